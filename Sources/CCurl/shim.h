#pragma once
#include <curl/curl.h>

// curl_easy_setopt and curl_easy_getinfo are variadic, which Swift cannot call. Each wrapper fixes
// the type of the third argument; a wrong width would corrupt the call.

static inline CURLcode clamate_curl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode clamate_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode clamate_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

typedef size_t (*clamate_curl_sink)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode clamate_curl_set_sink(
    CURL *handle, CURLoption option, clamate_curl_sink sink) {
  return curl_easy_setopt(handle, option, sink);
}

static inline CURLcode clamate_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode clamate_curl_get_offset(CURL *handle, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode clamate_curl_get_text(CURL *handle, CURLINFO info, const char **value) {
  return curl_easy_getinfo(handle, info, value);
}

// The handle and the outcome of a finished transfer, read out of the message's union.
static inline CURL *clamate_curl_message_handle(const CURLMsg *message) {
  return message->msg == CURLMSG_DONE ? message->easy_handle : NULL;
}

static inline CURLcode clamate_curl_message_code(const CURLMsg *message) {
  return message->data.result;
}

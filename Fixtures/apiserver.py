#!/usr/bin/env python3
"""A loopback stand-in for the weather providers, with faults.

    apiserver.py --port-file PORT.txt [--port 0] [--lifetime 900] [--log LOG.txt]
                 [--set ROUTE[@SUBJECT]=BODY]... [--more FOLDER] [--fresh] [--now EPOCH]
                 [--certificate CERT.pem --certificate-key KEY.pem]

It serves the bodies of Fixtures/api under the providers' own paths, with the status and headers
that manifest.json gives them. What a route answers is chosen with --set: to everybody (weather=owm/x.json)
or to who asks for a place or a name (weather@37.57,126.98=owm/x.json). A file that is not in the
manifest is looked for in the folder of --more and served as good JSON. At run time:

    POST /_control   {"route": "weather", "body": "owm/x.json", "fault": "silent", "count": 2}
    GET  /_count     {"weather": 1, ...}: the requests of each route so far
    POST /_reset     counts back to zero, routes back to their first bodies

A fault without "count" lasts until the next control call. Faults:

    silent       takes the request and never answers      drip        a byte each half second
    slow         answers after 1 s                        truncate    half of the promised bytes
    close        closes before the headers                reset       TCP reset before the headers
    half-reset   TCP reset in the middle of the body      no-last-chunk   chunked without its end
    oversize     50 MB with Content-Length                oversize-chunked    50 MB chunked
    gzip-bomb    50 MB of zeros as gzip                   headers     1 MB of header lines
    redirect     302 to itself                            redirect-host   302 to another host
    redirect-file    302 to file:///etc/passwd            garbage     bytes that are no HTTP
    redirect-http    302 to http on another port          short-length    promises half the body
    delay:N      answers after N milliseconds
    echo         the request line, in a JSON error text   status:N    this status, same body
    retry-after:V    429 with this Retry-After            gzip        the body compressed
    expires:V        the same with this Expires

With --fresh the times in good bodies are moved so that what was new at the pinned moment of the
manifest is new at --now, or at the time of the request. Python's standard library only; it listens
on 127.0.0.1 and ends after --lifetime seconds.
"""

import argparse
import gzip
import json
import os
import re
import socket
import ssl
import struct
import threading
import time
import urllib.parse
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime, parsedate_to_datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "api")
MEGABYTE = b" " * (1 << 20)

ROUTES = [  # (name, path pattern, first body)
    ("weather", r"/data/2\.5/weather", "owm/current_seoul_clouds.json"),
    ("air_pollution", r"/data/2\.5/air_pollution", "owm/air_pollution_seoul.json"),
    ("owm_forecast", r"/data/2\.5/forecast", "owm/forecast_five_days.json"),
    ("owm_air_forecast", r"/data/2\.5/air_pollution/forecast", "owm/air_pollution_forecast.json"),
    ("feed", r"/feed/(geo:-?[0-9.]+;-?[0-9.]+|@\d+|A\d+)/", "waqi/ok_seoul.json"),
    ("owm_names", r"/geo/1\.0/direct", "owm/geo_direct_empty.json"),
    ("owm_codes", r"/geo/1\.0/zip", "owm/geo_zip_404.json"),
    ("map", r"/map/bounds/", "waqi/map_empty.json"),
    ("stations", r"/search/", "waqi/search_seoul.json"),
    ("places", r"/v1/search", "openmeteo/geo_none.json"),
    ("forecast", r"/v1/forecast", "openmeteo/forecast_hours.json"),
    ("air_quality", r"/v1/air-quality", "openmeteo/airquality_hours.json"),
    ("airkorea", r"/B552584/ArpltnInforInqireSvc/getMsrstnAcctoRltmMesureDnsty",
     "airkorea/ok_jongno.json"),
    ("metno", r"/weatherapi/locationforecast/2\.0/compact", "other/metno_days.json"),
    ("onecall", r"/data/3\.0/onecall", "owm/onecall3_days.json"),
    ("wttr", r"/-?[0-9.]+,-?[0-9.]+", "other/wttr_j1_days.json"),
]


def redacted(text):
    """The text without the values of parameters that hold keys."""
    return re.sub(r"(?i)\b(appid|token|apikey|key|serviceKey)=[^&\s\"]*", r"\1=***", text)


class Bodies:
    """The bodies of the manifest, optionally moved to the present."""

    def __init__(self, fresh, now, more):
        with open(os.path.join(FOLDER, "manifest.json"), encoding="utf-8") as file:
            manifest = json.load(file)
        self.pinned = manifest["pinned_now_epoch"]
        self.rows = {row["file"]: row for row in manifest["fixtures"]}
        self.more = more
        self.fresh = fresh
        self.now = now

    def answer(self, name):
        if name not in self.rows and self.more:
            with open(os.path.join(self.more, name), "rb") as file:
                return 200, "application/json", {}, file.read()
        row = self.rows[name]
        with open(os.path.join(FOLDER, name), "rb") as file:
            body = file.read()
        headers = dict(row["headers"])
        if self.fresh:
            body = self.moved(body)
            for name in headers.keys() & {"Expires", "Last-Modified"}:
                moment = parsedate_to_datetime(headers[name]) + timedelta(seconds=self.shift)
                headers[name] = format_datetime(moment, usegmt=True)
        return row["status"], row["content_type"], headers, body

    @property
    def shift(self):
        # Whole half hours, so that times on the hour stay plausible in every zone.
        now = self.now if self.now is not None else int(time.time())
        return (now - self.pinned) // 1800 * 1800

    def moved(self, body):
        try:
            value = json.loads(body)
        except ValueError:
            return body
        return json.dumps(shifted(value, self.shift), ensure_ascii=False).encode()


EPOCH_KEYS = {"dt", "sunrise", "sunset", "v"}
FORMATS = [
    (r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "%Y-%m-%dT%H:%M:%SZ"),
    (r"\d{4}-\d\d-\d\dT\d\d:\d\d", "%Y-%m-%dT%H:%M"),
    (r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", "%Y-%m-%d %H:%M:%S"),
    (r"\d{4}-\d\d-\d\d (?!24)\d\d:\d\d", "%Y-%m-%d %H:%M"),
]


def shifted(value, shift, key=None):
    """The value with all its times `shift` seconds later; days move by whole days."""
    if isinstance(value, dict):
        return {name: shifted(member, shift, name) for name, member in value.items()}
    if isinstance(value, list):
        return [shifted(element, shift, key) for element in value]
    if isinstance(value, int) and key in EPOCH_KEYS and value > 1_000_000_000:
        return value + shift
    if isinstance(value, str):
        return shifted_text(value, shift, key)
    return value


def shifted_text(text, shift, key):
    later = timedelta(seconds=shift)
    if re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d", text):
        return (datetime.fromisoformat(text) + later).isoformat()
    for pattern, form in FORMATS:
        if re.fullmatch(pattern, text):
            return (datetime.strptime(text, form) + later).strftime(form)
    if re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d [AP]M", text):
        return (datetime.strptime(text, "%Y-%m-%d %I:%M %p") + later).strftime("%Y-%m-%d %I:%M %p")
    if key == "observation_time":
        return (datetime.strptime(text, "%I:%M %p") + later).strftime("%I:%M %p")
    if key in ("time", "day", "date") and re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        # A local day: the day of what was 09:10 in Seoul at the pinned moment.
        morning = datetime.strptime(text + " 09:00", "%Y-%m-%d %H:%M")
        return (morning + later).strftime("%Y-%m-%d")
    return text


def subject(target):
    """The place or the name that a request asks about, empty where it asks about neither."""
    path, _, query = target.partition("?")
    if match := re.fullmatch(r"/feed/geo:([0-9.-]+);([0-9.-]+)/", path):
        return ",".join(match.groups())
    if match := re.fullmatch(r"/feed/(@\d+|A\d+)/", path):
        return match[1]
    if match := re.fullmatch(r"/(-?[0-9.]+,-?[0-9.]+)", path):
        return match[1]
    query = urllib.parse.parse_qs(query)
    if "latlng" in query:
        south, west, north, east = map(float, query["latlng"][0].split(","))
        return f"{(south + north) / 2:.2f},{(west + east) / 2:.2f}"
    for names in (
        ("lat", "lon"), ("latitude", "longitude"), ("keyword",), ("name",), ("stationName",), ("q",),
        ("zip",),
    ):
        if all(name in query for name in names):
            return ",".join(query[name][0] for name in names)
    return ""


class State:
    """What routes answer and how often they were asked."""

    def __init__(self, first):
        self.lock = threading.Lock()
        self.first = first
        self.reset()

    def reset(self):
        with self.lock:
            self.bodies = dict(self.first)
            self.faults = {}
            self.counts = {name: 0 for name, _, _ in ROUTES}

    def control(self, order):
        with self.lock:
            route = order["route"]
            if route not in self.bodies:
                raise KeyError(route)
            if "body" in order:
                self.bodies[route] = order["body"]
            if "fault" in order or "body" in order:
                self.faults[route] = (order.get("fault"), order.get("count"))

    def ask(self, route, subject):
        """Counts a request; the body and the fault that it gets."""
        with self.lock:
            self.counts[route] += 1
            fault, count = self.faults.get(route, (None, None))
            if fault and count is not None:
                self.faults[route] = (fault, count - 1) if count > 1 else (None, None)
            return self.bodies.get(f"{route}@{subject}", self.bodies[route]), fault


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "apiserver"

    def do_GET(self):
        path = self.path.split("?", 1)[0]
        if path == "/_count":
            with self.server.state.lock:
                counts = dict(self.server.state.counts)
            return self.send_json(200, counts)
        for name, pattern, _ in ROUTES:
            if re.fullmatch(pattern, path):
                self.server.note(self.requestline)
                return self.serve(*self.server.state.ask(name, subject(self.path)))
        self.server.note(self.requestline)
        return self.send_json(404, {"cod": "404", "message": "Internal error"})

    def do_POST(self):
        order = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.path == "/_reset":
            self.server.state.reset()
            return self.send_json(200, {})
        if self.path != "/_control":
            return self.send_json(404, {})
        try:
            self.server.state.control(json.loads(order))
        except (KeyError, TypeError, ValueError) as error:
            return self.send_json(400, {"error": repr(error)})
        return self.send_json(200, {})

    def serve(self, name, fault):
        status, content_type, headers, body = self.server.bodies.answer(name)
        kind, _, argument = (fault or "none").partition(":")
        faults = {
            "silent": self.silent, "close": self.close, "reset": self.reset,
            "garbage": self.garbage, "headers": self.endless_headers,
        }
        if kind in faults:
            return faults[kind]()
        if kind == "slow":
            time.sleep(1)
        if kind == "delay":
            time.sleep(int(argument) / 1000)
        if kind.startswith("redirect"):
            return self.redirect(kind)
        if kind == "status":
            status = int(argument)
        if kind == "retry-after":
            status, headers["Retry-After"] = 429, argument
        if kind == "expires":
            headers["Expires"] = argument
        if kind == "echo":
            body = json.dumps({"status": "error", "data": self.requestline}).encode()
        if kind == "gzip":
            headers["Content-Encoding"], body = "gzip", gzip.compress(body)
        if kind == "gzip-bomb":
            headers["Content-Encoding"] = "gzip"
            body = gzip.compress(MEGABYTE * 50, 1)
        if kind.startswith("oversize"):
            body = MEGABYTE * 50
        self.send_body(kind, status, content_type, headers, body)

    def send_body(self, kind, status, content_type, headers, body):
        chunked = kind in ("oversize-chunked", "no-last-chunk")
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        for key, value in headers.items():
            self.send_header(key, value)
        if chunked:
            self.send_header("Transfer-Encoding", "chunked")
        else:
            length = len(body) // 2 if kind == "short-length" else len(body)
            self.send_header("Content-Length", str(length))
        self.end_headers()
        if kind == "drip":
            for byte in body:
                self.wfile.write(bytes([byte]))
                time.sleep(0.5)
        elif kind in ("truncate", "half-reset"):
            self.wfile.write(body[: len(body) // 2])
            if kind == "half-reset":
                time.sleep(0.2)
                return self.reset()
            self.close_connection = True
        elif kind == "short-length":
            self.wfile.write(body)
            self.close_connection = True
        elif chunked:
            self.send_chunks(body, ends=kind != "no-last-chunk")
        else:
            self.wfile.write(body)

    def send_chunks(self, body, ends):
        step = 1 << 16
        for start in range(0, len(body), step):
            chunk = body[start : start + step]
            self.wfile.write(b"%x\r\n%s\r\n" % (len(chunk), chunk))
        if ends:
            self.wfile.write(b"0\r\n\r\n")
        else:
            self.close_connection = True

    def redirect(self, kind):
        target = {
            "redirect": self.path,
            "redirect-host": f"http://localhost:{self.server.server_port}{self.path}",
            "redirect-file": "file:///etc/passwd",
            "redirect-http": f"http://127.0.0.1:9{self.path}",
        }[kind]
        self.send_response(302)
        self.send_header("Location", target)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def silent(self):
        self.close_connection = True
        # Until the client leaves.
        self.connection.settimeout(60)
        try:
            self.connection.recv(1)
        except OSError:
            pass

    def close(self):
        self.close_connection = True

    def reset(self):
        self.close_connection = True
        linger = struct.pack("ii", 1, 0)
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.connection.close()

    def garbage(self):
        self.close_connection = True
        self.wfile.write(b"\x00\x01 this is no HTTP \xff\r\n\r\n")

    def endless_headers(self):
        self.close_connection = True
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        for number in range(1000):
            self.wfile.write(b"X-%d: %s\r\n" % (number, b"x" * 1000))
        self.wfile.write(b"Content-Length: 2\r\n\r\n{}")

    def send_json(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass

    def handle(self):
        try:
            super().handle()
        except (OSError, ValueError):
            pass  # The client left, or a fault closed the connection.

    def finish(self):
        try:
            super().finish()
        except (OSError, ValueError):
            pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, options, state):
        super().__init__(("127.0.0.1", options.port), Handler)
        self.state = state
        self.bodies = Bodies(options.fresh, options.now, options.more)
        self.log_path = options.log
        self.log_lock = threading.Lock()

    def note(self, line):
        if not self.log_path:
            return
        with self.log_lock, open(self.log_path, "a", encoding="utf-8") as file:
            file.write(redacted(line) + "\n")


def write_port(path, port):
    """Writes the port in one step, so that who waits for the file never reads a part."""
    temporary = f"{path}.new"
    with open(temporary, "w", encoding="ascii") as file:
        file.write(f"{port}\n")
    os.replace(temporary, path)


def main():
    parser = argparse.ArgumentParser(description="Loopback weather providers with faults.")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--port-file", help="the port is written to this file")
    parser.add_argument("--lifetime", type=float, default=900, help="seconds until it ends")
    parser.add_argument("--log", help="request lines, without keys, go to this file")
    parser.add_argument("--set", action="append", default=[], metavar="ROUTE=BODY")
    parser.add_argument("--more", help="a folder of bodies that are not in the manifest")
    parser.add_argument("--fresh", action="store_true", help="move the times of bodies")
    parser.add_argument("--now", type=int, help="the moment that --fresh moves to, epoch seconds")
    parser.add_argument("--certificate", help="speak TLS with this certificate")
    parser.add_argument("--certificate-key", help="the key of the certificate")
    options = parser.parse_args()
    first = {name: body for name, _, body in ROUTES}
    for choice in options.set:
        route, _, body = choice.partition("=")
        if route.partition("@")[0] not in first:
            parser.error(f"no route {route}")
        first[route] = body
    server = Server(options, State(first))
    if options.certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(options.certificate, options.certificate_key)
        server.socket = context.wrap_socket(
            server.socket, server_side=True, do_handshake_on_connect=False)
    if options.port_file:
        write_port(options.port_file, server.server_port)
    threading.Timer(options.lifetime, os._exit, [0]).start()
    server.serve_forever()


if __name__ == "__main__":
    main()

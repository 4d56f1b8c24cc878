#!/usr/bin/python3
"""A notification server on the session bus that writes each notice to a file.

usage: notifications.py FILE

FILE gets one JSON line a call of Notify (Desktop Notifications Specification 1.2); "READY" goes to
standard output once the server has its name. It ends by itself after two minutes.
"""

import json
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

INTERFACE = "org.freedesktop.Notifications"
LIFETIME = 120


class Server(dbus.service.Object):
    def __init__(self, bus, log):
        super().__init__(bus, "/org/freedesktop/Notifications")
        self.log = log
        self.count = 0

    @dbus.service.method(INTERFACE, in_signature="susssasa{sv}i", out_signature="u")
    def Notify(self, app, replaces, icon, summary, body, actions, hints, timeout):
        self.count += 1
        self.log.write(json.dumps({"app": app, "summary": summary, "body": body}) + "\n")
        return int(replaces) or self.count

    @dbus.service.method(INTERFACE, out_signature="as")
    def GetCapabilities(self):
        return ["body", "body-markup"]

    @dbus.service.method(INTERFACE, out_signature="ssss")
    def GetServerInformation(self):
        return ("listener", "clamate", "1", "1.2")


def main():
    dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    name = dbus.service.BusName(INTERFACE, bus, do_not_queue=True)
    loop = GLib.MainLoop()
    with open(sys.argv[1], "a", buffering=1, encoding="utf-8") as log:
        server = Server(bus, log)
        GLib.timeout_add_seconds(LIFETIME, loop.quit)
        print("READY", flush=True)
        loop.run()
    del name, server


if __name__ == "__main__":
    main()

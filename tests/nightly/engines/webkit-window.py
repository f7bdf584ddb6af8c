"""Opens a window of WebKitGTK for WebKitWebDriver: webkit-window.py WIDTH HEIGHT script|plain.

WebKitGTK's MiniBrowser cannot be as narrow as a phone.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height = int(sys.argv[1]), int(sys.argv[2])

# The driver cannot read the console, so the page records its errors.
RECORD_ERRORS = """
window.consoleErrors = [];
for (const kind of ['error', 'warn']) {
  const log = console[kind].bind(console);
  console[kind] = (...words) => { window.consoleErrors.push(words.join(' ')); log(...words); };
}
addEventListener('error', ({ message }) => { if (message) window.consoleErrors.push(message); });
addEventListener('unhandledrejection', ({ reason }) => window.consoleErrors.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.consoleErrors.push(`${violatedDirective} ${blockedURI}`));
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create_view(_session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript.new(
            RECORD_ERRORS,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=content
    )
    view.get_settings().set_enable_javascript_markup(sys.argv[3] == "script")
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("webkit-window")
    information.set_version(1, 0, 0)
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()

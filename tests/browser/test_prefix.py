"""The page behind a proxy that has it at a path of its name, and takes that path away."""

import re
import socket
import socketserver
import threading
from contextlib import suppress

import pytest
from conftest import PATIENCE, Server


class Proxy(socketserver.BaseRequestHandler):
    """What is below /games/ is asked of the server without that; there is nothing else here."""

    behind: Server

    def handle(self):
        asked = b""
        while b"\r\n\r\n" not in asked:
            part = self.request.recv(65536)
            if not part:
                return
            asked += part
        if b" /games/" not in asked.partition(b"\r\n")[0]:
            self.request.sendall(b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            return
        # One request for each connection: nothing that follows has to be understood.
        asked = asked.replace(b" /games/", b" /", 1).replace(b"Connection: keep-alive", b"Connection: close")
        with socket.create_connection(("127.0.0.1", self.behind.port)) as server:
            server.sendall(asked)
            threading.Thread(target=pass_on, args=(self.request, server), daemon=True).start()
            pass_on(server, self.request)


def pass_on(source, target):
    with suppress(OSError):
        while part := source.recv(65536):
            target.sendall(part)
        target.shutdown(socket.SHUT_WR)


@pytest.fixture
def proxy(tmp_path):
    Proxy.behind = Server(tmp_path, public="https://play.example/games")
    Proxy.behind.start()
    socketserver.ThreadingTCPServer.daemon_threads = True
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Proxy) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{running.server_address[1]}"
        running.shutdown()
    Proxy.behind.kill()


def test_the_page_lives_below_a_path(browser, proxy):
    context = browser.new_context(base_url=f"http://{proxy}", reduced_motion="reduce", locale="en-US")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda line: asked.append(line.url))
    page.goto("/games/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(re.compile(r"/games/table/[\w-]+$"))
    page.locator("section.board").wait_for()
    page.reload()
    page.locator("section.board").wait_for()
    page.goto("/games/rules/karma")
    page.get_by_role("heading", name="Karma").first.wait_for()
    page.goto("/games/")
    mine = page.locator("a.table").first
    assert mine.get_attribute("href").startswith("/games/table/")
    mine.click()
    page.locator("section.board").wait_for()
    assert [cookie["path"] for cookie in context.cookies()] == ["/games/"]
    assert {url.split("/")[0] for url in asked} >= {"http:", "ws:"}
    elsewhere = [url for url in asked if not re.match(rf"(http|ws)://{proxy}/games/|data:|blob:", url)]
    assert elsewhere == []
    context.close()

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from '../service/service.ts';

/** How often such sites look for mail. */
const REFRESH_MS = 5000;

const PAGE = `<!doctype html><title>Webmail</title>
<button id="new">New address</button> <b id="address"></b>
<ul id="list"></ul>
<pre id="mail"></pre>
<script>
  const get = async (path, method = 'GET') => (await fetch(path, { method })).json();
  let address;
  async function refresh() {
    const { messages } = await get('/v1/emails/' + encodeURIComponent(address) + '/messages');
    document.getElementById('list').replaceChildren(...messages.map(({ id, subject }) => {
      const row = document.createElement('button');
      row.textContent = subject;
      row.onclick = async () => {
        document.getElementById('mail').textContent = (await get('/v1/messages/' + id)).body_text;
      };
      return row;
    }));
  }
  document.getElementById('new').onclick = async () => {
    address = (await get('/v1/emails', 'POST')).email;
    document.getElementById('address').textContent = address;
    setInterval(refresh, ${REFRESH_MS});
  };
</script>`;

/**
 * What people without Mayfly use: a page in another tab that makes an address, looks for mail every few seconds, and shows it. It
 * asks the service through its own server, as such sites do.
 */
export async function startWebmail(service: Service): Promise<{ url: string } & AsyncDisposable> {
  const headers = { 'X-API-Key': service.keys[0] ?? '' };
  const server = createServer(async ({ method = 'GET', url = '/' }, response) => {
    if (url === '/') return void response.setHeader('Content-Type', 'text/html').end(PAGE);
    const answer = await fetch(service.api + url, { method, headers });
    response.setHeader('Content-Type', 'application/json').end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

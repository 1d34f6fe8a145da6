import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const FORM = `<!doctype html><meta charset="utf-8"><title>Sign up</title>
<form><label>Email <input type="email" autocomplete="email" autofocus></label><button>Sign up</button></form>
<script>
  // The page waits until it is told: a browser that is killed takes nothing back.
  document.querySelector('input').addEventListener('input', ({ target }) => {
    const telling = new XMLHttpRequest();
    telling.open('POST', '/filled', false);
    telling.send(target.value);
  });
</script>`;

/** A page with a field for an address, which tells at once what is written into it. */
export async function startForm(): Promise<{ url: string; written: string[]; stop(): void }> {
  const written: string[] = [];
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return void response.end(FORM);
    }
    let value = '';
    request.on('data', (chunk) => {
      value += chunk;
    });
    request.on('end', () => {
      if (value !== '') written.push(value);
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    written,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

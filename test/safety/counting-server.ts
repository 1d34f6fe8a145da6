import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { SELF_SIGNED } from './self-signed.ts';

export type ServedFile = { type: string; content: string | Buffer; headers?: Record<string, string> };

export interface CountingServer {
  port: number;
  /** Every attempt to reach anything but the reader's own page: `http://host/path`, with the referrer if there is one, or `https://host` for the start of a TLS connection. */
  requests: string[];
  /** From now on this host has these files, by path, and requests for them are not counted. */
  serve(host: string, files: (path: string) => ServedFile | undefined): void;
  /** From now on requests to this host are passed on to it and not counted. @param host `127.0.0.1:PORT` */
  letThrough(host: string): void;
  /** From now on this host is answered over TLS, and connections to it are not counted. The browser has to ignore who signed. */
  answerSecurely(host: string, answer: RequestListener): Promise<void>;
  close(): Promise<void>;
}

/** Of the page that mounts mails as the reader does. */
export const READER_HOST = 'reader.example';

/** What browsers ask for by themselves. */
const BROWSERS_OWN =
  /^https?:\/\/([\w-]+\.)*(mozilla\.(com|org|net)|firefox\.com|googleapis\.com|gvt1\.com|(accounts|clients\d?)\.google\.com)([/:]|$)/;

const TLS_HANDSHAKE = 0x16;

/**
 * A server on loopback that stands for the whole internet and counts who asks for what. It speaks http, sees TLS begin
 * (and reads the host from it), and takes requests as a proxy does. It answers only hosts that are served, or let through.
 * @param readerFiles path → content of what the reader's own page consists of
 */
export async function startCountingServer(readerFiles: Record<string, ServedFile> = {}): Promise<CountingServer> {
  const requests: string[] = [];
  const count = (request: string) => {
    if (!BROWSERS_OWN.test(request)) requests.push(request);
  };
  const known = new Set<string>();
  const sites = new Map<string, (path: string) => ServedFile | undefined>([[READER_HOST, (path) => readerFiles[path]]]);
  const answer: RequestListener = (asked, response) => {
    const url = new URL(asked.url ?? '/', `http://${asked.headers.host ?? 'nowhere.example'}`);
    if (known.has(url.host)) {
      passOn(url, asked, response);
      return;
    }
    const file = sites.get(url.hostname)?.(url.pathname);
    if (file) response.writeHead(200, { ...file.headers, 'content-type': file.type }).end(file.content);
    else {
      const { referer } = asked.headers;
      count(referer ? `${url.href} referred by ${referer}` : url.href);
      response.statusCode = 204;
      response.end();
    }
  };
  const http = createHttpServer(answer);
  const secure = new Map<string, Server>();
  const passSecurely = (server: Server, socket: Duplex, start?: Buffer) => {
    const { port } = server.address() as AddressInfo;
    const to = connect(port, '127.0.0.1');
    to.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => to.destroy()).on('close', () => to.destroy());
    if (start) to.write(start);
    socket.pipe(to).pipe(socket);
  };
  http.on('connect', (request, socket) => {
    const answering = secure.get(request.url?.replace(/:443$/, '') ?? '');
    if (answering) {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      passSecurely(answering, socket);
      return;
    }
    count(`https://${request.url ?? ''}`);
    socket.destroy();
  });
  const sockets = new Set<Duplex>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('data', (start) => {
      if (start[0] === TLS_HANDSHAKE) {
        const host = findServerName(start);
        const answering = secure.get(host);
        if (answering) {
          passSecurely(answering, socket, start);
          return;
        }
        count(`https://${host}`);
        socket.destroy();
      } else {
        socket.pause();
        socket.unshift(start);
        http.emit('connection', socket);
        socket.resume();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    serve: (host, files) => sites.set(host, files),
    letThrough: (host) => known.add(host),
    async answerSecurely(host, answer) {
      const https = createHttpsServer(SELF_SIGNED, answer);
      https.on('connection', (socket) => sockets.add(socket));
      await new Promise<void>((resolve) => https.listen(0, '127.0.0.1', resolve));
      secure.set(host, https);
    },
    close: async () => {
      for (const one of secure.values()) one.close();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function passOn(url: URL, from: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = from;
  const to = request(url, { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  to.on('error', () => response.destroy());
  from.pipe(to);
}

/**
 * The host in a TLS ClientHello, which stands there in clear: the extension of type 0, whose three lengths fit each other.
 * @see https://www.rfc-editor.org/rfc/rfc6066#section-3
 */
function findServerName(hello: Buffer): string {
  for (let at = 0; at + 9 < hello.length; at++) {
    const [type, extension, list, name] = [0, 2, 4, 7].map((offset) => hello.readUInt16BE(at + offset));
    const fits = type === 0 && name && list === name + 3 && extension === list + 2;
    if (fits) return hello.toString('latin1', at + 9, at + 9 + name);
  }
  return 'unknown';
}

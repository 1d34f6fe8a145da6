import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { SELF_SIGNED } from '../safety/self-signed.ts';

/** The service that the shipped build has permission for from the start. */
export const DEFAULT_HOST = 'api.temp-mail.io';

/** A server on this machine in the place of `DEFAULT_HOST`. It leads to a service of the tests, so that nobody has to allow its URL. */
export type Front = {
  port: number;
  /** @param api base URL of the service */
  leadTo(api: string): void;
  stop(): Promise<void>;
};

const TLS_HANDSHAKE = 0x16;

/** Takes TLS as Chromium's resolver rule sends it, and `CONNECT` as Firefox sends it to a proxy. */
export async function startFront(): Promise<Front> {
  const sockets = new Set<Socket>();
  let target = 0;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const pass = (socket: Socket) => {
    const secure = new TLSSocket(socket, { isServer: true, ...SELF_SIGNED });
    const service = connect(target, '127.0.0.1');
    track(service);
    secure.on('error', () => service.destroy()).on('close', () => service.destroy());
    service.on('close', () => secure.destroy());
    secure.pipe(service).pipe(secure);
  };
  const server = createServer((socket) => {
    track(socket);
    socket.once('data', (start) => {
      socket.pause();
      if (start[0] === TLS_HANDSHAKE) socket.unshift(start);
      else socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      pass(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(api) {
      target = Number(new URL(api).port);
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

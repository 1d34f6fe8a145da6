import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export interface HttpServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Serves an app over HTTP.
 * @param port 0 for any
 * @throws if the port is taken
 */
export async function startHttpServer(
  app: { fetch: (request: Request, env: object) => Response | Promise<Response> },
  host: string,
  port: number,
): Promise<HttpServer> {
  // A test that starts the service in its own process keeps the Request and Response it knows.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

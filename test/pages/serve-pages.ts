import { Hono } from 'hono';
import { startHttpServer } from '../service/http-server.ts';
import { readPages } from './read-pages.ts';

/** The fill page corpus on a server, which keeps what its forms send. */
export type PageServer = {
  /** Where a page is. @param name such as `czech` */
  urlOf(name: string): string;
  /** What has arrived so far, by the fields' names, the newest last. */
  submissions: Record<string, string>[];
  stop(): Promise<void>;
};

export async function servePages(): Promise<PageServer> {
  const pages = new Map((await readPages()).map(({ name, html }) => [name, html]));
  const submissions: Record<string, string>[] = [];
  const app = new Hono();
  app.post('/pages/submitted', async (c) => {
    const body = await c.req.parseBody();
    submissions.push(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, `${value}`])));
    return c.html('<!doctype html><title>Received</title>');
  });
  app.get('/:name', (c) => {
    const html = pages.get(c.req.param('name'));
    return html === undefined ? c.notFound() : c.html(html);
  });
  const server = await startHttpServer(app, '127.0.0.1', 0);
  return { urlOf: (name) => `http://127.0.0.1:${server.port}/${name}`, submissions, stop: () => server.stop() };
}

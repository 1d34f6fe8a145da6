import { readdir, readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';

/** What a page sent. */
interface Submission {
  /** Name of the page, such as `confirmation`. */
  page: string;
  /** By the fields' names; of several with one name the last. */
  fields: Record<string, string>;
}

const FOLDER = new URL('./pages/', import.meta.url);

/**
 * The pages for fill tests: `/pages/NAME` is the form in `pages/NAME.html`, with `?sandboxed` it has no origin; `/pages` lists them, and
 * `/pages/submitted` tells what they sent, the newest last; `/pages/never` never answers. Each origin that serves them shares one list.
 * @param otherOrigins what `{{otherPort}}` and `{{otherHost}}` stand for in the forms; asked for at every request
 */
export function createPages(otherOrigins: () => { otherPort: string; otherHost: string }): Hono {
  const pages = new Hono();
  const submissions: Submission[] = [];

  pages.get('/pages', async (c) => {
    const links = (await listPages()).map((name) => html`<li><a href="/pages/${name}">${name}</a></li>`);
    return c.html(await layOut('Pages', html`<ul>${links}</ul>`));
  });

  pages.get('/pages/submitted', (c) => c.json(submissions));

  pages.post('/pages/submitted', async (c) => {
    const body = await c.req.parseBody();
    const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, `${value}`]));
    submissions.push({ page: c.req.query('page') ?? '', fields });
    return c.html(await layOut('Received', html`<p id="received">Received</p>`));
  });

  // A page with a script from there loads for ever.
  pages.get('/pages/never', () => new Promise<never>(() => {}));

  pages.get('/pages/:name', async (c) => {
    const name = c.req.param('name');
    if (!(await listPages()).includes(name)) return c.notFound();
    const { otherPort, otherHost } = otherOrigins();
    if (c.req.query('sandboxed') !== undefined)
      c.header('Content-Security-Policy', 'sandbox allow-scripts allow-forms');
    const source = await readFile(new URL(`${name}.html`, FOLDER), 'utf8');
    const fields = source.replaceAll('{{otherPort}}', otherPort).replaceAll('{{otherHost}}', otherHost);
    const form = html`<form method="post" action="/pages/submitted?page=${name}">
${raw(fields)}
<button type="submit">Send</button>
</form>`;
    return c.html(await layOut(name, form));
  });

  return pages;
}

async function listPages(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files.map((file) => file.replace(/\.html$/, '')).sort();
}

async function layOut(title: string, content: ReturnType<typeof html>): Promise<string> {
  const [frame, inner] = await Promise.all([readFile(new URL('page.html', import.meta.url), 'utf8'), content]);
  return frame.replaceAll('{{title}}', title).replace('{{content}}', () => `${inner}`);
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ sitePort: 0 });
});
afterAll(() => service.stop());

const open = async (url: string): Promise<string> => (await fetch(url)).text();

test('every page of the list is a form that goes to /pages/submitted', async () => {
  const names = [...(await open(`${service.site}/pages`)).matchAll(/href="\/pages\/([\w-]+)"/g)].map(
    ([, name]) => name,
  );
  expect(names).toContain('email');
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    const page = await open(`${service.site}/pages/${name}`);
    expect(page).toContain(`<form method="post" action="/pages/submitted?page=${name}">`);
    expect(page).not.toContain('{{');
  }
});

test('what a page sent can be read, the newest last', async () => {
  const before = JSON.parse(await open(`${service.site}/pages/submitted`)).length;
  for (const email of ['one@mayfly.test', 'two@mayfly.test']) {
    const body = new URLSearchParams({ email, confirm_email: email });
    await fetch(`${service.site}/pages/submitted?page=confirmation`, { method: 'POST', body });
  }
  expect(JSON.parse(await open(`${service.site}/pages/submitted`)).slice(before)).toEqual([
    { page: 'confirmation', fields: { email: 'one@mayfly.test', confirm_email: 'one@mayfly.test' } },
    { page: 'confirmation', fields: { email: 'two@mayfly.test', confirm_email: 'two@mayfly.test' } },
  ]);
});

test.each(['frame-other-port', 'frame-other-host'])(
  '%s shows a page of another origin, which sends to the same list',
  async (name) => {
    const page = await open(`${service.site}/pages/${name}`);
    const [, address = ''] = /<iframe [^>]*src="([^"]+)"/.exec(page) ?? [];
    const { origin, hostname, port } = new URL(address);
    expect(port).not.toBe(new URL(`${service.site}`).port);
    expect(hostname).toBe(name === 'frame-other-host' ? 'localhost' : '127.0.0.1');
    expect(await open(address)).toContain('<input id="email"');

    const body = new URLSearchParams({ email: `${name}@mayfly.test` });
    await fetch(`${origin}/pages/submitted?page=email`, { method: 'POST', body });
    expect(JSON.parse(await open(`${service.site}/pages/submitted`)).at(-1)).toEqual({
      page: 'email',
      fields: { email: `${name}@mayfly.test` },
    });
  },
);

test('a page that is not there is not found, wherever its name points', async () => {
  for (const name of ['nothing', '..%2Fsite.ts', 'email.html']) {
    expect((await fetch(`${service.site}/pages/${name}`)).status).toBe(404);
  }
});

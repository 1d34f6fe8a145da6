import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../service.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

let service: Service;
let client: TestClient;

beforeAll(async () => {
  service = await startService({ sitePort: 0 });
  client = createTestClient(service);
});
afterAll(() => service.stop());

/** Sends a form as a browser does. @returns where the answer leads, or its page */
async function post(path: string, fields: Record<string, string> | string[][] = {}) {
  const body = new URLSearchParams(fields);
  const response = await fetch(service.site + path, { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('Location') ?? '', page: await response.text() };
}

async function open(path: string): Promise<string> {
  return (await fetch(new URL(path, service.site))).text();
}

async function readNewestMail(email: string): Promise<{ code: string; link: string; text: string; html: string }> {
  const [newest] = await client.listMessages(email);
  const { json } = await client.call('GET', `/v1/messages/${newest?.id}`);
  const code = /\b\d{6}\b/.exec(json.body_text)?.[0] ?? '';
  const link = /http:\S+/.exec(json.body_text)?.[0] ?? '';
  return { code, link, text: json.body_text, html: json.body_html };
}

async function signUp(query = ''): Promise<{ email: string; codePath: string }> {
  const email = await client.createAddress();
  const { status, location } = await post(`/sign-up${query}`, { email });
  expect(status).toBe(303);
  return { email, codePath: location };
}

test('signing up sends text and HTML with one code and one link; the code leads to Welcome', async () => {
  expect(await open('/')).toMatch(/<input id="email" name="email" type="email"/);
  const { email, codePath } = await signUp();
  expect(await open(codePath)).toContain('autocomplete="one-time-code"');

  const { code, link, html } = await readNewestMail(email);
  expect(code).toMatch(/^\d{6}$/);
  expect(html).toContain(code);
  expect(html).toContain(`href="${link}"`);
  const [message] = await client.listMessages(email);
  expect(message).toMatchObject({ from: 'Fernway <hello@fernway.example>', subject: 'Confirm your e-mail address' });

  const { status, location } = await post(codePath, { code });
  expect(status).toBe(303);
  expect(await open(location)).toContain('<h1>Welcome</h1>');
});

test('an address on a domain that it was told to refuse is not taken, one on another is', async () => {
  const flags = '?refused=one.test,mayfly.test';
  expect(await open(`/${flags}`)).toContain('action="/sign-up?refused=one.test%2Cmayfly.test"');
  const { status, page } = await post(`/sign-up${flags}`, { email: 'a@mayfly.test' });
  expect(status).toBe(422);
  expect(page).toContain('Please use another e-mail address.');
  expect(page).toContain('value="a@mayfly.test"');
  await signUp('?refused=one.test');
});

test('the link leads to Welcome too', async () => {
  const { email } = await signUp();
  const { link } = await readNewestMail(email);
  expect(new URL(link).origin).toBe(service.site);
  expect(await open(link)).toContain('<h1>Welcome</h1>');
});

test('a wrong code is told so, and there is no welcome before the right one', async () => {
  const { email, codePath } = await signUp();
  const { code } = await readNewestMail(email);
  const { status, page } = await post(codePath, { code: code === '000000' ? '000001' : '000000' });
  expect(status).toBe(422);
  expect(page).toContain('That code is not right');
  expect(await open(codePath.replace('code', 'welcome'))).not.toContain('<h1>Welcome</h1>');
});

test('a code sent again replaces the one before, and so does its link', async () => {
  const { email, codePath } = await signUp();
  const first = await readNewestMail(email);
  const { location } = await post(`${codePath}/resend`);
  expect(await open(location)).toContain('A new code is on its way');
  const second = await readNewestMail(email);
  expect(second.link).not.toBe(first.link);
  expect((await fetch(first.link)).status).toBe(404);
  expect((await post(codePath, { code: second.code })).status).toBe(303);
});

test('in six boxes the code is put together again, and the boxes stay through errors and resends', async () => {
  const { email, codePath } = await signUp('?boxes');
  expect((await open(codePath)).match(/name="digit"/g)).toHaveLength(6);
  const wrong = await post(codePath, [['digit', 'x']]);
  expect(wrong.page.match(/name="digit"/g)).toHaveLength(6);
  const { location } = await post(codePath.replace('?', '/resend?'));
  expect((await open(location)).match(/name="digit"/g)).toHaveLength(6);
  const { code } = await readNewestMail(email);
  expect(
    (
      await post(
        codePath,
        [...code].map((digit) => ['digit', digit]),
      )
    ).status,
  ).toBe(303);
});

test('an address that takes no mail, and one that is none, are told so', async () => {
  const unknown = await post('/sign-up', { email: 'nobody"@mayfly.test' });
  expect(unknown.status).toBe(422);
  expect(unknown.page).toContain('We could not reach this address');
  expect(unknown.page).toContain('value="nobody&quot;@mayfly.test"');
  expect((await post('/sign-up', { email: 'no address' })).page).toContain('Please give an e-mail address');
});

test('what nobody signed up for is not found', async () => {
  for (const path of ['/code/nobody', '/confirm/nothing', '/welcome/nobody', '/nothing', '/package.json']) {
    expect((await fetch(service.site + path)).status).toBe(404);
  }
  expect((await post('/code/nobody/resend')).status).toBe(404);
});

test.each(['site.css', 'leaf.svg', 'hills.svg', 'code-boxes.js'])('%s is there', async (file) => {
  expect((await fetch(`${service.site}/${file}`)).status).toBe(200);
});

test.each([
  ['127.0.0.1', 200],
  ['localhost', 200],
  ['rebound.example', 421],
  ['localhost.rebound.example', 421],
])('asked by the name %s it answers %i, on the ports of its frames too', async (name, status) => {
  const frame = await open('/pages/frame-other-port');
  const ports = [new URL(service.site ?? '').port, new URL(/src="(http[^"]+)"/.exec(frame)?.[1] ?? '').port];
  // `fetch` does not let its caller choose the name.
  const ask = (port: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      request({ host: '127.0.0.1', port, path: '/pages/email', headers: { Host: `${name}:${port}` } }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end(),
    );
  expect(await Promise.all(ports.map(ask))).toEqual([status, status]);
});

import { expect, it } from 'vitest';
import { keepChromium } from './kept-chromium.ts';

it('gives a sandboxed frame a process of its own, as users’ browsers do', async () => {
  const { browser, page, server } = await keepChromium();
  server.serve('around.example', () => ({
    type: 'text/html',
    content: '<!doctype html><iframe sandbox srcdoc="<p>x</p>">',
  }));
  await page.goto('http://around.example/');
  const session = await browser.target().createCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'iframe' }] });
  await session.detach();
  expect(targetInfos.map(({ url }) => url)).toEqual(['about:srcdoc']);
});

import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { CODE_WORDS } from '../codes/code-words.ts';
import { createCodeFinder } from '../codes/create-code-finder.ts';
import { createLinkFinder } from '../codes/create-link-finder.ts';
import { LINK_WORDS } from '../codes/link-words.ts';
import { findBodyFinder } from './body-finder.ts';
import type { Message } from './message.ts';
import { searchTextOf } from './search/search-text.ts';

const message: Message = {
  id: '1',
  address: 'a@mayfly.test',
  from: 'Harbour <no-reply@harbour.example>',
  subject: 'Verify your email',
  createdAt: 0,
  seenAt: 0,
};

// As their own script does.
globalThis.mayflyFinders = { createCodeFinder, createLinkFinder, searchTextOf };

afterEach(() => vi.restoreAllMocks());

it('finds code and link by the packaged words, and tries again after these could not be loaded', async () => {
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ code: CODE_WORDS, link: LINK_WORDS }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const getURL = vi.spyOn(fakeBrowser.runtime, 'getURL');
  try {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    getURL.mockReturnValue('http://127.0.0.1:1/words.json');
    expect(await findBodyFinder()).toBeUndefined();

    getURL.mockReturnValue(`http://127.0.0.1:${port}/words.json`);
    const findInBody = await findBodyFinder();
    const html = '<p>Your code is 482913, or</p><a href="https://harbour.example/verify/1">verify your email</a>';
    expect(findInBody?.(message, { id: '1', html, cc: [], attachments: [] })).toEqual({
      attachments: 0,
      code: '482913',
      link: 'https://harbour.example/verify/1',
    });
    expect(findInBody?.(message, { id: '1', text: 'Good morning.', cc: [], attachments: [] })).toEqual({
      attachments: 0,
    });
  } finally {
    server.close();
  }
});

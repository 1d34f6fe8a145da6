import { beforeEach, expect, it } from 'vitest';
import { loadBodyExtractors } from '../../test/mailbox/load-body-extractors.ts';
import { madeMessage } from '../../test/mailbox/made.ts';
import { loadBodyAnalyser } from './body-analyser.ts';

const message = madeMessage({ from: 'Harbour <no-reply@harbour.example>', subject: 'Verify your email' });

beforeEach(() => {
  globalThis.mayflyBodyExtractors = undefined;
});

it('finds code, link and searched text in a body', async () => {
  loadBodyExtractors();
  const read = await loadBodyAnalyser();
  const html = '<p>Your code is 482913, or</p><a href="https://harbour.example/verify/1">verify your email</a>';
  expect(read?.(message, { id: '1', html, cc: [], attachments: [] })).toEqual({
    found: {
      attachments: 0,
      code: '482913',
      codeSites: { sender: 'harbour.example', linked: ['harbour.example'] },
      link: 'https://harbour.example/verify/1',
      preview: 'Your code is 482913, or verify your email',
    },
    text: expect.stringContaining('482913'),
  });
  expect(read?.(message, { id: '1', text: 'Good morning.', cc: [], attachments: [] })).toEqual({
    found: { attachments: 0, preview: 'Good morning.' },
    text: 'Good morning.',
  });
});

it('says for which domain a code is, and which link is not to be trusted', async () => {
  loadBodyExtractors();
  const read = await loadBodyAnalyser();
  const html = `<p>Your code is 482913.</p><a href="https://evil.example/verify?token=9f3c2a1b">Verify your email</a>
<p>@harbour.example #482913</p>`;
  expect(read?.({ ...message, from: 'a@harbour.example' }, { id: '1', html, cc: [], attachments: [] }).found).toEqual({
    attachments: 0,
    code: '482913',
    codeFor: 'harbour.example',
    codeSites: { sender: 'harbour.example', bound: 'harbour.example', linked: ['evil.example'] },
    misleadingLink: 'https://evil.example/verify?token=9f3c2a1b',
    preview: 'Your code is 482913. Verify your email @harbour.example #482913',
  });
});

const PADDINGS = '\u200c\u00a0|\u034f\u200c |\u00ad|\u200b|\ufeff\u2007|\u200d\u200c|\u2800|\u115f|\u061c'.split('|');
const BEGINNINGS = ['Welcome!', 'ようこそ', 'أهلاً', 'ברוכים הבאים', 'स्वागत', '欢迎👋'];

it.each(PADDINGS)('shows the text behind %j, which fills the preview with nothing', async (padding) => {
  loadBodyExtractors();
  const read = await loadBodyAnalyser();
  const preview = (body: { html?: string; text?: string }) =>
    read?.(message, { id: '1', cc: [], attachments: [], ...body }).found.preview;
  for (const beginning of BEGINNINGS) {
    const text = `${beginning}${padding.repeat(300)}\nPlease read on`;
    const entities = text.replace(/[^ -~\n]/gu, (character) => `&#${character.codePointAt(0)};`);
    expect(preview({ text })).toBe(`${beginning} Please read on`);
    expect(preview({ html: `<div>${text.replace('\n', '</div><p>')}</p>` })).toBe(`${beginning} Please read on`);
    expect(preview({ html: `<div>${entities.replace('\n', '</div><p>')}</p>`, text: 'plain' })).toBe(
      `${beginning} Please read on`,
    );
  }
});

import { describe, expect, it } from 'vitest';
import { findInlinePictures } from '../../lib/email/parse/inline-pictures.ts';
import { parseSource } from '../../lib/email/parse/parse-source.ts';
import { HOUR, MINUTE } from '../../lib/i18n/time.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import { type Body, type Message, SOURCE } from '../../lib/mailbox/message.ts';
import { decideReader, type ReaderModel, type ReaderState } from './model.ts';

const NOW = Date.UTC(2026, 5, 15, 14, 32);

const address: Address = {
  email: 'lark@mail.example',
  createdAt: NOW - HOUR,
  expiresAt: NOW + HOUR,
  service: 'https://api.example',
  site: 'acme.example',
  filledIn: { tabId: 1, frameId: 0, origin: 'https://acme.example', site: 'acme.example' },
};

const expired: Address = { ...address, expiresAt: NOW - MINUTE };

const message = (more: Partial<Message> = {}): Message => ({
  id: 'a',
  address: address.email,
  from: 'Acme <hello@acme.example>',
  subject: 'Your code',
  createdAt: NOW - MINUTE,
  seenAt: NOW - MINUTE,
  code: '482913',
  codeSites: { sender: 'acme.example', linked: [] },
  ...more,
});

const plain = message({ code: undefined, codeSites: undefined });
const body: Body = { id: 'a', cc: [], text: 'Words', attachments: [] };

const state = (changed: Partial<ReaderState> = {}): ReaderState => ({
  message: plain,
  messages: [changed.message ?? plain],
  address,
  body,
  loading: new Map(),
  isSourceShown: false,
  attachments: new Map(),
  savingAll: { isRunning: false, missing: 0 },
  mayOpen: true,
  offersImages: true,
  canFill: true,
  isFilling: false,
  now: NOW,
  ...changed,
});

const asked = message();
const foreign = message({ from: 'Bank <code@bank.example>', codeSites: { sender: 'bank.example', linked: [] } });
const newer = message({ id: 'newer', code: '555123', seenAt: NOW });
const tooLarge = { kind: 'too-large', size: { bytes: 9_000_000, isMore: true } } as const;

/** A mail whose HTML shows images of its own. */
const withPictures = (html: string, parts: [header: string, name: string][]): Partial<ReaderState> => {
  const written = parts.map(([header, name], nth) =>
    [
      `--b\nContent-Disposition: inline; filename="${name}"\nContent-Transfer-Encoding: base64`,
      header,
      '',
      btoa(`GIF89a\x01\0\x01\0\0\0\0;${nth}`),
    ].join('\n'),
  );
  const source = parseSource(['Content-Type: multipart/mixed; boundary=b', '', ...written, '--b--'].join('\n'));
  const attachments = parts.map(([, name], nth) => ({ id: `${nth}`, name }));
  return { body: { ...body, html, attachments }, source, pictures: findInlinePictures(source.parts) };
};

it.each<[string, Partial<ReaderState>, string[]]>([
  [
    'by its id',
    withPictures('<img src="cid:a@b">', [
      ['Content-ID: <a@b>', 'logo.gif'],
      ['', 'more.gif'],
    ]),
    ['1'],
  ],
  ['in a style', withPictures('<p style="background: url(cid:A)">', [['Content-ID: <a>', 'logo.gif']]), []],
  [
    'by its name',
    withPictures("<img src='cid:logo.gif'>", [
      ['', 'logo.gif'],
      ['', 'b.gif'],
    ]),
    ['1'],
  ],
  ['by its URL', withPictures('<img src=a/b.gif>', [['Content-Location: a/b.gif', 'b.gif']]), []],
  [
    'and not another of its name',
    withPictures('<img src="cid:2">', [
      ['', 'a.gif'],
      ['Content-ID: <2>', 'a.gif'],
    ]),
    ['0'],
  ],
  ['not if only words name it', withPictures('<p>cid:1</p>', [['Content-ID: <1>', 'a.gif']]), ['0']],
  [
    'not before the source is read',
    { ...withPictures('<img src="cid:1">', [['Content-ID: <1>', 'a.gif']]), source: undefined },
    ['0'],
  ],
])('an image that the HTML shows is no attachment: %s', (_, given, listed) => {
  expect(decideReader(state(given)).attachments.map(({ id }) => id)).toEqual(listed);
});

const SITUATIONS: [what: string, state: Partial<ReaderState>, model: Partial<ReaderModel>][] = [
  ['a mail without a code or a link', {}, { code: undefined, links: [], problem: undefined, missingBody: undefined }],
  ['an address that lives', {}, { addressState: 'live' }],
  ['an address that has expired', { address: expired }, { addressState: 'expired' }],
  ['an address that was deleted here', { address: undefined }, { addressState: undefined }],
  [
    'an address that was deleted elsewhere',
    { address: { ...address, goneAt: NOW - MINUTE } },
    { addressState: 'gone' },
  ],
  ['a body on its way', { body: undefined }, { missingBody: { kind: 'loading' } }],
  [
    'a body that was evicted',
    { body: undefined, isEvicted: true },
    { missingBody: { kind: 'evicted', canFetch: true } },
  ],
  [
    'a body that was evicted, and that the service has forgotten',
    { body: undefined, isEvicted: true, address: expired },
    { missingBody: { kind: 'evicted', canFetch: false } },
  ],
  [
    'a body that could not be fetched',
    { body: undefined, bodyProblem: { kind: 'no-network' } },
    { missingBody: { kind: 'failed' }, problem: { kind: 'no-network' }, canRetry: true },
  ],
  [
    'a body that is too large, which is no failure',
    { body: undefined, bodyProblem: tooLarge },
    { missingBody: { kind: 'too-large', canFetch: true, size: tooLarge.size }, problem: undefined },
  ],
  [
    'a source that is too large, while the body is on its way',
    { body: undefined, fileProblem: tooLarge },
    { missingBody: { kind: 'loading' }, problem: tooLarge, canRetry: false },
  ],
  [
    'an attachment that could not be fetched',
    { fileProblem: { kind: 'storage' } },
    { problem: { kind: 'storage' }, canRetry: false },
  ],
  ['a source on its way', { loading: new Map([[SOURCE, { loadedBytes: 0 }]]) }, { isSourceLoading: true }],
  ['an attachment on its way', { loading: new Map([['a', { loadedBytes: 0 }]]) }, { isSourceLoading: false }],
  [
    'a link to confirm',
    { message: message({ code: undefined, link: 'https://acme.example/confirm' }) },
    { links: [{ link: 'https://acme.example/confirm', host: 'acme.example', isPrimary: true, isMisleading: false }] },
  ],
  [
    'a link that leads elsewhere than it says',
    { message: message({ code: undefined, misleadingLink: 'https://evil.example/a' }) },
    { links: [{ link: 'https://evil.example/a', host: 'evil.example', isPrimary: false, isMisleading: true }] },
  ],
  [
    'a link that no browser opens',
    { message: message({ code: undefined, link: 'javascript:alert(1)' }) },
    { links: [] },
  ],
];

it.each(SITUATIONS)('%s', (_what, changed, model) => {
  expect(decideReader(state(changed))).toMatchObject(model);
});

const CODES: [what: string, state: Partial<ReaderState>, code: Partial<ReaderModel['code']>][] = [
  [
    'for the page that asked',
    { message: asked },
    { isFillOffered: true, isPrimary: true, isReplaced: false, forSite: 'acme.example', sender: undefined },
  ],
  ['of another site', { message: foreign }, { isFillOffered: true, isPrimary: false, sender: 'bank.example' }],
  [
    'bound to the page by the mail',
    { message: message({ codeFor: 'acme.example', codeSites: { bound: 'acme.example', linked: [] } }) },
    { isPrimary: true, boundTo: 'acme.example', forSite: undefined },
  ],
  ['that was filled in', { message: message({ codeFilledAt: NOW }) }, { isFillOffered: true, isPrimary: false }],
  [
    'with a newer one',
    { message: asked, messages: [newer, asked] },
    { isReplaced: true, isFillOffered: false, isPrimary: false },
  ],
  ['that is old', { message: message({ seenAt: NOW - HOUR }) }, { isFillOffered: false, forSite: undefined }],
  ['with no page beside', { message: asked, canFill: false }, { isFillOffered: false, origin: undefined }],
  ['for a tab that was closed', { message: asked, openTabs: new Set([2]) }, { isFillOffered: false }],
  [
    'for a tab that is open',
    { message: asked, openTabs: new Set([1]) },
    { isFillOffered: true, origin: 'https://acme.example' },
  ],
];

describe('a code', () => {
  it.each(CODES)('%s', (_what, changed, code) => {
    expect(decideReader(state(changed)).code).toMatchObject(code ?? {});
  });
});

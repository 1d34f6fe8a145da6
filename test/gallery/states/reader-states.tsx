import '../../../components/reader/reader.css';
import type { ImageLoader } from '../../../components/reader/image-loader.ts';
import { MessageGone } from '../../../components/reader/message-page.tsx';
import type { ReaderState } from '../../../components/reader/model.ts';
import { Reader } from '../../../components/reader/reader.tsx';
import type { ReaderActions } from '../../../components/reader/reader-context.ts';
import { findAttachmentType } from '../../../lib/email/attachment/attachment-type.ts';
import { parseSource } from '../../../lib/email/parse/parse-source.ts';
import { SOURCE } from '../../../lib/mailbox/message.ts';
import {
  codeMessage,
  current,
  foreignCodeMessage,
  linkMessage,
  message,
  NOW,
  receiptMessage,
  textBody,
} from '../made-data.ts';
import {
  attachments,
  htmlBody,
  linksBody,
  longBody,
  PICTURE,
  picturesBody,
  quotesBody,
  source,
} from '../made-mails.ts';
import { press, type State, statesOf, unfold } from '../state.ts';
import { actions, PopupFrame } from './popup-frame.tsx';

const nothing = () => {};

const loader = (load: ImageLoader['load'], isAsked = false): ImageLoader => ({ load, asksFirst: async () => isAsked });

const readerActions: ReaderActions = {
  ...actions,
  openLink: nothing,
  retry: nothing,
  readDetails: nothing,
  toggleSource: nothing,
  fetchSourceAgain: nothing,
  saveSource: nothing,
  saveAttachment: nothing,
  saveAttachments: nothing,
  previewAttachment: nothing,
  openAnyway: nothing,
  onPainted: nothing,
  markUnread: nothing,
  deleteMessage: nothing,
  back: nothing,
};

type Changed = Partial<ReaderState> & Pick<ReaderActions, 'loadImages'>;

/** The reader with sample data: a plain mail with a code, unless changed. */
export function MadeReader({ loadImages, ...changed }: Changed) {
  const message = changed.message ?? codeMessage;
  const state: ReaderState = {
    message,
    messages: [message],
    address: current,
    body: textBody,
    loading: new Map(),
    isSourceShown: false,
    attachments: new Map(),
    savingAll: { isRunning: false, missing: 0 },
    mayOpen: true,
    offersImages: true,
    canFill: false,
    isFilling: false,
    now: NOW,
    ...changed,
  };
  return <Reader state={state} actions={{ ...readerActions, loadImages }} />;
}

function ReaderFrame(changed: Changed) {
  return <PopupFrame route={{ view: 'message', id: '1' }} reader={() => <MadeReader {...changed} />} />;
}

/** More than is shown: of the rest, there is one line. */
const LONG_TEXT = `A report of the day.\n${' '.repeat(200_000)}\nAnd its end.`;

const LONG_SUBJECT =
  'Your sign-up code for the account that you have begun to make today, and all that is to be known of it. '.repeat(3);

/** More than stand on a page. */
const MANY_FILES = Array.from({ length: 120 }, (_, nth) => ({
  id: `${nth}`,
  name: `picture-${nth}.png`,
  size: 1000 + nth,
}));

/** More than are shown, and nothing to see. */
const MANY_ELEMENTS = '<wbr>'.repeat(10_001);

const bytes = (latin1: string) => Uint8Array.from(latin1, (character) => character.charCodeAt(0));

const reader = statesOf(ReaderFrame);
const popup = statesOf(PopupFrame);

/** Any mail, which the driver chooses. */
const anyMail = (): Changed => {
  const { html, pictures } =
    (globalThis as { anyMail?: { html: string; pictures: Record<string, string> } }).anyMail ?? {};
  return { body: { ...textBody, text: undefined, html }, pictures };
};

export const readerStates: State[] = [
  reader('reader-any', anyMail),
  reader('reader-text'),
  reader('reader-text-turned', {
    body: {
      ...textBody,
      text: '\u202ehttps://evil.example/a\nhttps://evil.example/\u202emoc.knab//:sptth\n\u2067www.evil.example/b\nanna\u202e@evil.example',
    },
  }),
  reader('reader-text-cut', { body: { ...textBody, text: LONG_TEXT } }),
  reader('reader-attachments-many', { body: { ...textBody, attachments: MANY_FILES } }),
  reader('reader-evicted', { body: undefined, isEvicted: true }),
  reader('reader-evicted-gone', { body: undefined, isEvicted: true, address: { ...current, goneAt: NOW } }),
  reader('reader-too-large', {
    body: undefined,
    bodyProblem: { kind: 'too-large', size: { bytes: 25_000_000, isMore: true } },
  }),
  reader('reader-code-fill', { canFill: true, message: { ...codeMessage, subject: LONG_SUBJECT } }),
  reader('reader-link-doubtful', {
    message: { ...linkMessage, link: undefined, misleadingLink: 'https://login.evil.example/northwind?a=1' },
    body: linksBody,
  }),
  reader('reader-code-bound', { message: { ...codeMessage, codeFor: 'login.acme.example' } }),
  reader('reader-code-foreign', { canFill: true, message: foreignCodeMessage }),
  reader('reader-html-long', { message: linkMessage, body: longBody }),
  reader('reader-code-replaced', { messages: [{ ...codeMessage, id: 'newer', code: '555123' }, codeMessage] }),
  reader('reader-html', { message: linkMessage, body: htmlBody }),
  reader('reader-code-html', { canFill: true, message: codeMessage, body: htmlBody }),
  reader('reader-html-images-never', { message: linkMessage, body: htmlBody, offersImages: false }),
  reader('reader-html-images-shown', { message: linkMessage, body: htmlBody }, press('message.showImages')),
  reader('reader-html-images-asks', {
    message: linkMessage,
    body: htmlBody,
    loadImages: loader(async () => undefined, true),
  }),
  reader(
    'reader-html-images-loading',
    { message: linkMessage, body: htmlBody, loadImages: loader(() => new Promise(nothing)) },
    press('message.showImages'),
  ),
  reader(
    'reader-html-images-refused',
    { message: linkMessage, body: htmlBody, loadImages: loader(async () => undefined) },
    press('message.showImages'),
  ),
  reader(
    'reader-html-images-incomplete',
    { message: linkMessage, body: htmlBody, loadImages: loader(async (urls) => ({ seen: urls, fetched: {} })) },
    press('message.showImages'),
  ),
  reader('reader-html-held', { message: linkMessage, body: htmlBody, mayOpen: false }),
  reader('reader-html-cut', { message: linkMessage, body: { ...htmlBody, html: `${htmlBody.html}${MANY_ELEMENTS}` } }),
  reader('reader-html-pictures-inside', { message: receiptMessage, body: picturesBody, pictures: { logo: PICTURE } }),
  reader('reader-links', { message: linkMessage, body: linksBody }, unfold('.link-list')),
  reader('reader-quotes', { body: quotesBody }),
  reader('reader-quotes-unfolded', { body: quotesBody }, unfold('.folded-quote')),
  reader('reader-details', { source: parseSource(source) }, unfold('.message-details')),
  reader('reader-details-loading', { loading: new Map([[SOURCE, { loadedBytes: 0 }]]) }, unfold('.message-details')),
  reader('reader-loading', { body: undefined }),
  reader('reader-problem', { body: undefined, bodyProblem: { kind: 'no-network' } }),
  reader('reader-attachments', {
    message: receiptMessage,
    body: { ...textBody, attachments },
    loading: new Map([
      ['photo', { loadedBytes: 1_204_000, totalBytes: 3_411_902 }],
      [SOURCE, { loadedBytes: 0 }],
    ]),
    address: { ...current, expiresAt: NOW },
  }),
  reader('reader-attachments-previewed', {
    message: receiptMessage,
    body: { ...textBody, attachments },
    attachments: new Map([
      ['receipt', { type: findAttachmentType('pdf', bytes('MZ\x90\0')) }],
      ['photo', { type: findAttachmentType('jpeg', bytes('\xff\xd8\xff\xe0')), picture: PICTURE }],
    ]),
  }),
  reader('reader-empty', { body: { ...textBody, text: undefined } }),
  reader('reader-encrypted', {
    body: { ...textBody, text: '-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----' },
  }),
  reader('reader-long-words', () => ({
    message: message(`${'Name'.repeat(30)} <${'a'.repeat(60)}@example.example>`, 'Subject'.repeat(30), 1000, {
      code: 'ABCD-EFGH-IJKL-MNOP',
      link: 'https://a-very-long-host-name.that-goes-on.and-on.until-the-line.is-over.example/x',
    }),
    body: { ...textBody, text: 'word'.repeat(200) },
  })),
  reader('reader-winmail', {
    message: receiptMessage,
    body: { ...textBody, text: undefined, attachments: [{ id: '1', name: 'winmail.dat', size: 9000 }] },
  }),
  reader('reader-source', { isSourceShown: true, source: parseSource(source) }),
  reader('reader-source-cut', { isSourceShown: true, source: parseSource(source.slice(0, -20)) }),
  reader(
    'reader-source-unfolded',
    { isSourceShown: true, source: parseSource(source) },
    unfold('.source-view details'),
  ),
  reader('reader-source-loading', { isSourceShown: true, loading: new Map([[SOURCE, { loadedBytes: 0 }]]) }),
  popup('reader-gone', () => ({ route: { view: 'message', id: '1' }, reader: () => <MessageGone onBack={nothing} /> })),
];

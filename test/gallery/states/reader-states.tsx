import '../../../components/reader/reader.css';
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
import { press, type State, unfold } from '../state.ts';
import { actions, PopupFrame } from './popup-frame.tsx';

const nothing = () => {};

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

export const readerStates: State[] = [
  { name: 'reader-text', view: () => <ReaderFrame /> },
  {
    name: 'reader-text-turned',
    view: () => (
      <ReaderFrame
        body={{
          ...textBody,
          text: '\u202ehttps://evil.example/a\nhttps://evil.example/\u202emoc.knab//:sptth\n\u2067www.evil.example/b\nanna\u202e@evil.example',
        }}
      />
    ),
  },
  { name: 'reader-text-cut', view: () => <ReaderFrame body={{ ...textBody, text: LONG_TEXT }} /> },
  { name: 'reader-attachments-many', view: () => <ReaderFrame body={{ ...textBody, attachments: MANY_FILES }} /> },
  { name: 'reader-evicted', view: () => <ReaderFrame body={undefined} isEvicted /> },
  {
    name: 'reader-evicted-gone',
    view: () => <ReaderFrame body={undefined} isEvicted address={{ ...current, goneAt: NOW }} />,
  },
  {
    name: 'reader-too-large',
    view: () => (
      <ReaderFrame body={undefined} bodyProblem={{ kind: 'too-large', size: { bytes: 25_000_000, isMore: true } }} />
    ),
  },
  {
    name: 'reader-code-fill',
    view: () => <ReaderFrame canFill message={{ ...codeMessage, subject: LONG_SUBJECT }} />,
  },
  {
    name: 'reader-link-doubtful',
    view: () => (
      <ReaderFrame
        message={{ ...linkMessage, link: undefined, misleadingLink: 'https://login.evil.example/northwind?a=1' }}
        body={linksBody}
      />
    ),
  },
  {
    name: 'reader-code-bound',
    view: () => <ReaderFrame message={{ ...codeMessage, codeFor: 'login.acme.example' }} />,
  },
  { name: 'reader-code-foreign', view: () => <ReaderFrame canFill message={foreignCodeMessage} /> },
  { name: 'reader-html-long', view: () => <ReaderFrame message={linkMessage} body={longBody} /> },
  {
    name: 'reader-code-replaced',
    view: () => <ReaderFrame messages={[{ ...codeMessage, id: 'newer', code: '555123' }, codeMessage]} />,
  },
  { name: 'reader-html', view: () => <ReaderFrame message={linkMessage} body={htmlBody} /> },
  {
    name: 'reader-html-images-never',
    view: () => <ReaderFrame message={linkMessage} body={htmlBody} offersImages={false} />,
  },
  {
    name: 'reader-html-images-shown',
    view: () => <ReaderFrame message={linkMessage} body={htmlBody} />,
    act: press('message.showImages'),
  },
  {
    name: 'reader-html-images-loading',
    view: () => <ReaderFrame message={linkMessage} body={htmlBody} loadImages={() => new Promise(nothing)} />,
    act: press('message.showImages'),
  },
  {
    name: 'reader-html-images-refused',
    view: () => <ReaderFrame message={linkMessage} body={htmlBody} loadImages={async () => undefined} />,
    act: press('message.showImages'),
  },
  {
    name: 'reader-html-images-incomplete',
    view: () => (
      <ReaderFrame message={linkMessage} body={htmlBody} loadImages={async (urls) => ({ seen: urls, fetched: {} })} />
    ),
    act: press('message.showImages'),
  },
  {
    name: 'reader-html-held',
    view: () => <ReaderFrame message={linkMessage} body={htmlBody} mayOpen={false} />,
  },
  {
    name: 'reader-html-cut',
    view: () => <ReaderFrame message={linkMessage} body={{ ...htmlBody, html: `${htmlBody.html}${MANY_ELEMENTS}` }} />,
  },
  {
    name: 'reader-html-pictures-inside',
    view: () => <ReaderFrame message={receiptMessage} body={picturesBody} pictures={{ logo: PICTURE }} />,
  },
  {
    name: 'reader-links',
    view: () => <ReaderFrame message={linkMessage} body={linksBody} />,
    act: unfold('.link-list'),
  },
  { name: 'reader-quotes', view: () => <ReaderFrame body={quotesBody} /> },
  { name: 'reader-quotes-unfolded', view: () => <ReaderFrame body={quotesBody} />, act: unfold('.folded-quote') },
  {
    name: 'reader-details',
    view: () => <ReaderFrame source={parseSource(source)} />,
    act: unfold('.message-details'),
  },
  {
    name: 'reader-details-loading',
    view: () => <ReaderFrame loading={new Map([[SOURCE, { loadedBytes: 0 }]])} />,
    act: unfold('.message-details'),
  },
  { name: 'reader-loading', view: () => <ReaderFrame body={undefined} /> },
  {
    name: 'reader-problem',
    view: () => <ReaderFrame body={undefined} bodyProblem={{ kind: 'no-network' }} />,
  },
  {
    name: 'reader-attachments',
    view: () => (
      <ReaderFrame
        message={receiptMessage}
        body={{ ...textBody, attachments }}
        loading={
          new Map([
            ['photo', { loadedBytes: 1_204_000, totalBytes: 3_411_902 }],
            [SOURCE, { loadedBytes: 0 }],
          ])
        }
        address={{ ...current, expiresAt: NOW }}
      />
    ),
  },
  {
    name: 'reader-attachments-previewed',
    view: () => (
      <ReaderFrame
        message={receiptMessage}
        body={{ ...textBody, attachments }}
        attachments={
          new Map([
            ['receipt', { type: findAttachmentType('pdf', bytes('MZ\x90\0')) }],
            ['photo', { type: findAttachmentType('jpeg', bytes('\xff\xd8\xff\xe0')), picture: PICTURE }],
          ])
        }
      />
    ),
  },
  { name: 'reader-empty', view: () => <ReaderFrame body={{ ...textBody, text: undefined }} /> },
  {
    name: 'reader-long-words',
    view: () => (
      <ReaderFrame
        message={message(`${'Name'.repeat(30)} <${'a'.repeat(60)}@example.example>`, 'Subject'.repeat(30), 1000, {
          code: 'ABCD-EFGH-IJKL-MNOP',
          link: 'https://a-very-long-host-name.that-goes-on.and-on.until-the-line.is-over.example/x',
        })}
        body={{ ...textBody, text: 'word'.repeat(200) }}
      />
    ),
  },
  { name: 'reader-source', view: () => <ReaderFrame isSourceShown source={parseSource(source)} /> },
  { name: 'reader-source-cut', view: () => <ReaderFrame isSourceShown source={parseSource(source.slice(0, -20))} /> },
  {
    name: 'reader-source-unfolded',
    view: () => <ReaderFrame isSourceShown source={parseSource(source)} />,
    act: unfold('.source-view details'),
  },
  {
    name: 'reader-source-loading',
    view: () => <ReaderFrame isSourceShown loading={new Map([[SOURCE, { loadedBytes: 0 }]])} />,
  },
  {
    name: 'reader-gone',
    view: () => <PopupFrame route={{ view: 'message', id: '1' }} reader={() => <MessageGone onBack={nothing} />} />,
  },
];

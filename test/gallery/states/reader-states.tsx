import '../../../components/reader/reader.css';
import { MessageGone } from '../../../components/reader/message-gone.tsx';
import { Reader, type ReaderProps } from '../../../components/reader/reader.tsx';
import { SOURCE } from '../../../lib/mailbox/database.ts';
import {
  attachments,
  codeMessage,
  htmlBody,
  linkMessage,
  message,
  NOW,
  receiptMessage,
  source,
  textBody,
} from '../made-data.ts';
import type { State } from '../state.ts';
import { actions, PopupFrame } from './popup-frame.tsx';

const nothing = () => {};

function ReaderFrame(changed: Partial<ReaderProps>) {
  const reader = (
    <Reader
      message={codeMessage}
      isCodeReplaced={false}
      body={textBody}
      isExpired={false}
      now={NOW}
      isSourceShown={false}
      loading={new Set()}
      actions={actions}
      onBack={nothing}
      onSource={nothing}
      onSaveSource={nothing}
      onSaveAttachment={nothing}
      onDelete={nothing}
      {...changed}
    />
  );
  return <PopupFrame route={{ view: 'message', id: '1' }} reader={() => reader} />;
}

export const readerStates: State[] = [
  { name: 'reader-text', view: () => <ReaderFrame /> },
  { name: 'reader-code-replaced', view: () => <ReaderFrame isCodeReplaced /> },
  { name: 'reader-html', view: () => <ReaderFrame message={linkMessage} body={htmlBody} /> },
  { name: 'reader-loading', view: () => <ReaderFrame body={undefined} /> },
  {
    name: 'reader-problem',
    view: () => <ReaderFrame body={undefined} problem={{ kind: 'no-network' }} onRetry={nothing} />,
  },
  {
    name: 'reader-attachments',
    view: () => (
      <ReaderFrame
        message={receiptMessage}
        body={{ ...textBody, attachments }}
        loading={new Set(['photo', SOURCE])}
        isExpired
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
  { name: 'reader-source', view: () => <ReaderFrame isSourceShown source={source} /> },
  { name: 'reader-source-loading', view: () => <ReaderFrame isSourceShown loading={new Set([SOURCE])} /> },
  {
    name: 'reader-gone',
    view: () => <PopupFrame route={{ view: 'message', id: '1' }} reader={() => <MessageGone onBack={nothing} />} />,
  },
];

import type { Body } from '../../lib/mailbox/message.ts';
import { TextBody } from './text-body.tsx';

/** What the message says. */
export function MessageBody({ body }: { body: Body }) {
  if (!body.text?.trim()) return <p class="no-body soft">This message has no text.</p>;
  return <TextBody text={body.text} />;
}

import { type Sender, senderMark } from '../../lib/email/parse/parse-sender.ts';

/** How many colours `parts.css` has for marks. */
const COLOURS = 8;

/** A coloured letter by which the user recognises a sender. The sender's name is always shown beside it. */
export function SenderMark({ sender }: { sender: Sender }) {
  const { initial, colour } = senderMark(sender, COLOURS);
  return (
    <span class="sender-mark" data-colour={colour} aria-hidden="true">
      {initial}
    </span>
  );
}

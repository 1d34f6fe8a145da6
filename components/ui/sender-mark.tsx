import type { Sender } from '../../lib/message/parse-sender.ts';
import { senderMark } from '../../lib/message/sender-mark.ts';

/** How many colours `popup.css` has for marks. */
const COLOURS = 8;

/** A coloured letter that makes a sender known at a glance; the sender's name always stands beside it. */
export function SenderMark({ sender }: { sender: Sender }) {
  const { initial, colour } = senderMark(sender, COLOURS);
  return (
    <span class="sender-mark" data-colour={colour} aria-hidden="true">
      {initial}
    </span>
  );
}

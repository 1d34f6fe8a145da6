import type { ReceivedAttachment } from '../mailbox/stored-message.ts';
import { splitLeaves } from './mime-leaves.ts';

/**
 * Gives attachments the bytes that were sent. The parser gives them in order, but with line ends of its own wherever the
 * transfer encoding is not base64, and calendars in an encoding of its own. Where nothing matches, the parser's are kept.
 */
export function restoreBytes(attachments: readonly ReceivedAttachment[], source: Uint8Array): ReceivedAttachment[] {
  if (attachments.length === 0) return [];
  const leaves = splitLeaves(source).map((content) => ({ content, essence: toEssence(content) }));
  return attachments.map((attachment) => {
    const essence = toEssence(attachment.content);
    const at = leaves.findIndex((leaf) => leaf.essence === essence);
    const [leaf] = at < 0 ? [] : leaves.splice(0, at + 1).slice(-1);
    return leaf ? { ...attachment, content: leaf.content } : attachment;
  });
}

/** What stays the same whatever the line ends are. */
function toEssence(content: Uint8Array): string {
  return Buffer.from(content).toString('latin1').replace(/\r\n/g, '\n').trimEnd();
}

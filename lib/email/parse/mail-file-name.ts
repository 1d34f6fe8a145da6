import { cleanAttachmentName } from '../attachment/attachment-name.ts';

/**
 * The name that a message, or what belongs to it, is saved under: `2026-11-21 Your code.eml`, the day in UTC so that it is the same everywhere.
 * @param extension without the dot
 * @param subject absent or blank becomes "no subject"
 * @param receivedAt epoch ms; absent or no moment leaves the day out
 */
export function mailFileName(extension: string, subject: string | undefined, receivedAt?: number): string {
  const day = dayOf(receivedAt);
  const words = (subject ?? '').replace(/[/\\]/g, '-').trim() || 'no subject';
  return cleanAttachmentName(`${day ? `${day} ` : ''}${words.replace(/(?<![\s.])[\s.]+$/, '')}.${extension}`).name;
}

function dayOf(receivedAt: number | undefined): string | undefined {
  const date = new Date(receivedAt ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

import type { ReceivedAttachment } from '../mailbox/stored-message.ts';

const MEDIA_TYPE = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/;

const NAMES_BY_TYPE: Record<string, string> = {
  'message/rfc822': 'message.eml',
  'text/calendar': 'invite.ics',
  'application/ics': 'invite.ics',
  'application/ms-tnef': 'winmail.dat',
  'application/vnd.ms-tnef': 'winmail.dat',
  'application/pkcs7-mime': 'smime.p7m',
  'text/html': 'page.html',
  'text/plain': 'text.txt',
  'image/jpeg': 'image.jpg',
  'image/svg+xml': 'image.svg',
};

/** Gives every part that is no body a name and a type; a download needs both. */
export function toAttachment(filename: string | undefined, mimeType: string, content: Uint8Array): ReceivedAttachment {
  const type = MEDIA_TYPE.test(mimeType) ? mimeType : 'application/octet-stream';
  return { name: filename || nameByType(type), type, content };
}

function nameByType(type: string): string {
  const image = /^image\/([a-z]+)$/.exec(type);
  return NAMES_BY_TYPE[type] ?? (image ? `image.${image[1]}` : 'attachment');
}

import { useEffect, useState } from 'preact/hooks';
import { cleanAttachmentName } from '../../lib/email/attachment/attachment-name.ts';
import { type Invitation, parseInvitation } from '../../lib/email/attachment/invitation.ts';
import { binaryOf } from '../../lib/email/parse/bytes.ts';
import { decodeText } from '../../lib/email/parse/charset.ts';
import { localeInUse } from '../../lib/i18n/language-in-use.ts';
import { text } from '../../lib/i18n/text.ts';
import type { Attachment } from '../../lib/mailbox/message.ts';
import type { useFiles } from './use-files.ts';

/** The first invitation among a message's attachments, which loads with the message; undefined while there is none. */
export function useInvitation(load: ReturnType<typeof useFiles>['load'], attachments: readonly Attachment[] = []) {
  const [invitation, setInvitation] = useState<Invitation>();
  const id = attachments.find(({ name }) => cleanAttachmentName(name).extension === 'ics')?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isLeft = false;
    void load(id, { isQuiet: true }).then(async (file) => {
      const bytes = file && new Uint8Array(await file.arrayBuffer());
      if (bytes && !isLeft) setInvitation(parseInvitation(decodeText(binaryOf(bytes))));
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return invitation;
}

/** What an invitation is to, when and where. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { title, isCancelled, location } = invitation;
  const event = title || text('message.noSubject');
  return (
    <section class="invitation">
      <h2>{text(isCancelled ? 'attachment.cancelled' : 'attachment.invitation', { event })}</h2>
      <p>{formatTime(invitation)}</p>
      {location && <p dir="auto">{location}</p>}
    </section>
  );
}

/** A time in UTC is shown as that of the reader; any other as the sender writes it, with the name of its zone. */
function formatTime({ start: { at, zone }, endAt, isAllDay }: Invitation): string {
  const format = new Intl.DateTimeFormat(localeInUse(), {
    dateStyle: 'full',
    ...(!isAllDay && { timeStyle: 'short' }),
    ...(zone !== 'UTC' && { timeZone: 'UTC' }),
  });
  const time = endAt === undefined ? format.format(at) : format.formatRange(at, endAt);
  return zone && zone !== 'UTC' && !isAllDay ? `${time} (${zone})` : time;
}

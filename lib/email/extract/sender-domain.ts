import { findSenderAddress, parseSender } from '../parse/parse-sender.ts';

/** The domain that a sender writes from: in ASCII, without a dot at its end; undefined where no address is in it. */
export function senderDomain(from: string | undefined): string | undefined {
  const address = findSenderAddress(from);
  const domain = address?.slice(address.lastIndexOf('@') + 1);
  return URL.parse(`https://${domain ?? ''}`)?.hostname.replace(/\.$/, '');
}

/** What to call the sender of a code: the domain, which nobody can choose as freely as a name; the name of one without an address. */
export const nameSender = (from: string): string => senderDomain(from) ?? parseSender(from).display;

import { siteOf } from '../../site/find-site.ts';
import { findBoundHosts } from './find-bound-hosts.ts';
import type { FoundCode } from './find-code.ts';
import { htmlLinks } from './html-links.ts';
import type { Mail } from './mail.ts';
import { senderDomain } from './sender-domain.ts';
import { textLinks } from './text-links.ts';

/**
 * The sites that a mail with a code names: registrable domains; a public suffix and a single host are their own.
 * @property sender absent where no address is in it
 * @property bound the one that the code is bound to, absent for none; bound to several, it is none that exists
 * @property isLooselyBound in another way than the standard's: such a binding takes the code to no page by itself
 */
export type MailSites = { sender?: string; bound?: string; isLooselyBound?: boolean; linked: string[] };

/**
 * @param found as `findCode` found it; one that only an attribute holds is of no site that it could fill itself in on
 * @returns `codeFor` the domain that the mail binds its code to, as the user is to see it
 */
export function findCodeSites(
  mail: Mail,
  { code, isFromAttribute }: FoundCode,
): { codeFor?: string; codeSites: MailSites } {
  const sender = isFromAttribute ? undefined : senderDomain(mail.from);
  const [first, ...others] = findBoundHosts([mail.text, mail.html], code);
  const codeFor = first?.host;
  const bound = codeFor === undefined ? undefined : others.length > 0 ? 'none.invalid' : siteOf(codeFor);
  const links = [...htmlLinks(mail.html ?? '').links, ...textLinks(mail.text ?? '').links];
  const linked = new Set(links.flatMap(({ url }) => URL.parse(url)?.hostname ?? []).map(siteOf));
  const isLooselyBound = first?.isStandard === false || undefined;
  return { codeFor, codeSites: { sender: sender && siteOf(sender), bound, isLooselyBound, linked: [...linked] } };
}

import { siteOf } from '../../site/find-site.ts';
import { findBoundHosts } from './find-bound-hosts.ts';
import type { FoundCode } from './find-code.ts';
import type { Mail } from './mail.ts';
import { htmlLinks, textLinks } from './mail-links.ts';
import { senderDomain } from './sender-domain.ts';

/** The sites that a mail with a code names, as registrable domains; a public suffix or a single label stands for itself. */
export type MailSites = {
  /** Absent if the sender has no address, or if the code is only in an attribute. */
  sender?: string;
  /** The site that the code is bound to; absent if it is not bound; `none.invalid` if it is bound to several domains. */
  bound?: string;
  /** The binding does not have the standard's form: for its own site, it counts only like a link. */
  isLooselyBound?: boolean;
  linked: string[];
};

/**
 * @param found the result of `findCode`. If the code is only in an attribute, the sender is left out, so that the code is not filled in
 *   automatically on the sender's site
 * @returns `codeFor` is the domain that the mail binds its code to, for the user to see
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

import type { CorpusMail } from './corpus-mail.ts';

const URL_IN_TEXT = /https?:\/\/[^\s<>"]+/g;

/** The same mail as a sender's click tracker leaves it: every target is the tracker's and says nothing about where it leads. */
export function wrapLinks(mail: CorpusMail): CorpusMail {
  const wrapped = new Map<string, string>();
  const wrap = (url: string) => {
    const target = url.replaceAll('&amp;', '&');
    const known = wrapped.get(target);
    if (known) return known;
    const made = `https://click.tracker.example/ls/click?upn=u001.${((wrapped.size + 7) * 7919 * 104729).toString(36)}${'x9Kd'.repeat(12)}`;
    wrapped.set(target, made);
    return made;
  };
  return {
    ...mail,
    text: mail.text?.replace(URL_IN_TEXT, wrap),
    html: mail.html?.replace(URL_IN_TEXT, wrap),
    link: mail.link ? wrap(mail.link) : mail.link,
  };
}

import { messageListSchema } from '../../lib/api/wire.ts';
import { cleanAttachmentName, mailFileName } from '../../lib/email/attachment/attachment-name.ts';
import { findAttachmentType } from '../../lib/email/attachment/attachment-type.ts';
import { findBoundHosts } from '../../lib/email/extract/find-bound-hosts.ts';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { findLinks } from '../../lib/email/extract/find-link.ts';
import { foldText } from '../../lib/email/extract/fold-text.ts';
import { readHtml } from '../../lib/email/extract/read-html.ts';
import { boundHtml, flattenFormatting } from '../../lib/email/html/bound-html.ts';
import { isDarkMail } from '../../lib/email/html/colour/dark-colour.ts';
import { cssTokens } from '../../lib/email/html/css/css-tokens.ts';
import { filterDeclarations, filterStylesheet } from '../../lib/email/html/css/safe-css.ts';
import { describeLink } from '../../lib/email/html/links/link-target.ts';
import { isTracker } from '../../lib/email/html/remote-image.ts';
import { parseTextBody } from '../../lib/email/html/text-body.ts';
import { boundText } from '../../lib/email/parse/bound-text.ts';
import { composeEml } from '../../lib/email/parse/compose-eml.ts';
import { findParameter } from '../../lib/email/parse/parameters.ts';
import { parseSender, parseSenders } from '../../lib/email/parse/parse-sender.ts';
import { findPartText, parseHeaderDate, parseSource } from '../../lib/email/parse/parse-source.ts';
import { readableBody } from '../../lib/email/parse/readable-body.ts';
import { visibleText } from '../../lib/email/parse/visible-text.ts';
import { searchTextOf } from '../../lib/mailbox/search/search-text.ts';
import { CODE, EMAIL } from '../../lib/page/fields/field-words.ts';
import { parseMail } from '../../lib/service/mail/parse-mail.ts';
import { findSite } from '../../lib/site/find-site.ts';

/** A function that reads what a stranger wrote, and pieces that it has been slow on, or could be: texts are made of repeats of them. */
export type Parser = { name: string; read: (text: string) => unknown; pieces: string[] };

/** For each style sheet anew. */
const css = () => ({
  imageFor: () => undefined,
  onBlocked: () => {},
  theme: 'light' as const,
  recolour: () => [0, 0, 0, 1] as [number, number, number, number],
  selectorsLeft: 4000,
  searchedLeft: 4000,
});
/** So that what takes several texts gets the length in all. */
const shared = (text: string, among: number) => text.slice(0, Math.ceil(text.length / among));
/** With another number in the place of each `#`. */
const numbered = (text: string) => {
  let number = 0;
  return text.replace(/#/g, () => `${number++}`);
};
const encoder = new TextEncoder();
const part = {
  type: 'text/plain',
  contentId: '',
  location: '',
  charset: undefined,
  name: undefined,
  broken: undefined,
};

const BLANKS = [' ', '\n', '\t', '\r\n', ' \n', '\r', '\u00a0', '\u0000', 'a', 'é', '中', '😀'];
const HTML = [
  ...BLANKS,
  ...'<|<p|<p>|</p>|<a href="https://a.example/verify">|<a href=x>a</a>|<!--|<style>|</|&amp;|&#|<td>1</td>|<p style="font:|<p a=" |<b>1'.split(
    '|',
  ),
];
const TEXT = [
  ...BLANKS,
  ...'1|123456 |1 2 |code |code: 123456\n|(1) |[|(|{|"|-|a-|.|:|>|> |@|a@b.|a@b.cc |www.|www.a.b,|http://|http://a.b/|http://a.b |mailto:a@b.cc,|_|*|#|確認|https://|a@|https://a.example/).|a.a@b.b|<https://a.b>'.split(
    '|',
  ),
];
const CSS = [
  ...BLANKS,
  ...'{|}|(|)|[|;|:|"|\\|/*| /**/|@x;|p{a:url(x)}|a:b;|p{|p{}|p{color:red}|@media all{|@media (((|url(|url(x)|rgb(|rgb(1,1,1)|color:rgb(|:not(|:has(|,|!important|p |a{width:calc(|background:url(x);'.split(
    '|',
  ),
];
const HEADER = [
  ...BLANKS,
  ...'a,|a: b\n|a:b\n |:|;|,|"|\\|(|)|<|>|@|a@b,|=?utf-8?Q?a?=|=?utf-8?Q?|=?utf-8?B?YQ==?= |=?|?|=|=41|x:;|:;|a:'.split(
    '|',
  ),
];
const MIME = [...HEADER, ...'--B\n|--B |--B|\n--B--|\n\n|--|Content-Type: text/html\n|; boundary=B|=\n'.split('|')];

/** Lines of a mail as a server receives them. */
const RECEIVED = [
  ...MIME,
  ...'--B\r\nContent-Type: message/rfc822\r\n\r\n|Content-Type: message/rfc822\r\n|--B\r\n|\r\n--B--\r\n|--B\r\nContent-Type: text/html\r\n\r\n<|YWFh'.split(
    '|',
  ),
];

const multipart = 'Content-Type: multipart/mixed; boundary=B\n\n';

/** Every function of `lib` that reads mail, headers, CSS, codes, names, fields or answers, with its worst lengths unbounded. */
export const PARSERS: Parser[] = [
  { name: 'text body', read: parseTextBody, pieces: [...TEXT, ...TEXT.map((piece) => `${piece.repeat(40)} `)] },
  { name: 'code in text', read: (text) => findCode({ text }), pieces: TEXT },
  { name: 'code in HTML', read: (html) => findCode({ html }), pieces: HTML },
  { name: 'code in subject', read: (subject) => findCode({ subject }), pieces: TEXT },
  {
    name: 'hosts that a code is bound to',
    read: (text) => findBoundHosts([text], '123456'),
    pieces: [...TEXT, '@ ', '@a ', '<b ', '@a #', '&#64;', '\u200b', '@a @a ', 'a.'],
  },
  { name: 'link in text', read: (text) => findLinks({ text }), pieces: TEXT },
  { name: 'link in HTML', read: (html) => findLinks({ html }), pieces: HTML },
  { name: 'HTML for codes', read: (html) => readHtml(html, Number.POSITIVE_INFINITY), pieces: HTML },
  { name: 'folded text', read: foldText, pieces: TEXT },
  { name: 'search text', read: (text) => searchTextOf({ text, attachments: [] }), pieces: TEXT },
  { name: 'search text of HTML', read: (html) => searchTextOf({ html, attachments: [] }), pieces: HTML },
  { name: 'style sheet', read: (text) => filterStylesheet(text, css()), pieces: CSS },
  { name: 'style attribute', read: (text) => filterDeclarations(text, css()), pieces: CSS },
  {
    name: 'brackets in a style',
    read: (text) => {
      const opened = shared(text, 2);
      return filterDeclarations(`color:${opened}${')'.repeat(opened.split('(').length - 1)}`, css());
    },
    pieces: ['rgb(', 'rgb(1 ', '(', 'calc(', 'min(1,'],
  },
  { name: 'CSS tokens', read: cssTokens, pieces: [...CSS, 'a', '1e', '{(', '-', 'url(a\\', '\\75', '@#'] },
  { name: 'bound HTML', read: boundHtml, pieces: [...HTML, '<p a=\'<p b="', '<p b=', '<p <', ' a=', '"', 'sizes="('] },
  {
    name: 'flattened formatting',
    read: flattenFormatting,
    pieces: [...HTML, '<b>', '<b></b>', '<font a', '</b>', '<i><b><p></i>', '<font a=1><font a=2><font a=3></font>'],
  },
  {
    name: 'bound text',
    read: boundText,
    pieces: [...BLANKS, '\u0301', 'a\u0301', '\u0e33', '\u0628 ', '\u{1e8d0}', `a${'\u0301'.repeat(8)}`],
  },
  { name: 'dark mail', read: isDarkMail, pieces: [...HTML, ...CSS] },
  {
    name: 'link target',
    read: (text) => {
      const href = shared(text, 2);
      return describeLink(`https://${href}`, href);
    },
    pieces: [...TEXT, 'google.', '?utm_a=b&', '!x', '“'],
  },
  {
    name: 'tracking pixel',
    read: (text) => {
      const style = shared(text, 3);
      return isTracker({ url: style, style, width: style });
    },
    pieces: [...CSS, 'width:'],
  },
  { name: 'sender', read: parseSender, pieces: HEADER },
  { name: 'list of addresses', read: parseSenders, pieces: HEADER },
  { name: 'visible text', read: visibleText, pieces: TEXT },
  { name: 'one header field', read: (value) => parseSource(`Subject: ${value}`), pieces: HEADER },
  { name: 'recipients in a source', read: (value) => parseSource(`To: ${value}`), pieces: HEADER },
  {
    name: 'parameter of a field',
    read: (text) => findParameter(text, 'filename'),
    pieces: [...HEADER, ";filename*0*=''", '%E'],
  },
  {
    name: 'body in place of another',
    read: (html) => readableBody({ text: html, html }),
    pieces: [...MIME, '<!--', '<style>', '<', '&nbsp;'],
  },
  { name: 'date field', read: parseHeaderDate, pieces: [...HEADER, '1 jan 2026 1:00 '] },
  { name: 'source', read: parseSource, pieces: MIME },
  { name: 'MIME multipart', read: (body) => parseSource(multipart + body), pieces: MIME },
  {
    name: 'received mail',
    read: (text) => parseMail(encoder.encode(text), ''),
    pieces: RECEIVED,
  },
  {
    name: 'received multipart',
    read: (body) => parseMail(encoder.encode(`${multipart}${body}`), ''),
    pieces: RECEIVED,
  },
  {
    name: 'received mail with boundaries of its own',
    read: (text) => parseMail(encoder.encode(numbered(text)), ''),
    pieces: ['--#\r\nContent-Type: message/rfc822\r\n\r\n', 'Content-Type: a/b; boundary=#\n', '--#\r\n'],
  },
  {
    name: 'MIME boundary',
    read: (text) => {
      const value = shared(text, 2);
      return parseSource(`${multipart.trim()}${value}\n\n--B${value}\n`);
    },
    pieces: MIME,
  },
  {
    name: 'MIME nested',
    read: (body) => parseSource(`${multipart}${`--B\n${multipart}`.repeat(10)}${body}`),
    pieces: MIME,
  },
  {
    name: 'quoted-printable',
    read: (content) => findPartText({ ...part, encoding: 'quoted-printable', content }),
    pieces: MIME,
  },
  {
    name: 'flowed text',
    read: (content) => findPartText({ ...part, broken: 'within words', encoding: '', content }),
    pieces: [...MIME, ' \n', '>'],
  },
  {
    name: 'enriched text',
    read: (content) => findPartText({ ...part, type: 'text/enriched', encoding: '', content }),
    pieces: [...MIME, '<<', '<param>', '</param>'],
  },
  {
    name: 'text of shifts',
    read: (content) => findPartText({ ...part, charset: 'hz-gb-2312', encoding: '', content }),
    pieces: [...MIME, '~{', '~}'],
  },
  {
    name: 'base64',
    read: (content) => findPartText({ ...part, encoding: 'base64', content }),
    pieces: [...MIME, 'YWFh'],
  },
  {
    name: 'composed source',
    read: (whole) => {
      const text = shared(whole, 6);
      return composeEml({ from: text, to: text, cc: [text], subject: text, text, html: text, createdAt: 0, files: [] });
    },
    pieces: HEADER,
  },
  { name: 'file name of a message', read: (text) => mailFileName('eml', text), pieces: TEXT },
  { name: 'file name', read: cleanAttachmentName, pieces: [...TEXT, '/', '.exe', 'con.'] },
  { name: 'file type', read: (text) => findAttachmentType('html', encoder.encode(text)), pieces: [...HTML, '<htm'] },
  {
    name: 'site of a page',
    read: (text) => findSite(`https://${text}`),
    pieces: ['.', 'a.', '-', 'xn--', '@', '/', 'com.', 'é'],
  },
  {
    name: 'words of a field',
    read: (text) => EMAIL.test(text) || CODE.test(text),
    pieces: ['a', ' ', 'mail', 'эл', 'el', 'code', 'verif', 'auth ', 'indirizzo', 'poczt', 'ելa', 'w@w'],
  },
  {
    name: 'list of messages',
    read: (whole) => {
      const text = shared(whole, 4);
      return messageListSchema.safeParse([{ id: 'a', from: text, subject: text, created_at: text, cc: [text] }]);
    },
    pieces: [...BLANKS, '@', '2026-', '+00', 'Z'],
  },
];

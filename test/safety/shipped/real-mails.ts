import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** @property words what is to be read in it, in no order */
export type RealMail = { words: string[] } & ({ html: string } | { text: string });

const FOLDER = '../shared/corpora';
/** Shown elsewhere, or nowhere. */
const NOT_TEXT = /^(style|script|title|head|noscript|template|#comment|textarea|select)$/;

/** Mails that people received and that products send, where they are there; undefined elsewhere. HTML comes first. */
export function findRealMails(most: number): RealMail[] | undefined {
  const files = [`${FOLDER}/products.jsonl`, `${FOLDER}/ordinary-mail.jsonl.gz`];
  if (!files.every((file) => existsSync(file))) return undefined;
  const mails = files.flatMap((file) => readLines(file)).map(parseMail);
  return mails.sort((one, other) => Number('html' in other) - Number('html' in one)).slice(0, most);
}

function readLines(file: string): string[] {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().split('\n').filter(Boolean);
}

function parseMail(line: string): RealMail {
  const { html, text } = JSON.parse(line);
  if (html) return { html: String(html), words: wordsOfHtml(String(html)) };
  return { text: String(text), words: wordsOf(String(text)) };
}

function textOf(node: Node): string {
  if (NOT_TEXT.test(node.nodeName)) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Of what is no style and no title. */
export function wordsOfHtml(html: string): string[] {
  return wordsOf(textOf(parse(html)));
}

/** Letters and digits between anything else. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

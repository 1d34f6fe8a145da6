import { readHtml } from '../../email/extract/read-html.ts';
import type { Body } from '../message.ts';

/** Longer texts are cut: ten thousand messages have to fit into a popup's memory. */
const MAX_CHARACTERS = 16_000;

/** The searchable text of a body, in lines: first the names of its attachments, then the visible text. */
export function searchTextOf({ text, html, attachments }: Pick<Body, 'text' | 'html' | 'attachments'>): string {
  const lines = html ? readHtml(html, MAX_CHARACTERS).lines.map((line) => line.text) : [];
  const shown = lines.length > 0 ? lines : [(text ?? '').trim()];
  const names = attachments.map(({ name }) => name.replaceAll('\n', ' '));
  return [...names, ...shown].join('\n').slice(0, MAX_CHARACTERS);
}

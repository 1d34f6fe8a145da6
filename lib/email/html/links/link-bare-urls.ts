import { textsIn } from '../../parse/bound-text.ts';
import { MOST_LINKS } from '../bound-html.ts';
import { findUrls } from '../text-body.ts';
import { lineFinder } from './shown-text.ts';

/** Makes links of the web addresses that a body only writes, as other mail programs do. Half an address never becomes a link. */
export function linkBareUrls(body: Element): void {
  const texts = textsIn(body).filter(({ data }) => data !== '');
  const lineOf = lineFinder();
  let left = MOST_LINKS - body.getElementsByTagName('a').length;
  for (const [at, node] of texts.entries()) {
    const text = node.data;
    if (!text.includes('://') || node.parentElement?.closest('a')) continue;
    const lines = findUrls(text);
    const isWhole = (lineAt: number, start: number, end: number) =>
      !(lineAt === 0 && start === 0 && isJoined(texts[at - 1], node, lineOf)) &&
      !(lineAt === lines.length - 1 && end === lines[lineAt]?.line.length && isJoined(node, texts[at + 1], lineOf));
    const pieces = lines.flatMap(({ line, urls }, lineAt) => {
      let done = 0;
      const linked = urls
        .filter(({ start, end }) => isWhole(lineAt, start, end) && left-- > 0)
        .flatMap(({ url, start, end }) => {
          const anchor = body.ownerDocument.createElement('a');
          anchor.setAttribute('href', url);
          anchor.textContent = line.slice(start, end);
          const before = line.slice(done, start);
          done = end;
          return [before, anchor];
        });
      return [...(lineAt > 0 ? ['\n'] : []), ...linked, line.slice(done)];
    });
    if (pieces.every((piece) => typeof piece === 'string')) continue;
    // One by one: there may be more lines than a call has arguments.
    for (const piece of pieces) node.before(piece);
    node.remove();
  }
}

/** Whether a word may begin in one text and end in the next. */
function isJoined(text: Text | undefined, next: Text | undefined, lineOf: ReturnType<typeof lineFinder>): boolean {
  if (!text || !next || /\s$/.test(text.data) || /^\s/.test(next.data)) return false;
  if (lineOf(text) !== lineOf(next)) return false;
  const between = text.ownerDocument.createRange();
  between.setStartAfter(text);
  between.setEndBefore(next);
  return !between.cloneContents().querySelector('br,hr,img');
}

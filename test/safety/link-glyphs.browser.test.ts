import { expect, test } from 'vitest';
import { GLYPH_PROPERTIES, SAFE_PROPERTIES } from '../../lib/email/html/css/css-values.ts';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { openSafetyBrowser } from './safety-browser.ts';

/** Every white space that a plain text may have; some of them are drawn only where a style keeps them. */
const SPACES = [' ', '\t', '\n', '\r', '\u00a0', '\u3000', ' \t', '\t\t'];
const VALUES = [
  ...['0', '-1px', '-2px', '-4px', '-0.2em', '-20%', '1px', 'pre', 'pre-wrap', 'pre-line', 'nowrap', 'lowercase'],
  ...['small-caps', 'ultra-condensed', 'small-caps ultra-condensed 16px serif'],
];
/** For what changes no glyphs. */
const OTHER_VALUES = ['0', '2px', 'none'];

type Style = { property: string; value: string };

/** A link with each style: on itself, around it, on an element within it, and by a sheet that is as specific as one can be. */
function linksWith({ property, value }: Style, at: number): string {
  const space = SPACES[at % SPACES.length];
  const text = `PAYPAL${space}COM`;
  const style = `style="${property}:${value}!important"`;
  return [
    `<p><a href="https://evil.example/" ${style}>${text}</a></p>`,
    `<p ${style}><a href="https://evil.example/">${text}</a></p>`,
    `<p><a href="https://evil.example/"><b ${style}>${text}</b></a></p>`,
    `<p><a href="https://evil.example/">PAYPAL<b ${style}>${space}</b>COM</a></p>`,
    `<style>#s${at}#s${at} b{${property}:${value}!important}</style><p id="s${at}"><a href="https://evil.example/"><b>${text}</b></a></p>`,
  ].join('');
}

/** Runs in the page: lays a mail out, and measures what is between the words of its links that can be clicked. */
async function measureGaps(srcdoc: string): Promise<{ gaps: number[]; narrow: string[] }> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('style', 'width:700px;height:500px');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = srcdoc;
  document.body.replaceChildren(frame);
  await loaded;
  const mail = frame.contentDocument as Document;
  const gaps: number[] = [];
  const narrow: string[] = [];
  for (const link of mail.querySelectorAll('a[href]')) {
    const letters: DOMRect[] = [];
    const sizes: number[] = [];
    const walker = mail.createTreeWalker(link, 4);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      for (let at = 0; at < node.length; at++) {
        if (!/[A-Z]/.test(node.data[at] ?? '')) continue;
        const range = mail.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        letters.push(range.getBoundingClientRect());
        sizes.push(Number.parseFloat(getComputedStyle(node.parentElement as Element).fontSize));
        if (getComputedStyle(node.parentElement as Element).textTransform !== 'none') narrow.push(link.outerHTML);
      }
    }
    const [before, after] = [letters[5], letters[6]];
    if (letters.length !== 9 || before?.width === 0 || !before || !after || Math.abs(before.top - after.top) > 1)
      continue;
    const gap = Math.max(after.left - before.right, before.left - after.right) / (sizes[5] ?? 1);
    gaps.push(gap);
    if (gap < 0.15) narrow.push(`${gap.toFixed(3)} em: ${(link.parentElement as Element).outerHTML}`);
  }
  return { gaps, narrow };
}

test.each(['chromium', 'firefox'] as const)(
  'in %s no style draws a space within a link too narrow to be seen',
  nightlyInFirefox('chromium'),
  async (name) => {
    await using browser = await openSafetyBrowser(name);
    const glyphs = [...GLYPH_PROPERTIES].flatMap((property) =>
      SPACES.flatMap(() => VALUES.map((value) => ({ property, value }))),
    );
    const others = [...SAFE_PROPERTIES].flatMap((property) => OTHER_VALUES.map((value) => ({ property, value })));
    const all = [...glyphs, ...others].map((style, at) => linksWith(style, at));
    const narrow: string[] = [];
    let measured = 0;
    for (let start = 0; start < all.length; start += 300) {
      const [srcdoc = ''] = await browser.build([all.slice(start, start + 300).join('')]);
      const found = await browser.page.evaluate(measureGaps, srcdoc);
      measured += found.gaps.length;
      narrow.push(...found.narrow);
    }
    expect(measured).toBeGreaterThan(3000);
    expect(narrow.slice(0, 5)).toEqual([]);
  },
);

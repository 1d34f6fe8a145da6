import { bundleForPage } from '../e2e/bundle-for-page.ts';
import { evaluateInChromium } from './classify-in-chromium.ts';

/** A field in its place in the order, the first that would be filled first. */
export type RankedInPage = {
  /** Which of the page's parts it is in. */
  part: number;
  /** Its `data-bench-i`; NaN without one. */
  index: number;
  form: string;
};

/** Runs in the page, as text: it may use nothing from this file. Each part is parsed alone, so that none swallows the next. */
function rankParts(
  rankFields: (page: Document, focused: undefined) => { field: HTMLElement; form: string }[],
  parts: readonly string[],
) {
  document.body.replaceChildren(
    ...parts.map((html, part) => {
      const section = document.createElement('section');
      section.dataset.part = `${part}`;
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      for (const loud of parsed.querySelectorAll('script, iframe, object, meta, link, base')) loud.remove();
      section.append(...parsed.body.childNodes);
      return section;
    }),
  );
  return rankFields(document, undefined).map(({ field, form }) => ({
    part: Number(field.closest<HTMLElement>('[data-part]')?.dataset.part),
    index: Number(field.dataset.benchI),
    form,
  }));
}

/** Ranks the fields of made pages, each put together from the HTML of its parts, in real Chromium. Nothing is fetched, no script runs. */
export async function rankInChromium(pages: readonly string[][]): Promise<RankedInPage[][]> {
  const script = await bundleForPage(new URL('../../lib/page/fields/rank-fields.ts', import.meta.url), 'ranking');
  const rankAll = `${JSON.stringify(pages)}.map((parts) => (${rankParts})(ranking.rankFields, parts))`;
  const empty = { name: 'ranking', html: '<!doctype html><body style="margin: 0">', runsScripts: false };
  const [ranked] = await evaluateInChromium<RankedInPage[][]>([empty], `${script};${rankAll}`);
  return ranked?.[0] ?? [];
}

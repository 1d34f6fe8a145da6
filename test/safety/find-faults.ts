import type { Isolation, MountOptions } from './mount-bodies.ts';
import type { Outcome, SafetyBrowser } from './safety-browser.ts';
import type { Vector } from './vector.ts';

const BATCH = 25;

/** The attached picture that harmless vectors name. */
export const READING: MountOptions = {
  remote: 'blocked',
  cid: { 'logo@shop.example': 'data:image/png;base64,iVBORw0KGgo=' },
  theme: 'light',
};

/**
 * Opens mails, many at once; only when something happens one by one, to name the culprit.
 * @param isFine says what a mail may do; absent for nothing at all
 * @returns `vector: what it did`, empty when all are harmless
 */
export async function findFaults(
  browser: SafetyBrowser,
  vectors: Vector[],
  isolation: Isolation,
  options = READING,
  isFine: (deed: string) => boolean = () => false,
): Promise<string[]> {
  const faults: string[] = [];
  await browser.open();
  for (let start = 0; start < vectors.length; start += BATCH) {
    const batch = vectors.slice(start, start + BATCH);
    const mails = batch.map(({ html }) => html);
    if (deedsOf(await browser.run(mails, options, isolation)).every(isFine)) continue;
    for (const { name, html } of batch) {
      const deeds = deedsOf(await browser.run([html], options, isolation));
      faults.push(...deeds.filter((deed) => !isFine(deed)).map((deed) => `${name}: ${deed}`));
    }
  }
  return faults;
}

/** Which pieces of harmless mails are gone, as `vector: piece`. */
export async function findLosses(browser: SafetyBrowser, vectors: Vector[]): Promise<string[]> {
  const kept = vectors.filter(({ keep }) => keep?.length);
  const { mounted } = await browser.run(
    kept.map(({ html }) => html),
    READING,
    'shipped',
  );
  return kept.flatMap(({ name, keep = [] }, i) =>
    keep.filter((piece) => !mounted[i]?.srcdoc.includes(piece)).map((piece) => `${name}: ${piece}`),
  );
}

function deedsOf({ mounted, requests, escapes }: Outcome): string[] {
  return [...mounted.flatMap(({ executed }) => executed), ...requests, ...escapes];
}

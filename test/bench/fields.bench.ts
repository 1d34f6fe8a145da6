import { bundleClassifier, type ClassifiedPage, classifyInChromium } from '../pages/classify-in-chromium.ts';
import { composePages, type Split } from '../pages/compose/compose-pages.ts';
import { expectedKind, readPages } from '../pages/read-pages.ts';
import { explainPage } from './fields/explain-page.ts';
import { benchSavedForms } from './fields/saved-forms.ts';
import { AT_LEAST, type ScoredField, score, speed, TIMED_ROUNDS } from './fields/score.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/** Composed pages that are measured; of five, one is held back. */
const COMPOSED: Record<Split, number> = { open: 240, 'held-out': 60 };

/**
 * How well and how fast `classifyField` tells fields that want an e-mail address: on our own pages, and on real forms where those are at hand.
 * `--split held-out` measures only our pages that are held back from those who make the rules; `--explain FILE` prints what decided about
 * each control of a page instead.
 */
export async function* bench({ explain, split }: Options): AsyncGenerator<Row> {
  if (explain !== undefined) return explainPage(explain);
  if (split === 'held-out') return yield* await benchComposed('held-out');
  yield { name: 'classifier, minified', value: Buffer.byteLength(await bundleClassifier()), unit: 'B' };
  yield* scoreOwn('test/pages', await classifyInChromium(await readPages(), 'data-expect', TIMED_ROUNDS));
  yield* scoreOwn(
    'test/pages, field by field',
    await classifyInChromium(await readPages('fields'), 'data-expect', TIMED_ROUNDS),
  );
  yield* await benchComposed('open');
  yield* await benchComposed('held-out');
  yield* benchSavedForms();
}

async function benchComposed(split: Split): Promise<Row[]> {
  return scoreOwn(
    `composed, ${split}`,
    await classifyInChromium(composePages(split, COMPOSED[split]), 'data-expect', TIMED_ROUNDS),
  );
}

function scoreOwn(name: string, pages: ClassifiedPage[]): Row[] {
  const judged: ScoredField[] = pages.flatMap(({ name: page, fields }) =>
    fields.map(({ key, kind, what }) => ({
      page,
      isEmail: expectedKind(key) === 'email',
      isTakenForEmail: kind === 'email',
      isLabelled: true,
      purpose: '',
      what,
    })),
  );
  const codes = pages.flatMap(({ fields }) => fields).filter(({ key }) => key === 'one-time-code');
  const found = codes.filter(({ kind }) => kind === 'one-time-code').length;
  return [
    ...score(name, judged),
    ...(codes.length > 0
      ? [{ name: `${name}: recall, one-time codes`, value: found / codes.length, goal: AT_LEAST }]
      : []),
    speed(name, pages),
  ];
}

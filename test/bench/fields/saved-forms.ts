import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type ClassifiedPage, classifyInChromium } from '../../pages/classify-in-chromium.ts';
import type { Row } from '../row.ts';
import { findArguable } from './arguable.ts';
import { AT_LEAST, precisionOf, recallOf, type ScoredField, score, speed, TIMED_ROUNDS } from './score.ts';

/** One page of a corpus of real forms; its README says what the labels mean. */
type SavedForm = {
  name: string;
  corpus: string;
  site: string;
  html: string;
  fields: { index: number; label: string; purpose: string }[];
  ignore: number[];
};

const CORPORA = new URL('../../../../shared/corpora/', import.meta.url);
const EMAIL_LABELS = ['email', 'email_confirm'];
const NOT_SCORED = ['login_id', 'username_or_email'];

/** Labelled by a machine, many of its addresses not at all: it says what is missed, not what is invented. */
const FOR_RECALL = 'moz-crawl';

/** Sites whose forms are only scored: nobody who makes rules looks at them. By the site, so that a site is on one side. */
const IS_SCORED_ONLY = ({ site }: SavedForm) => (createHash('sha256').update(site).digest()[0] ?? 0) >= 154;

function readForms(file: string): SavedForm[] {
  const path = new URL(file, CORPORA);
  if (!existsSync(path)) {
    console.log(`  (${file} is not here: it is left out)`);
    return [];
  }
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line) as SavedForm);
}

/**
 * How well the fields of real forms are told, in the corpora that are at hand, as they are labelled and without the labels that are
 * arguable. Two thousand pages are laid out one after the other, which takes some minutes: each corpus is told as it is done.
 */
export async function* benchSavedForms(): AsyncGenerator<Row> {
  const forms = ['forms.jsonl.gz', 'forms-crawl.jsonl.gz'].flatMap(readForms);
  for (const corpus of new Set(forms.map((form) => form.corpus))) {
    const ofCorpus = forms.filter((form) => form.corpus === corpus);
    const pages = await classifyInChromium(
      ofCorpus.map(({ name, html }) => ({ name, html, runsScripts: false })),
      'data-bench-i',
      TIMED_ROUNDS,
    );
    yield* scoreCorpus(corpus, ofCorpus, pages);
  }
}

function scoreCorpus(corpus: string, forms: SavedForm[], pages: ClassifiedPage[]): Row[] {
  const all = forms.flatMap((form, index) => {
    const judged = judge(form, pages[index] as ClassifiedPage);
    return judged.map((field) => ({ ...field, isScoredOnly: IS_SCORED_ONLY(form) }));
  });
  const judged = all.filter(({ arguable }) => arguable === undefined);
  const goal = { goal: AT_LEAST };
  return [
    ...score(`${corpus}, as labelled`, all, false),
    ...(corpus === FOR_RECALL ? recallOf(corpus, judged).map((row) => ({ ...row, ...goal })) : score(corpus, judged)),
    { name: `${corpus}: labels that are arguable, and not scored`, value: all.length - judged.length },
    {
      name: `${corpus}: precision, e-mail, among labelled fields alone`,
      value: precisionOf(judged.filter(({ isLabelled }) => isLabelled)),
    },
    ...['new', 'login', 'recovery'].flatMap((purpose) => recallOf(`${corpus}, purpose ${purpose}`, judged, purpose)),
    ...[false, true].flatMap((isScoredOnly) =>
      score(
        `${corpus}, sites ${isScoredOnly ? 'only scored' : 'looked at'}`,
        judged.filter((field) => field.isScoredOnly === isScoredOnly),
        false,
      ),
    ),
    speed(corpus, pages),
  ];
}

function judge(
  { name, fields, ignore }: SavedForm,
  page: ClassifiedPage,
): (ScoredField & { arguable: string | undefined })[] {
  return page.fields.flatMap(({ key, kind, what }) => {
    const label = fields.find(({ index }) => index === Number(key));
    if (ignore.includes(Number(key)) || NOT_SCORED.includes(label?.label ?? '')) return [];
    return [
      {
        page: name,
        isEmail: EMAIL_LABELS.includes(label?.label ?? ''),
        isTakenForEmail: kind === 'email',
        isLabelled: label !== undefined,
        purpose: label?.purpose ?? '',
        what,
        arguable: findArguable(name, key),
      },
    ];
  });
}

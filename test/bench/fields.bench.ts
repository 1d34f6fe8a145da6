import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type ClassifiedPage, classifyInChromium } from '../pages/classify-in-chromium.ts';
import { readPages } from '../pages/read-pages.ts';
import { explainPage } from './fields/explain-page.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/** How often each page is classified again: its time is the median of these. */
const TIMED_ROUNDS = 9;

const AT_LEAST = { goal: { atLeast: 0.985 } };

/** A field, with what it is and what it was taken for. */
type ScoredField = { page: string; what: string; isEmail: boolean; isTakenForEmail: boolean };

/** Precision and recall for addresses. */
function score(name: string, fields: ScoredField[]): Row[] {
  if (process.env.FIELDS_MISSED)
    for (const { page, what, isEmail, isTakenForEmail } of fields)
      if (isEmail !== isTakenForEmail) console.log(`    ${isEmail ? 'missed' : 'invented'} ${page} ${what}`);
  const taken = fields.filter(({ isTakenForEmail }) => isTakenForEmail);
  const wanted = fields.filter(({ isEmail }) => isEmail);
  const right = wanted.filter(({ isTakenForEmail }) => isTakenForEmail).length;
  return [
    { name: `${name}: precision, email`, value: right / taken.length, ...AT_LEAST },
    { name: `${name}: recall, ${wanted.length} email fields`, value: right / wanted.length, ...AT_LEAST },
  ];
}

function speedRow(name: string, pages: ClassifiedPage[]): Row {
  const controls = pages.reduce((sum, { fields }) => sum + fields.length, 0);
  const us = pages.reduce((sum, page) => sum + page.us, 0);
  const goal = { atMost: 20 };
  return { name: `${name}: time a control, ${controls} controls`, value: us / controls, unit: 'µs', goal };
}

/** One page of a corpus of real forms; its README says what the labels mean. */
type SavedForm = {
  name: string;
  corpus: string;
  site: string;
  html: string;
  fields: { index: number; label: string }[];
  ignore: number[];
};

const CORPORA = new URL('../../../shared/corpora/', import.meta.url);
const EMAIL_LABELS = ['email', 'email_confirm'];
const NOT_SCORED = ['login_id', 'username_or_email'];

/** Labelled by a machine, many of its addresses not at all: it says what is missed, not what is invented. */
const FOR_RECALL = 'moz-crawl';

/**
 * Labels that a third person would not give, or would not hold against a rule, each group with the reason (2026-11-23): `PAGE INDEX`, as
 * the corpora have them. They are not scored.
 */
const arguable = new Set(
  (
    JSON.parse(readFileSync(new URL('fields/arguable.json', import.meta.url), 'utf8')) as { fields: string[] }[]
  ).flatMap(({ fields }) => fields),
);

/** Sites whose forms are only scored: nobody who makes rules looks at them. By the site, so that a site is on one side. */
const isUnseen = ({ site }: SavedForm) => (createHash('sha256').update(site).digest()[0] ?? 0) >= 154;

function readForms(file: string): SavedForm[] {
  const path = new URL(file, CORPORA);
  if (!existsSync(path)) {
    console.log(`  (${file} is not here: it is not measured)`);
    return [];
  }
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line) as SavedForm);
}

function scoredFields({ name, fields, ignore }: SavedForm, page: ClassifiedPage | undefined): ScoredField[] {
  const short = name.replace(/^.*\/(CC_)?|\.html$/g, '');
  return (page?.fields ?? []).flatMap(({ key, kind, what }) => {
    const { label = '' } = fields.find(({ index }) => index === Number(key)) ?? {};
    const isScored = !ignore.includes(Number(key)) && !NOT_SCORED.includes(label) && !arguable.has(`${short} ${key}`);
    return isScored
      ? [{ page: name, what, isEmail: EMAIL_LABELS.includes(label), isTakenForEmail: kind === 'email' }]
      : [];
  });
}

/** Two thousand pages are laid out one after the other, which takes some minutes. */
async function* scoreSavedForms(isTaken: (form: SavedForm) => boolean): AsyncGenerator<Row> {
  const forms = ['forms.jsonl.gz', 'forms-crawl.jsonl.gz'].flatMap(readForms).filter(isTaken);
  for (const corpus of new Set(forms.map((form) => form.corpus))) {
    const own = forms.filter((form) => form.corpus === corpus);
    const shown = own.map(({ name, html }) => ({ name, html, runsScripts: false }));
    const pages = await classifyInChromium(shown, 'data-bench-i', TIMED_ROUNDS);
    for (const [sites, isOnlyScored] of [
      ['looked at', false],
      ['only scored', true],
    ] as const) {
      const fields = own.flatMap((form, at) => (isUnseen(form) === isOnlyScored ? scoredFields(form, pages[at]) : []));
      if (fields.length === 0) continue;
      const rows = score(`${corpus}, sites ${sites}`, fields);
      yield* corpus === FOR_RECALL ? rows.filter(({ name }) => name.includes('recall')) : rows;
    }
    yield speedRow(corpus, pages);
  }
}

/**
 * How fast `classifyField` is in the pages of our corpus, and how well and how fast it finds fields for an email address in real forms,
 * where those are at hand. `--split held-out` scores only the sites that those who make the rules do not look at; `--explain FILE` prints
 * what decided about each control of a page. With `FIELDS_MISSED=1` in the environment, what is wrong is printed.
 */
export async function* bench({ explain, split }: Options): AsyncGenerator<Row> {
  if (explain !== undefined) return explainPage(explain);
  if (split === 'held-out') return yield* scoreSavedForms(isUnseen);
  yield speedRow('own', await classifyInChromium(await readPages(), 'data-expect', TIMED_ROUNDS));
  yield* scoreSavedForms(() => true);
}

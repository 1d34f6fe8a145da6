import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type ClassifiedPage, classifyInChromium } from '../../pages/classify-in-chromium.ts';
import type { Row } from '../row.ts';
import { findArguable } from './arguable.ts';
import { AT_LEAST, type Judged, precisionOf, recallOf, score, speed } from './score.ts';

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

/** How well the fields of real forms are told, in the corpora that are at hand, as they are labelled and without the labels that are arguable. */
export async function benchSavedForms(): Promise<Row[]> {
  const forms = ['forms.jsonl.gz', 'forms-crawl.jsonl.gz'].flatMap(readForms);
  const pages = await classifyInChromium(
    forms.map(({ name, html }) => ({ name, html, runsScripts: false })),
    'data-bench-i',
  );
  const rows: Row[] = [];
  for (const corpus of new Set(forms.map((form) => form.corpus))) {
    const indices = forms
      .keys()
      .filter((index) => forms[index]?.corpus === corpus)
      .toArray();
    const judgedIn = (some: number[]) =>
      some.flatMap((index) => judge(forms[index] as SavedForm, pages[index] as ClassifiedPage));
    const all = judgedIn(indices);
    const judged = all.filter(({ arguable }) => arguable === undefined);
    const fair = (isScoredOnly: boolean) =>
      judgedIn(indices.filter((index) => IS_SCORED_ONLY(forms[index] as SavedForm) === isScoredOnly)).filter(
        ({ arguable }) => arguable === undefined,
      );
    const labelled = judged.filter(({ isLabelled }) => isLabelled);
    const goal = { goal: AT_LEAST };
    rows.push(
      ...score(`${corpus}, as labelled`, all, false),
      ...(corpus === FOR_RECALL ? recallOf(corpus, judged).map((row) => ({ ...row, ...goal })) : score(corpus, judged)),
      { name: `${corpus}: labels that are arguable, and not scored`, value: all.length - judged.length },
      { name: `${corpus}: precision, e-mail, among labelled fields alone`, value: precisionOf(labelled) },
      ...['new', 'login', 'recovery'].flatMap((purpose) => recallOf(`${corpus}, purpose ${purpose}`, judged, purpose)),
      ...score(`${corpus}, sites looked at`, fair(false), false),
      ...score(`${corpus}, sites only scored`, fair(true), false),
      speed(
        corpus,
        indices.map((index) => pages[index] as ClassifiedPage),
      ),
    );
  }
  return rows;
}

function judge(
  { name, fields, ignore }: SavedForm,
  page: ClassifiedPage,
): (Judged & { arguable: string | undefined })[] {
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

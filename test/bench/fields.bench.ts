import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bundleClassifier, type ClassifiedPage, classifyInChromium } from '../pages/classify-in-chromium.ts';
import { expectedKind, readPages } from '../pages/read-pages.ts';
import { explainPage } from './fields/explain-page.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/** One page of the corpus of real forms; its README says what the labels mean. */
type SavedForm = {
  name: string;
  corpus: string;
  html: string;
  fields: { index: number; label: string; purpose: string }[];
  ignore: number[];
};

/**
 * A field with what it is and what it was taken for.
 * @property isLabelled whether the corpus says anything of it; it counts every text control that it is silent about as a negative
 */
type Judged = {
  page: string;
  isEmail: boolean;
  isTakenForEmail: boolean;
  isLabelled: boolean;
  purpose: string;
  what: string;
};

const FORMS = new URL('../../../shared/corpora/forms.jsonl.gz', import.meta.url);
const EMAIL_LABELS = ['email', 'email_confirm'];
const NOT_SCORED = ['login_id', 'username_or_email'];
const AT_LEAST = { atLeast: 0.985 };

/**
 * What the corpus of autofill forms is silent about counts as a negative, and eleven controls there ask for an e-mail address all the
 * same, by a label or a name of their own that says so (looked at one by one, 2026-11-21). Each is a field that the product has to find,
 * so no rule was made to leave them out; without them its precision is 1.
 *
 * | of the eleven | the form | what the page says of the field |
 * | --- | --- | --- |
 * | 5, on 5 pages | recovers a password or a user name | "E-mail", its name, or `type=email` |
 * | 4, on 2 pages | changes the account's address, once more repeated | "E-mail address", "Retype E-mail address" |
 * | 2, on 1 page | logs in, "with your email"; like ones beside it are set aside as `login_id` | "Email" |
 */
const SILENT_ABOUT = 'ddg';

/**
 * How well and how fast `classifyField` tells fields that want an e-mail address: on our own pages, and on real forms where those are at hand.
 * With `--explain FILE` it prints what decided about each control of a page instead. With `FIELDS_MISSED=1` in the environment every field that it got wrong is printed too.
 */
export async function bench({ explain }: Options): Promise<Row[]> {
  if (explain !== undefined) {
    await explainPage(explain);
    return [];
  }
  const rows: Row[] = [{ name: 'classifier, minified', value: Buffer.byteLength(await bundleClassifier()), unit: 'B' }];
  const ownPages = await classifyInChromium(await readPages(), 'data-expect');
  const ownFields = ownPages.flatMap(({ name, fields }) =>
    fields.map(({ key, kind, what }) => ({
      page: name,
      isEmail: expectedKind(key) === 'email',
      isTakenForEmail: kind === 'email',
      isLabelled: true,
      purpose: '',
      what,
    })),
  );
  const codes = ownPages.flatMap(({ fields }) => fields).filter(({ key }) => key === 'one-time-code');
  rows.push(
    ...score('test/pages', ownFields),
    {
      name: 'test/pages: recall, one-time codes',
      value: codes.filter(({ kind }) => kind === 'one-time-code').length / codes.length,
      goal: AT_LEAST,
    },
    speed('test/pages', ownPages),
  );
  if (!existsSync(FORMS)) {
    console.log('  (no corpus of real forms here: only test/pages is measured)');
    return rows;
  }
  return [...rows, ...(await benchSavedForms())];
}

async function benchSavedForms(): Promise<Row[]> {
  const lines = gunzipSync(readFileSync(FORMS)).toString().trim().split('\n');
  const forms = lines.map((line) => JSON.parse(line) as SavedForm);
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
    const judged = indices.flatMap((index) => judge(forms[index] as SavedForm, pages[index] as ClassifiedPage));
    const labelled = indices
      .flatMap((index) => forms[index]?.fields ?? [])
      .filter(({ label }) => EMAIL_LABELS.includes(label));
    rows.push(
      ...score(corpus, judged),
      {
        name: `${corpus}: precision, e-mail, among labelled fields alone`,
        value: precisionOf(judged.filter(({ isLabelled }) => isLabelled)),
      },
      ...['new', 'login', 'recovery'].flatMap((purpose) => recallOf(`${corpus}, purpose ${purpose}`, judged, purpose)),
      ...[0, 1].flatMap((half) =>
        score(
          `${corpus}, half ${half}`,
          judged.filter(({ page }) => halfOf(page) === half),
          false,
        ),
      ),
      {
        name: `${corpus}: e-mail labels whose field is not in the saved page`,
        value: labelled.length - judged.filter(({ isEmail }) => isEmail).length,
        unit: 'fields',
      },
      speed(
        corpus,
        indices.map((index) => pages[index] as ClassifiedPage),
      ),
    );
  }
  return rows;
}

function judge({ name, fields, ignore }: SavedForm, page: ClassifiedPage): Judged[] {
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
      },
    ];
  });
}

function score(name: string, judged: Judged[], isGoal = true): Row[] {
  const goal = isGoal ? { goal: AT_LEAST } : {};
  const silent = judged.filter(({ isTakenForEmail, isLabelled }) => isTakenForEmail && !isLabelled).length;
  if (name === SILENT_ABOUT && silent > 0)
    console.log(
      `  (${silent} controls of ${name} taken for e-mail are not labelled there at all: see the head of this file)`,
    );
  if (process.env.FIELDS_MISSED && isGoal)
    for (const { page, isEmail, isTakenForEmail, what } of judged)
      if (isEmail !== isTakenForEmail) console.log(`    ${isEmail ? 'missed' : 'invented'} ${page} ${what}`);
  return [
    {
      name: `${name}: precision, e-mail`,
      value: precisionOf(judged),
      ...goal,
    },
    ...recallOf(`${name}`, judged).map((row) => ({ ...row, ...goal })),
  ];
}

function precisionOf(judged: Judged[]): number {
  const taken = judged.filter(({ isTakenForEmail }) => isTakenForEmail);
  return taken.filter(({ isEmail }) => isEmail).length / taken.length;
}

function recallOf(name: string, judged: Judged[], purpose?: string): Row[] {
  const wanted = judged.filter((field) => field.isEmail && (purpose === undefined || field.purpose === purpose));
  const found = wanted.filter(({ isTakenForEmail }) => isTakenForEmail).length;
  return wanted.length > 0
    ? [{ name: `${name}: recall, ${wanted.length} e-mail fields`, value: found / wanted.length }]
    : [];
}

function speed(name: string, pages: ClassifiedPage[]): Row {
  const controls = pages.reduce((sum, { fields }) => sum + fields.length, 0);
  const us = pages.reduce((sum, page) => sum + page.us, 0);
  return {
    name: `${name}: time a control, ${controls} controls`,
    value: us / controls,
    unit: 'µs',
    goal: { atMost: 20 },
  };
}

/** Two halves that rules can be made on and checked on, split by name. */
function halfOf(page: string): number {
  return (createHash('md5').update(page).digest()[0] ?? 0) % 2;
}

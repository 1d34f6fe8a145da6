import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { NAME_LENGTH, SHORTEST_NAME } from '../../lib/mailbox/address/address-name.ts';
import { type RankedInPage, rankInChromium } from '../pages/rank-in-chromium.ts';
import type { Row } from './row.ts';

/** One page of the corpus of real forms; its README says what the labels mean. */
type SavedForm = {
  name: string;
  site: string;
  formType: string;
  html: string;
  fields: { index: number; label: string; purpose: string }[];
};

const FOLDER = new URL('../../../shared/corpora/', import.meta.url);
const FORMS = 'forms.jsonl.gz';

/** All forms whose fields are known; the second is of the web at large. */
const ALL_FORMS = [FORMS, 'forms-crawl.jsonl.gz'];
const EMAIL_LABELS = ['email', 'email_confirm'];

/** Fields of a sign-up that ask for an address as well as for a name. */
const NAMED_BY_EMAIL = ['username_or_email', 'login_id'];

/** Forms that stand beside a sign-up on one page. */
const BESIDE = ['login', 'newsletter', 'recovery', 'checkout', 'contact'];

/** Saved as log-ins, and they hold a whole sign-up too, which may as well be meant (looked at, 2026-11-23). */
const HOLDS_SIGN_UP = /porkbun|luxuretv|paytm/;

/** How often each sign-up is put beside others. */
const ROUNDS = 3;

/** The same for the same text, in the range of 0 to `below` - 1: pages are put together at random, and always in the same way. */
const draw = (text: string, below: number) => createHash('md5').update(text).digest().readUInt32BE(0) % below;

/** Rules are made on six sites of ten, and only scored on the others. */
export const isOpen = (site: string) => draw(site, 10) < 6;

type Made = { name: string; parts: SavedForm[]; signUp: number };

/** A sign-up between one or two forms of other kinds, each kind once. */
function putTogether(signUp: SavedForm, others: readonly SavedForm[], round: number): Made {
  const name = `${signUp.name} ${round}`;
  const kinds = BESIDE.toSorted((one, other) => draw(name + one, 1000) - draw(name + other, 1000));
  const beside = kinds.slice(0, 1 + draw(name, 2)).flatMap((kind) => {
    const ofKind = others.filter(
      ({ formType, site, name: other }) =>
        formType === kind && isOpen(site) === isOpen(signUp.site) && !HOLDS_SIGN_UP.test(other),
    );
    return ofKind[draw(name + kind, ofKind.length)] ?? [];
  });
  const parts = [signUp, ...beside].toSorted(
    (one, other) => draw(name + one.name, 1000) - draw(name + other.name, 1000),
  );
  return { name: parts.map((part) => part.name).join(' + '), parts, signUp: parts.indexOf(signUp) };
}

function isRight({ parts, signUp }: Made, [first]: RankedInPage[]): boolean {
  const field = parts[signUp]?.fields.find(({ index }) => index === first?.index);
  return (
    first?.part === signUp &&
    [...EMAIL_LABELS, ...NAMED_BY_EMAIL].includes(field?.label ?? '') &&
    field?.purpose !== 'login'
  );
}

function readForms(file: string): SavedForm[] {
  const lines = gunzipSync(readFileSync(new URL(file, FOLDER)))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as SavedForm);
}

/**
 * Which field the popup's button takes, on saved pages with a sign-up: alone, and put beside forms of other kinds in random order. With
 * `RANKING_MISSED=1` in the environment those of the open sites that went wrong are printed.
 */
export async function bench(): Promise<Row[]> {
  if (!ALL_FORMS.every((file) => existsSync(new URL(file, FOLDER)))) {
    console.log('  (no corpus of real forms here: nothing is ranked)');
    return [{ name: 'real forms at hand', value: 0 }];
  }
  const forms = readForms(FORMS);
  // Of some, the corpus kept the labels and not the fields.
  const hasField = ({ fields, html }: SavedForm) =>
    fields.some(
      ({ label, purpose, index }) =>
        EMAIL_LABELS.includes(label) && purpose !== 'login' && html.includes(`data-bench-i="${index}"`),
    );
  const signUps = forms.filter((form) => form.formType === 'signup' && hasField(form));
  const alone = signUps.map((form) => ({ name: form.name, parts: [form], signUp: 0 }));
  const made = signUps.flatMap((form) => Array.from({ length: ROUNDS }, (_, round) => putTogether(form, forms, round)));
  return [
    ...scoreRoom(ALL_FORMS.flatMap(readForms)),
    ...(await scoreSignUps('alone', alone)),
    ...(await scoreSignUps('beside other forms', made)),
    ...(await scoreKinds(forms)),
  ];
}

async function scoreSignUps(what: string, pages: Made[]): Promise<Row[]> {
  const ranked = await rankInChromium(pages.map(({ parts }) => parts.map(({ html }) => html)));
  const rights = pages.map((page, at) => ({ page, isRight: isRight(page, ranked[at] ?? []) }));
  if (process.env.RANKING_MISSED)
    for (const [at, { page, isRight }] of rights.entries())
      if (!isRight && page.parts.every(({ site }) => isOpen(site)))
        console.log(
          `    ${page.name} (${page.signUp}): ${JSON.stringify(ranked[at]?.slice(0, 6))} ${JSON.stringify(page.parts[page.signUp]?.fields.filter(({ label }) => label.includes('email')).map(({ index, purpose }) => [index, purpose]))}`,
        );
  return [true, false].map((open) => {
    const scored = rights.filter(({ page }) => page.parts.some(({ site }) => isOpen(site)) === open);
    return {
      name: `sign-up ${what}: right, ${scored.length} pages of ${open ? 'open' : 'unseen'} sites`,
      value: scored.filter(({ isRight }) => isRight).length / scored.length,
      goal: { atLeast: 0.98 },
    };
  });
}

/** As service and Mayfly make them; and the shortest that Mayfly asks for, on a domain of usual length. In characters. */
const USUAL_LENGTH = NAME_LENGTH + '@mayfly.example'.length;
const SHORTEST_LENGTH = SHORTEST_NAME + '@mayfly.example'.length;

/** How many real fields for an address have no room for one. */
function scoreRoom(forms: SavedForm[]): Row[] {
  const rooms = forms.flatMap(({ html, fields }) =>
    fields.flatMap(({ label, index }) => {
      const [tag] = EMAIL_LABELS.includes(label)
        ? (html.match(new RegExp(`<input[^>]*data-bench-i="${index}"[^>]*>`)) ?? [])
        : [];
      return tag === undefined ? [] : [Number(/maxlength="?(\d+)/i.exec(tag)?.[1] ?? Number.POSITIVE_INFINITY)];
    }),
  );
  const share = (length: number) => (rooms.filter((room) => room < length).length / rooms.length) * 100;
  return [
    {
      name: `${rooms.length} e-mail fields refused as too short`,
      value: share(SHORTEST_LENGTH),
      unit: '%',
      goal: { atMost: 0.3 },
    },
    { name: 'the same, where the service names its addresses', value: share(USUAL_LENGTH), unit: '%' },
  ];
}

/** The kinds of saved forms, by the corpus, and what they are taken for. */
const KINDS: Record<string, string[]> = {
  signup: ['sign-up'],
  login: ['log-in'],
  newsletter: ['newsletter'],
  contact: ['contact'],
  checkout: ['checkout'],
};

async function scoreKinds(forms: SavedForm[]): Promise<Row[]> {
  const known = forms.filter(({ formType }) => KINDS[formType]);
  const ranked = await rankInChromium(known.map(({ html }) => [html]));
  const judged = known.flatMap((form, at) => {
    const scored = form.fields.filter(({ label }) => /email/.test(label)).map(({ index }) => index);
    const first = ranked[at]?.find(({ index }) => scored.includes(index));
    return first ? [{ form, kind: first.form }] : [];
  });
  return Object.entries(KINDS).flatMap(([formType, kinds]) =>
    [true, false].flatMap((open) => {
      const scored = judged.filter(({ form }) => form.formType === formType && isOpen(form.site) === open);
      if (scored.length === 0) return [];
      const right = scored.filter(({ kind }) => kinds.includes(kind));
      if (process.env.RANKING_MISSED && open)
        for (const { form, kind } of scored)
          if (!kinds.includes(kind)) console.log(`    ${formType} taken for ${kind}: ${form.name}`);
      return {
        name: `${formType}: known as such, ${scored.length} forms of ${open ? 'open' : 'unseen'} sites`,
        value: right.length / scored.length,
      };
    }),
  );
}

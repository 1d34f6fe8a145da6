import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { recordEvents } from '../../../test/mailbox/record-events.ts';
import type { FillOrigin } from '../../mailbox/address/create-address.ts';
import type { PreparedAddress } from '../../mailbox/address/obtain-address.ts';
import type { FieldVerdict } from '../../page/fill/field-verdict.ts';
import { COME_BACK_ALARM } from '../poll/poll-alarm.ts';
import { type FillEdges, type FillOptions, fillAddress } from './fill-address.ts';
import { PageProblem } from './inject.ts';
import type { InjectedPage } from './page.ts';

/** What happened, in order. */
let steps: string[];
let made = 0;
let page: InjectedPage;

/** What the page does, unless a test says otherwise: it has one field, which takes what is written. */
const createPage = (field: FieldVerdict, more: Partial<InjectedPage> = {}): InjectedPage => ({
  origin: async () => 'https://shop.example',
  verdict: () => field,
  findField: async () => field,
  async write(text) {
    steps.push(`write ${text}`);
    return true;
  },
  async copy(text) {
    steps.push(`copy ${text}`);
    return true;
  },
  forbidsAll: async () => false,
  writeCode: async () => 'no-field',
  watch: async () => void steps.push('watch'),
  leave: async () => void steps.push('leave'),
  ...more,
});

function prepareAddress({ email }: { email?: string | undefined }): PreparedAddress {
  return {
    fitInto: async (maxLength) => (email ?? '1@m.test').length <= maxLength,
    listSamples: async () => (email === undefined ? ['a@m.test', 'b@m.test'] : []),
    async obtain() {
      made += 1;
      const obtained = email ?? `${made}@m.test`;
      steps.push(`obtain ${obtained}`);
      return { email: obtained, stored: Promise.resolve() };
    },
    giveUp: async () => void steps.push('give up'),
  };
}

let edges: FillEdges;

beforeEach(() => {
  fakeBrowser.reset();
  steps = [];
  made = 0;
  page = createPage({ name: 'a field' });
  edges = { injectFillScript: async () => page, prepareAddress };
});

const options = (more: Partial<FillOptions> = {}): FillOptions => ({
  target: { tabId: 1, frameId: 0 },
  url: 'https://shop.example/sign-up',
  profile: {},
  withSearch: false,
  ...more,
});

const fill = (more: Partial<FillOptions> = {}) => fillAddress(options(more), edges);

it('a fill obtains an address, writes it, says that it is kept, and leaves the page', async () => {
  const events = recordEvents('addressFilled');
  expect(await fill()).toEqual({ result: 'filled', email: '1@m.test' });
  expect(steps).toEqual(['obtain 1@m.test', 'write 1@m.test', 'watch', 'leave']);
  expect(await events()).toHaveLength(1);
  // For its mail, whatever becomes of the worker.
  expect(await fakeBrowser.alarms.get(COME_BACK_ALARM)).toBeDefined();
});

/** Fills. @returns what the address is prepared with */
async function fillFrom(more: Partial<FillOptions>): Promise<FillOrigin | undefined> {
  let origin: Promise<FillOrigin> | undefined;
  edges.prepareAddress = (email, filledFrom) => {
    origin = filledFrom;
    return prepareAddress(email);
  };
  await fill(more);
  return origin;
}

it('the address is prepared with the site and the frame that it is for', async () => {
  expect(await fillFrom({ url: 'https://www.alice.github.io/sign-up?for=me#top' })).toEqual({
    filledAt: expect.any(Number),
    site: 'alice.github.io',
    filledIn: { tabId: 1, frameId: 0, origin: 'https://www.alice.github.io', site: 'alice.github.io' },
  });
});

it('an address in a frame of another site is that frame’s: its code goes nowhere else', async () => {
  const target = { tabId: 1, frameId: 3, origin: 'https://login.example' };
  expect(await fillFrom({ target })).toMatchObject({ site: 'shop.example', filledIn: target });
});

const GONE = () => Promise.reject(new Error('No tab with id: 1'));
const A_FIELD: FieldVerdict = { name: 'a field' };
const NO_FIELD: FieldVerdict = { refusalReason: 'no-field' };
const found = (verdict: FieldVerdict): Partial<InjectedPage> => ({ findField: async () => verdict });
const LOG_IN = found({ name: 'its field', form: 'log-in' });
/** A page whose field takes no address but those like this. */
const demanding = (pattern: RegExp): Partial<InjectedPage> => ({
  forbidsAll: async (emails) => emails.every((email) => !pattern.test(email)),
});
const WITH_PATTERN: FieldVerdict = { ...A_FIELD, hasPattern: true };
const BY_SHORTCUT = { withSearch: true, cursorFirst: true };

type Situation = [
  what: string,
  field: FieldVerdict,
  page: Partial<InjectedPage>,
  options?: Partial<FillOptions>,
  reason?: string,
];

describe('is filled', () => {
  it.each<Situation>([
    ['a field with room for what fits', { ...A_FIELD, maxLength: 8 }, {}],
    ['a field with a pattern, where some addresses fit', WITH_PATTERN, demanding(/^b@/)],
    ['one with an address that is there already', WITH_PATTERN, demanding(/@acme/), { email: '1@m.test' }],
    ['a log-in, where that is meant', NO_FIELD, LOG_IN, { withSearch: true, mayFillLogIn: true }],
    ['a field with the address that is replaced', { ...A_FIELD, value: '0@M.test' }, {}, { replaces: '0@m.test' }],
    ['the field with the cursor, without a search', A_FIELD, { findField: GONE }, BY_SHORTCUT],
    ['the page’s field, where the cursor is in none', NO_FIELD, found({ name: 'found' }), BY_SHORTCUT],
  ])('%s', async (_, field, more, wanted) => {
    page = createPage(field, more);
    expect(await fill(wanted)).toEqual({ result: 'filled', email: '1@m.test' });
  });
});

describe('is refused, and costs nothing,', () => {
  it.each<Situation>([
    ['a read-only field', { refusalReason: 'read-only' }, {}],
    ['no field without a search', NO_FIELD, found({ name: 'found' })],
    ['a field that no address fits into', { ...A_FIELD, maxLength: 7 }, {}, {}, 'too-short'],
    ['a field whose pattern no address fits', WITH_PATTERN, demanding(/@acme\.test$/), {}, 'pattern'],
    ['a field with a text of the user', { ...A_FIELD, value: 'ring twice' }, {}, {}, 'has-text'],
    ['a log-in that a search found: it knows no new address', NO_FIELD, LOG_IN, { withSearch: true }, 'log-in'],
    ['a field with the cursor', { refusalReason: 'read-only' }, found({ name: 'found' }), BY_SHORTCUT],
    ['a field that nobody pointed at', NO_FIELD, found({ name: 'found', refusalReason: 'disabled' }), BY_SHORTCUT],
  ])('%s', async (_, field, more, wanted, reason) => {
    page = createPage(field, more);
    expect(await fill(wanted)).toEqual({ result: 'refused', reason: reason ?? field.refusalReason });
    expect(steps).toEqual(['give up', 'leave']);
  });
});

describe('where the page does not get the address, it is', () => {
  const not = async () => false;

  it.each<[string, FieldVerdict, Partial<InjectedPage>, result: 'copied' | 'stored', reason: string]>([
    ['copied, around a foreign frame', { refusalReason: 'foreign-frame' }, {}, 'copied', 'foreign-frame'],
    ['copied, where the page does not keep it', A_FIELD, { write: not }, 'copied', 'not-kept'],
    ['copied, where the page hangs while it is written into', A_FIELD, { write: GONE }, 'copied', 'failed'],
    ['copied, where a script of ours fails', A_FIELD, { write: async () => 'failed' }, 'copied', 'failed'],
    ['copied, where no script of ours gets so far', { refusalReason: 'failed' }, {}, 'copied', 'failed'],
    ['stored, where the page refuses to copy', A_FIELD, { write: not, copy: not }, 'stored', 'not-kept'],
    ['stored, where the page has gone', A_FIELD, { write: GONE, copy: GONE }, 'stored', 'failed'],
  ])('%s', async (_, field, more, result, reason) => {
    page = createPage(field, more);
    expect(await fill()).toEqual({ result, email: '1@m.test', reason });
    expect(steps).not.toContain('write 1@m.test');
  });

  it('copied, where the service has made a longer one than was expected', async () => {
    page = createPage({ ...A_FIELD, maxLength: 7 });
    edges.prepareAddress = (asked) => ({ ...prepareAddress(asked), fitInto: async () => true });
    expect(await fill()).toEqual({ result: 'copied', email: '1@m.test', reason: 'too-short' });
  });

  it.each([
    ['no-access', 'is out of reach', new Error('Cannot access contents of the page.')],
    ['failed', 'hangs, or has been left', new PageProblem('The page does not answer.')],
  ])('stored, with %s, where the page %s', async (reason, _, error) => {
    edges.injectFillScript = () => Promise.reject(error);
    expect(await fill()).toEqual({ result: 'stored', email: '1@m.test', reason });
  });

  it('stored, where the page hangs while it is searched', async () => {
    page = createPage(NO_FIELD, { findField: GONE });
    expect(await fill({ withSearch: true })).toEqual({ result: 'stored', email: '1@m.test', reason: 'failed' });
    expect(steps).toContain('leave');
    expect(steps).not.toContain('watch');
  });
});

it('an address that the field holds and forbids is filled, and doubted', async () => {
  page = createPage(A_FIELD, { write: async () => 'refused' });
  expect(await fill()).toEqual({ result: 'filled', email: '1@m.test', remark: 'notOfPattern' });
});

it('an address that the page does not let us repeat is filled, and the user is told', async () => {
  page = createPage(A_FIELD, { write: async () => 'twin-empty' });
  expect(await fill()).toEqual({ result: 'filled', email: '1@m.test', remark: 'twinEmpty' });
});

const failing = (obtain: PreparedAddress['obtain']) => () => ({ ...prepareAddress({}), obtain });

it('it fails where no address can be made, or it can’t be kept, and leaves the page', async () => {
  edges.prepareAddress = failing(() => Promise.reject(new Error('refused')));
  await expect(fill()).rejects.toThrow('refused');
  const stored = Promise.reject(new Error('no disk space'));
  edges.prepareAddress = failing(async () => ({ email: 'a@m.test', stored }));
  const events = recordEvents('addressFilled');
  await expect(fill()).rejects.toThrow('no disk space');
  expect(await events()).toEqual([]);
  expect(steps.filter((step) => step === 'leave')).toHaveLength(2);
});

describe('asked for twice', () => {
  it('for the same field it is one fill, and one address', async () => {
    const [one, other] = await Promise.all([fill(), fill()]);
    expect(other).toBe(one);
    expect(made).toBe(1);
    expect(steps.filter((step) => step === 'give up')).toHaveLength(1);
  });

  it('for two fields each gets its own', async () => {
    const pages = [createPage({ name: 'a field' }), createPage({ name: 'another field' })];
    edges.injectFillScript = async () => pages.pop() ?? page;
    const both = await Promise.all([fill(), fill()]);
    expect(new Set(both.map((one) => 'email' in one && one.email))).toEqual(new Set(['1@m.test', '2@m.test']));
  });

  it.each([{ target: { tabId: 2, frameId: 0 } }, { email: 'old@m.test' }])(
    'with %j it is another fill',
    async (other) => {
      await Promise.all([fill(), fill(other)]);
      expect(made).toBe(2);
    },
  );

  it('once the first has failed, or is over, it is another fill', async () => {
    edges.prepareAddress = failing(() => Promise.reject(new Error('refused')));
    await expect(fill()).rejects.toThrow('refused');
    edges.prepareAddress = prepareAddress;
    expect(await fill()).toEqual({ result: 'filled', email: '1@m.test' });
    expect(await fill()).toEqual({ result: 'filled', email: '2@m.test' });
  });
});

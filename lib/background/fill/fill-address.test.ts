import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { recordEvents } from '../../../test/mailbox/record-events.ts';
import type { FillOrigin } from '../../mailbox/address/create-address.ts';
import type { PreparedAddress } from '../../mailbox/address/obtain-address.ts';
import type { FieldVerdict } from '../../page/fill/field-verdict.ts';
import { COME_BACK_ALARM } from '../poll/poll-alarm.ts';
import { type FillEdges, type FillOptions, fillAddress } from './fill-address.ts';
import type { EnteredPage } from './page.ts';

/** What happened, in order. */
let steps: string[];
let made = 0;
let page: EnteredPage;

/** What the page does, unless a test says otherwise: it has one field, which takes what is written. */
const createPage = (field: FieldVerdict, more: Partial<EnteredPage> = {}): EnteredPage => ({
  origin: async () => 'https://shop.example',
  verdict: () => field,
  look: async () => field,
  async write(text) {
    steps.push(`write ${text}`);
    return true;
  },
  async copy(text) {
    steps.push(`copy ${text}`);
    return true;
  },
  forbidsAll: async () => false,
  writeCode: async () => false,
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
  edges = { enterPage: async () => page, prepareAddress };
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
});

it('the address is prepared with the site and the frame that it is for', async () => {
  const url = 'https://www.alice.github.io/sign-up?for=me#top';
  let origin: Promise<FillOrigin> | undefined;
  const prepare: FillEdges['prepareAddress'] = (email, filledFrom) => {
    origin = filledFrom;
    return prepareAddress(email);
  };
  await fillAddress(options({ url }), { ...edges, prepareAddress: prepare });
  expect(await origin).toEqual({
    filledAt: expect.any(Number),
    site: 'alice.github.io',
    filledIn: { tabId: 1, frameId: 0, origin: 'https://www.alice.github.io', site: 'alice.github.io' },
  });
});

it('an address in a frame of another site is that frame’s: its code goes nowhere else', async () => {
  let origin: Promise<FillOrigin> | undefined;
  const prepare: FillEdges['prepareAddress'] = (email, filledFrom) => {
    origin = filledFrom;
    return prepareAddress(email);
  };
  const target = { tabId: 1, frameId: 3, origin: 'https://login.example' };
  await fillAddress(options({ target }), { ...edges, prepareAddress: prepare });
  expect(await origin).toMatchObject({
    site: 'shop.example',
    filledIn: { tabId: 1, frameId: 3, origin: 'https://login.example' },
  });
});

it('the alarm for its mail is set, whatever becomes of the worker', async () => {
  await fill();
  expect(await fakeBrowser.alarms.get(COME_BACK_ALARM)).toBeDefined();
});

it.each(['read-only', 'password', 'too-short', 'invisible', 'no-field'] as const)(
  'a %s field is refused, and no address is obtained',
  async (refusalReason) => {
    page = createPage({ refusalReason });
    expect(await fill()).toEqual({ result: 'refused', reason: refusalReason });
    expect(steps).toEqual(['give up', 'leave']);
  },
);

describe('a field with a short maxlength', () => {
  it('is filled with what fits', async () => {
    page = createPage({ name: 'a field', maxLength: 8 });
    expect(await fill()).toEqual({ result: 'filled', email: '1@m.test' });
  });

  it('is refused, and costs nothing, where nothing fits', async () => {
    page = createPage({ name: 'a field', maxLength: 7 });
    expect(await fill()).toEqual({ result: 'refused', reason: 'too-short' });
    expect(steps).toEqual(['give up', 'leave']);
  });

  it('is not written into where the service has made a longer one than was expected', async () => {
    page = createPage({ name: 'a field', maxLength: 7 });
    edges.prepareAddress = (asked) => ({ ...prepareAddress(asked), fitInto: async () => true });
    expect(await fill()).toEqual({ result: 'copied', email: '1@m.test', reason: 'too-short' });
  });
});

describe('a field with a pattern', () => {
  const forbidding = (pattern: RegExp) =>
    createPage(
      { name: 'a field', hasPattern: true },
      { forbidsAll: async (emails) => emails.every((email) => !pattern.test(email)) },
    );

  it('is refused, and costs nothing, where no address fits', async () => {
    page = forbidding(/@acme\.test$/);
    expect(await fill()).toEqual({ result: 'refused', reason: 'pattern' });
    expect(steps).toEqual(['give up', 'leave']);
  });

  it.each<[string, RegExp, Partial<FillOptions>]>([
    ['where some addresses fit', /^b@/, {}],
    ['with an address that is there already: it costs nothing', /@acme\.test$/, { email: 'old@m.test' }],
  ])('is filled %s', async (_, pattern, more) => {
    page = forbidding(pattern);
    expect(await fill(more)).toMatchObject({ result: 'filled' });
  });
});

describe('a log-in', () => {
  const logIn: Partial<EnteredPage> = { look: async () => ({ name: 'its field', form: 'log-in' }) };

  it('that a search found is refused: it knows no new address', async () => {
    page = createPage({ refusalReason: 'no-field' }, logIn);
    expect(await fill({ withSearch: true })).toEqual({ result: 'refused', reason: 'log-in' });
    expect(steps).toEqual(['give up', 'leave']);
  });

  it('is filled where that is meant', async () => {
    page = createPage({ refusalReason: 'no-field' }, logIn);
    expect(await fill({ withSearch: true, mayFillLogIn: true })).toMatchObject({ result: 'filled' });
  });
});

describe('by the shortcut', () => {
  const byShortcut = { withSearch: true, cursorFirst: true };

  it('the field with the cursor is filled, without a search', async () => {
    page = createPage({ name: 'a field' }, { look: () => Promise.reject(new Error('searched')) });
    expect(await fill(byShortcut)).toMatchObject({ result: 'filled' });
  });

  it('a field with the cursor that can’t be filled is refused, and no other one is taken', async () => {
    page = createPage({ refusalReason: 'read-only' }, { look: async () => ({ name: 'found' }) });
    expect(await fill(byShortcut)).toEqual({ result: 'refused', reason: 'read-only' });
  });

  it('the page’s field is filled where the cursor is in none', async () => {
    page = createPage({ refusalReason: 'no-field' }, { look: async () => ({ name: 'found' }) });
    expect(await fill(byShortcut)).toMatchObject({ result: 'filled' });
  });

  it('nothing is said of a field that nobody pointed at', async () => {
    page = createPage(
      { refusalReason: 'no-field' },
      { look: async () => ({ name: 'found', refusalReason: 'disabled' }) },
    );
    expect(await fill(byShortcut)).toEqual({ result: 'refused', reason: 'no-field' });
  });
});

describe('where the page is out of reach', () => {
  it('an address is made all the same, and kept', async () => {
    edges.enterPage = () => Promise.reject(new Error('The extensions gallery cannot be scripted.'));
    expect(await fill()).toEqual({ result: 'stored', email: '1@m.test', reason: 'no-access' });
  });

  it('it is copied if the page around a foreign frame lets it', async () => {
    page = createPage({ refusalReason: 'foreign-frame' });
    expect(await fill()).toEqual({ result: 'copied', email: '1@m.test', reason: 'foreign-frame' });
    expect(steps).not.toContain('write 1@m.test');
  });
});

it('an address that the field holds and forbids is filled, and doubted', async () => {
  page = createPage({ name: 'a field' }, { write: async () => 'refused' });
  expect(await fill()).toEqual({ result: 'filled', email: '1@m.test', isRejected: true });
});

describe('where the page does not keep the address', () => {
  it('it is copied', async () => {
    page = createPage({ name: 'a field' }, { write: async () => false });
    expect(await fill()).toEqual({ result: 'copied', email: '1@m.test', reason: 'not-kept' });
  });

  it.each([
    ['refuses to copy', async () => false],
    ['has gone', () => Promise.reject(new Error('No tab with id: 1'))],
  ])('and %s, it is kept in the mailbox', async (_, copy) => {
    page = createPage({ name: 'a field' }, { write: async () => false, copy });
    expect(await fill()).toEqual({ result: 'stored', email: '1@m.test', reason: 'not-kept' });
  });
});

it('a page that goes while it is written into keeps the address in the mailbox', async () => {
  const gone = () => Promise.reject(new Error('No tab with id: 1'));
  page = createPage({ name: 'a field' }, { write: gone, copy: gone });
  expect(await fill()).toMatchObject({ result: 'stored', email: '1@m.test' });
});

it('the page is searched where that is wanted', async () => {
  page = createPage({ refusalReason: 'no-field' }, { look: async () => ({ name: 'found' }) });
  expect(await fill()).toMatchObject({ result: 'refused' });
  expect(await fill({ withSearch: true })).toMatchObject({ result: 'filled' });
});

it('an address of the mailbox is written as it is', async () => {
  expect(await fill({ email: 'old@m.test' })).toEqual({ result: 'filled', email: 'old@m.test' });
});

it('a page that hangs while it is searched is out of reach: the address is kept', async () => {
  page = createPage(
    { refusalReason: 'no-field' },
    { look: () => Promise.reject(new Error('The page does not answer.')) },
  );
  expect(await fill({ withSearch: true })).toEqual({ result: 'stored', email: '1@m.test', reason: 'no-access' });
  expect(steps).toContain('leave');
  expect(steps).not.toContain('watch');
});

it('one that hangs while it is written into gets no word of it, but the user does', async () => {
  page = createPage({ name: 'a field' }, { write: () => Promise.reject(new Error('The page does not answer.')) });
  expect(await fill()).toEqual({ result: 'copied', email: '1@m.test', reason: 'not-kept' });
});

it('it fails where no address can be made, or it can’t be kept, and leaves the page', async () => {
  const failing = (obtain: PreparedAddress['obtain']) => () => ({
    obtain,
    fitInto: async () => true,
    listSamples: async () => [],
    giveUp: async () => {},
  });
  edges.prepareAddress = failing(() => Promise.reject(new Error('refused')));
  await expect(fill()).rejects.toThrow('refused');
  edges.prepareAddress = failing(async () => ({
    email: 'a@m.test',
    stored: Promise.reject(new Error('no disk space')),
  }));
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
    edges.enterPage = async () => pages.pop() ?? page;
    const both = await Promise.all([fill(), fill()]);
    expect(new Set(both.map((one) => 'email' in one && one.email))).toEqual(new Set(['1@m.test', '2@m.test']));
  });

  it('for two tabs each gets its own', async () => {
    await Promise.all([fill(), fill({ target: { tabId: 2, frameId: 0 } })]);
    expect(made).toBe(2);
  });

  it('with another address of the mailbox it is another fill', async () => {
    await Promise.all([fill(), fill({ email: 'old@m.test' })]);
    expect(made).toBe(2);
  });

  it('once the first is over, it is another fill', async () => {
    await fill();
    expect(await fill()).toEqual({ result: 'filled', email: '2@m.test' });
  });

  it('after the first has failed, it is another fill', async () => {
    edges.prepareAddress = () => ({
      obtain: () => Promise.reject(new Error('refused')),
      fitInto: async () => true,
      listSamples: async () => [],
      giveUp: async () => {},
    });
    await expect(fill()).rejects.toThrow('refused');
    edges.prepareAddress = prepareAddress;
    expect(await fill()).toMatchObject({ result: 'filled' });
  });
});

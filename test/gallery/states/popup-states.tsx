import { AddExistingAddress } from '../../../components/popup/new-address/add-existing-address.tsx';
import {
  NewAddressForm,
  type NewAddressFormProps,
  type NewAddressOptions,
  ServiceChoice,
} from '../../../components/popup/new-address/new-address-form.tsx';
import { ShortcutsHelp } from '../../../components/popup/shortcuts/shortcuts-help.tsx';
import type { Problem } from '../../../lib/api/problem.ts';
import { joinSentences, text } from '../../../lib/i18n/text.ts';
import { HOUR, MINUTE } from '../../../lib/i18n/time.ts';
import type { Address } from '../../../lib/mailbox/address.ts';
import type { Connection } from '../../../lib/storage/connection.ts';
import {
  address,
  codeMessage,
  connection,
  current,
  domainChoice,
  domains,
  emptyMailbox,
  foreignCodeMessage,
  fullMailbox,
  linkMessage,
  mailbox,
  message,
  NOW,
  receiptMessage,
  status,
} from '../made-data.ts';
import { press, type State, search, statesOf, type, unfold } from '../state.ts';
import { PopupFrame } from './popup-frame.tsx';

const LONG_EMAIL = 'a.person.with.quite.a.long.name.2026@subdomain.of.a-long-domain.example';

const EXPIRED_EMAIL = 'a.person.with.quite.a.long.name.2026@a-rather-long-domain-name.example';

const LONG_SITE = 'a-site-with-a-very-long-name-that-goes-on.example';

const oldCodeMessage = message('Acme <hello@acme.example>', 'Your sign-up code', 23 * MINUTE, { code: '482913' });

const resentCodes = [
  codeMessage,
  message('Acme <hello@acme.example>', 'Your sign-up code', 2 * MINUTE, { code: '117204', readAt: NOW }),
  message('Acme <hello@acme.example>', 'Your sign-up code', 3 * MINUTE, { code: '90-3311-AC' }),
];

const LONG_DOMAIN = 'a-rather-long-domain-name.example';

/** Filled a while ago, and no mail has come. */
const doubted = { ...current, filledAt: NOW - 2 * MINUTE };

const STAGING = 'https://staging.a-company-with-a-long-name.example/mail';

const services: Connection[] = [
  { ...connection, color: 'amber' },
  { baseUrl: STAGING, keyMark: 'staging', name: 'Staging', color: 'blue' },
];

const onChange = () => {};

function withProblem(problem: Problem) {
  return { ...status, checkedAt: NOW - 7 * MINUTE, problem, problemSince: NOW - 7 * MINUTE };
}

/** The form for an address that one has, below that for a new one; unfolded. */
function Have({ problem, isAdding = false }: { problem?: Problem; isAdding?: boolean }) {
  const form = (
    <>
      <NewAddressForm
        options={{ domains: [], canChooseName: false }}
        first={{ nameKind: 'random', domain: '' }}
        isCreating={false}
        onCreate={async () => undefined}
        onBack={onChange}
      />
      <AddExistingAddress isAdding={isAdding} onAdd={async () => problem} />
    </>
  );
  return <PopupFrame route={{ view: 'new' }} newAddress={form} />;
}

/** Types an address that one has, and adds it. */
function add(typed: string): State['act'] {
  return (page) => {
    unfold('.have-already')(page);
    type('address.haveWhich', typed)(page);
    press('address.add')(page);
  };
}

/** The form for a new address. */
function NewAddress({
  options,
  ...changed
}: Omit<Partial<NewAddressFormProps>, 'options'> & { options?: Partial<NewAddressOptions> }) {
  const form = (
    <NewAddressForm
      options={{ domains, canChooseName: true, siteName: 'fernway.k3', lifetimeMs: 24 * 60 * MINUTE, ...options }}
      first={{ nameKind: 'random', domain: '' }}
      isCreating={false}
      onCreate={async () => undefined}
      onBack={onChange}
      {...changed}
    />
  );
  return <PopupFrame route={{ view: 'new' }} newAddress={form} />;
}

/** Deleted elsewhere. */
const gone = (one: Address): Address => ({ ...one, expiresAt: NOW + HOUR, goneAt: NOW - MINUTE });
const goneMailbox = { ...mailbox, addresses: mailbox.addresses.map(gone) };

/** The mail of one address. */
const mailOf = (id: string) => ({ route: { view: 'address', id } as const, shownEmail: id });

/** Opens the menu of the last address that gets mail. */
function openMenu(page: Document): void {
  page.querySelectorAll<HTMLElement>('.address-row .menu-opener')[1]?.click();
}

const popup = statesOf(PopupFrame);
const newAddress = statesOf(NewAddress);
const have = statesOf(Have);

export const popupStates: State[] = [
  popup('popup-code'),
  popup('popup-code-used', {
    mailbox: {
      ...mailbox,
      messages: [{ ...codeMessage, codeFilledAt: NOW, readAt: NOW }, ...mailbox.messages.slice(1)],
    },
  }),
  popup('popup-code-tab-gone', { openTabs: new Set([2]) }),
  popup('popup-code-asked', {
    codeFill: { shouldAsk: () => true, onAnswer: onChange },
    mailbox: {
      ...mailbox,
      messages: [{ ...codeMessage, codeFilledAt: NOW, readAt: NOW }, ...mailbox.messages.slice(1)],
    },
  }),
  popup('popup-code-elsewhere', { site: 'lucerne.example' }),
  popup('popup-new-site', { site: 'new.example' }),
  popup('popup-waiting-code', {
    mailbox: {
      addresses: [{ ...current, checkedAt: NOW - MINUTE, askedAt: NOW - MINUTE }],
      messages: mailbox.messages.slice(2),
    },
  }),
  popup('popup-waiting-mail', {
    running: new Set(['checkNow']),
    mailbox: { addresses: [{ ...current, filledAt: NOW - MINUTE / 2 }], messages: mailbox.messages.slice(2) },
  }),
  popup('popup-mail', { mailbox: { ...mailbox, messages: [receiptMessage, ...mailbox.messages.slice(3)] } }),
  popup('popup-recipients', {
    mailbox: {
      addresses: [
        current,
        address('sun.reed.7@mayfly.test', 40 * MINUTE),
        address('label@mayfly.test', 41 * MINUTE, { label: 'Newsletter test', site: 'lucerne.example' }),
      ],
      messages: [
        message('Acme <a@acme.example>', 'Code', MINUTE),
        message('Lucerne <a@lucerne.example>', 'Confirm', 2 * MINUTE, {
          address: 'label@mayfly.test',
          link: 'https://lucerne.example/confirm',
        }),
        message('Print <a@print.example>', 'Receipt', 3 * MINUTE, { address: 'sun.reed.7@mayfly.test' }),
        message('Contoso <a@contoso.example>', 'Goodbye', 30 * HOUR, { address: 'old.oak.19@mayfly.test' }),
      ],
    },
  }),
  popup('popup-link', { mailbox: { ...mailbox, messages: [linkMessage, receiptMessage] } }),
  popup('popup-private', { isPrivate: true, siteButton: undefined }),
  popup('popup-tab', { canFill: false, site: null }),
  popup('popup-used-here', {
    site: 'lucerne.example',
    siteButton: { host: 'lucerne.example', isOn: true, isInUse: true, onChange },
  }),
  popup('popup-fill-menu', { site: 'lucerne.example' }, press('do.otherChoices')),
  popup('popup-closed-page', { site: null, siteButton: undefined }),
  popup('popup-ending-unread', () => ({
    mailbox: {
      addresses: [
        address(current.email, 55 * MINUTE, { site: 'acme.example' }),
        address(LONG_EMAIL, 57 * MINUTE, { site: LONG_SITE }),
      ],
      messages: [
        message('Acme <hello@acme.example>', 'News of the week', 20 * MINUTE),
        message('Acme <hello@acme.example>', 'News of the day', 21 * MINUTE, { address: LONG_EMAIL }),
      ],
    },
  })),
  popup('popup-ending', {
    mailbox: { ...mailbox, addresses: [address(LONG_EMAIL, 53 * MINUTE, { site: 'acme.example' })] },
    status: { ...status, rateLimit: { ...status.rateLimit, remaining: 42 } },
  }),
  popup('popup-used-here-long', {
    mailbox: { ...mailbox, addresses: [current, address(LONG_EMAIL, 20 * MINUTE, { site: LONG_SITE })] },
    site: LONG_SITE,
  }),
  popup('popup-other-service', { connections: [{ ...connection, baseUrl: 'https://b.example' }] }),
  popup('popup-services', {
    connections: services,
    failing: services[1],
    mailbox: {
      ...mailbox,
      addresses: mailbox.addresses.map((one, nth) => (nth === 0 ? one : { ...one, service: STAGING })),
    },
    status: withProblem({ kind: 'no-network' }),
  }),
  popup('popup-services-addresses', {
    route: { view: 'addresses' },
    connections: services,
    mailbox: {
      ...mailbox,
      addresses: mailbox.addresses.map((one, nth) => (nth % 2 ? { ...one, service: STAGING } : one)),
    },
  }),
  newAddress('new-address-services', () => ({
    services: <ServiceChoice connections={services} chosen={STAGING} onChoose={onChange} />,
  })),
  popup('popup-code-bound', {
    mailbox: {
      ...mailbox,
      messages: [
        {
          ...codeMessage,
          codeFor: 'login.acme.example',
          codeSites: { sender: 'acme.example', bound: 'acme.example', linked: [] },
        },
        ...mailbox.messages.slice(1),
      ],
    },
  }),
  popup('popup-code-foreign', { mailbox: { ...mailbox, messages: [foreignCodeMessage, receiptMessage] } }),
  popup('popup-code-foreign-elsewhere', {
    site: 'else.example',
    mailbox: { ...mailbox, messages: [foreignCodeMessage, receiptMessage] },
  }),
  popup('popup-code-resent', { mailbox: { ...mailbox, messages: resentCodes } }),
  popup('popup-code-old', { mailbox: { ...mailbox, messages: [oldCodeMessage, receiptMessage] } }),
  popup('popup-link-old', { mailbox: { ...mailbox, messages: [{ ...linkMessage, seenAt: NOW - 40 * MINUTE }] } }),
  popup('popup-reading', { mailbox: undefined, connections: undefined, status: {} }),
  popup('popup-not-connected', { mailbox: emptyMailbox, connections: [], status: {} }),
  popup('popup-disconnected-with-mail', { connections: [], status: {} }),
  popup('popup-no-address', { mailbox: emptyMailbox }),
  popup('popup-no-address-no-menu', { mailbox: emptyMailbox, hasMenu: false }),
  popup('popup-waiting', { mailbox: { addresses: [current], messages: [] } }),
  popup('popup-not-accepted', { mailbox: { addresses: [doubted], messages: [] } }),
  popup('popup-refused', { mailbox: { addresses: [{ ...doubted, refusedAt: NOW }], messages: [receiptMessage] } }),
  popup('popup-not-accepted-short', {
    mailbox: { addresses: [doubted], messages: [receiptMessage, linkMessage] },
    domainChoice: { ...domainChoice, refused: new Map([['acme.example', [LONG_DOMAIN, 'fernway.example']]]) },
  }),
  popup('popup-no-domain-left', {
    mailbox: { addresses: [doubted], messages: [] },
    domainChoice: {
      ...domainChoice,
      refused: new Map([['acme.example', domains.map(({ name }) => name)]]),
    },
  }),
  popup('popup-replaced', () => ({
    mailbox: { addresses: [doubted], messages: [] },
    notice: {
      key: 1,
      kind: 'done',
      text: joinSentences(text('done.filled', { email: doubted.email }), text('done.oldDeleted')),
      undo: { run: () => {}, onHold: () => {} },
    },
  })),
  popup('popup-long-words', () => ({
    mailbox: {
      addresses: [address(LONG_EMAIL, 58 * MINUTE, { site: LONG_SITE })],
      messages: [
        message('A sender with a name longer than any line <a@a.example>', 'W'.repeat(120), 1000, {
          address: LONG_EMAIL,
          code: 'AB12-CD34-EF56-GH78',
        }),
        message('', '', MINUTE, { address: LONG_EMAIL }),
        message('مرحبا <salam@salam.example>', 'رمز التحقق الخاص بك هو', 2 * MINUTE, {
          address: LONG_EMAIL,
          code: '552018',
        }),
        message('株式会社サンプル <info@sample.example>', '確認コードのお知らせ', 3 * MINUTE, {
          address: LONG_EMAIL,
        }),
      ],
    },
    status: {
      ...status,
      rateLimit: { limit: 1_000_000, remaining: 986_123, seenAt: NOW },
      checkedAt: NOW - 23 * MINUTE,
    },
  })),
  popup('popup-full', { mailbox: fullMailbox }),
  popup('popup-expired', { mailbox: { addresses: mailbox.addresses.slice(2), messages: mailbox.messages.slice(4) } }),
  popup('popup-unreadable', { unreadableIds: ['one', 'two', 'three'] }),
  popup('popup-gone', { mailbox: goneMailbox }),
  popup('popup-busy', { running: new Set(['createAddress', 'checkNow', 'fillPage', 'fillCode']) }),
  popup('popup-short', {
    status: { ...status, addressesLeft: { count: 3, isShort: true, resetAt: NOW + 8 * 24 * 60 * MINUTE } },
  }),
  popup('popup-never-checked', { status: {} }),
  popup('popup-access-lost', { status: withProblem({ kind: 'no-permission' }) }),
  popup('popup-slow', { status: withProblem({ kind: 'slow' }) }),
  popup('popup-offline', { status: withProblem({ kind: 'no-network' }) }),
  popup('popup-key-refused', {
    status: withProblem({ kind: 'key-refused', status: 401, code: 'invalid_api_key', requestId: 'req_01JE97' }),
  }),
  popup('popup-rate-limited', {
    status: withProblem({ kind: 'rate-limited', status: 429, untilAt: NOW + 9 * MINUTE }),
  }),
  popup('popup-storage-newer', { mailbox: undefined, isBroken: true, isOfNewerVersion: true }),
  popup('popup-storage-broken', { mailbox: undefined, isBroken: true }),
  popup('popup-filled', () => ({
    notice: { key: 1, kind: 'done', text: text('done.filled', { email: current.email }) },
  })),
  popup('popup-code-copied', () => ({
    notice: {
      key: 1,
      kind: 'done',
      text: text('done.codePaste', { reason: text('done.codeNoAccess') }),
    },
  })),
  popup('popup-notice', () => ({ notice: { key: 1, kind: 'done', text: text('done.addressCopied') } })),
  popup('popup-undo', () => ({
    notice: { key: 1, kind: 'done', text: text('done.messageDeleted'), undo: { run: () => {}, onHold: () => {} } },
  })),
  popup('popup-check-costs', () => ({
    notice: {
      key: 1,
      kind: 'done',
      text: text('status.checkCosts', { requests: 37, left: 62 }),
      offer: { text: text('do.checkNow'), run: () => {} },
    },
  })),
  popup('popup-problem', {
    notice: {
      key: 1,
      kind: 'problem',
      problem: { kind: 'service-fault', status: 503, requestId: 'req_01JE97FT950QRPDYGDXJ4R43QR' },
      onRetry: () => {},
    },
  }),
  popup('popup-log-in', { notice: { key: 1, kind: 'log-in', onFill: () => {} } }),
  popup('popup-log-in-used', { notice: { key: 1, kind: 'log-in', usedHere: current.email, onFill: () => {} } }),
  popup('popup-help', { isHelpOpen: true }),
  { name: 'popup-help-firefox', view: () => <ShortcutsHelp where="message" isClosedByEscape onClose={() => {}} /> },
  popup('popup-nothing-found', {}, search('a word that is nowhere')),
  newAddress('new-address'),
  newAddress('new-address-domain', { first: { nameKind: 'site', domain: LONG_DOMAIN } }),
  newAddress('new-address-own', { first: { nameKind: 'own', domain: '' } }, (page) => {
    type('address.ownName', 'not allowed')(page);
    requestAnimationFrame(() => setTimeout(() => press('address.create')(page)));
  }),
  newAddress(
    'new-address-taken',
    { first: { nameKind: 'site', domain: '' }, onCreate: async () => ({ kind: 'refused' }) },
    press('address.create'),
  ),
  newAddress('new-address-long', {
    options: { siteName: 'a-site-with-a-very-long.k3' },
    first: { nameKind: 'site', domain: 'gone.example' },
    isCreating: true,
  }),
  newAddress('new-address-no-choice', { options: { domains: [], canChooseName: false, lifetimeMs: undefined } }),
  have('have-already', { isAdding: true }, unfold('.have-already')),
  have('have-already-no-address', {}, add('quiet lark')),
  have('have-already-not-known', { problem: { kind: 'not-found', status: 404 } }, add(LONG_EMAIL)),
  have('have-already-here', { problem: { kind: 'refused' } }, add(LONG_EMAIL)),
  have(
    'have-already-limit',
    { problem: { kind: 'rate-limited', status: 429, untilAt: NOW + 20 * MINUTE } },
    add(LONG_EMAIL),
  ),
  have('have-already-offline', { problem: { kind: 'no-network' } }, add(LONG_EMAIL)),
  popup(
    'addresses-again',
    {
      route: { view: 'addresses' },
      mailbox: {
        ...emptyMailbox,
        addresses: [address(EXPIRED_EMAIL, 30 * 60 * MINUTE, { site: LONG_SITE }), { ...current, isLifeUnknown: true }],
      },
      done: { renewAddress: async () => ({ kind: 'refused', status: 422 }) },
    },
    press('address.useAgain'),
  ),
  popup('addresses', { route: { view: 'addresses' } }),
  popup('addresses-menu', { route: { view: 'addresses' } }, openMenu),
  popup('addresses-selected', { route: { view: 'addresses' }, mailbox: fullMailbox }, (page) =>
    [...page.querySelectorAll<HTMLElement>('.message-check')].slice(1, 3).map((box) => box.click()),
  ),
  popup('addresses-filtered', { route: { view: 'addresses' }, mailbox: fullMailbox }, type('address.filter', 'site-1')),
  popup('address-mail', { ...mailOf('sun.reed.7@mayfly.test') }),
  popup('address-mail-expired', { ...mailOf('old.oak.19@post.mayfly.test') }),
  popup('address-mail-gone', { ...mailOf('sun.reed.7@mayfly.test'), mailbox: goneMailbox }),
  popup('addresses-gone', { route: { view: 'addresses' }, mailbox: goneMailbox }),
  popup('address-mail-none', {
    ...mailOf(LONG_EMAIL),
    mailbox: { ...mailbox, addresses: [...mailbox.addresses, address(LONG_EMAIL, MINUTE)] },
  }),
  popup('addresses-failing', {
    route: { view: 'addresses' },
    mailbox: {
      ...emptyMailbox,
      addresses: [
        address(LONG_EMAIL, MINUTE, {
          keyMark: 'other',
          failure: { kind: 'other-key', sinceAt: 0, tries: 1, retryAt: 0 },
        }),
        address('amber.fox.12@mayfly.test', MINUTE, {
          failure: { kind: 'not-found', sinceAt: 0, tries: 2, retryAt: 0 },
        }),
        address('calm.heron.8@mayfly.test', MINUTE, {
          failure: { kind: 'too-large', sinceAt: 0, tries: 2, retryAt: 0, size: { bytes: 5e6, isMore: true } },
        }),
      ],
    },
  }),
  popup('popup-other-key', {
    mailbox: {
      ...mailbox,
      addresses: mailbox.addresses.map((one) => ({
        ...one,
        failure: { kind: 'other-key', sinceAt: 0, tries: 1, retryAt: 0 },
      })),
    },
  }),
  popup('addresses-empty', { route: { view: 'addresses' }, mailbox: emptyMailbox }),
  popup('addresses-full', { route: { view: 'addresses' }, mailbox: fullMailbox }),
  popup(
    'addresses-labelling',
    {
      route: { view: 'addresses' },
      mailbox: { addresses: [current, address(LONG_EMAIL, MINUTE)], messages: [codeMessage] },
    },
    (page) => {
      openMenu(page);
      requestAnimationFrame(() => setTimeout(() => press('address.editLabel')(page)));
    },
  ),
];

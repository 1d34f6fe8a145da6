import { Locked } from '../../../components/popup/empty-views.tsx';
import { AddExistingAddress } from '../../../components/popup/new-address/add-existing-address.tsx';
import {
  NewAddressForm,
  type NewAddressFormProps,
  type NewAddressOptions,
} from '../../../components/popup/new-address/new-address-form.tsx';
import { ServiceChoice } from '../../../components/popup/new-address/service-choice.tsx';
import { ShortcutsHelp } from '../../../components/popup/shortcuts/shortcuts-help.tsx';
import { StorageNotice } from '../../../components/popup/storage/storage-notice.tsx';
import type { Problem } from '../../../lib/api/problem.ts';
import { joinSentences } from '../../../lib/i18n/format-list.ts';
import { text } from '../../../lib/i18n/text.ts';
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
import { press, type State, search, type, unfold } from '../state.ts';
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
  { baseUrl: STAGING, connectedAt: NOW, keyMark: 'staging', name: 'Staging', color: 'blue' },
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

export const popupStates: State[] = [
  { name: 'popup-code', view: () => <PopupFrame /> },
  {
    name: 'popup-code-used',
    view: () => (
      <PopupFrame
        mailbox={{
          ...mailbox,
          messages: [{ ...codeMessage, codeFilledAt: NOW, readAt: NOW }, ...mailbox.messages.slice(1)],
        }}
      />
    ),
  },
  { name: 'popup-code-tab-gone', view: () => <PopupFrame openTabs={new Set([2])} /> },
  {
    name: 'popup-code-asked',
    view: () => (
      <PopupFrame
        codeFill={{ shouldAsk: () => true, onAnswer: onChange }}
        mailbox={{
          ...mailbox,
          messages: [{ ...codeMessage, codeFilledAt: NOW, readAt: NOW }, ...mailbox.messages.slice(1)],
        }}
      />
    ),
  },
  { name: 'popup-code-elsewhere', view: () => <PopupFrame site="lucerne.example" /> },
  { name: 'popup-new-site', view: () => <PopupFrame site="new.example" /> },
  {
    name: 'popup-waiting-code',
    view: () => (
      <PopupFrame
        mailbox={{
          addresses: [{ ...current, checkedAt: NOW - MINUTE, askedAt: NOW - MINUTE }],
          messages: mailbox.messages.slice(2),
        }}
      />
    ),
  },
  {
    name: 'popup-mail',
    view: () => <PopupFrame mailbox={{ ...mailbox, messages: [receiptMessage, ...mailbox.messages.slice(3)] }} />,
  },
  { name: 'popup-locked', view: () => <Locked onShow={onChange} /> },
  {
    name: 'popup-link',
    view: () => <PopupFrame mailbox={{ ...mailbox, messages: [linkMessage, receiptMessage] }} />,
  },
  { name: 'popup-private', view: () => <PopupFrame isPrivate siteButton={undefined} /> },
  { name: 'popup-tab', view: () => <PopupFrame canFill={false} site={null} /> },
  {
    name: 'popup-used-here',
    view: () => (
      <PopupFrame
        site="lucerne.example"
        siteButton={{ host: 'lucerne.example', isOn: true, isInUse: true, onChange }}
      />
    ),
  },
  { name: 'popup-fill-menu', view: () => <PopupFrame site="lucerne.example" />, act: press('do.otherChoices') },
  { name: 'popup-closed-page', view: () => <PopupFrame site={null} siteButton={undefined} /> },
  {
    name: 'popup-ending-unread',
    view: () => (
      <PopupFrame
        mailbox={{
          addresses: [
            address(current.email, 55 * MINUTE, { site: 'acme.example' }),
            address(LONG_EMAIL, 57 * MINUTE, { site: LONG_SITE }),
          ],
          messages: [
            message('Acme <hello@acme.example>', 'News of the week', 20 * MINUTE),
            message('Acme <hello@acme.example>', 'News of the day', 21 * MINUTE, { address: LONG_EMAIL }),
          ],
        }}
      />
    ),
  },
  {
    name: 'popup-ending',
    view: () => (
      <PopupFrame
        mailbox={{ ...mailbox, addresses: [address(LONG_EMAIL, 53 * MINUTE, { site: 'acme.example' })] }}
        status={{ ...status, rateLimit: { ...status.rateLimit, remaining: 42 } }}
      />
    ),
  },
  {
    name: 'popup-used-here-long',
    view: () => (
      <PopupFrame
        mailbox={{ ...mailbox, addresses: [current, address(LONG_EMAIL, 20 * MINUTE, { site: LONG_SITE })] }}
        site={LONG_SITE}
      />
    ),
  },
  {
    name: 'popup-other-service',
    view: () => <PopupFrame connections={[{ ...connection, baseUrl: 'https://b.example' }]} />,
  },
  {
    name: 'popup-services',
    view: () => (
      <PopupFrame
        connections={services}
        failing={services[1]}
        mailbox={{
          ...mailbox,
          addresses: mailbox.addresses.map((one, nth) => (nth === 0 ? one : { ...one, service: STAGING })),
        }}
        status={withProblem({ kind: 'no-network' })}
      />
    ),
  },
  {
    name: 'popup-services-addresses',
    view: () => (
      <PopupFrame
        route={{ view: 'addresses' }}
        connections={services}
        mailbox={{
          ...mailbox,
          addresses: mailbox.addresses.map((one, nth) => (nth % 2 ? { ...one, service: STAGING } : one)),
        }}
      />
    ),
  },
  {
    name: 'new-address-services',
    view: () => <NewAddress services={<ServiceChoice connections={services} chosen={STAGING} onChoose={onChange} />} />,
  },
  {
    name: 'popup-code-bound',
    view: () => (
      <PopupFrame
        mailbox={{
          ...mailbox,
          messages: [
            {
              ...codeMessage,
              codeFor: 'login.acme.example',
              codeSites: { sender: 'acme.example', bound: 'acme.example', linked: [] },
            },
            ...mailbox.messages.slice(1),
          ],
        }}
      />
    ),
  },
  {
    name: 'popup-code-foreign',
    view: () => <PopupFrame mailbox={{ ...mailbox, messages: [foreignCodeMessage, receiptMessage] }} />,
  },
  {
    name: 'popup-code-foreign-elsewhere',
    view: () => (
      <PopupFrame site="else.example" mailbox={{ ...mailbox, messages: [foreignCodeMessage, receiptMessage] }} />
    ),
  },
  { name: 'popup-code-resent', view: () => <PopupFrame mailbox={{ ...mailbox, messages: resentCodes }} /> },
  {
    name: 'popup-code-old',
    view: () => <PopupFrame mailbox={{ ...mailbox, messages: [oldCodeMessage, receiptMessage] }} />,
  },
  {
    name: 'popup-link-old',
    view: () => <PopupFrame mailbox={{ ...mailbox, messages: [{ ...linkMessage, seenAt: NOW - 40 * MINUTE }] }} />,
  },
  { name: 'popup-reading', view: () => <PopupFrame mailbox={undefined} connections={undefined} status={{}} /> },
  { name: 'popup-not-connected', view: () => <PopupFrame mailbox={emptyMailbox} connections={[]} status={{}} /> },
  {
    name: 'popup-disconnected-with-mail',
    view: () => <PopupFrame connections={[]} status={{}} />,
  },
  { name: 'popup-no-address', view: () => <PopupFrame mailbox={emptyMailbox} /> },
  { name: 'popup-no-address-no-menu', view: () => <PopupFrame mailbox={emptyMailbox} hasMenu={false} /> },
  { name: 'popup-waiting', view: () => <PopupFrame mailbox={{ addresses: [current], messages: [] }} /> },
  {
    name: 'popup-not-accepted',
    view: () => <PopupFrame mailbox={{ addresses: [doubted], messages: [] }} />,
  },
  {
    name: 'popup-refused',
    view: () => <PopupFrame mailbox={{ addresses: [{ ...doubted, refusedAt: NOW }], messages: [receiptMessage] }} />,
  },
  {
    name: 'popup-not-accepted-short',
    view: () => (
      <PopupFrame
        mailbox={{ addresses: [doubted], messages: [receiptMessage, linkMessage] }}
        domainChoice={{ ...domainChoice, refused: new Map([['acme.example', [LONG_DOMAIN, 'fernway.example']]]) }}
      />
    ),
  },
  {
    name: 'popup-no-domain-left',
    view: () => (
      <PopupFrame
        mailbox={{ addresses: [doubted], messages: [] }}
        domainChoice={{
          ...domainChoice,
          refused: new Map([['acme.example', domains.map(({ name }) => name)]]),
        }}
      />
    ),
  },
  {
    name: 'popup-replaced',
    view: () => (
      <PopupFrame
        mailbox={{ addresses: [doubted], messages: [] }}
        notice={{
          key: 1,
          kind: 'done',
          text: joinSentences(text('done.filled', { email: doubted.email }), text('done.oldDeleted')),
          onUndo: () => {},
        }}
      />
    ),
  },
  {
    name: 'popup-long-words',
    view: () => (
      <PopupFrame
        mailbox={{
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
        }}
        status={{
          ...status,
          rateLimit: { limit: 1_000_000, remaining: 986_123, seenAt: NOW },
          checkedAt: NOW - 23 * MINUTE,
        }}
      />
    ),
  },
  { name: 'popup-full', view: () => <PopupFrame mailbox={fullMailbox} /> },
  {
    name: 'popup-expired',
    view: () => <PopupFrame mailbox={{ addresses: mailbox.addresses.slice(2), messages: mailbox.messages.slice(4) }} />,
  },
  { name: 'popup-unreadable', view: () => <PopupFrame unreadableIds={['one', 'two', 'three']} /> },
  {
    name: 'popup-gone',
    view: () => <PopupFrame mailbox={goneMailbox} />,
  },
  {
    name: 'popup-busy',
    view: () => <PopupFrame running={new Set(['createAddress', 'checkNow', 'fillPage', 'fillCode'])} />,
  },
  {
    name: 'popup-short',
    view: () => (
      <PopupFrame
        status={{ ...status, addressesLeft: { count: 3, isShort: true, resetAt: NOW + 8 * 24 * 60 * MINUTE } }}
      />
    ),
  },
  { name: 'popup-never-checked', view: () => <PopupFrame status={{}} /> },
  { name: 'popup-access-lost', view: () => <PopupFrame status={withProblem({ kind: 'no-permission' })} /> },
  { name: 'popup-slow', view: () => <PopupFrame status={withProblem({ kind: 'slow' })} /> },
  { name: 'popup-offline', view: () => <PopupFrame status={withProblem({ kind: 'no-network' })} /> },
  {
    name: 'popup-key-refused',
    view: () => (
      <PopupFrame
        status={withProblem({ kind: 'key-refused', status: 401, code: 'invalid_api_key', requestId: 'req_01JE97' })}
      />
    ),
  },
  {
    name: 'popup-rate-limited',
    view: () => <PopupFrame status={withProblem({ kind: 'rate-limited', status: 429, untilAt: NOW + 9 * MINUTE })} />,
  },
  { name: 'popup-storage-newer', view: () => <PopupFrame mailbox={undefined} isBroken isOfNewerVersion /> },
  {
    name: 'popup-unstored',
    view: () => <PopupFrame storageNotices={<StorageNotice sentence={text('mail.unstored')} onClose={() => {}} />} />,
  },
  { name: 'popup-storage-broken', view: () => <PopupFrame mailbox={undefined} isBroken /> },
  {
    name: 'popup-filled',
    view: () => <PopupFrame notice={{ key: 1, kind: 'done', text: text('done.filled', { email: current.email }) }} />,
  },
  {
    name: 'popup-code-copied',
    view: () => (
      <PopupFrame
        notice={{
          key: 1,
          kind: 'done',
          text: text('done.codePaste', { reason: text('done.codeNoAccess') }),
        }}
      />
    ),
  },
  {
    name: 'popup-notice',
    view: () => <PopupFrame notice={{ key: 1, kind: 'done', text: text('done.addressCopied') }} />,
  },
  {
    name: 'popup-undo',
    view: () => <PopupFrame notice={{ key: 1, kind: 'done', text: text('done.messageDeleted'), onUndo: () => {} }} />,
  },
  {
    name: 'popup-check-costs',
    view: () => (
      <PopupFrame
        notice={{
          key: 1,
          kind: 'done',
          text: text('status.checkCosts', { requests: 37, left: 62 }),
          offer: { text: text('do.checkNow'), run: () => {} },
        }}
      />
    ),
  },
  {
    name: 'popup-problem',
    view: () => (
      <PopupFrame
        notice={{
          key: 1,
          kind: 'problem',
          problem: { kind: 'service-fault', status: 503, requestId: 'req_01JE97FT950QRPDYGDXJ4R43QR' },
          onRetry: () => {},
        }}
      />
    ),
  },
  {
    name: 'popup-log-in',
    view: () => <PopupFrame notice={{ key: 1, kind: 'log-in', onFill: () => {} }} />,
  },
  {
    name: 'popup-log-in-used',
    view: () => <PopupFrame notice={{ key: 1, kind: 'log-in', usedHere: current.email, onFill: () => {} }} />,
  },
  { name: 'popup-help', view: () => <PopupFrame isHelpOpen /> },
  { name: 'popup-help-firefox', view: () => <ShortcutsHelp where="message" isClosedByEscape onClose={() => {}} /> },
  {
    name: 'popup-nothing-found',
    view: () => <PopupFrame />,
    act: search('a word that is nowhere'),
  },
  { name: 'new-address', view: () => <NewAddress /> },
  { name: 'new-address-domain', view: () => <NewAddress first={{ nameKind: 'site', domain: LONG_DOMAIN }} /> },
  {
    name: 'new-address-own',
    view: () => <NewAddress first={{ nameKind: 'own', domain: '' }} />,
    act: press('address.create'),
  },
  {
    name: 'new-address-taken',
    view: () => <NewAddress first={{ nameKind: 'site', domain: '' }} onCreate={async () => ({ kind: 'refused' })} />,
    act: press('address.create'),
  },
  {
    name: 'new-address-long',
    view: () => (
      <NewAddress
        options={{ siteName: 'a-site-with-a-very-long.k3' }}
        first={{ nameKind: 'site', domain: 'gone.example' }}
        isCreating
      />
    ),
  },
  {
    name: 'new-address-no-choice',
    view: () => <NewAddress options={{ domains: [], canChooseName: false, lifetimeMs: undefined }} />,
  },
  { name: 'have-already', view: () => <Have isAdding />, act: unfold('.have-already') },
  { name: 'have-already-no-address', view: () => <Have />, act: add('quiet lark') },
  {
    name: 'have-already-not-known',
    view: () => <Have problem={{ kind: 'not-found', status: 404 }} />,
    act: add(LONG_EMAIL),
  },
  { name: 'have-already-here', view: () => <Have problem={{ kind: 'refused' }} />, act: add(LONG_EMAIL) },
  {
    name: 'have-already-limit',
    view: () => <Have problem={{ kind: 'rate-limited', status: 429, untilAt: NOW + 20 * MINUTE }} />,
    act: add(LONG_EMAIL),
  },
  { name: 'have-already-offline', view: () => <Have problem={{ kind: 'no-network' }} />, act: add(LONG_EMAIL) },
  {
    name: 'addresses-again',
    view: () => (
      <PopupFrame
        route={{ view: 'addresses' }}
        mailbox={{
          ...emptyMailbox,
          addresses: [
            address(EXPIRED_EMAIL, 30 * 60 * MINUTE, { site: LONG_SITE }),
            { ...current, isLifeUnknown: true },
          ],
        }}
        done={{ renewAddress: async () => ({ kind: 'refused', status: 422 }) }}
      />
    ),
    act: press('address.useAgain'),
  },
  { name: 'addresses', view: () => <PopupFrame route={{ view: 'addresses' }} /> },
  { name: 'addresses-menu', view: () => <PopupFrame route={{ view: 'addresses' }} />, act: openMenu },
  {
    name: 'addresses-selected',
    view: () => <PopupFrame route={{ view: 'addresses' }} mailbox={fullMailbox} />,
    act: (page) => [...page.querySelectorAll<HTMLElement>('.message-check')].slice(1, 3).map((box) => box.click()),
  },
  {
    name: 'addresses-filtered',
    view: () => <PopupFrame route={{ view: 'addresses' }} mailbox={fullMailbox} />,
    act: type('address.filter', 'site-1'),
  },
  {
    name: 'address-mail',
    view: () => <PopupFrame {...mailOf('sun.reed.7@mayfly.test')} />,
  },
  {
    name: 'address-mail-expired',
    view: () => <PopupFrame {...mailOf('old.oak.19@post.mayfly.test')} />,
  },
  {
    name: 'address-mail-gone',
    view: () => <PopupFrame {...mailOf('sun.reed.7@mayfly.test')} mailbox={goneMailbox} />,
  },
  { name: 'addresses-gone', view: () => <PopupFrame route={{ view: 'addresses' }} mailbox={goneMailbox} /> },
  {
    name: 'address-mail-none',
    view: () => (
      <PopupFrame
        {...mailOf(LONG_EMAIL)}
        mailbox={{ ...mailbox, addresses: [...mailbox.addresses, address(LONG_EMAIL, MINUTE)] }}
      />
    ),
  },
  {
    name: 'addresses-failing',
    view: () => (
      <PopupFrame
        route={{ view: 'addresses' }}
        mailbox={{
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
        }}
      />
    ),
  },
  {
    name: 'popup-other-key',
    view: () => (
      <PopupFrame
        mailbox={{
          ...mailbox,
          addresses: mailbox.addresses.map((one) => ({
            ...one,
            failure: { kind: 'other-key', sinceAt: 0, tries: 1, retryAt: 0 },
          })),
        }}
      />
    ),
  },
  { name: 'addresses-empty', view: () => <PopupFrame route={{ view: 'addresses' }} mailbox={emptyMailbox} /> },
  { name: 'addresses-full', view: () => <PopupFrame route={{ view: 'addresses' }} mailbox={fullMailbox} /> },
  {
    name: 'addresses-labelling',
    view: () => (
      <PopupFrame
        route={{ view: 'addresses' }}
        mailbox={{ addresses: [current, address(LONG_EMAIL, MINUTE)], messages: [codeMessage] }}
      />
    ),
    act: (page) => {
      openMenu(page);
      requestAnimationFrame(() => setTimeout(() => press('address.editLabel')(page)));
    },
  },
];

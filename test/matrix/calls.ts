import { connect } from '../../lib/api/connect.ts';
import { domainsItem } from '../../lib/api/domains.ts';
import { DOMAINS_ALARM, resumeDomains, syncDomains } from '../../lib/api/sync-domains.ts';
import { POLL_ALARM } from '../../lib/background/poll/poll-alarm.ts';
import { adoptAddress } from '../../lib/mailbox/address/adopt-address.ts';
import { createAddress } from '../../lib/mailbox/address/create-address.ts';
import { addPending, isPending, releasePending } from '../../lib/mailbox/address/pending-address.ts';
import { RECONCILE_ALARM, reconcilePending } from '../../lib/mailbox/address/reconcile-pending.ts';
import { SPARE_ALARM, syncSpare } from '../../lib/mailbox/address/spare-address.ts';
import { readAddresses } from '../../lib/mailbox/read-messages.ts';
import { addAddress } from '../../lib/mailbox/writer.ts';
import { settingsItem } from '../../lib/storage/settings.ts';
import { get, type MatrixCall } from './call.ts';
import { MESSAGE_CALLS } from './message-calls.ts';
import type { Aim } from './service.ts';
import { isConnected, listed, made, OLD, received } from './states.ts';

const DOMAINS = [get('/v1/domains')];
const LIMIT = [get('/v1/rate_limit')];
const CREATE: Aim[] = [{ method: 'POST', path: '/v1/emails' }];
const LIST = [get('/v1/emails/*/messages')];

export const CALLS: readonly MatrixCall[] = [
  {
    call: 'domains',
    moment: 'press',
    isPress: true,
    aims: DOMAINS,
    isConnected: false,
    act: ({ base, service }) => connect(base, service.key),
    state: isConnected,
  },
  {
    call: 'domains',
    moment: 'upkeep',
    isPress: false,
    aims: DOMAINS,
    begin: ({ base }) => domainsItem.of(base).write({ renewedAt: 0, list: [OLD] }),
    act: () => syncDomains(),
    wake: () => resumeDomains(),
    onAlarm: () => syncDomains(),
    alarm: DOMAINS_ALARM,
    state: listed,
  },
  {
    call: 'rate_limit',
    moment: 'press',
    isPress: true,
    aims: LIMIT,
    isConnected: false,
    act: ({ base, service }) => connect(base, service.key),
    state: isConnected,
  },
  {
    call: 'create',
    moment: 'press',
    isPress: true,
    aims: CREATE,
    act: () => createAddress(),
    wake: () => reconcilePending(),
    state: made,
  },
  {
    call: 'create',
    moment: 'upkeep',
    isPress: false,
    aims: CREATE,
    begin: () => settingsItem.update((settings) => ({ ...settings, spareAddress: true })),
    act: () => syncSpare(),
    wake: () => reconcilePending().then(() => syncSpare()),
    alarm: SPARE_ALARM,
    state: made,
  },
  {
    call: 'list',
    moment: 'press',
    isPress: true,
    aims: LIST,
    begin: ({ address }) => addAddress(address({ checkedAt: Date.now() })),
    act: (scene) => scene.poll(() => scene.poller.checkNow()),
    wake: (scene) => scene.poll(),
    alarm: POLL_ALARM,
    state: received,
  },
  {
    call: 'list',
    moment: 'look',
    isPress: false,
    aims: LIST,
    begin: ({ address }) => addAddress(address()),
    act: (scene) => scene.poll(),
    wake: (scene) => scene.poll(),
    alarm: POLL_ALARM,
    state: received,
  },
  {
    call: 'list',
    moment: 'reconcile',
    isPress: false,
    aims: LIST,
    async begin(scene) {
      await addPending(scene.address());
      releasePending(scene.mail.email);
    },
    act: () => reconcilePending(),
    wake: () => reconcilePending(),
    alarm: RECONCILE_ALARM,
    async state({ mail }) {
      const addresses = await readAddresses();
      if (await isPending(mail.email)) return addresses.length === 0 ? 'nothing' : 'wrong';
      if (addresses.length === 0) return 'gone';
      return addresses.map(({ email }) => email).join() === mail.email ? 'right' : 'wrong';
    },
  },
  {
    call: 'list',
    moment: 'press, adopted',
    isPress: true,
    aims: LIST,
    act: ({ mail }) => adoptAddress(mail.email),
    async state(scene) {
      const addresses = await readAddresses();
      if (addresses.length === 0) return 'nothing';
      return addresses.length === 1 && (await received(scene)) === 'right' ? 'right' : 'wrong';
    },
  },
  ...MESSAGE_CALLS,
];

import { pickStatus } from '../../lib/api/status.ts';
import { isReplaceable } from '../../lib/mailbox/address/is-replaceable.ts';
import { findUsedHere } from './address/find-used-here.ts';
import type { FirstData } from './first-data.ts';
import {
  LazyAddresses,
  LazyAddressMail,
  LazyCodeFillQuestion,
  LazyCopyPage,
  LazyNewAddress,
  LazyNoAddress,
  LazyNotAccepted,
  LazyNotConnected,
  LazyProblem,
  LazyReader,
  LazySearchResults,
  LazyWaitingForMail,
} from './lazy-views.tsx';
import type { Route } from './route.ts';

/** Loads the lazy views of the first render, so that nothing moves when they appear. */
export async function loadFirstViews(route: Route, first: FirstData, now: number): Promise<void> {
  const { mailbox, connections, statuses, site, settings, query } = first;
  const usedHere = findUsedHere(
    mailbox?.addresses ?? [],
    site?.name ?? null,
    site?.container,
    connections?.map(({ baseUrl }) => baseUrl) ?? [],
    now,
  );
  const shown = [
    route.view === 'message' && LazyReader,
    route.view === 'addresses' && LazyAddresses,
    route.view === 'address' && LazyAddressMail,
    route.view === 'new' && LazyNewAddress,
    route.view === 'copy' && LazyCopyPage,
    (pickStatus(connections ?? [], statuses ?? {}).status.problem || connections?.length === 0) && LazyProblem,
    connections?.length === 0 && LazyNotConnected,
    usedHere && isReplaceable(usedHere, now) && LazyNotAccepted,
    settings?.codeFill === 'ask' && mailbox?.messages.some(({ code }) => code !== undefined) && LazyCodeFillQuestion,
    ...(mailbox?.messages.length === 0 ? [LazyNoAddress, LazyWaitingForMail] : []),
    query && LazySearchResults,
  ];
  await Promise.all(shown.flatMap((view) => (view ? [view.load()] : [])));
}

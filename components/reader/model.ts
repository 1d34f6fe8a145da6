import type { Problem, ResponseSize } from '../../lib/api/problem.ts';
import { nameSender } from '../../lib/email/extract/sender-domain.ts';
import { findPicture, type InlinePictures } from '../../lib/email/parse/inline-pictures.ts';
import type { Source, SourcePart } from '../../lib/email/parse/parse-source.ts';
import { type Address, type AddressState, findAddressState } from '../../lib/mailbox/address.ts';
import { assessCode } from '../../lib/mailbox/assess-code.ts';
import { hasFreshCode } from '../../lib/mailbox/fresh-code.ts';
import { type Attachment, type Message, SOURCE } from '../../lib/mailbox/message.ts';
import { linkHost } from '../ui/host-text.tsx';
import { findFilledAddress, findOutdatedCodeIds } from './found-code.ts';
import type { AttachmentStates, SavingAll } from './use-attachments.ts';
import type { BodyState } from './use-body.ts';
import type { FileProgress } from './use-files.ts';

/** The state that the reader is drawn from. */
export type ReaderState = Omit<BodyState, 'problem'> & {
  message: Message;
  /** Those of the mailbox, newest first. */
  messages: Message[];
  /** The address that received the message; absent if it was deleted. */
  address?: Address | undefined;
  /** Why the body could not be fetched. */
  bodyProblem?: Problem | undefined;
  /** Why the last file could not be fetched. */
  fileProblem?: Problem | undefined;
  /** The files that are loading, by attachment id; the id of the source is `SOURCE`. */
  loading: ReadonlyMap<string, FileProgress>;
  isSourceShown: boolean;
  /** Absent until it is loaded, as are `pictures` which are read from it. */
  source?: Source | undefined;
  pictures?: InlinePictures | undefined;
  /** The states of attachments that were loaded, by id. */
  attachments: AttachmentStates;
  savingAll: SavingAll;
  /** Whether its HTML may be shown, see `useOpening`. */
  mayOpen: boolean;
  /** False if remote images are never to be shown. */
  offersImages: boolean;
  /** There is a page to fill. */
  canFill: boolean;
  /** Ids of the browser's tabs; absent while unknown. */
  openTabs?: ReadonlySet<number> | undefined;
  /** The site of the page to fill; null if there is none. */
  site?: string | null | undefined;
  /** A code is being filled in. */
  isFilling: boolean;
  now: number;
};

/** The message's code, and what can be done with it. */
export type ReaderCode = {
  code: string;
  /** By a newer code. */
  isReplaced: boolean;
  isFillOffered: boolean;
  /** The button that fills it is the primary one. */
  isPrimary: boolean;
  /** The host that the mail binds the code to. */
  boundTo?: string | undefined;
  /** The site that it would be filled into, unless that is `boundTo`. */
  forSite?: string | undefined;
  /** The sender, if the user should see it before filling the code; else absent. */
  sender?: string | undefined;
  /** The origin of the page that asked for the code. */
  origin?: string | undefined;
};

/** A link that a message without a code was sent for, or one that leads elsewhere than the mail says. */
export type ReaderLink = { link: string; host: string; isPrimary: boolean; isMisleading: boolean };

/** What replaces the body. */
export type MissingBody =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'evicted';
      /** False if the address is no longer live: then the service no longer has the body. */
      canFetch: boolean;
    }
  | { kind: 'too-large'; canFetch: boolean; size: ResponseSize | undefined };

export type ReaderModel = {
  /** Undefined if the address was deleted in Mayfly. */
  addressState: AddressState | undefined;
  isSourceLoading: boolean;
  code?: ReaderCode | undefined;
  links: ReaderLink[];
  /** The problem to show in the alert, with *Try again* if `canRetry`. */
  problem?: Problem | undefined;
  canRetry: boolean;
  /** Absent if there is a body. */
  missingBody?: MissingBody | undefined;
  /** Without the images that the HTML shows in their place. */
  attachments: readonly Attachment[];
};

/** Everything that the reader shows of a message. */
export function decideReader(state: ReaderState): ReaderModel {
  const { message, address, now, bodyProblem, fileProblem } = state;
  const addressState = address && findAddressState(address, now);
  const missingBody = findMissingBody(state, addressState === 'live');
  const code = decideCode(state);
  return {
    addressState,
    isSourceLoading: state.loading.has(SOURCE),
    code,
    links: findLinks(message),
    problem: missingBody?.kind === 'too-large' ? fileProblem : (bodyProblem ?? fileProblem),
    canRetry: bodyProblem !== undefined && missingBody?.kind !== 'too-large',
    missingBody,
    attachments: findSeparate(state),
  };
}

/** Where HTML and CSS name an image. */
const IMAGE_URL = /(?:src|background|url)\s*[=(]\s*["']?([^"'>)]+)/gi;

/** The attachments that the HTML does not show. Attachments of one name are told apart by their order. */
function findSeparate({ body, source, pictures }: ReaderState): readonly Attachment[] {
  const { html = '', attachments = [] } = body ?? {};
  if (!source || !pictures) return attachments;
  const shown = new Set(Array.from(html.matchAll(IMAGE_URL), ([, url = '']) => findPicture(pictures, url)));
  const isShown = ({ contentId, name, location }: SourcePart) =>
    [`cid:${contentId || name}`, location].some((url) => {
      const picture = findPicture(pictures, url);
      return picture !== undefined && shown.has(picture);
    });
  const partsOf = Map.groupBy(source.parts, ({ name }) => name);
  const hidden = [...Map.groupBy(attachments, ({ name }) => name)].flatMap(([name, listed]) => {
    const parts = partsOf.get(name) ?? [];
    return parts.length === listed.length ? listed.filter((_, nth) => parts[nth] && isShown(parts[nth])) : [];
  });
  const isHidden = new Set(hidden);
  return attachments.filter((attachment) => !isHidden.has(attachment));
}

function findMissingBody({ body, isEvicted, bodyProblem }: ReaderState, canFetch: boolean): MissingBody | undefined {
  if (body) return undefined;
  if (bodyProblem?.kind === 'too-large') return { kind: 'too-large', canFetch, size: bodyProblem.size };
  if (isEvicted) return { kind: 'evicted', canFetch };
  return { kind: bodyProblem ? 'failed' : 'loading' };
}

function decideCode({ message, messages, address, canFill, openTabs, site, now }: ReaderState): ReaderCode | undefined {
  const { code, codeFor: boundTo } = message;
  if (code === undefined) return undefined;
  const isReplaced = findOutdatedCodeIds(messages).has(message.id);
  const filledAddress = findFilledAddress(address, canFill, openTabs, site);
  const verdict = assessCode(message, filledAddress);
  const isFillOffered = verdict.isOffered && !isReplaced && hasFreshCode(message, now);
  return {
    code,
    isReplaced,
    isFillOffered,
    isPrimary: isFillOffered && verdict.isPrimary && message.codeFilledAt === undefined,
    boundTo,
    forSite: isFillOffered && filledAddress?.site !== boundTo ? filledAddress?.site : undefined,
    sender: isFillOffered && verdict.isSenderNamed ? nameSender(message.from) : undefined,
    origin: filledAddress?.filledIn?.origin,
  };
}

function findLinks({ code, link, misleadingLink }: Message): ReaderLink[] {
  const host = link && linkHost(link);
  const misleadingHost = misleadingLink && linkHost(misleadingLink);
  return [
    ...(link && host && code === undefined ? [{ link, host, isPrimary: true, isMisleading: false }] : []),
    ...(misleadingLink && misleadingHost
      ? [{ link: misleadingLink, host: misleadingHost, isPrimary: false, isMisleading: true }]
      : []),
  ];
}

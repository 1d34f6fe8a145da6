import type { Problem } from '../api/problem.ts';
import type { FetchedImages } from '../email/html/remote-content.ts';
import { MOST_IMAGES } from '../email/html/remote-image.ts';
import { isAddressName, typedAddressSchema } from '../mailbox/address/address-name.ts';
import type { Address } from '../mailbox/address.ts';
import { MAX_SERVICE_NAME } from '../storage/connection.ts';
import { z } from '../storage/schema.ts';
import type { OtherWay } from './other-ways.ts';

/**
 * All calls between contexts, by direction: arguments → answer. The receiver parses the arguments with the call's own schema. The other
 * files in this folder send and receive the calls.
 */

/** Declares the type of a call's answer; there is no value for it. A call without this has no answer. */
/* @__NO_SIDE_EFFECTS__ */
function answer<Answer>(): Answer | undefined {
  return undefined;
}

const text = z.string();
const key = z.string().check(z.minLength(1));
const addressName = z.string().check(z.refine(isAddressName));
const none = z.object({});
const oneMessage = z.object({ id: key });
const deletions = z.object({ keys: z.array(z.object({ kind: z.enum(['message', 'address']), key })) });

/** How the fill ended that the popup requested. */
export type FillOutcome = {
  /** `copied`: the address is on the clipboard; `stored`: it is only in the mailbox; `refused`: none was created; `email` is one that existed. */
  result: 'filled' | 'copied' | 'stored' | 'refused';
  email?: string;
  /** The text of the reason; absent if the address is in the field and the field accepts it. */
  reason?: string;
  /** The browser did not give us access to the page. */
  hasNoAccess?: true;
  /** The address that was replaced, if it was deleted; the deletion can be undone. */
  deleted?: string;
  /** Refused because the page has only a log-in form: the user is asked whether to fill that. */
  isLogInForm?: true;
  /** For a log-in, the address that was filled on the site before; absent if none. */
  usedHere?: string;
};

/**
 * How filling a code ended: `filled`; `no-access`: the tab is gone, or shows another site, or the browser gives no access to it from here;
 * `no-field`: no field of the page is for a code; `several-fields`: several fit equally; `has-text`: the boxes for it hold a text of the
 * user; `not-taken`: the page did not keep it; `failed`: a script of ours failed, or the page does not respond; all others: the page waits
 * for a code that comes in this way.
 */
export type CodeFill =
  | 'filled'
  | 'no-access'
  | 'no-field'
  | 'several-fields'
  | 'has-text'
  | 'not-taken'
  | 'failed'
  | OtherWay;

/** Our page → background. Errors are returned as a `Problem`. Changes are read from the store, which all pages watch. */
export const backgroundCalls = {
  /** Checks a service with `GET /v1/domains` and stores it with its key. The page has requested the permission for the origin before. */
  connect: {
    arguments: z.object({
      baseUrl: text,
      key: text,
      /** Base URL of the service whose URL or key changes: its addresses go along; absent to add a service. */
      replaced: z.optional(text),
    }),
  },
  /** Connects the practice service, see `loadPractice`. */
  startPractice: { arguments: none },
  /** Has a mail with a code delivered to an address of the practice service. */
  sendPracticeCode: { arguments: z.object({ email: key }) },
  /** Removes the practice service with its addresses and their mail. */
  endPractice: { arguments: none },
  /** Removes the permission for a service that was not connected in the end, unless it is in use. Waits for a running `connect`. */
  revokeService: { arguments: z.object({ baseUrl: text }) },
  /** Removes a service and its key, and stops polling it. Its mail stays. */
  disconnect: {
    arguments: z.object({
      /** Base URL, here and below. */
      service: text,
    }),
  },
  /** Changes the name of a service, makes it the default, or stores that the user agrees to what Mayfly sends. */
  changeService: {
    arguments: z.object({
      service: text,
      name: z.optional(z.string().check(z.maxLength(MAX_SERVICE_NAME))),
      isDefault: z.optional(z.boolean()),
      practices: z.optional(z.number()),
    }),
  },
  /** `refused` if the name is taken or not allowed; if the service chooses the name, the answer is another address. */
  createAddress: {
    arguments: z.object({
      /** The part before the @; generated if absent. */
      name: z.optional(addressName),
      domain: z.optional(text),
      /** Absent for the default. */
      service: z.optional(text),
      /** For a private window: the address is never stored on disk. */
      isPrivate: z.optional(z.boolean()),
    }),
    answer: answer<Address>(),
  },
  /**
   * Adds an address that the user has already, if the service knows it. `refused` without a status: it is in the mailbox already.
   * @returns `isCertain`: whether the service certainly knows the address
   */
  addAddress: {
    arguments: z.object({
      email: typedAddressSchema,
      /** See `createAddress`. */
      isPrivate: z.optional(z.boolean()),
    }),
    answer: answer<{ email: string; isCertain: boolean }>(),
  },
  /** Creates an expired address again. `refused` if its name is taken; if the service chooses the name, the answer is another. */
  renewAddress: { arguments: z.object({ email: key }), answer: answer<Address>() },
  /** The user has copied the address to use it: mail is expected, as after a fill. */
  expectMail: { arguments: z.object({ email: text }) },
  /** Sets the user's own label of an address; empty for none. */
  labelAddress: { arguments: z.object({ email: text, label: text }) },
  /** Makes an address the current one, until another one is created, filled or chosen. */
  chooseAddress: { arguments: z.object({ email: text }) },
  /** Deletes addresses here and on the service, with their messages. This can be undone for `UNDO_MS`. */
  deleteAddresses: { arguments: z.object({ emails: z.array(key) }) },
  /** Checks the live addresses now; those that their service did not find, only when due. Answers how many messages were new. */
  checkNow: { arguments: none, answer: answer<{ received: number }>() },
  markRead: { arguments: z.object({ ids: z.array(text), isRead: z.boolean() }) },
  /** Fetches and stores a message's body, unless it is stored. */
  fetchBody: { arguments: oneMessage },
  /** Fetches and stores a message's source, as the file `SOURCE`. `isAgain`: even if it is stored, because its end is missing. */
  fetchSource: { arguments: z.object({ id: text, isAgain: z.optional(z.boolean()) }) },
  /** Fetches and stores the bytes of an attachment. */
  fetchAttachment: { arguments: z.object({ message: text, attachment: text }) },
  /**
   * Fetches images of a message that the user asked for, without cookies, if frames can't do so (Firefox); the page has requested the
   * permission for their hosts before. Answers `data:` URLs, by URL, without images that could not be fetched.
   */
  fetchImages: {
    arguments: z.object({ id: key, urls: z.array(text).check(z.maxLength(MOST_IMAGES)) }),
    answer: answer<{ images: FetchedImages }>(),
  },
  /** Deletes messages here and on the service. This can be undone for `UNDO_MS`. */
  deleteMessages: { arguments: z.object({ ids: z.array(key) }) },
  /** Deletes all addresses and mail that are stored here, and at the service where the user wants it. */
  deleteAll: { arguments: z.object({ alsoAtService: z.boolean() }) },
  /** The user is looking at the offer to undo: it holds for `UNDO_MS` from now on. */
  extendUndo: { arguments: deletions },
  /** Undoes deletions. Answers how many of them it was too late for. */
  undoDeletion: {
    arguments: deletions,
    answer: answer<{ late: number }>(),
  },
  /**
   * The popup's fill button: fills the address field of the active tab's page, else the field with the cursor. `email` is an address of the
   * mailbox; without it a new one is created. A log-in field is filled with an address that was used on the site before, with any other
   * only if `mayFillLogIn` is true.
   */
  fillPage: {
    arguments: z.object({ email: z.optional(text), mayFillLogIn: z.optional(z.boolean()) }),
    answer: answer<FillOutcome>(),
  },
  /** Whether the page empties the field that an address was just filled into. Answers after a moment. */
  losesAddress: { arguments: z.object({ email: key }), answer: answer<boolean>() },
  /** Replaces an address that the site did not accept, in the active tab's field, by one on this domain. */
  replaceAddress: { arguments: z.object({ email: key, domain: key }), answer: answer<FillOutcome>() },
  /** Writes a message's code into the page that asked for it, if that page is still there and accessible. */
  fillCode: { arguments: oneMessage, answer: answer<{ result: CodeFill; page?: string | undefined }>() },
  /** As `fillCode`, once the browser's permission for a host is there. */
  fillCodeOnAccess: { arguments: z.object({ id: key, host: key }) },
  /**
   * Sets whether codes may fill themselves in on a site, given as an origin; without `isOn`, the user is asked again. Switched on, it counts
   * once the browser's permission is there; so does the field button.
   */
  chooseCodeFill: { arguments: z.object({ origin: key, isOn: z.optional(z.boolean()) }) },
  /** Sets whether the field button is wanted on a site, or everywhere if `site` is absent. */
  chooseFieldButton: { arguments: z.object({ site: z.optional(key), isOn: z.boolean() }) },
  /** The browser asked the user for the permission that the last choice needs, and the user refused. */
  refusedAccess: { arguments: none },
} as const;

/** Our scripts in a page → background: only what a fill needs. There are no arguments, so that no data comes from the page. */
export const fieldCalls = {
  /** The user has clicked the button in the field with the cursor. Resolves when the fill has ended; a notification reports a failure. */
  fillHere: { arguments: none },
  /** The user has clicked the button of the card. Fills the code, in Firefox by the popup; answers why it is not in the page, in a sentence to show there. */
  fillCodeHere: { arguments: none, answer: answer<string>() },
  /** Firefox: the user has clicked that button. Opens the popup, which fills. */
  openPopupHere: { arguments: none },
  /** Whether the button is wanted in the calling frame. */
  mayShowButton: { arguments: none, answer: answer<boolean>() },
  /** The page that was filled indicates that it has sent a mail, or waits for its code. */
  mailExpected: { arguments: none },
  /** The page that was filled shows a field for a code. */
  codeFieldShown: { arguments: none },
  /** The code that the card shows is in the page: the user has typed it. */
  codeTyped: { arguments: none },
  /** The user has come back to the page that was filled. */
  userReturned: { arguments: none },
  /** The page that was filled indicates that it does not accept the address: an address on another domain is offered in it. */
  refusedHere: { arguments: none },
  /** The page that was filled is being left: the next page in its tab may be watched too. */
  pageLeft: { arguments: none },
} as const;

/** Background → our scripts in a page. */
export const frameCalls = {
  /** The field button is no longer wanted in the page. */
  leavePage: { arguments: none },
} as const;

/** Background → options page. */
export const practiceCalls = {
  /** Fills the practice field: browsers let no extension write into its own pages from outside. */
  fillPracticeField: { arguments: none },
} as const;

/** The name of the port that each visible page of ours opens: while one is open, the user is waiting for mail. */
export const VIEW_PORT = 'view';

/** Background → a visible page of ours, over its port. */
export const viewCalls = {
  /** Shows a route, given as the hash of the page's URL. */
  showRoute: { arguments: z.object({ route: text }) },
} as const;

/** A visible page of ours → background, over its port. */
export const viewPortCalls = {
  /** The side panel that opens next should show this route. */
  showBeside: { arguments: z.object({ route: text }) },
} as const;

/** A group of calls: the schema of each call's arguments, and the type of its answer. */
export type CallList = Record<string, { arguments: z.ZodMiniType; answer?: unknown }>;
type AnswerIn<Group extends CallList, Name extends keyof Group> = Group[Name] extends { answer: infer Answer }
  ? Exclude<Answer, undefined>
  : // biome-ignore lint/suspicious/noConfusingVoidType: It is what the handler's promise resolves to.
    void;

export type CallName = keyof typeof backgroundCalls;
export type ArgumentsOf<Name extends CallName> = z.output<(typeof backgroundCalls)[Name]['arguments']>;
export type AnswerOf<Name extends CallName> = AnswerIn<typeof backgroundCalls, Name>;
export type FieldCallName = keyof typeof fieldCalls;
export type AnswerOfField<Name extends FieldCallName> = AnswerIn<typeof fieldCalls, Name>;

export type CallOf<Group extends CallList> = {
  [Name in keyof Group]: { call: Name; args: z.output<Group[Name]['arguments']> };
}[keyof Group];

/** The answer to a call. Errors are returned, never thrown. */
export type CallAnswer<Value> = { ok: true; value: Value } | { ok: false; error: Problem };

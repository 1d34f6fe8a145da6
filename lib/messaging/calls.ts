import type { Problem } from '../api/problem.ts';
import type { FetchedImages } from '../email/html/remote-content.ts';
import { MOST_IMAGES } from '../email/html/remote-image.ts';
import { isAddressName, typedAddressSchema } from '../mailbox/address/address-name.ts';
import type { Address } from '../mailbox/address.ts';
import { MAX_SERVICE_NAME } from '../storage/connection.ts';
import { z } from '../storage/schema.ts';

/**
 * Everything that one context says to another, by direction: arguments → answer. The receiver parses the arguments by the call's own
 * schema. The senders and receivers are the other files of this folder.
 */

/** The type of a call's answer; no value stands for it. A call without one answers nothing. */
/* @__NO_SIDE_EFFECTS__ */
function answer<Answer>(): Answer | undefined {
  return undefined;
}

const text = z.string();
const key = z.string().check(z.minLength(1));
const addressName = z.string().check(z.refine(isAddressName));
const none = z.object({});
const oneMessage = z.object({ id: key });

/**
 * How the fill ended that the popup asked for.
 * @property reason in words; absent when the address is in the field, and may be there
 * @property isClosed the browser did not let us into the page
 * @property deleted the address that was replaced, if it was deleted; it can be undone
 * @property isLogIn refused because the page has no other form than a log-in: the user is asked whether that is meant
 * @property usedHere of a log-in, the address that was filled on the site before; absent for none
 */
export type FillOutcome = {
  result: 'filled' | 'copied' | 'kept' | 'refused';
  email?: string;
  reason?: string;
  isClosed?: true;
  deleted?: string;
  isLogIn?: true;
  usedHere?: string;
};

/**
 * How filling a code ended: `filled`; `copied`: the clicked field did not take it, and it is on the clipboard; `no-access`: the tab is
 * gone, on another site, or the browser gives no way into it from here; `no-field`: the page asks for no code, or did not keep it.
 */
export type CodeFill = 'filled' | 'copied' | 'no-access' | 'no-field';

/**
 * Our page (popup, side panel, mailbox, options) → background.
 * An error comes back as a `Problem`; what changed is read from the store, which all pages watch.
 */
export const backgroundCalls = {
  /**
   * Checks a service with `GET /v1/domains` and keeps it, key and all. The page has asked for the origin's permission before.
   * @property replaced base URL of the service whose place it takes; absent for one more
   * @returns `hasMoved`: an address of the replaced service was read at this one
   */
  connect: {
    arguments: z.object({ baseUrl: text, key: text, replaced: z.optional(text) }),
    answer: answer<{ domains: string[]; hasMoved: boolean }>(),
  },
  /** Takes the addresses of a service that has moved along, with their mail. @property from, to base URLs */
  takeAlong: { arguments: z.object({ from: text, to: text }) },
  /** Gives back the permission for a service that was not connected in the end; waits for a try that goes on. One that is in use stays. */
  giveServiceBack: { arguments: z.object({ baseUrl: text }) },
  /** Forgets a service and its key, and stops polling it. Its mail stays. @property service base URL, here and below */
  disconnect: { arguments: z.object({ service: text }) },
  /** What a service is called, and whether it is the default. */
  changeService: {
    arguments: z.object({
      service: text,
      name: z.optional(z.string().check(z.maxLength(MAX_SERVICE_NAME))),
      isDefault: z.optional(z.boolean()),
    }),
  },
  /** Which service new addresses for a site come from; without one, the default again. */
  chooseSiteService: { arguments: z.object({ site: key, service: z.optional(text) }) },
  /**
   * A name that is taken or not allowed is the `Problem` `refused`. Where the service chooses, the answer is another address.
   * @property name the part before the @; one is made up if absent
   * @property service absent for the default
   * @property isPrivate for a private window: it is never on disk
   */
  createAddress: {
    arguments: z.object({
      name: z.optional(addressName),
      domain: z.optional(text),
      service: z.optional(text),
      isPrivate: z.optional(z.boolean()),
    }),
    answer: answer<Address>(),
  },
  /**
   * Adds an address that the user has already, if the service knows it. `refused` without a status: it is here.
   * @property isPrivate as of `createAddress`
   */
  addAddress: {
    arguments: z.object({ email: typedAddressSchema, isPrivate: z.optional(z.boolean()) }),
    answer: answer<{ email: string; isCertain: boolean }>(),
  },
  /** Makes an expired address anew, by the same name. One that is taken is `refused`; where the service chooses, the answer is another. */
  renewAddress: { arguments: z.object({ email: key }), answer: answer<Address>() },
  /** The address was copied, to be used by hand: mail is expected, as after a fill. */
  expectMail: { arguments: z.object({ email: text }) },
  /** The user's own word for it; empty for none. */
  labelAddress: { arguments: z.object({ email: text, label: text }) },
  /** It is the current one, until another is made, filled or chosen. */
  chooseAddress: { arguments: z.object({ email: text }) },
  /** Deletes them here and on the service, their messages with them; can be undone for `UNDO_MS`. */
  deleteAddresses: { arguments: z.object({ emails: z.array(key) }) },
  /** Asks for the messages of every live address, at once. Answers how many were new. */
  checkNow: { arguments: none, answer: answer<{ received: number }>() },
  markRead: { arguments: z.object({ ids: z.array(text), isRead: z.boolean() }) },
  /** Brings a message's body into the store, unless it is there. */
  fetchBody: { arguments: oneMessage },
  /** Brings a message's source into the store, under the file `SOURCE`. `isAgain`: also if it is there, as its end is missing. */
  fetchSource: { arguments: z.object({ id: text, isAgain: z.optional(z.boolean()) }) },
  /** Brings an attachment's bytes into the store. */
  fetchAttachment: { arguments: z.object({ message: text, attachment: text }) },
  /**
   * Fetches images of a message that the user asked for, without cookies, where frames can't (Firefox); the page has asked for the
   * permission of their hosts before. Answers `data:` URLs, by URL; what could not be fetched is missing.
   */
  fetchImages: {
    arguments: z.object({ id: key, urls: z.array(text).check(z.maxLength(MOST_IMAGES)) }),
    answer: answer<{ images: FetchedImages }>(),
  },
  /** Deletes them here and on the service; can be undone for `UNDO_MS`. */
  deleteMessages: { arguments: z.object({ ids: z.array(key) }) },
  /** Deletes everything that is stored here, and asks the service for nothing. */
  clearMailbox: { arguments: none },
  /** Undoes deletions. Answers for how many of them it was too late. */
  undoDeletion: {
    arguments: z.object({ keys: z.array(z.object({ kind: z.enum(['message', 'address']), key })) }),
    answer: answer<{ late: number }>(),
  },
  /**
   * The popup's button that fills: into the active tab's field that asks for an address, else the one with the cursor.
   * `email` is an address of the mailbox; without it a new one is made. A log-in is filled with one that was used on the site before,
   * with another only if it `mayLogIn`.
   */
  fillPage: {
    arguments: z.object({ email: z.optional(text), mayLogIn: z.optional(z.boolean()) }),
    answer: answer<FillOutcome>(),
  },
  /** The site did not accept an address: one on this domain takes its place in the active tab's field. */
  replaceAddress: { arguments: z.object({ email: key, domain: key }), answer: answer<FillOutcome>() },
  /** Writes a message's code into the page that asked for it, if it is still there and open to us. */
  fillCode: { arguments: oneMessage, answer: answer<{ result: CodeFill }>() },
  /** Whether codes may fill themselves into a site, an origin; without `isOn` to be asked again. */
  chooseCodeFill: { arguments: z.object({ origin: key, isOn: z.optional(z.boolean()) }) },
  /** Whether the field button is wanted on a site, or everywhere without one. */
  chooseFieldButton: { arguments: z.object({ site: z.optional(key), isOn: z.boolean() }) },
  /** The browser was asked for permission to show the field button there, and it was refused. */
  withdrawFieldButton: { arguments: z.object({ site: z.optional(key) }) },
} as const;

/** Our scripts in a page → background: what one fill needs, and no more. No arguments: the page says nothing. */
export const fieldCalls = {
  /** The button in the field with the cursor was pressed. Ends with the fill; a notification says what went wrong. */
  fillHere: { arguments: none },
  /** Whether the button is wanted in the frame that asks. */
  mayShowButton: { arguments: none, answer: answer<boolean>() },
  /** The page that was filled says that it has sent a mail, or waits for its code. */
  mailExpected: { arguments: none },
  /** The page that was filled shows a field for a code. */
  fillCodeHere: { arguments: none },
  /** The user has come back to the page that was filled. */
  userReturned: { arguments: none },
  /** The page that was filled says that it does not accept the address: another domain is offered in it. */
  refusedHere: { arguments: none },
  /** The user has pressed the button of that offer. */
  tryDomain: { arguments: none },
  /** The page that was filled is being left: its tab's next one may be watched as well. */
  followTab: { arguments: none },
} as const;

export const frameCalls = {
  /** The field button is not wanted here any more. */
  leavePage: { arguments: none },
} as const;

/** Background → options page. */
export const practiceCalls = {
  /** Fills the field for trying: browsers let no extension write into its own pages from outside. */
  fillPracticeField: { arguments: none },
} as const;

/** The port that each visible page of ours holds: as long as one is open, the user waits for mail. */
export const VIEW_PORT = 'view';

/** Background → a visible page of ours, over its port. */
export const viewCalls = {
  /** Shows a route, as it stands after the page's address. */
  showRoute: { arguments: z.object({ route: text }) },
} as const;

/** A visible page of ours → background, over its port. */
export const viewPortCalls = {
  /** The side panel that opens next is to show this route. */
  showBeside: { arguments: z.object({ route: text }) },
} as const;

/** A group of calls: the schema of each one's arguments, and the type of its answer. */
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

/** What is answered: errors are returned, never thrown. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: Problem };

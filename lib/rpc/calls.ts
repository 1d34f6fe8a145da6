import type { Problem } from '../api/problem.ts';
import { type ImportReport, importedShape } from '../archive/imported.ts';
import type { Address } from '../mailbox/address.ts';
import {
  array,
  boolean,
  nonEmpty,
  number,
  object,
  oneOf,
  optional,
  type Shape,
  type Shaped,
  string,
} from '../shape/shape.ts';

/**
 * Everything that one context says to another, by direction: arguments → answer. The receiver parses the arguments by the call's own
 * schema. The senders and receivers are the other files of this folder.
 */

/** The schema of a call's arguments, and the type of its answer. */
type Call<Arguments, Answer> = { arguments: Shape<Arguments>; answer?: Answer };

function call<Answer>() {
  return <Arguments>(shape: Shape<Arguments>): Call<Arguments, Answer> => ({ arguments: shape });
}

const none = object({});
const oneMessage = object({ id: nonEmpty });

/**
 * How the fill ended that the popup asked for.
 * @property email the address that was made, if one was
 * @property reason in words; absent when the address is in the field
 */
export type FillOutcome = { result: 'filled' | 'copied' | 'kept' | 'refused'; email?: string; reason?: string };

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
  /** Checks the service with `GET /v1/domains` and keeps it, key and all. The page has asked for the origin's permission before. */
  connect: call<{ domains: string[] }>()(object({ baseUrl: string, key: string })),
  /** Forgets the key and stops polling. The mailbox stays. */
  disconnect: call<void>()(none),
  createAddress: call<Address>()(object({ domain: optional(string) })),
  /** The address was copied, to be used by hand: mail is expected, as after a fill. */
  expectMail: call<void>()(object({ email: string })),
  /** The person's own word for it; empty for none. */
  labelAddress: call<void>()(object({ email: string, label: string })),
  /** Deletes it here and on the service, its messages with it; can be undone for `UNDO_MS`. */
  deleteAddress: call<void>()(object({ email: string })),
  /** Asks for the messages of every live address, at once. Answers how many were new. */
  checkNow: call<{ received: number }>()(none),
  markRead: call<void>()(object({ ids: array(string), isRead: boolean })),
  /** Brings a message's body into the store, unless it is there. */
  fetchBody: call<void>()(oneMessage),
  /** Brings a message's source into the store, under the file `SOURCE`. */
  fetchSource: call<void>()(oneMessage),
  /** Brings an attachment's bytes into the store. */
  fetchAttachment: call<void>()(object({ message: string, attachment: string })),
  /** Deletes them here and on the service; can be undone for `UNDO_MS`. */
  deleteMessages: call<void>()(object({ ids: array(nonEmpty) })),
  /** Brings a part of an archive into the mailbox; what is there is never overwritten. */
  importMail: call<ImportReport>()(importedShape),
  /** Deletes everything that is stored here, and asks the service for nothing. */
  clearMailbox: call<void>()(none),
  /** Undoes deletions. Answers for how many of them it was too late. */
  undoDeletion: call<{ late: number }>()(
    object({ keys: array(object({ kind: oneOf('message', 'address'), key: nonEmpty })) }),
  ),
  /**
   * The popup's *Fill this page*: into the active tab's field that asks for an address, else the one with the cursor.
   * `email` is an address of the mailbox; without it a new one is made.
   */
  fillPage: call<FillOutcome>()(object({ email: optional(string) })),
  /** Writes a message's code into the page that asked for it, if it is still there and open to us. */
  fillCode: call<{ result: CodeFill }>()(oneMessage),
  /** Whether the field button is wanted on a site, or everywhere without one. */
  chooseFieldButton: call<void>()(object({ site: optional(nonEmpty), isOn: boolean })),
  /** The browser was asked for permission to show the field button there, and it was refused. */
  withdrawFieldButton: call<void>()(object({ site: optional(nonEmpty) })),
} as const;

/** Field button in a page → background: what one fill needs, and no more. No arguments: the page says nothing. */
export const fieldCalls = {
  /** The button in the field with the cursor was pressed. Ends with the fill; a notification says what went wrong. */
  fillHere: call<void>()(none),
  /** Whether the button is wanted in the frame that asks. */
  mayShowButton: call<boolean>()(none),
} as const;

/** Background → field buttons in pages. */
export const frameCalls = {
  /** The field button is not wanted here any more. */
  leavePage: call<void>()(none),
} as const;

/** Background → options page. */
export const trialCalls = {
  /** Fills the field for trying: browsers let no extension write into its own pages from outside. */
  fillTrial: call<void>()(none),
} as const;

/** The port that each visible page of ours holds: as long as one is open, somebody waits for mail. */
export const VIEW_PORT = 'view';

/** Background → a visible page of ours, over its port. */
export const viewCalls = {
  /** Shows a route, as it stands after the page's address. */
  showRoute: call<void>()(object({ route: string })),
} as const;

/** A visible page of ours → background, over its port. */
export const viewPortCalls = {
  /** The side panel that opens next is to show this route. */
  showBeside: call<void>()(object({ route: string })),
} as const;

/** Background → all our contexts that watch, itself included. */
export const events = {
  /** Something in the mailbox has changed: read it again. */
  mailboxChanged: call<void>()(none),
  /** Another part of a file has come; `file` is the attachment's id, `totalBytes` is absent where the service did not say. */
  fileProgressed: call<void>()(
    object({ message: string, file: string, loadedBytes: number, totalBytes: optional(number) }),
  ),
} as const;

export type Calls = Record<string, Call<unknown, unknown>>;
type AnswerIn<Group extends Calls, Name extends keyof Group> =
  Group[Name] extends Call<infer _, infer Answer> ? Answer : never;

export type CallName = keyof typeof backgroundCalls;
export type ArgumentsOf<Name extends CallName> = Shaped<(typeof backgroundCalls)[Name]['arguments']>;
export type AnswerOf<Name extends CallName> = AnswerIn<typeof backgroundCalls, Name>;
export type FieldCallName = keyof typeof fieldCalls;
export type AnswerOfField<Name extends FieldCallName> = AnswerIn<typeof fieldCalls, Name>;
export type EventName = keyof typeof events;
export type EventOf<Name extends EventName> = Shaped<(typeof events)[Name]['arguments']>;

/** A call of a group on its way: its name and its arguments. */
export type CallOf<Group extends Calls> = {
  [Name in keyof Group]: { call: Name; args: Shaped<Group[Name]['arguments']> };
}[keyof Group];

/** What is answered: errors are returned, never thrown. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: Problem };

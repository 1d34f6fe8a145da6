import type { Problem } from '../api/problem.ts';
import { type ImportReport, importedShape } from '../archive/imported.ts';
import type { CodeFill } from '../filling/fill-code.ts';
import type { Address } from '../mailbox/address.ts';
import { array, boolean, nonEmpty, object, oneOf, optional, type Shape, type Shaped, string } from '../shape/shape.ts';

/** The shape of a call's arguments, and the type of its answer. */
type Call<Arguments, Answer> = { arguments: Shape<Arguments>; answer?: Answer };

function call<Answer>() {
  return <Arguments>(shape: Shape<Arguments>): Call<Arguments, Answer> => ({ arguments: shape });
}

const none = object({});
const oneMessage = object({ id: nonEmpty });

/**
 * What the person is told of a fill that the popup asked for.
 * @property email the address that was made, if one was
 * @property reason in words; absent when the address is in the field
 */
export type FillOutcome = { result: 'filled' | 'copied' | 'kept' | 'refused'; email?: string; reason?: string };

/**
 * Every call from a page of ours (popup, side panel, options) to the background.
 * An error comes back as a `Problem`; what changed is read from the store, which all pages watch.
 */
export const backgroundCalls = {
  /** Checks the service with `GET /v1/domains` and keeps it, key and all. The page has asked for the origin's permission before. */
  connect: call<{ domains: string[] }>()(object({ baseUrl: string, key: string })),
  /** Forgets the key and stops polling. The mailbox stays. */
  disconnect: call<void>()(none),
  createAddress: call<Address>()(object({ domain: optional(string) })),
  /** The person took it along to use it by hand: mail is expected, as after a fill. */
  expectMail: call<void>()(object({ email: string })),
  /** The person's own word for it; empty for none. */
  labelAddress: call<void>()(object({ email: string, label: string })),
  /** Deletes it here and on the service, its messages with it; to be taken back for `UNDO_MS`. */
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
  /** Deletes them here and on the service; to be taken back for `UNDO_MS`. */
  deleteMessages: call<void>()(object({ ids: array(nonEmpty) })),
  /** Brings a part of an archive into the mailbox; what is here is never overwritten. */
  importMail: call<ImportReport>()(importedShape),
  /** Deletes everything that is held here, and asks the service for nothing. */
  clearMailbox: call<void>()(none),
  /** Takes deletions back. Answers for how many of them it was too late. */
  undoDeletion: call<{ late: number }>()(
    object({ keys: array(object({ kind: oneOf('message', 'address'), key: nonEmpty })) }),
  ),
  /**
   * The popup's *Fill this page*: into the active tab's field that asks for an address, else the one with the cursor.
   * `email` is an address that is there already; without it a new one is made.
   */
  fillPage: call<FillOutcome>()(object({ email: optional(string) })),
  /** Writes a message's code into the page that asked for it, if it is still there and open to us. */
  fillCode: call<{ result: CodeFill }>()(oneMessage),
} as const;

/** Every call from the script of the field button to the background: what one fill needs, and no more. */
export const fieldCalls = {
  /** The button in the field with the cursor was pressed. Ends with the fill; what went wrong is told by a notification. */
  fillHere: call<void>()(none),
  /** Whether the button is wanted in the frame that asks. */
  mayShowButton: call<boolean>()(none),
} as const;

/** Every call from the background to a script in a page. */
export const pageCalls = {
  /** The field button is not wanted here any more. */
  leavePage: call<void>()(none),
} as const;

export type FieldCalls = typeof fieldCalls;
export type FieldCallName = keyof FieldCalls;
export type AnswerOfField<Name extends FieldCallName> =
  FieldCalls[Name] extends Call<infer _, infer Answer> ? Answer : never;
export type BackgroundCalls = typeof backgroundCalls;
export type CallName = keyof BackgroundCalls;
export type ArgumentsOf<Name extends CallName> = Shaped<BackgroundCalls[Name]['arguments']>;
export type AnswerOf<Name extends CallName> =
  BackgroundCalls[Name] extends Call<infer _, infer Answer> ? Answer : never;

/** What crosses from context to context: errors are returned, never thrown. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: Problem };

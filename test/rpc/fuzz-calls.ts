import fc from 'fast-check';
import { backgroundCalls, fieldCalls } from '../../lib/messaging/calls.ts';
import { type CallSender, findCaller, isBackground } from '../../lib/messaging/find-caller.ts';
import { parseCall } from '../../lib/messaging/parse-call.ts';
import { answerCall, type CallHandlers, type FieldCallHandlers } from '../../lib/messaging/receive-calls.ts';
import { CALL_GROUPS } from './call-groups.ts';
import { SENDERS } from './senders.ts';

const NAMES = Object.values(CALL_GROUPS).flatMap((group) => Object.keys(group));

/** What came of so many calls. */
export type FuzzCount = { calls: number; refused: number; handled: number; failed: number };

/** Any JSON, deep and wide, with the names that objects have from elsewhere among its keys. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'ids', 'key', 'keys', 'email', 'site'),
    fc.jsonValue(),
  ),
);

/** Arguments that fit a call, or nearly so. */
const anyArguments = fc.record(
  {
    id: fc.oneof(fc.string(), fc.constantFrom('', '.', '..', '__proto__'), fc.integer()),
    ids: fc.oneof(fc.array(fc.string()), fc.string()),
    isRead: fc.oneof(fc.boolean(), fc.string()),
    isOn: fc.boolean(),
    site: fc.oneof(fc.string(), fc.constantFrom('github.io', '*', '')),
    email: fc.string(),
    label: fc.string(),
    domain: fc.string(),
    baseUrl: fc.oneof(fc.webUrl(), fc.constantFrom('https://*', 'javascript:alert(1)')),
    key: fc.string(),
    message: fc.string(),
    attachment: fc.string(),
    route: fc.string(),
    keys: fc.array(fc.record({ kind: fc.constantFrom('message', 'address', 'all'), key: fc.string() })),
    addresses: fc.array(anyJson, { maxLength: 2 }),
    messages: fc.array(anyJson, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const anyMessage = fc.oneof(
  { weight: 1, arbitrary: anyJson },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: fc.string() }),
      args: fc.oneof(anyArguments, anyJson),
    }),
  },
);

/** Those that there are, and some that take parts of them. */
const anySender: fc.Arbitrary<CallSender> = fc.oneof(
  fc.constantFrom(...Object.values(SENDERS).map(([, sender]) => sender)),
  // Who may say something is the one that is listened to.
  fc.constantFrom(...Object.values(SENDERS).flatMap(([kind, sender]) => (/page|script/.test(kind) ? [sender] : []))),
  fc
    .tuple(
      fc.constantFrom(...Object.values(SENDERS).map(([, sender]) => sender)),
      fc.record(
        {
          id: fc.string(),
          url: fc.oneof(fc.webUrl(), fc.string()),
          origin: fc.string(),
          frameId: fc.oneof(fc.integer(), fc.double()),
          documentId: fc.string(),
          tab: fc.record({ id: fc.oneof(fc.integer(), fc.double()), url: fc.string() }, { requiredKeys: [] }),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([sender, more]) => ({ ...sender, ...more })),
);

/** Handlers that only note down that they were called. */
function notingHandlers<Handlers>(names: string[], note: (name: string) => void): Handlers {
  return Object.fromEntries(names.map((name) => [name, async () => note(name)])) as Handlers;
}

/**
 * Says anything to the background, as anybody. What is not for the sender has to be refused without an answer, and call no handler; what
 * is has to be answered, whatever the arguments; and nothing throws.
 * @throws fast-check's report of the first call for which that is not so
 */
export async function fuzzCalls(numRuns: number): Promise<FuzzCount> {
  const count: FuzzCount = { calls: 0, refused: 0, handled: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(anySender, anyMessage, async (sender, message) => {
      const called: string[] = [];
      const note = (name: string) => void called.push(name);
      const caller = findCaller(sender);
      const answer = answerCall(
        message,
        sender,
        notingHandlers<CallHandlers>(Object.keys(backgroundCalls), note),
        notingHandlers<FieldCallHandlers>(Object.keys(fieldCalls), note),
      );
      count.calls += 1;
      if (answer === undefined) {
        if (called.length > 0) throw new Error(`Handled without an answer: ${called}`);
        count.refused += 1;
      } else {
        const answered = (await answer) as { ok?: boolean } | undefined;
        const group = caller?.kind === 'page' ? backgroundCalls : caller && fieldCalls;
        if (!group || called.some((name) => !Object.hasOwn(group, name))) throw new Error(`Not for it: ${called}`);
        if (called.length === 0 && answered?.ok !== false) throw new Error('Nothing was done, and no problem answered');
        if (called.length > 0) count.handled += 1;
        else count.failed += 1;
      }
      if (caller && isBackground(sender)) throw new Error('It is the background and a caller');
      // The other edges: what a page, a frame or a port hears.
      for (const group of Object.values(CALL_GROUPS)) {
        const call = parseCall(group, message);
        if (call && !Object.hasOwn(group, call.call)) throw new Error(`Not in the group: ${call.call}`);
      }
    }),
    { numRuns },
  );
  return count;
}

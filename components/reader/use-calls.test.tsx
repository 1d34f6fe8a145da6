import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createDeleter } from '../../lib/background/delete/deleter.ts';
import { SECOND } from '../../lib/i18n/time.ts';
import { readAddresses, readMessageIds, readTrash } from '../../lib/mailbox/read-messages.ts';
import { storeMessages } from '../../lib/mailbox/store-messages.ts';
import { addAddress, clearMailbox } from '../../lib/mailbox/writer.ts';
import { keyOf, openTestMailbox, SERVICE } from '../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../test/until.ts';
import { useCalls } from './use-calls.ts';

const START = Date.UTC(2026, 5, 15, 12);
const [OAK, ELM] = ['oak@mayfly.test', 'elm@mayfly.test'];

let deleter: ReturnType<typeof createDeleter>;
let parents: Element[];

/** Opens a view, drawn as nothing. @returns what it shows now */
function openView(): () => ReturnType<typeof useCalls> {
  let shown: ReturnType<typeof useCalls> | undefined;
  const Probe = () => {
    shown = useCalls();
    return null;
  };
  const parent = { childNodes: [] } as unknown as Element;
  parents.push(parent);
  render(<Probe />, parent);
  return () => shown ?? expect.fail('The view is not drawn.');
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * SECOND);
const offered = (view: ReturnType<typeof openView>) => {
  const { notice } = view();
  return notice?.kind === 'done' ? notice : undefined;
};

async function deleteIn(view: ReturnType<typeof openView>, name: 'deleteMessages' | 'deleteAddresses', id: string) {
  const before = view().notice;
  const { run, showDeleted } = view().calls;
  if (name === 'deleteMessages') await run(name, { ids: [keyOf(id, OAK)] }, showDeleted);
  else await run(name, { emails: [id] }, showDeleted);
  await until(() => expect(view().notice).not.toBe(before));
}

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  vi.stubGlobal('document', {});
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  parents = [];
  deleter = createDeleter();
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation((async ({ call, args }: never) => {
    const answers = {
      deleteMessages: ({ ids }: { ids: string[] }) => deleter.deleteMessages(ids),
      deleteAddresses: ({ emails }: { emails: string[] }) => deleter.deleteAddresses(...emails),
      extendUndo: ({ keys }: { keys: never[] }) => deleter.extendUndo(keys),
      undoDeletion: async ({ keys }: { keys: never[] }) => ({ late: await deleter.undo(keys) }),
    };
    return { ok: true, value: await answers[call as keyof typeof answers](args) };
  }) as never);
  for (const email of [OAK, ELM]) {
    await addAddress({ email, createdAt: START, expiresAt: START + 3600 * SECOND, service: SERVICE });
  }
  const ids = ['1', '2', '3'];
  await storeMessages(
    OAK,
    ids.map((id) => ({ id, created_at: START, element: { id } })),
    START,
  );
});

afterEach(async () => {
  for (const parent of parents) render(null, parent);
  await clearMailbox();
  deleter.wake();
  await until(async () => expect(await readTrash()).toEqual([]));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what was deleted one after the other can be undone together, 20 s after the last', async () => {
  const view = openView();
  await deleteIn(view, 'deleteMessages', '1');
  expect(offered(view)?.text).toBe('Message deleted.');
  pass(15);
  await deleteIn(view, 'deleteMessages', '2');
  expect(offered(view)?.text).toBe('2 messages deleted');
  pass(15);
  await deleteIn(view, 'deleteAddresses', ELM);
  pass(15);
  offered(view)?.undo?.run();
  await until(async () => expect(await readTrash()).toEqual([]));
  expect((await readMessageIds()).sort()).toEqual(['1', '2', '3'].map((id) => keyOf(id, OAK)));
  expect((await readAddresses()).map(({ email }) => email).sort()).toEqual([ELM, OAK]);
  expect(view().notice).toBeUndefined();
});

it('a view that opens later offers it for as long as it shows the offer', async () => {
  await deleteIn(openView(), 'deleteMessages', '1');
  pass(15);
  const later = openView();
  await until(() => expect(offered(later)?.text).toBe('Message deleted.'));
  pass(15);
  deleter.wake();
  offered(later)?.undo?.run();
  await until(async () => expect(await readMessageIds()).toHaveLength(3));
  expect(later().notice).toBeUndefined();
});

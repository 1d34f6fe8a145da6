import { expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import type { CallName } from '../../lib/messaging/calls.ts';
import { until } from '../../test/until.ts';
import { describeCodeFill, messageActions } from './message-actions.ts';
import type { Calls } from './use-calls.ts';

type Offer = NonNullable<Parameters<Calls['showDone']>[2]>;

/** @param answers what the background answers */
function actionsWith(answers: Partial<Record<CallName, unknown>>) {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const request = vi.spyOn(browser.permissions, 'request').mockResolvedValue(true as never);
  const calls = {
    run: vi.fn(async (name: CallName, _args: unknown, onDone?: (value: never) => void) =>
      onDone?.(answers[name] as never),
    ),
    copy: vi.fn(async () => true),
    showDone: vi.fn((_text: string, _undo?: unknown, _offer?: Offer) => {}),
    askLogIn: vi.fn(),
    showDeleted: vi.fn(),
    offerUndo: vi.fn(),
  };
  return { writeText, request, calls, actions: messageActions(false, calls as Calls) };
}

it('a deletion can be undone', () => {
  const { actions, calls } = actionsWith({ deleteMessages: undefined });
  actions.deleteMessages(['1', '2']);
  expect(calls.showDeleted).toHaveBeenCalledOnce();
});

it('a code that is filled in is not copied', async () => {
  const { actions, calls, writeText } = actionsWith({ fillCode: { result: 'filled' } });
  actions.fillCode('1', '4711', 'https://www.acme.example');
  await until(() => expect(calls.showDone).toHaveBeenCalledWith('Code filled in.'));
  expect(writeText).not.toHaveBeenCalled();
});

it('without access to the page the code is copied, and the permission for its exact host is offered once', async () => {
  const { actions, calls, writeText, request } = actionsWith({ fillCode: { result: 'no-access' } });
  const send = vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue({ ok: true } as never);
  actions.fillCode('1', '4711', 'https://www.acme.example');
  await until(() => expect(calls.showDone).toHaveBeenCalled());
  expect(writeText).toHaveBeenCalledWith('4711');
  expect(calls.showDone.mock.calls[0]?.[0]).toMatch(/browser will ask/);
  calls.showDone.mock.calls[0]?.[2]?.run();
  // The background fills it: the prompt may close the popup.
  expect(request.mock.calls).toEqual([[{ origins: ['*://www.acme.example/*'] }]]);
  expect(send).toHaveBeenCalledWith({ call: 'fillCodeOnAccess', args: { id: '1', host: 'www.acme.example' } });
});

it.each([
  ['a new window', {}, [{ call: 'markRead', args: { ids: ['1'], isRead: true } }]],
  ['a container without a window, and is copied', { container: 'firefox-container-7' }, []],
])('a message has been read whose link opens: in %s', async (_, origin, calls) => {
  const { actions, writeText } = actionsWith({});
  vi.spyOn(browser.tabs, 'query').mockResolvedValue([] as never);
  vi.spyOn(browser.windows, 'create').mockResolvedValue({} as never);
  const send = vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue({ ok: true } as never);
  actions.openLink('1', 'https://acme.example/confirm', origin);
  await until(() => expect(calls.length > 0 ? send : writeText).toHaveBeenCalled());
  expect(send.mock.calls.map(([call]) => call)).toEqual(calls);
});

it('says where the code is, and why it is not in the page', () => {
  expect(describeCodeFill('filled', false)).toBe('Code filled in.');
  expect(describeCodeFill('no-field', true)).toBe(
    'Code copied. Paste it on the page. Mayfly found no field for the code.',
  );
  expect(describeCodeFill('filled', false, 'Your code')).toBe('Code filled in on “Your code”, in another tab.');
  expect(describeCodeFill('app', true)).toBe(
    'Code copied. Paste it on the page. The page asks for another code: from an authenticator app.',
  );
  expect(describeCodeFill('no-access', true)).toMatch(
    /^Code copied\. Paste it on the page\. .*has no access to the page/,
  );
  expect(describeCodeFill('several-fields', true)).toBe('Code copied. Paste it on the page.');
  expect(describeCodeFill('failed', true)).toBe('Code copied. Paste it on the page. Something went wrong.');
  expect(describeCodeFill('no-field', false)).toMatch(/Type the code instead\.$/);
});

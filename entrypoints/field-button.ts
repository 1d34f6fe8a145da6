import type { WxtBrowser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startFieldButton } from '../lib/field-button/start-field-button.ts';
import type { Answer, AnswerOfField, FieldCallName, pageCalls } from '../lib/rpc/calls.ts';

declare global {
  /** Stands in the extension's own world of a page while the field button does; takes it away. */
  var mayflyFieldButton: (() => void) | undefined;
}

/** Both browsers know this name in pages, and answer with promises; the polyfill would weigh as much as all the rest. */
const { runtime } = (globalThis as unknown as { chrome: WxtBrowser }).chrome;

async function callBackground<Name extends FieldCallName>(call: Name): Promise<AnswerOfField<Name> | undefined> {
  const answer: Answer<AnswerOfField<Name>> | undefined = await runtime.sendMessage({ call, args: {} });
  return answer?.ok ? answer.value : undefined;
}

const LEAVE: keyof typeof pageCalls = 'leavePage';

// Registered at run time and not by WXT, whose wrapper would be larger than what it wraps; see `fill.ts`.
export default defineUnlistedScript(() => {
  globalThis.mayflyFieldButton?.();
  const stop = startFieldButton({
    isThere: () => runtime.id !== undefined,
    mayShow: async () => (await callBackground('mayShowButton')) === true,
    fillHere: () => callBackground('fillHere'),
  });
  const leave = () => {
    stop();
    runtime.onMessage.removeListener(listen);
    delete globalThis.mayflyFieldButton;
  };
  const listen = (message: { call?: string }) => {
    if (message.call === LEAVE) leave();
  };
  runtime.onMessage.addListener(listen);
  globalThis.mayflyFieldButton = leave;
});

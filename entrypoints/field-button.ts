import type { UnlistedScriptDefinition } from 'wxt';
import type { WxtBrowser } from 'wxt/browser';
import { startFieldButton } from '../lib/field-button/start-field-button.ts';
import type { FieldCallName } from '../lib/rpc/calls.ts';

declare global {
  /** Stands in the extension's own world of a page once the field button has come; takes it away. */
  var mayflyFieldButton: (() => void) | undefined;
}

/** Both browsers know this name in pages, and answer with promises; the polyfill would weigh as much as all the rest. */
const { runtime, i18n } = (globalThis as unknown as { chrome: WxtBrowser }).chrome;

const callBackground = async (call: FieldCallName): Promise<unknown> => runtime.sendMessage({ call, args: {} });

// Registered at run time and not by WXT, whose wrapper would be larger than what it wraps; see `fill.ts`.
export default {
  main() {
    globalThis.mayflyFieldButton?.();
    const stop = startFieldButton(
      i18n.getMessage('do_fillAddress' as '@@extension_id'),
      () => runtime.id !== undefined,
      // Brought to no page where it is not wanted; but a frame can't tell whose page it is in.
      async () => self === top || callBackground('mayShowButton'),
      () => callBackground('fillHere'),
    );
    // Pages are called with `leavePage` and nothing else.
    runtime.onMessage.addListener(stop);
    globalThis.mayflyFieldButton = stop;
  },
} satisfies UnlistedScriptDefinition;

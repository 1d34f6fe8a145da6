import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { SENDERS } from '../../test/rpc/senders.ts';
import type { CallSender } from './find-caller.ts';
import { createOpenViews, type OpenViews, receiveViews } from './open-views.ts';
import { watchFillTrial } from './practice-field.ts';

type Listener = (message: unknown, sender: CallSender) => unknown;

/** Catches the listener that is added next. */
function spyOnAdded(event: 'onConnect' | 'onMessage', onAdded: (listener: never) => void): void {
  vi.spyOn(fakeBrowser.runtime[event], 'addListener').mockImplementation(onAdded as never);
}

/** A port as the browser hands it over, and what came over it. */
function createPort(name: string, sender: CallSender) {
  const received: unknown[] = [];
  let listen: ((message: unknown) => void) | undefined;
  const port = {
    name,
    sender,
    postMessage: (message: unknown) => received.push(message),
    onMessage: {
      addListener(heard: typeof listen) {
        listen = heard;
      },
    },
    onDisconnect: { addListener: () => {} },
  };
  return { port, received, say: (message: unknown) => listen?.(message) };
}

describe.each(Object.entries(SENDERS))('%s', (_who, [kind, sender]) => {
  let openViews: OpenViews;
  let connect: (port: unknown) => void;

  beforeEach(() => {
    openViews = createOpenViews();
    spyOnAdded('onConnect', (heard) => {
      connect = heard;
    });
    receiveViews(
      openViews,
      () => {},
      async () => false,
    );
  });

  it(`${kind === 'page' ? 'counts' : 'does not count'} as somebody who waits for mail`, () => {
    connect(createPort('view', sender).port);
    expect(openViews.isAnyOpen()).toBe(kind === 'page');
  });

  it(`${kind === 'page' ? 'may' : 'may not'} say what the next panel shows`, () => {
    const { port, received, say } = createPort('view', sender);
    connect(port);
    say({ call: 'showBeside', args: { route: '#/message/m1' } });
    // A panel that is open shows it itself.
    const shown = received.length > 0 ? ['#/message/m1'] : [];
    openViews.add({
      url: fakeBrowser.runtime.getURL('/sidepanel.html' as never),
      showRoute: (route) => shown.push(route),
    });
    expect(shown).toEqual(kind === 'page' ? ['#/message/m1'] : []);
  });

  it('gets nothing over a port of another name', () => {
    const { port, received } = createPort('views', sender);
    connect(port);
    openViews.showInPanel('#/message/m1');
    expect([openViews.isAnyOpen(), received]).toEqual([false, []]);
  });

  it(`${kind === 'background' ? 'may' : 'may not'} have the field for trying filled`, () => {
    let listen: Listener = () => {};
    spyOnAdded('onMessage', (heard) => {
      listen = heard;
    });
    const onFill = vi.fn();
    watchFillTrial(onFill, new AbortController().signal);
    listen({ call: 'fillPracticeField', args: {} }, sender);
    listen({ call: 'fillHere', args: {} }, sender);
    expect(onFill).toHaveBeenCalledTimes(kind === 'background' ? 1 : 0);
  });

  it('may not send the field button away, unless it is the background', async () => {
    let listen: Listener = () => {};
    const addListener = (heard: Listener) => {
      listen = heard;
    };
    vi.stubGlobal('chrome', { runtime: { id: fakeBrowser.runtime.id, onMessage: { addListener } } });
    vi.resetModules();
    const { watchButtonRemoval } = await import('./call-from-frame.ts');
    const onLeave = vi.fn();
    watchButtonRemoval(onLeave);
    listen({ call: 'leavePage', args: {} }, sender);
    expect(onLeave).toHaveBeenCalledTimes(kind === 'background' ? 1 : 0);
  });
});

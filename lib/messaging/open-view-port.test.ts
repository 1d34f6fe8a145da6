import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { VIEW_PORT } from './calls.ts';
import { openViewPort } from './open-view-port.ts';

/** A port as the browser gives it, whose other end is the test. */
class MadePort {
  isOpen = true;
  sent: unknown[] = [];
  #receive: (message: unknown) => void = () => {};
  #end: () => void = () => {};
  onMessage = {
    addListener: (listener: (message: unknown) => void) => {
      this.#receive = listener;
    },
  };
  onDisconnect = {
    addListener: (listener: () => void) => {
      this.#end = listener;
    },
  };
  postMessage(message: unknown) {
    this.sent.push(message);
  }
  disconnect() {
    this.isOpen = false;
  }
  receive(message: unknown) {
    this.#receive(message);
  }
  /** The worker ends: only the other end is told. */
  lose() {
    this.isOpen = false;
    this.#end();
  }
}

let ports: MadePort[];
let page: EventTarget & { visibilityState: string };
let shown: string[];

function show(visibilityState: string) {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  [ports, shown] = [[], []];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { assign: (route: string) => shown.push(route) });
  vi.spyOn(browser.runtime, 'connect').mockImplementation(((info: { name: string }) => {
    expect(info).toEqual({ name: VIEW_PORT });
    ports.push(new MadePort());
    return ports.at(-1);
  }) as never);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const open = () => ports.filter(({ isOpen }) => isOpen).length;

it('is open while the page is seen, once', () => {
  openViewPort();
  expect(open()).toBe(1);
  show('visible');
  expect(ports).toHaveLength(1);
  show('hidden');
  expect(open()).toBe(0);
  show('visible');
  expect([open(), ports.length]).toEqual([1, 2]);
});

it('is not opened by a page out of sight, until it is in sight', () => {
  page.visibilityState = 'hidden';
  openViewPort();
  expect(ports).toEqual([]);
  show('visible');
  expect(open()).toBe(1);
});

it('is opened again a second after the worker ended, where the page is still seen', () => {
  openViewPort();
  ports[0]?.lose();
  vi.advanceTimersByTime(999);
  expect(open()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(open()).toBe(1);
  ports[1]?.lose();
  show('hidden');
  vi.advanceTimersByTime(1000);
  expect(ports).toHaveLength(2);
});

it('shows the route that it is told, and nothing for other messages', () => {
  openViewPort();
  ports[0]?.receive({ call: 'showRoute', args: { route: '#/message/m1' } });
  for (const message of [undefined, {}, { call: 'showRoute', args: { route: 7 } }, { call: 'connect', args: {} }])
    ports[0]?.receive(message);
  expect(shown).toEqual(['#/message/m1']);
});

it('asks for a route in the panel, where it is open', () => {
  const showBeside = openViewPort();
  showBeside('#/a');
  expect(ports[0]?.sent).toEqual([{ call: 'showBeside', args: { route: '#/a' } }]);
  show('hidden');
  showBeside('#/b');
  expect(ports[0]?.sent).toHaveLength(1);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectWholeRoom } from './whole-room.ts';

const heard = new Map<string, () => void>();
const dataset: { room?: string } = {};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void heard.set(type, listener));
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
});

afterEach(() => vi.unstubAllGlobals());

/** What the browser gives the window, after all that is on the way to it. */
function give(innerWidth: number, innerHeight: number, event: 'load' | 'resize'): void {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  heard.get(event)?.();
}

it.each(['load', 'resize'] as const)('a window as large as it was asked for is laid out once: %s', (event) => {
  expectWholeRoom();
  give(380, 560, event);
  expect(dataset.room).toBe('whole');
});

it.each([
  ['a low screen', 380, 510, 'load'],
  ['a narrow one, that is said late', 320, 560, 'resize'],
  ['zoomed in', 190, 280, 'resize'],
] as const)('in a smaller window the view fills it: %s', (_, width, height, event) => {
  expectWholeRoom();
  give(width, height, event);
  expect(dataset.room).toBeUndefined();
});

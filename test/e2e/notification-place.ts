import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Display, Point } from './display.ts';
import { waitFor } from './wait-for.ts';

const run = promisify(execFile);

/** Where the desktop shows no notifications, browsers draw them: windows of about this size. */
const isNotification = (width: number, height: number) => width > 250 && width < 450 && height > 60 && height < 300;

/** Where the first button of Chromium's own notifications is, from the left and from below. */
const FIRST_BUTTON = { fromLeft: 65, fromBottom: 27 };

/** Waits for a notification on the screen, until it moves and grows no more. @returns its middle, and the place of its first button if it has any */
export async function findNotification(display: Display): Promise<Point & { firstButton: Point }> {
  const env = { ...process.env, DISPLAY: display.name };
  let last = '';
  return waitFor('a notification', async () => {
    // A window that closes while they are listed spoils the list.
    for (const id of await display.findWindows().catch(() => [])) {
      const geometry = await run('xdotool', ['getwindowgeometry', '--shell', id], { env }).catch(() => undefined);
      const read = (name: string) => Number(geometry?.stdout.match(new RegExp(`^${name}=(-?\\d+)`, 'm'))?.[1]);
      const [x, y, width, height] = [read('X'), read('Y'), read('WIDTH'), read('HEIGHT')];
      if (!isNotification(width, height)) continue;
      const isStill = last === geometry?.stdout;
      last = geometry?.stdout ?? '';
      if (!isStill) return undefined;
      const firstButton = { x: x + FIRST_BUTTON.fromLeft, y: y + height - FIRST_BUTTON.fromBottom };
      return { x: x + width / 2, y: y + height / 2, firstButton };
    }
    return undefined;
  });
}

import { type Box, type Display, type Point, SCREEN } from './display.ts';
import { waitFor } from './wait-for.ts';

/** Where the desktop shows no notifications, browsers draw them: windows of about this size. */
const isNotification = ({ width, height }: Box) => width > 250 && width < 450 && height > 60 && height < 300;

/** Where they are drawn, and nothing else is that comes and goes. */
export const isAtRightEdge = ({ x, width }: Box) => x + width > SCREEN.width - 50;

/** Where the first button of Chromium's own notifications is, from the left and from below. */
const FIRST_BUTTON = { fromLeft: 65, fromBottom: 27 };

/** It counts as still when it was found in the same place this often in a row: about half a second. */
const STILL_POLLS = 4;

/** Waits for a notification on the screen, until it moves and grows no more. @returns its middle, and the place of its first button if it has any */
async function findNotification(display: Display): Promise<Point & { firstButton: Point }> {
  let last = '';
  let stillPolls = 0;
  return waitFor('a notification', async () => {
    // A window that closes while they are listed spoils the list.
    for (const id of await display.findWindows().catch(() => [])) {
      const box = await display.findBox(id);
      if (!box || !isNotification(box)) continue;
      const { x, y, width, height } = box;
      const now = JSON.stringify(box);
      stillPolls = last === now ? stillPolls + 1 : 0;
      last = now;
      if (stillPolls < STILL_POLLS) return undefined;
      const firstButton = { x: x + FIRST_BUTTON.fromLeft, y: y + height - FIRST_BUTTON.fromBottom };
      return { x: x + width / 2, y: y + height / 2, firstButton };
    }
    return undefined;
  });
}

/** How long a notification may take to close after a click that counted, on a busy machine: a second click would act once more. */
const CLOSING_MS = 5000;

/**
 * Clicks a notification, or its first button, until one of those that are shown has closed: browsers drop a click on one that has
 * only just appeared.
 * @param readShown the ids of all that are shown
 */
export async function clickNotification(
  display: Display,
  readShown: () => Promise<string[]>,
  part: 'body' | 'first button',
): Promise<void> {
  const before = await waitFor('a notification', async () => {
    const shown = await readShown();
    return shown.length > 0 && shown;
  });
  const hasClosed = async () => {
    const shown = await readShown();
    return before.some((id) => !shown.includes(id));
  };
  await waitFor('a notification to close', async () => {
    const { firstButton, ...middle } = await findNotification(display);
    await display.click(part === 'body' ? middle : firstButton);
    return waitFor('it to close', hasClosed, CLOSING_MS).catch(() => false);
  });
}

import type { HeldContent } from '../../lib/message/remote-content.ts';

function counted(count: number, one: string, many: string): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? `1 ${one}` : `${new Intl.NumberFormat().format(count)} ${many}`;
}

/**
 * What a message would have loaded: "3 images and 1 tracking pixel held back".
 * @returns undefined when it would have loaded nothing
 */
export function describeHeld({ images, trackers, others }: HeldContent): string | undefined {
  const parts = [
    counted(images, 'image', 'images'),
    counted(trackers, 'tracking pixel', 'tracking pixels'),
    counted(others, 'other file', 'other files'),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const last = parts.at(-1);
  const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
  return `${list} held back`;
}

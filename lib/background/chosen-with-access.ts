import { hasAccess } from '../browser/permissions.ts';
import { ALL_SITES, exactPattern, findHost } from '../site/host.ts';
import { maybe, z } from '../storage/schema.ts';
import { createSerialQueue } from '../storage/serial-queue.ts';
import { chooseCodeSite, codeSitesItem } from '../storage/settings.ts';
import { storedItem } from '../storage/stored-item.ts';
import { chooseFieldButton } from './button/registration.ts';
import { chooseCodeFill } from './fill/fill-codes.ts';
import { fillCodeAndNotify } from './fill/fill-from-menu.ts';

/** What the browser asks a permission for: codes on an origin, the field button on a host or everywhere, or one code on a host. */
const choiceSchema = z.union([
  z.object({ kind: z.literal('codes'), origin: z.string() }),
  z.object({ kind: z.literal('button'), site: maybe(z.string()) }),
  z.object({ kind: z.literal('fill'), id: z.string(), host: z.string() }),
]);

type Choice = z.infer<typeof choiceSchema>;

/** The choice that waits for the answer to the browser's prompt. There is only one prompt at a time. */
const awaitedItem = storedItem('awaitedChoice', z.prefault(z.object({ choice: maybe(choiceSchema) }), {}), 'session');

const queue = createSerialQueue();

function patternOf(choice: Choice): string {
  if (choice.kind === 'codes') return exactPattern(findHost(choice.origin) ?? '');
  if (choice.kind === 'fill') return exactPattern(choice.host);
  return choice.site === undefined ? ALL_SITES : exactPattern(choice.site);
}

async function apply(choice: Choice): Promise<void> {
  if (choice.kind === 'fill') return fillCodeAndNotify(choice.id);
  if (choice.kind === 'codes') return chooseCodeFill(choice.origin, true);
  await chooseFieldButton(choice.site, true);
}

async function applyIfGranted(choice: Choice): Promise<boolean> {
  if (!(await hasAccess(patternOf(choice)))) return false;
  await awaitedItem.write({});
  await apply(choice);
  return true;
}

/**
 * Switches something on once its permission is there. The page that asks for the permission calls this before the prompt, which closes
 * Chromium's popup: what follows the answer is decided here.
 */
export function chooseWithAccess(choice: Choice): Promise<void> {
  return queue(async () => {
    await awaitedItem.write({ choice });
    await applyIfGranted(choice);
  });
}

/** Forgets the choice that waits: the user refused the permission, or chose something else. */
export const forgetAwaited = () => queue(() => awaitedItem.write({}));

/** Call it when permissions were granted. @param granted which: one for another purpose, or for all sites, is no answer to the prompt */
export function accessGranted({ origins = [] }: { origins?: string[] | undefined }): Promise<void> {
  return queue(async () => {
    const { choice } = await awaitedItem.read();
    if (choice && origins.includes(patternOf(choice))) await applyIfGranted(choice);
  });
}

/** Removes the permission of codes to fill themselves in where the browser no longer gives access. Call it when one may be gone. */
export async function reviewCodeSites(): Promise<void> {
  const { on } = await codeSitesItem.read();
  for (const origin of on)
    if (!(await hasAccess(patternOf({ kind: 'codes', origin }))))
      await codeSitesItem.update((sites) => chooseCodeSite(sites, origin, undefined));
}

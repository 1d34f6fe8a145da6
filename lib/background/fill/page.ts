import { browser } from 'wxt/browser';
import { sleep } from '../../i18n/time.ts';
import { type FieldVerdict, fieldVerdictSchema } from '../../page/fill/field-verdict.ts';
import { z } from '../../storage/schema.ts';
import { answered, inject } from './inject.ts';
import { watchDocument } from './watch-tab.ts';

/**
 * The frame of a tab that is to be filled.
 * @property targetElementId the field that was right-clicked, where the browser tells (Firefox)
 * @property documentId the one document that is to be filled, where the browser names it (Chromium): never the frame's next one
 * @property origin of that document, if it is known: with another, it is not filled
 */
export type FrameTarget = {
  tabId: number;
  frameId: number;
  targetElementId?: number | undefined;
  documentId?: string | undefined;
  origin?: string | undefined;
};

/** A page that was left at once may be in the back/forward cache: it never answers. */
const KEEPS_WITHIN_MS = 2000;

const noAnswer = () => sleep(KEEPS_WITHIN_MS).then(() => undefined);

/** What the background may ask of a page that it has entered. */
export type EnteredPage = {
  /** The document's origin, as a script of ours in it sees it. */
  origin(): Promise<string | undefined>;
  /** The target field, and whether it can be filled. */
  verdict(): FieldVerdict;
  /** Makes the page's field for an address the target, first the one that holds an earlier one. Needs `withSearch`. */
  look(replaces?: string): Promise<FieldVerdict>;
  /** @returns whether the field's `pattern` allows none of the addresses */
  forbidsAll(emails: string[]): Promise<boolean>;
  /**
   * @param replaces what is replaced where it stands
   * @returns whether the field holds the text in the end; a page that was sent with it, and left, has kept it; `refused` if it does, but
   *   says that it takes no such text
   */
  write(text: string, replaces?: string): Promise<boolean | 'refused'>;
  copy(text: string): Promise<boolean>;
  /** @returns as of `write`; false without `withSearch` */
  writeCode(code: string): Promise<boolean>;
  /** Has the page watched for hints of mail, until it is left. Never throws. */
  watch(email: string): Promise<void>;
  /** Takes the scripts of the fill away again. */
  leave(): Promise<void>;
};

/** One document, where scripts can be brought into one (not in Firefox, as of 153), else whatever is in the frame. */
const aimAt = (tabId: number, frameId: number, documentId: string | undefined) =>
  import.meta.env.FIREFOX || documentId === undefined
    ? { tabId, frameIds: [frameId] }
    : { tabId, documentIds: [documentId] };

const writtenSchema = z.union([z.boolean(), z.literal('refused')]);

/** Which document has been entered. @property documentId absent where the browser does not say (Firefox before 153) */
const enteredSchema = z.object({ origin: z.string(), documentId: z.optional(z.string()) });

/** What Firefox's content scripts know and Chromium's don't. */
type WithDocumentId = { browser?: { runtime: { getDocumentId?(target: Window): string } } };

function isMeant(here: z.infer<typeof enteredSchema> | undefined, { documentId, origin }: FrameTarget): boolean {
  if (!here || (origin !== undefined && here.origin !== origin)) return false;
  return documentId === undefined || here.documentId === undefined || here.documentId === documentId;
}

/**
 * Injects the fill script into a page. The click that started the fill gives the permission (`activeTab`).
 * @param withSearch whether fields may be looked for, rather than only the one with the cursor
 * @throws where the browser lets no extension in: its own pages, the stores, viewers, sites that we have no permission for; where the
 *   document that was meant is there no more
 */
export async function enterPage(options: FrameTarget, withSearch: boolean): Promise<EnteredPage> {
  const { tabId, frameId, targetElementId, documentId, origin } = options;
  const entering = aimAt(tabId, frameId, documentId);
  const entered = await inject(entering, withSearch ? ['/find.js', '/fill.js'] : ['/fill.js'], withSearch);
  // All that follows goes to this document.
  const target = aimAt(tabId, frameId, documentId ?? entered?.documentId);
  const first = fieldVerdictSchema.safeParse(entered?.result);
  // Without a result, the script did not run to its end.
  if (!first.success) throw new Error('The page let the script in, but it did not answer.');

  let verdict = first.data;

  /** Whether another document is in the frame by now, or none. A page that is busy is still there. @param name of a field in it */
  async function isLeft(name = verdict.name ?? ''): Promise<boolean> {
    const asking = browser.scripting.executeScript({
      injectImmediately: true,
      target: { tabId, frameIds: [frameId] },
      func: (name: string) => name.startsWith(`${performance.timeOrigin}/`),
      args: [name],
    });
    const isThere = asking.then(
      ([answer]) => answer?.result,
      () => false,
    );
    return (await Promise.race([isThere, noAnswer()])) === false;
  }

  /**
   * Each function is carried into the page by its text: it sees nothing but its arguments and the page.
   * @returns undefined for an answer that does not fit
   * @throws as of `answered`, and where the page has gone
   */
  async function ask<Schema extends z.core.$ZodType>(
    schema: Schema,
    func: (
      name: string,
      text: string,
      replaces: string,
    ) => z.output<Schema> | undefined | Promise<z.output<Schema> | undefined>,
    text = '',
    replaces = '',
  ): Promise<z.output<Schema> | undefined> {
    const args: [string, string, string] = [verdict.name ?? '', text, replaces];
    const [answer] = await answered(browser.scripting.executeScript({ injectImmediately: true, target, func, args }));
    return z.safeParse(schema, answer?.result).data;
  }

  async function leave(): Promise<void> {
    // Where this fails the page has gone, and the scripts with it.
    await ask(z.unknown(), () => globalThis.mayflyFill?.leave()).catch(() => {});
  }

  if (import.meta.env.FIREFOX && (documentId ?? origin) !== undefined) {
    const here = await ask(enteredSchema, () => ({
      origin: location.origin,
      documentId: (globalThis as WithDocumentId).browser?.runtime.getDocumentId?.(window),
    }));
    if (!isMeant(here, options)) {
      await leave();
      throw new Error('Another document is in the frame.');
    }
  }

  if (targetElementId !== undefined) {
    verdict =
      (await ask(fieldVerdictSchema, (_, id) => globalThis.mayflyFill?.aim(Number(id)), `${targetElementId}`)) ??
      verdict;
  }

  // Until it has answered, a page that was written into may have been sent and left.
  let isGone = false;

  return {
    origin: () => ask(z.string(), () => self.origin),
    verdict: () => verdict,
    async look(replaces) {
      verdict = (await ask(
        fieldVerdictSchema,
        (before, held) => globalThis.mayflyFind?.look(before, held),
        replaces,
      )) ?? {
        refusalReason: 'no-field',
      };
      return verdict;
    },
    forbidsAll: async (emails) =>
      (await ask(
        z.boolean(),
        (name, joined) => globalThis.mayflyFill?.forbidsAll(name, joined.split(' ')),
        emails.join(' '),
      )) === true,
    async write(text, replaces) {
      isGone = true;
      const isHeld = await ask(
        z.boolean(),
        (name, value, replaced) => globalThis.mayflyFill?.write(name, value, replaced),
        text,
        replaces,
      );
      const asking = ask(writtenSchema, (name) => globalThis.mayflyFill?.staysWritten(name)).catch(() => undefined);
      const staysWritten = await Promise.race([asking, noAnswer()]);
      isGone = staysWritten === undefined;
      // What takes a moment to be written may have been sent meanwhile.
      return staysWritten ?? (isHeld === true || (await isLeft()));
    },
    copy: async (text) =>
      (await ask(z.boolean(), (name, value) => globalThis.mayflyFill?.copy(name, value), text)) === true,
    async writeCode(code) {
      const origin = await ask(z.number(), () => performance.timeOrigin);
      isGone = true;
      const writing = ask(z.boolean(), (_, value) => globalThis.mayflyFind?.writeCode(value), code);
      const isWritten = await Promise.race([writing.catch(() => undefined), noAnswer()]);
      isGone = isWritten === undefined;
      // Many pages send themselves once the code is in.
      return isWritten ?? (origin !== undefined && (await isLeft(`${origin}/`)));
    },
    watch: (email) => watchDocument(target, false, email).catch(() => {}),
    async leave() {
      // The scripts went with the page. The tab's next page may be in another fill.
      if (!isGone) await leave();
    },
  };
}

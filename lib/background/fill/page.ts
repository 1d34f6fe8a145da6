import { browser } from 'wxt/browser';
import { sleep } from '../../i18n/time.ts';
import {
  type CodeResult,
  codeResultSchema,
  type FieldVerdict,
  fieldVerdictSchema,
  type Written,
  writtenSchema,
} from '../../page/fill/field-verdict.ts';
import { z } from '../../storage/schema.ts';
import { inject, LEFT_PAGE_MS, PageProblem, withPageTimeout } from './inject.ts';
import { watchDocument } from './watch-tab.ts';

/** The frame of a tab that is to be filled. */
export type FrameTarget = {
  tabId: number;
  frameId: number;
  /** The field that was right-clicked, if the browser reports it (Firefox). */
  targetElementId?: number | undefined;
  /** The only document to fill, if the browser reports it (Chromium): never the next document in the frame. */
  documentId?: string | undefined;
  /** Of that document, if known: a document with another origin is not filled. */
  origin?: string | undefined;
};

const noAnswer = () => sleep(LEFT_PAGE_MS).then(() => undefined);

/** The functions of a page that the fill script was injected into. */
export type InjectedPage = Awaited<ReturnType<typeof injectFillScript>>;

/** The target of an injection: one document, if the browser supports that (not Firefox, as of 153), else whatever is in the frame. */
const aimAt = (tabId: number, frameId: number, documentId: string | undefined) =>
  import.meta.env.FIREFOX || documentId === undefined
    ? { tabId, frameIds: [frameId] }
    : { tabId, documentIds: [documentId] };

/** The document that the script runs in. */
const documentSchema = z.object({
  origin: z.string(),
  /** Absent if the browser does not report it (Firefox before 153). */
  documentId: z.optional(z.string()),
});

/** A function that content scripts have in Firefox but not in Chromium. */
type WithDocumentId = { browser?: { runtime: { getDocumentId?(target: Window): string } } };

function isTargetDocument(
  here: z.infer<typeof documentSchema> | undefined,
  { documentId, origin }: FrameTarget,
): boolean {
  if (!here || (origin !== undefined && here.origin !== origin)) return false;
  return documentId === undefined || here.documentId === undefined || here.documentId === documentId;
}

/**
 * Injects the fill script into a page. The click that started the fill gives the permission (`activeTab`).
 * @param withSearch whether the page is searched for fields, and so has to be loaded, rather than use only the field with the cursor
 * @throws PageProblem if the page does not respond, or the intended document has gone; other errors if the browser allows no extension in
 *   the page (its own pages, the stores, viewers, sites without a permission)
 */
export async function injectFillScript(options: FrameTarget, withSearch: boolean) {
  const { tabId, frameId, targetElementId, documentId, origin } = options;
  const injected = await inject(aimAt(tabId, frameId, documentId), ['/find.js', '/fill.js'], withSearch);
  // Firefox runs scripts in no document of a page of its own, and reports no error.
  if (!injected) throw new Error('The browser let the script into no document.');
  // All later calls go to this document.
  const target = aimAt(tabId, frameId, documentId ?? injected.documentId);
  const first = fieldVerdictSchema.safeParse(injected.result);
  // Without a result, the script did not run to its end.
  let verdict: FieldVerdict = first.success ? first.data : { refusalReason: 'failed' };

  /** Whether the frame has another document by now, or none. A busy page does not count as left. @param name of a field in the document */
  async function isLeft(name = verdict.name ?? ''): Promise<boolean> {
    const asking = browser.scripting.executeScript({
      injectImmediately: true,
      target: { tabId, frameIds: [frameId] },
      func: (name: string) => name.startsWith(`${performance.timeOrigin}/`),
      args: [name],
    });
    const scriptAnswers = asking.then(
      ([answer]) => answer?.result,
      () => false,
    );
    return (await Promise.race([scriptAnswers, noAnswer()])) === false;
  }

  /**
   * Calls a function in the page. The function is sent as text: it can use nothing but its arguments and the page.
   * @returns undefined if the response is invalid
   * @throws see `withPageTimeout`; also if the page has gone
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
    const [answer] = await withPageTimeout(
      browser.scripting.executeScript({ injectImmediately: true, target, func, args }),
    );
    return z.safeParse(schema, answer?.result).data;
  }

  async function leave(): Promise<void> {
    // If this fails, the page has gone, and the scripts with it.
    await ask(z.unknown(), () => globalThis.mayflyFill?.leave()).catch(() => {});
  }

  // Chromium aims at the document itself, where it is known.
  if (
    import.meta.env.FIREFOX ? (documentId ?? origin) !== undefined : documentId === undefined && origin !== undefined
  ) {
    const here = await ask(documentSchema, () => ({
      origin: location.origin,
      documentId: (globalThis as WithDocumentId).browser?.runtime.getDocumentId?.(window),
    }));
    if (!isTargetDocument(here, options)) {
      await leave();
      throw new PageProblem('Another document is in the frame.');
    }
  }

  if (targetElementId !== undefined) {
    verdict =
      (await ask(fieldVerdictSchema, (_, id) => globalThis.mayflyFill?.aim(Number(id)), `${targetElementId}`)) ??
      verdict;
  }

  // True from the start of writing until the page responds: the text may have been submitted, and the page left.
  let isGone = false;

  return {
    /** The document's origin, as our script in the document sees it. */
    origin: () => ask(z.string(), () => self.origin),
    /** The target field, and whether it can be filled. */
    verdict: () => verdict,
    /** Searches the page for its address field, preferably one that holds an earlier address, and makes it the target. */
    async findField(replaces?: string): Promise<FieldVerdict> {
      verdict = (await ask(
        fieldVerdictSchema,
        (before, held) => globalThis.mayflyFind?.findField(before, held),
        replaces,
      )) ?? {
        refusalReason: 'failed',
      };
      return verdict;
    },
    /** @returns whether the field's `pattern` allows none of the addresses */
    forbidsAll: async (emails: string[]) =>
      (await ask(
        z.boolean(),
        (name, joined) => globalThis.mayflyFill?.forbidsAll(name, joined.split(' ')),
        emails.join(' '),
      )) === true,
    /**
     * @param replaces the text in the field that is to be replaced
     * @returns whether the field holds the text in the end; true also if the page was submitted with the text and left; `refused` if the
     *   field holds the text but reports it as invalid; `failed` if a script of ours failed
     */
    async write(text: string, replaces?: string): Promise<Written> {
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
      // Without a response from a page that is slow to write, check whether it was submitted meanwhile.
      return staysWritten ?? (isHeld === true || (await isLeft()) || (isHeld ?? 'failed'));
    },
    copy: async (text: string) =>
      (await ask(z.boolean(), (name, value) => globalThis.mayflyFill?.copy(name, value), text)) === true,
    /** @param isClicked whether the user has clicked the target field. @returns `filled` also if the page was submitted and left, see `write` */
    async writeCode(code: string, isClicked: boolean): Promise<CodeResult> {
      const origin = await ask(z.number(), () => performance.timeOrigin);
      isGone = true;
      const writing = ask(
        codeResultSchema,
        (name, value, clicked) => globalThis.mayflyFind?.writeCode(name, value, clicked !== ''),
        code,
        isClicked ? 'clicked' : '',
      );
      const result = await Promise.race([writing.catch(() => undefined), noAnswer()]);
      isGone = result === undefined;
      // Many pages submit themselves once the code is entered.
      return result ?? (origin !== undefined && (await isLeft(`${origin}/`)) ? 'filled' : 'failed');
    },
    /** Watches the page for hints of mail until it is left. Never throws. */
    watch: (email: string) => watchDocument(target, false, email).catch(() => {}),
    /** Removes the scripts of the fill. */
    async leave(): Promise<void> {
      // If the page has gone, so have its scripts. The tab's next page may be part of another fill.
      if (!isGone) await leave();
    },
  };
}

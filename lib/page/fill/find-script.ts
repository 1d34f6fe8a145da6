import { sleep } from '../../i18n/time.ts';
import { isControl } from '../fields/assess-field.ts';
import { EMAIL } from '../fields/field-words.ts';
import { findCodeField } from '../fields/find-certain-field.ts';
import { findHolders } from '../fields/find-fields.ts';
import { documentOf, propertyOf } from '../fields/page-node.ts';
import { rankFields } from '../fields/rank-fields.ts';
import { findTwinField } from '../fields/twin-field.ts';
import { isTaken, writeCode } from '../fields/write-code.ts';
import { containsText, rememberValue, watchPlace, writeField } from '../fields/write-field.ts';
import type { CodeResult, FieldVerdict, Written } from './field-verdict.ts';

/** A script injected in addition to the fill script: it contains the words that name fields. */
export type FindScript = ReturnType<typeof createFindScript>;

/** What is no user name: several words, another script than Latin, or the word itself. */
const HINT = /\s|[^ -~]|^e-?mail\W*$/i;

export function createFindScript(document: Document) {
  const find = (name: string) => globalThis.mayflyFill?.find(name);
  return {
    /**
     * Makes the page's field for an address the target: the first of `rankFields`. If the page asks for no address, the target is the
     * focused field.
     * @param before the name of the field that had the focus when the fill started
     * @param replaces a field that contains this text is preferred; empty for none
     */
    async findField(before: string, replaces: string): Promise<FieldVerdict | undefined> {
      const verdict = await globalThis.mayflyFill?.aim();
      const focused = find(verdict?.name ?? before);
      const holders = replaces === '' ? [] : findHolders(document, replaces);
      const holder = holders.find((field) => field === focused) ?? holders[0];
      if (holder) return globalThis.mayflyFill?.take(holder);
      // A page that the user has not touched has taken the focus by itself, as chats do.
      const { navigator } = propertyOf(documentOf(focused ?? document), 'defaultView') ?? window;
      const [first] = rankFields(document, navigator.userActivation?.hasBeenActive === false ? undefined : focused);
      const taken = first && (await globalThis.mayflyFill?.take(first.field));
      return taken ? { ...taken, form: first.form } : verdict;
    },
    /** Whether the value of a field is a label in it: it names an email, and is no address. */
    isHint: ({ value, defaultValue }: HTMLInputElement): boolean =>
      value === defaultValue && HINT.test(value) && !value.includes('@') && EMAIL.test(value.toLowerCase()),
    /**
     * Writes a text into a field and its twin at once, in case the form is submitted directly after that. A failed write is undone in both.
     * @param replaces see `findTwinField`
     */
    async write(field: HTMLElement, text: string, replaces: string): Promise<Written> {
      const findNow = watchPlace(field);
      const twin = findTwinField(field, replaces);
      const restoreTwin = twin && rememberValue(twin);
      const writing = writeField(field, text, sleep);
      const writingTwin = containsText(field, text) && twin && writeField(twin, text, sleep);
      const isWritten = await writing;
      let isTwinWritten = writingTwin ? await writingTwin : true;
      if (!isWritten) restoreTwin?.();
      const now = findNow();
      // Some pages show the twin, open it, or draw it anew once the field is filled.
      const late = isWritten && now && findTwinField(now, replaces);
      if (late && (late !== twin || !writingTwin)) isTwinWritten = await writeField(late, text, sleep);
      if (isWritten && now && isControl(now) && now.validity.patternMismatch) return 'refused';
      return isWritten && !isTwinWritten ? 'twin-empty' : isWritten;
    },
    /**
     * Writes a code into the page's field for it, never into another.
     * @param target the name of the target field, which is preferred
     * @param isClicked whether the user has clicked the target field
     */
    async writeCode(target: string, code: string, isClicked: boolean): Promise<CodeResult> {
      try {
        const place = findCodeField(document, find(target), isClicked);
        if (!place) return 'no-field';
        if ('way' in place) return place.way;
        const { fields } = place;
        if (fields.length === 0) return 'several-fields';
        if (isTaken(fields, code)) return 'has-text';
        return (await writeCode(fields, code, sleep)) ? 'filled' : 'not-taken';
      } catch {
        return 'failed';
      }
    },
  };
}

import { isControl } from './assess-field.ts';

export type Settled = (delayMs: number) => Promise<void>;

/** Milliseconds after which a value stays as it is: frameworks reset theirs within a frame or two. */
const SETTLED_MS = 300;

/**
 * Whether the field holds the text: as its whole value, or among what was there where text is added at the caret. Some pages write all
 * that is typed in capitals, or a code in groups: it is the same address, and their own choice for a code.
 */
export function holds(field: HTMLElement, text: string): boolean {
  const isCode = !text.includes('@');
  const toCompare = (one: string) => (isCode ? one.replace(/[\s-]/g, '') : one).toLowerCase();
  const held = toCompare(isControl(field) ? field.value : field.textContent);
  const wanted = toCompare(text);
  return field.localName === 'input' ? held === wanted : held.includes(wanted);
}

/**
 * Sets a value as the browser does it. The setter comes from the prototype of the field's own realm: frameworks put theirs on the
 * instance to notice changes, and a frame has prototypes of its own.
 */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (setter) setter.call(field, text);
  else field.value = text;
  // Composed: listeners outside of a shadow root must get the event too. No key events: some pages crash on key events without a `key`.
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText', data: text }),
  );
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Remembers what an input or a textarea holds.
 * @returns gives it back: what a mask or a filter left of a text that the page did not accept is of no use. An editor is left alone
 */
export function rememberValue(field: HTMLElement): () => void {
  if (!isControl(field)) return () => {};
  const { value } = field;
  return () => {
    if (field.value !== value) setValue(field, value);
  };
}

/** Types the text over the old value, as an editing command: what listens to `beforeinput` notices. */
function insertText(field: HTMLElement, text: string): void {
  const { ownerDocument } = field;
  field.focus();
  if (field.localName === 'input') ownerDocument.execCommand('selectAll');
  ownerDocument.execCommand('insertText', false, text);
}

/**
 * Writes a text into a field so that the page notices, and reads it back at once and after a while. An input's value is
 * replaced; in a textarea or an editor the text goes in at the caret. The text is written before the call returns, not when its
 * promise resolves.
 * @returns whether the field holds the text in the end; a failed write is tried once more, by an editing command, and then undone, except in an editor
 */
export async function writeField(field: HTMLElement, text: string, settled: Settled): Promise<boolean> {
  const giveBack = rememberValue(field);
  const staysWritten = async () => {
    if (!holds(field, text)) return false;
    await settled(SETTLED_MS);
    return holds(field, text);
  };

  if (isControl(field) && (field.localName === 'input' || field.value === '')) {
    setValue(field, text);
    if (await staysWritten()) return true;
  }
  insertText(field, text);
  // Editors draw what they were given a moment later.
  await settled(SETTLED_MS);
  const isWritten = holds(field, text);
  if (!isWritten) giveBack();
  return isWritten;
}

function isBox(field: HTMLElement): boolean {
  return field.localName === 'input' && (field as HTMLInputElement).maxLength === 1;
}

/**
 * Writes a code into the field that asks for it, or a character into each of the boxes.
 * @param fields those of class `one-time-code`, in the order of the page
 * @returns whether they hold it; what they held before comes back if not
 */
export async function writeCode(fields: HTMLElement[], code: string, settled: Settled): Promise<boolean> {
  const boxes = fields.filter(isBox);
  const characters = [...code.replace(/[\s-]/g, '')];
  if (boxes.length >= characters.length && boxes.length === fields.length) {
    const givesBack = boxes.map(rememberValue);
    // Pages move the focus from box to box, so each is written alone, and all are read back at the end.
    const writeAll = async () => {
      for (const [at, character] of characters.entries()) {
        const box = boxes[at];
        if (!box || !(await writeField(box, character, () => Promise.resolve()))) return false;
      }
      await settled(0);
      return characters.every((character, at) => holds(boxes[at] as HTMLElement, character));
    };
    const isWritten = await writeAll();
    if (!isWritten) for (const giveBack of givesBack) giveBack();
    return isWritten;
  }
  const [field] = fields.filter((one) => !isBox(one));
  if (!field) return false;
  const { maxLength } = field as HTMLInputElement;
  const fits = maxLength === undefined || maxLength < 0 || code.length <= maxLength;
  return writeField(field, fits ? code : characters.join(''), settled);
}

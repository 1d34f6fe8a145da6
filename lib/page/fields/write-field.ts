import { isControl } from './assess-field.ts';

export type Settled = (delayMs: number) => Promise<void>;

/** After this time, a value stays as it is: frameworks reset a value within a frame or two. */
const SETTLED_MS = 300;

/**
 * Whether the field contains the text: as the whole value of an input, or anywhere in a textarea or editor, where text is inserted at the
 * caret. Some pages turn typed text into capitals, or a code into groups: this makes no difference.
 */
export function holds(field: HTMLElement, text: string): boolean {
  const isCode = !text.includes('@');
  const toCompare = (one: string) => (isCode ? one.replace(/[\s-]/g, '') : one).toLowerCase();
  const held = toCompare(isControl(field) ? field.value : field.textContent);
  const wanted = toCompare(text);
  return field.localName === 'input' ? held === wanted : held.includes(wanted);
}

/**
 * Sets a value as the browser does. The setter is that of the prototype in the field's own realm: frameworks define their own setter on
 * the element to notice changes, and a frame has prototypes of its own.
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
 * Remembers the value of an input or a textarea.
 * @returns a function that restores it: the remains of a text that the page did not accept are of no use. For an editor, it does nothing
 */
export function rememberValue(field: HTMLElement): () => void {
  if (!isControl(field)) return () => {};
  const { value } = field;
  return () => {
    if (field.value !== value) setValue(field, value);
  };
}

/** Types the text over the old value, with an editing command, so that listeners of `beforeinput` are called. */
function insertText(field: HTMLElement, text: string): void {
  const { ownerDocument } = field;
  field.focus();
  if (field.localName === 'input') ownerDocument.execCommand('selectAll');
  ownerDocument.execCommand('insertText', false, text);
}

/**
 * Writes a text into a field so that the page notices, and reads it back at once and after a while. An input's value is
 * replaced; in a textarea or an editor, the text is inserted at the caret. The text is written before the call returns, not when its
 * promise resolves. A failed write is tried once more, with an editing command, and then undone, except in an editor.
 * @returns whether the field contains the text in the end
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
  // Editors show an inserted text a moment later.
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
 * @param fields the fields for a code, in document order
 * @returns whether they contain it; if not, their former values are restored
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

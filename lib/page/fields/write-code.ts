import { holds, type Settled, writeField } from './write-field.ts';

function isBox(field: HTMLElement): boolean {
  return field.localName === 'input' && (field as HTMLInputElement).maxLength === 1;
}

/**
 * Writes a code into the field that asks for it, or a character into each of the boxes.
 * @param fields those of class `one-time-code`, in the order of the page
 * @returns whether they hold it
 */
export async function writeCode(fields: HTMLElement[], code: string, settled: Settled): Promise<boolean> {
  const boxes = fields.filter(isBox);
  const characters = [...code.replace(/[\s-]/g, '')];
  if (boxes.length >= characters.length && boxes.length === fields.length) {
    // Pages move the focus from box to box, so each is written alone, and all are read back at the end.
    for (const [at, character] of characters.entries()) {
      const box = boxes[at];
      if (!box || !(await writeField(box, character, () => Promise.resolve()))) return false;
    }
    await settled(0);
    return characters.every((character, at) => holds(boxes[at] as HTMLElement, character));
  }
  const [field] = fields.filter((one) => !isBox(one));
  if (!field) return false;
  const { maxLength } = field as HTMLInputElement;
  const fits = maxLength === undefined || maxLength < 0 || code.length <= maxLength;
  return writeField(field, fits ? code : characters.join(''), settled);
}

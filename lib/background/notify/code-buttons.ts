import { type PlainKey, text } from '../../i18n/text.ts';

/** The buttons of a notification with a code, in the order in which they are shown. Browsers show two at most. */
const CODE_BUTTONS = [
  { id: 'copy-code', label: 'do.copyCode' },
  { id: 'open', label: 'do.open' },
] as const satisfies { id: string; label: PlainKey }[];

export type CodeButton = (typeof CODE_BUTTONS)[number]['id'];

/** What the buttons say, in the language spoken now. */
export function codeButtonLabels(): string[] {
  return CODE_BUTTONS.map(({ label }) => text(label));
}

/**
 * Which button was pressed.
 * @param index its place from 0 on, which is all that browsers report
 */
export function pressedButton(index: number): CodeButton | undefined {
  return CODE_BUTTONS[index]?.id;
}

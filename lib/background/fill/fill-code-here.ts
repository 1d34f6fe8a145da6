import { readFresh } from '../../mailbox/fresh-code.ts';
import { readAddresses } from '../../mailbox/read-messages.ts';
import { describeCodeFillReason } from '../../messaging/describe-code-fill.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { findCodeToFill } from './code-to-fill.ts';
import { fillCode } from './fill-code.ts';
import { isFilledInto } from './watch-tab.ts';

const EDGES = { readFresh, readAddresses, fillCode };

/**
 * Fills the code that the card in the calling page shows: one that may also fill itself, into the page that its address was filled into.
 * So a page gains nothing by calling this without a click.
 * @returns why the code is not in the page, in a sentence; empty if it is, or if there is none
 */
export async function fillCodeHere(frame: CallingFrame, edges = EDGES): Promise<string> {
  if (frame.frameId !== 0 || !frame.isInFront) return '';
  const [addresses, messages] = await Promise.all([edges.readAddresses(), edges.readFresh(Date.now())]);
  for (const address of addresses.filter(isFilledInto(frame))) {
    const message = findCodeToFill({ addresses, messages }, address, Date.now());
    if (!message) continue;
    const { result } = await edges.fillCode(message.id);
    await languageLoaded();
    return result === 'filled' ? '' : describeCodeFillReason(result);
  }
  return '';
}

import type { Page } from 'puppeteer-core';
import type { AnswerOf, ArgumentsOf, CallAnswer, CallName } from '../../lib/messaging/calls.ts';

/**
 * Makes one of the calls that the extension's pages make, from one of them.
 * @throws with what went wrong
 */
export async function callExtension<Name extends CallName>(
  page: Page,
  name: Name,
  args: ArgumentsOf<Name>,
): Promise<AnswerOf<Name>> {
  const answer: CallAnswer<AnswerOf<Name>> = await page.evaluate((call) => chrome.runtime.sendMessage(call), {
    call: name,
    args,
  });
  if (!answer.ok) throw new Error(`The call "${name}" failed: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

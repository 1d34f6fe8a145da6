import type { CDPSession, Page } from 'puppeteer-core';

/**
 * Evaluates in sandboxed frames of a page in Chromium, each of which has a process that is not the page's. It does so by sessions of its own:
 * where several such frames come at a time, the driver misses what is in some of them, and waits for it in vain.
 * @param selector of the frames
 * @param run runs in each frame, as text: it may use nothing from around it
 * @returns what it returns, in the order of the frames
 */
export async function evaluateInFrames<Args extends unknown[], Result>(
  page: Page,
  selector: string,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>[]> {
  const [inPage, inBrowser] = await Promise.all([page.createCDPSession(), page.browser().target().createCDPSession()]);
  try {
    const { root } = await inPage.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await inPage.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    return await Promise.all(
      nodeIds.map(async (nodeId) => {
        const { node } = await inPage.send('DOM.describeNode', { nodeId });
        return evaluateInTarget(inBrowser, node.frameId ?? '', `(${run})(...${JSON.stringify(args)})`);
      }),
    );
  } finally {
    await Promise.all([inPage.detach(), inBrowser.detach()]);
  }
}

async function evaluateInTarget<Result>(inBrowser: CDPSession, targetId: string, expression: string): Promise<Result> {
  const { sessionId } = await inBrowser.send('Target.attachToTarget', { targetId, flatten: true });
  const session = inBrowser.connection()?.session(sessionId);
  if (!session) throw new Error('The frame has gone');
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Result;
}

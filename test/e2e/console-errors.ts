import type { CDPSession, Protocol } from 'puppeteer-core';

/**
 * Reports what goes wrong unseen in one page or worker: console errors, uncaught exceptions, unhandled rejections, in scripts that
 * were injected too. What the browser itself logs (a request that failed) is not reported.
 * @param where goes in front of each report
 */
export async function watchErrors(session: CDPSession, where: string, report: (error: string) => void): Promise<void> {
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    report(`${where}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  });
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error' || type === 'assert') report(`${where}: ${args.map(formatArgument).join(' ')}`);
  });
  await session.send('Runtime.enable');
}

function formatArgument({ value, description }: Protocol.Runtime.RemoteObject): string {
  return String(value ?? description);
}

import type { CDPSession, Protocol } from 'puppeteer-core';

/**
 * Reports what goes wrong unseen in one page or worker: console errors, uncaught exceptions, unhandled rejections, in scripts that
 * were injected too, and code or markup made out of a string, which the content security policy forbids, even where the error is caught. What
 * the browser itself logs (a request that failed) is not reported.
 * @param where goes in front of each report
 */
export async function watchErrors(session: CDPSession, where: string, report: (error: string) => void): Promise<void> {
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    report(`${where}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  });
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error' || type === 'assert') report(`${where}: ${args.map(formatArgument).join(' ')}`);
  });
  session.on('Audits.issueAdded', ({ issue: { details } }) => {
    const { contentSecurityPolicyViolationType: violation } = details.contentSecurityPolicyIssueDetails ?? {};
    if (violation === 'kEvalViolation') report(`${where}: the content security policy forbids eval`);
    if (violation?.startsWith('kTrustedTypes')) report(`${where}: the content security policy wants trusted types`);
  });
  await Promise.all([session.send('Runtime.enable'), session.send('Audits.enable')]);
}

function formatArgument({ value, description }: Protocol.Runtime.RemoteObject): string {
  return String(value ?? description);
}

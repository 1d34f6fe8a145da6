import type { Browser } from 'puppeteer-core';
import { waitFor } from './wait-for.ts';

/** Firefox's own window, in whose scope its prompts, its toolbar and its log can be asked about. */
export type FirefoxWindow = {
  /** @param body of an async function in the window's scope; what it returns has to be JSON */
  evaluate(body: string): Promise<unknown>;
};

type Context = { context: string; url: string };
type Evaluation = { type: 'success'; result: { value?: string } } | { type: 'exception'; exceptionDetails: unknown };

/** WebDriver BiDi as Firefox speaks it, with the commands that puppeteer has no words for. */
type Connection = { send(method: string, params: object): Promise<{ result: unknown }> };

/** @param browser launched with `--remote-allow-system-access` */
export async function findFirefoxWindow(browser: Browser): Promise<FirefoxWindow> {
  const { connection } = browser as unknown as { connection: Connection };
  const { context } = await waitFor('the window', async () => {
    const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    return (result as { contexts: Context[] }).contexts.find(({ url }) => url.endsWith('/browser.xhtml'));
  });
  return {
    async evaluate(body) {
      const { result } = await connection.send('script.evaluate', {
        expression: `(async () => JSON.stringify((await (async () => { ${body} })()) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      const evaluation = result as Evaluation;
      if (evaluation.type === 'exception') throw new Error(JSON.stringify(evaluation.exceptionDetails));
      return JSON.parse(evaluation.result.value ?? 'null');
    },
  };
}

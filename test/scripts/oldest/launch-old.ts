import puppeteer, { type Browser } from 'puppeteer-core';

/**
 * Starts an old browser with an extension. What the browser tests use to press its own buttons and menus is newer than it.
 * @param folder the built extension
 */
export async function launchOld(program: string, isFirefox: boolean, folder: string): Promise<Browser> {
  if (isFirefox) {
    const firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      defaultViewport: null,
      // Nobody is there to answer.
      extraPrefsFirefox: { 'extensions.webextOptionalPermissionPrompts': false },
    });
    await firefox.installExtension(folder);
    return firefox;
  }
  return puppeteer.launch({
    executablePath: program,
    pipe: true,
    defaultViewport: null,
    ignoreDefaultArgs: ['--disable-extensions'],
    // Its sandbox refuses to work for root.
    args: [`--load-extension=${folder}`, '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

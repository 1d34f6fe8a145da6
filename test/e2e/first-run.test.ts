import { describe, expect, test } from 'vitest';
import { clickButton, fillIn, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a new user, in %s', (_, launch) => {
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  tellAsStory();

  test('from install to the first filled field: five actions at most, another service than the default included', async () => {
    const { browser, service, key, countRequests } = getScene();
    const startedAt = Date.now();
    let actions = 0;
    const act = <T>(done: Promise<T>): Promise<T> => {
      actions += 1;
      return done;
    };

    const page = await browser.findExtensionPage('options.html');
    await act(fillIn(page, 'Service URL', service.api));
    await act(fillIn(page, 'API key', key));
    await browser.answerPrompt(page, true, () => {
      // To press the button, and to allow what the browser asks for it.
      actions += 2;
      return clickButton(page, 'Connect');
    });
    const field = await findField(page, 'input[type=email]');
    await waitForText(page, 'Or press');
    await act(browser.pressShortcut(page, 'fill'));
    const email = await waitForValue(field);

    expect(email).toMatch(/^\S+@mayfly\.test$/);
    expect(actions).toBeLessThanOrEqual(5);
    expect(countRequests('POST /v1/emails')).toBe(1);
    console.log(`Install to the first filled field: ${actions} actions, ${Date.now() - startedAt} ms`);
  });

  test('the menu item fills it as well', async () => {
    const { browser } = getScene();
    const page = await browser.findExtensionPage('options.html');
    const field = await findField(page, 'input[type=email]');
    const before = await waitForValue(field);
    await browser.chooseFill(page, field);
    await expect.poll(() => waitForValue(field), { timeout: 15_000 }).not.toBe(before);
  });

  test('after it come the settings', async () => {
    const { browser } = getScene();
    const page = await browser.findExtensionPage('options.html');
    await clickButton(page, 'Done');
    await waitForText(page, 'Requests left');
    await waitForText(page, 'What leaves your browser');
  });
});

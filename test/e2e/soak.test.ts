/** @module-tag nightly */
import { describe, expect, test } from 'vitest';
import { soak } from '../soak/soak.ts';
import { launchChromium } from './chromium.ts';
import { useScene } from './scene.ts';

const TWO_MINUTES_MS = 120_000;

describe('two minutes of mail, faults and kills', () => {
  const getScene = useScene(launchChromium, { rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });

  test('every mail comes once, is told of once, and the badge is right', { timeout: 2 * TWO_MINUTES_MS }, async () => {
    const options = await getScene().connect();
    const report = await soak(getScene(), options, TWO_MINUTES_MS, Math.random);
    expect(report).toMatchObject({ lost: [], doubled: [], notifiedTwice: [], badge: `${report.unread}` });
    expect(report.sent).toBeGreaterThan(60);
    expect(report.kills).toBeGreaterThan(3);
  });
});

import { launchChromium } from '../chromium.ts';
import { describeFills } from './describe-fills.ts';

describeFills('Chromium', { launch: launchChromium, ownPage: 'chrome://version/', build: '.output/chrome-mv3' });

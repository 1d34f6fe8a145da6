import { launchFirefox } from '../firefox.ts';
import { describeFills } from './describe-fills.ts';

describeFills('Firefox', { launch: launchFirefox, ownPage: 'about:support', build: '.output/firefox-mv3' });

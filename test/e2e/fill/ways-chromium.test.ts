import { nightlyInFirefox } from '../../runner/test-tags.ts';
import { CHROMIUM, describeFills } from './describe-fills.ts';
import { describeRefusals } from './describe-refusals.ts';
import { describeWays } from './describe-ways.ts';

describeFills(CHROMIUM, (getScene) => {
  describeWays(getScene, nightlyInFirefox(CHROMIUM.name));
  describeRefusals(getScene, nightlyInFirefox(CHROMIUM.name));
});

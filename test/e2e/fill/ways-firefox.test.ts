import { nightlyInFirefox } from '../../runner/test-tags.ts';
import { describeFills, FIREFOX } from './describe-fills.ts';
import { describeRefusals } from './describe-refusals.ts';
import { describeWays } from './describe-ways.ts';

describeFills(FIREFOX, (getScene) => {
  describeWays(getScene, nightlyInFirefox(FIREFOX.name));
  describeRefusals(getScene, nightlyInFirefox(FIREFOX.name));
});

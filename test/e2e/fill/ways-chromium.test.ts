import { CHROMIUM, describeFills } from './describe-fills.ts';
import { describeRefusals } from './describe-refusals.ts';
import { describeWays } from './describe-ways.ts';

describeFills(CHROMIUM, (getScene) => {
  describeWays(getScene);
  describeRefusals(getScene);
});

import { nightlyInFirefox } from '../../runner/test-tags.ts';
import { CHROMIUM, describeFills } from './describe-fills.ts';
import { describeKinds } from './describe-kinds.ts';
import { describeOutOfReach } from './describe-out-of-reach.ts';
import { describePages } from './describe-pages.ts';
import { describeUpdate } from './describe-update.ts';

describeFills(CHROMIUM, (getScene, getOptions) => {
  const once = nightlyInFirefox(CHROMIUM.name);
  describeKinds(getScene, once);
  describePages(getScene, getOptions, once);
  describeOutOfReach(getScene, getOptions, CHROMIUM.ownPage);
  describeUpdate(getScene, getOptions, CHROMIUM.build);
});

import { nightlyInFirefox } from '../../runner/test-tags.ts';
import { describeFills, FIREFOX } from './describe-fills.ts';
import { describeKinds } from './describe-kinds.ts';
import { describeOutOfReach } from './describe-out-of-reach.ts';
import { describePages } from './describe-pages.ts';
import { describeUpdate } from './describe-update.ts';

describeFills(FIREFOX, (getScene, getOptions) => {
  const once = nightlyInFirefox(FIREFOX.name);
  describeKinds(getScene, once);
  describePages(getScene, getOptions, once);
  describeOutOfReach(getScene, getOptions, FIREFOX.ownPage);
  describeUpdate(getScene, getOptions, FIREFOX.build);
});

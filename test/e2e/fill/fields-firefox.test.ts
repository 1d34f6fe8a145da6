import { describeFills, FIREFOX } from './describe-fills.ts';
import { describeKinds } from './describe-kinds.ts';
import { describeOutOfReach } from './describe-out-of-reach.ts';
import { describePages } from './describe-pages.ts';
import { describeUpdate } from './describe-update.ts';

describeFills(FIREFOX, (getScene, getOptions) => {
  describeKinds(getScene);
  describePages(getScene, getOptions);
  describeOutOfReach(getScene, getOptions, FIREFOX.ownPage);
  describeUpdate(getScene, getOptions, FIREFOX.build);
});

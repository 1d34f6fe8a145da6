import { CopyView } from '../../../components/popup/copy/copy-page.tsx';
import { type State, statesOf } from '../state.ts';

const nothing = () => {};

const copy = statesOf(CopyView);

export const copyStates: State[] = [
  copy('copy-copying', { copied: { state: 'copying' }, onCopy: nothing }),
  copy('copy-copied', { copied: { state: 'copied', copiedText: '482913' }, onCopy: nothing }),
  copy('copy-long', { copied: { state: 'copied', copiedText: 'AB12-CD34-EF56-GH78' }, onCopy: nothing }),
  copy('copy-refused', { copied: { state: 'refused', copiedText: '482913' }, onCopy: nothing }),
  copy('copy-address', {
    copied: { state: 'copied', copiedText: 'tamoruki4821@mayfly.test' },
    kind: 'address',
    onCopy: nothing,
  }),
  copy('copy-gone', { copied: { state: 'gone' }, onCopy: nothing }),
];

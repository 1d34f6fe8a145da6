import { CopyView } from '../../../components/popup/copy/copy-view.tsx';
import type { State } from '../state.ts';

const nothing = () => {};

export const copyStates: State[] = [
  { name: 'copy-copying', view: () => <CopyView copied={{ state: 'copying' }} onCopy={nothing} /> },
  { name: 'copy-copied', view: () => <CopyView copied={{ state: 'copied', copiedText: '482913' }} onCopy={nothing} /> },
  {
    name: 'copy-long',
    view: () => <CopyView copied={{ state: 'copied', copiedText: 'AB12-CD34-EF56-GH78' }} onCopy={nothing} />,
  },
  {
    name: 'copy-refused',
    view: () => <CopyView copied={{ state: 'refused', copiedText: '482913' }} onCopy={nothing} />,
  },
  {
    name: 'copy-address',
    view: () => (
      <CopyView copied={{ state: 'copied', copiedText: 'tamoruki4821@mayfly.test' }} kind="address" onCopy={nothing} />
    ),
  },
  { name: 'copy-gone', view: () => <CopyView copied={{ state: 'gone' }} onCopy={nothing} /> },
];

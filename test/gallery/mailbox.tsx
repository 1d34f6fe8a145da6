import '../../components/ui/style/all.css';
import { showStates } from './show-states.tsx';
import { copyStates } from './states/copy-states.tsx';
import { keepingStates } from './states/keeping-states.tsx';
import { panesStates } from './states/panes-states.tsx';
import { popupStates } from './states/popup-states.tsx';
import { readerStates } from './states/reader-states.tsx';
import { stoppedStates } from './states/stopped-states.tsx';

/** The views of `mount-popup.tsx`: popup, side panel and tab. */
await showStates(
  [...popupStates, ...panesStates, ...readerStates, ...copyStates, ...keepingStates, ...stoppedStates],
  './options.html',
);

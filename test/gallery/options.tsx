import '../../components/ui/style/all.css';
import { showStates } from './show-states.tsx';
import { optionsStates } from './states/options-states.tsx';
import { storageStates } from './states/storage-states.tsx';

/** The settings and the first run. */
await showStates([...optionsStates, ...storageStates], './index.html');

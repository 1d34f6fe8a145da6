import { ErrorBoundary } from '../../../components/ui/error-boundary.tsx';
import { lazy } from '../../../components/ui/lazy.tsx';
import type { State } from '../state.ts';
import { PopupFrame } from './popup-frame.tsx';

type ViewProps = { onBack?: () => void };

function Throws(_: ViewProps): never {
  throw new Error('Made to throw.');
}

const onBack = () => {};

/** A view that throws as it is drawn. */
export const StoppedView = lazy<'Throws', ViewProps>(async () => ({ Throws }), 'Throws');

/** Its script can't be loaded. */
const MissingView = lazy<'Throws', ViewProps>(() => Promise.reject(new Error('Made to fail.')), 'Throws');

export const stoppedStates: State[] = [
  {
    name: 'reader-stopped',
    view: () => <PopupFrame route={{ view: 'message', id: '1' }} reader={() => <StoppedView onBack={onBack} />} />,
  },
  {
    name: 'reader-not-loaded',
    view: () => <PopupFrame route={{ view: 'message', id: '1' }} reader={() => <MissingView onBack={onBack} />} />,
  },
  {
    name: 'page-stopped',
    view: () => (
      <ErrorBoundary isPage>
        <Throws />
      </ErrorBoundary>
    ),
  },
];

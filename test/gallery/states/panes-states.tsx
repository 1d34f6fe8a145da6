import type { ComponentChildren } from 'preact';
import { useMedia } from '../../../components/ui/use-environment.ts';
import { emptyMailbox, fullMailbox, linkMessage, mailbox } from '../made-data.ts';
import { htmlBody } from '../made-mails.ts';
import type { State } from '../state.ts';
import { PopupFrame } from './popup-frame.tsx';
import { MadeReader } from './reader-states.tsx';
import { StoppedView } from './stopped-states.tsx';

type WideFrameProps = { openId?: string; stored?: typeof mailbox; reader?: ComponentChildren };

/** The mailbox in a tab or the side panel, with two panes if there is room. */
function WideFrame({ openId, stored = mailbox, reader }: WideFrameProps) {
  return (
    <PopupFrame
      route={openId === undefined ? { view: 'mail' } : { view: 'message', id: openId }}
      hasTwoPanes={useMedia('(min-width: 45rem)')}
      mailbox={stored}
      canFill={false}
      site={null}
      reader={() => reader}
    />
  );
}

export const panesStates: State[] = [
  {
    name: 'panes-open',
    view: () => <WideFrame openId={linkMessage.id} reader={<MadeReader message={linkMessage} body={htmlBody} />} />,
  },
  { name: 'panes-reader-stopped', view: () => <WideFrame openId={linkMessage.id} reader={<StoppedView />} /> },
  { name: 'panes-none-open', view: () => <WideFrame /> },
  { name: 'panes-full', view: () => <WideFrame stored={fullMailbox} /> },
  { name: 'panes-no-address', view: () => <WideFrame stored={emptyMailbox} /> },
];

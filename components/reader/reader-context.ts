import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Attachment } from '../../lib/mailbox/message.ts';
import type { ImageLoader } from './image-loader.ts';
import type { MessageActions } from './message-actions.ts';
import type { ReaderModel, ReaderState } from './model.ts';
import type { PageEnvironment } from './page-environment.ts';

/** Everything that can be asked for in the reader. */
export type ReaderActions = Omit<MessageActions, 'openLink'> &
  Pick<PageEnvironment, 'openPanel'> & {
    openSettings: () => void;
    openLink: (link: string) => void;
    copyDetails: (details: string) => void;
    /** Absent where frames load remote images. */
    loadImages?: ImageLoader | undefined;
    /** Fetches the body again. */
    retry: () => void;
    /** Loads the source, which the details are read from. */
    readDetails: () => void;
    toggleSource: () => void;
    /** Fetches a source again whose end is missing. */
    fetchSourceAgain: () => void;
    saveSource: () => void;
    saveAttachment: (attachment: Attachment) => void;
    saveAttachments: (attachments: readonly Attachment[]) => void;
    previewAttachment: (attachment: Attachment) => void;
    /** Shows HTML that stopped its page the last time. */
    openAnyway: () => void;
    /** To be called once the HTML is on screen. */
    onPainted: () => void;
    markUnread: () => void;
    deleteMessage: () => void;
    back: () => void;
  };

/** What every part of the reader has at hand: what is known, what follows from it, and what can be done. */
export type ReaderContext = { state: ReaderState; model: ReaderModel; actions: ReaderActions };

const Context = createContext({} as ReaderContext);

export const ReaderProvider = Context.Provider;

export const useReader = () => useContext(Context);

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Attachment } from '../../lib/mailbox/message.ts';
import type { ImageLoader } from './image-loader.ts';
import type { MessageActions } from './message-actions.ts';
import type { ReaderModel, ReaderState } from './model.ts';
import type { PageEnvironment } from './page-environment.ts';

/**
 * Everything that can be asked for in the reader.
 * @property loadImages absent where frames load remote images
 * @property retry fetches the body again
 * @property readDetails loads the source, which the details are read from
 * @property fetchSourceAgain fetches a source again whose end is missing
 * @property openAnyway shows HTML that stopped its page the last time
 * @property onPainted to be called once the HTML is on screen
 */
export type ReaderActions = Omit<MessageActions, 'openLink'> &
  Pick<PageEnvironment, 'openPanel'> & {
    openSettings: () => void;
    openLink: (link: string) => void;
    copyDetails: (details: string) => void;
    loadImages?: ImageLoader | undefined;
    retry: () => void;
    readDetails: () => void;
    toggleSource: () => void;
    fetchSourceAgain: () => void;
    saveSource: () => void;
    saveAttachment: (attachment: Attachment) => void;
    saveAttachments: () => void;
    previewAttachment: (attachment: Attachment) => void;
    openAnyway: () => void;
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

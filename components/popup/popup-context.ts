import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import type { MessageActions } from '../reader/message-actions.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import type { PopupModel, PopupState } from './model.ts';
import type { RequestedAddress } from './new-address/new-address-form.tsx';
import type { Route } from './route.ts';

/** What every view of the popup can use: the state, the model that is decided from it, and the actions. */
export type PopupContext = { state: PopupState; model: PopupModel; actions: PopupActions };

const Context = createContext({} as PopupContext);

export const PopupProvider = Context.Provider;

export const usePopup = () => useContext(Context);

/** All actions of the popup, the side panel and the mailbox's tab. */
export type PopupActions = MessageActions &
  Pick<PageEnvironment, 'openPanel' | 'openTab'> & {
    openSettings: () => void;
    /** @param service base URL */
    createFrom: (service: string) => void;
    /**
     * @param onMade called once the address is created
     * @returns the problem if the service refuses the name
     */
    createChosen: (request: RequestedAddress, onMade: () => void) => Promise<Problem | undefined>;
    /**
     * Adds an address that the user has already.
     * @param onAdded called once the address is added
     * @returns the problem, if there is one
     */
    addAddress: (email: string, onAdded: () => void) => Promise<Problem | undefined>;
    /** Creates an expired address again. @returns the problem if the service refuses the name */
    renewAddress: (email: string) => Promise<Problem | undefined>;
    /** Fills an address into the page. @param email an existing address; undefined for a new one */
    fillPage: (email?: string) => void;
    /** Fills a new address of this domain in place of one that the site does not accept. */
    replaceAddress: (email: string, domain: string) => void;
    /** @returns whether the address reached the clipboard */
    copyAddress: (email: string) => Promise<boolean>;
    /** @param label the user's own name for the address; empty for none */
    labelAddress: (email: string, label: string) => void;
    /** Makes an address the current one, until another is created, filled or chosen. */
    chooseAddress: (email: string) => void;
    /** Deletes addresses with their mail, and offers to undo it. */
    deleteAddresses: (emails: string[]) => void;
    checkNow: () => void;
    copyDetails: (details: string) => void;
    closeNotice: () => void;
    /** Keeps a notice that would close by itself, or lets go of it. */
    holdNotice: (isHeld: boolean) => void;
    closeHelp: () => void;
    /** shows another view */
    go: (route: Route) => void;
    /** Reads the newest messages. @param upTo how many */
    readMore: (upTo: number) => void;
  };

import type { Problem } from '../../lib/api/problem.ts';
import type { HostServices } from '../reader/host-services.ts';
import type { MessageActions } from '../reader/message-actions.ts';
import type { NewAddressOptions } from './new-address/new-address-form.tsx';
import type { Route } from './route.ts';

/** Everything that can be asked for in the popup, the side panel and the mailbox's tab. */
export type PopupActions = MessageActions &
  Pick<HostServices, 'saveFile' | 'requestOrigin' | 'openSettings' | 'openPanel' | 'openTab'> & {
    createAddress: () => void;
    /** @param service base URL */
    createFrom: (service: string) => void;
    /**
     * @param onMade called once it is there
     * @returns what is wrong with the name, if that is
     */
    createChosen: (options: NewAddressOptions, onMade: () => void) => Promise<Problem | undefined>;
    /**
     * Adds an address that the user has already.
     * @param onAdded called once it is there
     * @returns what is wrong, if anything is
     */
    addAddress: (email: string, onAdded: () => void) => Promise<Problem | undefined>;
    /** Makes an expired address anew. @returns what is wrong with the name, if that is */
    renewAddress: (email: string) => Promise<Problem | undefined>;
    /** @param email an existing address; a new one when absent */
    fillPage: (email?: string) => void;
    /** puts an address on this domain in the place of one that the site does not accept */
    replaceAddress: (email: string, domain: string) => void;
    /** @returns whether it reached the clipboard */
    copyAddress: (email: string) => Promise<boolean>;
    /** @param label the user's own name for it; empty for none */
    labelAddress: (email: string, label: string) => void;
    /** makes it the current one, until another is made, filled or chosen */
    chooseAddress: (email: string) => void;
    /** Deletes addresses with their mail, and offers to undo it. */
    deleteAddresses: (emails: string[]) => void;
    checkNow: () => void;
    copyDetails: (details: string) => void;
    closeNotice: () => void;
    closeHelp: () => void;
    /** shows another view */
    go: (route: Route) => void;
    /** reads so many of the newest messages */
    readMore: (upTo: number) => void;
  };

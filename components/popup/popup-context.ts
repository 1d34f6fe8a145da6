import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PopupModel, PopupState } from './model.ts';
import type { PopupActions } from './popup-actions.ts';

/** What every view of the popup can use: the state, the model that is decided from it, and the actions. */
export type PopupContext = { state: PopupState; model: PopupModel; actions: PopupActions };

const Context = createContext({} as PopupContext);

export const PopupProvider = Context.Provider;

export const usePopup = () => useContext(Context);

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PopupModel, PopupState } from './model.ts';
import type { PopupActions } from './popup-actions.ts';

/** What every view of the popup has at hand: what is known, what follows from it, and what can be done. */
export type PopupContext = { state: PopupState; model: PopupModel; actions: PopupActions };

const Context = createContext<PopupContext | undefined>(undefined);

export const PopupProvider = Context.Provider;

export function usePopup(): PopupContext {
  const popup = useContext(Context);
  if (!popup) throw new Error('This view stands in the popup');
  return popup;
}

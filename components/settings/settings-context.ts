import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Settings } from '../../lib/storage/settings.ts';
import type { SettingsModel, SettingsState } from './model.ts';

/** Everything that can be asked for in the settings. Services are named by their base URLs. */
export type SettingsActions = {
  /** called within a click: a permission may be asked for */
  connect: (typed: { address: string; key: string }) => void;
  /** opens the form of a service or of `NEW_SERVICE`; closes it for undefined */
  openForm: (service: string | undefined) => void;
  disconnect: (service: string) => void;
  /** asks the browser for a match pattern; called within a click */
  allowAccess: (pattern: string) => void;
  /** answers whether the addresses of the service that has moved are taken along */
  takeAlong: (isWanted: boolean) => void;
  renameService: (service: string, name: string) => void;
  makeDefault: (service: string) => void;
  forgetSite: (site: string) => void;
  changeSettings: (changed: Partial<Settings>) => void;
  /** for one site, or for all; called within a click: a permission may be asked for */
  switchFieldButton: (isOn: boolean, site?: string) => void;
  /** forgets whether codes are filled automatically on a site */
  forgetCodeSite: (origin: string) => void;
  /** opens the browser's page for shortcuts: no extension can set them */
  changeShortcuts: () => void;
  tryFill: () => void;
  showSteps: () => void;
  closeSteps: () => void;
};

/** What every part of the settings has at hand: what is known, what follows from it, and what can be done. */
export type SettingsContext = { state: SettingsState; model: SettingsModel; actions: SettingsActions };

const Context = createContext<SettingsContext | undefined>(undefined);

export const SettingsProvider = Context.Provider;

export function useSettings(): SettingsContext {
  const settings = useContext(Context);
  if (!settings) throw new Error('useSettings() is called outside SettingsProvider');
  return settings;
}

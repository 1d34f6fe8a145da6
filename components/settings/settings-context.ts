import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Settings } from '../../lib/storage/settings.ts';
import type { SettingsModel, SettingsState } from './model.ts';

/** All actions of the settings. Each `service` is given by its base URL. */
export type SettingsActions = {
  /** to be called within a click, because it may ask for a permission */
  connect: (typed: { address: string; key: string }) => void;
  /** opens the form of a service, or of `NEW_SERVICE`; undefined closes the form */
  openForm: (service: string | undefined) => void;
  disconnect: (service: string) => void;
  renameService: (service: string, name: string) => void;
  makeDefault: (service: string) => void;
  changeSettings: (changed: Partial<Settings>) => void;
  /** for one site, or for all; to be called within a click, because it may ask for a permission */
  switchFieldButton: (isOn: boolean, site?: string) => void;
  /** forgets whether codes are filled automatically on a site */
  forgetCodeSite: (origin: string) => void;
  /** opens the browser's page for shortcuts: no extension can set them */
  changeShortcuts: () => void;
  tryFill: () => void;
  /** connects the practice service */
  tryFirst: () => void;
  /** has a code sent to an address of the practice service */
  sendCode: (email: string) => void;
  showSteps: () => void;
  closeSteps: () => void;
  openMailbox: () => void;
  showSettings: () => void;
};

/** What every part of the settings can use: the state, the model that is decided from it, and the actions. */
export type SettingsContext = { state: SettingsState; model: SettingsModel; actions: SettingsActions };

const Context = createContext({} as SettingsContext);

export const SettingsProvider = Context.Provider;

export const useSettings = () => useContext(Context);

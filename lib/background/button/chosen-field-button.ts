import { chooseEverywhere, chooseSite, withoutPatterns } from '../../page/button/choice.ts';
import { ALL_SITES, exactPattern } from '../../site/site-pattern.ts';
import { fieldButtonItem } from '../../storage/field-button-item.ts';

/** Stores where the button is wanted. In the background alone: one writer. @param site undefined for all */
export function chooseFieldButton(site: string | undefined, isOn: boolean): Promise<void> {
  return fieldButtonItem.update((choice) =>
    site === undefined ? chooseEverywhere(choice, isOn) : chooseSite(choice, site, isOn),
  );
}

/** Takes back a choice that the browser gave no permission for. @param site undefined for all */
export function withdrawFieldButton(site: string | undefined): Promise<void> {
  return forgetPatterns([site === undefined ? ALL_SITES : exactPattern(site)]);
}

/** Takes back the choices that need these match patterns. */
export function forgetPatterns(refused: string[]): Promise<void> {
  return fieldButtonItem.update((choice) => withoutPatterns(choice, refused));
}

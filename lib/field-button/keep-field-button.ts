import { loadLate } from '../scripts/load-late.ts';

/** Brings the field button in step with the choice and the permissions. */
export async function keepFieldButton(): Promise<void> {
  await (await loadLate()).keepFieldButtonInStep();
}

/** The same, after permissions may have been taken away. */
export async function reviewFieldButton(): Promise<void> {
  await (await loadLate()).forgetRefusedSites();
  await keepFieldButton();
}

import type { PageToClassify } from '../classify-in-chromium.ts';
import { chanceOf } from './chance.ts';
import { composeForm, FORMS } from './forms.ts';
import { HELD_NAMINGS, NAMINGS } from './names.ts';
import { composeHead, composeText } from './surroundings.ts';
import { HELD_LABELS, LABELS } from './words.ts';

/** `held-out`: in languages and by systems that no other page has, so that rules can't have been made on them. */
export type Split = 'open' | 'held-out';

/** Every form of a page in the same language, each by the same system, as pages have it. */
function composePage(split: Split, at: number): PageToClassify {
  const chance = chanceOf(split === 'open' ? at + 1 : at + 500_001);
  const languages = split === 'open' ? LABELS : HELD_LABELS;
  const [language, labels] = languages[at % languages.length] as (typeof languages)[number];
  const style = chance.oneOf(split === 'open' ? NAMINGS : HELD_NAMINGS);
  const count = chance.is(0.5) ? 1 : 2 + chance.upTo(3);
  const sorts = Array.from({ length: count }, () => chance.oneOf(Object.keys(FORMS)));
  const forms = sorts.map((sort, form) => composeForm({ chance, labels, style, prefix: `-${form}` }, sort));
  const body = forms.map((form) => `<section>${form}</section>${composeText(chance)}`).join('');
  return {
    name: `${split}-${at}-${language}-${style.name}-${sorts.join('+')}`.replaceAll(' ', '-'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${sorts[0]}</title>${composeHead(chance)}<main>${body}</main>`,
    runsScripts: false,
  };
}

/** Pages of the size that pages have, half of them with several forms: the same for the same arguments. */
export function composePages(split: Split, count: number): PageToClassify[] {
  return Array.from({ length: count }, (_, at) => composePage(split, at));
}

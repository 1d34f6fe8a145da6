import type { OtherWay } from '../../messaging/other-ways.ts';
import { hasNoText } from './assess-field.ts';
import { type CodePlace, findCodePlaces } from './find-fields.ts';
import { documentOf, findFirst, isVisible, propertyOf } from './page-node.ts';
import { takesCode } from './write-code.ts';

/** How likely a mailed code is meant for a place: it is certain (3), the page says so (2), it does not (1), or says another way (0). */
const rankOf = ({ waiting: { waitsFor, way, isCertain } }: CodePlace): number =>
  way ? 0 : waitsFor === 'nothing' ? 1 : isCertain ? 3 : 2;

/**
 * Finds the page's place for a code that was mailed, if the user asks for it to be filled: the one that the user pointed at, or else the one
 * whose own words say mail.
 * @param isClicked whether the user has clicked the field. If not, it may have got the focus by itself
 * @returns undefined if there is none; several fields that fit equally: none of them; a place that waits for another code: how that comes
 */
export function findCodeField(
  page: Document,
  focused: HTMLElement | undefined,
  isClicked: boolean,
): { fields: HTMLInputElement[] } | { way: OtherWay } | undefined {
  const places = findCodePlaces(page);
  const pointed = places.find(({ fields }) => fields.some((field) => field === focused));
  if (pointed && (isClicked || (rankOf(pointed) > 0 && !focused?.autofocus))) return pointed;
  const best = Math.max(...places.map(rankOf));
  const [first, ...others] = places.filter((place) => rankOf(place) === best);
  if (first?.waiting.way) return { way: first.waiting.way };
  return others.length === 0 ? first : { fields: [] };
}

/**
 * Finds the page's field for a code, or its boxes, if there is no doubt: there is no other, the page says that it waits for a mailed one
 * there, and the field is empty, visible and editable, accepts this code, and is not in a form about a card.
 * @param written the fields that we have filled already, with their values: then it must be one of these, with this value, and not empty
 * @returns empty if there is any doubt
 */
export function findCertainField(
  page: Document,
  code: string,
  written?: ReadonlyMap<HTMLInputElement, string>,
): HTMLInputElement[] {
  const [place, another] = findCodePlaces(page);
  const fields = place?.fields ?? [];
  const [first] = fields;
  if (!place || !first || another || rankOf(place) < 3) return [];
  // With `document.domain`, pages of different origins can access each other, and so can this script.
  const originOf = (one: Document) => propertyOf(one, 'defaultView')?.origin;
  if (fields.some((field) => originOf(documentOf(field)) !== originOf(page))) return [];
  const isFree = (field: HTMLInputElement) =>
    isVisible(field) && (written ? field.value === written.get(field) : hasNoText(field.value));
  if (!fields.every(isFree) || findFirst(first.form ?? documentOf(first), '[autocomplete^=cc-]')) return [];
  return takesCode(fields, code) ? fields : [];
}

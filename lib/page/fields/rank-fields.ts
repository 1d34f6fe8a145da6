import { assessField, hasNoText } from './assess-field.ts';
import { assessForm, FORM_KINDS, type FormKind } from './assess-form.ts';
import { labelText, nearbyText, toWords } from './field-text.ts';
import { findAddressFields } from './find-fields.ts';
import { readHeading } from './form-around.ts';
import { findReach, isInView } from './is-reachable.ts';
import { ANOTHER_PERSON, isAboutOthers, OWN, RECIPIENT } from './mention-words.ts';
import { attribute, findAll, findAround, textOf } from './page-node.ts';
import { isBefore } from './shadow-dom.ts';
import { isTwinField } from './twin-field.ts';

export type RankedField = { field: HTMLInputElement; form: FormKind };

/** Compares lists of ranks: the first rank that differs decides, and the lower one comes first. */
function compare(one: number[], other: number[]): number {
  for (const [at, rank] of one.entries()) if (rank !== other[at]) return rank - (other[at] ?? 0);
  return 0;
}

/** Whether the user has put the focus into a field: a log-in with `autofocus` takes it by itself. */
const isPutThere = (field: HTMLInputElement, form: FormKind) => form !== 'log-in' || !field.autofocus;

const TITLES = 'legend,h1,h2,h3,h4,h5,h6,[role=heading],[class*=title i],[class*=heading i]';

/** The words of a field, of the group that it is in, and of the last title before it in its form, such as "Delivery to". */
function wordsOf(field: HTMLInputElement): string {
  const group = findAround(field, 'fieldset,[role=group]');
  const title = findAll(group ?? field.form ?? field, TITLES).findLast((one) => isBefore(one, field));
  const words = [labelText(field) || nearbyText(field), field.name, title ? textOf(title) : ''];
  return toWords(`${words.join(' ')} ${group ? attribute(group, 'aria-label') : ''}`);
}

/** The fields of a form for an address of someone else, because another field of it is the user's own. */
function findOfOthers(fields: HTMLInputElement[]): HTMLInputElement[] {
  return fields.filter((field) => {
    const others = fields.filter(
      (other) => other !== field && other.form === field.form && !isTwinField(other, fields),
    );
    if (others.length === 0) return false;
    const words = wordsOf(field);
    const isForOther = (one: string) => !OWN.test(one) && (RECIPIENT.test(one) || ANOTHER_PERSON.test(one));
    return (
      !OWN.test(words) && others.map(wordsOf).some((one) => OWN.test(one) || (isForOther(words) && !isForOther(one)))
    );
  });
}

/** What shows that a form is about the user too: a password, a second address. */
const OF_USER = '[type=password],[type=email],[name*=mail i]';

/** Whether the only address that a form asks for is someone else's, as its title says, and nothing in it is about the user. */
function isOfOther(field: HTMLInputElement): boolean {
  const { form } = field;
  const title = readHeading(form ?? field, field);
  if (!isAboutOthers(title) || (form && findAll(form, OF_USER).some((one) => one !== field))) return false;
  return !OWN.test(toWords(`${form ? textOf(form) : ''} ${labelText(field)}`).replaceAll(title, ' '));
}

/**
 * Ranks the visible fields of a page for the address of the user, the most likely first: the focused field, or one of its form; then fields
 * in view that nothing covers; then by the purpose of their forms; then fields that are editable, empty, in view. A field that can't take the
 * address keeps its rank, because the field of another form is no better choice.
 * @param focused the element that the user has put the focus into, if any
 */
export function rankFields(page: Document, focused: HTMLElement | undefined): RankedField[] {
  const fields = findAddressFields(page);
  const shown = fields.flatMap((field) => {
    const refusal = assessField(field);
    const reach = findReach(field);
    return reach === 'unreachable' || refusal === 'invisible' || refusal === 'not-text' || isOfOther(field)
      ? []
      : [{ field, refusal, reach }];
  });
  // What is out of view may be covered, too. A log-in in view is no reason to fill no sign-up below it.
  const isOverlaid = shown.some(({ reach }) => reach === 'covered');
  const ofOthers = findOfOthers(shown.map(({ field }) => field));
  const ranked = shown.map(({ field, refusal, reach }) => {
    const { kind: form, strength } = assessForm(field, fields);
    const isConfirmation = isTwinField(
      field,
      shown.map((one) => one.field),
    );
    const isFocused = field === focused && isPutThere(field, form) && !isConfirmation;
    const isOfFocused = field.form !== null && (focused as HTMLInputElement | undefined)?.form === field.form;
    const isClosed = refusal === 'disabled' || refusal === 'read-only';
    const ranks = [
      isFocused ? 0 : 1,
      isOfFocused && isPutThere(focused as HTMLInputElement, form) ? 0 : 1,
      ofOthers.includes(field) ? 1 : 0,
      reach === 'reachable' && (isOverlaid || form !== 'log-in') ? 0 : 1,
      isOverlaid && !isInView(field) ? 1 : 0,
      FORM_KINDS.indexOf(form),
      isClosed ? 1 : 0,
      isConfirmation ? 1 : 0,
      hasNoText(field.value) ? 0 : 1,
      -strength,
      isInView(field) ? 0 : 1,
    ];
    return { field, form, ranks };
  });
  return ranked.sort((one, other) => compare(one.ranks, other.ranks)).map(({ field, form }) => ({ field, form }));
}

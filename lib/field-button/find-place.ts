import { outwards } from './outwards.ts';
import { type ButtonPlace, placeButton } from './place-button.ts';

/** More padding than text needs: something stands in it. In pixels. */
const TEXT_PADDING = 20;

/** As wide as the signs are that password managers and pages put into the background of a field. */
const SIGN = 28;

/** Less than this, and a page may be showing something else to be clicked. */
const LEAST_OPACITY = 0.5;

/**
 * Where the button `ours` goes in a field as it is at this moment; undefined where there is no room, or the field is not to be seen.
 * What covers a field within a shadow root from outside of it is not noticed in Firefox, whose shadow roots tell of their own alone.
 */
export function findPlace(field: HTMLElement, ours: Element): ButtonPlace | undefined {
  const opacity = outwards(field).reduce((shown, one) => shown * Number(getComputedStyle(one).opacity), 1);
  if (opacity < LEAST_OPACITY) return undefined;
  const { direction, paddingInlineEnd, backgroundImage } = getComputedStyle(field);
  const padding = Number.parseFloat(paddingInlineEnd);
  const root = field.getRootNode() as Document | ShadowRoot;
  return placeButton(
    field.getBoundingClientRect(),
    direction === 'rtl',
    padding > TEXT_PADDING ? padding : backgroundImage.includes('url') ? SIGN : 0,
    (x, y) => field.contains(root.elementsFromPoint(x, y).find((element) => element !== ours) ?? null),
  );
}

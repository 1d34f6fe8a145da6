import { outwards } from '../fields/outwards.ts';
import { type ButtonPlace, placeButton } from './place-button.ts';

/** More padding than text needs: something stands in it. In pixels. */
const TEXT_PADDING = 20;

/** The width of the icons that password managers and pages put into the background of a field. In pixels. */
const ICON = 28;

/** Below this opacity a page may show something else to be clicked. */
const LEAST_OPACITY = 0.5;

/**
 * Where the button `ours` goes in a field as it is now; undefined where there is no room, or the field is not visible. In Firefox,
 * what covers a field in a shadow root from outside is not noticed: there `elementsFromPoint` of a root has only its own elements.
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
    padding > TEXT_PADDING ? padding : backgroundImage.includes('url') ? ICON : 0,
    (x, y) => field.contains(root.elementsFromPoint(x, y).find((element) => element !== ours) ?? null),
  );
}

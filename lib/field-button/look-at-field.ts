import { openShadowRoot } from '../fields/open-shadow-root.ts';
import { type ButtonPlace, placeButton } from './place-button.ts';

/** What is to be seen at a point, our own button aside, down through shadow roots. */
function findTopmost(x: number, y: number, ours: Element): Element | undefined {
  let within: Document | ShadowRoot | null = document;
  let topmost: Element | undefined;
  while (within) {
    const found: Element | undefined = within.elementsFromPoint(x, y).find((element) => element !== ours);
    if (!found || found === topmost) break;
    topmost = found;
    within = openShadowRoot(found as HTMLElement);
  }
  return topmost;
}

/** Where the button `ours` goes in a field as it is at this moment; undefined where there is no room, or the field is not to be seen. */
export function findPlace(field: HTMLElement, ours: Element): ButtonPlace | undefined {
  const { direction, paddingLeft, paddingRight, backgroundImage } = getComputedStyle(field);
  const isRtl = direction === 'rtl';
  return placeButton(
    {
      box: field.getBoundingClientRect(),
      isRtl,
      endPadding: Number.parseFloat(isRtl ? paddingLeft : paddingRight),
      hasPicture: backgroundImage.includes('url('),
    },
    (x, y) => field.contains(findTopmost(x, y, ours) ?? null),
  );
}

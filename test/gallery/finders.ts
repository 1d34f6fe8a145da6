/** What looks for faults of what is drawn, in the gallery's page. Each finder returns a line for each fault. */

const CONTROLS = 'button, a[href], input, select, textarea, summary';

/** Targets for a finger (WCAG 2.5.5) and for a mouse (2.5.8), in CSS pixels. */
const LEAST_PX = { finger: 44, mouse: 24 };

const isUnseen = (element: Element) => element.closest('.unseen') !== null;

const nameOf = (element: HTMLElement) => `"${element.ariaLabel ?? element.textContent.trim()}"`;

const findAll = <Found extends HTMLElement>(selector: string, within: ParentNode = document): Found[] => [
  ...within.querySelectorAll<Found>(selector),
];

/** The controls that are drawn by themselves, and not folded away: of what is open above the page, or of all of it. */
function findControls(): HTMLElement[] {
  const open = document.querySelector('dialog[open], [role=menu]') ?? document.body;
  return findAll(CONTROLS, open).filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !isUnseen(control),
  );
}

/** Whether what is drawn at a point of a control is the control. */
function isHit(control: HTMLElement, across: number, down: number): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width * across, top + height * down);
  return (
    seen !== null && (control.contains(seen) || seen.contains(control) || seen.closest('label')?.control === control)
  );
}

const hasSize = (control: HTMLElement) => control.offsetWidth > 0 && control.offsetHeight > 0;

/** What sticks out of the page at its sides. */
function overflow(): string[] {
  const width = document.documentElement.clientWidth;
  return findAll('body *').flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || (box.right <= width + 0.5 && box.left >= -0.5)) return [];
    // What a line cuts is out of sight.
    if (!element.checkVisibility() || isUnseen(element) || element.parentElement?.closest('.cut')) return [];
    return [`${element.tagName.toLowerCase()}.${element.className} ends at ${Math.round(box.right)} of ${width}`];
  });
}

/** Controls and headings whose own text does not fit into them. A mail's text may be cut, and an address; our own words may not. */
function clipped(): string[] {
  const WITH_WORDS = 'button, label, legend, summary, h1:not([dir]), h2, h3, dt, .button, .chip, select';
  const OURS = ':is(button, label, .status-line, h2) .cut:not([translate="no"])';
  return findAll(`${WITH_WORDS}, ${OURS}`)
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .filter((element) => element.checkVisibility() && !element.closest('.unseen, dialog:not([open])'))
    .map((element) => `${nameOf(element)} is cut`);
}

/** Hints in empty fields, and the chosen words of lists, that are wider than what holds them and can't grow with them. */
function clippedHints(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return findAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select').flatMap((field) => {
    const isList = field instanceof HTMLSelectElement;
    const words = isList ? (field.selectedOptions[0]?.textContent ?? '') : field.placeholder;
    if (!pen || !field.checkVisibility() || (!isList && field.value !== '')) return [];
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    // A list has its arrow, which is no padding of ours.
    const arrow = isList ? 20 : 0;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
    return pen.measureText(words).width > room ? [`"${words}" is cut`] : [];
  });
}

/** Controls that can't be scrolled into view, or that are covered there. */
function lost(): string[] {
  return findControls().flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return !hasSize(control) || isHit(control, 0.5, 0.5) ? [] : [`${nameOf(control)} is covered, or out of sight`];
  });
}

/**
 * Controls that are hidden as a whole by something else when they have the focus.
 * @see https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
function obscured(): string[] {
  const PLACES = [0.5, 0.1, 0.9];
  return findControls().flatMap((control) => {
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Disabled ones take no focus.
    if (document.activeElement !== control || !hasSize(control)) return [];
    const isSeen = PLACES.some((across) => PLACES.some((down) => isHit(control, across, down)));
    return isSeen ? [] : [`${nameOf(control)} has the focus, and is hidden`];
  });
}

/** Controls that are lower than that; links within a sentence may be. */
function small(leastPx: number): string[] {
  return findAll(CONTROLS).flatMap((control) => {
    if (!control.checkVisibility() || control.closest('.unseen, p, dd')) return [];
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const height = Math.max(...[control, label].map((one) => one?.getBoundingClientRect().height ?? 0));
    return height >= leastPx - 0.5 || height === 0 ? [] : [`${nameOf(control)} is ${Math.round(height)} px high`];
  });
}

/** Pixels: lists are the same all the way down. */
const SCROLLED = { step: 8, most: 400 };

/**
 * Scrolls all that can be scrolled, and finds what is then drawn over something that stays where it is, such as a bar. Only what is positioned
 * or has a layer of its own can be.
 */
function covering(): string[] {
  const all = findAll('body *').filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const scrollers = all.filter(
    (element) => element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  // The popup as a whole stays where it is, too: what is scrolled is in it.
  const bars = all.filter(
    (element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
      !scrollers.some((scroller) => element.contains(scroller)),
  );
  const mayCover = all.filter((element) => {
    const { position, opacity, transform, zIndex } = getComputedStyle(element);
    const isLayer = position !== 'static' || opacity !== '1' || transform !== 'none' || zIndex !== 'auto';
    // What is open above the page is meant to be.
    const isOpenAbove = element.closest('dialog, [role=menu]');
    return isLayer && !isOpenAbove && !bars.some((bar) => bar.contains(element) || element.contains(bar));
  });
  const found = new Set<string>();

  function compare(bar: HTMLElement, element: HTMLElement): void {
    const [one, other] = [bar.getBoundingClientRect(), element.getBoundingClientRect()];
    const x = [Math.max(one.left, other.left, 0), Math.min(one.right, other.right, innerWidth)] as const;
    const y = [Math.max(one.top, other.top, 0), Math.min(one.bottom, other.bottom, innerHeight)] as const;
    if (x[1] - x[0] < 2 || y[1] - y[0] < 2) return;
    const hits = document.elementsFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
    const at = { bar: hits.indexOf(bar), element: hits.indexOf(element) };
    if (at.element >= 0 && at.element < at.bar) found.add(`"${element.className}" lies over "${bar.className}"`);
  }

  for (const scroller of bars.length === 0 ? [] : [document.documentElement, ...scrollers]) {
    const end = Math.min(scroller.scrollHeight - scroller.clientHeight, SCROLLED.most);
    for (let top = 0; top <= end; top += SCROLLED.step) {
      scroller.scrollTo({ top, behavior: 'instant' });
      for (const bar of bars) for (const element of mayCover) compare(bar, element);
    }
    scroller.scrollTo({ top: 0, behavior: 'instant' });
  }
  return [...found];
}

/** @param rules only these of axe's rules; all of them when absent. @returns axe's violations, one line for each element */
async function runAxe(rules?: string[]): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  // A message's frame is sandboxed: no script reaches into it.
  const { violations } = await axe.run(document, {
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}

/** What sticks out when all is written from right to left, until another state is drawn. */
function overflowTurned(): string[] {
  document.documentElement.dir = 'rtl';
  return overflow();
}

export const finders = {
  overflow,
  overflowTurned,
  clipped,
  clippedHints,
  lost,
  obscured,
  covering,
  lowForFinger: () => small(LEAST_PX.finger),
  lowForMouse: () => small(LEAST_PX.mouse),
  axe: () => runAxe(),
  contrast: () => runAxe(['color-contrast']),
};

export type Finder = keyof typeof finders;

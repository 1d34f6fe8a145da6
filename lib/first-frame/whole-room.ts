/** The size of the toolbar's popup, in pixels; `popup.css` has it too. */
const INLINE_SIZE = 380;
const BLOCK_SIZE = 560;

/** Lays the popup out at its full size, until its window turns out to be smaller, as on a small screen or zoomed in. */
export function expectWholeRoom(): void {
  const { dataset } = document.documentElement;
  const fit = () => {
    if (innerWidth < INLINE_SIZE || innerHeight < BLOCK_SIZE) delete dataset.room;
  };
  dataset.room = 'whole';
  addEventListener('resize', fit);
  addEventListener('load', () => requestAnimationFrame(fit));
}

/** What the toolbar's popup asks for; written in its style as well. Pixels. */
const INLINE_SIZE = 380;
const BLOCK_SIZE = 560;

/** Takes the popup's window to be as large as it asks, until the browser gives it less: on a small screen, say, or to who has zoomed in. */
export function expectWholeRoom(): void {
  const { dataset } = document.documentElement;
  const fit = () => {
    if (innerWidth < INLINE_SIZE || innerHeight < BLOCK_SIZE) delete dataset.room;
  };
  dataset.room = 'whole';
  addEventListener('resize', fit);
  addEventListener('load', () => requestAnimationFrame(fit));
}

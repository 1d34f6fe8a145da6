/** Not every browser tells of what it paints. */
const LATEST_MS = 250;

/** Calls back once what is in the page is on screen, and not in the midst of it: both at once would be later. */
export function afterPaint(then: () => void): void {
  let isOver = false;
  const go = () => {
    if (isOver) return;
    isOver = true;
    then();
  };
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  // None comes in a page that nobody sees.
  requestAnimationFrame(() => setTimeout(go, LATEST_MS));
}

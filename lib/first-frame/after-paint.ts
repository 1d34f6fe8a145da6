/** Some browsers report no paint, and no page does that nobody sees. */
const LATEST_MS = 250;

/** Calls back once what is in the page is on screen: a script that is loaded before would make that later. */
export function afterPaint(then: () => void): void {
  let isOver = false;
  const go = () => {
    if (isOver) return;
    isOver = true;
    then();
  };
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(go, LATEST_MS));
}

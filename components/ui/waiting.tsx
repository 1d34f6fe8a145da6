/** A progress bar with a label that ends in an ellipsis, shown after a moment, so that a short wait does not flicker. */
export function Waiting({ what }: { what: string }) {
  return (
    <div class="waiting" role="status">
      <span class="waiting-bar" aria-hidden="true" />
      <span class="soft">{what}</span>
    </div>
  );
}

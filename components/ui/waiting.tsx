/** A wait that can be felt: shown only after a moment, so that a short one does not flicker. */
export function Waiting({ what }: { what: string }) {
  return (
    <div class="waiting" role="status">
      <span class="waiting-bar" aria-hidden="true" />
      <span class="soft">{what} …</span>
    </div>
  );
}

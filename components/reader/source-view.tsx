/** More than this is no reading matter, and slow to lay out; saving gives all of it. */
const SHOWN_CHARACTERS = 200_000;

/** The message as it came over the wire. */
export function SourceView({ source }: { source: string }) {
  return (
    <section class="source-view" aria-label="Source of the message">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} dir="ltr">
        {source.slice(0, SHOWN_CHARACTERS)}
      </pre>
      {source.length > SHOWN_CHARACTERS && (
        <p class="soft">Only the beginning is shown. “Save .eml” saves all of it.</p>
      )}
    </section>
  );
}

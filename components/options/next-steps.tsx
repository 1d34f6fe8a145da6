/** Seen once connected: the first fill. */
export function NextSteps() {
  return (
    <section class="panel" aria-labelledby="next-steps">
      <h2 id="next-steps">What now</h2>
      <ol>
        <li>Open any page that asks for your e-mail address.</li>
        <li>
          Right-click into the field and choose <b>Fill temporary address</b>.
        </li>
        <li>The code from the mail comes to you: as a notification, and behind the button in the toolbar.</li>
      </ol>
      <p class="soft note">
        Tip: pin Mayfly to the toolbar, from the menu with the puzzle piece. In its window, the key ? shows all
        shortcuts.
      </p>
    </section>
  );
}

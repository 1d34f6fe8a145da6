/** Seen until connected: where a key comes from, with an account and without. */
export function GettingAKey() {
  return (
    <section class="panel" aria-labelledby="getting-a-key">
      <h2 id="getting-a-key">Where to get a key</h2>
      <ul>
        <li>
          <b>From the service:</b> with a premium account at a temporary-mail service, its website shows your API key.
          Copy it from there.
        </li>
        <li>
          <b>On your own machine:</b> run <code>npm run service</code> in Mayfly’s source. It prints a service address
          and a key.
        </li>
      </ul>
    </section>
  );
}

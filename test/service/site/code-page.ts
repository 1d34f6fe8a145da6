import { html } from 'hono/html';
import { type Html, layOut } from './layout.ts';

interface CodePageState {
  id: string;
  email: string;
  /** Six boxes, one for each digit, in place of one field. */
  boxes: boolean;
  wrong: boolean;
  resent: boolean;
}

const ONE_FIELD = html`<input id="code" name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength="6"
  pattern="[0-9]{6}" placeholder="123456" class="code">`;

const SIX_BOXES = html`<div class="boxes" role="group" aria-label="Confirmation code">
    ${Array.from(
      { length: 6 },
      (
        _,
        index,
      ) => html`<input ${index === 0 ? html`id="code" autocomplete="one-time-code"` : html`autocomplete="off"`} name="digit"
        required inputmode="numeric" maxlength="1" pattern="[0-9]" aria-label="Digit ${index + 1}">`,
    )}
  </div>
  <script src="/code-boxes.js"></script>`;

export function renderCodePage({ id, email, boxes, wrong, resent }: CodePageState): Html {
  const query = boxes ? '?boxes' : '';
  return layOut(
    'Enter the code',
    html`
      <h1>Check your mail</h1>
      <p class="lead">We sent six digits to <strong>${email}</strong>.</p>
      ${resent ? html`<p class="notice" role="status">A new code is on its way. The one before no longer works.</p>` : ''}
      <form method="post" action="/code/${id}${query}">
        <label for="code">Confirmation code</label>
        ${boxes ? SIX_BOXES : ONE_FIELD}
        ${wrong ? html`<p class="problem" role="alert">That code is not right. Look at the newest mail.</p>` : ''}
        <button type="submit">Confirm</button>
      </form>
      <form method="post" action="/code/${id}/resend${query}">
        <button type="submit" class="quiet">Send the code again</button>
      </form>
    `,
  );
}

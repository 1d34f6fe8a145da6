import { html } from 'hono/html';
import { type Html, layOut } from './layout.ts';

interface SignUpPageState {
  /** What was entered before, to be corrected. */
  email?: string;
  /** Why it was not taken. */
  problem?: string;
  /** Whether the code is to be entered in six boxes later. */
  boxes: boolean;
}

export function renderSignUpPage({ email = '', problem, boxes }: SignUpPageState): Html {
  return layOut(
    'Sign up',
    html`
      <h1>Walks worth the slow way</h1>
      <p class="lead">Hand-drawn trail maps, a new one every week. Give us an address and we send you a code; there is no password.</p>
      <form method="post" action="/sign-up${boxes ? '?boxes' : ''}">
        <label for="email">E-mail address</label>
        <input id="email" name="email" type="email" required autocomplete="email" placeholder="you@example.com" value="${email}"
          ${problem ? html`aria-invalid="true" aria-describedby="problem"` : ''}>
        ${problem ? html`<p id="problem" class="problem" role="alert">${problem}</p>` : ''}
        <button type="submit">Send me a code</button>
      </form>
      <p class="small">One mail a week, and one click to leave.</p>
    `,
  );
}

import { html } from 'hono/html';
import { type Html, layOut } from './layout.ts';

interface SignUpPageState {
  /** What was entered before, to be corrected. */
  email?: string;
  /** Why it was not taken. */
  problem?: string;
  /** Whether the code is to be entered in six boxes later. */
  boxes: boolean;
  /** Domains whose addresses are not accepted, with commas. */
  refused?: string;
}

/** The flags as they stand after a path. */
function writeFlags({ boxes, refused }: Pick<SignUpPageState, 'boxes' | 'refused'>): string {
  const flags = [...(boxes ? ['boxes'] : []), ...(refused ? [`refused=${encodeURIComponent(refused)}`] : [])];
  return flags.length > 0 ? `?${flags.join('&')}` : '';
}

export function renderSignUpPage({ email = '', problem, boxes, refused = '' }: SignUpPageState): Html {
  return layOut(
    'Sign up',
    html`
      <h1>Walks worth the slow way</h1>
      <p class="lead">Hand-drawn trail maps, a new one every week. Give us an address and we send you a code; there is no password.</p>
      <form method="post" action="/sign-up${writeFlags({ boxes, refused })}">
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

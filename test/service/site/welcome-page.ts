import { html } from 'hono/html';
import { type Html, layOut } from './layout.ts';

export function renderWelcomePage(email: string): Html {
  return layOut(
    'Welcome',
    html`
      <h1>Welcome</h1>
      <p class="lead">Your first map is ready. We will write to <strong>${email}</strong> once a week.</p>
      <p><a class="button" href="/">See this week’s trail</a></p>
    `,
  );
}

/** For links that lead nowhere: mistyped, or of an older mail. */
export function renderNotFoundPage(): Html {
  return layOut(
    'Not found',
    html`
      <h1>No trail here</h1>
      <p class="lead">This link is not known, or a newer mail has taken its place.</p>
      <p><a class="button" href="/">Sign up</a></p>
    `,
  );
}

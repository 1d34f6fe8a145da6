import { Hono } from 'hono';
import { createTransport } from 'nodemailer';
import { renderCodePage } from './code-page.ts';
import { writeConfirmationMail } from './confirmation-mail.ts';
import { renderSignUpPage } from './sign-up-page.ts';
import { type SignUp, SignUps } from './sign-ups.ts';
import { findStaticFile } from './static-file.ts';
import { renderNotFoundPage, renderWelcomePage } from './welcome-page.ts';

/**
 * The sample site: a made-up company that wants to know whether an address is yours.
 * @param pages the pages for fill tests, which are no part of the company
 */
export function createSite({ smtp, pages }: { smtp: { host: string; port: number }; pages: Hono }): Hono {
  const site = new Hono();
  const signUps = new SignUps();
  const transport = createTransport({ ...smtp, ignoreTLS: true });

  const sendMail = async (signUp: SignUp, origin: string): Promise<void> => {
    const link = `${origin}/confirm/${signUp.token}`;
    await transport.sendMail(await writeConfirmationMail(signUp.email, signUp.code, link));
  };

  site.get('/', (c) =>
    c.html(renderSignUpPage({ boxes: hasFlag(c.req.url, 'boxes'), refused: c.req.query('refused') ?? '' })),
  );

  site.post('/sign-up', async (c) => {
    const boxes = hasFlag(c.req.url, 'boxes');
    const email = `${(await c.req.parseBody()).email ?? ''}`.trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      return c.html(renderSignUpPage({ email, problem: 'Please give an e-mail address.', boxes }), 422);
    }
    const refused = c.req.query('refused') ?? '';
    if (refused.split(',').includes(email.split('@')[1] ?? '')) {
      return c.html(renderSignUpPage({ email, problem: 'Please use another e-mail address.', boxes, refused }), 422);
    }
    const signUp = signUps.add(email);
    try {
      await sendMail(signUp, new URL(c.req.url).origin);
    } catch {
      return c.html(renderSignUpPage({ email, problem: 'We could not reach this address.', boxes }), 422);
    }
    return c.redirect(`/code/${signUp.id}${boxes ? '?boxes' : ''}`, 303);
  });

  site.get('/code/:id', (c) => {
    const signUp = signUps.find(c.req.param('id'));
    if (!signUp) return c.html(renderNotFoundPage(), 404);
    const { url } = c.req;
    const flags = { boxes: hasFlag(url, 'boxes'), resent: hasFlag(url, 'resent'), wrong: false };
    return c.html(renderCodePage({ ...signUp, ...flags }));
  });

  site.post('/code/:id', async (c) => {
    const signUp = signUps.find(c.req.param('id'));
    if (!signUp) return c.html(renderNotFoundPage(), 404);
    const { code, digit } = await c.req.parseBody({ all: true });
    const entered = [code ?? digit].flat().join('').trim();
    if (signUps.confirmByCode(signUp.id, entered)) return c.redirect(`/welcome/${signUp.id}`, 303);
    return c.html(renderCodePage({ ...signUp, boxes: hasFlag(c.req.url, 'boxes'), wrong: true, resent: false }), 422);
  });

  site.post('/code/:id/resend', async (c) => {
    const signUp = signUps.renew(c.req.param('id'));
    if (!signUp) return c.html(renderNotFoundPage(), 404);
    const { origin } = new URL(c.req.url);
    try {
      await sendMail(signUp, origin);
    } catch {
      const problem = 'We could not reach this address.';
      return c.html(renderSignUpPage({ email: signUp.email, problem, boxes: hasFlag(c.req.url, 'boxes') }), 422);
    }
    return c.redirect(`/code/${signUp.id}?resent${hasFlag(c.req.url, 'boxes') ? '&boxes' : ''}`, 303);
  });

  site.get('/confirm/:token', (c) => {
    const signUp = signUps.confirmByToken(c.req.param('token'));
    return signUp ? c.redirect(`/welcome/${signUp.id}`, 303) : c.html(renderNotFoundPage(), 404);
  });

  site.get('/welcome/:id', (c) => {
    const signUp = signUps.find(c.req.param('id'));
    return signUp?.confirmed ? c.html(renderWelcomePage(signUp.email)) : c.html(renderNotFoundPage(), 404);
  });

  site.route('/', pages);

  site.get('/:file', async (c) => {
    const file = await findStaticFile(c.req.param('file'));
    return file ? c.body(file.content, 200, { 'Content-Type': file.type }) : c.html(renderNotFoundPage(), 404);
  });

  return site;
}

function hasFlag(url: string, name: string): boolean {
  return new URL(url).searchParams.has(name);
}

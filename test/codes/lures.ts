import type { CorpusMail } from './corpus-mail.ts';

/** Language, subject, what leads to the link, the words on it, and what a lure adds to hurry its reader. */
const WRITTEN = `
en | Verify your email address | Please verify your email address to go on using your account. | Verify email | Your account will be suspended within 24 hours.
en | Reset your password | Somebody asked for a new password for your account. | Reset password | We noticed unusual activity on your account.
en | Confirm your account | One step is left before you can sign in. | Confirm account | Failure to do so will result in permanent closure.
de | Bestätigen Sie Ihre E-Mail-Adresse | Bitte bestätigen Sie Ihre Adresse, um Ihr Konto weiter zu nutzen. | Adresse bestätigen | Andernfalls wird Ihr Konto gesperrt.
fr | Confirmez votre adresse e-mail | Confirmez votre adresse pour continuer à utiliser votre compte. | Confirmer mon adresse | Votre compte sera suspendu sous 24 heures.
es | Confirma tu cuenta | Confirma tu correo para seguir usando tu cuenta. | Confirmar cuenta | Su cuenta será suspendida en 24 horas.
pt-BR | Confirme seu e-mail | Confirme seu e-mail para continuar usando sua conta. | Confirmar e-mail | Sua conta será suspensa em 24 horas.
ru | Подтвердите адрес почты | Подтвердите адрес, чтобы пользоваться аккаунтом. | Подтвердить адрес | Ваш аккаунт будет заблокирован в течение 24 часов.
uk | Підтвердьте електронну адресу | Підтвердьте адресу, щоб користуватися обліковим записом. | Підтвердити адресу | Ваш обліковий запис буде заблоковано протягом 24 годин.
ar | تأكيد البريد الإلكتروني | يرجى تأكيد بريدك الإلكتروني لمتابعة استخدام حسابك. | تأكيد البريد | سيتم تعليق حسابك خلال 24 ساعة.
ja | メールアドレスの確認 | アカウントのご利用を続けるには、メールアドレスを確認してください。 | メールアドレスを確認する | 24時間以内に確認されない場合、アカウントは停止されます。
zh-CN | 验证您的邮箱 | 请验证您的邮箱以继续使用您的账户。 | 验证邮箱 | 您的账户将在24小时内被冻结。
`;

const TOKEN = 'J2T9mTSqr4wgZ5weatbPMQoD';
const OTHERS = ['https://northpier.com/', 'https://northpier.com/help', 'https://northpier.com/privacy'];
const SENDER = 'Northpier <no-reply@northpier.com>';

/** How a lure hides where it leads: the host and path of its target, what it shows instead, and who it says it is from. */
const TRICKS: Record<string, { target: string; shown?: string; from?: string; presses?: true; logos?: true }> = {
  'shows another address': { target: `https://kx-mail-7.ru/v/${TOKEN}`, shown: 'https://northpier.com/verify' },
  'shows another address, of an unknown sender': {
    target: `https://kx-mail-7.ru/verify?token=${TOKEN}`,
    shown: 'www.northpier.com/verify',
    from: '',
  },
  'leads away from its sender': { target: `https://crestline-media.net/verify?token=${TOKEN}` },
  'leads to a number': { target: `http://45.155.204.18/northpier/verify?token=${TOKEN}`, from: '' },
  'has a digit for a letter': { target: `https://n0rthpier.com/verify?token=${TOKEN}` },
  'has a digit for a letter, of an unknown sender': { target: `https://n0rthpier.com/verify?token=${TOKEN}`, from: '' },
  'has two letters for one': { target: `https://northpler.com/verify?token=${TOKEN}` },
  'says that it is secure': { target: `https://northpier-secure.com/verify?token=${TOKEN}` },
  'writes from its own look-alike': {
    target: `https://n0rthpier.com/verify?token=${TOKEN}`,
    from: 'Northpier <no-reply@n0rthpier.com>',
  },
  'has its victim below itself': { target: `https://northpier.com.acct-kx.info/verify?token=${TOKEN}`, from: '' },
  'has its victim’s name below itself': { target: `https://northpier.acct-kx.info/verify?token=${TOKEN}` },
  'has its victim in the path': {
    target: `https://gardenclub-lyss.ch/www.northpier.com/verify?token=${TOKEN}`,
    from: '',
  },
  'has its victim for a user': { target: `https://northpier.com@kx7.info/verify?token=${TOKEN}`, from: '' },
  'has another ending': { target: `https://northpier.tk/verify?token=${TOKEN}` },
  'looks the same in another script': { target: `https://xn--nrthpier-i4a.com/verify?token=${TOKEN}` },
  'hides behind a shortener': { target: 'https://bit.ly/3xK9dQz7Lm', from: '' },
  'hides behind a search engine': {
    target: `https://www.google.com/url?q=https%3A%2F%2Fkx7.info%2Fverify%3Ftoken%3D${TOKEN}`,
  },
  'is a form for everybody': { target: `https://northpier-verify.weebly.com/?token=${TOKEN}`, from: '' },
  'borrows the rest of the mail': { target: `https://kx7.info/verify?token=${TOKEN}`, from: '', logos: true },
  'presses, of an unknown sender': { target: `https://kx7.info/verify?id=${TOKEN}`, from: '', presses: true },
  'presses, with a page only': {
    target: 'https://crestline.info/wp-content/verify/login.php',
    from: '',
    presses: true,
  },
  'writes from a free mailbox': {
    target: `https://crestline.info/verify?token=${TOKEN}`,
    from: 'Northpier Support <northpier.help@gmail.com>',
  },
};

/** The same mails as they are sent in truth: the target's own sender, a mail service's, a counter of clicks. */
const TRUTHS: Record<string, { target: string; shown?: string; from?: string }> = {
  'of the sender': { target: `https://northpier.com/verify?token=${TOKEN}` },
  'of a part of the sender': { target: `https://app.northpier.com/v/${TOKEN}` },
  'with the address shown': { target: `https://northpier.com/v/${TOKEN}`, shown: `https://northpier.com/v/${TOKEN}` },
  'of an unknown sender': { target: `https://northpier.com/verify?token=${TOKEN}`, from: '' },
  'in another country': { target: `https://www.northpier.de/verify?token=${TOKEN}` },
  'of a mail service': {
    target: `https://northpier.com/verify?token=${TOKEN}`,
    from: 'Northpier <northpier@bounce.postline.io>',
  },
  'behind a counter of its own': { target: `https://click.northpier.com/ls/click?upn=u001.${TOKEN}${TOKEN}` },
  "behind a mail service's counter": { target: `https://u8842.ct.sendgrid.net/ls/click?upn=u001.${TOKEN}${TOKEN}` },
  'behind a counter, of an unknown sender': {
    target: `https://link.postline.io/f/a/${TOKEN}~~/${TOKEN}`,
    from: '',
  },
};

type Setting = { target: string; shown?: string; from?: string; presses?: true; logos?: true };

/** Mails that ask to confirm something where it should not be confirmed. */
export const lures: CorpusMail[] = write('lure', TRICKS, false);

/** And their twins that are what they seem. */
export const truths: CorpusMail[] = write('true', TRUTHS, true);

function write(kind: string, settings: Record<string, Setting>, isTrue: boolean): CorpusMail[] {
  return Object.entries(settings).flatMap(([name, setting], at) =>
    WRITTEN.trim()
      .split('\n')
      .map((row, number): CorpusMail => {
        const [lang = '', subject = '', lead = '', button = '', press = ''] = row.split(' | ');
        const { target, shown, from = SENDER, presses, logos } = setting;
        const isPressing = !isTrue && (presses || (at + number) % 3 === 0);
        const body = isPressing ? `${lead} ${press}` : lead;
        const isPlain = !shown && !logos && (at + number) % 4 === 3;
        const others = (logos ? OTHERS : []).map((url) => `<a href="${url}">Northpier</a>`).join(' | ');
        return {
          id: `${lang}, ${kind} ${name} ${number}`,
          lang,
          ...(from && { from }),
          subject: `${subject} - Northpier`,
          expected: null,
          link: isTrue ? target : null,
          ...(isPlain
            ? { text: `Northpier\n\n${body}\n\n${button}:\n${target}\n\n-- \nNorthpier Ltd, Portland\n` }
            : {
                html: `<table><tr><td><h2>Northpier</h2><p>${body}</p><p><a class="button" href="${target.replaceAll('&', '&amp;')}">${shown ?? button}</a></p>
<p style="font-size:11px">${others} Northpier Ltd, Portland</p></td></tr></table>`,
              }),
        };
      }),
  );
}

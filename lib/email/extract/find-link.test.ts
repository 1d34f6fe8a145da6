import { describe, expect, it } from 'vitest';
import { findLinks } from './find-link.ts';

const tracked = (n: number) => `https://click.example/ls/${n}x9Kdx9Kdx9Kdx9Kdx9Kdx9Kd`;

describe('findLinks', () => {
  it('prefers the button to logo, help and unsubscribe, wherever they lead', () => {
    const html = `<a href="${tracked(1)}"><img src="logo.png" alt="Harbour"></a><p>Almost there.</p>
      <p><a class="button" href="${tracked(2)}">Confirm my address</a></p>
      <p><a href="${tracked(3)}">Help</a> <a href="${tracked(4)}">Unsubscribe</a></p>`;
    expect(findLinks({ subject: 'Welcome', html }).link).toBe(tracked(2));
  });

  it('knows a link in a language that it has no words for by the subject', () => {
    const html = `<p>Qo lomi.</p><p><a class="button" href="${tracked(1)}">Talqoni mervi</a></p>`;
    expect(findLinks({ subject: 'Talqonit lo mervi', html }).link).toBe(tracked(1));
  });

  it('reads the plain body when there is no HTML, and leaves the full stop of the sentence', () => {
    const text =
      'Reset your password at https://harbour.example/reset/8f3a9c2e51d84b06.\n\nHelp: https://harbour.example/help';
    expect(findLinks({ text }).link).toBe('https://harbour.example/reset/8f3a9c2e51d84b06');
  });

  it.each([
    [
      'a newsletter',
      '<p>Five stories.</p><a href="https://a.example/n/1">Read more</a> <a href="https://a.example/u">Unsubscribe</a>',
    ],
    ['only a home page', '<a href="https://a.example/">Sign in</a>'],
    ['a page for everyone', '<a href="https://a.example/login?key=de">Sign in</a>'],
    ['a long word in its target', '<a href="https://a.example/verification-requirements">Verify</a>'],
    [
      'another scheme',
      '<a href="mail:verify?token=J2T9mTSqr4wg">Verify email</a><a href="mailto:verify@a.example?key=J2T9mTSq">Verify</a>',
    ],
    ['no link', '<p>Your password was changed.</p>'],
  ])('finds none in a mail with %s', (_, html) => {
    expect(findLinks({ subject: 'Hello', html }).link).toBeUndefined();
  });
});

describe('a link in plain text', () => {
  const URL_WITH_TOKEN = 'https://harbour.example/verify?token=J2T9mTSqr4wgZ5weatbPMQoD';
  const mailOf = (text: string) => ({ from: 'no-reply@harbour.example', subject: 'Verify your email address', text });

  it.each(['', ...'. , ! ** _ ” » ’ … ) ] > ） 】 」 》 。 ， 、 ”. **. .) *_'.split(' ')])(
    'ends before what follows it: %j',
    (after) => {
      for (const before of ['', '(', '«', '“', '**', '<', '「', '（'])
        expect(findLinks(mailOf(`Verify your email address: ${before}${URL_WITH_TOKEN}${after}`))).toEqual({
          link: URL_WITH_TOKEN,
        });
    },
  );

  it('has its ampersands as they are meant, and its parts joined between angle brackets', () => {
    expect(findLinks(mailOf(`Verify your email address: ${URL_WITH_TOKEN}&amp;to=ada`)).link).toBe(
      `${URL_WITH_TOKEN}&to=ada`,
    );
    const broken = URL_WITH_TOKEN.replace('wgZ5', 'wg\r\nZ5');
    expect(findLinks(mailOf(`Verify your email address: <${broken}>`)).link).toBe(URL_WITH_TOKEN);
  });

  it('is not offered if its rest seems to be in the next line', () => {
    const long = `https://discuss.harbour.example/verify_email/${'a2345678-'.repeat(4)}`;
    expect(findLinks(mailOf(`Verify your email:\n${long}\ne234-9012\n`))).toEqual({});
    expect(findLinks(mailOf(`Verify your email:\n${long}12\n\nHarbour\n`)).link).toBe(`${long}12`);
    expect(findLinks(mailOf(`Verify your email:\n${long}12\nThanks\n`)).link).toBe(`${long}12`);
  });
});

describe('a link that undoes or denies is no confirmation', () => {
  const revert = 'https://harbour.example/verify/change?token=J2T9mTSqr4wgZ5weatbPMQoD';
  it.each([
    ['en', 'The email address was changed. If this wasn’t you, <a>undo the change</a>.'],
    [
      'en',
      'Your password was changed. If you did not request this, click the button below.</p><p><a>Verify account</a>',
    ],
    ['en', 'Your email was changed. <a>This was not me</a>'],
    ['de', 'Deine Adresse wurde geändert. Wenn du das nicht warst, <a>mach die Änderung rückgängig</a>.'],
    ['es', 'Tu correo ha cambiado. Si no fuiste tú, <a>deshacer el cambio</a>.'],
    ['fr', 'Votre adresse a changé. Si vous n’avez pas demandé ce changement, <a>annulez le changement</a>.'],
    ['it', 'Il tuo indirizzo è cambiato. Se non sei stato tu, <a>annulla la modifica</a>.'],
    ['nl', 'Je adres is gewijzigd. Als je dit niet hebt gedaan, <a>maak het ongedaan</a>.'],
    ['pl', 'Twój adres został zmieniony. Jeśli to nie Ty, <a>cofnij zmianę</a>.'],
    ['pt_BR', 'Seu e-mail foi alterado. Se não foi você, <a>desfaça a alteração</a>.'],
    ['ru', 'Ваш адрес изменён. Если это были не вы, <a>отмените изменение</a>.'],
    ['uk', 'Вашу адресу змінено. Якщо це були не ви, <a>скасуйте зміну</a>.'],
    ['tr', 'Adresiniz değişti. Bunu yapan siz değilseniz <a>değişikliği geri alın</a>.'],
    ['ja', 'メールアドレスが変更されました。お心当たりがない場合は<a>変更を取り消してください</a>。'],
    ['ko', '이메일이 변경되었습니다. 본인이 아니라면 <a>변경을 되돌리세요</a>.'],
    ['zh_CN', '邮箱已更改。如果不是您本人操作，请<a>撤销更改</a>。'],
    ['zh_TW', '電子郵件已變更。如果不是您本人操作，請<a>復原變更</a>。'],
    ['ar', 'تم تغيير بريدك. إذا لم تكن أنت، <a>تراجع عن التغيير</a>.'],
  ])('%s: %s', (_, body) => {
    const html = `<p>${body.replace('<a>', `<a href="${revert}">`)}</p>`;
    expect(findLinks({ from: 'no-reply@harbour.example', subject: 'Your email address', html }).link).toBeUndefined();
  });

  it('though a mail that says so of another thing has its link', () => {
    const html = `<p>If you did not ask for this, ignore this message.</p><p><a href="${revert}">Verify your email</a></p>`;
    expect(findLinks({ from: 'no-reply@harbour.example', subject: 'Verify your email', html }).link).toBe(revert);
    const text = `If you did not ask for this, do nothing; otherwise verify your email (${revert}) within an hour.`;
    expect(findLinks({ from: 'no-reply@harbour.example', subject: 'Verify your email', text }).link).toBe(revert);
  });
});

describe('the sentence that leads to a link', () => {
  const url = 'https://harbour.example/t/99?list=4&token=J2T9mTSqr4wgZ5weatbPMQoD';
  const opaque = 'https://harbour.example/t/J2T9mTSqr4wgZ5weatbPMQoD';
  const inText = (subject: string, text: string, to = url) =>
    findLinks({ from: 'no-reply@harbour.example', subject, text: text.replace('@', to) }).link;
  const inHtml = (subject: string, text: string) =>
    findLinks({
      from: 'no-reply@harbour.example',
      subject,
      html: `<p>${text.replace(/[:,]?\s*@/, ` <a href="${url}">Harbour</a>`)}</p>`,
    }).link;

  it.each([
    'Should you no longer wish to hear of this talk, click here:\n\n@',
    'If you no longer want to get these messages, click @',
    'Wenn Sie keine Nachrichten mehr erhalten möchten, klicken Sie auf diesen Link:\n@',
    'Si vous ne souhaitez plus suivre ce sujet, cliquez sur ce lien :\n@',
    'Si ya no deseas recibir avisos, haz clic en este enlace:\n@',
    'Se non desideri più ricevere avvisi, fai clic qui:\n@',
    'Se não deseja mais receber avisos, clique aqui:\n@',
    'Als je geen berichten niet langer wilt krijgen, klik op deze link:\n@',
    'Jeśli nie chcesz otrzymywać powiadomień, kliknij ten link:\n@',
    'Если вы больше не хотите получать уведомления, перейдите по ссылке:\n@',
    'Якщо ви більше не хочете отримувати листи, перейдіть за посиланням:\n@',
    'Artık almak istemiyorsanız bağlantıya tıklayın:\n@',
    '受信を停止するには、次のリンクをクリックしてください:\n@',
    '더 이상 받고 싶지 않으면 링크를 클릭하세요:\n@',
    '如果您不想再收到通知，请点击链接：\n@',
  ])('leads away from a list: %s', (text) => {
    for (const subject of ['Reply in "Old lamps"', 'Confirm your email address'])
      expect([inText(subject, text), inHtml(subject, text)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['Reset your password', 'If you asked for this, click the link below. If not, ignore this mail.'],
    [
      'Setze dein Passwort zurück',
      'Wenn du das warst, klicke auf diesen Link. Falls nicht, ignoriere diese Nachricht.',
    ],
    ['Resetați-vă parola', 'Dacă ați cerut, dați clic pe linkul de mai jos. Dacă nu, ignorați mesajul.'],
    [
      'A jelszó átállítása',
      'Ha ezt kérte, kattintson az alábbi linkre. Különben ne tegyen semmit. A jelszavának megváltoztatása vár.',
    ],
    ['Buat ulang sandi Anda', 'Jika Anda meminta ini, klik link di bawah. Jika tidak, abaikan email ini.'],
  ])('is followed by another: %s', (subject, text) => {
    expect(inText(subject, `${text}\n\n@\n`)).toBe(url);
    expect(inText(subject, `${text}\n\n@\n`, opaque)).toBe(opaque);
    expect(inText(subject, `${text.replace(/^.*?[,،]/, 'If it was not you,')}\n\n@\n`)).toBeUndefined();
  });
});

describe('words with two meanings on or before a link', () => {
  const url = 'https://harbour.example/a/J2T9mTSqr4wgZ5weatbPMQoD';
  const from = 'no-reply@harbour.example';

  it.each([
    '登録解除',
    'Abmeldung bestätigen',
    'Confirmer le désabonnement',
    'Confirmar la baja',
    'Подтвердить отписку',
  ])('leave a list: %s', (words) => {
    const html = `<p>News of the week.</p><a href="${url}" style="background:#036;color:#fff">${words}</a>`;
    for (const subject of ['Welcome to our letter', words]) expect(findLinks({ from, subject, html })).toEqual({});
  });

  it.each([
    ['Смена адреса', 'Чтобы завершить смену адреса, нажмите на ссылку ниже.'],
    ['Зміна пароля', 'Щоб завершити зміну пароля, натисніть на посилання.'],
    ['Nova lozinka', 'Kliknite ovdje da biste poništili lozinku:'],
    ['Nova zaporka', 'Kliknite ovdje da biste poništili zaporku:'],
    ['Bienvenida', 'Para completar la validación de tu cuenta, visita'],
    ['Hola', 'Para verificar esta cuenta, visita'],
    ['Olá', 'Para confirmar esta conta, visite'],
    ['Benvenuta', 'Per terminare la validazione del tuo account visita'],
  ])('end or undo, and yet ask: %s', (subject, lead) => {
    const proving = url.replace('/a/', '/user/confirm/48/');
    expect(findLinks({ from, subject, text: `${lead}\n\n${proving}\n` }).link).toBe(proving);
  });
});

it.each([
  ['Ben wants you in Harbour', 'Open an account of your own on this page:'],
  ['Ben möchte dich in Harbour sehen', 'Auf dieser Seite legst du dein Konto an:'],
  ['Ben vous attend sur Harbour', 'Ouvrez votre compte sur cette page :'],
  ['Ben te espera en Harbour', 'Abre tu cuenta en esta página:'],
  ['Ben czeka na Ciebie w Harbour', 'Załóż swoje konto na tej stronie:'],
  ['Бен ждёт вас в Harbour', 'Откройте свой аккаунт на этой странице:'],
  ['Ben wacht op je in Harbour', 'Open je eigen account op deze pagina:'],
  ['BenがHarbourで待っています', 'このページでアカウントを作れます：'],
  ['Ben 在 Harbour 等你', '在此页面开设您的帐户：'],
  ['Hej fra Harbour', 'Din registrering er næsten færdig.\n\nTilmeld:'],
  ['Pozdrav iz Harboura', 'Još malo do kraja registracije.\n\nPrijavi se:'],
])('offers the only link of an invitation: %s', (subject, lead) => {
  const from = 'no-reply@harbour.example';
  const url = 'https://harbour.example/user/registration?token=J2T9mTSqr4wgZ5weatbPMQoD';
  expect(findLinks({ from, subject, text: `${subject}\n\n${lead}\n\n${url}\n` }).link).toBe(url);
  const page = 'https://harbour.example/news/hills-and-lakes?x=J2T9mTSqr4wgZ5weatbPMQoD';
  expect(findLinks({ from, subject, text: `${subject}\n\nHills and lakes.\n\n${page}\n` }).link).toBeUndefined();
});

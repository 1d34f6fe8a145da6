import { expect, it } from 'vitest';
import pageWords from './page-words.json';
import { inAllLanguages, isMailSent, SEND_AGAIN } from './page-words.ts';

it.each([
  'Check your email',
  'Check your inbox to continue',
  'We sent a 6-digit code to dawn@mayfly.test',
  'We’ve emailed you a link',
  'Enter the code we just sent you',
  'Wir haben dir einen Code geschickt',
  'Bitte prüfen Sie Ihr Postfach',
  'Eine E-Mail wurde an dawn@mayfly.test gesendet',
  'Hemos enviado un código a tu correo',
  'Revisa tu correo electrónico',
  'Enviamos um código para o seu e-mail',
  'Verifique seu e-mail',
  'Nous vous avons envoyé un code',
  'Consultez votre boîte de réception',
  'Мы отправили код на вашу почту',
  'Проверьте почту',
  'Ми надіслали код на вашу пошту',
  'Перевірте пошту',
  '確認コードをメールで送信しました',
  'メールをご確認ください',
  '验证码已发送至您的邮箱',
  '请查收邮件',
  'أرسلنا رمزًا إلى بريدك',
  'تحقق من بريدك الإلكتروني',
])('a page that says “%s” has sent a mail', (text) => {
  expect(isMailSent(text.toLowerCase())).toBe(true);
});

it.each([
  'Create your account',
  'Your email address',
  'Email me about offers',
  'By signing up you agree to our terms',
  'Ihre E-Mail-Adresse',
  'Correo electrónico',
  'Adresse e-mail',
  'Электронная почта',
  'メールアドレス',
  '电子邮箱',
  'البريد الإلكتروني',
  'Source code on GitHub',
])('a page that says “%s” has not', (text) => {
  expect(isMailSent(text.toLowerCase())).toBe(false);
});

it.each([
  'Resend code',
  'Send the code again',
  'Get a new code',
  'Code erneut senden',
  'Neuen Code anfordern',
  'Reenviar código',
  'Enviar de nuevo',
  'Enviar novamente',
  'Renvoyer le code',
  'Envoyer à nouveau',
  'Отправить ещё раз',
  'Отправить код повторно',
  'Надіслати ще раз',
  'コードを再送信',
  '重新发送',
  'إعادة إرسال الرمز',
])('“%s” sends it again', (text) => {
  expect(SEND_AGAIN.test(text.toLowerCase())).toBe(true);
});

it.each(['Send', 'Confirm', 'Weiter', 'Enviar', 'Envoyer', 'Отправить', '送信', '发送', 'إرسال'])(
  '“%s” does not',
  (text) => {
    expect(SEND_AGAIN.test(text.toLowerCase())).toBe(false);
  },
);

const LANGUAGES = 'en de nl sv no da fr es pt it ro pl cs sk ru uk hu fi tr el ar fa he hi th vi id ja ko zh'.split(
  ' ',
);

it.each(Object.entries(pageWords))(
  '%s is known in all languages, each by a pattern',
  (_, row: Record<string, string>) => {
    expect(LANGUAGES.filter((language) => !row[language]?.trim())).toEqual([]);
    expect(Object.keys(row).sort()).toEqual(LANGUAGES.toSorted());
    for (const pattern of Object.values(row)) expect(inAllLanguages({ pattern }).test('')).toBe(false);
  },
);

it.each([
  'Ti abbiamo mandato un’e-mail: controlla la posta in arrivo',
  'Abbiamo inviato un codice al tuo indirizzo e-mail',
  'We hebben een code naar je mailadres gestuurd',
  'Bekijk je inbox om door te gaan',
  'Wysłaliśmy kod na Twój adres e-mail',
  'Sprawdź pocztę',
  'E-posta adresine bir kod gönderildi',
  'Gelen kutunu kontrol et',
  '이메일로 코드를 보냈습니다',
  '메일함을 확인해 주세요',
  'Vi har skickat en kod till din e-post',
  'Vi har sendt en kode til din e-mail',
  'Am trimis un cod pe e-mailul tău',
  'Na váš e-mail jsme poslali kód',
  'Poslali sme kód na váš e-mail',
  'Elküldtük a kódot az e-mail-címére',
  'Lähetimme koodin sähköpostiisi',
  'Στείλαμε έναν κωδικό στο email σας',
  'کد به ایمیل شما ارسال شد',
  'שלחנו קוד לכתובת המייל שלך',
  'हमने आपके ईमेल पर एक कोड भेजा है',
  'เราได้ส่งรหัสไปที่อีเมลของคุณแล้ว',
  'Chúng tôi đã gửi mã đến email của bạn',
  'Kami telah mengirim kode ke email Anda',
])('a page that says “%s” has sent a mail, too', (text) => {
  expect(isMailSent(text.toLowerCase())).toBe(true);
});

it.each([
  'Invia di nuovo il codice',
  'Stuur de code opnieuw',
  'Wyślij kod jeszcze raz',
  'Kodu tekrar gönder',
  '코드 다시 보내기',
  'Skicka koden igen',
  'Send koden igjen',
  'Poslat kód znovu',
  'Kód újraküldése: küldje el újra',
  'Lähetä koodi uudelleen',
  'ส่งรหัสอีกครั้ง',
  'Gửi lại mã',
  'Kirim ulang kode',
])('“%s” sends it again, too', (text) => {
  expect(SEND_AGAIN.test(text.toLowerCase())).toBe(true);
});

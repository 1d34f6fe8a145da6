import { expect, it } from 'vitest';
import { MAIL_SENT, SEND_AGAIN } from './mail-words.ts';

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
  expect(MAIL_SENT.test(text.toLowerCase())).toBe(true);
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
  expect(MAIL_SENT.test(text.toLowerCase())).toBe(false);
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

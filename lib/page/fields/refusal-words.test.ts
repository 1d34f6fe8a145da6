import { describe, expect, it } from 'vitest';
import { isRefusal } from './refusal-words.ts';

describe('refuses the address, marked as an error or not', () => {
  it.each([
    'Temporary email addresses are not accepted.',
    'Disposable email addresses are not allowed',
    'Please don’t use a disposable email address.',
    'We don’t accept throwaway e-mail providers',
    'This email domain is not allowed.',
    'The domain mayfly.test has been blocked.',
    'This email address cannot be used.',
    'Sorry, mail addresses of this provider are not supported',
    'Wegwerf-Adressen sind nicht erlaubt.',
    'Bitte keine temporären E-Mail-Adressen verwenden',
    'Diese E-Mail-Domain wird nicht akzeptiert.',
    'No se permiten correos temporales',
    'Este dominio de correo no está permitido.',
    'Não aceitamos e-mails temporários: domínio não permitido',
    'Este domínio de e-mail não é permitido.',
    'Les adresses e-mail jetables ne sont pas acceptées.',
    'Ce domaine n’est pas autorisé',
    'Одноразовые адреса не принимаются',
    'Этот почтовый домен запрещён',
    'Тимчасові адреси не приймаються',
    'Цей домен заборонено',
    '使い捨てメールアドレスは使用できません',
    'このドメインは利用できません',
    '不支持临时邮箱',
    '该邮箱域名不被允许',
    'عناوين البريد المؤقتة غير مسموح بها',
    'هذا النطاق محظور',
    'Le email temporanee non sono accettate',
    'Questo dominio è bloccato',
    'Wegwerpadressen zijn niet toegestaan: gebruik een vast adres',
    'Dit e-maildomein wordt niet ondersteund, het is geblokkeerd',
    'Jednorazowe adresy e-mail nie są akceptowane',
    'Domena tego adresu jest zablokowana',
    'Tek kullanımlık e-posta adresleri kabul edilmiyor',
    'Bu alan adı engellendi',
    '일회용 이메일은 사용할 수 없습니다',
    '이 도메인은 허용되지 않습니다',
    'Engångsadresser är inte tillåtna',
    'Midlertidige e-postadresser er ikke tillatt',
    'Jednorázové adresy nejsou povoleny',
    'Kertakäyttöiset sähköpostiosoitteet eivät ole sallittuja',
    'Οι προσωρινές διευθύνσεις δεν επιτρέπονται',
    'Email tạm thời không được chấp nhận',
  ])('%s', (text) => {
    expect(isRefusal(text.toLowerCase(), false)).toBe(true);
  });
});

describe('refuses it if it is marked as an error', () => {
  it.each([
    'Please use another e-mail address.',
    'Try a different email.',
    'Bitte verwende eine andere E-Mail-Adresse',
    'Usa otra dirección de correo',
    'Use outro e-mail',
    'Veuillez utiliser une autre adresse e-mail',
    'Укажите другой адрес',
    'Вкажіть іншу адресу',
    '別のメールアドレスを入力してください',
    '请使用其他邮箱',
    'استخدم بريدًا إلكترونيًا آخر',
  ])('%s', (text) => {
    expect(isRefusal(text.toLowerCase(), true)).toBe(true);
    expect(isRefusal(text.toLowerCase(), false)).toBe(false);
  });
});

describe('says something else', () => {
  it.each([
    'This field is required.',
    'Please enter your email address',
    'Please enter a valid email address.',
    'This email address is invalid',
    'This email is already registered. Please use another email address.',
    'That address is taken. Try another email.',
    'An account with this email exists: use a different email',
    'Something went wrong. Try again later.',
    'Too many attempts. Please wait.',
    'We sent a code to your email. Wrong address? Use another email address.',
    'Email or password is wrong',
    'Special characters are not allowed in the email address',
    'We never share your email address',
    'We will email you about offers',
    'Diese E-Mail-Adresse ist bereits vergeben. Bitte nimm eine andere Adresse.',
    'Bitte gib eine gültige E-Mail-Adresse ein',
    'Este correo ya está registrado. Usa otro correo.',
    'Este e-mail já está em uso. Use outro e-mail.',
    'Cette adresse est déjà utilisée, essayez une autre adresse',
    'Этот адрес уже занят. Укажите другой адрес.',
    'Ця адреса вже зайнята. Вкажіть іншу адресу.',
    'このメールアドレスはすでに登録されています。別のメールアドレスを使用してください',
    '该邮箱已被注册，请使用其他邮箱',
    'البريد مسجل بالفعل، استخدم بريدًا آخر',
    'Ihre temporäre Adresse wurde gespeichert',
    'Temporary address (optional)',
    'Questo indirizzo è già registrato. Usa un altro indirizzo.',
    'Dit e-mailadres is al in gebruik. Kies een ander adres.',
    'Ten adres jest już zajęty. Podaj inny adres.',
    'Bu adres zaten kullanımda. Başka bir e-posta gir.',
    '이미 가입된 이메일입니다. 다른 이메일을 입력하세요.',
  ])('%s', (text) => {
    expect(isRefusal(text.toLowerCase(), true)).toBe(false);
  });
});

import { anyOf } from './any-of.ts';
import { MAIL_SENT } from './mail-words.ts';

/**
 * Words with which pages refuse an address for what it is: temporary, or of a domain that they do not accept. They are in the languages of
 * our texts, and stems, as in `field-words.ts`. All texts are compared in lower case.
 */

const MAIL =
  'mail|correo|courriel|почт|пошт|メール|アドレス|[邮郵]|电邮|電郵|信箱|بريد|عنوان|address|adress|direcci|endereço|адрес';

const DOMAIN =
  'domain|domän|dominio|domínio|домен|ドメイン|域名|网域|網域|نطاق|mail provider|mail-?anbieter|proveedor|provedor|fournisseur';

const TEMPORARY = [
  'disposable|temporary|throw-?away|burner|trash-?mail|(10|ten)[ -]?minute|wegwerf|temporäre|temp-?mail',
  'desechable|temporal(?!mente)|descart[áa]ve(l|is)|tempor[áa]ri[oa]s?(?!mente)|jetable|temporaires?(?!ment)|éphémère',
  'одноразов|временн(ы[йех]|ая|ую|ой)|тимчасов(ий|і|а|у|ої|их)|使い捨て|捨てアド|一時的な|フリーメール|一次性|[临臨][时時]|مؤقت',
].join('|');

const REFUSED = [
  // en, de
  "(not|n[’']t|no longer|never) (be |currently |yet )?(allow|accept|permit|support|welcome)|(can|could|may)(not| not|n[’']t) be used|block(ed|ing)|(?<![a-z])banned|prohibited|forbidden|disallowed|black-?list|unsupported|not? (be )?eligible",
  '(nicht|keine?n?) .{0,25}(zugelassen|erlaubt|akzeptier|zulässig|unterstützt|gestattet|angenommen|verwendet werden)|gesperrt|blockiert|verboten|unzulässig',
  // es, pt, fr
  'no (está[n]? |es |son |se )?(permiti|permite|acepta|admit|admisible|soporta)|bloquead|prohibid|não (é |são |está |estão )?(permiti|aceit|suporta)|proibid',
  '(pas|plus) (autoris|accept|permis|pris|admis)|n’accept|interdit|bloqu[ée]',
  // ru, uk
  'не (допуска|принима|разреш|поддержива)|запрещ|заблокирован|недопустим|нельзя|не (допуска|прийма|дозвол|підтриму)|заборонен|заблокован|не можна',
  // ja, zh, ar
  '(使用|利用|登録)(でき|いただけ)ません|使え(ません|ない)|許可されて|受け付け(て|でき|られ)|対応していません|禁止|不(被)?(允[许許]|支持|支援|接受|能使用|可使用)|[无無]法使用|拒[绝絕]',
  'غير (مسموح|مقبول|مدعوم)|لا (يسمح|يُسمح|نقبل|يمكن استخدام|تقبل|نسمح|ندعم|يُقبل)|محظور|ممنوع',
].join('|');

/** "Don't use …": this is a refusal only with a word for temporary mail. */
const UNWANTED =
  "do not|don[’']t|please use a (permanent|real)|bitte keine|keine |no use|no uses|não use|n’utilisez|не используйте|не використовуйте|請勿|请勿|不要使用|لا تستخدم";

const ANOTHER = [
  '(another|different|alternat(e|ive)) (valid |e-?mail |work |business )?(e-?mail|address|domain)|ander(e|en|es) (gültige )?(e-?mail|mail|adresse)|(andere|anderen) (mail)?-?anbieter',
  'otr[ao] (dirección|correo|e-?mail|cuenta de correo)|(correo|e-?mail|dirección).{0,20} (diferente|distint)|outro (endereço|e-?mail)|(e-?mail|endereço).{0,20} diferente',
  'autre (adresse|e-?mail|courriel)|adresse.{0,15} différente|друг(ой|ую|им|ое) (адрес|e-?mail|почт|электронн)|інш(у|ий|ою|ої) (адрес|e-?mail|пошт|електронн)',
  '(別|他|ほか)の(e?メール|アドレス)|(其他|其它|另一?[个個]?|别的|別的|更[换換])(的)?(电子|電子)?([邮郵][箱件]|信箱)|(بريد|عنوان).{0,25}(آخر|مختلف)',
].join('|');

/** Other reasons: the address is taken or misspelt, or the text is about another field. */
const OTHER_REASON = [
  'already|registered|taken(?![a-z])|(?<![a-z])in use|exist|bereits|schon |vergeben|registriert|(?<![a-z])ya (está|hay|tiene|fue|se )|registrad|en uso|(?<![a-z])já |cadastrad|em uso|déjà|utilisée? par',
  'уже|существу|занят|зарегистр|вже |існує|зайнят|зареєстр|すでに|既に|登録済|使用中|使用されて|已被|已[经經]|已存在|已注册|بالفعل|مسجل|مستخدم من|موجود',
  'characters?|spaces?(?![a-z])|zeichen|caracteres|espacios|espaços|caractères|espaces|символ|пробел|пробіл|文字|スペース|字符|字元|空格|أحرف|مسافات',
  'password|passwor[td]|kennwort|contraseña|senha|mot de passe|парол|パスワード|密[码碼]|كلمة',
].join('|');

export const REFUSAL_PATTERNS = {
  mail: anyOf(MAIL),
  otherReason: anyOf(OTHER_REASON),
  temporary: anyOf(TEMPORARY),
  refused: anyOf(REFUSED),
  unwanted: anyOf(UNWANTED),
  another: anyOf(ANOTHER),
  refusedMailOrDomain: anyOf(`(${DOMAIN}|${MAIL}).{0,60}(${REFUSED})`, `(${REFUSED}).{0,40}(${DOMAIN}|${MAIL})`),
};

/**
 * Whether a page refuses an address for what it is: never because it is taken, or because it is missing or written wrongly.
 * @param text a short text beside the field, in lower case
 * @param isError whether the page marks it as an error: "use another email" alone may also be the name of a link
 */
export function isRefusal(text: string, isError: boolean): boolean {
  const { mail, otherReason, temporary, refused, unwanted, another, refusedMailOrDomain } = REFUSAL_PATTERNS;
  if (otherReason.test(text)) return false;
  if (temporary.test(text) && mail.test(text) && (refused.test(text) || unwanted.test(text))) return true;
  if (refusedMailOrDomain.test(text)) return true;
  return isError && another.test(text) && !MAIL_SENT.test(text);
}

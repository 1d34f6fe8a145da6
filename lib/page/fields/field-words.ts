import { anyOf } from './any-of.ts';

/**
 * Words with which pages say what a field asks for, in labels, placeholders, names and ids, all in lower case. They are stems, not whole
 * words, because most of these languages inflect or compound. Other meanings of a stem (a postal code, a mailing address) are excluded by
 * the same pattern.
 */

/** Words for an email address. "mail" alone is used by some fifteen languages; the others are grouped by script. */
export const EMAIL = anyOf(
  '(?<!hot|direct |voice ?|snail ?|junk |power|daily )mail(?!ing(?! ?list)|er| ?(chimp|gun|jet|poet)|(box)?[-_ ]*(s?top|code|zip|number|no\\b|order))',
  // fr, es, pt, ca, gl, it
  'courriel|courrier [ée]l|\\bm[éeè]l\\b|corr?e[iou](?!o?s(?![a-z])(?! [ée]le)|o postal)|(adre|dire|endere|po[sșş]t[aă]|indirizzo)… [ée]l[eè][ck]?t+r[oóòô]ni',
  // sv, no, da, et, tr, id, ms, az, sq, sl, hr, sr, lv, lt, pl, cs, sk
  '\\be[-‐ ]?post(?!al|c|l|n)|\\bmejl|\\b(sur|e-?m)el\\b|\\be-?p(o[çš]|os[hš]|as)t|el… pa[sš]t|ele[ck]?tron… (po[csčçš]|adr)|poczt… e|e-poczt',
  // fi, is, vi, sw
  's[äa]hk[öo]posti|netfang|tölvupóst|teldupost|thư điện|hòm thư|barua ?pepe',
  // cy, ga, eu, uz, so
  '\\be-?bost|ríomhphost|(helbide|posta) elektr|elektron poch|\\bii?m[ae]yl',
  // ru, uk, be, bg, sr, mk, kk
  '[эе]л… ?(адрес|по[чш]т|пощ)|[еэe]-?по[чш]т|(?<!нов[а-яії]{1,3} |відділення |отделени[ея] )(?<![а-яії])по[чш]т[аиіыую](?![а-яії]| росс| укр)|м[аеэ][йј]л',
  // el, hy, ka, he, ar, fa, am
  'ηλεκτρ… (ταχ|διε)|μ[έε][ιη]λ|էլ… ?(փոստ|հասց)|ელ… ?(ფოსტ|მის)|მეილ|מייל|דוא(?!ר(?! אל))|ل[كک]ترون|[یي] ?م[یي]ل|ኢሜ',
  // hi, mr, ne, bn, ta, te, gu, th, kn, ml, pa, si, km, lo, my, mn
  'मेल|মেই?ল|மின்னஞ்|మెయిల్|મે[ઇઈ]?લ|เมล|ಮೇಲ್|മെയി|ਮੇਲ|ඊමේල්|විද්|អ៊ីមែល|ອີເມ|အီးမေး|цахим шуу',
  // zh, ja, ko
  '[邮郵][箱件]|(?<![邮郵]政)信箱|[电電]子?[邮郵]|メール|メル?アド|메일|전자 ?우편',
  // what the field would hold
  '(?<!@\\w{1,30})\\w@\\w+\\.\\w',
);

export const VERIFY =
  'v[eé]rif|conf[ie]rm|auth|(?<![a-z])(sms|[mt2]fa)|factor|s[eéi][cg]ur|(log|sign).?in(?= ?code)|a[ck]tiv|reset|digit|best[äa]t|sicherh|einmal|jednor[aá]z|eng[aå]ng|однораз|usage uni|ellenőr|tek kul|weryf|pot[vw]|ověř|doğrul|onay|bekr[äeæ]ft|vahvist|megerős|п[оі]дтв|провер|потв[ър]р|επαλήθ|επιβεβ|xác|التحق|التأك|تایید|אימות|ยืนยัน|認証|確認|인증|확인';
const CODE_NOUN =
  'code|c[óo]di[gc]|\\bcod\\b|k[oó]+d(?!ak)|pin(?![a-z])|token|код|κωδικ|mã(?![a-z])|رمز|کد|קוד|รหัส|コード|番号|번호|코드';

/**
 * Words for a one-time code: a word for verifying near a word for "code", in either order, or a name with both; also a code that comes by
 * mail, but not "customer code or e-mail".
 */
export const CODE = anyOf(
  '(?<![a-z])t?otp(?![a-z])|one.?time|passcode|v(er)?_?code|email.?code|digit \\d|check ?code|ワンタイム|[验驗][证證][码碼]|[校动][验态]码',
  `(${VERIFY}).{0,20}(${CODE_NOUN})`,
  `(${CODE_NOUN}).{0,20}(${VERIFY}|(?<! o[ru]? |/)(e-?mail|correo|письм))`,
);

/** A word for a code of any kind, but not for a number. */
export const SOME_CODE = new RegExp(CODE_NOUN.replace('|番号|번호', ''));

/** Codes that do not come by mail (of cards, places, shops, captchas), and other things that are named with a word for "code". */
export const OTHER_CODE =
  /c[vs][vc]|[ck]ar[dt]|post|zip|coupon|gift|discount|promo|voucher|rabat|gutschein|cup[óo][nm]|[优優]惠|折扣|خصم|скид|промо|backup|captcha|image|pict|visual|invit|referr|street|search|图形|画像|(phone|mobile) n/;

/** Other data of a user or an order than an email address, in labels and in names. */
export const OTHER_THING =
  /(?<!user ?|login ?|account ?|utzer ?|screen ?|nick ?)name(?!.{0,3}(d['e]|de) ?(usu|util))|\bnom (complet|de fam)|pr[ée]nom|nombres?(?! de usu)|apellid|cognome|sobrenome|фамил|^имя(?! пол)|(?<![a-z])(tele?)?(ph|f)one?(?![a-z])|tel[eé]f|t[ée]l[ée]ph|\btel\b|mobile?\b|handy|cell|celular|телеф|[電电][話话]|手机|携帯|(street|stra(ß|ss)e|\b(city|zip|plz|wohnort|hausn|rue|calle|ville|ciudad|cidade)\b)|post(al)? ?code|postleit|code postal|birth|geburt|naissan|nacim|рожд|生年|\b(subject|betreff|asunto|oggetto|assunto|message|company|firma|amount|quantity|website|url|link|captcha|password|coupon|promo|voucher|vat|iban|country|staat\S{0,14}|age)\b|氏名|名前|姓名|住所|件名/;

/** Words for an account or a user name. Such a field asks for an address only if the text beside it says so. */
export const ACCOUNT =
  /account|(user|login|member) ?(name|id)\b|^(login|id)\b|konto|benutzer|anmeldename|identifiant|utilisateur|compte|cuenta|usuario|conta\b|usu[aá]rio|аккаунт|логин|уч[её]тн|акаунт|логін|облік|アカウント|ログイン|ユーザー|[账帐帳][号號户戶]|用[户戶]名|حساب|اسم المستخدم/;

/** Words of a search field. */
export const SEARCH =
  /search|(?<![a-z])find (a |an |by )?(user|member|people|person|contact|name)|(?<![a-z])(filter(?!ed)|suche|recherche|buscar|cerca|zoek|szukaj)|поиск|пошук|検索|搜索|검색|بحث/;

/** `autocomplete` values of fields that ask for something else. */
export const OTHER_AUTOCOMPLETE = /(?<!user)name|tel|address-|street|post|country|organ|cc-|bday|url/;

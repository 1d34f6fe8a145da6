/**
 * The words by which pages say what a field wants, in labels, placeholders, names and ids, all lower-cased. They are roots, not whole words, because
 * most of these languages inflect or compound. What the same letters mean elsewhere (a postal code, a mailing address) is ruled out on the spot.
 */

/** An e-mail address. "mail" alone serves some fifteen languages; the rest stand by script. */
export const EMAIL = new RegExp(
  [
    '(?<!hot|direct |voice)mail(?!ing(?! ?list)|er|s?top|(box)?[-_ ]*(code|zip|number))',
    // fr, es, ca, gl, pt, it
    'courriel|\\bm[ée]l\\b|corr?e[ou] ?e|correio|correu|correo|(adres|direc|direç|enderez|adreç|posta|indirizzo)\\S* [ée]l[eè]c?t+r[oóòô]ni',
    // sv, no, da, et, tr, id, ms, az, sq, sl, hr, sr, lv, lt, pl, cs, sk
    '\\be[-‐ ]?post(?!al|c|l|n)|elpost|pos-el|\\bsurel\\b|\\be-?mel\\b|\\be-?p(oçt|osht|ošt|ast)|el\\S* pa[sš]t|ele[ck]?tron\\S* (po[csčçš]|adr)|poczt\\S* e|e-poczt',
    // fi, is, ga, cy, eu, vi, sw
    's[äa]hk[öo]posti|netfang|t[öo]lvup|r[íi]omhp|\\be-?bost|helbide ele|thư điện|hòm thư|barua ?pepe',
    // ru, uk, be, bg, sr, mk, kk, mn
    '[эе]л\\S* ?(адрес|по[чш]т|пощ)|[еэe]-?по[чш]т|^(ваша )?почт[аыу](?![а-я])|м[еэ]йл|имејл|майл|цахим шуу',
    // el, hy, ka, he, ar, fa, ur, am
    'ηλεκτρ\\S* (ταχ|διε)|μ[έε][ιη]λ|էլ\\S* ?(փոստ|հասց)|ელ\\S* ?(ფოსტ|მის)|მეილ|מייל|דוא|דואר אל|لكترون|لکترون|[یي]ميل|یمیل|ای میل|ኢሜ',
    // hi, mr, ne, bn, ta, te, kn, ml, gu, pa, si, th, lo, km, my
    'मेल|মেই?ল|மின்னஞ்|மெயில்|మెయిల్|ಮೇಲ್|മെയില|മെയിൽ|મે[ઇઈ]?લ|ਮੇਲ|තැපෑ|มล์?|ເມ[ວລ]|អ៊ីម|အီးမေ',
    // zh, ja, ko
    '邮[箱件]|郵[箱件]|信箱|[电電]子?[邮郵]|メール|ﾒｰﾙ|メル?アド|메일|전자 ?우편',
  ].join('|'),
);

const PROOF =
  'verif|vérif|confirm|conferma|valida|auth|(?<![a-z])(sms|mfa|2fa|tfa|otc)|factor|secur|segur|sécur|sicurez|login|access|activ|aktiv|recovery|reset|digit|bestätig|sicherheit|einmal|weryf|potwierd|ověř|over(ov|en)|potvr|doğrula|onay|bekr[äeæ]ft|vahvist|bevestig|megerős|ellenőrz|kinnit|patvirtin|apstiprin|подтв|провер|підтв|потвър|потврд|επαλήθ|επιβεβ|xác (nhận|minh|thực)|التحق|التأك|تایید|אימות|सत्याप|ยืนยัน|認証|確認|인증|확인';
const CODE_NOUN =
  'code|código|codigo|codi[cg]|kod(?!ak)|kód|kode|koodi|pin(?![a-z])|token|код|κωδικ|mã(?![a-z])|رمز|کد|קוד|कोड|รหัส|コード|番号|번호|코드';

/** A one-time code: a word of proof near a word for "code", in either order, or a name that says both. */
export const CODE = new RegExp(
  `(?<![a-z])t?otp(?![a-z])|one[-_ ]?time|passcode|v(er)?_?code|check ?code|ワンタイム|일회용|[验驗][证證][码碼]|[校动]\\S?[验态]码|(${PROOF}).{0,20}(${CODE_NOUN})|(${CODE_NOUN}).{0,20}(${PROOF})`,
);

/** Codes that no mail brings: of cards, places, shops, and pictures to be read. */
export const OTHER_CODE =
  /cvv|cvc|csc|card|karte|carte|tarjeta|post|zip|promo|coupon|discount|voucher|gift|country|area|captcha|image|picture|visual|图形|картин|invit|referr|bank|tax|backup/;

/** What a name such as `emailSubject` is about, standing after the word for e-mail. */
export const OTHER_HEAD =
  /mail.*(subject|message|title|template|body|content|search|filter|frequen|format|prefer|(first|last|full|nick|sur) ?_?name|phone|mobile|password|consent|company|postcode|city)/;

/** The address of somebody else. */
export const SOMEBODY_ELSE =
  /friend|recipi|receiver|referral|invit(e|ation|é)|colleague|gift|amig[oa]|(?<![a-z])amic[oi]|(?<![a-z])ami(?![a-z])|freund|empfänger|destinat[aáo]|odbiorc|vriend|ontvanger|друг[ау]|получател|友達|朋友/;

/** Says that the field is the visitor's own, in a form about somebody else. */
export const OWN = /your|sender|(?<![a-z])(my|from|ihre?|deine?|votre|tu|su|seu|mittente|uw|je)(?![a-z])|ваш|自分|您的/;

/** Fields that only machines fill. */
export const TRAP =
  /honey|(?<![a-z])hp(?![a-z])|fake|dummy|bot[-_ ]?(trap|field|check)|(leave|keep)\b.{0,30}(empty|blank)|(not|n.t) fill|human/;

/** A field that looks things up. */
export const SEARCH =
  /search|(?<![a-z])(q|query|suche?|recherche|buscar|cerca|zoek\w*|szukaj|ara)(?![a-z])|поиск|検索|搜索|검색/;

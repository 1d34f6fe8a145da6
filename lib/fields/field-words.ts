/**
 * The words by which pages say what a field wants, in labels, placeholders, names and ids, all lower-cased. They are roots, not whole words, because
 * most of these languages inflect or compound. What the same letters mean elsewhere (a postal code, a mailing address) is ruled out on the spot.
 */

/**
 * `~` is what a word goes on with. It has a bound: a text of nothing but such words would be read to its end from each of them.
 */
const anyOf = (...words: string[]) => new RegExp(words.join('|').replace(/~/g, '\\S{0,20}'));

/** An e-mail address. "mail" alone serves some fifteen languages; the rest stand by script. */
export const EMAIL = anyOf(
  '(?<!hot|direct |voice)mail(?!ing(?! ?list)|er|(box)?[-_ ]*(s?top|code|zip|number))',
  // fr, es, pt, ca, gl, it
  'courriel|\\bm[ée]l\\b|corr?e[iou]|(adre|dire|endere|po[sșş]t[aă]|indirizzo)~ [ée]l[eè][ck]?t+r[oóòô]ni',
  // sv, no, da, et, tr, id, ms, az, sq, sl, hr, sr, lv, lt, pl, cs, sk
  '\\be[-‐ ]?post(?!al|c|l|n)|\\b(sur|e-?m)el\\b|\\be-?p(o[çš]|os[hš]|as)t|el~ pa[sš]t|ele[ck]?tron~ (po[csčçš]|adr)|poczt~ e|e-poczt',
  // fi, is, vi, sw
  's[äa]hk[öo]posti|netfang|thư điện|hòm thư|barua ?pepe',
  // ru, uk, be, bg, sr, mk, kk
  '[эе]л~ ?(адрес|по[чш]т|пощ)|[еэe]-?по[чш]т|^(ваша )?почт[аыу](?![а-я])|м[аеэ][йј]л',
  // el, hy, ka, he, ar, fa, am
  'ηλεκτρ~ (ταχ|διε)|μ[έε][ιη]λ|էլ~ ?(փոստ|հասց)|ელ~ ?(ფოსტ|მის)|მეილ|מייל|דוא|ل[كک]ترون|[یي] ?م[یي]ل|ኢሜ',
  // hi, mr, ne, bn, ta, te, gu, th
  'मेल|মেই?ল|மின்னஞ்|మెయిల్|મે[ઇઈ]?લ|เมล',
  // zh, ja, ko
  '[邮郵][箱件]|信箱|[电電]子?[邮郵]|メール|メル?アド|메일|전자 ?우편',
  // what the field would hold
  '\\w@\\w+\\.\\w',
);

const PROOF =
  'v[eé]rif|conf[ie]rm|auth|(?<![a-z])(sms|[mt2]fa)|factor|s[eéi][cg]ur|(log|sign).?in(?= ?code)|a[ck]tiv|reset|digit|best[äa]t|sicherh|einmal|jednor[aá]z|eng[aå]ng|однораз|usage uni|ellenőr|tek kul|weryf|pot[vw]|ověř|doğrul|onay|bekr[äeæ]ft|vahvist|megerős|п[оі]дтв|провер|потв[ър]р|επαλήθ|επιβεβ|xác|التحق|التأك|تایید|אימות|ยืนยัน|認証|確認|인증|확인';
const CODE_NOUN =
  'code|c[óo]di[gc]|\\bcod\\b|k[oó]+d(?!ak)|pin(?![a-z])|token|код|κωδικ|mã(?![a-z])|رمز|کد|קוד|รหัส|コード|番号|번호|코드';

/**
 * A one-time code: a word of proof near a word for "code", in either order, or a name that says both; a code that comes by mail too, but not "customer code
 * or e-mail".
 */
export const CODE = anyOf(
  '(?<![a-z])t?otp(?![a-z])|one.?time|passcode|v(er)?_?code|email.?code|digit \\d|check ?code|ワンタイム|[验驗][证證][码碼]|[校动][验态]码',
  `(${PROOF}).{0,20}(${CODE_NOUN})`,
  `(${CODE_NOUN}).{0,20}(${PROOF}|(?<! o[ru]? |/)(e-?mail|correo|письм))`,
);

/** Codes that no mail brings (of cards, places, shops, pictures to be read), and what else may stand beside the word. */
export const OTHER_CODE =
  /c[vs][vc]|[ck]ar[dt]|post|zip|coupon|gift|backup|captcha|image|pict|visual|invit|referr|street|search|图形|画像|(phone|mobile) n/;

/** What `emailSubject` or `email-form-first-name` is really about. */
export const OTHER_HEAD =
  /mail(?!.{0,99}(\/|\bo([dru]|der)\b)).{0,16}(subject|message|title|tab\b|search|(?<!user ?)name|phone|mobile|passw|company|city)/;

/** Another person's address. */
export const SOMEBODY_ELSE =
  /[fv]r(ie|eu)nd(?!e?l)|recipi|receiver|invit(e|ation|é)|gift|(?<![a-z])ami(c[oi]|g[oa]s?)?(?![a-z])|colleag|empfänger|destinat[aá]|ontvanger|друг[ау]|友達|朋友/;

/** Says that the field is the visitor's own, in a form about another person. */
export const OWN = /your|sender|(?<![a-z])(my|from|ihre?|deine?|votre|tu|seu?|uw)(?![a-z])|ваш|您的/;

/** Fields that only machines fill. */
export const TRAP =
  /honey|(?<![a-z./] ?)(hp|human)(?![a-z])|fake|dummy|captcha|bot.?(trap|field)|leave.{0,30}(empty|blank)|n.t fill/;

/** A field that looks things up. */
export const SEARCH = /search|(?<![a-z])(suche|recherche|buscar|cerca|zoek|szukaj)|поиск|検索|搜索|검색/;

/** `autocomplete` values of everything else. */
export const OTHER_AUTOCOMPLETE = /(?<!user)name|tel|address|post|country|organ|cc-|bday|url/;

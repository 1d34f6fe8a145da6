import { anyOf } from './any-of.ts';
import { OTHER_THING } from './field-words.ts';

/**
 * Words of fields that mention mail, but ask for something else than the visitor's own address. They have a file of their own, because a
 * script that only searches for codes does not need them.
 */

/** Fields such as "e-mail subject" and "Betreff der E-Mail": they mention mail, but do not ask for an address. */
export const OTHER_HEAD = anyOf(
  // things that are named after mail
  '(mail(box|s)?|e-?posta|मेल)[-_ ]?(account |form |client |user )?(subject|betreff|objet|asunto|oggetto|assunto|тема|message|body|content|title|tab\\b|search|(first|last|full|list|sender|display)? ?name|(tele)?phone|mobile|passw|contrase|senha|parol|company|city|format|frequen|template|signature|preferenc|notif|benachr|setting|server|host|port\\b|domain|alias|quota|count|type\\b|limit|filter|status|reason|size|volume|provider|campaign|footer|prefix|suffix|opt[- ]?(in|out)|encrypt|protocol|language|schedule|digest|url\\b|text\\b|vorlage|programm|anbieter|häufigk|signatur|kennwort|onderwerp|wachtwoord|frekv|lösenord|ämne|reminder|preview|station|marketing|works\\b|containing|every|reservation|şifre|konu|sunucu|içeri|başlı|विषय|पासवर्ड)|mails? (verified|sent|opened|per |list name)|mailing list (name|title)',
  // things that are part of a mail, or come in it
  "(number|nummer|num[eé]ro|n[uú]mero|номер|番号|reference|\\bcode|coupon|voucher|gutschein)\\b.{0,20}(\\(|,| on | in | from | by | via | per ).{0,24}mail|((number|count) of|max(imum|\\.)?|anzahl( der| von)?|nombre (d'|de )|n[úu]mero (de|di)|aantal|liczba|antal|počet|кількість|количество) ?(e-?)?mails?",
  // for machines
  '(?<![a-z])(smtp|imap|pop3?|mx|spf|dkim)(?![a-z])|api[- ]?key|client[- ](id|secret)|list[- ]id|webhook|(?<![a-z])url$',
  // zh, ja, ko
  '件名|主[题題]|(メール|メルマガ|[邮郵]件|[邮郵]箱|메일)[ の]?(本文|密[码碼]|内容|正文|模板|模[板版]|サーバ|ソフト|テンプレ|パスワード|タイトル|通知|形式|頻度|配信|服务器|伺服器|签名|簽名|标题|標題|频率|제목|내용|본문|서버|알림|형식|비밀번호)(?!アドレス)',
);

/** Further parts of a mail, for which no page asks by themselves. */
const MAIL_THING =
  'subject|betreff|objet|asunto|oggetto|assunto|title|titel|тем[аы]|temat|tytuł|předmět|onderwerp|ämne|emne|konu|text|texte|texto|testo|tekst|текст|treść|obsah|contenu|contenido|conteúdo|contenuto|inhalt|inhoud|message|nachricht|mensaje|mensagem|messaggio|bericht|meddelande|wiadomość|zpráva|сообщение|повідомлення|signature|signatur|firma|підпис|подпись|password|passwort|kennwort|contraseña|senha|mot de passe|wachtwoord|hasło|heslo|lösenord|пароль|kata sandi|mật khẩu|subjek|judul|isi|tiêu đề|chủ đề|nội dung|domain|dominio|domínio|server|serveur|servidor|сервер|hosts?|frequency|fréquence|frecuencia|frequência|frequenza|häufigkeit|frequentie|частота|template|modèle|plantilla|modelo|vorlage|sjabloon|шаблон|format|formato|number|nummer|numéro|número|numero|номер|reason|grund|name|naam|namn|navn|nom|nome|nombre|nazwa|název|имя|назва';

/** Words for getting something by mail: then the field asks for an address. */
const WISH =
  "get|receiv|send me|e-?mail me|subscri|sign up|erhalt|bekomm|zusend|schick|ontvang|stuur|få |recevoir|recevez|m'envoy|envoyez-moi|recib|env[íi]ame|receb|ricev|otrzym|получ|пришл|отрима|надішл";

const PREPOSITION =
  "of|in|from|for|on|via|by|per|von|der|des|für|im|aus|par|dans|les|sur|de|del|do|da|dos|das|du|en|em|no|na|por|para|pour|di|dell'|della|delle|nella|van|voor|uit|till|för|til|i|från|fra|w|z|dla|od|k|ke|v|ve|pro|от|для|в|из|від|з|untuk|di|của|cho|trong|ihre[rs]|deine[rs]|meine[rs]|unsere[rs]|diese[rs]|e\\.g\\.|z\\. ?b\\.|p\\. ?ex\\.|p\\. ?ej\\.|npr\\.|напр\\.|to be";

/**
 * The text before the word for mail, if mail only qualifies another thing: "password for your [mail]", "Text der [Mail]"; in some languages
 * with nothing between them.
 */
export const HEAD_BEFORE = new RegExp(
  `^(?!.{0,24}(?<!\\p{L})(?:${WISH}))[^@]{0,16}(?:(?<!\\p{L})(?:${MAIL_THING})(?!\\p{L})|${OTHER_THING.source}).{0,24}?(?<!\\p{L})(?:${PREPOSITION})(?:['’ ](?:the|your|our|all|this|an?|l|la|el|le|los|an|ihrer?|deiner?|meiner?|tu|su|seu|sua|uw|je|poczty))?['’ ]?\\s?$|^(?:treść|předmět|heslo|temat|hasło|obsah|тема|текст|пароль|kata sandi|subjek|judul|isi|mật khẩu|tiêu đề|chủ đề|nội dung) $`,
  'u',
);

/** Texts that say that no address is wanted, that ask how the visitor would like to be contacted, or that count mails. */
export const NOT_ASKED = anyOf(
  "\\b(not|(not|don't|never) (use|include|enter)|keine?|nicht|ohne|without|sin|pas d|non) ?(your|an?|ihre|deine|'|tu|votre)? ?e-?mail|不可|以外",
  'how (did|do|would|should|can(?! we e-?mail)|many|often|shall) |(preferred|best) (contact|method|way|time)|contact (method|preference)|(which|what) (of|kind|sort|type).{0,20}mails',
  '(?<![a-z])(wie|wo) (soll|möcht|dürf|könn|woll|hab|bevorz|oft|viele)|bevorzugte(r|n)? kontakt|kontaktart|(comment|où) (souhait|préf|voul|désir|pouv|avez|devons)|(moyen|mode|préférence) de contact|(?<![a-z])c[oó]mo (pref|quier|dese|gost|pod|te |nos |le |quer|dev|conoc)|(forma|m[eé]todo|medio|meio|prefer[eê]ncia) de cont[ac]+t',
  '(?<![a-z])come (pref|vuo|desid|poss|ci )|modalità di contatto|(?<![a-z])hoe (wil|mog|kun|moet|heb|vaak)|contactvoorkeur|(?<![a-z])hur (vill|ska|kan|hört|ofta)|(?<![a-zà-ž])jak (chc|wol|prefer|mamy|często|si |má|vás)|(?<![a-zа-яії])(как|як) (вам|с вами|з вами|вы|ви|нам|удобн|зручн|часто|предпоч)|(способ|спосіб) (связи|зв)|nasıl ',
  '連絡方法|どのように|(希望|ご)連絡先の?種類|联系方式偏好|(怎么|如何)[联聯]|연락 ?방법|어떻게|कैसे|bagaimana|như thế nào|طريقة (ال)?(تواصل|اتصال)|كيف |איך |אמצעי (ה)?קשר',
  // "by mail or phone"
  '(?<![a-z])(by|via|per|par|por|pe[rl]|med|по|через) ?(e-?)?(mail|post|correo|courriel|почт[еу]|пошт[іу]) ?(/|or|oder|ou|o|eller|of|или|або|lub|nebo) (by |via |per |par |por |por |по )?(tele|phone|sms|post|whats|тел)',
  '\\d[\\d.,]{0,9} ?(k|thousand|million|\\+)? ?\\+? ?e-?mails',
);

/** "E-mail or …": whatever the alternative is, an address is accepted. */
export const OR_ELSE =
  /mail.{0,99}(\/|\bo([dru]|der)?\b|или|або|または|又は|或)|(\/|\bo([dru]|der)?\b|или|або|または|又は|或).{0,30}mail/;

/** Words for another person, whose address is asked for. */
export const ANOTHER_PERSON = anyOf(
  "[fv]r(ie|eu)nd(?!e?l)|recipi|receiver|invit(e|ation|é)|gift|col+eag|co-?worker|team-?(mate|member)|referee|supervisor|(manager|boss|employer|husband|wife|partner|colleague|spouse|doctor|professor|instructor|adviser|advisor|landlord|mentor|child|son|daughter|brother|sister)'s|spouse|nominee|co-?author|(teacher|instructor|professor|supervisor)('s)? e-?mail|(?<![a-z])(referr(er|al)|delegate|assignee)|(person|people|someone|somebody) (you|who|that)|who should we notify|emergency|share (it )?with|^(send|share|enviar|envoyer|senden) (to|a|à|an)(?![a-z])|^b?cc\\b|^(add|enter|type)( the| their)? (e-?mails|people)|(?<![a-z])(their|his|her) e-?mail",
  // de, nl, sv, no, da
  'kolleg|empfäng|beschenkt|begünstigt|notfallkontakt|eingeladen|emp?fan?eng|ontvanger|begunstigd|mottak|mottagar|m[oå]dtager|(?<![a-z])(venn|vän|vän(s|nens)|vens)(?![a-z])',
  // fr, es, pt, it, ro
  'd?estinat[aá]|filleul|parrain|b[eé]n[eé]fici?[aá]i?r|(?<![a-z])ami(c[oaihu]?|g[oa]s?|e?s)?(?![a-z])|compañer|convidado[s]? e-?mail|regalad|festeggiat|prieten|urgence|emergencia|emergência|emergenza',
  // pl, cs, sk, hu, tr, ru, uk
  'odbiorc|adresat|znajom|obdarowan|zaprosz|příjem|prijem|přítel|kamar[aá]d|priateľ|címzett|barát|alıcı|arkadaş|получател|одержувач|отримувач|друг[ау]|друзья|друзей|коллег|колег',
  // ja, zh, ko, ar, he, hi, id, vi, th
  '友達|友だち|友人|宛先|送信先|お届け先様|贈り先|受取人|紹介者|推[荐薦]人|朋友|好友|收件人|收礼人|同事|紧急联系|緊急連絡|친구|받는|추천인|수신자|صديق|مستلم|أصدقا|זמיל|חבר|נמען|मित्र|दोस्त|प्राप्तकर्ता|teman|penerima|bạn bè|người nhận|เพื่อน|ผู้รับ',
);

/** What a form does to another person, in its title: "Tell a friend". What was done to the user is no such word: "invited". */
const TELLS =
  /(?<![a-z])(tell|refer(?!r)|invite(?!d)|recommend(?!ed)|share(?!d)|send|add)(?![a-z]{2})|empf[ei]hl|einlade|weitersag|hinzufüg|recommand|parrain|partage[rz]|invite[rz]|envoye[rz]|ajoute[rz]|recom[ei]nda|comparti|enviar?(?![a-z])|invita|convid|indique|indicar|consigli|condivid|invia|segnala|pole[cć]|zaproś|doporuč|pozv[iě]|odporuč|tavsiye|davet et|paylaş|aanbevel|uitnodig|tipsa|rekommend|bjud in|anbefal|рекоменд|пригласи|пораду|запроси|поділ|подели|紹介|招待する|教える|推[荐薦]给|邀[请請]|分享|추천|초대하|공유|ادع|شارك|הזמ|שתפ|undang|bagikan|mời|giới thiệu|แนะนำ|เชิญ/u;

const PEOPLE = /(?<![a-z])(member|people|person|someone|user|guest|collaborator)s?(?![a-z])|bekannt|mitglied|nutzer/;

/** Whether the title of a form says that it is about another person; "Request an invitation" and "Send a gift" do not. */
export const isAboutOthers = (title: string): boolean =>
  TELLS.test(title) && [ANOTHER_PERSON, PEOPLE].some((one) => one.test(title.replace(/^send|(invit|gift)\S*/g, ' ')));

/** Words that show that a field is for the visitor's own address, in a form about another person. */
export const OWN =
  /your|sender|(?<!\p{L})(my|from|von|vom|ihre?|deine?|mein[es]?|votre|vos|ton|de la part|mon|tus?|mi|seus?|suas?|meu|tu[oae]|mi[oa]|uw|je|jouw|mijn|din|ditt|min|mitt|tw(ój|oje)|mój|moje|váš|vaše|můj|môj|benim|adınız)(?!\p{L})|(?<!\p{L})(ваш|мой|мои|мій|мо[їє]|від кого|от кого)|自分|あなた|ご本人|差出人|贈り主|我的|您的|你的|寄件人|本人|보내는|내 (이?메일)/u;

/** Words of a field for the one whom something is sent to: also the one who pays, or vouches for the user. */
export const RECIPIENT =
  /^(send|ship|deliver|mail|e-?mail)?( it| this)? ?(to|an|für|à|pour|a|para|per|aan|voor|naar|till|til|do|dla|pro|кому)(?!\p{L})|(?<!\p{L})to[ _-]?e?-?mail|billing|invoic|payable|reference|rechnung|fact?ura|fattur|faktur|(?<!\p{L})сч[её]т|рахун|請求|[发發]票|청구|deliver(y|ed) to|lieferung an|livraison à|entrega a|宛て|お届け先|收件|받는/u;

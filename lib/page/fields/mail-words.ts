import { anyOf } from './any-of.ts';

/**
 * Words by which pages say that they have sent a mail, or offer to send it again: in all languages of our texts except Italian, Dutch,
 * Polish, Turkish and Korean. They are roots, see `field-words.ts`. A page in another language gives no hint.
 */

const SENT = [
  // en, de
  '(?<![a-z])(e-?mailed|sent)(?![a-z])|(check|open|see|look in|go to) (your|the)|(ge|ver|zuge)s(chick|end|and)e?t|(prüf|schau|öffn|überprüf)en? ',
  // es, pt, fr
  'enviad[oa]|enviamos|(revis|comprueb|mir|abr)[ae] (tu|su|el|la)|(verifi|confir|cheque|abr|acess)[a-z]{1,4} (seu|sua|o|a)(?![a-z])|envoyée?(?![a-z])|(v[ée]rifi|consult|ouvr)ez',
  // ru, uk
  'отправ(или|лен)|выслали|прислали|проверьте|откройте|надісла(ли|но)|відправ(или|лен)|перевірте|відкрийте',
  // ja, zh, ar
  '送信(しま|済)|送りまし|ご?確認(ください|して)|已[发發寄]|[发發]送[至到给]|查收|查看|[أا]رسلنا|تم [إا]رسال|تحقق من|راجع',
].join('|');

const MAIL = [
  'e-?mail|inbox|mailbox|(?<![a-z])(code|link|pin)(?![a-z])|posteingang|postfach',
  'correo|bandeja|caixa de entrada|courriel|boîte|c[óo]digo|enlace|(?<![a-z])lien(?![a-z])',
  'почт|письм|пошт|лист(а|і)?(?![а-яі])|код|ссылк|посилан',
  'メール|受信|コード|[邮郵][箱件]|信箱|[验驗][证證][码碼]|بريد|رسالة|رمز|رابط',
].join('|');

/** "Check your mail", "we have sent you a code". */
export const MAIL_SENT = new RegExp(`(${SENT}).{0,60}(${MAIL})|(${MAIL}).{0,60}(${SENT})`);

/** On a button: "send it again", "a new code". */
export const SEND_AGAIN = anyOf(
  're-?send|send.{0,20} again|(new|another) (code|e-?mail|link)|(get|receive) (the|a|your) code',
  '(erneut|noch ?mals?|neu).{0,20}(send|schick|zustell)|(neue[nr]?|anderen?) (code|link)|code.{0,20}(anforder|erneut)',
  'reenv[ií]|(enviar|mandar).{0,20} (de nuevo|otra vez|novamente|de novo)|volver a enviar|(nuevo|novo|outro|otro) (c[óo]digo|enlace|link)',
  'renvo[yi]|envoyer.{0,20} nouveau|nouveau (code|lien)',
  '(отправ|высла|присла).{0,20}(ещ[её]|снова|повторно|заново)|повторн.{0,20}(отправ|код)|(нов|друг)[а-я]{1,4} (код|ссылк|письм)',
  '(надісла|відправ).{0,20}(ще|знову|повторно)|повторн.{0,20}(надісл|відправ)|(нов|інш)[а-яі]{1,4} (код|посилан|лист)',
  '再送|再度.{0,5}送|もう一度.{0,5}送|新しいコード|重新?[发發]送?|再次?[发發]送?|重新获取|重新獲取',
  '[إا]عادة (ال)?[إا]رسال|[أا]عد [إا]رسال|[أا]رسل.{0,20}(مجدد|مرة)|رمز جديد',
);

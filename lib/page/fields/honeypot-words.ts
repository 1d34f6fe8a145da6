/**
 * The words of fields that only machines fill, in what the page calls the field: labels, names and ids, never in what it does on a click or says of an
 * error. An "empty" alone is no such word: "can't be left empty" says the contrary.
 */

/** "Leave this empty", "for validation only, do not change", "if you are human", as plug-ins for forms say it in their languages. */
export const TRAP_LABEL = new RegExp(
  [
    // en
    'leave.{0,30}(empty|blank|alone|unchanged|as is)(?! (to|unless|if (you (want|wish|do)|un)))|left (blank|empty|unchanged)(?! (to|unless))(?<!(not|n.t) be left (blank|empty))',
    '(do not|don.?t|never) (fill|enter anything|change this|touch|modify this)|(?<![a-z])human(?! res|[a-z])|not for humans|(no|not|anti.?)(ro)?bots?\\b|\\(ro?bots?\\)|honey|validation purposes',
    // de, nl
    'leer.{0,3}(zu )?lass|lass.{0,30}leer|frei ?lass|nicht (ausf|ändern|veränd)|mensch (bist|sind)|laat.{0,30}(leeg|blanco)|niet (in(ge)?vul|wijzig)|leeg.{0,4}laten',
    // fr
    'laiss.{0,30}(vide|blanc|inchang)|ne (pas |rien )?(rempl|saisi|modif|touche)|rester (inchang|vide)|fins de validation',
    // es, pt, it
    'dej(e|a|ar|es?).{0,30}(vac[ií]o|blanco)|no (relle|complet|llen|rellen)|sin cambios|deix(e|a|ar).{0,30}(vazio|branco)|não (preench|alter)|ser alterado',
    'lasci(a|are|ate)?.{0,30}(vuoto|bianco|inalterat)|non (compil|riemp|modific)',
    // pl, cs, sk, hu, ro
    'staw.{0,30}(puste|niezmien)|nie wype[łl]nia|nevypl[ňn]|(pone|ne)ch.{0,30}prázd|üresen|hagyd?.{0,20}üres|l[ăa]sa.{0,30}(gol|necomplet)',
    // sv, da, no, fi, tr
    'lämna.{0,30}tom|l(a|ad|å).{0,30}(stå )?tom|ikke (udfyld|fyll|ændr)|inte fyll|fyll inte|jätä.{0,30}tyhj|boş bırak|doldurmay',
    // ru, uk, bg, el
    'остав.{0,30}(пуст|без изм|празн)|не (заполня|заповн|попълв)|залиш.{0,30}порожн|αφήστε.{0,30}κεν',
    // ja, zh, ko, ar, he
    '空(欄|白)?のまま(?!.{0,6}(でき|不可))|入力しないで|変更しないで|留空|(勿|不要|不用|请勿)填|비워|입력하지|اترك.{0,30}فار|لا تم|השאר.{0,30}ריק',
  ].join('|'),
);

/** Before such words: "do not leave this empty" says the contrary. */
export const NEGATED =
  /n't ?$|(?<![a-zа-яії])(not|never|nicht|niet|ne|no|n[ãa]o|non|не|nie|ikke|inte|勿|不要|不能|不得|لا) ?$/;

/** In names, ids and classes. */
export const TRAP_NAME =
  /honey|(?<![a-z])(hp|hpt|ohnohoney|human(?![-_]?[a-z])|gotcha|decoy|bait|trap|apbct)(?![a-z])|(?<![a-z])(fake|dummy)|captcha|(no|anti|is|ro)?.?bot.?(trap|field|check|test|email)|(no|anti|is) ?bot(?![a-z])|anti.?spam|spam.?(trap|check|bot|protec|block)|bee.?(trap|catch)|not.?for.?humans|please.?ignore/;

/** In a wrapper's class or id, where shorter words may mean anything. */
export const TRAP_AROUND = /honey.?pot|(?<![a-z])(hpot|ohnohoney|gotcha)(?![a-z])|(bot|spam).?(trap|field)|anti.?spam/;

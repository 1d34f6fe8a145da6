import { holdsOnly, toWords } from './field-text.ts';
import { attribute, boxOf, findAround, isShown, parentOf, propertyOf, textOf } from './page-node.ts';

/**
 * Words of honeypots: fields that only bots fill. They are searched in labels, names and ids, never in event handlers or error messages.
 * "Empty" alone is no such word: "can't be left empty" means the opposite.
 */

/** "Leave this empty", "for validation only, do not change", "if you are human", as form plug-ins write it in their languages. */
export const HONEYPOT_LABEL = new RegExp(
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

/** A negation before such words: "do not leave this empty" means the opposite. */
const NEGATED =
  /n't ?$|(?<![a-zа-яії])(not|never|nicht|niet|ne|no|n[ãa]o|non|не|nie|ikke|inte|勿|不要|不能|不得|لا) ?$/;

/** Words of honeypots in names, ids and classes. */
const TRAP_NAME =
  /honey|(?<![a-z])(hp|hpt|ohnohoney|human(?![-_]?[a-z])|gotcha|decoy|bait|trap|apbct)(?![a-z])|(?<![a-z])(fake|dummy)|captcha|(no|anti|is|ro)?.?bot.?(trap|field|check|test|email)|(no|anti|is) ?bot(?![a-z])|anti.?spam|spam.?(trap|check|bot|protec|block)|bee.?(trap|catch)|not.?for.?humans|please.?ignore/;

/** Words of honeypots in a wrapper's class or id, where shorter words may mean anything. */
const TRAP_AROUND = /honey.?pot|(?<![a-z])(hpot|ohnohoney|gotcha)(?![a-z])|(bot|spam).?(trap|field)|anti.?spam/;

/** How many ancestors are searched; below how many CSS pixels a field is invisible; how many characters the text of a wrapper may have. */
const CLIMB = 3;
const VISIBLE_PX = 5;
const AROUND_CHARS = 250;

/** How many characters before the words are searched for a negation. */
const NEGATION_CHARS = 8;

/**
 * Finds the words that show that a field is a honeypot: a field that only bots fill.
 * @param label the label of the field, or the text beside it
 * @returns undefined if there are none
 */
export function findHoneypotWords(field: HTMLElement, label: string, names: string): string | undefined {
  const own = findInText(label) ?? TRAP_NAME.exec(names) ?? TRAP_NAME.exec(classWords(field) + dataWords(field));
  if (own) return own[0];
  let around = parentOf(field);
  for (let climbed = 0; around && climbed < CLIMB && propertyOf(around, 'localName') !== 'form'; climbed++) {
    const found = TRAP_AROUND.exec(classWords(around)) ?? findInText(textAround(around, field));
    if (found) return found[0];
    around = parentOf(around);
  }
  return undefined;
}

/** Finds the words of a honeypot in a visible text, unless a negation is before them. */
function findInText(text: string): RegExpExecArray | undefined {
  const found = HONEYPOT_LABEL.exec(text);
  return found && !NEGATED.test(text.slice(Math.max(0, found.index - NEGATION_CHARS), found.index)) ? found : undefined;
}

/** The text of a wrapper of one control; empty if the wrapper contains more controls, or more text than a label with a hint. */
function textAround(around: Element, field: HTMLElement): string {
  const text = holdsOnly(around, field, 'input,select,textarea') ? textOf(around) : '';
  return text.length < AROUND_CHARS ? toWords(text) : '';
}

/** The class and id of an element, without parts that are no hint: `readonly-fake` is no fake field, and `hp-` may be any prefix. */
function classWords(element: Element): string {
  return `${attribute(element, 'class')} ${attribute(element, 'id')}`
    .toLowerCase()
    .replace(/-fake|bootstrap|(?<![a-z])hp[-_]/g, '');
}

/** The values of the `data-` attributes of a field. Values with spaces are left out: they are texts for users, such as errors. */
function dataWords(field: HTMLElement): string {
  return Object.values(field.dataset)
    .filter((value) => value && value.length < 40 && !value.includes(' '))
    .join(' ')
    .toLowerCase();
}

function isCutToNothing(field: HTMLElement): boolean {
  for (let around = parentOf(field), climbed = 0; around && climbed < CLIMB; climbed++) {
    const { width, height } = boxOf(around);
    if (Math.min(width, height) < VISIBLE_PX && /hidden|clip/.test(getComputedStyle(around).overflow)) return true;
    around = parentOf(around);
  }
  return false;
}

/**
 * Whether a field is rendered, but out of sight: outside the page, a few pixels high, transparent, or out of reach of the keyboard and of
 * screen readers. A field without any size is in a collapsed part of the page, which may open.
 */
export function isOutOfSight(field: HTMLElement): boolean {
  if (field.tabIndex < 0 && (findAround(field, '[aria-hidden=true]') || isCutToNothing(field))) return true;
  if (!isShown(field, { opacityProperty: true })) return isShown(field);
  const { width, height, right, bottom } = boxOf(field);
  if (width === 0 && height === 0) return false;
  return Math.min(width, height) < VISIBLE_PX || Math.min(right + scrollX, bottom + scrollY) <= 0;
}

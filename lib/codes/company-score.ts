import type { Surroundings } from './surroundings.ts';

const PHONE = /\(\d{3}\) ?\d{3}|\b\d{3}[-.]\d{3}[-.]\d{4}|\+\d{1,3}[ -]?\d{2,4}[ -]\d{3}/;
const ANSWER = /^(?:re|fwd?|aw|wg|sv|vs|tr|rv|odp|ynt|antw)[ :]/;
const QUOTE_OR_PROGRAM = /^[>|]|\|[^|]*\||^\+\s|^[-*] \p{Ll}|[{};]$|==|::|->|<\/|0x|\(\)|\(#\d/u;
const REACH = 3;
const SHORT = 250;
const SHORTLY = 1.8;
// Other numbers that a short mail with a code may hold, of a time and a telephone, before it looks like a list of figures.
const FEW = 2;
// What a till or a hotel prints: "Auth code 083714", "Confirmation code 77120482".
const APPROVAL = /^(?:auth|autor|авториз|код авторизац|approv|승인|承認|confirmation|co\w+ d\w+ conf|bestatigungs)/;
const AMOUNT = /\d ?(?:[元円원₩₽€$£₹]|р(?!\p{L}))|[$€£¥₩₽₹] ?\d/u;
const LONG = 3000;
// What was said of the number itself, from which on it matters less what else the mail is about.
const FAIR = 3.3;
const PLAIN = 3.8;

/** The most that `companyScore` gives. */
export const BEST_COMPANY = 4.9;

/**
 * What the rest of the mail says for a number: that something is being proved, runs out, is to be kept secret; or that the mail
 * is about a sale, a meeting or a program, is an answer, or is long.
 * @param said the score of the number's own sentence or neighbours
 */
export function companyScore(at: number, around: Surroundings, said: number): number {
  const own = around.lines[at];
  let near = 0;
  let isKept = false;
  for (let line = Math.max(0, at - REACH); line <= at + REACH; line++) {
    if (around.kindsAt(line).has('verify')) near += 0.4;
    if (!around.isNotice(line)) continue;
    near += 0.4;
    isKept ||= line >= at;
  }
  let score = Math.min(near, 1.6);
  const isSubject = around.lines[0]?.part === 'subject';
  const told = around.kindsAt(0);
  const isAnnounced = told.has('verify') || told.has('code') || told.has('once');
  if (isAnnounced) score += 1;
  if (around.count('code') + around.count('once') > 1) score += 0.5;
  if (around.length < SHORT) score += Math.max(0, SHORTLY - 0.6 * Math.max(0, around.numbers() - FEW));

  let against = Math.min(3, around.count('deal') * 0.6) + Math.min(4, around.count('work') * 0.6);
  if (around.length > LONG) against += 1;
  if (isMeeting(at, around)) against += 2;
  if (ANSWER.test(around.lines[0]?.low ?? '')) against += 2;
  score -= against * (said >= PLAIN ? 0.2 : said >= FAIR ? 0.45 : 1);

  if (isOfMeeting(at, around)) score -= 5;
  if (!isKept) {
    // A label and its number in a mail about something bought, and nothing behind it on how long it lasts or whom to tell.
    const isSale = isSubject && !isAnnounced && told.has('deal');
    const isPaid =
      APPROVAL.test(own?.low ?? '') && (around.count('money') > 0 || around.lines.some(({ raw }) => AMOUNT.test(raw)));
    if (isSale || isPaid) score -= 4;
  }
  if (QUOTE_OR_PROGRAM.test(own?.raw ?? '')) score -= 3;
  if (QUOTE_OR_PROGRAM.test(around.lines[at - 1]?.raw ?? '')) score -= 1.5;
  return score;
}

function isMeeting(at: number, around: Surroundings): boolean {
  const words = around.count('meeting');
  if (words !== 1) return words > 1;
  return around.lines.slice(Math.max(0, at - 2), at + 3).some(({ raw }) => PHONE.test(raw));
}

/** Whether the line of a number, or one of the two before, speaks of a meeting: the number opens that. */
function isOfMeeting(at: number, around: Surroundings): boolean {
  const part = around.lines[at]?.part;
  return [at - 2, at - 1, at].some((line) => around.lines[line]?.part === part && around.kindsAt(line).has('meeting'));
}

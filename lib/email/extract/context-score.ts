import { REPLY_SUBJECT } from './mail.ts';
import { CODE_POINTS } from './points.ts';
import type { Surroundings } from './surroundings.ts';

const QUOTE_OR_PROGRAM = /^[>|]|\|[^|]*\||^\+\s|^[-*] \p{Ll}|[{};]$|==|::|->|<\/|0x|\(\)|\(#\d/u;
// Issue numbers that trackers put into a subject: `(PIER-4821)`, `(PR #4821)`, `[#4821]`. Matched in lower case, hyphens as spaces.
const TICKET = /[([](?:[a-z]{2,10} ?#?|#)\d+[)\]]/;
const REACH = 3;
// A short mail with a code has at most this many numbers (see `Surroundings.numbers`). With more, it looks like a list of figures.
const FEW = 2;
const SHORT = 300;
// The labels of a card payment or a booking: "Auth code 083714", "Confirmation code 77120482".
const APPROVAL =
  /(?:^|[.,;] )(?:auth(?!ori[sz]e )|onay kodu|קוד אישור|autor|авториз|код авторизац|approv(?:al|ed)|승인|承認|confirmation|co\w+ d(?:\w+ |')(?:autor|conf|oper|transa)|bestatigungs)/;
const AMOUNT = /\d ?(?:[元円원₩₽€$£₹]|р(?!\p{L}))|[$€£¥₩₽₹] ?\d/u;

/** Points for a number from the rest of the mail, such as words for verifying, expiry or secrecy. */
export function contextGain(at: number, around: Surroundings): number {
  let near = 0;
  for (let line = Math.max(0, at - REACH); line <= at + REACH; line++) {
    if (around.hasWord(line, 'verify')) near += CODE_POINTS.hintNear;
    if (around.hasWord(line, 'context')) near += CODE_POINTS.hintNear;
  }
  let gain = Math.min(near, CODE_POINTS.mostNear);
  // An SMS has no subject.
  if (isAnnounced(around) || around.lowAt(0) === '') gain += CODE_POINTS.verifyInSubject;
  if (around.count('code') + around.count('once') > 1) gain += CODE_POINTS.severalWords;
  if (around.length() < SHORT)
    gain += Math.max(0, CODE_POINTS.fewNumbers - CODE_POINTS.perNumber * Math.max(0, around.numbers() - FEW));
  return gain;
}

/**
 * Points against a number from the rest of the mail, if it is about a sale, a meeting or software, or is an answer.
 * @param nearScore the score of the number's own sentence or neighbours
 */
export function contextCost(at: number, around: Surroundings, nearScore: number): number {
  let against =
    Math.min(CODE_POINTS.mostTopic, around.count('deal') * CODE_POINTS.perTopicWord) +
    Math.min(CODE_POINTS.mostTopic, around.count('work') * CODE_POINTS.perTopicWord);
  if (REPLY_SUBJECT.test(around.lowAt(0))) against += CODE_POINTS.reply;
  let cost = against * (nearScore >= CODE_POINTS.clearlyNear ? CODE_POINTS.topicIfClear : 1);
  if (isOfMeeting(at, around)) cost += CODE_POINTS.contradicted;
  const isPaidFor = isPaid(at, around);
  const isOther = isOfOffer(around) || isPaidFor || TICKET.test(around.lowAt(0));
  // A coupon expires too, but does not verify anything.
  const isOffer = isOfOffer(around) && around.count('verify') + around.count('once') === 0;
  if (isOffer || (isOther && ![at, at + 1].some((line) => around.hasWord(line, 'context'))))
    cost += CODE_POINTS.contradicted * (isPaidFor ? 2 : 1);
  if (isOfStay(at, around)) cost -= CODE_POINTS.noCode;
  if (QUOTE_OR_PROGRAM.test(around.lines[at]?.raw ?? '')) cost += CODE_POINTS.contradicted;
  return cost;
}

function isAnnounced(around: Surroundings): boolean {
  return around.hasWord(0, 'verify');
}

/** Whether the subject is about buying or shipping, and has no word for verifying or for a code. */
function isOfOffer(around: Surroundings): boolean {
  return !isAnnounced(around) && around.hasWord(0, 'deal');
}

/**
 * Whether the mail is about a stay, a journey, a card payment or a parcel: its codes are shown at a desk or told to a driver, and are entered
 * nowhere, unless it says how long one is valid, or to enter it.
 */
function isOfStay(at: number, around: Surroundings): boolean {
  // "Booking confirmed" verifies nothing.
  const isSettled = around.hasWord(0, 'deal') || around.hasWord(0, 'stay');
  if ((isAnnounced(around) && !isSettled) || ![0, at - 1, at, at + 1].some((line) => around.hasWord(line, 'stay')))
    return false;
  if (around.hasWord(0, 'stay') && !isAnnounced(around)) return true;
  return around.count('context') === 0 && ![at - 1, at].some((line) => around.hasWord(line, 'enter'));
}

/** Whether the number has the label of a payment or a booking, in a mail about something bought. */
function isPaid(at: number, around: Surroundings): boolean {
  // The subject is no label.
  const isLabelled = [at - 1, at].some((line) => line > 0 && APPROVAL.test(around.lowAt(line)));
  return (
    isLabelled && (around.count('deal') + around.count('money') > 0 || around.lines.some(({ raw }) => AMOUNT.test(raw)))
  );
}

/** Whether the line of a number, or one of the two lines before, is about a meeting: then the number is for joining it. */
function isOfMeeting(at: number, around: Surroundings): boolean {
  return [at - 2, at - 1, at].some((line) => around.hasWord(line, 'meeting'));
}

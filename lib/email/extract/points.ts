/**
 * The points for and against a number being the code of a mail. Each was set by the mails of `test/codes`. The comments say how many of
 * those are read wrongly if it is half a point less or more, where any are; a larger change shows the others, which are round numbers.
 */
export const CODE_POINTS = {
  enough: 5, // A candidate with so many is the code. Less: 8 numbers are taken for codes. More: 5 codes are missed.
  onceWord: 4, // A word for one-time codes alone, such as "OTP". Less: 2 missed.
  verifyingWord: 3.5, // "Verification code". Less: 1 missed. More: 2 wrong.
  enteredWord: 2.5, // "Enter the code". Less: 6 missed.
  plainWord: 2, // "Code" or "password" with nothing else. Less: 7 missed. More: 10 wrong.
  nextTo: 1.5, // The word is multiplied by this next to the number. Less: 26 missed. More: 19 wrong.
  perWordBetween: 0.2, // What each word between them takes from that. None: 18 wrong. More: 3 missed.
  farAway: 0.5, // What remains of it, however far the word is. Nothing: 4 missed.
  named: 0.25, // Added to it by a colon or "is". Nothing: 19 missed. More: 3 wrong.
  copula: 1.5, // Added to it by "is your" behind the number.
  behind: -1, // Added to it if the word is behind the number, without that. More: a count of readers is wrong.
  enteredToVerify: 3.5, // "Enter 482913 to sign in", or the line "Enter this to sign in": as good as "verification code".
  lineAbove: 1.1, // A word in a line near the number is multiplied by one of these. Less: 18 missed. More: 3 wrong.
  secondLineAbove: 1, // Less: 2 missed.
  lineBelow: 0.8, // Less: 2 missed. More: 1 wrong.
  secondLineBelow: 0.5, // Nothing: 1 missed. More: 1 wrong.
  lineWithWord: 3, // The least that a line with a word counts. More: 2 wrong.
  sixDigits: 1, // The usual shape. Less: 2 missed.
  otherShape: 0.5, // Any other. Nothing: 3 missed. More: 7 wrong.
  longNumber: -1, // Nine digits or ten. More: an account is wrong.
  noCode: -10, // Cancels whatever speaks for it.
  rival: -1, // Another number in the line is as free.
  large: 1.5, // It is large. More: the code of a booking is wrong.
  announced: 1.3, // The line before announces it. More: 1 wrong.
  labelled: 1.5, // Its line is a label and the number.
  hintNear: 0.4, // A line near it verifies something, or says how long the code is valid. Less: 8 missed. More: 1 wrong.
  mostNear: 1.5, // All such lines together.
  verifyInSubject: 1, // The subject verifies something. Less: 2 missed. More: 1 wrong.
  severalWords: 0.5, // The mail has several words for a code. Nothing: 2 missed. More: 1 wrong.
  fewNumbers: 1.8, // The mail is short and has few numbers. Less: 3 missed. More: 8 wrong.
  perNumber: 0.6, // What each number, after the second, takes from that. Less: 3 wrong.
  perTopicWord: 0.5, // What each word of a purchase or of software costs. Nothing: 3 wrong. More: 1 missed.
  mostTopic: 3, // All such words of a kind together.
  reply: 2, // The mail is an answer.
  clearlyNear: 3.3, // From here on, what is near the number outweighs the topic: the line above, with a word. Less: 2 wrong.
  topicIfClear: 0.2, // The share of the topic that remains then. More: 1 missed.
  contradicted: 5, // The number is that of a meeting, a sale, a payment, a program, or only in the subject. Less: 1 wrong. More: 1 missed.
  wordProof: 3.5, // What is near a word has to count more than this for the word to be a code: a line may announce a coupon. Less: 1 wrong.
};

/** The points for and against a link being the one that a mail was sent for, set by the mails of `test/codes` in the same way. */
export const LINK_POINTS = {
  enough: 3.5, // A link with so many is offered. Less: 4 wrong. More: 1 missed.
  provingPath: 2, // Its path has a word for verifying. More: 1 wrong.
  otherPath: -2.5, // Its path has a word of other pages. More: 1 wrong.
  longPart: 0.5, // Its path has a long part, such as a token. Nothing: 1 missed. More: 2 wrong.
  otherWord: -2.5, // A word of other links is on it.
  word: 3, // A word for verifying is on it. More: 2 wrong.
  password: 1.5, // A word for a password is on it.
  wordBefore: 1, // A word for verifying is in front of it. More: 2 wrong.
  announced: 0.5, // The text in front announces a link. Nothing: 1 missed. More: 1 wrong.
  wordInSubject: 0.5, // The subject verifies something. Nothing: 1 missed. More: 4 wrong.
  sharedWord: 1.5, // A word on it is in the subject, too. More: 3 wrong.
  alone: 0.7, // It is alone in its line. Less: 1 missed. More: 4 wrong.
  button: 1, // It looks like a button. More: 2 wrong.
  only: 1.5, // There is no other link, but for the home page. Less: 1 missed. More: 3 wrong.
  urgent: 2, // What each urgent word of the mail costs. Less: 3 lures are offered.
  mostUrgent: 6, // All of them together. Less: 2 lures are offered.
};

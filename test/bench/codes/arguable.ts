/** Mails whose label is arguable, by id, and why. They are not scored. */
export const ARGUABLE_MAILS: Record<string, string> = {
  'otphelper/googleCode':
    'The code of the same sentence is G-412157, with its prefix, in parse-otp-message/1: both can’t be right.',
  'parse-otp-message/44':
    'The language was lost from the text: "G-718356() Google ." has no word left that says what it is.',
};

import { CODE_WORDS } from './code-words.ts';
import { createLinkFinder, type FindLink } from './create-link-finder.ts';
import { LINK_WORDS } from './link-words.ts';

/**
 * The link that confirms, verifies, activates, resets or signs in: the one that the message was sent for.
 * @returns its target as written, undefined when none stands out; the link is only found, never opened; never throws
 */
export const findConfirmationLink: FindLink = createLinkFinder(CODE_WORDS, LINK_WORDS);

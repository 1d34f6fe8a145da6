/** Before each file of tests: texts are in English, as no browser is there to bring its language. */
import { setMessages } from '../../lib/language/messages.ts';
import { packedMessages } from './packed-messages.ts';

setMessages(await packedMessages('en.yml'));

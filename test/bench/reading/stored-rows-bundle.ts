export { openMailbox } from '../../../lib/mailbox/database.ts';
export { messagesSchema } from '../../../lib/mailbox/message.ts';
export { readMailbox } from '../../../lib/mailbox/store.ts';

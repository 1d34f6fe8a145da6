export { messagesSchema } from '../../../lib/mailbox/message.ts';
export { openStores } from '../../../lib/mailbox/open-stores.ts';
export { readMailbox } from '../../../lib/mailbox/store.ts';

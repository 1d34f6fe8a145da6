/** All object stores of the mailbox. */
export const STORES = [
  'addresses',
  'messages',
  'bodies',
  'texts',
  'files',
  'deleted',
  'trash',
  'totals',
  'refusals',
] as const;

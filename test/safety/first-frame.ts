/** Of a sandboxed frame beside those of the mails. Its process is theirs, and stays when they go: to start one takes longer than all else. */
export const FIRST_FRAME = '/first-frame';

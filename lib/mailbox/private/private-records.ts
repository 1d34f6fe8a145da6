import { sessionRecords } from './session-records.ts';

/** The mail of private windows. */
export const privateRecords = sessionRecords('private:');

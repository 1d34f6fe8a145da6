import {
  backgroundCalls,
  type CallList,
  fieldCalls,
  frameCalls,
  practiceCalls,
  viewCalls,
  viewPortCalls,
} from '../../lib/messaging/calls.ts';

/** Every call that there is, by who hears it. */
export const CALL_GROUPS: Record<string, CallList> = {
  backgroundCalls,
  fieldCalls,
  frameCalls,
  practiceCalls,
  viewCalls,
  viewPortCalls,
};

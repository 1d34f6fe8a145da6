import {
  backgroundCalls,
  type CallList,
  fieldCalls,
  frameCalls,
  trialCalls,
  viewCalls,
  viewPortCalls,
} from '../../lib/messaging/calls.ts';

/** Every call that there is, by who hears it. */
export const CALL_GROUPS: Record<string, CallList> = {
  backgroundCalls,
  fieldCalls,
  frameCalls,
  trialCalls,
  viewCalls,
  viewPortCalls,
};

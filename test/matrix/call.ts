import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Scene } from './scene.ts';
import type { Aim } from './service.ts';

/**
 * What the user has: what the service has; nothing so far, or what was there before; what the service said wrongly to be gone is gone; or
 * what nobody said.
 */
export type State = 'right' | 'nothing' | 'gone' | 'wrong' | 'incomplete';

/**
 * One call of the API, in one moment in which Mayfly makes it.
 * @property moment `press`: a user waits, and is told
 * @property begin what is there before; it is asked for by `act`
 * @property wake what Mayfly does by itself when its worker starts, or at the alarm
 * @property onAlarm what it does at the alarm, if that is not the same
 * @property press what the user can do who is not helped by that
 * @property alarm by which it comes back; absent where that is the next look for mail
 */
export type MatrixCall = {
  call: string;
  moment: string;
  isPress: boolean;
  aims: readonly Aim[];
  isConnected?: false;
  isSpent?: true;
  begin?(scene: Scene): Promise<unknown>;
  act(scene: Scene): Promise<unknown>;
  wake?(scene: Scene): Promise<unknown>;
  onAlarm?(scene: Scene): Promise<unknown>;
  press?(scene: Scene): Promise<unknown>;
  alarm?: string;
  state(scene: Scene): Promise<State>;
};

export const get = (path: string): Aim => ({ method: 'GET', path });

/** When an alarm of the browser fires: epoch ms; undefined where it is not set. */
export const alarmAt = async (name: string) => (await fakeBrowser.alarms.get(name))?.scheduledTime;

import { maybe, object, string } from '../shape/shape.ts';
import type { CallOf, Calls } from './calls.ts';

/** What every call looks like on its way; its `args` are parsed by the call's own schema. */
const envelope = object({ call: string, args: (args: unknown) => args });

/** Whether a group has a call of this name. */
function isIn<Group extends Calls>(group: Group, name: string): name is keyof Group & string {
  return Object.hasOwn(group, name);
}

/**
 * Finds out which call of a group a message is; its arguments are not parsed yet.
 * @returns undefined for anything else
 */
export function findCall<Group extends Calls>(
  group: Group,
  message: unknown,
): { call: keyof Group & string; args: unknown } | undefined {
  const { call: name, args } = maybe(envelope)(message) ?? {};
  return name !== undefined && isIn(group, name) ? { call: name, args } : undefined;
}

/** @returns undefined for what is no call of the group, or has wrong arguments */
export function parseCall<Group extends Calls>(group: Group, message: unknown): CallOf<Group> | undefined {
  const found = findCall(group, message);
  const args = found && maybe((group[found.call] as Group[string]).arguments)(found.args);
  return args === undefined ? undefined : ({ call: found?.call, args } as CallOf<Group>);
}

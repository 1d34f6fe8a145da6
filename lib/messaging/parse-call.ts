import { z } from '../storage/schema.ts';
import type { CallList, CallOf } from './calls.ts';

/** The form in which every call is sent. Its `args` are parsed with the call's own schema. */
const envelopeSchema = z.object({ call: z.string(), args: z.unknown() });

function isIn<Group extends CallList>(group: Group, name: string): name is keyof Group & string {
  return Object.hasOwn(group, name);
}

/** Finds out which call of a group a message is. Its arguments are not parsed yet. @returns undefined if it is none of them */
export function findCall<Group extends CallList>(
  group: Group,
  message: unknown,
): { call: keyof Group & string; args: unknown } | undefined {
  const { data } = envelopeSchema.safeParse(message);
  return data && isIn(group, data.call) ? { call: data.call, args: data.args } : undefined;
}

/** @returns undefined if the message is not a call of the group, or has invalid arguments */
export function parseCall<Group extends CallList>(group: Group, message: unknown): CallOf<Group> | undefined {
  const found = findCall(group, message);
  const args = found && group[found.call]?.arguments.safeParse(found.args).data;
  return args === undefined ? undefined : ({ call: found?.call, args } as CallOf<Group>);
}

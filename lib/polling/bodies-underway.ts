/** A body that takes long holds up nothing else. */
export const PATIENCE_MS = 1500;

const underway = new Set<string>();

/** Whether a message's body is being fetched: nobody asks for it a second time. */
export function isUnderway(id: string): boolean {
  return underway.has(id);
}

/** @param id of the message whose body is fetched meanwhile */
export async function whileUnderway<T>(id: string, fetchBody: () => Promise<T>): Promise<T> {
  underway.add(id);
  try {
    return await fetchBody();
  } finally {
    underway.delete(id);
  }
}

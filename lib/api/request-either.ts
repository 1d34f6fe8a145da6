import { NotFoundError, NotUnderstoodError } from './errors.ts';

/**
 * Asks on the one of two paths that this service is known for; while none is, on the first and then on the other.
 * A 404 or 405 without an envelope is the router's word, and counts as "no such path" too.
 * @param request throws a `ServiceError`, which is thrown on; where neither path is there, the first one's
 * @param remember called with which path there is, where that was not known
 */
export async function requestEither<Variant extends string>(
  request: (path: string) => Promise<Response>,
  known: Variant | undefined,
  paths: Record<Variant, string>,
  remember: (variant: Variant) => void,
): Promise<Response> {
  if (known !== undefined) return request(paths[known]);
  const [first, second] = Object.keys(paths) as [Variant, Variant];
  try {
    const response = await request(paths[first]);
    remember(first);
    return response;
  } catch (error) {
    const isNoPath =
      error instanceof NotFoundError ||
      (error instanceof NotUnderstoodError && (error.facts.status === 404 || error.facts.status === 405));
    if (!isNoPath) throw error;
    const response = await request(paths[second]).catch(() => {
      throw error;
    });
    remember(second);
    return response;
  }
}

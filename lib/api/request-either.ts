import { InvalidResponseError, NotFoundError } from './errors.ts';

/** Some servers answer with their own page, whatever is asked for. */
const NO_PATH = [200, 404, 405];

/**
 * Asks on the one of two paths that this service is known for; while none is, on the first and then on the other.
 * A 404 or 405 without an envelope is the router's word, and counts as "no such path" too; so does an answer that is no file.
 * @param request reads the answer as well; throws a `ServiceError`, which is thrown on; where neither path is there, the first one's
 * @param remember called with which path there is, where that was not known
 */
export async function requestEither<Variant extends string, Answer>(
  request: (path: string) => Promise<Answer>,
  known: Variant | undefined,
  paths: Record<Variant, string>,
  remember: (variant: Variant) => void,
): Promise<Answer> {
  if (known !== undefined) return request(paths[known]);
  const [first, second] = Object.keys(paths) as [Variant, Variant];
  try {
    const response = await request(paths[first]);
    remember(first);
    return response;
  } catch (error) {
    const isNoPath =
      error instanceof NotFoundError ||
      (error instanceof InvalidResponseError && NO_PATH.includes(error.facts.status ?? 0));
    if (!isNoPath) throw error;
    const response = await request(paths[second]).catch(() => {
      throw error;
    });
    remember(second);
    return response;
  }
}

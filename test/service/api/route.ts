import { matchesPath } from '../faults/matches-path.ts';

interface Route {
  method: string;
  /** As hono writes it, `/v1/messages/:id`. */
  path: string;
}

/** The path as the specification writes it, `/v1/messages/{id}`; the path itself if no route but middleware matched. */
export function toRoute(matched: readonly Route[], path: string): string {
  const route = matched.findLast((candidate) => !candidate.path.includes('*'));
  return route ? route.path.replace(/:(\w+)/g, '{$1}') : path;
}

/** Methods that are possible at a path; none if there is nothing. */
export function findAllowedMethods(routes: readonly Route[], path: string): string[] {
  const here = routes.filter(
    (route) => !route.path.includes('*') && matchesPath(route.path.replace(/:\w+/g, '*'), path),
  );
  const methods = new Set(here.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

import { useEffect, useRef } from 'preact/hooks';
import { callBackground } from '../../lib/messaging/call-background.ts';
import { hostPattern } from '../../lib/site/host.ts';

/**
 * Gives back the permission for a service that was not connected in the end. A user who mistyped the key corrects it and tries again, so
 * the permission is kept while the form is open, and the browser asks only once. It is given back when the user tries a service of another
 * host, or leaves the form or the page.
 * @returns `keepFor`: to be called with the service whose permission is asked for, and with undefined once it is connected; `revokeUnused`: to
 *   be called when the user leaves the form
 */
export function useUnusedGrant() {
  const asked = useRef<string>(undefined);
  // The same object in all renders, because the listener for `pagehide` calls it.
  const { current: grant } = useRef({
    keepFor(baseUrl: string | undefined) {
      // After a correction of the path or the port only, the same permission is needed again.
      if (baseUrl !== undefined && asked.current !== undefined && hostPattern(baseUrl) !== hostPattern(asked.current))
        grant.revokeUnused();
      asked.current = baseUrl;
    },
    revokeUnused() {
      const baseUrl = asked.current;
      asked.current = undefined;
      if (baseUrl !== undefined) void callBackground('revokeService', { baseUrl });
    },
  });

  useEffect(() => {
    addEventListener('pagehide', grant.revokeUnused);
    return () => {
      removeEventListener('pagehide', grant.revokeUnused);
      grant.revokeUnused();
    };
  }, []);
  return grant;
}

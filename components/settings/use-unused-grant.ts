import { useEffect, useRef } from 'preact/hooks';
import { callBackground } from '../../lib/messaging/call-background.ts';
import { hostPattern } from '../../lib/site/site-pattern.ts';

/**
 * The permission of a service that is not connected yet. A user who mistyped a key corrects it and tries again: while the form stays
 * open the permission stays as well, so that the browser asks once. It is given back when a service of another host is tried, and when the form or
 * the page is left.
 * @returns `keepFor`: called with a service whose permission was asked for, and with undefined once it is connected; `giveBack`: the
 *   form is left
 */
export function useUnusedGrant() {
  const asked = useRef<string>(undefined);
  // Not made anew by a render: what leaves the page calls it.
  const { current: grant } = useRef({
    keepFor(baseUrl: string | undefined) {
      // A corrected path or port needs the same permission, which is in use again by now.
      if (baseUrl !== undefined && asked.current !== undefined && hostPattern(baseUrl) !== hostPattern(asked.current))
        grant.giveBack();
      asked.current = baseUrl;
    },
    giveBack() {
      const baseUrl = asked.current;
      asked.current = undefined;
      if (baseUrl !== undefined) void callBackground('giveServiceBack', { baseUrl });
    },
  });

  useEffect(() => {
    addEventListener('pagehide', grant.giveBack);
    return () => {
      removeEventListener('pagehide', grant.giveBack);
      grant.giveBack();
    };
  }, []);
  return grant;
}

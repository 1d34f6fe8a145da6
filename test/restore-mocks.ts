/** After each test of lib and components, what it put in the place of something is gone. Others have one scene for all tests of a file. */
import { afterEach, vi } from 'vitest';

afterEach(({ task }) => {
  if (!/^(?:lib|components)\//.test(task.file.name)) return;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

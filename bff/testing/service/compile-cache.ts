import { fileURLToPath } from 'node:url';

/** The environment of a process that a test starts: its compiled code is cached along with the service's. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/trellis', import.meta.url)),
};

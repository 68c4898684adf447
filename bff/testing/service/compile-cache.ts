import { fileURLToPath } from 'node:url';

/**
 * Of a process that a test starts: where its code is kept without types and compiled, as that of the service
 * itself.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/trellis', import.meta.url)),
};

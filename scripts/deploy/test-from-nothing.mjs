// @ts-check
/**
 * `npm run test:from-nothing`: installs Trellis on a machine without a network, uses it, breaks it and restores it. The
 * story is in test-from-nothing/story.ts.
 */
import { setUp } from '../setup.mjs';

if (await setUp(import.meta.url)) await import('./test-from-nothing/main.ts');

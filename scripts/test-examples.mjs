// @ts-check
/** `npm run test:examples`: sets everything up, then builds and uses each app of examples/. The story is in test-examples/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./test-examples/main.ts');

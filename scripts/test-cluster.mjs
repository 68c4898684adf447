// @ts-check
/** `npm run test:cluster`: sets everything up, then tests several nodes. The story is in test-cluster/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./test-cluster/main.ts');

// @ts-check
/** `npm test`: sets everything up, then runs every check and every test. The story is in test/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./test/main.ts');

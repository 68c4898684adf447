// @ts-check
/** `npm start`: sets everything up, then runs the BFF and the demo until Ctrl-C. The story is in start/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./start/main.ts');

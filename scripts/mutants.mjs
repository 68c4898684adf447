// @ts-check
/** `npm run test:mutants`: changes the code in small ways and looks which change no test notices. The story is in mutants/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./mutants/main.ts');

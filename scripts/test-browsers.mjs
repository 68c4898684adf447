// @ts-check
/** `npm run test:browsers`: sets everything up, then runs the journeys in Firefox and in WebKitGTK. The story is in test-browsers/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./test-browsers/main.ts');

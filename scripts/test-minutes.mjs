// @ts-check
/** `npm run test:minutes`: sets everything up, then follows docs/minutes.md from an empty folder. The story is in test-minutes/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./test-minutes/main.ts');

// @ts-check
/** `npm run test:image`: assembles the image's root, starts it and uses it. The story is in test-image/main.ts. */
import { setUp } from '../setup.mjs';

if (await setUp(import.meta.url)) await import('./test-image/main.ts');

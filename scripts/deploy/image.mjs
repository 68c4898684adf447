// @ts-check
/** `npm run image -- [folder]`: assembles the root of the image, by default in dist/image. See image/contents.ts. */
import { setUp } from '../setup.mjs';

if (await setUp(import.meta.url)) await import('./image/main.ts');

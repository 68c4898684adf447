// @ts-check
/** `npm run test:caddy`: sets everything up, then tries the Caddyfiles of the docs and of compose.yaml. The story is in test-caddy/main.ts. */
import { setUp } from '../setup.mjs';

if (await setUp(import.meta.url)) await import('./test-caddy/main.ts');

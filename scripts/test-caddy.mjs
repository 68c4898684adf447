// @ts-check
/** `npm run test:caddy`: sets everything up, then tries the Caddyfile of the docs. The story is in test-caddy/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./test-caddy/main.ts');

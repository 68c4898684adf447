// @ts-check
/** `npm run test:postgres`: sets everything up, then tests the service on PostgreSQL. The story is in test-postgres/main.ts. */
import { setUp } from './setup.mjs';

if (await setUp(import.meta.url)) await import('./test-postgres/main.ts');

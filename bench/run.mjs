// @ts-check
/** `npm run bench`: bundles the service as for production, then measures it beside its peers. The steps are in main.ts. */
import { setUp } from '../scripts/setup.mjs';

if (await setUp(import.meta.url)) {
  const { buildService } = await import('../scripts/build/service.ts');
  await buildService({ ifStale: true });
  await import('./main.ts');
}

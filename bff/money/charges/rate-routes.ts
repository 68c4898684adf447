import type { FeatureDeps } from '../../core/feature.ts';
import { route, type Route } from '../../core/api/route.ts';
import { merchantOfCall } from '../../accounts/merchants/merchants.ts';
import { getRates } from './contract/rates.ts';
import { readRates } from './read-rates.ts';

export function rateRoutes({ db, keys }: FeatureDeps): Route[] {
  return [
    route(getRates, async ({ principal, query }) => {
      const merchant = await merchantOfCall(db, principal, query.merchant);
      const now = new Date(await keys.clocks.now(principal));
      return { body: await readRates(db, merchant, now, principal.kind === 'key') };
    }),
  ];
}

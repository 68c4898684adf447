import { Payer, Till } from '../../../money/payments/testing/till.ts';
import { publish } from '../../../money/pricing/testing/price-sheets.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';
import { STRIPE_KEYS } from './running-stripe.ts';
import { StripeStandIn } from './stand-in.ts';

/** A service whose production has Stripe's stand-in, with a merchant who may take payments. */
export interface StripeService {
  readonly service: Service;
  readonly standIn: StripeStandIn;
  /** Pays in production. */
  readonly payer: Payer;
  readonly account: string;
  readonly logLines: readonly string[];
  stop(): Promise<void>;
}

export async function startStripeService(): Promise<StripeService> {
  const standIn = await new StripeStandIn().start();
  const service = await startService({
    stripe: { ...STRIPE_KEYS, apiBase: standIn.url },
    payables: new Till().payables,
    timers: { timing: { lookMs: 50, gatherMs: 5, retryMs: 5 } },
  });
  const partner = await signUp(service);
  await publish(service, { partnerId: null, environment: 'production' });
  const account = standIn.accounts.createReady().id;
  const row = { merchant_id: partner.active, account, created_at: new Date() };
  await service.db.insertInto('stripe_accounts').values(row).execute();
  return {
    service,
    standIn,
    payer: Payer.of(service, partner, 'production'),
    account,
    logLines: service.logLines,
    async stop() {
      await service.stop();
      await standIn.close();
    },
  };
}

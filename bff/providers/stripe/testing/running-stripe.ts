import { systemClock } from '../../../core/api/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { newUlid } from '../../../core/database/ids.ts';
import { lentDatabase } from '../../../testing/service/lent-database.ts';
import { Patience } from '../../../testing/service/patience.ts';
import type { Bank } from '../../bank/bank.ts';
import type { Processor } from '../../processor/processor.ts';
import { openStripe } from '../stripe.ts';
import { StripeStandIn } from './stand-in.ts';

export const STRIPE_KEYS = {
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
} as const;

/** The adapter with a stand-in of Stripe at its other end, for one test file. */
export interface RunningStripe {
  readonly standIn: StripeStandIn;
  readonly processor: Processor;
  readonly bank: Bank;
  readonly db: Db;
  readonly patience: Patience;
  /** A merchant whose account may take payments, and that account. */
  readonly merchant: string;
  readonly account: string;
  stop(): Promise<void>;
}

export async function startStripe(): Promise<RunningStripe> {
  const lent = await lentDatabase();
  const database = await lent.open();
  const { db } = database;
  const standIn = await new StripeStandIn().start();
  const patience = new Patience();
  const settings = { ...STRIPE_KEYS, apiBase: standIn.url, timeoutMs: patience.ms };
  const { processor, bank } = openStripe(settings, { db, clock: systemClock });
  const account = standIn.accounts.createReady().id;
  const merchant = `mer_${newUlid()}`;
  await db
    .insertInto('stripe_accounts')
    .values({ merchant_id: merchant, account, created_at: new Date() })
    .execute();
  return {
    standIn,
    processor,
    bank,
    db,
    patience,
    merchant,
    account,
    async stop() {
      await processor.close();
      await standIn.close();
      await database.close();
      await lent.drop();
    },
  };
}

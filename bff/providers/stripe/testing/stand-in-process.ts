/**
 * Stripe's stand-in in its own process, with an account that may take payments: for the bench, for
 * `examples/stripe/`, and to try things by hand (`PORT=12111 node
 * bff/providers/stripe/testing/stand-in-process.ts`). It prints both, and sends them on the channel to a
 * parent, whose messages say what the card's bank, the bank and Stripe do. Webhooks go to WEBHOOK_URL, signed
 * with WEBHOOK_SECRET.
 */
import { StripeStandIn } from './stand-in.ts';

interface Order {
  /** Decides every dispute that is open. */
  readonly decide?: 'won' | 'lost';
  /** Decides every payout that is in transit. */
  readonly settle?: 'paid' | 'failed';
  /** Moves pence of the newest account by hand. */
  readonly adjust?: number;
}

const { PORT = '0', WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET: secret = '' } = process.env;
const standIn = await new StripeStandIn({
  port: Number(PORT),
  ...(webhookUrl !== undefined && { webhooks: { url: webhookUrl, secret } }),
}).start();
const { id: account } = standIn.accounts.createReady();
process.stdout.write(`STRIPE_API_BASE=${standIn.url} account ${account}\n`);
process.send?.({ url: standIn.url, account });
process.on('message', ({ decide, settle, adjust }: Order) => {
  const { accounts, disputes } = standIn;
  for (const { id, status } of disputes.disputes.values()) {
    if (decide && status !== 'won' && status !== 'lost') disputes.decide(id, decide);
  }
  for (const { id, status } of accounts.payouts.values()) {
    if (settle && status === 'in_transit') accounts.settlePayout(id, settle);
  }
  const newest = [...accounts.accounts.keys()].at(-1);
  if (adjust !== undefined && newest !== undefined) accounts.adjust(newest, adjust, 'gbp');
});
process.on('disconnect', () => process.exit(0));

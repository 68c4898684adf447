/**
 * Stripe's stand-in in its own process, with an account that may take payments: for the bench, and to try
 * things by hand (`PORT=12111 node bff/providers/stripe/testing/stand-in-process.ts`). It prints both, and
 * sends them on the channel to a parent.
 */
import { StripeStandIn } from './stand-in.ts';

const standIn = await new StripeStandIn({ port: Number(process.env['PORT'] ?? 0) }).start();
const { id: account } = standIn.accounts.createReady();
process.stdout.write(`STRIPE_API_BASE=${standIn.url} account ${account}\n`);
process.send?.({ url: standIn.url, account });
process.on('disconnect', () => process.exit(0));

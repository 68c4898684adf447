import { StripeStandIn } from '../../bff/providers/stripe/testing/stand-in.ts';

/** Stripe's stand-in with an account that may take payments. Prints its URL and the account on the channel. */
const standIn = await new StripeStandIn().start();
const { id: account } = standIn.accounts.createReady();
process.send?.({ url: standIn.url, account });
process.on('disconnect', () => process.exit(0));

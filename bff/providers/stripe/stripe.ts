import { openStripeClient, type StripeSettings } from './client.ts';
import type { Bank } from '../bank/bank.ts';
import type { Processor } from '../processor/processor.ts';
import { openStripeBank } from './stripe-bank.ts';
import { checkStripe, openStripeProcessor, type StripeProcessorDeps } from './stripe-processor.ts';

export type { StripeSettings } from './client.ts';

/** Opens Stripe to see whether it answers, without a database. */
export function openStripeCheck(settings: StripeSettings): Pick<Processor, 'check' | 'close'> {
  const client = openStripeClient(settings);
  return { check: () => checkStripe(client), close: () => Promise.resolve(client.close()) };
}

/**
 * Opens Stripe behind the processor's port and the bank's, which is closed with the processor. The SDK is
 * loaded with the first request.
 */
export function openStripe(
  settings: StripeSettings,
  deps: Pick<StripeProcessorDeps, 'db' | 'clock'>,
): { readonly processor: Processor; readonly bank: Bank } {
  const client = openStripeClient(settings);
  const isLive = /^[rs]k_live_/.test(settings.secretKey);
  return {
    processor: openStripeProcessor({ ...deps, client, isLive, element: elementOf(settings) }),
    bank: openStripeBank({ ...deps, client }),
  };
}

/** Stripe's own script and where it goes; an emulator serves its own. */
function elementOf({ publishableKey: key, apiBase }: StripeSettings): StripeProcessorDeps['element'] {
  if (apiBase !== undefined) {
    const origin = new URL(apiBase).origin;
    const sources = { scripts: [origin], connects: [origin], forms: [origin], frames: [origin] };
    return { script: `${origin}/stripe.js`, key, sources };
  }
  return {
    script: 'https://js.stripe.com/endive/stripe.js',
    key,
    sources: {
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      connects: ['https://api.stripe.com', 'https://*.stripe.com'],
      forms: ['https://checkout.stripe.com', 'https://hooks.stripe.com', 'https://*.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    },
  };
}

import { openStripeClient, type StripeSettings } from './client.ts';
import type { Processor } from '../processor/processor.ts';
import { checkStripe, openStripeProcessor, type StripeProcessorDeps } from './stripe-processor.ts';

export type { StripeSettings } from './client.ts';

/** Opens Stripe to see whether it answers, without a database. */
export function openStripeCheck(settings: StripeSettings): Pick<Processor, 'check' | 'close'> {
  const client = openStripeClient(settings);
  return { check: () => checkStripe(client), close: () => Promise.resolve(client.close()) };
}

/** Opens Stripe behind the processor's port. The SDK is loaded with the first request. */
export function openStripe(
  settings: StripeSettings,
  deps: Pick<StripeProcessorDeps, 'db' | 'clock'>,
): { readonly processor: Processor } {
  const client = openStripeClient(settings);
  return { processor: openStripeProcessor({ ...deps, client }) };
}

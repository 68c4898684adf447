import { openStripeClient, type StripeSettings } from './client.ts';
import type { Processor } from '../processor/processor.ts';
import { openStripeProcessor, type StripeProcessorDeps } from './stripe-processor.ts';

export type { StripeSettings } from './client.ts';

/** Opens Stripe behind the processor's port. The SDK is loaded with the first request. */
export function openStripe(
  settings: StripeSettings,
  deps: Pick<StripeProcessorDeps, 'db' | 'clock'>,
): { readonly processor: Processor } {
  const client = openStripeClient(settings);
  return { processor: openStripeProcessor({ ...deps, client }) };
}

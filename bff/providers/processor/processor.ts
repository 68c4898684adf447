import type { EnvironmentName } from '../../core/contract/fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Processor, Processors } from './processor-port.ts';

export { readReturn } from './card-return.ts';
export { openProcessor } from './client.ts';
export { startSandboxProcessor, type SandboxProcessor } from './sandbox/sandbox-processor.ts';
export type { ProcessorPayment } from './contract/processor-payment.ts';
export type { Processor, Processors } from './processor-port.ts';

/** @throws {ApiError} state_forbids: payments can't be made online in this environment */
export function processorOf(processors: Processors, environment: EnvironmentName): Processor {
  const processor = processors[environment];
  if (processor) return processor;
  throw new ApiError('state_forbids', {
    message: "Online payment isn't set up here. Where the location allows it, orders can be paid at pickup.",
  });
}

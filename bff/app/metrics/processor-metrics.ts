import type { Registry } from 'prom-client';
import type { Processor } from '../../providers/processor/processor.ts';
import { portTimer } from './port-timer.ts';

/**
 * Times what is asked of the processor. Of what has failed or was slow, nobody knows at first whether it happened: an authorization
 * is found by its recovery.
 */
export function processorMetrics(registry: Registry): (processor: Processor) => Processor {
  const timed = portTimer(registry, {
    name: 'trellis_processor_duration_seconds',
    help: 'Requests to payment processors: answered, refused, failed, or slow (no response in time); after the last two, the outcome is unknown until the payment is recovered',
    acts: ['authorize', 'find', 'capture', 'cancel', 'refund'],
  });
  return (processor) => ({
    ...processor,
    authorize: (...order) => timed('authorize', () => processor.authorize(...order)),
    find: (...reference) => timed('find', () => processor.find(...reference)),
    capture: (...reference) => timed('capture', () => processor.capture(...reference)),
    cancel: (...reference) => timed('cancel', () => processor.cancel(...reference)),
    refund: (...order) => timed('refund', () => processor.refund(...order)),
  });
}

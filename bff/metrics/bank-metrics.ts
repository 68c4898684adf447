import { Histogram, type Registry } from 'prom-client';
import type { Bank } from '../bank/bank.ts';
import { ApiError } from '../gateway/errors.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const ACTS = ['keep_account', 'send', 'find'] as const;
type Act = (typeof ACTS)[number];
/** Answered; refused because of the request; failed or not understood; no response in time. */
const OUTCOMES = ['answered', 'refused', 'failed', 'slow'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Times what is asked of a bank. What has failed or was slow is asked again: the payout's timer finds out whether it happened. */
export function bankMetrics(registry: Registry): (bank: Bank) => Bank {
  const durations = new Histogram({
    name: 'trellis_bank_duration_seconds',
    help: 'Requests to banks: answered, refused, failed, or slow (no response in time); after the last two, the outcome of a payout is unknown until the bank is asked again',
    labelNames: ['act', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  for (const act of ACTS) for (const outcome of OUTCOMES) durations.zero({ act, outcome });

  async function timed<Answer>(act: Act, ask: () => Promise<Answer>): Promise<Answer> {
    const startedMs = performance.now();
    let outcome: Outcome = 'answered';
    try {
      return await ask();
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      durations.observe({ act, outcome }, (performance.now() - startedMs) / 1000);
    }
  }

  return (bank) => ({
    keepAccount: (account) => timed('keep_account', () => bank.keepAccount(account)),
    send: (order) => timed('send', () => bank.send(order)),
    find: (reference, at) => timed('find', () => bank.find(reference, at)),
    close: () => bank.close(),
  });
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'upstream_slow') return 'slow';
  return error.status < 500 ? 'refused' : 'failed';
}

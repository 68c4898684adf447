import { openHttpProcessor } from './processor.ts';
import { testProcessor, type Act, type ProviderFault, type Subject } from './testing/contract-suite.ts';
import { RunningProcessor } from './testing/running-processor.ts';

const TOKENS = {
  paid: 'tok_paid',
  declined: 'tok_declined',
  insufficient_funds: 'tok_insufficient_funds',
  challenge: 'tok_challenge',
  refund_fails: 'tok_refund_fails',
  disputed: 'tok_disputed',
  unknown: 'tok_unknown',
} as const;

const OPERATIONS: Readonly<Record<Act, string>> = {
  authorize: 'authorizePayment',
  capture: 'capturePayment',
  cancel: 'cancelPayment',
  refund: 'refundPayment',
};

/** The faults that the built-in processor can simulate. */
const FAULTS: Partial<Record<ProviderFault, 'lost_answer' | 'slow' | 'unavailable'>> = {
  lost_answer: 'lost_answer',
  slow: 'slow',
  overloaded: 'unavailable',
};

/** The built-in processor through the client of the HTTP port. */
async function start(): Promise<Subject> {
  const running = new RunningProcessor();
  await running.start();
  return {
    processor: running.client,
    merchant: 'mer_1',
    card: (behavior) => TOKENS[behavior],
    async answerChallenge(url, answer) {
      await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer }) });
    },
    fail(act, fault) {
      const simulated = FAULTS[fault];
      if (simulated) running.service.faults.next(OPERATIONS[act], simulated);
      return simulated !== undefined;
    },
    lose: (act) => running.patience.lose(act),
    close: () => running.stop(),
  };
}

/**
 * Somebody's own processor (`npm run test:provider`), which has to know the tokens above and a page for
 * challenges whose form sends `answer`.
 */
async function startForeign({ url, token }: { url: string; token: string }): Promise<Subject> {
  const processor = openHttpProcessor({ url, token });
  return {
    processor,
    merchant: process.env['PROVIDER_MERCHANT'] ?? 'mer_1',
    card: (behavior) => TOKENS[behavior],
    async answerChallenge(page, answer) {
      await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer }) });
    },
    fail: () => false,
    lose: (act) => act(),
    close: () => processor.close(),
  };
}

const { PROVIDER_URL: url, PROVIDER_TOKEN: token = '' } = process.env;
if (url === undefined) testProcessor('the sandbox, over HTTP', start);
else testProcessor(url, () => startForeign({ url, token }));

import { expect, test, vi } from 'vitest';
import type { Operation } from '../../core/contract/operation.ts';
import { createSession } from '../../accounts/identity/contract/sessions/sessions.ts';
import { createMerchant } from '../../accounts/merchants/contract/merchants.ts';
import type { FinishedRequest } from '../../core/http/request-observers.ts';
import { nudgeAfterChange } from './webhooks.ts';

test.each<[method: string, operation: Operation | undefined, nudges: number]>([
  ['POST', createMerchant, 1],
  ['PATCH', undefined, 1],
  ['DELETE', undefined, 1],
  ['POST', createSession, 0],
  ['GET', undefined, 0],
  ['HEAD', undefined, 0],
  ['OPTIONS', undefined, 0],
])('after %s each job looks only if something may have changed', (method, operation, nudges) => {
  const jobs = [{ nudge: vi.fn<() => void>() }, { nudge: vi.fn<() => void>() }];
  const finished = { method, scope: { operation } } as FinishedRequest;
  nudgeAfterChange(...jobs)(finished);
  for (const { nudge } of jobs) expect(nudge).toHaveBeenCalledTimes(nudges);
});

import type { LitElement } from 'lit';
import { Work, type WorkWords } from '../kit/loading/work.ts';
import { failureWords } from './failures.ts';

export { later } from './failures.ts';

/**
 * Creates the work of a surface, with its own texts for work in progress, and the shared texts for failures.
 */
export const surfaceWork = <Action extends string, Place extends string>(
  host: LitElement,
  busy: WorkWords<Action>['busy'],
): Work<Action, Place> => new Work(host, { busy, failure: failureWords(host) });

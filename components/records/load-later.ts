import type { LitElement } from 'lit';
import { Work, type WorkWords } from '../kit/loading/work.ts';
import { failureWords } from './failures.ts';

export { later } from './failures.ts';

/** The work of a surface, in its words for what is under way, and in all surfaces' words for what failed. */
export const surfaceWork = <Action extends string, Place extends string>(
  host: LitElement,
  busy: WorkWords<Action>['busy'],
): Work<Action, Place> => new Work(host, { busy, failure: failureWords(host) });

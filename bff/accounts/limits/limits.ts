/** What others use of rate limits and the requests to raise them. */
export { limitLetter } from './limit-letter.ts';
export { decideLimitRequest, type LimitDecision } from './limit-requests.ts';
export { setLimit } from './set-limit.ts';

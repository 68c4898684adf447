/** Rate limits and the requests to raise them, for other features. */
export { limitLetter } from './limit-letter.ts';
export { decideLimitRequest, type LimitDecision } from './limit-requests.ts';
export { setLimit } from './set-limit.ts';

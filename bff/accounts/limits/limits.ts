/** What others use of rate limits and the requests to raise them. */
export { decideLimitRequest, type LimitDecision } from './limit-requests.ts';
export { setLimit } from './set-limit.ts';

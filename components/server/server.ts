/** The server package: runs wherever there is `fetch` and WebCrypto, and doesn't depend on the elements. */
export type { components, paths } from './api.ts';
export type { TrellisAccess } from './access.ts';
export { type ClientOptions, createClient } from './client.ts';
export type { CallOptions, TrellisClient } from './client.ts';
export {
  type ErrorBody,
  TrellisApiError,
  type TrellisApiErrorType,
  TrellisConnectionError,
} from './errors.ts';
export { decimalsOf, formatMoney, type MoneyAmount } from './numbers.ts';
export { sessionHandler, type SessionHandlerOptions } from './session-handler.ts';
export { type VerifyOptions, verifyWebhook, type WebhookHeaders } from './webhook.ts';
export { type WebhookErrorReason, WebhookVerificationError } from './webhook.ts';
export type { WebhookEvent, WebhookEventData, WebhookEventType } from './webhook-events.ts';

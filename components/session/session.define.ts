import { define } from './base-element.ts';
import { TrellisSession } from './session.ts';

export type { ApiRequest, ApiResponse } from './api-client.ts';
export type { SessionEventMap, TrellisEventMap } from './base-element.ts';
export type { SessionInfo } from './session.ts';
export type { SessionToken } from './token-life.ts';
export type { ErrorBody, TrellisErrorDetail, TrellisErrorType } from './trellis-error.ts';
export { TrellisError } from './trellis-error.ts';
export { TrellisSession };

define('trellis-session', TrellisSession);

import type { Task as KitTask, Work } from '../../kit/loading/work.ts';
import type { TrellisEventMap } from '../../session/base-element.ts';

/** A change that a person asks for. */
export type WebhookAction =
  | 'create'
  | 'update'
  | 'enable'
  | 'disable'
  | 'delete'
  | 'rotate-secret'
  | 'ping'
  | 'redeliver'
  | 'replay'
  | 'simulate';

/** The card where it is requested, and where its outcome is shown. */
export type WebhooksPlace = 'endpoints' | 'deliveries';
export type WebhooksWork = Work<WebhookAction, WebhooksPlace>;
export type Task<Response> = KitTask<WebhookAction, WebhooksPlace, Response>;

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to which endpoint. */
export interface WebhookChangeDetail {
  action: WebhookAction;
  endpoint?: string;
}

/** The events of this element by name, for `addEventListener`. */
export interface WebhooksEventMap extends TrellisEventMap {
  'trellis-before-change': CustomEvent<WebhookChangeDetail>;
  'trellis-changed': CustomEvent<WebhookChangeDetail>;
}

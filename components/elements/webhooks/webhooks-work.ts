import type { Task as KitTask, Work } from '../../kit/loading/work.ts';

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

import type { LitElement } from 'lit';
import { type Task as KitTask, Work } from '../../kit/loading/work.ts';
import { msg } from '../../i18n/message.ts';
import { later } from './load-later.ts';
import type { WebhookAction } from './webhook-action.ts';

export type WebhooksPlace = 'endpoints' | 'deliveries';
export type WebhooksWork = Work<WebhookAction, WebhooksPlace>;
export type Task<Response> = KitTask<WebhookAction, WebhooksPlace, Response>;

/** The work of this element, in its words. */
export const webhooksWork = (host: LitElement): WebhooksWork =>
  new Work(host, {
    busy: (action) => later.for(host)?.busyText(action) ?? '…',
    failure: (error, isSent, leftS) =>
      later.for(host)?.failureText(error, isSent, leftS) ?? [msg('This isn’t available right now.'), ''],
  });

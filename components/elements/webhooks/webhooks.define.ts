// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisWebhooks } from './webhooks.ts';

export type { WebhookChangeDetail, WebhooksEventMap, WebhooksState } from './webhooks.ts';

export { TrellisWebhooks };

define('trellis-webhooks', TrellisWebhooks);

export type { WebhookAction } from './webhooks-work.ts';

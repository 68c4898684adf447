import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { TrellisWebhooks, type WebhooksEventMap } from './webhooks.ts';

/**
 * `<trellis-webhooks>` for React: an entry of its own, so that an app that does not use it does not load it.
 *
 * @example
 * <Session api="/trellis-webhooks" cookie>
 *   <Webhooks onTrellisChanged={() => refresh()} />
 * </Session>
 */
export const Webhooks = createComponent({
  tagName: 'trellis-webhooks',
  elementClass: TrellisWebhooks,
  react,
  events: {
    onTrellisReady: named<WebhooksEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisBeforeChange: named<WebhooksEventMap, 'trellis-before-change'>('trellis-before-change'),
    onTrellisChanged: named<WebhooksEventMap, 'trellis-changed'>('trellis-changed'),
    onTrellisError: named<WebhooksEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<WebhooksEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});

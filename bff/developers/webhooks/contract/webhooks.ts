import type { FeatureContract } from '../../../core/contract/feature.ts';
import { listWebhookDeliveries, pingWebhookEndpoint, replayWebhookEvents } from './delivery-operations.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './endpoint-operations.ts';

export const webhooks = {
  tag: 'Webhooks',
  description:
    'Endpoints receive your events as webhooks, signed as Standard Webhooks specifies. Each event is delivered at least ' +
    'once, in any order, and retried for three days. Each delivery lists its attempts.',
  operations: [
    createWebhookEndpoint,
    listWebhookEndpoints,
    getWebhookEndpoint,
    updateWebhookEndpoint,
    deleteWebhookEndpoint,
    rotateWebhookSecret,
    pingWebhookEndpoint,
    listWebhookDeliveries,
    replayWebhookEvents,
  ],
} as const satisfies FeatureContract;

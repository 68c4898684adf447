import { getEvent, listEvents, redeliverEvent } from './events.ts';
import { createHostedLink } from './hosted-links.ts';
import { createKey, getKey, listKeys, revokeKey, rotateKey, updateKey } from './keys.ts';
import { getMerchant, listMerchants } from './merchants.ts';
import type { Operation } from './operation.ts';
import { createPartner, getPartner, publishPartner, setOrigins } from './partners.ts';
import { createPlant } from './plants.ts';
import { getHealth, getOpenApi, getReadiness, getSigningKeys } from './platform.ts';
import { advanceSandboxClock, getSandboxClock, simulateEvent } from './sandbox.ts';
import { createSession, getCurrentSession } from './sessions.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  pingWebhookEndpoint,
  replayWebhookEvents,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhooks.ts';

/** Every operation there is, in the order of the reference page. */
export const OPERATIONS: readonly Operation[] = [
  createPlant,
  createSession,
  getCurrentSession,
  createPartner,
  getPartner,
  setOrigins,
  publishPartner,
  createKey,
  listKeys,
  getKey,
  updateKey,
  rotateKey,
  revokeKey,
  listMerchants,
  getMerchant,
  createWebhookEndpoint,
  listWebhookEndpoints,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  pingWebhookEndpoint,
  listWebhookDeliveries,
  replayWebhookEvents,
  listEvents,
  getEvent,
  redeliverEvent,
  simulateEvent,
  getSandboxClock,
  advanceSandboxClock,
  createHostedLink,
  getHealth,
  getReadiness,
  getSigningKeys,
  getOpenApi,
];

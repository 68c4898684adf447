import { getEvent, listEvents, redeliverEvent } from './events.ts';
import { createHostedLink } from './hosted-links.ts';
import { createKey, getCurrentKey, getKey, listKeys, revokeKey, rotateKey, updateKey } from './keys.ts';
import { closeMerchant, createMerchant, getMerchant, listMerchants, updateMerchant } from './merchants.ts';
import type { Operation } from './operation.ts';
import { createPartner, getPartner, publishPartner, setOrigins, updatePartner } from './partners.ts';
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
  updatePartner,
  setOrigins,
  publishPartner,
  createKey,
  listKeys,
  getCurrentKey,
  getKey,
  updateKey,
  rotateKey,
  revokeKey,
  createMerchant,
  listMerchants,
  getMerchant,
  updateMerchant,
  closeMerchant,
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

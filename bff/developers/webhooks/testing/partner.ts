import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { call, signUp, type Reply, type SignedUp } from '../../../testing/service/service.ts';
import type { WebhookDelivery } from '../contract/deliveries.ts';
import type { IssuedWebhookEndpoint, WebhookEndpoint } from '../contract/endpoints.ts';
import type { Timing } from '../sending/poll-timer.ts';

/** No delays, so that no test waits for the real schedule. */
export const FAST: Partial<Timing> = {
  delaysMs: [0, 10, 10, 10, 10],
  lookMs: 10,
  gatherMs: 0,
};

/**
 * The pause between two polls of a delivery: polling without a pause would use up the key's limit, and the
 * CPU.
 */
const ASK_AGAIN_MS = 20;

/** A partner that has signed up, with the calls that tests of webhooks make. */
export class TestPartner {
  readonly service: { url: string };
  readonly account: SignedUp;

  private constructor(service: { url: string }, account: SignedUp) {
    this.service = service;
    this.account = account;
  }

  /** Returns a partner that has already signed up, at a chosen node. */
  static of(service: { url: string }, account: SignedUp): TestPartner {
    return new TestPartner(service, account);
  }

  static async signUp(service: { url: string }, name?: string): Promise<TestPartner> {
    return new TestPartner(service, await signUp(service, name));
  }

  call<Body = Record<string, unknown>>(
    operation: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<Body>> {
    const credential = this.account.key;
    return call<Body>(this.service, operation, { credential, body, ...(headers && { headers }) });
  }

  async addEndpoint(url: string, more: object = {}): Promise<IssuedWebhookEndpoint> {
    const reply = await this.call<IssuedWebhookEndpoint>('POST /v1/webhook_endpoints', { url, ...more });
    if (reply.status !== 201) throw new Error(`no endpoint: ${reply.text}`);
    return reply.body;
  }

  async endpoint(id: string): Promise<WebhookEndpoint> {
    return (await this.call<WebhookEndpoint>(`GET /v1/webhook_endpoints/${id}`)).body;
  }

  /** Causes an event by creating a key. @returns the key's ID */
  async makeEvent(name = 'An event'): Promise<string> {
    const body = { name, capability: ['plants:write'] };
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const reply = await this.call<{ id: string }>('POST /v1/keys', body, headers);
      if (reply.status === 201) return reply.body.id;
      // A busy machine asks to repeat it, and it happens once.
      if (reply.status !== 503) throw new Error(`no event: ${reply.text}`);
      await setTimeout(ASK_AGAIN_MS);
    }
  }

  async ping(endpointId: string): Promise<WebhookDelivery> {
    return (await this.call<WebhookDelivery>(`POST /v1/webhook_endpoints/${endpointId}/ping`)).body;
  }

  /** Creates an endpoint that subscribes to no event of the test, and sends it a ping. */
  async pinged(receiver: {
    readonly url: string;
  }): Promise<{ endpoint: IssuedWebhookEndpoint; event: string }> {
    const endpoint = await this.addEndpoint(receiver.url, { events: ['menu.published'] });
    const { event } = await this.ping(endpoint.id);
    return { endpoint, event };
  }

  async deliveries(endpointId: string, query = ''): Promise<WebhookDelivery[]> {
    const path = `/v1/webhook_endpoints/${endpointId}/deliveries?limit=100${query}`;
    return (await this.call<{ data: WebhookDelivery[] }>(`GET ${path}`)).body.data;
  }

  /** Polls until the newest delivery of an event to an endpoint is as expected. */
  async deliveryWhen(
    endpointId: string,
    eventId: string,
    isWanted: (delivery: WebhookDelivery) => boolean,
  ): Promise<WebhookDelivery> {
    for (;;) {
      const [delivery] = await this.deliveries(endpointId, `&event=${eventId}`);
      if (delivery && isWanted(delivery)) return delivery;
      await setTimeout(ASK_AGAIN_MS);
    }
  }
}

import { call, type Service, type SignedUp } from '../../../testing/service/service.ts';
import type { Merchant } from '../contract/merchant.ts';

export const FERNDALE = {
  legal_name: 'Ferndale Ltd',
  display_name: 'Ferndale',
  country: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
};

/**
 * The calls of a partner's merchants. They default to its key.
 * @param now is asked at each call: the service starts after the calls are made
 */
export function merchantCalls(now: () => { service: Service; partner: SignedUp }) {
  const create = (
    body: object = FERNDALE,
    credential = now().partner.key,
    headers: Record<string, string> = {},
  ) => call<Merchant>(now().service, 'POST /v1/merchants', { credential, body, headers });
  const update = (id: string, body: object, credential = now().partner.key) =>
    call<Merchant>(now().service, `PATCH /v1/merchants/${id}`, { credential, body });
  const close = (id: string, credential = now().partner.key) =>
    call<Merchant>(now().service, `POST /v1/merchants/${id}/close`, { credential });
  const read = (id: string, credential = now().partner.key) =>
    call<Merchant>(now().service, `GET /v1/merchants/${id}`, { credential });
  /** Oldest first. */
  const eventsOf = async (id: string): Promise<{ type: string; data: Merchant }[]> => {
    const list = await call<{ data: { type: string; data: Merchant }[] }>(
      now().service,
      `GET /v1/events?merchant=${id}`,
      { credential: now().partner.key },
    );
    return list.body.data.toReversed();
  };
  return { create, update, close, read, eventsOf };
}

import { call, type Service, type SignedUp } from '../../../testing/service/service.ts';
import type { Location } from '../contract/location.ts';

export const MILL_LANE = { name: 'Market Square' };
export const GBP = (amount: number) => ({ amount, currency: 'GBP' });

/** Opening hours: `week('friday 09:00 17:00')`. */
export const week = (...texts: string[]) =>
  texts.map((text) => {
    const [day = '', open = '', close = ''] = text.split(' ');
    return { day, open, close };
  });

/**
 * The calls of a merchant's locations. They default to the partner's active merchant and its key.
 * @param now is asked at each call: the service starts after the calls are made
 */
export function locationCalls(now: () => { service: Service; partner: SignedUp }) {
  const at = (merchant = now().partner.active): string => `/v1/merchants/${merchant}/locations`;
  const create = (
    body: object = MILL_LANE,
    {
      merchant = now().partner.active,
      credential = now().partner.key,
      headers = {},
    }: { merchant?: string; credential?: string; headers?: Record<string, string> } = {},
  ) => call<Location>(now().service, `POST ${at(merchant)}`, { credential, body, headers });
  const read = (id: string, { merchant = now().partner.active, credential = now().partner.key } = {}) =>
    call<Location>(now().service, `GET ${at(merchant)}/${id}`, { credential });
  const update = (
    id: string,
    body: object,
    { merchant = now().partner.active, credential = now().partner.key } = {},
  ) => call<Location>(now().service, `PATCH ${at(merchant)}/${id}`, { credential, body });
  const list = (query = '', { merchant = now().partner.active, credential = now().partner.key } = {}) =>
    call<{ data: Location[]; has_more: boolean; next_cursor: string | null }>(
      now().service,
      `GET ${at(merchant)}${query}`,
      { credential },
    );
  /** Oldest first. */
  const eventsOf = async (id: string): Promise<{ type: string; data: Location }[]> => {
    const { service, partner } = now();
    const { body } = await call<{ data: { type: string; data: Location }[] }>(
      service,
      `GET /v1/events?merchant=${partner.active}&limit=100`,
      { credential: partner.key },
    );
    return body.data.filter(({ data }) => data.id === id).toReversed();
  };
  return { at, create, read, update, list, eventsOf };
}

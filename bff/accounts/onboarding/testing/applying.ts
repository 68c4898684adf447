import { call, type Reply, type Service, type SignedUp } from '../../../testing/service/service.ts';
import type { Merchant } from '../../merchants/contract/merchant.ts';
import type { Onboarding } from '../contract/onboarding-record.ts';

/** The applicant and the service. */
export interface Applying {
  readonly service: Service;
  readonly partner: SignedUp;
  /** The id of the merchant. */
  readonly applicant: string;
}

/**
 * The calls of an applicant's onboarding. They default to the applicant and its partner's key.
 * @param now is asked at each call: each test has a separate applicant
 */
export function onboardingCalls(now: () => Applying) {
  const get = (id = now().applicant, credential = now().partner.key) =>
    call<Onboarding>(now().service, `GET /v1/merchants/${id}/onboarding`, { credential });
  const patch = (
    body: object,
    id = now().applicant,
    credential = now().partner.key,
    headers: Record<string, string> = {},
  ) => call<Onboarding>(now().service, `PATCH /v1/merchants/${id}/onboarding`, { credential, body, headers });
  const submit = (id = now().applicant, credential = now().partner.key) =>
    call<Onboarding>(now().service, `POST /v1/merchants/${id}/onboarding`, { credential });
  const read = async (id = now().applicant): Promise<Merchant> =>
    (await call<Merchant>(now().service, `GET /v1/merchants/${id}`, { credential: now().partner.key })).body;
  const eventsOf = async (id = now().applicant): Promise<{ type: string; data: Merchant }[]> => {
    const { body } = await call<{ data: { type: string; data: Merchant }[] }>(
      now().service,
      `GET /v1/events?merchant=${id}`,
      { credential: now().partner.key },
    );
    return body.data.toReversed();
  };
  const typesOf = async (id = now().applicant): Promise<string[]> =>
    (await eventsOf(id)).map(({ type }) => type);
  /** Moves the sandbox's clock. */
  const pass = async (ms: number): Promise<void> => {
    const { service, partner } = now();
    const { body } = await call<{ now: string }>(service, 'GET /v1/sandbox/clock', {
      credential: partner.key,
    });
    const to = new Date(Date.parse(body.now) + ms).toISOString();
    await call(service, 'POST /v1/sandbox/clock/advance', { credential: partner.key, body: { to } });
  };
  return { get, patch, submit, read, eventsOf, typesOf, pass };
}

/** The state of each step, by its name. */
export const statesOf = ({ body }: Reply<Onboarding>): Record<string, string> =>
  Object.fromEntries(body.steps.map(({ name, state }) => [name, state]));

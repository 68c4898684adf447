import { IntentKey } from '../../session/intent-key.ts';
import type { Upload } from '../../kit/loading/upload.ts';
import type { ApiRequest } from '../../session/api-client.ts';
import type { TrellisSession } from '../../session/session.ts';
import { TrellisError } from '../../session/trellis-error.ts';
import { isOnboarding, type Onboarding, type OnboardingChange } from './onboarding-record.ts';

/**
 * The operations of one merchant's onboarding, through the element's session. A change is sent under the
 * idempotency key of its intent. Numbers of banks, taxes and identities leave no trace in storage, not even
 * as a hash: their keys are in memory.
 */
export class OnboardingApi {
  #session: () => TrellisSession | undefined;
  #merchant: () => string;
  #intents = new IntentKey();
  #secretIntents = new IntentKey(true);

  /** @param merchant id of the merchant; empty if the session has none */
  constructor(session: () => TrellisSession | undefined, merchant: () => string) {
    this.#session = session;
    this.#merchant = merchant;
  }

  read(): Promise<Onboarding> {
    return this.#send({ path: this.#path });
  }

  /**
   * Refused as stale when it was changed since `version`. @param hasSecrets it contains a number that must
   * not be stored
   */
  update(change: OnboardingChange, hasSecrets: boolean): Promise<Onboarding> {
    const body = JSON.stringify(change);
    const send = (idempotencyKey: string): Promise<Onboarding> =>
      this.#send({ method: 'PATCH', path: this.#path, body, idempotencyKey });
    const intents = hasSecrets ? this.#secretIntents : this.#intents;
    return intents.send(this.#path + body, send);
  }

  /** @param version of what the merchant has seen: each submission is another intent */
  submit(version: number): Promise<Onboarding> {
    const path = this.#path;
    return this.#intents.send(`${path} submit ${version}`, (idempotencyKey) =>
      this.#send({ method: 'POST', path, idempotencyKey }),
    );
  }

  /**
   * @returns its token
   * @throws {TrellisError} session: the element has no session; otherwise the failure of the request
   */
  async upload(file: Blob, { request }: Upload): Promise<string> {
    const session = this.#session();
    if (!session) throw new TrellisError('session');
    const { json } = await session.request({
      method: 'POST',
      path: `${this.#path}/documents`,
      body: file,
      ...request,
      expects: (body) => typeof Object(body).token === 'string',
    });
    return (json as { token: string }).token;
  }

  /**
   * Returns the address of the payment processor's own form. It works once, so it is requested when it is
   * opened.
   * @param backTo URL of this page
   * @throws {TrellisError} as {@link upload}
   */
  async linkToProcessor(backTo: string): Promise<string> {
    const session = this.#session();
    if (!session) throw new TrellisError('session');
    const { json } = await session.request({
      method: 'POST',
      path: `${this.#path}/links`,
      body: JSON.stringify({ return_url: backTo }),
      expects: (body) => /^https?:/.test(URL.parse(Object(body).url)?.protocol ?? ''),
    });
    return (json as { url: string }).url;
  }

  get #path(): string {
    return `/v1/merchants/${this.#merchant()}/onboarding`;
  }

  async #send(request: ApiRequest): Promise<Onboarding> {
    const session = this.#session();
    if (!session) throw new TrellisError('session');
    return (await session.request({ ...request, expects: isOnboarding })).json as Onboarding;
  }
}

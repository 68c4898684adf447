import type { EndpointSecrets } from '../endpoint-secrets.ts';
import type { ClaimedDelivery } from './claim.ts';

/** The secrets of deliveries that were claimed together: most are for few endpoints, and each is opened once. */
export class OpenSecrets {
  readonly #secrets: EndpointSecrets;
  readonly #opened = new Map<string, string>();

  constructor(secrets: EndpointSecrets) {
    this.#secrets = secrets;
  }

  /** The newest first; the previous one during the overlap. */
  of(delivery: ClaimedDelivery, at: Date): string[] {
    const {
      endpoint_id: endpoint,
      secret,
      previous_secret: previous,
      previous_secret_expires_at: end,
    } = delivery;
    const isOverlapping = previous !== null && end !== null && end > at;
    const sealed = isOverlapping ? [secret, previous] : [secret];
    return sealed.map((one) => this.#open(one, endpoint));
  }

  #open(sealed: string, endpointId: string): string {
    const key = `${endpointId} ${sealed}`;
    const secret = this.#opened.get(key) ?? this.#secrets.open(sealed, endpointId);
    this.#opened.set(key, secret);
    return secret;
  }
}

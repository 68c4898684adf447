import type { ReactiveControllerHost } from 'lit';
import type { TrellisError } from '../../session/trellis-error.ts';

/**
 * The answer to the question that is asked now, and to no other: while another is on its way there is none, and one that
 * comes late is dropped. So figures are always those of the filters above them.
 */
export class Asked<Body> {
  body: Body | undefined;
  error: TrellisError | undefined;

  #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  #key: string | undefined;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  get isOnItsWay(): boolean {
    return this.#key !== undefined && !this.body && !this.error;
  }

  /** Asks, unless that is what was asked last. @param key the question */
  ask(key: string, send: () => Promise<Body>): void {
    if (key === this.#key) return;
    this.forget();
    this.#key = key;
    const take = (answer: Pick<Asked<Body>, 'body' | 'error'>): void => {
      if (key !== this.#key) return;
      Object.assign(this, answer);
      this.#host.requestUpdate();
    };
    send().then(
      (body) => take({ body, error: undefined }),
      (error: TrellisError) => take({ body: undefined, error }),
    );
  }

  forget(): void {
    this.#key = this.body = this.error = undefined;
  }
}

import type { ApiRequest, ApiResponse } from '../../session/api-client.ts';
import { IntentKey } from '../../session/intent-key.ts';
import type { SessionLink, SessionUser } from '../../session/session-link.ts';
import type { TrellisSession } from '../../session/session.ts';

/**
 * Sends what a form says, one at a time, under the idempotency key of that intent: the same until a success
 * or a definite refusal, across retry, renewal and reload.
 */
export class Submission {
  busy = false;

  #host: SessionUser;
  #link: SessionLink;
  #intents = new IntentKey();

  constructor(host: SessionUser, link: SessionLink) {
    this.#host = host;
    this.#link = link;
  }

  /** @throws {TrellisError} for everything but a 2xx with the body that is expected */
  async send(session: TrellisSession, request: ApiRequest & { body: string }): Promise<ApiResponse> {
    this.busy = true;
    this.#host.requestUpdate();
    try {
      if (this.#link.state !== 'ready') this.#link.look();
      // A key belongs to a merchant: the same for another one is another intent.
      const { merchant } = await session.ready();
      return await this.#intents.send(request.body + JSON.stringify(merchant), (idempotencyKey) =>
        session.request({ ...request, idempotencyKey }),
      );
    } finally {
      // No update yet: it would show neither that it is busy nor what came of it.
      this.busy = false;
    }
  }
}

import { html } from '../../core/text/html.ts';
import type { Chapter } from './chapter.ts';
import { panel } from './panel.ts';

/** What an operator has to know who runs Trellis in front of a plant API of their own. */
export function foreignStore(): Chapter {
  return {
    id: 'plant-api',
    title: 'Running your own plant API',
    body: html`<p>
        Trellis forwards each <code>POST /plants</code> to a plant API, the built-in one or yours. It sends
        the body's exact bytes, the merchant's id as <code>Trellis-Merchant</code> and an
        <code>Idempotency-Key</code>.
      </p>
      <p>
        Your plant API must honor that key: when the same key arrives again with the same body, return the
        first response and don't create a second plant. Trellis never repeats a request on its own, but a
        client that saw a 502, 503 or 504 retries with the same key, and only your plant API knows whether the
        first attempt went through. Keep keys for at least 24 hours.
      </p>
      <p>
        The forwarded key is derived from the client's key and from the partner, environment and merchant. It
        stays the same across retries and differs between merchants. A request without an
        <code>Idempotency-Key</code> is forwarded without one.
      </p>`,
    sample: panel(
      'Forwarded request',
      'A request to your plant API',
      'POST /plants HTTP/1.1\nAuthorization: Bearer $PLANT_API_TOKEN\nTrellis-Merchant: mer_01M7YV5Z00WRP41QW45SDWWY4H\nContent-Type: application/json\nIdempotency-Key: 0Yk3…\n\n{"id":9223372036854775807,"name":"Fern"}',
    ),
  };
}

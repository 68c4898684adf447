const MESSAGES = {
  body_parsed:
    'The body has been parsed already. The signature is over the bytes as they arrived: pass the text or the bytes, as from `await request.text()` or `express.raw({ type: "*/*" })`.',
  headers_missing:
    'The headers webhook-id, webhook-timestamp and webhook-signature are not all there. Pass those of the request; if they are missing there, Trellis hasn’t sent it.',
  headers_malformed:
    'webhook-timestamp is no time in seconds, or webhook-signature has no signature of the form v1,….',
  too_old:
    'The timestamp is older than allowed. It may be an old message that somebody sends again; or this machine’s clock is ahead.',
  too_new: 'The timestamp is in the future. This machine’s clock is behind.',
  secret_malformed:
    'A secret isn’t of the form whsec_…. Pass the endpoint’s secret as Trellis showed it, without blanks around it.',
  not_signed:
    'None of the secrets made this signature: another endpoint’s secret, or the body was changed on its way, such as by a proxy or by parsing it and writing it again.',
  not_an_event: 'The signature is right, but the body isn’t an event.',
} as const;

/** The reason why a webhook is rejected. */
export type WebhookErrorReason = keyof typeof MESSAGES;

/** A rejected webhook: respond with 400. The message explains what to check. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookErrorReason;

  constructor(reason: WebhookErrorReason) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}

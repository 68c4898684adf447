/** Words for the fields of endpoints, deliveries and events whose schema says none, by title of the record. */
export const WEBHOOK_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  WebhookEndpoint: endpointWords(),
  IssuedWebhookEndpoint: endpointWords(),
  RotatedWebhookEndpoint: endpointWords(),
  NewWebhookEndpoint: { events: 'Types to send. `null` or an empty list: all of them.' },
  WebhookEndpointChange: {
    events: 'Types to send. `null` or an empty list: all of them.',
    status: 'Enabling it starts the count of failing days anew.',
  },
  WebhookDelivery: {
    endpoint: 'Id of the endpoint it goes to.',
    event: 'Id of the event; also the `webhook-id` of the message.',
    event_type: 'What happened.',
    state: '`pending` while attempts are to come, `failed` when the last of the schedule has failed.',
    attempts: 'Every attempt that was made, in order.',
    next_attempt_at: 'When it is tried next: RFC 3339 in UTC; `null` when it is not.',
  },
  WebhookAttempt: {
    number: 'From 1.',
    at: 'When it was made: RFC 3339 in UTC.',
    status: 'HTTP status of the answer; `null` if there was none.',
    duration_ms: 'How long it took, in milliseconds.',
    error:
      'Why it failed; `null` if it did not. `refused`: the address is not a public one. `timeout`: no answer within ' +
      '15 seconds. `dns`, `tls`, `connection`: no answer at all. `status`: an answer other than 2xx.',
    response: 'The first 1024 bytes of the answer as text; `null` if there was none.',
  },
  Event: {
    type: 'What happened.',
    merchant: 'Id of the merchant it happened to; `null` where it happened to none.',
    data: 'The record as it was then.',
  },
  Queued: { queued: 'Deliveries that will now be sent.' },
};

function endpointWords(): Record<string, string> {
  return {
    url: 'Where events are sent to.',
    description: 'Your own words; `null` if there are none.',
    events: 'Types that are sent; `null`: all of them.',
    api_version: 'The dated version that `data` is sent in.',
    status: 'Only an `enabled` endpoint is sent to.',
    disabled_reason:
      'Why it is disabled: `requested` by you, `gone` since it answered 410, `failing` for five days on end; `null` ' +
      'while it is enabled.',
    previous_secret_expires_at: 'Until when the secret before this one signs too; `null` if it does not.',
  };
}

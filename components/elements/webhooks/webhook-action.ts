/** A change that a person asks for. */
export type WebhookAction =
  | 'create'
  | 'update'
  | 'enable'
  | 'disable'
  | 'delete'
  | 'rotate-secret'
  | 'ping'
  | 'redeliver'
  | 'replay'
  | 'simulate';

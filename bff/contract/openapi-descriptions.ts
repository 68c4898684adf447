import { WEBHOOK_WORDS } from './openapi-descriptions-webhooks.ts';

/** Descriptions of fields whose schema has none: first those that are the same in every record, then those of one. */
const IN_EVERY_RECORD: Readonly<Record<string, string>> = {
  id: 'Unique id. Treat it as an opaque string.',
  object: 'The type of record.',
  environment: 'The environment of the record. It never changes.',
  version:
    "Increases by one with every change. Send it with an update to avoid overwriting a change you haven't read.",
  metadata: 'Up to 50 key-value pairs of your own.',
  created_at: 'When it was created, as RFC 3339 in UTC.',
  updated_at: 'When it was last changed, as RFC 3339 in UTC.',
  data: 'The records on this page.',
  has_more: 'Whether there is another page.',
  next_cursor: 'Send this as `cursor` to read the next page. `null` on the last page.',
};

const IN_ONE_RECORD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Plant: { name: 'Name of the plant.', tag: 'Label of the plant. Left out if there is none.' },
  Session: { token: 'Keep it in memory only.', expires_in: 'Seconds until the token expires.' },
  CurrentSession: {
    merchant: 'Id of the merchant that the session acts for.',
    merchant_name: 'The name that customers see.',
    scopes: 'Scopes that the session has right now.',
  },
  Partner: {
    name: 'Name of the partner.',
    slug: 'The name as used in URLs. It never changes.',
    status: '`sandbox` until you publish, then `published`.',
    sandbox_name: 'The name of your sandbox.',
    origins: 'Session tokens work only on pages from these origins.',
  },
  SignUp: {
    merchants: 'Your test merchants.',
    sandbox: 'Your sandbox.',
  },
  'SignUp.sandbox': { name: 'Name of the sandbox.' },
  'SignUp.merchants': {
    display_name: 'The name that customers see.',
    status: 'Status of the merchant. Each one differs.',
  },
  NewKey: {
    environment:
      "The environment that the key works in. Defaults to the calling key's. Production requires a published partner.",
  },
  Key: keyWords(),
  CurrentKey: keyWords(),
  IssuedKey: keyWords(),
  RotatedKey: {
    ...keyWords(),
    previous_id: 'Id of the previous key.',
    previous_expires_at: 'When the previous key expires, as RFC 3339 in UTC.',
  },
  Merchant: {
    display_name: 'The name that customers see.',
    legal_name: 'The registered name of the business.',
    status: "Status of the merchant. You can mint sessions unless it's `closed` or `rejected`.",
  },
  SandboxClock: {
    now: 'The current time in the sandbox, as RFC 3339 in UTC.',
    advancing_to: 'The time that the clock is still advancing to. `null` when it has arrived.',
  },
  ...WEBHOOK_WORDS,
  NewHostedLink: { merchant: 'Id of one of your merchants.', surface: 'The page that the link opens.' },
  HostedLink: { expires_at: 'When the link expires, as RFC 3339 in UTC.' },
  Health: { status: '`ok` if the service can be used.', checks: 'Status of each dependency, by name.' },
  JwkSet: { keys: 'To verify a session token, use the key whose `kid` is in its header.' },
};

function keyWords(): Record<string, string> {
  return {
    name: 'A name to tell your keys apart.',
    capability: 'Scopes of the key.',
    api_version: 'The dated version that the key is pinned to.',
    status: 'Only a `live` key works.',
    expires_at: "When the key expires, as RFC 3339 in UTC. `null` if it doesn't expire.",
    revoked_at: "When the key was revoked, as RFC 3339 in UTC. `null` if it hasn't been revoked.",
  };
}

/** @param owner title of the record, and the way inside it: `SignUp`, `SignUp.sandbox` */
export function describeField(owner: string | undefined, name: string): string | undefined {
  return IN_ONE_RECORD[owner ?? '']?.[name] ?? IN_EVERY_RECORD[name];
}

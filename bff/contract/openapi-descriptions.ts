import { WEBHOOK_WORDS } from './openapi-descriptions-webhooks.ts';

/** Words for fields whose schema says none: those that mean the same in every record, then those of one record. */
const IN_EVERY_RECORD: Readonly<Record<string, string>> = {
  id: 'Opaque: keep it whole and read nothing from it.',
  object: 'The kind of record.',
  environment: 'Where it lives. It never changes.',
  version: 'Rises by one with every change. Send it along to be sure that you change what you have read.',
  metadata: 'Pairs of strings of your own, at most 50.',
  created_at: 'When it was made: RFC 3339 in UTC.',
  updated_at: 'When it last changed: RFC 3339 in UTC.',
  data: 'The records of this page.',
  has_more: 'Whether another page follows.',
  next_cursor: 'Send it as `cursor` to read the next page; `null` on the last.',
};

const IN_ONE_RECORD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Plant: { name: 'As stored.', tag: 'As stored; left out when there is none.' },
  Session: { token: 'For your page, in memory only.', expires_in: 'Seconds until it ends.' },
  CurrentSession: {
    merchant: 'Id of the merchant it acts for.',
    merchant_name: 'The name its guests see.',
    scopes: 'What it may do at this moment.',
  },
  Partner: {
    name: 'As given at sign-up.',
    slug: 'The name in its form for URLs.',
    status: '`sandbox` until you publish.',
    sandbox_name: 'The name of your sandbox.',
    origins: "Pages of these origins may use your sessions' tokens.",
  },
  SignUp: { merchants: 'The test merchants.', sandbox: 'The sandbox that was made with the partner.' },
  'SignUp.sandbox': { name: 'Its name.' },
  'SignUp.merchants': {
    display_name: 'The name its guests see.',
    status: 'Where it stands; each is in another state.',
  },
  NewKey: {
    environment:
      "Where the key is to work; the calling key's own when left out. Production wants a published partner.",
  },
  Key: keyWords(),
  IssuedKey: keyWords(),
  RotatedKey: {
    ...keyWords(),
    previous_id: 'The key that was rotated.',
    previous_expires_at: 'Until when the rotated key still works: RFC 3339 in UTC.',
  },
  Merchant: {
    display_name: 'The name its guests see.',
    legal_name: 'The name it is registered under.',
    status: 'Where it stands. Only a `closed` or `rejected` merchant cannot have a session.',
  },
  SandboxClock: { now: 'What time it is in the sandbox: RFC 3339 in UTC.' },
  ...WEBHOOK_WORDS,
  NewHostedLink: { merchant: 'Id of one of your merchants.', surface: 'Which page the link opens.' },
  HostedLink: { expires_at: 'When the link stops working: RFC 3339 in UTC.' },
  Health: { status: '`ok` when it can be used.', checks: 'Each part and its state.' },
  JwkSet: { keys: 'Match `kid` with the header of a token.' },
};

function keyWords(): Record<string, string> {
  return {
    name: 'To tell your keys apart.',
    capability: 'Scopes the key may use.',
    api_version: 'The dated version it is pinned to.',
    status: 'Only a `live` key works.',
    expires_at: 'When it ends; `null` while no end is set.',
    revoked_at: 'When it was revoked; `null` while it was not.',
  };
}

/** @param owner title of the record, and the way inside it: `SignUp`, `SignUp.sandbox` */
export function describeField(owner: string | undefined, name: string): string | undefined {
  return IN_ONE_RECORD[owner ?? '']?.[name] ?? IN_EVERY_RECORD[name];
}

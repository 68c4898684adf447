/**
 * How a table's rows belong to a partner, where the schema doesn't say. Tables with a `partner_id`, with a
 * merchant, or with a foreign key to an owned table are classified by the catalog alone (`ownership.ts`).
 */
export type Declared =
  /** Through another owned table: `column` holds the value of its `key`. */
  | { readonly by: 'parent'; readonly column: string; readonly table: string; readonly key: string }
  /** Rows without an owner, shared by the partners whose records point to them with `column`. */
  | {
      readonly by: 'reference';
      readonly key: string;
      readonly from: readonly Reference[];
      /** A further condition, in SQL, on the row of this alias. */
      readonly when?: (alias: string) => string;
    }
  /** Rows of the installation itself. */
  | { readonly by: 'installation'; readonly reason: string };

/** A column of an owned table that points to a shared row. */
export interface Reference {
  readonly table: string;
  readonly column: string;
}

const installation = (reason: string): Declared => ({ by: 'installation', reason });
const parent = (column: string, table: string, key = 'id'): Declared => ({
  by: 'parent',
  column,
  table,
  key,
});

const COUNTER = 'counts of addresses that write or sign in, whichever partner they are of';
const HALF_DONE = 'a sign-in that is under way, for minutes, in one browser';
const SANDBOX_CARD = 'a card on its way from a browser to the built-in processor, for minutes';

/** Every table that the catalog can't classify by itself, or would classify wrongly. */
export const DECLARED: Readonly<Record<string, Declared>> = {
  bank_payouts: parent('reference', 'payouts'),
  processor_payments: parent('reference', 'payments'),
  report_payouts: parent('payout_id', 'payouts'),
  stripe_payments: parent('reference', 'payments'),
  stripe_payouts: parent('reference', 'payouts'),
  stripe_people: parent('account', 'stripe_accounts', 'account'),
  stripe_disputes: parent('dispute', 'disputes', 'processor_id'),
  order_numbers: parent('location_id', 'locations'),

  pictures: { by: 'reference', key: 'hash', from: [{ table: 'images', column: 'hash' }] },
  picture_files: { by: 'reference', key: 'hash', from: [{ table: 'images', column: 'hash' }] },
  persons: {
    by: 'reference',
    key: 'id',
    from: ['members', 'staff', 'hosted_sessions', 'sso_subjects'].map((table) => ({
      table,
      column: 'person_id',
    })),
  },
  passkeys: {
    by: 'reference',
    key: 'person_id',
    from: ['members', 'staff'].map((table) => ({ table, column: 'person_id' })),
    // A passkey works at one host, and only partners' own domains stay the same.
    when: (alias) => `${alias}.rp_id in (select host from domains)`,
  },

  changes: installation('the feed by which nodes drop cached values, with transactions of this database'),
  cli_logins: installation(HALF_DONE),
  kysely_migration: installation('the state of the schema'),
  kysely_migration_lock: installation('the state of the schema'),
  link_keys: installation('the key of guests’ links, with which links of every partner could be made'),
  mail_counts: installation(COUNTER),
  operator_sessions: installation('the operator’s people'),
  operators: installation('the operator’s people'),
  partner_move_notes: installation('moves of partners from and to this installation'),
  partner_moves: installation('moves of partners from and to this installation'),
  passkey_challenges: installation(HALF_DONE),
  plant_api_credentials: installation('how the gateway and the built-in plant API know each other'),
  processor_card_forms: installation(SANDBOX_CARD),
  processor_notices: installation('which notices of the processor have arrived, so that each counts once'),
  processor_tokens: installation(SANDBOX_CARD),
  proof_codes: installation(HALF_DONE),
  push_keys: installation('the keys of messages to browsers'),
  sign_in_requests: installation(HALF_DONE),
  sign_up_requests: installation('applications, which the operator decides'),
  signing_keys: installation('the keys of session tokens'),
  sso_requests: installation(HALF_DONE),
  text_opt_outs: installation('numbers that have stopped messages, whichever partner they were from'),
  webhook_secret_keys: installation('the key that seals secrets'),
};

/** Owned tables whose rows stay behind when their partner moves, with the reason. */
export const NOT_MOVED: Readonly<Record<string, string>> = {
  browser_subscriptions:
    'browsers accept messages only under the keys of the installation they subscribed to',
  console_links: 'they lead to the console of this installation',
  console_sessions: 'people sign in to the console of the other installation',
  loyalty_code_limits: 'named by hashes under this installation’s key, and over within a day',
  loyalty_codes: 'named by hashes under this installation’s key, and over within minutes',
};

import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
    proof_codes: ProofCodesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    pky: true;
  }
}

/** A person's passkeys, each for one relying party: the console's host, or that of a partner's site. */
export interface PasskeysTable {
  id: string;
  person_id: string;
  /** The host that it works at. */
  rp_id: string;
  /** The authenticator's name for it, in base64url; unique at its relying party. */
  credential_id: string;
  /** COSE key, in base64url. */
  public_key: string;
  /** How often the authenticator says that it was used; stays 0 where it doesn't count. */
  counter: number;
  /** How a browser reaches the authenticator, separated by commas: `internal,hybrid`. */
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** A challenge that a passkey has to sign. Deleted when it is used. */
interface PasskeyChallengesTable {
  challenge: string;
  purpose: 'add' | 'use';
  rp_id: string;
  /** SHA-256 of the secret of the browser that asked for it. */
  browser_hash: string;
  /** The person who is signed in; `null` at a sign-in. */
  person_id: string | null;
  expires_at: Date;
}

/** A code that was emailed to a person who is signed in. */
interface ProofCodesTable {
  /** A secret that is hashed with the code. */
  salt: string;
  /** SHA-256 of the salt and the code. */
  code_hash: string;
  /** SHA-256 of the session's cookie. */
  browser_hash: string;
  person_id: string;
  /** How many codes were tried. */
  tries: number;
  created_at: Date;
  /** Now, once it was used. */
  expires_at: Date;
}

export const passkeyMigrations: Migrations = {
  '064-passkeys': [
    `create table passkeys (
      id text primary key,
      person_id text not null references persons,
      rp_id text not null,
      credential_id text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz)`,
    `create unique index passkeys_credential on passkeys (rp_id, credential_id)`,
    `create index passkeys_of_person on passkeys (person_id)`,
    `create table passkey_challenges (
      challenge text primary key,
      purpose text not null,
      rp_id text not null,
      browser_hash text not null,
      person_id text,
      expires_at timestamptz not null)`,
    `create index passkey_challenges_expiry on passkey_challenges (expires_at)`,
  ],
  '068-proof-codes': [
    `create table proof_codes (
      salt text primary key,
      code_hash text not null,
      browser_hash text not null,
      person_id text not null,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null)`,
    `create index proof_codes_of_person on proof_codes (person_id)`,
  ],
};

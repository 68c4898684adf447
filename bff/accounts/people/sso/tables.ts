import type { Generated } from 'kysely';
import type { Migrations } from '../../../core/database/migrate.ts';
import type { SSO_DOMAIN_FAILURES } from '../contract/sso.ts';

declare module '../../../core/database/tables.ts' {
  interface Tables {
    sso_settings: SsoSettingsTable;
    sso_domains: SsoDomainsTable;
    sso_requests: SsoRequestsTable;
    sso_subjects: SsoSubjectsTable;
  }
}

/** A partner's identity provider, for its team in both environments. */
export interface SsoSettingsTable {
  partner_id: string;
  issuer: string;
  client_id: string;
  /** Sealed. */
  client_secret: string;
  is_required: boolean;
  /** When an owner last signed in by this issuer, client and secret. */
  owner_signed_in_at: Date | null;
  version: Generated<number>;
  updated_at: Date;
}

/** A domain of addresses. At most one partner has proven it. */
export interface SsoDomainsTable {
  partner_id: string;
  /** ASCII, lower case. */
  domain: string;
  /** The value of its TXT record. */
  proof: string;
  failure: (typeof SSO_DOMAIN_FAILURES)[number] | null;
  checked_at: Date | null;
  verified_at: Date | null;
  /** The time since which a proven domain has been without its record. */
  failing_since: Date | null;
}

/** A way to a provider and back, in one browser. Deleted when it is used. */
interface SsoRequestsTable {
  /** SHA-256 of the browser's cookie. */
  browser_hash: string;
  partner_id: string;
  /** The state, the nonce, the verifier of PKCE and what comes afterwards; sealed. */
  box: string;
  expires_at: Date;
}

/** The person who a subject of a provider is, from the first sign-in on. */
interface SsoSubjectsTable {
  partner_id: string;
  issuer: string;
  subject: string;
  person_id: string;
  created_at: Date;
}

export const ssoMigrations: Migrations = {
  '073-sso': [
    `create table sso_settings (
      partner_id text primary key references partners,
      issuer text not null,
      client_id text not null,
      client_secret text not null,
      is_required boolean not null,
      owner_signed_in_at timestamptz,
      version integer not null default 1,
      updated_at timestamptz not null)`,
    `create table sso_domains (
      partner_id text not null references sso_settings on delete cascade,
      domain text not null,
      proof text not null,
      failure text,
      checked_at timestamptz,
      verified_at timestamptz,
      failing_since timestamptz,
      primary key (partner_id, domain))`,
    `create unique index sso_domains_verified on sso_domains (domain) where verified_at is not null`,
    `create table sso_requests (
      browser_hash text primary key,
      partner_id text not null,
      box text not null,
      expires_at timestamptz not null)`,
    `create index sso_requests_expiry on sso_requests (expires_at)`,
    `create table sso_subjects (
      partner_id text not null,
      issuer text not null,
      subject text not null,
      person_id text not null references persons,
      created_at timestamptz not null,
      primary key (partner_id, issuer, subject))`,
    `create unique index sso_subjects_person on sso_subjects (partner_id, issuer, person_id)`,
    `alter table persons add column language text`,
    `create table mail_counts (
      subject text not null,
      sent_at timestamptz not null)`,
    `create index mail_counts_of_subject on mail_counts (subject, sent_at)`,
    `create index mail_counts_age on mail_counts (sent_at)`,
  ],
};

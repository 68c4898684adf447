import { ConfigError, text, type Env } from './setting.ts';

/** A setting in days, and its bounds. */
interface Period {
  readonly setting: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

const TEN_YEARS = 3_650;

/** The data of people. A guest sees an order for 30 days after it was closed. */
const OF_PEOPLE = { usual: 90, least: 30, most: TEN_YEARS };

/** The periods of `Retention` (`core/contract/retention.ts`). */
const PERIODS = {
  customers: { setting: 'KEEP_CUSTOMERS_DAYS', ...OF_PEOPLE },
  payLinkContacts: { setting: 'KEEP_PAY_LINK_CONTACTS_DAYS', ...OF_PEOPLE },
  evidence: { setting: 'KEEP_EVIDENCE_DAYS', ...OF_PEOPLE },
  documents: { setting: 'KEEP_DOCUMENTS_DAYS', ...OF_PEOPLE },
  // Retries go on for more than three days, and an endpoint is disabled after five.
  events: { setting: 'KEEP_EVENTS_DAYS', usual: 30, least: 7, most: 365 },
  // A browser keeps the cookie of its cart for 30 days.
  carts: { setting: 'KEEP_CARTS_DAYS', usual: 30, least: 1, most: 30 },
  // The database refuses to delete younger entries.
  auditLog: { setting: 'KEEP_AUDIT_LOG_DAYS', usual: 400, least: 400, most: TEN_YEARS },
} as const satisfies Readonly<Record<string, Period>>;

/** How many days each kind of record is kept. */
export type KeptDays = Readonly<Record<keyof typeof PERIODS, number>>;

/** Reads how long records are kept. @throws {ConfigError} a period isn't a number, or out of its bounds */
export function retention(env: Env): KeptDays {
  const { customers, payLinkContacts, evidence, documents, events, carts, auditLog } = PERIODS;
  return {
    customers: daysIn(env, customers),
    payLinkContacts: daysIn(env, payLinkContacts),
    evidence: daysIn(env, evidence),
    documents: daysIn(env, documents),
    events: daysIn(env, events),
    carts: daysIn(env, carts),
    auditLog: daysIn(env, auditLog),
  };
}

function daysIn(env: Env, { setting, usual, least, most }: Period): number {
  const value = text(env, setting);
  if (value === undefined) return usual;
  const days = Number(value);
  if (/^\d{1,4}$/.test(value) && days >= least && days <= most) return days;
  throw new ConfigError(`${setting} must be a whole number of days from ${least} to ${most}`);
}

/**
 * How many days the installation keeps each kind of record. The settings are in `app/config/retention.ts`.
 */
export interface Retention {
  /** The customer of an order, after it was closed. */
  readonly customers: number;
  /** A guest's details at a pay link, after it was paid. */
  readonly payLinkContacts: number;
  /** The evidence of a dispute, after it was closed. */
  readonly evidence: number;
  /** The documents of a merchant, after its review was decided. */
  readonly documents: number;
  /** Events, with their deliveries. */
  readonly events: number;
  /** Carts, after they were last changed. */
  readonly carts: number;
  readonly auditLog: number;
}

/** The periods of an installation that sets none. Texts that are the same everywhere name these. */
export const USUAL_RETENTION: Retention = {
  customers: 90,
  payLinkContacts: 90,
  evidence: 90,
  documents: 90,
  events: 30,
  carts: 30,
  auditLog: 400,
};

const DAY_MS = 24 * 60 * 60_000;

/** Returns the time when a record's period ends. */
export function keptUntil(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}

/** Returns the time before which records are past their period. */
export function keptSince(nowMs: number, days: number): Date {
  return new Date(nowMs - days * DAY_MS);
}

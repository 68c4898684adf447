import { sql, type RawBuilder } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';
import type { Tables } from './tables.ts';

/** One partner in one environment. Every record of the API belongs to one, and is read and changed within it. */
export interface Owner {
  readonly partnerId: string;
  readonly environment: EnvironmentName;
}

/** Tables whose rows belong to an owner. */
export type OwnedTable = {
  [Name in keyof Tables]: Tables[Name] extends { partner_id: string; environment: EnvironmentName }
    ? Name
    : never;
}[keyof Tables];

/**
 * The tenancy filter: only the owner's rows of the table.
 * @example db.selectFrom('keys').selectAll().where(ownedBy('keys', owner))
 */
export function ownedBy(table: OwnedTable, { partnerId, environment }: Owner): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.partner_id`)} = ${partnerId}
    and ${sql.ref(`${table}.environment`)} = ${environment}`;
}

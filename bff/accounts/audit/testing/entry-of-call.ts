import { expect } from 'vitest';
import { isAudited } from '../../../core/api/audit.ts';
import type { AuditRow } from '../../../core/audit/audit-entries.ts';
import type { Operation } from '../../../core/contract/operation.ts';
import type { Db } from '../../../core/database/database.ts';

/** A call as sent and answered: JSON texts. */
interface Exchange {
  readonly operation: Operation;
  readonly request: string;
  readonly response: string;
}

/** Members whose texts no entry has, wherever they are in a request or a response. */
const SECRETS =
  /^(?:secret|token|iban|account_number|sort_code|id_number|tax_id|phone|line1|postal_code|note|url|status_url|stylesheet|code|holder|birth_date|return_url|redirect_url|guest_address)$/;

/** Returns the entries of an operation so far, in the order in which they were written. */
export async function entriesOf(db: Db, { id }: Operation): Promise<readonly AuditRow[]> {
  return db.selectFrom('audit_entries').selectAll().where('operation', '=', id).orderBy('id').execute();
}

/**
 * Checks that a successful call has added one entry, or none if its operation changes nothing, and that the
 * entry has no secret and no personal data. @param before the number of entries before the call
 */
export async function expectEntry(db: Db, { operation, request, response }: Exchange, before: number) {
  const added = (await entriesOf(db, operation)).slice(before);
  expect([operation.id, added.length]).toEqual([operation.id, isAudited(operation) ? 1 : 0]);
  const text = JSON.stringify(added);
  for (const json of [request, response]) {
    for (const secret of secretsIn(json)) expect([operation.id, text]).not.toContainEqual(holding(secret));
  }
}

const holding = (secret: string) => expect.stringContaining(JSON.stringify(secret).slice(1, -1)) as string;

/** Returns the texts of secret members. Shorter ones may be in an ID. */
function secretsIn(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json === '' ? 'null' : json, (name, value: unknown) => {
    if (typeof value === 'string' && SECRETS.test(name) && value.length > 5) found.push(value);
    return value;
  });
  return found;
}

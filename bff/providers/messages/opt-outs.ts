import type { Db } from '../../core/database/database.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    text_opt_outs: TextOptOutsTable;
  }
}

/** Numbers that want no texts from the operator's sender. A number is here as a keyed hash alone. */
interface TextOptOutsTable {
  subject: string;
  created_at: Date;
}

export async function hasOptedOut(db: Db, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('text_opt_outs')
    .select('subject')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordOptOut(db: Db, subject: string, at: Date): Promise<void> {
  await db
    .insertInto('text_opt_outs')
    .values({ subject, created_at: at })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
}

export async function dropOptOut(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('text_opt_outs').where('subject', '=', subject).execute();
}

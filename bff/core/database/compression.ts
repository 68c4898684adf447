/**
 * A migration's statement: what is stored in a column from now on is compressed by LZ4, at about an eighth of the CPU of PostgreSQL's own
 * method and to the same size. A server that was built without it goes on as before.
 */
export function compressedByLz4(table: string, column: string): string {
  return `do $$ begin
      execute 'alter table ${table} alter column ${column} set compression lz4';
    exception when feature_not_supported or syntax_error then null;
    end $$`;
}

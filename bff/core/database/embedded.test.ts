import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownDatabase } from '../../testing/service/own-database.ts';

test('opens a folder whose process was killed while it wrote its lock file', async () => {
  const own = await ownDatabase();
  try {
    writeFileSync(join(own.settings['DATA_DIR'] ?? '', 'postgres', 'postmaster.pid'), '');
    const database = await own.open();
    expect(await database.db.selectFrom('partners').select('id').execute()).toEqual([]);
    await database.close();
  } finally {
    await own.drop();
  }
});

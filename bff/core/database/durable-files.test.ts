import fs, { cpSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openEmbedded } from './embedded.ts';

/** The folder as programs see it, and what of it has reached the disk: all that a power cut leaves. */
let folder: string;
let disk: string;
const { fsyncSync } = fs;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trellis-test-'));
  disk = mkdtempSync(join(tmpdir(), 'trellis-test-'));
  fs.fsyncSync = (file) => {
    fsyncSync(file);
    copyToDisk(readlinkSync(`/proc/self/fd/${file}`));
  };
  syncBuiltinESMExports();
});
afterEach(() => {
  fs.fsyncSync = fsyncSync;
  syncBuiltinESMExports();
  for (const path of [folder, disk]) rmSync(path, { recursive: true, force: true });
});

/** A synced file has its bytes there; a synced folder no longer has the entries that were removed from it. */
function copyToDisk(path: string): void {
  const there = join(disk, relative(folder, path));
  if (!fs.statSync(path).isDirectory()) {
    fs.mkdirSync(dirname(there), { recursive: true });
    return cpSync(path, there);
  }
  fs.mkdirSync(there, { recursive: true });
  const kept = new Set(fs.readdirSync(path));
  for (const name of fs.readdirSync(there)) {
    if (!kept.has(name)) rmSync(join(there, name), { recursive: true });
  }
}

const isLinux = process.platform === 'linux';
if (!isLinux) console.warn('skipped: only Linux tells which file a descriptor is of');

test.skipIf(!isLinux)('a power cut loses no acknowledged change of a durable database', async () => {
  const first = await openEmbedded(folder);
  await sql`create table kept (id integer primary key)`.execute(first.db);
  await first.close();
  // What an earlier process left in memory alone reaches the disk when the folder is opened.
  const database = await openEmbedded(folder, { isDurable: true });
  for (let id = 1; id <= 20; id += 1) {
    await sql`insert into kept values (${id})`.execute(database.db);
  }
  const left = mkdtempSync(join(tmpdir(), 'trellis-test-'));
  cpSync(disk, left, { recursive: true });
  await database.close();

  const survivor = await openEmbedded(left);
  const { rows } = await sql<{ id: number }>`select id from kept order by id`.execute(survivor.db);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  await survivor.close();
  rmSync(left, { recursive: true, force: true });
});

import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { UsageError } from '../operator/command.ts';
import type { ArchivedFile } from '../../money/archives/archives.ts';
import {
  ARCHIVED_TABLES,
  type ArchivedRow,
  type ArchivedTable,
  type RowsByTable,
} from './archived-tables.ts';

/** A partner's month. */
export interface ArchivedMonth {
  readonly partnerId: string;
  readonly environment: string;
  /** `2025-03`. */
  readonly month: string;
}

/** The files of a part by table. */
export type ArchivedFiles = Readonly<Record<string, ArchivedFile>>;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * The files of a partner's month: `{environment}-{month}/{partner}/{table}-{part}.csv.gz`, each a CSV table
 * with a header line.
 */
export class ArchiveFolder {
  readonly path: string;

  constructor(folder: string, { partnerId, environment, month }: ArchivedMonth) {
    this.path = join(folder, `${environment}-${month}`, partnerId);
  }

  /** Writes the files of a part to the disk, and reads them back. @throws {UsageError} they differ */
  async writePart(
    part: number,
    rows: RowsByTable,
    columnsOf: (table: ArchivedTable) => readonly string[],
  ): Promise<ArchivedFiles> {
    await makeFolder(this.path);
    const files: Record<string, ArchivedFile> = {};
    for (const table of ARCHIVED_TABLES) {
      const text = csvText(columnsOf(table), rows[table]);
      const content = await compress(text);
      const path = this.#fileOf(table, part);
      await writeSynced(path, content).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : '';
        throw new UsageError(`${path} can’t be written, and nothing of it was deleted: ${why}`, {
          cause: error,
        });
      });
      files[table] = {
        rows: rows[table].length,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      };
    }
    await syncFolder(this.path);
    const read = await this.readPart(part, files);
    for (const table of ARCHIVED_TABLES)
      if (JSON.stringify(read[table]) !== JSON.stringify(rows[table]))
        throw new UsageError(`${this.#fileOf(table, part)} was read back with other rows than were written`);
    return files;
  }

  /** @throws {UsageError} a file is missing or isn't the one that was written */
  async readPart(part: number, files: ArchivedFiles): Promise<RowsByTable> {
    const read: Partial<Record<ArchivedTable, readonly ArchivedRow[]>> = {};
    for (const table of ARCHIVED_TABLES) {
      const path = this.#fileOf(table, part);
      const content = await readFile(path).catch((error: unknown) => {
        throw new UsageError(`${path} can’t be read: name the folder that the archive was written to`, {
          cause: error,
        });
      });
      if (createHash('sha256').update(content).digest('hex') !== files[table]?.sha256)
        throw new UsageError(`${path} isn’t as it was written: its SHA-256 differs`);
      read[table] = csvRows((await decompress(content)).toString('utf8'));
    }
    return read as RowsByTable;
  }

  /** Requires the files of a part, without reading them. @throws {UsageError} */
  async requirePart(part: number, files: ArchivedFiles): Promise<void> {
    for (const table of ARCHIVED_TABLES) {
      const path = this.#fileOf(table, part);
      const found = await stat(path).catch(() => undefined);
      if (found?.size !== files[table]?.bytes)
        throw new UsageError(
          `${path} is missing or has changed: go on in the folder that the archive was begun in`,
        );
    }
  }

  async writeManifest(manifest: object): Promise<void> {
    await makeFolder(this.path);
    await writeSynced(join(this.path, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await syncFolder(this.path);
  }

  #fileOf(table: string, part: number): string {
    return join(this.path, `${table}-${String(part).padStart(6, '0')}.csv.gz`);
  }
}

/** Makes a folder whose name, and those of the folders that lead to it, outlast a power cut. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Writes a file that is there as a whole or not at all. */
async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** CSV (RFC 4180). An empty cell is no value; an empty text is quoted. */
function csvText(columns: readonly string[], rows: readonly ArchivedRow[]): string {
  const lines = rows.map((row) => columns.map((name) => cellOf(row[name] ?? null)).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

function cellOf(value: string | null): string {
  if (value === null) return '';
  return value === '' || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** A cell, quoted or not, and what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n)/y;

/** Returns the rows of a text that `csvText` has written. @throws {UsageError} */
function csvRows(text: string): ArchivedRow[] {
  const lines: (string | null)[][] = [];
  let line: (string | null)[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const [, quoted, plain, end] = CELL.exec(text) ?? [];
    if (end === undefined) throw new UsageError('a file isn’t a CSV table as it was written');
    line.push(quoted === undefined ? plain || null : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  const [header = [], ...rows] = lines;
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name ?? '', cells[at] ?? null])));
}

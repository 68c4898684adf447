import { closeSync, mkdirSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { UsageError } from '../operator/command.ts';
import { MoveKeys, sumOf } from './move-files.ts';

/** The first line of a manifest: which move of which partner the folder has. */
export interface Head {
  readonly move: string;
  readonly partner: string;
  readonly slug: string;
  /** Names of sites and hosts of domains, which must be free at the target. */
  readonly names: readonly string[];
  /** The last migration, and a hash of all tables: both installations have the same. */
  readonly schema: Schema;
}

export interface Schema {
  readonly last: string;
  readonly hash: string;
}

/** A line of the manifest about one file. */
export interface FileLine {
  readonly file: number;
  readonly table: string;
  /** 0 for the first pass over all rows; then the round of changes. */
  readonly round: number;
  readonly rows: number;
  readonly sha256: string;
  /** In the first pass, the key of the last row. */
  readonly last?: readonly string[];
  /** Whether the first pass over the table ends with it. */
  readonly isLast?: boolean;
}

/** A line about a round of changes that is whole; 0 for the first pass. */
export interface RoundLine {
  readonly round: number;
  readonly isWhole: true;
}

/** The last line: nothing was changed after what the files have. */
export interface EndLine {
  readonly end: Sums;
}

/** Sums that both installations make, by name. */
export type Sums = Readonly<Record<string, string>>;

type Line = { readonly head: Head } | FileLine | RoundLine | EndLine;

/** The folder of a move: a manifest, to which lines are only added, and numbered files. */
export class MoveFolder {
  readonly path: string;
  readonly head: Head;
  readonly lines: Line[] = [];
  readonly #keys: MoveKeys;
  readonly #lock: number;
  #seal = '';
  /** The highest number of a file. */
  #last = 0;
  #added = Promise.resolve();

  private constructor(path: string, head: Head, keys: MoveKeys, lock: number) {
    this.path = path;
    this.head = head;
    this.#keys = keys;
    this.#lock = lock;
  }

  /**
   * Opens a folder for the export of a partner: an empty one, or one whose export has stopped.
   * @throws {UsageError} it is in use, of another partner, written with another key, or damaged
   */
  static async forExport(path: string, key: string, newHead: () => Promise<Head>): Promise<MoveFolder> {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const text = readManifest(path);
    if (text !== undefined && text.includes('\n')) return MoveFolder.#read(path, key, text, true);
    const head = await newHead();
    const keys = new MoveKeys(key, head.move);
    const folder = new MoveFolder(path, head, keys, lockFolder(path));
    truncateManifest(path, 0);
    await folder.add({ head });
    return folder;
  }

  /** @throws {UsageError} there is no manifest, or as by {@link forExport} */
  static forImport(path: string, key: string): MoveFolder {
    const text = readManifest(path);
    if (text === undefined || !text.includes('\n'))
      throw new UsageError(`${path} has no export: there is no manifest in it`);
    return MoveFolder.#read(path, key, text, false);
  }

  static #read(path: string, key: string, text: string, isWriter: boolean): MoveFolder {
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first = '', ...others] = whole.split('\n').slice(0, -1);
    const head = headIn(first);
    const keys = new MoveKeys(key, head.move);
    const folder = new MoveFolder(path, head, keys, lockFolder(path));
    try {
      for (const line of [first, ...others]) folder.#take(line);
    } catch (error) {
      folder.close();
      throw error;
    }
    // A line that was being written when the export stopped.
    if (isWriter) truncateManifest(path, Buffer.byteLength(whole));
    return folder;
  }

  get files(): readonly FileLine[] {
    return this.lines.filter((line) => 'file' in line);
  }

  /** The last round that is whole; `undefined` while the first pass isn't. */
  get round(): number | undefined {
    return this.lines.findLast((line) => 'isWhole' in line)?.round;
  }

  /** The sums at the end; `undefined` if the partner may still have changed. */
  get end(): Sums | undefined {
    return this.lines.findLast((line) => 'end' in line)?.end;
  }

  /** Writes a file, and its line once the file is on the disk. */
  async write(about: Omit<FileLine, 'file' | 'sha256' | 'rows'>, lines: readonly string[]): Promise<void> {
    this.#last += 1;
    const number = this.#last;
    const bytes = await this.#keys.close(number, lines);
    await this.#save(fileName(number), bytes, 'w');
    await this.add({ file: number, ...about, rows: lines.length, sha256: sumOf(bytes) });
  }

  /** @throws {UsageError} the file is missing, or isn't as it was written */
  async read({ file, sha256 }: FileLine): Promise<readonly string[]> {
    const name = fileName(file);
    const bytes = await readFile(join(this.path, name)).catch((cause: unknown) => {
      throw new UsageError(`${name} is missing in ${this.path}: copy the folder again`, { cause });
    });
    if (sumOf(bytes) !== sha256)
      throw new UsageError(`${name} isn't as it was written: its sum differs. Copy the folder again`);
    return this.#keys.open(file, bytes);
  }

  /** Adds a line to the manifest, after those before it. Once one couldn't be added, none can. */
  add(line: Line): Promise<void> {
    this.#added = this.#added.then(() => this.#append(line));
    return this.#added;
  }

  async #append(line: Line): Promise<void> {
    const text = JSON.stringify(line);
    const seal = this.#keys.sealOf(this.#seal, text);
    await this.#save(MANIFEST, Buffer.from(`${seal} ${text}\n`), 'a');
    this.#seal = seal;
    this.lines.push(line);
  }

  close(): void {
    closeSync(this.#lock);
  }

  #take(text: string): void {
    const at = text.indexOf(' ');
    const line = text.slice(at + 1);
    const seal = this.#keys.sealOf(this.#seal, line);
    if (text.slice(0, at) !== seal)
      throw new UsageError(
        this.lines.length === 0
          ? 'this key isn’t the one that the folder was written with'
          : `line ${this.lines.length + 1} of the manifest isn't as it was written`,
      );
    this.#seal = seal;
    const read = JSON.parse(line) as Line;
    if ('file' in read) this.#last = Math.max(this.#last, read.file);
    this.lines.push(read);
  }

  async #save(name: string, bytes: Buffer, flags: 'a' | 'w'): Promise<void> {
    try {
      const file = await open(join(this.path, name), flags, 0o600);
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
      const isFull = code === 'ENOSPC' || code === 'EDQUOT';
      const why = isFull ? 'its disk is full: make room' : `it can't be written (${code})`;
      throw new UsageError(`${this.path}: ${why}, and run the same command again`, { cause });
    }
  }
}

const MANIFEST = 'manifest';
const fileName = (number: number): string => `${String(number).padStart(6, '0')}.part`;

function readManifest(path: string): string | undefined {
  try {
    return readFileSync(join(path, MANIFEST), 'utf8');
  } catch {
    return undefined;
  }
}

function truncateManifest(path: string, length: number): void {
  try {
    truncateSync(join(path, MANIFEST), length);
  } catch {
    // The folder is new and has no manifest yet.
  }
}

function headIn(text: string): Head {
  try {
    const line = JSON.parse(text.slice(text.indexOf(' ') + 1)) as Partial<Record<'head', Head>>;
    if (typeof line.head?.move === 'string') return line.head;
  } catch {
    // Said below.
  }
  throw new UsageError("the manifest's first line isn't as it was written");
}

/** Locks the folder for this process. The lock ends with the process. */
function lockFolder(path: string): number {
  const descriptor = openSync(join(path, 'lock'), 'a+', 0o600);
  if (tryLock(descriptor)) return descriptor;
  closeSync(descriptor);
  throw new UsageError(`${path} is in use by another command`);
}

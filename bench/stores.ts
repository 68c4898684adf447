import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Where one store is: a folder of the embedded database, or a database of a PostgreSQL server. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** The settings with which the product finds it. */
export function settingsOf({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
}

/**
 * The stores of one run, copied from the first; on PostgreSQL they are databases that are dropped with the
 * run.
 */
export class Stores {
  /** `PostgreSQL` or `the embedded database`, for the report. */
  readonly kind: string;
  readonly first: Place;
  readonly #folder: string;
  readonly #server: string | undefined;
  readonly #prefix = `trellis_bench_${randomBytes(4).toString('hex')}`;
  readonly #made: string[] = [];

  /** @param server a PostgreSQL whose user may create databases; undefined: the embedded database */
  constructor(folder: string, server: string | undefined) {
    this.#folder = folder;
    this.#server = server;
    this.kind = server === undefined ? 'the embedded database' : 'PostgreSQL';
    this.first = this.#place('first');
  }

  async open(): Promise<void> {
    await this.empty('first');
  }

  /** A copy of the first store as it is now; no process may have it open. */
  async copy(name: string): Promise<Place> {
    const place = this.#place(name);
    if (this.#server === undefined) {
      cpSync(this.first.dataDir, place.dataDir, { recursive: true });
    } else {
      await this.#onServer(`create database ${this.#name(name)} template ${this.#name('first')}`);
      this.#made.push(this.#name(name));
    }
    return place;
  }

  /** A store without anything in it: for another server. */
  async empty(name: string): Promise<Place> {
    await this.#onServer(`create database ${this.#name(name)}`);
    this.#made.push(this.#name(name));
    return this.#place(name);
  }

  async drop(): Promise<void> {
    for (const name of this.#made) await this.#onServer(`drop database if exists ${name} with (force)`);
  }

  #place(name: string): Place {
    const dataDir = join(this.#folder, name);
    if (this.#server === undefined) return { dataDir, databaseUrl: undefined };
    const url = new URL(this.#server);
    url.pathname = `/${this.#name(name)}`;
    return { dataDir, databaseUrl: url.href };
  }

  #name(store: string): string {
    return `${this.#prefix}_${store.replaceAll(/\W+/g, '_')}`.toLowerCase();
  }

  async #onServer(statement: string): Promise<void> {
    if (this.#server === undefined) return;
    const client = new Client({ connectionString: this.#server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}

import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * Parameters of a PostgreSQL that waits for the disk before it acknowledges a commit. Of the ways to sync its
 * log, the embedded one has `fsync` alone: its `fdatasync` does nothing.
 */
export const DURABLE_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** An open file of the embedded PostgreSQL; a folder has no descriptor. */
interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** The parts of Emscripten's file system that let a file be synced; its own does nothing. */
interface SyncableFs {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: Stream) => number };
    realPath(node: unknown): string;
  };
}

/** Files of the embedded PostgreSQL that reach the disk when it syncs them. */
export class DurableFiles extends NodeFS {
  override async init(
    ...[pglite, given]: Parameters<NodeFS['init']>
  ): Promise<Awaited<ReturnType<NodeFS['init']>>> {
    syncAll(this.rootDir);
    const { emscriptenOpts } = await super.init(pglite, given);
    const preRun = [...[emscriptenOpts.preRun ?? []].flat(), letSync as never];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function letSync({ NODEFS: files }: SyncableFs): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncPath(files.realPath(node));
    else fsyncSync(nfd);
    return 0;
  };
}

/** Syncs what an earlier process wrote without waiting for the disk. */
function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncAll(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** The CPU of a PostgreSQL server on this machine, all of its processes together. */
export interface PostgresCpu {
  /** Microseconds since its start; differences count. */
  usedMicros(): number;
  close(): Promise<void>;
}

const TICK_MICROS = 10_000;
/** In `/proc/[pid]/stat`, counted from the one after the name. */
const FIELD = { parent: 1, childrenUser: 13, childrenSystem: 14 };

/**
 * Of the server's own process with its children, and of the children that have ended: the connections of a
 * pool end when it is idle. It counts whoever uses the server, so nothing else may.
 * @throws {Error} if the server runs elsewhere
 */
export async function postgresCpu(databaseUrl: string): Promise<PostgresCpu> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [, server = 0] = statOf(rows[0]?.pid ?? 0) ?? [];
  if (server === 0) throw new Error('the CPU of PostgreSQL can only be read on its own machine');
  return {
    usedMicros() {
      const own = statOf(server) ?? [];
      const ended = ((own[FIELD.childrenUser] ?? 0) + (own[FIELD.childrenSystem] ?? 0)) * TICK_MICROS;
      const children = processes().filter((pid) => statOf(pid)?.[FIELD.parent] === server);
      return ended + [server, ...children].reduce((sum, pid) => sum + runMicros(pid), 0);
    },
    close: () => client.end(),
  };
}

function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** The numbers after the name, which may contain anything; undefined: it has ended. */
function statOf(pid: number): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

/** To the nanosecond, where ticks are 10 ms. */
function runMicros(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
  } catch {
    return 0;
  }
}

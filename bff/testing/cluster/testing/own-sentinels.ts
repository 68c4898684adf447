import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { freePort } from '../../service/free-port.ts';
import { OwnProgram } from './own-program.ts';
import { until } from '../../service/patience.ts';

/** A primary, its replica and three sentinels, all of the test's own. */
export interface OwnSentinels {
  readonly primary: OwnProgram;
  /** The values of REDIS_URL and REDIS_SENTINELS. */
  readonly settings: { readonly url: string; readonly sentinels: string };
  /** Returns the primary's port according to the sentinels. */
  primaryPort(): Promise<number>;
  drop(): Promise<void>;
}

const NAME = 'trellis';
/** The password of Redis; it needs escaping in a URL. */
const PASSWORD = 'p@ss';
const SENTINELS = 3;

/** @param path of redis-server, which is a sentinel too */
export async function startOwnSentinels(path: string): Promise<OwnSentinels> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-sentinels-'));
  const programs: OwnProgram[] = [];
  const start = async (port: number, ...args: string[]): Promise<OwnProgram> => {
    const program = new OwnProgram(path, args, port, { cwd: folder });
    programs.push(program);
    await program.start();
    return program;
  };
  const redis = async (...more: string[]): Promise<OwnProgram> => {
    const port = await freePort();
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    return start(
      port,
      ...own,
      '--dbfilename',
      `${port}.rdb`,
      '--requirepass',
      PASSWORD,
      '--masterauth',
      PASSWORD,
      ...more,
    );
  };
  const primary = await redis();
  const replica = await redis('--replicaof', `127.0.0.1 ${primary.port}`);
  const ports: number[] = [];
  for (let count = 0; count < SENTINELS; count += 1) {
    const port = await freePort();
    const settings = [
      `port ${port}`,
      'bind 127.0.0.1',
      `sentinel monitor ${NAME} 127.0.0.1 ${primary.port} 2`,
      `sentinel auth-pass ${NAME} ${PASSWORD}`,
      `sentinel down-after-milliseconds ${NAME} 1000`,
      `sentinel failover-timeout ${NAME} 6000`,
    ];
    const file = join(folder, `${port}.conf`);
    writeFileSync(file, `${settings.join('\n')}\n`);
    ports.push(port);
    await start(port, file, '--sentinel');
  }
  await until('the replica has what the primary has', 15_000, async () => {
    const [role, , , state] = (await ask({ port: replica.port, password: PASSWORD }, 'ROLE')) as unknown[];
    return role === 'slave' && state === 'connected';
  });
  for (const port of ports) {
    await until('each sentinel knows the others and the replica', 15_000, async () => {
      const said = (await ask({ port }, 'SENTINEL', 'MASTER', NAME)) as Record<string, string> | string[];
      const of = (name: string): string | undefined =>
        Array.isArray(said) ? said[said.indexOf(name) + 1] : said[name];
      return of('num-slaves') === '1' && of('num-other-sentinels') === String(SENTINELS - 1);
    });
  }
  return {
    primary,
    settings: {
      url: `redis://:${encodeURIComponent(PASSWORD)}@${NAME}/2`,
      sentinels: ports.map((port) => `127.0.0.1:${port}`).join(),
    },
    async primaryPort() {
      const [, port] = (await ask(
        { port: ports[0] ?? 0 },
        'SENTINEL',
        'GET-MASTER-ADDR-BY-NAME',
        NAME,
      )) as string[];
      return Number(port);
    },
    async drop() {
      await Promise.all(programs.map((program) => program.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(
  { port, password }: { port: number; password?: string },
  ...words: string[]
): Promise<unknown> {
  const client = createClient({
    ...(password && { password }),
    socket: { host: '127.0.0.1', port, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.sendCommand(words);
  } finally {
    client.destroy();
  }
}

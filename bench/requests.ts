import { ASSEMBLED, FASTIFY_JWT, OIDC_PROVIDER, PASS_THROUGH, PROXY, WITHOUT_EVENTS } from './contenders.ts';
import { measure, type Measured, runRound, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { tableOf } from './report.ts';
import { soak } from './soak.ts';
import type { Stage, Stocked } from './seeded-server.ts';
import { flatnessOf, growthOf, type Target, targetsOf, timesOf } from './targets.ts';
import { say } from './say.ts';

/**
 * The product takes longer than its peers until the engine has compiled the hot code: at 10,000 requests it
 * still cost twice as much.
 */
const WARM_REQUESTS = 30_000;
const BETWEEN_SCALES_ROUNDS = 5;

/** The results of one part of a run. */
export interface Part {
  readonly tables: readonly string[];
  readonly rows: readonly Measured[];
  readonly targets: readonly Target[];
}

type Loaded = Pick<Stocked, 'server' | 'load'>;
export const creating = ({ server, load }: Loaded, name: string, spread = 1): Subject => {
  return { name, server, load, request: { path: '/plants', credentials: 'tokens', spread } };
};
export const minting = ({ server, load }: Loaded, name: string, spread = 1): Subject => {
  return { name, server, load, request: { path: '/v1/sessions', credentials: 'keys', spread } };
};

export async function warm(subjects: readonly Subject[], { connections }: Options): Promise<void> {
  for (const subject of subjects) {
    await runRound(subject, { connections, forRequests: WARM_REQUESTS + subject.request.spread });
  }
}

/** Create and mint beside their peers, all in one interleaved run. */
export async function againstPeers(stage: Stage, trellis: Stocked, options: Options): Promise<Part> {
  const { load } = trellis;
  const peer = async (contender: typeof PROXY): Promise<Subject> =>
    creating({ server: await stage.serve(contender), load }, contender.name);
  const oidcProvider = await peer(OIDC_PROVIDER);
  const silent = await stage.stock({ name: 'without events', keys: 1, file: WITHOUT_EVENTS });
  const subjects = [
    await peer(PASS_THROUGH),
    await peer(PROXY),
    await peer(ASSEMBLED),
    creating(silent, 'Trellis, create, all checks'),
    creating(trellis, 'Trellis, create, all checks, plant.created recorded'),
    { ...oidcProvider, request: { path: '/token', credentials: 'client', spread: 1 } } satisfies Subject,
    minting({ server: await stage.serve(FASTIFY_JWT), load }, FASTIFY_JWT.name),
    minting(trellis, 'Trellis, mint, all checks'),
  ];
  await warm(subjects, options);
  const rows = await measure(subjects, options);
  const [passThrough, proxy, assembled, create, recorded, oidc, signing, mint] = rows;
  if (!passThrough || !proxy || !assembled || !create || !recorded || !oidc || !signing || !mint)
    throw new Error('a row is missing');
  return {
    tables: [
      tableOf('create', [passThrough, proxy, assembled, create, recorded], proxy),
      tableOf('mint', [oidc, signing, mint], oidc),
    ],
    rows,
    targets: targetsOf({ passThrough, proxy, assembled, create, recorded, oidc, signing, mint }),
  };
}

/** The product alone over stores of different sizes, each with a process of its own. */
export async function growth(stage: Stage, one: Stocked, options: Options): Promise<Part> {
  const scales = options.long ? [1_000, 100_000] : [1_000];
  const creates = [creating(one, 'create, 1 key')];
  const mints = [minting(one, 'mint, 1 key')];
  for (const keys of scales) {
    const name = `${keys.toLocaleString('en')} keys`;
    say(`seeding ${name}`);
    const stocked = await stage.stock({ name, keys });
    creates.push(creating(stocked, `create, ${name}`, keys));
    mints.push(minting(stocked, `mint, ${name}`, keys));
  }
  const subjects = [...creates, ...mints];
  await warm(subjects, options);
  const rows = await measure(subjects, {
    ...options,
    rounds: Math.min(BETWEEN_SCALES_ROUNDS, options.rounds),
  });
  const parts = [rows.slice(0, creates.length), rows.slice(creates.length)];
  return {
    tables: parts.map(([small, ...large]) => (small ? tableOf('keys', [small, ...large], small) : '')),
    rows,
    targets: parts.flatMap(([small, ...large]) =>
      small ? large.map((row) => growthOf(row.name, small, row)) : [],
    ),
  };
}

/** Through the built-in plant API, over an empty store and a full one; and with an idempotency key. */
export async function fullStore(stage: Stage, one: Stocked, options: Options): Promise<Part> {
  say('seeding 1,000,000 plants');
  const plant = { builtInPlantApi: true, keys: 1 };
  const empty = await stage.stock({ ...plant, name: 'no plants' });
  const full = await stage.stock({ ...plant, name: 'many plants', plants: 1_000_000 });
  const plain = creating(one, 'create, foreign plant API');
  const subjects = [
    creating(empty, 'create, built-in plant API, empty'),
    creating(full, 'create, built-in plant API, 1,000,000 plants'),
    minting(empty, 'mint, no plants'),
    minting(full, 'mint, 1,000,000 plants'),
    plain,
    { ...plain, name: 'create with an Idempotency-Key', request: { ...plain.request, idempotent: true } },
  ];
  await warm(subjects, options);
  const rows = await measure(subjects, {
    ...options,
    rounds: Math.min(BETWEEN_SCALES_ROUNDS, options.rounds),
  });
  const [small, large, mintSmall, mintLarge, bare] = rows;
  if (!small || !large || !mintSmall || !mintLarge || !bare) throw new Error('a row is missing');
  return {
    tables: [tableOf('the built-in plant API and the idempotency key', rows, bare)],
    rows,
    targets: [
      growthOf('create, 1,000,000 plants', small, large),
      growthOf('mint, 1,000,000 plants', mintSmall, mintLarge),
      timesOf('create, built-in plant API, empty, times a foreign one', small.cpuMs / bare.cpuMs, 2.5, 1.8),
      timesOf('the same with 1,000,000 plants', large.cpuMs / bare.cpuMs, 2.5, 1.8),
    ],
  };
}

const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

/** Memory at full load, create and mint in turn. */
export async function memory(one: Stocked, options: Options): Promise<Part> {
  const subjects = [creating(one, 'create'), minting(one, 'mint')];
  const { startBytes, endBytes, requests } = await soak(subjects, {
    connections: options.connections,
    forMs: options.soakMs,
    say,
  });
  return {
    tables: [
      `Memory over ${options.soakMs / 60_000} min and ${requests} requests: ${mebibytes(startBytes)} → ${mebibytes(endBytes)}`,
    ],
    rows: [],
    targets: [flatnessOf(startBytes, endBytes)],
  };
}

import { fileURLToPath } from 'node:url';
import { ask } from './child-process.ts';
import { measure, medianRatio, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { tableOf } from './report.ts';
import { creating, warm } from './requests.ts';
import type { Stage } from './seeded-server.ts';
import { timesOf, type Target } from './targets.ts';

/** CPU of a create with a part of the traces recorded, times that with none. */
const MOST = { one: 1.03, all: 1.25 } as const;

/**
 * A create with tracing off, by two processes, whose difference is that of the machine; with 1% and with all of
 * the traces recorded, and exported to a collector that keeps nothing.
 */
export async function measureTracing(
  stage: Stage,
  options: Options,
): Promise<{ table: string; rows: readonly Measured[]; targets: readonly Target[] }> {
  await stage.open();
  const collector = stage.aside(fileURLToPath(new URL('load/collector.ts', import.meta.url)), []);
  const endpoint = `http://127.0.0.1:${await ask<number>(collector)}`;
  const create = async (name: string, ratio?: string): Promise<Subject> => {
    const env = ratio && {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: ratio,
    };
    return creating(await stage.stock({ name, keys: 1, ...(env && { env }) }), name);
  };
  const subjects = [
    await create('create, tracing off'),
    await create('create, 1% recorded', '0.01'),
    await create('create, tracing off, again'),
    await create('create, all recorded', '1'),
  ];
  await warm(subjects, options);
  const rows = await measure(subjects, options);
  const [off, one, again, all] = rows;
  if (!off || !again || !one || !all) throw new Error('a row is missing');
  // The mean of both, so that a place in the order of the rounds counts for little.
  const base = off.cpuMsRounds.map((ms, round) => (ms + (again.cpuMsRounds[round] ?? Number.NaN)) / 2);
  const times = (row: Measured): number => medianRatio(row.cpuMsRounds, base);
  return {
    table: tableOf('create', rows, off),
    rows,
    targets: [
      timesOf('a create with 1% of traces recorded, times its CPU without', times(one), MOST.one),
      timesOf('the same with all of them', times(all), MOST.all),
    ],
  };
}

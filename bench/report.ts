import { availableParallelism } from 'node:os';
import type { Measured } from './measure.ts';
import type { Target } from './targets.ts';

/** A Markdown table, as in the README. The other rows are multiples of the row `unit`. */
export function tableOf(title: string, rows: readonly Measured[], unit: Measured): string {
  const lines = rows.map(
    (row) =>
      `| ${row.name} | ${row.cpuMs.toFixed(3)} | ${(unit.cpuMs / row.cpuMs).toFixed(2)} | ${row.p50Ms.toFixed(1)} | ` +
      `${row.p99Ms.toFixed(1)} | ${Math.round(row.perSecond)} |`,
  );
  return [
    `| ${title} | CPU ms a request | times cheaper than "${unit.name}" | p50 ms | p99 ms | requests a second |`,
    '|---|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

export function targetTable(targets: readonly Target[]): string {
  const lines = targets.map(
    ({ what, wanted, aim, got, met }) =>
      `| ${what} | ${wanted}${aim === undefined ? '' : ` (aim ${aim})`} | ${got} | ${met ? 'met' : '**missed**'} |`,
  );
  return ['| target | wanted | got | |', '|---|--:|--:|---|', ...lines].join('\n');
}

/** What a reader must know about the machine to judge the figures; never its name. */
export function machine(pinned: boolean): string {
  const cores = availableParallelism();
  const where = pinned ? 'server on core 0, load and upstream on core 1' : 'not pinned';
  return `${cores} cores, Node ${process.versions.node}, ${where}`;
}

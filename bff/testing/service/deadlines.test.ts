import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The shortest timeout that a busy machine can meet. */
const LEAST_MS = 10_000;

/** Patterns for times in tests: a limit, a wait with an end, or an assertion of a duration. */
const DEADLINES = [
  /(?:\btimeout|[tT]imeoutMs|[wW]ithinMs|AbortSignal\.timeout)\s*[:=(]\s*([\d_]+)\b(?!\s*\*)/g,
  /\buntil\((?:'[^']*'|`[^`]*`),\s*([\d_]+),/g,
  /(?:performance\.now\(\)[^;\n]*|\b(?!cpuMs)\w*[mM]s)\)\.toBeLessThan\(([\d_]+)\)/g,
];

/** Deadlines that a test waits for, and limits on how long something may take. */
const DELIBERATE: Readonly<Record<string, string>> = {
  'bff/testing/cluster/redis-sentinel.cluster.test.ts': 'a revocation takes a second at most',
  'bff/core/http/drain.test.ts': 'the drain itself is over after four seconds',
  'bff/core/http/http-server.test.ts': 'a server that waited would close after eight seconds',
  'bff/money/payments/books.test.ts': 'requests that are given up are part of what happens there',
  'bff/providers/plants/upstream.test.ts': 'upstreams that never answer',
  'bff/developers/webhooks/deliveries.test.ts': 'a receiver that never answers',
  'bff/developers/webhooks/testing/sender-process.ts':
    'after which another process takes over; it is killed again and again',
  'bff/developers/webhooks/ssrf.test.ts': 'addresses that nothing may reach',
};

const IN = [
  '{bff,components,cli,demo,e2e,scripts}/**/*.{test,spec}.ts',
  '{bff,components,e2e}/**/testing/*.ts',
];

test('no test fails because the machine is busy: nothing is given less than ten seconds', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const short = globSync(IN, { cwd: root, exclude: ['**/{node_modules,dist}/**'] }).flatMap((path) => {
    const text = readFileSync(root + path, 'utf8');
    const found = DEADLINES.flatMap((deadline) => [...text.matchAll(deadline)]);
    return found
      .filter(([, ms = '']) => Number(ms.replaceAll('_', '')) < LEAST_MS)
      .map(([all]) => ({ path, all }));
  });
  expect(short.filter(({ path }) => !(path in DELIBERATE))).toEqual([]);
  const used = new Set(short.map(({ path }) => path));
  expect(Object.keys(DELIBERATE).filter((path) => !used.has(path))).toEqual([]);
});

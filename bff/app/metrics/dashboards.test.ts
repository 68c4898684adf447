import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics, Registry, type Metric } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderGuide } from '../../pages/docs/markdown.ts';
import { Metrics } from './metrics.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

interface Dashboard {
  readonly uid: string;
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

const RULES = (parse(read('deploy/alerts/trellis.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const DASHBOARDS = globSync('deploy/grafana/*.json', { cwd: ROOT }).map(
  (path) => JSON.parse(read(path)) as Dashboard,
);
const QUERIES = [
  ...RULES.map(({ alert, expr }) => [alert, expr] as const),
  ...DASHBOARDS.flatMap(({ uid, panels }) =>
    panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => [`${uid}, ${title}`, expr] as const),
    ),
  ),
];

/** Every metric of a node that has Redis, a replica and an address for the operator. */
function exposed(): Map<string, Metric & { readonly labelNames: readonly string[] }> {
  const metrics = new Metrics(new Registry());
  collectDefaultMetrics({ register: metrics.registry });
  metrics.watchLimiter(() => ({ isAlone: false, nodes: 1, spentAlone: 0, outages: 0 }));
  metrics.watchReplica(() => true);
  metrics.watchDeliveries(async () => ({ events: 0, deliveries: 0 }));
  const all = metrics.registry.getMetricsAsArray() as unknown as (Metric & {
    readonly name: string;
    readonly labelNames: readonly string[];
  })[];
  return new Map(all.map((metric) => [metric.name, metric]));
}

const METRICS = exposed();
/** Added by Prometheus itself, and by histograms. */
const OTHERS: ReadonlySet<string> = new Set(['instance', 'job', 'le']);
const NAME = /\b(?:trellis|nodejs|process)_\w+/g;
const SELECTOR = /\b((?:trellis|nodejs|process)_\w+)\{([^}]*)\}/g;
const metricOf = (name: string) =>
  METRICS.get(name) ?? METRICS.get(name.replace(/_(?:bucket|sum|count)$/, ''));

/** The labels that a query selects by, with the metric of each. */
function* selections(expr: string) {
  for (const [, metric = '', inner = ''] of expr.matchAll(SELECTOR)) {
    for (const [, label = '', , value = ''] of inner.matchAll(/(\w+)\s*(=~|!=|!~|=)\s*"([^"]*)"/g)) {
      yield { metric, label, values: value.split('|') };
    }
  }
}

test.each(QUERIES)('%s asks for metrics and labels that there are', (_what, expr) => {
  const names = [...expr.matchAll(NAME)].map(([name]) => name);
  expect(names.length + Number(/\bup\b/.test(expr))).toBeGreaterThan(0);
  expect(names.filter((name) => !metricOf(name))).toEqual([]);
  const labels = new Set(names.flatMap((name) => metricOf(name)?.labelNames ?? []));
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  expect(grouped.filter((label) => !OTHERS.has(label) && !labels.has(label))).toEqual([]);
  const selected = [...selections(expr)].filter(
    ({ metric, label }) => !OTHERS.has(label) && !metricOf(metric)?.labelNames.includes(label),
  );
  expect(selected).toEqual([]);
});

test('the values that queries select by are those of the metrics', async () => {
  const lost: string[] = [];
  for (const [what, expr] of QUERIES) {
    for (const { metric, label, values } of selections(expr)) {
      // Operations, statuses and codes have a value once there was such a request.
      if (OTHERS.has(label) || metric.startsWith('trellis_request')) continue;
      const { values: series = [] } = (await metricOf(metric)?.get()) ?? {};
      const known = new Set(series.map(({ labels }) => String((labels as Record<string, unknown>)[label])));
      lost.push(
        ...values.filter((value) => !known.has(value)).map((value) => `${what}: ${label}="${value}"`),
      );
    }
  }
  expect(lost).toEqual([]);
});

test('each alert has a section of the runbooks, and each section its alert', () => {
  const anchors = renderGuide('runbooks', 'https://trellis.example').headings.map(({ id }) => id);
  const named = RULES.map(
    ({ annotations }) => /^https:\/\/[^#]+\/docs\/guides\/runbooks#(.+)$/.exec(annotations.runbook_url)?.[1],
  );
  expect(anchors.length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual(anchors.toSorted());
  const text = read('docs/runbooks.md');
  expect(RULES.filter(({ alert }) => !text.includes(`\`${alert}\``))).toEqual([]);
});

test('each alert says how urgent it is and what happened', () => {
  for (const { labels, annotations } of RULES) {
    expect(labels.severity).toMatch(/^(?:page|ticket)$/);
    expect(annotations.summary).toMatch(/^\S.{20,}/);
  }
  expect(new Set(RULES.map(({ alert }) => alert)).size).toBe(RULES.length);
});

import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type CollectionResult,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type RegistryMetric = MetricObjectWithValues<MetricValue<string>>;
type HistogramPoint = DataPoint<Histogram>;

/**
 * Reads the metrics that Prometheus scrapes, for export by OTLP: the same numbers, under the same names and
 * labels, counted once.
 */
export function registryProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime();
  return {
    async collect(): Promise<CollectionResult> {
      const all = (await registry.getMetricsAsJSON()) as unknown as RegistryMetric[];
      const endTime = hrTime();
      const metrics = all.flatMap((metric) => metricOf(metric, { startTime, endTime }) ?? []);
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'trellis' }, metrics }] },
        errors: [],
      };
    },
  };
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Returns `undefined` for a summary, which no metric of the service is. */
function metricOf(metric: RegistryMetric, times: Times): MetricData | undefined {
  const descriptor = {
    name: metric.name,
    description: metric.help,
    unit: metric.name.endsWith('_seconds') ? 's' : '',
    valueType: ValueType.DOUBLE,
  };
  const aggregationTemporality = AggregationTemporality.CUMULATIVE;
  // The registry names types by its enum in TypeScript, and by these words in JSON.
  switch (String(metric.type)) {
    case 'counter':
      return {
        descriptor,
        aggregationTemporality,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: points(metric, times),
      };
    case 'gauge':
      return {
        descriptor,
        aggregationTemporality,
        dataPointType: DataPointType.GAUGE,
        dataPoints: points(metric, times),
      };
    case 'histogram':
      return {
        descriptor,
        aggregationTemporality,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histogramPoints(metric, times),
      };
    default:
      return undefined;
  }
}

function points({ values }: RegistryMetric, times: Times): DataPoint<number>[] {
  return values.map(({ labels, value }) => ({ ...times, attributes: labels as Attributes, value }));
}

/** Returns a point for each series of a histogram, whose buckets the registry lists as cumulative counts. */
function histogramPoints({ name, values }: RegistryMetric, times: Times): HistogramPoint[] {
  const series = Map.groupBy(values, ({ labels }) => JSON.stringify({ ...labels, le: undefined }));
  return [...series].map(([labels, samples]) => {
    const buckets = samples.filter(({ labels: { le } }) => le !== undefined);
    const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0));
    const valueOf = (suffix: string): number =>
      samples.find((sample) => (sample as { metricName?: string }).metricName === name + suffix)?.value ?? 0;
    return {
      ...times,
      attributes: JSON.parse(labels) as Attributes,
      value: {
        buckets: {
          boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
          counts,
        },
        sum: valueOf('_sum'),
        count: valueOf('_count'),
      },
    };
  });
}

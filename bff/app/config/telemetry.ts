import { ConfigError, flag, text, urlSetting, type Env } from './setting.ts';

/**
 * The signals to export by OTLP. Its URLs, headers, timeouts and compression are read by OpenTelemetry
 * itself.
 */
export interface Telemetry {
  readonly hasTraces: boolean;
  readonly hasMetrics: boolean;
  readonly protocol: Protocol;
  readonly sampler: SamplerName;
  /** The part of traces that are recorded by a sampler of a ratio, from 0 to 1. */
  readonly ratio: number;
  readonly batch: SpanBatches;
  readonly metricIntervalMs: number;
}

/** How spans wait for their export. */
interface SpanBatches {
  /** The most spans that wait; further ones are dropped. */
  readonly maxQueueSize: number;
  readonly maxExportBatchSize: number;
  readonly scheduledDelayMillis: number;
  readonly exportTimeoutMillis: number;
}

const PROTOCOLS = ['http/protobuf', 'http/json'] as const;
type Protocol = (typeof PROTOCOLS)[number];

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof SAMPLERS)[number];

/**
 * Reads the standard variables of OpenTelemetry; `undefined` if there is no endpoint, or `OTEL_SDK_DISABLED`
 * is set.
 * @throws {ConfigError} one of them can't be used
 */
export function telemetry(env: Env): Telemetry | undefined {
  const endpoint = urlSetting(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  if (endpoint === undefined || flag(env, 'OTEL_SDK_DISABLED')) return undefined;
  for (const signal of ['TRACES', 'METRICS']) {
    urlSetting(env, `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`, ['http:', 'https:']);
  }
  const maxQueueSize = wholeNumber(env, 'OTEL_BSP_MAX_QUEUE_SIZE', 2_048);
  return {
    hasTraces: oneOf(env, 'OTEL_TRACES_EXPORTER', ['otlp', 'none']) === 'otlp',
    hasMetrics: oneOf(env, 'OTEL_METRICS_EXPORTER', ['otlp', 'none']) === 'otlp',
    protocol: oneOf(env, 'OTEL_EXPORTER_OTLP_PROTOCOL', PROTOCOLS),
    sampler: oneOf(env, 'OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on'),
    ratio: ratio(env, 'OTEL_TRACES_SAMPLER_ARG'),
    batch: {
      maxQueueSize,
      maxExportBatchSize: Math.min(maxQueueSize, wholeNumber(env, 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512)),
      scheduledDelayMillis: wholeNumber(env, 'OTEL_BSP_SCHEDULE_DELAY', 5_000),
      exportTimeoutMillis: wholeNumber(env, 'OTEL_BSP_EXPORT_TIMEOUT', 30_000),
    },
    metricIntervalMs: wholeNumber(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000),
  };
}

/** @throws {ConfigError} the value isn't one of the names */
function oneOf<const Name extends string>(
  env: Env,
  name: string,
  names: readonly [Name, ...Name[]],
  fallback: Name = names[0],
): Name {
  const value = text(env, name) ?? fallback;
  const known = names.find((one) => one === value);
  if (known === undefined) throw new ConfigError(`${name} must be one of ${names.join(', ')}`);
  return known;
}

/** @throws {ConfigError} it isn't a whole number above 0 */
function wholeNumber(env: Env, name: string, fallback: number): number {
  const value = text(env, name) ?? String(fallback);
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new ConfigError(`${name} must be a whole number above 0`);
}

/** @throws {ConfigError} it isn't a number from 0 to 1 */
function ratio(env: Env, name: string): number {
  const value = text(env, name) ?? '1';
  if (/^(?:0|1|0?\.\d+|1\.0+|0\.0*)$/.test(value)) return Number(value);
  throw new ConfigError(`${name} must be a number from 0 to 1, such as 0.01`);
}

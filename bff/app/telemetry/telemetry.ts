import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Context, Link, Span as SdkSpan, SpanContext, Tracer as SdkTracer } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  type Resource,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { setTimeout as delay } from 'node:timers/promises';
import { allowedAttributes, type SpanAttributes } from '../../core/telemetry/span-attributes.ts';
import type { Span, SpanKind as Kind, SpanOrigin, Tracer } from '../../core/telemetry/tracing.ts';
import type { SamplerName, Telemetry } from '../config/telemetry.ts';
import { registryProducer } from './registry-metrics.ts';

/*
 * The only module that loads OpenTelemetry, and only if there is an endpoint to export to. The build makes it
 * a file of its own (dist/service/telemetry.js), so it shares no state with the rest of the service.
 */

export interface OpenTelemetry {
  /** `undefined` if only metrics are exported. */
  readonly tracer: Tracer | undefined;
  /** Exports what is waiting, within {@link FLUSH_WITHIN_MS}. */
  close(): Promise<void>;
}

/** The time that the last export may take when the service stops. */
const FLUSH_WITHIN_MS = 2_000;
/** The shortest time between two log lines about failed exports. */
const COMPLAIN_EVERY_MS = 60_000;

export async function openTelemetry(
  config: Telemetry,
  { registry, log }: { readonly registry: Registry; readonly log: Logger },
): Promise<OpenTelemetry> {
  complainTo(log);
  const resource = serviceResource();
  const { TraceExporter, MetricExporter } = await exportersOf(config);
  const traces = config.hasTraces
    ? new TracerProvider({
        resource,
        sampler: samplerOf(config),
        spanProcessors: [new BatchSpanProcessor({ exporter: new TraceExporter(), ...config.batch })],
      })
    : undefined;
  const metrics = config.hasMetrics
    ? new MeterProvider({
        resource,
        readers: [
          new PeriodicExportingMetricReader({
            exporter: new MetricExporter(),
            exportIntervalMillis: config.metricIntervalMs,
            exportTimeoutMillis: Math.min(config.metricIntervalMs, 30_000),
            metricProducers: [registryProducer(registry, resource)],
          }),
        ],
      })
    : undefined;
  return {
    tracer: traces && tracerOf(traces.getTracer('trellis')),
    async close() {
      const ends = [traces?.shutdown(), metrics?.shutdown()];
      await Promise.race([Promise.allSettled(ends), delay(FLUSH_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Loads the exporters of one protocol. */
async function exportersOf({ protocol }: Telemetry) {
  if (protocol === 'http/json') {
    const [traces, metrics] = await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/exporter-metrics-otlp-http'),
    ]);
    return { TraceExporter: traces.OTLPTraceExporter, MetricExporter: metrics.OTLPMetricExporter };
  }
  const [traces, metrics] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/exporter-metrics-otlp-proto'),
  ]);
  return { TraceExporter: traces.OTLPTraceExporter, MetricExporter: metrics.OTLPMetricExporter };
}

/** Logs that exports fail, without the collector's response, and seldom. */
function complainTo(log: Logger): void {
  let lastMs = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - lastMs < COMPLAIN_EVERY_MS) return;
    lastMs = performance.now();
    const code = typeof error === 'object' && 'code' in error ? error.code : undefined;
    log.warn({ code }, 'telemetry could not be exported; what does not fit in its queue is dropped');
  });
}

/**
 * Returns the name of the service and of this process; `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`
 * win.
 */
function serviceResource(): Resource {
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'trellis' }))
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
}

function samplerOf({ sampler, ratio }: Telemetry): Sampler {
  const roots: Record<SamplerName, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
    parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    parentbased_traceidratio: () => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
  };
  return roots[sampler]();
}

const KINDS: Readonly<Record<Kind, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
};

function tracerOf(tracer: SdkTracer): Tracer {
  return {
    start(name, kind, origin, attributes = {}) {
      const { context, links } = startOf(origin);
      const options = { kind: KINDS[kind], attributes: allowedAttributes(attributes), links };
      const span = tracer.startSpan(name, options, context);
      return span.isRecording() ? new RecordedSpan(tracer, span, { left: MOST_SPANS }) : undefined;
    },
  };
}

function startOf({ parent, link }: SpanOrigin): { readonly context: Context; readonly links: Link[] } {
  const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote(parent));
  return { context, links: link === undefined ? [] : [{ context: remote(link) }] };
}

function remote(traceparent: string): SpanContext {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

/** The most spans below one request or timer: a loop that goes on in its context must not fill the queue. */
const MOST_SPANS = 500;

class RecordedSpan implements Span {
  readonly #tracer: SdkTracer;
  readonly #span: SdkSpan;
  readonly #budget: { left: number };
  readonly traceId: string;
  readonly spanId: string;
  #context: Context | undefined;

  constructor(tracer: SdkTracer, span: SdkSpan, budget: { left: number }) {
    this.#tracer = tracer;
    this.#span = span;
    this.#budget = budget;
    ({ traceId: this.traceId, spanId: this.spanId } = span.spanContext());
  }

  get traceparent(): string {
    return `00-${this.traceId}-${this.spanId}-01`;
  }

  set(attributes: SpanAttributes): void {
    this.#span.setAttributes(allowedAttributes(attributes));
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  event(name: string): void {
    this.#span.addEvent(name);
  }

  child(name: string, kind: Kind, attributes: SpanAttributes = {}): Span | undefined {
    if (!this.#span.isRecording() || this.#budget.left <= 0) return undefined;
    this.#budget.left -= 1;
    this.#context ??= trace.setSpan(ROOT_CONTEXT, this.#span);
    const options = { kind: KINDS[kind], attributes: allowedAttributes(attributes) };
    return new RecordedSpan(this.#tracer, this.#tracer.startSpan(name, options, this.#context), this.#budget);
  }

  end(errorType?: string): void {
    if (!this.#span.isRecording()) return;
    if (errorType !== undefined) {
      this.#span.setAttributes(allowedAttributes({ 'error.type': errorType }));
      this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AnyValue {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}

interface Attribute {
  readonly key: string;
  readonly value: AnyValue;
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly events: readonly { readonly name: string }[];
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status: { readonly code: number };
}

interface DataPoint {
  readonly attributes: readonly Attribute[];
  readonly asDouble?: number;
  readonly asInt?: number | string;
  readonly sum?: number;
  readonly count?: number | string;
  readonly bucketCounts?: readonly (number | string)[];
  readonly explicitBounds?: readonly number[];
}

interface SentMetric {
  readonly name: string;
  readonly unit: string;
  readonly sum?: { readonly isMonotonic: boolean; readonly dataPoints: readonly DataPoint[] };
  readonly gauge?: { readonly dataPoints: readonly DataPoint[] };
  readonly histogram?: { readonly dataPoints: readonly DataPoint[] };
}

/** A span as a collector gets it, with its attributes as an object. */
export interface CollectedSpan extends Omit<SentSpan, 'attributes' | 'events'> {
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly events: readonly string[];
}

/** A collector of OTLP over HTTP, in JSON. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  /** The metrics of the last export, by name. */
  readonly metrics = new Map<string, SentMetric>();
  readonly resources: Record<string, unknown>[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  /** Everything that was sent, as text. */
  text = '';
  answer: (res: ServerResponse) => void = (res) => void res.writeHead(200).end('{}');
  /** Reads an export; by default, one in JSON. */
  read: (sent: { readonly headers: IncomingHttpHeaders; readonly body: string }) => void = ({ body }) =>
    this.#take(body);
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((req, res) => {
      let body = '';
      req.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      req.on('end', () => {
        this.headers.push(req.headers);
        this.read({ headers: req.headers, body });
        this.answer(res);
      });
    });
  }

  static async start(): Promise<Collector> {
    const collector = new Collector();
    await once(collector.#server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** The spans of one trace, by name. */
  trace(traceId: string): Map<string, CollectedSpan[]> {
    return Map.groupBy(
      this.spans.filter((span) => span.traceId === traceId),
      ({ name }) => name,
    );
  }

  #take(body: string): void {
    this.text += body;
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body) as {
      resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
      resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
    };
    for (const { resource, scopeSpans } of resourceSpans) {
      this.resources.push(plain(resource.attributes));
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const events = span.events.map(({ name }) => name);
        this.spans.push({ ...span, attributes: plain(span.attributes), events });
      }
    }
    for (const { scopeMetrics } of resourceMetrics) {
      for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics))
        this.metrics.set(metric.name, metric);
    }
  }
}

/** Returns attributes as an object. */
export function plain(
  attributes: readonly Attribute[],
): Record<string, string | number | boolean | undefined> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );
}

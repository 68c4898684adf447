import type { Metric, Registry } from 'prom-client';

export interface DurationsOptions {
  readonly name: string;
  readonly help: string;
  /** The one label; left out where there is but one series. */
  readonly label?: string;
  /** Upper bounds in seconds, rising. */
  readonly buckets: readonly number[];
}

/** One series: how many durations lay in each bucket, and their sum. */
export interface DurationSeries {
  observe(seconds: number): void;
}

/**
 * A histogram that counts in an array. The library's own checks and hashes its labels at each observation, which was one
 * part in fifty of a request; here a series is looked up once. The registry reads it as it reads its own.
 */
export class Durations {
  readonly name: string;
  readonly help: string;
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #label: string | undefined;
  readonly #buckets: readonly number[];
  readonly #series = new Map<string, Tally>();

  constructor(registry: Registry, { name, help, label, buckets }: DurationsOptions) {
    this.name = name;
    this.help = help;
    this.#label = label;
    this.#buckets = buckets;
    // The library's type is its own class; what it asks of a metric is get() and the fields above.
    registry.registerMetric(this as unknown as Metric);
  }

  /** The series of a label's value, made at 0. */
  series(value = ''): DurationSeries {
    const known = this.#series.get(value);
    if (known) return known;
    const made = new Tally(this.#buckets);
    this.#series.set(value, made);
    return made;
  }

  /** As Prometheus wants it: each bucket counts all that lies below its bound. */
  get(): object {
    const values = [...this.#series].flatMap(([value, tally]) => {
      const labels = this.#label === undefined ? {} : { [this.#label]: value };
      const bounds = [...this.#buckets, '+Inf'];
      const below = tally.cumulated().map((count, index) => ({
        labels: { le: bounds[index], ...labels },
        value: count,
        metricName: `${this.name}_bucket`,
      }));
      return [
        ...below,
        { labels, value: tally.sum, metricName: `${this.name}_sum` },
        { labels, value: tally.count, metricName: `${this.name}_count` },
      ];
    });
    return { name: this.name, help: this.help, type: this.type, aggregator: this.aggregator, values };
  }

  reset(): void {
    this.#series.clear();
  }
}

class Tally implements DurationSeries {
  sum = 0;
  count = 0;
  readonly #bounds: readonly number[];
  /** One more than there are bounds: the last is for what lies above them all. */
  readonly #counts: number[];

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = [...bounds.map(() => 0), 0];
  }

  observe(seconds: number): void {
    let bucket = 0;
    while (seconds > (this.#bounds[bucket] ?? Infinity)) bucket += 1;
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.sum += seconds;
    this.count += 1;
  }

  cumulated(): number[] {
    let total = 0;
    return this.#counts.map((count) => (total += count));
  }
}

import type { LitElement, ReactiveControllerHost } from 'lit';
import type { TrellisError } from '../../session/trellis-error.ts';
import { intervalFor, taxGroup, type Interval, type ReportFilters } from './filters.ts';
import { lengthOf, readRange, type Dates, type RangeFault } from './range.ts';
import type {
  ItemsReport,
  PaymentsReport,
  ReportOptions,
  SalesReport,
  TaxesReport,
  ReportingApi,
  ReportQuestion,
} from './reporting-api.ts';

/**
 * The answer to the question that was asked last, and to no other: one that comes late is dropped. While
 * another is on its way, the one before stays.
 */
export class Asked<Body> {
  body: Body | undefined;
  error: TrellisError | undefined;
  isOnItsWay = false;

  #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  #key: string | undefined;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  /** Asks, unless that is what was asked last. @param key the question */
  ask(key: string, send: () => Promise<Body>): void {
    if (key === this.#key) return;
    this.forget();
    this.#key = key;
    this.isOnItsWay = true;
    const take = (answer: Pick<Asked<Body>, 'body' | 'error'>): void => {
      if (key !== this.#key) return;
      Object.assign(this, answer);
      this.isOnItsWay = false;
      this.#host.requestUpdate();
    };
    send().then(
      (body) => take({ body, error: undefined }),
      (error: TrellisError) => take({ body: undefined, error }),
    );
  }

  /** Forgets the question; its answer stays until the next one is there. */
  forget(): void {
    this.#key = this.error = undefined;
    this.isOnItsWay = false;
  }
}

/** The calendar is read again after this long: a day may have ended since. */
const CALENDAR_MS = 5 * 60_000;

/** The loaded parts of the requested report, all for the same dates and limits. */
export class LoadedReport {
  readonly options: Asked<ReportOptions>;
  readonly sales: Asked<SalesReport>;
  readonly items: Asked<ItemsReport>;
  readonly surfaces: Asked<SalesReport>;
  readonly locations: Asked<SalesReport>;
  readonly payments: Asked<PaymentsReport>;
  readonly taxes: Asked<TaxesReport>;
  dates: Dates | undefined;
  fault: RangeFault | undefined;
  interval: Interval = 'day';

  #api: ReportingApi;
  /** The calendar that is used; while it is read again, what is shown stays. */
  #calendar: ReportOptions | undefined;
  #readAtMs = 0;
  #round = 0;

  constructor(host: LitElement, api: ReportingApi) {
    this.#api = api;
    this.options = new Asked(host);
    this.sales = new Asked(host);
    this.items = new Asked(host);
    this.surfaces = new Asked(host);
    this.locations = new Asked(host);
    this.payments = new Asked(host);
    this.taxes = new Asked(host);
  }

  get #parts(): Asked<unknown>[] {
    return [this.sales, this.items, this.surfaces, this.locations, this.payments, this.taxes];
  }

  get calendar(): ReportOptions | undefined {
    return this.#calendar;
  }

  /** The first failure of what is asked for now. */
  error(view: ReportFilters['view']): TrellisError | undefined {
    if (!this.#calendar) return this.options.error;
    return this.sales.error ?? this.partsOf(view).find(({ error }) => error)?.error;
  }

  /** Whether something that a view shows is on its way. */
  isWaiting(view: ReportFilters['view']): boolean {
    return [this.options, this.sales, ...this.partsOf(view)].some(({ isOnItsWay }) => isOnItsWay);
  }

  /** Returns the parts that a view shows in addition to sales over time. */
  partsOf(view: ReportFilters['view']): Asked<unknown>[] {
    if (view === 'items') return [this.items];
    if (view === 'payments') return [this.payments];
    if (view === 'taxes') return [this.taxes];
    if (view === 'overview') return [];
    return this.hasLocations ? [this.surfaces, this.locations] : [this.surfaces];
  }

  get question(): { question: ReportQuestion; round: number } | undefined {
    return this.#question;
  }

  #question: { question: ReportQuestion; round: number } | undefined;

  /** More than one: otherwise what is sold where is no question. */
  get hasLocations(): boolean {
    return (this.#calendar?.locations.length ?? 0) > 1;
  }

  /** Asks for what the filters need and isn't there. */
  ask(filters: ReportFilters): void {
    const { options } = this;
    options.ask(`${this.#round}`, () => {
      this.#readAtMs = performance.now();
      return this.#api.options();
    });
    this.#calendar = options.body ?? this.#calendar;
    if (!this.#calendar || (this.#round > 0 && options.isOnItsWay)) return;
    const { today, max_days: maxDays } = this.#calendar;
    const { dates, fault } = readRange(filters.range, today, maxDays);
    this.dates = dates;
    this.fault = fault;
    this.#question = undefined;
    if (fault) return;
    this.interval = intervalFor(filters.interval, lengthOf(dates));
    const { compare, location, surface, view } = filters;
    const question = { ...dates, compare, location, surface };
    this.#question = { question, round: this.#round };
    const key = JSON.stringify(this.#question);
    this.sales.ask(key + this.interval, () => this.#api.sales(question, this.interval));
    if (view === 'items') this.items.ask(key, () => this.#api.items(question));
    if (view === 'payments') this.payments.ask(key, () => this.#api.payments(question));
    const group = taxGroup(filters.interval);
    if (view === 'taxes') this.taxes.ask(key + group, () => this.#api.taxes(question, group));
    if (view === 'places') {
      this.surfaces.ask(key, () => this.#api.sales(question, 'surface'));
      if (this.hasLocations) this.locations.ask(key, () => this.#api.sales(question, 'location'));
    }
  }

  /** Asks for all of it again: for news, or after a failure. */
  again(): void {
    this.#round++;
    for (const part of this.#parts) part.forget();
  }

  /** A person looks at other dates: if the calendar may have turned its page since, it is read first. */
  lookAgain(): void {
    if (performance.now() - this.#readAtMs > CALENDAR_MS) this.again();
  }

  /** Another session has begun. */
  reset(): void {
    this.#calendar = this.#question = this.dates = this.fault = undefined;
    this.options.forget();
    this.again();
    for (const part of [this.options, ...this.#parts]) part.body = undefined;
  }
}

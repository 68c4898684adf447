import { html, type LitElement, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../localize/message.ts';
import { emit } from '../session/events.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import { DeliveryLog } from './delivery-log.ts';
import { deliveryTable, fillTable } from './delivery-table.ts';
import { panel } from './endpoint-panels.ts';
import { focusOn } from './focus-on.ts';
import { Live } from './live.ts';
import { failureNotice, outcome } from './outcome.ts';
import type { Delivery, DeliveryState, Endpoint, Range } from './records.ts';
import { ReplayForm } from './replay-form.ts';
import { SimulateForm } from './simulate-form.ts';
import { tag } from './tag.ts';
import { replayText } from './webhooks-messages.ts';
import type { WebhooksApi } from './webhooks-api.ts';
import type { Work } from './work.ts';

/** After a failure the log is looked at less often. */
const AFTER_FAILURE_MS = 15_000;

/** What the session may do here. */
export interface DeliveryRights {
  redeliver: boolean;
  readEvents: boolean;
  simulate: boolean;
}

/** The card with the live log of what was sent to one endpoint. */
export class DeliveriesCard {
  may: DeliveryRights = { redeliver: false, readEvents: false, simulate: false };
  /** How far the sandbox's clock is ahead of the real time, in seconds; its times are shown. */
  aheadS = 0;
  /** Between two looks. */
  refreshMs = 3000;
  /** Called when the log has changed. */
  changed: () => void = () => {};

  #host: LitElement;
  #api: WebhooksApi;
  #work: Work;
  #log: DeliveryLog;
  #live: Live;
  #open: SimulateForm | ReplayForm | undefined;
  /** Of events, as JSON text. */
  #payloads = new Map<string, string>();

  constructor(host: LitElement, api: WebhooksApi, work: Work) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.#log = new DeliveryLog(host, api);
    this.#live = new Live(host, this.#look);
  }

  get error(): TrellisError | undefined {
    return this.#log.error;
  }

  /** A form is open, whose button is the first to press. */
  get isAsking(): boolean {
    return !!this.#open;
  }

  /** The endpoint whose log is shown from now on; none: nothing is looked at. */
  show(endpoint: Endpoint | undefined): void {
    const id = endpoint?.id ?? '';
    if (id !== this.#log.endpoint) {
      this.#log.show(id);
      if (id) void this.#live.now();
    }
    this.#live.turn(!!id);
  }

  /** Forgets all: another session has begun. */
  reset(): void {
    this.#live.turn(false);
    this.#log.show('');
    this.#open = undefined;
    this.#payloads.clear();
  }

  /** Looks at once. */
  look = (): void => void this.#live.now();

  render(endpoint: Endpoint): TemplateResult {
    const { rows, hasMore, error, news, filter, loaded } = this.#log;
    return html`<section part="card" class="card" tabindex="-1" aria-labelledby="deliveries">
      ${this.#renderHead(endpoint)} ${this.#renderOpen(endpoint)} ${outcome(this.#work, 'deliveries')}
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(error, this.look) : nothing}
      </div>
      <p class="unseen" role="status">${news}</p>
      ${
        rows.length > 0
          ? deliveryTable(msg(str`Deliveries to ${endpoint.url}, newest first`))
          : html`<p class="muted">
              ${loaded ? (filter ? msg('No deliveries with this status.') : this.#emptyText()) : msg('Loading deliveries…')}
            </p>`
      }
      ${
        hasMore
          ? html`<div class="row">
              <button part="button" type="button" class="slim" @click=${this.#lookBack}>
                ${msg('Show older')}
              </button>
            </div>`
          : nothing
      }
    </section>`;
  }

  /** To be called after each rendering: the rows are put into their table. */
  fill(): void {
    const table = this.#host.renderRoot.querySelector('table');
    if (!table) return;
    fillTable(table, this.#log.rows, {
      now: new Date(Date.now() + this.aheadS * 1000),
      opened: this.#log.opened,
      toggle: (id) => this.#log.toggle(id),
      isBusy: !!this.#work.busy,
      underway: this.#work.busy === 'redeliver' ? this.#work.subject : undefined,
      payloads: this.#payloads,
      redeliver: this.may.redeliver ? (delivery) => void this.#redeliver(delivery) : undefined,
      showPayload: this.may.readEvents ? (delivery) => void this.#showPayload(delivery) : undefined,
    });
  }

  #emptyText(): string {
    return this.may.simulate
      ? msg('Nothing has been sent yet. Simulate an event or send a ping to see it arrive.')
      : msg('Nothing has been sent yet. New deliveries appear here.');
  }

  #renderHead({ url, status }: Endpoint): TemplateResult {
    const { paused } = this.#live;
    const choose = ({ target }: Event): void => {
      this.#log.show(this.#log.endpoint, (target as HTMLSelectElement).value as DeliveryState | '');
      this.look();
    };
    const states: [DeliveryState | '', string][] = [
      ['', msg('All')],
      ['pending', msg('Pending')],
      ['delivered', msg('Delivered')],
      ['failed', msg('Failed')],
    ];
    return html`<div class="head">
      <div>
        <h2 part="heading" id="deliveries">${msg('Deliveries')}</h2>
        <p class="muted"><bdi class="url">${url}</bdi></p>
      </div>
      ${this.#log.error ? nothing : paused ? tag('plain', msg('Paused')) : tag('live', msg('Live'))}
      <button part="button" type="button" class="slim" @click=${() => this.#live.pause(!paused)}>
        ${paused ? msg('Resume') : msg('Pause')}
      </button>
      <select part="input" class="slim" aria-label=${msg('Filter by status')} @change=${choose}>
        ${states.map(
          ([state, text]) =>
            html`<option value=${state} ?selected=${state === this.#log.filter}>${text}</option>`,
        )}
      </select>
      ${
        this.may.redeliver
          ? this.#opener(
              'replay',
              msg('Replay a range'),
              this.#open instanceof ReplayForm,
              status === 'disabled',
            )
          : nothing
      }
      ${
        this.may.simulate
          ? this.#opener('simulate', msg('Simulate an event'), this.#open instanceof SimulateForm)
          : nothing
      }
    </div>`;
  }

  #opener(action: 'replay' | 'simulate', label: string, isOpen: boolean, isOff = false): TemplateResult {
    return html`<button
      part="button"
      type="button"
      class="slim"
      data-action=${action}
      ?disabled=${isOff}
      aria-expanded=${isOpen}
      @click=${() => (isOpen ? this.#close() : this.#show(action))}
    >
      ${label}
    </button>`;
  }

  #renderOpen(endpoint: Endpoint): TemplateResult | typeof nothing {
    const form = this.#open;
    if (form instanceof SimulateForm) return this.#renderSimulate(form);
    return form && endpoint.status === 'enabled' ? this.#renderReplay(form, endpoint) : nothing;
  }

  #renderReplay(form: ReplayForm, endpoint: Endpoint): TemplateResult {
    return panel({
      title: msg('Replay events'),
      body: html`<p class="small">
          ${msg('Sends every event in this range again, delivered or not. Events are kept for 30 days.')}
        </p>
        ${form.render(endpoint, this.aheadS >= 60)}`,
      submit: msg('Replay'),
      busy: this.#work.busy === 'replay' ? 'replay' : undefined,
      onSubmit: () => {
        const range = this.#work.busy ? undefined : form.read();
        if (range) void this.replay(endpoint, range, msg('No events in this range.'));
      },
      onCancel: this.#close,
    });
  }

  #renderSimulate(form: SimulateForm): TemplateResult {
    return panel({
      title: msg('Simulate an event'),
      body: html`<p class="small">
          ${msg('This changes real test records in the sandbox, and their events follow.')}
        </p>
        ${form.render()}`,
      submit: msg('Simulate'),
      busy: this.#work.busy === 'simulate' ? 'simulate' : undefined,
      onSubmit: () => void this.#makeHappen(form),
      onCancel: this.#close,
    });
  }

  #look = async (): Promise<number> => {
    const hadError = !!this.#log.error;
    await this.#log.look();
    const { error } = this.#log;
    if (this.#log.news) this.changed();
    if (!error) return this.refreshMs;
    if (!hadError) emit(this.#host, 'trellis-error', error.detail);
    return Math.max(AFTER_FAILURE_MS, error.detail.retryAfterS * 1000);
  };

  /** The focus goes on to the first that was not there before. */
  #lookBack = async (): Promise<void> => {
    const { length } = this.#log.rows;
    await this.#log.lookBack();
    void focusOn(this.#host, `[data-delivery="${this.#log.rows[length]?.id}"]`);
  };

  #show(action: 'replay' | 'simulate'): void {
    this.#work.invalidate();
    if (action === 'replay') {
      this.#open = new ReplayForm(this.#host);
      return void focusOn(this.#host, '#from');
    }
    this.#open = new SimulateForm(this.#host);
    void this.#loadMerchants(this.#open);
    void focusOn(this.#host, '#type');
  }

  /** Back to the button that opened it. */
  #close = (): void => {
    const action = this.#open instanceof ReplayForm ? 'replay' : 'simulate';
    this.#open = undefined;
    this.#work.invalidate();
    void focusOn(this.#host, `[data-action=${action}]`);
  };

  /** Sends a range of events to an endpoint again. @param none what to say when there is none in it */
  replay({ id }: Endpoint, range: Range, none: string): Promise<void> {
    return this.#work.run({
      place: 'deliveries',
      action: 'replay',
      endpoint: id,
      scope: 'webhooks:write',
      send: () => this.#api.replay(id, range),
      done: (queued) => {
        if (this.#open instanceof ReplayForm) this.#close();
        this.look();
        return replayText(queued, none);
      },
    });
  }

  /** Without them the sandbox takes a merchant itself. */
  async #loadMerchants(form: SimulateForm): Promise<void> {
    form.merchants = await this.#api.merchants().catch(() => []);
    this.#host.requestUpdate();
  }

  #makeHappen({ type, merchant }: SimulateForm): Promise<void> {
    return this.#work.run({
      place: 'deliveries',
      action: 'simulate',
      scope: 'sandbox:write',
      send: () => this.#api.simulate(type, merchant),
      done: () => {
        this.look();
        return msg(str`${type} was simulated.`);
      },
    });
  }

  async #redeliver({ event, event_type, endpoint }: Delivery & { endpoint?: string }): Promise<void> {
    await this.#work.run({
      place: 'deliveries',
      action: 'redeliver',
      subject: event,
      endpoint: endpoint ?? this.#log.endpoint,
      scope: 'webhooks:write',
      send: () => this.#api.redeliver(event, this.#log.endpoint),
      done: () => {
        this.look();
        return msg(str`${event_type} is being redelivered.`);
      },
    });
  }

  async #showPayload({ event }: Delivery): Promise<void> {
    try {
      this.#payloads.set(event, await this.#api.event(event));
      void focusOn(this.#host, `[data-event="${event}"]`);
    } catch (cause) {
      this.#work.failure = { place: 'deliveries', error: cause as TrellisError, again: undefined };
    }
    this.#host.requestUpdate();
  }
}

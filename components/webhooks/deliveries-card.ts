import { html, type LitElement, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../localize/message.ts';
import { emit } from '../session/events.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import { DeliveryLog } from './delivery-log.ts';
import { deliveryTable } from './delivery-table.ts';
import { panel } from './endpoint-panels.ts';
import { focusOn } from './focus-on.ts';
import { Live } from './live.ts';
import { failureNotice, outcome } from './outcome.ts';
import type { Delivery, DeliveryState, Endpoint } from './records.ts';
import { SimulateForm } from './simulate-form.ts';
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
  /** Between two looks. */
  refreshMs = 3000;
  /** Called when the log has changed. */
  changed: () => void = () => {};

  #host: LitElement;
  #api: WebhooksApi;
  #work: Work;
  #log: DeliveryLog;
  #live: Live;
  #simulate: SimulateForm | undefined;
  #payloads = new Map<string, unknown>();

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
    return !!this.#simulate;
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
    this.#simulate = undefined;
    this.#payloads.clear();
  }

  /** Looks at once. */
  look = (): void => void this.#live.now();

  render(endpoint: Endpoint): TemplateResult {
    const { rows, hasMore, error, news, filter, loaded } = this.#log;
    return html`<section part="card" class="card" tabindex="-1" aria-labelledby="deliveries">
      ${this.#renderHead(endpoint)} ${this.#simulate && this.#renderSimulate(this.#simulate)}
      ${outcome(this.#work, 'deliveries')}
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(error, this.look) : nothing}
      </div>
      <p class="unseen" role="status">${news}</p>
      ${
        rows.length > 0
          ? deliveryTable({
              rows,
              caption: msg(str`Deliveries to ${endpoint.url}, newest first`),
              opened: this.#log.opened,
              toggle: (id) => this.#log.toggle(id),
              isBusy: !!this.#work.busy,
              underway: this.#work.busy === 'redeliver' ? this.#work.subject : undefined,
              payloads: this.#payloads,
              redeliver: this.may.redeliver ? (delivery) => void this.#redeliver(delivery) : undefined,
              showPayload: this.may.readEvents ? (delivery) => void this.#showPayload(delivery) : undefined,
            })
          : html`<p class="muted">
              ${loaded ? (filter ? msg('None is in this state.') : this.#emptyText()) : msg('Looking for deliveries…')}
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

  #emptyText(): string {
    return this.may.simulate
      ? msg('Nothing has been sent yet. Simulate an event, or send a ping, and see it arrive.')
      : msg('Nothing has been sent yet. What happens from now on appears here.');
  }

  #renderHead({ url }: Endpoint): TemplateResult {
    const { paused } = this.#live;
    const choose = ({ target }: Event): void => {
      this.#log.show(this.#log.endpoint, (target as HTMLSelectElement).value as DeliveryState | '');
      this.look();
    };
    const states: [DeliveryState | '', string][] = [
      ['', msg('All')],
      ['pending', msg('Waiting')],
      ['delivered', msg('Delivered')],
      ['failed', msg('Failed')],
    ];
    return html`<div class="head">
      <div>
        <h2 part="heading" id="deliveries">${msg('Deliveries')}</h2>
        <p class="muted url">${url}</p>
      </div>
      ${
        this.#log.error
          ? nothing
          : html`<span class="tag ${paused ? 'plain' : 'done'}"
              >${paused ? msg('Paused') : msg('Live')}</span
            >`
      }
      <button part="button" type="button" class="slim" @click=${() => this.#live.pause(!paused)}>
        ${paused ? msg('Resume') : msg('Pause')}
      </button>
      <select part="input" class="slim" aria-label=${msg('Show')} @change=${choose}>
        ${states.map(
          ([state, text]) =>
            html`<option value=${state} ?selected=${state === this.#log.filter}>${text}</option>`,
        )}
      </select>
      ${
        this.may.simulate
          ? html`<button
              part="button"
              type="button"
              class="slim"
              data-action="simulate"
              aria-expanded=${!!this.#simulate}
              @click=${this.#toggleSimulate}
            >
              ${msg('Simulate an event')}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderSimulate(form: SimulateForm): TemplateResult {
    return panel({
      title: msg('Simulate an event'),
      body: html`<p class="small">
          ${msg('In the sandbox it really happens: records are made, and their events follow.')}
        </p>
        ${form.render()}`,
      submit: msg('Make it happen'),
      busy: this.#work.busy === 'simulate' ? 'simulate' : undefined,
      onSubmit: () => void this.#makeHappen(form),
      onCancel: this.#toggleSimulate,
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

  #toggleSimulate = (): void => {
    this.#work.forget();
    if (this.#simulate) {
      this.#simulate = undefined;
      void focusOn(this.#host, '[data-action=simulate]');
      return;
    }
    this.#simulate = new SimulateForm(this.#host);
    void this.#loadMerchants(this.#simulate);
    void focusOn(this.#host, '#type');
  };

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
        return msg(str`${type} has happened.`);
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
        return msg(str`${event_type} is sent again.`);
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

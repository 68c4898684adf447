import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { focusOn, html, emit } from '../../session/base-element.ts';
import { failureNotice, outcome } from '../../kit/loading/work.ts';
import { Polling } from '../../kit/loading/polling.ts';
import { msg, str } from '../../i18n/message.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import { deliveriesHead, deliveryTable, fillTable } from './delivery-table.ts';
import { DeliveryLog } from './delivery-log.ts';
import { lateForms, openForm, later } from './load-later.ts';
import type { Delivery, Endpoint, Range, WebhooksApi } from './webhooks-api.ts';
import type { ReplayForm } from './replay-form.ts';
import type { SimulateForm } from './simulate-form.ts';
import { replayText } from './webhooks-words.ts';
import type { WebhooksWork } from './webhooks-work.ts';

/** After a failure the log is looked at less often. */
const AFTER_FAILURE_MS = 15_000;

/** The permissions of the session. */
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
  #work: WebhooksWork;
  #log: DeliveryLog;
  #live: Polling;
  #open: SimulateForm | ReplayForm | undefined;
  /** The events, as JSON text. */
  #payloads = new Map<string, string>();

  constructor(host: LitElement, api: WebhooksApi, work: WebhooksWork) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.#log = new DeliveryLog(host, api);
    this.#live = new Polling(host, this.#look);
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
        ${error ? failureNotice(this.#work, error, this.look) : nothing}
      </div>
      <p class="unseen" role="status">${news}</p>
      ${
        rows.length > 0
          ? deliveryTable(msg(str`Deliveries to ${endpoint.url}, newest first`))
          : html`<p class="muted">
              ${
                loaded
                  ? filter
                    ? msg('No deliveries with this status.')
                    : this.#emptyText()
                  : msg('Loading deliveries…')
              }
            </p>`
      }
      ${
        hasMore
          ? html`<div class="row">
              ${button({ label: msg('Show older'), isSlim: true, press: this.#lookBack })}
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
      busyText: this.#work.busyText,
      payloads: this.#payloads,
      redeliver: this.may.redeliver ? (delivery) => void this.#redeliver(delivery) : undefined,
      detail: later.for(this.#host)?.deliveryDetail,
      showPayload: this.may.readEvents ? (delivery) => void this.#showPayload(delivery) : undefined,
    });
  }

  #emptyText(): string {
    return this.may.simulate
      ? msg('Nothing has been sent yet. Simulate an event or send a ping to see it arrive.')
      : msg('Nothing has been sent yet. New deliveries appear here.');
  }

  #renderHead({ url, status }: Endpoint): TemplateResult {
    const { kind } = this.#open ?? {};
    const isOff = status === 'disabled';
    const replay = () => this.#opener('replay', msg('Replay a range'), kind === 'replay', isOff);
    const simulate = () => this.#opener('simulate', msg('Simulate an event'), kind === 'simulate');
    return deliveriesHead({
      url,
      hasFailed: !!this.#log.error,
      isPaused: this.#live.paused,
      pause: (isPaused) => this.#live.pause(isPaused),
      filter: this.#log.filter,
      choose: (filter) => {
        this.#log.show(this.#log.endpoint, filter);
        this.look();
      },
      openers: [...(this.may.redeliver ? [replay()] : []), ...(this.may.simulate ? [simulate()] : [])],
    });
  }

  #opener(action: 'replay' | 'simulate', label: string, isOpen: boolean, isOff = false): TemplateResult {
    return button({
      label,
      action,
      isSlim: true,
      isDisabled: isOff,
      isExpanded: isOpen,
      press: () => (isOpen ? this.#close() : this.#show(action)),
    });
  }

  #renderOpen(endpoint: Endpoint): TemplateResult | typeof nothing {
    const { busy } = this.#work;
    const forms = lateForms.module;
    const of = { busyText: busy === this.#open?.kind ? this.#work.busyText : '', onCancel: this.#close };
    if (this.#open?.kind === 'simulate') {
      return (
        forms?.simulatePanel(this.#open, { ...of, onSubmit: (form) => void this.#simulate(form) }) ?? nothing
      );
    }
    if (!this.#open || endpoint.status === 'disabled') return nothing;
    const { aheadS } = this;
    return (
      forms?.replayPanel(this.#open, endpoint, aheadS >= 60, {
        ...of,
        onSubmit: (form) => {
          const range = busy ? undefined : form.read();
          if (range) void this.replay(endpoint, range, msg('No events in this range.'));
        },
      }) ?? nothing
    );
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
    openForm(this.#work, 'deliveries', (forms) => {
      this.#open =
        action === 'replay' ? new forms.ReplayForm(this.#host) : new forms.SimulateForm(this.#host);
      if (this.#open.kind === 'simulate') void this.#loadMerchants(this.#open);
      void focusOn(this.#host, action === 'replay' ? '#from' : '#type');
    });
  }

  /** Back to the button that opened it. */
  #close = (): void => {
    const action = this.#open?.kind;
    this.#open = undefined;
    this.#work.invalidate();
    void focusOn(this.#host, `[data-action=${action}]`);
  };

  /** Sends a range of events to an endpoint again. @param none what to say when there is none in it */
  replay({ id }: Endpoint, range: Range, none: string): Promise<void> {
    return this.#work.run({
      place: 'deliveries',
      action: 'replay',
      about: { endpoint: id },
      scope: 'webhooks:write',
      send: () => this.#api.replay(id, range),
      done: (queued) => {
        if (this.#open?.kind === 'replay') this.#close();
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

  #simulate({ type, merchant }: SimulateForm): Promise<void> {
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
      about: { endpoint: endpoint ?? this.#log.endpoint },
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
      this.#work.fail({ place: 'deliveries', error: cause as TrellisError, again: undefined });
    }
    this.#host.requestUpdate();
  }
}

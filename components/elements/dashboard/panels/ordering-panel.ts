import { nothing, type LitElement, type TemplateResult } from 'lit';
import { button } from '../../../kit/controls/button.ts';
import { notice } from '../../../kit/loading/notice.ts';
import { outcome } from '../../../kit/loading/work.ts';
import { withName } from '../../../kit/loading/failure-text.ts';
import { counted } from '../../../i18n/format.ts';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import { own, STALE, type TrellisError } from '../../../session/trellis-error.ts';
import { minutesText } from '../accept-times.ts';
import { endOfDay } from '../../../records/business-day.ts';
import { icon } from '../icons.ts';
import type { PanelContext } from '../panel-context.ts';
import type { Location } from '../records.ts';

/** For how long ordering is paused by a press, in minutes; 0: for the rest of the day. */
const SPANS = [15, 30, 60, 0];
/** The minutes that a press adds or takes away, and the most that the API allows. */
const STEP = 15;
const LONGEST = 240;

/** Whether customers can order now: paused for a while by a press, and resumed by another. */
export class OrderingPanel {
  #host: LitElement;
  #of: PanelContext;

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
  }

  #isPaused({ pause }: Location): boolean {
    return !!pause && (!pause.until || Date.parse(pause.until) > this.#of.clock.now());
  }

  /** In the bar: whether guests can order, and how soon they get it. It opens what changes that. */
  renderState(isOpen: boolean, toggle: () => void): TemplateResult | typeof nothing {
    const { may, shownLocations } = this.#of;
    const shown = shownLocations();
    const [first] = shown;
    if (!first || !may('merchants:write')) return nothing;
    const paused = shown.every((one) => this.#isPaused(one));
    const [way = 'pickup'] = waysOf(first.fulfillments);
    return html`<button
      part="button"
      type="button"
      class="pill ${paused ? 'warning' : 'done'}"
      data-action="ordering"
      aria-expanded=${isOpen}
      @click=${toggle}
    >
      <b>${paused ? msg('Paused') : msg('Takes orders')}</b>
      ${shown.length === 1 && !paused ? html`<span class="label">${wayText(first, way)}</span>` : nothing}
      ${icon('down')}
    </button>`;
  }

  /** Below the queue, so that nobody wonders why no orders come. */
  renderPaused(): TemplateResult | typeof nothing {
    const paused = this.#of.shownLocations().filter((one) => this.#isPaused(one));
    if (paused.length === 0) return nothing;
    const mayResume = this.#of.may('merchants:write');
    return html`${paused.map((location) =>
      notice({
        kind: 'warning',
        title: withName((name) => msg(str`Ordering is paused at ${name}.`), location.name),
        advice: this.#untilText(location),
        action: mayResume && button({ label: msg('Resume'), press: () => this.#set(location, null) }),
      }),
    )}`;
  }

  render(): TemplateResult {
    const { work, shownLocations } = this.#of;
    const isBusy = !!work.busy;
    return html`<p class="muted small">
        ${msg('Customers see that you take no orders for now. Orders you have stay.')}
      </p>
      <ul class="stock">
        ${shownLocations().map((location) => this.#row(location))}
      </ul>
      <h3>${msg('Preparation time')}</h3>
      <ul class="entries">
        ${shownLocations().map((location) => this.#times(location))}
      </ul>
      <div class="row">
        ${button({ label: msg('15 min more for all'), isBusy, press: () => this.#shift(STEP) })}
        ${button({ label: msg('15 min less for all'), isBusy, press: () => this.#shift(-STEP) })}
      </div>
      <p class="muted small">
        ${msg('For guests who order now, and for new orders that you haven’t answered yet.')}
      </p>
      ${outcome(work, 'ordering')}`;
  }

  #times(location: Location): TemplateResult {
    const ways = waysOf(location.fulfillments).map((way) => wayText(location, way));
    return html`<li>
      <span><bdi>${location.name}</bdi></span
      ><b>${ways.join(', ')}</b>
    </li>`;
  }

  /** Everything takes so many minutes longer, or less, at each location that is shown. */
  #shift(minutes: number): void {
    const { work, shownLocations, shiftTimes } = this.#of;
    void work.run({
      place: 'ordering',
      action: 'times',
      scope: 'merchants:write',
      send: () =>
        Promise.all(
          shownLocations().map((location) => {
            const all = waysOf(location.fulfillments).map((way) => {
              const to = location.fulfillments[way].lead_minutes + minutes;
              return [way, { lead_minutes: Math.min(LONGEST, Math.max(0, to)) }] as const;
            });
            return this.#change(location, { fulfillments: Object.fromEntries(all) });
          }),
        ),
      done: (changed) => {
        changed.forEach((location) => this.#take(location));
        shiftTimes(minutes);
        return msg('The times are changed.');
      },
    });
  }

  #row(location: Location): TemplateResult {
    const isBusy = !!this.#of.work.busy;
    return html`<li>
      <span
        ><b><bdi>${location.name}</bdi></b>
        <span class="muted small">${this.#stateText(location)}</span></span
      >
      <span class="row" role="group" aria-label=${location.name}>
        ${SPANS.map((minutes) =>
          button({
            label: minutes ? msg(str`${counted(minutes)} min`) : msg('Rest of today'),
            isBusy,
            press: () => this.#set(location, { until: this.#end(location, minutes) }),
          }),
        )}
      </span>
    </li>`;
  }

  #stateText(location: Location): string {
    return this.#isPaused(location) ? this.#untilText(location) : msg('Takes orders');
  }

  #untilText({ pause, timezone }: Location): string {
    if (!pause?.until) return msg('Until you resume it.');
    const until = new Date(pause.until);
    const time = until.toLocaleTimeString(
      this.#of.writer().locale,
      own({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone }),
    );
    return msg(str`Until ${time}.`);
  }

  #end({ timezone, day_starts_at: dayStartsAt }: Location, minutes: number): string {
    const nowMs = this.#of.clock.now();
    return minutes
      ? new Date(nowMs + minutes * 60_000).toISOString()
      : endOfDay(nowMs, timezone, dayStartsAt);
  }

  #set(location: Location, pause: { until: string } | null): void {
    const { work } = this.#of;
    void work.run({
      place: 'ordering',
      action: pause ? 'pause' : 'resume',
      about: { location: location.id },
      scope: 'merchants:write',
      send: () => this.#change(location, { pause }),
      done: (changed) => {
        this.#take(changed);
        return pause ? msg('Ordering is paused.') : msg('Ordering is open again.');
      },
    });
  }

  /**
   * A change of the location in the meantime concerns something else: this one is made to its newest state.
   */
  async #change(location: Location, change: object): Promise<Location> {
    const { api, merchant } = this.#of;
    const path = `/v1/merchants/${merchant()}/locations/${location.id}`;
    const send = (version: number): Promise<Location> => api.change('PATCH', path, { ...change, version });
    try {
      return await send(location.version);
    } catch (cause) {
      if ((cause as TrellisError).code !== STALE) throw cause;
      return send((await api.get<Location>(path)).version);
    }
  }

  #take(changed: Location): void {
    const { locations } = this.#of;
    locations.value = locations.value?.map((one) => (one.id === changed.id ? changed : one));
    this.#host.requestUpdate();
  }
}

/** The ways in which guests get orders there. */
const waysOf = (fulfillments: Location['fulfillments']) =>
  (['pickup', 'delivery', 'dine_in'] as const).filter((way) => fulfillments[way].enabled);

/** `Pickup · 15 min`. */
function wayText({ fulfillments }: Location, way: keyof Location['fulfillments']): string {
  const words = { pickup: msg('Pickup'), delivery: msg('Delivery'), dine_in: msg('Dine-in') };
  return `${words[way]} · ${minutesText(fulfillments[way].lead_minutes)}`;
}

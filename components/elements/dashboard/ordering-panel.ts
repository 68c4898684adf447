import { nothing, type LitElement, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { notice } from '../../kit/loading/notice.ts';
import { outcome } from '../../kit/loading/outcome.ts';
import { withName } from '../../kit/forms/with-name.ts';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { own, STALE, type TrellisError } from '../../session/trellis-error.ts';
import { endOfDay } from './end-of-day.ts';
import type { PanelContext } from './panel-context.ts';
import type { Location } from './records.ts';

/** For how long ordering is paused by a press, in minutes; 0: for the rest of the day. */
const SPANS = [15, 30, 60, 0];

/** Whether customers can order now: paused for a while by a press, and resumed by another. */
export class OrderingPanel {
  #host: LitElement;
  #of: PanelContext;

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
  }

  get label(): string {
    return msg('Pause ordering');
  }

  /** The locations that are shown. */
  get #shown(): Location[] {
    const { location, locations } = this.#of;
    const all = (locations.value ?? []).filter(({ status }) => status === 'active');
    return all.filter(({ id }) => !location() || id === location());
  }

  #isPaused({ pause }: Location): boolean {
    return !!pause && (!pause.until || Date.parse(pause.until) > this.#of.clock.now());
  }

  /** Above the queue, so that nobody wonders why no orders come. */
  renderPaused(): TemplateResult | typeof nothing {
    const paused = this.#shown.filter((one) => this.#isPaused(one));
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
    const { work } = this.#of;
    return html`<section class="panel" tabindex="-1" data-panel="ordering" aria-label=${this.label}>
      <h3>${this.label}</h3>
      <p class="muted small">
        ${msg('Customers see that you take no orders for now. Orders you have stay.')}
      </p>
      <ul class="stock">
        ${this.#shown.map((location) => this.#row(location))}
      </ul>
      ${outcome(work, 'ordering')}
    </section>`;
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

  /** Whoever has changed the location meanwhile has changed something else: a pause is set on what it is then. */
  #set(location: Location, pause: { until: string } | null): void {
    const { work, api, merchant, locations } = this.#of;
    const path = `/v1/merchants/${merchant()}/locations/${location.id}`;
    const send = (version: number): Promise<Location> => api.change('PATCH', path, { pause, version });
    void work.run({
      place: 'ordering',
      action: pause ? 'pause' : 'resume',
      about: { location: location.id },
      scope: 'merchants:write',
      send: async () => {
        try {
          return await send(location.version);
        } catch (cause) {
          if ((cause as TrellisError).code !== STALE) throw cause;
          return send((await api.get<Location>(path)).version);
        }
      },
      done: (changed) => {
        locations.value = locations.value?.map((one) => (one.id === changed.id ? changed : one));
        this.#host.requestUpdate();
        return pause ? msg('Ordering is paused.') : msg('Ordering is open again.');
      },
    });
  }
}

import { nothing, type LitElement, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { notice } from '../../kit/loading/notice.ts';
import { outcome } from '../../kit/loading/outcome.ts';
import { withName } from '../../kit/forms/with-name.ts';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { own, STALE, type TrellisError } from '../../session/trellis-error.ts';
import type { PanelContext } from './panel-context.ts';
import type { Location } from './records.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * When the business day ends that is running now at a place, as RFC 3339.
 * @param timeZone of the place; without it, the browser's
 * @param dayStartsAt `HH:MM`, at which a business day begins there
 */
export function endOfDay(atMs: number, timeZone?: string, dayStartsAt = '00:00'): string {
  const [hours = 0, minutes = 0] = dayStartsAt.split(':').map(Number);
  const startsMs = hours * HOUR_MS + minutes * 60_000;
  // Clocks that are read show no fractions of a second.
  const nowMs = Math.floor(atMs / 1000) * 1000;
  const wallMs = wallOf(nowMs, timeZone);
  const endWallMs = Math.floor((wallMs - startsMs) / DAY_MS + 1) * DAY_MS + startsMs;
  // The clocks may be changed until then: what is guessed with the difference of now is put right with that
  // of then.
  const guessMs = nowMs + (endWallMs - wallMs);
  return new Date(guessMs + (endWallMs - wallOf(guessMs, timeZone))).toISOString();
}

/** What the clocks of a zone say at a moment, as if they were in UTC. */
function wallOf(atMs: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat(
    'en-CA',
    own({
      ...(timeZone && { timeZone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
  ).formatToParts(atMs);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '00';
  return Date.parse(
    `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`,
  );
}

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

  /**
   * Whoever has changed the location meanwhile has changed something else: a pause is set on what it is then.
   */
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

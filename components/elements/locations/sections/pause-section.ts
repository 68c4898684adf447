import { nothing, type TemplateResult } from 'lit';
import { counted } from '../../../i18n/format.ts';
import { msg, str } from '../../../i18n/message.ts';
import { momentText } from '../../../i18n/money-and-dates.ts';
import { button } from '../../../kit/controls/button.ts';
import { textField } from '../../../kit/forms/field.ts';
import { outcome } from '../../../kit/loading/work.ts';
import { endOfDay } from '../../../records/business-day.ts';
import { textProblem } from '../../../records/typed-problems.ts';
import { html } from '../../../session/base-element.ts';
import { STALE, type TrellisError } from '../../../session/trellis-error.ts';
import type { Draft } from '../draft.ts';
import type { LocationsWork } from '../locations-work.ts';
import { type Location, locationsPath } from '../records.ts';
import type { SessionApi } from '../../../kit/loading/session-api.ts';

/**
 * For how long ordering is paused by a press, in minutes; 0: for the rest of the day; -1: until it is
 * resumed.
 */
const SPANS = [30, 60, 0, -1];

interface PauseContext {
  api: SessionApi;
  work: LocationsWork;
  locale: string;
  /** Called with the changed record. */
  taken: (location: Location) => void;
  update: () => void;
}

/** Whether orders are taken now: paused by a press, and resumed by another. It acts at once. */
export class PauseCard {
  #of: PauseContext;
  #reason = '';

  constructor(of: PauseContext) {
    this.#of = of;
  }

  render(draft: Draft): TemplateResult {
    const { work } = this.#of;
    const { pause } = draft.location;
    const isBusy = !!work.busy;
    const problem = textProblem(this.#reason);
    return html`<div part="card" class="card">
      <p>
        <b>${this.stateText(draft.location)}</b
        >${pause?.reason ? html` · <bdi>${pause.reason}</bdi>` : nothing}
      </p>
      ${textField(
        {
          name: 'pause-reason',
          label: msg('Reason'),
          value: this.#reason,
          hint: msg('Shown to customers.'),
          error: problem,
        },
        (typed) => {
          this.#reason = typed;
          this.#of.update();
        },
      )}
      <div class="row">
        ${SPANS.map((minutes) =>
          button({
            label: spanText(minutes),
            isBusy: isBusy || !!problem,
            ...(minutes < 0 && { kind: 'risky' as const }),
            action: `pause-${minutes}`,
            press: () => this.#pause(draft, minutes),
          }),
        )}
        ${
          pause
            ? button({
                label: msg('Resume'),
                kind: 'primary',
                isBusy,
                action: 'resume',
                press: () => this.#set(draft, () => Promise.resolve(null)),
              })
            : nothing
        }
      </div>
      ${outcome(work, 'pause')}
    </div>`;
  }

  stateText({ pause, timezone }: Location): string {
    if (!pause) return msg('Takes orders');
    if (!pause.until) return msg('Paused until you resume it');
    return msg(str`Paused until ${momentText(pause.until, timezone, this.#of.locale)}`);
  }

  #pause(draft: Draft, minutes: number): void {
    const reason = this.#reason.trim() || null;
    this.#set(draft, async () => ({ until: await this.#endOf(draft.location, minutes), reason }));
  }

  /** Returns the end by the service's clock, which also decides when the pause is over. */
  async #endOf({ timezone, day_starts_at: dayStartsAt }: Location, minutes: number): Promise<string | null> {
    if (minutes < 0) return null;
    const nowMs = await this.#of.api.now();
    return minutes
      ? new Date(nowMs + minutes * 60_000).toISOString()
      : endOfDay(nowMs, timezone, dayStartsAt);
  }

  #set(draft: Draft, pauseOf: () => Promise<{ until: string | null; reason: string | null } | null>): void {
    const { work, taken } = this.#of;
    const { location } = draft;
    let pause: Awaited<ReturnType<typeof pauseOf>> | undefined;
    void work.run({
      place: 'pause',
      action: location.pause ? 'resume' : 'pause',
      about: { location: location.id },
      scope: 'merchants:write',
      send: async () => {
        // The same when it is tried again.
        if (pause === undefined) pause = await pauseOf();
        return this.#change(draft, { pause });
      },
      done: (changed) => {
        this.#reason = '';
        taken(changed);
        return changed.pause ? msg('Ordering is paused.') : msg('Ordering is open again.');
      },
    });
  }

  /** A change of the location in the meantime concerns something else: this one is made upon it. */
  async #change({ merchant, location }: Draft, change: object): Promise<Location> {
    const { api } = this.#of;
    const path = `${locationsPath(merchant.id)}/${location.id}`;
    const send = (version: number): Promise<Location> => api.change('PATCH', path, { ...change, version });
    try {
      return await send(location.version);
    } catch (cause) {
      if ((cause as TrellisError).code !== STALE) throw cause;
      return send((await api.get<Location>(path)).version);
    }
  }
}

function spanText(minutes: number): string {
  if (minutes < 0) return msg('Until I resume it');
  if (minutes === 0) return msg('Rest of today');
  return minutes === 60 ? msg('1 hour') : msg(str`${counted(minutes)} min`);
}

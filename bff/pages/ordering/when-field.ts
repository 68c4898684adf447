import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { Slots } from '../../catalog/locations/contract/slots.ts';
import { slotLabel } from '../../catalog/locations/locations.ts';
import type { CheckoutField, CheckoutValues } from './checkout-form.ts';
import type { Place } from './place.ts';
import { timeAt } from './words.ts';

export interface WhenView {
  readonly place: Place;
  readonly slots: Slots;
  readonly values: CheckoutValues;
  /** The day whose times are shown, `YYYY-MM-DD`; defaults to that of the chosen time, or the first. */
  readonly day?: string | undefined;
  readonly faults: ReadonlyMap<CheckoutField, Words>;
}

type Day = Slots['days'][number];

/** The times shown at first; the rest of a day unfolds. */
const FIRST_TIMES = 8;

/**
 * Renders the choice of a time: as soon as possible, or one of a day. A button for another day sends the
 * form, which comes back with what was typed and that day's times.
 */
export function whenField(view: WhenView): Html {
  const { slots, values, faults, place } = view;
  const { now } = slots;
  const days = slots.days.filter((one) => one.slots.length > 0);
  const chosen = days.find((one) => one.slots.some(({ at }) => at === values.when));
  const day = days.find(({ date }) => date === view.day) ?? chosen ?? days[0];
  const fault =
    faults.get('when') ??
    (values.when !== '' && !chosen ? msg`This time isn’t available anymore. Choose another one.` : undefined);
  const isLater = values.when !== '' || now === null || view.day !== undefined;
  const isSoon = values.when === '' && now !== null;
  return html`<fieldset class="when-choice${fault !== undefined && ' bad'}" id="when">
    <legend class="as-h2">${msg`When`}</legend>
    ${fault !== undefined && html`<p class="hint" role="alert">${fault}</p>`}
    ${
      now !== null &&
      html`<label class="choice-card">
        <input type="radio" name="when" value="" ${isSoon && html`checked`} />
        <span
          ><b>${msg`As soon as possible`}</b
          ><span class="muted">${msg`Ready about ${timeIn(place, now.at)}`}</span></span
        >
      </label>`
    }
    ${
      day &&
      html`<details class="later" ${isLater && html`open`}>
        <summary>${msg`Choose a time`}</summary>
        <div class="days" role="group" aria-label="${msg`Day`}">
          ${days.map((one) => dayButton(place, one, one === day))}
        </div>
        ${timesOf(view, day, chosen !== undefined && chosen !== day)}
      </details>`
    }
  </fieldset>`;
}

const timeIn = ({ location: { record, locale } }: Place, at: string): string =>
  slotLabel(Date.parse(at), record.timezone, locale);

function dayButton({ location, now }: Place, { date }: Day, isShown: boolean): Html {
  const { locale } = location;
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: location.record.timezone }).format(now);
  return html`<button name="day" value="${date}" class="day" aria-pressed="${String(isShown)}">
    ${date === today ? msg`Today` : format({ weekday: 'short' })}
    <small>${format({ day: 'numeric', month: 'short' })}</small>
  </button>`;
}

/** @param isElsewhere whether the chosen time is one of another day, so that it stays chosen */
function timesOf({ place, values, slots: all }: WhenView, { slots }: Day, isElsewhere: boolean): Content {
  const isFirst = values.when === '' && all.now === null;
  const wanted = isFirst ? slots[0]?.at : values.when;
  const radio = (at: string, label: string): Html =>
    html`<label class="time"
      ><input type="radio" name="when" value="${at}" ${at === wanted && html`checked`} /><span
        >${label}</span
      ></label
    >`;
  const chip = ({ at }: Day['slots'][number]): Html => radio(at, timeIn(place, at));
  const rest = slots.slice(FIRST_TIMES);
  const isChosenLater = rest.some(({ at }) => at === values.when);
  return html`${
      isElsewhere &&
      html`<div class="times">${radio(values.when, timeAt(place.location, values.when, place.now))}</div>`
    }
    <div class="times">${slots.slice(0, FIRST_TIMES).map(chip)}</div>
    ${
      rest.length > 0 &&
      html`<details ${isChosenLater && html`open`}>
        <summary>${msg`More times`}</summary>
        <div class="times">${rest.map(chip)}</div>
      </details>`
    }`;
}

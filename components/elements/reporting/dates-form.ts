import type { TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { dateField } from '../../kit/forms/date-field.ts';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { type Dates, faultOf, lengthOf, type RangeFault } from './range.ts';

/** Dates of one's own, as they are typed. */
export interface DatesForm {
  dates: Dates;
  /** What is wrong with them, once somebody has tried to use them. */
  fault: RangeFault | undefined;
  maxDays: number;
  type: (dates: Dates) => void;
  submit: (fault: RangeFault | undefined) => void;
  cancel: () => void;
}

/** The first and the last date of a report. What is wrong is said at its field, and what was typed stays. */
export function datesForm({ dates, fault, maxDays, type, submit, cancel }: DatesForm): TemplateResult {
  const error = fault && faultText(fault, dates, maxDays);
  const isOfFrom = fault === 'from-missing' || fault === 'reversed' || fault === 'unknown';
  return html`<form
    class="dates"
    novalidate
    aria-label=${msg('Dates of the report')}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      submit(faultOf(dates, maxDays));
    }}
    @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && cancel()}
  >
    ${dateField(
      {
        name: 'from',
        label: msg('From'),
        type: 'date',
        value: dates.from,
        required: true,
        ...(isOfFrom && { error }),
      },
      (from) => type({ ...dates, from }),
    )}
    ${dateField(
      {
        name: 'to',
        label: msg('To'),
        type: 'date',
        value: dates.to,
        required: true,
        ...(!isOfFrom && { error }),
      },
      (to) => type({ ...dates, to }),
    )}
    <div class="row">
      <button part="button submit" class="primary">${msg('Show report')}</button>
      ${button({ label: msg('Cancel'), press: cancel })}
    </div>
  </form>`;
}

function faultText(fault: RangeFault, dates: Dates, maxDays: number): string {
  switch (fault) {
    case 'from-missing':
      return msg('Choose the first date.');
    case 'to-missing':
      return msg('Choose the last date.');
    case 'reversed':
      return msg('The first date is after the last one.');
    case 'too-long': {
      return msg(str`A report has at most ${counted(maxDays)} days. These are ${counted(lengthOf(dates))}.`);
    }
    case 'unknown':
      return msg('This page asks for dates that don’t exist. Choose others.');
  }
}

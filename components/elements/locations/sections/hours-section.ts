import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../../i18n/message.ts';
import { WEEKDAYS, weekdayText } from '../../../i18n/money-and-dates.ts';
import { button } from '../../../kit/controls/button.ts';
import { checkbox } from '../../../kit/forms/choices.ts';
import { note, noteOf } from '../../../kit/forms/field.ts';
import { selectField } from '../../../kit/forms/select-field.ts';
import { focusOn, html } from '../../../session/base-element.ts';
import { iconButton, MOST_SPANS, spanControls, withAnother } from '../controls.ts';
import { type Draft, fieldAt } from '../draft.ts';
import { idOf } from '../fields/field.ts';
import { spanId, type Week } from '../fields/hours-fields.ts';
import type { SectionPage } from './section.ts';
import { WAYS, type Way } from '../records.ts';

/** The hours of the week, and those of fulfillments that have hours of their own. */
export function hoursSection(draft: Draft, page: SectionPage): TemplateResult {
  const withOwn = WAYS.filter((way) => draft.value<Week | null>(`hours.${way}`));
  return html`${weekCard(draft, page, 'default')}
    <div part="card" class="card rows">${WAYS.map((way) => ownHours(draft, way))}</div>
    ${withOwn.map((way) => weekCard(draft, page, way))}`;
}

/** Whether a fulfillment has the opening hours, or hours of its own, which begin as those. */
const ownHours = (draft: Draft, way: Way): TemplateResult => {
  const path = `hours.${way}`;
  return selectField(
    {
      name: `${idOf(path)}-own`,
      label: fieldAt(path).label(),
      value: draft.value<Week | null>(path) ? 'own' : '',
      options: [
        ['', msg('Same as the opening hours')],
        ['own', msg('Other hours')],
      ],
    },
    (choice) => {
      const theirs = draft.saved<Week | null>(path) ?? draft.value<Week>('hours.default');
      draft.set(path, choice ? theirs : null);
    },
  );
};

function weekCard(draft: Draft, page: SectionPage, of: 'default' | Way): TemplateResult {
  const path = `hours.${of}`;
  const id = idOf(path);
  const week = draft.value<Week>(path);
  const { problems } = draft;
  const problem = problems[id];
  const about = { name: id, label: '', error: problem };
  const change = (day: number, spans: Week[number]): void =>
    draft.set(
      path,
      week.map((one, at) => (at === day ? spans : one)),
    );
  const [first = []] = week;
  return html`<div
    part="card"
    class="card rows"
    role="group"
    id=${id}
    tabindex="-1"
    aria-describedby=${noteOf(about)}
    aria-label=${fieldAt(path).label()}
  >
    ${of === 'default' ? nothing : html`<h4>${fieldAt(path).label()}</h4>`}
    ${week.map((spans, day) => {
      const name = weekdayText(WEEKDAYS[day] ?? '');
      const idAt = (at: number): string => spanId(id, day, at);
      return html`<div class="day">
        ${checkbox(
          { name: `${id}-${day}`, label: name, checked: spans.length > 0, isSwitch: true },
          (isOpen) => change(day, isOpen ? withAnother([]) : []),
        )}
        ${
          spans.length > 0
            ? spanControls({ spans, day: name, idAt, problems }, (all) => change(day, all))
            : html`<span class="spans muted">${msg('Closed')}</span>`
        }
        ${
          spans.length > 0 && spans.length < MOST_SPANS
            ? iconButton('add', msg(str`Add a break on ${name}`), () => {
                change(day, withAnother(spans));
                void focusOn(page.host, `#${idAt(spans.length)}-open`);
              })
            : nothing
        }
      </div>`;
    })}
    ${problem ? html`<div class="field">${note(about)}</div>` : nothing}
    <div class="more">
      ${button({
        label: msg(str`Copy ${weekdayText('monday')} to all days`),
        isSlim: true,
        press: () =>
          draft.set(
            path,
            week.map(() => first),
          ),
      })}
    </div>
  </div>`;
}

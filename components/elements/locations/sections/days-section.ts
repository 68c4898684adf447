import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../../i18n/message.ts';
import { button } from '../../../kit/controls/button.ts';
import { tag } from '../../../kit/controls/tag.ts';
import { checkbox } from '../../../kit/forms/choices.ts';
import { dateField } from '../../../kit/forms/date-field.ts';
import { note, noteOf, textField } from '../../../kit/forms/field.ts';
import { focusOn, html } from '../../../session/base-element.ts';
import { MOST_SPANS, spanControls, withAnother } from '../controls.ts';
import type { Draft } from '../draft.ts';
import { spansText } from '../fields/clock.ts';
import { idOf } from '../fields/field.ts';
import { datesText, daysId, type OtherDays, spanId } from '../fields/hours-fields.ts';
import { entryButtons, entryKey, isOpenEntry, type SectionPage } from './section.ts';

const PATH = 'exceptions';

/** Days with other hours than the week's. Those that are over stay in the record, and aren't shown. */
export function daysSection(draft: Draft, page: SectionPage): TemplateResult {
  const all = draft.value<readonly OtherDays[]>(PATH);
  const today = page.today();
  const saved = new Set(draft.saved<readonly OtherDays[]>(PATH).map(({ key }) => key));
  const shown = all.filter(({ key, from, to }) => (to || from) >= today || !saved.has(key));
  const change = (entry: OtherDays): void =>
    draft.set(
      PATH,
      all.map((one) => (one.key === entry.key ? entry : one)),
    );
  const problem = draft.problems[idOf(PATH)];
  const about = { name: idOf(PATH), label: '', error: problem };
  const add = (): void => {
    const key = entryKey(all);
    page.opened.add(`${PATH}-${key}`);
    draft.set(PATH, [...all, { key, from: '', to: '', closed: true, spans: [], reason: '' }]);
    void focusOn(page.host, `#${daysId(key, 'from')}`);
  };
  return html`<div
    part="card"
    class="card rows"
    role="group"
    aria-labelledby="section-days-title"
    aria-describedby=${noteOf(about)}
    id=${idOf(PATH)}
    tabindex="-1"
  >
    ${
      shown.length > 0
        ? html`<ul>
            ${shown.map((entry) => {
              const isOpen = isOpenEntry(draft, page, `${PATH}-${entry.key}`);
              return html`<li>
                ${summary(entry)}
                ${entryButtons(page, {
                  id: `${PATH}-${entry.key}`,
                  name: datesText(entry),
                  isOpen,
                  remove: () =>
                    draft.set(
                      PATH,
                      all.filter(({ key }) => key !== entry.key),
                    ),
                })}
                ${isOpen ? entryForm(draft, entry, change) : nothing}
              </li>`;
            })}
          </ul>`
        : html`<p class="muted">${msg('No other days yet.')}</p>`
    }
    ${problem ? html`<div class="field">${note(about)}</div>` : nothing}
    <div class="more">
      ${button({ label: msg('Add days'), isSlim: true, action: 'add-days', press: add })}
    </div>
  </div>`;
}

const summary = (entry: OtherDays): TemplateResult =>
  html`<span class="what"
      ><b>${datesText(entry)}</b>${
        entry.reason ? html`<small class="muted"><bdi>${entry.reason}</bdi></small>` : nothing
      }</span
    ><span>${entry.closed ? tag('plain', msg('Closed')) : spansText(entry.spans)}</span>`;

function entryForm(draft: Draft, entry: OtherDays, change: (entry: OtherDays) => void): TemplateResult {
  const { key, from, to, closed, spans, reason } = entry;
  const { problems } = draft;
  const error = (name: string): string | undefined => problems[daysId(key, name)];
  return html`<div class="entry">
    <div class="pair">
      ${dateField(
        {
          name: daysId(key, 'from'),
          label: msg('First day'),
          type: 'date',
          value: from,
          error: error('from'),
          required: true,
        },
        (day) => change({ ...entry, from: day }),
      )}
      ${dateField(
        {
          name: daysId(key, 'to'),
          label: msg('Last day'),
          type: 'date',
          value: to,
          error: error('to'),
        },
        (day) => change({ ...entry, to: day }),
      )}
      ${textField(
        {
          name: daysId(key, 'reason'),
          label: msg('Reason'),
          value: reason,
          hint: msg('Shown to customers.'),
          error: error('reason'),
        },
        (text) => change({ ...entry, reason: text }),
      )}
    </div>
    ${checkbox(
      { name: daysId(key, 'closed'), label: msg('Closed all day'), checked: closed, isSwitch: true },
      (isClosed) => change({ ...entry, closed: isClosed, spans: isClosed ? [] : withAnother([]) }),
    )}
    ${
      closed
        ? nothing
        : html`${spanControls(
            { spans, day: datesText(entry), idAt: (at) => spanId(daysId(key, 'hours'), 0, at), problems },
            (all) => change({ ...entry, spans: all }),
          )}
          ${
            spans.length < MOST_SPANS
              ? html`<div>
                  ${button({
                    label: msg('Add a break'),
                    isSlim: true,
                    press: () => change({ ...entry, spans: withAnother(spans) }),
                  })}
                </div>`
              : nothing
          }`
    }
  </div>`;
}

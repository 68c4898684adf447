import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../../i18n/message.ts';
import { counted } from '../../../i18n/format.ts';
import { button } from '../../../kit/controls/button.ts';
import { checkbox, choiceGroup } from '../../../kit/forms/choices.ts';
import { note, noteOf, textField } from '../../../kit/forms/field.ts';
import { unitField } from '../../../kit/forms/typed-fields.ts';
import { focusOn, html } from '../../../session/base-element.ts';
import { textControl } from '../controls.ts';
import type { Draft } from '../draft.ts';
import { idOf } from '../fields/field.ts';
import { wayText } from '../fields/location-fields.ts';
import { percentInput, type TaxEntry, taxId, taxText, type Tips, tipId } from '../fields/rate-fields.ts';
import { WAYS, type Way } from '../records.ts';
import { entryButtons, entryKey, isOpenEntry, type SectionPage } from './section.ts';

const PATH = 'taxes';
/** The most that the API takes. */
const MOST_TAXES = 20;

/** The taxes on orders, and those of charges. */
export function taxesSection(draft: Draft, page: SectionPage): TemplateResult {
  const all = draft.value<readonly TaxEntry[]>(PATH);
  const change = (tax: TaxEntry): void =>
    draft.set(
      PATH,
      all.map((one) => (one.key === tax.key ? tax : one)),
    );
  const problem = draft.problems[idOf(PATH)];
  const about = { name: idOf(PATH), label: '', error: problem };
  const add = (): void => {
    const key = entryKey(all);
    page.opened.add(`${PATH}-${key}`);
    const tax = { key, name: '', rate: '', inclusive: false, categories: '', fulfillments: [] };
    draft.set(PATH, [...all, tax]);
    void focusOn(page.host, `#${taxId(key, 'name')}`);
  };
  return html`<div
      part="card"
      class="card rows"
      role="group"
      aria-labelledby="section-taxes-title"
      aria-describedby=${noteOf(about)}
      id=${idOf(PATH)}
      tabindex="-1"
    >
      ${
        all.length > 0
          ? html`<ul>
              ${all.map((tax) => {
                const isOpen = isOpenEntry(draft, page, `${PATH}-${tax.key}`);
                return html`<li>
                  ${summary(tax)}
                  ${entryButtons(page, {
                    id: `${PATH}-${tax.key}`,
                    name: tax.name,
                    isOpen,
                    remove: () =>
                      draft.set(
                        PATH,
                        all.filter(({ key }) => key !== tax.key),
                      ),
                  })}
                  ${isOpen ? taxForm(draft, tax, change) : nothing}
                </li>`;
              })}
            </ul>`
          : html`<p class="muted">${msg('No taxes yet.')}</p>`
      }
      ${problem ? html`<div class="field">${note(about)}</div>` : nothing}
      ${
        all.length < MOST_TAXES
          ? html`<div class="more">
              ${button({ label: msg('Add a tax'), isSlim: true, action: 'add-tax', press: add })}
            </div>`
          : nothing
      }
    </div>
    <div part="card" class="card rows">
      ${(['delivery', 'service', 'packaging'] as const).map((charge) =>
        textControl(draft, `charge_categories.${charge}`, {
          isRequired: false,
          hint: msg('If empty, taxed like the items.'),
        }),
      )}
    </div>`;
}

const summary = (tax: TaxEntry): TemplateResult =>
  html`<span class="what"
      ><b><bdi>${taxText(tax)}</bdi></b
      ><small class="muted">${tax.categories || msg('All items')}</small></span
    ><span class="muted small">${tax.inclusive ? msg('Included in prices') : msg('Added to prices')}</span>`;

function taxForm(draft: Draft, tax: TaxEntry, change: (tax: TaxEntry) => void): TemplateResult {
  const { key, name, rate, inclusive, categories, fulfillments } = tax;
  const error = (of: string): string | undefined => draft.problems[taxId(key, of)];
  return html`<div class="entry">
    <div class="pair">
      ${textField(
        {
          name: taxId(key, 'name'),
          label: msg('Name on receipts'),
          value: name,
          error: error('name'),
          required: true,
        },
        (text) => change({ ...tax, name: text }),
      )}
      ${unitField(
        {
          name: taxId(key, 'rate'),
          label: msg('Rate'),
          value: rate,
          unit: '%',
          isAfter: true,
          error: error('rate'),
          required: true,
        },
        (text) => change({ ...tax, rate: text }),
      )}
      ${textField(
        {
          name: taxId(key, 'categories'),
          label: msg('Tax categories of items'),
          value: categories,
          hint: msg('Separated by commas. If empty, all items.'),
          error: error('categories'),
        },
        (text) => change({ ...tax, categories: text }),
      )}
    </div>
    ${checkbox(
      {
        name: taxId(key, 'inclusive'),
        label: msg('Prices include it'),
        checked: inclusive,
        isSwitch: true,
        error: error('inclusive'),
      },
      (isIncluded) => change({ ...tax, inclusive: isIncluded }),
    )}
    ${choiceGroup(
      {
        name: taxId(key, 'ways'),
        label: msg('For'),
        type: 'checkbox',
        chosen: fulfillments.length > 0 ? fulfillments : WAYS,
        choices: WAYS.map((way) => ({ value: way, label: wayText(way) })),
      },
      (value) => change({ ...tax, fulfillments: toggled(fulfillments, value as Way) }),
    )}
  </div>`;
}

/** All ways are an empty list; the last one can't be taken away. */
function toggled(chosen: readonly string[], way: Way): string[] {
  const before = chosen.length > 0 ? chosen : WAYS;
  const after = WAYS.filter((one) => before.includes(one) !== (one === way));
  if (after.length === 0) return [...before];
  return after.length === WAYS.length ? [] : after;
}

/** In basis points. */
const USUAL_TIPS = [1_000, 1_250, 1_500];

/** Whether guests are asked for a tip, and the three that they can choose from. */
export function tipsSection(draft: Draft): TemplateResult {
  const path = 'tip_presets_bps';
  const tips = draft.value<Tips>(path);
  const saved = draft.saved<Tips>(path);
  return html`<div part="card" class="card rows">
    ${checkbox(
      { name: 'tips-on', label: msg('Ask customers for a tip'), checked: tips.length > 0, isSwitch: true },
      (isOn) =>
        draft.set(
          path,
          isOn ? (saved.length > 0 ? saved : USUAL_TIPS.map((bps) => percentInput(bps, 100))) : [],
        ),
    )}
    ${
      tips.length > 0
        ? html`<div class="pair">
            ${tips.map((rate, at) =>
              unitField(
                {
                  name: tipId(at),
                  label: msg(str`Tip ${counted(at + 1)}`),
                  value: rate,
                  unit: '%',
                  isAfter: true,
                  error: draft.problems[tipId(at)],
                  required: true,
                },
                (text) =>
                  draft.set(
                    path,
                    tips.map((one, of) => (of === at ? text : one)),
                  ),
              ),
            )}
          </div>`
        : nothing
    }
  </div>`;
}

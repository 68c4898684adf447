import { nothing, type TemplateResult } from 'lit';
import { isolated, selectField } from '../../kit/forms/select-field.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { ReportFilters } from './filters.ts';
import { type Dates, isPreset, PRESETS } from './range.ts';
import type { ReportOptions } from './reporting-api.ts';
import type { ReportWriter } from './report-writer.ts';
import { presetTexts, surfaceText } from './report-words.ts';

/** The filters above a report. */
export interface FilterBar {
  filters: ReportFilters;
  options: ReportOptions;
  writer: ReportWriter;
  /** The dates that the range is, if it is one. */
  dates: Dates | undefined;
  isCustomOpen: boolean;
  change: (filters: Partial<ReportFilters>) => void;
  /** Opens the fields for dates of one's own. */
  openCustom: () => void;
}

const CUSTOM = 'custom';

/** Range, comparison, surface and, last, location: what there is only one of can't be chosen. */
export function filterBar(of: FilterBar): TemplateResult {
  const { filters, options, change } = of;
  const { locations, surfaces } = options;
  return html`<div class="filters">
    ${selectField(
      {
        name: 'range',
        label: msg('Range'),
        value: of.isCustomOpen || !isPreset(filters.range) ? CUSTOM : filters.range,
        options: rangeChoices(of),
      },
      (range) => (range.startsWith(CUSTOM) ? of.openCustom() : change({ range })),
    )}
    ${selectField(
      {
        name: 'compare',
        label: msg('Compare with'),
        value: filters.compare,
        options: [
          ['previous', msg('Previous period')],
          ['last_year', msg('Same dates last year')],
          ['', msg('Nothing')],
        ],
      },
      (compare) => change({ compare: compare as ReportFilters['compare'] }),
    )}
    ${selectField(
      {
        name: 'surface',
        label: msg('Surface'),
        value: filters.surface,
        options: withChosen(filters.surface, [
          ['', msg('All surfaces')],
          ...surfaces.map((surface) => [surface, surfaceText(surface)] as const),
        ]),
      },
      (surface) => change({ surface }),
    )}
    ${
      locations.length > 1 || filters.location
        ? selectField(
            {
              name: 'location',
              label: msg('Location'),
              value: filters.location,
              options: withChosen(filters.location, [
                ['', msg('All locations')],
                ...locations.map(({ id, name }) => [id, isolated(name)] as const),
              ]),
            },
            (location) => change({ location }),
          )
        : nothing
    }
  </div>`;
}

type Choice = readonly [value: string, text: string];

function rangeChoices({ filters, dates, writer, isCustomOpen }: FilterBar): Choice[] {
  const texts = presetTexts();
  const isOwn = dates && !isPreset(filters.range) && !isCustomOpen;
  return [
    ...PRESETS.map((preset) => [preset, texts[preset]] as const),
    [CUSTOM, isOwn ? writer.dates(dates) : msg('Other dates…')],
    // Once its own dates are chosen, choosing them again must be possible: a select fires `change` only for
    // another choice.
    ...(isOwn ? [['custom-again', msg('Other dates…')] as const] : []),
  ];
}

/** A page may limit the report to what isn't in the list: it is shown as it came. */
const withChosen = (chosen: string, choices: readonly Choice[]): readonly Choice[] =>
  choices.some(([value]) => value === chosen) ? choices : [...choices, [chosen, isolated(chosen)]];

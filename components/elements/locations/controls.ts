import { nothing, svg, type TemplateResult } from 'lit';
import { language } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { counted } from '../../i18n/format.ts';
import { button } from '../../kit/controls/button.ts';
import { checkbox } from '../../kit/forms/choices.ts';
import { textField } from '../../kit/forms/field.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { moneyField, textArea, unitField } from '../../kit/forms/typed-fields.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import type { Draft } from './draft.ts';
import { fieldAt } from './draft.ts';
import { isOvernight, type Span } from './fields/clock.ts';
import { idOf } from './fields/field.ts';

/** The words of a control; its label is its field's, unless it has another. */
interface Words {
  hint?: string;
  label?: string;
  isRequired?: boolean;
}

const common = (draft: Draft, path: string, words: Words) => {
  const { hint, label, isRequired = true } = own(words);
  return {
    name: idOf(path),
    label: label ?? fieldAt(path).label(),
    value: draft.value<string>(path),
    hint,
    error: draft.problems[idOf(path)],
    required: isRequired,
  };
};

const setter =
  (draft: Draft, path: string) =>
  (typed: unknown): void =>
    draft.set(path, typed);

export const textControl = (draft: Draft, path: string, words: Words = {}): TemplateResult =>
  textField(common(draft, path, words), setter(draft, path));

export const areaControl = (draft: Draft, path: string, words: Words = {}): TemplateResult =>
  textArea({ ...common(draft, path, words), rows: 2 }, setter(draft, path));

export const moneyControl = (draft: Draft, path: string, words: Words = {}): TemplateResult =>
  moneyField({ ...common(draft, path, words), currency: draft.merchant.currency }, setter(draft, path));

/** A whole number with its unit. */
export const countControl = (
  draft: Draft,
  path: string,
  unit: 'minute' | 'day' | '',
  words: Words = {},
): TemplateResult => {
  const of = { ...common(draft, path, words), inputmode: 'numeric' as const };
  return unit
    ? unitField({ ...of, unit: unitSign(unit, of.value), isAfter: true }, setter(draft, path))
    : textField(of, setter(draft, path));
};

/** A unit as the language writes it after a number: `min`, `days`. */
function unitSign(unit: 'minute' | 'day', typed: string): string {
  const format = new Intl.NumberFormat(language(), own({ style: 'unit', unit, unitDisplay: 'short' }));
  return format.formatToParts(Number(typed) || 0).find(({ type }) => type === 'unit')?.value ?? unit;
}

export const switchControl = (draft: Draft, path: string, words: Words = {}): TemplateResult =>
  checkbox(
    { ...common(draft, path, words), checked: draft.value<boolean>(path), isSwitch: true, required: false },
    setter(draft, path),
  );

export const choiceControl = (
  draft: Draft,
  path: string,
  options: readonly (readonly [value: string, text: string])[],
  words: Words = {},
): TemplateResult => selectField({ ...common(draft, path, words), options }, setter(draft, path));

const ICONS = { add: 'M12 5v14M5 12h14', remove: 'm6 6 12 12M18 6 6 18' };

/** A button with an icon; its label is read out. */
export const iconButton = (
  icon: keyof typeof ICONS,
  label: string,
  press: () => void,
  action?: string,
): TemplateResult =>
  button({
    label: html`${svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[icon]}></path></svg>`}<span
        class="unseen"
        >${label}</span
      >`,
    isSlim: true,
    press,
    ...(action && { action }),
  });

/** The most spans that the API takes for a day. */
export const MOST_SPANS = 10;

interface Spans {
  spans: readonly Span[];
  /** The day in words: the controls are named by it. */
  day: string;
  /** Returns the ID of a span's control. */
  idAt: (at: number) => string;
  problems: Draft['problems'];
}

/** The hours of a day: when it opens and closes, each span with the button that removes it. */
export const spanControls = (
  { spans, day, idAt, problems }: Spans,
  change: (spans: readonly Span[]) => void,
): TemplateResult =>
  html`<div class="spans">
    ${spans.map((span, at) => {
      const time = (name: 'open' | 'close'): TemplateResult =>
        textField(
          {
            name: `${idAt(at)}-${name}`,
            label: timeLabel(day, name, at),
            value: span[name],
            inputmode: 'decimal',
            error: problems[`${idAt(at)}-${name}`],
            required: true,
          },
          (typed) => change(spans.map((one, of) => (of === at ? { ...one, [name]: typed } : one))),
        );
      return html`<span class="span"
        >${time('open')}<span aria-hidden="true">–</span>${time('close')}${
          isOvernight(span) ? html`<span class="muted small">${msg('next day')}</span>` : nothing
        }${
          spans.length > 1
            ? iconButton('remove', msg(str`Remove time ${counted(at + 1)} of ${day}`), () =>
                change(spans.filter((_, of) => of !== at)),
              )
            : nothing
        }</span
      >`;
    })}
  </div>`;

function timeLabel(day: string, name: 'open' | 'close', at: number): string {
  if (at === 0) return name === 'open' ? msg(str`${day}, opens`) : msg(str`${day}, closes`);
  const number = counted(at + 1);
  return name === 'open' ? msg(str`${day}, time ${number} opens`) : msg(str`${day}, time ${number} closes`);
}

/** Adds a span to a day: after its last one, or the usual hours for a day without any. */
export function withAnother(spans: readonly Span[]): readonly Span[] {
  return [...spans, spans.length > 0 ? { open: '', close: '' } : { open: '09:00', close: '17:00' }];
}

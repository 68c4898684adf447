import { html, type Content, type Html } from '../../../core/text/html.ts';
import { field, selectField, textField } from '../../shell/forms.ts';
import type { ThemePreview } from '../../../developers/themes/contract/themes.ts';
import {
  COLOR_NAMES,
  LENGTHS,
  type ColorName,
  type LengthName,
} from '../../../developers/themes/contract/token-names.ts';
import { readColor, hexOf } from '../../../developers/themes/look/color.ts';
import {
  contrastOf,
  shown,
  COLOR_WORDS,
  LENGTH_WORDS,
  MAIN_COLORS,
  SHADOWS,
  HEADING_FONTS,
  TEXT_FONTS,
} from './contrast-table.ts';
import { OWN, type TypedTheme } from './typed-theme.ts';

interface ThemeFieldsView extends TypedTheme {
  /** The errors, by token path. */
  readonly errors: ReadonlyMap<string, string>;
  /** The resulting theme, including derived values; `undefined` if the fields can't be read. */
  readonly preview: ThemePreview | undefined;
}

/** Every token that a theme can have, as fields. What is left empty follows from the others. */
export function themeFields(view: ThemeFieldsView): Html {
  const others = COLOR_NAMES.filter((name) => !MAIN_COLORS.includes(name));
  const isOpen = others.some((name) =>
    [name, `dark.color.${name}`].some((path) => view.errors.has(path) || view.errors.has(`color.${path}`)),
  );
  return html`<input type="hidden" name="own" value="${JSON.stringify(view.own)}" />
    <section class="group" aria-labelledby="colors-title">
      <h2 id="colors-title">Colors</h2>
      <p class="hint">Leave one empty, and it follows from the others.</p>
      ${MAIN_COLORS.map((name) => colorRow(name, view))}
    </section>
    <details class="group" ${isOpen && html`open`}>
      <summary>More colors</summary>
      <div class="group">${others.map((name) => colorRow(name, view))}</div>
    </details>
    <section class="group" aria-labelledby="shape-title">
      <h2 id="shape-title">Type and shape</h2>
      <div class="pairs">
        ${presetField('font.text', 'Font', TEXT_FONTS, view)}
        ${presetField('font.heading', 'Font of headings', HEADING_FONTS, view)}
        ${presetField('shadow.card', 'Shadow of cards', SHADOWS, view)}
        ${(Object.keys(LENGTHS) as LengthName[]).map((name) => lengthField(name, view))}
      </div>
    </section>
    ${logoFields(view)}`;
}

function colorRow(name: ColorName, view: ThemeFieldsView): Html {
  return html`<fieldset class="color">
    <legend>${COLOR_WORDS[name]}</legend>
    <div class="pairs two">${colorField(name, 'light', view)}${colorField(name, 'dark', view)}</div>
  </fieldset>`;
}

function colorField(name: ColorName, scheme: 'light' | 'dark', view: ThemeFieldsView): Html {
  const path = scheme === 'light' ? `color.${name}` : `dark.color.${name}`;
  const text = view.typed.get(path) ?? '';
  const filled = view.preview && readColor(shown(view.preview.variables, name, scheme));
  const picked = filled ? hexOf(filled) : '#000000';
  const label = scheme === 'light' ? 'Light' : 'Dark';
  return field(
    { name: path, label, ...(view.errors.has(path) && { error: 'Such as #1d6839.' }) },
    (attributes) =>
      html`<span class="swatch">
        <input
          type="color"
          name="pick:${path}"
          value="${picked}"
          aria-label="Pick ${COLOR_WORDS[name].toLowerCase()}, ${scheme}"
        />
        <input type="hidden" name="was:${path}" value="${picked}" />
        <input
          ${attributes}
          class="mono"
          value="${text}"
          placeholder="${picked}"
          maxlength="100"
          autocomplete="off"
          spellcheck="false"
        /><output class="hint" for="${path}" id="contrast:${path}"
          >${view.preview && contrastOf(view.preview.contrast, name, scheme)}</output
        >
      </span>`,
  );
}

function lengthField(name: LengthName, { typed, errors, preview }: ThemeFieldsView): Html {
  const { least, most } = LENGTHS[name];
  return field(
    {
      name,
      label: LENGTH_WORDS[name],
      hint: `${least}–${most} pixels`,
      ...(errors.has(name) && { error: `Must be from ${least} to ${most} pixels.` }),
    },
    (attributes) =>
      html`<input
        ${attributes}
        value="${typed.get(name) ?? ''}"
        placeholder="${placeholderOf(name, preview)}"
        maxlength="10"
        inputmode="decimal"
        autocomplete="off"
      />`,
  );
}

const PROPERTIES: Readonly<Record<LengthName, string>> = {
  'radius.control': '--trellis-radius',
  'space.step': '--trellis-space',
  'font-size.text': '--trellis-font-size',
  'font-size.heading': '--trellis-heading-size',
};

function placeholderOf(name: LengthName, preview: ThemePreview | undefined): string {
  return preview?.variables[PROPERTIES[name]]?.replace('px', '') ?? '';
}

/** A few by name, and the partner's own if its file has one. */
function presetField(
  path: 'font.text' | 'font.heading' | 'shadow.card',
  label: string,
  presets: readonly { readonly value: string; readonly label: string }[],
  { typed, own, errors }: ThemeFieldsView,
): Html {
  const value = typed.get(path) ?? '';
  const isPreset = presets.some((preset) => preset.value === value);
  const present = value === '' || isPreset ? value : OWN;
  const hasOwn = present === OWN && own[path] !== undefined;
  const choices = [...presets, ...(hasOwn ? [{ value: OWN, label: 'As in your file' }] : [])];
  const error = errors.get(path);
  return selectField({ name: path, label, value: present, choices, ...(error !== undefined && { error }) });
}

function logoFields({ typed, own, errors, preview }: ThemeFieldsView): Content {
  const file = preview?.logo?.files[0];
  const error = errors.get('logo');
  return html`<section class="group" aria-labelledby="logo-title">
    <h2 id="logo-title">Logo</h2>
    ${
      file &&
      html`<p>
        <img class="logo" src="${new URL(file.url).pathname}" alt="${preview?.logo?.alt}" height="40" />
      </p>`
    }
    <div class="pairs">
      ${field(
        {
          name: 'logo-file',
          label: own['logo'] === undefined ? 'Picture' : 'Another picture',
          hint: 'PNG, JPEG or WebP, at most 5 MiB. It stands on a light ground, in dark too.',
        },
        (attributes) => html`<input ${attributes} type="file" accept="image/png,image/jpeg,image/webp" />`,
      )}
      ${textField({
        name: 'logo.alt',
        label: 'What it says',
        hint: 'For people who don’t see it, such as your name.',
        value: typed.get('logo.alt') ?? '',
        maxLength: 100,
        ...(error !== undefined && { error }),
      })}
    </div>
    ${
      own['logo'] !== undefined &&
      html`<label class="choice"><input type="checkbox" name="no-logo" value="yes" /> Remove the logo</label>`
    }
  </section>`;
}

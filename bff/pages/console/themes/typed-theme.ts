import { isDeepStrictEqual } from 'node:util';
import type { Form } from '../../shell/forms.ts';
import { COLOR_NAMES, LENGTHS, TOKEN_KINDS } from '../../../developers/themes/contract/token-names.ts';

/** A Design Tokens file, or a part of one. */
export type TokenGroup = Readonly<Record<string, unknown>>;

/** The values of the form, by token name; empty if the theme omits the token. */
export type Typed = ReadonlyMap<string, string>;

export interface TypedTheme {
  readonly typed: Typed;
  /**
   * The tokens that no field can hold: custom font lists and shadows, the logo. They are submitted with the
   * form.
   */
  readonly own: TokenGroup;
}

const COLOR_FIELDS: readonly string[] = COLOR_NAMES.flatMap((name) => [
  `color.${name}`,
  `dark.color.${name}`,
]);
const LENGTH_FIELDS = Object.keys(LENGTHS);
const FIELDS = [...COLOR_FIELDS, ...LENGTH_FIELDS, 'font.text', 'font.heading', 'shadow.card', 'logo.alt'];

/** The choice that stands for the value in {@link TypedTheme.own}. */
export const OWN = 'own';

/** Reads the submitted form. A picked color counts if the picker was used, also without scripts. */
export function typedIn(form: Form): TypedTheme {
  const typed = new Map(
    FIELDS.map((name) => {
      const picked = form.get(`pick:${name}`);
      const wasPicked = picked !== undefined && picked !== form.get(`was:${name}`);
      return [name, (wasPicked ? picked : form.get(name))?.trim() ?? ''] as const;
    }),
  );
  return { typed, own: groupIn(form.get('own')) };
}

function groupIn(text: string | undefined): TokenGroup {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}

const px = (value: number) => ({ value, unit: 'px' });
const SHADOW_COLOR = { colorSpace: 'oklch', components: [0.2, 0.02, 260] };
const shadow = (offset: number, blur: number, alpha: number) => ({
  color: { ...SHADOW_COLOR, alpha },
  offsetX: px(0),
  offsetY: px(offset),
  blur: px(blur),
  spread: px(0),
});
/** The shadows that can be chosen by name, as a stored theme has them. */
const NAMED_SHADOWS: ReadonlyMap<string, unknown> = new Map([
  ['soft', [shadow(1, 3, 0.12)]],
  ['raised', [shadow(2, 6, 0.1), shadow(8, 24, 0.12)]],
]);

/** The file that the form stands for. */
export function fileOf({ typed, own }: TypedTheme): TokenGroup {
  const file: Record<string, unknown> = {};
  for (const [path, text] of typed) {
    const value = text === '' ? undefined : valueFor(path, text, own);
    if (value !== undefined) put(file, path, { $type: TOKEN_KINDS.get(path), $value: value });
  }
  for (const path of ['font.mono', 'logo']) {
    const value = ownValue(own, path, typed);
    if (value !== undefined) {
      const type = TOKEN_KINDS.get(path);
      put(file, path, { ...(type !== 'image' && { $type: type }), $value: value });
    }
  }
  return file;
}

function valueFor(path: string, text: string, own: TokenGroup): unknown {
  const kind = TOKEN_KINDS.get(path);
  if (kind === 'dimension') return /^[\d.]+$/.test(text) ? `${text}px` : text;
  if (kind === 'color') return text;
  if (text === OWN) return own[path];
  if (kind === 'fontFamily') return text.split(',');
  return kind === 'shadow' ? NAMED_SHADOWS.get(text) : undefined;
}

function ownValue(own: TokenGroup, path: string, typed: Typed): unknown {
  const value = own[path];
  if (path !== 'logo' || typeof value !== 'object' || value === null) return value;
  return { ...value, alt: typed.get('logo.alt') ?? '' };
}

function put(file: Record<string, unknown>, path: string, token: object): void {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let group = file;
  for (const name of names) group = (group[name] ??= {}) as Record<string, unknown>;
  group[last] = token;
}

/**
 * Returns the form values of a theme's file.
 * @param colorText formats a color
 */
export function typedOf(tokens: TokenGroup, colorText: (value: unknown) => string): TypedTheme {
  const typed = new Map<string, string>();
  const own: Record<string, unknown> = {};
  for (const [path, kind] of TOKEN_KINDS) {
    const value = valueAt(tokens, path);
    if (value === undefined) continue;
    if (kind === 'color') typed.set(path, colorText(value));
    else if (kind === 'dimension') typed.set(path, String((value as { value: number }).value));
    else if (path === 'font.text' || path === 'font.heading')
      choose(path, value, (value as string[]).join(','));
    else if (kind === 'shadow') choose(path, value, shadowNamed(value));
    else own[path] = value;
    if (kind === 'image') typed.set('logo.alt', (value as { alt: string }).alt);
  }
  return { typed, own };

  /** Sets a choice. A value without a name is custom. */
  function choose(path: string, value: unknown, name: string | undefined): void {
    own[path] = value;
    typed.set(path, name ?? OWN);
  }
}

function shadowNamed(value: unknown): string | undefined {
  return [...NAMED_SHADOWS].find(([, shadows]) => isDeepStrictEqual(value, shadows))?.[0];
}

function valueAt(tokens: TokenGroup, path: string): unknown {
  let at: unknown = tokens;
  for (const name of path.split('.')) at = (at as TokenGroup | undefined)?.[name];
  return (at as TokenGroup | undefined)?.['$value'];
}

import type { Oklch } from '../look/color.ts';
import type { Shadow } from '../look/theme.ts';
import type { ThemeTokens } from './read-tokens.ts';

/** A generated Design Tokens file. */
export type TokenFile = Readonly<Record<string, unknown>>;

/**
 * Writes the tokens as a file: every value generated from the parsed one, references resolved, names in the
 * order of the list.
 */
export function writeTokens({ light, dark, lengths, fonts, shadows, logo }: ThemeTokens): TokenFile {
  return {
    ...groupIf('color', colorGroup(light)),
    ...nested(lengths, 'dimension', px),
    ...nested(fonts, 'fontFamily', (value) => value),
    ...(shadows && { shadow: { $type: 'shadow', card: { $value: shadows.map(shadowValue) } } }),
    ...(logo && { logo: { $value: { ...logo } } }),
    ...groupIf('dark', groupIf('color', colorGroup(dark))),
  };
}

function colorGroup(colors: ThemeTokens['light']): TokenFile {
  const entries = Object.entries(colors).map(([name, color]) => [name, { $value: colorValue(color) }]);
  return entries.length === 0 ? {} : { $type: 'color', ...Object.fromEntries(entries) };
}

function colorValue({ lightness, chroma, hue }: Oklch): object {
  return { colorSpace: 'oklch', components: [lightness, chroma, hue] };
}

const px = (value: number): object => ({ value, unit: 'px' });

function shadowValue({ x, y, blur, spread, color, alpha, isInset }: Shadow): object {
  return {
    color: { ...colorValue(color), alpha },
    offsetX: px(x),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
    ...(isInset && { inset: true }),
  };
}

/** Converts names such as `font.text` to groups with a type. */
function nested<Value>(
  values: Readonly<Record<string, Value>>,
  $type: string,
  write: (value: Value) => unknown,
): TokenFile {
  const groups = new Map<string, Record<string, unknown>>();
  for (const [path, value] of Object.entries(values)) {
    const [group = '', name = ''] = path.split('.');
    const members = groups.get(group) ?? { $type };
    members[name] = { $value: write(value) };
    groups.set(group, members);
  }
  return Object.fromEntries(groups);
}

function groupIf(name: string, members: TokenFile): TokenFile {
  return Object.keys(members).length === 0 ? {} : { [name]: members };
}

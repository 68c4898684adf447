import type { Oklch } from '../../bff/developers/themes/look/color.ts';
import { readTokenColor, readNumber } from '../../bff/developers/themes/tokens/read-color.ts';
import { readLength } from '../../bff/developers/themes/tokens/read-values.ts';
import type { FoundToken } from './collect.ts';
import { InputFault } from './input-fault.ts';

/** What elements have beyond the themes of pages. */
export interface Controls {
  /** CSS pixels. */
  readonly heightPx?: number | undefined;
  readonly background?: Oklch | undefined;
  readonly darkBackground?: Oklch | undefined;
  /** Of headings, labels and buttons. */
  readonly weight?: number | undefined;
}

export const CONTROL_NAMES: ReadonlySet<string> = new Set([
  'control.height',
  'control.background',
  'dark.control.background',
  'font-weight.strong',
]);

const HEIGHTS = { least: 32, most: 64 } as const;
/** The names that the format has for weights (2025.10, section 8.3). */
const WEIGHTS: Readonly<Record<string, number>> = {
  normal: 400,
  regular: 400,
  medium: 500,
  'semi-bold': 600,
  bold: 700,
};

/** @throws {InputFault} with the path of what can’t be read */
export function readControls(tokens: ReadonlyMap<string, FoundToken>): Controls {
  const one = <Value>(
    name: string,
    read: (token: FoundToken) => Value | undefined,
    rule: string,
  ): Value | undefined => {
    const token = tokens.get(name);
    if (!token) return undefined;
    const value = read(token);
    if (value === undefined) throw new InputFault(`${token.path}: ${rule}`);
    return value;
  };
  const ofColor = (name: string): Oklch | undefined =>
    one(name, opaque, 'must be an opaque color, such as {"colorSpace", "components"} or "#ffffff".');
  return {
    heightPx: one(
      'control.height',
      ({ value }) => readLength(value, HEIGHTS.least, HEIGHTS.most),
      `must be {"value", "unit"} in px or rem, from ${HEIGHTS.least}px to ${HEIGHTS.most}px.`,
    ),
    background: ofColor('control.background'),
    darkBackground: ofColor('dark.control.background'),
    weight: one(
      'font-weight.strong',
      weightOf,
      `must be a number from 300 to 900, or one of ${Object.keys(WEIGHTS).join(', ')}.`,
    ),
  };
}

function opaque({ value }: FoundToken): Oklch | undefined {
  const read = readTokenColor(value);
  return read?.alpha === 1 ? read.color : undefined;
}

const weightOf = ({ value }: FoundToken): number | undefined =>
  typeof value === 'string' ? WEIGHTS[value] : readNumber(value, 300, 900);

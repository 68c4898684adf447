import type { ColorName } from '../contract/token-names.ts';
import { contrast } from './color.ts';
import type { ThemeColors } from './theme.ts';

/** Text and background colors that a page or an element combines. */
export const TEXTS: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'accent-soft'],
  ['text', 'success-soft'],
  ['text', 'danger-soft'],
  ['text', 'warning-soft'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['on-accent', 'accent'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['accent', 'accent-soft'],
  ['success', 'surface'],
  ['success', 'success-soft'],
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['warning', 'surface'],
  ['warning', 'warning-soft'],
];

/** WCAG 2.2, 1.4.3: the contrasts that normal text and large text need. */
export const READABLE = 4.5;
export const LEAST_READABLE = 3;

export type ContrastLevel = 'ok' | 'warning' | 'blocking';

export interface PairContrast {
  readonly pair: string;
  readonly scheme: 'light' | 'dark';
  /** 1–21, rounded down to the hundredth: a reported 4.5 is at least that. */
  readonly ratio: number;
  readonly level: ContrastLevel;
}

/** Reports every pair in light, then every pair in dark. */
export function contrastReport(colors: ThemeColors): readonly PairContrast[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    TEXTS.map(([text, ground]) => {
      const ratio = Math.floor(100 * contrast(colors[text][scheme], colors[ground][scheme])) / 100;
      return { pair: `${text} on ${ground}`, scheme, ratio, level: levelOf(ratio) };
    }),
  );
}

function levelOf(ratio: number): ContrastLevel {
  if (ratio >= READABLE) return 'ok';
  return ratio >= LEAST_READABLE ? 'warning' : 'blocking';
}

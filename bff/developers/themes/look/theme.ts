import type { ColorName } from '../contract/token-names.ts';
import type { Oklch } from './color.ts';

export interface ColorPair {
  readonly light: Oklch;
  readonly dark: Oklch;
}

export type ThemeColors = Readonly<Record<ColorName, ColorPair>>;

/** One shadow of a card. Lengths in CSS pixels; `alpha` is 0–1. */
export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: Oklch;
  readonly alpha: number;
  readonly isInset: boolean;
}

/** A partner's look, parsed: numbers and names, nothing that could be a piece of CSS. */
export interface Theme {
  readonly colors: ThemeColors;
  /** Corners of controls, in CSS pixels. */
  readonly radiusPx: number;
  /** The step of all gaps, in CSS pixels. */
  readonly spacePx: number;
  /** Font families, first choice first. */
  readonly font: readonly string[];
  /** `undefined` for headings in the font of text. */
  readonly fontHeading: readonly string[] | undefined;
  readonly fontMono: readonly string[];
  /** Sizes on pages, in CSS pixels. */
  readonly textPx: number;
  readonly headingPx: number;
  /** Empty if cards have none. */
  readonly shadows: readonly Shadow[];
}

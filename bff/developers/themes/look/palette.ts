/**
 * The colours, each for light and for dark: the one place where they are written. Style sheets of our pages get them by
 * {@link tokensSheet}, hosted pages through the partner's theme; the elements write the same in hex, for its size, which a
 * test compares (`bff/pages/hosted/element-tokens.test.ts`).
 */
export const PALETTE = {
  background: ['oklch(0.975 0.004 110)', 'oklch(0.19 0.006 140)'],
  surface: ['oklch(1 0 0)', 'oklch(0.225 0.007 140)'],
  text: ['oklch(0.25 0.012 140)', 'oklch(0.94 0.005 110)'],
  muted: ['oklch(0.5 0.012 140)', 'oklch(0.72 0.01 120)'],
  border: ['oklch(0.885 0.006 120)', 'oklch(0.34 0.01 140)'],
  'control-border': ['oklch(0.62 0.01 130)', 'oklch(0.55 0.012 140)'],
  accent: ['oklch(0.46 0.105 152)', 'oklch(0.76 0.13 152)'],
  'on-accent': ['oklch(1 0 0)', 'oklch(0.2 0.03 152)'],
  'accent-soft': ['oklch(0.955 0.025 152)', 'oklch(0.29 0.03 152)'],
  // Where the keys are: seen wherever text can be read.
  focus: ['oklch(0.25 0.012 140)', 'oklch(0.94 0.005 110)'],
  // What went well; the accent says what can be done.
  success: ['oklch(0.47 0.085 178)', 'oklch(0.79 0.105 178)'],
  'success-soft': ['oklch(0.955 0.022 178)', 'oklch(0.29 0.03 178)'],
  danger: ['oklch(0.5 0.19 27)', 'oklch(0.74 0.14 27)'],
  'danger-soft': ['oklch(0.965 0.015 27)', 'oklch(0.28 0.04 27)'],
  warning: ['oklch(0.5 0.1 70)', 'oklch(0.8 0.12 80)'],
  'warning-soft': ['oklch(0.965 0.035 85)', 'oklch(0.29 0.035 80)'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Fonts of text and of code, first choice first. */
export const FONTS = {
  text: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
  mono: ['ui-monospace', 'SF Mono', 'Cascadia Code', 'Menlo', 'Consolas', 'monospace'],
} as const;

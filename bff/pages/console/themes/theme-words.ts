import type { ColorName, LengthName } from '../../../developers/themes/contract/token-names.ts';

/** What each colour is, for people. */
export const COLOR_WORDS: Readonly<Record<ColorName, string>> = {
  accent: 'Accent',
  background: 'Page',
  surface: 'Cards',
  text: 'Text',
  muted: 'Secondary text',
  border: 'Lines',
  'control-border': 'Lines of fields',
  'on-accent': 'Text on the accent',
  'accent-soft': 'Soft accent',
  focus: 'Focus ring',
  success: 'Success',
  'success-soft': 'Soft success',
  danger: 'Danger',
  'danger-soft': 'Soft danger',
  warning: 'Warning',
  'warning-soft': 'Soft warning',
};

/** The ones that most partners set; what is left out follows from them. */
export const MAIN_COLORS: readonly ColorName[] = ['accent', 'background', 'surface', 'text'];

export const LENGTH_WORDS: Readonly<Record<LengthName, string>> = {
  'radius.control': 'Corners',
  'space.step': 'Gaps',
  'font-size.text': 'Text size',
  'font-size.heading': 'Heading size',
};

interface Preset {
  readonly value: string;
  readonly label: string;
}

/** Fonts that devices have: nothing is loaded for them. A list of names is a value of the field. */
export const TEXT_FONTS: readonly Preset[] = [
  { value: '', label: 'The device’s own' },
  { value: 'Avenir,Montserrat,Corbel,URW Gothic,source-sans-pro,sans-serif', label: 'Geometric' },
  { value: 'Seravek,Gill Sans Nova,Ubuntu,Calibri,DejaVu Sans,sans-serif', label: 'Humanist' },
  { value: 'ui-rounded,Hiragino Maru Gothic ProN,Quicksand,Comfortaa,Manjari,sans-serif', label: 'Rounded' },
  { value: 'Iowan Old Style,Palatino Linotype,URW Palladio L,P052,serif', label: 'Old-style serif' },
  { value: 'Charter,Bitstream Charter,Sitka Text,Cambria,serif', label: 'Modern serif' },
  { value: 'Rockwell,Rockwell Nova,Roboto Slab,DejaVu Serif,serif', label: 'Slab serif' },
];

export const SHADOWS: readonly Preset[] = [
  { value: '', label: 'None' },
  { value: 'soft', label: 'Soft' },
  { value: 'raised', label: 'Raised' },
];

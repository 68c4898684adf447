import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Theme } from './theme.ts';
import { getTheme, previewTheme, resetTheme, setTheme } from './theme-operations.ts';

export const themes = {
  tag: 'Themes',
  description:
    'Your look: colours for light and dark, corners, gaps, fonts and a logo. Hosted pages wear it, and elements on your own pages too, where ' +
    'the page does not set the same `--trellis-*` property itself. Each environment has its own.',
  operations: [getTheme, setTheme, resetTheme, previewTheme],
  events: ['theme.updated'],
  eventRecords: { theme: Theme },
} as const satisfies FeatureContract;

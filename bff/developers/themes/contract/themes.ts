import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Theme } from './theme.ts';
import { getTheme, previewTheme, resetTheme, setTheme } from './theme-operations.ts';

const EVENTS = ['theme.updated'] as const;

export const themes = {
  tag: 'Themes',
  description:
    'Your look: colours for light and dark, corners, gaps, fonts and a logo. Hosted pages wear it, and elements on your own pages too, where ' +
    'the page does not set the same `--trellis-*` property itself. Each environment has its own.',
  operations: [getTheme, setTheme, resetTheme, previewTheme],
  events: EVENTS,
  eventRecords: { theme: Theme },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}

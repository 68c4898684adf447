import { Type, type Static } from 'typebox';
import { RecordEnvironment, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { Theme } from './theme.ts';

const { tokens, variables, contrast, logo } = Theme.properties;

const PREVIEWED = 'https://greenhouse-pos.sandbox.trellis.example/-/preview/';

const previewUrl = (scheme: 'light' | 'dark') =>
  Type.String({
    description: `Where the start page of your site wears it in ${scheme}. Put the path of another page behind it.`,
    examples: [`${PREVIEWED}6nXcLkqGQ0wH8Vb2sYt4uJmRzE1oDpAfK5iNvCx7WgU/${scheme}/`],
  });

/** A theme that is looked at before it is stored. */
export const ThemePreview = Type.Object(
  {
    object: RecordType('theme_preview'),
    environment: RecordEnvironment,
    tokens,
    variables,
    contrast,
    logo,
    light_url: previewUrl('light'),
    dark_url: previewUrl('dark'),
    expires_at: Timestamp('Until when it can be looked at, as RFC 3339 in UTC.'),
  },
  { title: 'ThemePreview' },
);
export type ThemePreview = Static<typeof ThemePreview>;

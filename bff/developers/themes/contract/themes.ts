import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Theme, EXAMPLE_TOKENS } from './theme.ts';
import { Type, type Static } from 'typebox';
import { defineOperation } from '../../../core/contract/operation.ts';
import { RecordEnvironment, RecordType, Timestamp } from '../../../core/contract/fields.ts';

const { tokens, variables, contrast, logo } = Theme.properties;

const PREVIEWED = 'https://greenhouse-pos.sandbox.trellis.example/-/preview/';

const OTHER_PAGES = 'Put the path of another page behind it.';

const previewUrl = (scheme: 'light' | 'dark') =>
  Type.String({
    description: `Where the start page of your site wears it in ${scheme}. ${OTHER_PAGES}`,
    examples: [`${PREVIEWED}6nXcLkqGQ0wH8Vb2sYt4uJmRzE1oDpAfK5iNvCx7WgU/${scheme}/`],
  });

/** A preview of a theme before it is stored. */
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

const onThemes = { tag: 'Themes', credentials: ['key'], scope: 'branding:write', path: '/v1/theme' } as const;

const ThemeQuery = Type.Object({
  version: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'The version you read. If the theme has changed since, the request returns 40903. Without it, the ' +
        'change is made in any case.',
      'x-rule': 'must be the version of the theme that you read',
    }),
  ),
});

const ThemeTokens = Type.Record(Type.String(), Type.Unknown(), {
  title: 'ThemeTokens',
  description: 'A Design Tokens file of at most 64 KiB.',
  examples: [EXAMPLE_TOKENS],
});

export const getTheme = defineOperation({
  ...onThemes,
  id: 'getTheme',
  method: 'get',
  summary: 'Retrieve your theme',
  description: "Returns the theme of the calling key's environment, or the default one.",
  success: { status: 200, description: 'The theme.', schema: Theme },
  idempotency: 'ignored',
});

export const setTheme = defineOperation({
  ...onThemes,
  id: 'setTheme',
  method: 'put',
  summary: 'Set your theme',
  description:
    'Replaces the theme. The body is a file of the Design Tokens format 2025.10. Its names are ' +
    '`color.background`, `surface`, `text`, `muted`, `border`, `control-border`, `accent`, `on-accent`, ' +
    '`accent-soft`, `focus`, `success`, `success-soft`, `danger`, `danger-soft`, `warning` and ' +
    '`warning-soft`, the same below `dark.color` for dark, `radius.control`, `space.step`, ' +
    '`font-size.text`, `font-size.heading`, `font.text`, `font.heading`, `font.mono`, `shadow.card` and ' +
    '`logo`, whose value is `{image, alt}`. Other names are refused. A value can refer to another token ' +
    'of the file, as `{color.accent}`. What you leave out is filled in: an accent for dark follows from ' +
    'the one for light, and the text on it by contrast. In production, a theme with contrast below 3 is ' +
    'refused; in the sandbox, it keeps you from going live.',
  query: ThemeQuery,
  body: ThemeTokens,
  success: { status: 200, description: 'The theme as stored, with its contrast.', schema: Theme },
  idempotency: 'recorded',
  errors: ['field_invalid', 'not_published', 'state_forbids', 'version_stale', 'body_too_large'],
});

export const resetTheme = defineOperation({
  ...onThemes,
  id: 'resetTheme',
  method: 'delete',
  summary: 'Return to the default theme',
  query: ThemeQuery,
  success: { status: 200, description: 'The default theme.', schema: Theme },
  example: { response: { is_default: true, tokens: {}, version: 2 } },
  idempotency: 'recorded',
  errors: ['version_stale'],
});

export const previewTheme = defineOperation({
  ...onThemes,
  id: 'previewTheme',
  method: 'post',
  path: '/v1/theme/previews',
  summary: 'Preview a theme',
  description:
    'Stores nothing that your guests see. Returns what the theme comes to, with its contrast, and two ' +
    'addresses below which the pages of your site wear it for an hour: one in light, one in dark. Anyone ' +
    'who has an address sees the preview. Only the partner console can show it in a frame. In the sandbox, ' +
    'forms on it work; in production they are refused.',
  body: ThemeTokens,
  success: { status: 201, description: 'The preview.', schema: ThemePreview },
  idempotency: 'ignored',
  errors: ['field_invalid', 'not_published', 'body_too_large'],
});

const EVENTS = ['theme.updated'] as const;

export const themes = {
  tag: 'Themes',
  description:
    'Your look: colors for light and dark, corners, gaps, fonts and a logo. Hosted pages wear it, and ' +
    'elements on your own pages too, where the page does not set the same `--trellis-*` property itself. ' +
    'Each environment has its own.',
  operations: [getTheme, setTheme, resetTheme, previewTheme],
  events: EVENTS,
  eventRecords: { theme: Theme },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}

import express, { type Router } from 'express';
import { Cache } from '../../core/api/cache.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import type { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import type { Owner } from '../../core/database/owner.ts';
import { FOR_EVER, inlineSheet, type InlineSheet } from '../../core/http/assets.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import type { LetterColor, LetterLook } from '../../core/letters/letter.ts';
import { type Content, html } from '../../core/text/html.ts';
import type { Theme as ThemeRecord } from './contract/theme.ts';
import { hexOf } from './look/color.ts';
import { READABLE } from './look/contrast-report.ts';
import { ACCENTS, defaultTheme, defaultThemeOf } from './look/default-theme.ts';
import { accentColors } from './look/fill-colors.ts';
import {
  colorSheet,
  fontList,
  propertiesOf,
  type ThemeProperties,
  themeSheet,
  type ThemeSheet,
} from './look/theme-sheet.ts';
import type { Theme, ThemeColors } from './look/theme.ts';
import { findSheet, presentTheme } from './theme-records.ts';

/** The part of themes that other folders use. */

export { findDraft } from './theme-drafts.ts';

const MAX_THEMES = 10_000;
/** The most accents kept for a theme. */
const MAX_ACCENTS = 1_000;

/** The files and values that a page needs to use a theme. */
export interface WornTheme {
  /** Paths, available at every host of the service. Their content never changes. */
  readonly stylesheet: string;
  /** The style sheet for pages that include it. */
  readonly sheet: InlineSheet;
  readonly icon: string;
  readonly colors: ThemeColors;
  readonly radiusPx: number;
  /** Font families, first choice first. */
  readonly font: readonly string[];
  /** Its files, also by path. */
  readonly logo: ThemeRecord['logo'];
  /** The variables of a theme stored by the partner; `undefined` for the default theme. */
  readonly variables: ThemeProperties | undefined;
}

/** The themes of partners' pages, from memory; every node sees a change within a second. */
export class ThemeDirectory {
  readonly #themes: Cache<WornTheme>;
  readonly #accents = new WeakMap<WornTheme, Map<string, InlineSheet>>();

  constructor(deps: { readonly db: Db; readonly invalidations: InvalidationFeed }) {
    const { db, invalidations } = deps;
    this.#themes = new Cache({
      invalidations,
      kind: 'theme',
      maxEntries: MAX_THEMES,
      load: (subject) => loadTheme(db, ownerOf(subject)),
    });
  }

  /** @throws {ApiError} not_found: there is no such partner */
  async of(owner: Owner): Promise<WornTheme> {
    const worn = await this.#themes.get(subjectOf(owner));
    if (!worn) throw new ApiError('not_found');
    return worn;
  }

  /**
   * Returns the colors of a merchant's accent, readable in its partner's theme, to follow the theme's sheet.
   * @param accent `#1d6839`
   */
  async accentSheet(owner: Owner, accent: string): Promise<InlineSheet> {
    const worn = await this.of(owner);
    const known = this.#accents.get(worn) ?? new Map<string, InlineSheet>();
    this.#accents.set(worn, known);
    const sheet = known.get(accent) ?? inlineSheet('#accent', colorSheet(await accentIn(worn, accent)));
    if (known.size >= MAX_ACCENTS) known.clear();
    known.set(accent, sheet);
    return sheet;
  }

  /**
   * Returns the look of emails, which take no custom properties: a partner's theme, with a merchant's accent.
   * @param owner `undefined` for the platform's own
   * @param accent `#1d6839`
   * @param trx the open transaction, if there is one: the theme is read with it
   */
  async letterLook(owner: Owner | undefined, accent?: string | null, trx?: Db): Promise<LetterLook> {
    const worn = owner ? await (trx ? loadTheme(trx, owner) : this.of(owner)) : nobodysTheme();
    return letterLook(worn, accent ? await accentIn(worn, accent) : {});
  }

  /** @throws {ApiError} field_invalid: an accent that isn't readable on the partner's backgrounds */
  async requireReadable(owner: Owner, accent: string): Promise<void> {
    const { writeHex } = await import('./tokens/read-color.ts');
    const nearest = writeHex((await accentIn(await this.of(owner), accent)).accent.light);
    if (nearest === accent) return;
    throw new ApiError('field_invalid', {
      message:
        `accent must have a contrast of at least ${READABLE} with the backgrounds of the theme. The ` +
        `nearest color that has it is ${nearest}.`,
      param: 'accent',
    });
  }

  /** Drops a theme that this node has changed. */
  invalidate(owner: Owner): void {
    this.#themes.invalidate(subjectOf(owner));
  }
}

async function loadTheme(db: Db, owner: Owner): Promise<WornTheme> {
  const { theme, tokens, hash, logo } = await presentTheme(db, owner, '');
  const { css } = (await findSheet(db, hash)) ?? themeSheet(theme);
  return { ...wornFiles({ hash, css }, theme), logo, variables: tokens && propertiesOf(theme) };
}

/** Returns the theme of a page without a partner. */
export function nobodysTheme(): WornTheme {
  const theme = defaultThemeOf(undefined);
  return { ...wornFiles(themeSheet(theme), theme), logo: null, variables: undefined };
}

/** The color parser is loaded with the first accent. */
async function accentIn({ colors }: WornTheme, accent: string) {
  const { readTokenColor } = await import('./tokens/read-color.ts');
  const read = readTokenColor(accent);
  if (!read) throw new TypeError(`${accent} is no color`);
  return accentColors(read.color, colors);
}

function wornFiles({ hash, css }: Pick<ThemeSheet, 'hash' | 'css'>, { colors, radiusPx, font }: Theme) {
  const stylesheet = `/t/${hash}.css`;
  const files = { stylesheet, sheet: inlineSheet(stylesheet, css), icon: `/t/${hash}.svg` };
  return { ...files, colors, radiusPx, font };
}

/** Returns the subject as the trigger writes it. */
const subjectOf = ({ partnerId, environment }: Owner): string => `${partnerId} ${environment}`;

function ownerOf(subject: string): Owner {
  const [partnerId = '', environment] = subject.split(' ');
  return { partnerId, environment: environment === 'production' ? environment : 'sandbox' };
}

/** Returns a partner's logo, of class `logo`: the page's style sheet sets its height. */
export function logoImage({ alt, files: [small, large] }: NonNullable<WornTheme['logo']>): Content {
  return (
    small &&
    html`<img
      class="logo"
      src="${small.url}"
      ${large && html`srcset="${small.url} 1x, ${large.url} 2x"`}
      width="${small.width}"
      height="${small.height}"
      alt="${alt}"
    />`
  );
}

const NAME = /^([0-9a-f]{32})\.(css|svg)$/;

/**
 * Serves style sheets and icons of themes, to be mounted at `/t`: `/t/{hash}.css`, `/t/{hash}.svg`. The
 * content of an address never changes. The files contain only colors, lengths and names of fonts, so any page
 * may load them.
 */
export function themeFiles(db: Db): Router {
  let defaults: ReadonlyMap<string, ThemeSheet> | undefined;
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/:name', async (req, res) => {
    const [, hash = '', extension] = NAME.exec(req.params.name) ?? [];
    if (extension === undefined) throw new ApiError('not_found');
    defaults ??= defaultSheets();
    const sheet = defaults.get(hash) ?? (await findSheet(db, hash));
    if (!sheet) throw new ApiError('not_found');
    res.setHeader('Cache-Control', `public, ${FOR_EVER}`);
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.type(extension).send(extension === 'css' ? sheet.css : sheet.icon);
  });
  router.all('/:name', refuseMethod('GET, HEAD'));
  return router;
}

function defaultSheets(): ReadonlyMap<string, ThemeSheet> {
  const themes = [defaultThemeOf(undefined), ...ACCENTS.map(defaultTheme)];
  return new Map(themes.map(themeSheet).map((sheet) => [sheet.hash, sheet]));
}

const COLORS: readonly LetterColor[] = [
  'background',
  'surface',
  'text',
  'muted',
  'border',
  'control-border',
  'accent',
  'on-accent',
  'success-soft',
  'danger-soft',
];
/** The widest corner of a button that is a block of text. */
const MOST_RADIUS_PX = 24;

/**
 * Returns a theme as mail clients understand it: colors in hex for light and dark, corners and fonts.
 * @param accent replaces colors of the theme
 */
export function letterLook(
  { colors, radiusPx, font }: Pick<Theme, 'colors' | 'radiusPx' | 'font'>,
  accent: Partial<ThemeColors>,
): LetterLook {
  const pairs = COLORS.map((name) => {
    const { light, dark } = accent[name] ?? colors[name];
    return [name, [hexOf(light), hexOf(dark)]] as const;
  });
  return {
    colors: Object.fromEntries(pairs) as Record<LetterColor, readonly [string, string]>,
    radiusPx: Math.min(radiusPx, MOST_RADIUS_PX),
    font: fontList(font).replaceAll('"', "'"),
  };
}

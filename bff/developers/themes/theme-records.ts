import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { filesOfImages } from '../../catalog/images/images.ts';
import type { Theme as ThemeRecord } from './contract/theme.ts';
import { contrastReport } from './look/contrast-report.ts';
import { defaultThemeOf } from './look/default-theme.ts';
import { propertiesOf, themeSheet, type ThemeSheet } from './look/theme-sheet.ts';
import type { Theme } from './look/theme.ts';
import type { ThemesTable } from './tables.ts';
import type { TokenFile } from './tokens/write-tokens.ts';

type ThemeRow = Selectable<ThemesTable>;

/** The theme of a partner's pages in an environment. */
export interface PresentTheme {
  readonly theme: Theme;
  readonly logo: ThemeRecord['logo'];
  /** The stored tokens; `undefined` for the default theme. */
  readonly tokens: TokenFile | undefined;
  readonly hash: string;
  /** 0 if none was ever stored. */
  readonly version: number;
  readonly updatedAt: Date | null;
}

/**
 * Returns a partner's own theme, or the default one. @param url the URL of images @throws {ApiError}
 * not_found: the partner
 */
export async function presentTheme(db: Db, owner: Owner, url: string): Promise<PresentTheme> {
  const row = await db
    .selectFrom('partners')
    .leftJoin('themes', (join) =>
      join.onRef('themes.partner_id', '=', 'partners.id').on('themes.environment', '=', owner.environment),
    )
    .select(['partners.slug', 'themes.tokens', 'themes.theme', 'themes.logo', 'themes.hash'])
    .select(['themes.version', 'themes.updated_at'])
    .where('partners.id', '=', owner.partnerId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const { slug, tokens, logo, hash, version, updated_at: updatedAt } = row;
  const base = defaultThemeOf({ slug });
  // A theme that was stored before a color existed has the default theme's.
  const theme = row.theme ? { ...row.theme, colors: { ...base.colors, ...row.theme.colors } } : base;
  const files = logo && (await filesOfImages(db, [logo.image], url)).get(logo.image);
  return {
    theme,
    logo: logo && files ? { ...logo, files } : null,
    tokens: tokens ?? undefined,
    hash: hash ?? themeSheet(theme).hash,
    version: version ?? 0,
    updatedAt: version ? updatedAt : null,
  };
}

/** Returns the theme that fills in omitted values. @throws {ApiError} not_found: the partner */
export async function defaultThemeFor(db: Db, { partnerId }: Owner): Promise<Theme> {
  const partner = await db
    .selectFrom('partners')
    .select('slug')
    .where('id', '=', partnerId)
    .executeTakeFirst();
  if (!partner) throw new ApiError('not_found');
  return defaultThemeOf(partner);
}

export function noSuchImage(): ApiError {
  return new ApiError('field_invalid', {
    message: 'logo must have the id of an image that one of your merchants has.',
    param: 'logo',
  });
}

/** Returns the theme's API record. @param url the URL of sheets */
export function themeRecord({ environment }: Owner, present: PresentTheme, url: string): ThemeRecord {
  const { theme, logo, tokens, hash, version, updatedAt } = present;
  return {
    object: 'theme',
    environment,
    is_default: tokens === undefined,
    tokens: { ...tokens },
    variables: { ...propertiesOf(theme) },
    stylesheet: `${url}/t/${hash}.css`,
    logo,
    contrast: [...contrastReport(theme.colors)],
    version,
    updated_at: updatedAt?.toISOString() ?? null,
  };
}

/**
 * Locks the partner's row, and creates it if there is none yet, so that concurrent changes wait for each
 * other.
 */
export async function lockTheme(trx: Db, owner: Owner, now: Date): Promise<ThemeRow> {
  await trx
    .insertInto('themes')
    .values({
      partner_id: owner.partnerId,
      environment: owner.environment,
      tokens: null,
      theme: null,
      logo: null,
      hash: null,
      version: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('themes')
    .selectAll()
    .where(ownedBy('themes', owner))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Finds a sheet that is or was a partner's own. */
export async function findSheet(db: Db, hash: string): Promise<Omit<ThemeSheet, 'hash'> | undefined> {
  return db
    .selectFrom('theme_sheets')
    .select(['css', 'icon'])
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
}

/** The number of sheets kept for each owner: the current one and those that pages may still be loading. */
const KEPT_SHEETS = 5;

/** Stores a sheet, and deletes the owner's oldest. */
export async function keepSheet(
  trx: Db,
  owner: Owner,
  { hash, css, icon }: ThemeSheet,
  now: Date,
): Promise<void> {
  const { partnerId: partner_id, environment } = owner;
  await trx
    .insertInto('theme_sheets')
    .values({ partner_id, environment, hash, css, icon, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'environment', 'hash']).doUpdateSet({ created_at: now }),
    )
    .execute();
  await trx
    .deleteFrom('theme_sheets')
    .where(ownedBy('theme_sheets', owner))
    .where('hash', '<>', hash)
    .where('hash', 'not in', (eb) =>
      eb
        .selectFrom('theme_sheets as newer')
        .select('newer.hash')
        .where('newer.partner_id', '=', partner_id)
        .where('newer.environment', '=', environment)
        .orderBy('newer.created_at', 'desc')
        .orderBy('newer.hash')
        .limit(KEPT_SHEETS),
    )
    .execute();
}

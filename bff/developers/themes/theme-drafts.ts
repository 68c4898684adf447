import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { filesOfImages, isImageOf } from '../../catalog/images/images.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import type { Theme as ThemeRecord } from './contract/theme.ts';
import { type ThemeSheet, themeSheet, propertiesOf } from './look/theme-sheet.ts';
import type { Logo, ThemeTokens } from './tokens/read-tokens.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import type { ThemePreview } from './contract/themes.ts';
import { contrastReport } from './look/contrast-report.ts';
import { defaultThemeOf } from './look/default-theme.ts';
import { fillTheme } from './look/fill-colors.ts';
import { noSuchImage } from './theme-records.ts';
import { writeTokens } from './tokens/write-tokens.ts';

/** Enough time to choose colors on every page of a site. */
const DRAFT_MS = 60 * 60_000;

/** The number of drafts kept for each owner. Another one replaces the oldest. */
const KEPT_DRAFTS = 20;

/** The theme of a site's preview. */
interface ThemeDraft {
  readonly css: string;
  /** Its files, by path. */
  readonly logo: ThemeRecord['logo'];
}

/** Stores a draft for a while. @returns the secret of its preview, of which only the hash is stored */
async function insertDraft(
  trx: Db,
  owner: Owner,
  draft: { readonly sheet: ThemeSheet; readonly logo: Logo | undefined },
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const { partnerId: partner_id, environment } = owner;
  await trx
    .insertInto('theme_drafts')
    .values({
      secret_hash: hashOf(secret),
      partner_id,
      environment,
      css: draft.sheet.css,
      logo: draft.logo ? JSON.stringify(draft.logo) : null,
      created_at: now,
    })
    .execute();
  await trx
    .deleteFrom('theme_drafts')
    .where(ownedBy('theme_drafts', owner))
    .where('secret_hash', 'not in', (eb) =>
      eb
        .selectFrom('theme_drafts as newer')
        .select('newer.secret_hash')
        .where('newer.partner_id', '=', partner_id)
        .where('newer.environment', '=', environment)
        .where('newer.created_at', '>', new Date(now.getTime() - DRAFT_MS))
        .orderBy('newer.created_at', 'desc')
        .limit(KEPT_DRAFTS),
    )
    .execute();
  return secret;
}

/** Finds a draft of this owner that hasn't expired. */
export async function findDraft(
  db: Db,
  owner: Owner,
  secret: string,
  now: number,
): Promise<ThemeDraft | undefined> {
  const row = await db
    .selectFrom('theme_drafts')
    .select(['css', 'logo'])
    .where('secret_hash', '=', hashOf(secret))
    .where(ownedBy('theme_drafts', owner))
    .where('created_at', '>', new Date(now - DRAFT_MS))
    .executeTakeFirst();
  if (!row) return undefined;
  const files = row.logo && (await filesOfImages(db, [row.logo.image], '')).get(row.logo.image);
  return { css: row.css, logo: row.logo && files ? { ...row.logo, files } : null };
}

interface PreviewContext {
  readonly owner: Owner;
  /** Real time. */
  readonly now: Date;
  /** The URL of images. */
  readonly url: string;
  /** Returns the origin of the partner's site, by its slug. */
  readonly originOf: (slug: string) => string;
}

/**
 * Returns a preview of a theme, and the address where its pages use it for a while. @throws {ApiError}
 * field_invalid: there is no such image
 */
export async function previewOf(
  trx: Db,
  { owner, now, url, originOf }: PreviewContext,
  sent: ThemeTokens,
): Promise<ThemePreview> {
  const { slug } = await readPartner(trx, owner.partnerId, owner.environment);
  const theme = fillTheme(sent, defaultThemeOf({ slug }));
  const logo = sent.logo ? await shownLogo(trx, owner, sent.logo, url) : null;
  const secret = await insertDraft(trx, owner, { sheet: themeSheet(theme), logo: sent.logo }, now);
  const base = `${originOf(slug)}/-/preview/${secret}`;
  return {
    object: 'theme_preview',
    environment: owner.environment,
    tokens: { ...writeTokens(sent) },
    variables: { ...propertiesOf(theme) },
    contrast: [...contrastReport(theme.colors)],
    logo,
    light_url: `${base}/light/`,
    dark_url: `${base}/dark/`,
    expires_at: new Date(now.getTime() + DRAFT_MS).toISOString(),
  };
}

async function shownLogo(trx: Db, owner: Owner, logo: Logo, url: string): Promise<ThemeRecord['logo']> {
  const isThere = await isImageOf(trx, owner, logo.image);
  const files = isThere ? (await filesOfImages(trx, [logo.image], url)).get(logo.image) : undefined;
  if (!files) throw noSuchImage();
  return { ...logo, files };
}

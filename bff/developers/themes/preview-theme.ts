import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { filesOfImages, isImageOf } from '../../catalog/images/images.ts';
import { readPartner } from '../../accounts/identity/partners/partner-records.ts';
import type { ThemePreview } from './contract/theme-preview.ts';
import type { Theme as ThemeRecord } from './contract/theme.ts';
import { contrastReport } from './look/contrast-report.ts';
import { defaultThemeOf } from './look/default-theme.ts';
import { fillTheme } from './look/fill-theme.ts';
import { propertiesOf } from './look/properties.ts';
import { themeSheet } from './look/theme-sheet.ts';
import { DRAFT_MS, insertDraft } from './theme-drafts.ts';
import { noSuchImage } from './theme-records.ts';
import type { Logo } from './tokens/read-logo.ts';
import type { ThemeTokens } from './tokens/read-tokens.ts';
import { writeTokens } from './tokens/write-tokens.ts';

export interface PreviewContext {
  readonly owner: Owner;
  /** Real time. */
  readonly now: Date;
  /** Where pictures are served. */
  readonly url: string;
  /** Where the partner's site is, by its slug. */
  readonly originOf: (slug: string) => string;
}

/** What a theme would come to, and where its pages wear it for a while. @throws {ApiError} field_invalid: there is no such image */
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

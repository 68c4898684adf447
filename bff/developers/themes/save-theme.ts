import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { keepImage, releaseImage } from '../../catalog/images/images.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import type { Theme as ThemeRecord } from './contract/theme.ts';
import { fillTheme } from './look/fill-colors.ts';
import { themeSheet, type ThemeSheet } from './look/theme-sheet.ts';
import type { Theme } from './look/theme.ts';
import {
  defaultThemeFor,
  keepSheet,
  lockTheme,
  noSuchImage,
  presentTheme,
  themeRecord,
} from './theme-records.ts';
import type { Logo, ThemeTokens } from './tokens/read-tokens.ts';
import { writeTokens, type TokenFile } from './tokens/write-tokens.ts';
import { contrastReport } from './look/contrast-report.ts';

export interface ThemeChange {
  /** The new tokens; `undefined` to return to the default theme. */
  readonly tokens: ThemeTokens | undefined;
  /** The version that the caller has read; `undefined` to accept any. */
  readonly version: number | undefined;
}

/** The owner, time and URL of a theme change. */
interface ThemeChangeContext {
  readonly owner: Owner;
  readonly now: Date;
  readonly url: string;
}

/** A theme in its stored form. */
interface NewTheme {
  readonly tokens: TokenFile;
  readonly theme: Theme;
  readonly logo: Logo | undefined;
  readonly sheet: ThemeSheet;
}

/**
 * Replaces the owner's theme, and records its event. An identical theme is no change.
 * @throws {ApiError} version_stale; field_invalid: there is no such image; state_forbids: contrast below 3 in
 * production
 */
export async function saveTheme(
  trx: Db,
  context: ThemeChangeContext,
  { tokens, version }: ThemeChange,
): Promise<ThemeRecord> {
  const { owner, now, url } = context;
  const row = await lockTheme(trx, owner, now);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  const next = tokens && (await newTheme(trx, owner, tokens));
  const isSame = next?.sheet.hash === (row.hash ?? undefined) && isEqual(next?.tokens ?? null, row.tokens);
  if (isSame) return themeRecord(owner, await presentTheme(trx, owner, url), url);
  await moveLogo(trx, context, row.logo?.image, next?.logo?.image);
  if (next) await keepSheet(trx, owner, next.sheet, now);
  await trx
    .updateTable('themes')
    .set((eb) => ({
      tokens: next ? JSON.stringify(next.tokens) : null,
      theme: next ? JSON.stringify(next.theme) : null,
      logo: next?.logo ? JSON.stringify(next.logo) : null,
      hash: next?.sheet.hash ?? null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where(ownedBy('themes', owner))
    .execute();
  const record = themeRecord(owner, await presentTheme(trx, owner, url), url);
  await recordEvent(trx, { ...owner, type: 'theme.updated', data: record, at: now });
  return record;
}

async function newTheme(trx: Db, owner: Owner, tokens: ThemeTokens): Promise<NewTheme> {
  const theme = fillTheme(tokens, await defaultThemeFor(trx, owner));
  if (owner.environment === 'production') refuseBlocking(theme);
  return { tokens: writeTokens(tokens), theme, logo: tokens.logo, sheet: themeSheet(theme) };
}

/** Whether two token files are equal; the members of the stored one are in another order. */
function isEqual(written: TokenFile | null, stored: TokenFile | null): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(written)), stored);
}

async function moveLogo(
  trx: Db,
  { owner, now }: ThemeChangeContext,
  from: string | undefined,
  to: string | undefined,
): Promise<void> {
  if (from === to) return;
  if (from !== undefined) await releaseImage(trx, owner, from, 'theme', now);
  if (to === undefined || (await keepImage(trx, { ...owner, only: undefined }, to, 'theme'))) return;
  throw noSuchImage();
}

/** Describes each unreadable pair of colors. */
function blockingPairs({ colors }: Theme): readonly string[] {
  return contrastReport(colors)
    .filter(({ level }) => level === 'blocking')
    .map(({ pair, scheme, ratio }) => `${pair} in ${scheme} (${ratio.toFixed(2)})`);
}

/** Returns the unreadable parts of a partner's stored theme, for going live. */
export async function checkTheme(db: Db, owner: Owner): Promise<readonly string[]> {
  const row = await db
    .selectFrom('themes')
    .select('theme')
    .where(ownedBy('themes', owner))
    .executeTakeFirst();
  const pairs = row?.theme ? blockingPairs(row.theme) : [];
  return pairs.length === 0 ? [] : [`The contrast of your theme must be at least 3: ${pairs.join(', ')}.`];
}

/** @throws {ApiError} state_forbids */
function refuseBlocking(theme: Theme): void {
  const pairs = blockingPairs(theme);
  if (pairs.length === 0) return;
  throw new ApiError('state_forbids', {
    message: `In production, contrast must be at least 3: ${pairs.join(', ')}.`,
  });
}

import type { Feature, FeatureDeps, SimulationRequest, Simulations } from '../../core/feature.ts';
import { checkTheme, saveTheme, type ThemeChange } from './save-theme.ts';
import { themeMigrations } from './tables.ts';
import './tables.ts';
import type { ThemeDirectory } from './themes.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { oklch } from './look/color.ts';
import { presentTheme, themeRecord } from './theme-records.ts';
import type { ThemeTokens } from './tokens/read-tokens.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { JsonObject } from '../../core/api/json.ts';
import { route, type Route } from '../../core/api/route.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import { getTheme, previewTheme, resetTheme, setTheme } from './contract/themes.ts';
import { MAX_THEME_BYTES } from './contract/theme.ts';
import { previewOf } from './theme-drafts.ts';

const themeSimulations: Simulations = { 'theme.updated': simulateUpdated };

const BLUE: ThemeTokens = { light: { accent: oklch(0.45, 0.12, 264) }, dark: {}, lengths: {}, fonts: {} };

/**
 * Simulates an update: a blue accent, or the default theme again if the partner has a theme. It concerns no
 * merchant.
 */
async function simulateUpdated(work: Work, { deps, caller: owner }: SimulationRequest): Promise<void> {
  const { publicUrl: url, clock, themes } = deps;
  const now = new Date(await nowIn(work.db, clock, owner));
  const { tokens: stored } = await presentTheme(work.db, owner, url);
  await saveTheme(work.db, { owner, now, url }, { tokens: stored ? undefined : BLUE, version: undefined });
  work.afterCommit(() => themes.invalidate(owner));
}

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly themes: ThemeDirectory;
  }
}

export const themes: Feature = {
  routes: themeRoutes,
  simulations: themeSimulations,
  migrations: themeMigrations,
  publishCheck: checkTheme,
};

function themeRoutes({ db, clock, publicUrl: url, siteAddresses, themes }: FeatureDeps): Route[] {
  async function change(work: Work, owner: Owner, changed: ThemeChange) {
    const now = new Date(await nowIn(work.db, clock, owner));
    const record = await saveTheme(work.db, { owner, now, url }, changed);
    work.afterCommit(() => themes.invalidate(owner));
    return { body: record };
  }
  const read = async (from: Db, owner: Owner) =>
    themeRecord(owner, await presentTheme(from, owner, url), url);

  return [
    route(getTheme, async ({ principal }) => ({ body: await read(db, principal) })),
    route(
      setTheme,
      async ({ principal, work, body, query: { version } }) => {
        await requirePublished(work.db, principal);
        return change(work, principal, { tokens: await tokensIn(body), version });
      },
      { prepare: checkTokens },
    ),
    route(resetTheme, ({ principal, work, query: { version } }) =>
      change(work, principal, { tokens: undefined, version }),
    ),
    route(
      previewTheme,
      async ({ principal, body }) => {
        const tokens = await tokensIn(body);
        const originOf = (slug: string): string => siteAddresses.originOf(slug, principal.environment);
        const context = { owner: principal, now: new Date(clock.now()), url, originOf };
        const preview = await inTransaction(db, async (work) => {
          await requirePublished(work.db, principal);
          return previewOf(work.db, context, tokens);
        });
        return { body: preview };
      },
      { prepare: checkTokens },
    ),
  ];
}

interface SentFile {
  readonly body: Readonly<Record<string, unknown>>;
  readonly rawBody: Buffer;
}

/** Checks the tokens before any transaction. @throws {ApiError} body_too_large, field_invalid */
async function checkTokens({ body, rawBody }: SentFile): Promise<void> {
  if (rawBody.length > MAX_THEME_BYTES) {
    throw new ApiError('body_too_large', { message: 'A theme is at most 64 KiB.' });
  }
  await tokensIn(body);
}

/**
 * Reads the tokens of a theme. The color parser is loaded with the first theme. @throws {ApiError}
 * field_invalid
 */
async function tokensIn(body: Readonly<Record<string, unknown>>): Promise<ThemeTokens> {
  const { readTokens } = await import('./tokens/read-tokens.ts');
  // The strict reader's values, which the schema leaves unchanged.
  return readTokens(body as JsonObject);
}

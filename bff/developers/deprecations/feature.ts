import { route, type Route } from '../../core/api/route.ts';
import {
  type Deprecation,
  type DeprecationKind,
  type Deprecations,
  EVERY,
} from '../../core/contract/deprecations/deprecation.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { Owner } from '../../core/database/owner.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import type { DeprecationInUse, ElementVersion } from './contract/deprecation-record.ts';
import { listDeprecations, listElementVersions } from './contract/deprecations.ts';
import type { UseCounter } from './deprecations.ts';
import { isOfKind, isOneOf, pageOfUses, useChores, type UseRow } from './use-records.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    api_uses: ApiUsesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    use: true;
  }
}

/** The API uses of one key, or of the pages of one origin, on one day. */
interface ApiUsesTable {
  /** Derived from everything except the day and the counts. */
  use_id: string;
  /** In UTC, in real time. */
  day: string;
  partner_id: string;
  environment: EnvironmentName;
  kind: DeprecationKind;
  name: string;
  /** The ID of a key; for elements, an origin or an empty string. */
  used_by: string;
  /** A count, as digits. */
  calls: string;
  last_used_at: Date;
}

const deprecationMigrations: Migrations = {
  '054-api-uses': [
    `create table api_uses (
      use_id text not null,
      day date not null,
      partner_id text not null references partners,
      environment text not null,
      kind text not null,
      name text not null,
      used_by text not null,
      calls bigint not null,
      last_used_at timestamptz not null,
      primary key (use_id, day))`,
    `create index api_uses_of_owner on api_uses (partner_id, environment, use_id)`,
    `create index api_uses_of_day on api_uses (day)`,
  ],
};

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    /** The published deprecations. */
    readonly deprecations: Deprecations;
    /** Counts the API uses of callers. */
    readonly uses: UseCounter;
  }
}

export const deprecations: Feature = {
  routes: deprecationRoutes,
  migrations: deprecationMigrations,
  chores: useChores,
};

function deprecationRoutes({ db, clock, deprecations, publicUrl }: FeatureDeps): Route[] {
  return [
    route(listDeprecations, async ({ principal, query }) => {
      const { kind } = query;
      const asked = deprecations.list.filter((one) => kind === undefined || one.kind === kind);
      const body = await pageOfUses(db, principal, pageRequestOf(query), {
        nowMs: clock.now(),
        which: isOneOf(asked),
        present: (row) => presentDeprecation(row, principal, foundIn(asked, row), publicUrl),
      });
      return { body };
    }),
    route(listElementVersions, async ({ principal, query }) => {
      const body = await pageOfUses(db, principal, pageRequestOf(query), {
        nowMs: clock.now(),
        which: isOfKind('elements'),
        present: (row) => presentElements(row, principal, deprecations.find('elements', row.name)),
      });
      return { body };
    }),
  ];
}

/** Only deprecations in the list are read. */
function foundIn(list: readonly Deprecation[], { kind, name }: UseRow): Deprecation {
  const found = list.find((one) => one.kind === kind && (one.name === name || one.name === EVERY));
  if (!found) throw new TypeError(`${kind} ${name} is not deprecated`);
  return found;
}

function presentDeprecation(
  row: UseRow,
  { environment }: Owner,
  { deprecatedAt, sunsetAt, instead, docs }: Deprecation,
  publicUrl: string,
): DeprecationInUse {
  const isPages = row.kind === 'elements';
  return {
    id: row.id,
    object: 'deprecation',
    environment,
    kind: row.kind,
    name: row.name,
    key: isPages ? null : row.usedBy,
    origin: isPages ? originOf(row) : null,
    ...countsOf(row),
    deprecated_at: deprecatedAt,
    sunset_at: sunsetAt ?? null,
    instead,
    docs_url: publicUrl + docs,
  };
}

function presentElements(
  row: UseRow,
  { environment }: Owner,
  deprecation: Deprecation | undefined,
): ElementVersion {
  return {
    id: row.id,
    object: 'element_version',
    environment,
    version: row.name,
    origin: originOf(row),
    ...countsOf(row),
    deprecated_at: deprecation?.deprecatedAt ?? null,
    sunset_at: deprecation?.sunsetAt ?? null,
  };
}

const originOf = ({ usedBy }: UseRow): string | null => (usedBy === '' ? null : usedBy);

function countsOf({ lastWeek, lastMonth, lastUsedAt }: UseRow) {
  return {
    calls_last_7_days: lastWeek,
    calls_last_30_days: lastMonth,
    last_used_at: lastUsedAt.toISOString(),
  };
}

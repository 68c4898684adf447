import type { FeatureDeps } from '../../core/feature.ts';
import { EVERY, type Deprecation } from '../../core/contract/deprecations/deprecation.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import type { Owner } from '../../core/database/owner.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { DeprecationInUse, ElementVersion } from './contract/deprecation-record.ts';
import { listDeprecations, listElementVersions } from './contract/deprecations.ts';
import { isOfKind, isOneOf, pageOfUses, type UseRow } from './use-records.ts';

export function deprecationRoutes({ db, clock, deprecations, publicUrl }: FeatureDeps): Route[] {
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

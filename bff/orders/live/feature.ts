import { servedMerchant } from '../../accounts/identity/sessions/mint.ts';
import { requireFurtherScope } from '../../core/api/credential.ts';
import { ApiError } from '../../core/api/errors.ts';
import { merchantOf, viewOf, type HttpPrincipal, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { streamEvents, type TopicName, TOPICS, topicsIn } from './contract/live.ts';
import type { Streams } from './live.ts';
import { openStream } from './open-stream.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly streams: Streams;
  }
}

export const live: Feature = {
  routes: streamRoutes,
};

function streamRoutes({ db, clock, findMerchant, streams: { hub, places } }: FeatureDeps): Route[] {
  return [
    route(streamEvents, async ({ principal, query, lastEventId }) => {
      const topics = topicsIn(query.topics);
      if (!topics) throw new ApiError('field_invalid', { param: 'topics' });
      requireScopesOf(principal, topics);
      const { id: merchantId } = await servedMerchant(
        principal,
        merchantOf(principal, query.merchant),
        findMerchant,
      );
      const { locations } = viewOf(principal);
      const wanted = { merchantId, topics, lineage: principal.lineage, lastEventId, locations };
      return {
        events: {
          pieces: (signal) => openStream({ db, clock, hub, places }, wanted, signal),
          mayGoOn: (now) => holdsScopesOf(now, topics) && String(viewOf(now).locations) === String(locations),
        },
      };
    }),
  ];
}

/** @throws {ApiError} scope_insufficient */
function requireScopesOf(principal: HttpPrincipal, topics: readonly TopicName[]): void {
  for (const topic of topics) {
    const { scope } = TOPICS[topic];
    // The operation itself requires that scope of every caller.
    if (scope !== streamEvents.scope) requireFurtherScope(principal, streamEvents, scope);
  }
}

function holdsScopesOf({ scopes }: Principal, topics: readonly TopicName[]): boolean {
  return topics.every((topic) => scopes.has(TOPICS[topic].scope));
}

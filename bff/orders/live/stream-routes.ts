import type { FeatureDeps } from '../../core/feature.ts';
import { requireFurtherScope } from '../../core/api/credential.ts';
import { ApiError } from '../../core/api/errors.ts';
import { merchantOf, type HttpPrincipal, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { servedMerchant } from '../../accounts/identity/sessions/mint.ts';
import { streamEvents } from './contract/live.ts';
import { TOPICS, topicsIn, type TopicName } from './contract/topics.ts';
import { openStream } from './open-stream.ts';

export function streamRoutes({ db, clock, findMerchant, streams: { hub, places } }: FeatureDeps): Route[] {
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
      const wanted = { merchantId, topics, lineage: principal.lineage, lastEventId };
      return {
        events: {
          pieces: (signal) => openStream({ db, clock, hub, places }, wanted, signal),
          mayGoOn: (now) => holdsScopesOf(now, topics),
        },
      };
    }),
  ];
}

/** @throws {ApiError} scope_insufficient */
function requireScopesOf(principal: HttpPrincipal, topics: readonly TopicName[]): void {
  for (const topic of topics) {
    const { scope } = TOPICS[topic];
    // The operation requires that one of everyone.
    if (scope !== streamEvents.scope) requireFurtherScope(principal, streamEvents, scope);
  }
}

function holdsScopesOf({ scopes }: Principal, topics: readonly TopicName[]): boolean {
  return topics.every((topic) => scopes.has(TOPICS[topic].scope));
}

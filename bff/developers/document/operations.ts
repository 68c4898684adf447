import { events } from '../webhooks/contract/events.ts';
import type { FeatureContract } from '../../core/contract/feature.ts';
import { FEATURES } from './joined-features.ts';
import { hostedLinks } from '../../accounts/surfaces/contract/hosted-links.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { platform } from '../../core/contract/platform.ts';
import { sandbox } from '../sandbox/contract/sandbox.ts';
import { webhooks } from '../webhooks/contract/webhooks.ts';
import { ALL_SCOPES, type Scope } from '../../core/contract/scopes.ts';

/** Every group of operations, in the order of the reference page. */
const GROUPS: readonly FeatureContract[] = [...FEATURES, webhooks, events, sandbox, hostedLinks, platform];

/** Every operation. */
export const OPERATIONS: readonly Operation[] = GROUPS.flatMap(({ operations }) => operations);

/** The description of each tag. */
export const TAG_DESCRIPTIONS: ReadonlyMap<string, string> = new Map(
  GROUPS.map(({ tag, description }) => [tag, description]),
);

const required: ReadonlySet<Scope> = new Set(
  OPERATIONS.flatMap(({ scope, furtherScopes = [] }: Operation) => [
    ...(scope ? [scope] : []),
    ...furtherScopes,
  ]),
);

/**
 * Whether an operation requires the scope. A scope that none requires can be granted, and allows nothing yet.
 */
export function isScopeUsed(scope: Scope): boolean {
  return required.has(scope);
}

export const RESERVED_SCOPES: readonly Scope[] = ALL_SCOPES.filter((scope) => !isScopeUsed(scope));

/** Returns a tag's form in a URL: `Hosted pages` → `hosted-pages`. */
export function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

import { events } from '../webhooks/contract/events.ts';
import type { FeatureContract } from '../../core/contract/feature.ts';
import { FEATURES } from './joined-features.ts';
import { hostedLinks } from '../../accounts/surfaces/contract/hosted-links.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { platform } from '../../core/contract/platform.ts';
import { sandbox } from '../sandbox/contract/sandbox.ts';
import { webhooks } from '../webhooks/contract/webhooks.ts';

/** Every group of operations, in the order of the reference page. */
const GROUPS: readonly FeatureContract[] = [...FEATURES, webhooks, events, sandbox, hostedLinks, platform];

/** Every operation there is. */
export const OPERATIONS: readonly Operation[] = GROUPS.flatMap(({ operations }) => operations);

/** What each tag is about. */
export const TAG_DESCRIPTIONS: ReadonlyMap<string, string> = new Map(
  GROUPS.map(({ tag, description }) => [tag, description]),
);

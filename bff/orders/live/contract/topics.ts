import type { SessionScope } from '../../../core/contract/scopes.ts';

/** The topics of a stream, each with the scope required to follow it. */
export const TOPICS = {
  orders: { scope: 'orders:read', of: ['order'] },
  payments: { scope: 'payments:read', of: ['payment', 'refund', 'dispute'] },
  pay_links: { scope: 'pay_links:read', of: ['pay_link'] },
  menus: { scope: 'menus:read', of: ['menu', 'item'] },
  locations: { scope: 'merchants:read', of: ['location'] },
  merchant: { scope: 'merchants:read', of: ['merchant'] },
} as const satisfies Readonly<Record<string, Topic>>;

interface Topic {
  readonly scope: SessionScope;
  /** The parts of types of events before their first dot. */
  readonly of: readonly string[];
}

export type TopicName = keyof typeof TOPICS;

export const TOPIC_NAMES = Object.keys(TOPICS) as readonly TopicName[];

/** @returns undefined if it isn't a list of topics, each once */
export function topicsIn(text: string): readonly TopicName[] | undefined {
  const names = text.split(',');
  const isList = names.every((name) => Object.hasOwn(TOPICS, name)) && new Set(names).size === names.length;
  return isList ? (names as TopicName[]) : undefined;
}

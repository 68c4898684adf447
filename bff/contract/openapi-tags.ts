import type { Operation } from './operation.ts';

/** What each group of operations is about. CommonMark: code in backticks, nothing else. */
export const TAG_DESCRIPTIONS: Readonly<Record<Operation['tag'], string>> = {
  Plants:
    "Your merchants' plants. Create them with a session token, from a page with the Trellis elements or from your own code.",
  Sessions:
    'A session token lets a page act for one merchant for 15 minutes, with the scopes you choose. Your server mints it ' +
    'with a partner key, so the key never reaches a browser.',
  Partners: 'Your partner account: its name, its sandbox, and the origins of your pages.',
  Keys:
    "Partner keys are your server's credentials. Each key belongs to one environment, has a list of scopes and is " +
    'pinned to a dated version of the API.',
  Merchants: 'The businesses you serve. A sandbox starts with three test merchants with different statuses.',
  Webhooks:
    'Endpoints receive your events as webhooks, signed as Standard Webhooks specifies. Each event is delivered at least ' +
    'once, in any order, and retried for three days. Each delivery lists its attempts.',
  Events:
    "An event records a change to one of your records. It's stored in the same transaction as the change and kept for 30 days.",
  Sandbox:
    'Simulate events and move time forward in your test environment, which has the same operations and event types as ' +
    'production. These operations return 404 in production.',
  'Hosted pages': 'Pages that Trellis hosts for you, in your colors. A one-time link signs a person in.',
  Platform: 'Health checks, public signing keys and the OpenAPI document.',
};

/** The tag's place in a URL: `Hosted pages` → `hosted-pages`. */
export function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

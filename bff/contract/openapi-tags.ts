import type { Operation } from './operation.ts';

/** What each group of operations is about. CommonMark: code in backticks, nothing else. */
export const TAG_DESCRIPTIONS: Readonly<Record<Operation['tag'], string>> = {
  Plants:
    'The plant store behind your merchants. It is called with a session token, from a page that carries our ' +
    'elements or from your own code.',
  Sessions:
    'A session token lets a page act for one merchant, for fifteen minutes, with the scopes you chose. Your backend ' +
    'mints it with a partner key; the key never reaches a browser.',
  Partners: 'Your account with us: its name, its sandbox, and the origins its pages run on.',
  Keys:
    "Partner keys are your server's credentials. Each belongs to one environment, holds a list of scopes and is " +
    'pinned to a dated version of the API.',
  Merchants: 'The businesses you serve. A sandbox starts with three of them, in different states.',
  Webhooks:
    'Where events are sent to: signed as Standard Webhooks says, at least once, in any order, retried for three days. ' +
    'Each delivery shows its attempts.',
  Events: 'What happened, kept for 30 days. An event is written together with the change that caused it.',
  Sandbox:
    'Your test environment: the same schema and the same events as production, and what makes them happen. Its clock goes ' +
    'forward as far as you wish. In production these paths do not exist.',
  'Hosted pages': 'Pages that we render in your colours. A one-time link signs a person in.',
  Platform: 'For machines: health, readiness, the public signing keys and this description.',
};

/** The tag's place in a URL: `Hosted pages` → `hosted-pages`. */
export function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

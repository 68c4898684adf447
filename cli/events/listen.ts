import { setTimeout as delay } from 'node:timers/promises';
import { call, messageOf, readEvents, request, type StreamEvent } from '../client.ts';
import { Problem, readArguments, UsageFault, urlIn, type Command } from '../command.ts';
import { plain, type Output } from '../output.ts';
import { listenSecret, sandboxAccess, type Access } from '../store.ts';
import { Cursor } from './cursor.ts';
import { deliver, type Attempt } from './delivery.ts';

const HELP = `trellis listen --forward-to localhost:4000/hooks

Forwards the events of your sandbox to your machine as they happen: one after the other, signed as webhooks are, with
a secret that stays the same until you log in again. After a break, of the service or the command, it goes on where
it was. A receiver that is down gets each event once it is up; one that refuses an event is asked three times.

  --forward-to ADDRESS   your receiver
  --events LIST          only these types, such as order.*,payment.captured
  --merchant ID          only events of this merchant
  --since TIME           begins earlier: 10m, 2h, 1d, or a time such as 2026-11-21T10:42:07Z
  --print-secret         prints the secret, and ends
  --url ADDRESS          where Trellis is, if not where you are logged in
  --json                 prints a line of JSON for each attempt
`;

export const LISTEN: Command = {
  name: 'listen',
  summary: 'forwards the events of your sandbox to your machine',
  help: HELP,
  async run(args, out) {
    const { values, positionals } = readArguments(args, {
      'forward-to': { type: 'string' },
      events: { type: 'string' },
      merchant: { type: 'string' },
      since: { type: 'string' },
      'print-secret': { type: 'boolean' },
      url: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageFault(`${positionals.join(' ')} isn’t expected.`);
    const access = sandboxAccess(values.url);
    const secret = listenSecret(access);
    if (values['print-secret']) {
      out.result({ object: 'listen_secret', secret }, secret);
      return 0;
    }
    if (values['forward-to'] === undefined) throw new UsageFault('--forward-to is missing.');
    const { events, merchant } = values;
    const wanted = {
      access,
      secret,
      target: urlIn(values['forward-to'], '--forward-to'),
      events,
      merchant,
      since: values.since === undefined ? undefined : timeIn(values.since),
    };
    const { partner } = await call(access, '/v1/keys/current');
    const { name } = partner as unknown as { name: string };
    out.result(
      { object: 'listener', forward_to: wanted.target.href, secret, partner: name },
      `Forwarding events of the sandbox of ${plain(name)} to ${wanted.target.href}.\n` +
        `They are signed with ${out.styled('bold', secret)}. Ctrl-C ends it.`,
    );
    await listen(wanted, out);
    return 0;
  },
};

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @throws {UsageFault} */
export function timeIn(text: string): string {
  const [, digits, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const ms = unit === undefined ? Date.parse(text) : Date.now() - Number(digits) * (UNITS_MS[unit] ?? 0);
  if (Number.isNaN(ms) || (unit === undefined && !/^\d{4}-\d\d-\d\dT/.test(text)))
    throw new UsageFault(`--since must be such as 10m, 2h, 1d or 2026-11-21T10:42:07Z, not ${text}.`);
  return new Date(ms).toISOString();
}

interface Listening {
  readonly access: Access;
  readonly secret: string;
  readonly target: URL;
  readonly events: string | undefined;
  readonly merchant: string | undefined;
  readonly since: string | undefined;
}

const AGAIN_MS = 500;

/** Listens until the person ends it. @throws {Problem} the service refuses */
async function listen(wanted: Listening, out: Output): Promise<void> {
  const { access, target, events, merchant, since } = wanted;
  const cursor = new Cursor([access.url, access.key, target.href, events, merchant], since !== undefined);
  const ending = new AbortController();
  const end = (): void => ending.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  let isAway = false;
  while (!ending.signal.aborted) {
    const stop = new AbortController();
    const leave = (): void => stop.abort();
    ending.signal.addEventListener('abort', leave);
    try {
      const feed = await openFeed(wanted, cursor, stop.signal);
      if (isAway) out.say('Connected again.');
      isAway = false;
      for await (const event of readEvents(feed, stop)) {
        if (!(await take(event, wanted, cursor, out, ending.signal))) break;
      }
    } catch (error) {
      if (error instanceof Problem && !(error instanceof Away)) throw error;
      if (!isAway && !ending.signal.aborted) out.say(`${access.url} is away. Waiting for it.`);
      isAway = true;
    } finally {
      ending.signal.removeEventListener('abort', leave);
      stop.abort();
    }
    await delay(AGAIN_MS, undefined, { signal: ending.signal }).catch(() => undefined);
  }
}

/** The service doesn’t answer for now. */
class Away extends Problem {}

/** @throws {Problem} */
async function openFeed(
  { access, events, merchant, since }: Listening,
  { position }: Cursor,
  signal: AbortSignal,
): Promise<Response> {
  const query = new URLSearchParams({
    ...(events !== undefined && { types: events }),
    ...(merchant !== undefined && { merchant }),
    ...(since !== undefined && { since }),
  });
  const headers = {
    accept: 'text/event-stream',
    ...(position !== undefined && { 'last-event-id': position }),
  };
  let response: Response;
  try {
    response = await request(access, `/v1/events/feed?${query}`, { headers, signal });
  } catch (error) {
    throw new Away((error as Error).message);
  }
  if (response.status === 200) return response;
  const body = await response.json().catch(() => ({}));
  const message = messageOf({ status: response.status, headers: response.headers, body }, access.url);
  throw response.status >= 500 || response.status === 429 ? new Away(message) : new Problem(message);
}

/** Takes an event of the feed. @returns whether to go on */
async function take(
  { type, data, id: position }: StreamEvent,
  { target, secret }: Listening,
  cursor: Cursor,
  out: Output,
  signal: AbortSignal,
): Promise<boolean> {
  if (type === 'ready' || type === 'reset') {
    if (type === 'reset')
      out.say('The position is of another sandbox or database: events before now are left out.');
    if (position !== undefined) cursor.begin(position);
    return true;
  }
  const { id } = JSON.parse(data) as { id: string };
  if (!cursor.has(id)) {
    const show = (attempt: Attempt): void => showAttempt(out, { id, type }, attempt);
    if (!(await deliver({ target, secret, id, body: data }, show, signal))) return false;
  }
  cursor.done(id, position);
  return !signal.aborted;
}

function showAttempt(
  out: Output,
  { id, type }: { readonly id: string; readonly type: string },
  { number, status, failure, durationMs, nextMs }: Attempt,
): void {
  const at = new Date();
  const then = nextMs === undefined ? 'It is left out.' : `Again in ${nextMs / 1_000} s.`;
  const outcome = failure === null ? out.styled('green', String(status)) : out.styled('red', failure);
  out.result(
    {
      object: 'delivery',
      event: id,
      type,
      attempt: number,
      status,
      error: failure,
      duration_ms: durationMs,
      next_attempt_ms: nextMs ?? null,
      at: at.toISOString(),
    },
    `${at.toTimeString().slice(0, 8)}  ${type.padEnd(28)} ${id}  ${outcome}  ${durationMs} ms${failure === null ? '' : `. ${then}`}`,
  );
}

import { setTimeout as delay } from 'node:timers/promises';
import { ask, messageOf } from '../client.ts';
import { Problem, readArguments, UsageFault, type Command } from '../command.ts';
import { plain, type Output } from '../output.ts';
import { sandboxAccess, type Access } from '../store.ts';

const HELP = `trellis logs tail

Prints the requests of your sandbox, the latest ones first read, then each within a second of its end, until Ctrl-C.

  --status STATUS    only these: 422, or 4xx for all from 400 to 499
  --operation NAME   only calls of one operation, such as createOrder
  --last COUNT       how many of the past are printed first, up to 100; by default 10
  --no-follow        ends after those
  --url ADDRESS      where Trellis is, if not where you are logged in
  --json             prints a line of JSON for each request
`;

export const LOGS: Command = {
  name: 'logs',
  summary: 'prints the requests of your sandbox as they happen',
  help: HELP,
  async run(args, out) {
    const { values, positionals } = readArguments(args, {
      status: { type: 'string' },
      operation: { type: 'string' },
      last: { type: 'string', default: '10' },
      'no-follow': { type: 'boolean' },
      url: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.join() !== 'tail') throw new UsageFault('the one thing to do with logs is tail.');
    const last = /^\d{1,3}$/.test(values.last) ? Number(values.last) : 101;
    if (last > 100) throw new UsageFault(`--last must be a number up to 100, not ${values.last}.`);
    const { status, operation } = values;
    const filter = { ...(status !== undefined && { status }), ...(operation !== undefined && { operation }) };
    await tail(sandboxAccess(values.url), { filter, last, isFollowed: !values['no-follow'] }, out);
    return 0;
  },
};

interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  readonly operation: string;
  readonly status: number;
  readonly error: number | null;
  readonly duration_ms: number;
  readonly merchant: string | null;
  readonly created_at: string;
}

interface Wanted {
  readonly filter: Readonly<Record<string, string>>;
  readonly last: number;
  readonly isFollowed: boolean;
}

const LOOK_EVERY_MS = 1_000;
/** Requests of other nodes and long ones are written this much after their time. */
const LATE_MS = 5_000;

/** @throws {Problem} the service refuses */
async function tail(access: Access, { filter, last, isFollowed }: Wanted, out: Output): Promise<void> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  const printed = new Map<string, number>();
  let newestMs = 0;
  const take = (found: readonly LoggedRequest[], isPrinted: boolean): void => {
    for (const one of found.toReversed()) {
      if (!printed.has(one.id) && isPrinted) show(out, one);
      printed.set(one.id, Date.parse(one.created_at));
      newestMs = Math.max(newestMs, Date.parse(one.created_at));
    }
    for (const [id, atMs] of printed) if (atMs < newestMs - 2 * LATE_MS) printed.delete(id);
  };
  const past = await read(access, { ...filter, limit: String(Math.max(1, last)) });
  take(past, last > 0);
  if (!isFollowed) return;
  while (!ending.signal.aborted) {
    await delay(LOOK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    if (ending.signal.aborted) return;
    const from = newestMs === 0 ? {} : { created_after: new Date(newestMs - LATE_MS).toISOString() };
    take(await readAll(access, { ...filter, ...from }), true);
  }
}

interface Page {
  readonly data?: readonly LoggedRequest[];
  readonly next_cursor?: string | null;
}

const MOST_PAGES = 20;

/** Reads all pages, newest first. */
async function readAll(access: Access, query: Readonly<Record<string, string>>): Promise<LoggedRequest[]> {
  const all: LoggedRequest[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const more = cursor === undefined ? {} : { cursor };
    const { data = [], next_cursor: next } = await readPage(access, { ...query, ...more, limit: '100' });
    all.push(...data);
    if (!next) break;
    cursor = next;
  }
  return all;
}

async function read(
  access: Access,
  query: Readonly<Record<string, string>>,
): Promise<readonly LoggedRequest[]> {
  return (await readPage(access, query)).data ?? [];
}

/** Reads a page. A service that is away for a while is asked again. @throws {Problem} */
async function readPage(access: Access, query: Readonly<Record<string, string>>): Promise<Page> {
  const path = `/v1/sandbox/requests?${new URLSearchParams(query)}`;
  const answer = await ask(access, path).catch(() => undefined);
  if (answer?.status === 200) return answer.body as Page;
  if (!answer || answer.status >= 500 || answer.status === 429) return {};
  throw new Problem(messageOf(answer, access.url));
}

function show(out: Output, request: LoggedRequest): void {
  const { id, method, operation, status, error, duration_ms: ms, created_at: at } = request;
  const time = new Date(at).toTimeString().slice(0, 8);
  const style = status < 300 ? 'green' : status < 500 ? 'yellow' : 'red';
  const code = error === null ? '' : `  error ${error}`;
  out.result(
    request,
    plain(`${time}  `) +
      out.styled(style, String(status)) +
      plain(`  ${method.padEnd(6)} ${operation.padEnd(26)} ${String(ms).padStart(5)} ms  ${id}${code}`),
  );
}

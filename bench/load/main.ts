import { readFileSync } from 'node:fs';
import type { Client, Dispatcher } from 'undici';
import { seededOrderId } from '../orders/many-orders.ts';
import type { Callers, Read, Round } from './round.ts';
import { runRounds } from './run-rounds.ts';

/**
 * The process that creates the load: one request after the other on each connection, by callers from the file
 * named on the command line.
 */
const callers = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Callers;
const basic = `Basic ${Buffer.from(callers.client).toString('base64')}`;
let sent = 0;

runRounds(async (client, round) => {
  const { status, text } = await exchange(client, requestOf(round));
  const isExpected = round.read?.etag === undefined ? status >= 200 && status < 300 : status === 304;
  return isExpected ? undefined : `${status} ${text}`;
});

function requestOf(round: Round): Dispatcher.DispatchOptions {
  sent += 1;
  const caller = sent % round.spread;
  const { path } = round;
  if (round.credentials === 'client') {
    const headers = { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'grant_type=client_credentials&scope=plants%3Awrite';
    return { method: 'POST', path, headers, body };
  }
  if (round.read)
    return reading(round.read, path, round.read.bearer ?? callers[round.credentials][caller] ?? '');
  const headers: Record<string, string> = {
    authorization: `Bearer ${callers[round.credentials][caller]}`,
    'content-type': 'application/json',
    ...(round.idempotent && { 'idempotency-key': `bench-${process.pid}-${sent}` }),
  };
  const body =
    round.credentials === 'keys'
      ? `{"merchant":"${callers.merchants[caller]}","scopes":["plants:write"]}`
      : `{"id":${9_000_000_000 + sent},"name":"Fern","tag":"shade"}`;
  return { method: 'POST', path, headers, body };
}

function reading(
  { orders = 0, etag, host }: Read,
  path: string,
  credential: string,
): Dispatcher.DispatchOptions {
  if (host !== undefined) {
    const headers = { host, 'x-forwarded-for': addressOf(sent), 'accept-encoding': 'gzip' };
    return { method: 'GET', path, headers };
  }
  const headers = {
    authorization: `Bearer ${credential}`,
    ...(etag !== undefined && { 'if-none-match': etag }),
  };
  const order = 1 + Math.floor(Math.random() * orders);
  return { method: 'GET', path: path.replace('{order}', () => seededOrderId(order)), headers };
}

const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** The status, and the body if the status is unexpected. */
function exchange(
  client: Client,
  request: Dispatcher.DispatchOptions,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let text = '';
    client.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_, code) {
        status = code;
      },
      onResponseData(_, chunk) {
        if (status >= 300) text += chunk.toString();
      },
      onResponseEnd() {
        resolve({ status, text });
      },
      onResponseError(_, error) {
        reject(error);
      },
    });
  });
}

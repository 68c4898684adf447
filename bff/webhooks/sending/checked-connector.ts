import { isIP, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import type { ResolveName } from './resolve-name.ts';
import { TargetRefused, type Target } from './target.ts';

/** No address for the name. */
export class NameUnknown extends Error {
  override readonly name = 'NameUnknown';
}

/** For the connection itself, TLS included; trying the next address of the name must still be possible. */
const CONNECT_TIMEOUT_MS = 5_000;
const MOST_ADDRESSES = 3;

/**
 * Makes the connections for one message. The name is looked up once, every address it has must be allowed, and the
 * connection goes to an address that was looked at, never to the name: what the name answers a moment later is of no
 * account. Nothing of the environment (proxies) has a say in it.
 */
export function checkedConnector(target: Target, resolve: ResolveName): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, maxCachedSessions: 0, allowH2: false });
  const open = async (options: buildConnector.Options, callback: buildConnector.Callback): Promise<void> => {
    const result = await connectTo(target, resolve, (address) =>
      dial(connect, { ...options, ...pinned(target, address) }),
    ).catch((error: unknown) => error as Error);
    if (result instanceof Error) callback(result, null);
    else callback(null, result);
  };
  return (options, callback) => void open(options, callback);
}

async function connectTo(
  target: Target,
  resolve: ResolveName,
  open: (address: string) => Promise<Socket>,
): Promise<Socket> {
  const addresses = isIP(target.host) ? [target.host] : await resolve(target.host);
  if (addresses.length === 0) throw new NameUnknown('the name has no address');
  const isAllowed = target.isLoopback ? isLoopbackAddress : isPublicAddress;
  // One bad address among good ones is a trick, not a mistake.
  if (!addresses.every(isAllowed)) throw new TargetRefused('the name leads to an address that is not public');
  let fault: unknown;
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    try {
      return await open(address);
    } catch (error) {
      fault ??= error;
    }
  }
  throw fault;
}

/** The address instead of the name; the certificate must still be the name's. */
function pinned(target: Target, address: string): { hostname: string; host: string; servername?: string } {
  return { hostname: address, host: address, ...(!isIP(target.host) && { servername: target.host }) };
}

function dial(connect: buildConnector.connector, options: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connect(options, (error, socket) => (socket ? resolve(socket) : reject(error)));
  });
}

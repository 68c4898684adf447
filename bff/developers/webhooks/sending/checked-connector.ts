import { isIP, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { skippingContinue } from '../../../core/ports/exchange.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import type { ResolveName } from './resolve-name.ts';
import { TargetRefused, type Target } from './target.ts';

/** The name has no address. */
export class NameUnknown extends Error {
  override readonly name = 'NameUnknown';
}

/** For the connection itself, TLS included; it must leave time to try the name's next address. */
const CONNECT_TIMEOUT_MS = 5_000;
const MOST_ADDRESSES = 3;

/**
 * Makes the connections for one message. It resolves the name once, requires that every address is allowed, and
 * connects to a checked address, never to the name, so a later change of the DNS record has no effect. Proxies of the
 * environment are ignored.
 */
export function checkedConnector(target: Target, resolve: ResolveName): buildConnector.connector {
  const connect = skippingContinue(
    buildConnector({ timeout: CONNECT_TIMEOUT_MS, maxCachedSessions: 0, allowH2: false }),
  );
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
  // One refused address among good ones is an attack, not a mistake.
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

/** The address instead of the name; the certificate must still match the name. */
function pinned(target: Target, address: string): { hostname: string; host: string; servername?: string } {
  return { hostname: address, host: address, ...(!isIP(target.host) && { servername: target.host }) };
}

function dial(connect: buildConnector.connector, options: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connect(options, (error, socket) => (socket ? resolve(socket) : reject(error)));
  });
}

import { isIP, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { skippingContinue } from './exchange.ts';
import { isLoopbackAddress, isPublicAddress, TargetRefused, type Target } from './target.ts';
import { Resolver } from 'node:dns/promises';

/** Returns all addresses of a name, IPv4 first. Rejects, or returns an empty list, if there are none. */
export type ResolveName = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 3_000;
const TRIES = 2;

/**
 * Returns a resolver that asks the name servers directly: a hosts file or a search domain of this machine is
 * ignored, and a slow response blocks no thread that the rest of the process uses.
 */
export function nameResolver(): ResolveName {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return async (name) => {
    if (name === 'localhost') return ['127.0.0.1', '::1'];
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

/** The error for a name without an address. */
export class NameUnknown extends Error {
  override readonly name = 'NameUnknown';
}

/** The bound for the connection itself, including TLS; it must leave time to try the name's next address. */
const CONNECT_TIMEOUT_MS = 5_000;
const MOST_ADDRESSES = 3;

/**
 * Returns a connector for one message. It resolves the name once, requires that every address is allowed, and
 * connects to a checked address, never to the name, so a later change of the DNS record has no effect.
 * Proxies of the environment are ignored.
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

/** Returns the address instead of the name; the certificate must still match the name. */
function pinned(target: Target, address: string): { hostname: string; host: string; servername?: string } {
  return { hostname: address, host: address, ...(!isIP(target.host) && { servername: target.host }) };
}

function dial(connect: buildConnector.connector, options: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connect(options, (error, socket) => (socket ? resolve(socket) : reject(error)));
  });
}

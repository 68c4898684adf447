import { isIP } from 'node:net';

/** A `Host` header as a browser means it. */
export interface NamedHost {
  /** Lower case, without a final dot. */
  readonly name: string;
  /** The name with its port, where there is one: as in an address. */
  readonly authority: string;
}

const HOST = /^([a-z0-9.-]{1,254}?)\.?(:\d{1,5})?$/;

/** Undefined for what is no name of a host: names are ASCII here, since browsers send others as punycode. */
export function hostOf(header: string | undefined): NamedHost | undefined {
  const [, name, port = ''] = HOST.exec(header?.toLowerCase() ?? '') ?? [];
  return name === undefined || name.endsWith('.') ? undefined : { name, authority: name + port };
}

const IP_V6 = /^\[([0-9a-f:.]{2,45})\](?::\d{1,5})?$/;

/** `127.0.0.1:8080`, `[::1]`. */
export function isAddress(header: string): boolean {
  const name = IP_V6.exec(header.toLowerCase())?.[1] ?? hostOf(header)?.name;
  return name !== undefined && isIP(name) !== 0;
}

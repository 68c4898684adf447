import { SAMPLE_VALUES } from '../unread.ts';

/*
 * The names of the machine without a network. Those of nodes are in deploy/caddy/Caddyfile, those of the
 * installation in the settings of compose.yaml.
 */

/** The nodes, each on an address of the loopback, so that all of them have the image's ports. */
export const NODES = [
  { name: 'node-1', address: '127.0.0.1' },
  { name: 'node-2', address: '127.0.0.2' },
] as const;

/** The partner whose merchant sells, and the host of its sandbox's site. */
export const PARTNER = 'Greenhouse POS';
const SITE = `greenhouse-pos.sandbox.${SAMPLE_VALUES['SITES_DOMAIN']}`;

const PUBLIC = [SAMPLE_VALUES['API_HOST'], SAMPLE_VALUES['CARDS_HOST'], SITE].join(' ');

/** Leads the public names to the machine, as DNS would. */
export const HOSTS_FILE = [
  `127.0.0.1 localhost ${PUBLIC}`,
  ...NODES.map(({ name, address }) => `${address} ${name}`),
  '',
].join('\n');

export const API = `https://${SAMPLE_VALUES['API_HOST']}`;
export const SITE_HOST = SITE;

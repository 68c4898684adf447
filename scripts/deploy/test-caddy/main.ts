/**
 * Tries the Caddyfiles of docs/domains.md and of compose.yaml with a real Caddy and its internal CA, on high
 * ports of this machine: a verified host gets a certificate when it is first asked for and shows its partner's
 * page, any other gets none. Without a caddy on the PATH it says so, and passes.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService } from '../../start/service.ts';
import { Caddy, freePort, OWN_HOSTS, readDocumented } from './caddy.ts';
import { addVerifiedHost, type AddedHost } from './verified-host.ts';
import { visit } from './visit.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const { stdout, status } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
if (status === 0) await tryCaddyfiles(stdout.trim());
else console.log('Caddy … not tried: there is no caddy on the PATH (on Debian: apt-get install caddy)');

/** An address of this machine. */
function here(port: number): string {
  return `127.0.0.1:${port}`;
}

async function tryCaddyfiles(version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-caddy-'));
  const [port, operatorPort, cardsPort] = [await freePort(), await freePort(), await freePort()];
  const service = startService({
    name: 'the service',
    entry: 'bff/main.ts',
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      REDIS_URL: '',
      PORT: String(port),
      OPERATOR_PORT: String(operatorPort),
      SANDBOX_PROCESSOR_PORT: String(cardsPort),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: 'https://api.trellis.example',
      HOSTED_DOMAIN: 'sites.trellis.example',
      TRUSTED_PROXIES: '1',
      SANDBOX_HISTORY_DAYS: '0',
    },
    log: join(folder, 'service.log'),
  });
  const api = `http://127.0.0.1:${port}`;
  const documented = new Map([
    ['127.0.0.1:9464', here(operatorPort)],
    ['127.0.0.1:8080', here(port)],
  ]);
  // One service is both nodes: the cluster's tests are about what happens when one of two ends.
  const composed = new Map([
    ...[1, 2].flatMap((node): [string, string][] => [
      [`node-${node}:9464`, here(operatorPort)],
      [`node-${node}:8090`, here(cardsPort)],
      [`node-${node}:8080`, here(port)],
    ]),
    ['127.0.0.1:9000', here(await freePort())],
  ]);
  try {
    await service.ready(`${api}/readyz`);
    await tryCaddyfile('docs/domains.md', await readDocumented(ROOT), documented, api, folder);
    const text = await readFile(join(ROOT, 'deploy/caddy/Caddyfile'), 'utf8');
    await tryCaddyfile('deploy/caddy/Caddyfile', text, composed, api, folder);
    console.log(`Caddy ${version} … ok`);
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryCaddyfile(
  name: string,
  text: string,
  addresses: ReadonlyMap<string, string>,
  api: string,
  parent: string,
): Promise<void> {
  const folder = await mkdtemp(join(parent, 'caddy-'));
  const tlsPort = await freePort();
  const caddy = new Caddy({ name, text, folder, tlsPort, addresses });
  try {
    await caddy.start();
    const added = await addVerifiedHost(api);
    const isComposed = text.includes('{$API_HOST}');
    // Guests at addresses that the service hasn't counted yet.
    const network = isComposed ? '127.0.1' : '127.0.0';
    for (const [title, check] of [
      ...checks(tlsPort, network, added),
      ...(isComposed ? ownHosts(tlsPort) : []),
    ]) {
      // One after the other: each is about what the one before has left.
      await check(await caddy.authority());
      console.log(`ok  ${name}: ${title}`);
    }
  } finally {
    await caddy.stop();
  }
}

type Check = readonly [name: string, check: (ca: string) => Promise<void>];

function checks(port: number, network: string, { host, title, site, path }: AddedHost): readonly Check[] {
  return [
    [
      'a verified host gets a certificate when it is first asked for, and shows its partner’s page over h2',
      async (ca) => {
        const page = await visit({ host, path, port, ca });
        assert.equal(page.protocol, 'h2');
        assert.equal(page.status, 200);
        assert.match(page.text, new RegExp(`<title>[^<]*${title}`));
        assert.deepEqual(page.certifiedNames, [host]);
      },
    ],
    [
      'so does a partner’s own site below the hosted domain',
      async (ca) => {
        const page = await visit({ host: site, path: '/', port, ca });
        assert.equal(page.status, 200);
        assert.deepEqual(page.certifiedNames, [site]);
      },
    ],
    [
      'an unknown host gets no certificate',
      async (ca) => {
        await assert.rejects(visit({ host: 'order.nobody.example', path: '/', port, ca }), /alert|SSL|TLS/);
      },
    ],
    [
      'the Host is kept, so that a form of the page is one of the same site',
      async (ca) => {
        const sent = await visit({ host, path: `${path}/fulfillment`, port, ca, formOf: path });
        assert.deepEqual([sent.status, sent.headers['location']?.startsWith('/')], [303, true]);
      },
    ],
    [
      'guests are counted by their own addresses, and can’t claim another in X-Forwarded-For',
      async (ca) => {
        const left = async (localAddress: string, forwarded?: string): Promise<number> => {
          const page = await visit({ host, path, port, ca, localAddress, ...(forwarded && { forwarded }) });
          return Number(/r=(\d+)/.exec(String(page.headers['ratelimit']))?.[1]);
        };
        const first = await left(`${network}.2`);
        assert.equal(await left(`${network}.3`), first);
        assert.equal(await left(`${network}.2`), first - 1);
        assert.equal(await left(`${network}.2`, '203.0.113.7'), first - 2);
      },
    ],
  ];
}

/** Checks of the hosts that the Caddyfile of compose.yaml names. */
function ownHosts(port: number): readonly Check[] {
  return [
    [
      'the API’s own host is served',
      async (ca) => {
        const { API_HOST: host } = OWN_HOSTS;
        assert.equal((await visit({ host, path: '/readyz', port, ca })).status, 200);
      },
    ],
    [
      'the host for test cards leads to the sandbox’s processor',
      async (ca) => {
        const { CARDS_HOST: host } = OWN_HOSTS;
        const page = await visit({ host, path: '/nothing', port, ca });
        assert.deepEqual([page.status, page.certifiedNames], [404, [host]]);
      },
    ],
  ];
}

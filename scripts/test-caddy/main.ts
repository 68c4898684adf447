/**
 * Tries the Caddyfile of docs/domains.md with a real Caddy and its internal CA, on high ports of this
 * machine: a verified host gets a certificate when it is first asked for and shows its partner's page, any
 * other gets none. Without a caddy on the PATH it says so, and passes.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService } from '../start/service.ts';
import { Caddy, freePort } from './caddy.ts';
import { addVerifiedHost, type AddedHost } from './verified-host.ts';
import { visit } from './visit.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { stdout, status } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
if (status === 0) await tryCaddyfile(stdout.trim());
else console.log('Caddy … not tried: there is no caddy on the PATH (on Debian: apt-get install caddy)');

async function tryCaddyfile(version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-caddy-'));
  const [port, operatorPort, tlsPort] = [await freePort(), await freePort(), await freePort()];
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
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: 'https://api.trellis.example',
      HOSTED_DOMAIN: 'sites.trellis.example',
      TRUSTED_PROXIES: '1',
      SANDBOX_HISTORY_DAYS: '0',
    },
    log: join(folder, 'service.log'),
  });
  const api = `http://127.0.0.1:${port}`;
  const caddy = new Caddy({
    folder,
    tlsPort,
    ports: new Map([
      ['9464', operatorPort],
      ['8080', port],
    ]),
  });
  try {
    await service.ready(`${api}/readyz`);
    await caddy.start();
    const added = await addVerifiedHost(api);
    for (const [name, check] of checks(tlsPort, added)) {
      // One after the other: each is about what the one before has left.
      await check(await caddy.authority());
      console.log(`ok  ${name}`);
    }
    console.log(`Caddy ${version} … ok`);
  } finally {
    await caddy.stop();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Check = readonly [name: string, check: (ca: string) => Promise<void>];

function checks(port: number, { host, title, site, path }: AddedHost): readonly Check[] {
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
      'a host that is nobody’s gets no certificate',
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
        const first = await left('127.0.0.2');
        assert.equal(await left('127.0.0.3'), first);
        assert.equal(await left('127.0.0.2'), first - 1);
        assert.equal(await left('127.0.0.2', '203.0.113.7'), first - 2);
      },
    ],
  ];
}

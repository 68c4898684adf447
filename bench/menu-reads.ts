import { measure, runRound, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { openShop } from './orders/shop.ts';
import { tableOf } from './report.ts';
import type { Stage } from './seeded-server.ts';
import { shareOf, type Target } from './targets.ts';

const WARM_REQUESTS = 20_000;

/**
 * A published menu of 200 items, read by a session from memory, beside creating a plant through the same
 * gateway.
 */
export async function measureMenu(
  stage: Stage,
  options: Options,
): Promise<{ table: string; rows: readonly Measured[]; targets: readonly Target[] }> {
  await stage.open();
  const { server, load } = await stage.stock({ name: 'menu', keys: 1 });
  const { secret, merchantId } = stage.first;
  const { menu } = await openShop(server.origin, secret, merchantId);
  const path = `/v1/menus/${menu}?version=published`;
  const etag = await etagOf(server.origin + path, secret);
  const reading = { path, credentials: 'tokens', spread: 1 } as const;
  const subjects: Subject[] = [
    {
      name: 'POST /plants, through the gateway',
      server,
      load,
      request: { path: '/plants', credentials: 'tokens', spread: 1 },
    },
    { name: 'the menu, unchanged: 304', server, load, request: { ...reading, read: { etag } } },
    { name: 'the menu, whole', server, load, request: { ...reading, read: {} } },
  ];
  for (const subject of subjects) {
    await runRound(subject, { connections: options.connections, forRequests: WARM_REQUESTS });
  }
  const rows = await measure(subjects, options);
  const [create, unchanged, whole] = rows;
  if (!create || !unchanged || !whole) throw new Error('a row is missing');
  return {
    table: tableOf('a published menu of 200 items', rows, create),
    rows,
    targets: [
      shareOf(
        'menu read (304), of POST /plants’ requests a second',
        unchanged.perSecond / create.perSecond,
        0.5,
        1,
      ),
    ],
  };
}

async function etagOf(url: string, key: string): Promise<string> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  await response.arrayBuffer();
  const etag = response.headers.get('etag');
  if (!response.ok || etag === null) throw new Error(`no ETag at ${url}: ${response.status}`);
  return etag;
}

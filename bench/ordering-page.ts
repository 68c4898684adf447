import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { measure, runRound, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { shopPageOf, textOf } from './ordering/shop-page.ts';
import { openShop } from './orders/shop.ts';
import { tableOf } from './report.ts';
import type { Stage } from './seeded-server.ts';
import { shareOf, timesOf, type Target } from './targets.ts';

const ITEMS = 100;
const WARM_REQUESTS = 3_000;
const REACT = fileURLToPath(new URL('ordering/react-render.js', import.meta.url));

/**
 * The ordering page of a menu of 100 items as a guest without a cart gets it, beside creating a plant and
 * beside React's renderToString.
 */
export async function measureOrderingPage(
  stage: Stage,
  options: Options,
): Promise<{ table: string; rows: readonly Measured[]; targets: readonly Target[] }> {
  await stage.open();
  // Each request comes from an address of its own: an address may read some hundred pages a minute.
  const { server, load } = await stage.stock({ name: 'site', keys: 1, env: { TRUSTED_PROXIES: '1' } });
  const { secret, merchantId } = stage.first;
  const { location } = await openShop(server.origin, secret, merchantId, ITEMS);
  const page = await shopPageOf(server.origin, secret, { merchantId, location });
  const text = await textOf(server.origin, page);
  const subjects: Subject[] = [
    {
      name: 'POST /plants, through the gateway',
      server,
      load,
      request: { path: '/plants', credentials: 'tokens', spread: 1 },
    },
    {
      name: `the ordering page, ${ITEMS} items`,
      server,
      load,
      request: { path: page.path, credentials: 'tokens', spread: 1, read: { host: page.host } },
    },
  ];
  for (const subject of subjects) {
    await runRound(subject, { connections: options.connections, forRequests: WARM_REQUESTS });
  }
  const rows = await measure(subjects, options);
  const [create, shown] = rows;
  if (!create || !shown) throw new Error('a row is missing');
  const reactMs = reactCpuMs(text);
  return {
    table: [
      tableOf('the ordering page', rows, create),
      `React's renderToString of the same content: ${reactMs.toFixed(3)} ms of CPU`,
      `HTML: ${text.length} bytes, ${gzipSync(text).length} with gzip`,
    ].join('\n\n'),
    rows,
    targets: [
      timesOf('CPU of the ordering page, times React’s rendering of its content', shown.cpuMs / reactMs, 1),
      shareOf(
        'the ordering page, of POST /plants’ requests a second',
        shown.perSecond / create.perSecond,
        1,
        2,
      ),
    ],
  };
}

/** CPU of rendering the page's content with React. */
function reactCpuMs(page: string): number {
  const env = { ...process.env, NODE_ENV: 'production' };
  return Number(execFileSync(process.execPath, [REACT], { input: page, env, encoding: 'utf8' }));
}

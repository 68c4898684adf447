import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Image } from '../../catalog/images/contract/image.ts';
import { deleteImage, lockImage } from '../../catalog/images/images.ts';
import { pictureOf } from '../../catalog/images/testing/pictures.ts';
import type { Menu } from '../../catalog/menus/contract/menu.ts';
import { first, MenuPartner } from '../../catalog/menus/testing/menus.ts';
import { call } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { queueBehindLock } from './testing/queue-behind-lock.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

async function upload(partner: MenuPartner): Promise<Image> {
  const { key, active } = partner.partner;
  const { body } = await call<Image>(partner.service, `POST /v1/images?merchant=${active}&alt=Salad`, {
    credential: key,
    body: await pictureOf('png', 40, 30),
    headers: { 'content-type': 'image/png' },
  });
  return body;
}

test.each([true, false])(
  'an image that is being deleted can’t be put into a menu; one that is only looked at can: %s',
  async (isDeleted) => {
    const account = await cluster.partner(`Images ${isDeleted}`);
    const partner = new MenuPartner(cluster.node(0), account);
    const other = new MenuPartner(cluster.node(1), account);
    const owner = { partnerId: account.partnerId, environment: 'sandbox' } as const;
    const image = await upload(partner);
    const menu = await partner.create();
    const { id } = first(first(menu.sections).items);
    const [reply] = await queueBehindLock(cluster.db, {
      hold: (trx) => lockImage(trx, owner, image.id),
      racers: [() => other.change(menu, { item: { id, image: { id: image.id } } })],
      ...(isDeleted && { last: (trx) => deleteImage(trx, owner, image.id, Date.now()) }),
    });
    const { body } = await partner.read(menu.id);
    expect([reply?.status, first(first((body satisfies Menu).sections).items).image?.id ?? null]).toEqual(
      isDeleted ? [400, null] : [200, image.id],
    );
  },
);

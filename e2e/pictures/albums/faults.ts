import type { Album } from '../album.ts';

/** What is shown where there is nothing to show. */
export const faults: Album = async ({ camera, page, shop }) => {
  const { port } = new URL(shop.site);
  for (const [name, address] of [
    ['404', `${shop.site}/nobody/nowhere`],
    ['421', `http://nobody.sandbox.localhost:${port}/`],
    ['401', `${shop.site}/dashboard`],
    ['Old link', `${shop.site}/dashboard/enter/${'x'.repeat(43)}`],
    ['Old pay link', `${shop.site}/pay/${'x'.repeat(43)}`],
  ] as const) {
    await page.goto(address);
    await camera.take(name, page);
  }
};

/** The page of the console where a theme is made, and what its preview shows. */
export const theme: Album = async ({ camera, page, shop }) => {
  const { id } = await shop.call<{ id: string }>('GET', '/v1/partners/me');
  await page.goto(await shop.stack.consoleLink(id));
  await page.getByRole('button').first().click();
  await page.waitForURL(/\/console\/?/);
  await page.goto(`${new URL(page.url()).origin}/console/theme`);
  await page.waitForLoadState('networkidle');
  await camera.take('Theme', page);
};

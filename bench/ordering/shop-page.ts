import { request } from 'undici';

/** Where guests find a place: at its partner's host, by its path. */
export interface ShopPage {
  readonly host: string;
  readonly path: string;
}

/** @param key of the partner that the seed makes */
export async function shopPageOf(
  origin: string,
  key: string,
  { merchantId, location }: { readonly merchantId: string; readonly location: string },
): Promise<ShopPage> {
  const headers = { authorization: `Bearer ${key}` };
  const read = async (path: string): Promise<{ readonly slug: string }> =>
    (await fetch(origin + path, { headers })).json() as Promise<{ readonly slug: string }>;
  const merchant = await read(`/v1/merchants/${merchantId}`);
  const place = await read(`/v1/merchants/${merchantId}/locations/${location}`);
  return {
    host: `greenhouse-pos.sandbox.localhost:${new URL(origin).port}`,
    path: `/${merchant.slug}/${place.slug}`,
  };
}

/** `fetch` can't name a host other than its URL's. */
export async function textOf(origin: string, { host, path }: ShopPage): Promise<string> {
  const { statusCode, body } = await request(origin + path, { headers: { host } });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
  return text;
}

import { call } from '../../../testing/service/service.ts';
import type { Image } from '../contract/image.ts';
import { pictureOf } from './pictures.ts';

/** Uploads a picture as an image of a merchant, with the alternative text “A leaf”. */
export async function uploadImage(
  service: { url: string },
  { key, active }: { readonly key: string; readonly active: string },
  picture?: Buffer,
): Promise<Image> {
  const { status, text, body } = await call<Image>(
    service,
    `POST /v1/images?merchant=${active}&alt=A%20leaf`,
    {
      credential: key,
      body: picture ?? (await pictureOf('png', 400, 100)),
      headers: { 'content-type': 'image/png' },
    },
  );
  if (status !== 201) throw new Error(text);
  return body;
}

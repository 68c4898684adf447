import express, { type Router } from 'express';
import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { FOR_EVER } from '../../core/http/assets.ts';
import { IMAGE_WIDTHS } from './contract/image.ts';
import { picturesOf } from './picture-store.ts';

export { insertDrawnImages, type DrawnImage } from './drawn-images.ts';
export { ITEM_DRAWINGS } from './drawings/drawings.ts';
export {
  deleteImage,
  filesOfImages,
  holdImages,
  imageAt,
  imageUnused,
  isImageOf,
  keepImage,
  lockImage,
  pictureUsed,
  placedImage,
  releaseImage,
} from './used-images.ts';

const NAME = /^([0-9a-f]{64})-(\d{3,4})\.webp$/;

/**
 * Serves picture files, to be mounted at `/i`: `/i/{hash}-{320|640|1280}.webp`. Any page may show them. The
 * content at an address never changes, so a browser that has it causes no database query.
 */
export function imageFiles(db: Db): Router {
  const pictures = picturesOf(db);
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/:name', async (req, res) => {
    const [, hash = '', width] = NAME.exec(req.params.name) ?? [];
    const size = IMAGE_WIDTHS.find((one) => String(one) === width);
    if (size === undefined) throw new ApiError('not_found');
    const tag = `"${hash}-${size}"`;
    const isKnown = req.headers['if-none-match'] === tag;
    const bytes = isKnown ? undefined : await pictures.read(hash, size);
    if (!isKnown && !bytes) throw new ApiError('not_found');
    res.setHeader('ETag', tag);
    res.setHeader('Cache-Control', `public, ${FOR_EVER}`);
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!bytes) return res.status(304).end();
    res.setHeader('Content-Type', 'image/webp');
    res.setHeader('Content-Length', bytes.length);
    return res.end(req.method === 'HEAD' ? undefined : bytes);
  });
  router.all('/:name', refuseMethod('GET, HEAD'));
  return router;
}

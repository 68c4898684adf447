import type { FeatureContract } from '../../../core/contract/feature.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { IdInPath, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { Image, ImageChange, ImageListQuery, MAX_IMAGE_BYTES, NewImageQuery } from './image.ts';

const onImages = { tag: 'Images', credentials: ['key', 'session'] } as const;

/** Four by three pixels. */
const EXAMPLE_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPQb42CIwac' +
  'HAD07wyp0cAMmwAAAABJRU5ErkJggg==';

export const createImage = defineOperation({
  ...onImages,
  id: 'createImage',
  method: 'post',
  path: '/v1/images',
  summary: 'Upload an image',
  description:
    'Send the file itself as the body. We turn it upright, strip its metadata (place, camera, comments) ' +
    'and make WebP files in three widths. Describe it in `alt`, or say that it is `decorative`. An image ' +
    'that nothing has used for 7 days is deleted.',
  scope: 'menus:write',
  query: NewImageQuery,
  upload: {
    mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: MAX_IMAGE_BYTES,
    description:
      'A still JPEG, PNG or WebP image of at most 5 MiB, 25 megapixels (100 MB of samples: 12.5 with 16 ' +
      'bits a channel) and 30,000 pixels on a side. The format is recognized by its content.',
    example: { name: 'salad.png', base64: EXAMPLE_PNG },
  },
  success: { status: 201, description: 'The image.', schema: Image },
  example: { query: { merchant: EXAMPLE_ID.merchant, alt: 'A bowl of green salad' } },
  idempotency: 'recorded',
  errors: ['field_missing', 'image_unreadable', 'not_found', 'state_forbids', 'not_published'],
});

export const listImages = defineOperation({
  ...onImages,
  id: 'listImages',
  method: 'get',
  path: '/v1/images',
  summary: 'List images',
  description: 'Newest first. With a session token, returns only images of its merchant.',
  scope: 'menus:read',
  query: ImageListQuery,
  success: { status: 200, description: 'A page of images.', schema: ListOf(Image) },
  idempotency: 'ignored',
});

export const getImage = defineOperation({
  ...onImages,
  id: 'getImage',
  method: 'get',
  path: '/v1/images/{id}',
  params: IdInPath('image'),
  summary: 'Retrieve an image',
  scope: 'menus:read',
  success: { status: 200, description: 'The image.', schema: Image },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateImage = defineOperation({
  ...onImages,
  id: 'updateImage',
  method: 'patch',
  path: '/v1/images/{id}',
  params: IdInPath('image'),
  summary: 'Update an image',
  description: 'Changes `alt` and `metadata`. To change the picture, upload another image.',
  scope: 'menus:write',
  body: ImageChange,
  success: { status: 200, description: 'The updated image.', schema: Image },
  example: { request: { version: 1, alt: 'A bowl of green salad' }, response: { version: 2 } },
  idempotency: 'recorded',
  errors: ['not_found', 'version_stale'],
});

export const images = {
  tag: 'Images',
  description:
    'Pictures for menus, storefronts and logos. An image is uploaded once and served in three widths, to ' +
    'anyone who has its URL.',
  operations: [createImage, listImages, getImage, updateImage],
} as const satisfies FeatureContract;

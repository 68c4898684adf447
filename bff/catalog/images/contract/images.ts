import type { FeatureContract } from '../../../core/contract/feature.ts';
import { createImage, getImage, listImages, updateImage } from './image-operations.ts';

export const images = {
  tag: 'Images',
  description:
    'Pictures for menus. An image is uploaded once and served in three widths, to anyone who has its URL.',
  operations: [createImage, listImages, getImage, updateImage],
} as const satisfies FeatureContract;

import { Late } from '../../kit/late.ts';

/** What crops a picture: loaded when one is chosen. */
export const lateCropper = new Late(() => import('./cropper.ts'));

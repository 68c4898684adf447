import { Late } from '../../kit/loading/late.ts';

/** What crops a picture: loaded when one is chosen. */
export const lateCropper = new Late(() => import('./cropper.ts'));

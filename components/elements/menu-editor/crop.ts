/** A part of a picture, in its pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a picture is taken: its form, how close, and where, from 0 (start, top) to 1. */
export interface Crop {
  readonly form: 'whole' | 'wide' | 'square';
  /** 1: as much as fits. */
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const MOST_ZOOM = 4;
export const WHOLE: Crop = { form: 'whole', zoom: 1, across: 0.5, down: 0.5 };

/** Width by height. */
const RATIOS = { wide: 4 / 3, square: 1 };

/** The part that a crop takes. It is never outside the picture. */
export function cropRect({ width, height }: Size, { form, zoom, across, down }: Crop): Rect {
  const ratio = form === 'whole' ? width / height : RATIOS[form];
  const most = Math.min(width, height * ratio);
  const taken = Math.max(1, most / Math.min(MOST_ZOOM, Math.max(1, zoom)));
  const size = { width: taken, height: Math.max(1, taken / ratio) };
  return {
    x: (width - size.width) * within(across),
    y: (height - size.height) * within(down),
    ...size,
  };
}

/** The crop after what is seen was dragged by so many pixels of the picture. */
export function dragged(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const rect = cropRect(picture, crop);
  const room = { x: picture.width - rect.width, y: picture.height - rect.height };
  return {
    ...crop,
    across: room.x > 0 ? within((rect.x - by.x) / room.x) : crop.across,
    down: room.y > 0 ? within((rect.y - by.y) / room.y) : crop.down,
  };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

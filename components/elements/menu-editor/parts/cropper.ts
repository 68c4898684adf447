import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { field } from '../../../kit/forms/field.ts';
import { selectField } from '../../../kit/forms/select-field.ts';
import { msg } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';

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

/** The crop of a picture: its shape, its zoom, and its position from 0 (start, top) to 1. */
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

/** How wide the preview is drawn, and at most what is sent: pages show 1280 pixels at most. */
const PREVIEW_PX = 640;
const MOST_PX = 2000;
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);
const MOST_BYTES = 5 * 1024 * 1024;

/**
 * A picture that was chosen, and the part of it that is taken: shown as it will be, and changed by sliders or
 * by dragging.
 */
export class Cropper implements ReactiveController {
  readonly file: File;

  #host: LitElement;
  #picture: ImageBitmap;
  #crop: Crop = WHOLE;
  #from: { x: number; y: number } | undefined;

  private constructor(host: LitElement, file: File, picture: ImageBitmap) {
    this.#host = host;
    this.file = file;
    this.#picture = picture;
    host.addController(this);
  }

  /** @throws {DOMException} for a file that is no picture */
  static async open(host: LitElement, file: File): Promise<Cropper> {
    return new Cropper(host, file, await createImageBitmap(file));
  }

  /** Identifies this part of this file. */
  get intent(): string {
    const { name, size, lastModified } = this.file;
    return JSON.stringify([name, size, lastModified, this.#crop]);
  }

  /** Gives the picture's memory back. */
  close(): void {
    this.#host.removeController(this);
    this.#picture.close();
  }

  /** Returns the file to send: the original if all of it is used, otherwise the cropped part, re-encoded. */
  async taken(): Promise<Blob> {
    const { form, zoom } = this.#crop;
    const { file } = this;
    const isSmall = file.size <= MOST_BYTES && this.#picture.width <= 2 * MOST_PX;
    if (form === 'whole' && zoom <= 1 && isSmall && TYPES.has(file.type)) return file;
    const rect = cropRect(this.#picture, this.#crop);
    const canvas = document.createElement('canvas');
    draw(canvas, this.#picture, rect, Math.min(MOST_PX, rect.width));
    // A browser that can't write WebP writes PNG.
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/webp', 0.9);
    });
  }

  hostUpdated(): void {
    const canvas = this.#host.renderRoot.querySelector<HTMLCanvasElement>('#crop');
    if (canvas) draw(canvas, this.#picture, cropRect(this.#picture, this.#crop), PREVIEW_PX);
  }

  render(): TemplateResult {
    const { form, zoom, across, down } = this.#crop;
    return html`<canvas
        id="crop"
        role="img"
        aria-label=${msg('The part of the picture that is used')}
        @pointerdown=${this.#grab}
        @pointermove=${this.#drag}
        @pointerup=${() => (this.#from = undefined)}
        @pointercancel=${() => (this.#from = undefined)}
      ></canvas>
      <div class="stack">
        ${selectField(
          {
            name: 'crop-form',
            label: msg('Shape'),
            value: form,
            options: [
              ['whole', msg('As it is')],
              ['wide', msg('Wide (4:3)')],
              ['square', msg('Square')],
            ],
          },
          (value) => this.#set({ form: value as Crop['form'] }),
        )}
        ${slider('zoom', msg('Zoom'), (zoom - 1) / (MOST_ZOOM - 1), (share) =>
          this.#set({ zoom: 1 + share * (MOST_ZOOM - 1) }),
        )}
        ${slider('across', msg('Left or right'), across, (value) => this.#set({ across: value }))}
        ${slider('down', msg('Up or down'), down, (value) => this.#set({ down: value }))}
      </div>`;
  }

  #set(change: Partial<Crop>): void {
    this.#crop = { ...this.#crop, ...change };
    this.#host.requestUpdate();
  }

  #grab = (event: PointerEvent): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#from = { x: event.clientX, y: event.clientY };
  };

  #drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent): void => {
    const from = this.#from;
    if (!from) return;
    const perPixel =
      cropRect(this.#picture, this.#crop).width / ((currentTarget as HTMLElement).clientWidth || PREVIEW_PX);
    this.#from = { x, y };
    this.#set(dragged(this.#picture, this.#crop, { x: (x - from.x) * perPixel, y: (y - from.y) * perPixel }));
  };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, rect: Rect, width: number): void {
  const size = {
    width: Math.round(width),
    height: Math.max(1, Math.round((width * rect.height) / rect.width)),
  };
  Object.assign(canvas, size);
  canvas
    .getContext('2d')
    ?.drawImage(picture, rect.x, rect.y, rect.width, rect.height, 0, 0, size.width, size.height);
}

/** A share from 0 to 1. */
const slider = (
  name: string,
  label: string,
  value: number,
  change: (value: number) => void,
): TemplateResult =>
  field(
    { name, label },
    html`<input
      part="input"
      type="range"
      id=${name}
      name=${name}
      min="0"
      max="100"
      .value=${`${Math.round(value * 100)}`}
      @input=${({ target }: Event) => change(Number((target as HTMLInputElement).value) / 100)}
    />`,
  );

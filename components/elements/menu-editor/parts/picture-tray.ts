import { type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';

/** A picture that waits, with its thumbnail. */
interface Waiting {
  readonly file: File;
  readonly thumb: ImageBitmap;
}

const THUMB_PX = 72;

/**
 * Pictures that were dropped or chosen together. They wait here while items are opened one after another,
 * until each is used. Thumbnails are drawn: a strict policy allows no images of `blob:`.
 */
export class PictureTray implements ReactiveController {
  #host: LitElement;
  #waiting: readonly Waiting[] = [];

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Adds files. @returns whether all of them can be read as pictures */
  async add(files: readonly File[]): Promise<boolean> {
    const read = await Promise.allSettled(
      files.map(async (file) => ({ file, thumb: await createImageBitmap(file) })),
    );
    const pictures = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    this.#waiting = [...this.#waiting, ...pictures];
    this.#host.requestUpdate();
    return pictures.length === files.length;
  }

  /** Removes a picture that is used, or all. */
  remove(file?: File): void {
    const gone = this.#waiting.filter((one) => !file || one.file === file);
    this.#waiting = this.#waiting.filter((one) => !gone.includes(one));
    for (const { thumb } of gone) thumb.close();
  }

  render(use: (file: File) => void): TemplateResult | typeof nothing {
    if (this.#waiting.length === 0) return nothing;
    return html`<ul class="tray" aria-label=${msg('Pictures to choose from')}>
      ${this.#waiting.map(
        ({ file }) =>
          html`<li>
            <button
              part="button"
              type="button"
              aria-label=${msg(str`Use ${file.name}`)}
              @click=${() => use(file)}
            >
              <canvas width=${THUMB_PX} height=${THUMB_PX}></canvas>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  hostUpdated(): void {
    const canvases = this.#host.renderRoot.querySelectorAll<HTMLCanvasElement>('.tray canvas');
    for (const [at, { thumb }] of this.#waiting.entries()) {
      const side = Math.min(thumb.width, thumb.height);
      const [x, y] = [(thumb.width - side) / 2, (thumb.height - side) / 2];
      canvases[at]?.getContext('2d')?.drawImage(thumb, x, y, side, side, 0, 0, THUMB_PX, THUMB_PX);
    }
  }
}

/** Takes files that are dropped on an element: `@dragover`, `@dragleave` and `@drop`. */
export const dropHandler =
  (take: (files: File[]) => void) =>
  (event: DragEvent): void => {
    const { currentTarget, dataTransfer, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    (currentTarget as HTMLElement).classList.toggle('over', type === 'dragover');
    if (type === 'drop') take([...dataTransfer.files]);
  };

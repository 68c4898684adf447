import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../../kit/controls/button.ts';
import { checkbox } from '../../../kit/forms/choices.ts';
import { fileField } from '../../../kit/forms/file-field.ts';
import { focusOn, html } from '../../../session/base-element.ts';
import { textField } from '../../../kit/forms/field.ts';
import { Upload, uploadProgress } from '../../../kit/loading/upload.ts';
import { msg } from '../../../i18n/message.ts';
import type { TrellisError } from '../../../session/trellis-error.ts';
import type { Cropper } from './cropper.ts';
import { imageFaultText } from '../late-words.ts';
import type { ItemForm } from './item-values.ts';
import type { MenuApi } from '../menu-api.ts';
import type { MenuWork } from '../menu-work.ts';
import { dropHandler, type PictureTray } from './picture-tray.ts';
import { Late } from '../../../kit/loading/late.ts';

/** The code that crops a picture, loaded when one is chosen. */
export const lateCropper = new Late(() => import('./cropper.ts'));

/** State that the pictures of all items share. */
export interface ImageShared {
  api: MenuApi;
  work: MenuWork;
  tray: PictureTray;
}

/** The picture of an item: chosen, cropped, uploaded, and described or called decorative. */
export class ImageField {
  #host: LitElement;
  #api: MenuApi;
  #work: MenuWork;
  #form: ItemForm;
  #cropper: Cropper | undefined;
  #upload: Upload | undefined;
  #problem: string | undefined;
  #tray: PictureTray;
  #drop = dropHandler((files) => void this.#add(files));

  constructor(host: LitElement, { api, work, tray }: ImageShared, form: ItemForm) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.#tray = tray;
    this.#form = form;
  }

  /** A picture is chosen that isn't uploaded. */
  get isOpen(): boolean {
    return !!this.#cropper;
  }

  close(): void {
    this.#upload?.cancel();
    this.#cropper?.close();
    this.#cropper = undefined;
  }

  render(readonly: boolean): TemplateResult {
    return html`<fieldset class="stack">
      <legend part="label">${msg('Image')}</legend>
      ${this.#cropper ? this.#renderCropper(this.#cropper) : this.#renderImage(readonly)}
    </fieldset>`;
  }

  #renderImage(readonly: boolean): TemplateResult {
    const { image } = this.#form.values;
    const middle = image?.files[1] ?? image?.files[0];
    return html`<div class="picture">
      ${
        image && middle
          ? html`<img
              src=${middle.url}
              alt=${image.alt ?? ''}
              width=${middle.width}
              height=${middle.height}
              loading="lazy"
            />`
          : nothing
      }
      <div class="stack">
        ${image ? this.#renderAlt(image.alt, readonly) : nothing}
        ${readonly ? nothing : this.#renderDrop(!!image)}
        ${
          image && !readonly
            ? html`<div class="row">
                ${button({
                  label: msg('Remove the picture'),
                  isSlim: true,
                  press: () => this.#form.set({ image: null }),
                })}
              </div>`
            : nothing
        }
      </div>
    </div>`;
  }

  #renderDrop(isThere: boolean): TemplateResult {
    const drop = this.#drop;
    return html`<div class="drop" @dragover=${drop} @dragleave=${drop} @drop=${drop}>
      ${fileField(
        {
          name: 'picture',
          label: isThere ? msg('Another picture') : msg('Picture'),
          accept: 'image/jpeg,image/png,image/webp',
          multiple: true,
          hint: msg(
            'Drop pictures here: JPEG, PNG or WebP. Several wait for you to choose, for other items too.',
          ),
          error: this.#problem,
        },
        (files) => void this.#add(files),
      )}
      ${this.#tray.render((file) => void this.#choose(file))}
    </div>`;
  }

  #renderAlt(alt: string | null, readonly: boolean): TemplateResult {
    const set = (text: string | null): void => {
      const { image } = this.#form.values;
      this.#form.set({ image: image && { ...image, alt: text } }, 'alt');
    };
    return html`${
      alt === null
        ? nothing
        : textField(
            {
              name: 'alt',
              label: msg('What it shows'),
              value: alt,
              hint: msg('For people who don’t see it.'),
              error: this.#form.state.problems['alt'],
              required: true,
              readonly,
            },
            set,
          )
    }
    ${checkbox(
      {
        name: 'decorative',
        label: msg('Decorative: it adds nothing to the words'),
        checked: alt === null,
        disabled: readonly,
      },
      (isDecorative) => set(isDecorative ? null : ''),
    )}`;
  }

  #renderCropper(cropper: Cropper): TemplateResult {
    const upload = this.#upload?.isRunning ? this.#upload : undefined;
    return html`<div class="picture">${cropper.render()}</div>
      ${upload ? uploadProgress(upload, msg('Uploading the image…')) : nothing}
      <div class="row">
        ${button({
          label: msg('Use this picture'),
          kind: 'primary',
          action: 'upload-image',
          isBusy: this.#isSending,
          press: () => void this.#send(cropper),
        })}
        ${button({
          label: msg('Cancel'),
          action: 'cancel-image',
          press: upload ? upload.cancel : this.#giveUp,
        })}
      </div>`;
  }

  /** One is used at once; of several, one is chosen. */
  async #add(files: readonly File[]): Promise<void> {
    const [file, ...more] = files;
    if (!file) return;
    if (more.length === 0) return this.#choose(file);
    const isWhole = await this.#tray.add(files);
    this.#problem = isWhole ? undefined : msg('This file can’t be read as a picture.');
    await focusOn(this.#host, '.tray button');
  }

  async #choose(file: File): Promise<void> {
    this.#problem = undefined;
    const loaded = await lateCropper.load();
    try {
      this.#cropper = await loaded?.Cropper.open(this.#host, file);
      if (!loaded) this.#problem = msg('This isn’t available right now.');
    } catch {
      this.#problem = msg('This file can’t be read as a picture.');
    }
    await focusOn(this.#host, this.#cropper ? '#crop-form' : '#picture');
  }

  /** From the press on: the picture is cut before it is sent. */
  get #isSending(): boolean {
    return this.#work.busy === 'upload-image';
  }

  #giveUp = (): void => {
    if (this.#isSending) return;
    this.close();
    void focusOn(this.#host, '#picture');
  };

  /** Canceled or broken off, the picture stays as it was cropped. */
  async #send(cropper: Cropper): Promise<void> {
    await this.#work.run({
      place: 'part',
      action: 'upload-image',
      scope: 'menus:write',
      // The description belongs to the item: the same picture may mean something else elsewhere.
      send: async () => {
        const picture = await cropper.taken();
        const upload = (this.#upload = new Upload(this.#host, picture.size));
        return upload.while(() => this.#api.uploadImage(picture, null, cropper.intent, upload));
      },
      refused: (error) => this.#refused(error),
      done: ({ id, files }) => {
        this.#tray.remove(cropper.file);
        this.close();
        this.#form.set({ image: { id, files, alt: '' } });
        void focusOn(this.#host, '#alt');
        return undefined;
      },
    });
  }

  #refused(error: TrellisError): boolean {
    const upload = this.#upload;
    if (upload?.isCanceled) {
      void focusOn(this.#host, '[data-action=upload-image]');
      return true;
    }
    if (error.type !== 'input') return false;
    this.close();
    this.#problem = imageFaultText(error, upload?.reason ?? '');
    return true;
  }
}

import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { checkbox } from '../../kit/forms/choices.ts';
import { fileField } from '../../kit/forms/file-field.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { progress, Upload, sizeText, uploadProgress } from '../../kit/loading/upload.ts';
import { counted, language } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { STALE, type TrellisError } from '../../session/trellis-error.ts';
import type { Draft } from './draft.ts';
import type { MenuApi } from './menu-api.ts';
import { fileFaultText, importErrorText } from './late-words.ts';
import type { MenuImport, ImportError } from './menu-records.ts';
import type { MenuWork } from './menu-work.ts';
import { dataTable } from '../../kit/tables/data-table.ts';
import { notice } from '../../kit/loading/notice.ts';

/** The preview of an import: the number of parts of each kind, or the errors of the file. */
function renderPreview({ status, counts, errors, total, delete_missing }: MenuImport): TemplateResult {
  if (status === 'failed' || errors.length > 0) {
    return notice({
      kind: 'danger',
      title:
        errors.length === 1
          ? msg('The file has one error.')
          : msg(str`The file has ${counted(errors.length)} errors.`),
      advice: msg('Nothing was changed. Correct them in the file, then choose it again.'),
    });
  }
  const of = [
    [counts.created, msg('new')],
    [counts.updated, msg('changed')],
    [counts.unchanged, msg('as before')],
    [counts.missing, delete_missing ? msg('removed') : msg('not in the file, stay')],
  ] as const;
  return html`<p>${msg(str`Rows read: ${counted(total)}. This is what the import does:`)}</p>
    <ul class="counts">
      ${of.map(
        ([count, label]) => html`<li><b>${number(count)}</b> <span class="muted">${label}</span></li>`,
      )}
    </ul>`;
}

const errorTable = (errors: readonly ImportError[]): TemplateResult =>
  dataTable<ImportError>({
    caption: msg('Errors in the file'),
    rows: errors,
    empty: nothing,
    columns: [
      { id: 'message', label: msg('What is wrong'), cell: importErrorText },
      { id: 'row', label: msg('Row'), isFigure: true, cell: ({ row }) => (row === null ? '–' : number(row)) },
      { id: 'column', label: msg('Column'), cell: ({ column }) => html`<code>${column ?? '–'}</code>` },
    ],
  });

const number = (value: number): string => value.toLocaleString(language());

const MOST_BYTES = 5 * 1024 * 1024;

/**
 * A file that is read into the draft: first what it would change, or what is wrong with it; then, if that is
 * wanted, the change.
 */
export class ImportPanel {
  #host: LitElement;
  #api: MenuApi;
  #work: MenuWork;
  #draft: Draft;
  #close: () => void;
  #file: File | undefined;
  #removesMissing = false;
  #problem: string | undefined;
  #preview: MenuImport | undefined;
  #cancel: (() => void) | undefined;
  #upload: Upload | undefined;
  /** The outcome of a cancellation. */
  #canceled = '';

  constructor(
    host: LitElement,
    { api, work, draft, close }: { api: MenuApi; work: MenuWork; draft: Draft; close: () => void },
  ) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.#draft = draft;
    this.#close = close;
  }

  render(): TemplateResult {
    const isBusy = !!this.#work.busy;
    return html`<section class="panel" aria-labelledby="import-title">
      <h3 id="import-title" tabindex="-1">${msg('Import a file')}</h3>
      <p class="muted small">
        ${msg(
          'A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.',
        )}
      </p>
      ${fileField(
        {
          name: 'file',
          label: msg('File'),
          accept: '.csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,text/plain,application/json',
          error: this.#problem,
          required: true,
          disabled: isBusy,
        },
        ([file]) => this.#choose(file),
      )}
      ${checkbox(
        {
          name: 'removes',
          label: msg('Remove what isn’t in the file'),
          checked: this.#removesMissing,
          disabled: isBusy,
        },
        (checked) => {
          this.#removesMissing = checked;
          this.#preview = undefined;
          this.#host.requestUpdate();
        },
      )}
      ${this.#renderProgress()}
      <div role="status">
        ${this.#canceled ? html`<p class="muted">${this.#canceled}</p>` : nothing}
        ${this.#preview ? renderPreview(this.#preview) : nothing}
      </div>
      ${this.#preview?.errors.length ? errorTable(this.#preview.errors) : nothing}
      ${this.#renderButtons(isBusy)}
    </section>`;
  }

  #renderProgress(): TemplateResult | typeof nothing {
    const action = this.#work.busy;
    if (action !== 'preview-import' && action !== 'apply-import') return nothing;
    const size = this.#file ? sizeText(this.#file.size) : '';
    return html`${
      this.#upload?.isRunning
        ? uploadProgress(this.#upload, msg('Uploading the file…'))
        : progress({ label: this.#work.busyText, text: size })
    }
    ${
      this.#cancel
        ? html`<div class="row">
            ${button({ label: msg('Cancel'), action: 'cancel-import', press: this.#cancel })}
          </div>`
        : nothing
    }`;
  }

  #renderButtons(isBusy: boolean): TemplateResult {
    const isReady = this.#preview?.status === 'previewed';
    return html`<div class="row">
      ${
        isReady
          ? button({
              label: msg('Import into the draft'),
              kind: 'primary',
              action: 'apply-import',
              isBusy,
              press: () => void this.#apply(),
            })
          : button({
              label: msg('Check the file'),
              kind: 'primary',
              action: 'check-import',
              isBusy,
              press: () => void this.#check(),
            })
      }
      ${button({ label: msg('Close'), isDisabled: isBusy, press: this.#close })}
    </div>`;
  }

  #choose(file: File | undefined): void {
    this.#file = file;
    this.#preview = this.#problem = undefined;
    this.#canceled = '';
    this.#work.invalidate();
    if (file && file.size > MOST_BYTES) this.#problem = msg('Use a file of at most 5 MB.');
    this.#host.requestUpdate();
  }

  async #check(): Promise<void> {
    const { menu } = this.#draft;
    const file = this.#file;
    if (!file) this.#problem = msg('Choose a file.');
    if (!menu || !file || this.#problem) return focusOn(this.#host, '#file');
    const upload = (this.#upload = new Upload(this.#host, file.size));
    this.#cancel = upload.cancel;
    this.#preview = undefined;
    this.#canceled = '';
    await this.#work.run({
      place: 'menu',
      action: 'preview-import',
      isReading: true,
      about: { id: menu.id },
      scope: 'menus:write',
      send: () => upload.while(() => this.#api.previewImport(menu.id, file, this.#removesMissing, upload)),
      refused: (error) => this.#refused(error, upload),
      done: (preview) => {
        this.#preview = preview;
        return undefined;
      },
    });
    this.#cancel = undefined;
    this.#host.requestUpdate();
    if (this.#canceled) await focusOn(this.#host, '[data-action=check-import]');
  }

  #refused(error: TrellisError, { isCanceled, reason }: Upload): boolean {
    const { type } = error;
    if (isCanceled) this.#canceled = msg('Canceled. Nothing was changed.');
    else if (type === 'input') this.#problem = fileFaultText(error, reason);
    return isCanceled || type === 'input';
  }

  async #apply(): Promise<void> {
    const { menu } = this.#draft;
    const preview = this.#preview;
    if (!menu || !preview) return;
    const cancel = new AbortController();
    this.#cancel = () => cancel.abort();
    this.#canceled = '';
    await this.#work.run({
      place: 'menu',
      action: 'apply-import',
      about: { id: menu.id },
      scope: 'menus:write',
      send: async () => {
        const applied = await this.#api.applyImport(menu.id, preview, cancel.signal);
        await this.#draft.load(menu.id);
        return applied;
      },
      refused: ({ code }) => {
        if (cancel.signal.aborted) {
          void this.#tellCanceled(menu.id, preview);
          return true;
        }
        // The draft has changed since: what the file changes is read again, and shown before anything is
        // done.
        if (code !== STALE) return false;
        void this.#draft.load(menu.id).then(() => this.#check());
        return false;
      },
      done: ({ counts }) => {
        this.#close();
        return importedText(counts);
      },
    });
    this.#cancel = undefined;
    this.#host.requestUpdate();
  }

  /** A request that is given up may have been done all the same: only the service knows. */
  async #tellCanceled(menu: string, preview: MenuImport): Promise<void> {
    this.#canceled = msg('Canceled. Asking whether it was done before that…');
    this.#host.requestUpdate();
    try {
      this.#preview = await this.#api.import(preview);
      const isDone = this.#preview.status === 'applied';
      if (isDone) await this.#draft.load(menu);
      this.#canceled = isDone
        ? tooLateText(preview.counts)
        : msg('Canceled. So far, nothing was changed. If you import it again, it is done only once.');
      if (isDone) this.#preview = undefined;
    } catch {
      this.#canceled = msg('Canceled. Whether it was done before that isn’t known: check the menu.');
    }
    await focusOn(this.#host, '#import-title');
  }
}

const importedText = ({ created, updated }: MenuImport['counts']): string =>
  msg(str`Imported: ${counted(created)} new, ${counted(updated)} changed.`);

const tooLateText = ({ created, updated }: MenuImport['counts']): string =>
  msg(str`It was too late to cancel. Imported: ${counted(created)} new, ${counted(updated)} changed.`);

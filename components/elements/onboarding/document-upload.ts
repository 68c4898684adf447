import { focusOn, html } from '../../session/base-element.ts';
import { Upload, uploadProgress } from '../../kit/loading/upload.ts';
import { msg } from '../../i18n/message.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import type { Onboarding, OnboardingChange } from './onboarding-record.ts';
import type { SetUp } from './set-up.ts';
import { nextStep } from './steps.ts';
import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { fileField } from '../../kit/forms/file-field.ts';
import { fieldText, reasonText } from './step-words.ts';

/** 5 MiB, as the API takes them. */
const MAX_BYTES = 5 * 1024 * 1024;
const TYPES = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** The subject of a document, and the requirement for it. */
interface DocumentSubject {
  step: 'business' | 'people';
  /** The requirement: `business.document`. */
  requirement: string;
  /** The id of its field. */
  field: string;
  /** Returns the change that refers to the document in the onboarding, by its token. */
  change: (token: string) => OnboardingChange;
  /** It is saved. */
  saved?: () => void;
}

/** A document that is due: sent as soon as it is chosen, and then named in the onboarding. */
export class DocumentUpload {
  problem: string | undefined;
  file: File | undefined;
  readonly about: DocumentSubject;
  /** Its token, once it is there. */
  #token: string | undefined;
  #setUp: SetUp;
  #upload: Upload | undefined;

  constructor(setUp: SetUp, about: DocumentSubject) {
    this.#setUp = setUp;
    this.about = about;
  }

  /** How far it is, while it is under way. */
  get running(): Upload | undefined {
    return this.#upload?.isRunning ? this.#upload : undefined;
  }

  choose(file: File | undefined): void {
    this.file = file;
    this.#token = undefined;
    this.problem = file && problemOf(file);
    this.#setUp.host.requestUpdate();
    if (file && !this.problem) void this.send();
    else if (this.problem) void this.#focus();
  }

  #focus = (): Promise<void> => focusOn(this.#setUp.host, `#${this.about.field}`);

  /** A file that is already in the vault isn't sent again. */
  send(): Promise<void> {
    const { work, calls, host } = this.#setUp;
    const { file, about } = this;
    if (!file) return Promise.resolve();
    const upload = (this.#upload = new Upload(host, file.size));
    return work.run<Onboarding>({
      place: about.step,
      action: 'upload',
      about: { step: about.step },
      scope: 'onboarding:write',
      send: () =>
        upload.while(async () => {
          this.#token ??= await calls.upload(file, upload);
          upload.request.signal.throwIfAborted();
          return calls.update(about.change(this.#token), false);
        }),
      done: (record) => {
        this.file = this.#token = undefined;
        this.#setUp.take(record);
        about.saved?.();
        const next = nextStep(this.#setUp.steps);
        if (next) this.#setUp.goTo(next);
        return undefined;
      },
      refused: (error) => this.#takeRefusal(error, upload),
    });
  }

  /** The upload was canceled, or files of this type aren't accepted. */
  #takeRefusal(error: TrellisError, { isCanceled }: Upload): boolean {
    if (isCanceled) {
      this.file = undefined;
      void this.#focus();
      return true;
    }
    if (error.type !== 'input') return false;
    this.problem = msg('This file can’t be read as a PDF, JPEG or PNG.');
    return true;
  }
}

function problemOf({ size, type }: File): string | undefined {
  if (!TYPES.has(type)) return msg('Choose a PDF, JPEG or PNG file.');
  if (size > MAX_BYTES) return msg('This file is larger than 5 MB. Choose a smaller one.');
  return size === 0 ? msg('This file is empty.') : undefined;
}

/** Asks for the document with the reason why, and sends it as soon as it is chosen. */
export function documentView(setUp: SetUp, upload: DocumentUpload): TemplateResult {
  const { errors } = (setUp.record as Onboarding).requirements;
  const why = errors.find(({ requirement }) => requirement === upload.about.requirement);
  const field = {
    name: upload.about.field,
    label: fieldText('document'),
    hint: msg('A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.'),
    required: true,
    accept: 'application/pdf,image/jpeg,image/png',
    disabled: !!upload.running,
    error: upload.problem,
  };
  return html`<div class="panel document">
    <p>${why ? reasonText(why) : dueText(upload.about)}</p>
    ${fileField(field, ([file]) => upload.choose(file))}
    ${
      upload.running
        ? html`<div class="row">
            ${uploadProgress(upload.running, msg('Uploading the document…'))}
            ${button({
              label: msg('Cancel'),
              isSlim: true,
              action: 'cancel-upload',
              press: upload.running.cancel,
            })}
          </div>`
        : nothing
    }
  </div>`;
}

const dueText = ({ step }: DocumentSubject): string =>
  step === 'business'
    ? msg('A document about the business is due.')
    : msg('An official document of this person is due, such as a passport.');

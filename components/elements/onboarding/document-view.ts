import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/button.ts';
import { fileField } from '../../kit/file-field.ts';
import { uploadProgress } from '../../kit/upload-progress.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { DocumentSubject, DocumentUpload } from './document-upload.ts';
import type { Onboarding } from './onboarding-record.ts';
import type { SetUp } from './set-up.ts';
import { fieldText, reasonText } from './step-words.ts';

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
            ${button({ label: msg('Cancel'), isSlim: true, action: 'cancel-upload', press: upload.running.cancel })}
          </div>`
        : nothing
    }
  </div>`;
}

const dueText = ({ step }: DocumentSubject): string =>
  step === 'business'
    ? msg('A document about the business is due.')
    : msg('An official document of this person is due, such as a passport.');

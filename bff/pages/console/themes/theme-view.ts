import type { ConsoleSession } from '../console-session.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { field, csrfField, intentField } from '../../shell/forms.ts';
import type { ThemePreview } from '../../../developers/themes/contract/themes.ts';
import { contrastTable } from './contrast-table.ts';
import { themeFields } from './theme-fields.ts';
import { previewPanel, type PreviewPage, type PreviewView } from './preview-panel.ts';
import { type TypedTheme } from './typed-theme.ts';
import { plainNameOf } from '../../../core/text/message.ts';

export const PATH = '/console/theme';

export interface ThemeView extends TypedTheme {
  /** The version of the theme that the form started from. */
  readonly version: number;
  readonly view: PreviewView;
  readonly saved?: boolean;
  readonly refusals: readonly ApiError[];
  readonly preview: ThemePreview | undefined;
  readonly pages: readonly PreviewPage[];
}

/** Renders a single form with all fields, so that no button loses values of another part. */
export function themeView(session: ConsoleSession, view: ThemeView): Html {
  const { refusals, preview, saved = false } = view;
  const errors = new Map(refusals.map(({ param = '', publicMessage }) => [param, publicMessage]));
  return html`<div class="head">
      <h1>Theme</h1>
      <a class="button quiet" href="${PATH}/theme.tokens.json" download>Download the file</a>
    </div>
    <form class="theme" method="post" action="${PATH}" enctype="multipart/form-data">
      ${csrfField(session)}${intentField()}<input type="hidden" name="version" value="${view.version}" />
      <div class="column">
        <div id="report">
          ${saved && html`<p class="notice ok" role="status">Saved. Your pages and elements wear it now.</p>`}
          ${refused(refusals, preview !== undefined)}
        </div>
        <section class="card sec">
          <p>Your hosted pages and our elements in your product wear one theme: this one.</p>
          ${themeFields({ ...view, errors })}
          <p class="buttons">
            <button name="act" value="preview" class="quiet" formaction="${PATH}#preview-title">
              Preview
            </button>
            <button name="act" value="save">Save</button>
          </p>
        </section>
        ${tokensFile(errors.get('tokens'))}
        <section class="card sec">
          <details>
            <summary>Return to the default theme</summary>
            <p>Everything above is dropped, and your pages look as they did at first.</p>
            <p class="buttons">
              <button name="act" value="reset" class="danger">Return to the default theme</button>
            </p>
          </details>
        </section>
      </div>
      <div class="column side-by-side">
        ${previewPanel({
          preview,
          pages: view.pages,
          view: view.view,
          partnerName: plainNameOf(session.partner.name),
        })}
        <div id="contrast">${preview && contrastTable(preview.contrast, preview.variables)}</div>
      </div>
    </form>`;
}

/** Each by its path, as the file has it. */
function refused(refusals: readonly ApiError[], hasPreview: boolean): Content {
  if (refusals.length === 0) return undefined;
  return html`<div class="notice danger" role="alert">
    <p>Nothing was saved.${hasPreview && ' The preview leaves these out:'}</p>
    <ul>
      ${refusals.map((refusal) => html`<li>${reason(refusal)}</li>`)}
    </ul>
  </div>`;
}

/** Messages of tokens begin with the path. */
function reason({ param, publicMessage }: ApiError): Content {
  if (param === undefined || !publicMessage.startsWith(`${param} `)) return publicMessage;
  return html`<a class="mono" href="#${param}">${param}</a>${publicMessage.slice(param.length)}`;
}

function tokensFile(error: string | undefined): Html {
  return html`<section class="card sec" aria-labelledby="file-title">
    <h2 id="file-title">Design Tokens file</h2>
    <p>
      If a designer keeps your colors, open their file here (Design Tokens format 2025.10). It fills the form
      above; nothing is stored until you save.
    </p>
    ${field(
      { name: 'tokens-file', label: 'File' },
      (attributes) => html`<input ${attributes} type="file" accept=".json,.tokens,application/json" />`,
    )}
    <details ${error !== undefined && html`open`}>
      <summary>Paste it instead</summary>
      ${field(
        { name: 'tokens', label: 'Tokens', ...(error !== undefined && { error }) },
        (attributes) => html`<textarea ${attributes} rows="10" spellcheck="false"></textarea>`,
      )}
    </details>
    <p class="buttons"><button name="act" value="open" class="quiet">Open</button></p>
  </section>`;
}

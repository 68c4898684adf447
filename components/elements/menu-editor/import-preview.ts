import { nothing, type TemplateResult } from 'lit';
import { language } from '../../i18n/format.ts';
import { dataTable } from '../../kit/tables/data-table.ts';
import { notice } from '../../kit/loading/notice.ts';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { importErrorText } from './import-words.ts';
import type { ImportError, MenuImport } from './menu-records.ts';

/** What an import would do: how many parts of each kind, or that the file has errors. */
export function renderPreview({ status, counts, errors, total, delete_missing }: MenuImport): TemplateResult {
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
      ${of.map(([count, label]) => html`<li><b>${number(count)}</b> <span class="muted">${label}</span></li>`)}
    </ul>`;
}

export const errorTable = (errors: readonly ImportError[]): TemplateResult =>
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

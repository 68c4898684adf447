import type { TemplateResult } from 'lit';
import { language } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { progress } from './progress.ts';
import type { Upload } from './upload.ts';
import { own } from '../../session/trellis-error.ts';

/**
 * How far an upload is, in percent; once all is sent, that the service has it. @param label "Uploading the
 * document…"
 */
export function uploadProgress({ sent, size }: Upload, label: string): TemplateResult {
  if (sent >= 1) return progress({ label: msg('Uploaded. It is being checked…'), text: sizeText(size) });
  const percent = Math.floor(sent * 100) / 100;
  const done = percent.toLocaleString(language(), own({ style: 'percent' }));
  return progress({ label, value: sent, text: msg(str`${done} of ${sizeText(size)}`) });
}

/** In kB, or MB from one on. */
export function sizeText(bytes: number): string {
  const [unit, value] =
    bytes < 1e6 ? (['kilobyte', Math.ceil(bytes / 1e3)] as const) : (['megabyte', bytes / 1e6] as const);
  return value.toLocaleString(language(), own({ style: 'unit', unit, maximumFractionDigits: 1 }));
}

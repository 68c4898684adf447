import { msg, str } from '../../i18n/message.ts';
import type { MenuAction } from './menu-work.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import { isEnglish, refusedText } from '../../kit/loading/refused-text.ts';
import { refusalText } from '../../records/refusals.ts';
import type { ImportError } from './menu-records.ts';

/** Returns the text for a change in progress. */
export function busyText(action: MenuAction): string {
  return {
    'create-menu': msg('Adding the menu…'),
    'rename-menu': msg('Renaming the menu…'),
    'archive-menu': msg('Archiving the menu…'),
    'save-item': msg('Saving the item…'),
    'delete-item': msg('Deleting the item…'),
    'save-section': msg('Saving the section…'),
    'delete-section': msg('Deleting the section…'),
    'save-group': msg('Saving the group…'),
    'delete-group': msg('Deleting the group…'),
    move: msg('Moving…'),
    'set-availability': msg('Setting the availability…'),
    'upload-image': msg('Uploading the image…'),
    publish: msg('Publishing…'),
    'roll-back': msg('Rolling back…'),
    'preview-import': msg('Reading the file…'),
    'apply-import': msg('Importing…'),
    export: msg('Preparing the file…'),
  }[action];
}

/**
 * Returns the error of a row: in English the service's message, which is the most exact; otherwise by its
 * code.
 */
export function importErrorText({ code, message }: Pick<ImportError, 'code' | 'message'>): string {
  const texts: Partial<Record<string, string>> = {
    required: msg('This can’t be empty.'),
    price: msg('Enter a price in digits, with a dot before decimals.'),
    whole_number: msg('Enter a whole number.'),
    currency: msg('Use the menu’s currency.'),
    differs: msg('This differs from an earlier row of the same part.'),
    unknown_group: msg('This names a modifier group that the menu doesn’t have.'),
    cell_count: msg(
      'This row hasn’t as many cells as the header. Put texts with separators in double quotes.',
    ),
    quotes: msg('A double quote is missing in this row, or in the wrong place.'),
    row_too_long: msg('This row is too long. A closing double quote may be missing.'),
  };
  return refusedText(message, texts[code] ?? msg('This isn’t accepted here.'));
}

/** The file isn't one that is read. */
const FILE_REFUSED = 40024;

/**
 * Why a whole file isn't taken.
 * @param reason as the service names it; empty: it names none
 */
export function fileFaultText(error: TrellisError, reason: string): string {
  const { message, param } = error.detail;
  if (isEnglish()) return message;
  if (error.code !== FILE_REFUSED) return refusalText(error);
  const texts: Partial<Record<string, string>> = {
    json: msg('This file isn’t valid JSON.'),
    currency: msg('This file is in another currency than the menu.'),
    encoding: msg(
      'The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).',
    ),
    rows: msg('This table has too many rows. Divide it into several files.'),
    column_missing: msg(str`This table lacks the column ${param}.`),
    column_unknown: msg(str`The column ${param} isn’t known.`),
    column_twice: msg('A column is in this table twice.'),
  };
  return (
    texts[reason] ??
    msg('This file can’t be read as a menu. It has to be a table or a document as the export writes it.')
  );
}

/** The picture isn't one that can be used. */
const PICTURE_REFUSED = 40023;

/** Why a picture isn't taken. @param reason as above */
export function imageFaultText(error: TrellisError, reason: string): string {
  if (isEnglish()) return error.detail.message;
  if (error.code !== PICTURE_REFUSED) return refusalText(error);
  const texts: Partial<Record<string, string>> = {
    format: msg('This file isn’t a JPEG, PNG or WebP picture.'),
    animated: msg('This picture is animated. Use a still one.'),
    cut_off: msg('This file ends before the picture does. Export it again.'),
    extra_data: msg('This file has other data after the picture. Export it again.'),
    too_large: msg('This picture has too many pixels. Use a smaller one.'),
  };
  return texts[reason] ?? refusalText(error);
}

import { ApiError } from '../../../core/api/errors.ts';
import { isJsonObject, JsonError, type JsonObject } from '../../../core/api/json.ts';
import { readJson } from '../../../core/api/read-json.ts';
import type { UploadForm } from '../../shell/forms/read-upload-form.ts';
import { MAX_THEME_BYTES } from '../../../developers/themes/contract/theme.ts';
import { readTokens } from '../../../developers/themes/tokens/read-tokens.ts';
import { writeTokens, type TokenFile } from '../../../developers/themes/tokens/write-tokens.ts';

/**
 * The Design Tokens file that a form came with, chosen or pasted, as we write it.
 * @throws {ApiError} field_missing, body_too_large, field_invalid: with the path of what can't be read
 */
export function openedFile(form: UploadForm): TokenFile {
  const text = form.file('tokens-file')?.toString('utf8') ?? form.get('tokens') ?? '';
  if (text.trim() === '') {
    throw new ApiError('field_missing', { message: 'Choose a file, or paste one.', param: 'tokens' });
  }
  if (Buffer.byteLength(text) > MAX_THEME_BYTES) {
    throw new ApiError('body_too_large', { message: 'A theme is at most 64 KiB.' });
  }
  return writeTokens(readTokens(objectIn(text)));
}

function objectIn(text: string): JsonObject {
  try {
    const file = readJson(text);
    if (isJsonObject(file)) return file;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new ApiError('field_invalid', {
      message: `The file isn’t JSON: ${error.message}`,
      param: 'tokens',
    });
  }
  throw new ApiError('field_invalid', {
    message: 'The file must be a JSON object of tokens.',
    param: 'tokens',
  });
}

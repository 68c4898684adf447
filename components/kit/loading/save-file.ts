import type { ApiResponse } from '../../session/api-client.ts';
import { own } from '../../session/trellis-error.ts';

/**
 * Reading a response as text takes its byte order mark away; spreadsheets need it to know the file is UTF-8.
 */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * So long may a browser take to begin with a file: an older Safari loses one whose address is gone by then.
 */
const KEPT_MS = 40_000;

/** Has the browser save what the API sent as a file, under the name that the service gives it. */
export function saveFile({ headers, text }: Pick<ApiResponse, 'headers' | 'text'>): void {
  const type = headers.get('content-type') ?? '';
  const [, download = ''] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  const parts = type.startsWith('text/csv') ? [BYTE_ORDER_MARK, text] : [text];
  const href = URL.createObjectURL(new Blob(parts, own({ type })));
  Object.assign(document.createElement('a'), { href, download }).click();
  // Nobody's timer: it holds the address alone, whatever becomes of the element, and the browser drops both
  // with the page.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

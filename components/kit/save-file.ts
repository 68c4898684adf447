import type { ApiResponse } from '../session/api-client.ts';

/** Reading a response as text takes its byte order mark away; spreadsheets need it to know the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Has the browser save what the API sent as a file, under the name that the service gives it. */
export function saveFile({ headers, text }: Pick<ApiResponse, 'headers' | 'text'>): void {
  const type = headers.get('content-type') ?? '';
  const [, download = ''] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  const parts = type.startsWith('text/csv') ? [BYTE_ORDER_MARK, text] : [text];
  const href = URL.createObjectURL(new Blob(parts, { type }));
  Object.assign(document.createElement('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}

import type { LitElement } from 'lit';
import type { SessionApi } from '../kit/loading/session-api.ts';
import { type TrellisError, own } from '../session/trellis-error.ts';
import type { ApiResponse } from '../session/api-client.ts';

/**
 * A file of the API, requested with the session's token and saved by the browser. One download at a time,
 * which can be canceled.
 */
export class CsvDownload {
  error: TrellisError | undefined;

  #host: LitElement;
  #api: SessionApi;
  #running: AbortController | undefined;
  #path = '';

  constructor(host: LitElement, api: SessionApi) {
    this.#host = host;
    this.#api = api;
  }

  get isBusy(): boolean {
    return !!this.#running;
  }

  /** Downloads a file, without a timeout, and saves it. @returns whether it was saved */
  async start(path: string): Promise<boolean> {
    if (this.#running) return false;
    this.#path = path;
    const running = (this.#running = new AbortController());
    this.error = undefined;
    this.#host.requestUpdate();
    try {
      const { signal } = running;
      const file = await this.#api.request({ path, signal, expects: () => true });
      signal.throwIfAborted();
      saveFile(file);
      return true;
    } catch (cause) {
      if (!running.signal.aborted) this.error = cause as TrellisError;
      return false;
    } finally {
      if (this.#running === running) this.#running = undefined;
      this.#host.requestUpdate();
    }
  }

  /** Retries the failed download. */
  again = (): void => void this.start(this.#path);

  cancel = (): void => {
    this.#running?.abort();
    this.#running = undefined;
    this.#host.requestUpdate();
  };
}

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
  // The timer holds only the address, so it may outlive the element. The browser drops both with the page.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

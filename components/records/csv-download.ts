import type { LitElement } from 'lit';
import { saveFile } from '../kit/loading/save-file.ts';
import type { SessionApi } from '../kit/loading/session-api.ts';
import type { TrellisError } from '../session/trellis-error.ts';

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

import { type ReactiveController, type ReactiveControllerHost, type TemplateResult, nothing } from 'lit';
import { own, parseJson } from '../../session/trellis-error.ts';
import { language } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

/** An upload of which nothing more is sent for this long is given up. */
const STALLED_MS = 30_000;
/** How long the answer is waited for once the file has been sent: the service may have to read it. */
const ANSWER_MS = 120_000;

/**
 * A file on its way to the service: how much of it has been sent, and how to cancel it. It ends with its
 * host. Sent with XMLHttpRequest, because `fetch` doesn't say how far it is. Of a same-origin request, that
 * sends cookies too.
 *
 * @example
 * const upload = new Upload(host, file.size);
 * await upload.while(() => session.request({ method: 'POST', path, body: file, ...upload.request }));
 */
export class Upload implements ReactiveController {
  /** The `reason` of a refusal, as far as the service names one. */
  reason = '';
  /** A request is under way. */
  isRunning = false;
  /** How much has been sent, from 0 to 1. */
  sent = 0;
  /** In bytes. */
  readonly size: number;

  #host: ReactiveControllerHost;
  #cancel = new AbortController();
  #stalled = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, size: number) {
    this.#host = host;
    this.size = size;
  }

  /** The options of a request that is sent by this upload. */
  get request(): { send: typeof fetch; signal: AbortSignal } {
    return { send: this.#send, signal: AbortSignal.any([this.#cancel.signal, this.#stalled.signal]) };
  }

  /** It was canceled, rather than broken off. */
  get isCanceled(): boolean {
    return this.#cancel.signal.aborted;
  }

  cancel = (): void => {
    this.#cancel.abort();
    this.#end();
  };

  hostDisconnected(): void {
    this.cancel();
  }

  /**
   * Runs a request that is sent by this upload, and releases the host afterwards.
   * @throws the error of `send`
   */
  async while<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    this.isRunning = true;
    this.#host.addController(this);
    try {
      return await send();
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
    this.#host.removeController(this);
  }

  #send: typeof fetch = (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(method, String(url));
      new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', ({ loaded, total }) => this.#moved(loaded / total));
      xhr.upload.addEventListener('load', () => this.#moved(1));
      xhr.addEventListener('load', () => {
        const { reason } = Object(parseJson(xhr.responseText)) as { reason?: unknown };
        this.reason = typeof reason === 'string' ? reason : '';
        resolve(responseOf(xhr));
      });
      xhr.addEventListener('error', () => reject(new TypeError('The upload broke off.')));
      xhr.addEventListener('abort', () => reject(new DOMException('It was given up.', 'AbortError')));
      signal?.addEventListener('abort', () => xhr.abort());
      this.#moved(0);
      xhr.send(body as Blob);
    });

  #moved(sent: number): void {
    this.sent = sent;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stalled.abort(), sent < 1 ? STALLED_MS : ANSWER_MS);
    this.#host.requestUpdate();
  }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const end = line.indexOf(':');
    return [line.slice(0, end), line.slice(end + 1).trim()];
  });
  // A 204 must have none.
  return new Response(xhr.responseText || null, own({ status: xhr.status, headers }));
}

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

/** Formats a size in bytes: in kB, or in MB from one on. */
export function sizeText(bytes: number): string {
  const [unit, value] =
    bytes < 1e6 ? (['kilobyte', Math.ceil(bytes / 1e3)] as const) : (['megabyte', bytes / 1e6] as const);
  return value.toLocaleString(language(), own({ style: 'unit', unit, maximumFractionDigits: 1 }));
}

/** Long work. Without `value` nobody knows how far it is. */
interface Progress {
  label: string;
  value?: number;
  max?: number;
  /** How far it is, in words: "312 of 1,500". */
  text?: string;
}

/** A native progress bar with what it is of, and how far it is. */
export const progress = ({ label, value, max = 1, text }: Progress): TemplateResult =>
  html`<label part="progress" class="progress"
    ><span>${label}</span>${text ? html`<span class="muted">${text}</span>` : nothing}
    <progress max=${max} value=${value ?? nothing}></progress
  ></label>`;

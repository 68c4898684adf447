/**
 * An XMLHttpRequest that sends a file by `fetch`, in samples and in tests, where `fetch` is answered in the
 * page: half of it at once, the rest when a test says so. What the network answers is its answer.
 */
export class FakeUpload extends EventTarget {
  /** Set: uploads stay half-way until it is resolved. */
  static halfWay: Promise<void> | undefined;

  status = 0;
  responseText = '';
  readonly upload = new EventTarget();

  #url = '';
  #method = '';
  #sent = new Headers();
  #answered = new Headers();
  #abort = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    if (this.#abort.signal.aborted || this.status) return;
    this.#abort.abort();
    this.dispatchEvent(new Event('abort'));
  }

  async send(body: Blob): Promise<void> {
    const { size: total } = body;
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: total / 2, total }));
    await FakeUpload.halfWay;
    const { signal } = this.#abort;
    if (signal.aborted) return;
    this.upload.dispatchEvent(new Event('load'));
    try {
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#sent, body, signal });
      this.responseText = await answer.text();
      this.status = answer.status;
      this.#answered = answer.headers;
      this.dispatchEvent(new Event('load'));
    } catch {
      if (!signal.aborted) this.dispatchEvent(new Event('error'));
    }
  }
}

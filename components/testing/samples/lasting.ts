const PING_MS = 20_000;
const PING = new TextEncoder().encode(': ping\n\n');

/**
 * Keeps the streams of all samples open. A browser holds six connections to a server, and an open stream is
 * one of them: so what answers ends each as soon as it has begun, and its end isn't handed on here, until the
 * sample gives it up.
 */
export function keepStreamsOpen(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.ok || !response.body) return response;
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    return new Response(response.body.pipeThrough(lasting(signal)), response);
  };
}

/** Passes on what comes, but not its end; it says every few seconds that it is still there. */
const lasting = (signal: AbortSignal | undefined): TransformStream<Uint8Array, Uint8Array> =>
  new TransformStream({
    flush: (stream) =>
      new Promise((end) => {
        const pings = setInterval(() => stream.enqueue(PING), PING_MS);
        const stop = (): void => {
          clearInterval(pings);
          end();
        };
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      }),
  });

/*
 * Keeps the streams of all samples open. A browser holds six connections to a server, and an open stream is one of them: so this page's
 * server ends each as soon as it has begun, and its end isn't handed on here, until the sample gives it up. Runs before the
 * elements are defined.
 */
const PING_MS = 20_000;
const PING = new TextEncoder().encode(': ping\n\n');
const ask = globalThis.fetch;

globalThis.fetch = async (url, init) => {
  const response = await ask(url, init);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.ok) return response;
  return new Response(response.body.pipeThrough(lasting(init.signal)), response);
};

/** Passes on what comes, but not its end; it says every few seconds that it is still there. */
const lasting = (signal) =>
  new TransformStream({
    flush: (stream) =>
      new Promise((end) => {
        const pings = setInterval(() => stream.enqueue(PING), PING_MS);
        const stop = () => {
          clearInterval(pings);
          end();
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      }),
  });

import { ANSWERS } from './answers.ts';
import { grantedAnswers } from './answers/granted.ts';
import { siteAnswers } from './answers/site.ts';
import { PICTURE, PICTURE_SVG } from './answers/sample-picture.ts';
import { FakeUpload } from './fake-upload.ts';
import { InPageRoutes } from './in-page-routes.ts';
import { keepStreamsOpen } from './lasting.ts';

/**
 * From now on, the page’s requests are answered by the samples’ answers, in the page. Nothing is sent, which
 * the page’s policy forbids as well. What has no answer is 404, and named in the console.
 */
export function answerInPage(): void {
  const routes = new InPageRoutes();
  grantedAnswers(routes.below('/gallery'));
  siteAnswers(routes.below('/gallery'));
  for (const [base, answer] of Object.entries(ANSWERS)) answer(routes.below(base));

  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { signal, method, url } = request;
    const givenUp = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const response = await Promise.race([routes.answer(request), givenUp]);
    if (response) return withPicture(response);
    // oxlint-disable-next-line no-console -- who writes a sample looks here
    console.error(`no sample answers ${method} ${url}`);
    return Response.json({ error: 40401, message: "This resource doesn't exist." }, { status: 404 });
  };
  globalThis.fetch = keepStreamsOpen(ask);
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
}

/** A picture isn’t fetched by script: its address becomes the picture itself. */
async function withPicture(response: Response): Promise<Response> {
  if (response.headers.get('Content-Type') !== 'application/json') return response;
  const text = await response.text();
  return new Response(text.replaceAll(PICTURE, `data:image/svg+xml;base64,${btoa(PICTURE_SVG)}`), response);
}

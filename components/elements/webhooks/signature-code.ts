import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { copyButton } from '../../kit/controls/copy-button.ts';

const BEFORE = [
  `import express from 'express';`,
  `import { Webhook } from 'standardwebhooks';`,
  ``,
  `const webhook = new Webhook(process.env.TRELLIS_WEBHOOK_SECRET); // whsec_…`,
  `const app = express();`,
  ``,
  `// A plant's id is an int64, which a number would round: keep its digits. Node 22 or later.`,
  `const withDigits = (key, value, { source }) =>`,
  `  key === 'id' && typeof value === 'number' ? source : value;`,
  ``,
  `// The signature is over the bytes as they arrive, so read them raw.`,
];
const AFTER = [
  `  try {`,
  `    webhook.verify(request.body, request.headers);`,
  `  } catch {`,
  `    return response.sendStatus(400);`,
  `  }`,
  `  response.sendStatus(204); // Respond within 15 seconds, then do the work.`,
  `  handle(JSON.parse(request.body, withDigits)); // The same event can arrive twice: compare its id.`,
  `});`,
];

/** The route of a receiver in Node, at the path of this address. */
export function receiverCode(url: string | undefined): string {
  const { pathname } = url && URL.canParse(url) ? new URL(url) : { pathname: '/webhooks' };
  const path = pathname.replaceAll("'", '%27');
  const route = `app.post('${path}', express.raw({ type: 'application/json' }), (request, response) => {`;
  return [...BEFORE, route, ...AFTER].join('\n');
}

/** How to verify what arrives, with the library of the specification. */
export function signatureCode(url: string | undefined): TemplateResult {
  const code = receiverCode(url);
  return html`<section part="card" class="card" aria-labelledby="verify">
    <div class="head">
      <div>
        <h2 part="heading" id="verify">${msg('Verify the signature')}</h2>
        <p class="muted">${msg('Anyone can send to your server. Accept only what your secret signed.')}</p>
        <p><code>npm install standardwebhooks</code></p>
      </div>
      ${copyButton(code, msg('Copy code'))}
    </div>
    <pre part="code" tabindex="0"><code>${code}</code></pre>
  </section>`;
}

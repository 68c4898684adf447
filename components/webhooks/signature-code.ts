import { html, type TemplateResult } from 'lit';
import { msg } from '../localize/message.ts';
import { copyButton } from './copy-button.ts';

const BEFORE = [
  `import express from 'express';`,
  `import { Webhook } from 'standardwebhooks';`,
  ``,
  `const webhook = new Webhook(process.env.TRELLIS_WEBHOOK_SECRET); // whsec_…`,
  `const app = express();`,
  ``,
  `// What is signed are the bytes as they came: read them raw.`,
];
const AFTER = [
  `  let event;`,
  `  try {`,
  `    event = webhook.verify(request.body, request.headers);`,
  `  } catch {`,
  `    return response.sendStatus(400);`,
  `  }`,
  `  response.sendStatus(204); // within 15 seconds: answer first, work afterwards`,
  `  handle(event); // the same event.id can come twice`,
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
        <p class="muted">${msg('Anybody can send to your server. Take only what the secret has signed.')}</p>
        <p><code>npm install standardwebhooks</code></p>
      </div>
      ${copyButton(code, msg('Copy the code'))}
    </div>
    <pre part="code" tabindex="0"><code>${code}</code></pre>
  </section>`;
}

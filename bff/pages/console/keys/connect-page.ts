import type { Response, Router } from 'express';
import { createKey } from '../../../accounts/identity/contract/keys/keys.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { loginCodeQuota, spend } from '../../../core/api/limits/quota.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { setHeaderOf } from '../../../core/http/responses.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { decideLogin, issuedAs, scopesOfCli, waitingLogin } from '../../../developers/cli/cli.ts';
import { noteAct } from '../../shell/door-acts.ts';
import { csrfField, textField } from '../../shell/forms.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { CLI, KEYS } from '../parts/paths.ts';

type WaitingLogin = NonNullable<Awaited<ReturnType<typeof waitingLogin>>>;

const UNKNOWN = 'This code is wrong, has expired or was used. Run “npx trellis login” again.';

/** The page on which a person connects a computer's command line to the sandbox. */
export function mountConnectPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/cli')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, createKey);
      const code = typeof req.query['code'] === 'string' ? req.query['code'] : '';
      const login = code === '' ? undefined : await find(res, session, code);
      const isWrong = code !== '' && !login;
      await show(res, session, isWrong ? 404 : 200, login ? askFor(session, login, code) : typeCode(isWrong));
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const login = await find(res, session, form.get('code') ?? '');
      const isApproved = form.get('decision') === 'connect';
      const isDecided = login && (await decide(res, session, login, isApproved));
      await show(res, session, isDecided ? 200 : 404, isDecided ? said(login, isApproved) : typeCode(true));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  /** Tries a code. Few tries a minute: a code is guessed no sooner than it expires. */
  async function find(
    res: Response,
    session: ConsoleSession,
    code: string,
  ): Promise<WaitingLogin | undefined> {
    await spend(setHeaderOf(res), [loginCodeQuota(session.row.person_id ?? session.row.id)], context.limiter);
    return waitingLogin(context, code);
  }

  async function decide(
    res: Response,
    session: ConsoleSession,
    login: WaitingLogin,
    isApproved: boolean,
  ): Promise<boolean> {
    sandboxScopesOf(session);
    const { partner_id: partnerId, person_id: personId, sso_partner_id: ssoPartnerId } = session.row;
    const decision = { isApproved, partnerId, personId, ssoPartnerId };
    if (!(await decideLogin(context, login, decision))) return false;
    const { person } = session.principal;
    await noteAct(
      context,
      { req: res.req, res },
      {
        act: isApproved ? 'connectCommandLine' : 'refuseCommandLine',
        computer: login.computer,
        by: {
          kind: person ? 'person' : 'operator',
          id: person?.id ?? null,
          email: person?.email ?? null,
          role: person?.role ?? null,
          partnerId,
          environment: 'sandbox',
        },
      },
    );
    return true;
  }

  async function show(
    res: Response,
    session: ConsoleSession,
    status: number,
    content: Content,
  ): Promise<void> {
    await pages.send(res, session, {
      status,
      title: 'Command line',
      section: CLI,
      content: html`<div class="head"><h1>Command line</h1></div>
        ${content}`,
    });
  }
}

/**
 * Returns what the person may do in the sandbox, which is where the key works. A link of the operator into
 * production leads to no sandbox.
 * @throws {ApiError} scope_insufficient
 */
function sandboxScopesOf({
  principal: { person, scopes, environment },
}: ConsoleSession): ReadonlySet<string> {
  const inSandbox = person?.scopesIn('sandbox') ?? (environment === 'sandbox' ? scopes : new Set<string>());
  if (!inSandbox.has('keys:write')) throw new ApiError('scope_insufficient');
  return inSandbox;
}

function typeCode(isWrong: boolean): Content {
  return html`<form class="card sec narrow" method="get" action="${CLI}">
    <p>
      Run <span class="mono">npx trellis login</span> in the folder of your project. It shows a code and opens
      this page.
    </p>
    ${textField({
      name: 'code',
      label: 'Code',
      hint: 'Such as WDJB-MJHT.',
      error: isWrong ? UNKNOWN : undefined,
      value: '',
      maxLength: 40,
    })}
    <p class="buttons"><button>Continue</button></p>
  </form>`;
}

function askFor(session: ConsoleSession, login: WaitingLogin, code: string): Content {
  const scopes = scopesOfCli(sandboxScopesOf(session));
  return html`<form class="card sec narrow" method="post" action="${CLI}">
    ${csrfField(session)}<input type="hidden" name="code" value="${code}" />
    <p>
      The command line on <b>${login.computer}</b>, at ${login.network}, asks for a key to the sandbox of
      ${session.partner.name}. Its code is <span class="mono">${issuedAs(code)}</span>.
    </p>
    <p class="notice warn">Connect it only if you have just run the command there and it shows this code.</p>
    <details>
      <summary>
        What it will be able to do: ${scopes.length} permissions in the sandbox, none in production
      </summary>
      <p class="mono">${scopes.join(' ')}</p>
    </details>
    <p class="buttons">
      <button name="decision" value="connect">Connect</button
      ><button name="decision" value="refuse" class="quiet">Refuse</button>
    </p>
  </form>`;
}

function said({ computer }: WaitingLogin, isApproved: boolean): Content {
  return html`<section class="card sec narrow">
    <p class="notice ok" role="status">
      ${
        isApproved
          ? `Connected. You can go back to the command line on ${computer}.`
          : 'Refused. No key was made.'
      }
    </p>
    ${
      isApproved &&
      html`<p>
        The key is among your <a href="${KEYS}">keys</a>. <span class="mono">npx trellis logout</span> ends
        it.
      </p>`
    }
  </section>`;
}

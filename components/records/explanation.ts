import type { TemplateResult } from 'lit';
import { notice } from '../kit/loading/notice.ts';
import { msg, str } from '../i18n/message.ts';
import { html } from '../session/base-element.ts';

/** The reason why a surface can't be used, and who can change that. */
export interface Explained {
  /** The message if the scope is missing: "This page isn’t allowed to show payouts." */
  notAllowed: string;
  hasSession: boolean;
  /** The missing scopes, if those are the reason. */
  lacks: readonly string[];
}

/** Renders the explanation in place of a surface that can't be used. */
export const explanation = (of: Explained): TemplateResult =>
  html`<slot name="fallback">${notice({ kind: 'warning', ...reason(of) })}</slot>`;

function reason({ notAllowed, hasSession, lacks }: Explained): { title: string; advice?: string } {
  if (lacks.length > 0) {
    const scopes = lacks.join(', ');
    return {
      title: notAllowed,
      advice: msg(str`This page’s session doesn’t have the scope ${scopes}. Ask whoever runs this page.`),
    };
  }
  return hasSession
    ? {
        title: msg('This page has no session yet.'),
        advice: msg('Set endpoint or fetchToken on its <trellis-session>.'),
      }
    : { title: msg('This works inside a <trellis-session>.') };
}

import type { TemplateResult } from 'lit';
import { type Notice, notice } from '../../kit/notice.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

/** Why the element can't be used, and who can change that. @param lacks the scope that is missing, if it is that */
export const explanation = (hasSession: boolean, lacks?: string): TemplateResult =>
  html`<slot name="fallback">${notice({ kind: 'warning', ...reason(hasSession, lacks) })}</slot>`;

function reason(hasSession: boolean, lacks?: string): Pick<Notice, 'title' | 'advice'> {
  if (lacks) {
    return {
      title: msg('This page isn’t allowed to show webhooks.'),
      advice: msg(str`This page’s session doesn’t have the scope ${lacks}. Ask whoever runs this page.`),
    };
  }
  return hasSession
    ? {
        title: msg('The webhooks have no session yet.'),
        advice: msg('Set endpoint or fetchToken on its <trellis-session>.'),
      }
    : { title: msg('Webhooks need a <trellis-session> around them.') };
}

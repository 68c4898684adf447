import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { html } from '../../session/base-element.ts';
import type { Draft } from './draft.ts';

/**
 * Renders the fields that somebody else has changed too: both sides, and the choice. Nothing is lost until it
 * is made.
 * @param save sends what was typed in place of what is saved
 */
export const clashView = (draft: Draft, save: () => void): TemplateResult =>
  html`<div
    part="notice"
    class="notice warning clash"
    id="clash"
    tabindex="-1"
    role="group"
    aria-labelledby="clash-title"
  >
    <div>
      <b id="clash-title">${msg('Someone else changed this meanwhile.')}</b>
      <dl>
        ${draft.clashes.map(
          (field) =>
            html`<div>
              <dt>${field.label()}</dt>
              <dd>
                <span class="muted">${msg('Saved now')}:</span>
                <bdi>${field.text(draft.saved(field.path), draft)}</bdi>
              </dd>
              <dd>
                <span class="muted">${msg('You typed')}:</span>
                <bdi>${field.text(draft.value(field.path), draft)}</bdi>
              </dd>
            </div>`,
        )}
      </dl>
      <div class="row">
        ${button({ label: msg('Save what I typed'), isSlim: true, action: 'keep', press: save })}
        ${button({
          label: msg('Take what is saved'),
          isSlim: true,
          action: 'yield',
          press: () => draft.discard(draft.clashes),
        })}
      </div>
    </div>
  </div>`;

import type { TemplateResult } from 'lit';
import { countText } from '../../i18n/format.ts';
import { panel } from '../../kit/controls/panel.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { EndpointForm } from './endpoint-form.ts';
import { notice } from '../../kit/loading/notice.ts';
import { copyButton } from '../../kit/controls/copy-button.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

// Loaded with the panels.
export { EndpointForm } from './endpoint-form.ts';
export { ReplayForm, replayPanel } from './replay-form.ts';
export { SimulateForm, simulatePanel } from './simulate-form.ts';

/** How long the secret before may sign beside the new one, in seconds. A day, unless somebody chooses. */
const OVERLAPS_S = [0, HOUR_S, DAY_S, 7 * DAY_S];

function overlapText(seconds: number): string {
  if (seconds === 0) return msg('Not at all');
  return seconds < DAY_S ? countText(seconds / HOUR_S, 'hour') : countText(seconds / DAY_S, 'day');
}

/** The question before a secret is rotated: how long the old one stays. */
const rotateBody = (): TemplateResult =>
  html`<p class="small">
      ${msg(
        'You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.',
      )}
    </p>
    ${selectField({
      name: 'overlap',
      label: msg('Keep the previous secret for'),
      value: `${DAY_S}`,
      options: OVERLAPS_S.map((seconds) => [`${seconds}`, overlapText(seconds)]),
    })}`;

/** The question before an endpoint is deleted. */
const deleteBody = (): TemplateResult =>
  html`<p class="small">
    ${msg('Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.')}
  </p>`;

/** The open panel: a form for a new endpoint or the chosen one, or a question about the chosen one. */
export type Open = { kind: 'add' | 'edit'; form: EndpointForm } | { kind: 'rotate' | 'delete' };

interface OpenActions {
  /** The text for a change in progress; empty if there is none. */
  busyText: string;
  onCancel: () => void;
  save: (form: EndpointForm) => void;
  rotate: (overlapSeconds: number) => void;
  remove: () => void;
}

/** The panel that is open, if one is. */
export function openPanel(open: Open | undefined, of: OpenActions): TemplateResult | undefined {
  switch (open?.kind) {
    case 'add':
    case 'edit':
      return panel({
        ...of,
        title: open.kind === 'add' ? msg('New endpoint') : msg('Edit endpoint'),
        body: open.form.render(!!of.busyText),
        submit: open.kind === 'add' ? msg('Add endpoint') : msg('Save'),
        onSubmit: () => of.save(open.form),
      });
    case 'rotate':
      return panel({
        ...of,
        title: msg('Rotate the secret'),
        body: rotateBody(),
        submit: msg('Rotate secret'),
        onSubmit: (form) => of.rotate(Number(new FormData(form).get('overlap'))),
      });
    case 'delete':
      return panel({
        ...of,
        title: msg('Delete this endpoint?'),
        body: deleteBody(),
        submit: msg('Delete endpoint'),
        isRisky: true,
        onSubmit: of.remove,
      });
    default:
      return undefined;
  }
}

/** A secret, shown this once. `kept` is called when the person has stored it. */
export function secretNotice(secret: string, kept: () => void): TemplateResult {
  return notice({
    kind: 'warning',
    title: msg('Store this secret now. It isn’t shown again.'),
    advice: html`<span class="field"
      >${msg('Your server uses it to verify what arrives.')}
      <span class="secret">
        <textarea
          part="input"
          id="secret"
          readonly
          rows="1"
          spellcheck="false"
          aria-label=${msg('Secret')}
          .value=${secret}
          @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
        ></textarea
        >${copyButton(secret, msg('Copy secret'))}</span
      ></span
    >`,
    action: html`<button part="button" type="button" @click=${kept}>${msg('I’ve stored it')}</button>`,
  });
}

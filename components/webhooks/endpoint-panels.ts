import { html, type TemplateResult } from 'lit';
import { msg } from '../localize/message.ts';
import type { EndpointForm } from './endpoint-form.ts';
import { countText } from '../format/format.ts';
import { underway } from './outcome.ts';
import { selectField } from './select-field.ts';
import type { WebhookAction } from './work.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** How long the secret before may sign beside the new one, in seconds. A day, unless somebody chooses. */
const OVERLAPS_S = [0, HOUR_S, DAY_S, 7 * DAY_S];

function overlapText(seconds: number): string {
  if (seconds === 0) return msg('Not at all');
  return seconds < DAY_S ? countText(seconds / HOUR_S, 'hour') : countText(seconds / DAY_S, 'day');
}

/** A form below an endpoint or a head: what it asks, the button that does it, and the one that does not. */
export interface Panel {
  title: string;
  body: unknown;
  submit: string;
  isRisky?: boolean;
  /** What is under way, if anything is. */
  busy: WebhookAction | undefined;
  onSubmit: (form: HTMLFormElement) => void;
  onCancel: () => void;
}

export const panel = ({ title, body, submit, isRisky, busy, onSubmit, onCancel }: Panel): TemplateResult =>
  html`<form
    class="panel"
    novalidate
    aria-label=${title}
    aria-busy=${!!busy}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      onSubmit(event.currentTarget as HTMLFormElement);
    }}
    @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && !busy && onCancel()}
  >
    <h3>${title}</h3>
    ${body}
    <div class="row">
      <button part="button submit" class=${isRisky ? 'risky' : 'primary'} aria-disabled=${!!busy}>
        ${submit}
      </button>
      <button part="button" type="button" ?disabled=${!!busy} @click=${onCancel}>${msg('Cancel')}</button>
      ${underway(busy)}
    </div>
  </form>`;

/** The question before a secret is rotated: how long the old one stays. */
const rotateBody = (): TemplateResult =>
  html`<p class="small">
      ${msg('You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.')}
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

/** What is open: a form for a new endpoint or the chosen one, or a question about the chosen one. */
export type Open = { kind: 'add' | 'edit'; form: EndpointForm } | { kind: 'rotate' | 'delete' };

export interface OpenActions {
  busy: WebhookAction | undefined;
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
        body: open.form.render(!!of.busy),
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

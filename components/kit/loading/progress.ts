import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

/** Long work. Without `value` nobody knows how far it is. */
export interface Progress {
  label: string;
  value?: number;
  max?: number;
  /** How far it is, in words: "312 of 1,500". */
  text?: string;
}

/** A native progress bar with what it is of, and how far it is. */
export const progress = ({ label, value, max = 1, text }: Progress): TemplateResult =>
  html`<label part="progress" class="progress"
    ><span>${label}</span>${text ? html`<span class="muted">${text}</span>` : nothing}
    <progress max=${max} value=${value ?? nothing}></progress
  ></label>`;

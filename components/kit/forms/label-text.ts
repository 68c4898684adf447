import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Field } from './field.ts';

/** A field's label, which says so where the field may stay empty. */
export const labelText = ({ label, required }: Field): TemplateResult =>
  html`${label}${required ? nothing : html` <span class="muted">${msg('optional')}</span>`}`;

import { css } from 'lit';
import { choice } from '../../kit/forms/choice.styles.ts';
import { dataStyles } from '../../kit/tables/data.styles.ts';
import { fields } from '../../kit/forms/fields.styles.ts';
import { select } from '../../kit/forms/select-field.ts';
import { tags } from '../../kit/controls/tag.ts';

/** Forms, people, what was given and what is due. */
const layout = css`
  .step,
  .fields,
  .step-head,
  .one-page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: calc(5 * var(--_space));
  }
  .step-head {
    gap: calc(1 * var(--_space));
  }
  .one-page {
    gap: calc(8 * var(--_space));
    max-width: 40em;
  }
  .one-page > * + * {
    padding-top: calc(8 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  h3 {
    font-size: 20px;
    line-height: 28px;
    font-weight: var(--_strong);
  }
  h3:focus:not(:focus-visible) {
    outline: none;
  }
  .next ol {
    display: grid;
    gap: 4px;
    margin-top: 6px;
    padding-inline-start: 1.5em;
    list-style: decimal;
  }
  .given h3,
  .next h3,
  .panel h3 {
    font-size: 14px;
    line-height: 20px;
  }
  a {
    color: var(--_accent);
  }
  /* Its text may be longer than a phone is wide. */
  .row > .slim {
    height: auto;
    min-height: var(--_slim);
    padding-block: 4px;
    white-space: normal;
  }
  .date .parts {
    display: flex;
    gap: calc(2 * var(--_space));
    margin-top: 6px;
  }
  .date .field {
    margin-top: 6px;
  }
  .date label {
    display: grid;
    gap: 4px;
    font-size: 13px;
    font-weight: 400;
  }
  .date input {
    width: 4.5em;
  }
  .date .year input {
    width: 6em;
  }
  .date label > .muted {
    font-size: 13px;
  }
  .saved .label {
    font-weight: var(--_strong);
  }
  .figures {
    font: var(--_input-size) / 20px var(--_mono);
    unicode-bidi: isolate;
    direction: ltr;
  }
  .summary ul {
    display: grid;
    gap: 4px;
    margin-top: 4px;
    color: var(--_text);
  }
  .summary a {
    color: inherit;
    font-weight: var(--_strong);
  }
  .sides {
    margin-block: calc(2 * var(--_space));
    border-collapse: collapse;
    color: var(--_text);
    font-size: 13px;
  }
  .sides :is(th, td) {
    padding: 4px calc(4 * var(--_space)) 4px 0;
    text-align: start;
    vertical-align: top;
  }
  .people,
  .due-list {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  .people li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .who {
    flex: 1 1 12em;
    min-width: 0;
  }
  .people :is(.row, .panel) {
    flex: 1 0 100%;
  }
  .due {
    color: var(--_warning);
    font-size: 13px;
  }
  .given {
    display: grid;
    gap: calc(2 * var(--_space));
    padding-bottom: calc(4 * var(--_space));
    border-bottom: 1px solid var(--_border);
  }
  .one-page .given {
    padding-bottom: 0;
    border-bottom: 0;
  }
  .given .head h3 {
    flex: 1 1 auto;
  }
  dl {
    display: grid;
    gap: 4px;
    margin: 0;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    font-size: 13px;
  }
  dt {
    color: var(--_muted);
  }
  dd {
    margin: 0;
  }
  .reasons {
    display: grid;
    gap: 4px;
  }
  .reasons .row,
  .reasons .notice {
    margin-top: 8px;
  }
  .document .row label {
    flex: 1 1 12em;
  }
  progress {
    width: 100%;
    accent-color: var(--_accent);
  }
  @container (width >= 480px) {
    dl > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: calc(3 * var(--_space));
    }
  }
  @media (pointer: coarse) {
    .choice,
    .due-list li {
      min-height: 44px;
    }
  }
`;

export const formStyles = [choice, select, fields, tags, dataStyles, layout];

import { css } from 'lit';
import { overlays } from '../../kit/controls/overlay.styles.ts';
import { choice } from '../../kit/forms/choice.styles.ts';
import { fields } from '../../kit/forms/fields.styles.ts';
import { surfaceStyles } from '../../records/surface-element.ts';
import { rows } from './sections/rows.styles.ts';

/** The heading, the navigation beside the sections, and the bar below them. */
const layout = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(3 * var(--_space));
  }
  .top > .title {
    flex: 1 1 16em;
    min-width: 0;
  }
  .top h2 {
    font-size: 24px;
    line-height: 32px;
  }
  .top select {
    width: auto;
    min-width: 180px;
    max-width: 100%;
  }
  .day.skeleton p,
  .block > .skeleton p {
    width: 12em;
    max-width: 100%;
    margin-block: 2px;
  }
  :is(.title, .block, .rows):focus {
    outline: none;
  }
  .lay {
    display: grid;
    grid-template-columns: 200px minmax(0, 1fr);
    gap: calc(8 * var(--_space));
    align-items: start;
  }
  nav {
    position: sticky;
    top: 16px;
  }
  nav ul {
    display: grid;
    gap: 2px;
  }
  nav button {
    width: 100%;
    height: auto;
    min-height: max(36px, var(--_slim));
    padding: 4px 12px;
    border-color: transparent;
    color: var(--_muted);
    text-align: start;
  }
  nav [aria-current='true'] {
    background: var(--_accent-soft);
    color: var(--_text);
  }
  .sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(9 * var(--_space));
  }
  .block {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    scroll-margin-top: 16px;
  }
  .block h3 {
    font-size: 16px;
    line-height: 24px;
  }
  .toast-place {
    z-index: 2;
    bottom: 88px;
    height: 0;
    align-content: end;
  }
  .bottom {
    position: sticky;
    z-index: 1;
    bottom: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
  }
  .bottom > [role='status']:not(.unseen),
  .clash {
    box-shadow: 0 0 0 4px var(--_background);
    border-radius: var(--_radius);
  }
  .clash {
    max-height: 60vh;
    overflow: auto;
  }
  .clash dl {
    display: grid;
    gap: calc(2 * var(--_space));
    margin-block: calc(2 * var(--_space));
    color: var(--_text);
  }
  .clash dt {
    font-weight: var(--_strong);
  }
  .clash dd {
    margin: 0;
  }
  .save-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
    min-height: 64px;
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
    padding-bottom: max(calc(3 * var(--_space)), env(safe-area-inset-bottom));
    border: 1px solid var(--_border);
    border-radius: calc(1.5 * var(--_radius)) calc(1.5 * var(--_radius)) 0 0;
    background: var(--_surface);
    box-shadow: 0 -4px 16px rgb(0 0 0 / 8%);
  }
  .save-bar p {
    flex: 1 1 16em;
    min-width: 0;
  }
  .save-bar b {
    font-weight: var(--_strong);
  }
  .save-bar b::before {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: 8px;
    border-radius: 50%;
    background: var(--_warning);
    vertical-align: 1px;
    content: '';
  }
  @container (width < 820px) {
    .lay {
      grid-template-columns: minmax(0, 1fr);
      gap: calc(4 * var(--_space));
    }
    nav {
      position: static;
      min-width: 0;
      margin: -4px;
      padding: 4px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    nav ul {
      display: flex;
    }
    nav button {
      width: auto;
    }
  }
  /* As high as the links to come. */
  @container (width < 820px) {
    .links {
      min-height: max(36px, var(--_slim));
    }
  }
  @container (width < 560px) {
    .top > .title {
      flex-basis: 100%;
    }
    .top select {
      flex: 1 1 0;
      min-width: 0;
    }
    .save-bar .row {
      display: grid;
      flex: 1 1 100%;
      grid-template-columns: 1fr 1fr;
    }
    .save-bar p {
      flex-basis: 100%;
    }
  }
  @media (forced-colors: active) {
    nav [aria-current='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const locationsStyles = [...surfaceStyles, choice, fields, overlays, layout, rows];

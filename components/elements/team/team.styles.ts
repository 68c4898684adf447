import { css } from 'lit';
import { overlays } from '../../kit/controls/overlay.styles.ts';
import { surfaceStyles } from '../../records/surface-element.ts';

/** People and devices in rows: who, in which role, since when, and what can be done. */
const rows = css`
  .head h3 {
    font-size: 16px;
    line-height: 24px;
  }
  .rows {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .rows > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    padding-block: calc(2.5 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  .rows > li:last-child {
    padding-bottom: 0;
  }
  .one {
    display: grid;
    grid-template-columns: 36px minmax(0, 1.6fr) minmax(0, 0.8fr) minmax(0, 1.2fr) auto;
    gap: 2px calc(3 * var(--_space));
    align-items: center;
    min-height: max(40px, var(--_slim));
  }
  .one.device {
    grid-template-columns: 36px minmax(0, 2.4fr) minmax(0, 1.2fr) auto;
  }
  .face {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--_accent-soft);
    color: var(--_text);
    font-size: 13px;
    font-weight: var(--_strong);
  }
  .who {
    display: grid;
    overflow-wrap: anywhere;
  }
  .who b {
    font-weight: var(--_strong);
  }
  .places {
    display: block;
  }
  /* The kit's choices. A part that one more element shares weighs on the first load of the others. */
  fieldset {
    display: grid;
    gap: 2px;
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: var(--_strong);
    font-size: 13px;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: var(--_slim);
    font-weight: 400;
  }
  .choice input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .since .tag {
    white-space: normal;
  }
  .panel {
    padding: calc(4 * var(--_space));
    border-radius: var(--_radius);
    background: var(--_background);
  }
  .panel h3 {
    overflow-wrap: anywhere;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
    gap: calc(4 * var(--_space));
    align-items: start;
  }
  .address {
    direction: ltr;
    unicode-bidi: isolate;
    overflow-wrap: anywhere;
  }
  /* A menu leaves the rest of the page as it is. */
  .menu::backdrop {
    background: none;
  }
  @container (width < 620px) {
    .one,
    .one.device {
      grid-template-columns: 36px minmax(0, 1fr) auto;
      align-items: start;
    }
    .role,
    .since {
      grid-column: 2 / -1;
    }
    .anchor {
      grid-area: 1 / 3;
    }
  }
`;

export const teamStyles = [...surfaceStyles, overlays, rows];

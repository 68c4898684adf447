import { css } from 'lit';

/** How far something has come, and charts. */
export const chartStyles = css`
  .progress {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 6px 12px;
    justify-self: stretch;
    font-weight: 400;
  }
  progress {
    grid-column: 1 / -1;
    appearance: none;
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: 999px;
    overflow: hidden;
    background: var(--_border);
    accent-color: var(--_accent);
  }
  progress::-webkit-progress-bar {
    background: var(--_border);
  }
  progress::-webkit-progress-value {
    background: var(--_accent);
  }
  progress::-moz-progress-bar {
    background: var(--_accent);
  }
  progress:indeterminate {
    background: repeating-linear-gradient(115deg, var(--_border) 0 12px, var(--_accent) 12px 24px);
  }
  progress:indeterminate::-webkit-progress-bar {
    background: none;
  }
  @media (forced-colors: active) {
    progress {
      border: 1px solid CanvasText;
      appearance: auto;
    }
  }
  .chart {
    --_bar: color-mix(in oklab, var(--_accent) 52%, var(--_surface));

    display: grid;
    gap: calc(3 * var(--_space));
  }
  .chart figcaption {
    font-weight: var(--_strong);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(4 * var(--_space));
    min-height: 20px;
    font-size: 13px;
    color: var(--_muted);
  }
  .key {
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-inline-end: 6px;
    border-radius: 3px;
    background: var(--_bar);
    vertical-align: -1px;
  }
  .key.before {
    height: 5px;
    border-radius: 0;
    border-top: 2px dashed var(--_muted);
    background: none;
  }
  .readout {
    margin-inline-start: auto;
    color: var(--_text);
    font-variant-numeric: tabular-nums;
  }
  .plot {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px calc(2 * var(--_space));
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  .ticks {
    display: flex;
    flex-direction: column-reverse;
    justify-content: space-between;
    height: 200px;
    margin-block: -10px;
    color: var(--_muted);
    text-align: end;
  }
  .drawing {
    width: 100%;
    height: 180px;
    overflow: visible;
    touch-action: pan-y;
  }
  .drawing,
  .reader {
    grid-area: 1 / 2;
  }
  .reader {
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  .reader:focus-visible + .drawing {
    outline: 2px solid var(--trellis-color-focus, var(--_text));
    outline-offset: 2px;
  }
  .axis {
    grid-column: 2;
    width: 100%;
    height: 18px;
    overflow: visible;
  }
  .axis text {
    fill: var(--_muted);
    stroke: none;
  }
  @container (width < 480px) {
    .spare {
      display: none;
    }
  }
  .drawing line {
    stroke: var(--_border);
    stroke-width: 1;
  }
  .drawing .base {
    stroke: var(--_control-border);
  }
  .drawing .pointer {
    visibility: hidden;
    stroke: var(--_text);
  }
  .pointed .pointer {
    visibility: visible;
  }
  .bar {
    fill: var(--_bar);
    stroke: none;
  }
  .bar.now {
    fill: var(--_accent);
  }
  .line {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .line.before {
    stroke: var(--_muted);
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  :is(.drawing, .axis):dir(rtl) {
    transform: scaleX(-1);
  }
  .axis:dir(rtl) {
    direction: ltr;
  }
  .axis:dir(rtl) text {
    unicode-bidi: plaintext;
    transform: scaleX(-1);
    transform-box: fill-box;
    transform-origin: center;
  }
  @media (forced-colors: active) {
    :is(.bar, .bar.now) {
      fill: Highlight;
    }
    .line {
      stroke: Highlight;
    }
    .line.before {
      stroke: CanvasText;
    }
    .axis text {
      fill: CanvasText;
    }
    .key {
      border: 1px solid Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
    .key.before {
      border-color: CanvasText;
      background: none;
    }
  }
`;

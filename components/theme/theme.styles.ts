import { css } from 'lit';

/**
 * The look, from the public `--trellis-*` properties, which any ancestor may set; their defaults are defined
 * only here. Setting one color also changes those derived from it: lines and muted text are mixed from text
 * and surface, soft backgrounds from their color and the surface. The defaults were chosen in oklch and are
 * written in hex for their size. Light or dark follows the `color-scheme` of the page.
 */
export const tokens = css`
  :host {
    --_surface: var(--trellis-color-surface, light-dark(#fff, #1c201d));
    --_text: var(--trellis-color-text, light-dark(#1b1f1c, #eef0ea));
    --_accent: var(--trellis-color-accent, light-dark(#1d6a42, #70cf96));
    --_success: var(--trellis-color-success, light-dark(#0c6b5b, #5ad1bb));
    --_danger: var(--trellis-color-danger, light-dark(#b3261d, #ff9c93));
    --_warning: var(--trellis-color-warning, light-dark(#875200, #f1be62));
    --_accent-soft: var(
      --trellis-color-accent-soft,
      color-mix(in oklab, var(--_accent) 10%, var(--_surface))
    );
    --_success-soft: var(
      --trellis-color-success-soft,
      color-mix(in oklab, var(--_success) 10%, var(--_surface))
    );
    --_danger-soft: var(
      --trellis-color-danger-soft,
      color-mix(in oklab, var(--_danger) 10%, var(--_surface))
    );
    --_warning-soft: var(
      --trellis-color-warning-soft,
      color-mix(in oklab, var(--_warning) 10%, var(--_surface))
    );
    --_background: var(--trellis-color-background, color-mix(in oklab, var(--_text) 3%, var(--_surface)));
    --_muted: var(--trellis-color-muted, color-mix(in oklab, var(--_text) 67%, var(--_surface)));
    --_border: var(--trellis-color-border, color-mix(in oklab, var(--_text) 15%, var(--_surface)));
    --_control-border: var(
      --trellis-color-control-border,
      color-mix(in oklab, var(--_text) 47%, var(--_surface))
    );
    /* White or black, whichever can be read better: both are equal at a lightness of 49.4. */
    --_on-accent: var(--trellis-color-on-accent, lab(from var(--_accent) calc(4940 - 100 * l) 0 0));
    --_radius: var(--trellis-radius, 10px);
    --_space: var(--trellis-space, 4px);
    --_mono: var(--trellis-font-mono, ui-monospace, monospace);
    --_control: max(var(--_slim), var(--trellis-control-height, 40px));
    --_strong: var(--trellis-font-weight, 600);
    --_slim: 32px;
    --_input-size: 14px;
    color: var(--_text);
    font: 14px/20px a;
    font-family: var(--trellis-font, inherit);
  }
  @media (pointer: coarse) {
    :host {
      --_slim: 44px;
      --_input-size: 16px;
    }
  }
`;

/** The styles of an element's host and heading. */
export const base = css`
  :host(:not([hidden])) {
    display: block;
    overflow-wrap: anywhere;
  }
  * {
    box-sizing: border-box;
    margin: 0;
  }
  [part='form'] {
    padding: calc(5 * var(--_space));
    display: grid;
    gap: calc(4 * var(--_space));
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: calc(1.5 * var(--_radius));
  }
  h2 {
    font-size: 16px;
    font-weight: var(--_strong);
  }
  .muted {
    color: var(--_muted);
    font-weight: 400;
  }
  /* A live region without news: present, but not in the grid. */
  .still {
    position: absolute;
  }
`;

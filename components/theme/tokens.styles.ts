import { css } from 'lit';

/**
 * The look, from the public `--trellis-*` properties, which any ancestor may set; their defaults are defined
 * only here. Setting one color also changes those derived from it: lines and muted text are mixed from text
 * and surface, soft backgrounds from their color and the surface. The defaults were chosen in oklch and are
 * written in hex for their size. Light or dark follows the `color-scheme` of the page.
 */
export const tokens = css`
  :host {
    --_surface: var(--trellis-color-surface, light-dark(#fff, #1a1d19));
    --_text: var(--trellis-color-text, light-dark(#1f231e, #ebebe8));
    --_accent: var(--trellis-color-accent, light-dark(#1d6839, #6bc987));
    --_success: var(--trellis-color-success, light-dark(#066a5b, #65d1ba));
    --_danger: var(--trellis-color-danger, light-dark(#b7191c, #f6857a));
    --_warning: var(--trellis-color-warning, light-dark(#875814, #e6b55d));
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
    --_radius: var(--trellis-radius, 8px);
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

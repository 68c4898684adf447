import { css } from 'lit';

/**
 * The look, from the public `--trellis-*` properties, which any ancestor may set; their defaults stand here once.
 * Whoever sets one colour gets what follows from it: lines and muted text are mixed from text and surface, the soft
 * grounds from their colour and the surface. The defaults were chosen in oklch and are written in hex for their size. Light or dark follows the `color-scheme` of the page.
 */
export const tokens = css`
  :host {
    --_surface: var(--trellis-color-surface, light-dark(#fff, #1a1d19));
    --_text: var(--trellis-color-text, light-dark(#1f231e, #ebebe8));
    --_background: var(--trellis-color-background, color-mix(in oklab, var(--_text) 3%, var(--_surface)));
    --_muted: var(--trellis-color-muted, color-mix(in oklab, var(--_text) 67%, var(--_surface)));
    --_border: var(--trellis-color-border, color-mix(in oklab, var(--_text) 15%, var(--_surface)));
    --_control-border: var(
      --trellis-color-control-border,
      color-mix(in oklab, var(--_text) 47%, var(--_surface))
    );
    --_accent: var(--trellis-color-accent, light-dark(#1d6839, #6bc987));
    --_on-accent: var(--trellis-color-on-accent, var(--_surface));
    --_accent-soft: var(
      --trellis-color-accent-soft,
      color-mix(in oklab, var(--_accent) 10%, var(--_surface))
    );
    --_success: var(--trellis-color-success, light-dark(#066a5b, #65d1ba));
    --_success-soft: var(
      --trellis-color-success-soft,
      color-mix(in oklab, var(--_success) 10%, var(--_surface))
    );
    --_danger: var(--trellis-color-danger, light-dark(#b7191c, #f6857a));
    --_danger-soft: var(
      --trellis-color-danger-soft,
      color-mix(in oklab, var(--_danger) 10%, var(--_surface))
    );
    --_warning: var(--trellis-color-warning, light-dark(#875814, #e6b55d));
    --_warning-soft: var(--trellis-color-warning-soft, light-dark(#fef2d9, #352917));
    --_radius: var(--trellis-radius, 8px);
    --_space: var(--trellis-space, 4px);
    --_font: var(--trellis-font, system-ui, sans-serif);
    --_mono: var(--trellis-font-mono, ui-monospace, monospace);
    --_control: 40px;
    --_slim: 32px;
    --_input-size: 14px;
    color: var(--_text);
    font: 14px/20px var(--_font);
  }
  @media (pointer: coarse) {
    :host {
      --_control: 44px;
      --_slim: 44px;
      --_input-size: 16px;
    }
  }
`;

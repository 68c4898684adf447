import { css } from 'lit';

/**
 * The look, from the public `--trellis-*` properties, which any ancestor may set; their defaults stand here once.
 * Whoever sets one colour gets what follows from it: lines and muted text are mixed from text and surface, the soft
 * grounds from their colour and the surface. Light or dark follows the `color-scheme` of the page.
 */
export const tokens = css`
  :host {
    --_background: var(--trellis-color-background, light-dark(oklch(0.975 0.004 110), oklch(0.19 0.006 140)));
    --_surface: var(--trellis-color-surface, light-dark(oklch(1 0 0), oklch(0.225 0.007 140)));
    --_text: var(--trellis-color-text, light-dark(oklch(0.25 0.012 140), oklch(0.94 0.005 110)));
    --_muted: var(--trellis-color-muted, color-mix(in oklab, var(--_text) 67%, var(--_surface)));
    --_border: var(--trellis-color-border, color-mix(in oklab, var(--_text) 15%, var(--_surface)));
    --_control-border: var(
      --trellis-color-control-border,
      color-mix(in oklab, var(--_text) 47%, var(--_surface))
    );
    --_accent: var(--trellis-color-accent, light-dark(oklch(0.46 0.105 152), oklch(0.76 0.13 152)));
    --_on-accent: var(--trellis-color-on-accent, light-dark(oklch(1 0 0), oklch(0.2 0.03 152)));
    --_accent-soft: var(
      --trellis-color-accent-soft,
      color-mix(in oklab, var(--_accent) 10%, var(--_surface))
    );
    --_danger: var(--trellis-color-danger, light-dark(oklch(0.5 0.19 27), oklch(0.74 0.14 27)));
    --_danger-soft: var(
      --trellis-color-danger-soft,
      color-mix(in oklab, var(--_danger) 10%, var(--_surface))
    );
    --_warning: var(--trellis-color-warning, light-dark(oklch(0.5 0.11 70), oklch(0.8 0.12 70)));
    --_warning-soft: var(
      --trellis-color-warning-soft,
      light-dark(oklch(0.965 0.035 85), oklch(0.29 0.035 80))
    );
    --_radius: var(--trellis-radius, 8px);
    --_space: var(--trellis-space, 4px);
    --_font: var(--trellis-font, system-ui, sans-serif);
    --_mono: var(--trellis-font-mono, ui-monospace, monospace);
    --_control: 40px;
    --_input-size: 14px;
    color: var(--_text);
    font: 14px/20px var(--_font);
  }
  @media (pointer: coarse) {
    :host {
      --_control: 44px;
      --_input-size: 16px;
    }
  }
`;

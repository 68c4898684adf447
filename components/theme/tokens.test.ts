import { expect, fixture } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { describe, it } from 'vitest';
import { tokens } from './theme.styles.ts';

/** Shows one token as a color, so that the browser resolves `light-dark` and `color-mix`. */
class Swatch extends LitElement {
  static override styles = tokens;
  override render(): unknown {
    return html`<i></i>`;
  }
}
customElements.define('token-swatch', Swatch);

/** Returns the painted color of a token, as red, green and blue from 0 to 1. */
function painted(swatch: Swatch, token: string): number[] {
  const probe = swatch.shadowRoot?.querySelector('i') as HTMLElement;
  probe.style.color = `var(${token})`;
  const brush = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  brush.fillStyle = getComputedStyle(probe).color;
  brush.fillRect(0, 0, 1, 1);
  return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
}

/** Relative luminance, as WCAG 2 has it. */
const luminance = (color: number[]): number =>
  color
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);

function contrast(swatch: Swatch, token: string, ground: string): number {
  const [dark = 0, light = 0] = [token, ground]
    .map((name) => luminance(painted(swatch, name)))
    .toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colors by default', () => {
  for (const scheme of ['light', 'dark'])
    for (const news of ['success', 'danger', 'warning'])
      it(`${news} can be read on the card and on its own ground, ${scheme}`, async () => {
        const swatch = await fixture<Swatch>(
          html`<token-swatch style="color-scheme: ${scheme}"></token-swatch>`,
        );
        for (const ground of ['--_surface', `--_${news}-soft`, '--_background'])
          expect(contrast(swatch, `--_${news}`, ground), ground).to.be.at.least(4.5);
      });

  for (const accent of ['#1d6a42', '#70cf96', '#ffd400', '#7f7f7f', '#767676', '#c2410c', '#0a0', '#00f'])
    it(`what is written on the accent ${accent} can be read`, async () => {
      const swatch = await fixture<Swatch>(
        html`<token-swatch style="--trellis-color-accent: ${accent}"></token-swatch>`,
      );
      expect(contrast(swatch, '--_on-accent', '--_accent')).to.be.at.least(4.5);
    });

  it('success is not the accent, so that it stays what it is in a partner’s colors', async () => {
    const swatch = await fixture<Swatch>(
      html`<token-swatch style="--trellis-color-accent: rebeccapurple"></token-swatch>`,
    );
    const [red = 1, green = 0, blue = 1] = painted(swatch, '--_success');
    expect(green).to.be.greaterThan(Math.max(red, blue));
  });
});

import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import './create-plant.ts';
import './eager.ts';

const page = (template: ReturnType<typeof html>): string => collectResultSync(render(template));

describe('rendered by a server', () => {
  it('is a plain form that works without a script', () => {
    const form = page(
      html`<trellis-create-plant action="/x" csrf="y" plant-name="Fern" server-ready></trellis-create-plant>`,
    );
    expect(form).toContain('<template shadowroot="open" shadowrootmode="open">');
    expect(form).toMatch(/<form\s[^>]*method="post"\s[^>]*action="\/x"/);
    expect(form).toMatch(/<input\s[^>]*type="hidden"\s[^>]*name="csrf"\s[^>]*value="y"/);
    for (const name of ['id', 'name', 'tag'])
      expect(form).toMatch(new RegExp(`<input\\s[^>]*name="${name}"`));
    expect(form).toMatch(/<input\s[^>]*name="name"[^>]*value="Fern"/);
    expect(form).toMatch(/state="ready"/);
    expect(form).not.toMatch(/skeleton"|\sinert|\sdisabled/);
    expect(form).not.toContain('style=');
  });

  it('shows a refusal on its field, and keeps the input', () => {
    const form = page(
      html`<trellis-create-plant
        server-ready
        plant-id="41"
        failure='{"error":40011,"message":"taken"}'
      ></trellis-create-plant>`,
    );
    expect(form).toContain('Plant 41 is already in the store.');
    expect(form).toMatch(/aria-invalid="true"/);
    expect(form).toMatch(/state="error"/);
  });

  it('shows a missing scope and a success', () => {
    const refused = html`<trellis-create-plant
      server-ready
      failure='{"error":40301}'
    ></trellis-create-plant>`;
    expect(page(refused)).toMatch(/state="missing-scope"/);
    const name = '<b>Fern</b>';
    const done = page(html`<trellis-create-plant server-ready created=${name}></trellis-create-plant>`);
    expect(done.replaceAll(/<!--.*?-->/g, '')).toContain('<bdi>&lt;b&gt;Fern&lt;/b&gt;</bdi> was added.');
    expect(done).toMatch(/state="done"/);
  });

  it('takes a refusal that is no JSON as none', () => {
    expect(page(html`<trellis-create-plant server-ready failure="{"></trellis-create-plant>`)).toMatch(
      /state="ready"/,
    );
  });
});

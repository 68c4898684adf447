import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { msg } from '../../i18n/message.ts';
import { own } from '../../session/trellis-error.ts';
import type { Section } from './sections/section.ts';

/** The navigation beside the sections: it leads to one, and marks the one that is being read. */
export class SectionNav implements ReactiveController {
  #host: LitElement;
  #current: string;
  #watch: IntersectionObserver | undefined;
  #seen = new Set<Element>();

  constructor(host: LitElement, first: string) {
    this.#host = host;
    this.#current = first;
    host.addController(this);
  }

  /** Sections that are new in the page are watched. */
  hostUpdated(): void {
    this.#watch ??= new IntersectionObserver(this.#look, own({ rootMargin: '-8% 0px -72% 0px' }));
    for (const section of this.#host.renderRoot.querySelectorAll('.block')) {
      if (this.#seen.has(section)) continue;
      this.#seen.add(section);
      this.#watch.observe(section);
    }
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
    this.#watch = undefined;
    this.#seen.clear();
  }

  render(sections: readonly Section[]): TemplateResult {
    return html`<nav part="navigation" aria-label=${msg('Settings of the location')}>
      <ul>
        ${sections.map(own).map(
          ({ id, title, link = title }) =>
            html`<li>
              <button
                part="section-link"
                type="button"
                aria-current=${id === this.#current ? 'true' : 'false'}
                @click=${() => this.#go(id)}
              >
                ${link()}
              </button>
            </li>`,
        )}
      </ul>
    </nav>`;
  }

  #go(id: string): void {
    const section = this.#host.renderRoot.querySelector<HTMLElement>(`#section-${id}`);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView(own({ block: 'start', behavior: isStill ? 'auto' : 'smooth' }));
    section?.focus(own({ preventScroll: true }));
    this.#mark(id);
  }

  #look = (entries: readonly IntersectionObserverEntry[]): void => {
    const shown = entries.find(({ isIntersecting }) => isIntersecting);
    if (shown) this.#mark(shown.target.id.replace('section-', ''));
  };

  #mark(id: string): void {
    if (id === this.#current) return;
    this.#current = id;
    this.#host.requestUpdate();
  }
}

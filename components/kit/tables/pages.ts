import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { button } from '../controls/button.ts';

/** The page of a list that is shown. */
export interface Pages {
  /** Which records these are, such as "51–100". */
  text: string;
  /** Each leads to another page; left out where there is none, or while one is being read. */
  previous?: (() => unknown) | undefined;
  next?: (() => unknown) | undefined;
}

/** The way through a list page by page. A button that leads nowhere stays, and keeps the focus. */
export const pages = ({ text, previous, next }: Pages): TemplateResult =>
  html`<nav part="pages" class="pages" aria-label=${msg('Pages')}>
    ${button({ label: msg('Previous'), isSlim: true, isBusy: !previous, press: previous })}
    ${button({ label: msg('Next'), isSlim: true, isBusy: !next, press: next })}
    <span class="muted" role="status">${text}</span>
  </nav>`;

import { html, type Content, type Html } from '../../../core/text/html.ts';
import { LANGUAGES } from '../../../core/text/languages.ts';
import { panel, prose } from '../markup.ts';
import { addressOfSample, firstOf, isInEnglishOnly, samplesOf, type Sample } from './samples.ts';

export interface LiveSampleOptions {
  readonly tagName: string;
  /** An address for its attribute `href`, if it has one. */
  readonly href: string;
  /** Address of the element's page. */
  readonly page: string;
  /** The base URL of the files and the API, without a trailing slash. */
  readonly serverUrl: string;
  /** Address of the script that shows it. */
  readonly scriptUrl: string;
}

/**
 * The element at work, in a state that the reader chooses, with the HTML that makes it. Its frame is added by
 * the script, without which no element works either; its place is there from the first, so that nothing
 * moves.
 */
export function liveSample({ tagName, href, page, serverUrl, scriptUrl }: LiveSampleOptions): Html {
  const all = samplesOf({ tagName });
  const first = firstOf(all);
  if (!first) {
    return section(
      html`<p class="notice">
        The live sample needs the build of the elements: <code>npm run build</code>.
      </p>`,
    );
  }
  const script = `<script type="module" src="${serverUrl}/trellis/trellis.js"></script>`;
  const codeOf = ({ code }: Sample): string =>
    `${script}\n${code.replaceAll('{{api}}', serverUrl).replaceAll('{{href}}', href)}`;
  const options = [...Map.groupBy(all, ({ group }) => group)].map(
    ([group, some]) =>
      html`<optgroup label="${group}">
        ${some.map((one) => option(one, one === first, codeOf(one)))}
      </optgroup>`,
  );
  return section(
    html`<p class="live-note">Made-up records: nothing is asked of the API.</p>
      <div class="live-sample" data-address="${addressOfSample(page)}" data-name="${tagName}">
        <div class="live-controls" hidden>
          <label
            ><span>State</span
            ><select name="state">
              ${options}
            </select></label
          >
          <label
            ><span>Language</span
            ><select name="lang">
              ${languages()}
            </select></label
          >
          ${choice('Width', 'width', [
            ['full', 'Full'],
            ['phone', 'Phone'],
          ])}
          ${choice('Colors', 'scheme', [
            ['light', 'Light'],
            ['dark', 'Dark'],
          ])}
        </div>
        <p class="live-hint" hidden>
          Recorded pages, and states behind a button that is found by its English label, are shown in English
          only.
        </p>
        <p class="live-words">
          <span class="live-title">${prose(first.note)}</span>
          <span class="live-state"><code>state</code> is <code class="live-reached">loading</code></span>
        </p>
        <div class="live-frame"><noscript>The sample needs JavaScript, as the elements do.</noscript></div>
        ${panel('HTML of this state', `HTML of ${tagName} in this state`, codeOf(first))}
      </div>
      <script type="module" src="${scriptUrl}"></script>`,
  );
}

function section(content: Html): Html {
  return html`<section aria-labelledby="sample">
    <h2 id="sample">Live sample<a class="anchor" href="#sample" aria-label="Link to Live sample">#</a></h2>
    ${content}
  </section>`;
}

function option(sample: Sample, isFirst: boolean, code: string): Html {
  const { id, title, note } = sample;
  return html`<option
    value="${id}"
    data-note="${note}"
    data-code="${code}"
    ${isInEnglishOnly(sample) && html`data-english`}
    ${isFirst && html`selected`}
  >
    ${title}
  </option>`;
}

function languages(): Content {
  return Object.entries(LANGUAGES).map(
    ([tag, name]) => html`<option value="${tag}" lang="${tag}">${name}</option>`,
  );
}

/** Two or three ways, of which the first is chosen. */
function choice(
  legend: string,
  name: string,
  ways: readonly (readonly [value: string, words: string])[],
): Html {
  return html`<fieldset data-choice="${name}">
    <legend>${legend}</legend>
    <div class="live-choice">
      ${ways.map(
        ([value, words], at) =>
          html`<label
            ><input type="radio" name="${name}" value="${value}" ${at === 0 && html`checked`} /><span
              >${words}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;
}

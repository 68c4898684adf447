import '../../../components/elements/create-plant/create-plant.ts';
import '../../../components/elements/create-plant/eager.ts';
import { createHash } from 'node:crypto';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html as template, nothing } from 'lit';
import { speaking, type Speech, speechOf } from '../../../components/i18n/speech.ts';
import { Html } from '../../core/text/html.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import type { Catalog } from '../../../components/i18n/catalog.ts';

/** The values of the plain form, as typed. */
export interface PlantForm {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
}

/** The content of the create-plant element when the page arrives. */
export interface ElementView {
  readonly csrf: string;
  /** The address of the plain form without script. */
  readonly action: string;
  /** The typed values, kept after a refusal. */
  readonly form?: PlantForm;
  /** The Error object of a refusal. */
  readonly failure?: object | undefined;
  /** Name of the plant that was just added. */
  readonly created?: string | undefined;
}

/**
 * The element with its session around it, as declarative shadow DOM: readable and usable before any script.
 */
export async function renderElement(view: ElementView, language: LanguageTag): Promise<Html> {
  const speech = await speechIn(language);
  return speaking(speech, () => renderInTurn(view));
}

/** Without a pause in it, so that its language is its own among the requests of a process. */
function renderInTurn({ csrf, action, form, failure, created }: ElementView): Html {
  const result = render(template`
    <trellis-session api="/hosted" cookie csrf=${csrf}>
      <trellis-create-plant
        action=${action}
        csrf=${csrf}
        server-ready
        plant-id=${form?.id || nothing}
        plant-name=${form?.name || nothing}
        plant-tag=${form?.tag || nothing}
        failure=${failure ? JSON.stringify(failure) : nothing}
        created=${created || nothing}
      ></trellis-create-plant>
    </trellis-session>
  `);
  return new Html(collectResultSync(result));
}

/**
 * Returns CSP sources for the styles inside the shadow roots, from an actual rendering. They are the same on
 * every page, since an element's styles contain no values; the rendering contains no user input.
 */
export function elementStyleSources(): readonly string[] {
  styleSources ??= findStyleSources();
  return styleSources;
}

let styleSources: readonly string[] | undefined;

function findStyleSources(): readonly string[] {
  const { text } = renderInTurn({ csrf: '', action: '' });
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return [...new Set(styles)].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}

const speeches = new Map<LanguageTag, Promise<Speech>>([['en', Promise.resolve(speechOf('en', {}))]]);

/** Returns the texts of the plant form in a language, loaded with the first page in it. */
function speechIn(language: LanguageTag): Promise<Speech> {
  const known = speeches.get(language);
  if (known) return known;
  const read = readSpeech(language);
  speeches.set(language, read);
  // The next page tries again.
  read.catch(() => speeches.delete(language));
  return read;
}

async function readSpeech(language: LanguageTag): Promise<Speech> {
  const parts = await Promise.all([
    import(`../../../components/elements/create-plant/languages/${language}.ts`),
    import(`../../../components/kit/languages/${language}.ts`),
    import(`../../../components/records/languages/${language}.ts`),
  ]);
  return speechOf(language, Object.assign({}, ...parts.map(({ messages }) => messages)) as Catalog);
}

import type { Catalogue } from '../../../components/i18n/catalogue.ts';
import { type Speech, speechOf } from '../../../components/i18n/speech.ts';
import type { LanguageTag } from '../../core/text/languages.ts';

const speeches = new Map<LanguageTag, Promise<Speech>>([['en', Promise.resolve(speechOf('en', {}))]]);

/** What the form for plants says in a language: read with the first page in it. */
export function speechIn(language: LanguageTag): Promise<Speech> {
  const known = speeches.get(language);
  if (known) return known;
  const read = readSpeech(language);
  speeches.set(language, read);
  // It is tried again with the next page.
  read.catch(() => speeches.delete(language));
  return read;
}

async function readSpeech(language: LanguageTag): Promise<Speech> {
  const parts = await Promise.all([
    import(`../../../components/elements/create-plant/languages/${language}.ts`),
    import(`../../../components/kit/languages/${language}.ts`),
    import(`../../../components/records/languages/${language}.ts`),
  ]);
  return speechOf(language, Object.assign({}, ...parts.map(({ messages }) => messages)) as Catalogue);
}

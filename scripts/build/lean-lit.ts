import type { Plugin } from 'vite';

/** What is changed in a file of Lit: each pattern is found once, or the build fails. */
const CHANGES: Readonly<Record<string, readonly (readonly [was: RegExp, becomes: string])[]>> = {
  '@lit/reactive-element/reactive-element.js': [
    // Decorators: no element has any.
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\}(?=this\._\$Eh=new Map)/, ''],
    // Initializers of decorators, defaults of attributes, and JSON in attributes.
    [/static addInitializer\(t\)\{this\._\$Ei\(\),\(this\.l\?\?=\[\]\)\.push\(t\)\}/, ''],
    [/,void 0!==t\.l&&\(this\.l=\[\.\.\.t\.l\]\)/, ''],
    [/,this\.constructor\.l\?\.forEach\(t=>t\(this\)\)/, ''],
    [
      /\|\|i\.useDefault&&i\.reflect&&h===this\._\$Ej\?\.get\(t\)&&!this\.hasAttribute\(r\._\$Eu\(t,i\)\)/,
      '',
    ],
    [/i&&!\(this\._\$Ej\?\?=new Map\)\.has\(t\)&&\(.*?void 0!==r\)\|\|\(/, '('],
    [/\{useDefault:i,reflect:e,wrapped:h\},r\)/, '{reflect:e})'],
    [/this\.hasUpdated\|\|i\|\|/, 'this.hasUpdated||'],
    [/r\?\?this\._\$Ej\?\.get\(e\)\?\?r/, 'r'],
    [/break;case Object:case Array:t=null==t\?t:JSON\.stringify\(t\)\}return t/, '}return t'],
    [/break;case Object:case Array:try\{i=JSON\.parse\(t\)\}catch\(t\)\{i=null\}\}return i/, '}return i'],
    // Polyfills of shadow DOM, and the list of versions on the page.
    [/,\w=\w\.reactiveElementPolyfillSupport/, ''],
    [/,\w\?\.\(\{ReactiveElement:\w\}\),\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, ''],
  ],
  'lit-element/lit-element.js': [
    [/const (\w)=\w\.litElementPolyfillSupport;\1\?\.\(\{LitElement:\w\}\);/, ''],
    [/\(\w\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ''],
  ],
  'lit-html/lit-html.js': [
    [
      /,\w=\w\.litHtmlPolyfillSupport;\w\?\.\(\w,\w\),\(\w\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);const /,
      ',',
    ],
    // A listener is a function, and so has no options but those that a page may have set on Object.prototype.
    [/\|\|t\.capture!==s\.capture\|\|t\.once!==s\.once\|\|t\.passive!==s\.passive/, ''],
    [/(addEventListener\(this\.name,this),t\)/, '$1)'],
    [/(removeEventListener\(this\.name,this),s\)/, '$1)'],
    // Parts have texts of their own, or none.
    [
      /const \w=\{M:\w,P:\w,[^}]*?I:(\w),H,[^}]*?F:(\w)\}/,
      'for(const t of[$1,H,$2])t.prototype.strings=void 0;$&',
    ],
  ],
};

/**
 * Lit, for pages without a bundler: without what no element uses, and reading nothing from a prototype.
 * Partners who bundle have Lit as it is published.
 */
export const leanLit = (): Plugin => ({
  name: 'trellis:lean-lit',
  transform(code, id) {
    const [, file = ''] = /node_modules\/([^?]*)/.exec(id) ?? [];
    const changes = CHANGES[file];
    if (!changes) return undefined;
    return { code: changes.reduce((text, change) => changed(text, change, file), code), map: null };
  },
});

function changed(text: string, [was, becomes]: readonly [RegExp, string], file: string): string {
  if (!was.test(text)) throw new Error(`${file} no longer has ${was}: look at what Lit has changed.`);
  return text.replace(was, becomes);
}

import type { Random } from '../../service/random.ts';

/** Delimiters in HTML, CSS, a script or a template; no characters that a name may not have. */
const PARTS = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '`',
  '=',
  '\\',
  '/',
  ';',
  '}',
  '{{',
  '${',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '</bdi>',
  '</a>',
  '</title>',
  '</style>',
  '</script>',
  '</textarea>',
  '</option></select>',
  '</template>',
  '<script>a()</script>',
  '<img src=x onerror=a()>',
  '<svg onload=a()>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  '<plaintext>',
  '<form action=//evil.example>',
  '" onfocus="a()" autofocus="',
  "' style='color:red",
  '"><b>',
  'x onclick=a()',
  'javascript:a()',
  'url(//evil.example)',
  '} * { display: none',
  '@import "//evil.example";',
  'expression(a())',
  '&lt;',
  '&#60;',
  '&quot;',
  '&amp;lt;',
  '\u00a0',
  ' ',
  'é',
  '＜ｂ＞',
  '日本',
] as const;

/** Ends any enclosing context: an attribute, a comment, a title, a style, a script, a field. */
const END_OF_ALL = `"'--></title></style></textarea></script></option><b>`;

/** A name for a field. @param most characters that it may have */
export type Namer = (field: string, most?: number) => string;

/**
 * Returns a namer whose names would act as markup or CSS if they weren't escaped, each used once.
 * @param given the list that each name is added to
 * @param isWorst whether each ends whatever it stands in, where there is room for that: then each place shows
 * what it does to names
 */
export function hostileNamer(random: Random, given: string[], isWorst: boolean): Namer {
  return (_field, most = 120) => {
    const end = `~${given.length}~`;
    let name = isWorst && most >= 80 ? END_OF_ALL : '';
    for (let count = 1 + random.below(4); count > 0; count -= 1) {
      const part = random.of(PARTS);
      if ([...name, ...part].length + end.length <= most) name += part;
    }
    given.push(name + end);
    return name + end;
  };
}

/** Returns the namer for pages with harmless names. */
export function plainNamer(): Namer {
  let count = 0;
  return (field) => `${field} ${(count += 1)}`;
}

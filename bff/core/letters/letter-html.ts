import { Html, html, type Content } from '../text/html.ts';
import { BlockWriter, type LetterSetting } from './letter-blocks.ts';
import { CARD, classesOf, darkRules, styleOf, type ColorUse } from './letter-colors.ts';
import type { Letter, LetterLook } from './letter.ts';

/** The widest column, in CSS pixels: what mail clients for desks show beside a list. */
const WIDTH = 600;

/**
 * Writes a letter as a document for mail clients: styles on the elements themselves, tables only where
 * columns are, nothing loaded but the logo. Its dark colors are in a style sheet, for the clients that follow
 * `prefers-color-scheme`; the others show it light.
 */
export function letterHtml(letter: Letter, setting: LetterSetting): string {
  const { language, look } = setting;
  const page = new BlockWriter(setting);
  const cell = (style: string, content: Content, ...colors: readonly ColorUse[]): Html =>
    html`<tr>
      <td class="g ${classesOf(colors)}" style="${styleOf(look, colors, style)}">${content}</td>
    </tr>`;
  const document = html`<!doctype html>
    <html lang="${language.tag}" dir="${language.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${page.say(letter.subject)}</title>
        <style>
          ${new Html(sheetOf(look))}
        </style>
      </head>
      <body
        class="${classesOf(['background:background'])}"
        style="${styleOf(
          look,
          ['background:background'],
          'margin:0;padding:0;-webkit-text-size-adjust:100%',
        )}"
      >
        <div style="display:none;max-height:0;overflow:hidden">${page.say(letter.preview)}</div>
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">
          <tr>
            <td align="center" class="o" style="padding:24px 0">
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                border="0"
                dir="${language.dir}"
                class="m ${classesOf(CARD)}"
                style="${styleOf(
                  look,
                  CARD,
                  `max-width:${WIDTH}px;border-width:1px;border-style:solid;border-radius:16px;` +
                    'border-collapse:separate;overflow:hidden;' +
                    `font:400 16px/24px ${look.font};text-align:${page.start}`,
                )}"
              >
                ${cell(
                  'padding:20px 32px;border-bottom-width:1px;border-bottom-style:solid',
                  page.header(),
                  'border:border',
                )}
                ${letter.parts.map((blocks, at) =>
                  cell(
                    `padding:${at === 0 ? '32px 32px 24px' : '20px 32px 24px'}${
                      at === 0 ? '' : ';border-top-width:1px;border-top-style:solid'
                    }`,
                    blocks.map((block) => page.block(block)),
                    'border:border',
                  ),
                )}
                ${cell(
                  'padding:20px 32px 24px;border-top-width:1px;border-top-style:solid;' +
                    'font-size:13px;line-height:18px',
                  letter.foot.map((line) => html`<p style="margin:0 0 4px">${page.say(line)}</p>`),
                  'border:border',
                  'background:background',
                  'color:muted',
                )}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return document.in(language).replaceAll(/\n\s+/g, '\n');
}

/** The dark colors, which override those on the elements, and the narrower padding of phones. */
function sheetOf(look: LetterLook): string {
  return (
    `:root{color-scheme:light dark;supported-color-schemes:light dark}` +
    `@media (max-width:${WIDTH + 8}px){.o{padding:0!important}` +
    `.m{border-left:0!important;border-right:0!important;border-radius:0!important}` +
    `.g{padding-left:16px!important;padding-right:16px!important}}` +
    `@media (prefers-color-scheme:dark){${darkRules(look)}}`
  );
}

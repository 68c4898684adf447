import { Html, html, write } from '../text/html.ts';
import type { Language } from '../text/language.ts';
import { classesOf, FILLED, styleOf, type ColorUse } from './letter-colors.ts';
import type { Block, LetterBrand, LetterLook, Said } from './letter.ts';

/** The most characters of the largest type that stay on one line of a phone. */
const SHORT = 8;

const TITLE_STYLE =
  'margin:0 0 8px;font-size:28px;line-height:34px;font-weight:720;letter-spacing:-.02em;' +
  'text-wrap:balance;word-break:auto-phrase';
const CODE_STYLE =
  'margin:0 0 12px;font:650 28px/40px ui-monospace,Menlo,Consolas,monospace;letter-spacing:.16em';

/** The language, colors and sender of a letter. */
export interface LetterSetting {
  readonly language: Language;
  readonly look: LetterLook;
  readonly brand: LetterBrand;
}

/** Writes the blocks of one letter. */
export class BlockWriter {
  readonly #language: Language;
  readonly #look: LetterLook;
  readonly #brand: LetterBrand;
  readonly start: 'left' | 'right';
  readonly #end: 'left' | 'right';

  constructor({ language, look, brand }: LetterSetting) {
    this.#language = language;
    this.#look = look;
    this.#brand = brand;
    [this.start, this.#end] = language.dir === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  }

  /** Writes words in the letter's language. */
  say(words: Said): Html {
    return new Html(write(words, this.#language));
  }

  /** Renders who the letter is from: the logo, or the name's first letter on the accent. */
  header(): Html {
    const { name, logo } = this.#brand;
    const gap = `margin-${this.#end}:12px`;
    const size = logo && { width: Math.round((logo.width * 36) / logo.height), height: 36 };
    const mark =
      logo && size
        ? html`<img
            src="${logo.url}"
            alt=""
            width="${Math.min(size.width, 144)}"
            height="${size.height}"
            style="display:inline-block;vertical-align:middle;border-radius:8px;object-fit:contain;${gap}"
          />`
        : html`<span
            aria-hidden="true"
            class="${classesOf(MARK)}"
            style="${styleOf(
              this.#look,
              MARK,
              'display:inline-block;width:36px;height:36px;border-radius:10px;' +
                `font:700 18px/36px ${this.#look.font};text-align:center;vertical-align:middle;${gap}`,
            )}"
            >${firstLetter(name)}</span
          >`;
    return html`${mark}<b style="font-weight:680;vertical-align:middle">${name}</b>`;
  }

  block(block: Block): Html {
    switch (block.kind) {
      case 'kicker':
        return this.#paragraph(block.words, 'margin:0 0 4px;font-size:14px;line-height:20px', [
          'color:muted',
        ]);
      case 'title':
        return html`<h1 style="${TITLE_STYLE}">${this.say(block.words)}</h1>`;
      case 'heading':
        return html`<h2 style="margin:0 0 6px;font-size:16px;line-height:24px;font-weight:650">
          ${this.say(block.words)}
        </h2>`;
      case 'text':
        return this.#paragraph(block.words, 'margin:0 0 12px');
      case 'quiet':
        return this.#paragraph(block.words, 'margin:0 0 12px;font-size:14px;line-height:20px', [
          'color:muted',
        ]);
      case 'large':
        return this.#large(block.words);
      case 'code':
        return html`<p style="${CODE_STYLE}">${block.words}</p>`;
      case 'notice':
        return this.#notice(block);
      case 'button':
        return this.#button(block);
      case 'lines':
        return this.#lines(block);
      case 'sums':
        return this.#sums(block);
      case 'table':
        return this.#table(block);
    }
  }

  #paragraph(words: Said, style: string, uses: readonly ColorUse[] = []): Html {
    return html`<p class="${classesOf(uses)}" style="${styleOf(this.#look, uses, style)}">
      ${this.say(words)}
    </p>`;
  }

  #large(words: Said): Html {
    const said = this.say(words);
    const size = said.text.replaceAll(/&[^;]*;/g, '.').length > SHORT ? '36px/42px' : '60px/64px';
    return html`<p style="margin:4px 0 8px;font:720 ${size} ${this.#look.font};letter-spacing:-.03em">
      ${said}
    </p>`;
  }

  #notice({ tone, lead, words }: Block & { kind: 'notice' }): Html {
    const uses = [TONES[tone]];
    return html`<p
      class="${classesOf(uses)}"
      style="${styleOf(
        this.#look,
        uses,
        `margin:8px 0 16px;padding:14px 16px;border-radius:${this.#look.radiusPx}px`,
      )}"
    >
      <b>${this.say(lead)}</b>${words !== undefined && html` ${this.say(words)}`}
    </p>`;
  }

  #button({ label, href, isPlain = false }: Block & { kind: 'button' }): Html {
    const uses: readonly ColorUse[] = isPlain ? ['color:text', 'border:control-border'] : FILLED;
    return html`<p style="margin:8px 0 16px">
      <a
        href="${href}"
        class="${classesOf(uses)}"
        style="${styleOf(
          this.#look,
          uses,
          `display:block;padding:13px 20px;border-width:1px;border-style:solid;` +
            `border-radius:${this.#look.radiusPx}px;font-weight:620;text-align:center;text-decoration:none`,
        )}"
        >${this.say(label)}</a
      >
    </p>`;
  }

  #lines({ lines }: Block & { kind: 'lines' }): Html {
    return html`<table width="100%" cellspacing="0" cellpadding="0" border="0">
      ${lines.map(
        ({ quantity, name, details, amount }) =>
          html`<tr>
            <td valign="top" align="${this.start}" style="width:40px;padding:6px 0;font-weight:650">
              ${quantity} ×
            </td>
            <td valign="top" align="${this.start}" style="padding:6px 0">
              <bdi>${name}</bdi>${
                details !== '' &&
                html`<br /><span
                    class="${classesOf(['color:muted'])}"
                    style="${styleOf(this.#look, ['color:muted'], 'font-size:14px')}"
                    ><bdi>${details}</bdi></span
                  >`
              }
            </td>
            ${this.#amount(amount, 'padding:6px 0')}
          </tr>`,
      )}
    </table>`;
  }

  #sums({ sums }: Block & { kind: 'sums' }): Html {
    return html`<table width="100%" cellspacing="0" cellpadding="0" border="0" style="margin-top:8px">
      ${sums.map(({ words, amount, isTotal = false }) => {
        const style = isTotal
          ? 'padding:6px 0 0;font-weight:720;font-size:20px;line-height:28px'
          : 'padding:3px 0';
        // The words name a card, too, and fit a line of a phone.
        const label = isTotal ? `${style};font-size:16px` : style;
        return html`<tr>
          <td align="${this.start}" style="${label}">${this.say(words)}</td>
          ${this.#amount(amount, style)}
        </tr>`;
      })}
    </table>`;
  }

  #table({ head, rows }: Block & { kind: 'table' }): Html {
    const muted: readonly ColorUse[] = ['color:muted'];
    const first = (words: Said, style: string): Html =>
      html`<th scope="row" align="${this.start}" style="padding:4px 0;font-weight:400;${style}">
        ${this.say(words)}
      </th>`;
    return html`<table
      width="100%"
      cellspacing="0"
      cellpadding="0"
      border="0"
      style="font-size:14px;line-height:20px"
    >
      <tr class="${classesOf(muted)}" style="${styleOf(this.#look, muted, '')}">
        ${head.map((words, at) =>
          at === 0
            ? html`<th scope="col" align="${this.start}" style="padding:4px 0;font-weight:400">
                ${this.say(words)}
              </th>`
            : html`<th scope="col" align="${this.#end}" style="padding:4px 0;font-weight:400">
                ${this.say(words)}
              </th>`,
        )}
      </tr>
      ${rows.map(
        ([name = '', ...amounts]) =>
          html`<tr>
            ${first(name, '')} ${amounts.map((words) => this.#amount(words, 'padding:4px 0'))}
          </tr>`,
      )}
    </table>`;
  }

  #amount(words: Said, style: string): Html {
    return html`<td
      valign="top"
      align="${this.#end}"
      style="white-space:nowrap;${style};padding-${this.start}:16px;font-variant-numeric:tabular-nums"
    >
      ${this.say(words)}
    </td>`;
  }
}

const MARK: readonly ColorUse[] = ['background:accent', 'color:on-accent'];
const TONES: Readonly<Record<'good' | 'bad' | 'plain', ColorUse>> = {
  good: 'background:success-soft',
  bad: 'background:danger-soft',
  plain: 'background:background',
};

/** Returns the first letter of a name, whole where it is several code points. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toUpperCase();
}

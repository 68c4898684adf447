import { encode } from 'uqr';
import { html, type Content } from '../../core/text/html.ts';

/** Modules of white around the code; readers need four. */
const BORDER = 4;

export interface QrCode {
  /** Modules along a side, the border included. */
  readonly size: number;
  /** The data of an SVG path: the dark modules, one unit each. */
  readonly path: string;
}

/** Error correction level M: a seventh of it may be dirty. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return { size, path: data.map(rowPath).join('') };
}

/** One rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    const width = x + 1 - from;
    path += `M${from} ${y}h${width}v1h-${width}z`;
  }
  return path;
}

/**
 * An image of a QR code, black on white in any theme.
 * @param alternative the text for screen readers
 */
export function qrImage(text: string, alternative: Content): ReturnType<typeof html> {
  const { size, path } = qrCodeOf(text);
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${alternative}"
    shape-rendering="crispEdges"
  >
    <title>${alternative}</title>
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${path}" fill="#000" />
  </svg>`;
}

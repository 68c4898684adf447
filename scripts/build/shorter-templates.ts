/**
 * Tags that begin and end a line of their own, or stand where blanks make no text: around them, and at the
 * ends of what they hold, a line break of a template is never seen.
 */
const BLOCKS =
  'article|caption|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|legend|li|main|nav|ol|option|p|path|' +
  'section|svg|table|tbody|td|th|thead|tr|ul';
/** Tags that stand within a line, but hold lines of their own: only at the ends of what they hold. */
const BOXES = 'button|select';

const unseen = new RegExp(
  [
    // Inside a tag, before its end.
    String.raw`\n(?=\/?>)`,
    // Before a tag.
    String.raw`\n(?=<\/?(?:${BLOCKS})\b|<\/(?:${BOXES})>)`,
    // After a tag. One whose attributes hold a `>` of their own is not recognized: its line break stays.
    String.raw`(?<=<\/?(?:${BLOCKS})\b[^<>]*>|<(?:${BOXES})\b[^<>]*>)\n`,
  ].join('|'),
  'g',
);

/**
 * Takes the line breaks out of html`` literals of minified code where no reader could see them. Between texts
 * and tags that stand within a line one stays: there it is a blank.
 */
export const shorterTemplates = (code: string): string =>
  code.replaceAll(unseen, '').replaceAll(/\n(?=[\w.@?-]+=|\$\{)/g, ' ');

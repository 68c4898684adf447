/** The one picture in the samples’ menus: a bowl of soup. */

/** Its address in the demo. */
export const PICTURE = '/gallery/menus/picture.svg';

export const PICTURE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#efe8da" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="22" fill="#fff"/><circle cx="32" cy="32" r="17" fill="#c9562f"/><path fill="#7f9a5a" d="M26 28c6-6 12-4 14 2-6 4-10 4-14-2z"/></svg>`;

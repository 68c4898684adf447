/** What the elements say in English. In the package this is the list of all of it, written by the build. */
export type EnglishText = string;

/** The part of the package that is used here; it ships no types. */
declare module 'fs-native-extensions' {
  /** Takes an exclusive lock of the operating system on an open file, or returns `false` at once. */
  export function tryLock(descriptor: number): boolean;
}

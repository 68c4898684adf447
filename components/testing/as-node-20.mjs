/*
 * Loaded before a module, it takes away what JavaScript and Node have got since Node 20, so that whatever leans on it
 * fails as it would there.
 */
const newer = [
  [Object, 'groupBy'],
  [Map, 'groupBy'],
  [Map.prototype, 'getOrInsert', 'getOrInsertComputed'],
  [Promise, 'withResolvers', 'try'],
  [Array, 'fromAsync'],
  [RegExp, 'escape'],
  [Error, 'isError'],
  [Math, 'f16round', 'sumPrecise'],
  [URL, 'parse'],
  [ArrayBuffer.prototype, 'transfer', 'transferToFixedLength'],
  [Uint8Array, 'fromBase64', 'fromHex'],
  [Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
  [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'take', 'drop', 'flatMap'],
  [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'reduce', 'toArray', 'forEach', 'some'],
  [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'every', 'find'],
  [
    globalThis,
    'Iterator',
    'Float16Array',
    'navigator',
    'WebSocket',
    'EventSource',
    'Storage',
    'localStorage',
  ],
  [globalThis, 'sessionStorage', 'CloseEvent', 'URLPattern', 'SuppressedError', 'DisposableStack'],
  [globalThis, 'AsyncDisposableStack'],
];
for (const [owner, ...names] of newer) for (const name of names) delete owner[name];

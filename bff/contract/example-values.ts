/** Values that the examples of several operations share. All are fictional. */

/** A documented key that never works: 32 times `A`, with a valid checksum. */
export const EXAMPLE_KEY = `ppk_sandbox_${'A'.repeat(32)}2QkeAT`;

/** Well formed, with the text `signature` as its signature. */
export const EXAMPLE_TOKEN =
  'eyJhbGciOiJFUzI1NiIsInR5cCI6InNlc3Npb24rand0In0.eyJzdWIiOiJtZXJfMDFNN1lWNVowMFdSUDQxUVc0NVNEV1dZNEgifQ.c2lnbmF0dXJl';

/** Base64 of 24 times the byte 0: it signs nothing of anyone. */
export const EXAMPLE_SECRET = `whsec_${'A'.repeat(32)}`;

export const EXAMPLE_TIME = '2026-11-21T10:42:07Z';

/** Ids of records, by the kind of record. */
export const EXAMPLE_ID = {
  partner: 'par_01M7YV5Y0RPWEBCACEH1KP19TM',
  key: 'key_01M7YV5ZZ8Z50CWMT5SV22CV35',
  merchant: 'mer_01M7YV5Z00WRP41QW45SDWWY4H',
  endpoint: 'whe_01M7YV63B4S0ZK2RDX0P9C8T1N',
  delivery: 'whd_01M7YV64D1N9B6C2X7Z4A8S5KE',
  event: 'evt_01M7YV64C7Q8R1V6W5M3J2H9GA',
} as const;

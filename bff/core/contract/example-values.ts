/** Values that the examples of several operations share. All are fictional. */

/** A documented key that never works: 32 times `A`, with a valid checksum. */
export const EXAMPLE_KEY = `ppk_sandbox_${'A'.repeat(32)}2QkeAT`;

/** Well-formed, with the text `signature` as its signature. */
export const EXAMPLE_TOKEN =
  'eyJhbGciOiJFUzI1NiIsInR5cCI6InNlc3Npb24rand0In0.' +
  'eyJzdWIiOiJtZXJfMDFNN1lWNVowMFdSUDQxUVc0NVNEV1dZNEgifQ.c2lnbmF0dXJl';

/** Base64 of 24 zero bytes: no real message is signed with it. */
export const EXAMPLE_SECRET = `whsec_${'A'.repeat(32)}`;

export const EXAMPLE_TIME = '2026-11-21T10:42:07Z';

/** IDs of records that several features name, by the kind of record. */
export const EXAMPLE_ID = {
  partner: 'par_01M7YV5Y0RPWEBCACEH1KP19TM',
  key: 'key_01M7YV5ZZ8Z50CWMT5SV22CV35',
  merchant: 'mer_01M7YV5Z00WRP41QW45SDWWY4H',
  /** A merchant that still needs data. */
  applicant: 'mer_01M7YV61R5N2H8W4K6C0T3QDXF',
  location: 'loc_01M7YV6HN3E5QZ8T2K4W9RX7BD',
  endpoint: 'whe_01M7YV63B4S0ZK2RDX0P9C8T1N',
  delivery: 'whd_01M7YV64D1N9B6C2X7Z4A8S5KE',
  order: 'ord_01M7YV65W3K8Q2Z7N4T6B9D1RF',
  payment: 'pay_01M7YV66A5H2C8X3M7P4G1S9JK',
  refund: 'rfd_01M7YV6704R6V1N9K3E8W5T2QB',
  dispute: 'dsp_01M7YV66B6J3D9Y4N8Q5H2T0KM',
  dispute_file: 'dfl_01M7YV66C7K4E0Z5P9R6J3V1MN',
  pay_link: 'lnk_01M7YV67T2Y4A6C8E0G1J3K5M7',
  reconciliation: 'rcn_01M7YV6A3P5R7T9V1X3Z6B8D0F',
  payout: 'po_01M7YV6B1Q4S7U0W3Y6A9C2E5G',
  balance_entry: 'ble_01M7YV6C2R5T8V1X4Z7B0D3F6H',
  event: 'evt_01M7YV64C7Q8R1V6W5M3J2H9GA',
  menu: 'mnu_01M7YV65B2K4T6W8Y0A3C5E7G9',
  menu_version: 'mnv_01M7YV65N1Q3S5V7X9Z2B4D6F8',
  section: 'sec_01M7YV65C3M5V7X9Z1B4D6F8H0',
  item: 'itm_01M7YV65D4N6W8Y0A2C5E7G9J1',
  variation: 'var_01M7YV65E5P7X9Z1B3D6F8H0K2',
  modifier_group: 'mgr_01M7YV65F6Q8Y0A2C4E7G9J1M3',
  image: 'img_01M7YV68H8S0A2C4E6F8J0K2N4',
  loyalty_program: 'prg_01M7YV6BM1X3D5F7H9K2N4Q6S8',
  reward_tier: 'rwt_01M7YV6CN2Y4E6G8J0M3P5R7T9',
  loyalty_account: 'lac_01M7YV6DP3Z5F7H9K1N4Q6S8V0',
  loyalty_event: 'lev_01M7YV6EQ4A6G8J0M2P5R7T9W1',
  loyalty_reward: 'lrw_01M7YV6FR5B7H9K1N3Q6S8V0X2',
  message: 'msg_01M7YV6AK0V2C4E6G8J1M3P5R7',
  price_sheet: 'psh_01M7YV6BK1U2C4E6G8J0M2P4R6',
  modifier: 'mod_01M7YV65G7R9Z1B3D5F8H0K2N4',
  staff_member: 'stf_01M7YV6EQ4A6G8J0M2P5R7T9W3',
} as const;

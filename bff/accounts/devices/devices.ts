/** The devices that a merchant's staff shares, for pages. */
export {
  activeDevice,
  claimDevice,
  deviceOfCookie,
  findClaim,
  noteUse,
  type DeviceRow,
  type PeopleAtWork,
} from './device-records.ts';
export { codeOf, showCode } from './enroll-device.ts';
export {
  checkPin,
  isPin,
  pinHolders,
  pinStateOf,
  removePin,
  setPin,
  type PinHolder,
  type PinOutcome,
} from './pins.ts';

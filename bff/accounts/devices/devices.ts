/** What pages use of the devices that a merchant's staff shares. */
export {
  activeDevice,
  claimDevice,
  deviceOfCookie,
  findClaim,
  noteUse,
  type DeviceRow,
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

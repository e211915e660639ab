/**
 * Telephone numbers by country. They are written from public knowledge on the day named in `NUMBERS_WRITTEN_ON`; each
 * entry must be compared with its owner's own page, then dated in `checkedOn`, before release and twice a year after it.
 * A field is left out where no single national number was certain; the general wording stands in for it.
 */
export interface CountryNumbers {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** How a parent names the country or betrays it, as a pattern over normalised text. */
  readonly named: string;
  readonly emergency: string;
  /** A line for someone who wants to die, adults and children. */
  readonly crisis?: string;
  /** A line a child may call alone. */
  readonly childLine?: string;
  readonly health?: string;
  readonly poison?: string;
  readonly childProtection?: string;
  readonly violence?: string;
  /** The day a person compared this entry with its owners' pages, ISO date; null while nobody has. */
  readonly checkedOn: string | null;
}

/** The day the table was written. */
export const NUMBERS_WRITTEN_ON = '2026-11-21';

/** About thirty countries; all others get the general wording. */
export const COUNTRIES: readonly CountryNumbers[] = [
  {
    code: 'GB',
    named:
      'uk|united kingdom|england|scotland|wales|northern ireland|britain|great britain|london|manchester|glasgow|edinburgh|cardiff|belfast|reino unido|inglaterra',
    emergency: '999',
    crisis: '116 123 (Samaritans)',
    childLine: '0800 1111 (Childline)',
    health: '111',
    childProtection: '0808 800 5000 (NSPCC)',
    violence: '0808 2000 247',
    checkedOn: null,
  },
  {
    code: 'IE',
    named: 'ireland|dublin|republic of ireland|irlanda',
    emergency: '112 or 999',
    crisis: '116 123 (Samaritans)',
    childLine: '1800 66 66 66 (Childline)',
    poison: '01 809 2166',
    violence: '1800 341 900',
    checkedOn: null,
  },
  {
    code: 'US',
    named: 'usa|america|united states|the states|estados unidos|eeuu|texas|california|florida|new york|ohio|chicago',
    emergency: '911',
    crisis: '988',
    poison: '1-800-222-1222',
    childProtection: '1-800-422-4453 (Childhelp)',
    violence: '1-800-799-7233',
    checkedOn: null,
  },
  {
    code: 'CA',
    named: 'canada|ontario|toronto|quebec|vancouver|alberta',
    emergency: '911',
    crisis: '988',
    childLine: '1-800-668-6868 (Kids Help Phone)',
    health: '811',
    poison: '1-844-764-7669',
    checkedOn: null,
  },
  {
    code: 'AU',
    named: 'australia|sydney|melbourne|brisbane|perth|adelaide|queensland|oz',
    emergency: '000',
    crisis: '13 11 14 (Lifeline)',
    childLine: '1800 55 1800 (Kids Helpline)',
    health: '1800 022 222',
    poison: '13 11 26',
    violence: '1800 737 732',
    checkedOn: null,
  },
  {
    code: 'NZ',
    named: 'new zealand|nz|auckland|wellington|aotearoa|nueva zelanda',
    emergency: '111',
    crisis: '1737',
    health: '0800 611 116',
    poison: '0800 764 766',
    childProtection: '0508 326 459',
    violence: '0800 733 843',
    checkedOn: null,
  },
  {
    code: 'ZA',
    named: 'south africa|cape town|johannesburg|durban|sudafrica',
    emergency: '112 from a mobile or 10177',
    crisis: '0800 567 567',
    childLine: '116 (Childline)',
    violence: '0800 428 428',
    checkedOn: null,
  },
  {
    code: 'IN',
    named: 'india|mumbai|delhi|bangalore',
    emergency: '112',
    crisis: '14416 (Tele-MANAS)',
    childLine: '1098 (Childline)',
    violence: '181',
    checkedOn: null,
  },
  {
    code: 'ES',
    named: 'spain|espana|madrid|barcelona|valencia|sevilla',
    emergency: '112',
    crisis: '024',
    childLine: '116 111',
    poison: '91 562 04 20',
    childProtection: '116 111',
    violence: '016',
    checkedOn: null,
  },
  { code: 'MX', named: 'mexico|cdmx|guadalajara|monterrey', emergency: '911', crisis: '800 911 2000', checkedOn: null },
  {
    code: 'AR',
    named: 'argentina|buenos aires',
    emergency: '107 or 911',
    crisis: '135',
    childProtection: '102',
    violence: '144',
    checkedOn: null,
  },
  {
    code: 'CO',
    named: 'colombia|bogota|medellin',
    emergency: '123',
    childProtection: '141',
    violence: '155',
    checkedOn: null,
  },
  { code: 'CL', named: 'chile|santiago de chile', emergency: '131', crisis: '*4141', checkedOn: null },
  {
    code: 'PE',
    named: 'peru|lima',
    emergency: '106 or 105',
    crisis: '113, option 5',
    violence: '100',
    checkedOn: null,
  },
  {
    code: 'FR',
    named: 'france|paris|francia',
    emergency: '112 or 15',
    crisis: '3114',
    childProtection: '119',
    violence: '3919',
    checkedOn: null,
  },
  {
    code: 'DE',
    named: 'germany|berlin|munich|alemania',
    emergency: '112',
    crisis: '0800 111 0 111',
    health: '116 117',
    violence: '116 016',
    checkedOn: null,
  },
  {
    code: 'IT',
    named: 'italy|rome|milan|italia',
    emergency: '112',
    childProtection: '114',
    violence: '1522',
    checkedOn: null,
  },
  {
    code: 'NL',
    named: 'netherlands|holland|amsterdam|holanda|paises bajos',
    emergency: '112',
    crisis: '113',
    violence: '0800-2000',
    checkedOn: null,
  },
  {
    code: 'BE',
    named: 'belgium|brussels|belgica',
    emergency: '112',
    crisis: '1813',
    poison: '070 245 245',
    checkedOn: null,
  },
  {
    code: 'PT',
    named: 'portugal|lisbon',
    emergency: '112',
    health: '808 24 24 24',
    poison: '800 250 250',
    checkedOn: null,
  },
  { code: 'SE', named: 'sweden|stockholm|suecia', emergency: '112', crisis: '90101', health: '1177', checkedOn: null },
  {
    code: 'NO',
    named: 'norway|oslo|noruega',
    emergency: '113',
    crisis: '116 123',
    childLine: '116 111',
    health: '116 117',
    poison: '22 59 13 00',
    checkedOn: null,
  },
  {
    code: 'DK',
    named: 'denmark|copenhagen|dinamarca',
    emergency: '112',
    crisis: '70 201 201',
    poison: '82 12 12 12',
    checkedOn: null,
  },
  {
    code: 'FI',
    named: 'finland|helsinki|finlandia',
    emergency: '112',
    crisis: '09 2525 0111',
    health: '116 117',
    poison: '0800 147 111',
    checkedOn: null,
  },
  {
    code: 'PL',
    named: 'poland|warsaw|polonia',
    emergency: '112',
    crisis: '800 70 2222',
    childLine: '116 111',
    checkedOn: null,
  },
  {
    code: 'AT',
    named: 'austria|vienna',
    emergency: '144 or 112',
    crisis: '142',
    health: '1450',
    poison: '01 406 43 43',
    checkedOn: null,
  },
  {
    code: 'CH',
    named: 'switzerland|zurich|geneva|suiza',
    emergency: '144',
    crisis: '143',
    childLine: '147',
    poison: '145',
    checkedOn: null,
  },
  {
    code: 'BR',
    named: 'brazil|sao paulo|brasil',
    emergency: '192',
    crisis: '188',
    childProtection: '100',
    checkedOn: null,
  },
  { code: 'JP', named: 'japan|tokyo|japon', emergency: '119', checkedOn: null },
  { code: 'SG', named: 'singapore|singapur', emergency: '995', checkedOn: null },
];

const BY_CODE = new Map(COUNTRIES.map((each) => [each.code, each]));

/** The numbers of a country by its code (any case; "UK" counts as GB), or null when the table has none. */
export const numbersOf = (code: string | null | undefined): CountryNumbers | null => {
  const wanted = code?.trim().toUpperCase() ?? '';
  return BY_CODE.get(wanted === 'UK' ? 'GB' : wanted) ?? null;
};

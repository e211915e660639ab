import type { CountryNumbers } from '../countries.ts';
import type { SafetyLanguage } from '../language.ts';

const GENERAL = {
  en: 'your local emergency number (112 works in most of Europe and on most mobiles; 911 in the US and Canada; 999 in the UK; 000 in Australia; 111 in New Zealand)',
  es: 'su número de emergencias (112 en Europa y en la mayoría de los móviles; 911 en Estados Unidos, México y gran parte de América Latina)',
};
const GENERAL_CRISIS = {
  en: 'a crisis line (988 in the US and Canada; 116 123 in the UK and Ireland; 13 11 14 in Australia; findahelpline.com elsewhere)',
  es: 'una línea de crisis (024 en España; 988 en Estados Unidos, con opción en español; findahelpline.com en otros países)',
};

/** The numbers a text names, already worded for one country and language. */
export interface Numbers {
  /** Reads after "call". */
  readonly emergency: string;
  /** Reads after "ring". */
  readonly crisis: string;
  readonly childLine: string;
  readonly poison: string;
  readonly health: string;
  readonly protection: string;
  readonly violence: string;
}

const spoken = (number: string, language: SafetyLanguage): string =>
  language === 'es'
    ? number.replace(' or ', ' o ').replace(' from a mobile', ' desde un móvil').replace(', option ', ', opción ')
    : number;

/** Worded numbers of one country, or the general wording when the country is not known. */
export function numbersFor(country: CountryNumbers | null, language: SafetyLanguage): Numbers {
  const say = (number: string | undefined, before: string, otherwise: string) =>
    number === undefined ? otherwise : `${before}${spoken(number, language)}`;
  const en = language === 'en';
  return {
    emergency: country === null ? GENERAL[language] : spoken(country.emergency, language),
    crisis: say(
      country?.crisis,
      en ? 'a crisis line, ' : 'una línea de crisis, ',
      country === null
        ? GENERAL_CRISIS[language]
        : en
          ? 'a crisis line (findahelpline.com lists them)'
          : 'una línea de crisis (findahelpline.com las reúne)',
    ),
    childLine: say(country?.childLine, en ? ' A child may call too: ' : ' Un niño también puede llamar: ', ''),
    poison: say(
      country?.poison,
      en ? 'your poison line, ' : 'el centro de toxicología, ',
      en ? 'your poison line' : 'el centro de toxicología',
    ),
    health: say(
      country?.health,
      en ? 'your health line, ' : 'la línea de salud, ',
      en ? 'your local health line' : 'su línea de salud',
    ),
    protection: say(
      country?.childProtection,
      en ? 'a child protection line, ' : 'la línea de protección de menores, ',
      en
        ? 'a child protection line, the police or social services'
        : 'protección de menores, la policía o los servicios sociales',
    ),
    violence: say(country?.violence, en ? ' For violence at home: ' : ' Para la violencia en casa: ', ''),
  };
}

import { describe, expect, it } from 'vitest';
import type { Addition } from '../src/safety/concept.ts';
import { COUNTRIES, NUMBERS_WRITTEN_ON, type CountryNumbers, type NumberKind } from '../src/safety/countries.ts';
import { ADDITIONS_EN } from '../src/safety/texts/alarms-en.ts';
import { checkNowLine, fixedText, stickyText } from '../src/safety/texts/fixed-text.ts';
import { SAFETY_TIERS } from '../src/safety/tiers.ts';

const languages = ['en', 'es'] as const;
const additions = [undefined, ...(Object.keys(ADDITIONS_EN) as Addition[])];
const texts = languages.flatMap((language) =>
  [null, ...COUNTRIES].flatMap((country) =>
    SAFETY_TIERS.flatMap((tier) =>
      additions.flatMap((addition) =>
        ['', 'a fall', 'a rash'].map((concept) => ({
          language,
          tier,
          text: fixedText(tier, concept, addition, language, country),
        })),
      ),
    ),
  ),
);
const said = texts.flatMap(({ language, tier, text }) => (text === null ? [] : [{ language, tier, text }]));

/** Imperatives a first line may begin with, or hold after a place and a colon. */
const ACTION = {
  en: /^(Call|Ring|Put|Stay|Ask|Keep|Show|Write|Leave|Tell|If anyone is in danger now, call)\b/,
  es: /^(Llame|Deje|Quédese|Pregunte|Anote|Enséñelo|Manténgale|Cuénteme|Pregúnteme|No escriba|Si alguien está en peligro ahora, llame)\b/,
};

describe('every fixed text', () => {
  it('exists in both languages for every tier but none and check-now', () => {
    for (const tier of SAFETY_TIERS)
      for (const language of languages) {
        const text = fixedText(tier, '', undefined, language, null);
        expect(text === null, `${tier} ${language}`).toBe(tier === 'none' || tier === 'check-now');
      }
  });

  it('has the action as its first line', () => {
    for (const { language, text } of said) expect(text.split('\n')[0]).toMatch(ACTION[language]);
  });

  it('asks nothing of the reader, and links nowhere', () => {
    for (const { text } of said) {
      expect(text.replace(/"[^"]*"|«[^»]*»/g, '')).not.toMatch(/[?¿]/);
      expect(text).not.toMatch(/https?:|www\.|\]\(/);
    }
  });

  it('is certain of no cause or outcome, comforts nobody into waiting, and shames nobody', () => {
    const never =
      /probably|nothing to worry|don.t worry|will be (fine|ok)|it is only|you should have|simply|no se preocupe|seguramente|debería haber|no es nada/i;
    for (const { text } of said) expect(text).not.toMatch(never);
  });

  it('leaves no gap unfilled', () => {
    for (const { text } of said) expect(text).not.toMatch(/undefined|null|\$\{|\{\w+\}| {2}|\.\./);
  });
});

it('the question after an alarm, its end, and the check-now line are there in both languages', () => {
  for (const language of languages) {
    expect(stickyText('emergency', false, language, null)).toMatch(/[?]/);
    expect(stickyText('emergency', true, language, null)).not.toMatch(/[?]/);
    expect(checkNowLine('emergency', language, null)).toMatch(
      language === 'en' ? /^If this is happening now/ : /^Si está pasando ahora/,
    );
  }
});

describe('the numbers of every country', () => {
  const kinds: readonly NumberKind[] = [
    'emergency',
    'crisis',
    'childLine',
    'health',
    'poison',
    'childProtection',
    'violence',
  ];
  const numbersOf = (country: CountryNumbers) =>
    kinds.flatMap((kind) => {
      const number = country[kind];
      return number === undefined ? [] : [{ kind, number }];
    });
  const pagesOf = (country: CountryNumbers, kind: NumberKind): readonly string[] =>
    [country.sources[kind] ?? []].flat();

  it('can be dialled: digits in short groups, with at most a name or a place beside them', () => {
    const dialled = String.raw`[*]?\d[\d -]*\d(, option \d)?( \([A-Z][A-Za-z -]*( [\d-]+)?\))?( from a mobile)?`;
    for (const country of COUNTRIES)
      for (const { kind, number } of numbersOf(country))
        expect(number, `${country.code} ${kind}`).toMatch(new RegExp(`^${dialled}( or ${dialled})?$`));
  });

  it('have a country of two letters, and an emergency number of two to five digits first', () => {
    for (const country of COUNTRIES) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.emergency, country.code).toMatch(/^\d{2,5}\b/);
    }
  });

  it('name the page they were compared with, on a day not before they were written', () => {
    for (const country of COUNTRIES) {
      const compared = kinds.filter((kind) => pagesOf(country, kind).length > 0);
      expect(compared.length > 0, country.code).toBe(country.checkedOn !== null);
      if (country.checkedOn !== null) {
        expect(country.checkedOn, country.code).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(country.checkedOn >= NUMBERS_WRITTEN_ON, country.code).toBe(true);
        expect(compared, `${country.code}: the emergency number first of all`).toContain('emergency');
      }
      for (const kind of compared) {
        expect(country[kind], `${country.code} ${kind} has a page but no number`).toBeDefined();
        for (const page of pagesOf(country, kind)) expect(URL.canParse(page), page).toBe(true);
      }
    }
  });

  it('were all compared, but for those that are known not to have been', () => {
    const open = COUNTRIES.flatMap((country) =>
      numbersOf(country)
        .filter(({ kind }) => pagesOf(country, kind).length === 0)
        .map(({ kind }) => `${country.code} ${kind}`),
    );
    expect(open).toEqual(['DK crisis']);
  });
});

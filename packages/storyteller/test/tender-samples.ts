import type { Chance, Told } from '../src/books/arc.ts';
import type { Telling } from '../src/books/arc.ts';
import { bookChance } from '../src/books/chance.ts';
import { readFamily } from '../src/books/company/family.ts';
import { draftOf, type Draft } from '../src/books/render-pages.ts';
import { held, type Held } from '../src/books/tender/held.ts';
import { readTender } from '../src/books/tender/read-tender.ts';
import { TENDER_BOOKS } from '../src/books/tender/tell-tender.ts';
import type { Tender } from '../src/books/tender/tender.ts';
import { understandTheme } from '../src/books/theme/understand.ts';
import { AGES } from './arc-samples.ts';

/** Tender themes as parents type them, with what they add. */
export const TENDER_THEMES: readonly (readonly [theme: string, details: string])[] = [
  ['our cat Biscuit was put to sleep', 'Mummy reads to her every night.'],
  ['my dog died', ''],
  ['her hamster Nibbles died this morning', 'I am her dad.'],
  ['our budgie died', 'she has a blue blanket'],
  ['our goldfish Bob died', ''],
  ['the pony Star died', 'Star is in heaven now'],
  ['grandad has passed away', 'Nana helps.'],
  ['my dad died (I am the mum), he is 4', ''],
  ['my dad died', ''],
  ['mummy died', 'Auntie Kim looks after him'],
  ['her baby brother died', ''],
  ['we lost the baby', 'our family believes the baby is in heaven'],
  ['great-grandma died', ''],
  ['mummy is having an operation', 'Dad takes her to school'],
  ['granny has dementia', ''],
  ['my mum has cancer', ''],
  ['he is having an operation', 'loves his teddy Pip'],
  ['my daughter is having her tonsils out', ''],
  ['me and his dad are splitting up', ''],
  ['mummy and daddy are getting divorced', 'Nana helps'],
  ['having two homes', ''],
  ['kids at school call her names', 'I am her mum'],
  ['my son is being bullied', ''],
  ['the war on tv', ''],
  ['daddy is in prison', ''],
  ['our house burned down', ''],
  ['jealous of the new baby', 'Baby is called Max'],
  ['its ok to be angry', ''],
  ['being shy at a new school', ''],
  ['adoption day', 'two dads, Daddy and Pops'],
  ['being adopted, the day we met you', 'We met in Taichung, you wore yellow boots'],
  ['our town was flooded', ''],
  ['worried that mummy will die', ''],
  ['she misses her dad', ''],
  ['we had to leave our home', ''],
  ['a pet we never had, somebody died', ''],
  ['Biscuit died', ''],
  ['I wet myself at school', ''],
  ['mummy is crying', ''],
];

/** A tender book as it is written, before anything is chosen or mended. */
export interface TenderSample {
  readonly tender: Tender;
  readonly company: Held;
  readonly told: Told;
  readonly draft: Draft;
}

/** One tender theme told for one age; null when it is not read as tender. */
export function tenderSample(
  [theme, details]: readonly [string, string],
  telling: Telling,
  seed: number,
): TenderSample | null {
  const age = AGES.find(([each]) => each === telling)?.[1] ?? 6;
  const childName = seed % 3 === 0 ? null : 'Mia';
  const brief = { theme, childName, age, details };
  const tender = readTender(theme, details, childName);
  if (!tender) return null;
  const understood = understandTheme(theme, childName);
  const chance: Chance = bookChance(seed);
  const company = held({ tender, brief, theme: understood, family: readFamily(brief, understood), age, chance });
  const book = TENDER_BOOKS[tender.book];
  const bound = book.bind(company);
  if (bound === null) return null;
  const told = book[telling](bound);
  return { tender, company, told, draft: draftOf(told, company.child) };
}

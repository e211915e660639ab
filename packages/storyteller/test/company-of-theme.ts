import type { Company } from '../src/books/arc.ts';
import { bookChance } from '../src/books/chance.ts';
import { companyOf } from '../src/books/company/company.ts';
import { readFamily } from '../src/books/company/family.ts';
import { understandTheme } from '../src/books/theme/understand.ts';

/** The company a book about a theme is cast with, for Mia, aged six. */
export function companyOfTheme(asked: string, seed: number): Company {
  const theme = understandTheme(asked, 'Mia');
  const family = readFamily({ theme: asked, childName: 'Mia', age: 6, details: '' }, theme);
  return companyOf({ theme, family, age: 6, chance: bookChance(seed) });
}

/** Everything a page may say, all variants together. */
export const everyVariant = (text: string | readonly string[] | undefined): string => [text ?? []].flat().join(' ');

/** Seeds enough to meet every variant. */
export const TWENTY_SEEDS: readonly number[] = Array.from({ length: 20 }, (_, i) => i + 1);

import type { Figure } from '../../../arc.ts';
import { wordCount, titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { apart } from '../page.ts';
import { answersTo, questionIn } from './asked.ts';

const TITLES = ['then what?', 'the bus that nobody took', 'sixty-one what ifs', 'but it is not so'] as const;
/** Asked where a theme names only somebody who asks. */
const ASKED = [
  'What if stairs were slides?',
  'What if it was always Saturday?',
  'What if rain fell upwards?',
  'What if shoes knew the way?',
] as const;

interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  /** Who says the word that was missing. */
  readonly L: Figure;
  /** Who has the bakery. */
  readonly N: Figure;
  /** Another child. */
  readonly M: Figure;
  /** Whose instrument it is. */
  readonly C: Figure;
  /** Who drives the bus. */
  readonly D: Figure;
  readonly question: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly fourth: string;
  readonly refrain: string;
}

export function partsOf(asked: Going): Parts {
  const going = apart(asked);
  const { K, k, G, g, company, chance } = going;
  const question = questionIn(company.theme.raw) ?? chance.pick(...ASKED);
  return {
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    G,
    g,
    L: company.person(k === 'Ada' ? 'Mrs Brook' : 'Mrs Ada', 'grandparent'),
    N: company.person('Mr Crumb', 'shopkeeper'),
    M: company.person(k === 'Jess' ? 'Noor' : 'Jess', 'child'),
    C: company.person('Mr Holm', 'neighbour'),
    D: company.person('Mr Penn', 'captain'),
    question,
    ...answersTo(question),
    refrain: '"But it isn\'t so,"',
  };
}

/** The question for the smallest, who hear no more than eight words at once. */
export const short = (question: string): string => (wordCount(question) > 8 ? 'What if?' : question);
/** For the middle ones the same with their limit. */
export const shorter = (question: string): string => (wordCount(question) > 14 ? 'What if?' : question);

import type { Figure, Telling } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';

export const TONGUES =
  'english|spanish|french|german|italian|portuguese|dutch|polish|welsh|irish|gaelic|greek|turkish|arabic|russian|ukrainian|romanian|hungarian|czech|swedish|norwegian|danish|finnish|japanese|chinese|mandarin|cantonese|korean|hindi|urdu|punjabi|bengali|gujarati|tamil|somali|swahili|hebrew|persian|farsi|vietnamese|thai';

export const TITLES = ['mind the step', 'good goat', 'how to say hello', 'a very good word'];

const REFRAINS = [
  'Mind the step!',
  'Mind that step!',
  'Mind your step!',
  'Watch the step!',
  'Watch that step!',
  'Watch your step!',
  'Careful, a step!',
  'Mind, a step!',
  'Look out, a step!',
  'Step! Mind the step!',
] as const;

interface Parts {
  readonly refrain: string;
  readonly A: Figure;
  readonly a: string;
  /** Who belongs there. */
  readonly B: Figure;
  readonly b: string;
  readonly Bcap: string;
  readonly T: Figure;
  readonly t: string;
  /** The new cook, who has yet other words. */
  readonly N: Figure;
  readonly n: string;
  /** "nursery", "school". */
  readonly school: string;
  /** "Mia had moved to Spain.", "Mia was new there." */
  readonly came: string;
  /** "There they spoke English, and Mia did not." */
  readonly words: string;
  readonly wordsNow: string;
}

const OWN = new RegExp(String.raw`\b(?:only speaks?|speaks(?: only)?|speaking)(?: only| just)? (${TONGUES})\b`, 'i');
const THERE = new RegExp(String.raw`\b(${TONGUES})\b`, 'i');

export function partsOf(going: Going, telling: Telling): Parts {
  const { A, a, raw, company, chance } = going;
  const { B } = withClassmate(going);
  const b = B.name;
  const own = OWN.exec(raw)?.[1];
  const there = own ? undefined : THERE.exec(raw)?.[1];
  const country = /\b(?:mov(?:es?|ed|ing)|came|come|liv(?:es?|ing)) (?:to|in) (\p{Lu}\p{L}+)/u.exec(
    company.theme.raw,
  )?.[1];
  const taken = [a, b, going.k];
  const T = company.person(taken.includes('Miss Plum') ? 'Miss Finch' : 'Miss Plum', 'teacher');
  const N = company.person('Mrs Lind', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a,
    B,
    b,
    Bcap: cap(b),
    T,
    t: T.name,
    N,
    n: N.name,
    school:
      /\bnursery|pre-?school|kindergarten/.test(raw) || (telling === 'young' && !/\bschool/.test(raw))
        ? 'nursery'
        : 'school',
    came: country ? `${A.introduced} had moved to ${country}.` : `${A.introduced} was new in that town.`,
    words: own
      ? `${a} spoke ${cap(own)}, and nobody else there did.`
      : there
        ? `They all spoke ${cap(there)}, and ${a} did not yet.`
        : `Nobody there knew one of ${A.names} words.`,
    wordsNow: own
      ? `Nobody here speaks ${cap(own)}.`
      : there
        ? `They all speak ${cap(there)} here.`
        : `Nobody knows ${A.names} words.`,
  };
}

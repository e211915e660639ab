import { sameKin } from '../../facts/kin.ts';
import type { Pronouns } from '../../child/pronouns.ts';
import { excerpt, OWN, type ParagraphRule } from '../rule.ts';

const HIM = /\b(?:he|him|his|himself)\b/i;
const HER = /\b(?:she|her|hers|herself)\b/i;
const MEN = ['dad', 'grandpa', 'uncle', 'stepdad'].flatMap(sameKin).join('|');
const WOMEN = ['mum', 'grandma', 'auntie', 'stepmum'].flatMap(sameKin).join('|');
/** Somebody else whom the pronoun may mean, when mentioned in the same paragraph. */
const SOME_MAN =
  /\b(?:boy|brother|dad|daddy|papa|father|grand(?:pa|ad|father)|man|uncle|Mr|baby|friend|person|doctor|[Oo]pa|abuelo|gramps|dog|cat)\b/;
const SOME_WOMAN =
  /\b(?:girl|sister|mum|mom|mummy|mommy|mama|mother|grand(?:ma|mother)|granny|nana?|woman|lady|aunt|auntie|Mrs|Ms|Miss|baby|friend|person|teacher|doctor|hairdresser|nurse|[Oo]ma|abuela|dog|cat)\b/;
const WRONG: Readonly<Record<Pronouns, readonly (readonly [RegExp, RegExp])[]>> = {
  he: [[HER, new RegExp(String.raw`${SOME_WOMAN.source}|\b(?:${WOMEN})\b`, 'i')]],
  she: [[HIM, new RegExp(String.raw`${SOME_MAN.source}|\b(?:${MEN})\b`, 'i')]],
  they: [
    [HIM, new RegExp(String.raw`${SOME_MAN.source}|\b(?:${MEN})\b`, 'i')],
    [HER, new RegExp(String.raw`${SOME_WOMAN.source}|\b(?:${WOMEN})\b`, 'i')],
  ],
  name: [
    [HIM, new RegExp(String.raw`${SOME_MAN.source}|\b(?:${MEN})\b`, 'i')],
    [HER, new RegExp(String.raw`${SOME_WOMAN.source}|\b(?:${WOMEN})\b`, 'i')],
  ],
};

export const rightPronoun: ParagraphRule = {
  id: 'pronoun',
  title: 'It speaks of the child as the family does',
  hard: true,
  basis: OWN,
  inParagraph: ({ plain, text }, { pronouns, person }) => {
    // A child who tells the story is nobody's he or she in it.
    for (const [pronoun, somebody] of WRONG[person === 'first' ? 'name' : pronouns]) {
      const found = pronoun.exec(plain);
      if (found && !somebody.test(plain)) return excerpt(text, found.index, found[0].length);
    }
    return null;
  },
};

import type { Pronouns } from '../../child/pronouns.ts';
import { excerpt, OWN, type ParagraphRule } from '../rule.ts';

const HIM = /\b(?:he|him|his|himself)\b/i;
const HER = /\b(?:she|her|hers|herself)\b/i;
/** Somebody else whom the pronoun may mean, when mentioned in the same paragraph. */
const SOME_MAN =
  /\b(?:boy|brother|dad|daddy|papa|father|grand(?:pa|ad|father)|man|uncle|Mr|baby|friend|person|doctor|[Oo]pa|abuelo|gramps|dog|cat)\b/;
const SOME_WOMAN =
  /\b(?:girl|sister|mum|mom|mummy|mommy|mama|mother|grand(?:ma|mother)|granny|nana?|woman|lady|aunt|auntie|Mrs|Ms|Miss|baby|friend|person|teacher|doctor|hairdresser|nurse|[Oo]ma|abuela|dog|cat)\b/;
const WRONG: Readonly<Record<Pronouns, readonly (readonly [RegExp, RegExp])[]>> = {
  he: [[HER, new RegExp(SOME_WOMAN, 'i')]],
  she: [[HIM, new RegExp(SOME_MAN, 'i')]],
  they: [
    [HIM, new RegExp(SOME_MAN, 'i')],
    [HER, new RegExp(SOME_WOMAN, 'i')],
  ],
  name: [
    [HIM, new RegExp(SOME_MAN, 'i')],
    [HER, new RegExp(SOME_WOMAN, 'i')],
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

import { BEING_WORDS } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { AND_SO_ON } from './and-so-on.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BOOK = /book|spell|magic|potion|page/i;
const who = (each: Entity | null): Entity | null => (each && !BOOK.test(each.word) ? somebody(each) : null);
const WIZARD: Entity = { ...about('wizard'), being: BEING_WORDS.get('wizard')?.entry ?? null };

/** A spell book is gone; and wherever it has been it has left a spell. */
export const SPELL_BOOK: StoryEvent = {
  id: 'spell-book',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:los(?:t|es?|ing)|mislaid|missing|can(?:'|’)?t find|cannot find|couldn'?t find|looking for|looks? for|search\w* for|where(?:'s|’s| is)|forgot|without|runaway|escaped|flying|stolen|vanished|naughty|grumpy|wild) (?:\p{L}+['’]?s? ){0,3}(?:spell|magic|spells)[- ]?books?\b|\bbooks? of (?:spells|magic)\b|\b(?:spell|magic)[- ]?books? (?:is |has |goes |went |was |that |who |which )*(?:lost|missing|gone|disappear\w*|vanish\w*|run\w* away|ran away|escape[sd]?|flies|flew|fl(?:y|own)|won'?t|got out|blew away)\b/iu,
  not: /\b(?:school|stole|steals|thief|library|space|moon|birthday|christmas|scared|afraid|colouring|dragon['’]s)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    [theme.hero, theme.other].every(
      (each) => !who(each) || !/^(?:vehicle|sea|insect|thing)$/.test(each?.being?.isa ?? ''),
    ),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: who(hero) ?? (/\bmia\b|\p{Lu}\p{Ll}+ (?:has|lost|looks)/u.test(raw) ? null : WIZARD),
    other: who(hero) ? who(other) : null,
    thing: about('book'),
  }),
  plots: [{ ...standsApart(AND_SO_ON), when: /book/i }],
  talk: {
    young: { yours: [() => 'Which animal would you make blue? And how does it go back?'] },
    older: {
      wonder: [() => 'Why had all the magic in the village only half happened?'],
      yours: [() => 'What do you never read, or do, right to the end?'],
    },
  },
};

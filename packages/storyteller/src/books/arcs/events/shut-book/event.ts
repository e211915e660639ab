import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ONCE } from './once.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NOBODY = /book|librar|story|page|word|day|whisper|girl|boy|child|ladder/;
const whoever = (each: Entity | null): Entity | null => (each && NOBODY.test(each.word) ? null : somebody(each));

/** A book that does not open, or a library in which one whispers. */
export const SHUT_BOOK: StoryEvent = {
  id: 'shut-book',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:book|story ?book|diary of a wizard)s?\b[^.]*\b(?:won'?t|wouldn'?t|would not|will not|can'?t|cannot|couldn'?t|could not|never|nobody|no ?one|refus\w+)\b[^.]*\b(?:open\w*|read|close)\b|\b(?:locked|shut|closed|whispering|talking|empty|blank|shy|lonely) (?:\p{L}+ )?(?:story )?book\b|\bbook (?:\p{L}+ )?(?:that|which|who|with) (?:whisper\w*|spoke|speaks|talk\w*|could talk|can talk|no words|empty pages|blank pages|no ending|no end|wrote itself|writes itself|nobody)\b|\b(?:magic|secret|whispering|enchanted) library\b|\blibrar(?:y|ies)\b[^.]*\b(?:whisper\w*|dragons?|guard\w*|protect\w*)\b|\b(?:dragon|\p{L}+) (?:who |that |which )?(?:protect\w*|guard\w*|lives? in|looks? after|lived in|looked after) (?:the |a |an old |our )?(?:\p{L}+ )?library\b/iu,
  not: /\b(?:steals?|stole\w*|thief|ate|eats|eating|lost|fire|late|overdue|comic|phone|fly|flying|colouring|spell ?book|first visit|portal|shy (?:girl|boy|child)|scared|afraid|fear\w*|mouse|cat)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.hero?.being ||
      NOBODY.test(theme.hero.word) ||
      !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: whoever(hero),
    other: whoever(other),
    thing: about('book'),
    also: [],
  }),
  plots: [{ ...ONCE, when: /\b(?:books?|librar\w+)\b/i }],
  talk: {
    young: { yours: [() => 'Once upon a time there was a... What was there?'] },
    older: {
      wonder: [() => 'Why had nobody opened it before?'],
      yours: [() => 'How would you have gone on, after the first words?'],
    },
  },
};

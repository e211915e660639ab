import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { ASLEEP } from './asleep.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const THING = /^(?:story|stories|book|books|bedtime|tale|page|chapter|bed)$/;

/** Who can sit in a bed and be read to: nobody in the sea, and nothing on wheels. */
const canListen = ({ hero, other }: Theme): boolean =>
  !other?.name &&
  (!hero?.being || THING.test(hero.word) || (!/^(?:sea|insect|vehicle|person)$/.test(hero.being.isa) && !hero.plural));

/** One more story is wanted, and whoever reads it falls asleep. */
export const ONE_MORE_STORY: StoryEvent = {
  id: 'one-more-story',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:one|another|just one) (?:more )?(?:last )?(?:bedtime )?(?:story|book|chapter|tale)\b(?! (?:shop|competition|writing))|\b(?:wants?|asks? for|begs? for|needs?) (?:a|another|more|one more) (?:bedtime )?stor(?:y|ies)\b|^(?:the |a |my )?(?:last |longest |favou?rite )?bedtime stor(?:y|ies)$|\bread(?:s|ing)? (?:me |us |a |another |one more |the |my )*(?:bedtime )?stor(?:y|ies)\b|\bbedtime stor(?:y|ies) with\b|\bstory ?time (?:with|at bedtime)\b/i,
  not: /\b(?:writ\w*|competition|library|school|class|teacher|ghost stor\w*|scary|monster|lost|can['’]?t (?:sleep|read)|won['’]?t sleep|dragon stor\w*|witch|magic|steals?|stole\w*|thief|alien|space|christmas|hospital|who ate|escap\w*|stone age|life story|true story|learn\w*)\b/i,
  fits: canListen,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && !THING.test(hero.word) ? hero : null,
    other: null,
    thing: null,
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...ASLEEP, when: /\bstor(?:y|ies)\b|\bbook\b|\bchapter\b|\btale\b/i }],
  talk: {
    young: { yours: [() => 'Which story do you know by heart?'] },
    older: {
      wonder: [() => 'Was the promise kept, do you think?'],
      yours: [() => 'To whom would you read a story, and which one?'],
    },
  },
};

import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { POLE } from './pole.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PONY = String.raw`(?:pony|ponies|horses?|foal)`;
const WONT = String.raw`(?:won['’]?t|will not|would not|wouldn['’]?t|does(?:n['’]?t| not)|can['’]?t|cannot|refuses to|never|afraid to|scared to|stops before)`;
const OF = new RegExp(
  [
    String.raw`\b(?:pony club|gymkhana|show ?jump\w*|horse show|pony show|pony camp)\b`,
    String.raw`\b${PONY} (?:called \p{L}+ )?(?:who|that)? ?${WONT} (?:jump|go over)\w*\b`,
  ].join('|'),
  'iu',
);

const isPony = (each: Entity | null): boolean => /^(?:pony|horse)$/.test(each?.being?.id ?? '');
const ponyOf = ({ hero, other }: Theme): Entity | null => {
  const found = [hero, other].find(isPony) ?? null;
  return found && { ...found, plural: false };
};

/** A pony who will not jump, for a reason. */
export const PONY_WONT_JUMP: StoryEvent = {
  id: 'pony-wont-jump',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:knights?|princess\w*|cowboys?|cowgirls?|unicorns?|rocking|sea ?horse|carousel|merry|dragon|race|racing|robot|magic\w*|flying|lost|died|allerg\w*|moon|space|bike|wants? (?:a|to have)|learning to ride a bike|first|frighten\w*|afraid|scared|brave|courage|kindergarten|nursery|to school)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || isPony(each) || each.being.isa === 'person'),
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: ponyOf(theme),
    other: null,
    thing: about('fence'),
    also: [],
  }),
  plots: [{ ...POLE, when: OF }],
  talk: {
    young: { yours: [() => 'Where does one have to stop and wait?'] },
    older: {
      wonder: [() => 'When could one have guessed what was the matter?'],
      yours: [() => 'When did somebody think that you would not, and it was something else?'],
    },
  },
};

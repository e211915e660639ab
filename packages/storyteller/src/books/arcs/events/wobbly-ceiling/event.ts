import type { Entity } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CEILING } from './ceiling.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ON_WHEELS = String.raw`(?:camper ?vans?|campers?|motor ?homes?|caravans?|camping van|rv|(?:vw|volkswagen) (?:van|bus|camper)|van life)`;
/** How a theme names a house on wheels. */
const OF = new RegExp(String.raw`\b${ON_WHEELS}\b`, 'iu');

/** What is driven, called as the theme calls it. */
function house(raw: string): Entity | null {
  const word = /\b(caravan|motor ?home|camper ?van)/iu.exec(raw)?.[1]?.toLowerCase() ?? 'camper van';
  const being = beingNamed('camper van');
  return being ? { ...about(word), being, thing: null } : null;
}

/** Away in a camper van, a caravan or a motorhome. */
export const WOBBLY_CEILING: StoryEvent = {
  id: 'wobbly-ceiling',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:who|that|which|into|gave up|gives up|engine|hood|bonnet|revers\w*|park(?:s|ed)|can['’]?t|cannot|won['’]?t|holidays? in (?:a|the|our) caravan|breaks?|broke\w*|broken|stuck|flies|flying|flew|magic\w*|time|stole\w*|steals?|thief|ghost|haunted|space|moon|camels?|ice cream|rac(?:e|es|ing)|afraid|scared|frightened|lost|alien|dinosaurs?|dragons?|santa|christmas|garage|clean|wash\w*|sell\w*|sold|old|circus|gypsy|traveller|lives? in|homeless|pirates?|tent|wash|rusty|rent(?:s|ed)?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || /^(?:vehicle|person|thing)$/.test(each.being.isa)),
  reads: ({ raw }) => ({
    ...NOTHING_DONE,
    hero: null,
    other: house(raw),
    thing: null,
    also: [],
    place: null,
    first: null,
    from: null,
  }),
  plots: [{ ...CEILING, when: OF }],
  talk: {
    young: { yours: [() => 'What colour is your ceiling in the morning?'] },
    older: {
      wonder: [() => 'What had the ceiling said on the other mornings?'],
      yours: [() => 'What would you like to see from your bed?'],
    },
  },
};

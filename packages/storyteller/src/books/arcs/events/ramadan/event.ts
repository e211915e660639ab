import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOT_YET } from './not-yet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NAMED = /\bramadan\b|\biftar\b|\b(?:first|half) (?:day(?:['’]s)? )?(?:of )?fast(?:ing)?\b/i;

/** A day in Ramadan, until the sun goes down. */
export const RAMADAN: StoryEvent = {
  id: 'ramadan',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:scared|afraid|history|why do|how do|space|moon landing|lost|died|fast (?:car|runner|train|rabbit)|race)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|thing|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].map((each) =>
      each && /neighbour|friend/.test(each.word) ? null : somebody(each),
    );
    return {
      hero: one ?? null,
      other: two ?? null,
      thing: one ? null : about('plate'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      activity: null,
      occasion: null,
    };
  },
  plots: [standsApart(mateBeside({ ...NOT_YET, when: NAMED }))].map(ableFriend),
  talk: {
    young: { yours: [() => 'What do you find it hard to wait for?'] },
    older: {
      wonder: [() => 'Why did that one date taste so good?'],
      yours: [() => 'Who would you take something to, if they could not come to supper?'],
    },
  },
};

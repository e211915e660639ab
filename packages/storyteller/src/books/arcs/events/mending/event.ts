import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { LID } from './lid.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:mum|mummy|mom|mommy|dad|daddy|papa|grandma|grandpa|granny|gran|nana|nan|grandad|granddad|grampa|uncle|auntie)`;
const THING = /^(?:shed|garden shed|workshop|garage|tools?|toolbox|wheels?|hammer|garden|cart)$/;

const aboutMending = ({ hero, other }: Theme): boolean =>
  !other?.name && (!hero?.being || THING.test(hero.word) || hero.being.isa === 'vehicle' || hero.being.isa === 'thing');

/** Something is mended, in a shed or in the road, and a wheel is wanted. */
export const MENDING: StoryEvent = {
  id: 'mending',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\bwheels? (?:fell|falls?|fall|came|comes?|come|rolled|rolls) off\b`,
      String.raw`\b(?:lost|loses|missing|broken) (?:a |its |his |her |one )?wheels?\b`,
      String.raw`\b(?:mend\w*|fix\w*|repair\w*)\b[^.]*\b(?:with|and) (?:my |her |his )?${KIN}\b`,
      String.raw`\b${KIN}['’]s (?:\p{L}+ )?(?:shed|workshop|tool ?box|tools)\b`,
      String.raw`\b(?:in|to) the (?:shed|workshop) with (?:my |her |his )?${KIN}\b`,
      String.raw`\b(?:hammer|tools?|workshop|tinkering|making things|building things) with (?:my |her |his )?${KIN}\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:spy|secret|magic|monster|ghost|dragon|robot|space|rocket|time machine|heart|friendship|computer|teddy|doll|tractor|car|train|boat|bike|bicycle|clock|roof|birthday|christmas|lost in|locked|treehouse|bird ?house|den|fort|kite|died|spider|mouse|fox)\b/i,
  fits: (theme) => onTheGround(theme) && aboutMending(theme),
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero?.being?.isa === 'vehicle' ? { ...hero, plural: false } : null,
    other: null,
    thing: null,
    place: null,
    first: null,
  }),
  plots: [
    {
      ...standsApart(LID),
      when: /\bwheels?\b|\bmend\w*|\bfix\w*|\brepair\w*|\bshed\b|\bworkshop\b|\btools?\b|\bhammer\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'What rolls in our house?'] },
    older: {
      wonder: [() => 'How often did it show them what it was good for?'],
      yours: [() => 'What would you keep, because it might come in useful?'],
    },
  },
};

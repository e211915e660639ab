import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ALONG } from './along.ts';
import { WAVING } from './waving.ts';
import { ofWorker } from './worker.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|gran|nana|nan|grandad|auntie|aunt|uncle|mother|father)`;
const TRADE = String.raw`(?:nurse|doctor|fire ?fighter|fireman|police officer|policeman|policewoman|teacher|baker|farmer|vet|builder|(?:bus|train|lorry|taxi|truck|tram|van|crane|ambulance) driver|trucker|dentist|chef|cook|pilot|postman|postwoman)`;

/** One of the family's grown-ups goes to work. */
export const PARENT_AT_WORK: StoryEvent = {
  id: 'parent-at-work',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${KIN}\b[^.]*\b(?:go(?:es|ing)?|went|off|back|has to go|is|are|at|leaves?) (?:back )?(?:to |for |at )?work\b`,
      String.raw`\b(?:to|at) work with (?:my |her |his )?${KIN}\b`,
      String.raw`\bchild to work\b`,
      String.raw`\b${KIN}['’]?s (?:\p{L}+ )?(?:work|job|office|fire station|hospital|police station|shop|bakery|workplace|building site|first day at work)\b`,
      String.raw`\bwhat (?:does|do) (?:my )?${KIN}(?: and ${KIN})? do\b`,
      String.raw`\b${KIN} (?:is|works as|who is) an? ${TRADE}\b`,
      String.raw`\b${TRADE}['’]?s (?:daughter|son|child|girl|boy|kids?)\b|\b${TRADE} and (?:his|her|their) (?:daughter|son|child|girl|boy)\b`,
      String.raw`\b(?:in|on) the (?:lorry|truck|cab|van|taxi|tram) with (?:my |her |his |our )?${KIN}\b|\b${KIN}['’]?s (?:lorry|truck|cab|taxi)\b`,
      String.raw`\b${KIN} works? (?!with\b|hard\b)`,
      String.raw`\b${KIN}\b[^.]*\b(?:on nights|night shift|works at night)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:cranes?|far away|ships?|at sea|oil rig|parcels?|letters?|new job|away for|weeks?|months?|abroad|too much|never|always|always working|busy|no time|miss(?:es|ing)?|sad|cr(?:y|ies|ying)|scared|worried|lost|loses|ill|sick|poorly|patient|in hospital|to hospital|army|soldier|navy|war|prison|secret|spy|pirate|superhero|robot|wizard|witch|magic\w*|space|astronaut|forgets?|forgot|late|tired|baby|won['’]?t|doesn['’]?t|not|leav\w+ (?:us|me)|moved?|dinosaur|dragon|bear|fox|rabbit|bunny)\b/i,
  fits: (theme) => onTheGround(theme) && theme.other === null && theme.raw.length < 90,
  // Who goes to work is the family's own grown-up, and no being of the theme.
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
  }),
  plots: [{ ...ofWorker(ALONG), only: true }, ofWorker(WAVING)],
  talk: {
    young: { yours: [() => 'Who waves to you? To whom do you wave?'] },
    older: {
      wonder: [() => 'Which job was it that nobody else could do?'],
      yours: [() => "What would you like to see at somebody else's work?"],
    },
  },
};

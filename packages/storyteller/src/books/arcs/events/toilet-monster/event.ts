import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { LAST_DOOR } from './last-door.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Something is behind the last door of the toilets. */
export const TOILET_MONSTER: StoryEvent = {
  id: 'toilet-monster',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:monsters?|creatures?|beasts?|troll|something|somebody|someone|noise|voice|dragon|yeti)\b[^.]*\b(?:toilets?|loos?|lavator(?:y|ies)|restrooms?)\b|\b(?:haunted|spooky|scary) (?:school )?(?:toilets?|loos?)\b|\btoilet monster\b/iu,
  not: /\b(?:afraid|scared|frightened|fears?|nervous|potty|nappy|nappies|learn\w*|training|accident|flush\w* (?:a|the|my)|fell|falls|dropped|my (?:son|daughter)|bull\w*|goldfish|won['’]?t (?:use|go|sit)|roll of|birthday|loop|look\w*)\b/i,
  fits: (theme) =>
    onTheGround(theme) && [theme.hero, theme.other].every((each) => !each?.being || each.being.isa !== 'vehicle'),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && /monster|creature|beast|troll|dragon|yeti|toilet|voice|noise/.test(hero.word) ? null : somebody(hero),
    other:
      [hero, other].map(somebody).find((each) => each && /monster|creature|beast|troll|dragon|yeti/.test(each.word)) ??
      null,
    thing: null,
  }),
  plots: [{ ...LAST_DOOR, when: /\b(?:toilets?|loos?|lavator\w*|restrooms?)\b/i }],
  talk: {
    young: { yours: [() => 'What would you have passed under the wall?'] },
    older: {
      wonder: [() => 'Why did nobody understand what it was saying?'],
      yours: [() => 'What once sounded dreadful and turned out to be quite ordinary?'],
    },
  },
};

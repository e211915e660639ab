import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BRIDGE } from './bridge.ts';
import { isOfTwoWhoMustFight } from '../must-fight/who.ts';
import { HATES_FIGHTING, tradeIn } from './trades.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What a theme says of a wish that is not what its hero's kind is for. */
const OTHER_TRADE =
  /\b(?:would rather|would sooner|would prefer|prefers?|preferred|wants? to (?:be|become|bake|cook|knit|sew|paint|draw|dance|sing|read|garden|grow|write)|wanted to (?:be|become|bake|cook|knit|sew|paint|draw|dance|sing|read|garden|grow|write)|dreams? of|dreamt of|dreamed of|dream(?:s|ed|t) of being|(?:loves?|loved|likes?|liked|enjoys?) (?:to |making |her |his )?(?:bak\w+|cook\w*|knit\w*|sew\w*|paint\w*|danc\w+|ballet|read\w*|sing\w*|garden\w*|flowers|writ\w+|poems|poetry))\b/i;
const WISH = new RegExp(`${OTHER_TRADE.source}|${HATES_FIGHTING.source}`, 'iu');

/** Who is known for something else. */
const KNOWN_FOR =
  /^(?:knight|pirate|robot|dragon|vampire|witch|wizard|ogre|troll|giant|monster|dragon slayer|warrior|gladiator|samurai|king|queen|prince|princess|superhero|dinosaur|t-rex|wolf|bear|lion|tiger|crocodile|shark|gorilla|rhino|bull|cowboy|ninja|viking|soldier|yeti|ghost|zombie|alien|werewolf|mummy|spy|digger|tractor|fire engine|hippo|elephant|skeleton|minotaur|cyclops|gruffalo|barbarian|sheriff|burglar|astronaut|footballer|explorer|detective)$/i;

/** A hero whose wish is another trade than its kind's. */
export const WOULD_RATHER: StoryEvent = {
  id: 'would-rather',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WISH,
  beforeAll: (raw) => HATES_FIGHTING.test(raw),
  not: /\b(?:scared|afraid|can'?t|cannot|could ?n'?t|competition|contest|show|concert|choir|birthday|wedding|school|class|lost|stol\w+|best friend|play with|baby|spell|magic|learns?)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    if (!hero || hero.plural || !onTheGround(theme) || tradeIn(raw) === null) return false;
    if (HATES_FIGHTING.test(raw) && isOfTwoWhoMustFight(theme)) return false;
    // Who dances, paints or sings has events of their own, where that is all there is to do.
    if (
      /\b(?:danc|ballet|ballerina|paint|artist|sing(?:er|ing)?\b|opera|musician|pop star|play the )/i.test(raw) &&
      !/\b(?:rather|sooner|prefer)/i.test(raw)
    )
      return false;
    return KNOWN_FOR.test(hero.being?.id ?? '') || KNOWN_FOR.test(hero.word);
  },
  reads: ({ raw }) => ({
    ...NOTHING_DONE,
    // Whom it would rather not meet is who it does meet; a trade is nobody.
    other: null,
    thing: about(tradeIn(raw)?.tool ?? 'spoon'),
    first: null,
  }),
  plots: [standsApart({ ...BRIDGE, when: WISH })],
  talk: {
    young: { yours: [() => 'What would you rather do?'] },
    older: {
      wonder: [({ hero }) => `What did everybody want of ${hero}, and what did they get?`],
      yours: [() => 'What do you like doing that nobody would guess?'],
    },
  },
};

import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { HOLES } from './holes.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LANTERNS =
  /\b(?:mak(?:e|es|ing)|made|build(?:s|ing)?|craft\w*|paint(?:s|ing)?|decorat\w*) (?:\p{L}+ ){0,3}lanterns?\b|\blanterns? (?:parade|procession|walk|festival|night|party|making|workshop)\b|\b(?:paper|home-?made|jam ?jar) lanterns?\b|\b(?:autumn|winter|evening|night|light) (?:parade|procession)\b|\b(?:parade|procession) of (?:lanterns|lights)\b|^(?:the |my |our |a )?lanterns?$/iu;

/** Lanterns are made, and carried through the dark. */
export const LANTERN_PARADE: StoryEvent = {
  id: 'lantern-parade',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LANTERNS,
  not: /\b(?:lost|loses|stolen|steals?|stole|magic\w*|pumpkins?|jack|halloween|scared|afraid|dark (?:cave|forest|wood)|fireworks?|sky lanterns?|floating|float|ghost|lighthouse|mine|miner|christmas|diwali|eid|chinese|lunar|pirate|space|moon|carnival|firefl\w+|genie)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || /lantern/.test(each.word) || !/^(?:vehicle|thing|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => {
    const one = hero && /lantern/.test(hero.word) ? null : somebody(hero);
    return {
      hero: one,
      other: somebody(other),
      thing: one ? null : about('lantern'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      occasion: null,
      activity: null,
    };
  },
  plots: [standsApart(mateBeside(ableFriend({ ...HOLES, when: LANTERNS })))],
  talk: {
    young: { yours: [() => 'What would you put on a lantern?'] },
    older: {
      wonder: [() => 'What did the lantern need more of, and what less?'],
      yours: [() => 'Have you ever made something better by taking a bit away?'],
    },
  },
};

import { beingNamed } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { seenBy } from './parts.ts';
import { THE_ROW } from './the-row.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DUCKS = String.raw`(?:ducklings|duck(?:s|['’]s)? famil(?:y|ies)|famil(?:y|ies) of ducks|mother duck|mummy duck|mama duck|ducks?)`;
const WAY = String.raw`(?:road|street|traffic|pavement|kerb|crossing|zebra|lollipop (?:lady|man)|bus(?:es)?|cars?|lorr(?:y|ies)|town|city|village|high street|motorway|roundabout|supermarket)`;
const GOES = String.raw`(?:cross\w*|stop\w*|held? up|holds? up|holding up|walk\w*|waddl\w*|march\w*|parad\w*|wait\w*|help\w*|lead\w*|led|follow\w*|across|over|through)`;

/** A duck leads her row through the town; whoever is last follows a pair of boots. */
export const DUCKLINGS_CROSSING: StoryEvent = {
  id: 'ducklings-crossing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${DUCKS}\b.{0,40}\b${GOES}\b.{0,30}\b${WAY}\b|\b${GOES}\b.{0,30}\b${DUCKS}\b.{0,40}\b${WAY}\b|\b${WAY}\b.{0,30}\b(?:stop\w*|wait\w*|brake\w*|for|because of)\b.{0,30}\b${DUCKS}\b|\bducklings? (?:on|in) the (?:road|street|pavement|high street|town)\b|\b(?:rows?|lines?|parades?|queues?|procession) of (?:\p{L}+ )?(?:ducklings|ducks)\b|\b(?:ducks?|ducklings) (?:crossing|parade)\b|\bducklings? (?:that |who |which )?follow(?:s|ed|ing)? (?:my|his|her|the|our) (?:\p{L}+ )?(?:boots|wellies|feet|son|daughter)\b`,
    'iu',
  ),
  not: /\b(?:ugly|swans?|feed\w*|bread|rubber|toy|lost|loses?|bath|fox|wolf|hunt\w*|race|drives?|driving|driver|afraid|scared|yellow duck|who (?:drives|steals|lays)|run over|knocked|hurt|died|alone|by (?:my|her|him)self)\b/i,
  fits: (theme) =>
    onTheGround(theme) && !/^(?:sea|insect|thing|vehicle|bird)$/.test(watcherOf(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: watcherOf(hero) ?? watcherOf(other) ?? motherOf(hero) ?? motherOf(other) ?? A_DUCK(),
    other: null,
    thing: about('sign'),
    also: [],
  }),
  plots: [standsApart(ableFriend(seenBy(THE_ROW)))],
  talk: {
    young: { yours: [() => 'Who is last when you all walk in a row?'] },
    older: {
      wonder: [() => 'What did the last duckling think that it was following?'],
      yours: [() => 'What would you stop all the traffic for?'],
    },
  },
};

const isDuck = ({ being, word }: Entity): boolean => /^(?:duck(?:ling)?s?|drakes?)$/i.test(being?.id ?? word);

/** Whoever sees it, where that is not the ducks. */
function watcherOf(entity: Entity | null): Entity | null {
  const found = somebody(entity);
  return found && !found.plural && !isDuck(found) && !/^(?:police\w*|lollipop.*|drivers?)$/i.test(found.word)
    ? found
    : null;
}

/** The mother, as the family calls her. */
const motherOf = (entity: Entity | null): Entity | null =>
  entity?.being?.id === 'duck' && !entity.plural ? entity : null;
const A_DUCK = (): Entity => ({ ...about('duck'), being: beingNamed('duck') ?? null });

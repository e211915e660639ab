import type { Entity, Theme } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { entityOf } from '../../../theme/entity.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WAITING_FOR_THE_TRAIN } from './waiting-for-the-train.ts';

const LIKE = String.raw`(?:(?:little|small|tiny|big|red|blue|yellow|orange|purple|pink|white|black|shiny|fast|new|brand[- ]new|happy|lovely|steam|choo[- ]choo) )*`;
const RIDDEN = String.raw`(?:train|steam engine|train engine)`;
const NAMED = new RegExp(
  [
    String.raw`^(?:about )?(?:(?:an?|the|one) )?${LIKE}(?:trains?|steam engine|train engine)[.!]*$`,
    String.raw`\b(?:new|brand[- ]new) ${LIKE}${RIDDEN}\b`,
    String.raw`\b${RIDDEN}(?:['’]s)? (?:(?:on|and|has|with|is on|who is on|having) )?(?:(?:its|his|her|the|their) )?(?:very )?first day\b`,
    String.raw`\bfirst day (?:of|for) (?:an?|the) ${LIKE}${RIDDEN}\b`,
    String.raw`\b${RIDDEN}\b[^.]*\b(?:no ?(?:body|one)) (?:wants to |will )?(?:rides?|gets?|got) (?:in|on)`,
    String.raw`\bempty train\b`,
  ].join('|'),
  'iu',
);

/** A train: somebody whom others get into. */
const isRidden = (each: Entity | null): boolean => /^(?:train|steam train|steam engine)$/.test(each?.being?.id ?? '');

/** "a train" alone was read as a first ride on one; it is the train that the book is about. */
function trainIn({ hero, other, raw }: Theme): Entity | null {
  const asRead = [hero, other].find(isRidden);
  if (asRead) return asRead;
  const word = /\b(?:steam train|train)\b/i.exec(raw)?.[0].toLowerCase();
  const being = word === undefined ? undefined : beingNamed(word);
  return word === undefined || being === undefined ? null : entityOf(word, being);
}

/** A train of which nothing is said but that it is one, or new: nobody gets in whom it does not know. */
export const NEW_TRAIN: StoryEvent = {
  id: 'new-train',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:toy|model|driver|scared|afraid|late|lost|wrong|last|miss(?:ed|es)?|magic\w*|ghost|christmas|polar|moon|space|tunnels?|sleep\w*|night|birthday|friends?|race|races|school|nursery|ride|trip|journey|dinosaurs?|zoo)\b/i,
  fits: (theme) => onTheGround(theme) && trainIn(theme)?.plural === false,
  // A train alone is somebody, and not only what one goes to the sea by.
  beforeAll: () => true,
  needs: (theme) => trainIn(theme) !== null,
  reads: (theme) => ({
    hero: trainIn(theme) ?? theme.hero,
    other: null,
    thing: null,
    also: [],
    ...NOTHING_ELSE,
  }),
  plots: [standsApart({ ...WAITING_FOR_THE_TRAIN, when: NAMED })],
  talk: {
    young: { yours: [() => 'Where would you like to go by train?'] },
    older: {
      wonder: [() => 'When did they begin to be in the train: when they got in, or later?'],
      yours: [() => 'What did you not want to try, until you had been in it for a while?'],
    },
  },
};

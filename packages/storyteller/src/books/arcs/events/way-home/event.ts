import { beingNamed } from '../../../theme/entries.ts';
import type { Entity, Theme } from '../../../theme.ts';
import type { Told } from '../../../arc.ts';
import { type EventPlot, type Going, NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { GATE } from './gate.ts';
import { HAS_A_GATE } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIND =
  '(dogs?|puppy|cat|kitten|pony|horse|donkey|goat|sheep|pig|piglet|hen|duck|goose|rabbit|tortoise|parrot|pigeon|llama|alpaca|cow|penguin|elephant|giraffe|monkey|zebra|lion|tiger|panda|flamingo|kangaroo|koala|camel|hippo|rhino|robot)';
const ADJ = '(?:lost |little |baby |stray |escaped |runaway |small |homing )*';
const ESCAPED = new RegExp(
  String.raw`\b(?:escaped|runaway|stray) ${ADJ}${KIND}\b|\b(?:an?|the|our|my|his|her) ${ADJ}${KIND} (?:is |gets |got |escapes |escaped )?(?:lost |loose |on the loose )?(?:in|into|through|round|around|across) (?:the |a )?(?:big )?(?:city|town|village|streets?)\b|\b${KIND} (?:who |that )?(?:escapes|escaped) from the zoo\b|^(?:the|a|our|my) lost ${ADJ}${KIND}$`,
  'iu',
);

/** Who has lost the way: whom the theme reads as its hero, else who it says has got out. */
function lostOne({ hero, other, raw }: Theme): Entity | null {
  const read = [hero, other].find((each) => each?.being && HAS_A_GATE.test(each.being.id));
  // Nobody is lost or has escaped before the book begins.
  if (read)
    return { ...read, adjectives: read.adjectives.filter((each) => !/^(?:lost|stray|escaped|runaway)$/.test(each)) };
  if (hero || other) return null;
  const word = (
    ESCAPED.exec(raw)
      ?.slice(1)
      .find((each) => each !== undefined) ?? ''
  ).toLowerCase();
  const being = beingNamed(word);
  if (!being || !HAS_A_GATE.test(being.id)) return null;
  return { word, adjectives: [], plural: false, name: null, being, place: null, thing: null, known: true };
}

const IN_A_TOWN = /^(?:city|town|village|street|home|house|snow|road|streets|zoo)$/;

/** Whoever can fly need only look down: a pigeon that is lost in a town is on foot, for a reason. */
const onFoot = ({ A }: Going, told: Told, why: string, at = 0): Told =>
  /^(?:pigeon|parrot|duck|goose)$/.test(A.being?.id ?? '')
    ? {
        ...told,
        pages: told.pages.map((each, i) => ({
          ...each,
          text: [each.text]
            .flat()
            .map((text) => text.replace(/\bchewed\b/g, 'pecked').replace('with a bite in it', 'with a hole in it'))
            .map((text) => (i === at ? `${text} ${why}` : text)),
        })),
      }
    : told;
const ON_FOOT: EventPlot = {
  ...GATE,
  young: (going) => onFoot(going, GATE.young(going), 'One wing has a bandage.', 2),
  middle: (going) =>
    onFoot(going, GATE.middle(going), `That week ${going.a} had a wing in a bandage, and went everywhere on foot.`),
  old: (going) =>
    onFoot(going, GATE.old(going), `That week ${going.a} had a wing in a bandage, and went everywhere on foot.`),
};

/** Somebody who lives with us is a long way off, and comes home. */
export const WAY_HOME: StoryEvent = {
  id: 'way-home',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:finds?|found|finding|find) (?:his|her|its|their|the) (?:own )?way (?:back )?home\b|\b(?:can(?:'|’)?t|cannot|could(?: not|n'?t)) find (?:his|her|its|their|the)? ?(?:own )?(?:way )?(?:back )?home\b|\blost (?:his|her|its|their) way\b|\b(?:walk(?:s|ed)|trying to get|tries to get) (?:all the way |back )?home\b|\b(?:dog|puppy|cat|kitten|pony|sheep|goat|pigeon|tortoise|penguin|duck|hen|rabbit|robot|snail)\b (?:who |that )?(?:gets?|got|is|was) lost\b|${ESCAPED.source}|\b(?:long|far) (?:way )?from home\b|\bway back home\b`,
    'iu',
  ),
  not: /\b(?:help\w*|shows?|showing|mum\w*|mother|dad\w*|with my|with his|with her|from school|woods?|forest|beach|sea|ocean|island|desert|space|moon|planet|jungle|mountains?|museum|supermarket|market|zoo trip|fog|map|teddy on|train|bus|plane|never comes|died|late|egg|thief|stole\w*|robot factory|sock|shoe)\b/i,
  fits: (theme) => {
    const one = lostOne(theme);
    const { place, hero, other } = theme;
    return one !== null && !one.plural && (hero === null || other === null) && (!place || IN_A_TOWN.test(place.word));
  },
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: lostOne(theme),
    other: null,
    thing: null,
  }),
  plots: [{ ...ON_FOOT, when: /\b(?:lost|home|escaped|city|town|stray)\b/i }],
  talk: {
    young: { yours: [() => 'What can you hear when you shut both eyes?'] },
    older: {
      wonder: [() => 'In which order did it all come, going out and coming home?'],
      yours: [() => 'What would lead you home if you could see nothing?'],
    },
  },
};

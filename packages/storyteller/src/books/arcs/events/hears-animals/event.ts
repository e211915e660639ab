import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BOOT } from './boot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CHILD = /girl|boy|child|kid|son|daughter|mia/;
const ANY = /^(?:animals?|creatures?|pets?|beasts?|wildlife|insects?|bugs?)$/;
const isAnimal = (entity: Entity | null): boolean =>
  entity?.being !== null && entity?.being !== undefined && /^(?:pet|farm|wild|sea|insect|bird)$/.test(entity.being.isa);

/** Somebody understands what animals say. */
export const HEARS_ANIMALS: StoryEvent = {
  id: 'hears-animals',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bunderstanding (?:what )?(?:the )?(?:animals|birds|cats|dogs)|\bchatting (?:to|with) (?:the )?(?:animals|birds|hedgehogs|foxes|owls|squirrels)\b|\bhorse whisperer\b|\b(?:talk|talks|talked|talking|speak|speaks|spoke|speaking|whisper|whispers|chat|chats) (?:to|with) (?:all )?(?:the |her |his |my |our )?(?:animals?|birds?|bees|insects|cats?|dogs?|horses?|pets?|pon(?:y|ies)|mice|frogs|cows|sheep|foxes|squirrels|rabbits|fish|owls|ants|butterflies|creatures|guinea pigs?|hamsters?|gerbils?|tortoises?|parrots?|budgies?|spiders?|beetles?|worms?|butterfl(?:y|ies)|moths?|crows?|pigeons?|gulls?|seagulls?|monkeys?|elephants?|lions?|wolves|snails?|goldfish|rabbit|fox|cow|mouse|frog|owl|horse|hens?|chickens?|ducks?|lizards?|rats?|hedgehogs?|squirrel)\b|\b(?:hear|hears|heard|understand|understands|understood) (?:what )?(?:all )?(?:the |her |his |my |our )?(?:animals?|birds?|bees|insects|cats?|dogs?|horses?|pets?|mice|frogs|cows|sheep|foxes|squirrels|rabbits|owls|ants|butterflies|creatures)\b|\b(?:speaks?|talks?|learns?) (?:to speak )?(?:cat|dog|animal|bird|horse|bee)\b(?! (?:food|tricks))|\bunderstands? (?:animal|cat|dog|bird)\b|\b(?:pets|animals) (?:could|can|began to|start\w* to|all) (?:suddenly )?talk\w*\b/iu,
  not: /\b(?:dr dolittle|shy|quiet|scared|afraid|fear\w*|robot|alien|ghost|plants|trees|song|sing\w*|bark|noises?|night|school|zoo keeper|vet|lost|find(?:s|ing)?|found|sav(?:e|es|ing)|rescu\w*)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.hero?.being || isAnimal(theme.hero) || CHILD.test(theme.hero.word) || theme.hero.being.isa === 'person'),
  reads: ({ hero, other, place }) => {
    // "Animals" are no kind: somebody of a kind is asked.
    const animal = [other, hero].find((each) => isAnimal(each) && !ANY.test(each?.word ?? '')) ?? null;
    return {
      hero: isAnimal(hero) || CHILD.test(hero?.word ?? '') ? null : somebody(hero),
      other: animal ? { ...animal, plural: false } : null,
      place,
      thing: about('boot'),
      relation: 'none',
      want: null,
      clause: null,
      first: null,
      activity: null,
      also: [],
    };
  },
  plots: [BOOT],
  talk: {
    young: { yours: [() => 'What would you ask a cat?'] },
    older: {
      wonder: [() => 'They all knew where the boot was. Why did it take so long to find out?'],
      yours: [() => 'What would an animal call your bed?'],
    },
  },
};

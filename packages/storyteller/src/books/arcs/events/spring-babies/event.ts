import { beingNamed } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { bornAt, MOTHER } from './parts.ts';
import { QUIET_PLEASE } from './quiet-please.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PET = String.raw`(?:hamsters?|rabbits?|bunn(?:y|ies)|guinea[- ]?pigs?|gerbils?|mouse|mice|chinchillas?|rats?)`;
const YOUNG = String.raw`(?:bab(?:y|ies)|pups|young ones|litter|kits|bunnies|tiny mice|little ones)`;
const HAS = String.raw`(?:had|has|have|having|expecting|expects|gave birth to|gives birth to|giving birth to|got)`;

const IN_A_HUTCH = new RegExp(String.raw`\b(?:${PET}|hutch|cage|pets?)\b`, 'iu');

/** A small pet has young ones, and they must be left in peace. */
export const SPRING_BABIES: StoryEvent = {
  id: 'spring-babies',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${PET}\b.{0,25}\b${HAS}\b.{0,25}\b${YOUNG}\b`,
      String.raw`\b${PET}(?:['’]s?)?,? ${YOUNG} (?:are |were |is |was )?(?:born|arrive\w*)\b`,
      String.raw`\bbaby ${PET}\b.{0,20}\b(?:born|in (?:the|our|my) (?:hutch|cage|shed|nest|box|hay|straw)|yet)\b`,
      String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|newborn) (?:little |tiny |new )?(?:baby )${PET}\b`,
      // "Our rabbit had babies", as it is read before an event is looked for (`of-home.ts`).
      String.raw`^we are getting a baby (?:hamster|rabbit|bunny|guinea pig|gerbil|mouse|chinchilla|rat)$`,
      String.raw`\b(?:birth|arrival) of (?:the |our )?(?:baby )?${PET}\b`,
      String.raw`\b${PET} (?:is|was) (?:pregnant|expecting|a (?:mum|mummy|mother|mom)(?: now)?)\b`,
      String.raw`\bsurprise in (?:the|our) (?:rabbit |hamster |guinea pig )?hutch\b`,
      String.raw`\b(?:homes? for|look(?:ing)? after|holding|touch) (?:all )?(?:the |our )?baby ${PET}\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:lost|loses?|found|wild|rescue\w*|died|dead|dies|ill|vet|wants?|wish\w*|field|jealous|magic\w*|easter|shop|zoo|brother|sister|bathroom|burrow|forest|woods?|babysit\w*|bedtime|cries|crying|big family)\b/i,
  // "A baby elephant" is like it in one word: in a cage or a hutch sits no elephant.
  needs: ({ hero, other, raw }) => IN_A_HUTCH.test(raw) || ![hero, other].some((each) => each?.being),
  fits: (theme) => onTheGround(theme),
  reads: ({ hero, other, raw }) => {
    const mother = [hero, other].find(isMother) ?? null;
    const host = [hero, other].find((each) => each && !isMother(each)) ?? null;
    return {
      hero: mother ? grown(mother) : motherIn(raw),
      other: host?.plural === true || /^bab(?:y|ies)$|pups?$|kits?$/i.test(host?.word ?? '') ? null : somebody(host),
      thing: null,
      occasion: null,
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
      also: [],
    };
  },
  plots: [standsApart(bornAt(QUIET_PLEASE))],
  talk: {
    young: { yours: [() => 'What is the quietest thing that you can do?'] },
    older: {
      wonder: [() => 'What did the small ones know of the house before they had seen it?'],
      yours: [() => 'Which noise in your house would you keep?'],
    },
  },
};

const isMother = (entity: Entity | null): boolean => MOTHER.test(entity?.being?.id ?? '');

/** The mother of what a theme names: of the baby bunnies, the rabbit. */
function grown(entity: Entity): Entity {
  const word = entity.being?.id === 'bunny' ? 'rabbit' : (entity.being?.id ?? entity.word);
  const adjectives = entity.adjectives.filter((each) => !/^(?:new|baby|little|tiny|small|young|newborn)$/i.test(each));
  return { ...entity, word, being: beingNamed(word) ?? entity.being, adjectives, plural: false };
}

/** One of them, as the theme names it. */
function motherIn(raw: string): Entity {
  const found = /\b(hamster|rabbit|bunn|guinea[- ]?pig|gerbil|mouse|mice|chinchilla|rat)/i
    .exec(raw)?.[1]
    ?.toLowerCase();
  const word =
    found === undefined
      ? /hutch/i.test(raw)
        ? 'rabbit'
        : 'hamster'
      : found === 'bunn'
        ? 'rabbit'
        : found === 'mice'
          ? 'mouse'
          : found.startsWith('guinea')
            ? 'guinea pig'
            : found;
  return { ...about(word), being: beingNamed(word) ?? null };
}

import type { Theme } from '../../../theme.ts';
import { isOf, NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { VET } from '../vet/event.ts';
import { FIRST } from './first.ts';
import { QUEUE } from './queue.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TRADE = /^(?:doctor|vet|dentist|nurse|toys?|hospital|sore|throat|surgery)$/;
const TOYS = /\b(?:toys?|teddy|teddies|dolls?)\b/i;

const isInvented = ({ hero, raw }: Theme): boolean =>
  hero?.being && hero.being.isa !== 'vehicle' && !TRADE.test(hero.word) && hero.being.isa !== 'person'
    ? true
    : TOYS.test(raw) || /\bvet\b|\banimal (?:hospital|doctor)\b/i.test(raw) || /\bplay\w*\b/i.test(raw);

/** Somebody small is the doctor, the vet or the dentist, and a toy or a beast is the patient. */
export const TOY_DOCTOR: StoryEvent = {
  id: 'toy-doctor',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:toys?|soft toys?|cuddly toys?|stuffed animals?|teddy|teddies|dolls?)\b[^.]*\b(?:animal hospital|hospital|vet)\b|\b(?:toy|teddy|teddies['’]?|teddy bear['’]?s?|dolls?['’]?|animal) (?:hospital|doctor|clinic|surgery|vet)\b|\b(?:doctor|vet|nurse|dentist)\b[^.]*\b(?:toys?|teddy|teddies|teddy bears?|dolls?|animals?)\b|\b(?:at|to|visits?|sees?|and|afraid of|scared of|hates?|likes?|needs?) the (?:\p{L}+ )?(?:doctor|vet|dentist|doctors|vets|dentists)(?:['’]s)?\b|\b(?:plays?|playing) (?:at )?(?:doctors?|vets?|dentists?|nurses?|hospitals?)\b|\b(?:who is|is|becomes|as) an? (?:\p{L}+ )?(?:doctor|vet|dentist)\b|\bdoctor (?:\p{Lu}\p{L}+|mouse|bear|rabbit|fox|owl|duck|hedgehog|cat|dog)\b|\bsore throat\b|^(?:my |our |the |poor |\p{L}+['’]s )?(?:teddy(?: bear)?|dolly?|bunny|toy \p{L}+) (?:is|was|feels|has been|gets) (?:\p{L}+ )?(?:poorly|ill|sick|unwell)$|\b(?:and|meets) (?:a|his|her|its) (?:doctor|vet|dentist)\b/iu,
  not: /\b(?:legs?|arms?|paws?|wings?|tails?|broken|bandage|operation|x-?ray|jabs?|injections?|needle|vaccin\w*|blood|asthma|allerg\w*|glasses|eyes?|ears?|hearing|optician|heart|cancer|die[sd]?|dying|dead|dr who|doctor who|witch doctor|time|mum|mummy|mom|dad|daddy|grandma|grandpa|granny|nana|brother|sister|baby|my (?:dog|cat|rabbit|hamster|guinea pig|puppy|kitten|pet)|our (?:dog|cat|rabbit|hamster|pet)|brush\w*|fairy|wobbly|loose|ambulance|lost|space|robot doctor|hiccups?)\b/i,
  // A child who is a vet has live patients.
  fits: (theme) => onTheGround(theme) && isInvented(theme) && theme.raw.length < 90 && !isOf(VET, theme),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being && !TRADE.test(hero.word) && hero.being.isa !== 'person' ? { ...hero, plural: false } : null,
    other: somebody(other && (TRADE.test(other.word) || other.being?.isa === 'person') ? null : other),
    thing: null,
  }),
  plots: [FIRST, QUEUE],
  talk: {
    young: { yours: [() => 'Can you say aah? How wide can you open?'] },
    older: {
      wonder: [() => 'Why was it easier when somebody else went first?'],
      yours: [() => 'What is worse for you, the thing itself or the bit before?'],
    },
  },
};

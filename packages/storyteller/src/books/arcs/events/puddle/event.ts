import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CLEAN } from './clean.ts';
import { KEEPING } from './keeping.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Boots, and what they are for. */
export const PUDDLE: StoryEvent = {
  id: 'puddle',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:rubber|rainy[- ]day) boots\b|\bpuddles?\b|\b(?:rainy|wet) walks?\b|\bwalk(?:s|ing)? (?:out )?in the rain\b|\b(?:rain ?boots?|wellies|wellingtons?(?: boots?)?|welly boots?|red boots?|new boots?)\b|\bsplash\w* (?:about |around )?in (?:the )?rain\b/i,
  not: /\b(?:(?:take|takes|took|carry|carries|fly|flies|bring|brings) (?:you|me|her|him|them|us|people|mia)|anywhere|magic(?:al)?|talking|bath|pool|swimming|sea|beach|moon|reflection|and the \w+ in the|snow|football|hiking|ski\w*|scared|afraid|refus\w*|hates?|wo(?:n.t|uld not)|puss|camp\w*|zoo|stuck inside|indoors|lost|los(?:es?|ing)|can(?:['’]?t|not) find|where(?:['’]s|['’]re| is| are)|looking for|missing|stolen|cowboy|super-?\s?hero)\b/i,
  // A puddle is not somebody, and whoever has wheels has no boots.
  fits: (theme) => onTheGround(theme) && !(theme.hero?.being?.isa === 'vehicle'),
  reads: ({ hero, raw }) => {
    const nobody = !hero?.being || /^(?:puddles?|well(?:y|ies|ingtons?)|boots?|rain)$/.test(hero.word);
    const word = /\bboots?|well/i.test(raw) ? 'boots' : 'puddle';
    return {
      relation: 'go',
      place: null,
      clause: null,
      activity: null,
      thing: nobody ? about(word) : null,
      ...(nobody ? { hero: null } : {}),
    };
  },
  plots: [KEEPING, CLEAN],
  talk: {
    young: { yours: [() => 'Where is the best puddle near us?'] },
    older: {
      wonder: [() => 'Who had the better splash, the first one or the last one?'],
      yours: [() => 'What would you like to keep in a pair of boots?'],
    },
  },
};

import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { UNDER_IT } from './under-it.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OWN = String.raw`(?:(?:his|her|its|their|my|our|the|up|away|all|very|own|messy) )*`;
const THINGS = String.raw`(?:bed ?room|room|toys?|play ?room|things|lego|blocks|books|mess|clothes)`;

/** A rug under toys is found again. Who never tidies anything is told by the heap (cannot-stop). */
export const TIDYING: StoryEvent = {
  id: 'tidying',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:tid(?:y|ies|ied|ying)|clean(?:s|ed|ing)?|clear(?:s|ed|ing)?)(?: up)?,? ${OWN}${THINGS}\b|\b(?:put(?:s|ting)?|pick(?:s|ing)? up) ${OWN}(?:toys|things|lego|books)(?: away)?\b|\b(?:tidy|clean)[- ]?up(?: time| day)?\b|\b(?:tid(?:y|ies|ied|ying)|clean(?:s|ing)) up\b|\b(?:mess(?:y|iest)|untid(?:y|iest)) (?:bed ?)?room\b|\b(?:bed ?)?room (?:is|was) (?:such |in |so |very |too |always |really )*(?:a )?(?:mess|messy|untidy)\b|\b(?:bed)?room who is the (?:messiest|untidiest)\b|\b(?:never|won['’]?t|wo n['’]?t|will not|doesn['’]?t(?: want to| like to| like)?|hates?|refuses to|refused to) tid(?:y|ies|ying)\b`,
    'iu',
  ),
  not: /\b(?:build\w*|beach|sea|ocean|park|street|litter|river|pollution|kitchen|garden|eat\w*|eater|hair|paint\w*|lost|loses|homework|teeth|bath|classroom|school|shop|ship|pond|ghost town|spring clean|car|dishes|litter|hiccup\w*|cake)\b/i,
  fits: (theme) => {
    const { hero } = theme;
    return (
      onTheGround(theme) &&
      (hero === null || hero.being === null || hero.being.isa === 'thing' || !hero.plural) &&
      !/^(?:sea|vehicle|insect)$/.test(hero?.being?.isa ?? '')
    );
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('sock'),
  }),
  plots: [standsApart(UNDER_IT)],
  talk: {
    young: { yours: [() => 'What is on the floor where you sleep?'] },
    older: {
      wonder: [() => 'Why did it work the fourth time?'],
      yours: [() => 'What lives where you sleep, and has no place of its own?'],
    },
  },
};

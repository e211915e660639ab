import { FEAR, PREVENT, VICTIM } from '../cues.ts';

const HURT =
  '(?:hit|hits|hitting|punch|punches|punching|kick|kicks|kicking|slap|slaps|slapping|hurt|hurts|hurting|beat up|beats up|beating up|stab|stabs|stabbing|shoot|shoots|shooting|strangle|strangles|strangling|choke|chokes|choking|kill|kills|killing|murder|murders|murdering|torture|tortures|torturing|poison|poisons|poisoning|drown|drowns|drowning|fight|fights|fighting|attack|attacks|attacking|smash|bite|bites|push|smother|smothers|suffocate|suffocates|scratch|scratches|pinch|spit on|knock out|knocks out|knock down|bully|bullies|harm|harms|injure|injures|whack|trip|behead|beheads|burn|burns|terrorise|terrorize|humiliate|stomp on|crush|throw (?:rocks|stones|things) at|break the (?:nose|arm|leg|teeth|bones) of)';
const ASKS =
  '(?:teach|teaches|train|trains|show|shows|encourage|encourages|get|gets|make|makes|help|helps|want|wants|tell|tells|convince|needs?|should|learns?|learn|story where|story in which|how)';
/** "teach him to hit people", "how to punch a kid", "make her drown the kittens". */
const TAUGHT = new RegExp(
  String.raw`\b(?:${ASKS} (?:\w+ ){0,5}?(?:to|how to|and) (?:\w+ ){0,3}?|how (?:to|can|could|do|does|should) (?:(?:he|she|they|we|i|my \w+) )?|make (?:him|her|them|my \w+|it) (?:\w+ )?)${HURT} ${VICTIM}`,
);
/** A story in which it happens. */
const TOLD = new RegExp(
  String.raw`\b(?:story|stories|tale|book|poem)\b.{0,24}\b(?:where|in which|that|when|with|about)\b.{0,40}\b(?:kills?|killing|stabs?|stabbing|shoots?|shooting (?:at )?(?:people|kids|everyone)|murder\w*|tortur\w*|poison(?:s|ing)|strangl\w*|beats? (?:up|him|her|them)|beating up|burn(?:s|ing)? (?:down|the school|houses?)|drowns?|gore|gory|hurting (?:animals|people|others) for|punch(?:es)? (?:him|her|the|a)|hits? (?:the|a) (?:bully|teacher|girl|boy))`,
);
const BLOODY =
  /\b(?:bloody|gory|gruesome|violent) (?:story|tale|book|poem|ending)\b|\blots of (?:gore|blood|violence)\b/;
/** "it is fine to hurt people", "hitting girls is fine". */
const APPROVED = new RegExp(
  String.raw`\b(?:ok|okay|fine|good|fun|cool|right|funny|normal|great|fair) (?:for \w+ )?to ${HURT}\b|\b(?:hitting|hurting|punching|fighting|kicking|biting|killing|violence|slapping)(?: \w+){0,2} (?:is|are) (?:ok|okay|fine|good|fun|cool|right|funny|normal|great)\b`,
);
/** "hitting girls makes him a man", "he plans to push her down the stairs, cheer him on" */
const PRAISED =
  /\b(?:hitting|hurting|punching|fighting|kicking|biting|violence|slapping)(?: \w+){0,2} (?:makes|shows|proves|earns) (?:\w+ ){0,3}?(?:man|men|strong|stronger|brave|tough|boss|respect|cool|hero|winner|important)\b|\b(?:push|pushes|hit|hits|hurt|hurts|punch|punches|kick|kicks|beat|beats)\b.{0,50}\b(?:cheer|praise|applaud|encourage) (?:him|her|them|my \w+)\b/;
const REVENGE = /\b(?:get|gets|getting|take|takes|taking|have|wants?)(?: \w+){0,2}? revenge\b/;
const CRUEL =
  /\bhow (?:to|can|could|do|does) (?:\w+ )?(?:\w+ )?(?:torture|murder|poison|strangle|stab|choke|drown|suffocate|kill|behead)\b(?! (?:germs|bugs|weeds|viruses|time|bacteria|nits|lice))/;
/** "make the puppy suffer" */
const SUFFERS = /\b(?:make|makes|let|have|watch)\b.{0,24}\b(?:suffer|bleed|scream in pain|die slowly|beg for mercy)\b/;
/** Nothing else is asked for: "killing the neighbour". */
const BARE = new RegExp(
  String.raw`^(?:(?:a|the) song about |how to |lets |(?:i|we|he|she) wants? to )?(?:kill|murder|stab|shoot|strangl|poison|tortur|drown)(?:e|ing)? ${VICTIM}`,
);
/** What may be hit, beaten and fought. */
const GAME =
  /\b(?:ball|balls|pillow|cushion|punch ?bag|drum|drums|target|goal|fears?|germs|worry|worries|boredom|habit|record|time|video ?games?|pinata|dough|bubbles|weeds|tag|nits|lice|germ|illness|virus|cold)\b/;
const SPORT = /\b(?:karate|judo|boxing|taekwondo|fencing|chess|football|tennis|wrestling class)\b/;

/** Hurting somebody as what the story should teach or enjoy. A child who hits is an ordinary worry and passes. */
export function isViolent(sentence: string): boolean {
  if (BLOODY.test(sentence)) return !FEAR.test(sentence);
  if (GAME.test(sentence) || SPORT.test(sentence)) return false;
  if (CRUEL.test(sentence)) return !FEAR.test(sentence);
  if (FEAR.test(sentence) || PREVENT.test(withoutMeaningless(sentence))) return false;
  return (
    BARE.test(sentence) ||
    TAUGHT.test(sentence.replace(CHILDS_DREAM, ' ')) ||
    TOLD.test(sentence) ||
    APPROVED.test(sentence) ||
    REVENGE.test(sentence) ||
    PRAISED.test(sentence) ||
    SUFFERS.test(sentence)
  );
}

/** "he wants to be strong like superman": what a child would like to be asks for nothing. */
const CHILDS_DREAM = /\b(?:he|she|they) wants? to be (?:\w+ ){1,2}(?:like \w+ )?(?=and\b)/;

/** "mean to him" and "crying" ask for nothing; "not only" and "do not stop" do not prevent. */
const withoutMeaningless = (sentence: string): string =>
  sentence.replace(
    /\b(?:(?:so \w+|until|till) (?:that )?(?:they|he|she|the \w+) stops?|not only|non ?stop|never stop|dont stop|why not|if not)\b/g,
    '',
  );

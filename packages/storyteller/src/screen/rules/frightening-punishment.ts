import { FEAR } from '../cues.ts';

const CHILD =
  '(?:him|her|them|my (?:son|daughter|child|kid|boy|girl)|the (?:boy|girl|child|kids?|children)|(?:bad|naughty) (?:kids?|children|boys?|girls?)|(?:kids|children|boys|girls)(?= (?:who|that|if|when)\\b))';
const WHO =
  '(?:monsters?|bogey ?man|boogey ?man|bogeymen|boogeymen|witch|witches|wolf|wolves|devil|demons?|ghosts?|police|policeman|cops|strangers?|god|jesus|santa|krampus|bad man|bad men|kidnappers?|ogre)';
const LOCKED = new RegExp(
  String.raw`\b(?:lock|locks|locking|shut|shuts|put|puts|throw|throws) ${CHILD} (?:up|away|out|alone )?(?: ?(?:in|into|inside|outside|down)) (?:(?:the|a|an|his|her|our|dark|cold|empty) )*(?:cupboard|closet|basement|cellar|shed|attic|garage|room|bathroom|cage|box|outside|dark|car|night)\b|\block ${CHILD} (?:up|away|out)\b|\b(?:we|i|will|to) (?:\w+ )?lock ${CHILD} in\b`,
);
const TAKEN = new RegExp(
  String.raw`\b${WHO}\b.{0,24}\b(?:will|would|going to|coming to|gonna|comes? and|come to|comes? to|come for|comes for|can)\b.{0,20}\b(?:take|lock|eat|get|come|grab|catch|burn|punish|bite|steal|arrest|kidnap|hurt|find)\w*\b.{0,16}\b${CHILD}|\b${WHO} (?:takes?|eats?|gets?|grabs?|burns?|comes? for|punish(?:es)?) ${CHILD}|\b${CHILD} (?:\w+ )?(?:get|gets|be|are|is|getting) (?:eaten|taken|punished|burned|hurt|caught) by (?:an? |the )?${WHO}|\b${CHILD}.{0,10}\b(?:get|gets|be|are|is|getting) (?:eaten|taken away|kidnapped|burned|burnt|locked up)\b.{0,20}\b(?:by|so|if|when|because)`,
);
const SCARED_ON_PURPOSE = new RegExp(
  String.raw`(?:^|\b(?:to|please|should|could|can you|you|we|i|and|will|must|lets) )(?:really |just )?(?:scare|frighten|terrify|terrorise|terrorize|intimidate|shame|humiliate|threaten) (?:the )?${CHILD}|\b(?<!\b(?:dont|not|doesnt|never|didnt) )(?:want|wants|make|keep|get) ${CHILD} (?:to (?:be|get|feel) )?(?:so |more |too |very )?(?:scared|frightened|terrified|afraid)\b`,
);
const SENT_AWAY = new RegExp(
  String.raw`\b(?:give|send|throw|leave|sell|put) ${CHILD} (?:away|to an? orphanage|up for adoption|outside|behind|on the street|alone)\b`,
);
const ORPHANAGE = /\borphanage\b/;
const PARENT_GONE =
  /\b(?:make|tell|story|explain|believe|convince)\b.{0,30}\b(?:mummy|mommy|mum|mom|daddy|dad|we|parents|nobody|no one|i) (?:will|would|wont|will not|are going to|is going to) (?:leave|die|go away|stop loving|not love|love|never come)\b.{0,30}\b(?:if|when|unless|because|forever)\b/;
const BEATEN =
  /\b(?:spank|smack|whip|beat|cane|paddle|belt|slipper)\w*\b.{0,24}\b(?:with|belt|stick|cane|slipper|paddle|wooden spoon)\b|\b(?:explain|story|teach|tell|accept|deserves?)\b.{0,40}\b(?:spank\w*|smacked|smacking|whipp\w*|beating)\b/;
const MAIMED =
  /\b(?:gets?|has|have|be|is|getting) (?:it |(?:his|her|their|the) \w+ )?(?:cut|chopped|bitten|burned) off\b|\b(?:scissor ?man)\b/;
const STARVED =
  /\b(?:no|without|skip|skips|miss|misses) (?:dinner|food|supper|meals|eating)\b.{0,30}\b(?:week|days|bad|naughty|until|punish)\w*|\b(?:starve|sleeps? outside|sleep on the street|sleep in the dog)\b/;
const ASKS =
  /\b(?:tell|tells|telling|story|stories|explain|make|threaten|warn|if (?:he|she|they)|unless|so (?:he|she|they|that)|want)\b/;
/** "a story where the boy gets locked in the cellar until he is good" */
const SHUT_IN_A_STORY =
  /\b(?:story|tale|book)\b.{0,60}\b(?:gets?|is|are|be|being) (?:locked|shut) (?:up |away )?(?:in|into|outside)\b.{0,40}\b(?:until|because|if|when|so|for being|as (?:a )?punish\w+)\b/;
const TOYS_GONE = new RegExp(
  String.raw`\b${WHO}\b.{0,24}\b(?:will|would|going to|gonna|comes? to|comes? and) (?:throw|take|burn|break|steal|give)s?\b.{0,24}\b(?:toys?|presents|teddy|blanket|pet|dog|cat)\b`,
);
/** A loss or other children's laughter as the price of what a child did. */
const BLAMED =
  /\b(?:tell|explain|make|story|teach|say)\b.{0,40}\b(?:died|dies|got sick|is sick|left|leaving|divorc\w+|went away)\b.{0,16}\bbecause (?:he|she|they|of (?:him|her|them)) (?:(?:was|were|is|are) )?(?:\w+ )?(?:bad|naughty|mean|rude|lied|misbehav\w+|did not listen|didnt listen)\b|\b(?:story|tale|book)\b.{0,60}\b(?:laugh(?:s|ed|ing)? at|humiliat\w+|shamed?|mocked|mocks?)\b.{0,30}\bso (?:that )?(?:he|she|they) (?:stops?|learns?|behaves?|will|knows?)\b/;
/** Something that happened, or that a child is afraid of. */
const HAPPENED = /\b(?:got|was|were|been|being|accident|accidentally|himself|herself)\b/;

const ORDERED = new RegExp(
  String.raw`\b(?:tell|tells|telling|warn) ${CHILD}\b|\b(?:make|makes|making) ${CHILD} (?:believe|think|afraid|scared)\b|\bstory (?:where|that|in which)\b|\bscary (?:story|tale|book)\b|\bso (?:that )?(?:he|she|they) (?:is|are|gets?|becomes?|will be) (?:so |too |very )?(?:scared|terrified|afraid|frightened)\b`,
);

/** A grown-up who means to hit, or a story in which one rightly does. What a child wants to do is an ordinary worry. */
const HIT_BY_A_GROWN_UP =
  /^(?:i|we) (?:really |just )?(?:want|need|plan|would like|am going|are going) to (?:hit|smack|spank|slap|beat|punch|kick) (?!the (?:roof|road|sack|ceiling|shops)\b)|\bstory\b.{0,30}\b(?:mum|mummy|mom|mommy|mother|dad|daddy|father|parents?|granny|grandpa)\b (?:\w+ )?(?:hits?|smacks?|spanks?|beats?|slaps?)\b/;

/** Fear used as a means. A child's own fear of being locked in or taken away is an ordinary worry and passes. */
export function frightensOnPurpose(sentence: string): boolean {
  if (
    SCARED_ON_PURPOSE.test(sentence) &&
    !/\b(?:not|without|dont|never) (?:to )?(?:scare|frighten|threaten|want to)/.test(sentence)
  )
    return true;
  const ordered = ORDERED.test(sentence) || /^(?:say|tell)\b/.test(sentence);
  if (FEAR.test(sentence) && !ordered) return false;
  if (SHUT_IN_A_STORY.test(sentence)) return !/\baccident/.test(sentence);
  if (BLAMED.test(sentence) || HIT_BY_A_GROWN_UP.test(sentence)) return true;
  if (TOYS_GONE.test(sentence)) return ordered;
  if (TAKEN.test(sentence) || MAIMED.test(sentence) || PARENT_GONE.test(sentence)) return true;
  if (BEATEN.test(sentence) && !/\b(?:rug|carpet|egg|eggs|cream|drum)\b/.test(sentence)) return true;
  if (LOCKED.test(sentence))
    return (
      !HAPPENED.test(sentence) &&
      (ASKS.test(sentence) ||
        /\b(?:we|i) (?:\w+ )?(?:lock|shut|put|throw)/.test(sentence) ||
        /^lock\b/.test(sentence)) &&
      !/\bput (?:him|her|them) (?:in|into) (?:his|her|their|the)? ?(?:room|car|bath)\b/.test(sentence)
    );
  if (SENT_AWAY.test(sentence) || ORPHANAGE.test(sentence))
    return (
      ASKS.test(sentence) &&
      !/\b(?:adopted|adopt|lived in|came from)\b/.test(sentence) &&
      !/\bput (?:him|her|them) (?:to|outside)\b/.test(sentence)
    );
  return STARVED.test(sentence) && ASKS.test(sentence);
}

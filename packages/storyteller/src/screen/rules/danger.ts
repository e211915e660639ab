const ASKS =
  /\b(?:teach|teaches|show|how to|story (?:where|in which|that)|encourage|convince|get (?:him|her|them) to|make (?:him|her|them)|want (?:him|her|them) to|fun to)\b/;
const DANGER =
  /\b(?:drink|drinks|drinking|swallow|swallows|eat|eats) (?:\w+ )?(?:bleach|poison|detergent|gasoline|petrol|pills|medicine|batteries|cleaning)\b|\brun(?:s|ning)? away from (?:home|us|mum|mom|dad|school)\b|\b(?:play|plays|playing) with (?:the )?(?:matches|fire|lighters?)\b|\b(?:set|sets|setting|start|starts|starting|light|lights|lighting) (?:things on |an? |the |some )?fires?\b|\b(?:get|gets|go|goes|getting|going|hop)\b.{0,12}\b(?:in|into|with|to)\b.{0,20}\bstrangers?\b|\b(?:jump|jumps|jumping) (?:off|from) (?:the |a )?(?:roof|balcony|bridge|window)\b|\b(?:drink|drinking) (?:alcohol|beer|wine|vodka)\b|\b(?:take|taking|smoke|smoking|sell|selling) (?:drugs|weed|cigarettes)\b/;
const SAFE =
  /\b(?:not|never|stop|stops|dangerous|danger|understand|why|safe|safely|safety|wants to|avoid|risk|instead|dont)\b/;

const GIVEN_AWAY =
  /\b(?:story|teach|encourage|make|tell|show)\b.{0,40}\b(?:gives?|sends?|shares?|sending|giving|sharing)\b.{0,40}\b(?:password|address|photos?|pictures?|phone number)\b.{0,24}\b(?:online|strangers?|internet|chat)\b/;
const SMUGGLED =
  /\b(?:how to|instruct|teach|help)\b.{0,24}\b(?:sneak|smuggle|bring|take|hide|sell)\w*\b.{0,12}\b(?:pills|drugs|weed|alcohol|beer|vodka|vapes?|cigarettes)\b/;

/** Something that could kill or hurt a child, as what the story should make attractive. */
export const leadsIntoDanger = (sentence: string): boolean =>
  ((ASKS.test(sentence) && DANGER.test(sentence)) || GIVEN_AWAY.test(sentence) || SMUGGLED.test(sentence)) &&
  !SAFE.test(sentence);

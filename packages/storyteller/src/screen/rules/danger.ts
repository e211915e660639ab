const ASKS =
  /\b(?:teach|teaches|show|how to|story (?:where|in which|that)|encourage|convince|get (?:him|her|them) to|make (?:him|her|them)|want (?:him|her|them) to|fun to)\b/;
const DANGER =
  /\b(?:drink|drinks|drinking|swallow|swallows|eat|eats) (?:\w+ )?(?:bleach|poison|detergent|gasoline|petrol|pills|medicine|batteries|cleaning)\b|\brun(?:s|ning)? away from (?:home|us|mum|mom|dad|school)\b|\b(?:play|plays|playing) with (?:the )?(?:matches|fire|lighters?)\b|\b(?:set|sets|setting|start|starts|starting|light|lights|lighting) (?:things on |an? |the |some )?fires?\b|\b(?:get|gets|go|goes|getting|going|hop)\b.{0,12}\b(?:in|into|with|to)\b.{0,20}\bstrangers?\b|\b(?:jump|jumps|jumping) (?:off|from) (?:the |a )?(?:roof|balcony|bridge|window)\b|\b(?:drink|drinking) (?:alcohol|beer|wine|vodka)\b|\b(?:take|taking|smoke|smoking|sell|selling) (?:drugs|weed|cigarettes)\b/;
const SAFE =
  /\b(?:not|never|stop|stops|dangerous|danger|understand|why|safe|safely|safety|wants to|avoid|risk|instead|dont)\b/;

/** Something that could kill or hurt a child, as what the story should make attractive. */
export const leadsIntoDanger = (sentence: string): boolean =>
  ASKS.test(sentence) && DANGER.test(sentence) && !SAFE.test(sentence);

/**
 * What whoever writes says of themselves, asks of the story or wishes for, in set phrases: "it breaks my heart", "I'd like her
 * to know that", "how do I explain to a four-year-old". Nothing is broken in it, nobody is told anything and nobody is loved
 * more or less, so that no scene is called for by it.
 */
const OF_THE_WRITER = new RegExp(
  [
    String.raw`\b(?:it|this|that|which)(?:'s| is| just| really| nearly)? (?:breaks?|broke|breaking) my heart\b`,
    String.raw`\b(?:i|we)(?:['’]?d| would|['’]ve| have)?(?: really| just| so| both| always| only)* (?:like|love|liked|loved|want|wanted|wish|need|prefer)(?: for)? (?:him|her|them|(?:my|our) \w+) to (?:know|learn|understand|see|feel|hear|realise|realize|remember|be able to|have|find)(?: (?:that|how|it))?\b`,
    String.raw`\b(?:i|we)(?:['’]?d| would) (?:really )?(?:like|love) (?:an? |some )?(?:story|book)\b`,
    String.raw`\bhow (?:do|can|could|should|would|on earth do) (?:i|we|you|one) (?:explain|tell|say|put|help)\b(?: (?:it|this|that))?(?: to)?(?: (?:an? )?(?:\w+[- ]year[- ]olds?|toddlers?|child|kid))?`,
    String.raw`\b(?:i|we) (?:do not|don['’]?t|dont|never) know (?:what|how|where) (?:else )?to (?:say|tell|explain|answer|do|start)\b`,
    String.raw`\bwhat (?:do|can|could|should) (?:i|we) (?:say|do|tell|answer)\b`,
    String.raw`\b(?:any|no|out of) ideas\b|\bplease help\b|\bhelp,? please\b|\bplease (?:make|keep) it (?:\w+ )?(?:gentle|short|funny|simple)\b`,
    String.raw`\b(?:i|we) (?:just |nearly |almost |both )?(?:laughed|cried|wept|sobbed|felt (?:so |really |quite )?(?:awful|terrible|bad|guilty|sick|tired|useless))\b`,
    String.raw`\b(?:i['’]?m|i am|we['’]?re|we are) (?:so |just |really |all )?(?:tired|exhausted|shattered|knackered|desperate|at (?:my|our) wits['’]? end)\b`,
    String.raw`,?\s*(?:that |which )?\b(?:i|we) (?:can(?:['’]?t| ?not)|won['’]?t|will not|would(?:n['’]?t| not)|dare not) (?:even |quite )?(?:type|write|repeat|say|print|spell|put|describe)(?: (?:it|that|them))?(?: (?:here|down|out loud))\b`,
  ].join('|'),
  'giu',
);

/** A parent's words without what is said of the writer alone; where each stood a sentence ends, so that nothing grows together. */
export const withoutTheWriter = (words: string): string => words.replace(OF_THE_WRITER, ' . ');

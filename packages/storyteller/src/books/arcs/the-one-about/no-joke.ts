/** Not to be said of a hen. */
export const NO_JOKE =
  /\b(?:die[sd]?|dying|dead|death|kill\w*|sick|ill|cancer|hospital|funeral|hurts?|sore|broken (?:leg|arm|wrist|foot|ankle|bone|heart|home)|diet)\b/i;
/** A trouble, a body or a want of a child's own: nothing to be said of a hen for fun, nor to a child by name. */
export const NO_JOKE_OF_A_CHILD =
  /\b(?:hit\w*|hurt\w*|bit(?:e|es|ing)|kick\w*|punch\w*|push\w* (?:other|his|her|children|kids|people)|throw\w*|spit\w*|swear\w*|wet(?:s|ting)?|wee\w*|poo\w*|pee\w*|toilet|nappy|nappies|l(?:ie|ies|ying)|steal\w*|cry|cries|crying|scream\w*|shout\w*|tantrum\w*|meltdown\w*|sad|lonely|alone|angry|anger|cross|mean|bull\w*|teas\w*|scared|afraid|fright\w*|worr\w*|anxious|anxiety|friends?|hair|legs?|arms?|hands?|feet|eyes?|ears?|skin|face|body|weight|fat|thin|blind|deaf|wheelchair|walk|talk|speak|hear|see|eat\w*|sleep\w*|breathe?|refus\w*|allerg\w*|autis\w*|adhd|down['’]?s|stutter\w*|stammer\w*|medicine|doctor|school|nursery|mum|dad|home)\b/i;

/** People and animals whose things are spoken of: "the neighbours window", "her brothers train". */
const OWNERS =
  'neighbou?r|sister|brother|friend|mum|mom|mummy|daddy|dad|cousin|teacher|nan|nana|gran|granny|grandma|grandpa|grandad|uncle|auntie|aunt|mate|classmate|twin|coach|cat|dog';
const NO_THING =
  '[a-z]{2,}ed|trick|he|she|they|we|i|it|you|and|or|who|that|to|in|on|at|by|with|of|off|are|were|have|had|do|did|can|will|would|when|while|for|from|because|so|if|but|said|say|all|too|both|there|here|again|not|never|always|often|just|now|then|about|over|into|after|before|up|down|out|as|what|how|where|why|go|goes|come|comes|leave|visit|play|laugh|talk|say|get|got|like|want|keep|take|make|think|look|fight|argue|stay|live|move|went|came|left|know|need|call|start|stop|give|tell|help|sit|run|win|lose|die|died|see|hear|eat|read|write|join|share|sing|shout|cry|try|walk|wait|watch|hit|kick|push|tease|ignore|choose|pick|meet|ask|speak|sleep|swim|find|let|put|bring|send|buy|arrive|mention|whisper|giggle|chat|cheer|finish|even|each|only|really|usually|sometimes|might|should|must|may|don|didn|won|weren|aren';
const WITHOUT_MARK = new RegExp(
  String.raw`\b((?:his|her|their|the|my|our|\{his\}) (?:best |little |big |older |younger |baby |next[- ]door )*)(${OWNERS})s (?!(?:${NO_THING})\b)(?=[a-z]+)`,
  'g',
);

/** Puts in the apostrophe that was not typed: "breaking the neighbours window" -> "breaking the neighbour's window". */
/** "at her cousin Layla birthday party" */
const DAY_OF =
  /\b((?:his|her|their|my|\{his\}) (?:[a-z]+ )?(?:sister|brother|cousin|friend|aunt|auntie|uncle) [A-Z][a-z]+) (?=(?:birthday|party|wedding|bat mitzvah|bar mitzvah|christening|sleepover)\b)/g;
/** Names that end so by themselves. */
const ENDS_IN_S =
  /\b(?:James|Thomas|Chris|Lucas|Marcus|Agnes|Iris|Francis|Frances|Louis|Jonas|Silas|Tess|Jess|Ross|Moses|Atlas|Bess|Alexis|Inés|Ines|Carlos|Nicolas|Matias|Elias|Zacharias)$/;
/** "holding the nurse hand" */
const HAND_OF =
  /\b((?:the|his|her|their|my|\{his\}) (?:nurse|doctor|dentist|teacher|coach|mum|dad|nan|gran|grandma|grandad|sister|brother|friend|uncle|aunt|grandpa|granny|nana)) (?=(?:hand|lap|knee|arm|shoulder|funeral|wedding|grave)s?\b)/g;
/** "slept at nanas": at somebody's home. */
const AT_HOME_OF =
  /\b((?:at|to|from|round) (?:(?:his|her|their|the|my|our|\{his\}) )?)(nan|nana|nanny|gran|granny|grandma|grandpa|grandad|mum|dad|daddy|mummy|auntie|uncle|(?<!(?<!\b(?:go|goes|going|went|gone|been|come|comes|came|coming|back|over|off|round|way|trip|walk|walks|drive|drives|moved|moves|get|gets|getting)(?: back| over| home| round)? )\b(?:to|from) (?:(?:his|her|their|the|my|our|\{his\}) )?)(?:friend|cousin))s\b(?=\s*(?:$|house|flat|place|on|by|for|with|without|all|last|and|in|$))/g;

/** "Next doors dog": it lives next door. */
const NEXT_DOORS = /\bnext[- ]doors (?=[a-z])/g;

export const withApostrophes = (text: string): string =>
  text
    .replace(NEXT_DOORS, "next door's ")
    .replace(WITHOUT_MARK, "$1$2's ")
    .replace(AT_HOME_OF, "$1$2's")
    .replace(DAY_OF, (_, who: string) => `${ENDS_IN_S.test(who) ? who : who.replace(/s$/, '')}'s `)
    .replace(HAND_OF, "$1's ");

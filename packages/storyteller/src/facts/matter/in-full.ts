/** What parents type short, and how it is printed. */
const FULL: readonly (readonly [RegExp, string | ((said: string) => string)])[] = [
  [/\b(he|she)(?:'s|s) got\b/gi, '$1 has'],
  [/\b(he|she)(?:'s|s) (?=been|started|lost|broken|had|come|gone|moved|joined|stopped|become|got)\b/gi, '$1 has '],
  [/\b(he|she)(?:'s|s) (?=\w)/gi, '$1 is '],
  [/\b(he|she)'ll\b/gi, '$1 will'],
  [/\b(he|she)'d\b/gi, '$1 would'],
  [/\bwon'?t\b/gi, 'will not'],
  // What others will not do is told as it was typed; of the child it is what it does not want.
  [/\b(he|she) will not\b/gi, '$1 does not want to'],
  [/\b(?:is not|isn'?t) allowed to\b/gi, 'may not'],
  [/\b(?:tells?|told|shows?) (?:us|me)\b/gi, (said) => said.replace(/\w+$/, 'the family')],
  [/(?<=\bseen )with me\b/gi, 'with a grown-up from home'],
  [/\bwe are(?= (?:still )?(?:downstairs|there|awake|up|at home|in the house)\b)/gi, 'the grown-ups are'],
  [/\bbecause ours is\b/gi, 'because the old one is'],
  // Of what somebody is busy with nothing is said but that; what is refused is not wanted.
  [/\bobsess(?:ed|ing) (?:with|over|about)\b/gi, 'very keen on'],
  [/\brefus(?:es|ing) to\b/gi, 'does not want to'],
  [/\b(hates?) (?=(?:that|how|it when)\b)/gi, 'does not like '],
  // Whoever writes lives there too.
  [/\b(?:in|at|to) our (?:house|home|flat|place)\b/gi, 'at home'],
  [
    /\b(?:near|outside|opposite|behind|by|next to) our (?:house|home|flat|place)\b/gi,
    (said) => said.replace(/our \w+$/i, 'home'),
  ],
  [/\bmy (?:husband|wife|partner|boyfriend|girlfriend|fiancée?)\b/gi, 'somebody at home'],
  [
    /\bour (?=(?:[a-z]+ )?(?:car|van|dog|cat|hamster|rabbit|guinea pigs?|chickens|hens|fish|tortoise|budgies?|parrot|pony|street|road|lane|village|town|estate|block|building|garden|shed|greenhouse|fence|hedge|tree|trees|wall|gate|drive|roof|garage|balcony|stairs|kitchen|lounge|sofa|telly|tv|television|piano|oven|washing machine|dishwasher|fridge|boiler|heating|broadband|internet|wifi|allotment|caravan|tent|boat|bin lorry|bins|postman|postwoman|milkman|library|park|pool|corner shop|shop|pub|bus|neighbours?|landlord|church|mosque|temple|club|holiday|trip|plans?|flat|attic|loft|cellar|pond|lawn|swing|trampoline|paddling pool|christmas tree|street party|local [a-z]+)\b)/gi,
    'the ',
  ],
  [
    /^we(?:'ve| have) (?:just |recently )?(?:taken|dropped|stopped|ditched|got rid of|come out of) (?:the |his |her |their )?nappies(?: off)?\b/i,
    'the nappies have just come off',
  ],
  [
    /^we(?:'ve| have) (?=(?:just |had )?(?:got|painted|bought|sold|moved|changed|put|built|had|lost|given|started|stopped|joined|found|taken|swapped|planted|rented|booked|adopted|cancelled|let|turned|switched|been)\b)/i,
    'the family has ',
  ],
  [
    /^we(?:'re| are) (?=(?:selling|buying|painting|building|swapping|renting|giving|planting|hosting|changing|cancelling|taking|clearing|turning|switching|closing|starting|staying|adopting|cutting|moving|not (?:going|having))\b)/i,
    'the family is ',
  ],
  [
    /^we (?=(?:got|painted|bought|sold|changed|built|started|stopped|joined|found|swapped|planted|booked|adopted|cancelled)\b)/i,
    'the family ',
  ],
  // Away from home whoever is held on to came along.
  [
    /\b(for|with|to) (?:me|us)(?=[^.!?]*\b(?:lessons?|pool|school|nursery|preschool|playgroup|gates?|party|parties|park|shops?|supermarket|clubs?|class|playground|beach|door|drop[- ]?off)\b)/gi,
    '$1 a grown-up from home',
  ],
  [/\b(for|with|to) (?:me|us)\b(?! to\b)/gi, '$1 somebody at home'],
  [/\b(because|as|since|after|when) we(?:['’]ve| have)? (?:just )?moved\b/gi, '$1 the family moved'],
  [/\bthere['’]s\b/gi, 'there is'],
  [/\b(that|because|if|when) we (?:have|need) to\b/gi, '$1 the family needs to'],
  [/\b(that|because|if|when) we(?:'re| are) (?=\w+ing\b)/gi, '$1 the family is '],
  [/\b(magpie|seagull|gull|crow|jackdaw|fox|squirrel|dog|cat|goat|monkey) stole\b/gi, '$1 took'],
  [/\bhad to (?=[a-z]+\b)/gi, 'needed to '],
  [/\bhave to (?=[a-z]+\b)/gi, 'need to '],
  [/\balways (?:has|needs) to (?=(?:be|go|win|bat|sit|come|start|choose|have)\b)/gi, 'would like to '],
  [/\balways (?=[a-z])/gi, ''],
  [/\bcan'?t\b/gi, 'cannot'],
  [/\b(is|was|does|did|has|had|are|were|do|would|could)n'?t\b/gi, '$1 not'],
  [/\bwill have to\b/gi, 'will'],
  [/\b(?:has|needs) to (?=[a-z]+\b)/gi, 'needs to '],
  [/\bkids\b/gi, 'children'],
  // What others may do is no certainty in a book for a child.
  [
    /\b(because|in case|that) ((?:the )?(?:other )?(?:children|people|boys|girls|friends|everyone|everybody|others|someone|somebody|they)) will (?=(?:all )?(?:laugh|stare|tease|notice|see|think|say|make fun|call|point|mock|judge))/gi,
    '$1 $2 might ',
  ],
  [/^other (?=children|boys|girls)/i, 'some '],
  [/\bteam ?mates\b/gi, 'teammates'],
  [/\bits (?=(?:noisy|loud|dark|hot|cold|busy|time|raining|quiet|too|so)\b)/gi, 'it is '],
  [/\ban? (?:snickers|mars bar|kit ?kat|twix|creme egg)\b/gi, 'a chocolate bar'],
  [/\byear (?=(?:one|two|three|four|five|six|seven|\d)\b)/g, 'Year '],
  [/\bpe\b/gi, 'PE'],
  [/\b(left|right) handed\b/gi, '$1-handed'],
  [/\b(?:cos|cause|cuz|coz)\b/gi, 'because'],
  // "So frightened of spiders she does not want to go": what follows from it needs its "that".
  [
    /\b(so (?:scared|frightened|afraid|terrified|petrified|worried|anxious|nervous|upset|shy|angry|cross|excited|embarrassed|ashamed|sad|jealous|tired|keen)(?: (?:of|about|by|at|with|to) [a-z' -]{2,30}?)?) (?<!\b(?:when|if|because|that|and|as|since|after|while|but|where|what|how|who|which|so|or|of|about|by|at|with|to) )(?=(?:he|she|they)(?:['’][a-z]+)? [a-z])/gi,
    '$1 that ',
  ],
  [/\b(of|on|at|from|like|hates?|during) fire alarm\b/gi, '$1 the fire alarm'],
  [/\bfor first time\b/gi, 'for the first time'],
  [/\bof lazy eye\b/gi, 'of a lazy eye'],
  [/ & /g, ' and '],
  [/\s+/g, ' '],
];

/** A parent's words as they are printed, without what is short or missing in a message. */
export const inFull = (said: string): string =>
  FULL.reduce(
    (all, [typed, full]) => (typeof full === 'string' ? all.replace(typed, full) : all.replace(typed, full)),
    said,
  ).trim();

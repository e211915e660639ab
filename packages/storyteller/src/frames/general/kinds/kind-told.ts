import type { Kind } from './index.ts';

/**
 * Which kind of matter a parent tells of. Of the kinds whose words stand anywhere the first is meant; the others are looked for
 * clause by clause, because what is told first is mostly what it is about: "our car broke down and now she counts every mile".
 */
export function kindTold(problem: string): Kind | undefined {
  const text = problem.replace(/[’]/g, "'").replace(/\s+/g, ' ').toLowerCase();
  for (const [kind, said] of ANYWHERE) if (said.test(text)) return kind;
  for (const clause of text.split(CLAUSES)) {
    if (ONLY_FELT.test(clause)) continue;
    for (const [kind, said] of IN_A_CLAUSE) if (said.test(clause)) return kind;
  }
  return undefined;
}

const CLAUSES = /[.!?;,:]\s*|\s(?:and|but|because|cos|so|since|after|that)\s/;
/** What is felt says nothing of what it is about. */
const ONLY_FELT =
  /^(?:(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|child) |he |she |they |\S+ )?(?:is |'s |are |was |feels? |gets? )?(?:so |very |really |a bit |still )?(?:upset|sad|cross|angry|gutted|devastated|heartbroken|disappointed|furious|inconsolable|in a mood|fed up)$/;

const CHILD = String.raw`(?:^|\b(?:he|she|they|my (?:son|daughter|boy|girl|child)|we) )(?:has |have |had |just |accidentally |also |only |nearly |was |were )*`;
const SOMEBODY = String.raw`(?:dad|daddy|mum|mummy|mom|nan|nana|gran|granny|grandma|grandad|grandpa|uncle|auntie|aunt|brother|sister|cousin|stepdad|stepmum|husband|wife|partner|friend|mate|classmate|teacher|coach|neighbour|lodger|boy|girl|children|kids|people|everyone|everybody|others?|nobody|no one|pen ?pal|team|class)`;

const ANYWHERE: readonly (readonly [Kind, RegExp])[] = [
  ['others', /\b(?:has been|have been|was|were|been|got) told (?:that )?(?:he|she|they)(?:'s|'re| is| are| was| can'?t| cannot| sings?| looks?| sounds?| smells?| draws?| plays?)\b/],
  ['wonder', /\bwants? to (?:know|understand|find out)\b|\bkeeps? asking (?!for\b)|\basks? (?:me |us |everyone )?(?:all the time |every day )?(?:why|how|whether|if|about)\b|\bfull of questions\b|\bwonders?\b|\bcurious\b|\bfascinat\w*|\bobsess\w*|\bonly (?:ever )?talks about\b|\btalks (?:about|of) nothing (?:else|but)\b|\b(?:mad|crazy|nuts) about\b|\bcan(?:'?t|not) stop thinking about\b|\bthinks (?:that )?(?:there|the|our|all|every|people|cars|animals|plants)\b|\bhas an idea that\b|\bcollects?\b|\bcollecting\b/],
  ['mishap', /\b(?:worri\w+|scared|afraid|ashamed|embarrassed|thinks?) (?:that |because )?(?:he|she|they) (?:has |have |had |was |were )?(?:laughed|said|did|made|got|forgot|spoiled|spoilt|upset|hurt|missed|ruined|broke|called|told|let|left)\b/],
  ['notYet', /\btoo (?:heavy|high|big|stiff|tight|far) (?:for (?:him|her|them)\b)|\bwants? to (?:carry|lift|reach|open|ride|climb|do) .*\btoo (?:heavy|high|big|stiff|small|young)\b/],
  ['worry', /\b(?:worri\w+|worry|worries|scared|afraid|frighten\w*|terrif\w+|petrified|fears?|fearful|anxious|nervous|panic\w*|dreads?|dreading|phobia|spook\w*|creeps? (?:him|her|them) out|(?:won'?t|will not|refuses to) go (?:near|past))\b/],
  ['wish', /(?<!\b(?:not|n't|never|longer|nobody|dont|doesnt) )\b(?:wants?|would (?:love|like|rather)|'d (?:love|like)|wish(?:es|ed)?(?! (?:that )?(?:s?he|they|i)(?:['’]d| was| were| is| could)\b)|desperate (?:for|to)|begs?|begging|dying (?:for|to)|longs?|longing) (?!(?:me|us|him|her|them|mum|dad|people|everyone|someone|nobody) to\b)\w|\b(?:jealous|envious|envies)\b|\bkeeps? (?:asking|nagging|begging) for\b|\b(?:not|isn't|aren't|never) (?:be |being )?allowed\b|\bonly one\b.*\b(?:without|not allowed|who (?:hasn't|doesn't have|has no|isn't allowed))\b/],
]; // prettier-ignore

const IN_A_CLAUSE: readonly (readonly [Kind, RegExp])[] = [
  ['notYet', /\b(?:can'?t|cant|cannot|can not|unable to|not able to|isn't able to|hasn't (?:learnt|learned) to|struggl\w+ to|never learnt to)\b(?! (?:wait|stop|get over|get used|stand|cope|sleep|find|bear|have|go|come|be|help|settle|believe|understand|stay|sit|watch|decide|forget|face|handle|deal|see|eat|play with|afford|visit|leave|take part|join)\b)/],
  ['mishap', new RegExp(String.raw`\bby (?:mistake|accident)\b|\baccidentally\b|\b(?:the )?wrong\b|\bmis-?spel\w*|\bmixed up\b|\bleft behind\b|\bbroke down\b|\binstead of (?:gold|the|a|first)\b|\bregrets?\b|\bspell\w* (?:wrong\w*|differently)\b|\b(?:was|were|got|is|are) (?:used as|put at the back|cut (?:from|out)|left out|skipped|printed without|torn|soaked|wet|smudged|creased|bent|muddled)\b|\bgot wet\b|\bdid(?:n't| not) sell\b|\bnobody (?:laughed|clapped|came|noticed|bought)\b|\bwent wrong\b|\btoo late\b|\bknocked (?:over|down|off)\b|\bgot stuck\b|\bshr[au]nk\b|\bfor(?:got|gotten)\b|\b(?:did not|didn't|was not|wasn't|were not|weren't) (?:get|picked|chosen|invited|win|make it)\b|${CHILD}(?:lost|missed|dropped|spilt|spilled|tore|ripped|broke|broken|left|let|fell|slipped|tripped|failed|came last|came second|burnt|washed|deleted|damaged|stained)\b`)],
  ['gone', /\b(?:gone|dead|died|broken?|burn(?:t|ed)|melt(?:s|ed|ing)?|crack(?:s|ed)|smashed|popped|burst|stolen|was taken|thrown (?:out|away)|(?:cut|chopped|blown|torn|pulled|knocked|taken|fell|fallen) down|demolish\w*|clos(?:ed|ing|es)|shut(?:ting)?(?: down)?|stopped (?:coming|serving|making|doing|selling|running|working)|not come any ?more|no longer|any ?more|cancelled|called off|postponed|sold|selling|gave away|giving away|given away|got rid|getting rid|moving .* out|disappear\w*|being (?:cleared|emptied|sold)|packed up|r[au]n out|banned|stopped|rehom\w*|sell|(?<!\b(?:he|she|they) )(?:threw|chucked|tidied) away|(?:an?|the|some) (?:\w+ )?(?:magpie|seagull|gull|crow|fox|squirrel|dog|cat|goat|cow|mouse|rat|bird|slugs|snails|wind|storm|rain|caretaker|cleaner|hoover|washing machine|dishwasher|brother|sister|baby) (?:has |have )?(?:stole|took|ate|eaten|buried|chewed|broke|ruined|wrecked|destroyed|flattened|tore|killed)|moved (?:out|away)|retir(?:ed|es|ing)|withered|wilted|washed away|eaten|ran away|flew (?:away|off)|flown|escaped|missing|scrapped|discontinued|ruined|destroyed|flooded|deflated|lost|ended|finished|last (?:ever|time))\b(?! without)/],
  ['deed', new RegExp(String.raw`${CHILD}(?:refuses?|keeps? (?!asking|saying|thinking|talking|having|getting|feeling|dreaming|losing|missing)\w+ing|won'?t (?:wear|hold|stop|leave|put|keep)|crosses|cooks?|climbs?|throws?|threw|hides?|hid|puts? |picks?|laughs?|stares?|sneaks?|breaks?|takes?|touches|plays? with|spends?|eats|licks|chews|draws? on|writes? on|jumps?|runs?|rides?|goes (?:out|off|into)|opens?|presses|rings|pours|empties|feeds|copies|follows|interrupts|whistles|hums|sings|swears|talks (?:to|with|over|in)|switches|turns)\b`)],
  ['coming', /\b(?:is|are|'s|'re) (?:going to|about to|due to|due\b|having|getting|starting|coming|moving|opening)\b|\bnext (?:week|month|term|year|summer)\b|\b(?:swapping|switching)\b|\b(?:this|on) (?:week|month|summer|autumn|winter|spring|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)\b|\btomorrow\b|\bsoon\b|\bhas been (?:asked|chosen|picked|invited) to\b|\bin (?:two|three|four|six|a few|\d+) (?:days|weeks|months)\b|^starting\b|\bupcoming\b|\bwill (?:be|have|get|start|come|go)\b/],
  ['others', new RegExp(String.raw`\b${SOMEBODY}s?\b(?: \w+){0,2}? (?:keeps?|always|never|insists?|has started (?!wearing (?:glasses|a wig|braces))\w+ing|started (?!wearing (?:glasses|a wig|braces))\w+ing|sings?|cries|wears?(?! (?:glasses|a wig|braces))|talks?|dress(?:es)?|posts?|writes?|tells?|calls?|coach(?:es)?|drives?|snores?|smokes?|laughs?|jokes?|kiss(?:es)?|hugs?|copies|follows|says?|makes?|lets?|won'?t|doesn't|does not|has not|hasn't|refuses|ignores?|shouts?|cooks?|dances?|plays?|swears?|forgets?|teases?|won (?:a|the)|are going|is going)\b|\b(?:embarrass(?:ed|ing)|annoyed|irritated|fed up) (?:by|of|with|about|that)\b`)],
  ['hereNow', /\bnew\b|\bchang(?:e|es|ed|ing)\b|\bdifferent\b|\b(?:has|have|'s|'ve|had) (?:got|put|started|become|turned|bought|painted|shaved|dyed|grown|moved|had|cut|built|installed|switched)\b|\bnow\b|\bthere(?:'s| is| are) (?:\w+ )?(?:scaffolding|builders|roadworks|building work|a (?:crane|digger|building site|film crew|hole))\b|\bout of order\b|\braised\b|\b(?:is|are) (?:staying|living|off|being)\b|\bdyed\b|\b(?:has|have) (?:joined|renamed|taken over|swapped|replaced)\b|\bpainted\b|\bfor (?:a|two|three|four|six|several|\d+) (?:weeks?|months?|days?|terms?)\b|\bthis (?:year|term)\b|\bsince\b/],
]; // prettier-ignore

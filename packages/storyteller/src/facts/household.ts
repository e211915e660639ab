import { PROPER_NAME } from '../words/proper-name.ts';
import { isNoLongerThere } from './no-longer-there.ts';
import type { ToldFact } from './told-fact.ts';
import { isDoneAtHead, isUnkind } from './usable-phrase.ts';

/** Where an everyday plan is made, so that brothers and sisters may know it too. */
const PLANNED =
  /moving-house|hospital|scan|operation|flights|trip|storms|fire-drill|restaurant|shopping|wedding|change-of-plan|meeting-santa|general/;
/** Where a calm thought of an animal fits. */
const THOUGHT_OF =
  /^(?!.*(?:dogs|pet|lost-toy|insects|spiders|death|died|body-safety|puberty|celebrate|bullying|allergy|online|war-and|hitting|biting|lying|taking-things))/;

/** A sentence may begin with the word that is looked for. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const NO_NAME =
  /^(?:He|She|They|It|His|Her|Their|The|And|But|Loves|Likes|Is|Has|Who|Aged|Age|Mum|Mom|Dad|Mummy|Daddy|Mommy|Nana|Nan|Gran|Grandma|Grandpa|Also|In|At|On|We|I|My|Our|No|Not|Very|Year|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|English|Spanish)$/;
const KIND = '(?:step|half |twin |big |little |older |younger |elder |baby |\\d+[- ]?(?:year|yr)s?[- ]old )*';
const SIBLINGS = [
  new RegExp(
    String.raw`\b${KIND}(brother|sister|twin)s?(?: is| are)?(?: called| named)?,? (?:\(?\d+\)?,? )?(${PROPER_NAME})(?:[ (,]*\d*\)?,? (?:and|&) (${PROPER_NAME}))?`,
    'u',
  ),
  new RegExp(String.raw`\b(${PROPER_NAME}),? (?:is )?(?:his|her|their) ${KIND}(brother|sister|twin)\b`, 'u'),
];
const SIBLING_TROUBLE =
  /\b(?:baby (?:brother|sister)|(?:one|two|1|2)(?: years?(?: old)?| yrs?| yo)?(?=[\s,.)]*$)|\d+ (?:weeks?|months?|mths?)|cries|crying|toddler|in nappies|cannot talk|hits?|bites?|hate[sd]?|jealous|fights?|fighting|argu\w+|hurts?|scared|afraid|died|mean|teas\w+|annoy\w+|copies|pushes|without|misses|expecting|due|pregnant|newborn|born|gone|hospital|poorly|ill)\b/i;

/** Brothers and sisters by name: "her big brother Tom", "sisters Ada and Eve". */
export function siblingsIn(sentence: string): ToldFact[] {
  if (SIBLING_TROUBLE.test(sentence)) return [];
  for (const [n, pattern] of SIBLINGS.entries()) {
    const read = pattern.exec(sentence) ?? pattern.exec(lowerFirst(sentence));
    const names = (n === 0 ? [read?.[2], read?.[3]] : [read?.[1]]).filter(
      (each): each is string => each !== undefined && !NO_NAME.test(each) && !isUnkind(each),
    );
    if (names.length > 0) {
      const phrase = { text: names.join(' and '), ...(names.length > 1 && { plural: true }) };
      return [{ name: 'sibling', phrase, sentence, suits: PLANNED }];
    }
  }
  return [];
}

const SPECIES =
  'dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|pony|horse|goldfish|tortoise|parrot|budgie|ferret';
const PETS = [
  new RegExp(
    String.raw`(?:^|\b)(?:(?:[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]y|[Aa]|[Pp]et|[Ff]amily|[Ll]oves|[Hh]as an?) (?:pet |family |old |little |big |lovely |new )*)?(${SPECIES})s?(?:,|:| is| are| called| named| who is called| is called| are called)* "?(${PROPER_NAME})"?(?!'s)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(${PROPER_NAME}),? (?:our|the|his|her|their|my) (?:pet |family |old |little |big )*(${SPECIES})\b`,
    'u',
  ),
];
const PET_TROUBLE =
  /\b(?:scared|afraid|hates?|allergic|died|dead|death|put down|put to sleep|ran away|lost|vet|ill|sick|dying|misses|pulls|hurts?|kicks?|hits?|chas\w+|toy|stuffed|cuddly|soft|plush|teddy|sleeps? with|holds|carries|takes|neighbou?r|eats?|hides?|barks?|jumps?|chews?|licks?|steals?|growls?|knocks?|wakes?|runs?|can(?:no|')t come|(?:is not|isn't|not) coming|left behind|rehom\w+)\b/i;

/**
 * A pet by name: "our dog Biscuit" -> "Biscuit the dog". A toy of that name is a comforter, and stays one. An animal that the
 * problem is about is no calm thought beside it.
 */
export function petsIn(sentence: string, problem = ''): ToldFact[] {
  if (PET_TROUBLE.test(sentence)) return [];
  for (const [n, pattern] of PETS.entries()) {
    const read = pattern.exec(sentence) ?? pattern.exec(lowerFirst(sentence));
    const [name, species] = n === 0 ? [read?.[2], read?.[1]] : [read?.[1], read?.[2]];
    if (name === undefined || species === undefined || NO_NAME.test(name) || isUnkind(name) || isDoneAtHead(name))
      continue;
    if (new RegExp(String.raw`\b${species}s?\b`, 'i').test(problem)) continue;
    // "his rabbit Thumper" may be a toy.
    if (/^(?:rabbit|bunny)$/.test(species) && !/\b(?:our|pet|hutch|live)\b/i.test(sentence)) continue;
    return [{ name: 'pet', phrase: { text: `${name} the ${species}` }, sentence, suits: THOUGHT_OF }];
  }
  return [];
}

/** Who helps at school is not at home in the evening. */
const AT_SCHOOL =
  /school|class|teacher|tests|sitting-still|public-speaking|fire-drill|left-out|peer|asking-for-help|reading|losing-a-game|teamwork|change-of-plan|biting|hitting|having-adhd|being-autistic|stutter|sharing|taking-turns|waiting|interrupting|personal-space|managing-anger|stopping-play|told-off|public-toilets|perfectionism|making-friends|bullying|being-teased|allergy|taking-medicine|long-illness|talking-another-way|first-day-school|saying-goodbye|new-teacher|moving-class|group-work|school-refusal|talking-at-school|hearing-aid|new-equipment|glasses|photo-day|school-dinners|demand|loud-noises|body-gets-tired|tics/;
/** Where a day at school is hard in a way of its own. */
const ANYWHERE_AT_SCHOOL = new RegExp(
  `${AT_SCHOOL.source}|^(?:general|crowds|feeling-worried|feeling-sad|swearing|spitting|lying|tidying-up|healthy-eating|insects|storms)$`,
);
const ASSISTS =
  '(?:TA|LSA|teaching assistant|one[- ]to[- ]one|1[:-]1|1 to 1|aide|para|paraprofessional|key ?worker|support (?:worker|teacher)|SENCO|[Ss]enco|learning support)';
const ASSISTANT = new RegExp(
  String.raw`\b${ASSISTS}(?: (?:at|in) (?:school|nursery|class))?(?:,| is| is called| called| named)* ((?:Mrs|Mr|Ms|Miss) ${PROPER_NAME}|${PROPER_NAME})`,
  'u',
);

/** "Jo is his one to one", "Mrs Bell, her TA". */
const ASSISTANT_FIRST = new RegExp(
  String.raw`^((?:Mrs|Mr|Ms|Miss) ${PROPER_NAME}|${PROPER_NAME})(?:,| is)? (?:his|her|their|the) (?:lovely |own |new )?${ASSISTS}\b`,
  'u',
);
/** A grown-up called by a title does something there that is good for a child: "Mr Hall keeps the inhaler in his bag". */
const TITLED = new RegExp(
  String.raw`\b((?:Mrs|Mr|Ms|Miss) ${PROPER_NAME})(?: (?:in|at|from|on) (?:the |his |her |their )?(?:\w+ )?\w+|,? (?:the|his|her|their) [\w ]{2,24}?)?,? (?:(?:who|always|usually|also|is|will|can) )*(?:keeps? (?:the|an|his|her|their) (?:eye|[\w ]{0,12}(?:inhaler|pen|epi\s?pen|medicine|kit|spare|box|bag|hand))|lets? (?:him|her|them)|takes (?:him|her|them)(?! off)|helps?|looks(?! (?:cross|angry|bored))|signs(?! (?:up|off))|understands? (?:him|her|them|(?:his|her|their) )|reminds?|sits (?:with|by|next to)|waits (?:for|with)|holds (?:his|her|their) hand|looks out for|gives (?:him|her|them) (?!detention|lines|more|extra)|knows (?:about (?:it|this)|what)|listens|(?:so |very |really )?(?:kind|lovely|nice|great|gentle|patient|understanding))\b`,
  'u',
);
const UNHELPFUL = /\b(?:shouts?|strict|not|n't|never|cross|tells? (?:him|her|them) off|but|left|leaving|retir\w+)\b/i;

/** An assistant at school by name, who helps where it happens at school. */
export function assistantsIn(sentence: string, isAtSchool = false): ToldFact[] {
  const name = (ASSISTANT.exec(sentence) ??
    ASSISTANT.exec(lowerFirst(sentence)) ??
    ASSISTANT_FIRST.exec(sentence) ??
    (UNHELPFUL.test(sentence) ? null : TITLED.exec(sentence)))?.[1];
  if (name === undefined || NO_NAME.test(name) || isNoLongerThere(name, sentence)) return [];
  const gender = /^(?:Mrs|Ms|Miss) /.test(name) ? ('f' as const) : name.startsWith('Mr ') ? ('m' as const) : undefined;
  return [
    {
      name: 'helper',
      phrase: { text: name, ...(gender && { gender }) },
      sentence,
      suits: isAtSchool ? ANYWHERE_AT_SCHOOL : AT_SCHOOL,
      ...(!/key ?worker|key person/i.test(sentence) && { atWork: true as const }),
    },
  ];
}

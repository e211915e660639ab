import { kinPhrase, kinWords } from './kin.ts';
import type { ToldFact } from './told-fact.ts';
import { isDoneAtHead, isUnkind, usablePhrase } from './usable-phrase.ts';

const ANIMAL =
  'bear|rabbit|bunny|monkey|elephant|lion|giraffe|penguin|unicorn|dog|puppy|doggy|cat|kitty|kitten|dinosaur|dragon|sheep|lamb|cow|pig|piglet|horse|fox|owl|mouse|hippo|koala|panda|tiger|whale|shark|octopus|frog|turtle|duck|duckling|sloth|hedgehog|squirrel|bee|toy|animal|teddy|otter|badger|zebra|camel|seal|crocodile|donkey|reindeer|raccoon|walrus|puffin|flamingo|lemur|meerkat|gorilla|chimp|dino|seahorse|dolphin|leopard|cheetah|rhino|kangaroo|polar bear|snowman|robin|mole|hare';
/** Things that are soft by themselves, and animals that are said to be toys. A live dog is not held under a cover. */
const SOFT = String.raw`(?:soft|cuddly|stuffed) toy (?:${ANIMAL})|(?:bear|rabbit|bunny|monkey|elephant|lion|giraffe|penguin|unicorn|dinosaur|sheep|lamb|cow|pig|fox|owl|frog|duck) toy|(?:stuffed|toy|plush|plushie|cuddly|soft|knitted|fluffy toy) (?:${ANIMAL})(?: toy)?|teddy bear|teddy|blankets?|blankie|blanky|comforter|snuggler|bunny|doll|dolly|rag doll|dummy|pacifier|pillow|cushion|muslin|lovey|comfort (?:blanket|toy)|soft toy|stuffie|plushie|cuddly|(?:stuffed|toy|plush|plushie|cuddly|soft|knitted|fluffy toy) (?:${ANIMAL})(?: toy)?`;
/** Nobody keeps one of these: "her bear" is a toy. */
const NO_PET =
  'bear|monkey|elephant|lion|giraffe|penguin|unicorn|dinosaur|dragon|fox|owl|hippo|koala|panda|tiger|whale|shark|octopus|sloth|hedgehog|squirrel|otter|badger|zebra|camel|seal|crocodile|donkey|reindeer|raccoon|walrus|puffin|flamingo|lemur|meerkat|gorilla|chimp|dino|seahorse|dolphin|leopard|cheetah|rhino|kangaroo|polar bear|snowman|robin|mole|hare';
const OWN_BEAST = new RegExp(
  String.raw`(?:\b(?:[Hh]is|[Hh]er|[Tt]heir) |(?:\b(?:[Hh]as|[Hh]ad|[Tt]hey have)|\b(?:[Ss]leeps?|goes|comes|travels|settles|cuddles up|snuggles up)(?: \w+){0,2} with|^[Ww]ith) an? )((?:(?!(?:because|so|his|her|their|my|the|an?|and|or|with|was|is|on|in|at|for|to|of|that|what|when|where|while|who|how|why|if|by|from|under|like|as|about|into|off) )[a-z]+ ){0,3}?(?:${NO_PET}))\b(?!s)(?! (?:(?!and\b|with\b|in\b|on\b|called\b)[a-z]+ )?(?:lamp|light|night|book|bottle|cup|bag|hat|bed|pyjamas|pajamas|costume|puzzle|song|show|programme|projector|clock))(?:,? (?:is )?(?:called|named)? ?"?((?:(?:Mr|Mrs|Miss|Big|Little|Old|Baby) )?[A-Z][\p{L}'-]+)"?)?`,
  'u',
);
/** A toy that feels soft: "soft grey elephant", "fluffy little dog". */
const SOFT_BEAST = new RegExp(
  String.raw`\b((?:soft|fluffy|stuffed|plush|cuddly|knitted|toy) (?:[a-z]+ ){1,2}?(?:${ANIMAL}))\b(?:,? (?:called|named)? ?"?([A-Z][\p{L}'-]+)"?)?`,
  'u',
);
/** "Has Ellie the elephant": what is had by such a name is a toy. */
const HAS_BEAST = new RegExp(
  String.raw`(?:^|\b)(?:[Hh]as|[Hh]ave|[Gg]ot|[Ww]ith|[Hh]ugs|[Cc]uddles) (?:(?:his|her|their) )?(\p{Lu}[\p{L}'-]+),? the ((?:${NO_PET}))(?= ?[.,;!]|$| (?:with|to|in|at|who|for)\b)`,
  'u',
);
/** "giraffe called Jojo" */
const NAMED_BEAST = new RegExp(String.raw`\b((?:${NO_PET})) (?:called|named) "?([A-Z][\p{L}'-]+)"?`, 'u');
/** "Bear Otto" as a whole note. */
const BEAST_AND_NAME = new RegExp(String.raw`^((?:${NO_PET})),? "?(\p{Lu}\p{Ll}[\p{L}'-]+)"?[.!]?$`, 'u');
/** "Bear goes under his arm": a toy that is called what it is. */
const AT_HEAD =
  /^((?:Big |Little |Blue |Pink )?(?:Teddy|Ted|Bear|Bunny|Lamb|Elephant|Monkey|Penguin|Giraffe|Sloth|Dino|Blankie|Lion|Panda|Dolly)( [A-Z][a-z]+)?) (?:always |also )?(?:is (?:allowed|coming|going)|can (?:come|go)|gets to (?:come|go)|will (?:come|go|be)|goes (?:under|in|to bed|every|with)|comes (?:too|along|to bed|every|with)|sleeps (?:in|next|with|under)|sits (?:on|next|with|beside)|lies|stays (?:in|with|under)|has to (?:be|come|go))/u;
/** "Bunny is called Flop": what has a name and is called what it is. */
const CALLED_AT_HEAD =
  /^(?:(?:[Hh]is|[Hh]er|[Tt]heir) )?(?:[Bb]unny|[Tt]eddy|[Bb]ear|[Bb]lankie|[Bb]lanket|[Mm]uslin|[Dd]olly|[Ll]amb|[Mm]onkey|[Ee]lephant|[Gg]iraffe|[Pp]enguin|[Ll]ion|[Ff]ox|[Oo]wl) is (?:called|named) (\p{Lu}[\p{L}'-]+)[.!]?$/u;
/** "His rabbit Flop goes in the bag": no rabbit of flesh and blood does. */
const PACKED =
  /\b(?:[Hh]is|[Hh]er|[Tt]heir) (?:[a-z]+ ){1,2}?(\p{Lu}\p{Ll}+) (?:goes|comes|travels) (?:in|with) (?:the |his |her |their )?(?:\w+ )?(?:bag|suitcase|rucksack|backpack|bed|car seat|pocket)\b/u;
/** "She takes Flopsy the rabbit with her": what goes along everywhere is a toy, unless it is a kind that walks on a lead. */
const TAKEN_ALONG = new RegExp(
  String.raw`\b(?:takes|brings|carries|packs) (\p{Lu}[\p{L}'-]+),? (?:the|his|her|their) (?:[a-z]+ ){0,2}?(?:${NO_PET}|rabbit|bunny|lamb|sheep|mouse|duck|cow|pig)\b (?:with|along|everywhere|in|to)\b`,
  'u',
);
/** "A rabbit called Flop he can't sleep without": whatever it is, it is in the bed. */
const NOT_WITHOUT = new RegExp(
  String.raw`\b(?:[Hh]is|[Hh]er|[Tt]heir|[Aa]n?) ((?:[a-z]+ ){0,2}?(?:${ANIMAL}))(?:,? (?:is )?(?:called|named)? ?(\p{Lu}[\p{L}'-]+))?,? (?:that |which |who )?(?:he|she|they) (?:can't|cannot|can not|cant|won't|wont|doesn't|never) (?:ever )?(?:sleep|settle|nap|go to (?:sleep|bed)|go anywhere|be)\b[^.]* without\b`,
  'u',
);
const SLEEPS_WITHOUT = new RegExp(
  String.raw`\b(?:can't|cannot|can not|cant|won't|wont|doesn't) (?:sleep|settle|nap|go to (?:sleep|bed)) without (?:his|her|their|a|the) ((?:[a-z]+ ){0,2}?(?:${ANIMAL}))(?:,? (?:called|named)? ?(\p{Lu}[\p{L}'-]+))?`,
  'u',
);
/** "Sleeps with Elly her elephant", "sleeps with a dog called Biscuit". */
const SLEEPS_WITH = new RegExp(
  String.raw`\b(?:sleeps?|goes to (?:bed|sleep)|cuddles up|settles|snuggles up) (?:\w+ )?with (?:(?:his|her|their|a|the) (?:[a-z]+ ){0,3}?(?:${ANIMAL})s?(?:,? (?:called|named))? (\p{Lu}[\p{L}'-]+)|(\p{Lu}[\p{L}'-]+),? (?:his|her|their|the|a) (?:[a-z]+ ){0,2}?(?:${ANIMAL})\b)`,
  'u',
);
/** "His torch and Bear". */
const CALLED_AS_IT_IS =
  /\b(?:sleeps|goes to bed|cuddles up|snuggles up)\b[^.]*\b(?:with|and) (Bear|Bunny|Rabbit|Teddy|Ted|Lamb|Monkey|Elephant|Giraffe|Penguin|Dino|Lion|Panda|Dolly|Dog|Foxy|Fox)\b/u;
/** The name, or what it is, of whatever a child sleeps with. */
function bedfellowIn(sentence: string): string | undefined {
  const without = NOT_WITHOUT.exec(sentence) ?? SLEEPS_WITHOUT.exec(sentence);
  const named =
    without?.[2] ?? SLEEPS_WITH.exec(sentence)?.slice(1).find(Boolean) ?? CALLED_AS_IT_IS.exec(sentence)?.[1];
  if (named !== undefined && !NO_NAME.test(named) && !KIN_NAME.test(named) && !isUnkind(named)) return named;
  const what = without?.[1] === undefined ? undefined : usablePhrase(without[1].replace(PRAISE, ''));
  return what === undefined ? undefined : `{his} ${what}`;
}

/** A note of nothing else: "blue blanket", "teddy". */
const ALONE = new RegExp(
  String.raw`^((?:[a-z]+ ){0,2}(?:${SOFT})|(?:little |big |old )?(?:blue|grey|gray|pink|brown|white|yellow|green|red|purple|orange|spotty|floppy|fluffy|soft) (?:${NO_PET}))(?:,? (?:called|named)? ?"?([A-Z][\p{L}'-]+)"?)?[.!]?$`,
  'u',
);
const OWNED = new RegExp(
  String.raw`\b(?:[Hh]is|[Hh]er|[Tt]heir|[Aa]n?|[Tt]he|[Oo]ne|[Ll]ittle|[Mm]y) ((?:(?!(?:because|so|his|her|their|my|the|an?|and|or|with|was|is|on|in|at|for|to|of|that|when|where|while|by|from|under) )[a-z]+ ){0,3}?(?:${SOFT}))\b(?!'s| ears?\b)(?:,? (?:is called|is named|called|named|who is called|she calls|he calls|they call)? ?"?([A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?)"?)?`,
  'u',
);
/** "Pip the bunny", "Pip, his stuffed rabbit". */
const NAMED_FIRST = new RegExp(
  String.raw`\b([A-Z][\p{L}-]+),? (?:is )?(?:the|his|her|their|a) (?:[a-z]+ )?(?:${SOFT}|comfort toy|soft toy|favourite toy|favorite toy)\b`,
  'u',
);
const NOT_ITS_OWNER =
  /\b(?:(?:a|the|one|new) (?:\w+ )?(?:boy|girl|child|kid|lad) in (?:his|her|their) class|won'?t have|(?:do|does|did)(?:n'?t| not) (?:help|work|want|like|need|care|settle|calm)|no longer|trying to (?:stop|wean|lose|get rid)\b|any ?more\b|used to|is over (?:it|him|her)|grown out of|(?:not|\w+n't) (?:be )?allowed|forbidden|no good|no use|(?:stayed|left) (?:at|in|on)|wrong (?:child|bag|house)|at (?:his|her|their) (?:mother|father|mum|dad|mom)'?s|scared|afraid|hates?|pet|allergic|lost|broke|broken|washing|wants?|sister's|brother's|baby's|(?<!(?:sleep|settle|bed|anywhere|out|house|anything|it|never) )without|take away|taking away|give up|giving up|too old for|wean\w*|wobble|cr(?:y|ies|ied)|made (?:him|her|them)|put an? blanket (?:round|over|on|around)|fault|fell (?:down|over)|tripped|upset\w*)\b/i;
/** "Takes his dummy" beside a baby: whose it is nobody can tell, and it is no gift to either of them. */
const TAKEN_FROM =
  /^(?=[^]*\b(?:baby|brother|sister|twin)\b)[^]*\b(?:takes?|took|taking|steals?|stealing|snatch\w*|grabs?|pulls?|nicks?|pinches|wants?) (?:out |away |back )?(?:his|her|their|the|its) (?:\w+ )?(?:dummy|pacifier|blanket|blankie|teddy|toy|muslin|comforter)\b/i;
/** A toy that goes by what it is: "She takes Bear", "sleeps with Monkey". */
const BEAST_BY_NAME =
  /^(?:he|she|they) (?:still |always |just )?(?:(?:can |will |is going to )?(?:takes?|brings?|has|holds?|hugs?|cuddles?)|sleeps? with) (Bear|Bunny|Teddy|Ted|Monkey|Rabbit|Elephant|Lamb|Lambie|Dolly|Lion|Fox|Penguin|Giraffe|Dino|Puppy|Froggy|Owl|Mouse|Piggy|Ellie)(?: with (?:him|her|them)| along| everywhere| too| to bed)?[.!]?$/i;
/** "Lavender on her pillow": where something is put. */
const PUT_ON =
  /\bon (?:my|our|mum'?s|dad'?s|mummy'?s|daddy'?s) (?:\w+ )?(?:pillow|cushion|bed)\b|\bcushion (?:on|for|under) (?:his|her|their|the|a) (?:chair|seat|bottom)|\b(?:on|under|behind|over|by) (?:his|her|their|the) (?:\w+ )?(?:pillow|cushion)\b/i;
/** "Has mum's scarf to cuddle". */
const SOMEBODYS = new RegExp(
  String.raw`\b(?:has|have|had|with|got) (?:his |her |their )?((?:${kinWords.join('|')})'?s) (scarf|jumper|t-?shirt|shirt|cardigan|hoodie|dressing gown|sweater|pillow) to (?:cuddle|hold|hug|sleep with|smell)\b`,
  'i',
);
/** A dummy is no comfort where it is the dummy that is given up. */
const NOT_TO_WEAN = /^(?!dummy-or-bottle$|thumb-sucking$)/;
/** "It has a shark on it": a picture on a shirt. */
const PRINTED = /\b(?:on it|on the front|on them|printed)\b/i;
const PRAISE = /^(?:favou?rite|special|beloved|old|little|own|trusty|much-loved|best|very|comfort|small|tiny|new)\s+/;
/** Who gave a thing is not its name: "a teddy Daddy gave him", "the blanket Nana Jo knitted". */
const GIVEN_BY =
  /^(?:'s)? (?:who |had |has |just |once |always )*(?:gave|gives|made|makes|bought|got|gets|knitted|knit|crocheted|sewed|sent|sends|chose|brought|won|left|found|wears|lent|had|used|slept)\b/;
const KIN_NAME = new RegExp(String.raw`^(?:${kinWords.join('|')})\b`, 'i');
/** Words at the head of a sentence that are no names. */
const NO_NAME =
  /^(?:Loves|Likes|Always|Sleeps|Takes|Goes|It's|Helps|She|He|They|It|The|And|But|When|With|Her|His|Their|Also|At|In|Loves|Has|Sleeps|Mum|Mom|Dad|Our|My|Only|If|So|We|I)$/;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const after = (sentence: string, word: string): string => sentence.slice(sentence.indexOf(word) + word.length);

/** "Can't sleep without": what it is worth is told with it. */
const DEVOTED =
  /\b(?:(?:can'?t|cannot|can not|won'?t|will not|never) (?:sleep|settle|go (?:to (?:sleep|bed)|anywhere|out)|leave the house|do (?:anything|it)) without|never without|without (?:it|him|her),? (?:he|she|they) (?:can'?t|won'?t)|(?:goes|comes) everywhere|takes (?:it|him|her) everywhere)\b/i;
/** Somebody is held on to here, or what is there to hold on to: no thing that could be left with the dry clothes. */
const HELD_ON_TO =
  /\b(?:necks?|hands?|arms?|legs?|fingers?|shoulders?|knees?|waist|side|edge|rail|bar|wall|door|seat|rope)$/i;

/** What makes a soft thing in the middle of an account a comfort: it is held, taken along, loved, or has a name. */
const COMFORTS =
  /\b(?:sleeps?|slept|takes?|carr(?:y|ies)|holds?|hugs?|cuddl\w+|snuggl\w+|strok\w+|squeez\w+|help\w*|comfort\w*|calm\w*|settl\w+|sooth\w*|favou?rite|special|beloved|loves?|without|everywhere|always|goes (?:with|to)|comes (?:with|along|too)|brings?|clutch\w*|clings? (?:on )?to|called|named|needs?|friend|in (?:his|her|their) bag|(?:with|has|have|got|about) (?:his|her|their) (?:[a-z]+ )?(?:stuffed|cuddly|soft|toy|teddy|bunny|blankie|comforter|muslin))\b|^\p{Lu}\p{Ll}+,? (?:the|his|her|their) /u;
/** A doll of a film, a pet's cushion, what is laughed at: "a doll with teeth", "picked up like a doll", "said to her doll". */
const NO_COMFORT =
  /\b(?:(?:like|into) an? (?:doll|teddy)|with a doll that|(?:cover|picture|drawing) of|on the cover|(?:dragon|dinosaur|lion|monster|bear) (?:voices?|boots|costume|hat|project|book|cake)|(?:asked|asks) for|(?:gets?|got|fetch\w*) an? (?:blanket|cushion|pillow)|different (?:teddy|toy|blanket)|same blanket|ashamed of|(?:round|over) (?:his|her|their) head)\b/i;

/** A soft thing of the child's own: "her blue blanket", or by its name, "Pip"; in the `problem` only where it is a comfort. */
export const comforterIn = (sentence: string, problem = false): ToldFact[] =>
  (problem && (!COMFORTS.test(sentence) || NO_COMFORT.test(sentence)) ? [] : softThingIn(sentence))
    .filter(({ phrase }) => !HELD_ON_TO.test(phrase.text))
    .map((each) => (DEVOTED.test(sentence) ? { ...each, words: sentence } : each));

function softThingIn(sentence: string): ToldFact[] {
  const bedfellow = bedfellowIn(sentence);
  if (bedfellow !== undefined) return [{ name: 'comforter', phrase: { text: bedfellow }, sentence }];
  if (NOT_ITS_OWNER.test(sentence) || PRINTED.test(sentence) || TAKEN_FROM.test(sentence) || PUT_ON.test(sentence))
    return [];
  const [, whose = '', cloth = ''] = SOMEBODYS.exec(sentence) ?? [];
  const owner = kinPhrase(whose.replace(/'?s$/i, ''))?.text;
  if (owner !== undefined)
    return [{ name: 'comforter', phrase: { text: `${owner}'s ${cloth.toLowerCase()}` }, sentence }];
  const owned =
    OWNED.exec(sentence) ??
    OWN_BEAST.exec(sentence) ??
    SOFT_BEAST.exec(sentence) ??
    NAMED_BEAST.exec(sentence) ??
    BEAST_AND_NAME.exec(lowerFirst(sentence)) ??
    ALONE.exec(lowerFirst(sentence));
  const first = NAMED_FIRST.exec(sentence) ?? HAS_BEAST.exec(sentence);
  const named = owned?.[2] ?? first?.[1];
  const isGiver = named !== undefined && (KIN_NAME.test(named) || GIVEN_BY.test(after(sentence, named)));
  const name = isGiver ? undefined : named;
  if (name !== undefined && !NO_NAME.test(name) && !isDoneAtHead(name) && !isUnkind(name)) {
    const what = owned?.[2] === name ? usablePhrase(withoutPraise(owned[1] ?? '')) : undefined;
    // "Moo" by itself is nobody that a story has met: "her blanket Moo" first.
    const phrase = what === undefined ? { text: name } : { text: `{his} ${what} ${name}`, again: name };
    return [{ name: 'comforter', phrase, sentence }];
  }
  const packed = (BEAST_BY_NAME.exec(sentence.trim()) ??
    CALLED_AT_HEAD.exec(sentence.trim()) ??
    PACKED.exec(sentence) ??
    TAKEN_ALONG.exec(sentence))?.[1];
  if (packed !== undefined && !isUnkind(packed)) return [{ name: 'comforter', phrase: { text: packed }, sentence }];
  const [, atHead, called] = AT_HEAD.exec(sentence) ?? [];
  if (atHead !== undefined) return [{ name: 'comforter', phrase: { text: (called ?? atHead).trim() }, sentence }];
  if (!owned) return [];
  const text = usablePhrase(withoutPraise(owned[1] ?? ''));
  if (text === undefined) return [];
  const suits = /\b(?:dummy|pacifier)\b/.test(text) ? NOT_TO_WEAN : undefined;
  return [{ name: 'comforter', phrase: { text: `{his} ${text}` }, sentence, ...(suits && { suits }) }];
}

/** "My lovely old blanky" is a blankie. */
function withoutPraise(typed: string): string {
  let noun = typed.toLowerCase();
  for (let i = 0; i < 3; i++) noun = noun.replace(PRAISE, '');
  return noun.replace(/^blanky$/, 'blankie').replace(/\bcuddly$/, 'cuddly toy');
}

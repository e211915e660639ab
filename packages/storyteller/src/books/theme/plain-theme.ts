import { plainText } from '../../facts/given-text.ts';
import { kinWords } from '../../facts/kin.ts';
import { nounKind } from './noun-kind.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { asTwoSides } from './two-sides.ts';
import { STOP_WORDS } from './word-lists.ts';

/** A theme of more than this is an account; its first sentences say what the book is to be about. */
export const MOST_READ = 280;

/** What parents put before the theme itself. */
const LEAD_IN =
  /^\s*(?:(?:hi|hello|hey|ok|okay|so|well|um|please|pls)[,!. ]+)*(?:(?:can|could|would|will) (?:you|u|we|i) (?:please )?(?:write|make|tell|do|create|have|get|read)(?: me| us| my \w+| her| him)?|(?:i|we)(?:'d| would| want| need|'m| am)?(?: really)?(?: like| love| want| need| looking for)?(?: to (?:have|read|hear|get))?|(?:please )?(?:write|tell|make|create|generate|do|give)(?: me| us)?|(?:my|our) (?:\d+ ?(?:-| )?year ?(?:-| )?old )?(?:little )?(?:son|daughter|boy|girl|child|grandson|granddaughter|toddler|twins|kids|children) (?:really )?(?:wants?|would (?:like|love)|asked for|asks for|has asked for|keeps? asking for)(?: to (?:hear|have|read))?)?\s*(?:an?|the|some|one)?\s*(?:(?:short|little|long|nice|fun|funny|silly|sweet|cute|lovely|good|new|picture|bed ?time|illustrated|children'?s|kids?'?|children|calm|calming|soothing|great|cool|exciting|gentle|cosy|cozy)[ ,-]+(?:and )?)*(?:story|stories|book|books|tale|tales|storybook|picture ?book|bed ?time|adventure)\b\s*(?:book|story|tale)?\s*(?:(?:for|to) (?:my|our|the|a)?\s*(?:\d+|\w+)?(?:[ -]?(?:years?|yrs?|yo)(?:[ -]old)?)?\s*(?:old)?\s*(?:son|daughter|child|kid|boy|girl|toddler|twins)?\s*(?:,? ?(?:called|named) \p{L}+)?\s*)?(?:about|where|of|with|in which|on|featuring|that is about|thats about|that's about|:|-)\s+/iu;

/** What somebody types who has not made up their mind: "idk, maybe a goose". */
const UNSURE =
  /^\s*(?:(?:idk|idc|dunno|(?:i )?(?:don['’]?t|do not) (?:really )?(?:know|mind|care)|not (?:really )?sure|no idea|um+|h?mm+|er+m?|maybe|perhaps|possibly)\b[\s,.;:!?…-]*)+(?=\p{L})/iu;
/** "Something funny, maybe with a goose" is about the goose. */
const SOMETHING_WITH =
  /^\s*(?:something|anything)(?: (?:really |very |quite |a bit )?(?:funny|silly|fun|nice|cute|cool|sweet|short|new|different))*[\s,]+(?:(?:maybe|perhaps|possibly|but|and)[\s,]+)*(?:with|about|that has|involving|featuring)\s+/iu;

/** Who asks, before what: "my son keeps asking why". */
const ASKER =
  /^(?:my|our) \p{L}+(?: \p{L}+)? (?:(?:always |just |really |often )?(?:wonders|asks|asked|wondered)|keeps? (?:on )?asking|is (?:always )?asking|(?:wants|would like|would love|needs) to (?:know|learn))(?: me| us| mummy| daddy| mum| dad)? (?:about )?(?=(?:how|why|where|what|when|who|do|does|is|are|can)\b)/iu;

/** What was typed, without who asks it. */
export const withoutAsker = (text: string): string => text.trim().replace(ASKER, '');

const EMOJI: readonly (readonly [RegExp, string])[] = [
  [/🦖|🦕/gu, ' dinosaur '],
  [/🐉|🐲/gu, ' dragon '],
  [/🦄/gu, ' unicorn '],
  [/🐶|🐕/gu, ' dog '],
  [/🐱|🐈/gu, ' cat '],
  [/🐰|🐇/gu, ' rabbit '],
  [/🐻/gu, ' bear '],
  [/🦊/gu, ' fox '],
  [/🐼/gu, ' panda '],
  [/🐘/gu, ' elephant '],
  [/🦁/gu, ' lion '],
  [/🐯/gu, ' tiger '],
  [/🐸/gu, ' frog '],
  [/🐧/gu, ' penguin '],
  [/🦋/gu, ' butterfly '],
  [/🐝/gu, ' bee '],
  [/🐙/gu, ' octopus '],
  [/🐳|🐋/gu, ' whale '],
  [/🦈/gu, ' shark '],
  [/🤖/gu, ' robot '],
  [/👽/gu, ' alien '],
  [/👻/gu, ' ghost '],
  [/🚀/gu, ' rocket '],
  [/🚜/gu, ' tractor '],
  [/🚒/gu, ' fire engine '],
  [/🚂/gu, ' train '],
  [/🌙|🌕|🌝/gu, ' moon '],
  [/⚽/gu, ' football '],
  [/🎂|🍰/gu, ' cake '],
];

/** Words whose apostrophe tired thumbs leave out. */
const WITHOUT_APOSTROPHE = /\b(wo|ca|do|does|did|is|was|were|are|could|would|should|has|have|had)nt\b/gi;
/** Slips in the small words by which a theme is read, and what was meant. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:scard|scaird|scarred|sacred|scraed|sared) (?=of\b|to\b)/gi, 'scared '],
  [/\b(?:affraid|afriad|afaid|afrade|afried)\b/gi, 'afraid'],
  [/\b(?:frightend|frigtened|frightned|fritened)\b/gi, 'frightened'],
  [/\bhight(s?)\b/gi, 'height$1'],
  [/\bfreind(s|ly)?\b/gi, 'friend$1'],
  // "Trains trains TRAINS!" is about trains.
  [/^(\p{L}{3,})(?:[ ,!]+(?:and )?\1)+(?!\p{L})/giu, '$1'],
  [/^(girl|boy) (?=who |that )/gi, 'a $1 '],
  [/^(?:starting|forming|we start|joining) a band\b/gi, 'singing in a band'],
  [/^the naughtiest ([a-z-]+)(?: in (?:the )?(?:town|world|street|house|class))?$/gi, 'a naughty $1'],
  [
    /^(?:(?:i am|i'm|my (?:son|daughter|child|boy|girl) is|feeling|being) )?(?:a bit |very |so )?(?:worried|nervous|anxious|scared) (?:about|of) (?:moving (?:up )?to|going (?:up )?to|starting(?: at)?|the move to) (secondary|high|senior|middle|junior|big) school$/gi,
    'starting $1 school',
  ],
  [
    /^(?:(?:being|i am|i'm|my (?:son|daughter) is) )?the new (?:kid|girl|boy|child|one) (?:in|at) (?:year \w+|(?:my |a |the )?(?:class|school))$/gi,
    'starting a new school',
  ],
  [/\b(girl|boy|child) who could (?=talk|fly|see|hear|walk|turn|make|breathe|float|jump|speak)/gi, '$1 who can '],
  [/^(?:the )?(girl|boy|child) who can (?=talk to )/gi, 'a $1 who can '],
  [/ comes to (?:our |the |my )?(?:parents'? evening|assembly|sports day|show and tell)$/giu, ' comes to our school'],
  [/^(?:two|three|some) (\p{L}+)s play(?:ing)? football$/giu, 'a football match against $1s'],
  [
    /^(?:the |our )?(?:school|class|christmas) (?:play|concert|nativity) (?:that )?(?:goes|went|going|all goes) wrong$/gi,
    'being in the school play',
  ],
  // Whoever teaches and is something else besides is told of as that.
  [
    /^(?:an? |the |our |my )?(?:\p{L}+ lesson with an? )?(dinosaur|robot|dragon|monster|alien|witch|wizard|vampire|ghost|troll|giant|pirate|unicorn|mermaid|gorilla|bear|lion|tiger) teacher$/giu,
    'our teacher is a $1',
  ],
  [/^the invisible (\p{L}+)$/giu, 'a $1 who is invisible'],
  [/^(?:the |a )?cake competition(?: disaster| day)?$/gi, 'a baking competition'],
  [
    /^((?:my|our) (?:\p{L}+ )?(?:brother|sister|mum|dad|grandma|grandad|nana|grandpa|teacher|headteacher)) (?:turns|turned|changes|changed) into an? (superhero|spy|pirate|secret agent|ninja|robot|alien|wizard|witch)$/giu,
    '$1 is a $2',
  ],
  [/^(an? |the )?football (match|game) (on the moon|on mars|in space)$/gi, 'a football $2 against aliens $3'],
  [
    /^(?:the |our |my )?(sports day|school trip|picnic|swimming lesson) (?:is|was|that is|turns into|goes) (?:a (?:total |complete )?disaster|wrong|all wrong)$/gi,
    '$1',
  ],
  [/^(?:the|a) ghost train$/gi, 'the haunted train'],
  // Whoever hatches is met.
  [
    /^(?:an? |the )?(dragon|dinosaur) egg (?:that )?hatches (?:in|at) (?:our |the |my )?(?:class|classroom|school)$/gi,
    'a baby $1 comes to our school',
  ],
  [
    /^(?:an? |the )?(dragon|dinosaur) egg in (?:the|our|my) (fridge|bath|kitchen|garden|shed|bathroom|cupboard|garage)$/gi,
    'a baby $1 in our $2',
  ],
  [
    /^(\p{L}+s) (?:versus|vs\.?|against|and) (?:humans|people|children|kids|us|our school|our class) (?:at |in a )?football(?: match)?$/giu,
    'a football match against $1',
  ],
  // A map that is found is followed; to an island it is a story of its own.
  [
    /^(?:two |my |our )?(cousin|friend|brother|sister|twin)s? (?:and (?:i|me) )?(?:find|finds|found|discover) an? (?:old |secret |mysterious )?treasure map(?!.*\bisland).*$/gi,
    'following a treasure map with my $1',
  ],
  [/^space pirates? (?=\p{L})/giu, 'pirates '],
  [/^moving up to (secondary|high|senior|middle|junior|big) school$/gi, 'starting $1 school'],
  [
    /^an? (?:girl|boy|child|kid) who (?:invents|invented|builds|built|makes|made|designs) (?=an? (?!friend|mistake|wish|difference))/gi,
    'building ',
  ],
  [/ (who|that) hated (?=\p{L})/giu, ' $1 hates '],
  // What somebody becomes for good is what it is.
  [
    /^((?:my|our|an?|the) \p{L}+(?: pig)?) (?:who )?(?:becomes|became) an? (superhero|spy|detective|pirate|secret agent|ninja|knight|wizard|pilot|teacher)$/giu,
    '$1 who is a $2',
  ],
  [/\b(?:the )?(?:great )?bake ?off\b/gi, 'baking competition'],
  [/^(?:a |my |riding )?bike without stabili[sz]ers$/gi, 'learning to ride a bike'],
  [
    /\b(girl|boy|daughter|son|child|kid) who (?:really )?loves (horses|ponies|dogs|cats|rabbits|puppies|kittens) (?:and|but) (?:can'?t|cannot|can not|isn'?t allowed to|may not) have one\b/gi,
    '$1 who wants to have $2',
  ],
  [/\b(?:insted)\b/gi, 'instead'],
  [/\b(?:din[aeo]s+[aeio]u?r|dinasau?r|dinosor|dinosour|dinasour|dinorsaur|dinosar)(s?)\b/gi, 'dinosaur$1'],
  [/\btoth\b/gi, 'tooth'],
  [/\btooth ?(?:ake|ach|aik)\b/gi, 'toothache'],
  [/^(?:cleaning|brushing) (?:my|your|our|his|her) teeth with an? ([\p{L} ]+)$/giu, "a $1 who won't brush its teeth"],
  [
    /^(?:when )?(?:the rain (?:won'?t|wouldn'?t|never|doesn'?t) stops?|it (?:won'?t|wouldn'?t|never) stops? raining)$/gi,
    'building a den on a rainy day',
  ],
  // The lion is only how he snores.
  [
    /^((?:my |our )?\p{L}+ (?:snores|dances|sings|laughs|eats|runs|cooks|drives|sneezes|shouts)) like (?:an? )?\p{L}+$/giu,
    '$1',
  ],
  [/\b(girl|boy|child|kid) who could (?!not\b)(?=\p{L}+ )/giu, '$1 who can '],
  // The ant is only how small it is; of a grown-up a book says it.
  [
    new RegExp(String.raw`(?<!\b(?:${kinWords.join('|')}) \p{L}+) (?:down )?to the size of (?:an? )?\p{L}+\b`, 'giu'),
    '',
  ],
  [/\bsnale(s?)\b/gi, 'snail$1'],
  [/\blit(?:le|tel|tul)\b/gi, 'little'],
  [/\b(an?|the|little|big) bare(?= (?:who|that|and|with)\b|$)/gi, '$1 bear'],
  [/\bhony\b/gi, 'honey'],
  [/\btranes?\b/gi, 'train'],
  [/\blepard(s?)\b/gi, 'leopard$1'],
  [/\bgardner(s?)\b/gi, 'gardener$1'],
  [/\bwurm(s?)\b/gi, 'worm$1'],
  [/^my sun(?= (?:loves|likes|is|has|wants|who|and))/gi, 'my son'],
  [/\bpigg?[yi]e?(s?)\b/gi, 'pig$1'],
  [/\b(?:doggo|dogy|doggie)(s?)\b/gi, 'dog$1'],
  [/\bunik[oa]rn(s?)\b/gi, 'unicorn$1'],
  [/\br[ae]i?n ?b[oe]w(s?)\b/gi, 'rainbow$1'],
  [/\b(?:prinsess|princes|prncess|princesss)(?= (?:who|that|and|with)|$)/gi, 'princess'],
  [/\b(?:el+[ei]f[ae]nt|elephent|elaphant)(s?)\b/gi, 'elephant$1'],
  [/\b(?:becuase|becasue|becouse|cuz|coz)\b/gi, 'because'],
  [/\b(?:alot)\b/gi, 'a lot'],
  [/\b(?:wich)\b/gi, 'which'],
  [/\b(?:thier)\b/gi, 'their'],
  [/\b(?:bday|b-day|birthdya|brithday)\b/gi, 'birthday'],
  [/\b(?:xmas|chrismas|christams)\b/gi, 'Christmas'],
  [/\b(?:tomorow|tommorow)\b/gi, 'tomorrow'],
  [/\b(?:by|beside|near) the sea\b/gi, 'at the seaside'],
  [/\b(?:sleepng|slepping)\b/gi, 'sleeping'],
];
/** "dads birthday" is Dad's. */
const OF_KIN =
  /\b(mum|mummy|mom|dad|daddy|granny|grandma|nana|nan|grandad|grandpa|auntie|brother|sister)s (?=(?:\p{L}+ )?(?:birthday|hat|house|car|bed|job|garden|shed|beard|phone|glasses|chair|hair|cake|present|party|wedding|shoes|boots|bag|book)\b)/giu;
/** "a sleepover at grandmas" is at Grandma's. */
const AT_KIN = new RegExp(
  String.raw`\b((?:at|to|from|in) (?:my |our |his |her )?)(${kinWords.join('|')})s(?= |$)`,
  'giu',
);
/** "uncle pete": a name though it has no capital. */
const NAME_OF_KIN = /\b(uncle|auntie|aunt) (\p{Ll}{2,9})\b/gu;
const withName = (kin: string, name: string): string =>
  STOP_WORDS.has(name) || /(?:s|ed|ing)$/.test(name)
    ? `${kin} ${name}`
    : `${kin} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** "our cat tiggy": a pet's name though it has no capital. */
const NAME_OF_PET =
  /^(my|our|his|her) (dog|cat|puppy|kitten|hamster|rabbit|bunny|guinea pig|pony|horse|tortoise|parrot|budgie|goldfish|gerbil) (?!called|named|who|that|and|has|had|was|can|cant|ran|got|lost|went|with|from|not|never|always|died|in|on|at|wont|will|does)(\p{Ll}{2,10}\p{Ll})(?=$|,| (?:who|and|is|has|can|can'?t|won'?t|will|ran|got|the)\b| \p{Ll}+s\b)/iu;
const withPetName = (all: string, whose: string, kind: string, name: string): string =>
  STOP_WORDS.has(name) || /(?:s|ed|ing)$/.test(name)
    ? all
    : `${whose} ${kind} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** "my imaginary friend is a giant hamster": whoever it is, it is the child's friend. */
const FRIEND_WHO_IS =
  /\b(my|our|his|her) (?:(imaginary|invisible|secret|pretend|new|best) )?friend (?:is|who is|who's|was) (?:really |actually |secretly )?an? /giu;

/** "cook pasta": whoever cooks makes what is cooked; bread and cakes are baked, which is told as itself. */
const COOKED = /\bcook(s|ing|ed)? ((?:up |some |an? |the |my |his |her )*)(\p{L}+)(?! (?:on|in the) )/giu;
const MADE: Readonly<Record<string, string>> = { '': 'make', s: 'makes', ing: 'making', ed: 'made' };
const made = (all: string, form: string | undefined, before: string, noun: string): string =>
  nounKind(noun.toLowerCase())?.sort === 'food' ? `${MADE[form?.toLowerCase() ?? ''] ?? 'make'} ${before}${noun}` : all;

/** "a map with a hole", "a boat with a leak": a thing that is odd in one way is somebody. */
const WITH_A_FAULT =
  /^(an?|the) (map|boat|ship|teapot|kettle|cup|jug|bucket|umbrella|hat|boot|shoe|sock|clock|watch|lamp|chair|door|gate|drum|bell|trumpet|piano|violin|guitar|car|bus|lorry|tractor|bicycle|bike|train|kite|balloon|robot|house|lighthouse|castle|book|pencil|mirror|suitcase|spoon|chimney|tap|fridge|toaster) with (no|only one|an?) (hole|leak|crack|squeak|dent|wobble|hiccup|cough|cold|rattle|drip|lisp|scratch|secret|wheel|lid|handle|pages?|end|beginning|voice|name|light|spout|roof|door|key)$/i;

const WRONG_DOOR =
  /^(?:an?|the) (?:present|parcel|package|gift) (?:that|who|which) (?:came|comes|went|goes|was sent|is sent|was delivered|is delivered|arrived|arrives) (?:to|at) the wrong (?:house|door|address|person|child)$/i;

/** "a helicopter picks up an elephant": it is the helicopter that does something, and the elephant to whom it is done. */
const DOES_TO_ANOTHER =
  /^(an?|the) ((?:\p{L}+ )?(?:helicopter|lorry|truck|bus|train|tram|tractor|rocket|van|ambulance|boat|ship|ferry|plane|aeroplane|taxi|submarine|spaceship|fire engine|motorbike|bulldozer|forklift)) ((?:pick|lift|carrie|take|bring|give|pull|push|tow|move|find|swallow|deliver|drop|catche|chase|collect|scoop)s|picked|lifted|carried|took|brought|gave|pulled|pushed|towed|found|swallowed|delivered|dropped|caught|chased|collected|scooped)(?= (?:up |down |away |out )?(?:an?|the|some|two|three|lots of) \p{L})/iu;

/** A theme in the order of words that the reading of it expects; nothing is added and nothing is left out. */
const inOrder = (text: string): string =>
  SPELLED.reduce((rest, [slip, meant]) => rest.replace(slip, meant), text)
    .replace(WITH_A_FAULT, '$1 $2 who has $3 $4')
    .replace(DOES_TO_ANOTHER, '$1 $2 who $3')
    // Whatever came to the wrong house, the story is of those who got it.
    .replace(WRONG_DOOR, 'the wrong parcel')
    // "Learning to skip" is skipping, a concert is sung in, and "the smallest star" is known for just that.
    .replace(/\b(learn(?:s|ing|t)?|practi[sc]\w*) (?:how )?to skip\b/gi, '$1 skipping')
    .replace(
      /^((?:the|my|our|his|her) )?((?:school|christmas|class|choir|summer|end of term) concert)\b/i,
      'singing in the $2',
    )
    .replace(
      // One end of a row at school is a story of its own.
      /^(?:the|an?) (?!(?:smallest|littlest|tiniest) [\p{L}-]+ in (?:the|all the) (?:\p{L}+ )?(?:class|school|nursery|row|line)$)(smallest|littlest|tiniest|slowest|loudest|quietest|oddest|laziest|fastest|strongest|bravest|cleverest|funniest|kindest|messiest|sleepiest|hungriest) ([\p{L}-]+)(?: in (?:the|all the) (?:\p{L}+ )?\p{L}+)?$/iu,
      'a $2 who is the $1 of all',
    )
    .replace(
      /^(?:the )?(?:day|night|morning|time) (?:when |that )?(?:the|our|my) (?!power\b|lights?\b|electricity\b)([\p{L}-]+) ((?:\p{Ll}+ed|ran away|went wrong|fell down|broke|froze|sang|woke up|flew|ate|stole|lost|forgot|took|grew|hid|shrank|bit|swallowed|drank|wrote|won|learned|went)(?: \p{Ll}+){0,3})$/iu,
      'the $1 who $2',
    )
    .replace(/ with (?:the )?hiccups$/i, ' who has the hiccups')
    .replace(/ with (?:an?|the) (hiccups?|cough|cold|sneeze|sniffle|wobble|lisp|squeak|limp|secret)$/i, ' who has a $1')
    .replace(
      /\bwhose (\p{L}+) (?:always |all |never )?(?:go|goes|went|come out|turn out) wrong\b/giu,
      'who always gets $1 wrong',
    )
    .replace(
      /^the wind (?:blew|took|stole|has blown|carried off) (my|our|her|his|mum's|dad's|nana's) ([\p{L} ]+?)(?: away| off)?$/iu,
      '$1 $2 that blew away',
    )
    .replace(
      /^(?:an?|the) (?!land|world|island|house|cottage|castle|palace|mountain|hill|town|village|city|forest|garden|planet|kingdom)([\p{L}]+) made (?:out )?of (cake|gingerbread|chocolate|jelly|ice cream|sweets)$/iu,
      'making a $1 $2',
    )
    .replace(
      /^(?:an?|the) (\p{L}+) (?:that is |which is )?run by (\p{L}+[^s])s$/iu,
      (_, what: string, who: string) => `${/^[aeiou]/i.test(who) ? 'an' : 'a'} ${who} who runs a ${what}`,
    )
    // Whoever can't wait is not odd in that, only early.
    .replace(/\b(who|that) (?:can'?t|cannot|can not) wait (for|to)\b/gi, '$1 is always waiting $2')
    // Twins who start nursery are no babies who arrive.
    .replace(/^(my|our) twins (?=start|begin|go|are (?:start|go)|first)/i, '$1 children ')
    .replace(
      /^(?:the |an? |some )?space (pirates?|dogs?|cats?|mouse|mice|rabbits?|bunn(?:y|ies)|dinosaurs?|monkeys?|penguins?|bears?|hamsters?)$/i,
      '$1 in space',
    )
    .replace(
      /^(?:an? |my |the )?(?:birthday )?party (?:at|in) (the (?!barn|farm)\p{L}[\p{L} ]*)$/iu,
      'going to $1 on a birthday',
    )
    // Where an astronaut is, the story is.
    .replace(/^(an?|the) astronaut ([\p{L}-]+)$/iu, '$1 astronaut $2 in space')
    // What a machine is like is what is told of it.
    .replace(
      /^(an?|the) (slow|lazy|clumsy|forgetful|messy|untidy|impatient|polite|noisy|squeaky|shy|grumpy|sleepy|greedy|bossy|curious|sneezy|nervous|rusty|wobbly|tired) (rocket|train|tractor|digger|bus|car|lorry|truck|plane|aeroplane|helicopter|boat|ship|robot|steam train|racing car|fire engine|ambulance|submarine|spaceship|ice cream van|milk float|tug|tugboat|crane|steamroller|dumper truck|bin lorry)$/i,
      (_, article: string, like: string, kind: string) =>
        `${/^the$/i.test(article) ? article : /^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind} who is always ${like}`,
    )
    .replace(
      / with (toothache|earache|tummy ache|hay fever|chicken ?pox|stage fright|two left feet|freckles|bad breath|cold feet|sticky fingers|glasses|braces|no friends|(?:big|huge|enormous|giant|tiny|smelly|flat|hairy) (?:feet|ears|teeth|hands|wings)|an? (?:sweet tooth|bad memory|broken (?:leg|wing|arm|tail|heart)|(?:very |really )?(?:long|big|huge|enormous|tiny|loud|squeaky|wonky|crooked|bushy|curly|wobbly|short|sore) (?:nose|neck|tail|voice|beard|laugh|tongue|beak|tooth|sneeze|snore))|(?:a |the )?(?:hiccups|tummy ache|sore (?:tooth|throat|foot|paw|nose|tail)|stuffy nose))$/i,
      ' who has $1',
    )
    .replace(
      /^(an?|the) (?:very|really) (loud|noisy|quiet|slow|clumsy|shy|forgetful|messy|untidy|polite) ((?!neighbou?r)[\p{L}-]+)$/iu,
      (_, article: string, like: string, kind: string) =>
        `${/^the$/i.test(article) ? article : /^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind} who is always ${like}`,
    )
    .replace(/^.*$/su, asTwoSides)
    .replace(/ (?:vs\.?|versus) (?=(?:the|an?|my|our|his|her|their)\b|\p{Lu})/gu, ' and ')
    .replace(/ (?:vs\.?|versus) (?=\p{L})/giu, ' and a ')
    .replace(/^(?:a day in the )?life of (?=an? |the )/i, '')
    .replace(
      /^(an?|the) (forgetful|clumsy|messy|untidy|noisy|bossy) ((?!neighbou?r|farm|barn)[\p{L}-]+)$/iu,
      (_, article: string, like: string, kind: string) =>
        `${/^the$/i.test(article) ? article : /^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind} who is always ${like}`,
    )
    // A fly is somebody; to fly is not.
    .replace(/\b(an?|the|one|little|tiny|old) fly\b(?! (?:away|to|over|off|high|across|through)\b)/gi, '$1 housefly')
    .replace(COOKED, made)
    .replace(OF_KIN, "$1's ")
    .replace(AT_KIN, "$1$2's")
    .replace(WITHOUT_APOSTROPHE, "$1n't")
    .replace(/\b(a)unty\b/gi, '$1untie')
    .replace(NAME_OF_KIN, (_, kin: string, name: string) => withName(kin, name))
    .replace(NAME_OF_PET, withPetName)
    .replace(
      FRIEND_WHO_IS,
      (_, whose: string, kind: string | undefined) =>
        `${whose} friend the ${kind === undefined || /new|best/i.test(kind) ? '' : `${kind} `}`,
    );

let last: { readonly raw: string; readonly text: string } | undefined;

/** The heart of what a parent wrote: without "can you write a story about", pictures turned to words, first sentences. */
export function plainTheme(raw: string): string {
  // The gates and the reading of one book ask for the same words in turn.
  if (last?.raw !== raw) last = { raw, text: heartOf(raw) };
  return last.text;
}

/** What a parent wrote, without "can you write a story about". */
export function withoutLeadIn(text: string): string {
  const without = withoutAsker(text.replace(UNSURE, '').replace(LEAD_IN, '').replace(SOMETHING_WITH, ''));
  return (without.trim() === '' ? text : without).replace(/\s+/g, ' ').trim();
}

function heartOf(raw: string): string {
  const whole = plainText(raw).replace(/\s+/g, ' ').trim();
  let text = whole;
  // What the little pictures show counts only when the words do not say it already.
  for (const [picture, word] of EMOJI) {
    const said = new RegExp(String.raw`\b${word.trim()}`, 'i').test(text);
    text = text.replace(picture, said ? ' ' : `${word}, `);
  }
  text = text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}/gu, ' ')
    .replace(/["*_#~^`|<>{}[\]\\]/g, ' ');
  text = withoutLeadIn(text);
  if (/\p{L}/u.test(text) && text === text.toUpperCase()) text = text.toLowerCase();
  text = saidOtherwise(inOrder(text));
  // One bare word names no game; this is the one that all children know.
  if (/^(?:just )?(?:play|playing|play ?time|plays|games?|play outside|playing outside)$/i.test(text.trim()))
    text = 'playing hide and seek';
  if (text.length <= MOST_READ) return text;
  const head = text.slice(0, MOST_READ);
  const stop = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '));
  return head.slice(0, stop > 40 ? stop : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : MOST_READ).trim();
}

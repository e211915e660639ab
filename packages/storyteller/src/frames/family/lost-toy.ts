import { script, type Frame } from '../../frame.ts';
import { inTheWash } from '../home/in-the-wash.ts';
import { withScenes } from '../scene.ts';
import { toyAtAnothers } from '../home/toy-at-anothers.ts';
import { givenAway } from '../home/given-away.ts';
import { ponyThatIsSold } from './pony-that-is-sold.ts';

const PETS =
  'cats?|kitten|dogs?|puppy|hamster|guinea pig|gerbil|tortoise|parrot|budgie|snake|gecko|ferret|pet rabbit|our rabbit|pet';
/** An animal of the family that is missing: nobody knows yet whether it comes back. */
const ANIMAL = new RegExp(
  String.raw`^(?![^]*\b(?:(?<!\b(?:thinks?|fears?|worr\w+|might|may|could|probably|maybe|if|whether|afraid)\b[^.,]{0,16})dead|died|dying|killed|cuddly|stuffed|plush|soft|teddy)\b)[^]*?(?:\b(?:${PETS})(?:'s)?(?: \w+){0,4}? (?:missing|disappeared|ran (?:off|away)|run away|escaped|flew (?:off|away)|(?:come|came) (?:back|home)|vanished|got out)\b|\b(?:lost our|lost the|missing) (?:${PETS})\b(?! (?:toy|teddy))|\b(?:perr|gat|conej)[oa]\b[^.]{0,20}\b(?:escap\w*|perd\w*)|\b(?:escap\w*|perd\w*)[^.]{0,20}\b(?:perr|gat|conej)[oa]\b)`,
  'i',
);

/** It is there, and it is torn, broken or not as it was. */
const TORN =
  /\b(?:chewed|torn|tore|ripped|rips|broke[n]?|snapped|ear off|leg off|arm off|eye (?:came |fell |is )?off|head (?:came |fell )?off|stuffing|falling apart|fell apart|worn out|(?:been |got |was )washed|wash(?:ed|ing)? (?:it|her|his|the (?:teddy|rabbit|bear|blanket|toy))|shrunk|smells different|stitch\w*|mend\w*)\b/i;
/** It went where nobody can fetch it, or somebody else has it. */
const OUT_OF_REACH =
  /\b(?:(?:can'?t|cannot|couldn'?t|could not|never|won'?t|wasn'?t|isn'?t|aren'?t|not|n't) (?:ever |be |been |to be )*(?:found|get (?:it|him|her) back|coming back|handed in)|gone for good|gone forever|balloon|kite|flew (?:off|away)|blew away|floated (?:off|away)|washed away|burst|popped|(?:fell|dropped|went|threw|flushed)\b[^.]{0,45}\b(?:sea|river|lake|ocean|drain|toilet|water|canal|fire|bin|rubbish|overboard)|thr(?:ew|own) (?:it |him |her |the \w+ )?(?:away|out)|binned|bin lorry|(?:gave|given) (?:it |him |her |the \w+ )?away|charity shop|jumble sale|car boot|sold|melted|burn(?:t|ed)|someone took|somebody took|stole\w*|taken by|(?:kicked|threw|thrown|went|flew|landed|over) (?:\w+ ){0,3}(?:fence|roof|wall|hedge)|won'?t give it back)\b/i;
/** What was left where many people come and go. */
const LEFT_SOMEWHERE =
  /\b(?:left|stayed|stuck|lost|dropped|forgot\w*|leave|went missing)\b[^.]{0,50}\b(?:on|in|at) (?:the|a|our) (?:\w+ )?(?:train|bus|tram|plane|taxi|coach|ferry|boat|airport|station|hotel|supermarket|shops?|caf[eé]|restaurant|zoo|museum|library|swimming pool|pool|cinema|campsite|holiday|farm|hospital)\b/i;
/** What sleeps in an arm, and so smells of home, and can still be looked for. */
const SLEPT_WITH = new RegExp(
  String.raw`^(?![^]*(?:${TORN.source}|${OUT_OF_REACH.source}))[^]*?\b(?:teddy|teddies|bears?|rabbit|bunny|bunnies|blank(?:et|ie|y)|comfort\w*|lovey|snuggl\w*|cudd\w+|soft toy|stuffed|plush\w*|doll(?:y|ie)?(?!'s)|muslin|elephant|monkey|lamb|giraffe|penguin|unicorn|sleep\w*|bed(?:time)?|at night)\b`,
  'i',
);

const own: Frame = {
  id: 'lost-toy',
  name: 'A lost toy, or a pet that is missing or gone',
  says: [
    'our cat has gone missing',
    'the dog ran away and we cannot find him',
    'lost her teddy',
    'his bunny is lost and he cannot sleep',
    'we lost the comforter on the train',
    'favourite toy is gone',
    'left her doll in the shop',
    'cant find his blanket',
    'cries for the toy we lost on holiday',
    'lost lovey',
    'stuffed animal lost at the airport',
    'her cuddly toy is missing for a week',
    'he lost his favourite car',
    'dropped his rabbit from the buggy',
    'his toy broke and cant be mended',
    'lost snuggly',
    'her comfort blanket fell apart',
    'balloon flew away and he was heartbroken',
    'forgot the teddy at the hotel',
    'devastated about a lost toy',
    'we bought the same one but he says its not him',
    'lost his elephant at the zoo',
    'she lost her special stone',
    'someone took his scooter at the playground',
    'favourite cup broke',
    'keeps asking where the lost bear is',
  ],
  claims: {
    strong: [
      'dog has to go',
      'cat has to go',
      'rabbit has to go',
      'dog go and live',
      'cat go and live',
      'rabbit go and live',
      'dog has to go and live',
      'dog is going to live with',
      'dog is going to a new',
      'dog has to leave',
      'dog needs a new home',
      'cat has to go and live',
      'cat is going to live with',
      'cat is going to a new',
      'cat has to leave',
      'cat needs a new home',
      'rehoming the dog',
      'rehoming the cat',
      'rehome our',
      'rehoming our',
      'dropped his bunny',
      'dropped her bunny',
      'dropped in the lake',
      'dropped in the water',
      'in the lake and its gone',
      'fell in the water and its gone',
      'cat has not come home',
      'dog has not come home',
      'dog hasnt come home',
      'put up posters',
      'lost her watch',
      'lost his grandads watch',
      'lost her grandmas ring',
      'grandads watch',
      'grandmas ring',
      'lost her bracelet',
      'give up our cat',
      'give up the cat',
      'give up his cat',
      'give up her cat',
      'give up our two cat',
      'give up our cats',
      'give up the cats',
      'give up his cats',
      'give up her cats',
      'give up our two cats',
      'give up our kitten',
      'give up the kitten',
      'give up his kitten',
      'give up her kitten',
      'give up our two kitten',
      'give up our kittens',
      'give up the kittens',
      'give up his kittens',
      'give up her kittens',
      'give up our two kittens',
      'give up our dog',
      'give up the dog',
      'give up his dog',
      'give up her dog',
      'give up our two dog',
      'give up our dogs',
      'give up the dogs',
      'give up his dogs',
      'give up her dogs',
      'give up our two dogs',
      'give up our puppy',
      'give up the puppy',
      'give up his puppy',
      'give up her puppy',
      'give up our two puppy',
      'give up our rabbit',
      'give up the rabbit',
      'give up his rabbit',
      'give up her rabbit',
      'give up our two rabbit',
      'give up our rabbits',
      'give up the rabbits',
      'give up his rabbits',
      'give up her rabbits',
      'give up our two rabbits',
      'give up our pets',
      'give up the pets',
      'give up his pets',
      'give up her pets',
      'give up our two pets',
      'give up our hamster',
      'give up the hamster',
      'give up his hamster',
      'give up her hamster',
      'give up our two hamster',
      'give away our dog',
      'gave away our dog',
      'giving our dog away',
      'give away our cat',
      'gave away our cat',
      'giving our cat away',
      'give away our puppy',
      'gave away our puppy',
      'giving our puppy away',
      'give away our kitten',
      'gave away our kitten',
      'giving our kitten away',
      'give away our rabbit',
      'gave away our rabbit',
      'giving our rabbit away',
      'give our hamster away',
      'gave our hamster away',
      'give the hamster away',
      'gave the hamster away',
      'give away our hamster',
      'gave away our hamster',
      'giving our hamster away',
      'give our dog away',
      'give our cat away',
      'give our puppy away',
      'give our kitten away',
      'give our rabbit away',
      'give our pet away',
      'gave our dog away',
      'gave our cat away',
      'gave our puppy away',
      'gave our kitten away',
      'gave our rabbit away',
      'gave our pet away',
      'give the dog away',
      'give the cat away',
      'give the puppy away',
      'give the kitten away',
      'give the rabbit away',
      'give the pet away',
      'gave the dog away',
      'gave the cat away',
      'gave the puppy away',
      'gave the kitten away',
      'gave the rabbit away',
      'gave the pet away',
      'rehome our dog',
      'rehome our cat',
      'rehome our puppy',
      'rehome our kitten',
      'rehome our rabbit',
      'rehome our pet',
      'rehome the dog',
      'rehome the cat',
      'rehome the puppy',
      'rehome the kitten',
      'rehome the rabbit',
      'rehome the pet',
      'rehomed our dog',
      'rehomed our cat',
      'rehomed our puppy',
      'rehomed our kitten',
      'rehomed our rabbit',
      'rehomed our pet',
      'had to rehome',
      'have to rehome',
      'rehoming',
      'rehomed',
      'broke his dinosaur',
      'broke her dinosaur',
      'broke his toy',
      'broke her toy',
      'broke his favourite',
      'broke her favourite',
      'broke her doll',
      'broke his truck',
      'broke his car',
      'broke his lego',
      'broke her lego',
      'toy got broken',
      'lost the ring',
      'lost her ring',
      'lost his ring',
      'lost the necklace',
      'lost her necklace',
      'lost the bracelet',
      'lost his watch',
      'lost the watch',
      'hamster has escaped',
      'hamster got out',
      'hamster has disappeared',
      'guinea pig escaped',
      'guinea pig has escaped',
      'guinea pig got out',
      'guinea pig disappeared',
      'guinea pig has disappeared',
      'rabbit escaped',
      'rabbit has escaped',
      'rabbit got out',
      'rabbit has disappeared',
      'snake escaped',
      'snake has escaped',
      'snake got out',
      'snake is missing',
      'snake disappeared',
      'snake has disappeared',
      'gerbil escaped',
      'gerbil has escaped',
      'gerbil got out',
      'gerbil disappeared',
      'gerbil has disappeared',
      'budgie escaped',
      'budgie has escaped',
      'budgie got out',
      'budgie disappeared',
      'budgie has disappeared',
      'tortoise escaped',
      'tortoise has escaped',
      'tortoise got out',
      'tortoise disappeared',
      'tortoise has disappeared',
      'ball over the fence',
      'kicked over the fence',
      'flew over the fence',
      'landed on the roof',
      'dolls shoe',
      'cat has gone missing',
      'cat go missing',
      'cat run away',
      'cat escape',
      'dog has gone missing',
      'dog go missing',
      'dog run away',
      'dog escape',
      'puppy is missing',
      'puppy missing',
      'puppy has gone missing',
      'puppy go missing',
      'puppy run away',
      'puppy escape',
      'kitten is missing',
      'kitten missing',
      'kitten has gone missing',
      'kitten go missing',
      'kitten run away',
      'kitten escape',
      'rabbit is missing',
      'rabbit has gone missing',
      'rabbit go missing',
      'rabbit run away',
      'rabbit escape',
      'hamster is missing',
      'hamster missing',
      'hamster has gone missing',
      'hamster go missing',
      'hamster run away',
      'hamster escape',
      'guinea pig is missing',
      'guinea pig missing',
      'guinea pig has gone missing',
      'guinea pig go missing',
      'guinea pig run away',
      'guinea pig escape',
      'tortoise is missing',
      'tortoise has gone missing',
      'tortoise go missing',
      'tortoise run away',
      'tortoise escape',
      'budgie is missing',
      'budgie missing',
      'budgie has gone missing',
      'budgie go missing',
      'budgie run away',
      'budgie escape',
      'parrot is missing',
      'parrot missing',
      'parrot has gone missing',
      'parrot go missing',
      'parrot run away',
      'parrot escape',
      'gerbil is missing',
      'gerbil missing',
      'gerbil has gone missing',
      'gerbil go missing',
      'gerbil run away',
      'gerbil escape',
      'pet run away',
      'pet escape',
      'missing rabbit',
      'dog disappeared',
      'rabbit disappeared',
      'hamster disappeared',
      'cat missing',
      'cat is missing',
      'cats missing',
      'cats been missing',
      'dog missing',
      'dog is missing',
      'missing cat',
      'missing dog',
      'pet missing',
      'rabbit missing',
      'tortoise missing',
      'cat ran away',
      'dog ran away',
      'cat ran off',
      'dog ran off',
      'cat disappeared',
      'cat hasnt come home',
      'cat not come home',
      'hamster escaped',
      'teddys ear',
      'chewed his teddy',
      'chewed her teddy',
      'ripped her teddy',
      'ripped his teddy',
      'lost toy',
      'lose toy',
      'lost teddy',
      'lose teddy',
      'lose bear',
      'lose bunny',
      'lose rabbit',
      'lose doll',
      'lose blanket',
      'lose lovey',
      'lose comforter',
      'lose blankie',
      'lose snuggly',
      'lose favourite',
      'lose favorite',
      'lose car',
      'lose special',
      'lose elephant',
      'lose stuffed',
      'lose cuddly',
      'lost lovey',
      'lost bear',
      'lost bunny',
      'lost rabbit',
      'lost doll',
      'lost blanket',
      'lost comforter',
      'teddy lost',
      'bunny lost',
      'toy is lost',
      'toy is gone',
      'teddy is gone',
      'teddy gone',
      'toy gone',
      'bunny is lost',
      'stuffed animal lost',
      'toy missing',
      'toy is missing',
      'teddy missing',
      'find teddy',
      'find toy',
      'find blanket',
      'find bunny',
      'left teddy',
      'forgot teddy',
      'forget teddy',
      'leave doll',
      'leave teddy',
      'toy broke',
      'toy break',
      'toy is broken',
      'broken toy',
      'favourite toy',
      'favorite toy',
      'balloon flew',
      'balloon fly away',
      'lose stone',
      'gone for good',
      'left her bunny',
      'left his bunny',
      'leave bunny',
      'leave rabbit',
      'leave bear',
      'left her bear',
      'bunny on the train',
      'comfort blanket',
      'blankie',
      'blankie is lost',
      'lost blankie',
      'lost his blankie',
      'lost her blankie',
      'lost dinosaur',
      'comforter is lost',
      'lost dolly',
      'cuddly lost',
      'left on the bus',
      'left teddy on',
      'cant find teddy',
      'dropped teddy',
      'lost monkey',
      'lost dog toy',
      'lost giraffe',
      'lost lamb',
      'teddy left',
      'left at the airport',
      'left his teddy',
      'left her teddy',
      'left his bear',
      'left on the train',
      'left on the plane',
      'left in a taxi',
      'left in the hotel',
    ],
    cues: ['teddy', 'bunny', 'lovey', 'comforter', 'cuddly', 'stuffed', 'lost', 'missing', 'blankie', 'train', 'bus'],
    not: [
      'dead',
      'died',
      'die',
      'dying',
      'killed',
      'run over',
      'lose game',
      'lose temper',
      'lost weight',
      'lost interest',
      'lost his job',
      'share toy',
      'get lost in',
    ],
  },
  topicWords: ['another home', 'other people', 'miss', 'lost', 'gone', 'missing', 'toy', 'find', 'found', 'look'],
  facts: [
    'For many children one soft toy stands for comfort and home; losing it is a real grief, and it is not silly.',
    'Lost things are found most often by going back over the last places in order and by asking there.',
    'Stations, shops, buses and airports keep found things for weeks or months.',
    'A toy has no feelings of cold or fear; many children think of it as alone, and the thought can be answered gently.',
    'A bought copy smells and feels different; some children accept it, some do not, and both are fine.',
    'Memory for where things were put is weak in everybody when the mind was on something else.',
    'Losing things is no sign of not caring for them.',
  ],
  takes: ['helper', 'activity', 'quiet', 'adult', 'thing'],
  threads: {
    rehomed: 'an animal that lives somewhere else now',
    leaving: 'an animal that is going to live somewhere else',
    under: 'looking under things',
    arms: 'empty arms, and what fits in them',
    trail: 'going back over the day like a map',
    shelf: 'the shelf where found things wait',
    smell: 'why the one is not the same as another one like it',
    worth: 'what a thing is worth',
    owner: 'nobody of that age admits to owning one',
    mend: 'a thing that is hurt: the tear, the thread and what can be mended',
    missing: 'a bowl that is put out for an animal that is missing',
    gone: 'a thing that went where nobody can fetch it',
  },
  // It is there, and it is torn, broken or not as it was.
  decidedBy: [
    // What was given, or worn, and is lost; and what fell where nobody gets it.
    /\b(?:lost|loses|has lost|can['’]?t find) (?:the|his|her|their|a) (?:[\w'’]+ ){0,2}(?:necklace|bracelet|watch|ring|medal|locket|charm|brooch|keyring|penknife|trophy|(?:favourite|best|special|new|only) (?:hat|scarf|pen|ball|marble|card))\b(?! to\b)/i,
    /\b(?:football|ball|bike|scooter|skateboard|cap|hoodie|shirt|trophy|medal|cards?|teddy|toy|collection)\b[^.!?]{0,30}\b(?:has|have|had)? ?(?:gone|went) missing\b/i,
    /\b(?:dropped|lost|threw|fell|dropping)\b[^.!?]{0,20}\b(?:dummy|blanket|teddy|toy|bear|bunny|rabbit|doll|cuddly|comforter|muslin|lovey)\b[^.!?]{0,30}\b(?:in|into|off|over|down) (?:a |the )?(?:river|sea|lake|pond|canal|drain|ferry|boat|bridge|water)\b/i,
    /\b(?:hens?|chickens?|ducks?|dogs?|cats?|rabbits?|guinea ?pigs?|pets?|pon(?:y|ies))\b[^.!?]{0,20}\b(?:have|has|had|need|needs|got) to be re-?homed\b|\b(?:have|has|had|need|needs) to re-?home (?:our|the|his|her|their) /i,
    /\b(?:lost|loses|has lost|can'?t find|left) (?:his|her|their) (?:(?:new|favourite|best|only) )?(?:(?:nintendo|switch|ds|3ds|xbox|play ?station|ps[45]|pok[eé]mon) (?:games?|cartridges?|cards?|console|switch|folder)|switch|nintendo|kindle|headphones|air ?pods|scooter)\b(?! to\b)/i,
  ],
  threadCues: {
    leaving:
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hens?|chickens?|hamsters?|guinea pigs?|pets?|birds?|pony|horse)\b[^.]{0,24}\b(?:has to|have to|is going to|are going to|will|must|needs to) (?:go(?: and| to)? |be )?(?:live|stay|leave|rehomed|find a new|a new (?:home|family))\b|\b(?:rehoming|finding (?:\w+ )?(?:a )?new home for)\b|\b(?:have to|has to|need to|going to|must|are (?:giving|rehoming)|having to) (?:re-?home|give (?:up|away)|find (?:a )?new homes?|let)\b[^.]{0,20}\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hens?|chickens?|hamsters?|guinea pigs?|pets?|birds?)\b|\b(?:have to|has to|going to|need to) give (?:our|the|his|her|their) (?:\w+ )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|pets?) (?:away|up)\b/i,
    rehomed:
      /\b(?:sold|sell|selling)\b[^.]{0,20}\b(?:pony|horse|dog|cat|rabbits?|puppy|kitten)\b|\b(?:pony|horse|dog|cat|rabbits?|puppy|kitten)\b[^.]{0,16}\b(?:got|was|has been|is|being) sold\b|\b(?:re-?hom\w*|(?:giv(?:e|en|ing)|gave) (?:\w+ ){0,2}(?:dog|cat|puppy|kitten|rabbit|hamster|guinea pigs?|pet|pets|him|her|them) (?:away|up|back)|new home for (?:our|the|his|her) (?:dog|cat|puppy|kitten|rabbit|pet)|(?:dog|cat|puppy|kitten|rabbit) (?:\w+ ){0,3}(?:new home|to another family|to live with))\b/i,
    missing: ANIMAL,
    shelf: LEFT_SOMEWHERE,
    arms: SLEPT_WITH,
    smell: SLEPT_WITH,
    owner: SLEPT_WITH,
    // A pony that was sold went to somebody, and is not out of reach as a balloon is.
    gone: new RegExp(
      String.raw`^(?![^]*\b(?:sold|sell|selling|re-?hom\w*)\b)[^]*?(?:${OUT_OF_REACH.source})`,
      OUT_OF_REACH.flags,
    ),
    mend: TORN,
  },
  comesFirst: ['shelf'],
  onlyWhenSaid: ['leaving', 'rehomed', 'mend', 'missing', 'arms', 'smell', 'owner', 'gone'],
  tellsAlone: ['leaving', 'rehomed', 'mend', 'missing', 'gone'],
  roles: {
    animal: {
      fallback: { text: 'the pet' },
      cues: [
        {
          match:
            /\b(?:[Dd]og|[Pp]uppy|[Cc]at|[Kk]itten|[Rr]abbit|[Pp]ony|[Hh]orse|[Hh]amster|[Gg]uinea ?pig|[Tt]ortoise)(?:(?: is| was|'s)?,? (?:called|named)|(?:'s)? name (?:is|was)) (\p{Lu}\p{Ll}+)(?= ?[.,;!]|$| (?:and|who|was|is|has)\b)/u,
          phrase: { text: '$' },
        },
        { match: /\bperr[oa]\b/i, phrase: { text: 'the dog' } },
        { match: /\bgat[oa]\b/i, phrase: { text: 'the cat' } },
        { match: /\bpupp(?:y|ies)\b/i, phrase: { text: 'the puppy' } },
        { match: /\bdog\b/i, phrase: { text: 'the dog' } },
        { match: /\bkitten\b/i, phrase: { text: 'the kitten' } },
        { match: /\bcat\b/i, phrase: { text: 'the cat' } },
        ...[
          'hamster',
          'rabbit',
          'guinea pig',
          'gerbil',
          'tortoise',
          'parrot',
          'budgie',
          'snake',
          'gecko',
          'ferret',
        ].map((each) => ({
          match: new RegExp(String.raw`\b${each}\b`, 'i'),
          phrase: { text: `the ${each}` },
        })),
      ],
    },
    // One or more that are going to live elsewhere.
    pets: {
      fallback: { text: 'the pet' },
      cues: [
        { match: /\bkittens\b/i, phrase: { text: 'the kittens', plural: true } },
        { match: /\bcats\b/i, phrase: { text: 'the cats', plural: true } },
        { match: /\bdogs\b/i, phrase: { text: 'the dogs', plural: true } },
        { match: /\brabbits\b/i, phrase: { text: 'the rabbits', plural: true } },
        { match: /\b(?:hens|chickens)\b/i, phrase: { text: 'the hens', plural: true } },
        { match: /\bpuppy\b/i, phrase: { text: 'the puppy' } },
        { match: /\bdog\b/i, phrase: { text: 'the dog' } },
        { match: /\bkitten\b/i, phrase: { text: 'the kitten' } },
        { match: /\bcat\b/i, phrase: { text: 'the cat' } },
        { match: /\bhamster\b/i, phrase: { text: 'the hamster' } },
        { match: /\brabbit\b/i, phrase: { text: 'the rabbit' } },
        { match: /\bguinea pig\b/i, phrase: { text: 'the guinea pig' } },
      ],
    },
    toy: {
      fallback: { text: 'the toy' },
      cues: [
        // By its own name where it has one: "his rabbit Flopsy", "a bear called Ted".
        {
          match:
            /\b(?:teddy(?: bear)?|bear|rabbit|bunny|blankie|blanket|doll|dolly|elephant|monkey|lamb|giraffe|penguin|fox|unicorn|dinosaur|lion|dog|puppy|cat|toy|owl|panda|sheep|pig|tiger),? (?:(?:is |was )?(?:called|named) )?(?!(?:On|In|At|He|She|They|It|We|I|My|His|Her|The|And|But)\b)((?:(?:Mr|Mrs|Miss|Ms|Sir|Lady|Captain|King|Queen|Prince|Princess|Dr|Little|Big|Baby)\.? )?\p{Lu}\p{Ll}+(?: (?:Bear|Bunny|Rabbit|Dog|Cat|Ted|Teddy|Blanket|Monkey|Lamb|Sheep|Elephant|Mouse|Duck|Fox))?)/u,
          phrase: { text: '$' },
        },
        { match: /\bdummy\b[^.!?]*\bblanket\b/i, phrase: { text: 'the blanket' } },
        ...[
          'necklace',
          'bracelet',
          'locket',
          'medal',
          'keyring',
          'brooch',
          'trophy',
          'penknife',
          'watch',
          'football',
          'scooter',
          'skateboard',
          'hoodie',
        ].map((each) => ({ match: new RegExp(String.raw`\b${each}\b`, 'i'), phrase: { text: `the ${each}` } })),
        { match: /\bteddy(?: bear)?\b/i, phrase: { text: 'the teddy' } },
        { match: /\brabbit\b/i, phrase: { text: 'the rabbit' } },
        { match: /\bbunny\b/i, phrase: { text: 'the bunny' } },
        { match: /\b(?:blankie|blanket|blanky|muslin)\b/i, phrase: { text: 'the blanket' } },
        { match: /\bdoll(?:y|ie)?\b(?!'s)/i, phrase: { text: 'the doll' } },
        { match: /\bballoon\b/i, phrase: { text: 'the balloon' } },
        // One by one: a word taken over from the parent is written as a name, with a capital.
        ...[
          'bear',
          'elephant',
          'monkey',
          'lamb',
          'giraffe',
          'penguin',
          'fox',
          'unicorn',
          'dinosaur',
          'cup',
          'bracelet',
          'necklace',
          'scarf',
          'hat',
          'cap',
          'kite',
          'stone',
          'shell',
          'scooter',
          'shoe',
          'football',
          'ball',
          'watch',
          'purse',
          'pencil case',
          'water bottle',
          'coat',
          'jumper',
          'glove',
          'book',
          'robot',
          'tractor',
          'digger',
          'headphones',
          'console',
          'game',
        ].map((thing) => ({ match: new RegExp(String.raw`\b${thing}\b`, 'i'), phrase: { text: `the ${thing}` } })),
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Good Goodbye', thread: 'leaving' },
      { text: 'Another Basket', thread: 'rehomed' },
      { text: 'A Bowl by the Door', thread: 'missing' },
      { text: 'Not As It Was', thread: 'mend' },
      { text: 'Where Nobody Can Fetch It', thread: 'gone' },
      { text: 'Gone, and Missed', thread: 'gone' },
      { text: 'The Shelf of Found Things', thread: 'shelf' },
      { text: 'Under the Bed? No', thread: 'under' },
      { text: 'Looking Under Things', thread: 'under' },
      { text: 'Two Empty Arms', thread: 'arms' },
      { text: 'What Fits in Two Arms', thread: 'arms' },
      { text: 'Back Along the Day', thread: 'trail' },
      { text: 'First Here, Then There', thread: 'trail' },
      { text: 'One of a Kind' },
    ],
    older: [
      { text: 'A Manual for the New People', thread: 'leaving' },
      { text: 'Another Basket', thread: 'rehomed' },
      { text: 'A Bowl by the Door', thread: 'missing' },
      { text: 'An Animal Is Missing', thread: 'missing' },
      { text: 'Not As It Was', thread: 'mend' },
      { text: 'Back Along the Day', thread: 'trail' },
      { text: 'A Map of Yesterday', thread: 'trail' },
      { text: 'The Shelf of Found Things', thread: 'shelf' },
      { text: 'Gloves, a Shoe and Ten Umbrellas', thread: 'shelf' },
      { text: 'Where Nobody Can Fetch It', thread: 'gone' },
      { text: 'Out of Reach', thread: 'gone' },
      { text: 'Not the Same One', thread: 'smell' },
      { text: 'One Like It', thread: 'smell' },
      { text: 'What a Thing Is Worth', thread: 'worth' },
      { text: 'Not for Sale', thread: 'worth' },
      { text: 'Nobody Owns One', thread: 'owner' },
      { text: 'In Many Cupboards', thread: 'owner' },
      { text: 'One of a Kind' },
    ],
  },
  benefits: [
    'Takes a loss seriously, without saying that it will turn up.',
    'Shows what people do about it, one step after another.',
    'Leaves the feeling to {name} and offers company in the meantime.',
  ],
  talk: {
    young: [
      'What do the people in the story do?',
      'Which word fits in the blank for {name} today?',
      'Shall we draw it together?',
    ],
    older: [
      'What did the people in the story do first?',
      'Which word went into the blank?',
      'Shall we make a plan for it, or a drawing?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'sunset',
    pose: 'think',
    feeling: 'sad',
    companion: null,
    props: ['pillow', 'box'],
  },
  text: {
    '2-3': script(`
      D<under> {toy} is lost. {Name} may look for it. Under the bed? No. In the bag? No.
      D<under> Where is {toy}? {Name} may look and look. Under here? No. Under there? No. It is lost.
      D<trail> {toy} is gone. {Name} may think back. First the door. Next the street. Where was it last?
      D<arms> {toy} is gone. {his} arms have nothing in them. Two arms, all empty. That is hard at night.
      P People can help to look.
      P Some children cry. Some look and look.
      P Grown-ups lose things too. They lose keys.
      Q Now, {Name} may feel ____.
      Q<arms> In bed, {Name} may feel ____.
      Q Today, {Name} may feel ____.
      H {helper} can help to look.
      H {helper} can give a long hug.
      H {helper} can ask other people.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can sit close by.
      T {he} can ask for a hug.
      T {he} can cry a bit.
      T<arms> {he} can hold a soft pillow.
      T {he} can look in one more place.
      T<quiet> {he} can try {quiet}.
      C<under> {he} can say, "Not here, not there."
      C<under> {he} can say, "Where, oh where?"
      C<arms> {he} can say, "My arms want a hug."
      C<trail> {he} can say, "First here, and then there."
      A<under> {toy} is lost for now. People look. It may be found, or not. A lap is here.
      A<under> Under the bed is a sock. In the bag is a bun. {toy} is still lost. Bye-bye, sock. {Name} may have a hug.
      A<trail> People go back and look. {toy} may be found, or not. It is still lost. {Name} may be sad. Here is a lap.
      A<arms> {toy} is gone. Arms can hold a pillow. Arms can hold a hand. {Name} is not alone.
      D<gone> {toy} is gone. It went too far. {Name} may look and look. Nobody can get it.
      P<gone> Things can go far off. It is sad.
      P<gone> One child cries. One child waves. Both are fine.
      Q<gone> Right now, {Name} may feel ____.
      H<gone> {helper} can sit with {him}.
      H<gone> {helper} can wave bye-bye too.
      T<gone> {he} can cry on a lap.
      T<gone> {he} can wave bye-bye.
      C<gone> {he} can say, "Bye-bye, I liked you."
      A<gone> {toy} is gone. It was good to have it. {Name} may miss it. Here is a lap, and it is warm.
      D<mend> Oh no, look at {toy}! It is not as it was. {Name sees} it. It is still here.
      D<mend> Look, {Name}, look. There is {toy}. Something is not as it was.
      P<mend> Things get old. Grown-ups know that.
      P<mend> Toys do not feel a tear. People do.
      Q<mend> Holding {toy}, {Name} may feel ____.
      H<mend> {helper} can look at it closely.
      H<mend> {helper} can give a hug too.
      T<mend> {he} can hold it softly.
      T<mend> {he} can pat it.
      C<mend> {he} can say, "Still here, still here."
      A<mend> It is not as it was. It is still here. Here is {toy}, not lost. Pat, pat.
      D<missing> Where is {animal}? {Name} may look and look. Not here. Not there. {animal} is missing.
      P<missing> Grown-ups look too.
      P<missing> Pets go far. They like to sniff.
      Q<missing> Looking and looking, {Name} may feel ____.
      H<missing> {helper} can look and call.
      H<missing> {helper} can say what is known.
      T<missing> {he} can help to put out a bowl.
      T<missing> {he} can sit on a lap.
      C<missing> {he} can say, "I look and look."
      A<missing> The bowl is by the door. {animal} is still missing. People look and miss it. Here is a lap.
      D<rehomed> {animal is} gone from here. {Name} may look. {animal lives} in another home now. There is a basket there too.
      P<rehomed> Grown-ups said so. It was hard.
      P<rehomed> Nobody small made it so.
      Q<rehomed> By the empty spot, {Name} may feel ____.
      H<rehomed> {helper} can sit there too.
      H<rehomed> {helper} can say the name.
      T<rehomed> {he} can wave to the empty spot.
      C<rehomed> {he} can say, "Bye-bye, I miss you."
      A<rehomed> {animal is} gone from here. {animal has} another basket. It is fine to be sad. Here is a lap.
    `),
    '4-5': script(`
      D<trail> {toy} is lost. A day has places in it, one after the other. {Name} may think back. It may be home first, then a street, then a shop. {toy} may still be in one of them. People can go back that way and look.
      D<trail> When was it seen last? That is what people ask when {toy} is lost. {Name} may know a bit of it. It may have been in one hand. Then came a bus, or a bun, or a dog. A head thinks of the dog, and a hand lets go.
      D<shelf> {toy} is lost. Schools, shops and bus stations have a shelf for lost things. {Name} may think of such a shelf. There are gloves on it, and a hat, and one shoe. All of them wait to be seen.
      D<arms> At bedtime, {his} arms are used to {toy}. Now it is lost. A pillow is too flat. A sock is too small. Arms can tell what is missing, even in the dark. So it is hard to go to sleep.
      P Some people say, "It is only a toy." They may not know how much a toy can be missed.
      P A grown-up may be tired of looking. That is not the same as not caring.
      P People in shops put lost toys on a shelf. They look at them and think, "Who is sad about this one?"
      P Things do not get cold or scared. It is people who miss them.
      Q With {toy} gone, {Name} may feel ____.
      Q<arms> At bedtime, {Name} may feel ____.
      Q When people look and it is not there, {Name} may feel ____.
      H {helper} can call and ask if somebody found it. ~ That is quick to do.
      H {helper} can look one more time in the bag. ~ Bags have odd corners.
      H<arms> {helper} can stay by the bed a bit longer.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can talk about a lost toy of long ago.
      T {he} can draw it, so that others know what to look for.
      T<arms> {he} can choose something soft just for tonight.
      T {he} can look in one more place.
      T {he} can cry for as long as it takes.
      T<quiet> {he} can spend some time {quiet}.
      T<thing> {he} can ask for {thing}.
      C<trail> {he} can think, "First here, then there, where was it?"
      C<shelf> {he} can think, "It may sit next to a shoe."
      C<trail> {he} can say, "Back we go, and look and look."
      C<arms> {he} can say, "You are only for tonight, pillow."
      A<trail> After all the places, the looking ends for a day. Some lost things are found, and some are not. Nobody knows which yet. {Name} is here, and is not lost at all.
      A<shelf> Some lost things sit on a shelf. Some sit where nobody looks. Nobody knows yet. {toy} may come back or stay lost. There is a lap for {Name}, and time to be sad.
      A<trail> People can go back and look. A hand may let go, and that can happen to any hand. {toy} is lost, and may be missed for long. There is a lap at home.
      A<arms> Arms learn slowly. A lost toy is missed most at night. By and by, they hold on to something else, or to nothing. It is fine to miss it, and it is fine to sleep.
      D<gone> {toy} is gone, and nobody can get it back. {Name} may still look for it with both eyes. Sometimes a thing goes up, or down, or just off. It happens fast. It is hard to say goodbye so fast.
      P<gone> Some people say, "We can get a new one." They mean to be kind. It is all right to miss that one first.
      P<gone> Things do not get scared. It is people who miss them.
      Q<gone> When {he thinks} of it, {Name} may feel ____.
      Q<gone> In the evening, {Name} may feel ____.
      H<gone> {helper} can say what happened, in true words. ~ It helps to know.
      H<gone> {helper} can sit close and be sad too.
      T<gone> {he} can draw it just as it was.
      T<gone> {he} can say a late goodbye, out loud.
      C<gone> {he} can think, "It is gone, and I liked it."
      A<gone> A thing that is gone can be missed for a while. Then it gets less, a bit at a time. A drawing of it can hang on the wall. There is a lap for {Name}, too.
      D<mend> Something has happened to {toy}. It is not as it was, and {Name} can see where. Toys get old, and thin, and torn. It did not get lost, and it is still here to hold.
      P<mend> A toy does not feel a tear. The one who loves it does.
      P<mend> Some things can be mended, and some stay as they are. Grown-ups may need a while to find out which.
      Q<mend> Looking at {toy}, {Name} may feel ____.
      Q<mend> Holding it now, {his} hands may feel ____.
      H<mend> {helper} can find out if it can be mended. ~ A needle and a plan may be enough.
      H<mend> {helper} can ask before anything is done to it. ~ It has an owner.
      T<mend> {he} can say how it was before.
      T<mend> {he} can choose the colour of the thread or the plaster.
      C<mend> {he} can think, "Not the same, and still mine."
      A<mend> It may get a seam, or stay as it is. Nothing is lost of the nights it was there. It is still good at being held.
      D<missing> {animal} is missing. {Name} may look under things and behind things. It may have gone far. It may sit in a shed. Nobody knows yet. A bowl stands by the door.
      P<missing> Grown-ups look too. They ask other people and put up a picture.
      P<missing> Not to know is hard. Some people think the best, and some think the worst. Nobody knows.
      Q<missing> Looking out of the window, {Name} may feel ____.
      Q<missing> At bedtime, without {animal}, {Name} may feel ____.
      H<missing> {helper} can tell what is known. ~ Today that may be, "Not yet."
      H<missing> {helper} can put up a picture in the street. ~ Then many eyes are looking.
      T<missing> {he} can draw {animal} for a poster.
      T<missing> {he} can help to put water in the bowl.
      C<missing> {he} can think, "I can look, and I can play."
      A<missing> Some pets come home, and some do not. Nobody knows yet if {animal} is found one day. The bowl is by the door. There is supper for the people, too.
      D<rehomed> {animal is} gone. {Name} may look in all the old spots. {animal lives} in another home now. The grown-ups decided that, and it was hard. It was not because of {Name}. There is a basket in that home, and food, and people.
      P<rehomed> Grown-ups thought about it for long. They wanted it to be right for all.
      P<rehomed> An animal gets used to a new home by its nose. It takes some days.
      Q<rehomed> When it is so quiet, {Name} may feel ____.
      H<rehomed> {helper} can tell why, in true words.
      H<rehomed> {helper} can miss the animal too, and say so.
      T<rehomed> {he} can draw the animal in its new basket.
      T<rehomed> {he} can say goodbye to the empty spot.
      C<rehomed> {he} can think, "There is another basket, and I miss you here."
      A<rehomed> In one home there is a gap. In one there is one nose more. {animal is} gone from here. It is fine to be sad for long. There is a lap for {Name}.
      D<leaving> {pets is} going to live in another home. {Name} may not want that at all. The grown-ups decided it, and it is hard for them too. Nobody did anything wrong. There is still some time to be together.
      P<leaving> Grown-ups thought about it for long. They looked for a home that is good.
      P<leaving> An animal gets to know a new home by its nose. It takes some days.
      Q<leaving> When {Name thinks} of that day, it feels like ____.
      H<leaving> {helper} can tell the true reason, and tell it again.
      H<leaving> {helper} can take photos of all of them together.
      T<leaving> {he} can write a note with a favourite food on it.
      T<leaving> {he} can choose how to say goodbye.
      C<leaving> {he} can say, "I will miss you over there."
      A<leaving> A basket gets packed, with a blanket that smells of home. It is fine to be sad and cross about it. To miss somebody comes from having had them. There is a lap for {Name}, today and on that day.
    `),
    '6-7': script(`
      D<trail> People who look for lost things do it like detectives. {toy} is gone, so {Name} may make a map of the day. Each place gets a dot. Where was it seen last? Between that dot and the next one is the place to look. Most lost things lie there, under something or behind something.
      D<trail> A thing gets lost in one second, and nobody sees that second. {Name} may have had {toy} in one hand. Then a dog came by, or a bus, or a biscuit. So a hand let go. It does not mean that nobody cared. People draw a map and look from dot to dot.
      D<shelf> In many places there is a shelf for found things. Bus stations have one, and shops, and swimming pools. {toy} is lost, so {he} may think of such a shelf. On it there are gloves, one shoe, and an umbrella or ten. Somebody who works there may put a note on each of them.
      P Some people say, "We can buy a new one." They mean to help. A new one was not there for all of it.
      P The person who found it may have put it on a wall. People do that so that it can be seen. They hope that somebody will come back.
      P A grown-up may sigh, because looking takes a long time. Grown-ups have lost things too. They know what missing is like.
      P Things do not feel dark or cold. People only think that they do. It is kind of them.
      Q With {toy} gone, {Name} may feel ____. It may be another word tomorrow.
      Q When the search is over, {Name} may feel ____.
      Q In the evening, {his} hands may feel ____. Two feelings can be there at once.
      H {helper} can phone the places on the map. ~ Somebody there can look on the shelf.
      H {helper} can put up a note with a drawing. ~ People look at drawings.
      H {helper} can sit close while it is still new. ~ The first evenings are the long ones.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can talk about something lost long ago. ~ Most people have one such thing.
      T {he} can draw a notice with two or three clear signs. ~ A bent corner or a certain scratch is a good one.
      T {he} can write down what {toy} was like. ~ Then it is not only in one head.
      T {he} can choose a stand-in for a while. ~ It does not need to be as good.
      T<quiet> {he} can spend some time {quiet}. ~ Looking for things is tiring.
      T<thing> {he} can ask for {thing}. ~ It has helped at other times.
      C<trail> {he} can think, "Between which two dots?"
      C<trail> {he} can say, "One dot, then the next dot."
      C<shelf> {he} can think, "Maybe on a shelf, next to a shoe."
      A<trail> When all the dots have been looked at, the search is done for today. Some things turn up in spring, and some do not. A lost thing can be a good thing all the same. It is fine to miss it and to eat pancakes as well.
      A<trail> Even detectives do not find everything. They look at the last dot and go home. {toy} is missing, and {Name} did look. At home there is a lamp, and somebody who looked too.
      A<shelf> On the shelf the lost things wait for some weeks. After that they go to somebody who can use them. A lost thing may be there, or on a wall, or nobody knows where. All that is sure is who misses it. There is a hug for that.
      D<gone> Some lost things can be looked for, and some are out of reach. {toy} is gone, and {Name} knows that nobody can fetch it. Such things happen fast, or when nobody is looking. It is hard when there is no place to look. There was no time to say goodbye, either.
      P<gone> Grown-ups often offer a new one at once. They cannot fetch the old one, and they would like to do something. It is fine to say, "Not yet."
      P<gone> Other people see only the thing. They do not see the days that were in it. They can be told about them.
      Q<gone> When {he thinks} of that moment, {Name} may feel ____. It may be two things at once.
      Q<gone> A week later, {Name} may feel ____.
      H<gone> {helper} can listen to the whole thing, twice if need be. ~ It is lighter when it has been told.
      H<gone> {helper} can leave out "never mind" for today. ~ People do mind, and that is fine.
      T<gone> {he} can draw it or write down what it was like. ~ Then it is not only in one head.
      T<gone> {he} can think up where it might be now. ~ It need not be true to be a good story.
      C<gone> {he} can think, "I cannot fetch it, and I can miss it."
      A<gone> What is gone stays gone, and that is sad. The good hours with it were real hours. One day there may be another thing to like. Until then it is fine to be sad, and it is fine to play.
      D<mend> Things that are loved a lot wear out first. Now something has happened to {toy}, and {Name} can see it. It is not lost. It is here, and it is not as it was. Some of that can be mended, and some of it can just be known.
      P<mend> Other people see an old toy. They do not see the nights and the car rides that are in it. They can be told.
      P<mend> Whoever or whatever did it may not have meant to. It is fine to be cross about it all the same.
      Q<mend> Looking at {toy}, {Name} may feel ____. It may be two things at once.
      Q<mend> At bedtime with it, {Name} may feel ____.
      H<mend> {helper} can look at the damage and say what can be done. ~ It is good to hear it before the needle comes.
      H<mend> {helper} can put it in a safe place at night. ~ Thin things like soft places.
      T<mend> {he} can watch while it is mended, or look away. ~ Both are fine.
      T<mend> {he} can decide whether it stays as it is. ~ It has an owner, after all.
      C<mend> {he} can think, "A seam is a kind of line in its story."
      A<mend> Mended things have a line where they were torn. It can be felt with one finger. Nothing else of it is lost. It still fits under the same arm.
      D<missing> {animal} is missing, and nobody knows where. {Name} may have called and looked and called again. Some animals go on a long walk and come back thin. Some are found by other people. Some are not found. Not knowing is a hard kind of waiting.
      P<missing> People look in different ways. One puts up posters. One walks up and down. One cannot talk about it at all.
      P<missing> Friends may ask each day, "Is it back?" They mean it kindly. "No news" is a whole answer.
      Q<missing> When there is a sound at the door, {Name} may feel ____.
      Q<missing> In the evening, with no news, {Name} may feel ____.
      H<missing> {helper} can ask the vets and the shelters. ~ They write down every animal that is found.
      H<missing> {helper} can say what is known and what is not. ~ A true "not yet" is better than a guess.
      T<missing> {he} can make a poster with the best picture. ~ Many eyes see more than two.
      T<missing> {he} can go and play, too. ~ Playing does not mean that the looking has stopped.
      C<missing> {he} can think, "Nobody knows yet, and I can still have a day."
      A<missing> The bowl is by the door, and it can stay there for a while. Some animals come back and some do not, and nobody knows today. While {animal} is missing, it is fine to be sad. At supper there is time to tell something about {animal}.
      D<rehomed> Sometimes an animal cannot stay in a family, for reasons that grown-ups decide. {animal is} gone from here and lives somewhere else. {Name} may still hear a sound at the door and look up. It is not like a death, and it is not like a holiday. Nothing that a child did was the reason.
      P<rehomed> The grown-ups looked at it from all sides. They may be sad about it too. It was their job to decide it all the same.
      P<rehomed> Some people say that it was only an animal. They did not live with this one.
      Q<rehomed> At the time for feeding, {Name} may feel ____.
      Q<rehomed> When somebody asks where it is, {Name} may feel ____.
      H<rehomed> {helper} can give the real reason, in plain words. ~ It helps more than a nice one.
      H<rehomed> {helper} can ask the new people for a photo. ~ They may have one.
      T<rehomed> {he} can write a note about the best spot to scratch. ~ It may be passed on.
      T<rehomed> {he} can keep one thing, such as a photo or a name tag.
      C<rehomed> {he} can think, "Adults decided it. I may be sad or cross."
      A<rehomed> Somewhere an animal turns round three times in another basket. {animal is} gone from here, and what happened here was real. It is fine to be cross about it for a while. There are people at home who miss the same noises.
      D<leaving> Sometimes an animal cannot stay, for a reason that nobody can change. {pets is} going to live with other people. {Name} may be sad about it, or very cross. Grown-ups decided it, and they may mind it as well. There is some time left, and it can be used for a good goodbye.
      P<leaving> A grown-up sometimes chooses between two things that both matter. That is one of the hard parts of being one.
      P<leaving> Some people say that it is only an animal. They have not met this one.
      Q<leaving> In the days before, {Name} may feel ____. It may be two words at once.
      H<leaving> {helper} can tell the real reason, in plain words.
      H<leaving> {helper} can ask the new people for a photo later. ~ They may send one.
      T<leaving> {he} can write down all the habits, so that the new people know.
      T<leaving> {he} can keep one thing, such as a name tag.
      C<leaving> {he} can think, "I may be sad and cross, and say goodbye."
      A<leaving> The list of habits goes along in the basket. Somebody over there reads about the best place to scratch. One spot by the sofa is going to be empty. At home there are people to miss them with.
    `),
    '8-10': script(`
      D<smell> A factory may make ten thousand of a kind, and still only one of them is the right one. {toy} is lost, and {Name} may have been offered another. It looks the same in a picture. It does not smell the same, it is too stiff, and it was not there on all those nights. A thing gets made twice, first in a factory and then over years.
      D<smell> Noses remember better than people think. A smell can bring back a room or a summer in half a second. {toy} is gone, and with it a smell that {he} may know better than any other. A new one does nothing of the kind. It is not silly to notice that. It is how memory works.
      D<trail> Nearly everything that gets lost is lost while the mind is somewhere else. {toy} was in a hand or a bag, and {Name} was thinking of something, as people do. That is why nobody remembers the moment. It was not stored. What helps is to walk the day again in the same order, in the head or on foot. Places bring back what the mind did not write down.
      P People who say "it is only a thing" have usually forgotten their own. If they are asked, they often remember one at once. Then they go quiet for a moment.
      P Parents look, phone and search bins with a torch. They may be sad as well, because they know what it was to somebody.
      P Whoever found it may have thought about it all the way home. People set such things on walls and railings, facing the street. It is a way of saying "somebody cares" without knowing whom to say it to.
      P Friends may laugh, because they expect it to be funny. A good friend can be told that it is not. Some of them have lost something like it and said nothing.
      Q Since it was lost, {Name} might feel ____. Words of different sizes are allowed.
      Q In the evening, {Name} might notice ____. It may be in the hands before it is a thought.
      Q When somebody offers another one, {Name} might feel ____.
      H {helper} can ring the lost property office and describe it exactly. ~ A vague description fits half the shelf.
      H {helper} can look again tomorrow, in daylight. ~ Tired eyes miss a lot.
      H {helper} can listen and leave out "never mind". ~ It is allowed to matter.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can talk about a lost thing that is still missed. ~ There is usually one, and it is rarely worth any money.
      T {he} can write a description of ten lines, with every scar. ~ It is useful for the search and good to keep.
      T {he} can walk the day again in the same order. ~ Memory likes places better than questions.
      T {he} can decide when to stop looking for today. ~ It can go on tomorrow.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs time off from looking.
      T<activity> {he} can spend some time {activity}. ~ It is possible to miss something and have a good hour.
      T<thing> {he} can ask for {thing}. ~ Asking early makes it easier.
      C<smell> {he} can think, "There are ten thousand, and mine was mine."
      C<smell> {he} can say, "Thank you, but that one is another one."
      C<trail> {he} can think, "Walk it again, the same way round."
      C<shelf> {he} can think, "There is a shelf for such things, and I can ask."
      C<worth> {he} can think, "I know what it is worth, and no shop does."
      D<shelf> Every railway, swimming pool and large shop has a shelf for what people leave behind. On it are umbrellas, single gloves, and sometimes a set of false teeth. {toy} is lost, and {Name} may wonder whether it lies on such a shelf, next to the teeth. The people who work there write a label for each thing. They know that somebody, somewhere, is describing it to somebody else.
      D<worth> Some things cost little and are worth a great deal. {toy} is lost, and {Name} may have heard that it can be replaced. In a shop that is true, and it takes five minutes. But a shop can only sell the thing. It cannot sell who gave it, or where it had been. That part was added afterwards, a bit at a time. It is the part that is missed.
      A<shelf> After some months, things on the shelf go to people who can use them. A lost thing may be found on the first day, or by somebody who does not know whose it is. Either way there is a good description now, with every scar. Somebody took the trouble to write it, and that says what it was.
      A<worth> What it was worth does not go missing together with the thing. It stays with the person who put it there. If something lost turns up, it comes home to that. If it does not, something else may be given a little of it one day, and there is no hurry.
      D<gone> Most lost things leave some hope behind. {toy} does not, because it is gone to where nobody can fetch it, and {Name} knows that. Hands close a second too late, or nobody notices, or somebody else decides, and it is over. The mind goes back to that moment all the same. It is looking for another ending, and there is none. Being sad about a thing is a sign that it was worth something.
      P<gone> Whoever had a part in it may feel bad and say little. Feeling bad about something small makes people clumsy. It is fine to tell them once that it mattered.
      P<gone> Adults like to repair things, and here there is nothing to repair. So they offer a new one. It can be turned down politely for now.
      Q<gone> When the moment comes back, {Name} might feel ____.
      Q<gone> When somebody says that it was only a thing, {Name} might notice ____.
      H<gone> {helper} can hear the whole of it and leave out "never mind". ~ It is allowed to matter.
      H<gone> {helper} can wait with the question of another one. ~ It is a question of its own.
      T<gone> {he} can write down ten things about it that nobody else knew. ~ A list cannot be dropped.
      T<gone> {he} can tell one friend who will not laugh. ~ One is enough.
      C<gone> {he} can think, "It cannot be fetched, and I mind."
      A<gone> It is gone, and somewhere it goes on without a name. The time with it cannot be thrown away, sold or blown off. It gets less sharp, and then it turns into a story, and people tend to tell such stories well. {Name} may like another thing one day. It will not be the same one, and it need not be.
      A<smell> It may turn up behind a radiator in March, or not at all. A lost toy takes no memory with it, even though it looked after so many. The smell was made of all those nights, and nobody can buy it or take it back. Some evenings it will be missed, and there is somebody to tell.
      A<smell> A new one may become something in time, though not the same. Or the place may stay empty, as a kind of respect. Both are fine ways to treat a toy that is gone. Nobody else needs to understand the smell.
      A<trail> If it is found, there may be a small feast. If it is not, there was a proper search, and that is a way of saying what it was worth. Everyone loses things. {Name} looked for this one as one looks for somebody.
      D<mend> There are toys that are played with, and there are a few that become something else. With that kind, a tear is not a small matter. {Name} has seen what happened to {toy}. It is not lost, and it is not as it was. In Japan there are people who mend a broken bowl with a golden line. Anyone can see then where it broke, and that somebody minded.
      P<mend> People who say "it is only a thing" are right about the thing. They leave out the years. It does not need to be argued about.
      P<mend> Whoever caused it may feel worse than they show. Feeling bad about something small is awkward, so they make a joke. A plain "I minded that" is allowed.
      Q<mend> Looking at it now, {Name} might feel ____.
      Q<mend> When somebody offers a new one, {Name} might notice ____.
      H<mend> {helper} can say honestly what can be repaired and what cannot. ~ It is better to know it before anyone picks up a needle.
      H<mend> {helper} can leave the decision to {him}. ~ It is {his} thing.
      T<mend> {he} can choose how it is mended, such as with a thread that nearly matches or one that does not. ~ Both have style.
      T<mend> {he} can retire it to a shelf with a view. ~ Retired is not thrown away.
      C<mend> {he} can think, "Not new, and not lost."
      A<mend> A repair is a place where somebody took trouble. Nothing of the time before it is lost. It goes on being what it was, with a line in it. Some people like it better afterwards, and some need a while.
      D<missing> An animal that is missing leaves a question instead of an answer. {Name} may know how that is: each sound at the door could be it. Cats have come back after months. Others have moved in three streets away, and some do not come back. Nobody can say which it will be. {animal} is not here, and that is the only thing that is certain.
      P<missing> One person hopes aloud, and the other wants to stop talking about it. They can live in one house. They miss the same animal.
      P<missing> Vets and shelters read the chip of every animal that is brought in. It takes patience, and some reunions happen late.
      Q<missing> At each sound by the door, {Name} might feel ____.
      Q<missing> Not knowing, {Name} might notice ____. Hope can be tiring.
      H<missing> {helper} can ring the vets, the shelters and the neighbours. ~ A list makes sure that nobody is forgotten.
      H<missing> {helper} can say honestly what is likely and what nobody knows. ~ Guesses make waiting longer.
      T<missing> {he} can write the poster, with a good picture and one odd detail. ~ People remember an odd detail.
      T<missing> {he} can fix one time a day for looking, and do other things after it. ~ Waiting fits into an hour better than into a day.
      C<missing> {he} can think, "I do not know yet. I can miss it and not know."
      A<missing> The bowl can stay by the door for as long as somebody wants it there. It is possible to hope and to be sad at once, and to laugh in between. There may be news, or {animal} may stay missing. Whatever comes, there was an animal here that somebody would know by one whisker.
      D<rehomed> There are sad things for which no card is printed, and giving up an animal is one of them. {animal is} gone from here, alive and well, and lives with other people. {Name} was probably told the reason, and may not agree with it. The decision was made by adults, and nothing that a child did or forgot was behind it. A home without those sounds is oddly large.
      P<rehomed> The adults weighed things that could not all be had at once: safety, time, money, room, and the animal itself. They may look calm because they are done with crying, or because they are trying not to start.
      P<rehomed> Animals learn a new place by smell and routine. After some weeks the new food bowl is simply the food bowl.
      Q<rehomed> Coming home to no one at the door, {Name} might feel ____.
      Q<rehomed> When somebody says that it was for the best, {Name} might notice ____.
      H<rehomed> {helper} can explain it once more and hear the anger. ~ Both are part of it.
      H<rehomed> {helper} can find out whether news or a photo is possible. ~ It is a question that can be asked.
      T<rehomed> {he} can write a page of instructions for the new people. ~ Nobody knows those habits better.
      T<rehomed> {he} can be angry out loud for five minutes. ~ It is a fair thing to be angry about.
      C<rehomed> {he} can think, "Not my fault, not my choice, and I mind."
      A<rehomed> The empty corner fills up with something in the end, a chair or a bag. {animal is} gone from this home and not from the world. That is a comfort on some days, and not on others. What was good about having an animal here was good. {Name} may miss it for as long as it takes.
      D<leaving> {pets is} going to move to other people, and the decision has been made by the adults. There was a reason that could not be argued with, which does not make it easier. {Name} may be sad, furious or unusually polite. All of that is fair. What is left to decide is how the goodbye is done, and that is worth some thought.
      P<leaving> The ones who decided it weighed health, room or money against an animal that they like. They may look calm, and it may be a calm that takes effort.
      P<leaving> Animals learn a new home by smell and by the time of meals. It usually takes them a few weeks.
      Q<leaving> When somebody says that it is for the best, {Name} might feel ____.
      H<leaving> {helper} can explain the reason as often as it is asked for, and hear the anger.
      H<leaving> {helper} can find out whether news or photos are possible.
      T<leaving> {he} can write a manual for the new people, with the odd habits in it.
      T<leaving> {he} can plan the last day, including who holds the basket.
      C<leaving> {he} can think, "Not my decision, and my goodbye."
      A<leaving> The manual has three pages, and the last one is about ears. On the day somebody will shut a car door, and it will be quiet in one corner. It is fine to miss an animal for long and to be cross in between. What was good about it stays in the people who were there.
    `),
    '11+': script(`
      D<owner> Officially nobody of this age owns one. A surprising number of people would know all the same what it means that {toy} is lost. {Name} may have searched three rooms for it without explaining to anybody what was being looked for. Objects like that do a considerable amount of work in silence, during moves, fevers and difficult first nights. When one of them goes missing, what disappears is a witness.
      D<owner> In surveys, quite a few adults admit that they still sleep near a soft toy, and those are only the ones who admit it. {Name} may be in large and secretive company. {toy} is lost, which sounds like a matter for small children, although it is closer to losing the only copy of a photograph. No shop sells a card for the occasion, and hardly anybody would know what to write on it.
      D<trail> Things are lost in the gaps of attention. {toy} is lost, and {Name} may have gone through the hours in between like a detective with no witnesses. Memory is of little help, since it records what a mind is busy with, and nobody is busy with not dropping something. Going back along the same route sometimes helps, because places keep what people forget. Beyond that it is a matter of luck and honest strangers.
      D<worth> A price is what somebody else would pay. {Name} may have found that this is a useless measure for {toy}, which is lost. Things gather value from use, from the person who gave them and from places where they happened to be present. None of it shows from outside. So the loss is invisible as well, which makes it awkward to mention.
      D<worth> Insurance companies have a rule for lost things. They pay what it costs to buy another. By that rule {Name} could have a new one by Thursday and be content. The rule leaves something out, which is that value is not in a thing. It was put there over time by the person who cared about it, and by whoever gave it. That is why it remains invisible to everybody else.
      A<trail> The route can be walked twice, and after that the search may end with a clear conscience. Honest strangers are more common than people think, and some things stay lost all the same. Both of these are true at present. {Name} looked for it properly, and that is about as much as one can do for a thing.
      D<gone> There are lost things that can be searched for, and there is the other kind. {toy} is gone beyond fetching, and {Name} knows it. Oddly enough, that does not make it simpler. A search at least gives people something to do with their hands. Here there is only a moment that went wrong, or a decision that somebody else took, and a small gap where something used to be.
      P<gone> Whoever had a part in it is probably embarrassed, and embarrassment sounds a good deal like not caring. It can be said to them once, calmly, that it mattered.
      P<gone> Most people believe that value can be replaced at a till. They are thinking of the object. It is not worth an argument.
      Q<gone> Thinking of that moment, {Name} might feel ____.
      Q<gone> When the subject is closed for everybody else, {Name} might notice ____.
      H<gone> {helper} can call it a loss, and leave it there. ~ A short word does more than consolation.
      H<gone> {helper} can refrain from ordering another one. ~ It is meant well, and it answers another question.
      T<gone> {he} can put down on paper what it was and where it had been. ~ A record of it is out of everybody's reach.
      T<gone> {he} can tell one person who will not make a joke of it. ~ For something of this size, one is enough.
      C<gone> {he} can think, "Out of reach, and still mine to miss."
      A<gone> What is gone cannot be argued back, and nobody needs to pretend that it did not matter. Value is put into things by people, and it does not leave with them. In time it attaches itself to something else, without asking. Meanwhile there is a small and perfectly respectable loss to carry about, and it gets lighter on ordinary days.
      P People make jokes when they are told, mostly because they had expected something larger. A few of them stop in the middle of the joke, because they have suddenly remembered their own.
      P Parents may be surprised at how much it matters. Some of them remember exactly where it came from, and are sadder about it than they say. They carried it home more than once as well.
      P Whoever has it now may see an object and no more. Others notice the traces of use and guess the remaining history. That explains why lost things are so often arranged on railings, facing the street.
      P Friends who throw everything away cannot follow it, and people who keep everything follow it too well. Somewhere between them is somebody who only says, "That is rotten."
      Q Since it went missing, {Name} might feel ____. Embarrassed and sad often arrive together.
      Q At an idle moment, {Name} might notice ____. Hands have habits of their own.
      Q When somebody says that it can be replaced, {Name} might feel ____.
      H {helper} can ring the places concerned without making it a story. ~ Discretion is an important part of the help.
      H {helper} can refrain from ordering a replacement without asking. ~ It is meant well, and it answers another question.
      H {helper} can say that it is a real loss, and leave it there. ~ Five plain words do more than consolation.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can own up to some old object in a cupboard. ~ Statistically there is a good chance of finding one.
      T {he} can write to the lost property office with an exact description. ~ Offices respect exact descriptions and do not ask about age.
      T {he} can tell one person who will not laugh. ~ For something of this size, a single understanding person is enough.
      T {he} can put down on paper what it looked like and where it had been. ~ A record of it cannot be dropped on a train.
      T<quiet> {he} can take an hour for {quiet}. ~ Searching and remembering are both surprisingly tiring.
      T<activity> {he} can keep the usual time for {activity}. ~ Ordinary hours are a form of rest.
      T<thing> {he} can ask for {thing}. ~ What helped before is worth keeping.
      C<owner> {he} can think, "Half the street has one in a cupboard."
      C<owner> To one person, {he} can say, "Do not laugh, it is gone."
      C<worth> {he} can think, "I put the worth in, and I know how much."
      C<trail> {he} can think, "Nobody noticed the moment. That is how moments like that work."
      A<owner> It may be found, since such things have turned up after years in the lining of a suitcase. It may also be gone for good. In that case it completed its work first, which is more than most objects manage, and {Name} knows what it saw. Other people will continue to keep quiet about theirs.
      A<owner> Growing up is said to be about leaving such things behind, and it is different when they do the leaving. Nobody needs to be sensible about it this week. A lost object of this kind may be missed by a person who has examinations, opinions and a bus pass. It was in good hands for an unusually long time.
      A<worth> The worth that was put in over time did not go missing with it, although it is a little homeless at the moment. It may settle on something else eventually, or on nothing in particular. What is lost was not for sale. On any honest list of possessions it stood near the top.
      D<mend> Few people of that age admit to owning such a thing, and so nobody expects what happens when it gets torn. {Name} has seen what was done to {toy}. It has not been lost, it is merely not as it was. The sensible part of the brain knows that this is a small matter. The other part has been keeping an archive in it for years. In Japan there is a craft of mending broken bowls with gold, on the theory that damage is part of a thing's history.
      P<mend> Other people underestimate it, because they see the material. They own something similar themselves, in most cases, and would be equally unreasonable about it.
      P<mend> Whoever did it may be making light of it out of embarrassment. It can be pointed out once, calmly, that it mattered.
      Q<mend> Looking at it now, {Name} might feel ____. Surprise at one's own reaction is common.
      Q<mend> When somebody offers to replace it, {Name} might notice ____.
      H<mend> {helper} can say what can be repaired, and otherwise say little. ~ Comments do not improve a tear.
      H<mend> {helper} can leave it exactly as it is until {he decides}. ~ A thing with an owner is not tidied up.
      T<mend> {he} can mend it, have it mended or leave it. ~ None of the three has a deadline.
      T<mend> {he} can keep it somewhere that other hands and teeth do not reach. ~ It has done its share.
      C<mend> {he} can think, "Damaged is a long way from lost."
      A<mend> What was stored in it was not in the material, so none of that is lost. A seam will show, and there are worse things to show. It will go on not being mentioned to visitors. That was the arrangement before, and it has worked well.
      D<missing> People who study loss have a name for the kind without an ending, ambiguous loss, and they consider it one of the hardest. An animal that is missing is an example of it. {Name} cannot mourn properly, since it may come home, and cannot hope properly either. Some animals do return after weeks, some have found another kitchen, and some are not seen again. Nobody knows which of these it is.
      P<missing> In one family there may be an optimist and a realist, and each thinks the other is unkind. They are both looking at the same bowl.
      P<missing> Friends will ask for news until they stop asking. Neither the asking nor the stopping is meant badly. "Nothing yet" serves for both.
      Q<missing> At a sound outside, {Name} might feel ____. Hope is surprisingly physical.
      Q<missing> When somebody suggests giving up, {Name} might notice ____.
      H<missing> {helper} can check with vets, shelters and the chip register. ~ It is dull work, and some animals are found by it.
      H<missing> {helper} can be honest about the odds and leave the hoping to each person. ~ Nobody can be argued out of it or into it.
      T<missing> {he} can write a notice with one exact detail. ~ "White tip on the left ear" beats a whole paragraph.
      T<missing> {he} can decide how long to look each day, and then stop for that day. ~ A search without hours eats everything.
      C<missing> {he} can think, "Not knowing is the hard part, and I am doing it."
      A<missing> There is no date on which hoping stops, and none on which being sad begins. Both may come up on the same evening. The bowl can stay where it is or be put away, and neither will decide anything. An animal that is missing may be asleep on somebody else's cushion, and somebody still minds.
      D<rehomed> Giving up an animal is a loss without a ceremony. {animal is} gone from here and continues elsewhere, in another kitchen, with another name for supper. {Name} may have been consulted, or only informed. There were reasons, and they were probably sound, and none of that makes the hallway less quiet. Nothing that anyone of school age did or left undone was the cause.
      P<rehomed> Those who decided it chose between several bad options, and they are likely to be hard on themselves about it. It may come out as briskness. Anger at them is understandable, and so is pity.
      P<rehomed> People do not know what to say, since nobody has died. They therefore say that it was for the best, which is an opinion and no help.
      Q<rehomed> At the hour when there used to be a walk, {Name} might notice ____.
      Q<rehomed> Thinking of the other household, {Name} might feel ____. Relief and jealousy are both possible.
      H<rehomed> {helper} can state the reasons honestly and let them be disputed. ~ A decision can stand and still be argued with.
      H<rehomed> {helper} can ask whether photographs would be welcome. ~ On some days they are, and on some they are not.
      T<rehomed> {he} can write down the habits nobody else would know. ~ It is useful to the new people, and a record for oneself.
      T<rehomed> {he} can keep the hour of the walk and use it for something. ~ Empty hours are the loudest.
      C<rehomed> {he} can think, "Gone from here. Not nothing."
      A<rehomed> Somewhere an animal has found the warmest spot in a strange flat and considers it its own. {animal is} gone from this one, and the marks on the door frame are still there. It is possible to know that it was right and to mind it every evening. The minding gets shorter before it gets rare.
    `),
  },
};

/**
 * A toy or a comforter that cannot be found. Which one comes from the parent's words (role `toy`). It may turn up or not:
 * that stays open. The comforter itself takes no part as help, because it may be the one that is missing.
 */
export const lostToy: Frame = withScenes(own, ponyThatIsSold, givenAway, toyAtAnothers, inTheWash);

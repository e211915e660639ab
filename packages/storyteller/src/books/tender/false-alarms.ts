/** What makes a home that is one of two, or somebody who forgets, a matter for the gentle books. */
const HARD = String.raw`\b(?:divorc\w*|separat\w*|split\w*|broke up|(?:mov(?:ed?|es|ing)|go(?:es|ing)?) out|apart|any ?more|not (?:live|living)|don['’]?t live|parents|having|sad\w*|upset|cr(?:y|ies|ied|ying)|tears|worr\w*|scared|afraid|angry|hates?|hard|meltdowns?|misses|missing|refuses|confus\w*|struggl\w*|settle|handovers?|change ?over|new|now|why|died|custody|different houses)\b`;

/** Two homes as they simply are: "a fox with two homes", "two homes, one bag". */
const TWO_HOMES_AS_THEY_ARE = new RegExp(
  String.raw`(?<!${HARD}.*)\b(?:two (?:homes|houses)|mum['’]?s house and dad['’]?s house|lives? (?:with|at) (?:\p{L}+ ){0,3}(?:half (?:of )?the (?:week|time)|every other weekend))\b(?!.*${HARD})`,
  'giu',
);

/** Words of grief, illness and war that mean none of it, with whatever makes that plain. */
const FALSE_ALARMS: readonly RegExp[] = [
  TWO_HOMES_AS_THEY_ARE,
  // Somebody old who mixes names up calls nobody names.
  /\b(?:grand(?:ma|pa|mother|father)|gran(?:ny|dad|ddad)?|nan(?:a|na|ny)?|opa|oma) (?:always |often |sometimes )?(?:calls|keeps calling|is calling) (?:me|him|her|us|everyone|everybody) (?:by )?[\p{L}'’ ]{0,30}\bnames?\b/giu,
  // "we call him Gerald": a name, and none that hurts.
  /\b(?:we|i|and|they|everyone|everybody) (?:all )?(?:call|called|named?) (?:him|her|it|them) (?=\p{Lu})/gu,
  /\b(?:batter(?:y|ies)|phones?|tablets?|laptops?|computers?|cars?|engines?|toys?|robots?|torch(?:es)?|lamps?|lights?|wifi|internet|console|plants?|flowers?|sunflowers?|roses?|trees?|grass|leaf|leaves|campfires?|fires?|wind|storm|music|conversation|(?:the|a|an|old) stars?|language|volcano)(?: (?:has|have|had|is|are|was|were|just|all|already|suddenly))* (?:died|dies|die|dead|dying)\b(?: (?:down|out|away))?/gi,
  /\b(?:dead|dying) (?:leaf|leaves|flowers?|plants?|trees?|grass|wood|batter(?:y|ies)|ends?|heat|sea|line|calm|centre|tired|funny|cool|good|easy|quiet|weight|language|stars?)\b/gi,
  /\bday of the dead\b|\b(?:die[ds]?|dying) (?:out|down|away)\b|\bextinct\w*/gi,
  /\b(?:die|died|dies|dying|dead) (?:of|from|with) (?:laugh\w*|boredom|embarrassment|curiosity|joy)\b|\bdying (?:to|for)\b|\bto die for\b/gi,
  /\b(?:dinosaurs?|t[- ]?rex|mammoths?|dodos?)\b[^.!?]{0,40}\b(?:died|die|dead|death|dying)\b|\b(?:died|die|dead|death|end)\b[^.!?]{0,20}\bdinosaurs?\b/gi,
  /\b(?:play\w*|pretend\w*|toys?|teddy|teddies|teddy'?s|dolls?|robots?|cuddly|make[- ]believe)(?: \p{L}+)? (?:doctors?|hospitals?|vets?|nurses?|operations?|ambulance)\b/giu,
  /\b(?:hospitals?|doctors?|vets?|operations?) for (?:\p{L}+ )?(?:toys?|teddy|teddies|dolls?|robots?|dragons?|dinosaurs?|animals|bears?|monsters?|cars|trucks)\b/giu,
  /\b(?:toys|teddies|dolls|soft toys|cuddly toys|stuffed animals|stuffies)\b[^.!?]{0,40}\b(?:hospitals?|surgery|operations?)\b|\b(?:animal|pet) hospitals?\b/giu,
  /\b(?:rescue|secret|spy|undercover|bake|clean[- ]?up) operations?\b/gi,
  /\b(?:star|tug[- ]of|snowball|pillow|water|food|thumb|bubble|sock|tree ?house|den|prank) wars?\b|\bwars? (?:over|for|about) (?:the|our|my|a) (?:tree ?house|den|sofa|biscuits?|blanket|bunk)\b|\bwars? of the worlds\b/gi,
  // A gnome is buried with full honours, and nobody has died.
  /\b(?:gnomes?|snowm[ae]n|phone|remote|teapot|vase|pl(?:ate|ant pot)|cake|trifle|lasagne|pie|pancakes?|casserole|spade|wellie|boot|slippers?|umbrella|kite|wig|toaster|telly|trousers)\b[^.!?]{0,25}\bburied (?:it|them)\b/giu,
  // A sofa that is a den.
  /\b(?:nobody|no one) (?:could|can) (?:sit|play)(?! (?:\p{L}+ )?(?:with|next|near|by|beside))\b/giu,
  // Water on a floor, and no flood.
  /\b(?:washing machine|dishwasher|bath|sink|toilet|shower|tap|pipe|fish tank|hose|paddling pool)\b[^.!?]{0,20}\bflood\w*|\bflood(?:s|ed|ing)? (?:the |our )?(?:kitchen|bathroom|landing|bedroom|tent|utility room|floor)\b(?! .*\b(?:sad|scared|worr\w*|upset))/gi,
  /\b(?:car|sea|travel|home|love)[- ]?sick\w*|\bsick of\b/gi,
  /\b(?:works?|worked|working|job) (?:in|at|for) (?:an? |the )?(?:\p{L}+ )?(?:hospitals?|prisons?|hospices?)\b/giu,
  /\bseparation anxiety\b|\bseparat\w+ (?:the )?(?:rubbish|waste|recycling|colou?rs|eggs?)\b/gi,
  /\b(?:mummy|mummies)\b(?=[^.!?]*\b(?:pyramids?|egypt\w*|pharaohs?|tomb|bandages)\b)|\b(?:pyramids?|egypt\w*|pharaohs?|tomb)\b[^.!?]*\bmumm(?:y|ies)\b/gi,
  /\b(?:camp|bon)?fires? (?:engines?|trucks?|stations?|fighters?|drills?|works?|flies|fly|breathing)\b|\bfire(?:fighters?|man|men|works|fl(?:y|ies)|place)\b/gi,
  /\b(?:fire ?(?:engines?|trucks?|brigade)|ambulances?|police (?:cars?|vans?))\b[^.!?]{0,40}\bsirens?\b|\bsirens?\b[^.!?]{0,30}\b(?:fire ?(?:engines?|trucks?)|ambulances?|police (?:cars?|vans?))\b/gi,
  /\bmiss(?:es|ed|ing)? (?:his|her|my|our|their) (?:mum|mom|mummy|mommy|dad|daddy|nan|nana|gran|granny|grandma|grandpa|grandad)['’]?s (?:\p{L}+ )?(?:pancakes?|cooking|food|soup|cakes?|pies?|stew|curry|dumplings|biscuits|cookies|bread|dinners?|sandwiches|jokes|stories)\b/giu,
  // Nobody's child is an "it".
  /\b(?:nobody|no ?one|no-one) (?:\p{L}+ ){0,4}?(?:sits?|plays?|stands?) (?:next to|near|by|with) it\b/giu,
  /\bsplit(?:ting)? up (?:the|into|for)\b/gi,
  /\bburied (?:\p{L}+ )?(?:treasure|gold|chest|bones?|nuts?|acorns?|box|key|ship|city)\b/giu,
  // "She buried a sock to grow a sock tree": nothing that ever lived.
  /\bburied (?:an?|one|some|the|his|her|my) (?:\p{L}+ )?(?:socks?|shoes?|buttons?|coins?|penn(?:y|ies)|\d+ ?p|pounds?|money|spoons?|forks?|(?:jelly )?beans?|sweets?|biscuits?|chips?|crisps?|crayons?|pencils?|lolly sticks?|loll(?:y|ies)|sticks?|marbles?|beads?|feathers?|pebbles?|stones?|letters?|notes?|sausages?|sandwich(?:es)?|potato(?:es)?|coats?|hats?|gloves?|keys?|pasta|lego|blocks|balloons?|books?|teabags?|plasters?|stickers?|ribbons?|bananas?|cakes?|pizzas?)\b/giu,
  // Whoever of a story looks for its mother finds her.
  /(?:^|\b(?:an?|the|little|baby) )(?:[a-z]+ ){0,3}?(?:duck(?:ling)?|chick|kitten|puppy|lamb|foal|calf|piglet|cub|bear|elephant|penguin|owl(?:et)?|monkey|dinosaur|dragon|rabbit|bunny|fox|kangaroo|joey|giraffe|tiger|lion|whale|dolphin|seal|turtle|bird|hedgehog|mouse|frog|tadpole|koala|panda|zebra|hippo|deer|fawn|swan|cygnet|goose|gosling|squirrel|sheep|cow|pig|horse|pony|cat|dog|wolf|crocodile|octopus|bee|unicorn|train|digger|robot|alien|monster|egg|cloud|star|raindrop|snowflake|leaf|acorn|conker|seed|flower|boat|bus|car|tractor|lorry|plane|helicopter|balloon|sock|shoe|button|teapot|spoon|pebble|wave|moon|sun|ghost|witch|wizard|fairy|mermaid|pirate|snail|worm|caterpillar|ladybird|bee|ant|spider|crab|fish|octopus|shark|sloth|squirrel|mole|badger|otter|beaver|raccoon|goat|donkey|llama|camel|rhino|parrot|robin|bat|meerkat|leopard|cheetah|gorilla|polar bear|reindeer|moose|bison|snake|lizard|crab|jellyfish|starfish|sea ?horse|walrus|yeti|troll|giant|goblin|mammoth|hare|astronaut|cosmonaut|superhero|knight|princess|prince|cowboy|viking|explorer|vampire|scarecrow|snowman|toy|teddy|doll)s?(?: (?:chick|pup|cub|calf|kitten|foal|joey|kit|baby))? (?:(?:who|that|which) )?(?:has |had |is |was |gets? |got |getting )?(?:lost|looking for|searching for|misses|missing|can['’]?t find|cannot find|finds|looks for|separated from) (?:(?:his|her|its|their|the|rest of the) )*(?:mum|mummy|mom|mommy|mama|mamma|mother|dad|daddy|papa|father|family|parents?|flock|herd|pod|pack)\b/gi,
  // And an animal of a story that has lost its little one finds it.
  /\ban? (?:[a-z]+ ){0,2}?(?:kangaroo|hen|duck|goose|penguin|elephant|bear|whale|monkey|owl|sheep|cow|pig|horse|dinosaur|dragon|cat|dog|rabbit|fox|mouse|lion|tiger|giraffe|koala|panda|hippo|rhino|bird|swan|turtle|seal|dolphin|crocodile|wolf|deer|squirrel|hedgehog)(?: (?:who|that|which))? (?:has |had )?(?:lost|loses|can['’]?t find|cannot find) (?:her|his|its) (?:little |tiny )?(?:bab(?:y|ies)|joey|cubs?|kittens?|pupp(?:y|ies)|chicks?|ducklings?|lambs?|piglets?|cal(?:f|ves)|little ones?|eggs?|children)\b/gi,
];

/** What did not happen. */
const NOT_SO =
  /\b(?:nobody|no[- ]one|none of \p{L}+) (?:has |have |had |is |was )?(?:died|dead|dies|hurt|ill|sick|bullied|teased|left out)\b|\b(?:not|never|n't|isnt|wasnt|hasnt|didnt|no longer) (?:\p{L}+ ){0,3}?(?:died|die|dead|dying|ill|sick|divorc\w*|separat\w*|split\w*|bullied|teased|left out|in (?:the )?hospital|in prison|at war|moving out)\b/giu;

/** A text without the words that only look like grief, and without what is said not to have happened. */
export const withoutFalseAlarms = (text: string): string =>
  [...FALSE_ALARMS, NOT_SO].reduce((rest, each) => rest.replace(each, ' '), text);

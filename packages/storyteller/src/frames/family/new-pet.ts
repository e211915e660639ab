import { twoOnALead } from '../home/two-on-a-lead.ts';
import { handsAndADog } from '../home/hands-and-a-dog.ts';
import { script, type Frame } from '../../frame.ts';
import { tailIsHers } from '../home/tail-is-hers.ts';
import { tooRoughWithAPet } from '../home/too-rough-with-a-pet.ts';
import { withScenes } from '../scene.ts';
import { leftInPeace } from './left-in-peace.ts';
import { oneWhoHides } from './one-who-hides.ts';

const FISH =
  /\b(?:(?:gold|betta|pet|new|tropical) ?fish|fish ?(?:tank|bowl)|(?:getting|got|get|buying|bought|have|has|feeds?|feeding|after (?:the|his|her|their|our)) (?:an? |some |two |three |his |her |their |the |our )?fish(?:es)?|aquariums?|guppies)\b/i;
/** An animal that nobody calls new: it has lived there, or next door, for a while. */
const LIVED_HERE =
  /^(?![^]*\b(?:new|get(?:s|ting)?|got|arriv\w*|com(?:es|ing)|adopt\w*|rescue\w*|fetch\w*|bring\w*|first|wants?|soon|birthday|present)\b)[^]*\b(?:guinea pigs|gerbils|rats|mice|hamsters|rabbits|ponies|horses?|ferrets?|any ?more|lost interest|years|old|already|chores?|clean\w*|feed\w*|promised)\b/i;
/** Where that is a dog or a cat. */
const AT_HOME_ALREADY = (animal: string): RegExp =>
  new RegExp(
    String.raw`^(?![^]*\b(?:new|get(?:s|ting)?|got|arriv\w*|com(?:es|ing)|adopt\w*|rescue\w*|first|wants?|soon)\b)[^]*\b(?:${animal})\b`,
    'i',
  );

/** Birds, reptiles, insects and others that have no fur to stroke and no ears to read. */
const OTHERS =
  /\b(?:budg(?:ie|ies|erigars?)|parrots?|parakeets?|cockatiels?|canar(?:y|ies)|finch(?:es)?|lovebirds?|(?<!\b(?:chas(?:es?|ing|ed)|hunts?|barks? at|eats?|catch(?:es)?) (?:the |our |a )?)birds?|hens?|chickens?|chicks?|ducks?|ducklings?|quails?|snakes?|corn snake|geckos?|lizards?|bearded dragons?|chameleons?|iguanas?|tortoises?|turtles?|terrapins?|frogs?|toads?|newts?|axolotls?|stick insects?|snails?|ants?|tarantulas?|spiders?|crabs?|hermit crabs?|caterpillars?|worms?)\b/i;
/** A furry animal has said stop with claws or teeth; "a bit scared" is no bite. */
const SCRATCHED = new RegExp(
  String.raw`^(?![^]*(?:${OTHERS.source}))[^]*?\b(?:scratch\w*|(?<!\ba |\blittle |\bquite a )bit|bites?|bitten|biting|nips?|nipped|nipping|hiss\w*|growl\w*)\b`,
  'i',
);
const FURRY =
  /\b(?:pupp(?:y|ies)|dogs?|doggy|cats?|kitt(?:y|ens?)|hamsters?|rabbits?|bunn(?:y|ies)|guinea pigs?|gerbils?|rats?|mice|ferrets?|pony|ponies|horses?)\b/i;

/** Who is just there, or about to come, and still finds a home strange. */
const NEWLY = new RegExp(
  String.raw`^(?=[^]*\b(?:new|get(?:s|ting)?|got|arriv\w*|com(?:es|ing)|adopt\w*|rescue\w*|shelter|first|wants?|soon|bring\w*|hid(?:es|ing)|pupp(?:y|ies)|kittens?)\b)[^]*?(?:${FURRY.source})`,
  'i',
);

/**
 * A new animal at home, coming or just there. Which one comes from the parent's words (role `pet`). How to be near it is
 * told the way animal charities teach it; looking after it is the work of adults, with children helping.
 */
const own: Frame = {
  id: 'new-pet',
  name: 'A new pet',
  says: [
    'we are getting a puppy',
    'new puppy and he is scared of it',
    'too rough with the new kitten',
    'we got a dog from the shelter',
    'jealous of the new puppy',
    'our new puppy nips her',
    'she squeezes the hamster',
    'getting a cat next week, how to prepare toddler',
    'wants to hold the rabbit all the time',
    'disappointed because the new cat hides',
    'getting our first pet',
    'puppy chews his toys and he cries',
    'pulls the dogs tail',
    'rescue dog is coming to live with us',
    'how to be gentle with a kitten',
    'does not want to help with the guinea pigs any more',
    'new dog gets all the attention',
    'chases the cat',
    'learning to be gentle with animals',
    'new hamster first days',
    'adopting a dog with a 5 year old',
    'bringing home a puppy',
    'our new kitten scratched him and now he is afraid',
    'pet responsibility',
  ],
  claims: {
    strong: [
      'get puppy',
      'getting puppy',
      'puppy and scared',
      'scared of its barking',
      'scared of its bark',
      'scared of his barking',
      'scared of her barking',
      'puppy and he is scared',
      'puppy and she is scared',
      'puppy but he is scared',
      'puppy but she is scared',

      'scared of our puppy',
      'scared of our new puppy',
      'scared of our dog',
      'frightened of our puppy',
      'frightened of the puppy',
      'scared of the puppy',
      'afraid of our puppy',
      'puppy jumps up',
      'puppy nips',
      'puppy barks',
      'puppy bites',
      'scared of our kitten',
      'scared of our cat',
      'forgets to feed the',
      'wont walk the dog',
      'never walks the dog',
      'doesnt walk the dog',
      'never cleans the cage',
      'wont clean the cage',
      'never feeds the',
      'wont feed the',
      'hamster bites',
      'guinea pig bites',
      'rabbit bites',
      'parrot bites',
      'we got a puppy',
      'we got a kitten',
      'we get a kitten',
      'we get a puppy',
      'we got a dog',
      'we got a cat',
      'getting a gecko',
      'getting a snake',
      'getting a tortoise',
      'getting a lizard',
      'getting a parrot',
      'getting a bird',
      'getting budgies',
      'getting two budgies',
      'getting hens',
      'got a gecko',
      'got a snake',
      'got a tortoise',
      'got a parrot',
      'got a bird',
      'got budgies',
      'got hens',
      'got chickens',
      'got three hens',
      'got some hens',
      'new gecko',
      'new snake',
      'new parrot',
      'new bird',
      'new tortoise',
      'new lizard',
      'new hens',
      'new chickens',
      'budgie',
      'budgies',
      'bearded dragon',
      'stick insects',
      'hens',
      'look after the snake',
      'look after the hamster',
      'look after the rabbit',
      'look after the dog',
      'look after the guinea pigs',
      'clean out the hamster',
      'clean out the rabbit',
      'clean the hutch',
      'new puppy',
      'new kitten',
      'new dog',
      'new cat',
      'new pet',
      'new hamster',
      'new rabbit',
      'new bunny',
      'new guinea pig',
      'new budgie',
      'getting a puppy',
      'getting a dog',
      'getting a cat',
      'getting a kitten',
      'getting a pet',
      'getting a hamster',
      'getting a rabbit',
      'get a puppy',
      'get a dog',
      'get a cat',
      'get a kitten',
      'get a hamster',
      'got a puppy',
      'got a dog',
      'got a kitten',
      'got a cat',
      'got a hamster',
      'first pet',
      'rescue dog',
      'shelter dog',
      'dog from the shelter',
      'adopt a dog',
      'adopt a cat',
      'adopt a puppy',
      'adopting a dog',
      'adopting a cat',
      'bring home a puppy',
      'bringing home a puppy',
      'gentle with animal',
      'gentle with the cat',
      'gentle with the dog',
      'gentle with kitten',
      'gentle with puppy',
      'rough with the cat',
      'rough with the dog',
      'rough with kitten',
      'rough with puppy',
      'pull dog tail',
      'pull cat tail',
      'chases cat',
      'squeeze hamster',
      'squeeze kitten',
      'squeeze puppy',
      'puppy chew',
      'puppy nip',
      'puppy bite',
      'jealous of puppy',
      'jealous of dog',
      'pet responsibility',
      'rescue greyhound',
      'greyhound',
      'rescue cat',
      'rescue animal',
      'puppy is coming',
      'puppy arrives',
      'kitten arrives',
      'kitten is coming',
      'pony arrives',
      'we got a rabbit',
      'we got a guinea pig',
      'puppy',
      'kittens',
      'puppies',
      'kitten',
      'a new kitten',
      'pet snake',
      'getting chickens',
      'getting fish',
      'getting a fish',
      'getting a goldfish',
      'got a goldfish',
      'new fish',
      'new goldfish',
      'fish tank',
      'fishtank',
      'getting a budgie',
    ],
    cues: ['puppy', 'kitten', 'hamster', 'shelter', 'rescue', 'tail', 'nip', 'chew', 'squeeze'],
    not: [
      'jealous of',
      'envious of',
      'cousin who got',
      'cousin got',
      'cousin has',
      'friend got a',
      'friend has a',
      'jealous of',
      'put down',
      'toy dog',
      'stuffed dog',
      'neighbours dog',
      'dogs in the park',
      'strange dog',
      'scared of puppy',
      'afraid of puppy',
      'puppy die',
      'fish die',
      'fish died',
      'fish is dead',
      'puppy fat',
      'kitten die',
      'kitten died',
      'kitten ran',
    ],
  },
  topicWords: [
    'pet',
    'animal',
    'puppy',
    'kitten',
    'dog',
    'cat',
    'hamster',
    'rabbit',
    'guinea pig',
    'bird',
    'fish',
    'pony',
    'gerbil',
    'rat',
  ],
  facts: [
    'Many animals hide or are quiet in a new home for days; everything smells and sounds new to them.',
    'Dogs, cats and most small mammals learn about people by sniffing; a hand held still and low is easier for them than a hand from above.',
    'Animals show that they have had enough: they turn away, lick their lips, flatten their ears, swish or tuck their tails, freeze; then it is time to stop (RSPCA, Blue Cross).',
    'An animal that eats, sleeps or is with its young is left in peace.',
    'Puppies nip because they explore with their mouths and their new teeth come through; they learn to stop.',
    'Hands are washed after touching animals and before eating.',
    'A young child and an animal are together only with an adult near; looking after the animal is work for adults.',
    'Children may be jealous, disappointed or afraid of a new animal; closeness takes weeks.',
    'Some animals, such as hamsters, are awake at night; most prefer not to be carried.',
    'Fish have no eyelids; they feel vibrations along their sides (lateral line), so a tap on the glass disturbs them; leftover food spoils the water; in a new tank the bacteria that clean it take weeks to settle.',
    'Fish learn when and where they are fed and remember it for months; some kinds tell human faces apart (Newport and others, 2016).',
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'place'],
  threads: {
    loud: 'a bark, which is a word, and a door with a gate in it',
    lift: 'two hands, and where they go when something small is held',
    chores: 'a bowl that is empty again, and who fills it',
    sniff: 'sniff, which is how a nose says hello',
    soft: 'a soft hand, slow and low',
    hide: 'the hiding place of a new animal',
    signs: 'what ears and tail say',
    seven: 'the bowl at seven',
    idea: 'a pet as an idea and a pet as an animal',
    asked: 'nobody asked the animal',
    tank: 'fish behind glass, and the water they live in',
    watch: 'watching an animal that is no one for the lap',
    scratch: 'a scratch, which was a way to say stop',
  },
  // Fish have no fur, no ears to read and no place under the sofa.
  threadCues: {
    loud: /\b(?:bark\w*|jump(?:s|ing|ed)?(?: up)?|bounc\w*|nip(?:s|ping|ped)?|mouthing|chew(?:s|ing|ed)?|bites? (?:his|her|their) (?:hands?|feet|toes|clothes|trousers)|too (?:excited|lively|bouncy|wild|loud)|knock(?:s|ed)? (?:him|her|them) over|chas(?:es|ed|ing) (?:him|her|them)|(?:scared|afraid|frightened|nervous|terrified|wary|worried) (?:of|about) (?:it|him|her|the|our|his|a)?\b)\b/i,
    // Whoever is picked up on Sunday, or from a shelter, is fetched and not lifted.
    lift: /\b(?:(?<!\b(?:drove|drive|driving|went|going|go|collect)\b[^.!?]{0,24} to |\b(?:we|we'?re|we'?ll|i|i'?m|i'?ll|are|am|to go and) )pick(?:s|ing|ed)?(?! up [^.!?]{0,60}\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|this (?:week|weekend|afternoon|morning)|from|soon|rescue)\b)|lift(?:s|ing|ed)?|carr(?:y|ies|ying)|squeez\w*|hug(?:s|ging)?|cuddl\w*|hold(?:s|ing)?)\b[^.]{0,30}\b(?:up|tight\w*|hard|round|around|by|too|all day|all the time|everywhere|won'?t let go)\b/i,
    chores:
      /\b(?:promis\w+|(?:never|won'?t|doesn'?t|refus\w+|forgets?|stopped|hates|lazy|whose turn|chores?|reminders?|remind\w*)\b[^.!?]{0,40}\b(?:clean\w*|feed\w*|walk(?:s|ing)? (?:the|her|him|it|our)|muck\w*|cage|hutch|litter|poo|look(?:s|ing)? after|care (?:of|for)))\b/i,
    tank: FISH,
    watch: OTHERS,
    scratch: SCRATCHED,
    sniff: FURRY,
    soft: FURRY,
    hide: NEWLY,
    signs: FURRY,
    seven: FURRY,
    idea: FURRY,
    asked: FURRY,
  },
  onlyWhenSaid: ['loud', 'chores', 'tank', 'watch', 'scratch', 'lift'],
  tellsAlone: ['loud', 'chores', 'tank', 'watch', 'scratch', 'lift'],
  roles: {
    // Of one or of several, with their verb: two budgies are not "it".
    creature: {
      fallback: { text: 'the new pet' },
      cues: [
        { match: /\bbudgies|budgerigars\b/i, phrase: { text: 'the budgies', plural: true } },
        { match: /\b(?:hens|chickens)\b/i, phrase: { text: 'the hens', plural: true } },
        { match: /\b(?:chicks|ducklings)\b/i, phrase: { text: 'the chicks', plural: true } },
        { match: /\b(?:stick insects|insects)\b/i, phrase: { text: 'the insects', plural: true } },
        { match: /\bsnails\b/i, phrase: { text: 'the snails', plural: true } },
        { match: /\bbirds\b/i, phrase: { text: 'the birds', plural: true } },
        { match: /\b(?:budgie|parrot|parakeet|cockatiel|canary|bird)\b/i, phrase: { text: 'the bird' } },
        { match: /\bsnake\b/i, phrase: { text: 'the snake' } },
        { match: /\bgecko\b/i, phrase: { text: 'the gecko' } },
        { match: /\bbearded dragon\b/i, phrase: { text: 'the bearded dragon' } },
        { match: /\b(?:lizard|chameleon|iguana)\b/i, phrase: { text: 'the lizard' } },
        { match: /\btortoise\b/i, phrase: { text: 'the tortoise' } },
        { match: /\b(?:turtle|terrapin)\b/i, phrase: { text: 'the turtle' } },
        { match: /\b(?:frog|toad)\b/i, phrase: { text: 'the frog' } },
      ],
    },
    animal: {
      fallback: { text: 'the new pet' },
      cues: [
        // Of two, each is one: what is said of a kitten holds for both.
        { match: /\bpuppies\b/i, phrase: { text: 'a puppy' } },
        { match: /\bkittens\b/i, phrase: { text: 'a kitten' } },
        {
          match:
            /\b(?:two|three|both|another|second|pair of|new|get|getting|got|some|adopt\w*) (?:\w+ )?guinea pigs\b/i,
          phrase: { text: 'a guinea pig' },
        },
        {
          match: /\b(?:two|three|both|pair of|new|get|getting|got|some|adopt\w*) (?:\w+ )?gerbils\b/i,
          phrase: { text: 'a gerbil' },
        },
        {
          match: /\b(?:two|three|both|pair of|new|get|getting|got|some|adopt\w*) (?:\w+ )?(?:rabbits|bunnies)\b/i,
          phrase: { text: 'a rabbit' },
        },
        {
          match: /\b(?:two|three|both|pair of|new|get|getting|got|some|adopt\w*) (?:\w+ )?hamsters\b/i,
          phrase: { text: 'a hamster' },
        },
        {
          match: /\b(?:two|three|both|pair of|new|get|getting|got|some|adopt\w*) (?:\w+ )?rats\b/i,
          phrase: { text: 'a rat' },
        },
        {
          match: /\b(?:two|three|both|pair of|new|get|getting|got|some|adopt\w*) (?:\w+ )?cats\b/i,
          phrase: { text: 'a cat' },
        },
        {
          match: /\b(?:two|three|both|pair of|new|get|getting|got|some|adopt\w*) (?:\w+ )?dogs\b/i,
          phrase: { text: 'a dog' },
        },
        { match: /\bpuppy\b/i, phrase: { text: 'the puppy' } },
        { match: /\b(?:kitten|kitty)\b/i, phrase: { text: 'the kitten' } },
        { match: AT_HOME_ALREADY('dog|doggy|doggie'), phrase: { text: 'the dog' } },
        { match: /\b(?:dog|doggy|doggie)\b/i, phrase: { text: 'the new dog' } },
        { match: AT_HOME_ALREADY('cats?'), phrase: { text: 'the cat' } },
        { match: /\bcats?\b/i, phrase: { text: 'the new cat' } },
        { match: /\bhamster\b/i, phrase: { text: 'the hamster' } },
        { match: /\bguinea pig(?!s)\b/i, phrase: { text: 'the guinea pig' } },
        { match: /\bgerbil(?!s)\b/i, phrase: { text: 'the gerbil' } },
        { match: /\bpony\b/i, phrase: { text: 'the pony' } },
        {
          match:
            /\b(?:neighbou?r|friend|aunt\w*|uncle|grand\w+|nan|nana|gran|granny)'?s \w*(?:terrier|sheepdog|labrador|spaniel|collie|poodle)\b/i,
          phrase: { text: 'the dog' },
        },
        {
          match:
            /\b(?:terrier|sheepdog|labrador|spaniel|collie|poodle|greyhound|dachshund|lurcher|whippet|retriever|beagle|husky|staff(?:ie|y)|cockapoo|cavapoo|labradoodle|chihuahua|alsatian|rottweiler)\b/i,
          phrase: { text: 'the dog' },
        },
        { match: LIVED_HERE, phrase: { text: 'the pet' } },
        { match: /\b(?:rabbit|bunny)\b/i, phrase: { text: 'the rabbit' } },
        { match: FISH, phrase: { text: 'the fish' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Woof Is a Word', thread: 'loud' },
      { text: 'A Gate in the Door', thread: 'loud' },
      { text: 'Two Hands, Like a Tray', thread: 'lift' },
      { text: 'Look and Wait', thread: 'watch' },
      { text: 'A Scratch Says Stop', thread: 'scratch' },
      { text: 'Sniff, Sniff, Hello', thread: 'sniff' },
      { text: 'A Nose Says Hello', thread: 'sniff' },
      { text: 'Soft and Slow', thread: 'soft' },
      { text: 'One Soft Hand', thread: 'soft' },
      { text: 'Under the Sofa', thread: 'hide' },
      { text: 'Somebody Is Hiding', thread: 'hide' },
      { text: 'Swish Goes a Tail', thread: 'tank' },
      { text: 'One Looks In, One Looks Out', thread: 'tank' },
      { text: '{name} and {animal}' },
    ],
    older: [
      { text: 'What a Bark Says', thread: 'loud' },
      { text: 'Four Paws Down', thread: 'loud' },
      { text: 'Chest, Bottom, Down Again', thread: 'lift' },
      { text: 'Whose Turn Is It?', thread: 'chores' },
      { text: 'Somebody Is Waiting', thread: 'chores' },
      { text: 'Seen and Not Stroked', thread: 'watch' },
      { text: 'What a Scratch Says', thread: 'scratch' },
      { text: 'Claws and Teeth', thread: 'scratch' },
      { text: 'Claws, Teeth and a Small Stop', thread: 'scratch' },
      { text: 'Under the Sofa', thread: 'hide' },
      { text: 'A Week Under the Sofa', thread: 'hide' },
      { text: 'What a Tail Says', thread: 'signs' },
      { text: 'Reading Ears', thread: 'signs' },
      { text: 'The Bowl at Seven', thread: 'seven' },
      { text: 'Every Morning at Seven', thread: 'seven' },
      { text: 'The Idea and the Animal', thread: 'idea' },
      { text: 'Not Like the Pictures', thread: 'idea' },
      { text: 'Nobody Asked the Animal', thread: 'asked' },
      { text: 'A Pinch and Not a Handful', thread: 'tank' },
      { text: 'A Lake Behind Glass', thread: 'tank' },
      { text: '{name} and {animal}' },
    ],
  },
  benefits: [
    'Describes how a new animal gets to know a home and its people.',
    'Shows what an animal likes and what is too much for it.',
    'Leaves the feeling to {name}, even when it is not only joy.',
  ],
  talk: {
    young: [
      'What does the animal do in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we show with a toy how to be kind to a pet?',
    ],
    older: [
      'What about the animal in the story was new?',
      'Which word went into the blank, and was it the one you expected?',
      'Shall we decide together who does which job?',
    ],
  },
  ofThread: {
    chores: {
      benefits: [
        'Says why a job that was fun can get dull, and that an animal waits all the same.',
        'Shares the work out fairly, with grown-ups in it.',
        'Gives {name} one way to remember a job.',
      ],
      talk: {
        young: [
          'What does the animal in the story wait for?',
          'Which word fits in the blank for {name} today?',
          'Shall we do one job side by side?',
        ],
        older: [
          'What makes such a job easy to forget?',
          'Which word went into the blank, and was it the one you expected?',
          'Shall we decide together who does which job?',
        ],
      },
    },
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'kneel',
    feeling: 'curious',
    companion: 'dog',
    props: ['bowl', 'basket'],
  },
  text: {
    '2-3': script(`
      D<sniff> {Name} has a hand. {animal} has a nose. Sniff, sniff! That is a hello.
      D<sniff> Sniff, sniff, says a nose. {animal} would like to know {Name}. Sniff, sniff. A nose can say hello.
      D<soft> Here is {animal}. {Name} has a hand. A slow hand is good. Soft, soft, soft.
      P Big steps are loud for a pet.
      P Some children run up. Some stay back.
      P {animal} likes slow feet.
      Q Near {animal}, {Name} may feel ____.
      Q<sniff> Sniff, sniff! {Name} may feel ____.
      Q Today, {Name} may feel ____.
      H {helper} can sit down too.
      H {helper} can watch {animal}.
      H {helper} can help with the food.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can show a soft hand.
      T {he} can sit on the floor.
      T {he} can hold one hand still.
      T {he} can look from a lap.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<sniff> {he} can say, "Sniff, sniff, hello."
      C<sniff> {he} can say, "Hello, nose."
      C<soft> {he} can say, "Soft, soft, slow."
      C<topic> {he} can think about {topic}.
      A<sniff> Sniff, sniff. {animal} knows {Name} a bit now. Then {animal} sleeps. Night-night, nose.
      A<sniff> A nose is busy all day. It sniffs a shoe. It sniffs {Name}. {animal} is here.
      A<soft> Soft hands are good hands. {animal} can rest. It is quiet round {Name}. Soft, soft.
      D<tank> Here is a fish tank. {Name} may look in. There is water in it. Swish! A tail goes by.
      D<tank> Swish, swish! {Name sees} a tail. It is a fish in a tank. It likes water. Two eyes look out.
      P<tank> Fish like soft steps. They like quiet.
      P<tank> A fish can look out. It can see a wave.
      Q<tank> At the tank, {Name} may feel ____.
      Q<tank> When a fish hides, {Name} may feel ____.
      H<tank> {helper} can change the water.
      H<tank> {helper} can look too.
      T<tank> {he} can wave to a fish.
      T<tank> {he} can help with the food.
      T<tank,comforter> {he} can look with {comforter}.
      C<tank> {he} can say, "Swish, swish, hello, fish."
      C<tank> {he} can say, "Look, look, soft and slow."
      A<tank> Swish goes a tail. The fish is at home in there. {Name is} at home out here. Night-night, fish.
      A<tank> A fish swims here. A fish swims there. Eyes can look and look. Swish, swish, bye-bye, tail.
      D<watch> A new pet is here. {Name} may look. A pet can be shy. Shh, slow eyes are good eyes.
      D<watch> Shh, step, step. {Name} may come close. A pet is at home here now. It likes it quiet.
      P<watch> Some pets do not like hands. They like eyes.
      P<watch> New is a lot. It takes time.
      Q<watch> Looking in, {Name} may feel ____.
      H<watch> {helper} can look in as well.
      H<watch> {helper} can bring the food.
      T<watch> {he} can wave, slow and small.
      T<watch> {he} can sit down and look.
      C<watch> {he} can say, "Shh, hello there."
      A<watch> Eyes look, and the pet moves. Hello! There is water, and there is food. Shh, night-night.
      D<scratch> Ow, a scratch! A pet has no words. {Name} may look at it. {animal} said stop.
      C<scratch> {he} can say, "Stop is stop."
      A<scratch> A scratch gets better. A pet can rest now. Slow hands come back later. Soft, soft.
      P<scratch> Small animals get scared fast.
      Q<scratch> Near the pet, {Name} may feel ____.
      Q<scratch> After a nip, {Name} may feel ____.
      H<scratch> {helper} can wash it and cuddle.
      H<scratch> {helper} can show a slow hand.
      T<scratch> {he} can look and keep hands down.
      T<scratch> {he} can wave to the pet.
      D<loud> Woof! That is a pet with one word. {Name} may jump. It is so loud. A gate is good. It goes click.
      P<loud> Small dogs hop. They want to play.
      P<loud> A pet cannot see that ears hurt.
      Q<loud> When it is loud, {Name} may feel ____.
      H<loud> {helper} can hold it still.
      H<loud> {helper} can shut the gate.
      T<loud> {he} can stand like a tree.
      T<loud> {he} can wave from the gate.
      C<loud> {he} can say, "Woof is hello."
      A<loud> Woof, on that side. Wave, on this side. The gate is shut. The puppy sits down. Good pet. Hello.
    `),
    '4-5': script(`
      D<sniff> People say hello with words. {animal} says it with a nose. {Name} may hold one hand low and still. That is easy for a nose. A hand from above can look like a big bird.
      D<hide> {animal} may hide at first. {Name} may see only two eyes under the sofa. It is not because {animal} is cross. All the smells are new. A dark spot is a good place to think. After some time, one paw or a nose comes out.
      D<hide> {Name} may look for {animal} for a while. New animals like a dark spot, such as under a sofa. From there they hear spoons, steps and a door. When all that is known, they come and look.
      D<soft> Hands can be fast or slow. {animal} likes slow ones. {Name} may look at a hand and make it soft. It goes along the back, the way the fur lies. When {animal} walks off, that is the end of it.
      P For a pet, people are as tall as trees. A voice from up there can be loud.
      P Some children want to hold a pet at once. Some need a week. Pets are like that too.
      P When a pet eats, it wants to be left in peace. So do most people.
      P A pet can show that it is enough. It turns away or goes off. It has no word for it.
      Q When {animal} comes close, {Name} may feel ____.
      Q When {animal} goes away, {Name} may feel ____.
      Q When all look at {animal}, {Name} may feel ____.
      H {helper} can sit on the floor as well. ~ Then nobody looks so tall.
      H {helper} can say when it is time for a rest. ~ Pets sleep a lot.
      H {helper} can keep a time for just {Name}. ~ A pet can wait for that.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can show how a soft hand goes.
      T {he} can sit on the floor and wait.
      T {he} can hold out one low, still hand.
      T {he} can help to put water in the bowl.
      T<comforter> {he} can put {comforter} up high. ~ Pets like to chew.
      T<quiet> {he} can spend some time {quiet} close by.
      T<doing> {he} can try {doing} when it gets too wild.
      C<sniff> {he} can say, "Here is my hand, hello, nose."
      C<hide> {he} can whisper, "I can wait for you."
      C<hide> {he} can think, "Two eyes, I see you."
      C<soft> {he} can say, "Soft and slow, soft and slow."
      C<topic> While it sleeps, {he} can think about {topic}.
      A<sniff> A nose needs many days to know a home. Shoes are first, then bags, then people. {animal} gets to know {his} smell too. It is one of the good ones.
      A<hide> Two eyes, then a nose, then a whole animal. It can take a day or a week. {animal} is new here, and nobody is in a hurry. Then there are hands to wash, and supper.
      A<hide> Under the sofa it is dusty and nice. {animal} may go back there now and then. It is fine to like a pet and to wait for it. The sofa does not mind.
      A<soft> A soft hand is a thing to learn, like a song. {animal} learns as well. Fur gets to know the hand. Then the pet sleeps, and that is the best sign.
      D<tank> A fish lives in water, and it cannot live in air. So it has a tank with a glass wall. {Name} may look in, and a fish may look out. Its eyes stay open, even in sleep. It has no lids to shut.
      D<tank> A new tank can look empty at first. A fish may hide in the plants for a while. {Name} may sit in front and wait. Then a tail moves, and two eyes look out. A new place takes some time.
      P<tank> Fish feel a tap on the glass. To them it is like a loud bang. They like slow hands and soft steps.
      P<tank> One person watches for a long time. The next one has a quick look and goes. Fish do not mind.
      Q<tank> In front of the tank, {Name} may feel ____.
      Q<tank> When a fish hides, {Name} may feel ____.
      H<tank> {helper} can show how small a pinch of food is. ~ Fish have small tummies.
      H<tank> {helper} can change the water. ~ That is a grown-up's job.
      T<tank> {he} can help with one pinch of food.
      T<tank> {he} can hold one finger near the glass and keep it still.
      T<tank,quiet> {he} can spend some time {quiet} next to the tank.
      C<tank> {he} can say, "One small pinch is a whole lunch."
      C<tank> {he} can whisper, "Hello, fish, I can look and wait."
      A<tank> The food goes down, and then it is gone. A pinch is a whole lunch for a fish. There are hands to wash, and then it is quiet. Two eyes look out of the tank.
      A<tank> One looks in, and one looks out. Nobody can hold a fish, and it is still a good pet. It swims by, and it swims by again. To look is a way to say hello.
      D<watch> Not each pet is one to hold. {creature likes} to be looked at, and not squeezed. {Name} may sit down close by and be still. Then there is a lot to see.
      D<watch> {creature is} new in this home. {Name} knows where the fridge is, but a pet does not. A warm spot, water and quiet come first. Then it starts to look round.
      P<watch> Some pets get a fright when a hand comes from above. To them it looks like a big bird.
      P<watch> People want to hold a pet to say hello. Some pets say hello by staying where they are.
      Q<watch> Close to {creature}, {Name} may feel ____.
      Q<watch> Waiting and looking, {Name} may feel ____.
      H<watch> {helper} can show what the food looks like. ~ Each kind eats its own things.
      H<watch> {helper} can do the big jobs. ~ A pet is a grown-up's work.
      T<watch> {he} can sit still and count what it does.
      T<watch> {he} can draw {creature} in the right colours.
      C<watch> {he} can whisper, "I look, and I can wait."
      A<watch> To look is a way to be friends. A pet that is not scared moves and eats and sleeps. Hands get a wash, and eyes can rest. Tomorrow there is more to see.
      D<scratch> {animal} has no word for "stop". So it has claws and teeth for that. {Name} may have had a scratch or a nip. It hurts, and it gets better. It was not mean. It said, "That is too much."
      C<scratch> {he} can think, "That was a stop without a word."
      A<scratch> The mark gets small and goes away. Being with a pet takes time. Next time there may be a sign first. Slow and soft is a good way to start again.
      P<scratch> A hand is big, and who knows what it wants? It may smell of food. Then teeth find out.
      P<scratch> Grown-ups get a nip now and then as well. They wash it, and then they go slow.
      Q<scratch> Near the pet, {his} hand may feel ____.
      Q<scratch> After a nip, {Name} may feel ____.
      H<scratch> {helper} can hold the pet while {Name} looks. ~ Looking is a good start.
      H<scratch> {helper} can put food down and wait. ~ A pet likes to come by itself.
      T<scratch> {he} can sit near by and keep both hands still.
      T<scratch> {he} can give food from a spoon or a bowl.
      D<lift> A pet has four legs and likes them on the floor. {Name} may want to pick it up and keep it near. Two hands round the middle feel tight. One hand goes under the chest, and one under the bottom. Then it can breathe and look about.
      P<lift> To be lifted by a giant is a big thing. It may like it for a short time.
      P<lift> A pet that wants down kicks or goes stiff. That is how it says it.
      Q<lift> With something so soft near by, {Name} may feel ____.
      H<lift> {helper} can show where the hands go.
      H<lift> {helper} can help it onto a lap on the floor.
      T<lift> {he} can sit down and wait until it comes.
      T<lift> {he} can hold out two flat hands, like a tray.
      C<lift> {he} can think, "Floor first, and then my lap."
      A<lift> On the floor sits a lap, and that is a good place. A pet can come to it and go again. Some come soon, and some take days. Two hands know where to go now.
      D<loud> {animal} has a word, and it is loud. It means hello, and play, and who is there. {Name} may put two hands on two ears. A young dog does not know that yet. It learns it bit by bit, like a child learns to whisper.
      D<loud> Four paws can bounce a lot. A young dog is small, and its jump is big. {Name} may like it better with all paws on the floor. There can be a gate in the door. On one side is the pet, and on the other is room.
      P<loud> A young dog jumps up because faces are up there. It wants to say hello to a face. It does not mean to push.
      P<loud> Grown-ups teach a dog to sit. It takes weeks, and a lot of small biscuits. They do not expect it on day one.
      Q<loud> When there is a bark, {Name} may feel ____.
      Q<loud> When the paws come near, {Name} may feel ____.
      H<loud> {helper} can hold the lead or shut the gate. ~ Children need not do that.
      H<loud> {helper} can help the dog to sit first. ~ Then it is lower and slower.
      T<loud> {he} can stand still like a tree and fold both arms.
      T<loud> {he} can go to the other side of the gate.
      C<loud> {he} can say, "Woof is only hello."
      C<loud> {he} can think, "I am a tree. Trees are dull for dogs."
      A<loud> The dog barked at a tree, and the tree did nothing. So the dog sat down. That is how dogs find out what works. There is a gate for the wild times. Liking a pet can start on the other side of it.
      A<loud> Woof means hello, and it will get less loud. A dog has one word, and it uses it for all things. {Name has} a lot of words. Hello can be a small one. There is no hurry for the two of them.
    `),
    '6-7': script(`
      D<hide> A new home is loud and large for {animal}. {Name} may wait on the floor and see nobody at all. Many animals hide for the first days. From under a bed they listen and sniff. They learn which steps belong to whom. It is not that they do not like anybody. They are doing homework.
      D<hide> What does an animal do on the first day? {Name} may have thought of games. {animal} may think of corners. Corners are good, because nothing comes from behind. From there a nose can find out about the socks and the soup. That is homework for an animal, and it takes some days.
      D<signs> {animal} cannot talk, so the body does it. {Name} may look at the ears, the tail and the back. A loose body says, "This is nice." Turning away, flat ears or a stiff tail say, "That is enough." A yawn can say it too. Then hands stop, and everyone is still friends.
      P<hide> {animal} does not know who is the boss of the biscuits. For a new animal each sound is a question. It gets calmer when the answers stay the same.
      P An animal does not know why people do what they do. It gets calmer when they do it in the same way each day.
      P Grown-ups get tired with an animal too. They feed it, and they clean the floor. A sharp voice may only be about the floor.
      P Some animals want to play, and some would rather watch. They have not read the book about pets. They are the way they are.
      P Visitors often look at a pet first. They do that with babies and new sofas, too. It does not mean that a child matters less.
      Q When {animal} is near, {Name} may feel ____. It may be two things at once.
      Q When everyone talks about {animal}, {Name} may feel ____.
      Q When teeth or claws are too quick, {Name} may feel ____.
      H {helper} can stay near when {Name} and {animal} are together. ~ Animals and children both need that.
      H {helper} can do the hard jobs, and share the nice ones. ~ A pet is a grown-up's job with helpers.
      H {helper} can keep one hour a day without any animal in it. ~ That hour is for two.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can talk about an animal from long ago. ~ It often chewed something.
      T {he} can sit still and let {animal} come. ~ The one who comes is not afraid.
      T {he} can choose one job, such as fresh water. ~ It is good to be known for something.
      T {he} can sit on the floor with something to do and not look. ~ Many animals come when nobody looks.
      T<comforter> {he} can keep {comforter} on a high shelf. ~ New teeth try everything.
      T<quiet> {he} can spend some time {quiet} in the same room. ~ Calm company is good for both.
      T<doing> {he} can try {doing} when it gets too wild. ~ Then there is one calm one in the room.
      C<hide> {he} can think, "It is doing its homework."
      C<hide> {he} can whisper, "Take your time, I live here."
      C<signs> {he} can think, "Ears, tail, back, what do they say?"
      C<seven> {he} can think, "Somebody is waiting for this bowl."
      D<seven> An animal gets hungry at the same time each day. It does not know about Sundays or rain. {Name} may have a job with {animal}, or be asked to help. On the first day such a job is fun. On the tenth day it may be just a job. The bowl is empty all the same.
      A<seven> Most of the work with a pet is for grown-ups. A part is for helpers. A bowl that gets filled each day says more than a hug. {animal} has no word for thanks. Being there the next day is how a pet says it.
      D<signs> How does an animal say "I like that" or "no more"? {Name} may watch {animal} and find out. It says it with its ears, its tail and its back. Soft and loose means yes. Stiff, flat or turning away means no. It is a whole language, and nobody speaks in it.
      C<topic> While waiting, {he} can think about {topic}.
      A<hide> One day the hiding place is empty, because the animal is on somebody's foot. Nobody can say when that will be. A pet is not a toy with a switch. {Name} was here from the start, and that is a good smell to know.
      A<hide> Some pets like a lap, and some stay a bit like a neighbour. Both are good company. There is water in the bowl, and somebody on the floor. The homework goes on.
      A<signs> With time, it gets easy to read a tail. A pet learns to read faces as well. It knows the sound of {his} steps before the door opens. Neither of them needed a single word for it.
      D<tank> What does a fish do all day? {Name} may sit in front of the tank and find out. It looks for food, it rests, and it hides in the plants. It does not blink, because it has no eyelids. It can even sleep with both eyes open. So it is hard to win a staring game with a fish.
      D<tank> A fish tank is like a small lake with a wall of glass. {Name} may be one of those who look after it. A real lake has a lot of room and a lot of water. In a tank, people keep the water clean. They give a pinch of food, and not a handful. What is left over makes the water dirty.
      P<tank> Fish feel sounds with both sides of the body. A tap on the glass is like a drum to them. A slow person is the kind they like.
      P<tank> Visitors may say, "It only swims." They have not looked for long. Those who look every day see much more.
      Q<tank> In front of the tank, {Name} may feel ____. It may be two things at once.
      Q<tank> When a fish hides in the plants, {Name} may feel ____.
      H<tank> {helper} can do the heavy part, such as the water. ~ A pet is a grown-up's job with helpers.
      H<tank> {helper} can put the food times on a chart. ~ Then no fish gets two lunches.
      T<tank> {he} can choose one job, such as the pinch of food. ~ It is good to be known for something.
      T<tank> {he} can watch for ten slow breaths without a tap. ~ Shy fish come out for that.
      T<tank,quiet> {he} can spend some time {quiet} next to the tank. ~ Calm company is good for fish.
      C<tank> {he} can think, "A pinch, and not a handful."
      C<tank> {he} can think, "Slow hands, and then I see more."
      A<tank> The pinch of food is gone, and the water is clear. A fish has no word for thanks. Many fish learn when lunch is, and swim to the front. That is close to a hello.
      A<tank> At night the light in the tank goes off. A fish may rest near the stones then, with open eyes. Somebody looks in on the way to bed. There is a whole small lake to look after.
      D<watch> With some pets, the best part is looking. {creature is} of that kind. {Name} may want to stroke and carry, and find that it is not liked. Many animals are afraid of hands, because big things that grab are hungry. Sitting still is something they trust.
      D<watch> Each kind of animal needs its own things. For {creature} that is warmth, food and a place to hide. {Name} may find out which, like a detective. A new pet shows by eating and moving that it feels well. That can take some days.
      P<watch> Friends may say, "What does it do?" It does quite a lot, for those who wait. Hardly anyone has looked for five minutes.
      P<watch> Grown-ups do the big jobs and check that all is well. They may be found in front of it at night, looking.
      Q<watch> Watching {creature}, {Name} may feel ____.
      Q<watch> When nothing happens for a long time, {Name} may feel ____.
      H<watch> {helper} can find out with {him} what this kind of animal needs. ~ A vet knows, and so do good books.
      H<watch> {helper} can show how it is done without a fright. ~ Slow is the main thing.
      T<watch> {he} can keep a notebook of what happens when. ~ After a week it is full of news.
      T<watch> {he} can do one small job each day, such as fresh water. ~ Hands get a wash after it.
      C<watch> {he} can think, "I sit still, and things begin."
      A<watch> After some time a pet does not start at every step. It has learned who is slow and quiet. That is a kind of trust, and it can be seen. Then it goes back to being busy with its own day.
      D<scratch> Animals say "stop" in small ways first. {animal} may turn away or freeze. If nobody sees it, {Name} may meet the claws or the teeth. It was not meant to be nasty. It was the loud end of a quiet sentence.
      C<scratch> {he} can think, "Look for the small stop first."
      A<scratch> Skin mends in some days. Being friends with a pet takes longer, and can begin again from farther away. A hand on the floor, a little food, and no hurry. The quiet stop is easier to see by then.
      D<chores> A pet cannot fill its own bowl. It cannot open a bag or hold a broom. It waits for somebody, and that can be {Name}. At first such jobs are fun. Later on they are jobs. They are easy to forget, because an animal does not send a note.
      P<chores> An animal does not know whose turn it was. It just looks at whoever comes in.
      P<chores> Grown-ups get tired of asking. They had hoped that the asking would stop one day.
      Q<chores> When it is time for the job again, {Name} may feel ____.
      Q<chores> When somebody asks about it once more, {Name} may feel ____.
      H<chores> {helper} can do the job side by side for a week. ~ With two it takes half the time.
      H<chores> {helper} can say which jobs are for grown-ups. ~ An animal needs some of those too.
      T<chores> {he} can do the job right after breakfast. ~ Then there is no need to remember it.
      T<chores> {he} can put a tick on a list by the door. ~ Ticks are nice to look at.
      C<chores> {he} can think, "First the pet, then me."
      A<chores> The job takes about as long as two songs. Tomorrow it is there again, and so is the pet. On the list by the door there is room for a tick. The job is done, and somebody small has noticed.
      P<scratch> For a small animal, a hand comes down like a big bird. It may have been asleep, or afraid, or the hand smelled of apple. Teeth are what it has.
      P<scratch> People who know animals get nipped as well. They think about what came before it, and then they start with less.
      Q<scratch> Thinking of that moment, {his} hand may feel ____.
      Q<scratch> Near the pet, {Name} may feel ____. It is possible to like it and be careful.
      H<scratch> {helper} can do the feeding for some days, with {Name} beside. ~ Hands can learn by looking.
      H<scratch> {helper} can show where and when it likes to be touched. ~ Some places are good, and some are not.
      T<scratch> {he} can begin with talking, so that it learns a voice. ~ A voice has no fingers.
      T<scratch> {he} can offer food on a spoon. ~ A spoon does not mind teeth.
      D<lift> Whoever is small gets picked up a lot, and a pet is smaller still. {Name} may like to carry it, because it is warm. A body that hangs from its middle has nothing under its feet. Hands under the chest and the bottom hold it like a chair. Even so, most pets like the floor best.
      P<lift> Going up in the air is odd when nobody has asked. It may remember who lets it down in time.
      P<lift> A pet cannot say "now" or "later". It says so with ears, claws or a tail.
      Q<lift> With the pet in {his} arms or near, {Name} may feel ____.
      H<lift> {helper} can show the hold, sitting on the floor. ~ From there nothing falls far.
      H<lift> {helper} can say when it has had enough.
      T<lift> {he} can sit still with some food and become a place to climb on.
      T<lift> {he} can count to ten and then put it down.
      C<lift> {he} can think, "Chest, bottom, and down again."
      A<lift> After a while there is a small weight on one knee. A pet that may go comes back more often. The hands have learnt where they belong. Down is as important as up.
      D<loud> A bark sounds angry, and mostly it is not. A puppy may bark at a leaf or a bell, or to say, "Play!" {Name} may jump all the same, because ears are faster than thoughts. A young dog hears four times as far as a person. So it often barks at things that nobody else has noticed.
      D<loud> In the first weeks, {animal} may jump, nip and run in circles. That is how puppies play with other puppies. {Name} is not a puppy, and the dog does not know that yet. Running and squeaking look like an invitation. Standing still is very dull for a dog, and that is useful.
      P<loud> Nobody told the dog that people have thin skin. Other puppies yelp and walk off when it is too wild. It is learning the same thing here, with people.
      P<loud> Grown-ups may say, "It only wants to play." It is true, and it does not make it less loud. Both can be said in one sentence.
      Q<loud> When it barks, {Name} may feel ____. It may be in the ears or in the knees.
      Q<loud> When the dog comes running, {Name} may feel ____.
      H<loud> {helper} can put up a gate. Then there is a room without paws. ~ Everybody needs a room like that at times.
      H<loud> {helper} can have the dog on a lead indoors at first. ~ Then it can be near and not too near.
      T<loud> {he} can stand like a tree: arms folded, eyes up, no sound. After three seconds a tree is boring.
      T<loud> {he} can throw a biscuit on the floor, with somebody near. A nose on the floor does not jump.
      C<loud> {he} can think, "That was a bark. It means something is there."
      C<loud> {he} can think, "Tree. One, two, three."
      A<loud> The tree won, because the dog got bored and lay down. Next week it may take less than three seconds. A puppy gets quieter with months, and a child gets used to barks. They meet somewhere in between. The gate can stay until then.
    `),
    '8-10': script(`
      D<signs> There is a language with no words in it, and animals are good at it. {Name} may learn a bit of it with {animal}. A loose body and a soft face mean that all is well. A turned head, flat ears, a swishing tail or a sudden freeze mean "please stop". The animal says it quietly first. Most bites and scratches happen because nobody was listening to the quiet part.
      D<signs> {animal} talks all day long, and hardly ever with a voice. {Name} may see ears that go back, or a tail that is high, low or tucked in. Each of these says something, and in cats and dogs they do not even say the same. A dog that wags is usually pleased. A cat that swishes is usually not. It pays to know the language.
      D<seven> At seven in the morning an animal is hungry. It is hungry on Mondays, in the rain and in the holidays too. {Name} may find that {animal} has no idea about weekends. That is the less famous part of having an animal. The adults carry most of it, because a pet depends on people for everything, and it cannot remind them politely.
      P {animal} may seem ungrateful, walking off from the people who like it so much. From its side, they are giants with loud voices. It is doing rather well.
      P Parents often say beforehand that the children will do the work. Afterwards it is usually the parents. They may sigh about it and talk to the animal when they think that nobody hears.
      P Visitors admire a pet and forget to ask about anything else. They do the same with a new sofa. It passes.
      P Friends may want to pick it up at once. It is possible to know better than they do and to say so. It is good to speak for those who cannot.
      Q When {animal} does not do what was hoped, {Name} might feel ____. Disappointed is allowed.
      Q When {animal} gets all the attention, {Name} might feel ____.
      Q<seven> On a wet Tuesday at seven, {Name} might feel ____.
      H {helper} can stay near and step in early. ~ It is easier for both when nobody has been scared.
      H {helper} can put the jobs on a list, with the large ones for adults. ~ A list stops most arguments about water bowls.
      H {helper} can close the door for an hour that has no animal in it. ~ Homework and love both need that at times.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can own up to an animal mistake of long ago. ~ There usually was one.
      T {he} can sit on the floor with a book and take no notice. ~ For most animals that is an invitation.
      T {he} can write a list of its signs and what they mean. ~ After a week it is better than the internet.
      T {he} can take on one job and do it for a whole month. ~ One is enough to be somebody's favourite noise.
      T<comforter> {he} can put {comforter} out of reach of any teeth. ~ Some things are not for sharing.
      T<quiet> {he} can spend an hour {quiet} in the same room. ~ Animals like company that wants nothing.
      T<activity> {he} can keep the usual time for {activity}. ~ A life needs some hours without fur.
      T<doing> {he} can try {doing} when everything is wild. ~ One calm body calms another.
      C<signs> {he} can think, "What was the quiet part?"
      C<signs> {he} can say, "The tail says no, so it is no."
      C<seven> {he} can think, "It is seven, and somebody believes in me."
      C<topic> While it naps, {he} can think about {topic}.
      A<signs> After some months the two languages have mixed. A pet knows the sound of a biscuit tin through two doors. Somebody in the house knows what one ear means. It is not a perfect friendship, because one of the two eats socks. Hardly any friendship is perfect.
      A<signs> An animal that can say no and be heard has no need to bite. That makes a quiet room. {Name} may be the first to see when the tail changes. It is a useful thing to be good at, with people as well.
      A<seven> By and by seven o'clock stops being a time and becomes a pair of eyes. Some mornings it is a nuisance. A pet has no word for thanks, except being there every single day. Seven o'clock in the rain is part of that.
      D<tank> A fish does not come when it is called, sit on a lap or fetch a stick. {Name} may look for other signs of friendship, and there are some. Fish have no eyelids, so they stare, and they sleep with their eyes open. They feel sounds through a line of tiny sensors along each side. A tap on the glass reaches them like a slammed door. Experiments show that fish learn when food comes, and some kinds can even tell people apart.
      D<tank> Looking after a fish mostly means looking after water. {Name} may learn that clear water can still be dirty. A fish eats, and what it leaves behind goes into the water. In a lake there is plenty of room for that. In a tank, tiny bacteria on the stones do the cleaning, and they take some weeks to settle in. Too much food is more than they can manage. So a pinch is kinder than a handful.
      P<tank> The adults do most of the work, because a tank is heavy and a spill goes everywhere. They may sigh over the bucket. Late in the evening they may be found in front of the glass as well.
      P<tank> Friends may ask what a fish can do. It is a fair question with a long answer. Hardly anybody has watched one for more than a minute.
      Q<tank> In front of the tank, {Name} might feel ____. It can be something quite calm.
      Q<tank> When nothing moves in there for an hour, {Name} might feel ____. Waiting is a part of having fish.
      H<tank> {helper} can take on the heavy jobs and share the small ones. ~ A full bucket weighs more than a school bag.
      H<tank> {helper} can help to find out what this kind of fish needs. ~ Different kinds want quite different water.
      T<tank> {he} can keep a notebook of what happens in the tank. ~ After a month it tells more than most books about fish.
      T<tank> {he} can take on one job, such as the pinch of food. ~ One is enough to be known for, even among fish.
      T<tank,quiet> {he} can spend an hour {quiet} next to the tank. ~ Fish get used to people who move slowly.
      C<tank> {he} can think, "I look after the water, and the water looks after the fish."
      C<tank> {he} can think, "A pinch is kinder than a handful."
      A<tank> After some weeks the water has settled, and so has everybody else. At feeding time something comes to the front of the glass and stares. It may be hunger, and it may be that it knows who is there. A fish does not say which, and that leaves room for both.
      A<tank> In the evening a tank is a window with a lake behind it. Nothing much happens there, and it is surprisingly hard to stop watching. A fish asks for a pinch of food, clean water and somebody who notices. Noticing is the part that nobody can do in a hurry.
      D<watch> There are pets for laps and pets for looking, and people often expect the first kind. {creature belongs} to the second. {Name} may find that holding is hardly wanted and that watching is worth more than it sounds. An animal like that does not perform. It does what its kind has done for millions of years, a metre from the sofa.
      D<watch> Looking after a pet of this kind begins with finding out. {Name} may be surprised how exact it is. Warmth, light, food and a place to hide are all different from what people like. An animal that is kept wrongly cannot complain. It only stops doing things. A pet that is busy is a pet that is well.
      P<watch> Visitors ask whether it can be stroked. It is fair to say no on somebody else's behalf. Most are more interested after that.
      P<watch> Adults carry the responsibility, because a living thing depends on it every day. They may turn out to be the ones who look longest.
      Q<watch> Watching {creature}, {Name} might feel ____. It may be quieter than expected.
      Q<watch> When other people have a dog, {Name} might notice ____.
      H<watch> {helper} can find out with {him} what this kind needs, from a vet or a keeper. ~ Much on the internet is wrong.
      H<watch> {helper} can put the jobs on a list and keep the big ones. ~ A list saves most arguments.
      T<watch> {he} can write down for a week what happens at what time. ~ Real researchers begin like that.
      T<watch> {he} can take on one job and keep it for a month. ~ One is enough to be relied on.
      C<watch> {he} can think, "Hands off, eyes on."
      A<watch> Some weeks later there are things that only {Name} has seen, because nobody else sat still for so long. An animal that goes on with its day in front of a person has decided something about that person. A pet like that gives no thanks. It gives a view.
      D<scratch> A scratch or a bite is usually the last line of a conversation. {animal} had most likely said it before with ears, eyes, a stiff back or a step away. {Name} may not have known the language yet, which is nobody's fault. Vets get scratched as well, and they have studied it.
      C<scratch> {he} can think, "What was said before the claws?"
      A<scratch> The mark will be gone before the memory is. {animal} can be met again from further off, with time and something to eat. An animal whose quiet signs are noticed has little need of loud ones. It is a useful thing to have learned, and it does not take long.
      D<chores> Looking after a pet sounds like one job and is several hundred small ones. Saying yes takes a second, usually with shining eyes. {Name} may have meant it and still look at the job and think, "In a minute." The work comes in bits, on wet evenings too. That is common, and somebody with paws or feathers waits all the same.
      P<chores> An animal knows nothing about agreements. It knows steps, hands and the sound of the bag, and by those it decides who is who.
      P<chores> Parents hear themselves asking for the tenth time, and they do not enjoy it either. What they would like is not to be the alarm clock.
      Q<chores> Hearing the reminder again, {Name} might feel ____. It can be guilt, and it can be plain annoyance.
      Q<chores> In front of the job, {Name} might notice ____.
      H<chores> {helper} can make a fair list with days on it, grown-ups included. ~ Then people can look at a list and not at each other.
      H<chores> {helper} can show once more how it is done quickly. ~ Some jobs are put off because they are not quite clear.
      T<chores> {he} can do it straight after something that happens daily, such as brushing teeth. ~ A habit needs no alarm.
      T<chores> {he} can say honestly which job {he} would rather swap. ~ A swap is better than a silence.
      C<chores> {he} can think, "It is five minutes, and somebody is waiting."
      A<chores> Five minutes later the job is done, and the pet has noticed. Nobody claps for that, and nobody needs to. Missed days can be followed by better ones, since an animal starts each morning without a record. It goes by who comes.
      P<scratch> A small animal lives in a world where most things that come from above want to eat it. A hand looks like that, however kind it is. If it smells of lunch, the mistake is easily made.
      P<scratch> Vets and keepers have collections of small scars. They do not take it personally. They ask what the animal was doing a moment before.
      Q<scratch> With a hand near the cage or the fur, {Name} might notice ____.
      Q<scratch> Thinking back to the bite, {Name} might feel ____. Hurt feelings can be part of it.
      H<scratch> {helper} can take over the handling for a while and leave the talking to {Name}. ~ A voice is a good way to be known.
      H<scratch> {helper} can help to find out what that kind of animal likes, and at what hour. ~ Many small ones sleep by day and dislike being woken.
      T<scratch> {he} can offer food on a spoon, and later on a flat hand. ~ Distance can be made smaller by a bit each day.
      T<scratch> {he} can wash off the smell of food first. ~ A clean hand is less easily mistaken.
    `),
    '11+': script(`
      D<idea> A pet begins as an idea. For weeks it is perfect, sits on laps and needs nothing but a name. Then {animal} arrives, an actual animal with bowels and opinions, and {Name} may find that the two have little in common. The idea did not chew cables. It takes some time to say goodbye to an imagined friend, even with a real one asleep in the shoes. A bit of disappointment in the first week is common, and hardly anyone admits to it.
      D<idea> In pictures, animals and young people gaze at sunsets. {animal} turns out to prefer the space behind the washing machine. {Name} may be the one who gets to lie on the tiles and talk to it. That is a long way from the picture. A real animal has a past, a temper and a digestion, and it did not sign anything. What there is to like about it will only be found out from the floor.
      D<asked> Nobody asked the animal. People discussed it for months, and {Name} may have been one of them. Then {animal} is lifted out of the only world it knows and carried into a house full of unknown smells. Seen from there, hiding is a sensible decision, and so is shouting at night. It has no way of knowing that this is meant as good news. It will work that out from a few hundred small things, such as who moves slowly and who brings the bowl.
      P<idea> Parents tend to discover in the second week that they have acquired a toddler. They are short of sleep, and the word "responsible" appears in most of their sentences. They knew this beforehand, in theory.
      P People in a family compete for it, and count to whom it went first. Animals choose by warmth, smell and the likelihood of cheese. It is not a vote on anyone's character.
      P Friends may expect tricks. An animal that simply leaves the room is hard to show off. It is still an answer, and a fairly clear one.
      P Some people lose interest when the newness has gone, and feel guilty about it. It happens with instruments too. What helps is a small fixed job and no speeches.
      Q Looking at {animal}, {Name} might feel ____. The correct answer is not automatically joy.
      Q When {animal} chooses somebody else, {Name} might notice ____. It is allowed to sting.
      Q At the early walk or the late feed, {Name} might feel ____. It may change between the bed and the door.
      H {helper} can settle the jobs in writing and keep the final responsibility. ~ An animal is not an educational measure.
      H {helper} can explain the warning signs and step in before they are needed. ~ Trust is slow to build on both sides and quick to break.
      H {helper} can ask a trainer or a vet when something stays difficult. ~ Most problems have been met before.
      H<adult> {helper} can help by {adult}, as before. ~ Other habits need not disappear under fur.
      H<helper> {helper} can admit that it is more work than expected. ~ Honesty makes the next early walk easier to discuss.
      T {he} can spend half an hour a day in the room and ask for nothing. ~ It is how most animals decide about people.
      T {he} can look up what this kind of animal says with its body. ~ The signs are well described, and people miss most of them.
      T {he} can take over one job that nobody else wants, at a fixed hour. ~ Reliability is the part that animals notice.
      T<comforter> {he} can store {comforter} behind a closed door. ~ New teeth are not impressed by memories.
      T<quiet> {he} can spend that time {quiet}. ~ It is the kind of company most animals would order.
      T<activity> {he} can keep the usual time for {activity}. ~ An animal in the house is not a reason to give up the rest of life.
      T<doing> {he} can try {doing} when things get hectic. ~ In a room full of excitement, one calm person is worth a lot.
      C<idea> {he} can think, "The idea was easier, and this one is alive."
      C<idea> From the floor, {he} can say, "No hurry, I have a book."
      C<asked> {he} can think, "Nobody asked you, so I will go slowly."
      C<seven> {he} can think, "Somebody is counting on this, and cannot say so."
      D<seven> Animals have no weekends. Whatever was decided about responsibility at a kitchen table, {animal} is hungry at the usual hour, in the rain and during examinations too. {Name} may have meant every word of it and still find the four hundredth bowl less interesting than the first. That is not a defect of character. Interest comes and goes, and stomachs do not, which is why the law leaves the responsibility with adults.
      A<seven> What an animal asks for is dull, daily and quite easily done. There will be mornings on which a pet is a nuisance with eyes. On most days, somebody who fills a bowl at the usual hour is the best news that {animal} has had since yesterday. There are worse things to be for a living creature than reliable.
      C<topic> During the wait, {he} can think about {topic} in as much detail as possible.
      A<idea> In most houses the idea fades within a month or two, and the animal stays. It has a favourite corner, a dreadful habit and a way of looking at {Name} that cannot be explained to visitors. Nobody could have imagined it beforehand, because nobody could be that odd on purpose. A pet is one particular animal, and it is asleep on the wrong cushion.
      A<idea> Whatever comes of it, closeness with an animal is not owed and not bought. It is built of repeated, rather boring events at the same hour. Some pets become companions, and some remain tenants with a good appetite. Both are worth a clean bowl.
      A<asked> One evening, without any announcement, the animal lies down in the middle of the floor. That is its way of answering the question that nobody put. A pet that turns its back on people and sleeps has decided something. {Name} may step over it quietly, on the way to turn off the light.
      D<tank> A fish is a modest sort of pet, since it cannot be stroked, walked or taught to bring the newspaper. {Name} may have been asked why anybody would want one. A fair answer is that a tank is less like a pet than like a small country with a chemistry of its own. Bacteria too small to see turn waste into something that plants can use, and it takes them several weeks to become numerous enough. Whoever looks after fish is in fact looking after water. The fish are the visible part of it.
      D<tank> Research has not been kind to the old joke about a fish and its memory. Fish learn when and where they are fed, they remember it for months, and some kinds can tell one human face from another. {Name} may therefore be under observation while looking into the tank. It is hard to say from outside, because a fish has no eyelids and looks equally surprised by everything. It does notice vibrations, so that a slammed door counts as news.
      P<tank> Parents often agree to fish because they expect less work than with a dog. They find out about water tests in the first week. A certain amount of sighing over buckets is to be expected, and long evenings in front of the glass may follow.
      P<tank> Friends may find it dull, which is reasonable, because they have watched for about ten seconds. Most of what happens in a tank happens slowly. It is worth more to people who look twice.
      Q<tank> In front of the tank, {Name} might feel ____. Calm is common, and so is a faint sense of being watched.
      Q<tank> When something in the water is not right, {Name} might feel ____. Looking after something has a weight, even at this size.
      H<tank> {helper} can keep the final responsibility and carry the heavy end of the bucket. ~ An animal is not an educational measure.
      H<tank> {helper} can ask a vet or a good shop when something stays difficult. ~ People who keep fish enjoy being asked.
      T<tank> {he} can take over one task at a fixed hour, such as the food or the water test. ~ Reliability is what a small country needs most.
      T<tank> {he} can write down what changes from week to week. ~ Patterns show that nobody would see in a day.
      T<tank,quiet> {he} can spend that time {quiet} next to the tank. ~ It is the kind of company that fish put up with best.
      C<tank> {he} can think, "Less food, more patience."
      C<tank> {he} can think, "I look after the water, and the rest follows."
      A<tank> By and by the water clears, and something comes to the front of the tank at about the same hour each day. Whether that is affection or appetite is an open question, and cats raise it too. The small country is running. A fish asks for a pinch of food, a little supervision and no speeches.
      A<tank> In the evening, with the other lights off, the tank is the brightest thing in the room. A fish crosses it from left to right, and after a while from right to left. It is not much of a plot. People have sat in front of fish for centuries, though, and few have asked for the time back.
      D<watch> Some pets refuse to be a substitute for a dog, and it is to their credit. {creature has} no interest in being stroked and no opinion about anyone's day. {Name} may find that disappointing at first, or restful. What there is to be had is the sight of an animal that follows its own rules, in the corner of an ordinary room. Biologists travel a long way for that and sit in wet bushes.
      D<watch> Keeping {creature} properly is largely a matter of conditions, with warmth, light, food and hiding places in the right amounts. {Name} may discover that most advice online is copied from somebody who guessed. An animal that is kept wrongly says nothing. It merely does less, and it takes an attentive person to notice. A pet of this kind teaches observation, whether one asked for the lesson or not.
      P<watch> Friends may find it strange and ask what the point is. The question can be asked of most hobbies. Whoever sits down for ten minutes usually stops asking.
      P<watch> Parents keep the final responsibility, and some of them had promised themselves less work. Interest comes and goes at every age. What helps is one fixed job and no speeches.
      Q<watch> Watching {creature}, {Name} might feel ____. Calm is a common report.
      Q<watch> When the novelty has worn off, {Name} might notice ____. It happens with instruments as well.
      H<watch> {helper} can settle in writing who does what, and keep the overall charge. ~ An animal is not an educational measure.
      H<watch> {helper} can ask a specialist vet when something looks wrong. ~ Not every vet knows every kind.
      T<watch> {he} can keep a record of temperature, food and behaviour. ~ Patterns show that nobody would otherwise see.
      T<watch> {he} can take over one job at a fixed hour, or say honestly that it is too much. ~ Both can be planned with. Silence cannot.
      C<watch> {he} can think, "It owes me nothing, and I get to look."
      A<watch> With time, an animal of this kind goes about its business as though nobody were there, which is the highest compliment it has. It will not come to the door. It will be exactly where it was, doing something that few people have ever watched to the end. There are worse things to find in a room after school.
      D<scratch> Claws and teeth are what is left when politer signals have not been read. {animal} probably gave several, with a turned head, flattened ears or a sudden stillness. {Name} may look back and be able to name one of them. Experienced keepers have scars and tell these stories with some affection. It was information, delivered badly.
      C<scratch> {he} can think, "Read the quiet version first."
      A<scratch> The skin will have closed in a week. Trust is slower, and it tends to begin again at a distance, with food and without eye contact. It was not a verdict on anyone's character. A pet that can say no quietly and be heard becomes a calmer animal, and the household needs fewer plasters.
      D<chores> A pet tends to be acquired in a burst of enthusiasm and kept by routine, which is a different department. {Name} may have agreed to look after an animal, and may hear about it every week. It is seldom a lack of affection. A job that can be done at any time is easily done at none, and somebody else at home ends up holding the bowl.
      P<chores> For the animal, the agreement does not exist. There is clean or not clean, food or none, and a person who came. It cannot file a complaint, which is the best argument for not waiting for one.
      P<chores> A parent who nags may be doing part of the work quietly at eleven at night. Resentment of that kind rarely gets mentioned until it is about something else.
      Q<chores> Being reminded again, {Name} might feel ____. Guilt and defiance are close neighbours.
      Q<chores> Looking at the job, {Name} might notice ____.
      H<chores> {helper} can talk openly about who does what and on which days. ~ An old agreement may need a new version.
      H<chores> {helper} can stop reminding for a fortnight if there is a list instead. ~ It is pleasanter on both sides.
      T<chores> {he} can fix it to a time that already exists, such as Wednesday after school. ~ A fixed hour saves a decision.
      T<chores> {he} can say plainly what is possible each week and what is not. ~ An honest half is worth more than a promised whole.
      C<chores> {he} can think, "It cannot ask, so I go first."
      A<chores> The job is done, and the one it was done for has moved in again. There will be no thanks. A pet has no opinion on last month, which is generous of it and makes starting again remarkably easy. Wednesday comes once a week in any case.
      P<scratch> To most small animals anything that descends from above is a predator until proven otherwise. A hand that smells of lunch makes it worse. There was no malice in it, and very little thought.
      P<scratch> People who work with animals expect to be bitten now and then and keep plasters in the drawer. They reconstruct what preceded it. It is usually their own haste.
      Q<scratch> With a hand on its way in, {Name} might notice ____. The body remembers teeth.
      Q<scratch> On being avoided by an animal, or avoiding it, {Name} might feel ____.
      H<scratch> {helper} can do the handling for a week, without comment. ~ Nothing is won by forcing either side.
      H<scratch> {helper} can look up with {him} what the species likes and when it sleeps. ~ Half of all bites are bad timing.
      T<scratch> {he} can start again with voice, then spoon, then hand, over as many days as it takes. ~ The animal sets the pace, and it can be asked daily.
      T<scratch> {he} can watch for the signs that come before the teeth and write them down. ~ It turns a fright into fieldwork.
    `),
  },
};

export const newPet: Frame = withScenes(
  own,
  twoOnALead,
  handsAndADog,
  oneWhoHides,
  tailIsHers,
  tooRoughWithAPet,
  leftInPeace,
);

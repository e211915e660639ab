import { foundInTheMorning } from './found-in-the-morning.ts';
import { anotherPetSoon } from './another-pet-soon.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { bowlThatWasForgotten } from './bowl-that-was-forgotten.ts';

const DOG = 'dogs?|pupp(?:y|ies)|doggy|doggie';
const CAT = 'cats?|kitten|kitty';
const DIED = String.raw`(?:'s)? (?:(?:is|was|has|had|just|recently|suddenly|sadly|who|that|to|in) )*(?:died|dies|dead|dying|death|passed|sleep|put down|down|run over)\b`;
const AFTER = String.raw`\b(?:death of|loss of|lost|grieving for|bury|buried|put) (?:his |her |their |my |our |the )?(?:family |old )?`;
/** The one that died, by the words around; another animal may be named in the same breath. */
const whatDied = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:(?<=${AFTER})|(?=(?:${words})\b${DIED}))(?:${words})\b`, 'i');

/** What somebody may have done before a pet came to harm. */
const MISTAKE =
  /\b(?:forgot|forgotten|(?:left|leaving|leaves) (?:the |it |a |our |his |her |their )?(?:\w+ ){0,2}(?:open|unlocked|out)|didn'?t (?:close|shut|lock|feed)|not (?:close|shut|lock)(?:ed)?|dropped (?:it|him|her|the)|stepped on|squeezed|let (?:it|him|her|the \w+) (?:out|escape)|let go of (?:the|his|her|its) lead)\b/;
/** It was a grown-up's, a brother's or nobody's: the child of the story left nothing open. */
const BY_ANOTHER = String.raw`(?![^]*\b(?:i|we|somebody|someone|(?:my |his |her |their |the )?(?:husband|wife|partner|mum|mummy|mom|dad|daddy|stepdad|stepmum|brother|sister|twin|friend|neighbou?r|postman|builders?|gardener|cleaner|nan|nana|gran\w*|visitors?)) (?:had |have |has |must have |accidentally )?(?:left|forgot|forgotten|didn'?t (?:close|shut|lock|feed)|let (?:it|him|her|the \w+|go)|dropped|stepped)\b|(?:was ?n['’]?t|was not|is ?n['’]?t) (?:him|her|them|(?:his|her|their) fault|because (?:of )?(?:him|her|them|he|she|they))\b)`;
const CAR = String.raw`\b(?:run over|ran over|knocked (?:down|over)|hit by|car|lorry|van|bus|truck|train|the road|the street)\b`;
/** The child takes the blame. */
const BLAMES =
  /\b(?:(?:his|her|their|my) (?:own )?fault|blam(?:es|ing) (?:him|her|them)sel(?:f|ves)|because (?:of (?:him|her|them|me)\b|(?:he|she|they) (?:forgot|did(?:n'?t| not)|had ?n'?t|(?:was|were)(?! (?:\w+ ){0,2}(?:old|ill|sick|poorly|in pain|suffering)\b)|gave|played|squeezed|shouted|wanted)\b)|(?:he|she|they|i) (?:caused|killed|made (?:it|him|her|them) (?:die|ill|sick))|feels? (?:so )?guilty|(?:was ?n['’]?t|was not|is ?n['’]?t) (?:him|her|them|(?:his|her|their) fault|because (?:of )?(?:him|her|them|he|she|they))\b)\b/;
/** What the child believes did it, and did not: the body was ill or old, or it was long ago, and no car or fox came of it. */
const NOT_BY_IT =
  /(?![^]*\b(?:run over|ran over|knocked down|(?:hit|killed) by|(?:got|ran|run|get|getting) out|escaped?|fox|lorry|squashed|trodden)\b)[^]*?\b(?:(?:was ?n['’]?t|was not|is ?n['’]?t) (?:him|her|them|(?:his|her|their) fault|because (?:of )?(?:him|her|them|he|she|they))\b|in (?:his|her|its|their|the) (?:cage|hutch|tank|sleep|bed|basket)|cancer|tumou?r|put (?:him |her |it |them )?(?:to sleep|down)|kidneys?|old age|illness|(?:was|were|very|really|so) (?:ill|sick|old|poorly)|last (?:year|month|summer|winter|week)|(?:months|years|weeks|ages) ago|(?:thinks?|thought|believes?|convinced|worr\w+|wonders?|sure|asks?|says) (?:that |if |whether )?(?:it|its|it'?s|it was|he|she|they|i)\b)/;

const own: Frame = {
  id: 'pet-death',
  name: 'A pet died',
  says: [
    'my dog died',
    'our cat died last week',
    'our dog died',
    'the cat died and she is heartbroken',
    'hamster died this morning how do i tell her',
    'his goldfish is dead',
    'we had to put our dog to sleep',
    'vet put the cat down',
    'guinea pig passed away',
    'our old dog is dying',
    'rabbit died he found it',
    'the cat was run over',
    'keeps asking when the dog is coming back from the vet',
    'wants to dig up the hamster',
    'first pet death',
    'loss of a pet',
    'crying every night for her cat',
    'bearded dragon died',
    'grieving for the family dog',
    'our puppy died',
    'budgie dead in the cage',
    'he thinks it is his fault the fish died',
    'having the dog put down on friday',
    'pony had to be put down',
    'wants a new hamster straight away after the old one died',
  ],
  claims: {
    strong: [
      'rabbit did not wake up',
      'rabbit didnt wake up',
      'hamster did not wake up',
      'hamster didnt wake up',
      'cat did not wake up',
      'cat didnt wake up',
      'dog did not wake up',
      'dog didnt wake up',
      'guinea pig did not wake up',
      'guinea pig didnt wake up',
      'budgie did not wake up',
      'budgie didnt wake up',
      'fish did not wake up',
      'fish didnt wake up',
      'rabbit is very ill',
      'hamster is very ill',
      'rabbit wont get better',
      'cat wont get better',
      'dog wont get better',
      'cat got the budgie',
      'cat got the hamster',
      'cat got the bird',
      'cat ate the',
      'cat has weeks',
      'dog has weeks',
      'cat has months',
      'dog has months',
      'cat has weeks left',
      'dog has weeks left',
      'cat is dying',
      'dog is dying',
      'pet is dying',
      'rabbit is dying',
      'hamster is dying',
      'vet says there is nothing',
      'vet cannot help',
      'dog has to be put down',
      'dog being put down',
      'dog has to be put to sleep',
      'dog being put to sleep',
      'cat has to be put down',
      'cat being put down',
      'cat has to be put to sleep',
      'cat being put to sleep',
      'rabbit has to be put down',
      'rabbit being put down',
      'rabbit has to be put to sleep',
      'rabbit being put to sleep',
      'hamster has to be put down',
      'hamster being put down',
      'hamster has to be put to sleep',
      'hamster being put to sleep',
      'pony has to be put down',
      'pony being put down',
      'pony has to be put to sleep',
      'pony being put to sleep',
      'guinea pig has to be put down',
      'guinea pig being put down',
      'guinea pig has to be put to sleep',
      'guinea pig being put to sleep',
      'put down at the vet',
      'put down at the vets',
      'puppy was run over',
      'kitten was run over',
      'rabbit was run over',
      'hamster was run over',
      'guinea pig was run over',
      'puppy got run over',
      'kitten got run over',
      'rabbit got run over',
      'hamster got run over',
      'guinea pig got run over',
      'dog was hit by a car',
      'puppy was hit by a car',
      'cat was hit by a car',
      'kitten was hit by a car',
      'rabbit was hit by a car',
      'hamster was hit by a car',
      'guinea pig was hit by a car',
      'dog got hit by a car',
      'puppy got hit by a car',
      'cat got hit by a car',
      'kitten got hit by a car',
      'rabbit got hit by a car',
      'hamster got hit by a car',
      'guinea pig got hit by a car',
      'found it dead',
      'found him dead',
      'found her dead',
      'fox got',
      'taken by a fox',
      'got by a fox',
      'killed by a fox',
      'eaten by a fox',
      'fish floated to the top',
      'goldfish floated to the top',
      'fish floating',
      'goldfish floating',
      'fish upside down',
      'goldfish upside down',
      'fish belly up',
      'hamster stiff',
      'not moving in its cage',
      'fox took',
      'fox killed',
      'fox ate',
      'dog was run over',
      'cat was run over',
      'cat got run over',
      'dog got run over',
      'dog die',
      'dog has die',
      'dog just die',
      'dog recently die',
      'dog suddenly die',
      'dog is die',
      'dog dead',
      'dog is dead',
      'dog pass away',
      'dog has pass away',
      'dog death',
      'dog funeral',
      'puppy die',
      'puppy has die',
      'puppy just die',
      'puppy recently die',
      'puppy suddenly die',
      'puppy is die',
      'puppy dead',
      'puppy is dead',
      'puppy pass away',
      'puppy has pass away',
      'puppy death',
      'puppy funeral',
      'cat die',
      'cat has die',
      'cat just die',
      'cat recently die',
      'cat suddenly die',
      'cat is die',
      'cat dead',
      'cat is dead',
      'cat pass away',
      'cat has pass away',
      'cat death',
      'cat funeral',
      'kitten die',
      'kitten has die',
      'kitten just die',
      'kitten recently die',
      'kitten suddenly die',
      'kitten is die',
      'kitten dead',
      'kitten is dead',
      'kitten pass away',
      'kitten has pass away',
      'kitten death',
      'kitten funeral',
      'hamster die',
      'hamster has die',
      'hamster just die',
      'hamster recently die',
      'hamster suddenly die',
      'hamster is die',
      'hamster dead',
      'hamster is dead',
      'hamster pass away',
      'hamster has pass away',
      'hamster death',
      'hamster funeral',
      'rabbit die',
      'rabbit has die',
      'rabbit just die',
      'rabbit recently die',
      'rabbit suddenly die',
      'rabbit is die',
      'rabbit dead',
      'rabbit is dead',
      'rabbit pass away',
      'rabbit has pass away',
      'rabbit death',
      'rabbit funeral',
      'bunny die',
      'bunny has die',
      'bunny just die',
      'bunny recently die',
      'bunny suddenly die',
      'bunny is die',
      'bunny dead',
      'bunny is dead',
      'bunny pass away',
      'bunny has pass away',
      'bunny death',
      'bunny funeral',
      'guinea pig die',
      'guinea pig has die',
      'guinea pig just die',
      'guinea pig recently die',
      'guinea pig suddenly die',
      'guinea pig is die',
      'guinea pig dead',
      'guinea pig is dead',
      'guinea pig pass away',
      'guinea pig has pass away',
      'guinea pig death',
      'guinea pig funeral',
      'fish die',
      'fish has die',
      'fish just die',
      'fish recently die',
      'fish suddenly die',
      'fish is die',
      'fish dead',
      'fish is dead',
      'fish pass away',
      'fish has pass away',
      'fish death',
      'fish funeral',
      'goldfish die',
      'goldfish has die',
      'goldfish just die',
      'goldfish recently die',
      'goldfish suddenly die',
      'goldfish is die',
      'goldfish dead',
      'goldfish is dead',
      'goldfish pass away',
      'goldfish has pass away',
      'goldfish death',
      'goldfish funeral',
      'bird die',
      'bird has die',
      'bird just die',
      'bird recently die',
      'bird suddenly die',
      'bird is die',
      'bird dead',
      'bird is dead',
      'bird pass away',
      'bird has pass away',
      'bird death',
      'bird funeral',
      'budgie die',
      'budgie has die',
      'budgie just die',
      'budgie recently die',
      'budgie suddenly die',
      'budgie is die',
      'budgie dead',
      'budgie is dead',
      'budgie pass away',
      'budgie has pass away',
      'budgie death',
      'budgie funeral',
      'parrot die',
      'parrot has die',
      'parrot just die',
      'parrot recently die',
      'parrot suddenly die',
      'parrot is die',
      'parrot dead',
      'parrot is dead',
      'parrot pass away',
      'parrot has pass away',
      'parrot death',
      'parrot funeral',
      'tortoise die',
      'tortoise has die',
      'tortoise just die',
      'tortoise recently die',
      'tortoise suddenly die',
      'tortoise is die',
      'tortoise dead',
      'tortoise is dead',
      'tortoise pass away',
      'tortoise has pass away',
      'tortoise death',
      'tortoise funeral',
      'turtle die',
      'turtle has die',
      'turtle just die',
      'turtle recently die',
      'turtle suddenly die',
      'turtle is die',
      'turtle dead',
      'turtle is dead',
      'turtle pass away',
      'turtle has pass away',
      'turtle death',
      'turtle funeral',
      'gerbil die',
      'gerbil has die',
      'gerbil just die',
      'gerbil recently die',
      'gerbil suddenly die',
      'gerbil is die',
      'gerbil dead',
      'gerbil is dead',
      'gerbil pass away',
      'gerbil has pass away',
      'gerbil death',
      'gerbil funeral',
      'lizard die',
      'lizard has die',
      'lizard just die',
      'lizard recently die',
      'lizard suddenly die',
      'lizard is die',
      'lizard dead',
      'lizard is dead',
      'lizard pass away',
      'lizard has pass away',
      'lizard death',
      'lizard funeral',
      'gecko die',
      'gecko has die',
      'gecko just die',
      'gecko recently die',
      'gecko suddenly die',
      'gecko is die',
      'gecko dead',
      'gecko is dead',
      'gecko pass away',
      'gecko has pass away',
      'gecko death',
      'gecko funeral',
      'dragon die',
      'dragon has die',
      'dragon just die',
      'dragon recently die',
      'dragon suddenly die',
      'dragon is die',
      'dragon dead',
      'dragon is dead',
      'dragon pass away',
      'dragon has pass away',
      'dragon death',
      'dragon funeral',
      'horse die',
      'horse has die',
      'horse just die',
      'horse recently die',
      'horse suddenly die',
      'horse is die',
      'horse dead',
      'horse is dead',
      'horse pass away',
      'horse has pass away',
      'horse death',
      'horse funeral',
      'pony die',
      'pony has die',
      'pony just die',
      'pony recently die',
      'pony suddenly die',
      'pony is die',
      'pony dead',
      'pony is dead',
      'pony pass away',
      'pony has pass away',
      'pony death',
      'pony funeral',
      'hen die',
      'hen has die',
      'hen just die',
      'hen recently die',
      'hen suddenly die',
      'hen is die',
      'hen dead',
      'hen is dead',
      'hen pass away',
      'hen has pass away',
      'hen death',
      'hen funeral',
      'chicken die',
      'chicken has die',
      'chicken just die',
      'chicken recently die',
      'chicken suddenly die',
      'chicken is die',
      'chicken dead',
      'chicken is dead',
      'chicken pass away',
      'chicken has pass away',
      'chicken death',
      'chicken funeral',
      'pet die',
      'pet has die',
      'pet just die',
      'pet recently die',
      'pet suddenly die',
      'pet is die',
      'pet dead',
      'pet is dead',
      'pet pass away',
      'pet has pass away',
      'pet death',
      'pet funeral',
      'death of dog',
      'loss of dog',
      'funeral of dog',
      'funeral for dog',
      'grieve for dog',
      'death of puppy',
      'loss of puppy',
      'funeral of puppy',
      'funeral for puppy',
      'grieve for puppy',
      'death of cat',
      'loss of cat',
      'funeral of cat',
      'funeral for cat',
      'grieve for cat',
      'death of kitten',
      'loss of kitten',
      'funeral of kitten',
      'funeral for kitten',
      'grieve for kitten',
      'death of hamster',
      'loss of hamster',
      'funeral of hamster',
      'funeral for hamster',
      'grieve for hamster',
      'death of rabbit',
      'loss of rabbit',
      'funeral of rabbit',
      'funeral for rabbit',
      'grieve for rabbit',
      'death of bunny',
      'loss of bunny',
      'funeral of bunny',
      'funeral for bunny',
      'grieve for bunny',
      'death of guinea pig',
      'loss of guinea pig',
      'funeral of guinea pig',
      'funeral for guinea pig',
      'grieve for guinea pig',
      'death of fish',
      'loss of fish',
      'funeral of fish',
      'funeral for fish',
      'grieve for fish',
      'death of goldfish',
      'loss of goldfish',
      'funeral of goldfish',
      'funeral for goldfish',
      'grieve for goldfish',
      'death of bird',
      'loss of bird',
      'funeral of bird',
      'funeral for bird',
      'grieve for bird',
      'death of budgie',
      'loss of budgie',
      'funeral of budgie',
      'funeral for budgie',
      'grieve for budgie',
      'death of parrot',
      'loss of parrot',
      'funeral of parrot',
      'funeral for parrot',
      'grieve for parrot',
      'death of tortoise',
      'loss of tortoise',
      'funeral of tortoise',
      'funeral for tortoise',
      'grieve for tortoise',
      'death of turtle',
      'loss of turtle',
      'funeral of turtle',
      'funeral for turtle',
      'grieve for turtle',
      'death of gerbil',
      'loss of gerbil',
      'funeral of gerbil',
      'funeral for gerbil',
      'grieve for gerbil',
      'death of lizard',
      'loss of lizard',
      'funeral of lizard',
      'funeral for lizard',
      'grieve for lizard',
      'death of gecko',
      'loss of gecko',
      'funeral of gecko',
      'funeral for gecko',
      'grieve for gecko',
      'death of dragon',
      'loss of dragon',
      'funeral of dragon',
      'funeral for dragon',
      'grieve for dragon',
      'death of horse',
      'loss of horse',
      'funeral of horse',
      'funeral for horse',
      'grieve for horse',
      'death of pony',
      'loss of pony',
      'funeral of pony',
      'funeral for pony',
      'grieve for pony',
      'death of hen',
      'loss of hen',
      'funeral of hen',
      'funeral for hen',
      'grieve for hen',
      'death of chicken',
      'loss of chicken',
      'funeral of chicken',
      'funeral for chicken',
      'grieve for chicken',
      'death of pet',
      'loss of pet',
      'funeral of pet',
      'funeral for pet',
      'grieve for pet',
      'dog to sleep',
      'dog down',
      'cat to sleep',
      'cat down',
      'rabbit to sleep',
      'rabbit down',
      'pony to sleep',
      'pony down',
      'horse to sleep',
      'horse down',
      'pet to sleep',
      'pet down',
      'put down',
      'put dog down',
      'put cat down',
      'lose dog',
      'lose cat',
      'pet loss',
      'cat run over',
      'dog run over',
      'bury hamster',
      'bury cat',
      'bury dog',
      'dig up hamster',
      'cat was run over',
      'cat put to sleep',
      'dog put to sleep',
      'pet put to sleep',
      'found dead',
      'hamster found dead',
      'put to sleep',
      'family dog die',
      'grieving for the dog',
      'for family dog',
      'vet put',
      'floating upside down',
      'fish is floating',
      'dog rex',
      'your dog die',
      'your cat die',
      'rainbow bridge',
      'cat got run over',
      'dog got run over',
      'pet rat die',
      'rat die',
      'ferret die',
      'snake die',
      'lamb die',
      'duck die',
      'donkey die',
      'chick die',
      'stick insect die',
      'goat die',
      'sheep die',
      'vet says it is time',
      'vet says its time',
      'dog is very ill',
      'cat is very ill',
      'guinea pig is very ill',
      'put him to sleep at the vet',
      'rabbit died',
      'pet rabbit died',
      'rabit dyed',
      'pet rabit dyed',
    ],
    cues: ['bury', 'put to sleep', 'vet', 'dog', 'cat', 'fish', 'hamster', 'rabbit', 'die', 'died', 'dead'],
    not: [
      'put down phone',
      'put down the phone',
      'put down toy',
      'put down tablet',
      'lie down',
      'calm down',
      'fish finger',
      'chicken dinner',
      'husband die',
      'his dad die',
      'his mum die',
      'her dad die',
      'her mum die',
      'grandma die',
      'grandpa die',
    ],
  },
  decidedBy: [
    // An animal that is still here, and a goodbye that is near.
    /\b(?:dog|cat|puppy|pony|horse|rabbit|guinea pig|hamster)\b[^.!?]{0,60}\b(?:say goodbye (?:to (?:him|her|it) )?soon|put (?:down|to sleep)|not (?:got )?long left|is dying)\b/i,
  ],
  topicWords: ['died', 'dead', 'die', 'miss', 'missing', 'pet', 'animal', 'vet', 'goodbye'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Vets help an animal to die by an injection of an anaesthetic: it loses consciousness within seconds, then breathing and heart stop (RSPCA, Blue Cross).',
    'Vets advise families to count good and bad days; a child may be asked whether to be there, and is told the truth beforehand.',
    'When an animal dies, heart, breathing and brain stop and cannot start again; a dead body feels no pain, cold or hunger.',
    'Thoughts, wishes and cross words do not make an animal die; many children fear that they did.',
    '"Put to sleep" can make children afraid of sleep; "the vet helped it die, because it was too ill to get better" is understood (RSPCA, Blue Cross).',
    'Hamsters live about two years, rabbits about eight to twelve, dogs about ten to thirteen, cats about twelve to eighteen, some tortoises more than a hundred.',
    'For a child the death of a pet is often the first death; the grief can be as strong as for a person, and is not for others to measure.',
    'Many families bury an animal or mark a place with a stone or a plant, or keep a picture.',
    'Dead things that are buried turn slowly into soil.',
    'Habits stay for some time after the reason for them has gone: ears listen for a sound, hands reach for a bowl.',
    'At the speed of an ordinary street (30 mph, 50 km/h) a car needs more than twenty metres to stop (Highway Code: 23 m), about the length of five cars.',
    'A new animal is another animal; most charities advise waiting until a family misses the old one a little less.',
  ],
  threads: {
    vet: 'what a vet did, told in plain words',
    spot: 'the spot where the animal was',
    hush: 'the quiet where a sound was',
    stone: 'a stone to mark a place',
    ask: 'questions about a dead body, each with its answer',
    ages: 'how long each kind of animal lives',
    only: 'the small word only',
    time: 'the hour of the day that belonged to the animal',
    goodbye: 'the days before, and a goodbye',
    fault: 'a death that a child had no part in, and a head that looks for a reason',
    gate: 'a mistake, such as a gate left open, as everybody makes mistakes',
    road: 'four fast feet, and a road they knew nothing about',
    quick: 'a death that came in a moment',
    corner: 'the empty place where an animal slept or lived',
    return: 'the question when the animal comes back',
  },
  // The animal is alive: it is going to die, and the family knows.
  threadCues: {
    // Done, and not only planned: the animal has died.
    vet: /^(?![^]*\b(?:going to|will|tomorrow|next|soon|needs? to|has to|have to|(?:is|are) being|due to|booked|fault|blam\w*|guilt\w*|because (?:(?:he|she|they) (?!(?:was|were) (?:\w+ ){0,2}(?:old|ill|sick|poorly|in pain|suffering)\b)|of (?:him|her|them)))\b)[^]*?\b(?:(?:was|were|got|been|had to be|we|vet|had (?:him|her|it|them|the \w+|our \w+)) put (?:(?:him|her|it|them|the \w+|our \w+) )?(?:to sleep|down)|had to put (?:\w+ ){0,3}(?:to sleep|down)|(?:was|were) euthan\w*|(?:the )?vet\b[^.!?]{0,60}\b(?:nothing (?:else |more )?(?:to be done|(?:he|she|they) could do|left to do)|could(?:n'?t| not) do any)|(?:did|if) the vet kill(?:ed)?)\b/i,
    gate: new RegExp(`^(?!${NOT_BY_IT.source})(?!${'[^]*'}${CAR})${BY_ANOTHER}${'[^]*?'}(?:${MISTAKE.source})`, 'i'),
    road: new RegExp(`^(?=${'[^]*'}${CAR})${BY_ANOTHER}${'[^]*?'}(?:${MISTAKE.source})`, 'i'),
    fault: new RegExp(
      `^(?:(?=${NOT_BY_IT.source})|(?!${'[^]*'}(?:${MISTAKE.source})))${'[^]*?'}(?:${BLAMES.source})`,
      'i',
    ),
    quick: new RegExp(
      `^(?!${BY_ANOTHER}${'[^]*'}(?:${MISTAKE.source}))${'[^]*?'}${String.raw`\b(?:run over|ran over|hit by|knocked down|(?:by|under) (?:a|the) (?:car|lorry|van|bus)|lorry|fox|attacked|(?<!\b(?:vet|if (?:he|she|they|we|i)) )killed|accident|found (?:him|her|it|them) dead|suddenly|drowned)\b`}`,
      'i',
    ),
    ages: /\b(?:old|ill|sick|cancer|tumou?r|years|asleep|sleep|how long|too soon|only)\b/i,
    goodbye:
      /^(?![^]*\b(?:died|has died|(?:was|were|got|been|had to be|had (?:him|her|it|them|the \w+|our \w+)) put (?:down|to sleep)|(?:we|vet) put (?:him|her|it|them|the \w+|our \w+) (?:down|to sleep))\b)[^]*?(?:\b(?:kinder to (?:let|put|say)|(?:time|have|has|going|ready) to let (?:him|her|it|them|the \w+) go|let(?:ting)? (?:him|her|it|them) go (?:on|next|tomorrow|this|soon))\b|\b(?:has (?:only |just )?(?:got )?(?:a few |some )?(?:days|weeks|months)|(?:a few|some|two|three|four|six|\d+) (?:days|weeks|months)(?: left| to live|$|\.|,)|(?:is|'s) (?:very |really |so |too )?(?:ill|sick|poorly|unwell)\b|has (?:a )?(?:cancer|tumou?r|lymphoma|kidney failure)|terminal\w*)|\b(?:(?:might|may|could|will|is going to|going to|about to) (?:\w+ )?die|(?:is|getting|very|so) old and\b(?![^]*\bdied\b)|(?:hasn'?t|has not) (?:got )?long (?:left|to live)|(?:has|have|needs?|going|about) to (?:be |die|have (?:him|her|them|the \w+|our \w+) )?(?:put (?:down|to sleep)|euthani[sz]ed|die)|(?:has|have|going) to (?:put|say goodbye)|having (?:\w+ ){1,4}?put (?:down|to sleep)|(?:is|are|'s) (?:being |getting |going to be )?(?:put (?:down|to sleep)|dying)|will (?:die|be put)|going to die|put (?:down|to sleep) (?:on|next|tomorrow|this|soon|later)|n[o']t (?:got |have )?(?:much time|very long|long)|last days|(?:a )?matter of (?:days|weeks|months)|(?:days|weeks|months) (?:left|to live)|(?:have to|need to|must|to) decide (?:about|whether|when|if)|deciding (?:about|whether|when)|(?:vet|vets) (?:says?|said) (?:there is |there's )?nothing (?:more|else)|vets? (?:is|are|will be|comes?) (?:coming |booked )?(?:to (?:the|our|my) (?:house|home)|to us|out|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|this (?:week|afternoon|evening))|vet(?:['’]s)? (?:is )?(?:coming|booked)|(?:booked|appointment) (?:at|with|for) the vet)\b)/,
    corner:
      /^(?![^]*\b(?:forg[eo]t\w*|left (?:the|it|his|her)|fault|guilt\w*|blam\w*|open)\b)[^]*?\b(?:(?:won'?t|wont|will not|refuses to|can'?t|cannot|avoids?|doesn'?t want to|does not want to) (?:go|going|sit|sitting|walk|walking|look|looking|eat|eating|come|be|being)? ?(?:in|into|on|past|near|at|through|to)\b|empty (?:bed|basket|bowls?|cage|tank|hutch|lead|chair|spot|place|corner)\b|(?:bed|basket|bowls?|cage|tank|hutch|lead|blanket) (?:is|was|are|were) (?:still )?(?:there|in|by|empty)\b|where (?:his|her|its|the) (?:\w+ )?(?:bed|basket|bowls?|cage|tank|hutch|blanket)\b)/i,
    return:
      /\b(?:com(?:e|es|ing) (?:back|home)|back (?:again|soon)|when (?:he|she|it|the \w+)(?: is|'s)? (?:going to )?(?:wake|return)\w*|(?:be )?alive again|wak(?:e|es|ing) up|(?:waits?|looks?|calls?|listens?) for (?:him|her|it) (?:at|by|in|when|every))\b/i,
  },
  onlyWhenSaid: ['vet', 'goodbye', 'gate', 'road', 'quick', 'fault', 'corner', 'return'],
  tellsAlone: ['vet', 'goodbye', 'gate', 'road', 'fault'],
  roles: {
    // What was left open, as somebody who goes back over it sees it: nobody is said to have left it.
    slip: {
      fallback: { text: 'one thing that went wrong' },
      cues: [
        { match: /\bgate\b/i, phrase: { text: 'a gate that was open' } },
        { match: /\bwindow\b/i, phrase: { text: 'a window that was open' } },
        { match: /\b(?:cage|hutch|run)\b(?! over)/i, phrase: { text: 'a small door that was open' } },
        { match: /\bdoor\b/i, phrase: { text: 'a door that was open' } },
        { match: /\blet go\b|\blead\b/i, phrase: { text: 'a lead that slipped' } },
      ],
    },
    animal: {
      fallback: { text: '{his} pet' },
      // A dog or a cat often lives beside the animal that died: any other that is named comes before them.
      cues: [
        // By its own name where it has one: "The dog is called Biscuit."
        {
          match:
            /\b(?:[Dd]og|[Pp]uppy|[Cc]at|[Kk]itten|[Rr]abbit|[Bb]unny|[Hh]amster|[Gg]uinea ?pig|[Gg]erbil|[Rr]at|[Pp]ony|[Hh]orse|[Tt]ortoise|[Pp]arrot|[Bb]udgie|[Hh]en|[Ss]nake|[Pp]et)(?:(?: is| was|'s)?,? (?:called|named)|(?:'s)? name (?:is|was)) (\p{Lu}\p{Ll}+)(?= ?[.,;!]|$| (?:and|who|was|is|has)\b(?! \p{Lu}))/u,
          phrase: { text: '$' },
        },
        // "He was called Biscuit": whoever is spoken of so is the one who is gone.
        {
          match:
            /\b(?:(?:[Hh]e|[Ss]he|[Ii]t) was (?:called|named)|(?:[Hh]is|[Hh]er|[Ii]ts) name was) (\p{Lu}\p{Ll}+)\b/u,
          phrase: { text: '$' },
        },
        {
          match:
            /\b(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea ?pig|gerbil|rat|pony|horse|tortoise|parrot|budgie|hen|snake),? (\p{Lu}\p{Ll}+),? (?=(?:has |just |sadly |suddenly )?(?:died|dies|is dying|was put|had to be|has to be|passed|got run|was run|was hit|is \d+|is (?:very |so |really )?(?:old|ill|poorly|sick)|has (?:a )?(?:cancer|tumou?r))\b)/u,
          phrase: { text: '$' },
        },
        // "Our cat Tiger got out and was hit by a car": no other animal and nobody else's grief comes between.
        {
          match:
            /\b(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea ?pig|pony|horse|tortoise),? (\p{Lu}\p{Ll}+),? (?=(?:(?!\b(?:dogs?|cats?|puppy|kitten|rabbit|hamster|miss\w*|since|when|because|whose|after)\b)[^.;]){0,60}?\b(?:was run over|got run over|(?:was|got) (?:hit by|killed|knocked down)|died|was put (?:down|to sleep))\b)/u,
          phrase: { text: '$' },
        },
        {
          match:
            /\b(?:rabbit|bunny|cat|dog|hamster|guinea ?pig|gerbil|hen|duck|mouse|rat)\b[^.]{0,20}\b(?:had|has|have) (?:\w+ )?(?:babies|kittens|puppies|chicks|kits|a litter|ducklings)\b[^.]{0,40}\b(?:died|dead|didn'?t (?:make it|survive|live))\b/i,
          phrase: { text: 'the baby animals', plural: true },
        },
        { match: whatDied('kittens?'), phrase: { text: 'the kitten' } },
        { match: whatDied('pupp(?:y|ies)'), phrase: { text: 'the puppy' } },
        { match: whatDied(DOG), phrase: { text: 'the dog' } },
        { match: whatDied(CAT), phrase: { text: 'the cat' } },
        // Several of a kind come before one.
        { match: /\b(?:hens|chickens)\b/i, phrase: { text: 'the hens', plural: true } },
        { match: /\b(?:budgies|birds|canaries)\b/i, phrase: { text: 'the birds', plural: true } },
        { match: /\bguinea ?pigs\b/i, phrase: { text: 'the guinea pigs', plural: true } },
        { match: /\bgerbils\b/i, phrase: { text: 'the gerbils', plural: true } },
        { match: /\bsnails\b/i, phrase: { text: 'the snails', plural: true } },
        { match: /\bhamster\b/i, phrase: { text: 'the hamster' } },
        { match: /\b(?:rabbit|bunny)\b/i, phrase: { text: 'the rabbit' } },
        { match: /\bguinea ?pig\b/i, phrase: { text: 'the guinea pig' } },
        {
          match: /\b(?:sheepdog|greyhound|labrador|spaniel|terrier|collie|poodle|dachshund)\b/i,
          phrase: { text: 'the dog' },
        },
        { match: /\bstick insects\b/i, phrase: { text: 'the stick insects', plural: true } },
        { match: /\bgerbil\b/i, phrase: { text: 'the gerbil' } },
        { match: /\bferret\b/i, phrase: { text: 'the ferret' } },
        { match: /\bsnail\b/i, phrase: { text: 'the snail' } },
        { match: /\bsnake\b/i, phrase: { text: 'the snake' } },
        { match: /\b(?:frog|toad)\b/i, phrase: { text: 'the frog' } },
        { match: /\b(?:hen|chicken)\b/i, phrase: { text: 'the hen' } },
        { match: /\blamb\b/i, phrase: { text: 'the lamb' } },
        ...(['goat', 'calf', 'donkey', 'sheep', 'cow', 'duck', 'duckling', 'chick'] as const).map((each) => ({
          match: new RegExp(String.raw`\b${each}\b`, 'i'),
          phrase: { text: `the ${each}` },
        })),
        { match: /\b(?:pet |white |our |her |his |their )(?:rat|mouse)\b/i, phrase: { text: 'the pet' } },
        { match: /\b(?:gold)?fish\b/i, phrase: { text: 'the fish' } },
        { match: /\b(?:bird|budgie|parrot|canary|cockatiel)\b/i, phrase: { text: 'the bird' } },
        { match: /\b(?:tortoise|turtle)\b/i, phrase: { text: 'the tortoise' } },
        { match: /\b(?:lizard|gecko|bearded dragon)\b/i, phrase: { text: 'the lizard' } },
        { match: /\b(?:horse|pony)\b/i, phrase: { text: 'the horse' } },
        { match: new RegExp(String.raw`\b(?:${DOG})\b`, 'i'), phrase: { text: 'the dog' } },
        { match: new RegExp(String.raw`\b(?:${CAT})\b`, 'i'), phrase: { text: 'the cat' } },
        // Nobody's own: it lived with relatives, at school or next door.
        {
          match:
            /\b(?:grand\w*|nan|nana|gran|granny|opa|oma|neighbou?r|friend|aunt\w*|uncle|cousin|class(?:room)?|school|nursery)(?:'?s)? (?:\w+ ){0,2}(?:pet|animal)\b/i,
          phrase: { text: 'the pet' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'What the Vet Did', thread: 'vet' },
      { text: 'The Vet Was Kind', thread: 'vet' },
      { text: 'Where the Bowl Was', thread: 'corner' },
      { text: 'The Empty Corner', thread: 'corner' },
      { text: 'Not Coming Back', thread: 'return' },
      { text: 'The Same Question', thread: 'return' },
      { text: 'Nobody Wanted It', thread: 'gate' },
      { text: 'It Was Not You', thread: 'fault' },
      { text: 'A Pet Died', thread: 'gate' },
      { text: 'Fast Feet', thread: 'road' },
      { text: 'Four Fast Feet', thread: 'road' },
      { text: 'So Quick', thread: 'quick' },
      { text: 'An Empty Spot', thread: 'spot' },
      { text: 'Hush, It Is Quiet', thread: 'hush' },
      { text: 'A Stone to Keep', thread: 'stone' },
      { text: 'A Stone for Somebody', thread: 'stone' },
      { text: 'Three Questions', thread: 'ask' },
      { text: 'No, Not Cold', thread: 'ask' },
      { text: 'Pat, Pat, Goodbye', thread: 'goodbye' },
      { text: 'Time for a Goodbye', thread: 'goodbye' },
      { text: 'About an Animal' },
      { text: '{name} Says Goodbye' },
    ],
    older: [
      { text: 'What a Vet Can Do', thread: 'vet' },
      { text: 'A Hard and Kind Thing', thread: 'vet' },
      { text: 'The Empty Corner', thread: 'corner' },
      { text: 'A Place Without Its Owner', thread: 'corner' },
      { text: 'The Same Question Every Day', thread: 'return' },
      { text: 'When Somebody Asks Again', thread: 'return' },
      { text: 'One Mistake', thread: 'gate' },
      { text: 'Looking for a Reason', thread: 'fault' },
      { text: 'Four Fast Feet', thread: 'road' },
      { text: 'One Minute on a Road', thread: 'road' },
      { text: 'In One Moment', thread: 'quick' },
      { text: 'All at Once', thread: 'quick' },
      { text: 'A Stone for Somebody', thread: 'stone' },
      { text: 'One Stone in the Grass', thread: 'stone' },
      { text: 'A Whole Animal Life', thread: 'ages' },
      { text: 'How Long Animals Live', thread: 'ages' },
      { text: 'The Small Word Only', thread: 'only' },
      { text: 'Small Animal, Big Place', thread: 'only' },
      { text: 'Before a Goodbye', thread: 'goodbye' },
      { text: 'The Days Before', thread: 'goodbye' },
      { text: 'What Happens at Seven', thread: 'time' },
      { text: 'The Hour That Was Taken', thread: 'time' },
      { text: 'About an Animal' },
      { text: 'Somebody With Four Feet, or None' },
    ],
  },
  benefits: [
    'Says plainly what dead means for an animal, and that a thought or wish did not cause it.',
    'Takes missing an animal seriously, whatever its size.',
    'Leaves the feeling to {name} and offers small ways to say goodbye.',
  ],
  talk: {
    young: [
      'What is different now in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we draw a picture?',
    ],
    older: [
      'Which part of the story was true for you?',
      'Which word went into the blank, and where in the body is it?',
      'Shall we choose a way to say goodbye?',
    ],
  },
  ofThread: {
    gate: {
      benefits: [
        'Says plainly that an animal died, and blames nobody for a mistake.',
        'Takes guilt seriously, and makes room for sorry beside sad.',
        'Leaves the feeling to {name}, and offers company and one small thing to do.',
      ],
      talk: {
        young: [
          'Who is sad in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we draw a picture?',
        ],
        older: [
          'Which sentence in the story was true for you, and which was not?',
          'Which word went into the blank, and where in the body is it?',
          'Shall we choose a way to say sorry and goodbye?',
        ],
      },
    },
    road: {
      benefits: [
        'Says plainly that an animal died, and blames nobody for a mistake.',
        'Takes guilt seriously, and makes room for sorry beside sad.',
        'Leaves the feeling to {name}, and offers company and one small thing to do.',
      ],
      talk: {
        young: [
          'Who is sad in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we draw a picture?',
        ],
        older: [
          'Which sentence in the story was true for you, and which was not?',
          'Which word went into the blank, and where in the body is it?',
          'Shall we choose a way to say sorry and goodbye?',
        ],
      },
    },
    fault: {
      benefits: [
        'Says plainly that an animal died, and that it was not because of {name}.',
        'Takes the thought of fault seriously, and answers it.',
        'Leaves the feeling to {name}, and offers company and one small thing to do.',
      ],
      talk: {
        young: [
          'What was not so, in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we draw a picture?',
        ],
        older: [
          'What does a sad head look for, in the story?',
          'Which word went into the blank, and where in the body is it?',
          'Shall we say once more how it really was?',
        ],
      },
    },
    goodbye: {
      benefits: [
        'Says plainly that an animal is going to die.',
        'Shows that there is time for a goodbye, with words or without.',
        'Leaves the feeling to {name}, and offers small ways to say goodbye.',
      ],
      talk: {
        young: [
          'What is going to happen in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we sit there together for a bit?',
        ],
        older: [
          'Which part of the story was true for you?',
          'Which word went into the blank, and where in the body is it?',
          'Shall we think about how to say goodbye?',
        ],
      },
    },
  },
  cover: {
    setting: 'garden',
    time: 'sunset',
    pose: 'kneel',
    feeling: 'sad',
    companion: null,
    props: ['flower', 'rock'],
  },
  text: {
    '2-3': script(`
      D<fault> {animal} died. {Name} may be sad. The body stopped. It was not {Name}. It was no child.
      P<fault> Some children think they did it. They did not.
      P<fault> Grown-ups look after pets. A vet can help.
      Q<fault> Without {animal}, {Name} may feel ____.
      H<fault> {helper} can sit close.
      H<fault> {helper} can say, "Not you."
      T<fault> {he} can have a cuddle.
      T<fault> {he} can sit on a lap.
      C<fault> {he} can say, "I miss you. Bye."
      A<fault> {animal} died. It was not because of {Name}. It is sad, and here is a lap.
      D<goodbye> {animal is} so ill. Soon {animal} will die. {Name} may sit near. Pat, pat, soft and slow. It is nobody's fault.
      D<goodbye> Pat, pat. Here is {Name}. {animal} will die soon. A vet can stop the pain. Soft and slow.
      P<goodbye> Grown-ups are sad too. They may cry.
      P<goodbye> Vets are kind to animals. They go slow.
      P<goodbye> Some children pat. Some just look. Both are fine.
      Q<goodbye> With a soft pat, {Name} may feel ____.
      Q<goodbye> With a goodbye, {Name} may feel ____.
      H<goodbye> {helper} can sit there too.
      H<goodbye> {helper} can say what comes next.
      H<goodbye> {helper} can pat too.
      T<goodbye> {he} can say goodbye.
      T<goodbye> {he} can wave from the door.
      T<goodbye> {he} can give one soft pat.
      C<goodbye> {he} can say, "Pat, pat, goodbye."
      C<goodbye> {he} can say, "I am here. Pat, pat."
      A<goodbye> Pat, pat, soft and slow. Goodbye is said. Then the body stops. It cannot come back. A hug may come then.
      A<goodbye> The pain stops. Then {animal dies}. People at home miss {animal}. They can miss {animal} together.
      D<spot> {animal} died. {Name} may look and look. One spot is empty. Pat, pat, nobody there.
      D<spot> {animal} died. Here is an empty spot. {Name} may look there. No, not here. No, not there.
      D<hush> Hush, it is quiet. {animal} died. {Name} may look and wait. It is still quiet. Hush.
      P People miss {animal}. Some of them cry.
      P Grown-ups cry too. Their noses go red.
      P One child cries. One child plays. Both are fine.
      Q {Name} may feel ____ without {animal}.
      Q At home, {Name} may feel ____.
      Q In the morning, {Name} may feel ____.
      H {helper} can hold a hand.
      H {helper} can say it once more.
      H {helper} can find a soft blanket.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can be sad too.
      T {he} can cry on a lap.
      T {he} can pick a flower.
      T {he} can look at a picture.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      C<spot> {he} can say, "Bye-bye, spot."
      C<spot> {he} can say, "Pat, pat, I miss you."
      C<hush> {he} can say, "Hush, hush, bye-bye."
      C<topic> {he} can think about {topic}.
      A<spot> The spot is empty. {animal} cannot come back. People can miss a pet. Pat, pat, bye-bye.
      A<spot> {animal} died. It is sad. The spot is still there. A hand can pat it. Pat, pat.
      A<hush> It is quiet now. {animal} died. It is fine to be sad. Hush, {Name}. Here is a lap.
      D<quick> {animal} died. It was so quick. {Name} may look and look. The body stopped.
      C<quick> {he} can say, "So quick. Bye-bye."
      A<quick> It was quick. {animal} died and cannot come back. {Name} did not do it. Here is a lap.
      D<gate> {animal} died. Nobody wanted that. {Name} may be sad. Things go wrong. Big people know that.
      P<gate> Grown-ups forget things. They drop things.
      P<gate> One child cries. One child plays. Both are sad.
      Q<gate> Now, {Name} may feel ____.
      H<gate> {helper} can hold {him} close.
      H<gate> {helper} can hear it all.
      T<gate> {he} can cry.
      T<gate> {he} can ask for a lap.
      C<gate> {he} can say, "I miss you. Bye-bye."
      A<gate> {animal} died and cannot come back. Nobody wanted that. There is love for {Name}. Here is a lap.
      D<road> {animal} died. It was a car. {Name} may look and look. Fast feet ran out. Feet do not know cars.
      P<road> Pets run. They do not know about cars.
      P<road> Cars are big. They cannot stop at once.
      Q<road> When it is quiet, {Name} may feel ____.
      H<road> {helper} can sit and rock.
      H<road> {helper} can listen, and hug.
      T<road> {he} can ask for a hug.
      T<road> {he} can wave bye-bye.
      C<road> {he} can say, "Bye-bye, fast feet."
      A<road> {animal} died and cannot come back. Nobody wanted that. Fast feet, bye-bye. Here is a lap.
      D<return> {animal} died. {Name} may ask and ask. A dead body cannot walk or eat. It cannot come back.
      D<return> {animal} died. {Name} may look here and there. It was not a walk. Dead is for good.
      C<return> {he} can say, "I want you here. Bye-bye."
      A<return> {animal} died. Dead cannot come back. {Name} can ask and ask. The answer is sad. Here is a lap.
    `),
    '4-5': script(`
      D<fault> {animal} died. {Name} may think, "Was it me?" It was not. Sometimes a body is too ill or too hurt, and it stops. No thought and no old mistake can make it stop.
      P<fault> Lots of children ask, "Was it me?" They ask it because they loved the pet.
      P<fault> Looking after a pet is a job for grown-ups. A vet knows about bodies.
      Q<fault> When that thought comes, {Name} may feel ____.
      H<fault> {helper} can say, "It was not you," each time. ~ It can be said many times.
      H<fault> {helper} can hear all of it, and stay close.
      T<fault> {he} can tell the thought to somebody.
      T<fault> {he} can draw a picture for {animal}.
      C<fault> {he} can think, "It was not because of me."
      A<fault> {animal} died, and it was not because of {Name}. Sad is what is left, and there is a lap for it.
      D<goodbye> {animal is} too old or too ill to get well. A vet can help {animal} to die. {Name} may know about it already. First the pain stops, and then the body stops. It is not anybody's fault. Before that, there is time to say goodbye.
      D<goodbye> Before a goodbye there is some time. {Name} may think of it when {animal is} near. {animal is} too old or too ill to get well. A vet can help an animal to die without pain. Until then there is time for a pat, or to sit there.
      P<goodbye> Grown-ups may cry before it has happened. They thought about it for a long time. It can be kind and sad at once.
      P<goodbye> Vets help animals like this when nothing else can help. Doctors for people have another job. They help people to get well.
      P<goodbye> Some children want to stay close. Some would rather play next door. Animals do not mind which.
      Q<goodbye> Saying goodbye, {Name} may feel ____.
      Q<goodbye> Next to {animal}, {Name} may feel ____.
      H<goodbye> {helper} can say what is known about the day. ~ It helps to know.
      H<goodbye> {helper} can ask who wants to be there. ~ Yes is fine, and so is no.
      H<goodbye> {helper} can help to find some words. ~ Short ones are enough.
      T<goodbye> {he} can tell {animal} one thing that was good.
      T<goodbye> {he} can give one slow pat, or wave from the door.
      T<goodbye> {he} can draw a picture for the goodbye.
      C<goodbye> {he} can say, "Goodbye. I liked you here."
      C<goodbye> {he} can think, "I can say goodbye."
      A<goodbye> Then {animal is} dead, and nothing hurts any more. A dead animal cannot come back. The goodbye was said in time. It is fine to be sad and fine to play.
      A<goodbye> A last pat can be a good pat. Then {animal} will die. People at home will be sad about it together. There is a lap to sit on.
      D<ask> {animal} died. {Name} may ask, "Is it cold?" No, a dead body feels no cold. Is it scared? No, a dead body cannot be scared. Will it get up? No, and the answers stay the same.
      D<ask> Where is {animal} now? {Name} may ask it at breakfast. {animal} died, and the body stopped. It does not eat or feel or wake up. Did a cross word do it? No. Words and wishes do not make a body stop.
      D<stone> A stone can mark a place. {animal} died. {Name} may look for a good stone. It can be round or flat. It can have a dot of paint on it. A stone does not rot or run off. It says that somebody was here.
      D<stone> When a pet dies, some people find a stone for it. {Name} may hold one in one hand. It is cool and heavy. {animal does} not come back for it. The stone is for the people who come and look.
      P Grown-ups may cry about an animal. They may stand in the kitchen and blow their noses.
      P An animal can be missed a lot. It was somebody to come home to.
      P A friend may ask, "When are you getting a new one?" The friend wants to be nice. A new one is a different one.
      P One person wants to see a picture. The next person would like to wait with that.
      Q {Name} may feel ____ without {animal}.
      Q {Name} may feel ____ where {animal} used to be.
      Q When somebody is missed, {his} tummy may feel ____.
      H {helper} can answer the same thing again. ~ It helps to hear it in the same words.
      H {helper} can help to say goodbye. ~ A flower or a song is enough.
      H {helper} can sit close and miss {animal} too. ~ Two can be sad on one chair.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can tell a story about {animal}.
      T {he} can draw {animal} in all the right colours.
      T {he} can cry for as long as it takes.
      T {he} can say goodbye with a flower or a leaf.
      T<comforter> {he} can hold {comforter} and tell it all.
      T<quiet> {he} can spend some time {quiet}, close to somebody.
      C<ask> {he} can say, "Not cold, not hungry, not scared."
      C<ask> {he} can think, "I can ask that one again."
      C<stone> {he} can say, "This stone knows who."
      C<stone> {he} can think, "Round stone, stay here."
      C<topic> For a rest, {he} can think about {topic}.
      A<ask> New questions may come, even in the bath. Somebody can hear them all. {animal} died, and that is sad. People can miss an animal and still laugh at supper.
      A<ask> The answers do not make it less sad. They make it clear. {animal} died and cannot come back. There is a lap at home, and time to miss a pet.
      A<stone> Rain falls on the stone, and then sun. It stays where it is. It is fine to miss a pet for a long time. Anyone can come and pat the stone.
      A<stone> A stone lies still, so it is easy to find. {Name} may look for it on some days, or not. Both are ways to miss a pet. The stone can wait.
      D<quick> {animal} died, and it was quick. A body can get hurt too badly to go on. {Name} may ask about it many times. Nobody could see it coming. A dead body does not hurt.
      C<quick> {he} can think, "It was quick, and now nothing hurts."
      A<quick> {animal} died and cannot come back. It was quick, and that is hard for those who stay. There was no time for a bye-bye. It can be said now, in any words.
      D<gate> {animal} died, and nobody wanted that. {Name} may think of {slip}. Things go wrong every day. Keys get lost, and cups fall down. Most of it is forgotten by bedtime, and this is not.
      P<gate> A mistake is not the same as wanting it. Grown-ups know the difference well.
      P<gate> Grown-ups make mistakes too. They have their own sad things like that.
      Q<gate> Thinking of {animal}, {Name} may feel ____.
      Q<gate> When it comes to mind, {Name} may feel ____.
      H<gate> {helper} can hear all of it, and stay close. ~ It is lighter when it is told.
      H<gate> {helper} can say that love for {Name} is the same. ~ It is the same as before.
      T<gate> {he} can say sorry to {animal}, out loud.
      T<gate> {he} can draw a picture for the spot.
      C<gate> {he} can think, "I did not want that. I am sad."
      A<gate> {animal} died and cannot come back. Looking after a pet is a job for grown-ups, and children help. It is okay to be sad and sorry. There is a lap, and it has room.
      D<road> {animal} died, and nobody wanted that. {Name} may think of {slip}. Animals see a way out, and they run. Four fast feet do not know about cars. A car cannot stop at once.
      P<road> A mistake is not the same as wanting it. Grown-ups know the difference.
      P<road> A car is heavy, and it rolls on for a bit. The one who drives can be sad about it too.
      Q<road> When a car goes by, {Name} may feel ____.
      Q<road> With that thought, {his} tummy may feel ____.
      H<road> {helper} can hear the whole of it. ~ When it is told, it is lighter.
      H<road> {helper} can say, "You did not want that." ~ It can be said every day.
      T<road> {he} can draw {animal} on four fast feet.
      T<road> {he} can say sorry to {animal}, and thank you too.
      C<road> {he} can think, "Fast feet, I did not want that."
      C<road> {he} can say, "Bye-bye, four fast feet."
      A<road> {animal} died and cannot come back. To keep pets away from cars is a job for grown-ups. Children help with it. Four fast feet ran here, and that is still true. There is a lap, and it has room.
      D<corner> {animal} died. There is a place that is empty now. {Name} may not want to look at it. Eyes go there all the same. They still look for {animal} there. A place like that can make a tummy tight. It is only a floor and a wall.
      D<corner> There was a place for {animal} at home. {animal} died, and now nothing moves there. {Name} may walk round it in a big curve. That is fine. Feet can come a bit nearer on another day.
      C<corner> {he} can say, "Hello, place. I miss who was here."
      A<corner> The place is still there, and it is quiet. It can stay as it is, or something can stand there. People at home can choose that. People can miss {animal} in any room.
      A<corner> One day feet walk past the place, and nobody counts it. The missing is still there, and it is softer. {animal} had a good place in this home.
      D<return> {animal} died. {Name} may ask when {animal comes} home. It is a good question, and the answer is sad. A body that died cannot start again. It is not a trip or a walk. Dead is for good.
      D<return> Some things go away and come back, like the bus. {Name} may wait for {animal} like that. But {animal} died. Dead is not away. A dead body does not eat, run or wake up. It cannot come back.
      C<return> {he} can say, "I wish you were here."
      A<return> {animal} died, and that does not change. The question may come again tomorrow. It can be asked again, and the answer will be the same. People at home miss {animal} too.
      D<vet> A vet can end the pain when an animal cannot get well. That is what the vet did, and {animal} died. {Name} may have heard "put to sleep". It was not a sleep. A dead animal does not wake up.
      D<vet> {animal} could not get well, and a vet helped. The vet stopped the pain, and then {animal} died. {Name} may wonder why nobody made {animal} well. Some bodies cannot be mended, not even by a vet. No child did anything wrong.
      P<vet> A vet does this only for animals that cannot get well. Doctors for people have another job. They help people to get well.
      P<vet> Grown-ups said yes to it, and it was hard. They may cry in the kitchen. They were kind to the animal.
      Q<vet> Without {animal}, {Name} may feel ____.
      Q<vet> When somebody says the word vet, {Name} may feel ____.
      H<vet> {helper} can tell what the vet did, step by step. ~ It is easier to know than to guess.
      H<vet> {helper} can say at night, "You sleep and wake up." ~ Sleep is quite another thing.
      T<vet> {he} can draw the best day with {animal}.
      T<vet> {he} can say goodbye now, to a photo or a basket.
      C<vet> {he} can say, "It does not hurt any more."
      C<vet> {he} can think, "Dying is not sleeping. I wake up."
      A<vet> {animal} died, and the pain is over. Beds are for sleeping, and people wake up in them. It is fine to be cross with the vet for a day. It was a kind thing, and it was a sad one. The basket can stay where it is for now.
      A<vet> It is quiet in one spot at home. The vet could not make a sick body well. The vet could stop the pain. People miss a pet in different ways. {Name} can miss {animal} for as long as it takes.
    `),
    '6-7': script(`
      D<fault> {animal} died, and it is sad. {Name} may think, "It was because of me." It was not. Sometimes a body is too old, too ill or too hurt, and it stops. A mistake from another day cannot do that, and a thought cannot either.
      P<fault> A sad head looks for a reason. Often it finds something that a child did, because that is near. It is still not the reason.
      P<fault> Grown-ups and a vet look after the body of a pet. What can be done is for them to decide, and not for a child.
      Q<fault> When the thought about fault comes back, {Name} may feel ____.
      H<fault> {helper} can say again how it really was. ~ It can be asked as often as it comes.
      H<fault> {helper} can say, "It was not your fault," and mean it.
      T<fault> {he} can tell somebody about the thought. ~ It is lighter when two people know it.
      T<fault> {he} can write a letter to {animal}. ~ Sorry and thank you both fit in.
      C<fault> {he} can think, "I am sad, and it was not my fault."
      A<fault> {animal} died, and it was not the fault of {Name}. The thought may come back, and the answer is the same each time. The sad feeling may stay longer, since it comes from love. Somebody at home misses {animal} too.
      D<goodbye> There is a goodbye coming that nobody wants. {animal is} too old or too ill to get well. {Name} knows it now. A vet can give a medicine that works fast. First the pain stops, and then the heart stops. That is how a vet can help an animal to die. No one at home did anything wrong.
      D<goodbye> Why does a vet help an animal to die? {Name} may ask that about {animal}. Some illnesses cannot be made well, and they hurt. So the vet stops the pain with a medicine, and then the heart stops. It is only for animals that cannot get well. There is some time before it, and that time is for a goodbye.
      P<goodbye> Grown-ups decide such things, and it is hard. They may be quiet, or cross about small things. It is not about anybody at the table.
      P<goodbye> Vets do this often, and it still makes them sad. They speak softly, and they take their time.
      P<goodbye> Friends may not know what to say. Some of them say nothing, and some talk about their own animals. Most of them mean to be kind.
      Q<goodbye> On the days before, {Name} may feel ____. It can change from hour to hour.
      Q<goodbye> At the goodbye, {his} throat may feel ____.
      H<goodbye> {helper} can tell what will happen, one step after the other. ~ True answers are easier than guesses.
      H<goodbye> {helper} can ask who would like to be there at the end. ~ Yes is fine, and so is no.
      H<goodbye> {helper} can sit down beside {animal} too. ~ Nobody needs to talk.
      T<goodbye> {he} can write or draw one good day with {animal}. ~ It can be kept afterwards.
      T<goodbye> {he} can sit with {animal} for a while and say nothing. ~ Animals do not mind that.
      T<goodbye> {he} can find some words for a goodbye, or a pat instead of words. ~ Both say it.
      C<goodbye> {he} can think, "Not my fault, and not the vet's."
      C<goodbye> {he} can say, "Goodbye. It was good with you."
      A<goodbye> After that day {animal is} dead, and the pain is gone. Nothing can bring a dead animal back. The days before it were real, and so was the goodbye. It is fine to cry in the middle of breakfast.
      A<goodbye> Nobody can make the time longer. There was a pat, or a look, or a goodbye from the door. After that day {animal} will be dead, and nothing will hurt. The people at home will miss an animal, and they can do that together.
      D<ages> Each kind of animal has its own time. A hamster has about two years. {animal} died, and {Name} may think it was too soon. A dog may have twelve years, and some tortoises have a hundred. Nobody can make that time longer with a wish. It is too short for the people who stay.
      D<ages> How long does a pet live? {Name} may wonder, because {animal} died. A mouse has about two years, and a cat may have fifteen. A big tortoise can be older than any grandparent. When a body is too old, too ill or too badly hurt, it stops. It cannot start again, and no cross word made it stop.
      D<stone> {animal} died. Some families look for a stone then. {Name} may know where a stone could lie. A good stone is flat enough for a name. Rain does not wash it away. A dead body feels no cold and no rain, wherever it is. The stone stays.
      P Some people say, "It was only an animal." They may not have lived with one. Others cry about a fish, and they are right to do so.
      P A pet that has died is not lost, and nobody can find it. Many people look for their pet for a while. Heads need time.
      P Friends may ask about a new pet straight away. They think it would help. A new animal is somebody else.
      P Two people in one home can miss the same animal in two ways. One looks at pictures all day. The other puts the bowl away at once.
      Q {Name} may feel ____ without {animal}. It may be another word tomorrow.
      Q {Name} may feel ____ at a time that was for {animal}.
      Q When people talk about it, {his} throat may feel ____.
      H {helper} can answer questions about dying, even the odd ones. ~ Odd questions are often the ones that matter.
      H {helper} can help to say goodbye with a few words. ~ Short words are enough.
      H {helper} can leave things where they are for now. ~ There is no hurry to tidy up.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can tell an old story about {animal}. ~ Most animals have a funny one.
      T {he} can make a list of five odd animal habits to remember. ~ Then they are written down.
      T {he} can cry for as long as it takes. ~ Nobody is counting.
      T {he} can choose a flower, a stone or a picture to say goodbye. ~ It is good to have something for the hands.
      T<comforter> {he} can hold {comforter} and tell the whole thing. ~ Soft things listen to the end.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs rests from sad things.
      C<ages> {he} can think, "We had that time, and it was ours."
      C<ages> {he} can say, "It was short, and it was real."
      C<stone> {he} can say, "Stone, stay here and mark the place."
      C<topic> For a rest, {he} can think about {topic}.
      A<ages> Two years or fifteen, it is one whole animal life. {animal} died and cannot come back. The days before that were real days, and nobody can take them away. It is fine to miss a pet for longer than other people expect.
      A<ages> A short life has mornings and evenings and good food in it. {Name} was there for some of it. Missing an animal can take a long time. In between there may be a good hour, and that is fine too.
      A<stone> Grass may grow around the stone, and a snail may sit on it. {animal} died, and people still stop there and say the name. Missing a pet gets less sharp for most people. The stone is in no hurry.
      D<quick> {animal} died, and there was no time to get ready for it. Some deaths are slow, and some take a moment. {Name} may go over that moment again and again. A head does that when a thing was too quick. The body stopped, and a dead body does not hurt.
      C<quick> {he} can think, "It was quick. It is over, and I am sad."
      A<quick> {animal} died and cannot come back. It was one moment, and before it there were many good days. Those are longer than the moment. The goodbye that there was no time for can be said today.
      D<gate> {animal} died, and nobody wanted it to happen. {Name} may think of {slip}. Everyone makes small mistakes, each day of the week. Nearly all of them do no harm. So nobody notices how many there are.
      P<gate> A mistake is something that nobody wanted. The grown-ups have made some of those. They may tell about one.
      P<gate> Grown-ups are the ones in charge of a pet. A child is a helper. Helpers make mistakes, and grown-ups watch out for them. This time it went wrong all the same.
      Q<gate> Thinking of it, {Name} may feel ____. It may be sad and something else as well.
      Q<gate> When others are quiet, {his} stomach may feel ____.
      H<gate> {helper} can listen to all of it, without telling {him} off. ~ It is lighter when it has been told.
      H<gate> {helper} can say, "I love you the same," and mean it. ~ That does not hang on one mistake.
      T<gate> {he} can say sorry to {animal}, out loud or in a letter. ~ It is fine to do it at the spot.
      T<gate> {he} can tell a grown-up when the thought comes back. ~ It can be told as often as it comes.
      C<gate> {he} can think, "It was a mistake. I did not want it."
      A<gate> {animal} died, and sorry cannot change it. It can still be said. Somebody who is this sad took good care on many other days. People can miss a pet and be loved, both at once.
      D<road> {animal} died on the road, and nobody wanted it. {Name} may think of {slip}. Every day, lots of gates and doors are left open. Almost nothing comes of it. This time four fast feet went out, and there was a car. Animals do not know how fast a car is.
      P<road> A car in a street cannot stop at once. It needs a way as long as five cars. Somebody who drives can see an animal and still not stop in time.
      P<road> Grown-ups may be quiet about it. Mostly that is from being sad. It is not the same as being angry with somebody.
      Q<road> When that minute comes to mind, {Name} may feel ____.
      Q<road> Where {animal} used to be, {Name} may feel ____.
      H<road> {helper} can hear the whole of it, more than once. ~ Each time it gets a bit lighter.
      H<road> {helper} can say which part is a job for grown-ups. ~ Pets and roads are a big part of that.
      T<road> {he} can say sorry to {animal}, out loud or in a letter. ~ There is room for thank you as well.
      T<road> {he} can tell a grown-up each time the thought comes back.
      C<road> {he} can think, "A mistake is not the same as wanting it."
      C<road> {he} can say, "Four fast feet, I miss you."
      A<road> {animal} died, and nobody can run that minute back. A mistake does not make anybody bad. Four fast feet ran about on other days too. Those days stay as they were. It is fine to miss a pet, and to be sorry as well.
      D<corner> Some places at home belong to somebody. {animal} had one, and {animal} died. {Name} may not want to go near it now. An empty place is hard to look at. The eyes still expect somebody there. Eyes take a while to learn it. It is a place like the others.
      D<corner> {animal} died, and a place has stayed behind. {Name} may walk another way so as not to see it. Many people do that after an animal has died. The place says "gone" each time, and that hurts. It says it more quietly as the weeks go by.
      P<corner> Others at home have a place like that as well. It may be a hook, a bowl or a sound in the morning. They may not talk about it.
      H<corner> {helper} can ask what would be good for that place. ~ It can stay, move or get a photo.
      T<corner> {he} can look in from the door and go away again. ~ That is enough for one day.
      C<corner> {he} can think, "It is a place, and I miss who was in it."
      A<corner> The place is there in the evening, just as it was. Somebody has sat near it for a minute, or will on another day. {animal} died, and the place remembers nothing. People do that. Missing {animal} can be done in any room.
      A<corner> Bit by bit a room becomes a room again. It may get a photo on the wall, or only a bit of sun. Missing an animal can be done in the whole house. Nobody needs to keep out of one corner for it.
      D<return> {animal} died. {Name} may ask when {animal comes} back, today and tomorrow too. It is hard for a head to believe such a thing. When a body has died, the heart cannot start again. No doctor can change that. So there is no day for coming home. It is sad, and it is the true answer.
      D<return> There are words that sound like coming back: "gone", "away", "lost". For a pet that died, they are not the right ones. {animal} died, and {Name} may still listen for paws. Ears do that for some time. A dead body does not hear or wake up, and that stays so.
      P<return> People of all ages forget for a second that somebody died. They look up at a noise at the door. Then they remember.
      H<return> {helper} can say the true answer each time, in the same words. ~ Same words are easier to believe.
      T<return> {he} can ask the question as many times as it comes. ~ Nobody is counting.
      C<return> {he} can think, "You cannot come back, and I can think of you."
      A<return> The question may come once more at bedtime, and so does the answer. {animal} died and cannot come back. What comes back is something to remember: a nose, a noise, a funny day. Missing {animal} can go on beside all the other things.
      A<return> One day the ears stop listening at the door. Nobody decides on that day. {animal} died, and by then the ears know it too. A picture of {animal} can stay where it can be seen.
      D<vet> "Put to sleep" is what people say, and it is not quite true. {Name} may have thought about that. The vet gave {animal} a medicine that works very fast. First there was no pain and no thinking, and then the heart stopped. {animal} died. Sleep is for resting, and people and animals wake up from it.
      D<vet> Why would a vet help an animal to die? {Name} may have asked that about {animal}. Some bodies are so old or ill that nothing can mend them. Each day hurts. An animal cannot be told that it will be over soon. So a vet may end the pain. It was nobody's fault, and no child could have changed it.
      P<vet> Whoever said yes to the vet may think about it a lot. They may wonder if it was too early or too late. Most vets say that people wait as long as they can.
      P<vet> Vets are often sad on such days too. They became vets because they like animals. This is the hardest thing that they do.
      Q<vet> Thinking of the vet, {Name} may feel ____. Sad and angry can be there together.
      Q<vet> Without {animal} at the usual time, {Name} may feel ____.
      H<vet> {helper} can answer questions about that day, even odd ones. ~ Heads make up worse things than the true ones.
      H<vet> {helper} can say why it could not wait. ~ A reason does not make it less sad, and it helps.
      T<vet> {he} can write a few lines and put them by a photo.
      T<vet> {he} can ask to hear how that last day was. Some people want to know, and some do not.
      C<vet> {he} can think, "It hurt, and the vet stopped the pain."
      C<vet> {he} can say, "I wish I had said goodbye. Goodbye."
      A<vet> The pain is over, and the missing is here at home. It was a hard thing to do, and a kind one. {animal} died, and all the good days before that still happened. A goodbye can be said late as well. Some families say it in the garden, and some say it at supper.
    `),
    '8-10': script(`
      D<fault> {animal} died, and {Name} may be going back over old days to find the reason. It is not there. An animal's body stops when illness, age or a bad injury is stronger than what a vet can do. Something that went wrong on another day, and has been over since then, does not cause it. It was not the fault of {Name}.
      P<fault> When something sad has no good reason, a head makes one. It takes what lies nearest, and that is often something it did itself. Doctors know this from many children and many adults.
      P<fault> Adults decide with a vet what is best for an animal. They may be asking themselves the same question at night. Nobody wanted this.
      Q<fault> When the thought about fault comes back, {Name} might feel ____.
      H<fault> {helper} can tell from the beginning what was wrong with the body. ~ Plain facts leave less room for guesses.
      H<fault> {helper} can say, "It was not your fault," as often as it is needed. ~ Once is seldom enough.
      T<fault> {he} can ask exactly why {animal} died. ~ A true answer weighs less than a guess.
      T<fault> {he} can do something for {animal}, such as plant or draw something. ~ Being sad likes to have work.
      C<fault> {he} can think, "I am looking for a reason, and it is not me."
      A<fault> {animal} died, and it was not because of anything that {Name} did. The old days can go back to being ordinary days, with good things in them. What stays is missing somebody. That is heavy enough without a fault on top.
      D<goodbye> Most deaths come as a surprise. This goodbye is known beforehand, and that is strange to live with. {animal is} too old or too ill to get well, and {Name} has been told. A vet can give a medicine that ends the pain, then the breathing and then the heart. It takes a few minutes. Nothing that anybody at home did or thought has caused the illness.
      D<goodbye> A vet has a simple rule for an animal that is badly ill. It is to count good days and bad days, and {Name} may know that this is about {animal}. When the bad ones win, a vet can help an animal to die without pain. Animals live from one hour to the next. They do not know what is coming, so they are not afraid of it.
      P<goodbye> The adults who decided it may have talked about it for weeks. Hardly any of them feel sure. People can be sad about something and still think that it was right.
      P<goodbye> Some people may say that it is only an animal. They may not have had one. Those who have know that it is a member of the household, with habits of its own.
      P<goodbye> Vets seldom get used to this part of the work. Many of them remember certain animals for years. They do it because pain without an end is worse.
      Q<goodbye> Waiting for that day, {Name} might feel ____. It may be two things that do not fit together.
      Q<goodbye> On the last evening, {Name} might notice ____. There is no correct answer.
      H<goodbye> {helper} can answer every question about it, even the odd ones. ~ What is known is easier to bear than what is guessed.
      H<goodbye> {helper} can ask who would like to be there at the end. ~ Minds can be changed at the last minute.
      H<goodbye> {helper} can see to it that the last days are ordinary ones. ~ Ordinary is what animals like best.
      T<goodbye> {he} can take a photo or make a drawing while there is time. ~ Small details are forgotten first.
      T<goodbye> {he} can think of something that {animal likes}, and do that. ~ It does not need to be grand.
      T<goodbye> {he} can say goodbye in words, or by sitting there. ~ Both are understood well enough.
      C<goodbye> {he} can think, "Today is still one of the days."
      C<goodbye> {he} can think, "A goodbye is something I can do."
      A<goodbye> When it is over, {animal is} dead, and the pain is over too. The quiet at home may be louder than expected. A goodbye that could be said beforehand is a rare thing to have. Missing an animal takes as long as it takes, and nobody at home will be counting.
      A<goodbye> The day comes, as days do. There will have been some ordinary hours before it, with a bowl and a patch of sun, and those count. Afterwards {animal} will be dead, and nothing will hurt. It is fine to cry then, and it is fine to want supper.
      D<only> {animal} died, and sooner or later somebody may say the word "only". It was only an animal, or it was only small. {Name} may not know what to answer. It is true that a hamster weighs about as much as an egg or two. But missing is not measured in grams. A living thing was there, and now it is not. No thought and no cross word made that happen.
      D<only> There are no rules for how much a person may miss an animal. {animal} died. Some people who hear it tell {Name} that they are sorry, and some say that it was only an animal. They were not there. They did not know its face or any of the odd habits. A pet can be a large part of a day, even if it was the smallest one in the room.
      D<ages> Zoos and vets know how long animals live. A hamster has about two years, a dog ten to thirteen, and some tortoises more than a hundred. {animal} died, and {Name} may find the number unfair. It is. Pets have food, warmth and somebody who notices them, and even so a body wears out or falls ill. A heart that has stopped cannot be started by being sorry.
      P People who say "only" do not mean to hurt. They have not lived with an animal, or they would like the sad part to be over. It is hard for them to see somebody sad.
      P Vets meet this every week. When an animal is too ill to get well, they can help it to die without pain. Many of them still remember certain animals years later.
      P Parents may seem busy with the practical part, such as a box and a spade. It is a way of doing something when nothing can be done. Later they may be found looking at a photo.
      P Some friends will suggest a new pet on the same day. They think of it like a broken bike. Others have buried an animal themselves, and they tend to say less.
      Q {Name} might feel ____ without {animal}. It may be a different word next week.
      Q {Name} might notice ____ at a time of day that was for {animal}.
      Q When somebody makes a joke about it, {Name} might feel ____. It may be two things at once.
      H {helper} can tell exactly what happened, as far as {he} would like to know. ~ A true answer is easier to live with than a guess.
      H {helper} can help to plan a goodbye, however short. ~ Some people speak, some plant something, and some just stand there.
      H {helper} can wait with the question of another animal. ~ It is a question of its own, and it does not get old.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can tell a story of early days with {animal}. ~ It often includes something that went wrong.
      T {he} can write down ten facts that are in no animal book. ~ The odd ones are the ones that get forgotten first.
      T {he} can put away what belonged to {animal}, or leave it out a while. ~ There is no date for that.
      T {he} can tell one friend about it who knows animals. ~ It saves explaining.
      T<comforter> {he} can keep {comforter} close for a few nights. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}. ~ A head needs time off from a hard thing.
      T<activity> {he} can spend some time {activity}, with no need to enjoy it. ~ Sometimes the hands like it first.
      C<only> When somebody says "only", {he} can think, "They were not there, and I was."
      C<only> {he} can say, "It was not only, not to me."
      C<ages> {he} can think, "It was a whole life, even if it was a short one."
      C<topic> For a rest, {he} can think about {topic}, and be sad again later.
      A<only> The word "only" stays outside. Those who were there know the rest, such as the odd habits and the mess. {animal} died and cannot come back. It is possible to miss an animal a great deal, and laugh about the mess as well.
      A<only> After some weeks the people who said "only" have forgotten it. The ones who knew {animal} have not, and they do not need to. To miss a pet is one of the prices of having had one. Most people who paid it say that they would do so again.
      A<ages> A number of years tells how long, and nothing else. It leaves out the mornings, the odd habits and all the funny parts. {animal} died, and that part is over. The rest happened, and {Name} was there for it. Missing an animal takes the time it takes.
      D<quick> {animal} died, and it came without a warning. {Name} may go back to that moment in {his} head, as if it were possible to get there earlier. Nobody had time to see it coming. Brains do that with sudden things. The body stopped, and a dead body feels nothing at all.
      C<quick> {he} can think, "I cannot get there earlier. Nobody could."
      A<quick> {animal} died and cannot come back. The last day was one day, and it takes up a lot of room for now. Behind it there are hundreds of ordinary days. By and by they can be seen again. A goodbye may be said late, and it still counts.
      D<gate> {animal} died, and {Name} may think of {slip} and of nothing else. Human hands and heads make dozens of small mistakes a week, in clever people too. Pilots use lists for exactly that reason. Almost every mistake is forgotten by the evening, so nobody counts them. This one is remembered because of what came after it.
      P<gate> Adults carry things like this as well. They seldom tell children about them. It may be worth asking one who is trusted.
      P<gate> There is a difference between a mistake and a bad deed, and it is what a person wanted. Nobody here wanted it. An animal in a family is in the care of adults, and children help.
      Q<gate> When the thought comes back, {Name} might feel ____. Sad and guilty are not the same, and they often come together.
      Q<gate> Where {animal} used to be, {Name} might notice ____.
      H<gate> {helper} can hear the whole of it without blame. ~ Something like that is too heavy for one.
      H<gate> {helper} can say which part of the care belonged to the adults. ~ It is true, and it is fair to say it.
      T<gate> {he} can write to {animal} and say everything in it. ~ Nobody else needs to read it.
      T<gate> {he} can tell somebody each time it gets heavy. ~ There is no limit on that.
      C<gate> {he} can think, "A mistake, and I would give a lot to undo it. That is love."
      A<gate> {animal} died, and no one can go back to the minute before. Being sorry is the right size for it. Being a bad person is not, because bad people do not lie awake over a pet. There were many days when everything went right, and they happened too.
      D<road> {animal} died on the road. {Name} may think of {slip} and of little else. Everybody leaves something open, on or unlocked a few times a week. Mostly nothing comes of it, so nobody counts. This time four feet were faster than anyone, and there was a car. An animal cannot work out how soon a car arrives. No one wanted this to happen.
      P<road> Physics has a part in it. At the speed of an ordinary street, a car needs more than twenty metres to stop. A driver can see an animal and still be able to do nothing.
      P<road> When adults forget something, they call it a long day. Children often call it "my fault". It is the same kind of slip.
      Q<road> When the street is spoken of, {Name} might feel ____. Sad and guilty are not the same, and they often come together.
      Q<road> At the spot where it happened, or near it, {Name} might notice ____.
      H<road> {helper} can go through it once from beginning to end, without blame. ~ A thought that was said aloud is easier to look at.
      H<road> {helper} can say which part is the job of adults. ~ Fences, leads and roads are for them to think about.
      T<road> {he} can write to {animal} and put everything in. ~ Nobody else needs to read it.
      T<road> {he} can tell an adult on days when it gets heavy. ~ There is no limit to that.
      C<road> {he} can think, "A slip, four feet and a car. I wanted none of it."
      C<road> {he} can think, "I would give a lot to undo it. That is what caring is."
      A<road> {animal} died, and no amount of thinking turns that minute round. A mistake does not make a bad person, and it does not cancel the days before it. On those days four feet came when they were called, or they did not and were liked all the same. A person can miss a pet and be sorry, and still laugh at supper.
      D<corner> {animal} died, and the home has kept a gap in that shape. It is on the floor, in a corner or at a certain height by the door. {Name} may take another way round so as not to meet it. Brains keep a map of who is where, and nobody has told the map yet. It goes on expecting {animal} there and gets a small shock each time. Maps like that are redrawn slowly, by being wrong a number of times.
      D<corner> There is a place in the house that {Name} may be avoiding, because it belonged to {animal}. {animal} died, and a place cannot be put away in a box. People who lose somebody often find the kitchen or the hall harder than the funeral. They had prepared for the funeral. Going in for a moment is possible, and so is leaving it for this week.
      P<corner> Everyone in a home has their own version of the empty place. For one it is the hour of the walk, and for another it is the quiet when the key turns. They may look calm only because theirs is somewhere else.
      H<corner> {helper} can talk about what happens with the things in that place, and when. ~ Nothing needs to be moved until everybody has been asked.
      T<corner> {he} can go in with somebody and stay for as long as a song. ~ A first time in company is shorter than it looks.
      C<corner> {he} can think, "The map is old. It takes time to draw a new one."
      A<corner> The corner is a corner, and on some evenings it is just that. {animal} died, and the place does not know. It can stay empty, get a plant or keep its blanket, and none of these is a betrayal. Missing somebody belongs to people. It moves with them from room to room and gets lighter to carry.
      A<corner> Sooner or later somebody walks through without noticing, and remembers at the fridge. That is allowed too. {animal} had that place for a good part of a life. Not everything that happened there was sad, and hardly any of it was about dying. Missing {animal} can include the funny parts.
      D<vet> People say "put to sleep" because the true words are hard to say at a reception desk. {Name} may prefer the true ones. The vet gave {animal} a medicine that is also used before operations, only much more of it. Within seconds there was no pain and no awareness, and a little later the heart stopped. {animal} died. It was done because a body could not be mended, or could no longer live without pain.
      P<vet> The person who signed the paper may go over it at night. Almost everyone who decides for an animal asks if it was a week too soon or too late. Vets hear that question more than any other.
      P<vet> Friends who have had no pets may say that it was only an animal. They are not being cruel. They have not been met at a door every day for years.
      Q<vet> Thinking of the last day, {Name} might feel ____. Relief is allowed in it too.
      Q<vet> At the usual hour, {Name} might notice ____.
      H<vet> Someone at home can go through what happened, in order, and leave nothing blank. ~ What is known is easier to live with than what is imagined.
      H<vet> Someone at home can say plainly that nobody could have healed it, and that no one is to blame.
      T<vet> {he} can decide what happens to one of the things, such as a lead or a bowl. It may stay, or go, or be given to somebody.
      T<vet> {he} can write down three things that only this animal did. They get blurred if nobody writes them down.
      C<vet> {he} can think, "A hard thing, done kindly."
      C<vet> {he} can think, "The good years count more than the last day."
      A<vet> {animal} died, and it was quick, and it did not hurt. That is about as much as anyone can do for an animal at the end. All the days before are still the greater part of the story. Missing {animal} may come at odd moments, with a sound or a smell. Nothing needs to be done about it, apart from saying so to somebody who remembers too.
    `),
    '11+': script(`
      D<fault> {animal} died, and {Name} may be holding a private inquiry into it. The mind goes back over weeks or years, finds a moment and calls it the cause. It is not the cause. Animals die when illness, age or injury is more than a body and a vet can deal with. An incident that was over long ago has no part in that, and it was not the fault of {Name}.
      P<fault> Guilt after a death is so common that doctors expect it. For a mind that hates randomness, a reason that hurts is easier to bear than none. It feels like evidence, and it is mostly love.
      P<fault> The decisions about an animal are made by adults and a vet, with what is known on that day. They may be wondering about it as well. Nobody wanted this.
      Q<fault> When the question of fault turns up again, {Name} might feel ____.
      H<fault> {helper} can go through what was medically wrong, without rounding anything off. ~ Facts are kinder than guesses.
      H<fault> {helper} can say that it was nobody's fault, more than once. ~ It takes some time to be believed.
      T<fault> {he} can say the accusing sentence out loud to one person. ~ Spoken, it is easier to check.
      T<fault> {he} can do something in memory of {animal}, such as planting something. ~ It gives the feeling somewhere to go.
      C<fault> {he} can think, "It feels like guilt, and it is missing somebody."
      A<fault> {animal} died, and the reason lies in the body and not in anything that {Name} did. The thought may return at night, and it can be answered in the same words each time. What remains when it goes is grief, which is fair and does not need a culprit.
      D<goodbye> To know about a death in advance is an odd kind of knowledge. {animal is} too old or too ill to recover, and {Name} has probably been told what may happen. A vet can give an overdose of an anaesthetic. Consciousness goes first, within seconds, and the heart stops afterwards, so that nothing of it is felt. It is decided by adults, on the advice of somebody who has seen a great many animals. It remains a decision that nobody wants to have.
      D<goodbye> Animals have one advantage over people at the end, which is that they do not know about it. {animal is} too old or too ill to get well, and a vet can help {animal} to die without pain. What {Name} knows about the coming days is unknown to {animal}. There is no dread on that side, only warmth, discomfort and company. The dread belongs to the humans in the house, and so does the job of making the time that is left a good one.
      P<goodbye> Those who decide tend to ask whether it is too early, and later whether it was too late. There is no exact moment. Vets say that most people wait out of love and decide out of love, and that from the inside both of these look like doubt.
      P<goodbye> Other people may not understand how much there is to lose. It is difficult to explain somebody who did not say a word in all those years. Those who have been through it do not generally need the explanation.
      P<goodbye> Adults may cry in odd places during these days, such as a supermarket or a car. They are not coping badly. It is simply what coping looks like with a date on it.
      Q<goodbye> In the days before, {Name} might feel ____. Anger at the calendar is a common entry.
      Q<goodbye> In the same room, {Name} might notice ____. Ordinary thoughts tend to turn up as well.
      H<goodbye> {helper} can say exactly what will happen, in what order and who will be there. ~ Uncertainty is the part that can be removed.
      H<goodbye> {helper} can leave it to {him} whether to be in the room. ~ Neither choice is the loyal one.
      H<goodbye> {helper} can clear the calendar around that time. ~ Sports and homework can wait for once.
      T<goodbye> {he} can spend an hour in the same room, doing nothing. ~ Animals have long been better at that than people.
      T<goodbye> {he} can write down some details now, such as a sound or a bad habit. ~ Those are the first to go.
      T<goodbye> {he} can decide how to say goodbye, and to whom to tell it. ~ It may be in private, or not at all in words.
      C<goodbye> {he} can think, "Now is the only part that gets noticed."
      C<goodbye> {he} can think, "This is sad, and it is also kind."
      A<goodbye> Afterwards the home will sound different, and it will take a while for the ears to stop expecting anything. {animal} will have died without fear, which not everybody is granted. Grief of this kind is not smaller for having been announced. It is only a little better prepared.
      A<goodbye> It was possible to say goodbye, and it may have been clumsy, as real goodbyes are. None of it needed to be said well. Once {animal is} dead, the pain is over as well. Where the rest gets too heavy, there are people to tell, and most of them once had an animal with a name.
      D<time> Animals divide up a day. There is a time for food, a time for company, and a particular moment when somebody is waiting to be noticed. {animal} died, and for {him} that hour still arrives. It comes at the same time as before, with nothing in it. Bodies keep such appointments for weeks, because habits are stored deeper than facts. Being caught out by the clock is not a failure to understand what happened.
      D<time> In the days after {animal} died, a home may be exactly one sound too quiet. {Name} may be awake at the usual minute, with the usual job to do, and no one to do it for. Routines that belong to an animal are hard to cancel. There is no form for it. The hand still goes to the shelf, and the ears still listen for days after the head has been told what happened.
      D<only> There is no card in the shop for this, and a letter about it would be hard to begin. {animal} died, and most people will allow {him} about a day and a half. After that comes the word "only". It is a curious word, since it compares an animal with a person, which nobody had asked for. What is missed is not a species. It is one particular creature, which had habits of its own and was noticed by particular people.
      P Friends may be embarrassed. They offer a meme, or a puppy, or the story of their own goldfish. It is clumsy, and most of it means that they noticed.
      P Adults in a house often take the practical side, the vet's bill and the spade. Their own grief turns up later, at a red light. They may think that they are the only one who still looks at the empty corner.
      P Anyone who decides with a vet that an animal has suffered enough carries that afterwards. It was a kind decision, and it may not feel like one. They may need to talk it over more than once.
      P Some people move on to the next animal within a week, and some shut the subject for years. Both can come from having cared a lot. Neither is a good measure of it.
      Q At the usual hour, {Name} might notice ____. It may be in the hands before it is a thought.
      Q {Name} might feel ____ at the thought of {animal}. Guilt, relief and nothing in particular are all common.
      Q When somebody changes the subject, {Name} might feel ____. Two answers can be true.
      H {helper} can tell all that is known about how it happened, if that is wanted. ~ The imagination is usually harsher than the facts.
      H {helper} can leave the lead, the cage or the bowl alone until there is agreement. ~ Some things are better moved by two people.
      H {helper} can say plainly that wondering about having done something wrong is common, and go through it. ~ Most of it turns out to be hindsight.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What helped before is a sensible place to begin.
      H<helper> {helper} can admit to missing {animal} first. ~ One person begins, and it is restful not to be the one.
      T {he} can give the empty hour a job for a while, such as a walk or a phone call. ~ It does not replace anybody, and it gives the hour somewhere to go.
      T {he} can write down what was true of this animal and of no other. ~ A list like that is harder to argue with than a feeling.
      T {he} can tell one person who knows animals, and leave the rest uninformed. ~ An audience is not required.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults own something similar and mention it to nobody.
      T<quiet> {he} can spend the hour {quiet}. ~ Ordinary hours are a form of rest.
      T<activity> {he} can keep the usual time for {activity}. ~ It can be worth doing without being enjoyed.
      C<time> {he} can think, "The clock has not been told."
      C<time> When the hour comes round, {he} can think, "This one was taken."
      C<only> {he} can think, "Only is somebody else's word."
      C<topic> For a rest, {he} can think about {topic}, and leave the rest where it is.
      A<time> After some weeks the hour gets filled with other things, or it stays a little hollow, and both are ordinary. {animal} died, and an animal that took up a part of each day leaves a lot of hours behind. It is reasonable to miss them. The clock will work it out, at its own speed.
      A<time> One day the usual minute goes by without being noticed. That may seem like a loss as well, and it is not a betrayal. People who miss an animal do not miss it less because they slept until eight. The habits of that one particular animal are on record with everyone who knew them.
      A<only> Nobody who was not there is in a position to say how large {animal was}. Missing an animal has no official length, and it needs no permission. If it ever turns into weeks of not sleeping or eating, that is a matter for a doctor, as with any grief. Steps still go past a certain spot, and it is fine for them to stop for a second.
      D<quick> {animal} died without any warning, and nobody was given time to prepare. {Name} may find that the mind keeps returning to just before, as though it could still be stopped from there. It is what minds do with sudden events, and it is no evidence that anything could have been done. A dead body feels nothing. What is left to feel belongs to those who stayed.
      C<quick> {he} can think, "Nobody can get back there. I can stop trying."
      A<quick> {animal} died and cannot come back, and the last minute tries to stand in front of all the others. It has no right to. There were years, or months, of perfectly good minutes before it, and they come forward again in time. A goodbye can be said late. It loses nothing by it.
      D<gate> {animal} died, and there is a link in the chain of what happened that {Name} may keep looking at. It is {slip}. Research on attention is clear that everyone makes small slips many times a week. They come from tiredness and divided thoughts, and they say little about caring. Hospitals and airlines rely on second checks because they know it. What followed was out of all proportion to the slip.
      P<gate> Most adults have something of the kind behind them, and few of them talk about it. They tend to judge others more gently for it, and one of them may be willing to tell.
      P<gate> The law itself asks what a person intended, because it matters, and no one intended this. An animal in a household is the responsibility of its adults, and that is not a form of words.
      Q<gate> When the thought returns, {Name} might feel ____. Grief is hard enough without a trial going on beside it.
      Q<gate> When other people are kind about it, {Name} might notice ____. Kindness can be hard to accept at such times.
      H<gate> {helper} can hear the whole account and resist the word "should". ~ It has been used already, at night.
      H<gate> {helper} can say which part of it was in the hands of adults. ~ A share of it belongs there. If it gets too heavy to sleep on, a doctor can listen too.
      T<gate> {he} can write down what happened, once, and read it to one person. ~ It gets smaller with a witness.
      T<gate> {he} can do something in memory of {animal}, such as helping at a shelter. ~ Being sorry likes to have something to do.
      C<gate> {he} can think, "It was a mistake, and I did not choose this."
      A<gate> {animal} died, and nothing makes that fair. Guilt of this kind is mostly love with nowhere to go. It gets lighter as it is told, and it does not need a verdict. On a great many other days everything went right, and nobody wrote those down.
      D<road> {animal} died on the road. In going back over it, {Name} may stop at the same point each time: {slip}. Everyone makes slips like that several times a week, through tiredness or divided thoughts, and they say little about how much a person cares. What made this one different was a run of other things, such as an animal's curiosity, a street, a car and a second or two. Nobody chose any of them.
      P<road> At the speed of an ordinary street, a car needs more than twenty metres to stop, and no animal can judge that. Whoever was driving may be going over it as well. Several people can have a share in one moment, and none of them need to have wanted it.
      P<road> Most adults have some slip of their own that ended badly, and few of them mention it. It tends to make them gentler judges. One of them may be willing to tell.
      Q<road> When the sequence starts again, {Name} might feel ____. Grief is hard enough without a trial going on beside it.
      Q<road> When somebody says that it was not {his} fault, {Name} might feel ____. It can take a while to be believed.
      H<road> {helper} can hear the whole sequence and leave out the word "should". ~ It has been used already, at night. If sleep stays away for long, a doctor can listen too.
      H<road> {helper} can say which part of it was in the hands of adults. ~ Fences, leads and traffic are theirs to plan for.
      T<road> {he} can write the sequence down once and read it to one person. ~ It gets smaller with a witness.
      T<road> {he} can do something in memory of {animal}, such as a stone or an afternoon at a shelter. ~ Being sorry likes to have something to do.
      C<road> {he} can think, "It was a slip, and I did not choose the rest."
      C<road> {he} can think, "Going over it again does not change it. Telling it does."
      A<road> {animal} died, and the sequence does not end differently for being gone through again. Somebody who did not care would not go through it at all. Guilt of this kind is mostly love with nowhere to go, and it gets lighter as it is told. There were a great many days with four feet in them. Those happened too, and nothing can undo them.
      D<corner> {animal} died, and the house goes on behaving as if that were a rumour. There is a place that {Name} may be walking round at the moment, by a route that makes sense to no one else. The brain keeps an inventory of who is to be found where, and it updates that list by disappointment, one glance at a time. For this reason a doorway can be worse than a conversation. It is a well-known part of grief, and it is not a sign of doing it badly.
      P<corner> Adults tend to tidy after a death, or they leave everything exactly as it was. Both are attempts to have a say in something that could not be helped. It is fair to ask that nothing be moved without a word.
      H<corner> {helper} can agree on what happens to that corner, and on when it is discussed again. ~ A date takes the pressure out of it, and it can be moved.
      T<corner> {he} can go in once with somebody and once alone, and leave when it is enough. ~ It does not need a purpose, and half a minute counts.
      C<corner> {he} can think, "The list is out of date. It is being updated."
      A<corner> In time a place goes back to being a part of a room, and the moment at which it does is usually missed. {animal} died, and that is not altered by a plant pot or by the lack of one. What happened in that corner over the years was mostly breakfast, sleep and nonsense. Missing {animal} can contain all three.
    `),
  },
};

/**
 * An animal of the family died. Which one comes from the parent's words (role `pet`); its name and ways are the
 * family's to tell. "Put to sleep" is not said, no new animal is promised, and a small animal may be missed a lot.
 */
export const petDeath: Frame = withScenes(own, bowlThatWasForgotten, anotherPetSoon, foundInTheMorning);

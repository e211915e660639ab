import { wantsItSentBack } from './family/wants-it-sent-back.ts';
import { fetchesForTheBaby } from './fetches-for-the-baby.ts';
import { visitorsForTheBaby } from './visitors-for-the-baby.ts';
import { otherParentForBedtime } from './other-parent-for-bedtime.ts';
import { twoAtOnce } from './two-at-once.ts';
import { pregnantAtTheSchoolGate } from './pregnant-at-the-school-gate.ts';
import { timeWhenItIsBorn } from './time-when-it-is-born.ts';
import { cryInTheNight } from './cry-in-the-night.ts';
import { wishedForAnotherBaby } from './wished-for-another-baby.ts';
import { whoIsLovedMore } from './who-is-loved-more.ts';
import { theCryHurts } from './home/the-cry-hurts.ts';
import { script, type Frame } from '../frame.ts';
import { wetSinceBaby } from './home/wet-since-baby.ts';
import { withScenes } from './scene.ts';
import { eyesAreForLooking } from './home/eyes-are-for-looking.ts';
import { whoIsWithMeThen } from './family/who-is-with-me-then.ts';
import { babyIsAsleep } from './home/baby-is-asleep.ts';
import { lookAtMeAtFeeds } from './home/look-at-me-at-feeds.ts';
import { halfOfASibling } from './half-of-a-sibling.ts';

/** Twins who are the new babies; "my twins are jealous" is about older children. */
const NEW_TWINS =
  /\b(?:expecting|having|newborn|new|baby|pregnant with|have|had) (?:\w+ )?twins\b|\b(?:sister|brother) (?:of|to) twins\b|\btwins (?:are |were )?(?:on the way|due|coming|born|arriv)/i;

/** The baby is on its way, and nobody speaks of one who is there. */
const NOT_BORN_YET =
  /^(?![^]*\b(?:born|newborn|came home|come home|home now|has arrived|arrived|baby (?:brother|sister) is|the baby (?:cries|is|has|wakes|gets|takes)|feeding|breastfeed\w*|(?:weeks?|months?|days?)[- ]old)\b)[^]*?\b(?:pregnan\w*|expecting|due (?:in|on|any|next|soon|date)|(?:having|have) (?:a|another) (?:new )?baby (?:in|soon|next)|hospital (?:and )?(?:\w+ )?(?:having|to have) (?:the|a|our|her|my) (?:new )?baby|on the way|baby (?:is )?(?:coming|in (?:my|mummy'?s|mum'?s|her) (?:tummy|belly))|(?:going|about) to be (?:a )?big (?:brother|sister)|(?:baby|brother|sister)\b[^.]{0,20}\b(?:arriv(?:es|ing)|coming|comes|due|will be (?:born|here)|is (?:to be )?born) (?:in|soon|next|this|any day|around|at (?:christmas|easter))\b|(?:my|mummy'?s|mum'?s|the) (?:bump|belly)|before the (?:new )?baby (?:comes|arrives)|(?:mum\w*|mom\w*|mama|mam|(?:his|her|their) (?:mum|mom|aunt\w*)|i'?m|i am|we|we'?re|we are|my (?:wife|partner)) (?:is |are |am )?(?:having|going to have|gonna have) (?:a|another|our|twins))\b/i;

const HANDED = '(?:cot|crib|pram|buggy|push ?chair|stroller|moses basket)';
/** What the older one lay in is the baby's now: "we gave her cot to the new baby". */
const HANDED_DOWN = new RegExp(
  String.raw`\b(?:his|her|their|old) (?:old |own )?${HANDED}\b|\b${HANDED}\b[^.]{0,30}\b(?:to|for|with|by) (?:(?:the|his|her|their|our|a) )?(?:new |little |baby )?(?:baby|brother|sister|twins)\b|\b${HANDED}\b[^.]{0,24}\b(?:used to be|was|is|it'?s) (?:his|hers|theirs|mine)\b`,
  'i',
);
/** "Asks for the cot, which is now for her baby brother". */
const COT_ASKED_FOR =
  /\b(?:asks? for|wants?|cries for|screams? for|still wants)\b[^.]{0,20}\b(?:cot|crib)\b[^.]{0,40}\b(?:for|to|with|by|has) (?:(?:the|his|her|their|our|a) )?(?:new |little |baby )*(?:baby|brother|sister|twins)\b/i;
/** The baby has both its parents at home, and the older child one of them: "says we are a proper family now without her". */
const HALF =
  /\b(?:half[- ]?(?:brother|sister|sib\w*)|step-?(?:dad|mum|mom) and i\b|(?:real|proper|whole|new|own) family\b|(?:their|your|our|his|her) (?:real|own|proper) (?:child|kid|baby|son|daughter)|from (?:a|my|his|her) (?:first|previous|former|earlier|last|other) (?:marriage|relationship|partner)|not (?:his|her) (?:real|biological) (?:dad|mum|child|kid|daughter|son)|baby with (?:my (?:new )?(?:partner|husband|wife|boyfriend|girlfriend)|(?:his|her|their) step\w+))/i;

/** Somebody else is held: who wants a parent alone, or may not stand that the baby is cuddled. Quick hands and teeth have scenes of their own. */
const SHARED_ARMS =
  /^(?![^]*\b(?:pregnan\w*|expecting|due|bump|hits?|hitting|bit(?:es|ing)|kick\w*|feed(?:s|ing)?|breast\w*|bottle|milk)\b)[^]*?\b(?:(?:gets?|getting|got|has|having) all (?:the |of the |our |my |mummy'?s |mum'?s )?(?:cuddles|hugs|kisses)\b|shar(?:e|es|ing) (?:(?:his|her|their|my) )?(?:mum\w*|mom\w*|dad\w*|me|us|parents?)\b|(?:wants?|needs?) (?:me|mum\w*|mom\w*|dad\w*) (?:all )?(?:to (?:him|her|them)sel\w+|only for)|(?:let|lets|stand|like|likes|bear) (?:it )?(?:when )?(?:me|i|us|we|mum\w*|mom\w*|dad\w*) (?:to )?(?:hold\w*|cuddl\w*|carr\w+|hug\w*|pick\w*|touch\w*)|(?:when(?:ever)?|if|every time) (?:i|we|mum\w*|mom\w*|dad\w*|daddy|mummy) (?:am |is |are |'m )?(?:hold\w*|cuddl\w*|carr\w+|hug\w*|pick\w*))\b/i;

const own: Frame = {
  id: 'new-sibling',
  name: 'A new baby in the family',
  says: [
    'new baby',
    'new sibling',
    'baby brother',
    'baby sister',
    'a new baby brother is coming',
    'jealous of the baby',
    'hits the new baby',
    'mum is pregnant',
    'mom is pregnant and he is worried about it',
    'we are expecting our second',
    'we are having another child',
    'baby due in march',
    'newborn at home',
    'twins on the way',
    'becoming a big sister',
    'going to be a big brother',
    'acting out since the baby came',
    'wants to be a baby again since his sister was born',
    'hates the babys crying',
    'says take the baby back to the hospital',
    'second child on the way how do we tell her',
    'doesnt want a baby sister',
    'regressing after new arrival',
    'rough with his newborn brother',
    'wont share mummy with the baby',
    'we just brought the baby home and she ignores it',
  ],
  claims: {
    strong: [
      'feed the baby',
      'feeding the baby',
      'breastfeed the baby',
      'breastfeeding the baby',
      'nurse the baby',
      'feed her like the baby',
      'feed him like the baby',
      'feed her with the spoon like the baby',
      'with the spoon like the baby',
      'fed like the baby',
      'in hospital having the baby',
      'hospital have the baby',
      'having the baby',
      'hospital to have the baby',
      'hospital having the baby',
      'hospital to have a baby',
      'gone to have the baby',
      'sister came home',
      'brother came home',
      'twins came home',
      'just had twins',
      'we had twins',
      'twins came',
      'twins arrived',
      'sister is home',
      'brother is home',
      'home from the nicu',
      'home from nicu',
      'finally coming home',
      'home on oxygen',
      'home now but on',
      'coming home on',
      'twins home',
      'baby is home',
      'baby came home',
      'baby brother bites',
      'baby sister bites',
      'new baby',
      'the baby',
      'a baby',
      'our baby',
      'newborn',
      'new sibling',
      'baby brother',
      'baby sister',
      'new brother',
      'new sister',
      'new little brother',
      'new little sister',
      'stepmum is pregnant',
      'stepmom is pregnant',
      'stepmum pregnant',
      'stepmum is having a baby',
      'dads girlfriend is pregnant',
      'girlfriend is pregnant',
      'dads wife is pregnant',
      'mums boyfriend have a baby',
      'pregnant',
      'pregnancy',
      'we are expecting',
      'expecting our',
      'expecting a',
      'expecting twin',
      'having twin',
      'twin on the way',
      'be a big brother',
      'be a big sister',
      'become a big brother',
      'become a big sister',
      'new arrival',
      'having another child',
      'have another child',
      'baby shower',
      'baby in belly',
      'baby in tummy',
      'new addition',
      'im due in',
      'i am due in',
      'baby due',
      'due date',
      'weeks pregnant',
      'is expecting in',
      'mother is expecting',
      'mum is expecting',
      'mum expecting',
      'expecting in',
      'new bub',
      'baby is coming',
      'baby coming',
      'the bump',
      'another baby',
      'number two on the way',
      'baby number',
      'baby no 2',
      'baby number 2',
      'baby two',
      'second baby',
      'third baby',
      'big sister to be',
      'big brother to be',
      'a new brother or sister',
      'little one on the way',
      'due in spring',
      'expecting in the spring',
      'jealous of the new',
      'jealous of the baby',
      'jealous of baby',
      'big sister soon',
      'big brother soon',
      'twins coming',
      'twins',
      'expecting',
      'sibling on the way',
      'sibling arriving',
      'baby arrives',
      'baby arrived',
      'soon to be big brother',
      'soon to be big sister',
    ],
    cues: [
      'baby',
      'sibling',
      'brother',
      'sister',
      'twin',
      'born',
      'birth',
      'due',
      'arrive',
      'bump',
      'pram',
      'breastfeed',
      'attention',
      'second child',
      'on the way',
    ],
    not: [
      'baby teeth',
      'baby tooth',
      'baby food',
      'baby wipes',
      'like a baby',
      'as a baby',
      'was a baby',
      'still a baby',
      'being a baby',
      'called a baby',
      'my baby is',
      'baby doll',
      'baby monitor',
      'twin bed',
      'expecting a visit',
      'stillborn',
      'stillbirth',
      'born dead',
      'born asleep',
      'born sleeping',
      'born still',
      'miscarried',
      'miscarriage',
      'baby sister die',
      'baby brother die',
      'baby die',
      'baby has die',
      'lost a baby',
      'lost the baby',
      'lost our baby',
      'lost the pregnancy',
      'twins in her class',
      'twins are fighting',
      'the twins are',
      'both twins',
      'the twins share',
      'the twins fight',
      'twins great company',
      'expecting too much',
      'expecting visitors',
      'hair being washed',
      'hair washed',
    ],
  },
  topicWords: ['baby', 'babies', 'brother', 'sister'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'place'],
  facts: [
    'Newborns cry to call for what they need: food, sleep, comfort, warmth, a dry nappy. They have no words.',
    'Crying grows in the first weeks, is usually greatest at about six weeks and then becomes less.',
    'Newborns drink about eight to twelve times in a day and a night; one feed often takes twenty minutes or more.',
    "A newborn's stomach is small: by the end of the first month about the size of an egg.",
    'Newborns see best at about 20 to 30 centimetres, the length of a ruler, and like to look at faces.',
    'Babies begin to smile back at people at about six to eight weeks.',
    'Babies hear voices before birth and soon know those they hear often.',
    'Everybody was a baby once and cried.',
    'First words usually come at about one year.',
    'The birth or needs of a baby are not caused by anything an older child did.',
    'Children of about one explore by grabbing, dropping and tasting; they understand "mine" from about two or later.',
  ],
  threads: {
    loss: 'a hope with a worry next to it',
    there: 'a baby in the other home',
    cry: 'the cry, waa, which is the only word a baby has',
    milk: 'the time the milk takes, and the time that comes after it',
    face: 'a face, near enough for a new baby to see',
    bigger: 'small hands that reach everything',
    small: 'being small again for a bit',
    arms: 'two arms, and who is in them',
    feed: 'two arms that are full, and the free side',
    soft: 'soft hands near somebody new',
    stays: 'a small coat that has got its own hook',
    soon: 'an empty small bed, and the counting of the days',
    cot: "a cot that was somebody else's first",
    half: 'the word half, which fits no hand',
  },
  // Whose cot it is now is what it is about, however the night in the new bed was.
  decidedBy: [COT_ASKED_FOR],
  threadCues: {
    cot: HANDED_DOWN,
    half: HALF,
    arms: SHARED_ARMS,
    feed: /\b(?:always|constantly|forever|all day|busy) (?:feed\w*|breast ?feed\w*|nurs\w*)\b|\b(?:feed(?:s|ing)?|breast ?-?feed\w*|nurs(?:es|ing)|bottle|drinks?|drinking|milk)\b[^.]{0,40}\b(?:bab(?:y|ies)|newborn|him|her|twins?|brother|sister)\b|\b(?:baby|newborn|twins?|brother|sister)\b[^.]{0,24}\b(?:being fed|is feeding|feeds|feeding|drinks|drinking|has (?:his|her|a) (?:milk|bottle|feed))\b/i,
    loss: /\b(?:will|might|could|going to|'ll) die\b[^.]*\b(?:last|other|first|before|again|too)\b|\blike the (?:last|other|first) (?:one|baby)\b|\b(?:miscarr\w+|still ?born|stillbirth|(?:two|three|several|earlier|previous|other|last) loss(?:es)?|after (?:a|our|the|two|three|several) loss(?:es)?|rainbow baby|lost (?:a|the|our|two|three|another|her|his|their) (?:\w+ )?(?:bab(?:y|ies)|pregnanc\w+|brother|sister|sibling|twin))\b/i,
    cry: /\b(?:baby|bab(?:y|ies)'s|brother|sister|twins?) (?:\w+ ){0,2}(?:cries|cry|crying|screams?|screaming|is (?:so |too )?loud|wakes)\b|\bwhen (?:she|he|it|they) (?:cries|cry|screams?)\b|\b(?:hates?|scared of|covers?)\b[^.]{0,30}\bcrying\b/i,
    soon: NOT_BORN_YET,
    stays:
      /^(?![^]*\b(?:pregnan\w*|expecting|due|on the way|bump|scan|not born)\b)[^]*?(?:\b(?:when (?:is |are |will |'?s )?(?:he|she|it|they|the bab\w+|bab\w+)?'?s? ?(?:is )?(?:going|go|goes) (?:back|home|away)|(?:send|give|take|put|throw|post|return|sell|swap|bring)(?:s|ing)? (?:him|her|it|them|the (?:new )?bab\w+|bab\w+) (?:back|away|out|in the bin|to the (?:shop|hospital)))\b|\bback to the (?:hospital|shop)\b)/i,
    there:
      /\b(?:(?:his|her|their) (?:dad|daddy|father)|(?:my |the )?ex(?:-?\w+)?|(?:dad|daddy)(?:'s| has| and his| is having)|(?:his|her|their) (?:mum|mummy|mom)(?= (?:has|is|and (?!(?:his |her |their |my )?step))\b))\b[^.]{0,60}\b(?:(?:new|his|her|their) (?:\w+ )?(?:baby|wife|girlfriend|partner|family)|remarried|(?:having|expecting|has had|had) a baby)\b[^.]{0,60}/i,
    bigger:
      /\b(?:baby|brother|sister|sibling|little one|smaller one|toddler (?:brother|sister)|twins?)(?:'s)?(?: who)? (?:(?!since|came|was|and)\w+ ){0,4}?(?:breaks?|broke|destroys?|wreck\w*|knock\w*|grabs?|snatch\w*|crawl\w*|toddles|toddling|walks|pulls?|messes|gets? (?:in)?to|takes? (?:all )?(?:(?:his|her|their) )?(?:things|toys|stuff|lego)|(?:is|who is|is now|is nearly) (?:1|one)\b|into everything|(?:at|into) everything)\b/,
    small:
      /\b(?:wants? to be (?:a |the )?baby|like a baby|baby (?:talk|voice|again)|babyish|wants? (?:a |his |her |the |in )?(?:bottle|dummy|breast|milk|napp(?:y|ies)|diapers?)|(?:asks? for|back in(?:to)?|wear(?:s|ing)?|needs?) (?:a |an |his |her )?(?:napp(?:y|ies)|diapers?)|regress\w*|wants? to be (?:carried|fed|rocked)|started (?:wetting|sucking|having accidents)|drink from the baby|(?:eats?|eat|drinks?)\b[^.]{0,16}\bif (?:i|we|mum|mummy|dad|daddy) feeds? (?:him|her|them)|like (?:the|a) baby|spoon[- ]?fed)\b/,
    soft: /^(?![^]*\b(?:belly|bump|tummy|pregnan\w*|due|expecting|(?:bit(?:es|ing)|hit(?:s|ting)|kick(?:s|ing)|hurts?|push(?:es|ing)|pinch(?:es|ing)|scratch(?:es|ing)|pull(?:s|ing)) (?:me|us|mum\w*|mom\w*|dad\w*|my))\b)[^]*?\b(?:rough|hits?|hitting|hurts?|hurting|pok\w+|squeez\w+|push\w*|pinch\w*|bit(?:es?|ing)|kick\w*|throws? (?:\w+ ){0,2}(?:at|on|over)|too hard|gentle|jump\w* on|sits on|slap\w*|scratch\w*|aggressive)\b/,
  },
  onlyWhenSaid: ['soon', 'there', 'bigger', 'small', 'soft', 'stays', 'loss', 'cot', 'half', 'feed', 'arms'],
  tellsAlone: ['soon', 'there', 'loss', 'feed', 'arms'],
  roles: {
    // What was the older one's and is the baby's now.
    handed: {
      fallback: { text: 'cot' },
      cues: [
        { match: /\bcrib\b/i, phrase: { text: 'crib' } },
        { match: /\bpram\b/i, phrase: { text: 'pram' } },
        { match: /\bstroller\b/i, phrase: { text: 'stroller' } },
        { match: /\b(?:push ?chair)\b/i, phrase: { text: 'pushchair' } },
        { match: /\bbuggy\b/i, phrase: { text: 'buggy' } },
        { match: /\bmoses basket\b/i, phrase: { text: 'basket' } },
      ],
    },
    baby: {
      fallback: { text: 'a new baby' },
      cues: [
        { match: NEW_TWINS, phrase: { text: 'two new babies', plural: true } },
        {
          match: /\b(?:baby sister|new (?:little |baby )?sister|new baby girl)\b/i,
          phrase: { text: 'a baby sister', gender: 'f' },
        },
        {
          match: /\b(?:baby brother|new (?:little |baby )?brother|new baby boy)\b/i,
          phrase: { text: 'a baby brother', gender: 'm' },
        },
      ],
    },
    // The baby by name, where it has been told.
    little: {
      fallback: { text: 'the baby' },
      cues: [{ match: /\b(?:baby|newborn|sister|brother|born)\b/i, phrase: { text: 'the baby' } }],
    },
    thebaby: {
      fallback: { text: 'the baby' },
      cues: [{ match: NEW_TWINS, phrase: { text: 'the babies', plural: true } }],
    },
    has: {
      fallback: { text: 'makes room for' },
      cues: [
        {
          match:
            /\b(?:was born|were born|newborn|gave birth|home from (?:the )?hospital|brought (?:the|our) baby home)\b/i,
          phrase: { text: 'has' },
        },
        {
          match:
            /\b(?:pregnan(?:t|cy)|expecting|due (?:in|on|any|next|soon|date)|on the way|is coming|are coming|coming soon|will be born|arriving|about to have|going to have|having (?:a|another))\b/i,
          phrase: { text: 'waits for' },
        },
        {
          match:
            /\b(?:since (?:the|our|his|her|their) (?:new )?(?:baby|brother|sister|twins)|weeks? old|jealous of (?:the|his|her|their|our)|arrived|at home now|after the birth|(?:hits|bites|hurts|pokes) (?:the|his|her|their) (?:new )?baby)\b/i,
          phrase: { text: 'has' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'First the Baby, Then Me', thread: 'arms' },
      { text: 'Two Arms', thread: 'arms' },
      { text: 'Room for Me?', thread: 'feed' },
      { text: 'The Free Side', thread: 'feed' },
      { text: 'First Me, Then You', thread: 'cot' },
      { text: 'Feet That Grew', thread: 'cot' },
      { text: 'Whole Me, Whole You', thread: 'half' },
      { text: 'Hope and Worry', thread: 'loss' },
      { text: 'Not Yet, Small Bed', thread: 'soon' },
      { text: 'Tiny Socks', thread: 'soon' },
      { text: 'One More Hook', thread: 'stays' },
      { text: 'A Baby Over There', thread: 'there' },
      { text: 'Where a Hand Can Go', thread: 'soft' },
      { text: 'Soft, Little Toes', thread: 'soft' },
      { text: 'Big and Small', thread: 'small' },
      { text: 'Small for a Bit', thread: 'small' },
      { text: 'Small Hands', thread: 'bigger' },
      { text: 'Up High', thread: 'bigger' },
      { text: 'Waa Is a Word', thread: 'cry' },
      { text: 'What Waa Can Mean', thread: 'cry' },
      { text: 'First Milk, Then Me', thread: 'milk' },
      { text: 'When the Milk Is Gone', thread: 'milk' },
      { text: 'Hello, Baby, This Is Me', thread: 'face' },
      { text: 'A Face for a Baby', thread: 'face' },
      { text: 'Room for {name}' },
      { text: 'Babies Are Small and Loud' },
      { text: '{name} Was a Baby Too' },
    ],
    older: [
      { text: 'Eight Times a Day', thread: 'feed' },
      { text: 'The Free Side', thread: 'feed' },
      { text: 'Arms Take Turns', thread: 'arms' },
      { text: 'Two Arms Are Not Many', thread: 'arms' },
      { text: 'First One In', thread: 'cot' },
      { text: 'Too Long for a Cot', thread: 'cot' },
      { text: 'A Word That Counts Parents', thread: 'half' },
      { text: 'One Whole Place', thread: 'half' },
      { text: 'A Hope With a Worry Next to It', thread: 'loss' },
      { text: 'The Empty Small Bed', thread: 'soon' },
      { text: 'Who Was Here Before', thread: 'soon' },
      { text: 'One More Hook', thread: 'stays' },
      { text: 'A Baby Over There', thread: 'there' },
      { text: 'Small for Ten Minutes', thread: 'small' },
      { text: 'Out of Reach', thread: 'bigger' },
      { text: 'One Small Person, One Small Word', thread: 'cry' },
      { text: 'What All That Crying Is For', thread: 'cry' },
      { text: 'After the Milk', thread: 'milk' },
      { text: 'A Stomach the Size of an Egg', thread: 'milk' },
      { text: 'One Ruler Away', thread: 'face' },
      { text: 'As Far as a Baby Can See', thread: 'face' },
      { text: 'Room for One and Room for {name}' },
      { text: '{name} Was Here Before' },
      { text: 'A Family Makes Room' },
    ],
  },
  benefits: [
    'Explains what a new baby can and cannot do yet, so that crying and waiting have a reason.',
    'Says plainly that {name} has a place and a time in the family too.',
    'Offers one small thing to do and one thing to think while a baby has a turn.',
  ],
  talk: {
    young: [
      'What can a baby in the story do, and what can it not do yet?',
      'How does {name} feel about a baby: glad, cross, or both?',
      'Shall we choose what to do in our own time today?',
    ],
    older: [
      'What is one thing a new baby can do, and one thing it cannot do yet?',
      'Which word went into the blank, and is there a second one?',
      'Shall we choose a part of the day to keep for the two of us?',
    ],
  },
  ofThread: {
    soon: {
      benefits: [
        'Says what is known about a baby who is not born yet, and leaves the rest open.',
        'Says plainly that {name} has a place in the family too.',
        'Offers one small thing to do and one thing to think while everyone waits.',
      ],
      talk: {
        young: [
          'What is ready for the baby in the story?',
          'How does {name} feel about a baby: glad, cross, or both?',
          'Shall we get one thing ready together?',
        ],
        older: [
          'What is known in the story, and what is not?',
          'Which word went into the blank, and is there a second one?',
          'Shall we each say one thing that we would like to keep as it is?',
        ],
      },
    },
    cot: {
      benefits: [
        'Says who was in it first, and that a place in a family does not go by size.',
        'Says plainly that {name} has a place in the family too.',
        'Offers one small thing to do and one thing to think.',
      ],
      talk: {
        young: [
          'Who was in it first in the story?',
          'How does {name} feel about it: glad, cross, or both?',
          'Shall we look for a photo of when you were small?',
        ],
        older: [
          'What goes by size in the story, and what does not?',
          'Which word went into the blank, and is there a second one?',
          'Shall we choose one old thing to keep?',
        ],
      },
    },
    half: {
      benefits: [
        'Says what the word half counts, and what it does not.',
        'Says plainly that {name} belongs to the family, from before and now.',
        'Offers one small thing to do and one thing to think.',
      ],
      talk: {
        young: [
          'What is whole in the story?',
          'How does {name} feel about a baby: glad, cross, or both?',
          'Shall we choose what to do in our own time today?',
        ],
        older: [
          'What does the word half count in the story?',
          'Which word went into the blank, and is there a second one?',
          'Shall we choose a part of the week to keep for the two of us?',
        ],
      },
    },
    there: {
      benefits: [
        'Says that a baby in the other home takes nobody’s place.',
        'Leaves room for liking it, minding it, or waiting.',
        'Offers {name} one thing to ask for.',
      ],
      talk: {
        young: [
          'Where does the baby live in the story?',
          'How does {name} feel about a baby: glad, cross, or both?',
          'Shall we draw something for the wall there?',
        ],
        older: [
          'What does the baby have more of in the story, and what not?',
          'Which word went into the blank, and is there a second one?',
          'Shall we think of one fixed thing to ask for?',
        ],
      },
    },
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'baby',
    props: ['cot', 'bottle', 'book'],
  },
  text: {
    '2-3': script(`
      D<cry> Waa, waa! That is a baby. {Name was} a baby too. Waa can mean milk. [Waa can mean sleep.|Waa can mean a hug.]
      D<cry> {his} family {has} {baby}. Babies have no words yet. So they cry. Waa, waa, waa! Waa can mean milk.
      D<milk> Babies drink milk. Glug, glug, glug. That can be a wait for {Name}. It takes a long time. Then the milk is gone.
      D<milk> Glug, glug, glug. That is milk for a baby. {Name had} milk like that once. It takes a long time. Then the milk is gone.
      D<face> Babies like to look at faces. {Name has} a face. The face comes up close. The baby looks and looks. Peep!
      D<small> A baby gets a lap and a song. {Name} was a baby too. Rock, rock, rock! Small is nice. Big is nice too.
      D<small> What does a baby get? It gets a bottle. {Name} may want that too. Small for a bit, then big.
      D<soft> Here is a baby. It is soft. {Name has} quick hands. Slow, slow, slow. Toes are good to pat.
      D<soft> Hello, baby. Hello, toes. {Name} may pat the toes. Soft, soft, soft. Hard hands hurt.
      P<helper> {helper loves} {Name}. {helper loves} {thebaby} too.
      P Babies like a soft voice. They like a soft song.
      P Some children like babies. Some want more time.
      P Big people think crying is loud. They come to help.
      P Grown-ups hold babies a lot. They hold big children too.
      P Cats look at a baby. They sniff. Then they go and sleep.
      P<soft> Babies like slow hands.
      Q When a baby cries, {Name} may feel ____.
      Q Near a baby, {Name} may feel ____.
      Q In a long wait, {Name} may feel ____.
      H {helper} can hug {Name} too.
      H {helper} can read to {Name}.
      H {helper} can sit by {Name} too.
      H {helper} can wave from the chair.
      H {helper} can say, "You are next."
      H<helper> {helper} can play with just {Name}.
      H<small> {helper} can rock {Name} a bit.
      Q<soft> With a baby near, {Name} may feel ____.
      H<soft> {helper} can show a soft hand.
      H<soft> {helper} can stay close by.
      T {he} can sing a soft song.
      T {he} can pick a book.
      T {he} can wave hello.
      T {he} can get a clean cloth.
      T {he} can pat a cushion.
      T<comforter> {he} can sit with {comforter}.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      T<small> {he} can play baby on a lap.
      T<soft> {he} can pat one foot.
      T<soft> {he} can clap with quick hands.
      C<cry> {he} can say, "Waa means milk."
      C<cry> {he} can say, "Waa, waa, hello, baby."
      C<milk> {he} can say, "Milk first, then me."
      C<milk> {he} can say, "Glug, glug, then me."
      C<face> {he} can say, "Hello, this is me."
      C<face> {he} can say, "Peep, this is my face."
      C<topic> {he} can think about {topic}.
      C<small> {he} can say, "Small now, big soon."
      C<soft> {he} can say, "Soft, soft, little toes."
      A<cry> Waa, waa, says a baby. Then somebody comes. Then it is quiet. {Name has} a place here too.
      A<cry,helper> Waa, waa, says a baby. Then it is quiet. {helper has} hugs for babies. {helper has} hugs for {Name}.
      A<milk> Glug, glug, glug. The milk is gone. That was time for a baby. Now there is time for {Name}.
      A<milk,helper> The milk is all gone. That was a turn for a baby. Next comes {Name}. {helper comes} too.
      A<face> A baby looks for a face. There is {his} face. {little} looks and looks. Hello, baby. Hello, {Name}.
      A<small> Rock, rock, rock. Then up on two feet! A baby cannot do that. Hello, big feet.
      A<small> Small for a bit. Big for a bit. There is a lap for a baby. There is a lap for {Name}.
      A<soft> Pat, pat, soft. {little has} warm toes. Quick hands can clap. Slow hands can pat.
      A<soft> Soft, soft, soft. The toes curl up. That is how a baby says hello. Hello, toes.
      D<stays> {little is} here. {Name} may look and look. Will it go back? No, {little stays}. It has a bed here now.
      C<stays> {he} can say, "Your bed, my bed."
      A<stays> {little stays}, and {Name} stays. Here is a small bed. Here is a big bed. Good night, baby. Good night, {Name}.
      D<soon> A baby is on the way. Not today, not yet. {Name} may look at a small bed. It is empty.
      D<soon> There is a baby in a tummy. {Name} cannot see it. It grows and grows. It is not here yet. A small bed waits.
      P<soon> Babies in there can hear. They know the voices at home.
      P<soon> Grown-ups wait too. They fold tiny socks.
      Q<soon> By the small bed, {Name} may feel ____.
      H<soon> {helper} can sing for two.
      H<soon> {helper} can show a baby photo.
      T<soon> {he} can say hello to the baby.
      T<soon> {he} can help to fold tiny socks.
      C<soon> {he} can say, "Not yet, baby."
      A<soon> The small bed is still empty. The big bed is not. {Name} is in it. A baby comes one day. Good night, small bed.
      A<soon> Tiny socks, big socks. They hang in a row. A baby is on the way. {Name} is here. Good night, socks.
      D<cot> {little is} in the {handed}. First {Name} was in it. Then two legs grew. Grow, grow, grow!
      D<cot> A baby fits in the {handed}. Long ago {Name} fitted in. Then the feet grew. Grow, grow! Long feet need a long bed.
      H<cot> {helper} can say, "You were first."
      T<cot> {he} can wave at the baby.
      C<cot> {he} can say, "First me, then you."
      A<cot> Grow, grow, say the feet. First came {Name}, then {little}. Each has a place. Here is a lap as well.
      D<arms> The baby is in two arms. {Name} may want those arms now. One lap, two children. There is a spot at the side.
      P<arms> Big people have just two arms.
      P<arms> The baby cannot walk yet. Big people carry babies.
      Q<arms> With no free arm, {Name} may feel ____.
      H<arms> {helper} can make some room.
      H<arms> {helper} can say who is next.
      T<arms> {he} can lean on one side.
      T<arms> {he} can bring a book.
      C<arms> {he} can say, "Me next, please."
      A<arms> Now the baby lies down. The arms are free. In goes {Name}. Two arms, one big hug.
      D<feed> The baby drinks. Two arms are full. {Name} may want them now. Hands pull. Teeth may bite. Ow! Waiting is so long.
      P<feed> A baby has no teeth. It drinks all day.
      P<feed> Grown-ups wish for more arms.
      Q<feed> When the baby drinks, {Name} may feel ____.
      H<feed> {helper} can read at milk time.
      H<feed> {helper} can say, "Come and lean."
      T<feed> {he} can lean on an arm.
      T<feed> {he} can bite some toast.
      C<feed> {he} can say, "Room for me?"
      A<feed> The baby is full. The arms are free. Up, up, {Name}! Teeth get toast. Arms get a hug.
    `),
    '4-5': script(`
      D<cry> {his} family {has} {baby}. Babies have no words yet. They cannot say "up" or "more". So a baby cries, and then someone comes. Waa can mean milk, or sleep, or a hug.
      D<cry> Waa is the first thing people say. {Name said} it once too. A baby says it for milk, and for sleep as well. It is all one word. So grown-ups guess a lot.
      D<milk> Milk is what babies eat. In {his} home, milk can mean a wait. A baby has a tiny mouth, so it is slow. It happens many times in a day. Each time the milk ends, and the wait ends too.
      D<milk> Glug, glug, goes the milk. {Name drank} like that once. A baby takes as long as three picture books. That is a long wait for other people. Then there is a burp, and the milk is gone.
      D<face> New babies cannot see far. A face up close is what they see best. {Name has} a face to look at. A baby may look at it for a long time. Nobody has told babies about staring yet.
      D<face> A new baby sees just what is close by. Toys are too far away. {his} face can come close. It has eyes, a nose and a mouth. For a baby, that is a lot to look at.
      D<bigger> Babies do not stay in one place. First they lie, and then they crawl. {Name makes} a thing, and a small hand comes. Crash! The hand wants to know what it is. It does not know "mine" yet.
      D<bigger> A baby learns with its hands, because it has few words. What {Name has} looks good to it. So it wants that, and not the other thing. Then the thing gets bent, or wet, or thrown.
      D<small> A baby gets carried and fed and wrapped up. {Name} was once that small. It can be good to try it again for a while. To be big is work, and a rest from it is okay.
      D<small> Why be big, when a baby gets all the arms? {Name} may think about that. A bottle and a blanket look nice from the floor. To want them is a way to say, "Me too."
      D<soft> Hands can be quick. A baby is soft all over, and its head is softest. When {Name comes} near, hands may squeeze or grab. That is too much for somebody so new. Toes are a good place for a hand.
      D<soft> A cross feeling can come out at the hands. {Name} may notice that when a baby is near. It is okay to be cross with a baby. A hit or a push hurts, so hands need another job.
      P<helper> Babies like the voices they know. {helper thinks} about {thebaby}. {helper thinks} about {Name} too.
      P Grown-ups think crying is loud too. It does not mean that a baby is cross. It is just how babies ask.
      P Some children like babies right away. Others need more time. Grown-ups know that both are fine.
      P People who visit may look at a baby first. They like tiny toes. Most of them like big children too.
      P Big brothers and sisters say that babies are slow. A baby cannot kick a ball. A baby can hear a song and look.
      P A cat may look at a baby and walk off. Dogs may sniff a toe. Nobody knows what a baby is for at first.
      P<bigger> A baby thinks that a crash is a game. It looks up to see who laughs. It does not mean to be bad.
      P<small> Big brothers and sisters often want to be small again. It comes with the baby. After some time it goes.
      P<soft> A baby cannot say "stop" or run away. It can only cry. That is how it says it.
      Q When a baby gets a turn first, {Name} may feel ____.
      Q When it is loud at home, {Name} may feel ____.
      Q When people talk about babies, {Name} may feel ____.
      H {helper} can find time for just {Name}. ~ Even one book is time for two.
      H {helper} can say when a wait will end. ~ It helps to know.
      H {helper} can show {him} how to touch tiny toes.
      H {helper} can look over and wink. ~ Eyes can say hello when hands are full.
      H {helper} can tell {Name} what a cry may mean. ~ Some cries mean milk.
      H<helper> {helper} can play one game with just {Name}. ~ That game is for two.
      H<adult> {helper} can find time for {Name} each day. ~ It can be time for {adult}.
      H<bigger> {helper} can find a high table for play. ~ It helps when small hands cannot reach.
      H<small> {helper} can play baby with {Name} for five minutes.
      H<small> {helper} can tell how {Name} was as a baby. ~ It is a good story.
      H<soft> {helper} can stay between, so that all are safe.
      H<soft> {helper} can show where a hand can go. ~ Then it helps to try it.
      T {he} can sing a soft song.
      T {he} can pick a book for later.
      T {he} can ask, "Is it my turn soon?"
      T {he} can bring one clean cloth or one sock.
      T {he} can tell {helper}, "I want a lap too."
      T<comforter> {he} can sit close by with {comforter}.
      T<comforter> {he} can hold {comforter} while a baby drinks.
      T<quiet> {he} can sit near and spend some time {quiet}.
      T<doing> {he} can try {doing} when it gets loud.
      T<bigger> {he} can hold out another toy and swap.
      T<bigger> {he} can call, "Help, small hands!"
      T<small> {he} can say, "I want to be small now."
      T<soft> {he} can stamp both feet in the next room.
      T<soft> {he} can give a toe a slow pat.
      C<cry> {he} can think, "Waa is the only word it has."
      C<cry> {he} can say, "I hear you, baby, that is a big waa."
      C<milk> {he} can think, "First milk, then me."
      C<milk> {he} can say, "The milk will be gone soon."
      C<face> {he} can say, "Hello, baby, this is my face."
      C<face> {he} can think, "I am good to look at."
      C<topic> {he} can wait and think about {topic}.
      C<bigger> {he} can say, "Up high is mine."
      C<small> {he} can think, "I can be big and small."
      C<soft> {he} can say, "Soft for the baby, loud for the drum."
      A<cry> Babies learn words, one by one. For now, waa does the job. Someone comes when a baby cries. Someone comes when {Name calls}, too.
      A<cry,helper> One day babies learn real words. For now they say waa. {helper hears} that, and {helper hears} {Name} too. There is love for loud people and for quiet people.
      A<milk> The milk goes down, bit by bit. There is a burp, and that is the end. That was time for a baby. Now there is time for {Name}.
      A<milk,helper> When the milk is gone, the wait is over. That was time for a baby. {helper thinks} of {Name} as well. There is love for babies, and there is love for {Name}.
      A<face> A baby looks, and looks again. Little by little, faces get known. One of those faces is {hers}. {Name has} a place in this home.
      A<face> First a baby sees eyes, and then a nose. Soon it is a face that {little knows}. It is {his} face, and there is just one like it. Hello, baby, and hello, {Name}.
      A<bigger> Up on the table, the thing is safe. Down there a baby bangs a spoon. Later it will know what "mine" is. For now there is a table.
      A<bigger> A swap is quick. {little has} a spoon, and {Name has} the thing again. Both of them are busy. Crash, goes the spoon.
      A<small> The game is over, and the legs are long again. They hang down from the lap on both sides. There is a lap for {little} and for the big one. It just takes some moving over.
      A<small> A baby cannot hop or pick the jam. {Name} can, after a rest in the blanket. Small for a bit, and then big again. There are hugs for both.
      A<soft> The toes curl up when a soft hand comes. That is how a baby says hello. Quick hands can clap, and knock, and throw a ball. There is time for that too.
      A<soft> It is okay to be cross, and {little is} safe. Both can be true in one room. The feet have stamped, and the hands are slow. There is a hug for the big one.
      D<there> There is a baby in the other home. It is a brother or a sister who lives there. {Name} is there on some days. {little is} there on all. That can pinch. A parent holds {little}, and a parent thinks of {Name} too.
      P<there> A new baby makes grown-ups tired and busy. They may ring late or forget. It is not because of a child.
      P<there> The baby does not know who is there on which day. It likes each face.
      Q<there> Thinking of the baby there, {Name} may feel ____.
      H<there> {helper} can listen to all of it.
      H<there> {helper} can ask the other parent for time for two.
      T<there> {he} can say, "I want a time with just you."
      T<there> {he} can send a drawing for the wall there.
      C<there> {he} can think, "I was there first, and I still belong."
      A<there> A baby is one more, and not one instead. In that home {Name has} a hook, a bed or a cup. It is okay to like {little}, or to wait. A parent has room for both.
      D<stays> Visitors hang up their coats, and later they go. {Name} may wonder when {little} will do that. {little is} no visitor. {little lives} here now and has a hook by the door. That can be good news and odd news at once.
      C<stays> {he} can think, "One more hook, and mine is still mine."
      A<stays> There is a small coat on the new hook. It looks a bit like a sock. The other hooks are where they were, and so are the coats. {little stays}, and there is time to get used to it.
      D<soon> A very small bed is ready, and nobody is in it. A baby is on the way. {Name} may ask when it comes, and what it can do then. At first a baby can drink, cry and sleep. That is all it can do, and it does it a lot.
      D<soon> A baby grows in a tummy, where it is warm and dark. {Name} may wait for it, or may not want it at all. Both are okay. It can hear voices in there already. So it may know {Name}'s voice when it comes out.
      P<soon> Other people ask, "Are you looking forward to it?" It can be yes and no at once.
      P<soon> Grown-ups get things ready, and they may be tired. They think of the new one and of the one here.
      Q<soon> When people talk about the baby, {Name} may feel ____.
      Q<soon> At the small bed, {Name} may feel ____.
      H<soon> {helper} can tell what babies can do at first.
      H<soon> {helper} can plan for the baby's day. ~ Somebody is with {him} then.
      T<soon> {he} can talk or sing to the baby in there.
      T<soon> {he} can choose a few things that stay {his} own.
      T<soon,comforter> {he} can show {comforter} the small bed.
      C<soon> {he} can think, "One bed for the baby, and one for me."
      A<soon> The baby's bed is empty. The socks for the baby fit on two thumbs. A baby comes when it is ready. On that day somebody is there for {him}. The big bed is warm, and there is a story in it.
      A<soon> One day a baby is going to lie in there and look. It cannot play yet, and it cannot take anything away. Laps can hold one, and then two. Tonight there is room for one, and that is {Name}.
      D<loss> There is a baby in a tummy, and it is growing. {Name} may be glad, and may worry a bit too. That can go hand in hand. Grown-ups hope and worry as well. Nobody's thoughts can hurt a baby.
      P<loss> Grown-ups may be quiet when the baby is the talk. They think of before, and they hope.
      P<loss> Doctors look in on the baby often. They are good at that.
      Q<loss> At the word "baby", {Name} may feel ____.
      H<loss> {helper} can tell what the doctor says. ~ It helps to know.
      H<loss> {helper} can hear all the questions, sad ones too.
      T<loss> {he} can ask, "Are you worried too?"
      T<loss> {he} can draw a picture for the wait.
      C<loss> {he} can think, "I can hope and worry."
      A<loss> It is okay to hope for a baby. It is okay to wait and see. One day at a time goes by. {Name} is here, and there is a lap.
      D<cot> The {handed} has a baby in it now. {Name} was in it first, with tiny feet. Feet grow, and then a {handed} is too short. To see somebody else in it can pinch.
      D<cot> Long ago, {Name} lay in the {handed}, as {little does} now. Nobody can remember being that small. Then came long legs. Now it can look as if somebody has taken a place. It is only a {handed}.
      P<cot> Grown-ups think of size. They may forget that a {handed} can be missed. They can be told.
      H<cot> {helper} can look for a photo of {Name} in it. ~ That shows who was first.
      T<cot> {he} can say, "I was in it first." ~ It is true.
      C<cot> {he} can think, "First me, and now you."
      A<cot> The feet of {little} will grow too. Then it is too long for the {handed} as well. {Name} was in it first, and that stays true. The place on a lap has no size.
      D<half> Some brothers and sisters share two parents. Some share one. {Name} may hear the word "half" for that. But a baby does not come in halves. It has a whole nose and a whole hand.
      H<half> {helper} can say, "You belong here." ~ It is good to hear it at breakfast.
      T<half> {he} can ask for a time for just two.
      C<half> {he} can say, "Whole me, whole you."
      A<half> A whole hand holds a finger. That is how babies say hello. The baby has a place, and {Name has} a place from before. It is the same family, with one more nose.
      D<arms> Before the baby came, two arms were free most of the time. Now the baby is in them a lot. {Name} may want to be there too, and right away. It is hard to share a lap and two arms. There is a spot at the side, just as near.
      D<arms> A baby cannot walk or hold on. So somebody holds it. {Name} can walk, and may still want to be held. Those arms were there first for {him}. It is hard to give a bit of them away.
      P<arms> With a baby in both arms, nobody can jump up. Ears and one side are free.
      P<arms> There is love for two, and it does not get used up. Arms are another matter, because there are just two.
      Q<arms> When the arms are full, {Name} may feel ____.
      H<arms> {helper} can say when the arms are free. ~ It helps to know how long.
      H<arms> {helper} can find some time for just {Name}.
      T<arms> {he} can come and sit at the free side.
      T<arms> {he} can ask, "When is it my turn?"
      C<arms> {he} can think, "First the baby, then me."
      A<arms> The baby sleeps, and two arms come free. There is a dent in the sofa where two have sat. Now it is a place for {Name}. It is as warm as before.
      A<arms> One side was free the whole time, and now both are. A hug with two arms takes a while. The baby gets carried for now, because it is small. {Name} was small there first.
      D<feed> A baby drinks many times a day, and it takes two arms. {Name} may want those arms at the same time. The wish gets big, and it cannot wait. But the arms are still full. There is a spot at the side, just as near.
      P<feed> Whoever holds the baby cannot jump up. The ears are free, and so is one side.
      P<feed> Some children shout then, and some bite. It says, "See me too." Words can say that as well.
      Q<feed> When the baby drinks again, {Name} may feel ____.
      H<feed> {helper} can have a milk-time box with toys in it. ~ It comes out just then.
      H<feed> {helper} can say how long the milk takes today.
      T<feed> {he} can come and lean on the free side.
      T<feed> {he} can bring a book and turn the pages.
      C<feed> {he} can say, "I am here too."
      A<feed> The last drop is gone, and the baby is full. One arm is free, and then the other. There was a place at the side the whole time. After milk there is a hug with two arms in it.
    `),
    '6-7': script(`
      D<cry> {his} family {has} {baby}. Babies are born with no words at all. Crying is the only way they can ask for something. One cry may mean hunger, and the next may mean a cold foot. Grown-ups often guess. After some weeks they get better at it.
      D<cry> The smallest person in a family is often the loudest. Babies cry because they have no other words. {Name talked} like that once, and so did every grown-up. A cry can mean hunger, a wet bottom or a need for sleep. Grown-ups guess until one guess works.
      D<milk> A new baby has a stomach about as big as an egg. Milk fills it fast, and soon it is empty again. In {his} family that can mean more waiting. Babies drink by day and by night, and they drink slowly. Twenty minutes can feel long when a game is ready.
      D<milk> Milk is breakfast, lunch and supper for a baby. {his} family {has} {baby}. A tiny stomach, about as big as an egg, holds only a little. That is why milk is needed by day and by night. Someone sits still for twenty minutes each time, and someone else waits.
      D<face> New babies can see about as far as one ruler. That close, what they look at most is a face. To a baby, {his} face is something new. At first there is only looking, from both sides. After six weeks or so, babies start to smile at people.
      D<bigger> A baby does not stay put, and {Name} may have noticed. First it lies on a rug. Then it crawls, and soon it can reach the table. A drawing or a tower may have been there. Small hands cannot tell what is dear to somebody. It all looks good to pull.
      D<bigger> To a baby, a drawing is a thing that crackles. It can be pulled, licked and sat on. {Name sees} an hour of work in it. A baby cannot know about the hour. That makes it no less sad.
      D<small> When a baby comes, somebody else gets called big. {Name} may not have asked for that. Babies get carried and fed, and nobody tells them to hurry. So a baby voice may come out, or a wish to be carried. It can be a way to ask for the same arms.
      D<small> Being the older one is a kind of job. {Name} may do it well and still want a break from it. Babies get wrapped up and rocked, and nobody sends them for their own shoes. A big child can miss that, and it is fine to say so.
      P Parents of a baby get woken up a lot. A tired person can sound cross about nothing. It is not about anything that a child did. They wish they had more hours too.
      P Many children hope that a baby will play with them. Then a baby mostly sleeps, which is a surprise. Grown-ups know that it takes time to get used to.
      P People who visit may hurry past a child to see a baby. They forget how that feels. Later, most of them like to hear about school and teeth.
      P<helper> {helper knows} that babies need a lot of help. Older children need time, and {helper knows} that too. It is hard to be in two places. {helper thinks} about that on most days.
      P Other families tell the same story. One child wants to hold a baby all day. Another child wants a quiet corner, far away. Both of them are good at being older.
      P Grandparents and neighbours like to hold a baby and smell its head. They give it back when it cries. That is the easy way to have a baby.
      P<bigger> Small ones go for the things that big ones hold. To them, those are the best things in the house.
      P<bigger> Somebody may say, "It is only a baby." It sounds as if the tower did not count. Most grown-ups would be cross if it were their phone.
      P<small> Grown-ups may say "you are big now" six times a day. They mean it as praise. They may not know that it gets tiring.
      Q When everyone is busy, {Name} may feel ____. Two feelings can be there together.
      Q When a baby gets the first turn, {Name} may feel ____.
      Q When people ask about babies, {Name} may feel ____. It can be a new word each day.
      H {helper} can choose a time each day for just two people. ~ It can be short, like one chapter or one game.
      H {helper} can say how long a wait will be. ~ Waits are easier when they have an end.
      H {helper} can listen when the answer is, "I am fed up." ~ It helps to say it out loud.
      H {helper} can say what each cry may mean. ~ After a while it sounds less like noise.
      H {helper} can wink from the other side of the room. ~ It is a small way to say, "I see you."
      H<helper> {helper} can play one game with just {Name}. ~ A baby is too small to join in anyway.
      H<adult> {helper} can keep some minutes for {adult}, just as before. ~ Old habits are good to have when other things are new.
      H<bigger> {helper} can make a place where small hands cannot reach. ~ It helps to have a gate, a door or a high shelf.
      H<small> {helper} can make a time for being small, with a blanket. ~ It helps to know that it is allowed.
      T {he} can ask, "Is it my time soon?" ~ A question is a clear way to say it.
      T {he} can get a book ready for the time after. ~ Then the wait has a good end.
      T {he} can sing the same song each day. ~ Babies get to know a song they hear often.
      T {he} can choose the baby's socks, odd ones if need be. ~ A baby does not mind.
      T {he} can go where it is quiet until the crying stops. ~ Ears may have a rest.
      T<quiet> {he} can spend the wait {quiet}. ~ Time goes faster with something good to do.
      T<comforter> {he} can sit close by with {comforter}. ~ It is a quiet way to be near people.
      T<doing> {he} can try {doing} when it gets loud. ~ What helped before can help again.
      T<bigger> {he} can swap it for something that may be chewed. ~ A swap works better than a pull.
      T<small> {he} can ask, "Can I be small for ten minutes?" ~ People understand that one.
      C<cry> {he} can think, "Crying is the only word a baby has."
      C<cry> {he} can think, "I talked like that once."
      C<milk> {he} can think, "That small stomach fills up, and then it is my turn."
      C<milk> During the wait, {he} can think, "First the milk, then my time."
      C<face> {he} can think, "One ruler away, that is where I look best."
      C<face> Close up, {he} can say, "Hello, this is my face."
      C<topic> During a wait, {he} can think about {topic} and choose the best one.
      C<bigger> {he} can think, "Not for small hands, so up it goes."
      C<small> {he} can think, "Big most of the day, small for a bit."
      A<cry> Bit by bit, cries turn into sounds, and sounds turn into words. One of those words may be {his} name. Until then, babies cry, and grown-ups guess. {his} place in this family stays where it was.
      A<cry,helper> Nobody stays a baby for long. The crying gets less after some weeks, and later there are words. {helper was} glad of the first words {Name said}. There is love in this family for loud people and for quiet people.
      A<milk> When the small stomach is full, there is a burp. The next thing on the clock is time for {Name}. As babies grow, they drink faster. A family makes room for both of them.
      A<milk> The small stomach grows, and so does {little}. Then there is less waiting. Until then, there is a time for milk and a time for {Name}. Both of them are on the same clock.
      A<face> Week by week, babies see more of the room, farther than one ruler. The faces come first, long before the toys. {his} face is one of those. It takes time to be known by someone new.
      A<bigger> Some things can be taped, and some get made again. The high shelf holds what is dear. Down below, a baby has found a spoon. For now, each of them has something.
      A<bigger> In a year or two, that baby may pass the bricks. Until then there is a shelf, a swap and a shut door. Being cross about the first tower was fair. The next one stands higher up.
      A<small> The ten minutes are over, and the blanket is folded. {Name has} long legs again, and a say in what is for supper. No baby has that. The arms are there for both sizes.
      A<small> Later {little is} asleep, and somebody big is still up. Being small was nice, and so is this. It is possible to want both on one day. A lap does not ask how old somebody is.
      D<there> In the other home there is a baby now, a brother or a sister. {little lives} there all week, and {Name} is there at times. That can look as if {little} had more. It has more nights there, and it has not more parent. Nobody has given a place away.
      P<there> Parents with a new baby forget things, as they sleep so little. A missed call comes from that. It may still be minded, out loud.
      P<there> People ask, "Are you excited?" There are other answers as well.
      Q<there> After a day with the baby, {Name} may feel ____. It may be different in the car.
      H<there> {helper} can listen without taking a side.
      H<there> {helper} can help to ask for a fixed time. ~ Fixed times get forgotten less.
      T<there> {he} can ask that parent for an hour for two.
      T<there> {he} can choose something of {his} own to leave there. ~ Then a place is kept.
      C<there> {he} can think, "The baby has more nights. I have my own place."
      A<there> A baby grows, and one day it will ask when {Name} comes. Until then there may be a stroller in the hall and not much sleep. The hour for two can stand in the calendar. It says who belongs, in that home as well.
      D<stays> People who come to visit go home again, and then everything is as before. With a baby it is different. {Name} may have asked when it goes back, which is a fair question. A baby was not bought anywhere, so it cannot be taken back. {little lives} here now, with a hook for its coat.
      C<stays> {he} can think, "It may stay, and I may take my time."
      A<stays> A very small coat hangs beside the others. On some days it may seem one coat too many. That may be said out loud. The other hooks are where they were. {little stays}, and {his} place stays too.
      D<soon> It takes a baby about nine months to be ready. {Name} waits like everybody else, and so does the small bed. In the meantime people talk about it a lot. They talk of names and of socks. {Name} may wonder if there will still be time for {him}.
      D<soon> With a baby on the way, everybody is busy with things for it. {Name} may be curious, or cross, or wonder if there is time for {him}. A baby hears voices before it is born and knows them afterwards. So it is learning one already. At first it can do nothing but drink, sleep and cry.
      P<soon> People ask, "What do you want, a brother or a sister?" It is a funny question, since nobody can choose.
      P<soon> Parents may have less patience than usual. Growing a baby and getting ready for one is hard work.
      Q<soon> When everybody talks about the baby, {Name} may feel ____. It may be two words.
      Q<soon> When {Name thinks} of the time after, it may feel ____.
      H<soon> {helper} can choose a time each day that is only for {him}. ~ Ten minutes before supper, for example.
      H<soon> {helper} can tell what a baby can do at first.
      T<soon> {he} can say what is good about it and what is not. ~ Both lists are allowed.
      T<soon> {he} can choose one thing to show the baby later.
      C<soon> {he} can think, "It knows my voice, and I keep my place."
      A<soon> The bed is still empty, and the list of names is long. A baby is going to change some things and leave others alone. It is fine to be glad later, or slowly. The one who is here has a place that nobody else fits.
      A<soon> On a shelf lie socks as big as thumbs. Nobody knows the baby yet who is going to wear them. One thing is known, and that is who was here before. That one has a bed, a story and a lap, baby or not.
      D<loss> There is a baby on the way, and there is also a worry. {Name} knows that a baby does not come each time. So hope and worry sit side by side, and neither of them goes. That is how it is for the grown-ups too. Nothing that anybody thinks or says can harm a baby.
      P<loss> Grown-ups may not want to make plans yet. It does not mean that they are not glad.
      P<loss> Midwives and doctors check how it is going. They know what happened before and look carefully.
      Q<loss> When somebody says "baby", {Name} may feel ____. Two words may fit.
      H<loss> {helper} can say what is known after each visit to the doctor. ~ Knowing is easier than guessing.
      H<loss> {helper} can talk about the sad time as well. ~ It belongs to the family too.
      T<loss> {he} can ask one question a day, even the same one. ~ Some questions need more than one answer.
      T<loss> {he} can do something good that has nothing to do with it. ~ A worry needs a break.
      C<loss> {he} can think, "I hope, and I worry. Both are allowed."
      A<loss> Nobody can know everything about a baby beforehand. The family hopes together, one week after the other. Whatever the week brings, it is shared. There are arms for {Name}, big as {he is}.
      D<cot> Some things in a home have more than one life. The {handed} has a baby in it now, and {Name} was there first. Since then two legs have grown a lot. To see somebody else in it can be odd. A {handed} goes by size. A place in a family does not.
      P<cot> Grown-ups saw that it was too small, and thought no more of it. They may not know that it can be missed. It is fine to say so.
      H<cot> {helper} can tell how it was when {Name} lay in it. ~ There are stories about that.
      T<cot> {he} can choose one old thing to keep. ~ Not all of it needs to be passed on.
      C<cot> {he} can think, "It goes by size. My place does not."
      A<cot> One day {little} will be too long for the {handed} as well. Then it goes to somebody else, or up to the loft. {Name} was the first in it, and that stays true. In the family nobody gets too long for a place.
      D<half> There is a word for brothers and sisters who share one parent. The word is "half". {Name} may hear it now that there is a baby. It counts parents, and it counts nothing else. A baby has a whole hand and holds on with all of it.
      P<half> Grown-ups look at a new baby a lot, since it is new. They may not know how that looks from the door. They can be told.
      Q<half> Seeing them all with the baby, {Name} may feel ____. It can be two words.
      H<half> {helper} can say, "You belong here, on all days." ~ It is good to hear it on a plain Tuesday.
      T<half> {he} can ask for an hour with one parent alone.
      C<half> {he} can think, "I am a whole one here."
      A<half> Nobody in a family is a half. The baby has a whole hand, and a whole voice too. {Name has} a whole place, from before. A family does not start again when a baby comes. It goes on, with one more.
      D<arms> Two arms are not many, and now a baby is in them for hours. Before that, they were free for a book or a hug. {Name} may want them just when they are full. It is hard to wait for something that used to be there. The side is free, and so are the ears.
      D<arms> Love is enough for a baby and for {Name}. Nobody gets less of it. With arms that is different, because there are just two. {Name} may notice it most when the baby is held. It can be hard, even for somebody who likes the baby.
      P<arms> Whoever holds a baby often has one thought for the one who waits. It cannot be seen from outside.
      P<arms> Grown-ups may say "in a minute" a lot now. They know how often they say it.
      Q<arms> When the arms are full again, {Name} may feel ____. Two words may fit.
      H<arms> {helper} can make a time each day that belongs to {Name}. ~ Ten minutes on a clock are easy to find.
      H<arms> {helper} can tell about another baby in the same arms. ~ It was {Name}.
      T<arms> {he} can sit close on the free side and talk. ~ Babies do not mind talk.
      T<arms> {he} can say, "I need a turn, too." ~ Those are clear words, and nobody gets hurt.
      C<arms> {he} can think, "Arms take turns, and love does not."
      A<arms> The baby is asleep in a bed, and two arms have nothing to do. It does not last long, but it is long enough. {Name} fits in there better than it looks. Some things about arms stay as they were.
      A<arms> On the clock, ten minutes have gone by, and they belonged to one person. Tomorrow has ten minutes like that in it as well. The baby will learn to walk one day. Then the arms get a rest.
      D<feed> A new baby drinks about ten times in a day and a night. {Name} may have noticed it. Each time two arms are full, and a voice says, "In a minute." A baby's tummy is about as big as an egg. So it is soon empty, and it all begins again.
      D<feed> "Not now, I am feeding the baby." {Name} may know that sentence very well. Milk takes about half an hour, and nobody can drink it faster. Two arms are busy. Two ears and one side are not.
      P<feed> Whoever feeds the baby cannot get up. It looks like sitting about. It is work, and it makes people thirsty and tired.
      P<feed> Babies need it so often because they grow so fast. In a few months they drink less often. Nobody with a baby can quite believe that.
      Q<feed> When it is milk time again, {Name} may feel ____. Two feelings can be there at once.
      Q<feed> When the answer is "in a minute", {Name} may feel ____.
      H<feed> {helper} can read aloud while the baby drinks. ~ A mouth is free at milk time.
      H<feed> {helper} can keep the time after the milk for {Name}. ~ It helps to know when it is.
      T<feed> {he} can sit on the free side and lean there. It is warm on that side as well.
      T<feed> {he} can keep a box with things that come out at milk time.
      C<feed> {he} can think, "Two arms are full. There is a side for me."
      C<feed> {he} can say, "After this milk, it is my turn."
      A<feed> The baby is full and asleep with its mouth open. The arms are free, for about an hour. There was a side to lean on the whole time. It is all right to be tired of milk. The time after it has {his} name on it.
    `),
    '8-10': script(`
      D<cry> {his} family {has} {baby}. A newborn has one way of saying anything, which is crying. It is loud enough to get through walls and through sleep. Hunger, tired eyes and a wet bottom can all sound the same at first. After a few weeks, people at home begin to hear small differences. Even then they are often wrong.
      D<cry> Crying is like a language with only one word in it, and every baby speaks it. {Name spoke} it once, and so did every teacher at school. The word can mean hunger, or cold, or a hair in one eye. Adults work through the list until the noise stops. It is loud for a reason, because a baby cannot walk over and knock.
      D<milk> A baby in the house changes the timetable. In {his} family, as in any other, milk decides when things happen. A newborn's stomach is about the size of an egg. It needs filling every two or three hours, and each time takes twenty minutes or more. Someone gets up for that at night, so adults are tired and supper may be late. None of this is because of anything {Name did}.
      D<milk> Eight to twelve times a day, a newborn stops for a meal. {his} family {has} {baby}, and that is a lot of milk to plan around. A new stomach is about as big as an egg, so it is empty again within three hours. Half the plans in a house with a baby begin with "after the milk". Nobody chose the waiting, but there is plenty of it.
      D<face> A newborn can see clearly for about thirty centimetres, the length of a ruler. Past that, the world is mostly light and dark. Within that distance, {his} face may be one of the first things a baby studies. The looking can go on for minutes. No one has explained to babies that staring is rude. At about six weeks, many of them begin to smile back.
      D<face> One school ruler is as far as a new baby can see well. It is also how far away a face is when someone leans over. {Name has} a face, and to a newborn a face is better than any toy. For some weeks a baby only looks. Then, at about six weeks, a smile may come back.
      D<bigger> A newborn stays where it is put. Within a year or two a small brother or sister can move, climb and open drawers. For {Name}, that may mean a torn page or a model in pieces. At that age children learn by grabbing, and they understand "mine" from about two or later. Knowing that does not glue anything back together.
      D<bigger> Small children study the world as scientists do, with fewer manners. Things get shaken, dropped and tasted, and best of all is whatever the bigger ones are using. So a baby who can move has probably had a look at {his} things. It is research. It may also be the end of a model that took all weekend.
      P Adults with a newborn often miss the time they had with older children. Tired people can sound short, although they are not cross. Most of them notice it later. One hour of sleep makes a big difference to a voice.
      P People who visit may talk about a baby first, because babies are new and tiny. They forget that someone else lives here too. Most of them would be glad to hear about a good goal or a bad school lunch. They only need a way to begin.
      P Friends with younger brothers or sisters tend to have opinions. Some say that the beginning was the strangest part. Others say that it got interesting when the baby could laugh. Hardly any of them say that it was easy every day.
      P<helper> These days {helper may} miss time with {Name} as well. Time can be divided, like an hour on a clock. Love is different, because it does not get smaller when a family gets bigger. {helper may} be too tired to say so.
      P Parents remember the oldest stories about each child. They know who said which word first, and who was afraid of the bath. A baby has no stories yet. So far, the old ones all belong to other people.
      P Doctors say that babies recognise voices from before they were born. So a voice that argued about homework in the next room may be an old friend. It is not something that people remember to mention.
      P<bigger> Parents may say, "You are older," which is true and settles nothing. They are tired, and they saw only the last ten seconds. A plan for shelves is easier to talk about than a question of blame.
      Q When a baby gets all the attention, {Name} might feel ____. Two opposite feelings can be true on one day.
      Q When plans change again, {Name} may feel ____. It may be hard to say, and it may change by supper.
      Q When visitors come, {Name} might feel ____. There is no right answer to this one.
      H {helper} can put a time for two on the calendar each week. ~ When it is written down, people can see it coming.
      H {helper} can show {him} how to hold a newborn safely, sitting down with a cushion. ~ "Not today" is a good answer too.
      H {helper} can hear a complaint without explaining anything. ~ Being heard is often enough for one day.
      H {helper} can ask what is worse than before, and write it down. ~ Some of it can be changed by Friday.
      H {helper} can hand the baby to somebody else for twenty minutes. ~ Babies do not keep a diary.
      H<helper> {helper} can tell {him} the story of {his} own first weeks. ~ There was probably a lot of noise in it.
      H<adult> {helper} can keep some time for {adult}, even on busy days. ~ Old habits are good company when other things are new.
      H<bigger> {helper} can help to set up a place with a door, a lid or enough height. ~ It is fair that some things are out of reach.
      T {he} can say, "I would like some time with you today." ~ Adults can only answer a question they have heard.
      T {he} can choose one job to help with, and leave the rest. ~ Helping works best when it is chosen.
      T {he} can keep a list of things a baby does for the first time. ~ It will be funny to read a year later.
      T {he} can send one photo a week to somebody far away. ~ It makes an expert of the one who takes it.
      T {he} can put a sign on a door that says when visits are welcome. ~ A sign can be polite and clear at once.
      T<quiet> {he} can find a corner for {quiet}. ~ Everyone in a family needs a place without noise.
      T<comforter> {he} can keep {comforter} on a high shelf. ~ Some things are not for sharing.
      T<activity> {he} can say which afternoon is for {activity}. ~ A plan that others know about is easier to keep.
      T<doing> {he} can try {doing} when it gets loud. ~ What helped before can help now as well.
      T<bigger> {he} can put the three most important things somewhere high tonight. ~ Three is a quick job.
      C<cry> When the noise starts, {he} can think, "One small person, one small word."
      C<cry> {he} can think, "It is only crying, and someone is on the way."
      C<milk> When supper is late, {he} can think, "First the egg gets filled, and then us."
      C<milk> When plans change again, {he} can think, "It is egg time, and mine comes after."
      C<face> While a baby stares, {he} can think, "One ruler away, I am the best thing there is."
      C<face> Leaning over, {he} can say, "One ruler, hello, this is me."
      C<topic> When it gets loud, {he} can think about {topic} and make a list of ten.
      C<bigger> {he} can think, "It is research, so out of reach it goes."
      A<cry> In about a year, most babies have a first real word. {Name} will have heard everything that came before it. Being the older one is a place in a family that cannot be given away. It comes with some noise at the start, and with good stories later.
      A<cry> After two or three months there is less crying, and other sounds take over. Some of them are funny. One day there is a real word, and then a second one. Babies learn words from the people at home, and {Name is} one of those.
      A<milk> As a baby grows, the hours between meals get longer. Then the whole timetable changes. Until it does, there is a time for milk and a time for {Name}. Supper comes too, even if it is toast.
      A<milk> The time after the milk is a real time, and it comes every day. It can be used for stories, for questions or for finding a lost sock. Babies need less of the clock as they grow. {his} place in the family is not on the clock at all.
      A<face> Every week a baby sees a bit farther than one ruler. By then the nearest faces are known, and one of them is {hers}. Getting to know someone starts with being looked at. It can be done while eating a sandwich.
      A<face> After some months a baby can see across a whole room, and toys get interesting too. The faces were there first. There is more to look at then, and {his} face is still worth a visit. It all began one ruler away.
      A<bigger> A higher shelf is not unfriendly. It means that a model can be finished and a baby can go on with the pans. In some years the two of them may build something together. It is already clear who would like to be in charge of the glue.
      A<bigger> Whatever could be mended has been mended. {little has} moved on to the pans, and there is a lid on the box now. It is possible to like somebody a great deal and still own a box with a lid.
      D<there> A baby has been born into the other half of the family, and it lives where {Name} visits. That changes the sums. {little has} the parent every day, and no bag to pack. It is easy to conclude that somebody has been replaced. Babies take up hours, arms and sleep, and none of that is the place that an older child has.
      P<there> Parents with a baby live in a fog for a year. They forget calls and dates, and hope that nobody minds. It is fair to let them know that somebody does.
      P<there> To the baby, a brother or sister who comes and goes is an event. Babies look longest at the faces they do not see all the time.
      Q<there> Seeing a photo of the three of them, {Name} might feel ____.
      Q<there> On the way back from there, {Name} might notice ____.
      H<there> {helper} can hear it without comment on the other home. ~ Then it stays easy to say.
      H<there> {helper} can raise the matter of calls and time with the other parent. ~ Adults can do that among themselves.
      T<there> {he} can ask for one thing with a day and a time on it. ~ It is harder to forget than a feeling.
      T<there> {he} can decide what stays in that home with a name on it. ~ A drawer is a kind of sentence.
      C<there> {he} can think, "More nights is not more love."
      A<there> The fog lifts, as all parents of babies say, at about the time when the child can walk. There will be somebody then who runs to the door on the right weekends. Nobody needs to love a brother or a sister by a certain date. The place of the older one is not {little}'s to take.
      D<soon> Before a baby arrives it takes up an astonishing amount of room. There are boxes in the hall, and conversations that stop at the door. {Name} may be looking forward to it, dreading it or bored by the whole subject. All three can happen before lunch. The person in question is listening already, since babies hear voices before they are born.
      P<soon> Adults ask whether a brother or a sister would be better. Nobody is taking orders. They only want to say something friendly.
      P<soon> Parents worry beforehand about whether they will have time for everyone. They rarely say so, and it is on their list.
      Q<soon> When the subject comes up again, {Name} might feel ____.
      H<soon> {helper} can say what is going to stay exactly as it is, and write it down.
      H<soon> {helper} can explain who is where on the day itself.
      T<soon> {he} can tell someone both halves, the good one and the other.
      T<soon> {he} can name one hour a week that stays for two.
      C<soon> {he} can think, "I can wait and see. I was here first, and I stay."
      A<soon> The box in the hall has become a bed, and it is still empty. A baby changes a family in ways that nobody can list beforehand, and some of them are funny. Being glad can come at once, after a month or in small portions. The place that {Name has} is not on the list of things to be moved.
      D<loss> In some families, news of a baby comes with two feelings at once. {Name} knows that it has gone another way before, and cannot simply be glad. The adults probably cannot either. Hope is careful after a loss, and that is sensible of it. Nothing that anybody at home did, said or thought caused what happened. No thought can do harm now.
      P<loss> Parents may avoid the subject in order not to worry anybody. It rarely works, since silence can be heard.
      P<loss> Doctors watch more closely when there has been a loss. Extra visits are a precaution and not a bad sign.
      Q<loss> When the subject comes up, {Name} might notice ____. It may be more than one thing.
      H<loss> {helper} can tell after each appointment what was said. ~ Facts leave less room for guessing.
      H<loss> {helper} can make room for those who are missed as well. ~ They are a part of the family's story.
      T<loss> {he} can say, "I am worried about it too." ~ It may turn out that everyone was.
      T<loss> {he} can keep some hours of the week free of it. ~ Nobody can hope or worry all day.
      C<loss> {he} can think, "Careful hope is hope as well."
      A<loss> How it will be is not known, and it is honest to say so. The weeks go by singly, and each one that is over is over. A baby would be welcome, and the one who is already here is part of every plan. Both can be said aloud.
      D<half> Half-brother and half-sister are words for forms. They count parents and nothing else. {Name} may have wondered what they mean for a place at the table. A baby holds a finger with its whole hand. It does not ask how many parents it shares with the finger. A family with a new baby does not begin again. It goes on, with everyone who was in it.
      P<half> From the door, two adults and a baby can look like a finished picture. The adults in it mostly do not know that. They have hardly slept, and they think that everybody knows who belongs.
      Q<half> Seeing them from the door, {Name} might feel ____. Two things at once are common.
      H<half> {helper} can keep one hour a week for {Name} alone. ~ An hour with a name on it says a lot.
      T<half> {he} can tell a parent how it looks from the door. ~ Most parents are surprised. It can only be changed when it is known.
      C<half> {he} can think, "I am not half of anything here."
      A<half> The word stays on forms, where it can do little. At home there is a baby who looks up when a certain face comes in. {Name} was in this family before the baby was in the world. The picture was not finished then, and a picture without {him} is not this family.
      D<feed> A newborn baby drinks eight to twelve times in twenty-four hours, and a feed can take half an hour. {Name} may not need the sum, because the answer can be seen on the sofa. Somebody is pinned there with both arms full, and most questions are answered with "in a minute". It is not that the baby is more important. It is that the baby cannot wait or make a sandwich, and has a stomach the size of an egg.
      P<feed> From the sofa it looks different. The person with the baby can hear everything that goes on elsewhere and take part in none of it. Many feel that they are short-changing somebody, and they know exactly whom.
      P<feed> Visitors ask how the baby is drinking. Hardly anybody asks how the older one is eating. They do not notice that they do it.
      Q<feed> When it is milk time again, {Name} might feel ____.
      Q<feed> At the fourth "in a minute" of a day, {Name} might notice ____.
      H<feed> Someone at home can fix half an hour a day that belongs to {Name}, with a clock. ~ It need not be long to be certain.
      H<feed> Someone at home can use milk time for talking. ~ It is the one time of day when a parent cannot run off.
      T<feed> {he} can bring homework, a story or a game for two to the free side of the sofa.
      T<feed> {he} can say it plainly: "I have had four minutes today." A number is hard to argue with.
      C<feed> {he} can think, "Arms full, ears free."
      C<feed> {he} can say, "When this one is done, I am next."
      A<feed> Within months a baby drinks half as often, and then it starts on spoons. Until then the sofa has two sides, and one of them is free. It is fair to be fed up with the whole business and to be fond of the baby's feet. The half hour on the clock belongs to {Name}, and the milk can wait behind it for once.
    `),
    '11+': script(`
      D<cry> Crying was not designed to be pleasant. {his} family {has} {baby}, so there will be some of it in the evenings. Human ears are tuned to it, and even people who adore a baby can feel tense after ten minutes. It usually grows for some weeks, is at its worst at about six weeks, and then becomes less. For everyone in the building, it helps to know that the curve comes down.
      D<cry> Babies arrive without language, and they make their wishes known anyway. {Name did} it once, at the same volume. A cry means "come here", and hardly anything more exact than that. The rest is left to adults, who try milk, then sleep, then walking up and down at four in the morning. It is hardest at about six weeks, and after that most evenings get quieter.
      D<milk> {his} family {has} {baby}, and a family with a newborn runs on a different clock. A new stomach is about the size of an egg, and it needs filling eight to twelve times in a day and a night. Each time takes twenty minutes or more. Someone is awake for every one of them, which explains late suppers and forgotten school forms. None of it was decided against anyone.
      D<milk> "After the milk" is the answer to most questions in a house with a new baby. {Name} may hear it about lifts, forms, supper and help with maths. The reason is a stomach the size of an egg, which needs filling eight to twelve times between one midnight and the next. Each round takes twenty minutes or more. It is not an excuse, although it is used so often that it starts to sound like one.
      D<face> A new baby sees clearly for about thirty centimetres, the length of a ruler. Within that distance, what it studies most is a human face, and one of the few around is {hers}. It is an odd experience to be studied so hard by someone who knows so little. For several weeks nothing comes back. Then, at about six weeks, there may be a smile, and it is difficult to stay unmoved.
      D<face> The gap between {Name} and a new baby is more than ten years, and at first it is also about thirty centimetres. That is how far a newborn can see clearly. It is the length of a ruler, and the distance to a face when someone leans over. Everything farther off is a blur. One side of this has opinions and homework, and the other side has just discovered light.
      P Parents with a newborn are often running on a few hours of sleep. They may assume that an older child is fine, because an older child could say if something was wrong. The older child may assume that they would ask. In that way a house can stay polite and rather lonely for weeks.
      P Friends may find a baby cute for a minute and then move on. Relatives may see a built-in babysitter, and say so cheerfully across a table. Most parents know that it is more complicated than either, and would like to hear how it looks from {his} side.
      P Adults tend to say "you must be so excited", which leaves only one answer. They mean well, and they are mostly making conversation. Plenty of people with much younger brothers or sisters remember something less tidy, such as love and annoyance in one afternoon.
      P<helper> {helper may} be wondering how to ask without making it sound like an interview. It is hard to be there for a whole house at once, and people who wait politely are easy to miss. Being grateful for patience is simple. Saying so at seven in the morning is apparently harder.
      P An older person in the house notices things that the adults are too tired to see. Some of it is useful, and some of it is extremely funny. Parents are not looking for an assistant. They are often glad of company that can hold a conversation.
      P Neighbours will ask how the baby sleeps, and nobody asks how anybody else does. It is a habit of speech and not a ranking. A truthful answer to a question that was not asked can be surprisingly well received.
      Q With so much attention going elsewhere, {Name} might feel ____. Fondness and annoyance can share an afternoon, and neither cancels the other.
      Q When people ask about the family news, {Name} might notice ____. It may be different from the answer that gets said aloud.
      Q At the end of a noisy evening, {Name} may feel ____. There is no correct way to have a much younger brother or sister.
      H {helper} can agree with {him} which jobs are welcome and which are not part of the deal. ~ Saying it clearly once is kinder than hinting every day.
      H {helper} can protect one hour a week in which babies are not mentioned. ~ Ordinary talk is a kind of attention.
      H {helper} can listen to an honest complaint without turning it into a lesson. ~ Sometimes it is information, and sometimes it is a joke.
      H {helper} can keep one evening on which nobody is asked to watch, hold or fetch anything. ~ It is worth putting in writing.
      H {helper} can pass on which parts of this are temporary. ~ Most of it is, although nobody can give the dates.
      H<helper> {helper} can ask one real question a day and wait for the answer. ~ "How was school?" is usually not counted.
      H<adult> {helper} can keep some time for {adult}, as before. ~ A small tradition is worth more when everything else is moving.
      T {he} can suggest one fixed hour a week that is about something else entirely. ~ An exact request is easier to say yes to than a general one.
      T {he} can name one job to take on and one to leave. ~ Families work better with information than with guesses.
      T {he} can take headphones and a closed door for an hour. ~ Quiet is a reasonable thing to need, and an hour is not much of it.
      T {he} can find out what the school or a friend's house offers for homework on loud days. ~ A second place is a practical answer to noise.
      T {he} can record a few of the odd sounds and moments. ~ They will be worth something at somebody's wedding.
      T<quiet> {he} can claim one hour for {quiet}, behind a closed door. ~ It is not a reward, only an hour with fewer people in it.
      T<activity> {he} can say early in the week which evening is kept for {activity}. ~ An exact request is easier to say yes to than a general one.
      T<doing> {he} can try {doing} when everything is loud at once. ~ Methods that worked in the past tend to keep on working.
      T<comforter> {he} can put {comforter} somewhere that small hands cannot reach. ~ Some things in a house are not family property.
      C<cry> At the loudest moment, {he} can think, "It is worst at six weeks, and then it gets less."
      C<cry> When it begins again, {he} can think, "All it means is come here, and somebody is coming."
      C<milk> When supper is late again, {he} can think, "This household is being run by an egg."
      C<milk> When nobody is free, {he} can think, "Twenty minutes, and then I will ask."
      C<face> During a long stare, {he} can think, "For thirty centimetres around, I am the best thing on."
      C<face> Leaning over, {he} can think, "One ruler is a good place to start."
      C<topic> At the loudest moment, {he} can think about {topic} in as much detail as possible.
      A<cry> After the second month there is less crying, and a person with preferences begins to appear. Babies watch older children closely and copy them early. {Name did} not choose this change, but what kind of older one to be is still an open question. It can be answered later, over breakfast, when it is quiet.
      A<cry> Around the first birthday a real word turns up, and hardly anyone remembers the noise. By then a baby knows which people come when it is loud and which ones make it laugh. The place {Name has} in this family was not part of the arrangement. It has not been given away.
      A<milk> Stomachs grow, and an egg does not stay in charge for long. Within months the nights get longer, and supper moves back to something like its old hour. The family that comes out of it has a different shape, with a baby stage behind it and with the same place for {Name}. That place was not up for discussion.
      A<milk> The time after the milk is a real time of day, and it can be booked. It comes round eight to twelve times, which is more often than many buses. A baby needs those twenty minutes for now, and other people may need the next twenty. {Name is} one of those people, and asking is perfectly fair.
      A<face> Month by month, thirty centimetres become a metre and then a whole room. By that time, the nearest faces are the ones a baby looks for first. {his} face will be among them, whatever kind of day it has had. It is a modest kind of fame, and it needs no effort.
      A<face> Within months the ruler is too short, because babies learn to see farther, and later to crawl. When they crawl, they crawl towards people they know. What happens after that is an open question. {Name has} the advantage of having been here first.
      D<there> When a parent starts again, the new household comes with a baby sooner or later, and the first family is expected to be delighted. {Name} has become a half-sibling without a vote, at a distance, on alternate terms. {little gets} the daily version of a parent who used to be shared out differently. It is reasonable to notice that, and even to resent it. {little is} innocent, the parent is short of sleep, and neither fact settles the matter.
      P<there> Parents in that phase believe that everyone understands. They cancel, forget and post photographs. They can be told what it looks like from here, and a plain sentence does it better than a silence.
      P<there> Relatives will ask about the baby first. It is a habit and no ranking, although it sounds like one.
      Q<there> Scrolling past the photographs, {Name} might feel ____. Tenderness is possible, and so is the urge to throw the phone.
      Q<there> When a weekend is moved once more, {Name} might notice ____.
      H<there> {helper} can listen without prosecuting anyone. ~ It keeps the subject open.
      H<there> {helper} can take up the practical side with the other parent. ~ Dates are a matter for adults.
      T<there> {he} can ask for one fixed thing: an evening, a call, a walk without a pram. ~ A request with a date on it gets an answer.
      T<there> {he} can decide how much of a brother or sister to be, and at what speed. ~ There is no standard for it.
      C<there> {he} can think, "New baby, old parent. I still have a claim."
      A<there> Babies turn into people, and some of those become very fond of whoever turned up on certain Saturdays. That is in the future and cannot be owed in advance. For now there is one request on the table, with a day and a time. A parent who has been told can no longer say that nobody mentioned it.
      D<soon> A baby on the way, in a family that has been without one for years, is a change of government announced nine months in advance. {Name} may have been told as good news what is, from where {he sits}, mainly a question of sleep, noise and rooms. There may also be some embarrassment, which is ordinary at this age and passes. A baby hears voices before it is born and recognises them afterwards. So acquaintance is being made, whether or not anyone has agreed to it.
      P<soon> People expect delight, since delight is what they would say themselves. A mixture is the more common reaction, and it is not a verdict on the child that comes.
      P<soon> Parents at this point are tired, hopeful and slightly afraid of what an older child is going to say.
      Q<soon> At the word "baby", {Name} might notice ____. Tenderness and dismay have been known to share a face.
      H<soon> {helper} can be precise about what is expected in the way of help, and what is not.
      H<soon> {helper} can settle beforehand what remains off limits, such as a room, a desk and certain evenings.
      T<soon> {he} can state two conditions calmly, before the boxes arrive. ~ Negotiations are easier early.
      T<soon> {he} can say honestly that it will take time. ~ It is a more useful sentence than congratulations.
      C<soon> {he} can think, "New member, old rights."
      A<soon> One of these days there will be a person in the small bed who knows one voice from before. Nobody is obliged to feel anything in particular at that moment. Large gaps in age turn out well in surprising ways, and in others they stay a nuisance. A brother or sister of that size has at least no opinion about music yet.
      D<loss> After a loss, the news of another baby is heard differently. {Name} may have been told with a smile that did not quite hold, and may have taken care to look pleased. Hope is cautious in such months, and nobody needs to pretend that it is not. What happened before was not caused by anything that anyone did, said or felt. The present is not affected by thoughts either, however dark they are at night.
      P<loss> Parents who say little about it are seldom calm. They are trying to spare everybody a worry that everybody has.
      P<loss> A pregnancy after a loss is watched more closely. More appointments are a sign of care and not of bad news.
      Q<loss> When the calendar or the conversation comes round to it, {Name} might notice ____. Tenderness and dread are found together.
      H<loss> {helper} can share what is known after each appointment, in two sentences. ~ It saves interpreting faces.
      H<loss> {helper} can talk about those who were lost, by name if they had one. ~ Not speaking of them does not protect anyone.
      T<loss> {he} can say once that it is on {his} mind too. ~ It relieves at least two people.
      T<loss> {he} can keep ordinary plans, and enjoy them. ~ Being happy for an afternoon takes nothing away from anyone.
      C<loss> {he} can think, "Nobody knows yet. I can hope carefully."
      A<loss> Nothing is certain, and most families in this position have learnt to say so. They count in weeks, and they share what there is. A baby would find a place here. {Name} has one already, and it is not under discussion.
      D<half> Some words only do arithmetic. "Half-brother" and "half-sister" count the parents that two people share, and they leave it at that. {Name} may hear something else in them, now that there is a baby with both parents in one hall. From the stairs it can look as if a complete family had moved in, with one person left over from an earlier one. It is understandable to see it so. But nothing was begun again when the baby came, and older members of a family are not what is left over.
      P<half> Adults with a baby take it for granted that everyone knows where they belong. They are tired, and they mistake a closed door for a wish to be left alone. One sentence can correct that.
      Q<half> When somebody says "the whole family", {Name} might feel ____. Jealous is one word for it, and tired of the subject is another.
      H<half> {helper} can keep one fixed hour for {him}, without the baby and without a purpose. ~ To be told "you belong" is pleasant. To be expected at six is clearer.
      T<half> {he} can say once what it looks like from the stairs. ~ It need not be fair to everybody, it only needs to be said.
      C<half> {he} can think, "That word counts parents. It does not count me."
      A<half> None of this needs to turn into a great love for a baby. Fondness comes late in many families, or in odd minutes. {Name} was part of this one before there was a baby in it, and is part of it now. The word "half" stays on forms. The place at the table is a whole one.
    `),
  },
};

/**
 * A baby brother or sister, on the way or already there. Which of the two is said only when the parent said it
 * (role `has`); everything else is about babies in general, so it holds before and after the birth, for one and for two.
 */
export const newSibling: Frame = withScenes(
  own,
  wantsItSentBack,
  halfOfASibling,
  whoIsWithMeThen,
  fetchesForTheBaby,
  visitorsForTheBaby,
  twoAtOnce,
  otherParentForBedtime,
  lookAtMeAtFeeds,
  cryInTheNight,
  theCryHurts,
  babyIsAsleep,
  wetSinceBaby,
  eyesAreForLooking,
  pregnantAtTheSchoolGate,
  timeWhenItIsBorn,
  wishedForAnotherBaby,
  whoIsLovedMore,
);

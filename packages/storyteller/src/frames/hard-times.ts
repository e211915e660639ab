import { atAHospice } from './at-a-hospice.ts';
import { worriedAboutADrinker } from './worried-about-a-drinker.ts';
import { afraidOfTheHospital } from './afraid-of-the-hospital.ts';
import { ILLNESS as WORD_FOR_IT } from './illness-role.ts';
import { loudAfterADrink } from './loud-after-a-drink.ts';
import { ASKED_IF_THEY_DIE, ASKS_IF_THEY_DIE, ASKS_OF_A_RELATIVE } from './family/asked-if-they-die.ts';
import { refuge } from './refuge.ts';
import { withScenes } from './scene.ts';
import { wordsAfterAStroke } from './words-after-a-stroke.ts';
import { script, type Frame } from '../frame.ts';

/** Who of the parents drinks, takes drugs or gambles, by what is said next of them. */
const drinker = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(${words})\b(?:'s)? (?:(?:is|was|has|had|often|always|sometimes|still|a|an|in|into|on|to|taking|takes|went|goes|going|gone|checked|back|again|too|does|keeps|gets|got|started|and|bad|problem|with|the) ){0,4}(?:drinks?|drinking|drunk|alcohol\w*|drugs?|addict\w*|rehab|sober|heroin|cocaine|gambl\w*|relapsed)\b`,
    'i',
  );

/** "I drink too much. I'm her mum." */
const drinksAndWrites = (words: string): RegExp =>
  new RegExp(
    String.raw`^(?=[^]*\bi(?:'m|'ve)? (?:\w+ )?(?:drink|drank|drinking|relapsed|gambl\w*|an? (?:alcoholic|addict)|addicted|in (?:rehab|recovery))\b)[^]*\b(?:i'?m|i am|this is) (?:his|her|their|the)? ?(${words})\b`,
    'i',
  );

/** What takes somebody to a hospital, or keeps them there. */
const TREATED = String.raw`(?:hospital\w*|icu|intensive care|hospice|ward|operation|surgery|ventilator|ambulance|heart attack|stroke|pneumonia|pacemaker|(?:new|broke\w*|replac\w*) (?:\w+ )?(?:hip|knee)|(?:hip|knee) (?:op|replacement))`;
/** An illness that lasts, and what is said of somebody who has it. */
const ILL = String.raw`(?:cancer|tumou?r|leuka?emia|lymphoma|chemo\w*|radiotherapy|(?:very|really|seriously|so|quite|terribly|getting|is|has been|been) (?:ill|poorly|unwell|sick)|ill(?=$|[.,])|illness|(?:lost|losing) (?:all )?(?:her|his) hair|heart failure|motor neurone|mnd|multiple sclerosis|copd|emphysema|lung disease|kidney (?:failure|disease)|dialysis|diagnos\w+)`;
/** Whoever of the family is named where somebody is ill or lies in hospital. */
const ailing = (words: string): RegExp =>
  new RegExp(String.raw`^(?=[^]*\b(?:${TREATED}|${ILL})\b)[^]*?\b(${words})\b`, 'i');
const RELATIVES = [
  ['great[- ](?:grandad|granddad|grandpa|grandfather|uncle)', 'm'],
  ['great[- ](?:grandma|grandmother|granny|gran|nana|nan|aunt|auntie)', 'f'],
  ['grandad|granddad|grandpa|gramps|grandfather|opa|nonno|abuelo|pop-?pop', 'm'],
  ['grandma|grandmother|granny|gran|nana|nanna|nan|nanny|oma|nonna|abuela', 'f'],
  ['uncle', 'm'],
  ['aunt|auntie|aunty', 'f'],
  ['sister', 'f'],
  ['brother', 'm'],
] as const;
/** Somebody of the family lies in hospital, and the child goes there. */
const VISITED =
  /^(?![^]*\b(?:(?:can'?t|cannot|not allowed to|too young to|too far to) (?:have |get )?(?:visit|see)\w*|no visit\w*))(?=[^]*\b(?:hospital|icu|intensive care|hospice|ward)\b)[^]*?\b(?:visit\w*|(?:see|seeing) (?:him|her|them|grand\w+|gran\w*|nan\w*|uncle|aunt\w*)|(?:go|going|goes|come|coming) in(?= and| to (?:say|see)|$|[.,])|(?:tubes?|machines?|wires|drips?))\b/i;
/** A relative is treated in a hospital, or soon will be, and nothing is said of going there. */
const AWAY = new RegExp(
  String.raw`^(?=[^]*\b(?:${RELATIVES.map(([words]) => words).join('|')})\b)(?=[^]*\b${TREATED}\b)(?![^]*\b(?:chemo\w*|hair|wig|parkinson\W?s?|hospice|dying|died|will (?:probably|soon|most likely) die|rehab|drink\w*|drunk|alcohol\w*|prison|dement\w*)\b)`,
  'i',
);

/** A relative has an illness that lasts, and nothing is said of a hospital, of hair or of an end that is near. */
const LONG_ILL = new RegExp(
  String.raw`^(?=[^]*\b(?:${RELATIVES.map(([words]) => words).join('|')})\b)(?=[^]*\b${ILL}\b)(?![^]*\b(?:${TREATED}|hair|wig|bald|parkinson\W?s?|dying|died|death|will (?:probably|soon|most likely) die|(?:weeks|months) to live|terminal\w*|rehab|drink\w*|drunk|alcohol\w*|prison|dement\w*|alzheimer\w*|mental\w*|depress\w*|eating disorder|anorexi\w*|sick(?:ness)? bug|friend'?s)\b)`,
  'i',
);

/** A family without a home of its own, in a place for now. */
const NO_HOME_FOR_NOW =
  /\b(?:in|to|at) (?:a |the |an? \w+ )?(?:hostel|temporary (?:accommodation|housing|home|flat)|emergency (?:accommodation|housing)|homeless (?:hostel|shelter|unit))\b(?![^]*\b(?:school trip|residential|holiday|youth hostel|teachers?)\b)|\b(?:we are|we're|made|been|being) (?:made )?homeless\b/i;

const own: Frame = {
  id: 'hard-times',
  name: 'A hard time in the family',
  says: [
    'her grandad is ill and she keeps asking about it',
    'keeps asking if grandad is going to die',
    'nan has cancer and he keeps asking questions',
    'her mum drinks and she is ashamed',
    'dad is in rehab',
    'his father is addicted and he thinks it is his fault',
    'a bad diagnosis in our family',
    'since the fire we live in a hotel',
    'a hard time at home',
    'we have had bad news',
    'it has been a hard year for our family',
    'her sister is seriously ill',
    'we had to leave our country because of the war',
    'everything is upside down at home',
  ],
  claims: {
    strong: [
      'nan is having heart surgery',
      'nan is having surgery',
      'nan is having an operation',
      'nana is having heart surgery',
      'nana is having surgery',
      'nana is having an operation',
      'gran is having heart surgery',
      'gran is having surgery',
      'gran is having an operation',
      'grandad is having heart surgery',
      'grandad is having surgery',
      'grandad is having an operation',
      'grandma is having heart surgery',
      'grandma is having surgery',
      'grandma is having an operation',
      'grandpa is having heart surgery',
      'grandpa is having surgery',
      'grandpa is having an operation',
      'in aa',
      'vodka',
      'wine bottles',
      'drinking problem',
      'alcoholic',
      'nana has lost her hair',
      'nan has lost her hair',
      'granny has lost her hair',
      'grandma has lost her hair',
      'nan is having chemo',
      'nana is having chemo',
      'grandad is having chemo',
      'parkinson',
      'parkinsons',
      'parkinson s',
      'rehab for drinking',
      'rehab for drink',
      'rehab for drugs',
      'rehab for alcohol',
      'gone into rehab',
      'is in rehab for',
      'brother is in prison',
      'brother in prison',
      'brother has gone to prison',
      'brother went to prison',
      'sister is in prison',
      'uncle is in prison',
      'brother was arrested',
      'partner drinks',
      'dad drinks',
      'mum drinks',
      'stepdad drinks',
      'drinks and shouts',
      'drinks and then shouts',
      'drinks too much',
      'drinking too much',
      'is an alcoholic',
      'sister has an eating disorder',
      'brother has an eating disorder',
      'sister has anorexia',
      'brother has anorexia',
      'lockdown for real',
      'real lockdown',
      'shooting at his school',
      'shooting at her school',
      'shooting at the school',
      'shooter at school',
      'is dying in hospital',
      'aunt is dying',
      'uncle is dying',
      'grandma ill',
      'grandma have a stroke',
      'grandma had a stroke',
      'grandma stroke',
      'grandma chemo',
      'grandma having chemo',
      'grandma is having chemo',
      'grandma cancer',
      'grandma unwell',
      'grandma heart attack',
      'grandma operation',
      'grandma poorly',
      'grandma very ill',
      'grandma in a hospice',
      'grandma hospice',
      'grandpa ill',
      'grandpa have a stroke',
      'grandpa had a stroke',
      'grandpa stroke',
      'grandpa chemo',
      'grandpa having chemo',
      'grandpa is having chemo',
      'grandpa cancer',
      'grandpa unwell',
      'grandpa heart attack',
      'grandpa operation',
      'grandpa poorly',
      'grandpa very ill',
      'grandpa in a hospice',
      'grandpa hospice',
      'grandma has weeks to live',
      'grandma has months to live',
      'grandma is terminally ill',
      'grandma has terminal cancer',
      'grandpa has weeks to live',
      'grandpa has months to live',
      'grandpa is terminally ill',
      'grandpa has terminal cancer',
      'grandad has weeks to live',
      'grandad has months to live',
      'grandad is terminally ill',
      'grandad has terminal cancer',
      'nan has weeks to live',
      'nan has months to live',
      'nan is terminally ill',
      'nan has terminal cancer',
      'aunt has weeks to live',
      'aunt has months to live',
      'aunt is terminally ill',
      'aunt has terminal cancer',
      'uncle has weeks to live',
      'uncle has months to live',
      'uncle is terminally ill',
      'uncle has terminal cancer',
      'dad used to hit',
      'father used to hit',
      'husband used to hit',
      'partner used to hit',
      'ex used to hit',
      'boyfriend used to hit',
      'domestic violence',
      'domestic abuse',
      'we live in a refuge',
      'womens refuge',
      'women refuge',
      'in a refuge',
      'left because he was violent',
      'he was violent',
      'dad was violent',
      'dad is violent',
      'violent ex',
      'abusive ex',
      'abusive father',
      'abusive dad',
      'fled from his dad',
      'fled from her dad',
      'grandma parkinsons',
      'grandma pneumonia',
      'grandma ms',
      'grandma dialysis',
      'grandma kidney',
      'grandma broke hip',
      'grandma broken hip',
      'grandma in intensive care',
      'grandma having a pacemaker',
      'grandma motor neurone',
      'grandma heart failure',
      'grandma bad heart',
      'grandma diagnosed',
      'grandma very poorly',
      'grandma sick',
      'grandma very sick',
      'grandma liver',
      'grandma lung',
      'grandpa parkinsons',
      'grandpa pneumonia',
      'grandpa ms',
      'grandpa dialysis',
      'grandpa kidney',
      'grandpa broke hip',
      'grandpa broken hip',
      'grandpa in intensive care',
      'grandpa having a pacemaker',
      'grandpa motor neurone',
      'grandpa heart failure',
      'grandpa bad heart',
      'grandpa diagnosed',
      'grandpa very poorly',
      'grandpa sick',
      'grandpa very sick',
      'grandpa liver',
      'grandpa lung',
      'aunt parkinsons',
      'aunt pneumonia',
      'aunt ms',
      'aunt dialysis',
      'aunt kidney',
      'aunt broke hip',
      'aunt broken hip',
      'aunt in intensive care',
      'aunt having a pacemaker',
      'aunt motor neurone',
      'aunt heart failure',
      'aunt bad heart',
      'aunt diagnosed',
      'aunt in hospital',
      'aunt very poorly',
      'aunt sick',
      'aunt very sick',
      'aunt liver',
      'aunt lung',
      'uncle parkinsons',
      'uncle pneumonia',
      'uncle ms',
      'uncle dialysis',
      'uncle kidney',
      'uncle broke hip',
      'uncle broken hip',
      'uncle in intensive care',
      'uncle having a pacemaker',
      'uncle motor neurone',
      'uncle heart failure',
      'uncle bad heart',
      'uncle diagnosed',
      'uncle in hospital',
      'uncle very poorly',
      'uncle sick',
      'uncle very sick',
      'uncle liver',
      'uncle lung',
      'in intensive care',
      'bad news',
      'hard time at home',
      'refugee',
      'diagnosis in our family',
      'hard year',
      'hard time for our family',
      'tough time',
      'leave our country',
      'fled',
      'sister is ill',
      'brother is ill',
      'sister is seriously ill',
      'brother is seriously ill',
      'sister is in hospital',
      'brother is in hospital',
      'grandma is ill',
      'grandpa is ill',
      'grandma has cancer',
      'grandpa has cancer',
      'nana has cancer',
      'grandma in hospital',
      'grandpa in hospital',
      'grandad in hospital',
      'visit grandma in hospital',
      'visiting grandma in hospital',
      'see grandma in hospital',
      'visit grandpa in hospital',
      'visiting grandpa in hospital',
      'see grandpa in hospital',
      'visit grandad in hospital',
      'visiting grandad in hospital',
      'see grandad in hospital',
      'visit nan in hospital',
      'visiting nan in hospital',
      'see nan in hospital',
      'visit nana in hospital',
      'visiting nana in hospital',
      'see nana in hospital',
      'visit gran in hospital',
      'visiting gran in hospital',
      'see gran in hospital',
      'visit granny in hospital',
      'visiting granny in hospital',
      'see granny in hospital',
      'visit uncle in hospital',
      'visiting uncle in hospital',
      'see uncle in hospital',
      'visit aunt in hospital',
      'visiting aunt in hospital',
      'see aunt in hospital',
      'visit auntie in hospital',
      'visiting auntie in hospital',
      'see auntie in hospital',
      'nan in hospital',
      'nana in hospital',
      'gran in hospital',
      'granny in hospital',
      'auntie in hospital',
      'grandfather in hospital',
      'grandmother in hospital',
      'lost our home',
      'evicted',
      'homeless',
      'grandpa is very sick',
      'grandma is very sick',
      'grandpa is very ill',
      'grandma is very ill',
      'grandad is very ill',
      'nan is very ill',
      'may not get better',
      'might not get better',
      'somebody is very ill',
      'aunt is very ill',
      'uncle is very ill',
      'auntie has cancer',
      'aunt has cancer',
      'uncle has cancer',
    ],
    cues: ['tense', 'accident', 'diagnosis', 'tough'],
    not: [
      'drinks coffee',
      'drinks tea',
      'drinks water',
      'drinks milk',
      'too much juice',
      'too much milk',
      'too much water',
      'too much cola',
      'too much squash',
      'baby in hospital',
      'back to the hospital',
      'back to hospital',
      'stroke the cat',
      'stroke the dog',
      'star wars',
      'war game',
      'toilet accident',
      'wee accident',
      'potty accident',
      'car sick',
      'sick of',
      'is a war',
    ],
  },
  topicWords: [
    'cancer',
    'tumour',
    'lump',
    'MS',
    'lupus',
    'Covid',
    'hospital',
    'visit',
    'face',
    'hair',
    'hard',
    'sad',
    'easier',
    'ill',
    'illness',
    'shake',
    'disease',
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing', 'place', 'memory'],
  facts: [
    'Cancer and most other long illnesses cannot be caught, and nobody causes them by what they say, think or do.',
    'Addiction is an illness; a child did not cause it, cannot control it and cannot cure it, and may tell somebody (National Association for Children of Alcoholics).',
    'Children and adults may grieve or worry in different ways, and one person in different ways on different days.',
    'Laughing and playing on a sad day is ordinary, above all for children.',
    'Questions about hard things often come back many times; answering them again helps.',
    'Ordinary routines and company help many people through hard times.',
    'Sadness comes and goes; for most people the hardest moments become shorter with time.',
  ],
  threads: {
    asks: 'a question that is asked again and again, and an honest answer',
    chemo: 'a head without hair, and the face that is the same',
    ill: 'an armchair with a rug, and the same person in it',
    sofa: 'a sofa, which has room for two',
    rain: 'rain on a window, which nobody can turn off and which stops',
    bag: 'a heavy bag with two handles, of which the adults have the heavy side',
    birds: 'birds that look for crumbs, on hard days too',
    drink: 'three things to know about an addiction, one for each finger',
    roof: 'a bag with own things, in a place that is for now',
    shake: 'a cup that is only half full, for a hand that shakes',
    visit: 'the way to a bed in hospital, and what stands beside it',
    ward: 'a lamp and soft shoes in a hospital at night, and a lamp at home',
  },
  // Somebody in the family drinks, takes drugs or gambles: what a child needs to know of it is not what helps with other hard times.
  threadCues: {
    asks: ASKS_IF_THEY_DIE,
    chemo: /\b(?:(?:lost|losing|loses|lose) (?:all )?(?:her|his) hair|no hair|bald|wig|head ?scar(?:f|ves))\b/i,
    ill: LONG_ILL,
    shake: /\b(?:parkinson\W?s?|(?:hands?|he|she|grand\w+|nan\w*) shakes?|tremors?)\b/i,
    roof: /\b(?:homeless|hostel|(?:house|home|flat) (?:was |has been |got |is )?(?:flooded|burn(?:ed|t) down)|flooded out|(?:lost|losing|lose) (?:our|the|their) (?:home|house|flat)|evict\w*|(?:fire|flood) in (?:the|our|a) (?:tower|flats?|block|building|house|home)(?! (?:drill|alarm))|(?:weeks?|months?|nights?|days?) in (?:the|a) (?:hotel|hostel|b ?&? ?b)|bed (?:and|&) breakfast|landlord (?:sold|is selling|wants us out)|temporary (?:housing|accommodation|flat|place)|emergency (?:housing|accommodation)|sofa[- ]surf\w*|refuge|shelter|(?:living|staying|live|stay) in (?:a|one|the) (?:room|hotel|car|b ?&? ?b|caravan|hostel)|kicked out|nowhere to live)\b/i,
    visit: VISITED,
    ward: new RegExp(String.raw`^(?!${VISITED.source.slice(1)})(?:${AWAY.source})`, 'i'),
    drink:
      /\b(?:(?:dad|daddy|father|mum|mummy|mom|mother|partner|husband|wife|ex|stepdad|stepmum|parents?|uncle|grandad|grandpa|gran) (?:\w+ ){0,3}(?:drinks?|drinking)(?! (?:coffee|tea|water|milk|juice|cola|squash))|\bi (?:was |am |have been |used to )?(?:drink|drank|drinking)\b(?! (?:coffee|tea|water|milk|juice|cola|squash))|drunk|alcohol\w*|booze|wine|beer|vodka|drugs|addict\w*|rehab|sober|heroin|cocaine|relaps\w*|gambl\w*|aa meetings?)\b/i,
  },
  decidedBy: [
    NO_HOME_FOR_NOW,
    ASKS_OF_A_RELATIVE,
    // There is a reason for the tears, and nobody spoke of an illness.
    /^(?![^]*\b(?:depress\w*|diagnos\w*|doctor|illness|low mood|medication|baby|died|death|hit\w*|violen\w*|refuge)\b)[^]*?\b(?:mum|mummy|mom|mommy|dad|daddy|i)(?:['’]m| am|['’]s| is)? (?:\w+ )?(?:cr(?:y|ies|ying)|upset|sad)\b[^.!?]{0,30}\b(?:had to move in with|(?:have |have had to |had to )?(?:move|moved) in with (?:nan\w*|gran\w*|my|his|her)|lost (?:our|the) (?:house|home|flat)|lost everything)\b/i,
  ],
  comesFirst: ['asks'],
  onlyWhenSaid: ['asks', 'chemo', 'ill', 'drink', 'roof', 'shake', 'visit', 'ward'],
  tellsAlone: ['asks', 'chemo', 'ill', 'drink', 'roof', 'shake', 'visit', 'ward'],
  roles: {
    illness: { ...WORD_FOR_IT, fallback: { text: 'an illness that stays' } },
    who: {
      fallback: { text: 'somebody close' },
      cues: [
        { match: drinksAndWrites('mum|mummy|mom|mommy|mama'), phrase: { text: '$', gender: 'f' } },
        { match: drinksAndWrites('dad|daddy|papa|baba'), phrase: { text: '$', gender: 'm' } },
        { match: drinker('mum|mom|mummy|mommy|mama'), phrase: { text: '$', gender: 'f' } },
        { match: drinker('dad|daddy|papa|baba'), phrase: { text: '$', gender: 'm' } },
        { match: drinker('mother'), phrase: { text: 'Mum', gender: 'f' } },
        { match: drinker('father'), phrase: { text: 'Dad', gender: 'm' } },
        ...RELATIVES.map(([words, gender]) => ({
          match: ailing(words),
          phrase: { text: '{his} $', gender },
        })),
      ],
    },
  },
  titles: {
    young: [
      { text: 'The Same Question', thread: 'asks' },
      { text: 'A Question at Supper', thread: 'asks' },
      { text: 'Nurse by Day, Nurse by Night', thread: 'ward' },
      { text: 'A Lamp Here, a Lamp There', thread: 'ward' },
      { text: 'Soap, Door, Hello', thread: 'visit' },
      { text: 'A Bed with Wheels', thread: 'visit' },
      { text: 'No Hair, Same Smile', thread: 'chemo' },
      { text: 'The Chair with the Soft Rug', thread: 'ill' },
      { text: 'Room for One More', thread: 'ill' },
      { text: 'Shaky Hand, Same Person', thread: 'shake' },
      { text: 'A Place for Now', thread: 'roof' },
      { text: 'Three Things to Know', thread: 'drink' },
      { text: 'Room for Two', thread: 'sofa' },
      { text: 'The Soft Sofa', thread: 'sofa' },
      { text: 'Drip, Drip on the Window', thread: 'rain' },
      { text: 'The Rain and the Dry Place', thread: 'rain' },
      { text: 'One Bag, Two People', thread: 'bag' },
      { text: 'A Hand on Each Side', thread: 'bag' },
      { text: 'The Birds and the Crumbs', thread: 'birds' },
      { text: 'Birds on a Hard Day', thread: 'birds' },
      { text: 'A Hand on Each Side', thread: 'bag' },
      { text: '{name} on a Hard Day' },
    ],
    older: [
      { text: 'The Hardest Question', thread: 'asks' },
      { text: 'Asked Again', thread: 'asks' },
      { text: 'Somebody Is Awake There', thread: 'ward' },
      { text: 'News in Small Bits', thread: 'ward' },
      { text: 'The Last Door in the Corridor', thread: 'visit' },
      { text: 'Each Tube Has One Job', thread: 'visit' },
      { text: 'The Same Face', thread: 'chemo' },
      { text: 'Somebody Comes In', thread: 'ill' },
      { text: 'The Armchair', thread: 'ill' },
      { text: 'Half a Cup', thread: 'shake' },
      { text: 'A Place for Now', thread: 'roof' },
      { text: 'Three Things to Know', thread: 'drink' },
      { text: 'Three Fingers', thread: 'drink' },
      { text: 'The Other Half of the Sofa', thread: 'sofa' },
      { text: 'Side by Side', thread: 'sofa' },
      { text: 'Nobody Can Turn Off the Rain', thread: 'rain' },
      { text: 'Rain on the Window, Tea Inside', thread: 'rain' },
      { text: 'Who Has the Heavy End', thread: 'bag' },
      { text: 'Too Heavy for One', thread: 'bag' },
      { text: 'The Birds Do Not Know', thread: 'birds' },
      { text: 'Birds, on a Hard Day Too', thread: 'birds' },
      { text: '{name} on a Hard Day' },
    ],
  },
  benefits: [
    'Says plainly that some things are hard, without making them smaller or mending them.',
    'Shows that people in one family may be sad in different ways.',
    'Leaves the feeling to {name}, and offers company and one small thing to do.',
  ],
  talk: {
    young: [
      'What was there room for in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we sit together for a bit?',
    ],
    older: [
      'What stays the same in the story while other things change?',
      'Which word went into the gap, and would it be another one tomorrow?',
      'Shall we find a time this week for questions?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'sunset',
    pose: 'sit',
    feeling: 'sad',
    companion: 'grown-up',
    props: ['cup', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<ill> {who} is ill. Bodies that are ill get tired. {Name} can see that. There is a chair. There is a soft rug. It is the same lap.
      P<ill> It is hard to be ill. Some days are good.
      P<ill> Big people are sad, too. They can hug.
      Q<ill> Near the chair, {Name} may feel ____.
      H<ill> {helper} can say what hurts.
      H<ill> {helper} can sit close, too.
      T<ill> {he} can wave or blow a kiss.
      T<ill> {he} can draw a big sun.
      C<ill> {he} can say, "Same lap, soft hug."
      A<ill> The rug is soft. The chair is there. Some days are hard. Love is there on all days.
      D<visit> {who} is in bed. It is a hospital bed. {Name} may go and see. There is a door. There is soap. There is a big bed with wheels.
      D<visit> {Name} may go to a hospital. It has long halls. There is soap for hands. Rub, rub! Then {who} is there, in a bed.
      P<visit> Nurses are there. They help bodies.
      P<visit> Machines go beep. Nurses know why.
      Q<visit> Near the big bed, {Name} may feel ____.
      Q<visit> In the long hall, {Name} may feel ____.
      H<visit> {helper} can hold a hand.
      H<visit> {helper} can go out again soon.
      T<visit> {he} can wave from the door.
      T<visit> {he} can sit on a lap.
      C<visit> {he} can say, "Soap, door, hello."
      C<visit> {he} can say, "Beep, hello."
      A<visit> A visit can be one wave. Then it is home, and supper. It may be sad. That is all right.
      D<ward> {who} gets help. It is in a hospital. {Name} is here. A nurse looks in there. Somebody looks in here, too.
      P<ward> Doctors know bodies. Nurses do, too.
      Q<ward> Today, {Name} may feel ____.
      H<ward> {helper} can tell the news.
      T<ward> {he} can draw a big heart.
      C<ward> {he} can say, "Night-night, over there."
      A<ward> A lamp is on in the hospital. A nurse looks in. Somebody looks in on {Name}. Night-night, here and there.
      D<sofa> Some days are hard for {Name}. Big things change. A sofa is still soft. There is room for two.
      D<rain> The window is wet from rain. {Name} can hear it. Some days are hard days. Drip, drip.
      D<bag> A big bag is hard to carry. {Name} may have hard days too. One hand here, one hand there. Two is a good number.
      D<birds> Peck, peck. Birds look for crumbs. {Name} may have a hard day. Birds look for crumbs on hard days too.
      P Grown-ups have hard days too. Some cry. Some get quiet.
      P Friends may not know. They may just play. That is fine.
      P One person cries. One person sings. Both can be sad.
      P Some grown-ups have low voices. Some hug a lot. They think about big things.
      Q On a hard day, {Name} may feel ____.
      Q Right now, {Name} may feel ____.
      Q When people are quiet, {Name} may feel ____.
      H {helper} can sit close.
      H {helper} can give a long hug.
      H<adult> {helper} can start {adult}.
      H {helper} can read a book twice.
      H {helper} can say what comes next.
      T {he} can come and sit too.
      T {he} can ask for a hug.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      T<thing> {he} can ask for {thing}.
      T {he} can go and play.
      T {he} can pick a book.
      C<sofa> {he} can say, "Room for two."
      C<rain> {he} can say, "Drip, drip, come and sit."
      C<topic> {he} can think about {topic}.
      C<bag> {he} can say, "You and me."
      C<birds> {he} can say, "Peck, peck, hello."
      A<sofa> A hard day has an end. At night there is a bed. In the day there is a sofa. There is room for two.
      A<rain> Drip, drip, stop. Rain has an end. A hard day has an end too. It is warm and dry inside.
      A<bag> One hand here, one hand there. A hard day is easier with two. Big bags are for grown-ups.
      A<birds> A hard day has a morning. A morning has birds. Hop, hop, peck. There is a crumb.
      D<roof> Here is a place to sleep. It is for now. {Name} may find it hard. One bag came along. Hello, bag!
      P<roof> Grown-ups look for a home. That is their job.
      Q<roof> In this place, {Name} may feel ____.
      H<roof> {helper} can do bedtime as before.
      T<roof> {he} can put one toy by the pillow.
      C<roof> {he} can say, "Hello, bag. You are here."
      A<roof> It is hard, and it is for now. The bag is here. {Name} is here, with people. Night-night, bag.
    `),
    '4-5': script(`
      D<ill> {who has} {illness}. It is no cold, and it lasts long. {Name} may see the chair with the rug more often now. Nobody can catch it from a hug. A body that is ill needs a lot of rest. The one in the chair is the same as before.
      D<ill> Some illness goes in a week, and some stays a long time. {who has} {illness}. {Name} may see a tired face in the armchair. It is a face that still likes to hear what is new. No child made the illness come.
      P<ill> Being ill makes people tired, even on a good day. Then they like company that is quiet.
      P<ill> Grown-ups may cry about it, or talk low on the phone. It is because they love somebody.
      Q<ill> When {Name} thinks of the illness, {his} tummy may feel ____.
      Q<ill> Next to the armchair, {Name} may feel ____.
      H<ill> {helper} can say what the doctors know so far. ~ They do not know all of it either.
      H<ill> {helper} can say when a visit is good. ~ On other days there is the phone.
      T<ill> {he} can tell one small thing from {his} day.
      T<ill> {he} can sit close and look at a book.
      T<ill,memory> {he} can ask about {memory}. ~ Some days are good for it.
      T<ill,activity> {he} can bring some {activity} to the armchair.
      C<ill> {he} can think, "Tired, and still the same."
      C<ill> {he} can say, "I came to say hello."
      A<ill> The rug is over two laps, and a book lies on it. It is fine to be sad about it and then to play. Nobody made it happen. The armchair has room for one more.
      A<ill> One small thing was told, and somebody smiled at it. There are hard days, and there are days in between. On all of them there is somebody to ask.
      D<visit> {who} is in hospital. {Name} may go for a visit. First there is a long hall. Then hands get clean with soap. Then there is a door, and a bed on wheels. A thin tube may be there too.
      D<visit> How does a hospital visit go? {Name} may like to know. There is a lift, and soap for the hands. Then comes the door, and there is {who} in bed. There may be a thin tube. A machine may go beep, for it counts.
      P<visit> A tube can bring water or air to a body. That is a help.
      P<visit> Nurses meet lots of children. One asks a lot, and one hides in a coat.
      Q<visit> Near the bed on wheels, {Name} may feel ____.
      Q<visit> On the way there, {his} tummy may feel ____.
      H<visit> {helper} can go along and hold a hand. ~ It is fine to go out again soon.
      H<visit> {helper} can say before what there is to see.
      T<visit> {he} can ask what a thing in the room is for.
      T<visit> {he} can choose to wave from the door.
      C<visit> {he} can count, "Soap, door, bed, hello."
      C<visit> {he} can think, "A tube is a help."
      A<visit> A visit can be long or just one wave. It can be sad, and that is all right. Nobody made this happen with a word or a wish. At home there is supper, and somebody to eat it with.
      D<ward> A hospital is there for bodies that need a lot of help. That is where {who} gets it. {Name} may wonder what they do there. They look, they mend, and they give medicine. There is a nurse by day and a nurse by night.
      P<ward> Grown-ups may talk low on the phone just now. They are thinking of {who}. Questions are fine all the same.
      P<ward> Nurses know that it gets dull in bed. They like a picture on the wall.
      Q<ward> When the hospital comes to mind, {Name} may feel ____.
      Q<ward> When the phone rings, {Name} may feel ____.
      H<ward> {helper} can say what the doctors know so far. ~ What they do not know yet can be said, too.
      H<ward> {helper} can take a picture along to the bed. ~ There is tape for the wall.
      T<ward> {he} can draw a picture for the wall there.
      T<ward> {he} can ask, "What do they do there?"
      C<ward> {he} can think, "Nurse by day, nurse by night."
      A<ward> In the hospital the lamps get low, and a nurse walks round. Nobody can say yet what each day will bring. No child made this happen. At home, {Name} has supper and a bed, and somebody near.
      D<sofa> In some weeks there are hard days. {Name} may notice that at breakfast, or at bedtime. Nobody can mend everything in a day. A sofa still has room for two. Side by side is a good place to be.
      D<rain> When it rains, {Name} can hear it on the window. Nobody can turn rain off. Nobody can turn off a hard day. It comes without asking. People can stay close while it lasts.
      D<bag> A heavy bag is hard to carry alone. {Name} may have seen two people carry one. There is a hand on each side. In a hard time, people help each other too. The big worries are for the grown-ups.
      D<birds> In the morning, birds look for food. They do it on hard days too. {Name} may look out and see one. When things are hard, a lot is different. Some things stay the same, and birds are one of them.
      P Grown-ups have hard days as well. Some get quiet, and some get cross. Most of the time, it is not about a child at all.
      P Friends may not know about it. They may ask odd things, or just want to play. Both are fine.
      P Two people can be sad in two ways. One talks a lot. The other one goes outside and kicks a ball.
      P Neighbours may ask about it because they want to be kind. A short answer is enough for them.
      Q On a hard day, {Name} may feel ____.
      Q When it gets quiet, {Name} may feel ____.
      Q On the morning of a hard day, {Name} may feel ____.
      H {helper} can sit close for as long as a song. ~ It helps, even without words.
      H {helper} can say what stays the same this week. ~ It is good to know that.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      H {helper} can give a true answer. ~ Sometimes it is, "I do not know yet."
      H {helper} can look after the big things. ~ It is not a child's job to mend them.
      T {he} can ask a question, and ask it again later.
      T {he} can draw what is hard, and show it or keep it.
      T<comforter> {he} can keep {comforter} close on hard days.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<thing> {he} can ask for {thing}. ~ It has helped before.
      T<quiet> {he} can spend some time {quiet}. ~ A rest from a hard thing is okay.
      T {he} can go and play, on a sad day too.
      T {he} can come for a hug without saying why.
      C<sofa> {he} can say, "Is there room for me?"
      C<rain> {he} can think, "It rains now, and I am inside."
      C<topic> {he} can sit down and think about {topic}.
      C<bag> {he} can say, "Two hands are better than one."
      C<birds> {he} can think, "Hello, birds. You are still here."
      A<sofa> It is okay to cry and to laugh on the same day. A hard day has a morning and an end. The sofa is there in between. It has room for two, and sometimes for three.
      A<rain> It is okay to cry, and it is okay to play. After the rain, a window stays wet for a while. Hard days can be slow too. There is a dry place inside, and people are in it.
      A<bag> A heavy bag stays heavy. It is easier to carry with two. It is okay to cry on a hard day. The heavy side is for a grown-up.
      A<birds> There is a breakfast on hard days too. It is okay to be sad and to look at birds. They hop, and peck, and hop again. One of them has found a crumb.
      D<drink> {who has} an illness that is hard for {Name} too. It is called an addiction. A person with it cannot stop a thing that makes them ill. Here are three things to know, one for each finger. A child did not make it. A child cannot stop it. A child can tell somebody.
      P<drink> {who} may love a child and still be loud or late. That is the illness.
      P<drink> Other children know this too. There may be one in the same street.
      Q<drink> When {he thinks} of {who}, {Name} may feel ____.
      Q<drink> On a loud day, {his} tummy may feel ____.
      H<drink> {helper} can say, "It is not because of you."
      H<drink> {helper} can say who is there for {Name} today.
      T<drink> {he} can go to a grown-up who is safe and tell.
      T<drink> {he} can play, on a hard day too.
      C<drink> {he} can say, "I did not make it, and I can tell."
      C<drink,topic> For a rest, {he} can think about {topic}.
      A<drink> Three fingers know three things. It is hard, and it is a job for grown-ups and doctors. The fingers can go and hold a spoon now, or a hand.
      D<roof> For now, the family sleeps in another place. That is hard, and no child is to blame for it. {Name has} some things in a bag there. They are the same things as before. A hug fits in all places, old and new.
      P<roof> Grown-ups make calls and fill in forms for it. It can take long. They do it because it is their job.
      P<roof> Other families are in such a place too. Some children there like to play.
      Q<roof> In the evening there, {Name} may feel ____.
      H<roof> {helper} can do bedtime in the same order.
      H<roof> {helper} can say what is known and what is not.
      T<roof> {he} can choose a spot for three own things.
      T<roof> {he} can ask a question, and ask it again.
      C<roof> {he} can think, "This is for now, and we are together."
      A<roof> It is still hard, and it is for now. Three things stand by the bed, and they know {Name}. Grown-ups go on with the looking. There is a story tonight, in this place too.
      D<shake> Some hands shake, and nobody tells them to. It comes from an illness in the head's messages. {Name} may see it when somebody in the family holds a cup. The hand is not cold, and it is not scared. It is hard for it to keep still.
      P<shake> The person with the shaking hand is the same as before. The jokes still come out of the same mouth.
      P<shake> Other children may look. They look at new things, and then they look at the biscuits.
      Q<shake> When somebody looks at the shaking hand, {Name} may feel ____.
      H<shake> A grown-up can tell what the illness is called.
      H<shake> A grown-up can fill the cup just half. ~ Half a cup stays in.
      T<shake> {he} can carry one end of the tray.
      T<shake> {he} can say, "It is an illness. It just shakes."
      C<shake> {he} can think, "Shaky hand, same person."
      A<shake> The cup was half full, and all of it got there. Some hard things do not go away. They get easier when people know a trick. A shaky hand can still hold another hand.
      D<chemo> {who} has no hair now. That can be hard to see. {Name} may look and look. That is no wonder, because it is new. An illness or a medicine can do that. It is the same face, and it smiles the same smile.
      D<chemo> Hair can fall out when an illness is hard to treat. Nobody at home made it happen. {Name} may want to know how it feels, and may ask. The eyes are the same, and so is the laugh. Only the hair is away.
      P<chemo> The one who is ill may like a scarf or a hat. It gets cold without hair.
      P<chemo> It is fine to look and then to say hello.
      Q<chemo> When {Name} sees it, {he} may feel ____.
      H<chemo> {helper} can tell why hair can fall out.
      H<chemo> {helper} can say which questions are fine to ask.
      T<chemo> {he} can ask, "Is it cold?"
      T<chemo> {he} can draw a hat with lots of colours.
      T<chemo,memory> {he} can ask about {memory}, as before.
      C<chemo> {he} can think, "No hair, same smile."
      A<chemo> A drawing of a hat lies there, with all the colours. The face under that head has seen it and smiled. Hair often grows again when the medicine stops. Nobody got ill from looking.
      A<chemo> After a while eyes look at eyes again. The face has the same voice, and it knows the same songs. Some days it is tired. Then it is good to sit close by.
      ${ASKED_IF_THEY_DIE['4-5']}
    `),
    '6-7': script(`
      D<ill> {who has} {illness}. It is not like a cold, and nobody can catch it from a hug. {Name} may see more of one armchair now, and less running about. Medicine can be hard work for a body. Nobody caused it, by words, by thoughts or by being noisy.
      D<ill> {who has} {illness}. No two days of it are the same. {Name} may see a tired one and then a funny one, and wonder. The doctors wonder too, so they look again and again. The person in the armchair is the one from before.
      P<ill> People who are ill think about plenty of other things. They like to hear about ordinary ones. Questions are welcome, and so is sitting there without any.
      P<ill> The grown-ups may be cross about a spoon. It is mostly worry, and the spoon was only nearest.
      Q<ill> When the word for the illness is said, {Name} may feel ____.
      Q<ill> On the way to a visit, {Name} may feel ____. It may be glad and worried at once.
      H<ill> {helper} can tell the truth about it in short words. ~ Guessing is harder than knowing.
      H<ill> {helper} can say before a visit what is different this time. ~ Then it comes as no surprise.
      T<ill> {he} can say, "I am glad to see you." ~ It is a whole sentence, and there is no wrong moment for it.
      T<ill> {he} can tell something from school, or just sit there too.
      T<ill,memory> {he} can ask about {memory}. ~ If not today, there are other days.
      T<ill,activity> {he} can talk about {activity}, as before. ~ It makes the room ordinary.
      C<ill> {he} can think, "Ill is one thing about somebody. There are a hundred others."
      C<ill> {he} can think, "I can ask, and I can just sit."
      A<ill> The visit is over when the rug has slid down. They talked, or they did not, and both were good. How the illness goes on is not known yet. It is fine to be sad and to laugh on the same day.
      A<ill> The armchair is still the armchair, with somebody in it who likes a visit. An illness is hard, and it does not take away everything. What two people know about each other stays with both of them.
      D<visit> {who} is in hospital. A visit there goes in steps, and {Name} may like to know them. First come a big door and long corridors. There is soap for the hands, because germs travel on hands. At the end is a room with a bed on wheels. There may be tubes there, and machines with numbers.
      D<visit> The way to a hospital bed is long. {Name} may count the doors. Near the end, everyone rubs soap on their hands. Then there is {who}, in a bed that can go up and down. A thin tube can bring water, medicine or air. A machine may beep, and nurses know what each beep is for.
      P<visit> Somebody in a hospital bed may sleep, or look different. Inside it is the same person. To be visited can feel good with closed eyes too.
      P<visit> Nurses have seen many children at the door. Some talk a lot, and some look only at the wheels of the bed. The nurses think that both are good visits.
      Q<visit> In a room with tubes and machines, {Name} may feel ____.
      Q<visit> On the way to the bed, {his} tummy may feel ____.
      H<visit> {helper} can tell before a visit what there is to see. ~ It is easier to see a thing that has been told.
      H<visit> {helper} can go out again after one minute, if that is enough. ~ A short visit counts.
      T<visit> {he} can ask a nurse one question. ~ Nurses know what each wheel and button is for.
      T<visit> {he} can say, "I would like to go out now." ~ The corridor is a fine place too.
      C<visit> On the way, {he} can count, "Door, soap, bed, hello."
      C<visit> {he} can think, "The tubes are there to help."
      A<visit> After a visit, the corridor is just as long in the other direction. It may have been sad, or quiet, or nicer than it sounded. Nobody knows each day ahead what the doctors will say. Nobody made this happen with a thought or a word. At home, somebody looks after {Name}.
      D<ward> There are things that a body cannot mend alone. For those there are hospitals, and that is where {who} gets help. {Name} may hear the word a lot now. In a hospital there are people who know all about hearts, bones or bellies. Somebody is awake there at every hour. It is nobody's fault.
      P<ward> Grown-ups have one ear on the phone. They may forget the bread and sound cross. That is worry, and it is not about the child who is nearest.
      P<ward> Doctors do not know everything at once. They look, wait and look again. That is why news comes in small bits.
      Q<ward> When the phone rings, {Name} may feel ____.
      Q<ward> In bed, thinking of the hospital, {Name} may feel ____. Two feelings can be there at once.
      H<ward> {helper} can tell the news in short, true words. ~ A true word is easier than a guess.
      H<ward> {helper} can carry a letter or a drawing there. ~ It is a good kind of post.
      T<ward> {he} can draw or write something for the bed there. ~ A picture of home is a good one.
      T<ward> {he} can ask one question a day. ~ If nobody knows, that is an answer too.
      C<ward> {he} can think, "Somebody is awake there."
      A<ward> The night nurse has a small lamp and soft shoes. So nobody in a hospital is alone at night. How each day will go is not known yet. Waiting for it is hard. At home there is a lamp as well, and somebody in the next room.
      D<sofa> There are weeks in which a lot is hard at once. {Name} may hear it in the voices, or see it in the faces. It cannot be mended in a day, and nobody knows every answer yet. A sofa is useful then, because it has room for two. Sitting side by side is something to do.
      D<rain> Rain taps on the window, and {Name} can hear each drop. It comes from the clouds, and no one can turn it off. Hard days come without being asked, too. People cannot send them back. They can be inside together, and listen, and wait.
      D<bag> Some bags are hard to carry, because they are too heavy for one. {Name} may have seen two people take a handle each. The bag was still heavy, but it could be moved. Hard times cannot be made light either. People can carry them together. It is the grown-ups who have the heavy side.
      D<birds> Early in the morning, birds look for food. They hop about on hard days just as on easy ones. {Name} may see one from a window. In a hard time a lot is different, and not everything is known. Some things go on in the same way. They are easy to miss, and they are still there.
      P Grown-ups may be quiet, or cross, or busy all at once. That is how sad looks in some people. It is seldom about something that a child did.
      P Friends may not know what to say. Some of them say nothing, and some ask an odd question. Most of them would like to be kind.
      P In one family, people can be sad in different ways. One wants to talk, and one wants to be left alone for a bit. Nobody is doing it wrong.
      P Neighbours and teachers may know a little about it. Some ask, and some wait to be told. A short answer is enough for most of them.
      Q On a hard day, {Name} may feel ____. It may be another word by dinner.
      Q When the room gets quiet, {Name} may feel ____. Two words at once are fine.
      Q On the way home, {Name} may feel ____. It can be in the tummy, the throat or the legs.
      H {helper} can answer questions, even the ones that were asked before. ~ Hearing an answer twice can help.
      H {helper} can tell {Name} what will be the same this week. ~ Knowing one thing for sure is a help.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H {helper} can say who looks after what, such as meals and school. ~ A day is easier when the plan is known.
      H {helper} can say, "It is not because of you." ~ Many children wonder about that.
      T {he} can write or draw one question and give it to somebody. ~ Some questions are easier on paper.
      T {he} can say, "I need a break from this," and go and play. ~ Playing on a hard day is allowed.
      T<comforter> {he} can keep {comforter} close for a while. ~ Something soft makes a long day easier.
      T<doing> {he} can try {doing}. ~ It has helped at other times.
      T<thing> {he} can ask for {thing}. ~ It has helped at other times.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs rests from hard things.
      T {he} can ask who will be there at bedtime. ~ A small fact can help a lot.
      T {he} can draw one thing that stays the same. ~ It may be a cup, a tree or a sock.
      C<sofa> When it gets too much, {he} can say, "Can I sit here?"
      C<rain> When it gets too much, {he} can think, "I can wait inside."
      C<topic> For one slow breath, {he} can think about {topic}.
      C<bag> When it gets too much, {he} can say, "Can you take a handle?"
      C<birds> When the day seems long, {he} can think, "What is the same today?"
      A<sofa> People can cry on a sofa, and they can laugh on it as well. Both can happen on the same hard day. Nobody needs to find the right words first. There is room for two, and the blanket is long enough.
      A<rain> Rain stops by itself, and nobody sees which drop is the last. Hard times often get easier like that, a little at a time. Until then there is a dry side of the window. People can be on it together.
      A<bag> A hard time is easier to carry with two than alone. People can put it down for a bit, too. They can play, or eat toast, or laugh at something. The bag stays where it is, and it is not cross.
      A<birds> Hard days have breakfast in them, and socks, and birds. It is okay to be sad, and then to laugh at a pigeon. A pigeon does not know what has happened. It has found a crumb.
      D<drink> Some things are hard to say out loud. With an addiction, a grown-up cannot stop something that makes people ill. {who has} that, and here are three things for {Name} to know. A child did not cause it. A child cannot stop it. A child may talk about it.
      P<drink> {who} may love a child and still forget, shout or sleep all day. The illness does that. It is still not all right when it hurts somebody.
      P<drink> In most classes there is another child with such a thing at home. Nobody can see it. They may all think that they are the only one.
      Q<drink> When {he thinks} of {who}, {Name} may feel ____. Love and anger can be there at once.
      Q<drink> On a bad day, {his} body may feel ____.
      H<drink> {helper} can tell what is true and what happens next. ~ Not knowing makes it harder.
      H<drink> {helper} can listen, and then it is no secret any more. ~ Secrets like that are heavy.
      T<drink> {he} can tell a safe grown-up, and then one more if need be. ~ It is not telling tales.
      T<drink> {he} can play and laugh on any day. ~ It does not make anybody more ill.
      C<drink> {he} can count, "Not caused by me, not stopped by me, I may tell."
      C<drink,topic> For a rest, {he} can think about {topic}.
      A<drink> It is hard when a grown-up has an addiction. Doctors and groups can help, and {who} needs to want that. Nobody knows yet how it goes on. Three fingers know three true things. The hand is free for something else now.
      D<roof> Sometimes a family has no home of its own for a time. It is hard, and the reasons are things that no child can change. {Name} may sleep in a place that is just for now. Some things are in bags, and some are not there. Nobody in the family wanted it like that.
      P<roof> The grown-ups fill in forms and wait in long rows. They may be tired and short with words. It is the waiting that does that.
      P<roof> More children live in a place for now than people think. Some classes have one, and nobody knows.
      Q<roof> When somebody asks, "Where do you live?", {Name} may feel ____.
      Q<roof> In the evening, with everyone in one room, {Name} may feel ____.
      H<roof> {helper} can tell the school, so that somebody there knows. ~ A teacher can help with small things.
      H<roof> {helper} can keep one thing of the day as it was. ~ A song or a cup of milk will do.
      T<roof> {he} can keep a few own things in one bag or box. ~ They can stay put in there.
      T<roof> {he} can think up a short answer for people who ask. ~ "We live somewhere else for now" is true.
      C<roof> {he} can think, "It is for now. I am still me."
      A<roof> The place is for now, and nobody can say yet for how long. That is the hard part. There is a box with own things in it, and people who belong together. They can laugh in it too, as in any room.
      D<shake> A hand gets its orders from the brain, by a sort of wire. In some illnesses, such orders come with a wobble. {Name} knows somebody in the family with a hand like that. It is hard to do up a button with it. It can be hard when people look. Nobody can catch it, and nobody did anything wrong.
      P<shake> Friends who come to play may stare for a second. It is new to them. One short sentence is enough, and then they ask what there is to eat.
      P<shake> The person with the illness knows that it shows. Many people like it when others go on as usual.
      Q<shake> When friends see it, {Name} may feel ____. Two words may be true at once.
      H<shake> A grown-up can explain the illness, and which part of it shakes. ~ What has a name is less strange.
      H<shake> A grown-up can say it to friends at the door. ~ Then it has been said.
      T<shake> {he} can say, "It is an illness," and go and play.
      T<shake> {he} can ask the person what would be of use. ~ It may be a straw, or more time.
      C<shake> {he} can think, "It shakes, and it is still the same hand."
      A<shake> A cup that is half full gets to the table with everything in it. Some hard things stay, and people find tricks for them. After a while friends do not look any more. They have seen it, and now it is just how that hand is.
      D<chemo> A strong medicine called chemo fights cells that grow too fast. Hair grows fast, too, so the medicine takes the hair along. That is how it is with {who}, and {Name} can see it. At first eyes go there by themselves. The face under it is the same as before.
      D<chemo> It is odd when a face that one knows has no hair above it. {Name} may stare without wanting to. Eyes do that with new things, and it wears off. No hair means that the medicine is at work. It cannot be caught, and nobody at home caused it.
      P<chemo> The one who is ill saw it in the mirror and was surprised, too. A scarf is for warmth, or for fun, or for the looks.
      P<chemo> Strangers may look in the street. They do not know the story, and they soon look at something else.
      Q<chemo> At the first look, {Name} may feel ____. At the tenth it may be another word.
      H<chemo> {helper} can explain what is known about the medicine.
      H<chemo> {helper} can ask whether a hand may touch that head.
      T<chemo> {he} can ask one question, such as, "Does it tickle?"
      T<chemo> {he} can talk about something quite ordinary.
      T<chemo,memory> {he} can ask about {memory}, just as before. ~ It is the same person.
      C<chemo> {he} can think, "It is the medicine, and that is still the same face."
      A<chemo> After some days a scarf is just a scarf. There may be a game, and then somebody wins it. A face is more than what grows above it. When the medicine is over, hair mostly comes back, now and then in curls.
      ${ASKED_IF_THEY_DIE['6-7']}
    `),
    '8-10': script(`
      D<ill> {who has} {illness}. It cannot be caught, and nobody brought it about, neither by an argument nor by a thought. {Name} may have been told some of it and guessed the rest. A long illness has good days and bad ones, and they come in no particular order. On both kinds, the person in the armchair knows exactly who is coming through the door.
      D<ill> {who has} {illness}. There is no right thing to say about it, and so many people say nothing. {Name} may be looking for the right words as well. {who} probably does not need any. To be talked to as before is a rest from the illness, which gets talked about all day.
      P<ill> People who are ill hear a great deal about how they are. They seldom hear what was for lunch at school.
      P<ill> A parent with a mother, a father or a sister who is ill is a worried child as well. That explains some silences, and some slammed cupboards.
      Q<ill> Before a visit, {Name} might feel ____. Not wanting to go is one of the answers, and so is wanting to stay.
      Q<ill> When adults stop talking as the door opens, {Name} might feel ____.
      H<ill> {helper} can say what is known, what is not, and when there will be news. ~ Most guesses are worse than the truth.
      H<ill> {helper} can tell beforehand what will look different. ~ Eyes get used to things faster when they know.
      T<ill> {he} can say, "I don't know what to say, but I wanted to come." ~ Hardly anybody thinks of a better one.
      T<ill,memory> {he} can ask whether it is a good day for {memory}. ~ A short go counts as well.
      T<ill> {he} can take along something for the hands, such as cards or a drawing. ~ Talk comes more easily beside it.
      T<ill,activity> {he} can bring up {activity}, as on any other day. ~ It is company of the best kind.
      C<ill> {he} can think, "Not the right words. Just me, coming in."
      C<ill> {he} can think, "Illness is one fact about a person."
      A<ill> The visit was not about the illness in the end, or only for five minutes. It is possible to be worried and to laugh about something at the same table. Nobody can say how it will go on. What they had together until today is already safe.
      A<ill> From the door, the armchair looks small, and somebody waves from it. Nothing much was said, and it was not needed. A hard thing gets a little easier to carry when people keep coming in.
      D<visit> {who} is in hospital, and {Name} may be going there on a visit. It helps to know what is in the room. The bed has wheels and a motor. A bag on a pole gives water or medicine through a thin tube, and another tube may bring air. A screen shows the heartbeat as a line. It looks like a lot, and each thing has one job.
      D<visit> A hospital is full of doors, and soap hangs beside most of them. At the last one {Name} may find a room that hums and beeps. Beside the bed there may be machines that count breaths and heartbeats. Many of the beeps only say that a bag is empty. Among all of this lies {who}, who is the same person as before.
      P<visit> Somebody in a hospital bed may be too tired to talk. Visitors often think then that they did something wrong. They did not. A visit can be felt with closed eyes too.
      P<visit> Adults are unsure in such rooms as well. They look at the screens, and they talk about the car park. It is a way of not knowing what to say.
      Q<visit> At the first sight of the tubes, {Name} might feel ____.
      Q<visit> In the corridor, before the last door, {Name} might notice ____.
      H<visit> {helper} can describe the room beforehand, from the door to the window. ~ A thing that was described is half as strange.
      H<visit> Whoever comes along can go out with {Name} at any time. ~ Two minutes are a visit.
      T<visit> {he} can ask a nurse what one of the machines does. ~ Nurses like that question.
      T<visit> {he} can decide at the door whether to go in, wave or wait outside. ~ None of them is wrong.
      C<visit> {he} can think, "Each tube has one job."
      C<visit> {he} can think, "I know the way in, and the way out."
      A<visit> On the way out it is the same corridor, in the other direction. A visit can be sad or dull or good, and sometimes all of it before the soap has dried. Nobody can say ahead what each day will bring, and no child caused this illness. What is left in the room is that somebody came.
      D<ward> Hospitals are for whatever a body cannot put right by itself. {who} gets help in one. About the rest, {Name} may know only half. Adults tend to say "they are looking into it", and then they talk in the kitchen. What happens there is mostly plain: tests, medicine, perhaps an operation, and a good deal of waiting. Somebody is awake at every hour. It was not caused by anything that a child said, did or forgot.
      P<ward> Some adults pass on less than they know, because they want to be sure first. Others pass on more than they know. It is fair to ask, "Do we know that, or do we think it?"
      P<ward> Patients think about home more than about illness. Ordinary news is welcome at a hospital bed, and so are bad jokes.
      Q<ward> When the phone rings in the evening, {Name} might feel ____.
      Q<ward> When nobody talks about it, {Name} might notice ____.
      H<ward> {helper} can say what is known, what is not, and when there will be more. ~ Waiting is easier with a time on it.
      H<ward> {helper} can carry letters in both directions. ~ Hospital post has no stamp.
      T<ward> {he} can send something ordinary, such as a drawing of the dinner. ~ A hospital is short of ordinary things.
      T<ward> {he} can write down the questions as they come. ~ Three on a list are easier to ask than one in the air.
      C<ward> {he} can think, "Quiet shoes, small lamp, somebody awake."
      A<ward> At three in the morning a nurse goes round the hospital with a small lamp and looks at each bed. Nobody can say ahead how this will go, and honest people do not try. It is possible to be worried and still enjoy the afternoon. In a family there is a lamp too, and people to sit under it with.
      D<sofa> In some times more than one thing is hard at once, and {Name} may be in one now. Such times cannot be solved like a sum. They can only be got through. Families often find that ordinary furniture helps more than big speeches. A sofa has room for two, and people who sit side by side can look at the same wall. That makes it easier to say something true, or to say nothing.
      D<rain> On hard days, {Name} may not feel like talking, and rain on a window is good to look at. Nobody has ever turned it off. Weather services measure it and warn people, and then they get wet like everyone else. A hard time is not weather, but in one way it is the same. It was not ordered, and it is hard to say how long it will stay. What people can choose is the place to wait in.
      D<bag> Large bags have two handles, because some things are too hard for one person to carry. {Name} may be in a hard time now, and wishing does not make it lighter. What people can do is take a handle each. The heavy side belongs to the adults, and that includes the money, the phone calls and the plans. A child may help, but it is not a child's job to hold it all up.
      D<birds> Birds start looking for food before most people are awake. They do it on a hard day just as on an easy one, and {Name} may have seen them. It can seem strange, and even annoying, that the world goes on. The bus comes, somebody laughs in the street, and a pigeon walks about as usual. People in hard times have noticed this for hundreds of years, and some of them wrote it down.
      P People in one family can be sad about the same thing in different ways. One cleans the kitchen, one sleeps late, and one makes jokes. From outside, it can look as if some of them did not care. Usually they do.
      P Friends at school may say nothing at all, because they are afraid of saying the wrong thing. A short sentence can tell them what is all right. After that they are often relieved.
      P Adults sometimes hide that they are sad, so that children will not worry. Children hide it for the same reason. In this way two people can be careful with each other for weeks, in the same room.
      P Some people want to hear everything, and some would rather know only the main thing. Both kinds can live in one family. Asking first is a good way to find out who is who.
      Q On a hard day, {Name} might feel ____. It may be a different word next week.
      Q When everything goes quiet, {Name} might notice ____. It may be in the throat or the chest before it turns into a word.
      Q Just before falling asleep, {Name} might feel ____. Thoughts often get louder when there is nothing else to do.
      H {helper} can set a time for questions, and say, "I do not know yet," when that is so. ~ An honest answer is easier to live with than a guess.
      H {helper} can keep some ordinary things going, such as dinner at the same time. ~ Something that stays the same makes the rest easier.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H {helper} can say clearly which jobs belong to the adults. ~ After that it is easier to put those jobs down.
      H {helper} can tell the school what {Name} would like the school to know. ~ Then there is less to explain in a corridor.
      T {he} can choose one person to talk to, and one person who just knows about it. ~ Those can be two different jobs.
      T {he} can take a break from thinking about it and do something else for an hour. ~ It is not the same as forgetting.
      T<activity> {he} can spend some time {activity}, even on a sad day. ~ It is possible to be sad and to enjoy something.
      T<quiet> {he} can spend an hour {quiet}, even on a sad day. ~ It is possible to be sad and to enjoy something.
      T<comforter> {he} can keep {comforter} within reach. ~ Nobody is too old for that.
      T<doing> {he} can try {doing}, because that has helped before. ~ What worked once often works again.
      T<thing> {he} can ask for {thing}, because that has helped before. ~ Asking early makes it easier.
      T {he} can say, "I would like to talk about something else now." ~ Most people are glad to be told.
      T {he} can write down a question at night and ask it in the morning. ~ A question on paper is easier to leave alone until then.
      C<sofa> When there are no words, {he} can think, "I can just sit here."
      C<rain> When it goes on and on, {he} can think, "I did not order the rain."
      C<topic> In a bad minute, {he} can think, "Sixty seconds about {topic}."
      C<bag> When it gets heavy, {he} can think, "Two handles. I do not hold them both."
      C<birds> When everything goes on as usual, {he} can think, "I can go slower today."
      A<sofa> Hard times do not end on one particular day. They get more ordinary hours in them, and some of those are a little easier. Laughing at something on the sofa is fine, and so is crying on it. There is room for two.
      A<rain> Hard times usually end as rain does, so slowly that nobody can name the last drop. Some days will be sad again, and that is ordinary too. Meanwhile there is a dry side of the window. The kettle is on that side, and so are the people.
      A<bag> Nobody carries a hard time from morning to night without putting it down. An hour of football or a silly film is not forgetting. The bag is still there afterwards, and so are the people who carry it. It is easier to pick up with rested arms.
      A<birds> It is possible to be sad in the middle of an ordinary Tuesday. The ordinary things do not mean that nobody cares. For many people they make a hard time easier to get through, one breakfast after another. Outside, a bird has found a crumb the size of its head.
      D<drink> An addiction is an illness in which people cannot stop something, even when they said that they would. {who has} that, and it is hard on {Name} too. There are three things to know about it. A child does not cause it, cannot control it and cannot cure it. A fourth is useful as well: it can be talked about.
      P<drink> {who} may mean it when something is said in the morning, and be unable to keep it by night. That is what the illness does with plans. It is allowed to be angry about it, and to love somebody at the same time.
      P<drink> In an ordinary class there are several children with such a thing at home. From outside nobody can tell which. Each may think that there is only one.
      Q<drink> When it is one of those days, {Name} might feel ____. Embarrassed is common, and so is tired.
      Q<drink> Thinking of {who}, {Name} might feel ____. There may be two words that do not match.
      H<drink> {helper} can say plainly what is going on, and what the plan is for this week. ~ A plan makes a hard week shorter.
      H<drink> {helper} can help to find a group or a helpline for children. ~ The people there have heard it all before.
      T<drink> {he} can tell an adult {he trusts}, and go on telling until somebody acts. ~ It is not a betrayal.
      T<drink> {he} can have one afternoon a week that has nothing to do with it. ~ Nobody gets better from a cancelled match.
      C<drink> {he} can think, "I did not cause it, I cannot control it, I cannot cure it."
      C<drink,topic> For a rest, {he} can think about {topic}.
      A<drink> There is help for {who}, and only the person who is ill can take it. Some do at once, some later, and some do not. It is hard to wait for that, and it is not a child's job to make it happen. Three facts fit on three fingers, and a hand can be used for other things in between.
      D<roof> A family can lose its home without having done anything wrong. Rents go up, a job ends, a house is sold, flooded or burnt. For {Name} that means a hard time, in a place that is just for now. There may be one room for several people, and a longer way to school. It was not caused by any child. To find the next home is work for adults, and it takes long.
      P<roof> Adults who deal with offices all day come back with little patience. They are worried, and tired of explaining the same thing again. It is not about whoever is nearest.
      P<roof> In many schools there are children who live somewhere for now. They do not wear a sign. Teachers who know about it can make some things easier.
      Q<roof> When somebody wants to come round after school, {Name} might feel ____.
      Q<roof> At night, with all the sounds of the place, {Name} might notice ____.
      H<roof> {helper} can say what is being done, and what is not known. ~ Half a plan is better than a guess.
      H<roof> {helper} can tell one person at school. ~ Homework without a table is a good thing to mention.
      T<roof> {he} can keep one box for things that nobody else opens. ~ It is a very small room of one's own.
      T<roof> {he} can decide on a short answer and who gets the long one. ~ "We are between homes" is enough.
      C<roof> {he} can think, "That is where I sleep. It is not who I am."
      A<roof> Nobody knows the date, and that is what makes it hard. In the meantime there are evenings, jokes and arguments about the charger, as in any other place. {Name} belongs to these people, wherever the door is. The box is easy to carry when the day comes.
      D<shake> Movements are planned deep in the brain and smoothed there, much like a film that is steadied. In Parkinson's disease the smoothing works less well. {Name} knows somebody at home whose hands show it. It can be hard when friends come in and see that. It is hard, too, to be embarrassed and fond at once. Both of these can be true in one afternoon.
      P<shake> Visitors look for a second, because eyes go where something moves. What they think is mostly a question. If nobody answers it, they make something up.
      P<shake> The one who shakes has noticed the looks for longer than anybody. Many say that a plain word at the beginning is the most restful thing.
      Q<shake> When a friend sees it for the first time, {Name} might feel ____. Loyal and embarrassed can stand side by side.
      H<shake> Someone at home can explain how the illness works and what it does not touch. ~ Facts make good company.
      H<shake> Someone at home can say the sentence at the door. ~ It need not be a child who explains.
      T<shake> {he} can have one sentence ready, such as "It is Parkinson's, it makes things shake." ~ Then show them something else.
      T<shake> {he} can ask the person how to say it. ~ They have tried out a few ways.
      C<shake> {he} can think, "Embarrassed for a minute, fond for good."
      A<shake> After the second visit friends look past it, as they look past a clock that ticks. The illness stays, and some of it is hard. The tricks stay too: half-full cups, bigger buttons, a puzzle with large pieces. A hand that shakes can still find the one that fits.
      D<chemo> Chemotherapy goes after cells that divide quickly, because cancer cells do. Hair roots divide quickly as well. {who} takes it, and so {Name} now knows a head without hair. It is hard not to look, since eyes are drawn to whatever has changed. The face is the one from before, with everything that it has ever found funny.
      D<chemo> Losing hair is not a dangerous thing, but it is one that everybody can see. The medicine does it, and not the illness. {Name} may be shy of {who} all at once, or may stare by mistake. Both are common, and neither is rude. It cannot be caught, and nobody in the family brought it about. After a while the eyes go back to the face.
      P<chemo> Many people who have lost their hair would rather be asked than avoided. Others prefer to talk of football.
      P<chemo> The adults in the family watch each other's faces at the moment. It makes everyone a little stiff.
      Q<chemo> On seeing it for the first time, {Name} might feel ____.
      H<chemo> {helper} can say what the doctors have said, and what nobody knows yet.
      H<chemo> {helper} can be there at the first look, and begin the talk.
      T<chemo> {he} can look once, properly, and then talk to the eyes.
      T<chemo> {he} can bring something that has nothing to do with illness.
      T<chemo,memory> {he} can suggest {memory}, just as before. ~ Hands that are busy make talking easier.
      C<chemo> {he} can think, "That is the medicine. There is the face."
      A<chemo> Somewhere in the second week a scarf stops being a subject. People talk about supper again, or about nothing. Hair tends to come back some weeks after the treatment ends, and on some heads it comes back curly. The face has been there the whole time.
      ${ASKED_IF_THEY_DIE['8-10']}
    `),
    '11+': script(`
      D<ill> {who has} {illness}, and the family has acquired a new vocabulary overnight: results, cycles, options. {Name} may have been given half of it, and the internet is only too ready with the other half. Figures there describe thousands of strangers and nobody in particular. The illness was not caused by anything that was said or left unsaid. The person in the armchair is a good deal more than a patient, and is probably tired of being one.
      P<ill> People stay away from the ill because they are afraid of the wrong word. From the armchair it only looks like staying away.
      P<ill> A parent whose own mother, father or sister is ill is a child or a sibling first. It shows in odd places, such as the way the shopping gets put away.
      Q<ill> Before a visit, {Name} might feel ____. Dread and affection get along better than one would think.
      Q<ill> On a day when it was forgotten for hours, {Name} might feel ____. Guilt is a common answer and an unnecessary one.
      H<ill> {helper} can pass on what is known, and admit what is not. ~ Being told is less frightening than being spared.
      H<ill> {helper} can leave it to {Name} how often to go, and how long to stay. ~ Twenty minutes gladly given are better than an afternoon.
      T<ill> {he} can say, "I have no idea what to say, so I came instead." ~ It has yet to be improved on.
      T<ill,memory> {he} can suggest {memory}, in a version for tired people. ~ Ordinary things are rarer than flowers there.
      T<ill> {he} can send something ordinary between visits, such as a photo or a complaint about the bus.
      C<ill> {he} can think, "No right words. Turn up anyway."
      A<ill> They spoke of the illness for four minutes, and then of something entirely different, which was a relief to both. How it will go on is not known, and it is honest to leave it there. Being sad, being bored by it and laughing about the wrong thing are all within what people do. The armchair is by the window, and it has a view of whoever is coming up the path.
      D<visit> {who} is in hospital, and a visit is being planned. {Name} may be wondering what there is to see. There is a bed with a motor, and a bag on a pole whose tube leads into a vein. There may be a tube for air and a screen with moving lines. The room is warm, and it is seldom quiet. Each of these things does one job that a tired body has handed over for now.
      D<visit> Hospital wards are built for people in a hurry, which is why the corridors look like that. At the end of one of them is a room in which {who} is being looked after. {Name} may notice the equipment first, as nearly everyone does. Monitors count heartbeats and breaths, and many of their alarms mean a loose clip or an empty bag. After a few minutes most visitors begin to see the person again.
      P<visit> Somebody in a hospital bed may look different, sleep through it or lose the thread of a sentence. That is the illness, or the medicine. It says nothing about how welcome the visitor is.
      P<visit> Adults tend to talk about parking and soup in such rooms. They are frightened as well, and small talk is what they have.
      Q<visit> At the first sight of the machines, {Name} might feel ____. It can be several things at once.
      Q<visit> On the way home, {Name} might notice ____.
      H<visit> {helper} can say honestly beforehand what there is to see and what is known. ~ A prepared sight is easier than a sudden one.
      H<visit> {helper} can agree on a sign that means "out, please". ~ It saves explaining it in the room.
      T<visit> {he} can stay two minutes or twenty, or send something instead of going. ~ All three are a visit.
      T<visit> {he} can ask a nurse what one of the numbers means. ~ A number with a meaning is less alarming.
      C<visit> {he} can think, "The equipment first, then the person."
      C<visit> {he} can think, "I may go out at any time."
      A<visit> Outside, the air is colder and the buses are running as usual. Nobody knows ahead what the doctors will say, and a visit decides nothing about it. No thought or word of anyone's caused this. It may have been sad, or awkward, or better than expected. Somebody was there for a while, and that was the point of it.
      D<ward> News of a relative in hospital travels through a family in odd shapes. {Name} may hear it in halves: a word on the phone, a door that closes, "nothing for you to worry about". That sentence has rarely stopped anyone. {who} is being looked after, and most of what goes on there is rather dull: tests, waiting and somebody changing a drip at four. It was not brought about by anything that was said or left undone at home.
      P<ward> Adults ration information, partly to protect others and partly because saying it makes it more real. They usually answer a direct question better than a worried face. It can be asked in the car, where nobody needs to look at anybody.
      P<ward> A parent in these weeks is also somebody's child, sister or brother. That can make them absent, snappy or unusually tidy. It is worth knowing where it comes from.
      Q<ward> When the phone rings late, {Name} might notice ____. It may be in the stomach before it is a thought.
      Q<ward> On a day that was perfectly good, {Name} might feel ____. It need not fit.
      H<ward> {helper} can give the news as it is, with what is known and what is not. ~ Half a story keeps people awake.
      H<ward> {helper} can ask before deciding whether {he} would rather know, write or go along. ~ All three are respectable.
      T<ward> {he} can send a message or a photo of nothing much. ~ Patients are short of nothing much.
      T<ward> {he} can tell one friend or teacher in one sentence. ~ Then a bad day explains itself.
      C<ward> {he} can think, "Not knowing yet is a kind of news."
      A<ward> Somewhere on the third floor a person in soft shoes is checking a name on a band by the light of a small lamp. It happens every night, for everyone who lies there. Nobody at home can speed it up, and nobody caused it. The questions can be asked, the week can go on, and a hard time is easier with the kitchen door open.
      D<sofa> Some situations are problems, which means that they have solutions, and others are simply what is happening. {Name} may know the second kind, which is hard in its own way. The two are easy to confuse, because in both of them a person lies awake and thinks. Advice helps with the first. With the second, company helps more, and it does not need to be clever. That may be why so many important conversations happen on a sofa, where two people look at the same wall and nobody needs to perform.
      D<rain> People can know everything about rain and still get wet. Knowing why a hard thing happens does not stop it, and that is the annoying part of being old enough to understand. In such times {Name} may understand a good deal of it and be able to change only a little. What is left to decide is small but real, such as where to stand, whom to stand with, and how much to say about it.
      D<bag> People who move pianos have a rule, which is that nobody lifts alone and nobody lets go without saying so. Hard times in a family would be easier if everyone kept to it. {Name} may have noticed that the adults are carrying something, and it can be tempting to take a corner of it without being asked. That is generous, and it is not the arrangement. The heavy end is theirs. What is left for everybody else is to say when a load is too heavy.
      D<birds> The world has poor manners in hard times. The bins are emptied, the bus is late as usual, and at dawn the birds begin as if nothing had happened. {Name} may find that comforting on one day and outrageous on the next. Both reactions are well known. People have complained about cheerful birds in songs and letters for as long as either has been written.
      P Everybody in a family is sad on a different timetable. One person has already cried and is making plans, while another has not started. It can look like coldness from one side, and like drama from the other. It is seldom either of those.
      P Friends may act as if nothing had happened, and it can be hard to tell tact from indifference. Most of them are waiting for a sign. Some have gone through something similar and would rather listen than ask.
      P Adults in hard times are not at their best, and they know it. They forget things, answer too sharply and apologise the next day. They are doing something difficult for the first time as well.
      P People often say, "Let me know if there is anything." They usually mean it, and they have no idea what to do. A small and exact request is a relief to both sides.
      Q On an ordinary hard day, {Name} might feel ____. Relief, anger and nothing at all are also possible answers.
      Q Late in the evening, {Name} might notice ____. Feelings that contradict each other can both be accurate.
      Q In the middle of something ordinary, {Name} might feel ____. It can arrive without a reason and leave without one.
      H {helper} can tell what is known, and admit what is not. ~ Uncertainty is easier to share than to guess at.
      H {helper} can agree with {Name} on what other people will be told. ~ It is one decision that can be made together.
      H<adult> {helper} can help by {adult}, if {he} would like that. ~ What has worked before is a sensible place to start.
      H {helper} can say which things are being taken care of, and by whom. ~ A task that has a name beside it is easier to stop thinking about.
      H {helper} can write to the school once, so that nobody asks in every lesson. ~ Some deadlines can move when a teacher knows.
      T {he} can decide who gets the long version and who gets the short one. ~ Nobody is owed the long one.
      T {he} can write down the questions that have no answer yet, and choose one to ask. ~ A question on paper takes up less room.
      T<activity> {he} can keep the usual time for {activity}. ~ Ordinary hours are a form of rest.
      T<quiet> {he} can keep an hour for {quiet}. ~ Ordinary hours are a form of rest.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults own something similar and mention it to nobody.
      T<doing> {he} can try {doing}, which has worked before. ~ What already works is worth keeping.
      T<thing> {he} can ask for {thing}, which has helped before. ~ What already works is worth keeping.
      T {he} can keep one place where the subject does not come up. ~ It may be a club, a friend's kitchen or a bus.
      T {he} can tell a trusted adult when it becomes too much. ~ That is information, and it adds to nobody's load.
      C<sofa> When somebody asks how it is going, {he} can say, "Ask me later. Sit down now."
      C<rain> When it is nobody's fault and still unfair, {he} can think, "Rain. I decide where I stand."
      C<topic> In the middle of a long evening, {he} can think, "Half an hour for {topic}. The rest can wait."
      C<bag> When it gets too much, {he} can think, "Say so before letting go."
      C<birds> When everything goes on as usual, {he} can think, "The birds do not know. Some people do."
      A<sofa> It is honest to say that this may be hard for a while, and that nobody knows when it will be easier. In most families the ordinary hours come back first, one at a time, and the conversations follow. The sofa does not require anything. One half of it is free.
      A<rain> Hard times seldom end with an announcement. There are more dry hours, and then one day somebody notices that it has been a good week. Until then it is reasonable to be sad, and also to laugh at something silly on a screen. On the dry side of the window there are people who would like company too.
      A<bag> The hard part is that nobody can say exactly how things will go, and that includes the adults. The load can be put down for an evening without anything falling. Friends can hold an end for an hour, although they may need to hear where the handle is. Pianos get moved in the same way, one landing at a time.
      A<birds> Ordinary life goes on beside a hard time, and after a while it tends to take up more of the day. That is not disloyal, and it needs no announcement. Some mornings may begin much too early, with nothing to be done about it. At that hour there is at least somebody up, and looking for worms.
      D<drink> An addiction is an illness of the brain, in which people cannot stop something, including those who mean it when they say so. {who has} it. {Name} may have become an expert on the sound of a key in a lock, and on which sentences are hard to believe. Families like this one have a rule of three: nobody at home caused it, can control it or can cure it. It is short, and it takes years to believe.
      P<drink> {who} may be funny, kind and impossible to rely on, all in one day. The illness does not replace a person, it borrows them. It is reasonable to miss somebody who is in the next room.
      P<drink> Statistically there are several people in every class with such a thing at home. They are hard to find, since they have all learned to be inconspicuous. One honest sentence has been known to bring out another.
      Q<drink> At the sound of the key, {Name} might notice ____. Bodies learn such sounds quickly.
      Q<drink> When things go well for a week, {Name} might feel ____. Suspicious is a sensible answer.
      H<drink> {helper} can say what is known, and keep the practical side going. ~ Meals and lifts are a form of treatment for everyone else.
      H<drink> {helper} can find a group for young people with an addicted parent. ~ Nobody there needs the introduction.
      T<drink> {he} can tell an adult outside, and go on telling until somebody acts, above all when it is not safe. ~ Loyalty does not ask for silence.
      T<drink> {he} can leave the bottles, the bills and the excuses to adults. ~ It changes nothing about the illness and a lot about the evening.
      C<drink> {he} can think, "Not caused, not controlled, not cured by me."
      C<drink,topic> As a rest from it, {he} can think about {topic}.
      A<drink> Recovery exists, and it can only be done by the person who is ill. It may take several attempts, and it may not come. Living beside that is hard, and there are people who help with exactly that part. In the meantime a life with friends, homework and bad films is not a way of looking away. It is the part that belongs to {Name}.
      D<roof> Losing a home has causes that can be read in a newspaper: rents, wages, floods, a landlord with other plans. {Name} is living through the hard part, which is not in there, in a place that is officially temporary. There may be one room for several people, other people's noise and an hour more on the bus. It says nothing about the family to which it has happened. It was not caused by anyone of school age.
      P<roof> Adults in this position are doing a second job, which consists of forms, queues and being polite on the phone. What is left of them in the evening is not their best. They know it.
      P<roof> Hardly anybody at school can tell. There are more people in the same position than any of them supposes, since all of them are good at not showing it.
      Q<roof> At the question "so where are you living now", {Name} might feel ____. It is allowed to be more than one thing.
      Q<roof> In a room without a corner, {Name} might notice ____. Irritation is mostly a lack of square metres.
      H<roof> {helper} can say what stage it has reached, including the stage of not knowing. ~ Rumours are worse than dates.
      H<roof> {helper} can inform one person at school, if {Name} is all right with it. ~ Deadlines, a desk and a lunch can be arranged quietly.
      T<roof> {he} can find one place with a table and a door, such as a library, and use it at fixed hours. ~ It helps to be somewhere on purpose.
      T<roof> {he} can decide who gets the address and who gets a change of subject. ~ Nobody is owed the details.
      C<roof> {he} can think, "Temporary, and not a description of me."
      A<roof> The hard part is that nobody gives a date. Until there is one, a few things can be kept in place: a mug, a bus, a table in a library, a person to text. {Name} may be angry about it, which is a reasonable response to the facts. The next door will have a key, and what was learnt in this time will come along through it.
      D<shake> Parkinson's disease is a shortage of one messenger substance in a small region of the brain. It can take away smoothness, speed and even facial expression. {Name} lives near somebody in whom that can be seen. The illness is hard enough. On top of it comes the moment at which other people notice, and a feeling that nobody is proud of. Embarrassment about a relative says nothing about affection, and it is very common at an age when everything is looked at.
      P<shake> A face that moves less can seem cross or bored when it is neither. Visitors cannot know that. They can be told in one sentence.
      P<shake> The person concerned has usually noticed both the looks and the embarrassment. A word about it, badly put, is often received better than tact.
      Q<shake> When friends are at the door, {Name} might feel ____. Protective and embarrassed can arrive together.
      H<shake> Someone at home can explain what is to be expected and what is not known. ~ Half of the awkwardness is ignorance.
      H<shake> Someone at home can offer to do the explaining. ~ It is not a young person's duty.
      T<shake> {he} can prepare a sentence, such as "That is Parkinson's, that is why things shake." ~ Most people only need permission to stop wondering.
      T<shake> {he} can ask the person which words they prefer.
      C<shake> {he} can think, "It shows. So does that I live here, and I can live with both."
      A<shake> People get used to what they see every week, and friends do it faster than anyone. The illness remains, with better hours and hard ones, and with a set of small inventions that make it easier. Cups are filled to half. What goes on across the table is a conversation like others, with a pause in it.
      ${ASKED_IF_THEY_DIE['11+']}
    `),
  },
};

/**
 * Illness, bad news and other things that happen to a family and cannot be practised. Nothing is mended in it
 * and nothing is promised; people keep company.
 */
export const hardTimes: Frame = withScenes(
  own,
  afraidOfTheHospital,
  refuge,
  loudAfterADrink,
  worriedAboutADrinker,
  atAHospice,
  wordsAfterAStroke,
);

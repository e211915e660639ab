import { ILLNESS } from '../illness-role.ts';
import { notToBeCured } from './not-to-be-cured.ts';
import { withScenes } from '../scene.ts';
import { ASKED_IF_THEY_DIE, ASKS_IF_THEY_DIE } from './asked-if-they-die.ts';
import { script, type Frame } from '../../frame.ts';
import { parentRole } from './parent-role.ts';
import { OWN_ILLNESS } from '../../match/own-parent.ts';

/** Words that may stand between a person and what is so: no other person, or the wrong one would be meant. */
const LINK =
  '(?:is|was|will|might|may|could|has|had|starts?|starting|begins|needs|came|hear|well|walk|see|kidneys|heart|lungs|only|just|found|waiting|for|results?|have|been|be|being|got|gets|goes|going|gone|go|are|very|so|really|too|just|recently|suddenly|sadly|still|always|often|now|also|who|to|a|an|the|in|on|at|for|into|off|by|with|and|his|her|my|having|taken|rushed|seriously|quite|bit|chronic|chronically|diagnosed|breast|brain|serious|works?|working|not|does|doesnt|can|cant|no|longer|any|more|travelling|long|lost|losing|loses|hair|from|bald|through|because|of|after)';
const ILL = String.raw`(?:${LINK} ){0,9}?(?:ill|unwell|sick|stroke|poorly|cancer|chemo|chemotherapy|tumou?r|leuk[ae]+mia|sclerosis|ms|mnd|motor neurone?|huntington\w*|epilep\w+|seizures?|parkinson\w*|lupus|arthritis|crohn\w*|colitis|fibromyalgia|illness|diagnos\w+|radiotherapy|dialysis|long covid|chronic|migraines?|fatigue|treatment|dying|die|terminal|terminally ill|hospice|(?:weeks|months|days) (?:left|to live)|not going to (?:get better|make it)|lump|biopsy|end of life|palliative|broken (?:his |her )?(?:leg|arm|ankle|foot|wrist|hip)|broke (?:his |her )?(?:leg|arm|ankle|foot|wrist|hip)|bad back|back problem\w*|slipped disc|crutches|in plaster|in a cast|can'?t (?:lift|pick|carry|drive|walk)|cant (?:lift|pick|carry|drive|walk)|cannot (?:lift|pick|carry|drive|walk))\b`;
/** What is said of the parent who writes, and not of the other one who helps: "Dad will take him to school". */
const AILS = String.raw`(?:\w+ ){0,3}?(?:ill|poorly|unwell|sick|tired|cancer|chemo\w*|treatment|hospital|lose|losing|lost|hair|bald|die|dying|better|weak|resting|rest|in bed|an? (?:illness|operation|tumou?r|lump)|not well|ms|medicine)\b`;
const who = (words: string): RegExp => new RegExp(String.raw`\b(${words})\b(?:'s)?(?: ?\([^)]{0,40}\))? ${ILL}`, 'i');

/**
 * A parent is ill for a longer time. Which illness and how it goes on are the family's to say: only cancer is named when
 * the parent named it. Nobody is promised to get well; the child did not cause it, and others look after the child too.
 */
const own: Frame = {
  id: 'parent-ill',
  name: 'A parent is ill',
  says: [
    'mum has cancer',
    'daddy is very ill',
    'my wife has breast cancer how do i tell our son',
    'i have been diagnosed with cancer and she is scared',
    'mummy is having chemo and losing her hair',
    'his dad is poorly and cant play any more',
    'i have ms and some days i cant get up',
    'mom is sick all the time',
    'chronic illness parent, child worries',
    'she is angry that i am always tired from treatment',
    'my husband has a brain tumour',
    'dad had a stroke',
    'i have a chronic illness and he asks if i will die',
    'her mother is seriously ill',
    'father on dialysis',
    'mum has long covid and needs to rest',
    'thinks it is her fault daddy is sick',
    'parent with cancer',
    'mummy lost her hair and he is frightened',
    'tiptoes around because mum is ill',
    'my treatment starts next week',
    'dad is ill and everyone is whispering',
    'worried about catching mums illness',
    'i am ill and my daughter will not leave my side',
  ],
  claims: {
    strong: [
      'i have flu',
      'i have the flu',
      'i have had flu',
      'mum has flu',
      'mummy has flu',
      'dad has flu',
      'daddy has flu',
      'in bed with flu',
      'in bed with the flu',
      'mum is ill in bed',
      'i am ill in bed',
      'i have covid',
      'mum has covid',
      'dad has covid',
      'i have been in bed',
      'mummy is poorly',
      'daddy is poorly',
      'my seizures',
      'my epilepsy',
      'my ms',
      'my fits',
      'his mum has epilepsy',
      'her mum has epilepsy',
      'his dad has epilepsy',
      'her dad has epilepsy',
      'mum has epilepsy',
      'dad has epilepsy',
      'mum has seizures',
      'dad has seizures',
      'saw mum have a seizure',
      'dad has parkinsons',
      'mum has parkinsons',
      'daddy has a broken leg',
      'daddy has a broken arm',
      'daddy has a broken ankle',
      'daddy has a broken foot',
      'daddy has a broken wrist',
      'mummy has a broken leg',
      'mummy has a broken arm',
      'mummy has a broken ankle',
      'mummy has a broken foot',
      'mummy has a broken wrist',
      'dad has a broken leg',
      'dad has a broken arm',
      'dad has a broken ankle',
      'dad has a broken foot',
      'dad has a broken wrist',
      'mum has a broken leg',
      'mum has a broken arm',
      'mum has a broken ankle',
      'mum has a broken foot',
      'mum has a broken wrist',
      'dad broke his leg',
      'dad broke his arm',
      'dad broke his ankle',
      'mum broke her leg',
      'mum broke her arm',
      'mum broke her ankle',
      'mum has a bad back',
      'dad has a bad back',
      'mum cant lift',
      'mum cant pick her up',
      'mum cant pick him up',
      'dad cant pick her up',
      'dad cant pick him up',
      'i cant pick her up',
      'i cant pick him up',
      'not allowed to lift',
      'mum got cancer',
      'dad got cancer',
      'mother got cancer',
      'father got cancer',
      'husband got cancer',
      'wife got cancer',
      'partner got cancer',
      'mum has a migraine',
      'mum has migraines',
      'mum gets migraines',
      'mum migraine',
      'dad has a migraine',
      'dad has migraines',
      'dad gets migraines',
      'dad migraine',
      'mother has a migraine',
      'mother has migraines',
      'mother gets migraines',
      'mother migraine',
      'father has a migraine',
      'father has migraines',
      'father gets migraines',
      'father migraine',
      'mum has weeks to live',
      'mum has months to live',
      'mum is dying',
      'mum dying',
      'mummy is dying',
      'dad has weeks to live',
      'dad has months to live',
      'dad is dying',
      'dad dying',
      'daddy is dying',
      'mum terminal',
      'dad terminal',
      'mum found a lump',
      'dad found a lump',
      'waiting for biopsy',
      'mum ill',
      'mum is ill',
      'mum is very ill',
      'mum very ill',
      'mum seriously ill',
      'mum is seriously ill',
      'mum sick',
      'mum is sick',
      'mum is very sick',
      'mum poorly',
      'mum is poorly',
      'mum unwell',
      'mum cancer',
      'mum has cancer',
      'mum has breast cancer',
      'mum chemo',
      'mum is having chemo',
      'mum having chemo',
      'mum stroke',
      'mum had a stroke',
      'mum has ms',
      'mum illness',
      'mum treatment',
      'mum tumour',
      'mum tumor',
      'mum has a brain tumour',
      'mum has long covid',
      'dad ill',
      'dad is ill',
      'dad is very ill',
      'dad very ill',
      'dad seriously ill',
      'dad is seriously ill',
      'dad sick',
      'dad is sick',
      'dad is very sick',
      'dad poorly',
      'dad is poorly',
      'dad unwell',
      'dad cancer',
      'dad has cancer',
      'dad has breast cancer',
      'dad chemo',
      'dad is having chemo',
      'dad having chemo',
      'dad stroke',
      'dad had a stroke',
      'dad has ms',
      'dad illness',
      'dad treatment',
      'dad tumour',
      'dad tumor',
      'dad has a brain tumour',
      'dad has long covid',
      'mother ill',
      'mother is ill',
      'mother is very ill',
      'mother very ill',
      'mother seriously ill',
      'mother is seriously ill',
      'mother sick',
      'mother is sick',
      'mother is very sick',
      'mother poorly',
      'mother is poorly',
      'mother unwell',
      'mother cancer',
      'mother has cancer',
      'mother has breast cancer',
      'mother chemo',
      'mother is having chemo',
      'mother having chemo',
      'mother stroke',
      'mother had a stroke',
      'mother has ms',
      'mother illness',
      'mother treatment',
      'mother tumour',
      'mother tumor',
      'mother has a brain tumour',
      'mother has long covid',
      'father ill',
      'father is ill',
      'father is very ill',
      'father very ill',
      'father seriously ill',
      'father is seriously ill',
      'father sick',
      'father is sick',
      'father is very sick',
      'father poorly',
      'father is poorly',
      'father unwell',
      'father cancer',
      'father has cancer',
      'father has breast cancer',
      'father chemo',
      'father is having chemo',
      'father having chemo',
      'father stroke',
      'father had a stroke',
      'father has ms',
      'father illness',
      'father treatment',
      'father tumour',
      'father tumor',
      'father has a brain tumour',
      'father has long covid',
      'parent ill',
      'parent is ill',
      'parent is very ill',
      'parent very ill',
      'parent seriously ill',
      'parent is seriously ill',
      'parent sick',
      'parent is sick',
      'parent is very sick',
      'parent poorly',
      'parent is poorly',
      'parent unwell',
      'parent cancer',
      'parent has cancer',
      'parent has breast cancer',
      'parent chemo',
      'parent is having chemo',
      'parent having chemo',
      'parent stroke',
      'parent had a stroke',
      'parent has ms',
      'parent illness',
      'parent treatment',
      'parent tumour',
      'parent tumor',
      'parent has a brain tumour',
      'parent has long covid',
      'husband ill',
      'husband is ill',
      'husband is very ill',
      'husband very ill',
      'husband seriously ill',
      'husband is seriously ill',
      'husband sick',
      'husband is sick',
      'husband is very sick',
      'husband poorly',
      'husband is poorly',
      'husband unwell',
      'husband cancer',
      'husband has cancer',
      'husband has breast cancer',
      'husband chemo',
      'husband is having chemo',
      'husband having chemo',
      'husband stroke',
      'husband had a stroke',
      'husband has ms',
      'husband illness',
      'husband treatment',
      'husband tumour',
      'husband tumor',
      'husband has a brain tumour',
      'husband has long covid',
      'wife ill',
      'wife is ill',
      'wife is very ill',
      'wife very ill',
      'wife seriously ill',
      'wife is seriously ill',
      'wife sick',
      'wife is sick',
      'wife is very sick',
      'wife poorly',
      'wife is poorly',
      'wife unwell',
      'wife cancer',
      'wife has cancer',
      'wife has breast cancer',
      'wife chemo',
      'wife is having chemo',
      'wife having chemo',
      'wife stroke',
      'wife had a stroke',
      'wife has ms',
      'wife illness',
      'wife treatment',
      'wife tumour',
      'wife tumor',
      'wife has a brain tumour',
      'wife has long covid',
      'partner ill',
      'partner is ill',
      'partner is very ill',
      'partner very ill',
      'partner seriously ill',
      'partner is seriously ill',
      'partner sick',
      'partner is sick',
      'partner is very sick',
      'partner poorly',
      'partner is poorly',
      'partner unwell',
      'partner cancer',
      'partner has cancer',
      'partner has breast cancer',
      'partner chemo',
      'partner is having chemo',
      'partner having chemo',
      'partner stroke',
      'partner had a stroke',
      'partner has ms',
      'partner illness',
      'partner treatment',
      'partner tumour',
      'partner tumor',
      'partner has a brain tumour',
      'partner has long covid',
      'mum is dying',
      'mum dying',
      'mum in a hospice',
      'mum hospice',
      'mum is terminal',
      'mum terminally ill',
      'mum is terminally ill',
      'mum wont get better',
      'mum will not get better',
      'mum is not going to get better',
      'mum has weeks to live',
      'mum has months to live',
      'mum is going to die of',
      'dad is dying',
      'dad dying',
      'dad in a hospice',
      'dad hospice',
      'dad is terminal',
      'dad terminally ill',
      'dad is terminally ill',
      'dad wont get better',
      'dad will not get better',
      'dad is not going to get better',
      'dad has weeks to live',
      'dad has months to live',
      'dad is going to die of',
      'mother is dying',
      'mother dying',
      'mother in a hospice',
      'mother hospice',
      'mother is terminal',
      'mother terminally ill',
      'mother is terminally ill',
      'mother wont get better',
      'mother will not get better',
      'mother is not going to get better',
      'mother has weeks to live',
      'mother has months to live',
      'mother is going to die of',
      'father is dying',
      'father dying',
      'father in a hospice',
      'father hospice',
      'father is terminal',
      'father terminally ill',
      'father is terminally ill',
      'father wont get better',
      'father will not get better',
      'father is not going to get better',
      'father has weeks to live',
      'father has months to live',
      'father is going to die of',
      'husband is dying',
      'husband dying',
      'husband in a hospice',
      'husband hospice',
      'husband is terminal',
      'husband terminally ill',
      'husband is terminally ill',
      'husband wont get better',
      'husband will not get better',
      'husband is not going to get better',
      'husband has weeks to live',
      'husband has months to live',
      'husband is going to die of',
      'wife is dying',
      'wife dying',
      'wife in a hospice',
      'wife hospice',
      'wife is terminal',
      'wife terminally ill',
      'wife is terminally ill',
      'wife wont get better',
      'wife will not get better',
      'wife is not going to get better',
      'wife has weeks to live',
      'wife has months to live',
      'wife is going to die of',
      'partner is dying',
      'partner dying',
      'partner in a hospice',
      'partner hospice',
      'partner is terminal',
      'partner terminally ill',
      'partner is terminally ill',
      'partner wont get better',
      'partner will not get better',
      'partner is not going to get better',
      'partner has weeks to live',
      'partner has months to live',
      'partner is going to die of',
      'parent is dying',
      'parent dying',
      'parent in a hospice',
      'parent hospice',
      'parent is terminal',
      'parent terminally ill',
      'parent is terminally ill',
      'parent wont get better',
      'parent will not get better',
      'parent is not going to get better',
      'parent has weeks to live',
      'parent has months to live',
      'parent is going to die of',
      'my cancer is terminal',
      'terminal cancer',
      'weeks to live',
      'months to live',
      'i have cancer',
      'i have breast cancer',
      'i have ms',
      'i am ill',
      'i am sick',
      'i was diagnosed',
      'i am seriously ill',
      'my treatment',
      'my illness',
      'my cancer',
      'my chemo',
      'chronic illness',
      'chronically ill',
      'parent with cancer',
      'been diagnosed with cancer',
      'having chemo',
      'brain tumour',
      'brain tumor',
      'long covid',
      'dialysis',
      'on dialysis',
      'mum lose hair',
      'dad lose hair',
      'tired from treatment',
      'had a stroke',
      'cancer',
      'chemo',
      'chemotherapy',
    ],
    cues: ['chemo', 'cancer', 'dialysis', 'tumour', 'diagnosed'],
    not: [
      'sick of',
      'car sick',
      'travel sick',
      'sick bug',
      'stroke the cat',
      'stroke the dog',
      'my son has cancer',
      'my daughter has cancer',
      'get cancer',
      'getting cancer',
      'catch cancer',
      'cancer like',
      'grandad has cancer',
      'granddad has cancer',
      'nana has cancer',
      'nan has cancer',
      'granny has cancer',
      'he has cancer',
      'she has cancer',
      'grandma has cancer',
      'grandpa has cancer',
      'mental illness',
      'mentally ill',
      'depressed',
      'hospital',
    ],
  },
  topicWords: [
    'cancer',
    'tumour',
    'lump',
    'MS',
    'lupus',
    'Covid',
    'ill',
    'illness',
    'cancer',
    'lump',
    'well',
    'mend',
    'mends',
    'hurt',
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'No illness of a parent is caused by anything a child said, did, thought or wished; many children fear that it was, so it is said plainly.',
    'Children cope better when they are told the name of the illness and what will change, in plain words; without facts they guess, and often guess worse (Macmillan, NHS).',
    'Cancer cannot be caught from another person.',
    'Illness and treatment can make a person tired, quiet or short-tempered; that is not about the child.',
    'A child cannot make a parent well, and need not; doctors and other adults see to it.',
    'Children want to know above all who looks after them and what stays the same.',
    'Playing and laughing while somebody is ill is ordinary and good for children.',
    'Doctors can often say what is likely and not what is certain.',
    'Young people who look after somebody at home can get help of their own (young carers services).',
  ],
  threads: {
    asks: 'a question that is asked again and again, and an honest answer',
    seizure: 'a seizure, which begins, goes on for some minutes and ends',
    cast: 'a parent in plaster or with a bad back, and a lap that is lower down',
    flu: 'a cold or a flu, a bed by day and a cup that is carried',
    rest: 'rest, which looks like nothing and is something',
    blanket: 'one blanket that is long enough for two',
    ask: 'questions about an illness, each with its answer',
    sign: 'a sign on a door, with two sides',
    forecast: 'doctors compared with people who forecast the weather',
    whisper: 'half of a sentence heard through a door',
    soup: 'the food that other people bring',
    pencil: 'plans that are written in pencil',
    dying: 'the days that there are, and what fits into them',
    hair: 'hair that falls out from a strong medicine, and the face that stays',
    carer: 'the list of who does what at home, and what stays off it',
  },
  // A parent is going to die, and the family knows. What else is told of illness here would not be true then.
  decidedBy: [
    OWN_ILLNESS,
    /\b(?:mum(?:my)?|mom(?:my)?|dad(?:dy)?|(?:my )?(?:husband|wife|partner)) (?:has|has got|was diagnosed with|is diagnosed with) (?:mnd|motor neurone?|huntington\w*|parkinson\w*|multiple sclerosis)\b/i,
    // A body that hurts is no mood, however long somebody lies in bed with it.
    /\b(?:mum(?:my)?|mom(?:my)?|dad(?:dy)?|i)\b[^.!?]{0,40}\b(?:because|as|since|with) (?:(?:his|her|my|a) )?(?:(?:back|hip|knee|leg) (?:is|has|went|hurts)|bad (?:back|hip|knee|leg)|slipped disc)\b/i,
    /\b(?:his|her|their) (?:mum(?:my)?|mom(?:my)?|mother|dad(?:dy)?|father) (?:has|has got|'s got) (?:chronic (?:fatigue|pain)|fibromyalgia|lupus|crohn\w*|multiple sclerosis|long covid|parkinson\w*)\b/i,
    /\bdoes (?:all|most of|a lot of) (?:of )?the (?:housework|cooking|cleaning|washing)\b[^.!?]{0,24}\b(?:i'?m|i am|mum is|dad is|mum's|dad's) (?:\w+ )?(?:ill|sick|disabled|poorly|unwell)\b/i,
  ],
  threadCues: {
    asks: ASKS_IF_THEY_DIE,
    flu: /^(?![^]*\b(?:cancer|chemo\w*|tumou?r|surgery|operation|hospital|stroke|chronic|long covid|months?|years?|always|depress\w*|dying|died|diagnos\w*|ms\b|fibro\w*)\b)[^]*?\b(?:flu|a cold|a bug|tummy bug|stomach bug|covid|fever|temperature|chest infection|tonsillitis|migraines?|vomiting|sick bug|poorly (?:in bed|today|this week)|in bed (?:all|for|with|since)|off sick|under the weather)\b/i,
    seizure: /\b(?:seizures?|epilep\w*|fits)\b/i,
    cast: /\b(?:(?:back|hip|knee|leg|neck) (?:is|has been|has gone|went|hurts?)(?: (?:very|really|so))?(?: (?:bad|hurt|sore|out))?\b|broken? (?:his |her )?(?:leg|arm|ankle|foot|wrist|hip)|broke (?:his |her |my )?(?:leg|arm|ankle|foot|wrist)|(?:can'?t|cannot|not allowed to) (?:lift|pick|carry)|bad back|slipped disc|crutches|in plaster|in a cast)\b/i,
    whisper:
      /\b(?:whisper\w*|low voices?|hears?|heard|overhear\w*|doors?|tell|told|telling|explain|say|says|diagnos\w*|secret\w*|cancer|tumou?r|lump|knows?|scan|results?)\b/i,
    soup: /\b(?:diagnos\w*|cancer|chemo\w*|leuk\w+|tumou?r|lump|stroke|heart attack|found out|people (?:bring|ask|keep)|everyone|neighbou?rs?|treatment starts)\b/i,
    hair: /\b(?:hair|bald|wig|no hair|head ?scarf|eyebrows)\b/i,
    carer:
      /\b(?:carer|caring for|looks? after (?:his|her|their|me|us|mum|dad)|help(?:s|ing) (?:me |us |her |him |out )?(?:a lot|so much|at home|with everything)|does (?:all )?the (?:cooking|washing|shopping|housework|cleaning)|no time for friends)\b/i,
    dying:
      /\b(?:(?<!\b(?:if|whether|that|think\w*|afraid|scared|worr\w+|ask\w*|frightened|fears?|fearing|what if|terrified|convinced|sure)\b[^.]{0,40})(?:dying|going to die|will die)|(?:weeks|months|days) (?:left|to live)|terminal(?:ly)?|hospice|end of life|palliative|not (?:going to )?make it|doctors? (?:say|says|said|told us|have said)[^.]{0,30}(?:not|won'?t) (?:going to )?(?:get better|recover)|no more treatment|treatment (?:has )?failed|(?:not|n'?t|no) (?:got |have |much |a )?(?:long|time) left|not long to live)\b/,
  },
  comesFirst: ['asks'],
  onlyWhenSaid: ['asks', 'flu', 'seizure', 'cast', 'hair', 'carer', 'dying', 'soup', 'whisper'],
  tellsAlone: ['asks', 'cast', 'dying', 'flu', 'hair'],
  roles: {
    who: {
      ...parentRole(who),
      // "I've got cancer. How do I explain that mummy will lose her hair?"
      cues: [
        // Of whom a parent writes who is well: "my wife has cancer", with "I'm her dad" beside it.
        { match: new RegExp(String.raw`\bmy wife(?:['’]s)? (?:\w+ ){0,2}?${AILS}`, 'i'), phrase: { text: 'Mum', gender: 'f' } },
        { match: new RegExp(String.raw`\bmy husband(?:['’]s)? (?:\w+ ){0,2}?${AILS}`, 'i'), phrase: { text: 'Dad', gender: 'm' } },
        ...parentRole(who).cues,
        { match: new RegExp(String.raw`\b(?:i have|i['’]?ve|i am|i['’]?m)\b[^]*\b(mummy|mum|mommy|mom) (?:will|is|has|can['’]?t|cannot|can|might|may|gets?) ${AILS}`, 'i'), phrase: { text: '$', gender: 'f' } },
        { match: new RegExp(String.raw`\b(?:i have|i['’]?ve|i am|i['’]?m)\b[^]*\b(daddy|dad) (?:will|is|has|can['’]?t|cannot|can|might|may|gets?) ${AILS}`, 'i'), phrase: { text: '$', gender: 'm' } },
      ],
    }, // prettier-ignore
    illness: ILLNESS,
  },
  titles: {
    young: [
      { text: 'The Same Question', thread: 'asks' },
      { text: 'A Question at Supper', thread: 'asks' },
      { text: 'A Bed by Day', thread: 'flu' },
      { text: 'It Starts, and It Ends', thread: 'seizure' },
      { text: 'A Lap Lower Down', thread: 'cast' },
      { text: 'The Same Eyes', thread: 'hair' },
      { text: 'Hair, Hat, Hello', thread: 'hair' },
      { text: 'What Fits Into a Day', thread: 'dying' },
      { text: 'A Hand to Hold', thread: 'dying' },
      { text: 'A Hand and a Song', thread: 'dying' },
      { text: 'Rest, Rest, Soup', thread: 'rest' },
      { text: 'A Long, Slow Day', thread: 'rest' },
      { text: 'One Blanket, Two People', thread: 'blanket' },
      { text: 'Long Enough for Two', thread: 'blanket' },
      { text: 'Why So Tired?', thread: 'ask' },
      { text: 'Questions and Answers', thread: 'ask' },
      { text: 'When Somebody Is Ill' },
      { text: '{name} and a Slow Day', thread: 'rest' },
    ],
    older: [
      { text: 'The Hardest Question', thread: 'asks' },
      { text: 'Asked Again', thread: 'asks' },
      { text: 'A Body at Work', thread: 'flu' },
      { text: 'Two Minutes at the Door', thread: 'flu' },
      { text: 'It Starts, and It Ends', thread: 'seizure' },
      { text: 'A Body Under Repair', thread: 'cast' },
      { text: 'Hair and What Is Under It', thread: 'hair' },
      { text: 'What Is on the List', thread: 'carer' },
      { text: 'The Days That There Are', thread: 'dying' },
      { text: 'Why So Tired?', thread: 'ask' },
      { text: 'Four Questions', thread: 'ask' },
      { text: 'A Sign With Two Sides', thread: 'sign' },
      { text: 'What the Door Says', thread: 'sign' },
      { text: 'Like a Forecast', thread: 'forecast' },
      { text: 'Nobody Knows the Weather', thread: 'forecast' },
      { text: 'Half a Sentence', thread: 'whisper' },
      { text: 'Through the Door', thread: 'whisper' },
      { text: 'Plans in Pencil', thread: 'pencil' },
      { text: 'Written in Pencil', thread: 'pencil' },
      { text: 'The Fifth Soup', thread: 'soup' },
      { text: 'Soup Again', thread: 'soup' },
      { text: 'When Somebody Is Ill' },
    ],
  },
  benefits: [
    'Says plainly that somebody is ill and that no child caused it.',
    'Shows who else looks after {name}, and that play is allowed.',
    'Leaves the feeling open and makes room for questions.',
  ],
  talk: {
    young: [
      'What helps a body that is ill?',
      'Which word fits in the blank for {name} today?',
      'Shall we say who looks after us this week?',
    ],
    older: [
      'Which question in the story is one of yours?',
      'Which word went into the blank, and is it the same on good days?',
      'Shall we find a time this week for questions?',
    ],
  },
  ofThread: {
    dying: {
      benefits: [
        'Says plainly that somebody is going to die, and that no child caused it.',
        'Says that somebody is here for {name}, now and afterwards.',
        'Leaves the feeling open and makes room for questions.',
      ],
      talk: {
        young: [
          'What can people still do together in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we say who looks after us?',
        ],
        older: [
          'Which question in the story is one of yours?',
          'Which word went into the blank, and is it the same on good days?',
          'Shall we choose one thing to do together?',
        ],
      },
    },
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['blanket', 'cup'],
  },
  text: {
    '2-3': script(`
      D<rest> {who} is ill and tired. {Name} may see that. The body needs to rest. Rest, rest.
      D<rest> Shh. {who} is ill and lies down. {Name} may come and look. Rest, rest, rest.
      D<blanket> {who} is tired and ill. {Name} may come close. There is one blanket. It is long, so long.
      P A tired face can look cross. It may be just tired.
      P Doctors help. They know about bodies.
      P Some children ask a lot. Some just play.
      Q {Name} may feel ____ when {who} rests.
      Q On a slow day, {Name} may feel ____.
      Q Right now, {Name} may feel ____.
      H {helper} can make supper.
      H {helper} can play now.
      H {helper} can say who comes today.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can play a big game.
      T {he} can sit close for a bit.
      T {he} can go and play.
      T {he} can bring a book to look at.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      C<rest> {he} can say, "Rest, rest, and I play."
      C<rest> {he} can say, "Slow day, slow day."
      C<blanket> {he} can say, "Room for my feet too."
      C<topic> {he} can think about {topic}.
      A<rest> {who} is ill. {Name} did not do it. Rest is good. Play is good too. Then there is soup.
      A<rest> No one made it so. {who} is ill. There is time to play. Somebody is here for {Name}.
      A<blanket> Being ill is slow. No child made it so. The blanket is warm. It goes over two. Four feet come out at the end.
      D<dying> {who} is ill, so ill. {who} is going to die. {Name is} here. A hand is here too.
      P<dying> Grown-ups cry now. Then they cook.
      P<dying> {who} loves {Name}. That stays.
      Q<dying> Near {who}, {Name} may feel ____.
      H<dying> {helper} can hold {him} close.
      H<dying> {helper} can say who is here.
      T<dying> {he} can bring a picture.
      T<dying> {he} can play, and come back.
      C<dying> {he} can say, "Here is my hand."
      A<dying> {who} is ill and will die. {Name} did not do it. There is a lap and a bed. Somebody is here.
      D<cast> {who is} hurt in one spot. {Name} wants up. Up is too hard now. Down here is a lap. Plop!
      P<cast> Nobody did it. It takes time.
      Q<cast> With no up, {Name} may feel ____.
      H<cast> {helper} can lift {him} up.
      H<cast> {helper} can sit down low.
      T<cast> {he} can climb up by the side.
      C<cast> {he} can say, "Lap down here, please."
      A<cast> {who is} hurt in one spot. It mends, bit by bit. A lap is here, low down. Plop, and hug.
      D<flu> Somebody big is ill in bed. {Name} is here. It is day. Hush, goes the room. A bed by day is odd.
      P<flu> Big ones get ill, too.
      P<flu> Ill ones like it quiet. They like a wave.
      Q<flu> At that bed, {Name} may feel ____.
      H<flu> {helper} can make the soup.
      H<flu> {helper} can play here.
      T<flu> {he} can wave from the door.
      T<flu> {he} can bring one book.
      C<flu> {he} can say, "Hush, and hello."
      A<flu> Hush, and a sip of tea. A body can mend in bed. Up comes somebody, bit by bit. Hello, lap.
    `),
    '4-5': script(`
      D<ask> {who} has {illness}. {Name} may ask what it does. It can make a body tired, because it is busy inside. Did a loud game do it? No. Games and cross words do not make people ill. Doctors know about it and help.
      D<ask> Why does {who} rest so much? {Name} may ask that. {who} is ill, and bodies that are ill need rest. Did a child make it happen? No, not one bit. Is it a child's job to mend it? No, doctors are there to help.
      D<blanket> On some days {who} is ill and lies on the sofa. Running games are too much then. {Name} may find that hard. There is one blanket, and it is long. Two can be under it and look at one book.
      P A tired voice can sound cross. It comes from being ill. It is not about a child.
      P {who} may miss the running games as well. People who lie still often think about them.
      P Other people in the family may talk in low voices. They think it is kind. They can say it again, in words for children.
      P One child stays close all day. The next child plays far away in the garden. Both of them care.
      Q {Name} may feel ____ when {who} lies down.
      Q On a slow day, {Name} may feel ____.
      Q In bed at night, {his} tummy may feel ____.
      H {helper} can tell who takes {Name} tomorrow. ~ It is good to know that.
      H {helper} can answer the same thing again. ~ It helps to hear it twice.
      H {helper} can play a loud game outside. ~ Loud is fine outside.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can be there for supper and the bath.
      T {he} can ask, "Is it a slow day?"
      T {he} can draw a picture for the wall by the bed.
      T {he} can go out and play.
      T<comforter> {he} can hold {comforter} for a while.
      T<quiet> {he} can spend some time {quiet}, close by.
      C<ask> {he} can say, "I did not do it."
      C<ask> {he} can think, "That is a job for doctors."
      C<blanket> {he} can ask, "Is there room for two?"
      C<topic> For a rest, {he} can think about {topic}.
      A<ask> More questions may come by and by. Somebody can hear them. {who} is ill, and that is nobody's fault. Playing and laughing are fine as well, on slow days too.
      A<ask> Nobody knows all the answers. Doctors look after {who}. Other people look after {Name}. Being ill is slow, and play can be fast. Both fit into one home.
      A<blanket> A slow day has an end. Perhaps there was one book in it, or only one page. {who} is ill, and that is nobody's fault. Sitting close still works. The blanket goes over four feet.
      D<dying> {who} is ill, and the doctors cannot make it better. {who} is going to die. {Name} did not make it happen, with no word and no wish. There are still days to be close.
      P<dying> Grown-ups are sad, and they may cry at breakfast. They still know about shoes and lunch.
      P<dying> {who} may sleep a lot. Ears can still hear a song.
      Q<dying> Close to {who}, {Name} may feel ____.
      Q<dying> At bedtime now, {Name} may feel ____.
      H<dying> {helper} can say who looks after {him}, today and later. ~ It is good to know that.
      H<dying> {helper} can say the true answer again. ~ It takes time to hear it.
      T<dying> {he} can sing a song, or draw one.
      T<dying> {he} can go and play, and come back.
      C<dying> {he} can say, "I am here, and I love you."
      A<dying> {who} is ill and will die, and that is sad. It is nobody's fault. Today there is a song, and a hand, and soup. Love stays, and somebody is here for {Name}.
      D<hair> {who has} {illness} and takes a strong medicine. The medicine helps, and it makes the hair fall out. That looks odd at first, and {Name} may not want to look. It did not come from a hug. The eyes are the same, and so is the voice.
      P<hair> {who} needs time for it too. A mirror shows somebody new.
      P<hair> Other people may look. They have not seen it before.
      Q<hair> When it is time for a cuddle, {Name} may feel ____.
      H<hair> {helper} can tell which hugs are good now.
      Q<hair> Looking at a head with less hair, {Name} may feel ____.
      H<hair> {helper} can hold {his} hand for the first look.
      T<hair> {he} can look a little, and then a bit longer.
      T<hair> {he} can start with a hand and keep the cuddle for later.
      C<hair> {he} can say, "Same eyes, same voice."
      C<hair> {he} can think, "I can look a little bit at a time."
      A<hair> The hair can grow again after the medicine. Until then there may be a scarf, a hat or nothing. {who} is ill, and it is still the same lap.
      D<cast> {who is} hurt in one part. The rest is well. So there is no lift up for {Name} just now. No child made it so, and it needs time to mend. Arms can still hug, but lower down.
      P<cast> It is odd to see a big one who needs help. The big one finds it odd too.
      P<cast> Bones and backs mend slowly. They work on it at night as well.
      Q<cast> When there is no lift up, {Name} may feel ____.
      H<cast> {helper} can find a hug that works now.
      H<cast> {helper} can say what is hard and what is not.
      T<cast> {he} can climb up on the sofa for a hug.
      T<cast> {he} can carry one small thing.
      C<cast> {he} can say, "No up today. A hug down here."
      A<cast> On the sofa, two heads are at the same height. {who is} not well yet. It mends a bit each day. Hugs go on down here. They are as warm as those high up.
      D<seizure> {who has} an illness in the brain that makes seizures. A body may shake then, or go stiff. {Name} may see it. No child makes it come. It goes on for a bit, and then it ends. A grown-up who is ill like that wants to sleep after it.
      C<seizure> {he} can say, "It starts, and it ends."
      A<seizure> The seizure is over. A body that is ill gets some sleep. There is a plan for it. It says who helps and who can be called. Then there is time for a hug, too.
      D<flu> Grown-ups get ill, too. {Name} may see a bed that is full by day. That looks odd, as beds are for the night. A body needs it to mend. Lying still is what helps it. No child made it come.
      P<flu> The one in bed hears all the sounds at home. A small voice is a nice one to hear.
      P<flu> Somebody ill can sound cross. It is the head that hurts, and not the child.
      Q<flu> Going past that bed, {Name} may feel ____.
      H<flu> {helper} can do breakfast, bath and the book for now.
      H<flu> {helper} can say when it is time to look in.
      T<flu> {he} can bring a drawing and put it by the cup.
      T<flu> {he} can choose a time to look in and wave.
      C<flu> {he} can say, "Get well, I will be next door."
      A<flu> The cup by the bed gets empty, and a new one comes. On some day the bed is just a bed again. To be ill like that takes some time, and it goes by. The drawing can stay up.
      ${ASKED_IF_THEY_DIE['4-5']}
    `),
    '6-7': script(`
      D<ask> {who} has {illness}. {Name} may have four questions about it. Did somebody make it happen? No, nothing that a child does or thinks can do that. What does it do? It takes a lot of strength, so there are tired days. Who helps? Doctors and nurses do, and they know a lot about it. Who looks after the children? Other grown-ups join in.
      D<ask> There are questions that come at night. {who} is ill. {Name} may wonder, "Was it me?" It was not. Noise, jam on the sofa and cross words do not make anybody ill. "Can I make it go?" Nobody can wish it away, and it is not a child's job. That leaves time for a child's jobs, such as football and breakfast.
      D<sign> {who} is ill. From outside, {he} may not see if it is a bad day. Some families hang a sign on a door. One side says "Come in", and the other says "Rest". A tired face can look cross or sad. A sign says which it is. It is not about anything that a child did.
      P {who} may look cross and only be tired. Bodies that are ill use a lot of strength. There is not much left for a cheerful face.
      P Grown-ups talk in low voices when they are worried. They think that it keeps children from worrying. Mostly it does not, and they are glad to be asked.
      P Friends may ask odd things, such as "Can I catch it?" They are only making sure. A grown-up can find an answer for them.
      P It is possible to be worried at ten and to play at five past. Children everywhere do it. It does not mean that they have forgotten.
      Q When it is a tired day, {Name} may feel ____. It may be another word by dinner.
      Q When people talk in low voices, {Name} may feel ____.
      Q In bed at night, {his} body may feel ____. Two feelings can be there at once.
      H {helper} can say what the doctor said, in short words. ~ It is easier to know than to guess.
      H {helper} can make a plan for who does what this week. ~ It helps to see it on the wall.
      H {helper} can say, "I do not know yet," when that is so. ~ It is a true answer.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can keep one hour just for {Name}. ~ It can be a loud one.
      T {he} can write or draw one question and hand it over. ~ Some questions are easier on paper.
      T {he} can find a quiet game for the sofa. ~ Two people can play it lying down.
      T {he} can go out and run. ~ It is good to have a loud place as well.
      T<comforter> {he} can keep {comforter} close at night. ~ Nights are often the long part.
      T<quiet> {he} can spend some time {quiet}, in the same room. ~ It is company without work.
      C<ask> At night, {he} can think, "It was not me, and I can ask."
      C<ask> {he} can say, "My jobs are play and breakfast."
      C<sign> {he} can think, "The sign is about tired, not about me."
      C<topic> For a rest, {he} can think about {topic}.
      A<ask> The questions can be asked again next week. Some answers may be new then, and one stays the same. {who} is ill, and nobody made it so. There is breakfast, and somebody to make it.
      A<ask> Doctors cannot tell everything, and neither can grown-ups. They can say what is true today, and that is a start. While {who} is ill, other people do the lunchbox and the lifts. It is fine to think about it, and fine not to.
      A<sign> On some days the sign says "Come in" until supper. On some days it says "Rest" from the morning on. {who} is ill on both kinds of day. A drawing can be pushed under the door at any time.
      D<dying> {who} is so ill that doctors cannot make it better. {who} is going to die. {Name} may ask when, and nobody can say the day. It was not caused by a word, a thought or a noise. The days that there are can have small things in them.
      P<dying> {who} may be tired, or sleep a lot, or say odd things. The illness does that. It is not about anyone in the room.
      P<dying> Some grown-ups whisper, because they want to spare children. It is fine to ask them to say it aloud.
      Q<dying> Beside {who}, {Name} may feel ____. It may be two things at once.
      Q<dying> When school is on as usual, {Name} may feel ____.
      H<dying> {helper} can say who looks after {Name}, now and later. ~ It is the first thing to know.
      H<dying> {helper} can tell the truth each time. ~ "I do not know" is a true answer too.
      T<dying> {he} can choose what to bring, such as a picture or a song. ~ Small things fit into tired days.
      T<dying> {he} can go out and play. ~ It makes nobody more ill.
      C<dying> {he} can think, "I did not do it, and I can be close."
      A<dying> {who} is ill and is going to die, and everyone here minds. It is fine to cry and fine to laugh. There is time for one more song today. Somebody is here for {Name}, on this day and after it.
      D<hair> {who has} {illness} and takes a strong medicine. {Name} may see what else it does, because hair falls out. The medicine stops cells that grow fast, and hair grows fast. It did not come from a hug or a cross word. Nobody can catch it.
      P<hair> {who} needs time for it as well. Some people laugh about it, and some cry.
      P<hair> People in the street may look. It is new to them, and most of them mean well.
      Q<hair> Beside {who} on the sofa, {Name} may feel ____.
      H<hair> {helper} can tell which hugs are good just now.
      Q<hair> When the hair gets less, {Name} may feel ____. It can change from day to day.
      H<hair> {helper} can show a photo first. ~ Eyes get used to it in small steps.
      T<hair> {he} can say that it looks odd at first. ~ It is fine to say so.
      T<hair> {he} can help to choose what goes on the head.
      C<hair> {he} can think, "New head, same eyes."
      A<hair> Hair mostly comes back after the medicine, and sometimes it is curly. Until then a head may be cold, and a hat helps. People who are ill look different from one week to the next. The eyes and the voice are the ones that {Name} knows.
      D<carer> There are lots of jobs at home, such as bread, bins and washing. When {who} is ill, some jobs move to other people. {Name} may do more than other children do. It can help the family, and it can be too much. A child did not make the illness, and a child need not mend it.
      C<carer> {he} can say, "That job is too big for me."
      A<carer> A list can show who does what. Small jobs can be for a child. Big ones are for grown-ups, ill or well. There needs to be a line for playing on it. Football is on that line, or a bath with a lot of foam.
      D<cast> {who is} hurt, and one part needs weeks to mend. {Name} may miss what does not work just now. It may be lifting, running or the stairs. A home goes at another speed then. Nothing that a child did made it happen, and nothing makes it go faster.
      P<cast> Somebody who cannot do what they are used to can get cross. It is with the leg or the back, and not with people.
      P<cast> Others in the family do more for a while. They may do it in another way. The sandwiches may have odd corners.
      Q<cast> When something does not work as before, {Name} may feel ____.
      H<cast> {helper} can make a list of what still works. ~ It is longer than people think.
      H<cast> {helper} can do the lifting for now. ~ It is not a child's job.
      T<cast> {he} can bring one thing and sit down beside. ~ Company is part of mending.
      T<cast> {he} can ask what happens in there while it mends. ~ There is a lot going on.
      C<cast> {he} can think, "One part is mending. The rest is as before."
      A<cast> Week by week the list of what works gets longer. {who is} not well yet, and it goes in small steps. Reading, jokes and board games need no leg and no back. They can be done lying down.
      D<seizure> {who is} ill with something that makes seizures. In a seizure, a body shakes or goes stiff. {Name} may have seen it, and it can look scary. Most of them end by themselves in a few minutes. No game and no quarrel makes them come.
      C<seizure> {he} can think, "It starts, it goes on, it ends."
      A<seizure> After a seizure, a body needs a long sleep. There is a plan at home for it, with a number to ring. Somebody who is ill like that has other days too, a lot of them. On those days there is toast, and talk about anything.
      D<flu> When a grown-up is ill in bed, a home sounds different. {Name} may come in more often than needed, just to look. An illness like that makes a body sore and sleepy. That is how it fights, and it uses up nearly everything. No child brought it, or could have kept it away.
      P<flu> The ill one thinks of all the jobs that lie about. What helps more is to hear normal noises through the wall.
      P<flu> Feeling rotten makes a voice short. It is meant for the headache.
      Q<flu> At the bedroom door, {Name} may feel ____. It may be two words.
      H<flu> {helper} can say what kind of ill this is.
      H<flu> {helper} can take over the cooking and the school run.
      T<flu> {he} can write a get-well note, and push it under the door.
      T<flu> {he} can ask for two times a day to look in.
      C<flu> {he} can think, "Ill now, and the body is at work."
      A<flu> The notes by the bed have become a small heap. Being ill like that gets less, first by sips and then by spoons. One day somebody comes down in a dressing gown and wants toast. It is the best sound of the week.
      ${ASKED_IF_THEY_DIE['6-7']}
    `),
    '8-10': script(`
      D<whisper> {who} is ill. In a home where somebody is ill, there is often talk behind a door. {Name} may hear half of a sentence, such as "and what if". Half a sentence is a hard thing to keep. The head makes up the other half, and it tends to choose the worst. The facts are usually plainer than that. One of them is certain, and it is that no child caused this.
      D<whisper> When somebody is ill, adults lower their voices so that children will not hear. {Name} may find that it works the other way round. Nothing is as easy to hear as half of a whisper. {who} has {illness}. That much is known. The rest can be asked, at a table, in an ordinary voice. Nothing that anybody here said or thought has made {who} ill.
      D<forecast> {who} has {illness}. {Name} may wish for a date when it is over. Doctors can be compared to people who forecast the weather. They know a lot, they measure everything, and they can say what is likely. They cannot say what every day will be like. Nobody has a date to give. No child caused it, and no child can end it. What doctors can do is treat it, watch closely, and tell people what they see.
      P {who} may be short-tempered on a bad day and sorry an hour later. Being ill takes strength, and patience is the first thing to run out. It is not aimed at whoever is nearest.
      P Parents who are ill worry about being a burden. They notice what was missed and say nothing. Many of them would rather hear "That was a pity" than silence.
      P Friends may avoid the subject. A few may ask if it is catching. Most are relieved to hear one plain sentence about it, and then they go on with the game.
      P Teachers who have been told can make things easier. They know why a page of maths is missing. They also know when to leave it alone.
      Q When there is talk behind a door, {Name} might feel ____. It may be a different word once the facts are out.
      Q On a bad day, {Name} might feel ____. Anger is one of the common answers.
      Q In the middle of a good game, {Name} might suddenly notice ____.
      H {helper} can set a time each week for questions and tell what is new. ~ Then nobody needs to listen at doors.
      H {helper} can keep ordinary things going, such as supper and clubs. ~ Something that stays the same makes the rest easier.
      H {helper} can say, "That is an adult job," and do it. ~ Helping is fine, and nursing is for grown-ups.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can talk about something else entirely for an hour. ~ Illness takes up enough room.
      T {he} can ask, "What is the whole sentence?" ~ It is a fair question, and it usually shrinks the worry.
      T {he} can choose one person at school who knows about it. ~ One is enough.
      T {he} can take an afternoon off from thinking about it. ~ It makes nobody more ill.
      T<comforter> {he} can keep {comforter} near in the evening. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}, with the door open. ~ It is company without questions.
      T<activity> {he} can keep the usual time for {activity}. ~ It is possible to worry and to enjoy something.
      C<whisper> {he} can think, "That was half a sentence."
      C<whisper> At the door, {he} can say, "Please tell me the other half."
      C<pencil> {he} can think, "It is in pencil, and I can still look forward to it."
      D<pencil> Families with an illness in them learn to make plans in pencil. {who} is ill, and {Name} may have heard "we will see" more often than other children do. Good days cannot be ordered, and bad ones come without knocking. So a plan may get rubbed out on the morning itself. That is a pity each time. It is nobody's fault, and nothing that a child did or thought had any part in it.
      D<pencil> Some calendars are written in pencil. {who} is ill, and in such a family {Name} may see how it works. A trip gets a question mark, and a visit gets moved. The illness did that, and no child caused it. It can be annoying, and annoying is a fair word for it. There is an eraser at the other end of the pencil, and there is also a point.
      A<pencil> Some things in the week can be written in ink, since they do not depend on how {who} feels. A friend's birthday is one, and a club may be another. The rest stays in pencil while somebody is ill. A plan that was rubbed out was still a good idea, and it can be written down again.
      C<forecast> {he} can think, "Nobody knows Thursday's weather on Monday."
      C<topic> For a rest, {he} can think about {topic}, and worry again later.
      A<whisper> A whole sentence can be sad, and it is still easier to live with than a half one. {who} is ill, and people at home are learning to talk about it. They are not good at it yet. There is a table, there are chairs, and there is time for one more question.
      A<whisper> Voices may drop again, because habits are strong. It is fine to knock. Where one parent is ill, other adults can see to lifts, lunch and lost gym shoes. {Name} can be worried on Monday and in a goal on Tuesday. Both belong to the week.
      A<forecast> Forecasts get changed, and that does not mean that anybody lied. While {who} is ill, some days turn out better than expected, and some turn out worse. The people around learn to take a coat along. Some of those days can have football in them.
      D<dying> Some illnesses can be treated, and some cannot be stopped. {who} has one of the second kind, and is going to die. {Name} may want to know when, and even doctors can only guess. Nothing that a child did, said or thought has caused it. There is no good way to hear such news, and there is no wrong way to take it.
      P<dying> {who} may be awake for an hour and asleep for five. The hour need not be important. People in that situation mostly want to hear what was for lunch.
      P<dying> The other adults are frightened and sad as well. They have talked about who looks after whom, and about the days after. They can be asked.
      Q<dying> Coming into the room, {Name} might feel ____.
      Q<dying> In the middle of an ordinary lesson, {Name} might notice ____. It comes without knocking.
      H<dying> {helper} can say honestly what is known, and who takes care of {him} from now on. ~ Guessing alone at night is worse than knowing.
      H<dying> {helper} can make sure that there is somebody to talk to outside the family. ~ Hospices have people for children.
      T<dying> {he} can ask {who} for a story or say something that matters. ~ It can also be nothing at all, side by side.
      T<dying> {he} can spend an afternoon with friends. ~ It takes nothing away from anybody.
      C<dying> {he} can think, "I cannot stop it, and I can be here."
      A<dying> {who} is ill and will die. It is not fair, and nobody is to blame. The days that there are can hold small things, such as a card game, a hand or a bad joke. Those have happened then, and they stay. {Name} will be looked after, whatever day it is.
      D<hair> Strong medicine against {illness} stops cells that divide quickly, and hair is among them. So some or all of it may fall out, while the medicine is working on something else in {who}. {Name} may not want to look at first, because a face without hair looks like a stranger's. It did not come from anything that anybody did. It takes a while for eyes to get used to it.
      P<hair> Most people who lose their hair need time for it as well. Some make jokes, some buy hats, and some would rather not be looked at for a while.
      P<hair> Other people may stare, or look away too fast. They have not had time to get used to it.
      Q<hair> When others look, {Name} might notice ____.
      H<hair> {helper} can agree on one sentence for people who ask.
      Q<hair> Seeing {who} with less hair, {Name} might feel ____. It is allowed to be a mixture.
      H<hair> {helper} can say what the medicine does, and what it does not do. ~ Facts are lighter than guesses.
      T<hair> {he} can say honestly that it looks strange at first. ~ Most people who lose their hair think so too.
      T<hair> {he} can take it in small steps, first the voice and then a look.
      C<hair> {he} can think, "Hair or no hair, the voice is the same."
      A<hair> For most people hair comes back some months after the medicine, and now and then it comes back curly. Until then there are hats, scarves and bare heads, which get cold. Somebody who is ill can look new and tell the same old jokes. It is allowed to laugh at them.
      D<carer> In every home there is a list of jobs, written or not. Since {who} is ill, some of its lines may have moved to {Name}, such as cooking or shopping. People who do that are called young carers, and there are very many of them. Being proud of it and tired of it can both be true. The illness was not caused by anybody at home, and no child is in charge of making it go away.
      C<carer> {he} can think, "Some lines on the list are not mine."
      T<carer> {he} can tell an adult outside which job is too much. ~ Schools and young carers services can find help for it.
      A<carer> A list can be changed, and that is why it is good to see it in writing. Big jobs go to adults and to people who are paid for them, also when somebody is ill. A line for friends and one for doing nothing belong on it as well. Those two are not what is left over.
      D<cast> {who is} not ill in the ordinary way. One part is broken or strained, and it needs weeks of being left alone. {Name} may find that a whole household hung on that part: the lifts, the shopping, the football. No child caused it, and hurrying does not help.
      P<cast> Adults are bad at being patients. They say that they can manage, and then they are stuck on a stair. It makes them short-tempered with everyone, and mostly with themselves.
      P<cast> Bone is built by cells that take no advice. They need about six weeks, and backs keep a calendar of their own.
      Q<cast> When a plan is off because of it, {Name} might feel ____.
      H<cast> {helper} can share out the jobs so that none of them lands on a child by accident. ~ A list is fairer than a sigh.
      H<cast> {helper} can find one thing a week that still works for two. ~ A film needs no legs.
      T<cast> {he} can pick one small job and leave the others. ~ Helping has a size.
      T<cast> {he} can say which missing thing is missed most. ~ Some of it can be arranged.
      C<cast> {he} can think, "One part is out of order, and the rest is my parent."
      A<cast> It mends at the speed of bone, which is slower than anybody would like. {who is} not well yet, and good at other things: homework, terrible puns, knowing where things are. The list on the fridge gets shorter. One day somebody runs for a bus again and is surprised.
      D<seizure> {who is} ill with something that brings on seizures. In a seizure, many brain cells fire at once, as if a whole class were shouting. {Name} may have been in the room. A body can shake, go stiff or simply stare. It looks longer than it is, and most seizures end by themselves within a few minutes. Nobody sets one off by a quarrel.
      C<seizure> {he} can think, "It looks longer than it is, and there is a plan."
      A<seizure> When the class in the brain is quiet again, there is usually a great deal of sleep. The plan says what to do, from the clock to the number to ring. To know it is useful, and to carry it alone is not anybody's job. Somebody who is ill with seizures has mostly days without one.
      D<flu> A grown-up who is ill in bed by day turns a household upside down. {Name} may find reasons to go in and check. With something like flu, the body itself makes most of the heat and the aches, because it is busy fighting. It can look worse than it is, and it takes longer than anybody has time for. No one at home caused it, and worrying does not make it shorter.
      P<flu> Lying there is dull, and ill people listen to the house. A visit of two minutes is about as long as a sore head can manage. It is welcome all the same.
      P<flu> Grown-ups with a temperature can be astonishingly bad patients. Most of them apologise later.
      Q<flu> Outside the bedroom door, {Name} might feel ____. Worried and annoyed can go together.
      H<flu> {helper} can say plainly what it is, and what would be a reason to ring a doctor. ~ Then nobody else needs to keep watch.
      H<flu> {helper} can run the ordinary things, so that the day keeps its shape.
      T<flu> {he} can fix two times for a short visit and get on with the day in between.
      T<flu> {he} can carry up one useful thing: water, a paper, news of the outside world.
      C<flu> {he} can think, "It looks like nothing, and it is a body at work."
      A<flu> On the third or the sixth day the patient complains about the food, which is a good sign. Being ill ends in small steps: sitting up, soup, the stairs. The cup beside the bed is carried down for the last time. Until then two minutes at the door are a real visit.
      ${ASKED_IF_THEY_DIE['8-10']}
    `),
    '11+': script(`
      D<soup> When news of an illness gets around, people bring soup. {who} has {illness}, and {Name} may have met three soups in one week, each with a name on the lid. Nobody knows why it is soup. It keeps well, and it says "I do not know what to say" in a form that can be frozen. Meanwhile the real questions stand in the kitchen and wait. One of them can be settled at once, since nothing that anybody at home did or thought has caused this.
      D<soup> "Let me know if there is anything I can do" is a sentence that turns up as soon as somebody is ill. It is sincere, and it hands the work back to the family. {who} has {illness}, and {Name} may be the one who opens the door and takes the dish. It is an odd position, old enough to be thanked and too young to be told. There are facts, though, and there is a right to ask for them. Nobody at home made this happen.
      D<forecast> Imagining a forecast helps to see what doctors can and cannot say. They have data, experience and careful words such as "likely", and they avoid the word "certain" because they are honest. {who} is ill, through nobody's fault, and {Name} may be reading faces instead, which is a poor instrument. Adults tend to publish their forecasts only when they are good. Asking directly is allowed. The answer may be "we do not know yet", and that is information too.
      P Someone who is ill often minds most about the ordinary things, such as an evening slept through. They may apologise too often or get angry about a spoon. Neither is about the spoon.
      P The other adults are doing sums all day, with hours, lifts and money. They may lean on whoever is nearest without noticing it. Most of them would be sorry if somebody pointed it out, and then they would change it.
      P Friends divide into those who ask too much and those who vanish for a bit. The second group is rarely heartless. They are fifteen minutes of courage away from a message.
      P Some people announce that staying positive is half the cure. They mean well, and it is not how illness works. Nobody gets worse because a person in the next room was sad, or went to a party.
      Q When people talk about it in the hall, {Name} might notice ____. Bodies tend to get there before thoughts do.
      Q In a week like this, {Name} might feel ____. Worried, bored and furious can share one evening.
      Q When somebody talks about staying strong, {Name} might feel ____. It may not match the face.
      H {helper} can pass on what the doctors said, the same day and in full sentences. ~ People of this age usually know that something is being left out.
      H {helper} can agree on which jobs at home are a help and which belong to adults. ~ Where the care gets to be a lot, there are services for young carers.
      H {helper} can make sure that one adult outside the family is informed and easy to reach. ~ A teacher or an aunt will do.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can drive somewhere and not talk about it. ~ Cars are good for both kinds of conversation.
      T {he} can write down three questions and ask for an hour with the answers. ~ A list is harder to wave away than a mood.
      T {he} can tell one friend what kind of question is welcome. ~ Most people are relieved to get instructions.
      T {he} can go to a party or a match. ~ It costs nobody any health, and it is where people of this age belong.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults own something similar and mention it to nobody.
      T<quiet> {he} can take an hour for {quiet}. ~ Ordinary hours are a form of rest.
      T<activity> {he} can keep the usual time for {activity}. ~ A week needs something that is not about illness.
      C<soup> At the door, {he} can think, "Another one who did not know what to say."
      C<soup> {he} can say, "Thank you, and could it be pizza next time?"
      C<forecast> {he} can think, "Likely is not certain, in both directions."
      C<pencil> {he} can think, "In pencil, and I can still look forward to it."
      D<pencil> Families with an illness in them tend to write in pencil. {who} is ill, and {Name} may have noticed that most plans now come with a "perhaps". A good day cannot be ordered in advance, and a bad one does not apologise. It is irritating to look forward to something in pencil. It is nobody's fault either, and nothing that was said or done at home has caused it. Pencil has one advantage, which is that it can be written over.
      D<pencil> On an ordinary calendar the entries are in ink. Where somebody is ill, they are better done in pencil, because a body does not read calendars. {who} is ill, and {Name} may be tired of hearing "we will see". It sounds like a no that lacks courage. Mostly it is an honest sentence from people who would like to offer more than they have. Nobody at home brought this about.
      A<pencil> There are some entries that do not depend on anybody's blood count, such as a friend, a lesson or a match. Those can be written in ink. The rest stays in pencil for as long as {who} is ill, and part of it will take place. {Name} may be disappointed in between and say so. It is a reaction to a calendar, and people can tell the difference.
      A<pencil> A plan that was rubbed out was still a plan that somebody wanted to make. Being ill takes up room in a week, and it need not have all of it. There are adults to see to the medical half. What is left over is a life with an eraser in it, and now and then an afternoon that goes exactly as written.
      C<topic> For a rest, {he} can think about {topic}, and leave the rest where it is.
      A<soup> The freezer fills up, and at some point there may be a joke about it that everyone in the house understands. Being ill does not cancel a family's sense of humour. {Name} may be frightened by this and also hungry, and it is fine to be both on one evening. Dishes can be returned later, with the names still on the lids.
      A<soup> People who bring food go home relieved, because they have done something. Those who live with somebody who is ill do it in smaller portions, such as a lift, a film or a door closed quietly. None of that cures anything, and none of it is wasted. The rest is in the hands of adults who have trained for it.
      A<forecast> It is uncomfortable to live without a date, and most families turn out to be able to. Plans get a second version, for days when {who} is too ill. The first version still gets made. If worry takes over sleep or school for weeks, that is worth telling a doctor as well. People who wait can get help too.
      D<dying> There comes a point in some illnesses at which doctors stop talking about getting better and begin to talk about being comfortable. {who} has reached it, and is going to die. {Name} may have been told so, or may have understood it from the voices in the hall. No date goes with it, because nobody has one. Nothing that was said or done at home brought it about. What is left to decide is small, and it is not nothing.
      P<dying> {who} may want to talk about it, or about anything else. Both can be followed. Most people at the end of an illness say that ordinary company was the best part of the day.
      P<dying> The adults may try to protect people of that age with silence. It can be pointed out to them that silence can be heard through walls.
      Q<dying> Outside that door, {Name} might feel ____. Wanting to go in and wanting to run can be the same minute.
      Q<dying> At school, in the middle of something trivial, {Name} might notice ____.
      H<dying> {helper} can say what is known, what comes next and who takes over what. ~ It is easier to sleep beside a plan.
      H<dying> {helper} can find somebody outside, at the hospice or the school, who does this every day. ~ Some questions are easier to ask outside.
      T<dying> {he} can say what there is to say, write it, or sit there with a book. ~ All three count as having been there.
      T<dying> {he} can take an evening off with friends. ~ It is rest, and it betrays nobody.
      C<dying> {he} can think, "I cannot change it. I can be in the room."
      A<dying> {who} is ill and will die, and no sentence makes that better. It is possible to be furious, to laugh, and to need a sandwich, all on the same afternoon. The days that are left can be ordinary ones. Being there for some of them is enough, and somebody will be there for {Name} afterwards.
      D<hair> Chemotherapy against {illness} is not a precise instrument. It stops cells that divide quickly, and hair follicles are among the busiest. {Name} may find it harder to look at {who} than expected, without hair. That is a common reaction, and it is no verdict on anyone's love. It was not caused by anything that anybody said or did.
      P<hair> Those who lose their hair are often surprised at how much it matters. Jokes about it are mostly a way of saying, "I have noticed too."
      P<hair> Strangers look for a second too long, or not at all. It is awkwardness rather than judgement, and it wears off with acquaintance.
      Q<hair> When other people look, {Name} might notice ____.
      H<hair> {helper} can agree on a sentence for those who ask, so that nobody needs to invent one.
      Q<hair> Seeing {who} with less hair, {Name} might feel ____. It need not be noble.
      H<hair> {helper} can answer questions about the treatment without a cheerful voice. ~ Plain answers are easier to trust.
      T<hair> {he} can say one honest sentence about it, and then talk about something else.
      T<hair> {he} can take time over it, and begin with an ordinary evening in the same room.
      C<hair> {he} can think, "It is the treatment I can see, not the illness."
      A<hair> In most cases hair comes back within months, sometimes in another colour, which people describe as the only interesting side effect. Until then it is a matter of hats and of getting used to a new outline. Somebody who is ill may be glad when nobody pretends not to notice. One honest remark tends to be easier on both.
      D<carer> There is a term for people under eighteen who look after somebody at home, and {Name} may qualify for it without ever having applied. When {who} is ill, jobs drift to whoever notices them first. Young carers tend to be good at noticing. They can be proud of that and still be short of sleep, friends and algebra. None of it is owed, since an illness is nobody's debt and nobody's doing.
      P<carer> Teachers usually see the late homework and not the reason for it. Once they know, deadlines turn out to be softer than they looked, and there may be somebody in the building whose job includes this.
      P<carer> Parents who are ill often mind being helped by their own child more than they say. It is one of the things that make them short-tempered. They may be relieved when help is organised from outside.
      H<carer> {helper} can arrange for one adult at school to know. ~ It saves explaining on the worst mornings.
      H<carer> {helper} can ask for a carer's assessment. ~ Young carers have a right to one in several countries.
      T<carer> {he} can write down everything that {he does} at home in one week. ~ Such a list surprises adults, and it is hard to argue with.
      C<carer> {he} can think, "I notice it, and it still is not all mine."
      A<carer> A list on the fridge does not make anybody well. It does show which jobs belong to adults, to services or to the neighbour who keeps offering. What is left over for a person of this age needs an end time. After that there is a pool, a friend or a closed door, and being ill at home is no argument against any of them.
      D<cast> An injury turns a household upside down with very little drama: a fall, a back, six weeks. {who is} not ill, strictly speaking, only out of service in one important part. {Name} may notice how much of daily life ran on that part, and how many of its jobs now lie about unclaimed. It was nobody's doing. Being annoyed at the lost plans is compatible with being sorry.
      P<cast> Patients who are used to being in charge go through a bad-tempered phase. It is aimed at a cushion, a crutch or the stairs, and it hits whoever is passing.
      P<cast> Friends tend not to ask, as nobody is in danger. They would be surprised to hear how much washing there is.
      Q<cast> When the third plan of the month is cancelled, {Name} might feel ____.
      H<cast> {helper} can divide the work openly, with an end date. ~ Temporary jobs have a way of staying.
      H<cast> {helper} can organise lifts, so that not everything stops for six weeks. ~ Other parents are usually glad to be asked.
      T<cast> {he} can take one job, do it well and decline the next. ~ Both are useful to the household.
      T<cast> {he} can name the one thing that matters most, and ask how it could still happen. ~ Someone may have a car.
      C<cast> {he} can think, "Out of order in one part. It is not for ever."
      A<cast> Bone takes its six weeks and a back takes what it likes. {who is} not well yet, and has had time to become good at crosswords or unbearable about dust. The jobs drift back to where they came from. What may stay is the odd knowledge of how to do them.
      D<seizure> {who is} ill with something that brings on seizures. For some minutes large groups of brain cells discharge together, and nothing else gets through. {Name} may know the sight better than most adults do, and may be listening for it at night. Most seizures stop by themselves within minutes. What lasts longer is the listening, which nobody outside can see.
      C<seizure> {he} can think, "Clock, space, phone. That is the plan, and I am not all of it."
      A<seizure> The plan has a clock in it, a position and a number to ring after five minutes. It works best when several people know it. Being ill in this way leaves most of the calendar free. A person may know the plan and still go out on a Friday. Listening can be taken in turns.
      ${ASKED_IF_THEY_DIE['11+']}
    `),
  },
};

export const parentIll: Frame = withScenes(own, notToBeCured);

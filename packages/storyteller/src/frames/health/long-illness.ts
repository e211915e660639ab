import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { missingSeconds } from './missing-seconds.ts';
import { behindAfterDaysOff } from './behind-after-days-off.ts';
import { whatInsulinIsFor } from './what-insulin-is-for.ts';
import { pricksThatComeAgain } from './pricks-that-come-again.ts';
import { sickOfBeingIll } from './sick-of-being-ill.ts';
import { fromTheSide } from './from-the-side.ts';
import { everybodyAsks } from './everybody-asks.ts';
import { somebodyOnTheSide } from './somebody-on-the-side.ts';
import { aSmallRecorder } from './a-small-recorder.ts';
import { aJobWithoutHolidays } from './a-job-without-holidays.ts';
import { painNobodySees } from './pain-nobody-sees.ts';

const own: Frame = {
  id: 'long-illness',
  name: 'A long illness of one’s own',
  says: [
    'diagnosed with type 1 diabetes',
    'has epilepsy and is scared of seizures',
    'asthma attacks and she is frightened',
    'my son has leukaemia',
    'our daughter has cancer and starts treatment',
    'chronic illness at 9',
    'cystic fibrosis treatment every day',
    'living with crohns',
    'juvenile arthritis flare ups',
    'sickle cell',
    'asks why she has diabetes',
    'tired of finger pricks and insulin',
    'he had a seizure at school and kids saw it',
    'long term condition',
    'hair fell out from the treatment',
    'how to explain a heart condition to my child',
    'kidney disease and dialysis',
    'missing school because of illness',
    'insulin pump at school',
    'hates being different because of his diabetis',
    'leukemia maintenance',
    'why me says my ill child',
    'lots of hospital appointments for her condition',
    'rare disease',
  ],
  claims: {
    strong: [
      'psoriasis',
      'has eczema',
      'eczema itches',
      'eczema is',
      'eczema flares',
      'eczema at night',
      'atopic dermatitis',
      'diabetes',
      'diabetic',
      'type one',
      'insulin',
      'insulin pump',
      'blood sugar',
      'epilepsy',
      'epileptic',
      'seizure',
      'asthma',
      'asthmatic',
      'leukaemia',
      'leukemia',
      'son has cancer',
      'daughter has cancer',
      'child has cancer',
      'cystic fibrosis',
      'crohns',
      'colitis',
      'arthritis',
      'sickle cell',
      'chronic condition',
      'long term condition',
      'long term illness',
      'heart condition',
      'kidney disease',
      'needs dialysis',
      'rare disease',
      'lupus',
      'seizures',
      'type 1',
      't1d',
      'eczema',
      'kidney',
      'kidneys',
      'chronic',
      'juvenile arthritis',
      'cancer treatment for my son',
      'his chemo',
      'her chemo',
      'childhood cancer',
      'has leukaemia',
      'heart defect',
    ],
    cues: ['illness', 'condition', 'treatment', 'disease', 'flare', 'finger prick', 'pump', 'chemo'],
    not: [
      'grandma has',
      'grandpa has',
      'dad has',
      'mum has',
      'mom has',
      'chronic liar',
      'grandmas',
      'grandpas',
      'dads arthritis',
      'fits in',
      'fits into',
      'fits the',
      'air pump',
      'breast pump',
      'my wife has',
      'my husband has',
    ],
  },
  topicWords: [
    'illness',
    'ill',
    'body',
    'treatment',
    'help',
    'skin',
    'seizure',
    'epilepsy',
    'absence',
    'insulin',
    'tube',
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'With type 1 diabetes, blood sugar is checked before meals and sport, insulin and food are matched, and a low sugar needs something sweet and a rest straight away; a grown-up does or watches the numbers.',
    'A glucose sensor sits on the skin for one to two weeks. It is put on with a click; a needle brings in a soft thread about half a centimetre long and comes straight out again. It saves most finger pricks and rings when sugar is low or high. A remover loosens the sticky patch.',
    'Chemotherapy works on cells that grow fast: those of the cancer, and also those of hair, mouth and blood. Hair mostly grows again after the treatment, and can come back in another colour or curl.',
    'Cancer is not catching, and nothing that a child did, ate or thought has caused it. Many children get well again; how it goes for one child is for its doctors to say.',
    'Illnesses such as diabetes, epilepsy, asthma or cancer are not caused by anything a child did, said or thought, and are not a punishment.',
    'They cannot be caught from others by playing, hugging or sharing a room.',
    'Some end after treatment, some stay for life and are looked after day by day. Only doctors can say what is likely; nobody can promise.',
    'Treatment can be tiring or unpleasant in itself, and some of it makes hair fall out for a time.',
    'Doctors test many things on the way; rest, questions and play are part of looking after a body.',
    'A plan at school says who knows, where the medicine is and what to do.',
    'Good days and hard days alternate; a hard day is nobody’s fault.',
    'Many illnesses cannot be seen from outside.',
    'Anger, boredom and worry about an illness are common; talking with somebody helps many children.',
    'A child decides, as far as possible, who is told.',
  ],
  threads: {
    pause: 'a pause in a game for a test or a snack, and a place that is kept',
    sensor: 'a small round sensor on an arm, which reads the sugar',
    skin: 'skin that itches, dry and hot, and what cools it',
    seizure: 'the minutes of a seizure, which somebody counts',
    tube: 'a tube that is a straw for a tummy',
    bag: 'the bag with the kit, which comes along',
    body: 'a body with many parts that do well and one that needs help',
    days: 'quick days and slow days',
    hands: 'all the hands that help, clean ones, quick ones and those at home',
    questions: 'three questions and their answers',
    plan: 'a plan on paper, and the people on it',
    expert: 'long words that belong to an expert',
    size: 'the size of an illness in a day, measured',
    letter: 'what somebody with an illness might write to another',
    seen: 'what can be seen from outside and what cannot',
    chemo: 'a head without hair, and the same face under it',
    sugar: 'sugar in the blood, and the key that lets it in: insulin',
  },
  threadCues: {
    pause:
      /\b(?:diabet\w*|insulin|blood sugars?|libre|dexcom|hypos?|pump)\b(?=[^]*\b(?:play\w*|friends?|game|snacks?|eat\w*|stop\w*|break ?time|lunch ?time|miss(?:es|ing)?|pe|party|parties)\b)|\b(?:play\w*|friends?|game|snacks?|eat\w*|stop\w*|break ?time|lunch ?time|miss(?:es|ing)?)\b(?=[^]*\b(?:diabet\w*|insulin|blood sugars?)\b)/i,
    sensor: /\b(?:sensors?|libre|dexcom|cgm|glucose monitor\w*)\b/i,
    chemo:
      /\b(?:chemo\w*|leuk\w+|cancer|tumou?r|oncology|radiotherapy|bone marrow|(?:lost|losing|lose) (?:all )?(?:his|her|their) hair|hair (?:has |have |is |was )?(?:all )?(?:fallen|falling|fell|come|coming) out)\b/i,
    sugar:
      /^(?![^]*\b(?:sensors?|libre|dexcom|cgm|glucose monitor\w*)\b)[^]*?\b(?:diabet\w*|type ?(?:1|one)|t1d?|insulin|blood sugars?|finger pricks?|hypos?|carb(?:s| counting))\b/i,
    bag: /\b(?:bags?|kit|pump|inhaler|epi\s?pen|asthma|medicines?|meds)\b/i,
    seizure: /\b(?:seizures?|fits?|absences?|epilep\w*)\b/,
    tube: /\b(?:feeding tube|g[- ]?tube|ng[- ]?tube|peg(?: tube)?|gastrostomy|mic-?key|tube fe(?:d|eding)|button)\b/,
    skin: /\b(?:eczema|psoriasis|dermatitis|itch\w*|scratch\w*|hives|urticaria)\b/,
  },
  // What skin does to somebody at night is no matter of clothes.
  decidedBy: [
    /^(?![^]*\b(?:creams?|ointment|lotion|steroids?|wraps?|emollients?|names?|teas\w*|laugh\w*|star(?:e|es|ing)|photos?|shorts|swim\w*)\b)(?=[^]*\b(?:eczema|psoriasis|dermatitis|itchy skin)\b)[^]*?\b(?:scratch\w*|itch\w*|bleed\w*|bled|sore|raw|flar\w*|sleep|awake|nights?)\b/i,
    /^(?=[^]*\b(?:diabet\w*|type ?(?:1|one)|t1d?)\b)[^]*?\b(?:insulin|injections?|inject\w*|pump|finger ?pricks?|bolus\w*|hypos?)\b/i,
  ],
  onlyWhenSaid: ['seizure', 'tube', 'skin', 'bag', 'sugar', 'chemo', 'sensor', 'pause'],
  tellsAlone: ['seizure', 'tube', 'skin', 'sugar', 'chemo', 'sensor', 'pause'],
  comesFirst: ['pause'],
  roles: {
    illness: {
      fallback: { text: 'the illness' },
      cues: [
        { match: /\bdiabet/i, phrase: { text: 'diabetes' } },
        { match: /\bepilep|\bseizure/i, phrase: { text: 'epilepsy' } },
        { match: /\basthma/i, phrase: { text: 'asthma' } },
        { match: /\bleuka?emi/i, phrase: { text: 'leukaemia' } },
        { match: /\bcancer/i, phrase: { text: 'cancer' } },
        { match: /\barthritis/i, phrase: { text: 'arthritis' } },
        { match: /\bcystic fibrosis/i, phrase: { text: 'cystic fibrosis' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Pause in the Game', thread: 'pause' },
      { text: 'The Button on the Arm', thread: 'sensor' },
      { text: 'Click, Says the Sensor', thread: 'sensor' },
      { text: 'Same Nose, Same Ears', thread: 'chemo' },
      { text: 'The Key for the Sugar', thread: 'sugar' },
      { text: 'Lots of Hands', thread: 'hands' },
      { text: 'Hands That Help', thread: 'hands' },
      { text: 'A Straw for a Tummy', thread: 'tube' },
      { text: 'Milk in the Tube', thread: 'tube' },
      { text: 'Somebody Is Near', thread: 'seizure' },
      { text: 'A Rub with a Cool Cloth', thread: 'skin' },
      { text: 'Cool, Cool, Skin', thread: 'skin' },
      { text: 'The Bag Comes Along', thread: 'bag' },
      { text: 'Where Is the Bag?', thread: 'bag' },
      { text: 'Hello, Nose and Tummy', thread: 'body' },
      { text: 'A Body with a Lot in It', thread: 'body' },
      { text: 'Quick Days, Slow Days', thread: 'days' },
      { text: '{name} Gets Help' },
      { text: 'Help for a Body' },
    ],
    older: [
      { text: 'A Pause in the Game', thread: 'pause' },
      { text: 'Two Minutes Out', thread: 'pause' },
      { text: 'A Reader on One Arm', thread: 'sensor' },
      { text: 'Under the Sleeve', thread: 'sensor' },
      { text: 'Under the Hat', thread: 'chemo' },
      { text: 'What the Strong Medicine Does', thread: 'chemo' },
      { text: 'The Key Called Insulin', thread: 'sugar' },
      { text: 'The Missing Minutes', thread: 'seizure' },
      { text: 'Somebody Counts the Minutes', thread: 'seizure' },
      { text: 'A Straw for a Tummy', thread: 'tube' },
      { text: 'Two Ways to a Stomach', thread: 'tube' },
      { text: 'Milk Goes Down the Tube', thread: 'tube' },
      { text: 'A Wall That Lets in Air', thread: 'skin' },
      { text: 'What an Itch Wants', thread: 'skin' },
      { text: 'Three Questions', thread: 'questions' },
      { text: 'No, No, and It Depends', thread: 'questions' },
      { text: 'A Plan with Names on It', thread: 'plan' },
      { text: 'Quick Days, Slow Days', thread: 'days' },
      { text: 'The Expert in the Room', thread: 'expert' },
      { text: 'Long Words, Well Known', thread: 'expert' },
      { text: 'How Big Is It Today?', thread: 'size' },
      { text: 'A Letter About Being Ill', thread: 'letter' },
      { text: 'What Nobody Can See', thread: 'seen' },
      { text: '{name} and the Illness' },
      { text: 'A Body That Needs Some Help' },
    ],
  },
  benefits: [
    'Speaks of the illness in plain words and blames nobody.',
    'Shows treatment as something people do together, with plans and breaks, and promises no result.',
    'Keeps room for {name} to be more than the illness and to name the feeling.',
  ],
  talk: {
    young: [
      'What helps a body in the story?',
      'What can be hard, and what can help?',
      'Shall we name three parts of the body that work well today?',
    ],
    older: [
      'Which question would be worth asking a doctor?',
      'Which word went into the blank, and does it change between good and hard days?',
      'Shall we make a list of who knows, and who may know?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['backpack', 'book'],
  },
  text: {
    '2-3': script(`
      D<bag> Here is a bag. There is help in it. {Name goes} out. The bag goes out. The bag comes along.
      D<days> Some days are quick. {Name} may run and play. Some days the body is slow. Then it rests a lot.
      D<hands> Lots of hands help {Name}. A doctor has two hands. A nurse has two. Home has hands too.
      D<body> {Name has} a nose. {Name has} a tummy. The body has a lot in it. One bit of it is ill. It gets some help.
      D<body> Sniff, goes a nose. Gurgle, goes a tummy. One bit of {his} body is ill. A doctor helps that bit.
      P<bag> Grown-ups think about the bag. They want it near.
      P Grown-ups want to help. They sit close.
      P Doctors look for ways to help.
      P Friends want to play. They wait at the door.
      Q With help so near, {Name} may feel ____.
      Q When help comes, {Name} may feel ____.
      Q On a slow day, {Name} may feel ____.
      H {helper} can carry the bag.
      H {helper} can sit close.
      H {helper} can say what comes next.
      H<helper> {helper} can sing for a bit.
      H<adult> {helper} can try {adult}.
      T {he} can say, "It hurts here."
      T {he} can have a rest.
      T {he} can hold one hand.
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can rest with {comforter}.
      T<doing> {he} can try {doing}.
      C<bag> {he} can say, "Bag, come along."
      C<bag> {he} can say, "Help is in the bag."
      C<days> {he} can say, "Slow day. Small game."
      C<hands> {he} can say, "Hello, hands that help."
      C<body> {he} can say, "Hello, nose. Hello, tummy."
      C<topic> {he} can think about {topic}.
      A<bag> Out and in, up and down. The bag comes along. Now it is by the bed. Help is near.
      A<bag> The bag is back. It was out all day. Help is in it. Night-night, bag.
      A<days> Night-night, quick day. Night-night, slow day. The body can rest now. Help is near.
      A<hands> Hands can help. Hands can hug. Hands can tuck a body in. Night-night, hands.
      A<body> The nose can sniff. The tummy can gurgle. One bit gets help. It is one body. It is {hers}.
      A<body> Sniff goes the nose. Night-night, tummy. A body can rest now. Help comes back with the day.
      D<skin> Itch, itch! {his} skin is dry. It is hot and red. A cool cloth can help.
      P<skin> Lots of children itch. Nobody can catch it.
      Q<skin> When it itches, {Name} may feel ____.
      H<skin> {helper} can bring a cool cloth.
      T<skin> {he} can pat, pat, pat.
      C<skin> {he} can say, "Pat, pat, cool."
      A<skin> The cloth is cool. Pat, pat. The cloth can help again. Hello, soft shirt!
      D<tube> A body needs milk. {Name has} a tube for it. It is long and thin. In goes the milk.
      P<tube> Other children have a tube too. It is like a straw.
      P<tube> Grown-ups keep the tube clean. They look after it.
      Q<tube> With the tube, {Name} may feel ____.
      H<tube> {helper} can hold the tube.
      H<tube> {helper} can count to three.
      T<tube> {he} can hold a toy.
      T<tube,comforter> {he} can hold {comforter}.
      C<tube> {he} can say, "Milk goes down, down, down."
      C<tube,topic> Down, down! {he} can think about {topic}.
      A<tube> Down goes the milk. Now the tummy is full. The tube can rest. The body is glad of the milk.
      D<sugar> A body eats. Munch, munch. {his} body is ill in one small spot. It needs help with food. A little click, and the help is in.
      P<sugar> The nurse knows the click. A grown-up does too.
      P<sugar> Nobody did it. It just came.
      Q<sugar> With the click, {Name} may feel ____.
      H<sugar> {helper} can help with the click.
      H<sugar> {helper} can find a good spot.
      T<sugar> {he} can pick a finger.
      C<sugar> {he} can say, "Click, and then I eat."
      A<sugar> Click, and done. The help is in. The body can use the food. Munch, munch!
      D<chemo> {Name has} an illness. The medicine is strong. Hair may go away. The nose is the same. Hello, nose. Hello, ears.
      P<chemo> Nurses know the medicine well.
      P<chemo> A hat can be soft.
      Q<chemo> With no hair, {Name} may feel ____.
      Q<chemo> On a tired day, {Name} may feel ____.
      H<chemo> {helper} can bring a soft hat.
      H<chemo> {helper} can stay near.
      T<chemo> {he} can stroke the head.
      T<chemo> {he} can lie down for a song.
      C<chemo> {he} can say, "Hello, nose. Hello, ears."
      A<chemo> The head may have a hat. It is the same {Name}. The body has a rest. Hello, nose.
      D<sensor> {his} body needs help. A sensor can help it. It is round. It sticks on an arm. Click!
      P<sensor> The nurse knows the click.
      P<sensor> Some put a star on it.
      Q<sensor> With the sensor on, {Name} may feel ____.
      H<sensor> {helper} can say one, two, three.
      H<sensor> {helper} can hold a hand.
      T<sensor> {he} can pick the arm.
      T<sensor> {he} can blow and blow.
      C<sensor> {he} can say, "Click, and on."
      A<sensor> Click, and on. The sensor sits there. It helps the body. The arm can play. Hello, sleeve!
    `),
    '4-5': script(`
      D<body> A body has a lot of parts. {Name has} a nose that can sniff and skin that can feel. One part is ill, and it needs help. Nobody did a thing to make it ill. The other parts go on with what they do.
      D<bag> There is a bag that comes along on all trips. In it are things that help {his} body. It comes to the park, and it comes to the bus. The bag does not play. It waits until it is needed.
      D<hands> A lot of hands help when a body is ill. {Name} may know some of them. A nurse has quick hands. A doctor has clean ones. At home there are hands that cook, carry and hold.
      D<days> Some days are quick. {Name} may play and build a lot on such a day. Some days are slow, because a body that is ill needs rest. Nobody can tell in the evening which one comes next. Slow days have games too, small ones.
      P Doctors think about it a lot. They ask the same things again, because they want to be sure.
      P Friends may ask, "Can I get it too?" They cannot. They ask because they do not know.
      P Grown-ups can have a worried face. It is about the illness. It is not about anything a child did.
      Q When it is time for help, {Name} may feel ____.
      Q<days> On a slow day, {Name} may feel ____.
      Q When friends ask, {his} tummy may feel ____.
      H {helper} can stay for the hard bit. ~ A hard bit is easier with two.
      H {helper} can tell the truth about what comes next. ~ It helps to know.
      H {helper} can ask the doctors and write it down. ~ Then nothing gets lost.
      H<helper> {helper} can plan a game for resting with {him}. ~ It works from a bed or a chair.
      H<adult> {helper} can help on a hard day. ~ A way that is known already is {adult}.
      T {he} can tell a grown-up what hurts.
      T {he} can choose which game comes after.
      T {he} can ask for a rest.
      T<comforter> {he} can give {comforter} the same help first.
      T<quiet> {he} can rest and spend some time {quiet}.
      T<doing> {he} can try {doing} at the hard bit.
      C<body> {he} can think, "Nose fine, skin fine, one part gets help."
      C<body> {he} can say, "I did not make it ill."
      C<bag> {he} can think, "The bag is here, so help is near."
      C<hands> {he} can count, "One hand helps, two hands help, three."
      C<days> {he} can say, "It is a slow day today."
      C<topic> {he} can think about {topic} and tell somebody.
      A<body> A nose sniffs, skin feels, and one part gets its help. It is a whole body, all the same. Doctors look after the illness. The play is for {Name}.
      A<body> One part had its help today. The other parts had a day as well. The nose found a smell, and the skin felt a blanket. It is all one body, and it is {hers}.
      A<bag> At night the bag stands by the door. It has been to all the places. Help was in it the whole time. Tomorrow it will be the first one ready.
      A<bag> The bag went out, and the bag came back. It did not miss a thing. Somebody fills it with help for the next trip. Then it has a rest by the door.
      A<hands> Nobody helps with an illness all alone, not even a doctor. There are hands for the day and hands for the night. {his} own two can rest now. They had a lot to hold today.
      A<days> The day is over, slow or quick. The illness may be there tomorrow, and so may a good game. A slow day is nobody's fault.
      A<days> In the evening, slow days and quick days look the same. The curtains are shut, and it is dark. There was help on both. Tomorrow can be found out tomorrow.
      D<skin> Skin is like a coat that fits all over. {his} skin gets dry in places, and then it itches. Nobody did it, and nobody can catch it. Scratching is nice for a moment. Then it itches more. A cool cloth or some cream can help.
      P<skin> People may say, "Stop scratching." They do not feel the itch. It is hard to stop a hand that wants to help.
      Q<skin> When the itch comes, {Name} may feel ____.
      H<skin> {helper} can put cream on, cool and slow. ~ A doctor says which one.
      T<skin> {he} can press the place, or pat it.
      C<skin> {he} can say, "Pat and press, and cool it down."
      A<skin> The skin has its cream, and the shirt is soft. If it itches at night, there is somebody to help. Hands can hold a toy or a cool cloth. Under it, the skin is mending.
      D<tube> Some bodies need help with eating. {Name has} a tube for that. It is like a straw that goes to the tummy. Milk or food runs through it, and the body grows. When somebody pulls the tube, it can hurt. So it stays under a shirt, or a tape holds it.
      P<tube> Children may ask what it is. They have not seen one. "It is a straw for my tummy" tells it all.
      P<tube> Doctors and nurses know lots of children with a tube. They find it quite ordinary.
      P<tube> Grown-ups keep the tube clean. They worry when a hand goes near it.
      Q<tube> When it is time for the tube, {Name} may feel ____.
      H<tube> {helper} can say before each step what comes next. ~ Then there is no surprise.
      H<tube> {helper} can tuck the tube away for play.
      T<tube> {he} can hold a toy while the milk goes down.
      T<tube> {he} can help to hold the tape or push the button.
      T<tube,comforter> {he} can hold {comforter} until it is done.
      C<tube> {he} can say, "Down it goes, into my tummy."
      C<tube> {he} can say, "Hands off, tube at work."
      C<tube,topic> For those minutes, {he} can think about {topic}.
      A<tube> The milk is in, and the tummy is full. The tube gets rinsed and goes back under the shirt. A body can get its food in more than one way. Now it is time to play.
      D<sugar> Food turns into sugar in a body, and sugar lets it jump. It needs a key to get in, and that is insulin. {his} body does not make that key any more. This illness is called diabetes, and no one did it. So the key comes from outside, with a pen or a pump.
      P<sugar> Other children may ask what it is. They want to know if it hurts. It can be told in a few words.
      P<sugar> It does not come from eating sweets. It is nobody's fault. Doctors know that.
      Q<sugar> When it is time for the click, {Name} may feel ____.
      H<sugar> {helper} can do the numbers. ~ That is a job for a grown-up.
      H<sugar> {helper} can let {him} choose the arm or the leg.
      T<sugar> {he} can choose the finger for the test.
      T<sugar> {he} can tell a grown-up when it feels shaky.
      C<sugar> {he} can say, "Here comes the key."
      A<sugar> The key is in, and the sugar can get to work. It goes to the legs and to the head. The illness stays, and so does the help for it. Now it is time to play.
      D<chemo> {Name} has an illness that needs strong medicine. It goes round the body and looks for what grows fast. Hair grows fast, so hair may fall out. That does not hurt. The nose, the eyes and the jokes stay the same.
      P<chemo> Other children may look, for it is new to them. It is not catching. A hug is fine for them.
      P<chemo> Grown-ups may be sad or tired now. They love the head with hair and without.
      Q<chemo> In front of a mirror, {Name} may feel ____.
      Q<chemo> On a day with medicine, {Name} may feel ____.
      H<chemo> {helper} can say what the doctors know. ~ A true answer helps.
      H<chemo> {helper} can bring hats, and one can be silly. ~ No hat is fine, too.
      T<chemo> {he} can choose a hat, or none.
      T<chemo> {he} can ask a thing that {he wants} to know.
      C<chemo> {he} can think, "Same nose, same me."
      A<chemo> The strong medicine has its job, and the body has a rest. Nobody did a thing to get this illness. Hair can grow again later on. Today there is a nose, a hat and a story.
      D<sensor> A sensor looks like a big button on an arm. {his} body needs help with sugar, and the sensor reads it. It goes on with a click. A tiny soft thread is in the skin then. Fingers get a rest, as they are needed less.
      P<sensor> Other children may look at the button. They want to know what it does. It is soon told: it reads sugar.
      P<sensor> The nurse has put on lots of them. Some children look, and some look away.
      Q<sensor> When it goes click, {Name} may feel ____.
      Q<sensor> With the sensor on, {his} arm may feel ____.
      H<sensor> {helper} can count to three before the click.
      H<sensor> {helper} can use a spray before it comes off. ~ Then it pulls less.
      T<sensor> {he} can choose the arm.
      T<sensor> {he} can choose a sticker for it.
      C<sensor> {he} can say, "One, two, click."
      C<sensor,topic> {he} can think about {topic} until the click.
      A<sensor> The button is on, and it reads all by itself. A sleeve can go over it, or no sleeve. The illness is still there, and so is the help. The arm can climb, paint and throw a ball.
      D<pause> {Name} has an illness called diabetes. It needs a look now and then. The look may come in the middle of a game. Then it is time for a number, and maybe for a snack. The others run on, and that is hard. The game does not go away. It is only a pause.
      P<pause> Friends do not see a number. They just see somebody go. So they may ask, "Where to?"
      Q<pause> When the game goes on, {Name} may feel ____.
      H<pause> {helper} can come a bit before the game begins. ~ Then the pause is short.
      H<pause> {helper} can bring the snack to the game. ~ Nobody needs to go far.
      T<pause> {he} can say, "Pause! I am coming back."
      T<pause> {he} can put a hat or a stone on {his} place.
      C<pause> {he} can think, "Pause, look, snack, and play."
      A<pause> The number is fine, and the snack is in. {Name} goes back to {his} place in the game. The illness had its turn, and now it is quiet. There is a lot of running left.
    `),
    '6-7': script(`
      D<questions> There are three big questions about an illness. Did anybody do something to cause it? No, and {Name} did not either. Can friends catch {illness}? No, it does not go from one child to another. Will it be here for long? The doctors tell what they know. There is help on each day of it.
      D<plan> There can be a plan for {his} illness, on paper. It says what helps the body each day. It says where things are and who to call. There are names on it, of people who help. So nobody needs to keep it all in one head.
      D<days> With {illness}, no two days are the same. One day {Name} may be as quick as the others. The next day the body wants a chair and a blanket. From the outside both days look alike. That is why it helps to say, "It is a slow day."
      P Friends may look when it is time for treatment. They want to know what it is for. One sentence is often enough for them.
      P Parents may ask "Are you all right?" ten times a day. They cannot see inside a body. So they ask.
      P Some people get too kind all of a sudden. They mean well. A child with an illness may like the same silly jokes as before.
      Q When it is time for treatment, {Name} may feel ____.
      Q<days> On a slow day, {his} body may feel ____. The next day may be different.
      Q When others can do more, {Name} may feel ____.
      H {helper} can stay and hold a hand during the hard part. ~ Nobody needs to do it alone.
      H A teacher can explain it to the class, if that is wanted. ~ Then fewer people guess.
      H {helper} can answer questions, the big ones too. ~ Sometimes the answer is "I do not know yet."
      H<helper> {helper} can plan a good thing with {him} for an easier day. ~ It will keep until then.
      H<adult> {helper} can help by {adult} when there is treatment. ~ A good thing can go with a hard one.
      T {he} can tell a grown-up early when something feels odd. ~ Early help is small help.
      T {he} can choose something for the treatment time. ~ A story or a game is good for waiting.
      T {he} can say, "I do not want to talk about it now." ~ That is fine with friends.
      T<comforter> {he} can take {comforter} along to the doctor. ~ Doctors are used to that.
      T<quiet> {he} can rest and spend some time {quiet}. ~ It is a good use of a chair.
      T<doing> {he} can try {doing} when it is hard. ~ What helped before can help now.
      C<questions> {he} can think, "Not my fault, not catching, and I can ask."
      C<questions> {he} can say, "You cannot catch it from me."
      C<plan> {he} can think, "It is on the plan."
      C<days> {he} can say, "Slow day today, quick day another time."
      C<topic> {he} can think about {topic} and plan what comes next.
      A<questions> Two of the questions have the same answer every time. The third one needs patience, and nobody likes that part. New questions may come at bedtime. A grown-up can help with them, even if it is the tenth time.
      A<questions> Some questions are small enough for lunch, and some are too big for bedtime. All of them may be asked. Grown-ups do not know everything about an illness, and the good ones say so. What they do know, they can tell.
      A<plan> The plan is on paper, and the names are on the plan. An illness is a lot for one person. For a page of people it is less. There is room on it for more names.
      A<plan> When something is on paper, nobody needs to remember it at night. The plan knows where the help is and who can be called. It can be changed when the illness changes. Paper is patient, and there is an eraser.
      A<days> Slow days and quick days both have an evening. The illness was there, and so was lunch, and so was a joke. A body does its best on each of them. Tomorrow will show which kind it is.
      A<days> Today was one kind of day, and it is nearly over. The illness took its part of it. There were other parts, and one of them may have been funny. Bodies rest at night, and then they see.
      D<skin> Skin is a wall that keeps water in. {his} skin lets out too much, so it gets dry and itches. It is called by a long name, and many children have it. Nobody can catch it, and nobody did anything wrong. Scratching helps for a moment and then makes the itch bigger. Cream helps the wall to hold.
      P<skin> Other children may look at red places and wonder. "It is dry skin" is all they need to know. Most people have something that itches.
      Q<skin> In the evening, when it itches most, {Name} may feel ____.
      H<skin> {helper} can keep a cool cloth and the cream beside the bed. ~ Then help is quick at night.
      T<skin> {he} can press with a flat hand and count to thirty. ~ An itch gets smaller when it is pressed.
      C<skin> {he} can think, "Press, cool, cream."
      A<skin> Some weeks the skin is quiet, and some weeks it is not. That is how this illness goes, and doctors know a lot about it. Cotton, cool air and cream are good to it. Under the cream, the wall gets new bricks.
      D<tube> Food can reach a stomach in two ways. One is by mouth. The other is a tube, and {Name has} one of those. It is like a straw that goes to the stomach. The body gets what it needs to grow.
      P<tube> Others in the class may ask about it, because it is new to them. After one good answer most of them go back to their game. Somebody may even be a bit envious at lunch.
      P<tube> Nurses have met hundreds of tubes. They know which tape itches and which one stays on in the bath.
      P<tube> Parents worry when a tube gets pulled. They are not cross with the hand that did it.
      Q<tube> When somebody asks about the tube, {Name} may feel ____.
      H<tube> {helper} can show others how it works, if {he wants} that. ~ Knowing it takes the secret out.
      H<tube> {helper} can do it at the same time each day. ~ Bodies like to know when.
      T<tube> {he} can do one step, such as holding the tape. ~ It is easier with a job.
      T<tube> {he} can say, "It is how I eat," and go on with the game. ~ Short answers are good answers.
      T<tube,comforter> {he} can hold {comforter} until it is done. ~ Two hands with something to hold leave the tube in peace.
      C<tube> {he} can think, "Down it goes, and I grow."
      C<tube,topic> While it runs, {he} can think about {topic}.
      A<tube> The tube is rinsed, closed and tucked away. The body has what it needs for the afternoon. Some children eat with a fork, some with sticks, and some with a tube. They can all be hungry for a game.
      D<seizure> Brains work with tiny bits of electricity. In epilepsy, too many of them start at once now and then. {Name} may not remember such a seizure. The brain is busy then. It lasts for some minutes. It was nobody's fault, and nobody can catch it.
      P<seizure> Other children may have been scared, because they did not know what it was. They may have thought that it hurt. When somebody explains it, most of them are glad.
      P<seizure> Teachers can learn what to do. Somebody moves the chairs, looks at the clock and stays near.
      P<seizure> Some friends ask a lot, and some say nothing. Both may just be glad that {Name} is back.
      Q<seizure> After a seizure, {Name} may feel ____. Tired is a common word.
      Q<seizure> When others talk about it, {Name} may feel ____.
      H<seizure> {helper} can tell what happened in the missing minutes. ~ It is odd when only others know it.
      H<seizure> {helper} can tell the class about it, if that is wanted. ~ Then fewer people guess.
      T<seizure> {he} can rest for as long as {his} body needs it. ~ A seizure makes a brain tired.
      T<seizure> {he} can say, "It was a seizure, and now it is over." ~ It is short and true.
      T<seizure,comforter> {he} can rest with {comforter}. ~ Soft things are good company.
      C<seizure> {he} can think, "Somebody counts the minutes and stays near."
      C<seizure,topic> While resting, {he} can think about {topic}.
      A<seizure> The seizure is over, and the brain goes back to its usual work. Doctors look for a medicine that makes seizures fewer. A body like that can still read, play and eat lunch. The people around know what to do.
      D<sugar> A body runs on sugar from food, as a car runs on petrol. To get into the body's parts, sugar needs a key called insulin. {his} body has stopped making that key, and the illness is called diabetes. It did not come from sweets, and nobody caused it. So the insulin comes from outside, by a pen or a pump.
      P<sugar> Teachers who know about it look out for signs, such as shaky hands. They would rather be told once too often.
      P<sugar> Some children look when a pen comes out. They have not seen one before. After a week it is as dull as a pencil.
      Q<sugar> When it is time for the test or the pen, {Name} may feel ____. It can be another word at school than at home.
      Q<sugar> With all the numbers, {Name} may feel ____.
      H<sugar> {helper} can keep track of the numbers. ~ They are a grown-up's work for a long time yet.
      H<sugar> {helper} can agree with the school on a good place for it. ~ Some like a quiet room, and some like to stay.
      T<sugar> {he} can choose the finger and the spot. ~ It is {his} skin.
      T<sugar> {he} can tell somebody at once when it feels shaky or strange. ~ That is more important than any lesson.
      C<sugar> {he} can think, "It is a key, and in it goes."
      A<sugar> The key turns, and the sugar gets in. There is a match to play, or a book to read. Some days the numbers jump about, and that is nobody's fault. The illness stays, and the help gets quicker to do. Most of the day is about other things.
      D<chemo> Some illnesses need a medicine that is strong. It looks for cells in the body that grow fast, and stops them. With {Name} it found hair cells, which grow fast too. So hair may fall out. It can look odd in the mirror. It does not hurt, and it is nobody's fault. After the treatment, hair mostly grows again.
      P<chemo> Others look because a bare head is new to them. After a day or two they see the face again. It cannot be caught, so they can sit close.
      P<chemo> Brothers, sisters and friends have big questions as well. They may say them out loud, and it can be hard to hear. They ask because they care.
      Q<chemo> In front of other people, {Name} may feel ____.
      Q<chemo> With a big question in the head, {Name} may feel ____. It may be more than one word.
      H<chemo> {helper} can go with {him} to the doctor with the big question. ~ Doctors are used to those, and they tell the truth.
      H<chemo> {helper} can tell the class what it is before {he comes}. ~ Then the first day is easier.
      T<chemo> {he} can choose a hat, a scarf or nothing at all. ~ It can be a new choice each day.
      T<chemo> {he} can write down a question and give it to a grown-up. ~ No question is too big.
      C<chemo> {he} can think, "The hair went, and I am here."
      A<chemo> Under the hat is a head with the same ideas as before. The medicine has its job in the body, and the doctors watch it. What nobody knows yet is honest to say. In between there are days that are about something else.
      D<sensor> A glucose sensor is a small round thing, and it sits on an arm. {his} body has an illness in which sugar needs to be read all day. The sensor does that, at night as well. It goes on with a click, and the needle is out again at once. A soft thread stays in the skin. It is as long as a grain of rice.
      P<sensor> Some children look when they see it. They may think that it is a game or a badge. When they know, they talk of something else.
      P<sensor> The sensor beeps when the sugar is too low or too high. It does not know that it is maths. Teachers can be told what the beep is.
      Q<sensor> Before the click, {Name} may feel ____. It may be another word after it.
      Q<sensor> When somebody asks about it, {Name} may feel ____.
      H<sensor> {helper} can count down, or leave the counting to {him}. ~ Some like it fast.
      H<sensor> {helper} can tell the school about the sensor and its beep. ~ Then nobody is surprised.
      T<sensor> {he} can choose the arm, and a sleeve or no sleeve. ~ It is {his} arm.
      T<sensor> {he} can breathe out long when the click comes.
      C<sensor> {he} can say, "It reads my sugar. That is all."
      C<sensor,topic> Until the click, {he} can think about {topic}.
      A<sensor> The sensor is on, and most of the time it is forgotten. It reads and reads and says little. The illness needs some help, and this bit of it is quiet. Who gets to see it can be chosen each morning, with a sleeve.
      D<pause> Diabetes is an illness that keeps its own clock. It wants a test or food in the middle of something. {Name} may need to stop just when a game gets good. It is not fair, and it is nobody's fault. The body needs the right amount of sugar for running. A pause of some minutes makes the rest of the game possible.
      P<pause> Friends forget about it, because it cannot be seen. They are not leaving anybody out on purpose. "Two minutes!" is a thing that every player understands.
      Q<pause> When the others go on without a pause, {Name} may feel ____. It can be cross, and that is allowed.
      H<pause> {helper} can look for times that fit better, before the bell. ~ The doctor's team can help with that.
      H<pause> {helper} can ask if the snack can be on a bench outside. ~ Then there is a view of the game.
      T<pause> {he} can say, "Pause for me!" and name somebody who keeps the place. ~ A kept place is easy to come back to.
      T<pause> {he} can choose the snack for the week. ~ It is better to be pulled out for a good one.
      C<pause> {he} can think, "Two minutes for the number, and the rest for me."
      A<pause> The pause is over, and the game has one more player again. Hardly anyone could say how long it was. The illness will want another pause tomorrow. It gets the minutes, and the afternoon belongs to somebody else.
    `),
    '8-10': script(`
      D<expert> Words such as treatment, level or dosage are long, and most adults look them up. {Name} may know several of them by now. With an illness that goes on, a person learns things that others do not know at this age. These are what the body does, what helps, and what a bad night is like. It is not a subject anyone would have chosen. But there is an expert in the room, and it is the one who is ill.
      D<size> How big is an illness? In {his} day there are fourteen or fifteen hours awake. Treatment for {illness} may take one of them, or several on a bad day. What remains belongs to other things. Some days the illness covers the whole page, and some days only a corner. It helps to look at the rest of the page as well.
      D<questions> Three questions come to nearly everyone with an illness, {Name} probably included. The first is "Why me?" There is no reason, and it is not about being good or bad. The second is "Can others get it?" They cannot catch {illness} from anybody. The third is "What happens next?" Doctors know a part of that, and it is fair to ask for all they know.
      P Classmates are often unsure whether they may mention it. So they say nothing, or they stare, or they ask something odd. Most of them are relieved when somebody gives them two plain sentences.
      P Parents of an ill child may have long conversations behind doors. They do it to spare somebody, and it can feel like being left out. Many are willing to talk more openly when they are asked.
      P Brothers, sisters and friends may be jealous of the attention, which seems absurd from the other side. They see presents and days off. They do not see three in the morning.
      Q When it is time for treatment again, {Name} might feel ____.
      Q On a day when others can do more, {Name} may notice ____. It can be several things in one hour.
      Q When somebody asks, "How are you?", {Name} might feel ____.
      H {helper} can arrange that the doctor explains things to the patient first. ~ It is the patient's body.
      H The school can agree on who knows what, and where the medicine is kept. ~ Then nobody needs to guess.
      H {helper} can hear "I hate this" without cheering anybody up. ~ It is often true, and it passes.
      H<helper> {helper} can keep one evening a week free of the subject. ~ There are other things to talk about.
      H<adult> {helper} can help by {adult} after an appointment. ~ It has worked before.
      T {he} can rate the day from one to ten and say the number. ~ It saves explaining.
      T {he} can tell an adult early when something changes. ~ Early is easier to treat.
      T {he} can choose who is told, and what. ~ It is personal information.
      T<comforter> {he} can take {comforter} to appointments. ~ It needs no appointment.
      T<activity> {he} can plan some time for {activity}, in a size that suits the day. ~ Half of something is not nothing.
      T<quiet> {he} can keep an hour a day for {quiet}. ~ That hour is not the illness's.
      T<doing> {he} can try {doing} when it gets too much. ~ It is worth trying what has helped before.
      C<expert> {he} can think, "I know more about this than the whole class."
      C<expert> {he} can say to a doctor, "I have a question about that."
      C<size> {he} can think, "It has a corner today, not the page."
      C<questions> {he} can think, "No reason, not catching, and I may ask."
      C<topic> {he} can think about {topic} and leave the illness out of it.
      A<expert> Experts have days when they would gladly know less. That is part of it. Doctors know the same words, and most of them learnt them from a book. From the inside of an illness they have more to them.
      A<expert> Nobody gives out certificates for this subject, and there is no term in it without work. What has been learnt stays learnt. A doctor who asks the expert gets better answers than from any machine. In the evening the expert on the illness may be an expert on something else.
      A<size> Tomorrow the illness may be larger or smaller, and nobody knows which. The page around it is there on both days. There is space on it for a quarrel about socks, a film, and an idea for the holidays. It is still {his} page.
      A<size> The page for today is nearly full, and the illness did not write all of it. There is something in the margin that made somebody laugh. Tomorrow's page is blank on both sides. The illness will want its share, and the rest is open to offers.
      A<questions> The first question does not need an answer every time it comes. The second can be answered for others, in one sentence. The third one will change, and so it can be asked again. People who care about an ill person expect that.
      A<questions> Each of the three questions about an illness is allowed to come back. They tend to knock at night, when there is nobody to ask. A note on the bedside table can hold them until morning. People who care will take them one by one, and "I do not know yet" is an answer too.
      D<skin> Skin is built like a wall, with cells as bricks and oils as mortar. In {his} skin there is a little too little mortar. So water gets out and irritating things get in, and the nerves report an itch. Scratching gives the nerves something else to report, for about ten seconds. Then the wall has more cracks, and the itch comes back with company. It is not catching, and it is nobody's fault.
      P<skin> "Don't scratch" is the advice that everyone gives and nobody could follow. Those who say it are scratching a mosquito bite at the same time. Doctors know that the urge is stronger than good manners.
      Q<skin> When an itch begins in class, {Name} might notice ____. It is hard to listen to two things.
      H<skin> {helper} can help with the places that are hard to reach, and keep nails short. ~ A doctor decides about the treatment.
      T<skin> {he} can press, pat or cool the place and wait for sixty seconds. ~ An itch often has no more patience than that.
      C<skin> {he} can think, "Sixty seconds, and then cream."
      A<skin> Walls like these need regular work, a bit like painting a bridge. Some months they hold well, and some months they do not. A doctor can help with the treatment when nights are bad, and would like to hear about it. In the meantime there is cool water, cotton, and a hand that presses.
      D<seizure> In a body, the brain sends messages with tiny amounts of electricity. In epilepsy, a lot of it fires at once now and then, and that is a seizure. {Name} may have some minutes missing, like a film with a cut in it. Others saw those minutes and may have been scared by them. It is not catching, and it was not caused by anything that anyone did.
      P<seizure> People who have not seen a seizure before often think that it hurts, or that somebody is dying. Nobody told them otherwise. Two sentences in class can change that for a whole school.
      P<seizure> There is not much for others to do. They move hard things away, look at the clock, and stay until it is over. Adults know when to call for more help.
      P<seizure> Some friends ask everything, and some act as if nothing had happened. Both are usually trying to be kind.
      Q<seizure> Waking up with people around, {Name} might feel ____. Tired, cross and embarrassed are all known.
      Q<seizure> When somebody talks about it, {Name} might feel ____.
      H<seizure> {helper} can tell what happened in the missing minutes, if {he wants} to hear it. ~ It is odd to be the only one who does not know.
      H<seizure> {helper} can explain it to the class, with {Name} there or not. ~ It is fair to choose that beforehand.
      T<seizure> {he} can write two sentences that others may know about it. ~ Then it is {hers} to tell.
      T<seizure> {he} can ask the doctor one question of {his} own. ~ Doctors have heard stranger ones.
      T<seizure,comforter> {he} can rest with {comforter} afterwards. ~ A seizure makes a brain tired.
      C<seizure> {he} can think, "Some minutes are missing, and I am not."
      C<seizure,topic> While resting, {he} can think about {topic}.
      A<seizure> The minutes that are missing were looked after by other people, with a clock. Medicines make seizures rarer for most people with epilepsy, and finding the right one can take a while. Until then there is a plan, and people who know it. The film goes on after the cut.
      D<sugar> Insulin lets sugar out of the blood and into the body, where it is used. In type 1 diabetes, which is the illness that {Name has}, the body has stopped making insulin. The body's own defence made a mistake. Nobody caused that, not with sweets and not with anything else. So the insulin comes from outside, and blood sugar is looked up on a meter, like the time.
      P<sugar> Those who watch somebody test or inject are mostly curious. They ask whether it hurts and whether sugar is forbidden, and then they get used to it. The tenth time, nobody looks up.
      P<sugar> Adults get nervous about numbers. They ask for the number before they say hello. It is meant as care, and it is fair to ask for the hello first.
      Q<sugar> Testing or injecting where others can see, {Name} might feel ____. At home it may be a different word.
      Q<sugar> When the numbers on the meter make no sense, {Name} might feel ____. Everybody with diabetes has such days.
      H<sugar> {helper} can settle with the school where and when a test is done. ~ It can be in class or in a quiet room, and that may be changed.
      H<sugar> {helper} can do part of the counting, at any age. ~ The test is still done, and somebody else writes it down.
      T<sugar> {he} can try out two places for the test at school, and keep the better one. ~ Either is a good answer.
      T<sugar> {he} can tell somebody straight away when it feels shaky. ~ Then sugar comes first and everything else later.
      C<sugar> {he} can say, "It is insulin. Yours comes from inside."
      A<sugar> Some days the numbers behave, and on others they jump for no reason that anybody can find. A number is not a school mark, and nobody is to blame for it. The illness stays, and what helps gets quicker with practice. In between are long stretches that are about something else altogether.
      D<tube> Eating is one way of getting food into a body, and a tube is another. {Name has} one, through the nose or into the tummy, because {his} body needs help with that. Milk or a special mixture goes straight to where it is used. It is a good invention, and it is easy to see, so people look. Nobody asks to be looked at over lunch.
      P<tube> Those who stare have mostly not seen one before. They wonder if it hurts and how it works. The bold ones ask, and the shy ones look at it a second too long.
      P<tube> Nurses who put in tubes know every trick with plasters. They know too that the worst part is often other people's faces.
      Q<tube> When people look at the tube, {Name} might feel ____.
      Q<tube> At a feed, when the others eat, {Name} might notice ____.
      H<tube> {helper} can explain it to the class once, if {he} would like that. ~ After a good answer, people stop looking.
      H<tube> {helper} can find a comfortable place and time for feeds. ~ It can be with the others or away from them.
      T<tube> {he} can keep one sentence ready, such as "It is how I eat." ~ Short answers end long looks.
      T<tube> {he} can choose the plaster, the bag and the seat. ~ There are more patterns than one would think.
      C<tube> {he} can think, "It is lunch, by another road."
      A<tube> Lunch by the other road arrives where all lunches arrive, and the body gets to work on it. The tube may stay or go one day, as doctors and time will tell. People get used to the sight of it in about a week. Then they go back to staring at their sandwiches.
      D<chemo> Chemotherapy is a medicine that hunts for cells which divide fast. {Name} may know that it is useful against this kind of illness. Hair is made by quick cells too, and so it may fall out. For a while there is somebody new in the mirror. It is not catching, and it was not caused by anything that anyone did. After the treatment hair mostly comes back, sometimes with curls that were not there before.
      P<chemo> People look for a second too long, and then they look away too fast. They have not learned how to do it. Those who know {him} see the face again after a day or two.
      P<chemo> Everyone in a family has big questions in such a time. Some ask them out loud, and some do not ask them at all. Hearing one by accident is hard, and it can be talked about.
      Q<chemo> When somebody asks about it, {Name} might feel ____. It may depend on who asks.
      Q<chemo> At night, with a big question, {Name} might notice ____.
      H<chemo> {helper} can put the biggest question to the doctors together with {him}. ~ They know more than anybody, and they say what they do not know.
      H<chemo> {helper} can speak to the class before the first day back. ~ It saves thirty single questions.
      T<chemo> {he} can decide on hat, scarf, wig or nothing, and change it daily. ~ It is a head, and it has an owner.
      T<chemo> {he} can have one answer ready, such as "It is the medicine, and it is not catching". ~ Then the talk can move on.
      C<chemo> {he} can think, "Quick cells. Mine will be back to work."
      A<chemo> What counts in a body goes on under the hat, where the opinions and the jokes are. The treatment has a plan, and the doctors change it when they need to. Nobody can say for sure how it goes, and many people are working on it. There are good hours in such a time, and they are real ones.
      D<sensor> A glucose sensor is about as big as a large coin and sits on the back of an arm. It is there because of an illness in which the sugar in {his} body is watched. It goes on with one click. A needle brings in a thread, finer than a pencil lead, and is out again at once. For ten days or so the thread reads the sugar, night and day. The fingers get most of that time off.
      P<sensor> Classmates who notice it usually take it for a gadget, and they are not wrong. They ask what it does and if it hurts. After one answer each, it is about as thrilling as a watch.
      P<sensor> Who knows about it is decided by one person, apart from the adults who need to. Some people wear a bright patch on top, and others wear long sleeves. Both are common.
      Q<sensor> In the second before the click, {Name} might notice ____.
      Q<sensor> When somebody spots it, {Name} might feel ____. It may depend on who it is.
      H<sensor> {helper} can settle with the school who knows, and what happens when it beeps. ~ Then the beep is not news.
      H<sensor> {helper} can get the spray or the oil that makes the patch let go. ~ Changing day is quicker with it.
      T<sensor> {he} can choose the arm, the sleeve and the moment of the click. ~ That is quite a lot of choice.
      T<sensor> {he} can have one sentence ready for people who ask. ~ One sentence ends most questions.
      C<sensor> {he} can say, "It reads my sugar. It's quicker than my fingers."
      C<sensor,topic> Until the click, {he} can think about {topic}.
      A<sensor> By the second day the arm has mostly stopped noticing. The illness has not changed, but the help has moved under a sleeve and works by itself. It will beep at a bad moment some time, because it cannot tell lunch from a test. Whoever asks can be told in one sentence, or not today.
      D<pause> One of the annoying things about an illness like diabetes is the timing. Hardly anybody else leaves a game because of a number. {Name} may need a test before sport, food at set times, and a stop at a low number. Each of them is a matter of minutes, and they do not ask whether it suits. A long illness takes its time in small change, and it adds up.
      P<pause> Friends get used to it faster than one might think, if they know what it is. It is the mystery that makes them stare. One sentence, said once, usually does.
      Q<pause> When everyone goes on and {he stops}, {Name} might feel ____. Being fed up is not the same as being ungrateful.
      H<pause> Someone at home can ask the diabetes team how the plan might fit the day better. ~ There is often more room in it than on paper.
      H<pause> Someone at home can take over the thinking for one evening. ~ A rest from numbers is a real rest.
      T<pause> {he} can tell one friend what to do with the ball in the meantime. ~ Then there is a reason to come back.
      T<pause> {he} can say "low" at once, sit down, and let somebody fetch help. ~ No team in the world plays on over that.
      C<pause> {he} can think, "It gets ten minutes. It does not get the game."
      A<pause> Ten minutes later the number is in order, and the score is two all. Somebody passes the ball without a word. The illness is still there and will have its say tomorrow at the same time. Until then it can wait by the goal, with the coats.
    `),
    '11+': script(`
      D<letter> What might somebody with a long illness write to {him}, from a few years further on? Perhaps this. People will say "I know how that feels" and they do not, and it is still better than silence. Appointments take up Tuesdays, and there is usually a nurse who is funny and a doctor who draws diagrams upside down. Some days the treatment seems worse than the illness, and the people who give it can be told so. It is permitted to be bored by all of it.
      D<seen> An illness can be entirely invisible. {Name} may look the same as last year and feel quite different, and both impressions are correct. Other people believe what they see, so they say "but you look fine", as if it were good news. On other days some of it shows, and then they see nothing else. Neither the good face nor the bad one is the whole story.
      D<size> There is an arithmetic of illness that nobody teaches. A week has about a hundred waking hours, and {illness} may take five of {hers}, or twenty, waiting rooms and explanations included. It is a lot for somebody who did nothing to cause it. It also leaves a remainder, in which there are friends, opinions and homework that cannot be blamed on anything.
      P Parents of somebody who is ill divide into two kinds, and most are both. One kind checks everything, and the other pretends that nothing has changed. Behind each there is the same fear, which is usually easier to talk about than to live around.
      P Friends may withdraw for a while. They are afraid of the wrong word, and after two weeks they are afraid because it has been two weeks. One short message from either side tends to be enough.
      P Doctors see the illness first, because it is what they were trained for. Many of them are glad when the patient gives them something else to see. A question about life outside the results often improves the conversation.
      Q When plans are cancelled once again, {Name} might feel ____. Anger is as reasonable as anything else.
      Q In a group where no one knows, {Name} may notice ____. Being unknown can be a rest or a weight.
      Q Late in the evening, {Name} might feel ____. It is worth telling somebody if it stays for many days.
      H {helper} can agree on a simple code, such as a number for the day. ~ It replaces ten questions.
      H Doctors can talk to the patient alone for part of each appointment. ~ It is usual at this age, and it can be asked for.
      H {helper} can listen to the bleak version without correcting it. ~ It does not make anything worse to have it heard.
      H<helper> {helper} can keep up one ordinary quarrel, about dishes for example. ~ Being treated as normal is a kindness.
      H<adult> {helper} can offer {adult} after the hard appointments. ~ Talk can come later, or not at all.
      T {he} can decide who knows, how much, and from whom. ~ A decision made early keeps rumours short.
      T {he} can write down what is different since last time, before the appointment. ~ Memory is polite to doctors.
      T {he} can look for other young people with the same illness. ~ A clinic usually knows a group.
      T<comforter> {he} can take {comforter} to the long appointments. ~ There is no age limit on that.
      T<activity> {he} can plan a smaller version of {activity} for the weaker days. ~ A reduced programme is still a programme.
      T<quiet> {he} can defend one hour a day for {quiet}. ~ Something in a week needs to be voluntary.
      T<doing> {he} can try {doing} when it becomes too much. ~ It has helped before, and it is close at hand.
      C<letter> {he} can think, "Bored of it is allowed."
      C<letter> {he} can think, "This is one Tuesday and not all of them."
      C<seen> {he} can say, "I look better than I feel today."
      C<size> {he} can think, "Five hours for it, and ninety-five for the rest."
      C<topic> {he} can think about {topic}, and let the remainder be the subject.
      A<letter> Such a letter would not end with advice. It might say that nobody can see the end of an illness from the middle, and that the good doctors admit it. It might mention that there are people to tell when it gets dark in there. And it would be signed by somebody who has a life, and a Tuesday.
      A<seen> What cannot be seen can be said, in a sentence chosen beforehand, to people who have earned it. The others may go on guessing. An illness takes part in a life without being the author of it. Most of what goes on behind a face has nothing to do with medicine at all.
      A<size> The sum changes from week to week, and some weeks it comes out badly. It is reasonable to protest then, and equally reasonable to rest and let other people carry something. Help with an illness is not a debt, and nobody keeps an account of it. The remainder, whatever its size, belongs to one person.
      D<skin> Chronic itching is underrated by everyone who does not have it. In {his} skin the barrier is not quite tight, for reasons that are mostly inherited, and the immune system reacts to what gets through. Scratching brings relief because pain drowns out itch, for as long as it lasts. Then the barrier is worse, and so is the night. None of this is catching, and none of it comes from a lack of washing.
      P<skin> People look at red patches for a second and then think about something else. A few give advice about diets that they have read. They would be surprised to hear how many have been tried.
      Q<skin> At two in the morning, {Name} might feel ____. It is a lonely time for an itch.
      H<skin> {helper} can arrange a new appointment if nights are bad. ~ There are treatments now that did not exist some years ago.
      T<skin> {he} can keep a cold pack in the fridge and press it on before the hand has decided. ~ Cold is quicker than willpower.
      C<skin> {he} can think, "Cold first, then cream, then sleep."
      A<skin> It goes up and down, over years, and it is a nuisance that deserves proper treatment and no shame. Clothes can be chosen by touch. Who is told about the illness is up to {Name}. Skin renews itself every four weeks or so, and it is at work on that now.
      D<seizure> The strange thing about a seizure is that everybody was there except the person who had it. {Name} may get those minutes back only as a report, from people who were frightened while watching. In epilepsy, too much of the electricity that a brain runs on fires at once now and then. It is an event in some cells. It says nothing about character, intelligence or self-control.
      P<seizure> Those who saw it remember it as long and dramatic. By the clock it was probably a few minutes, and what they remember best is the surprise. Someone who knows what it was is much less frightened, and two sentences can see to that.
      P<seizure> Parents may begin to listen at doors. It is the form that love takes with a stopwatch in its hand. They can be asked to agree on something less exhausting.
      P<seizure> Friends divide into those who ask and those who act as if nothing had happened. The second group has usually decided that this is tact.
      Q<seizure> Reading the faces afterwards, {Name} might feel ____. Embarrassed is a common first answer, and furious is a common second.
      Q<seizure> Thinking about the next time, {Name} might notice ____.
      H<seizure> {helper} can give the report in the order and the detail that {he wants}. ~ It is a right to know, and also one not to.
      H<seizure> {helper} can go through the plan that the teachers follow. ~ Knowing who does what lets everybody calm down.
      T<seizure> {he} can decide who is told, and in which words. ~ Two prepared sentences save a year of rumours.
      T<seizure> {he} can ask the doctor about sport, sleep and going out. ~ Exact questions get answers that are more useful than "be careful".
      C<seizure> {he} can think, "It was a few minutes of electricity."
      C<seizure,topic> As a rest from it, {he} can think about {topic}.
      A<seizure> Most people with epilepsy find a treatment that makes seizures rare or ends them, although the search may take patience. In the meantime it is an item in a life and not its headline. Those who were there will remember it for a while. They will remember it less once there has been something better to talk about.
      D<sugar> Most bodies do an astonishing calculation at every meal without mentioning it. In type 1 diabetes the insulin for it is missing, since the body's own defence destroyed the cells that make it. With this illness, {Name} may do by hand what others get done for them: test, count, inject, correct. It was not caused by anything that was eaten or left undone. To do all that where others can see is a second task on top of the first.
      P<sugar> People at school know two things about diabetes, and one of them is wrong. They ask about sweets, look at the needle and then return to their own affairs. Curiosity wears off far sooner than the illness does.
      P<sugar> Parents look at a number and see ten years ahead. They ask for it before they say good morning. A rule such as "hello first, number second" has improved a good many households.
      Q<sugar> Taking out the kit at school, {Name} might feel ____. It may be about the looks more than about the needle.
      Q<sugar> After a day of numbers that made no sense, {Name} might feel ____. Fed up is a recognised condition and has a name of its own in clinics.
      H<sugar> {helper} can arrange with the school where it is done and who knows. ~ In public, in private or with one friend are all good answers.
      H<sugar> {helper} can take over the counting for an evening. ~ Nobody else's pancreas works without a break, but this one may.
      T<sugar> {he} can try three places and times at school and keep the least annoying. ~ It is a matter of preference, and it can change.
      T<sugar> {he} can say at the clinic that it is the doing it in front of people that is hard. ~ There are pumps, sensors and other people's tricks.
      C<sugar> {he} can think, "Thirty seconds, and then back to what I was doing."
      A<sugar> A body that is steered by hand will sometimes swerve, and that is in the nature of steering. The numbers are information and not a verdict. With time the handling gets quicker, and help such as pumps and sensors takes over part of it. It is an illness with a good deal of arithmetic, and around it there is the rest of a life.
      D<tube> Food has one job, which is to reach the body, and there is more than one way of delivering it. {Name has} a tube for that, which is sensible, effective and right in the middle of the picture. People look. They would look at a hat with a bird on it too, but a hat can be left at home. Being stared at while receiving one's lunch is a nuisance that no leaflet mentions.
      P<tube> A stare is mostly a question without the manners. The person has not seen one before, does not know whether to ask, and forgets to look away. It is not a judgement, although it lands like one.
      P<tube> Those who work with tubes regard them as plumbing. They also know that plumbing is more comfortable in some places than in others, and can often be moved, hidden or timed.
      Q<tube> Walking into a room with it, {Name} might feel ____.
      Q<tube> When somebody finally asks, {Name} might notice ____. It may even be relief.
      H<tube> {helper} can sort out with the school where and when feeds happen. ~ Company or privacy, both can be arranged.
      H<tube> {helper} can ask the team what alternatives there are. ~ Questions of looks are allowed in a clinic.
      T<tube> {he} can have two answers ready, a polite one and a short one. ~ The day decides.
      T<tube> {he} can look back and smile for one second. ~ It ends most stares, and costs nothing.
      C<tube> {he} can think, "Lunch by another route. Nothing to see here."
      A<tube> The delivery is made, the body gets to work, and the afternoon begins as it does for everybody else. Some tubes are for a season and some for longer, and it is honest not to know. Among people who matter, the illness takes up little room in a conversation. The bird on the hat would have been harder to explain.
      D<chemo> Chemotherapy goes for cells that divide quickly. Those of the illness do, and so unfortunately do hair, the lining of the mouth and half of the blood. {Name} can probably recite this. What the leaflets leave out is the social side: being looked at, being spoken to softly, and meeting oneself in shop windows. None of it was caused by anything done or eaten, and it cannot be passed on. Hair mostly grows again once the treatment is over, occasionally in a style of its own.
      P<chemo> People who stare are mostly frightened, and those who avoid looking are frightened and polite. It fades with acquaintance. Friends who make ordinary conversation are worth their weight.
      P<chemo> Relatives carry the large question about and put it down in odd places, such as outside an open door. Overhearing it is a shock. It is better asked properly, in a room, of somebody who has the facts.
      Q<chemo> When somebody uses the soft voice, {Name} might feel ____.
      Q<chemo> With the large question at three in the morning, {Name} might notice ____. There may be several words for it.
      H<chemo> {helper} can see to it that {Name} gets honest answers from the doctors, alone if preferred. ~ Half answers get completed in the dark.
      H<chemo> {helper} can deal with school, relatives and well-wishers. ~ Explaining is a job in itself.
      T<chemo> {he} can decide who sees the head, who gets the update and who gets neither. ~ It is one of the things that can be decided.
      T<chemo> {he} can prepare one sentence for the curious and another for friends. ~ The first can be very short.
      C<chemo> {he} can think, "The cells went. The opinions are all still here."
      A<chemo> The person in the shop window turns out to have the usual sarcasm. A treatment like this takes a long time and offers no guarantees, and serious people are working on it with a great deal of knowledge. The days between are allowed to be about music or nothing. An illness is a thing that a body has, and there is a good deal of {Name} that it does not reach.
      D<sensor> A glucose sensor is a disc the size of a large coin, with a hair of plastic under the skin that reads sugar all day. With the illness that {Name has}, it replaces most of the finger pricks. Putting it on is a click, and the needle is out again at once. What comes with it is less often in the leaflet. It can be seen, it has an opinion at night, and it beeps in assemblies. Being helped and being marked can feel much alike.
      P<sensor> People who notice it tend to think of fitness gadgets first. The question that follows is mostly plain curiosity, and it lasts about as long as the answer. A few know exactly what it is, because somebody at home wears one.
      P<sensor> Adults gain a graph and may forget that it belongs to someone. A number that is commented on all day becomes a second school. It is fair to agree who looks, and when.
      Q<sensor> When a sleeve slips and somebody looks, {Name} might feel ____. It may vary with the person.
      Q<sensor> With each number visible to others, {Name} might feel ____.
      H<sensor> {helper} can agree on who sees the numbers and which of them get a remark. ~ Fewer is usually better.
      H<sensor> {helper} can arrange with the school what the alarm means and that nobody makes a scene of it. ~ A nod is enough.
      T<sensor> {he} can decide where it sits and what goes over it. ~ There are places that a shirt covers.
      T<sensor> {he} can have one sentence ready, long or short, depending on who asks. ~ The short one is perfectly polite.
      C<sensor> {he} can say, "It reads my sugar. Saves me the needles."
      C<sensor,topic> On changing day, {he} can think about {topic} until the click.
      A<sensor> After a week or two the disc comes off, the skin is a bit pink, and another goes on somewhere else. The illness needs more attention than anyone would choose to give it. This part of the help asks for a click and some tolerance of beeps. Sleeves exist, and so do people who have stopped noticing. Both can be worn as required.
    `),
  },
};

/** The child's own illness that stays or goes on for long: what it is, what it is not, treatment, and being more than it. */
export const longIllness: Frame = withScenes(
  own,
  painNobodySees,
  aSmallRecorder,
  missingSeconds,
  somebodyOnTheSide,
  everybodyAsks,
  fromTheSide,
  aJobWithoutHolidays,
  whatInsulinIsFor,
  pricksThatComeAgain,
  sickOfBeingIll,
  behindAfterDaysOff,
);

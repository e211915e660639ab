import { tearsAtHome } from './tears-at-home.ts';
import { sinceTheJobWent } from './since-the-job-went.ts';
import { quietAndNotCross } from './quiet-and-not-cross.ts';
import { wardForTheMood } from './ward-for-the-mood.ts';
import { script, type Frame } from '../../frame.ts';
import { parentRole } from './parent-role.ts';
import { withScenes } from '../scene.ts';
import { carryingALot } from './carrying-a-lot.ts';

/** Words that may stand between a person and what is so: no other person, or the wrong one would be meant. */
const LINK =
  '(?:is|was|has|had|have|been|be|being|got|gets|goes|going|gone|go|are|very|so|really|too|just|recently|suddenly|sadly|still|always|often|now|also|who|to|a|an|the|in|on|at|for|into|off|by|with|and|his|her|my|having|taken|rushed|seriously|quite|bit|chronic|chronically|diagnosed|breast|brain|serious|works?|working|not|does|doesnt|can|cant|no|longer|any|more|travelling|long|energy|motivation|play|from|most|all|day)';
const LOW = String.raw`(?:${LINK} ){0,6}?(?:depress\w*|anxi\w*|panic\w*|ocd|ptsd|no energy|low|down|sad|burn ?out|burnt ?out|breakdown|mental|cries|crying|in bed|struggling|post[- ]?natal|post[- ]?partum|bi-?polar|manic|mania)\b`;
const who = (words: string): RegExp => new RegExp(String.raw`\b(${words})(?:['’]?s)? ${LOW}`, 'i');

/**
 * A parent with a low mood that stays: depression, also after a birth, or being burnt out. It is an illness, it is never
 * the child's fault or job, and other people look after the child and the parent. Nothing is promised about when it ends.
 */
const own: Frame = {
  id: 'parent-depressed',
  name: 'A parent with a low mood',
  says: [
    'mummy is depressed',
    'i have depression and my daughter notices',
    'dad has depression and stays in bed',
    'postnatal depression, older child asks why mummy cries',
    'my husband has burnout',
    'i cry a lot and my son tries to cheer me up',
    'mum is sad all the time and she thinks it is her fault',
    'how to explain my depression to my child',
    'daddy has a mental illness',
    'my wife has burnout and cries, what do we tell the kids',
    'dad is depressed and does not play any more',
    'mom had a breakdown',
    'he looks after me when i am down',
    'mummy doesnt want to play any more because she is so low',
    'she asks did i make you sad',
    'parent mental health',
    'dad is not himself',
    'i have been off work with stress and my kids are worried',
    'postpartum depression and a 4 year old',
    'daddy lies on the sofa all day and doesnt talk',
    'mum takes tablets for her mood',
    'i am struggling with my mental health',
    'my low mood affects my son',
  ],
  claims: {
    strong: [
      'mum has panic attacks',
      'dad has panic attacks',
      'i have panic attacks',
      'dad has ocd',
      'mum has ocd',
      'i have ocd',
      'mum has anxiety',
      'dad has anxiety',
      'mum has ptsd',
      'dad has ptsd',
      'dad is in bed all day',
      'mum is in bed all day',
      'in bed all day she does',
      'mum stays in bed all day',
      'dad stays in bed all day',
      'husband is manic',
      'wife is manic',
      'mum is manic',
      'dad is manic',
      'mother is manic',
      'father is manic',
      'manic episode',
      'mum depressed',
      'mum is depressed',
      'mum depression',
      'mum has depression',
      'mum burnout',
      'mum has burnout',
      'mum low',
      'mum is low',
      'mum is so low',
      'mum is sad all the time',
      'mum mental health',
      'mum has a mental illness',
      'mum breakdown',
      'mum had a breakdown',
      'mum cry all day',
      'mum cry all day since baby',
      'mum cry all time since baby',
      'mum cry since baby',
      'mum cry every day since baby',
      'mum cry lot since baby',
      'mum cry every day',
      'mother cry all day',
      'mother cry all day since baby',
      'mother cry all time since baby',
      'mother cry since baby',
      'mother cry every day since baby',
      'mother cry lot since baby',
      'mother cry every day',
      'i cry all day since baby',
      'i cry all time since baby',
      'i cry since baby',
      'i cry every day since baby',
      'i cry lot since baby',
      'wife cry all day',
      'wife cry all day since baby',
      'wife cry all time since baby',
      'wife cry since baby',
      'wife cry every day since baby',
      'wife cry lot since baby',
      'wife cry every day',
      'post natal depression',
      'post partum depression',
      'baby blues',
      'pnd',
      'mum is crying all the time',
      'mum crying all the time',
      'mum cries all the time',
      'mum is not himself',
      'mum is not herself',
      'mum stays in bed',
      'dad depressed',
      'dad is depressed',
      'dad depression',
      'dad has depression',
      'dad burnout',
      'dad has burnout',
      'dad low',
      'dad is low',
      'dad is so low',
      'dad is sad all the time',
      'dad mental health',
      'dad has a mental illness',
      'dad breakdown',
      'dad had a breakdown',
      'dad cries all the time',
      'dad is not himself',
      'dad is not herself',
      'dad stays in bed',
      'mother depressed',
      'mother is depressed',
      'mother depression',
      'mother has depression',
      'mother burnout',
      'mother has burnout',
      'mother low',
      'mother is low',
      'mother is so low',
      'mother is sad all the time',
      'mother mental health',
      'mother has a mental illness',
      'mother breakdown',
      'mother had a breakdown',
      'mother cries all the time',
      'mother is not himself',
      'mother is not herself',
      'mother stays in bed',
      'father depressed',
      'father is depressed',
      'father depression',
      'father has depression',
      'father burnout',
      'father has burnout',
      'father low',
      'father is low',
      'father is so low',
      'father is sad all the time',
      'father mental health',
      'father has a mental illness',
      'father breakdown',
      'father had a breakdown',
      'father cries all the time',
      'father is not himself',
      'father is not herself',
      'father stays in bed',
      'parent depressed',
      'parent is depressed',
      'parent depression',
      'parent has depression',
      'parent burnout',
      'parent has burnout',
      'parent low',
      'parent is low',
      'parent is so low',
      'parent is sad all the time',
      'parent mental health',
      'parent has a mental illness',
      'parent breakdown',
      'parent had a breakdown',
      'parent cries all the time',
      'parent is not himself',
      'parent is not herself',
      'parent stays in bed',
      'husband depressed',
      'husband is depressed',
      'husband depression',
      'husband has depression',
      'husband burnout',
      'husband has burnout',
      'husband low',
      'husband is low',
      'husband is so low',
      'husband is sad all the time',
      'husband mental health',
      'husband has a mental illness',
      'husband breakdown',
      'husband had a breakdown',
      'husband cries all the time',
      'husband is not himself',
      'husband is not herself',
      'husband stays in bed',
      'wife depressed',
      'wife is depressed',
      'wife depression',
      'wife has depression',
      'wife burnout',
      'wife has burnout',
      'wife low',
      'wife is low',
      'wife is so low',
      'wife is sad all the time',
      'wife mental health',
      'wife has a mental illness',
      'wife breakdown',
      'wife had a breakdown',
      'wife cries all the time',
      'wife is not himself',
      'wife is not herself',
      'wife stays in bed',
      'partner depressed',
      'partner is depressed',
      'partner depression',
      'partner has depression',
      'partner burnout',
      'partner has burnout',
      'partner low',
      'partner is low',
      'partner is so low',
      'partner is sad all the time',
      'partner mental health',
      'partner has a mental illness',
      'partner breakdown',
      'partner had a breakdown',
      'partner cries all the time',
      'partner is not himself',
      'partner is not herself',
      'partner stays in bed',
      'i am depressed',
      'i have depression',
      'my depression',
      'my low mood',
      'my mood',
      'my mental health',
      'i cry a lot',
      'postnatal depression',
      'postpartum depression',
      'depressed parent',
      'parental depression',
      'mental illness',
      'mentally ill',
      'when i am down',
      'did i make you sad',
      'why mum cry',
      'off work with stress',
      'tablet for her mood',
      'tablet for his mood',
      'lies on the sofa all day',
      'i have been low',
      'been really low',
      'feel low since the birth',
      'low since the birth',
      'mum stay in bed',
      'i am low',
      'i feel low',
      'mental health',
      'ppd',
      'i have ppd',
      'burnt out',
      'burned out',
      'mum cry a lot',
      'dad cry a lot',
      'mum is sad',
      'dad is sad',
      'mum is always sad',
      'anxiety attacks of mine',
      'i have anxiety',
      'bipolar',
      'my panic attacks',
      'mum is so sad',
      'im really low',
      'i am really low',
      'im so low',
      'i am low at the moment',
    ],
    cues: ['burnout', 'postnatal', 'postpartum'],
    not: [
      'back is bad',
      'bad back',
      'back hurt',
      'hip operation',
      'broken leg',
      'autistic burnt out',
      'autistic burnout',
      'burnt out from school',
      'he is burnt out',
      'she is burnt out',
      'goes to work',
      'go to work',
      'leaves for work',
      'cries when mum goes',
      'cries when dad goes',
      'cry when mum leave',
      'my son is depressed',
      'my daughter is depressed',
      'he is depressed',
      'she is depressed',
      'mood swing',
      'cries for mum',
      'cries for dad',
    ],
  },
  topicWords: ['low', 'mood', 'depression', 'grey', 'alarm', 'bell'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Depression is an illness; it makes people sad, tired, irritable or empty for weeks, and it is treated by talking, by medicine or both. Many people get better with treatment; how long it takes differs.',
    'A child cannot cause the depression of a parent and cannot cure it; children often believe both.',
    'Young children connect what happens to themselves, so "it is not because of you" needs saying, and more than once (Royal College of Psychiatrists, NHS).',
    'A parent with depression may not smile, play or listen much; it does not mean that they have stopped caring.',
    'One other reliable adult, ordinary days and a plain explanation protect children most.',
    'It is for other adults to look after a parent; children may be kind, and they are not nurses.',
    'A child who is worried about a parent, or about safety, can tell another adult at once: a relative, a teacher, a doctor; in an emergency anyone may call for help.',
    'Crying in front of a child is not harmful when it is explained.',
  ],
  threads: {
    alarm: 'an illness of worry, in which an alarm rings with no fire',
    grey: 'grey days, when clouds are low and people are still there',
    slow: 'the smile that is slow today',
    plant: 'a plant on the sill that rests in winter',
    list: 'what a child did not do and need not do',
    leg: 'an illness that shows no plaster',
    glasses: 'glasses that make everything look grey',
    weight: 'everything weighs more',
    manual: 'the sentence "It is not about me"',
    kite: 'a kite that goes too high and too low, and a child who is not the wind',
  },
  // High times as well as low ones: what is told of grey and tired days alone would be half of it.
  threadCues: {
    alarm:
      /^(?![^]*\b(?:depress\w*|bi-?polar|burn ?out|low mood)\b)[^]*?\b(?:(?:i|we|mum\w*|mom\w*|dad\w*|papa|mother|father|wife|husband|partner)\b(?: \w+){0,5} (?:anxi\w*|panic\w*|agoraphobi\w*|ocd|ptsd)|(?:my|his mum'?s|her mum'?s|his dad'?s|her dad'?s) (?:anxiety|panic|ocd|ptsd))\b/i,
    kite: /\b(?:bi-?polar|manic|mania|hypomani\w*)\b/i,
  },
  onlyWhenSaid: ['alarm', 'kite'],
  tellsAlone: ['alarm'],
  roles: {
    // Postnatal depression is a mother's, whoever writes about it.
    who: {
      ...parentRole(who),
      cues: [
        ...parentRole(who).cues,
        { match: /\bpost[- ]?(?:natal|partum)\b/i, phrase: { text: 'Mum', gender: 'f' } },
      ],
    },
    illness: {
      fallback: { text: 'an illness of the mood' },
      cues: [
        { match: /\bdepress\w*|\bpost[- ]?(?:natal|partum)\b/i, phrase: { text: 'depression' } },
        { match: /\bburn(?:t|ed)?[- ]?out\b/i, phrase: { text: 'burnout' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Bell With No Fire', thread: 'alarm' },
      { text: 'A Grey Day', thread: 'grey' },
      { text: 'Grey Outside, Soup Inside', thread: 'grey' },
      { text: 'A Slow Smile', thread: 'slow' },
      { text: 'The Plant on the Sill', thread: 'plant' },
      { text: 'A Plant in Winter', thread: 'plant' },
      { text: 'Not Because of {name}', thread: 'list' },
      { text: 'A Kite Up High', thread: 'kite' },
      { text: 'The Kite and the String', thread: 'kite' },
      { text: 'One Day and the Next' },
      { text: '{name} at Home' },
    ],
    older: [
      { text: 'Once Round the Alarm', thread: 'alarm' },
      { text: 'A Bell With No Fire', thread: 'alarm' },
      { text: 'No Plaster to See', thread: 'leg' },
      { text: 'An Illness Without a Plaster', thread: 'leg' },
      { text: 'Three Things It Is Not', thread: 'list' },
      { text: 'Somebody Else Does the Mending', thread: 'list' },
      { text: 'Grey Glasses', thread: 'glasses' },
      { text: 'Looking Through Grey', thread: 'glasses' },
      { text: 'What Things Weigh', thread: 'weight' },
      { text: 'A Heavy Spoon', thread: 'weight' },
      { text: 'Five Words for the Mirror', thread: 'manual' },
      { text: 'The Kite and the String', thread: 'kite' },
      { text: 'Not the Wind', thread: 'kite' },
      { text: 'One Day and the Next' },
    ],
  },
  benefits: [
    "Says plainly that an illness of the mood is nobody's fault, and that no child causes it.",
    'Says whose job it is to help, and that it is not the job of {name}.',
    'Names other people who can be told and asked.',
  ],
  talk: {
    young: [
      'Whose job is it to help in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we say three people who can give a hug?',
    ],
    older: [
      'What was new in the story?',
      'Which word went into the blank, and is it the same on other days?',
      'Shall we write down three people to go to?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['flower', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<grey> Some days are grey. {who} is low today. {Name} did not do it. Low is sad and tired.
      D<grey> Grey clouds can sit low. {who} is low too, and tired. {Name} may see it. Play did not do it.
      D<slow> {who} is low today. The smile is slow. {Name} may look for it. Slow, slow smile.
      P A tired face can look cross. It may be just tired.
      P Grown-ups get low. Grown-ups help them.
      P Doctors know about low days. They can help.
      Q<grey> On a grey day, {Name} may feel ____.
      Q {Name} may feel ____ with {who} low.
      Q Right now, {Name} may feel ____.
      H {helper} can play now.
      H {helper} can make the soup.
      H {helper} can give a long hug.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can stay near.
      T {he} can ask for a hug.
      T {he} can go and play.
      T {he} can sing or be quiet.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      D<kite> A kite goes up, and then low. {who} is like that now. {Name} did not do it.
      D<kite> Up and down goes a kite. {Name} may see it. {who} can be up or low now. No child did that.
      C<kite> {he} can say, "Up and down, not me."
      A<kite> A kite goes up, and low. Grown-ups hold on to it. {Name} can go and play.
      C<grey> {he} can say, "Grey day, not my job."
      C<grey> {he} can say, "Grey, grey, and I play."
      C<slow> {he} can say, "Slow smile, no hurry."
      C<topic> {he} can think about {topic}.
      A<grey> Some days are grey. People are still there. Somebody cooks. Somebody hugs {Name}.
      A<grey> Grey clouds are low. Soup is warm. {Name} did not make it grey. Play is good.
      A<slow> A low day has a slow smile. It is nobody's fault. There is a lap for {Name}. There is a bed.
    `),
    '4-5': script(`
      D<plant> {who} has a low mood that stays. It is a kind of illness. {Name} may look at a plant in winter. It makes no flowers then. It is still alive, and it is still that plant. Nobody broke it.
      D<plant> Some plants rest for a long time. They have no flowers then, and {Name} may think they look tired. {who} has a low mood and is tired too. No child made it so. It takes time, and other grown-ups help.
      D<list> {who} is low and sad, and it stays for many days. {Name} may ask, "Was it me?" No. Was it the spilt milk? No. Was it the loud game? No, not that either. A low mood is an illness, and children do not make it.
      P {who} may not laugh at a joke. The joke may be good. Laughing is hard work just now.
      P Some children try to make it better with hugs and jokes. Hugs are nice. The mending is for doctors.
      P Grown-ups cry too. Tears come with a low mood. They stop, and then there is a tissue.
      P Other people in the family may know about it. They may think about {Name} as well.
      Q {Name} may feel ____ when {who} is low.
      Q When it is quiet at home, {Name} may feel ____.
      Q In the middle of {his} tummy, it may feel ____.
      H {helper} can play for a while now. ~ Playing is a child's job.
      H {helper} can say again, "It is not because of you." ~ It helps to hear it twice.
      H {helper} can take care of supper and bedtime.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can come when {Name} calls.
      T {he} can ask a grown-up for a hug.
      T {he} can go out and play.
      T {he} can tell a grown-up, "I am worried."
      T<comforter> {he} can tell it all to {comforter}.
      T<quiet> {he} can spend some time {quiet}.
      D<kite> A kite can fly very high and then fall very low. {who} has an illness like that. {Name} may see fast, loud days, with no time for sleep. On other days {who} is low. A child is not the wind. No child made it so.
      P<kite> On a high day, {who} may say yes to odd things. It may be no again the next day. That is hard, and it comes from the illness.
      C<kite> {he} can say, "I am not the wind."
      A<kite> A kite has a string, and doctors hold it now. An illness of the mood takes time. {Name} has other things to hold, such as a ball. There is supper, and somebody is there.
      C<plant> {he} can say, "Resting plant, I did not break you."
      C<plant> {he} can think, "It rests, and I can play."
      C<list> {he} can say, "Not me, not the milk, not the game."
      C<topic> For a rest, {he} can think about {topic}.
      A<plant> The plant stands on the sill and rests. Somebody else gives it water. It is the same with a low mood. Other grown-ups help with that. {Name} has time to play.
      A<plant> No one can pull a flower out of a plant. No one can pull a smile out of a low mood. Both take their time. There is supper today, and somebody is there.
      A<list> So it was not the milk. {who} is low, and it is nobody's fault. Doctors can help, and other people can cook. Outside, {Name} may be as loud as ever.
      D<alarm> {who has} an illness with a lot of fear in it. {Name} may see it. It is a bit like a bell that rings with no fire. Then the breath goes fast, or the mood is low. No child rang the bell. It stops again, and doctors can help.
      P<alarm> A bell like that is loud inside. From outside it looks like a tired face.
      P<alarm> Some children try to be extra good then. They do not need to. It is not about that.
      Q<alarm> When the bell rings for a grown-up, {Name} may feel ____.
      Q<alarm> At the door, {his} tummy may feel ____.
      H<alarm> {helper} can say, "That is the illness, and it ends." ~ It helps to hear that.
      H<alarm> {helper} can go out with {Name}. ~ Somebody can come to the park.
      T<alarm> {he} can go and play.
      T<alarm> {he} can ask, "Is it the bell?"
      C<alarm> {he} can think, "It is a bell. I did not ring it."
      A<alarm> The bell gets quiet, and the mood gets better by and by. It may ring another day. Grown-ups help with that, and it is not a job for {Name}. There is supper, and somebody to eat it with.
    `),
    '6-7': script(`
      D<leg> {who} has an illness, a low mood. {Name} may not see it. A broken leg has a plaster, but this has none. It stays for weeks. From outside there is only a tired face. It is not laziness, and it is not about a child. It is as real as a leg.
      D<leg> Some illnesses can be seen, such as a leg in plaster. {Name} may know others that cannot, such as a headache. {who} has a low mood that stays. It makes a person tired and sad, and even a joke is hard work. Nobody gave it to {who}, by a word or by a noise.
      D<list> {who} has a low mood just now. There are three things to know about it, and {Name} may count them. Children do not make it. Children cannot make it go. It is not a child's job to try. All three are true on good days and on bad days.
      P A tired face can look as if it did not care. Caring is inside, and it does not show on some days. {who} may think so too, and be sorry about it.
      P Grown-ups with a low mood can get help from other grown-ups. They can talk to a doctor, or take medicine. It works slowly, like learning to swim.
      P Some children become quiet at home so that nobody gets sad. Others make jokes all day. Neither of these is needed.
      P Friends may not know about it. They come from homes with other troubles. Most of them just want to play.
      Q {Name} may feel ____ when {who} is low. It may be another word tomorrow.
      Q When a joke gets no laugh, {Name} may feel ____.
      Q On the way home from school, {his} tummy may feel ____. Two feelings can be there at once.
      H {helper} can look after {who}, so that {Name} can play. ~ That is a grown-up's job.
      H {helper} can say, "It is not because of you," many times. ~ It is true each time.
      H {helper} can tell what the doctor does. ~ It is easier to know than to guess.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can keep an hour just for {Name}. ~ It can be a loud one.
      T {he} can tell another grown-up when something is a worry. ~ It is fine to tell a teacher too.
      T {he} can go and play with a friend. ~ It makes nobody at home more sad.
      T {he} can name three people who give good hugs. ~ Then it is easy to find one.
      T<comforter> {he} can tell the whole thing to {comforter}. ~ Soft things listen to the end.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs rests from worry.
      D<kite> Some kites pull up and up, and then they drop. {who} has an illness that does this with a mood. {Name} may see both. In a high time, people talk fast, hardly sleep and start ten things. In a low time, getting up is hard. No child starts either. A child is not the wind.
      P<kite> In a high time, people may plan a lot. Not all of it comes true. It is fair to be sad about that and to say so.
      C<kite> {he} can think, "High or low, I am not the wind."
      A<kite> Doctors and other grown-ups hold the string of that kite. They have talks and medicine, and it takes time. On some days the mood flies quite level. {Name} may run about on the grass. That is what grass is for.
      C<leg> {he} can think, "No plaster, and it is real."
      C<leg> {he} can say, "It is an illness, and it was not me."
      C<list> {he} can count, "Not made by me, not mended by me."
      C<topic> For a rest, {he} can think about {topic}.
      A<leg> A leg takes weeks, and a low mood can take longer. Nobody knows how long. Doctors know how to help. There is still breakfast and school, and somebody to ask. People are kind to somebody with a plaster. They can be kind where there is none, too.
      A<leg> Some days are lighter, and {who} may even laugh. Then a low day comes again. That is how this illness goes, with no plaster to show it. It is fine to laugh on both kinds of day.
      A<list> Three things are easy to remember, even at bedtime. A low mood is not made by children, and not mended by them. What is left is a child's own work. That is school, play and toast.
      D<alarm> {who has} an illness with an alarm in it. {Name} may see it at home or at a door. It rings with no danger there, and the mood gets low. Then the heart goes fast and the hands shake. It is the alarm that each body has, only too quick. No child set it off, and it ends each time.
      P<alarm> People with such an illness know that there is no fire. The body does not believe it yet. That is tiring.
      P<alarm> Some children try to be quiet or extra good. It is kind, and the alarm does not listen to it.
      Q<alarm> When an alarm rings in a grown-up, {Name} may feel ____.
      Q<alarm> When a plan does not work out, {Name} may feel ____.
      H<alarm> {helper} can step in for a trip or the school run. ~ Then the day goes on.
      H<alarm> {helper} can say what the illness is called and who treats it. ~ A thing with a name is smaller.
      T<alarm> {he} can say, "I will wait over there with a book." ~ Nobody needs to mend it.
      T<alarm> {he} can tell another grown-up how it is at home. ~ That is allowed.
      C<alarm> {he} can think, "An alarm, and no fire, and not from me."
      A<alarm> The alarm runs out, as it does each time. There are doctors who help it to ring less, and that takes a while. A low mood after it goes as well. {Name has} other things to do, such as school, jokes and cartwheels.
    `),
    '8-10': script(`
      D<glasses> {who} has {illness}, with a low mood that stays for weeks. To {Name} it can be explained as a pair of grey glasses. Through them a sunny day looks dull, and the best joke looks like work. Nothing has changed on the other side of the glasses. The jokes are as good as before. The illness changes how things look, and nobody's behaviour put it there.
      D<glasses> Grey glasses may be a good comparison. {who} has {illness}, and it makes everything look grey. {Name} may tell good news at supper and get a tired "mm". The news was not dull. The glasses were in the way. It is an illness, and there are doctors who treat it.
      D<list> {who} has an illness, a low mood that stays. There are two things {Name} may think about it at night. One is "It was me." The other is "If I am good enough, it will stop." Both are mistakes, and clever people make them. No behaviour brings it on, and no behaviour sends it away. Treatment and time can help.
      D<list> At home there is an illness now, a low mood that stays. Two thoughts about it tend to come at night, and {Name} may know them both. The first is "I did something." The second is "If I try harder, it will stop." {who} has that illness, and neither of the thoughts is true. Nobody at home brought it on, and nobody has the job of curing it. That job belongs to doctors, treatment and time.
      P A parent with a low mood often knows what is being missed. They see what they are missing go by. Many of them feel bad about it, and that is a part of the illness too.
      P Children in such a family may get good at reading faces. They can tell from the sound of a key what sort of evening it will be. It is a skill, and it is tiring.
      P People who have not had such an illness may say, "Just smile." It is a bit like telling a broken leg to hurry. They mean well and know little about it.
      P Other adults often know more than they say. A teacher or an aunt may be waiting for a sign that it is all right to ask.
      Q At the front door, {Name} might feel ____. It may be a different word on a Thursday.
      Q {Name} might feel ____ when {who} does not laugh.
      Q When a good day comes, {Name} might notice ____. It may be hard to trust it at first.
      H {helper} can explain what the doctors do, in plain words. ~ Facts leave less to guess.
      H {helper} can take over what needs doing, such as lunches and forms. ~ It leaves children free for their own work.
      H {helper} can be the person to call when something is a worry. ~ It is good to have the number before it is needed.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can listen without telling anyone to be strong. ~ Being heard is often enough for one day.
      T {he} can tell one adult outside about it, such as a teacher. ~ Telling is not a betrayal, and it is a relief.
      T {he} can invite a friend, or go to one. ~ A loud afternoon harms nobody.
      T {he} can write down a worry and give it to an adult to keep. ~ Adults have bigger pockets for that.
      T<comforter> {he} can keep {comforter} near in the evening. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}. ~ A head needs time off from reading faces.
      T<activity> {he} can keep the usual time for {activity}. ~ It is allowed to enjoy something.
      D<kite> A kite in a strong wind climbs until the string hums, and then it drops like a stone. {who} has an illness in which a mood can do both. {Name} may know the high times, with little sleep, a lot of talk and a plan for everything. In a low time even a reply is work. It is possible to miss the ordinary days in between. Nothing that anybody at home said or did started it.
      P<kite> A high time can look like fun from outside, with presents and late nights. It can be frightening to live with. Watching from the door is fine.
      C<kite> {he} can think, "I am on the grass, and I am not the wind."
      A<kite> Nobody can call down a kite by being good, and nobody blew it up there by being loud. The string is in the hands of doctors and adults, who know several ways to wind it in. It takes weeks more often than days. A mood can be level for a while as well, and such days may simply be enjoyed. If something at home seems unsafe, any adult can be told at once.
      C<glasses> {he} can think, "That was the glasses, and my news was good."
      C<glasses> At supper, {he} can think, "Grey from there, not grey from here."
      C<list> {he} can think, "I did not start it, and I am not the cure."
      C<topic> For a rest, {he} can think about {topic}.
      A<glasses> On some days the glasses slip, and there is a real laugh. On others they sit tight. A low mood comes and goes like that while it is treated, and nobody can say for how long. Good news can be told to other people as well, in full colour.
      A<glasses> Nobody chooses grey glasses. {who} is the same person behind them, and other adults help with the mood. {Name} may be sad, cross or fed up about it. All of these can be said aloud to somebody with clear eyes.
      A<list> A thought is not true just because it comes at night. This one can be answered in the morning with what doctors know. A low mood that stays is an illness. It has treatment, it has helpers, and none of them is in primary school.
      D<alarm> Every body has an alarm that is meant for tigers and fires. {who has} an illness in which it goes off in a shop or at the front door. {Name} may have seen it, a fast breath and then a low mood, and looked for the reason. There is none in the room. It was not set off by a child, and it ends by itself each time.
      P<alarm> People who have it mostly know that nothing is wrong. It makes little difference, because an alarm cannot read. Many of them are sorry about the plans that fall through.
      P<alarm> Other adults may say "just relax". They have not met that alarm. Doctors who treat it say other things, and those take practice.
      Q<alarm> When it starts in public, {Name} might notice ____. It may be in the face.
      Q<alarm> When a plan is cancelled again, {Name} might feel ____. Sorry and cross can be in it together.
      H<alarm> {helper} can have a second plan ready for days when the first one does not work. ~ A day with two plans is hard to spoil.
      H<alarm> {helper} can explain the illness and what is being done about it. ~ It leaves less to guess.
      T<alarm> {he} can do nothing at all and wait close by or further off. ~ It is not a job for children to stop it.
      T<alarm> {he} can say that it was a pity about the plan. ~ It may be said without any blame.
      C<alarm> {he} can think, "It is an alarm without a fire. I did not set it off."
      A<alarm> The alarm runs down, and the room is the same as before. With treatment it may ring less often, and nobody can give the date. A low mood after it is part of the illness, and so is being tired. {Name} can be fond of somebody with a loud alarm and still go to football.
    `),
    '11+': script(`
      D<weight> Depression is often described as sadness, and people who have had it describe it rather as weight. A reply, a shower or a spoon can take an effort that no one sees. {who} has a low mood of that kind, and {Name} may have met the closed door and the flat "mm". It is an illness of the body as much as of the mind, and it is treatable. Nothing that {Name} said, did or left undone brought it on, and no good behaviour can cure it.
      D<weight> Some planets would make everything weigh twice as much. {who} has {illness}, with a low mood that stays, and lives on something like such a planet for now. {Name} lives at the ordinary weight, in the same house, and may find that hard to remember at breakfast. Over there, standing up is a decision, and conversation is heavy lifting. Nothing that {Name} said, did or left undone sent anybody there, and it is not {his} job to fetch anybody back. Doctors know several ways back, most of them slow.
      D<manual> If there were a letter for people whose parent has a low mood that stays, the first line could be five words long. "It is not about me" would do. {Name} may know it already. It is easy to forget when {who} looks straight past a good mark. A low mood makes faces hard to read. Every blank look turns into a mirror, and people see their own mistakes in it. The blank look is a symptom. It would be there for anyone, and nobody at home made the illness.
      P A parent with depression often knows what is being missed and adds it to the list of failures. That is part of how the illness talks. It also makes some of them snap at exactly the people they are worried about.
      P The other adults may be busy keeping everything running. They count on the young people at home to be fine, because that would be such a relief. It is reasonable to tell them otherwise.
      P Friends may say "depressed" about a wet weekend, because the word is used for everything. It is possible to let it pass, or to explain it to one of them properly.
      P Some people whisper, or recommend walks. They grew up when such things were kept quiet. Nobody here needs to keep it quiet, and nobody is obliged to announce it.
      Q On opening the front door, {Name} might notice ____. Bodies often check the mood of a house first.
      Q After a bad evening, {Name} might feel ____. Anger is common, and so is guilt about the anger.
      Q On a surprisingly good day, {Name} might feel ____. Careful is one possible word.
      H {helper} can explain the treatment, what it does and how long it may take to work. ~ Slow is easier to bear than mysterious.
      H {helper} can settle who is called when things get worse, and put the numbers on the fridge. ~ If anybody may not be safe, that is a matter for adults and doctors at once.
      H {helper} can take jobs back that have drifted to a younger person. ~ There are services for young carers, too, and asking for them is ordinary.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can talk about something else entirely for an evening. ~ It does not solve it, and it airs the room.
      T {he} can tell one adult outside the house how it is. ~ A teacher or a doctor has heard it before.
      T {he} can go out without asking permission from a mood. ~ Having a life is not unkind.
      T {he} can write an honest page about it and keep it or tear it up. ~ A page holds still in a way that thoughts do not.
      T<comforter> {he} can keep {comforter} within reach. ~ Nobody has published an age limit for comfort.
      T<quiet> {he} can take an hour for {quiet}. ~ Watching over other people is tiring work.
      T<activity> {he} can keep the usual time for {activity}. ~ A week needs something that weighs the normal amount.
      D<kite> A kite in a gale climbs until the string cuts into the fingers, and then it drops. {who} has an illness that does something like it to a mood. {Name} may have learned to judge the wind at breakfast, which is a tiring thing to be good at. In a high phase people sleep little, talk fast, spend money and are hard to contradict. In a low one, the same person can barely answer. It was not brought on by marks, noise or an argument about a phone.
      P<kite> What gets said in a high phase, a grand plan or an insult, belongs to the illness as well. It may hurt all the same, and it may be talked about later. Both are fair.
      C<kite> {he} can think, "Not my wind, and not my string."
      A<kite> Treatment shortens the string, so to speak. Many people with such a mood illness fly level for long stretches, and nobody can give the dates beforehand. Holding on to it is work for doctors and adults, who take turns. {Name} has a life on the ground with other weather in it. If something seems unsafe, any adult at any hour will do.
      C<weight> {he} can think, "Heavy there, ordinary here."
      C<weight> When the answer is only "mm", {he} can think, "That one word weighed a lot."
      C<manual> {he} can think, "It is not about me, five words."
      C<topic> For a rest, {he} can think about {topic}, and leave the rest where it is.
      A<weight> Treatment, where there is some, tends to work like a slow change of gravity. There are lighter days, then heavy ones again, and at some point a low mood may have more gaps than days. Nobody can give the date. Whatever {Name} carries in the meantime may be put down in front of another adult, at any hour if it is about somebody's safety.
      A<weight> Two people can live in one kitchen at different weights. It takes patience on both sides, and it is not fair, and both of those can be said. A low mood is for doctors and adults to treat. For everyone else there is an ordinary Saturday, at its ordinary weight.
      A<manual> The second line of that letter would probably say who else to talk to. A low mood in one person needs several people around it, and at least one of them belongs to {Name}. If something seems unsafe, any adult and any hour will do. On ordinary days the first line is enough, and it is short enough for a mirror.
      D<alarm> An anxiety illness is best understood as a smoke alarm fitted too close to the toaster. {who has} one of these, and {Name} may have become good at seeing it come. It goes off at the front door, in a queue or at nothing that anyone can name. The heart races, the mood sinks, and the plan for the day is gone. To see it coming is a tiring skill, and nobody's behaviour at home installed the thing.
      P<alarm> People with such an alarm are usually the first to know that there is no fire. That knowledge does not reach the alarm. Being told to calm down adds embarrassment to noise.
      P<alarm> Some young people turn into the guide, the driver of errands and the person who answers the door. It is impressive, and it is not a post that a child holds. Adults are in charge of care.
      Q<alarm> When it begins in front of others, {Name} might feel ____. Protective and mortified go together more often than is admitted.
      Q<alarm> When a plan has fallen through, {Name} might notice ____.
      H<alarm> {helper} can make sure that outings do not depend on one person. ~ A lift from somebody else is not a betrayal.
      H<alarm> {helper} can talk about the treatment, and about how long such things take. ~ Slow is easier to bear than mysterious.
      T<alarm> {he} can go ahead with a plan and leave the alarm to the adults. ~ Going out is not desertion.
      T<alarm> {he} can say which errands are fine and which are too much. ~ A limit can be a help to both sides.
      C<alarm> {he} can think, "It is loud, it is not a fire, and it is not my switch."
      A<alarm> Alarms like this can be adjusted, by people who have learnt how, in small turns over months. In between there will be good stretches, a low mood now and then, and toast. {Name} may keep a life with a door in it that opens to the outside. If it is ever about safety, any adult at any hour is the right one.
    `),
  },
};

export const parentDepressed: Frame = withScenes(
  own,
  sinceTheJobWent,
  wardForTheMood,
  carryingALot,
  quietAndNotCross,
  tearsAtHome,
);

import { beforeAMatch } from './before-a-match.ts';
import { bigFeet } from './fears/big-feet.ts';
import { nextDoor } from './fears/next-door.ts';
import { bigOnesInThePlayground } from './school/big-ones-in-the-playground.ts';
import { script, type Frame, type Role } from '../frame.ts';
import { goingOverIt } from './going-over-it.ts';
import { somebodyToTalkTo } from './health/mending/somebody-to-talk-to.ts';
import { morningTummy } from './morning-tummy.ts';
import { said, withScenes } from './scene.ts';
import { answersOnAList } from './home/answers-on-a-list.ts';
import { worriedAboutBurglars } from './fears/worried-about-burglars.ts';
import { lateAtTheGate } from './late-at-the-gate.ts';
import { aHeartThatCanBeHeard } from './fears/a-heart-that-can-be-heard.ts';
import { mightDie } from './family/might-die.ts';

/** What keeps a worry until the morning: a worry monster, a doll or a jar that the family has, by name where it has one. */
const KEEPER: Role = {
  fallback: { text: 'the pad by the bed' },
  cues: [
    { match: /\bworry (?:monster|doll|eater|plaque|teddy|pet|friend|box|jar)s?,? (?:is )?(?:called |named )?(?!He\b|She\b|The\b)(\p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
    { match: /\bworry (monster|doll|eater|box|jar|stone)s?\b/i, phrase: { text: 'the worry $' } },
  ],
}; // prettier-ignore

const own: Frame = {
  id: 'feeling-worried',
  name: 'Feeling worried',
  says: [
    'worries a lot',
    'worried about everything',
    'anxious',
    'anxiety',
    'nervous before school',
    'always asking what if',
    'what if something happens to mum',
    'tummy aches from worrying',
    'overthinks everything',
    'cant stop worrying at bedtime',
    'panics about small things',
    'gets so nervous he feels sick',
    'scared something bad will happen',
    'needs reassurance all the time',
    'asks the same question again and again',
    'worries that people are cross with her',
    'stressed out kid',
    'so many worries she cant sleep',
    'worry wart',
    'general anxiety 8yo',
    'he worries about us dying or getting ill',
    'frets over new things',
    'anxious thoughts',
  ],
  claims: {
    strong: [
      'full of worries',
      'head full of worry',
      'worries going round',
      'worried about being late',
      'worries about being late',
      'worried well be late',
      'scared of being late',
      'anxious about being late',
      'panics about being late',
      'panics in assembly',
      'panics in class',
      'panics in lessons',
      'panics at school',
      'scared to tell',
      'afraid to tell',
      'frightened to tell',
      'worried about telling',
      'nervous about telling',
      'scared of telling',
      'afraid of telling',
      'dreads telling',
      'doesnt dare tell',
      'scared to say',
      'afraid of dying',
      'scared of dying',
      'fear of dying',
      'fear of death',
      'scared of death',
      'afraid of death',
      'worried about dying',
      'worry',
      'worried',
      'worries',
      'worrying',
      'worrier',
      'anxious',
      'anxiety',
      'nervous',
      'panic',
      'overthink',
      'stress',
      'stressed',
      'fret',
      'reassurance',
      'what if what if',
      'worries about everything',
      'nervous wreck',
      'frets',
      'anxious child',
      'what ifs',
      'catastrophises',
      'thinks the worst',
      'overthinking',
      'sick with nerves',
      'butterflies in her tummy',
      'butterflies in his tummy',
      'burglar',
      'burglars',
      'robbers',
      'being burgled',
      'something bad will happen',
      'something bad happens',
      'right order',
      'ocd',
      'rituals',
      'compulsions',
      'compulsive',
    ],
    cues: [
      'what if',
      'same question',
      'again and again',
      'reassure',
      'bedtime',
      'sleep',
      'tummy ache',
      'stomach ache',
      'scared',
      'fear',
      'afraid',
      'sick',
      'think',
      'thought',
      'happen',
      'future',
      'tomorrow',
      'cry',
      'tense',
      'ask',
    ],
    not: [
      'i am worried',
      "i'm worried",
      'im worried',
      'we are worried',
      "we're worried",
      'makes me worried',
      'worries me',
      'not worried',
      'worried mum',
      'worried mom',
      'worried about the dark',
      'worried about monsters',
      'anxious about the dark',
      'nervous in the dark',
      'separation anxiety',
      'what worries me',
      'worries me is',
    ],
  },
  topicWords: ['worry', 'worries', 'worried'],
  facts: [
    'Fires in homes are rare; a working smoke alarm wakes people early, grown-ups check cookers, plugs and candles, and a plan says: get out, stay out, call the fire service. Children do not go back for things or hide.',
    'A worry is a thought about something that has not happened yet; many begin with "what if".',
    'A worry is not a forecast: what it says may happen, may happen in part or may not happen.',
    'Worry can be felt in the body: a fast heart, quick breath, tight muscles, an odd stomach.',
    'A slow breath with a long way out helps the heart to slow down; breath is one part of this that people can steer.',
    'Writing or drawing a worry takes some of the load off the memory, and at bedtime a written list can make it easier to fall asleep.',
    'Noticing what is here through the senses gives attention something else to do than the worry.',
    'Everybody worries at times; a little worry helps people to get ready.',
    'Telling a worry to someone who listens often makes it easier to bear.',
    'A set time for worries in the day helps some people to leave them for that time.',
    'People tend to underestimate how often others are worried, because it seldom shows.',
    'After a talk most people think that the other person liked them less than that person did; it is found from about five years on.',
    'At rest a child of school age breathes about twenty times a minute.',
    'Most people live until they are old. Children of about five to nine often begin to think about death; it is a usual part of understanding it. An honest answer says what is likely and promises nothing.',
    'Washing hands with soap for about twenty seconds, before food and after the toilet, is enough on an ordinary day; when washing or worry takes over, a doctor can help.',
  ],
  threads: {
    night: 'the hour at which worries get up when everybody else lies down',
    fire: 'a small round alarm that is awake all night, and what the grown-ups have looked at',
    wave: 'a wave of alarm that rises, stands and goes down again',
    say: 'a sentence that is ready and will not come out',
    paper: 'a worry that is put on paper and stays there',
    breath: 'air in and out, and a hand on the tummy that goes up and down',
    here: 'what is here now, such as a floor and two feet, beside what is only a what if',
    die: 'a long life, in which there is time for a lot',
    lock: 'doors that are shut, and what is known about them',
    fetch: 'the minute before the door opens, with the right person behind it',
    germs: 'soap that has done its job after twenty seconds',
    rule: 'a rule that a worry makes, and a rule that can wait',
    apart: 'a thread between two people who are apart for the day',
    liked: 'what is in the other heads, which a worry can only guess',
  },
  // A worry that keeps somebody at home is no slow morning.
  decidedBy: [
    /\banxi\w+\b[^.!?]{0,60}\b(?:won['’]?t|can['’]?t|cannot|refus\w+ to|not|never) (?:\w+ )?(?:leav(?:e|ing)|go(?:ing)? out of) (?:the |her |his |their )?(?:house|home|flat)\b/i,
  ],
  threadCues: {
    // Who lies awake over a death is told of that.
    night:
      /^(?![^]*\b(?:die|dies|dying|death)\b)[^]*?(?:\b(?:(?:ca(?:n'?t|nnot)|cannot|won'?t|wont|could ?n'?t|unable to|trouble|hard to|struggles? to|not) (?:get to |fall a?|go to )?sleep(?:ing)?|lies? awake|lying awake|awake (?:at night|worrying|for hours|until)|keeps? (?:him|her|them) awake|(?:at|before) (?:bed ?time|bed|night)|(?:in|when) (?:bed|it'?s dark|the light\w* (?:is|are|goes|go) (?:off|out))|every night|night ?times?|in the night)\b)/i,
    // Among several what-ifs the fire is one, and the night is what they have in common.
    fire: said(
      String.raw`\b(?:house|home|flat|school|our \w+|we|everything) (?:\w+ ){0,3}(?:burn\w*|catch\w* fire|on fire)\b|\b(?:house|flat) fires?\b|\b(?:scared|afraid|frightened|terrified|worr\w+|fear|anxious|panics?)\b[^.]{0,30}\b(?:a fire|of fires?|about fires?|fires\b)(?! (?:alarms?|drills?|engines?|works|place|bell))`,
      String.raw`\b(?:worr\w+|anxious|panics?) (?:\w+ )?about (?:everything|anything and everything|lots of|all sorts|so many)\b|\bwhat if\b[^]*\bwhat if\b`,
    ),
    here: /\bwhat ifs?\b/i,
    // "Panics when there is a change" tells how big it is, and not what it is.
    wave: /\bpanic attacks?\b|\bpanic(?:s|king)?\b(?! (?:\w+ )?(?:when(?:ever)?|if|about|over|because|at|that|every time)\b)/i,
    say: /\b(?:scared|afraid|frightened|worried|nervous|dreads?|dreading|terrified|anxious)(?: (?:to|of|about))? (?:tell|telling|say|saying)|(?:can'?t|cannot|won'?t|doesn'?t|never) (?:tell|tells|talk to|open up to) (?:us|me|anyone|anybody|his|her)\b/i,
    rule: /^(?![^]*\b(?:burglar|robber|thie[fv]|intruder|break(?:s|ing)? in|kidnap))[^]*\b(?:rituals?|ocd|compuls\w*|(?:in )?(?:exactly )?the (?:right|same|exact) (?:order|way)|(?:touch|tap|check|count|repeat|knock|blink|lock|shut|clos|switch)\w* (?:[\w']+ ){0,6}?(?:twice|times|again|over and over)|even numbers?|starts? (?:again|over) if|or (?:else )?something (?:bad|terrible))\b/,
    liked:
      /^(?![^]*\bpanic\w*)[^]*?\b(?:(?:what|how) (?:all |the )?(?:other |her |his |their )?(?:people|others|everyone|everybody|anyone|kids|children|friends|classmates|girls|boys|they)(?: else)? (?:\w+ )?(?:thinks?|says?|sees? (?:him|her|them))\b|judg(?:es?|ed|ing|ement|mental)\b|self[- ]?conscious|(?:everyone|everybody|people|they|others) (?:is |are |will |might )?(?:\w+ )?(?:looking at|watching|staring|look at|stare|judg\w*|hates?|laugh\w* at)|(?:nobody|no one|people|they|others|everyone) (?:\w+ )?(?:likes?|hates?) (?:him|her|them)\b|social anxiety|socially anxious|make a fool|embarrass(?:ing)? (?:him|her|them)sel)/i,
    die: /\b(?<!\b(?:dog|cat|hamster|rabbit|fish|pet) (?:has |just )?)(?:die[sd]?|dying|death|dead)\b/,
    apart:
      /\b(?:(?:something|anything|things?) (?:\w+ )?(?:will |could |might |may |is going to )?happen\w* to (?:me|us|mum\w*|mom\w*|dad\w*|his|her|their|grand\w*)|(?:i|we|mum\w*|mom\w*|dad\w*) (?:will|might|could|may|am going to|are going to) (?:have an accident|crash|get (?:hurt|ill)|be (?:hurt|ill|in an accident)|disappear)|(?:i|mum\w*|mom\w*|dad\w*) (?:won.?t|will not|might not|never) (?:\w+ )?come (?:back|home)|(?:when|while) (?:i|we|mum\w*|mom\w*|dad\w*|his dad|her dad|his mum|her mum) (?:drives?|travels?|flies|fly|works?|goes out|go out|is (?:out|away|at work|driving))|about (?:me|us|mum|mom|dad|mummy|daddy) (?:when|while|all day|driving|getting hurt))\b/i,
    lock: /\b(?:burglar\w*|robber\w*|thie(?:f|ves)|break(?:s|ing)? in|broken into|intruder\w*|kidnap\w*|bad (?:men|man|people|guys?)|stranger\w* (?:coming|in)|someone (?:will |could |might |is )?(?:com\w+|get\w*) in)\b/,
    fetch:
      /\b(?:pick(?:ed|s|ing)? (?:\w+ )?up|fetch\w*|collect\w*|be(?:ing)? forgotten|forg[eo]t\w* (?:to (?:pick|collect|fetch|come)|him|her|them)|(?:not|n'?t|never|ever) come back|come for (?:him|her|them)|left behind|leave (?:him|her|them) (?:there|behind))\b/,
    germs:
      /\b(?:germs?|dirty|contaminat\w*|wash\w* (?:his|her|their) hands|hand ?wash\w*|get(?:ting)? (?:ill|sick)|catch(?:ing)? (?:something|an? )|infect\w*|disease\w*|poison\w*|virus\w*|clean enough)\b/,

    breath:
      /\b(?:panic\w*|hyperventilat\w*|breath\w*|heart (?:is |keeps )?(?:rac\w+|beat\w*|pound\w*|thump\w*)|(?:racing|pounding) heart|chest)\b/,
  },
  onlyWhenSaid: ['night', 'wave', 'say', 'liked', 'die', 'apart', 'lock', 'fetch', 'germs', 'rule', 'fire'],
  tellsAlone: ['night', 'wave', 'say', 'liked', 'die', 'rule', 'apart', 'germs', 'fire'],
  comesFirst: ['apart', 'fire', 'lock'],
  answers: {
    wave: /\b(?:can(?:['’]?t|not) (?:breathe|get (?:a |her |his |their )?breath)|(?:heart|breath\w*) (?:is |goes |gets )?(?:rac\w+|fast))\b/i,
  },
  roles: { keeper: KEEPER },
  titles: {
    young: [
      { text: 'Worries Get Up at Night', thread: 'night' },
      { text: 'The Bed and the Box', thread: 'night' },
      { text: 'The Small Round Alarm', thread: 'fire' },
      { text: 'A Wave Goes Down', thread: 'wave' },
      { text: 'A Sentence That Is Ready', thread: 'say' },
      { text: 'Two Days at the Same Time', thread: 'apart' },
      { text: 'Who Comes at the End?', thread: 'fetch' },
      { text: 'Shut, Shut, Shut', thread: 'lock' },
      { text: 'A Long, Long Time', thread: 'die' },
      { text: 'Round and Round Goes the Crayon', thread: 'paper' },
      { text: 'A Worry on Paper', thread: 'paper' },
      { text: 'Up Goes the Tummy', thread: 'breath' },
      { text: 'In, and a Long Way Out', thread: 'breath' },
      { text: 'Hello, Floor', thread: 'here' },
      { text: 'Here Is the Floor', thread: 'here' },
      { text: 'When a Worry Comes' },
      { text: '{name} and the Worry' },
      { text: 'A Worry Can Be Told' },
    ],
    older: [
      { text: 'The Hour of Small Things', thread: 'night' },
      { text: 'Office Hours', thread: 'night' },
      { text: 'The One That Stays Awake', thread: 'fire' },
      { text: 'What Is Known About Fire', thread: 'fire' },
      { text: 'Checked Once Is Checked', thread: 'lock' },
      { text: 'Up, and Down Again', thread: 'wave' },
      { text: 'A Sentence That Is Ready', thread: 'say' },
      { text: 'Two Days at the Same Time', thread: 'apart' },
      { text: 'What Is in the Other Heads?', thread: 'liked' },
      { text: 'The Rule That Can Wait', thread: 'rule' },
      { text: 'Who Made That Rule?', thread: 'rule' },
      { text: 'Twenty Seconds of Soap', thread: 'germs' },
      { text: 'Who Comes at the End?', thread: 'fetch' },
      { text: 'The Evening Round', thread: 'lock' },
      { text: 'The Doors Are Shut', thread: 'lock' },
      { text: 'The Big Question at Night', thread: 'die' },
      { text: 'Already on the List', thread: 'paper' },
      { text: 'What Paper Is Good At', thread: 'paper' },
      { text: 'The Long Breath Out', thread: 'breath' },
      { text: 'One Slow Thing', thread: 'breath' },
      { text: 'What If and What Is', thread: 'here' },
      { text: 'Two Feet and a Floor', thread: 'here' },
      { text: 'What a Worry Is Made Of' },
      { text: '{name} and the Worry' },
      { text: 'Before Anything Has Happened' },
    ],
  },
  benefits: [
    'Explains what a worry is and what it does in a body, and makes no promise about what comes next.',
    'Gives {name} one thing to do and one short sentence for when a worry comes.',
    'Makes it easy to say a worry out loud, because the blank asks for it.',
  ],
  talk: {
    young: [
      'What can be done with a worry in this story?',
      'Where does a worry feel odd: tummy, hands or head?',
      'Shall we draw a worry together and choose a place for it?',
    ],
    older: [
      'Which sentence from the story could be said to a worry?',
      'Which word went into the blank, and how big is it today?',
      'Shall we choose ten minutes a day for talking about worries?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'worried',
    companion: null,
    props: ['notebook', 'pencil', 'cup'],
  },
  text: {
    '2-3': script(`
      D<paper> Sometimes a worry comes. It can come to {Name} too. A worry can go on paper. Round and round goes the crayon. There it is!
      D<paper> Round and round goes a crayon. That is a worry. {Name} can see it. It is on the paper. It is [red|blue].
      D<breath> Sometimes there is a worry. {his} tummy can feel it. Up goes the tummy with air. Then it goes down. Slow, slow, slow.
      D<breath> {Name has} a tummy. A worry can make it tight. Air goes in and out fast. It can go slow too. Up, and down.
      D<here> A worry is about later. {Name is} here now. The floor is here too. A hand is here. That is a lot.
      P Grown-ups get worries too. Some tell a friend.
      P Lots of children have a worry. They can tell it.
      P People cannot see a worry. They can hear about it.
      P Some children cry then. Some want a lap.
      Q When a worry comes, {Name} may feel ____.
      Q With a worry, {his} tummy may feel ____.
      Q With a big worry, {Name} may feel ____.
      H {helper} can sit close and listen.
      H {helper} can hold a hand.
      H {helper} can say what comes next.
      H<helper> {helper} can hold {Name} close.
      T {he} can ask for a hug.
      T {he} can tell a grown-up.
      T {he} can blow one long breath.
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<paper> {he} can say, "Worry, there is your paper."
      C<paper> {he} can say, "Round and round, all there."
      C<breath> {he} can say, "Up it goes, and down."
      C<breath> {he} can say, "Slow, slow, slow."
      C<here> {he} can say, "Hello, floor."
      C<here> {he} can say, "Here I am, hello, hand."
      C<topic> {he} can think about {topic}.
      A<paper> Round and round, and stop. The worry is on the paper. {Name is} here. The paper can stay there.
      A<breath> Up goes the tummy. Down goes the tummy. A worry can come and go. {Name is} still here.
      A<breath,helper> Up and down goes the tummy. A worry can come and go. {helper loves} {Name} the same.
      A<here> The floor is still here. A hand is still here. A worry is about later. Hello, floor, and hello, {Name}.
    `),
    '4-5': script(`
      D<paper> A worry is a thought about later. {Name} may have one now and then, as most people do. It can come back again and again. A worry can be put on paper with a crayon. Then it is in one place.
      D<paper> What does a worry look like? Nobody can see one, so a crayon can help. {Name} may know if it is round or long. It may have legs. On paper, other people can see it too.
      D<breath> Not all of a worry is in the head. {his} tummy can feel it too. Air goes in and out fast then. There is a slow way as well. A hand on the tummy can feel it.
      D<breath> Up and down goes a tummy, all day long. When a worry comes, {his} tummy may go fast. A hand on it can feel that. A hand can feel it go slow, too. The long way out is the slow part.
      D<here> A worry is about things that are not here yet. It often starts with "what if". {Name is} here now, and so is the floor. A wall is here as well. There may be a small noise. None of that is a "what if".
      D<die> There is a big question that lots of children ask. It is about dying. {Name} may have that worry at night. Most people live for a long, long time. They get grey hair first, and then they get old.
      D<die> A worry about dying can come at bedtime. {Name} may think of it when it gets quiet. It is a true thing to think about. Most people die when they are old, after lots of birthdays.
      D<lock> In the evening somebody goes round the home. Doors get shut, and windows too. {Name} may worry that a stranger could come in. Click goes the lock. It is there so that only the right people come in.
      D<lock> A worry can ask, "Is the door shut?" {Name} may want to know for sure. One way to know is to go and look. Then a hand has felt it, and the worry has an answer.
      D<fetch> At the end of the day, a door opens. One of them comes for {Name}. A worry may say, "And if not?" Then a grown-up waits there too. No child is left there all alone.
      D<fetch> {Name} may have a worry in the middle of play. It asks who comes, and when. That can be said in the morning. First comes lunch, then the sand, then somebody at the door.
      P People can see a face, but they cannot see a thought. A worry is a thought. Most people would like to help with it.
      P Grown-ups have worries too. They worry about keys, buses and soup. It helps them to talk about it.
      P Some children get loud when they have a worry. Some get so quiet that no one knows. Grown-ups try to notice both.
      P A friend may have the same worry, and may not say so. Lots of people think it is only them. They find out when someone tells.
      P<die> Grown-ups had this worry when they were small. They asked it in the dark too.
      P<die> When a child asks a big question, grown-ups may look for words. They are glad about the question.
      Q When a worry comes, {Name} may feel ____.
      Q In {his} tummy, a worry may feel ____.
      Q When a worry gets big, {Name} may feel ____.
      Q<die> When that worry comes, {Name} may feel ____.
      Q<die> With a big question in the head, {Name} may feel ____.
      H {helper} can listen to all of it. ~ It takes as long as it takes.
      H {helper} can say what comes first and what comes next. ~ It helps to know.
      H {helper} can hold a hand and wait. ~ There is no hurry.
      H<helper> {helper} can keep a time each day for worries. ~ Then they have their own time.
      H<adult> {helper} can sit down close by. ~ The first thing to try is {adult}.
      H<die> {helper} can give a true answer and a hug. ~ Both help.
      H<die> {helper} can say who takes care of {Name} each day. ~ It is good to hear the names.
      H<lock> {helper} can do the round with {Name}. ~ It helps to see each door.
      H<fetch> {helper} can say in the morning who comes.  ~ It helps to know that.
      T {he} can tell one worry to a grown-up.
      T {he} can blow out a slow breath, three times.
      T {he} can ask, "What comes next?"
      T<comforter> {he} can tell it to {comforter} first.
      T<comforter> {he} can hold {comforter} and breathe out slowly.
      T<quiet> {he} can spend a little time {quiet}.
      T<doing> {he} can try {doing} when it starts.
      T<die> {he} can ask the question out loud.
      T<die> {he} can hold a hand and look around the room.
      T<lock> {he} can press the door once. ~ Once is enough to know.
      T<fetch> {he} can ask the teacher, "Who comes for me today?"
      C<paper> {he} can say, "My worry is on the paper."
      C<paper> {he} can think, "The paper can hold it for now."
      C<breath> {he} can say, "Up it goes, and a long way down."
      C<breath> {he} can think, "My hand can feel it go slow."
      C<here> {he} can say, "Here is the floor, and here I am."
      C<here> {he} can think, "A what if is not a floor."
      C<topic> {he} can sit still and think about {topic}.
      C<die> {he} can think, "Most people live a long time."
      C<die> {he} can say, "I have a big question."
      C<lock> {he} can say, "Shut, shut, and good night."
      C<fetch> {he} can think, "First lunch, then sand, then you."
      A<paper> The worry is on the paper now. It can go in a box or in the bin. It can go to a grown-up. {Name is} still here, and so is the crayon.
      A<paper,helper> A worry on paper is only paper and crayon. Two people can look at it. {helper loves} {Name} with a worry. {helper loves} {Name} with no worry.
      A<breath> Up and down goes the tummy, with a worry or with none. Slow air helps a body rest. It works at home and at school. There are people to help {Name} as well.
      A<here> A worry is about later, and later is not here yet. The floor is here. The wall is here. {Name is} here too, and can ask for help.
      A<here> The floor stays where it is, and so does the wall. A "what if" is only a thought. It is okay to have a worry. It is okay to tell it, too.
      A<die> A worry like that gets smaller when two people know it. Here is a hand, and here is the bed. There are breakfasts to come, and lots of them. The question can be asked again.
      A<die> The worry was a big one, and it was told. Now there is a song and a pillow. Most people live for a long time. That is true at night as well.
      A<lock> The round is done, and the door is shut. The worry has its answer. People are in bed, and the lock does its job. Good night, door.
      A<lock> Click went the lock, and it stays like that all night. It does not get tired. The worry may ask again. The answer is the same one.
      A<fetch> Some days the bus is late, and then the wait is longer. A grown-up sits there too until the door opens. The worry has had a long day. Hello, coat!
      A<fetch> Lunch is over, and the sand is in the shoes. The door opens, and there is a face. The worry goes home as well, and it is small.
      D<apart> When people are apart, each has a day. {Name} may worry about somebody who is out of sight. A head makes up what it cannot see. It likes to make up bad things. Most of them are wrong. The real day is mostly bread, talk and work.
      P<apart> Grown-ups think of their children in the day too. They look at the clock. Then they go on.
      P<apart> A worry does not keep anyone safe. Seat belts do that, and doctors, and looking left and right.
      Q<apart> When somebody is out of sight, {his} tummy may feel ____.
      H<apart> {helper} can tell in the morning what comes today. ~ Then a head has less to make up.
      H<apart> {helper} can say who helps if there is a problem. ~ There is a plan for that.
      T<apart> {he} can draw the other one's day, with bread in it.
      T<apart> {he} can tell the worry to somebody who is there.
      C<apart> {he} can think, "I have my day, you have your day."
      A<apart> In the evening the two days meet at the table. One had glue in it, and one had a long line. The worry was there too, and it was wrong about today. Each tells a bit, and then there is supper.
      D<say> {Name} has something to say, and a worry sits on it. The words are in the mouth. Then they go back down. A worry likes to guess what the other one will do. Mostly it guesses too big.
      P<say> Grown-ups know how that is. They look at their shoes first too.
      P<say> The one who hears it may be surprised. Surprised is not the same as cross.
      Q<say> Just before it, {his} tummy may feel ____.
      H<say> {helper} can listen first and talk later.
      H<say> {helper} can be there when it is said.
      T<say> {he} can say it to a teddy first.
      T<say> {he} can say, "I want to tell you a thing."
      C<say> {he} can think, "Out comes one word, and then the next."
      A<say> Words that are out take up no room in a tummy. The worry gets small then. Whoever heard it may need a bit of time. There is a hand to hold in the meantime.
      D<night> All day there is a lot to do, and worries are quiet. Then the light goes off, and {Name} is in bed. Nothing is loud any more, so the worry can be heard. It sounds big in the dark. It is the same worry as at lunch. Then it was small.
      D<night> When {Name} lies down, the worries get up. They have had a rest all day. One says this, and one says that. A tired head believes them more than a fresh one. In the morning they are small again, and some are gone.
      P<night> Grown-ups have worries at night as well. They turn the pillow, and turn it again. By breakfast they cannot remember half of them.
      P<night> A worry does not know that it is late. It thinks that somebody will do something now. But all the shops are shut.
      Q<night> When the light is off, {Name} may feel ____.
      Q<night> When a worry comes into bed, {Name} may feel ____.
      H<night> {helper} can hear one worry before the light goes off. ~ Then it has been told.
      H<night> {helper} can come back and look in after a while. ~ A head round the door is good.
      T<night> {he} can put the worry in a box until tomorrow.
      T<night> {he} can tell it to the ceiling, very slowly.
      C<night> {he} can say, "Not now, worry. Tomorrow, after breakfast."
      C<night> {he} can think, "You are small by day. I know you."
      A<night> The worry was told to wait, and the eyes got heavy. In the morning it was as big as a crumb. It could be looked at by the window. A bed is for lying in, and a day is for worries.
      A<night> The dark got a bit lighter, and there were toes in it. The worry is for tomorrow now, with somebody to help. A pillow has two sides. One of them is cool.
      D<fire> A worry can be about fire. {Name} may hear of one and think of it in bed. On the ceiling there is a small round alarm. It can smell smoke, and it is awake all night. It is loud, so that people wake up and go out.
      P<fire> Grown-ups look at the cooker before bed. They look at plugs and candles too. It is a job for them and not for children.
      Q<fire> In bed, with fire in mind, {his} tummy may feel ____.
      H<fire> {helper} can press the button on the alarm. ~ Beep means that it works.
      H<fire> {helper} can walk to the meeting place with {him}. ~ It may be a tree or a gate.
      T<fire> {he} can ask, "Have you looked?" and hear a yes.
      T<fire> {he} can say the plan: out, and stay out, with a grown-up.
      T<fire,comforter> {he} can hug {comforter} and look up.
      C<fire> {he} can think, "The alarm is awake, so I can sleep."
      A<fire> Up on the ceiling is the round thing with a tiny light. It does not get tired. The cooker is off, and somebody has looked. The worry may look too, and then lie down.
    `),
    '6-7': script(`
      D<paper> A worry is a thought about something that has not happened. Thoughts like that can come to {Name} before school, or at bedtime. They come back again and again, because the brain wants to remember them. Paper can do that too. When a worry is drawn or written down, the brain has less to hold.
      D<paper> Some thoughts come back all day. {Name} may have one like that, and it is called a worry. Most of the time it is the same thought again. On paper it is there only once. A worry takes about three words or one small picture.
      D<breath> A worried body gets ready to run, even in a chair. {his} heart may beat fast, and the tummy may get tight. Air goes in and out quickly. One part of this can be made slow, and that is the breath. A long breath out helps the heart slow down.
      D<breath> Nobody can tell a heart what to do. When there is a worry, {his} heart may beat fast. It goes on like that, even in bed. Breath is different, because people can make it slow. When a breath goes out slowly, the heart slows down a bit too.
      D<here> Most worries begin with two words, and the words are "what if". {Name} may know a few of those. A "what if" is about later, and nobody knows the answer yet. Other sentences begin with "here is". Here is a floor. Here are two feet, and here is a small noise from outside.
      D<die> One day a head is big enough for a big thought. People die, and {Name} may worry about that. Many children think of this at about six or seven. Nothing has gone wrong. All living things die, and most people live until they are old.
      D<die> The worry about dying likes the evening. By day there is too much to do. In bed, {Name} may count how old everybody is. Most people live for eighty years or so. That is more than ten times seven.
      D<lock> When it is dark, small sounds turn into questions. {Name} may worry that somebody could get in. Homes have locks for that, and people check them in the evening. Break-ins are rare. Most people who take things look for a home with nobody in it.
      D<lock> A worry about burglars gets big in the dark. {Name} may lie in bed, and the door is out of sight. The lock works without being watched. It is made of metal, and it holds with everybody asleep.
      D<fetch> By two o'clock a worry may turn up and ask who is coming. {Name} may look at the door more than at the page. There is a plan for every afternoon, and people who know it. If somebody is late, a teacher stays until they are there. That is a rule at every school.
      D<germs> Soap needs about twenty seconds for its job. After that, hands are clean, and more soap does not make them cleaner. A worry may tell {Name} to wash again all the same. It says, "Are you sure?" It says that after every wash.
      D<rule> Some worries make rules. They say, "Do it twice, or something bad will happen." {Name} may know a rule like that. When the rule is done, it is quiet for a minute. Then the worry asks for more. But a thought cannot make things happen, and a rule cannot stop them.
      P Other people cannot see a worry. They see somebody who is slow, or cross, or full of questions. When they know the reason, most of them are kinder.
      P Grown-ups have worries too, about money, buses and burnt potatoes. They have had a lot of practice. Even so, many of them tell somebody, because it is easier with two.
      P In any class, lots of children have a worry in the morning. It does not show. One of them is thinking about spelling, and another about a dog. Their teacher may be thinking about lost keys.
      P Friends sometimes say, "Do not worry." They may not know what else to say. Many of them have one that they keep quiet about.
      P<die> Grown-ups think about it too, mostly at night. By day they buy potatoes and forget. It is not silly to ask them.
      P<die> Grown-ups look both ways at roads and eat their beans. They want to be here for a long time, and most of them are.
      P<rule> Many children have a worry that makes rules, and it is nobody's fault. There are people whose job it is to help. They have heard all kinds of rules.
      P<rule> Grown-ups may not see the rule. They only see that it takes long. They can help better when somebody tells them.
      Q When a worry comes, {Name} may feel ____. It can be a small word or a big one.
      Q With a worry, {his} tummy may feel ____.
      Q When a worry comes again, {Name} may feel ____. People can feel two things at once.
      Q<die> When this worry comes, {his} chest may feel ____. It may be tight, or just quiet.
      Q<die> After asking about it, {Name} may feel ____.
      Q<rule> When a rule is not done yet, {Name} may feel ____. It may be in the tummy or the hands.
      H {helper} can listen to the whole worry. ~ Many people find it easier when somebody else knows.
      H {helper} can say what is known and what is not known yet. ~ A true answer is better than a quick one.
      H {helper} can keep ten minutes for worries every day. ~ Then they have a time of their own.
      H<helper> {helper} can draw a plan with {him}, with three small steps. ~ Small steps are easier to look at.
      H<adult> {helper} can sit down close by. ~ For many worries, one thing that helps is {adult}.
      H<die> {helper} can answer with true words, as often as it is asked. ~ The same answer twice is good to hear.
      H<die> {helper} can tell who would look after {Name}, whatever happens. ~ Most children want to know that part.
      H<lock> {helper} can make an evening round with {Name}, door by door. ~ After that, it is known and not guessed.
      H<fetch> {helper} can write down who comes on which day. ~ Then it can be read when the worry asks.
      H<germs> {helper} can ask a doctor when the worry wants more and more. ~ Doctors know this kind of worry, and they can help.
      H<rule> {helper} can say, "That is the worry talking." ~ It helps to know who makes the rule.
      H<rule> {helper} can find somebody who knows about worries like this. ~ It is a job for more than one person.
      T {he} can tell somebody the worry in one sentence. ~ It does not need to be a good sentence.
      T {he} can breathe in for three counts and out for five. ~ The long way out is the part that helps.
      T {he} can choose one small thing to do first. ~ After one small thing, the next one is easier to see.
      T<comforter> {he} can hold {comforter} and tell it the worry. ~ Soft things listen well and tell nobody.
      T<quiet> {he} can spend some time {quiet}. ~ Busy hands give a head some rest.
      T<activity> {he} can spend some time {activity} first. ~ Worries can wait that long.
      T<doing> {he} can try {doing} when a worry starts. ~ What helped before can help again.
      T<die> {he} can ask by day, when nobody is tired. ~ Big questions are easier in daylight.
      T<die> {he} can say one good thing from today, and one for tomorrow. ~ It brings the head back to this week.
      T<lock> {he} can go round in thoughts, from the first door to the last. ~ It leads to bed.
      T<fetch> {he} can look at the plan, or ask a teacher. ~ They know it too.
      T<germs> {he} can wash for one song and then turn off the tap. ~ The worry gets quieter after some minutes by itself.
      T<rule> {he} can take three slow breaths before a rule. ~ A small wait helps, and it can get longer.
      T<rule> {he} can draw the worry that makes the rules. ~ A drawing shows it to somebody else.
      C<paper> {he} can think, "The paper can remember it for me."
      C<paper> When it comes back, {he} can think, "That one is on paper already."
      C<breath> {he} can think, "In, and a long way out."
      C<breath> When the heart is fast, {he} can think, "My breath can go first."
      C<here> {he} can think, "That is a what if, and here is a floor."
      C<here> {he} can say, "Two feet, one floor, here I am."
      C<topic> {he} can think about {topic} and pick the best three.
      C<die> {he} can think, "Likely is a good word. Likely, a long time."
      C<die> {he} can think, "It is a true thought, and it can wait till breakfast."
      C<lock> {he} can think, "It was shut when we looked, and it is shut now."
      C<fetch> {he} can think, "It is on the plan, and somebody stays with me."
      C<germs> {he} can think, "Soap has done its job."
      C<rule> {he} can think, "That is the worry's rule, and it can wait."
      A<paper> A worry on paper can be folded and put under a book. It is still there if anybody needs it. The brain can let go of it for a while. There is room for other thoughts, such as supper.
      A<paper> There it is, a few words or one small picture. A grown-up can read it, and then two people know. Some worries go away after that, and some need a plan. Both kinds fit on paper.
      A<breath> Breath goes in and out about twenty times in a minute. A slow one needs no bag and no batteries. It works at a desk, in bed and on a bus. A worry may still be there, and so is help.
      A<here> The floor is here, and it was here the whole time. Later will come later, and then there will be people to ask. It is okay to have a "what if". A worry can be told to someone, with two feet on the floor.
      A<die> The thought is a true one, and it has been said out loud. A worry that two people know is not so heavy. Most likely there are thousands of breakfasts to come. Tomorrow there is one of them.
      A<die> People have asked this since there were people. Nobody has a full answer, and they all went on to bake bread. The worry may come back on another night. There is somebody to tell it to.
      A<lock> The round had four doors, or five. They were shut at eight, and they are shut at nine. A worry can ask as often as it likes. A lock gives the same answer all night.
      A<lock> Then a floorboard creaks, and that is wood. The people at home are asleep, each behind a shut door. The worry has had its walk through the house. It can lie down too.
      A<fetch> The gate opens, and there are a lot of coats. One of them is the right one. Late can happen, because of buses and phones. The worry can look at the plan again tomorrow.
      A<germs> The hands are clean, and the skin is glad of a rest. The worry may go on talking for a bit. It gets tired when nobody answers. Outside there is mud, and mud is fine until supper.
      A<germs> Most germs do nothing at all to anybody. Bodies meet thousands every day and go on playing. One wash before food is a good plan. The worry can have its opinion, and the tap is off.
      A<rule> A worry gets loud when a rule is late. Then, after some minutes, it gets quieter by itself. It takes practice, and it goes one small rule at a time. Somebody can be close the whole while.
      A<rule> A rule can wait for three breaths. The feeling goes up, and then it comes down a little. People are safe because other people look after them. A worry may think that it was the rule.
      D<apart> Out of sight, people go on with their day, and nobody can watch it. {Name} may worry that something will happen to somebody then. A head does not like gaps. So it fills them, and it uses what is scary first. What fills a real day is mostly dull: buses, emails, and looking for keys.
      P<apart> The one who is worried about thinks of {Name} as well. It is mostly in small moments, such as at the kettle. No bad thought is needed for that.
      P<apart> A worry can feel like a job, as if it kept somebody safe. It does not. Belts, brakes, doctors and other people do that work.
      Q<apart> In the middle of the day, {Name} may feel ____. It may be in the tummy or in the chest.
      H<apart> {helper} can tell the plan for the day, in three dull points. ~ Dull is good.
      H<apart> {helper} can say who would come if somebody was late or ill. ~ There is a list of people.
      T<apart> {he} can put a small thing in a pocket that both of them know. ~ A hand can go there and come out again.
      T<apart> {he} can tell somebody who is there, and then do the next thing. ~ A busy head has less room for gaps.
      C<apart> {he} can think, "My head fills gaps. The real day is dull."
      A<apart> When both are home, the two days can be put side by side. One had a lost glove in it, and the other a very long meeting. The worry had guessed something else. It guesses wrong nearly every day. Tomorrow there are two days again, and an evening.
      D<say> Some sentences are ready for days and will not come out. {Name} may know one like that. A worry stands in front of it and says what could happen. It paints the other face in advance, and it paints it cross. But it has not seen that face. It is only guessing.
      P<say> People who are told something hard may need a minute. The first look is not the whole answer. The second is often kinder.
      P<say> Grown-ups would rather know a thing than find it out. They may say so only afterwards.
      Q<say> Just before saying it, {Name} may feel ____. It may be in the throat.
      H<say> {helper} can help to find the first five words. ~ The rest follows them.
      H<say> {helper} can come along when it is said. ~ Two are steadier than one.
      T<say> {he} can write it on a paper and hand it over. ~ Paper does not stutter.
      T<say> {he} can choose a time when nobody is in a hurry. ~ On a walk it is easier.
      C<say> {he} can think, "Five words, and then it is out."
      A<say> Once a sentence is out, the worry has no more work. The other one may be glad, or sad, or need time. It can be talked about from there. A sentence weighs most while it is still inside.
      D<wave> Sometimes the alarm in a body goes off with no fire anywhere. {Name} may know it, and the worry that it will come back. The heart runs, and the air seems short. People call that a panic attack, and it is very frightening. It is not dangerous, although it does not look like that. It goes up like a wave, and then it goes down.
      P<wave> People nearby may not see it at all. From outside there is a child who sits and breathes.
      P<wave> Doctors know such waves well. They can check that all is in order, and they can help.
      Q<wave> When the alarm goes off, {his} body may feel ____.
      H<wave> {helper} can stay close and breathe slowly. ~ Bodies copy that.
      H<wave> {helper} can tell the grown-ups there what helps.
      T<wave> {he} can press both feet on the floor and breathe out long. ~ Out is the part that slows it.
      T<wave> {he} can name five things that are blue.
      C<wave> {he} can think, "It goes up, and it goes down."
      A<wave> The wave has gone down, and the body is tired. That is what an alarm leaves behind. A worry about the next one is common. Each one so far has come to an end.
      D<liked> In a room full of people, {Name} may worry about what they think. Nobody can look into a head to see. So a worry makes a guess, and often it is a bad one. Most heads in a room are busy. One thinks about a loose tooth, and one thinks about lunch.
      P<liked> Other children wonder about it too. They look at faces and try to guess. A still face is often just a face with nothing to do.
      P<liked> Grown-ups know this worry. In a new coat, they think that everyone looks. Hardly anyone does.
      Q<liked> When others look, {his} cheeks may feel ____.
      Q<liked> In a room full of people, {Name} may feel ____. It can be two words.
      H<liked> {helper} can ask what somebody said. ~ A guess is not the same as a word.
      H<liked> {helper} can stay near for the first minutes. ~ It is easier to look round with company.
      T<liked> {he} can ask one person a question. ~ Then there is an answer to listen to.
      T<liked> {he} can look for three blue things in the room. ~ Eyes that look for blue are busy.
      C<liked> {he} can think, "That is a guess, worry."
      C<liked> {he} can think, "Heads are full of lunch."
      A<liked> A guess stays a guess until somebody asks. Most heads are full of lunch and teeth. A worry may go on guessing, and that is okay. It can be told to one person, and two heads can look at it.
      A<liked> Nobody saw into a head today, not even a teacher. Some of the people there may have had a worry too. A kind word to one of them is no guess. It can be heard.
      P<germs> This kind of worry says, "Just once more." It says the same again after that. Many people know it, grown-ups too.
      P<germs> People at home want to help. They may wash along or say that all is clean. It is kind, and the worry only gets hungrier.
      Q<germs> When the tap is off and the worry goes on, {Name} may feel ____.
      Q<germs> Before touching a door, {his} hands may feel ____.
      D<night> By day a worry shares a head with sums, lunch and football. At night it has the whole place to itself. {Name} may hear it then, with the light off. It says the same three things in a circle. A tired brain is bad at answering, so it goes round again.
      D<night> Worries are loudest between lying down and falling asleep. {Name} may know that stretch of time. There is nothing to look at and nothing to do about anything. That is why a thing that was small at four looks huge at nine. It did not grow. The rest went quiet.
      P<night> Most people in the street have had that hour. Behind dark windows somebody is turning a pillow. It looks as if all the others were asleep.
      P<night> Grown-ups may say, "Just think of something nice." They mean well. A worry beats a nice thing. It does not beat a dull one.
      Q<night> With the light off, {Name} may feel ____. It may be in the chest or in the legs.
      Q<night> When the same thought comes round again, {Name} may feel ____.
      H<night> {helper} can have ten minutes for worries after supper, long before bed. ~ What has been said does not need to be said at night.
      H<night> {helper} can sit by the bed and talk about nothing much. ~ A dull voice is a great help.
      T<night> {he} can draw the worry and leave it with {keeper}. Then it is not in the head.
      T<night> {he} can walk the way to school in the head, door by door.
      C<night> {he} can think, "It is late. Worries can wait for breakfast."
      C<night> {he} can think, "Worry, you can wait till toast."
      A<night> The way to school is long when it goes door by door. Somewhere before the corner the worry went quiet. In the morning the worry was there, about as big as a bus ticket. It could be shown to somebody over toast. By day there are people and answers, and at night there are pillows.
      A<night> Not all worries are gone in the morning. They are in their day size then, and people can help with that. The night is for lying still, even with both eyes open. Lying still is a rest as well.
      D<fire> A worry about fire can ask each night, "What if it happens here?" {Name} may sniff for smoke or listen. Most homes have no fire in all their years. For the others there is an alarm on the ceiling. It notices smoke before a nose does, and it can wake a whole house.
      P<fire> Grown-ups have a round that they do before bed: cooker, plugs, candles, door. They may do it without a word. It helps to hear that it was done.
      Q<fire> When the worry asks "What if?" {Name} may feel ____. Noses and ears may be on duty too.
      H<fire> {helper} can test the alarm with {him}, once a month. ~ A job with a button is a good one.
      H<fire> {helper} can draw the plan: out, and to the meeting place. ~ Nobody goes back for things.
      T<fire> {he} can go on the evening round once and tick it off. ~ After a tick, it is done.
      T<fire> {he} can tell the plan to somebody who does not know it. ~ What can be told is easier to leave alone.
      T<fire,comforter> {he} can hold {comforter} and name what has been looked at. ~ A list is shorter than a worry.
      C<fire> {he} can think, "It has been looked at, and the alarm is up."
      A<fire> The small green light on the ceiling is on, as on each night. Cooker, plugs, candles, door: done. The worry may come by and ask. There is an answer, and it is the same one as yesterday.
    `),
    '8-10': script(`
      D<paper> A worry is a thought about something that has not happened yet. It may come to {Name} on the way to school or just after the light goes off. It comes back many times, because the brain is trying not to forget it. This is useful for shopping lists and tiring for worries. Once a thought has been written down, the brain can stop repeating it so often. Paper has an excellent memory.
      D<paper> Brains dislike unfinished business. When there is a worry, {Name} may meet the same thought every few minutes, like a bus with one stop. Each time it looks like news. A sheet of paper can change that, because a worry that has been written down is in one place. It can be looked at, sorted or shown to someone. It can also be left on the table during supper.
      D<breath> Worry gets a body ready for something that is not in the room. In a quiet classroom, {his} heart may beat as if there were a race. The breath gets quick, the stomach may feel odd, and the shoulders go up. Most of this runs by itself, and nobody can switch it off by thinking. Breath is the exception. When it goes out slowly, the heart slows down a little too.
      D<here> Nearly every worry starts with "what if". {Name} may have noticed that such questions arrive quickly and leave slowly. They are about a time that is not here yet, so there is no way to check the answer. Questions that start with "what is" work differently. What is on the table is a cup. What is under two feet is a floor, and both can be checked at once.
      D<here> A brain can be in two times at the same moment. Part of it may worry about next week, while the rest of {Name} is sitting on a chair today. The part in next week asks "what if", and it gets no answer, because next week has not started. The part on the chair can ask "what is". It gets answers right away, such as a floor, a cup and two feet.
      D<die> Somewhere between six and ten, many people begin to worry about death, because they understand that it is real. {Name} may have been lying in bed when that thought came in and sat down. It is not a sign that something is about to happen. It is a sign that a mind has grown enough to think it. The worry is real. So are the figures, which say that most people live until they are old.
      D<die> Some worries are about spelling, and one is about everything. When {Name} thinks about dying, the body reacts as if something were happening, with a fast heart at bedtime. Nothing has changed in the room. The thought is about a day that is most likely far off. Thoughts have no sense of distance, and bodies believe them.
      D<germs> Around a person there are more germs than visible stars, and nearly all of them are harmless. {Name} may have a worry that does not care about figures. It asks, "Are you sure it is clean?" and the trouble is that nobody can ever be completely sure. So it asks again after the next wash. Twenty seconds of soap does what soap can do, and everything after that is only for the worry.
      D<rule> Some worries come with rules, and {Name} may know such a rule. It asks for a thing to be done twice or in the right order. Otherwise, it says, something bad will happen. It brings relief for a minute, and that is how the trick works. The brain learns that the rule helped, so it asks for it again, and then for a longer one. In truth nothing outside was changed. No number, touch or word can decide what happens to another person.
      P From outside, a worry can look like something else. It may look like being cross, or being slow, or having a sore stomach every Monday. People who see only that may give the wrong kind of help. Most of them do better when they hear the reason.
      P Grown-ups worry too, and some are good at it. They may wake up at four in the morning over an email. Many of them have learned that telling somebody helps. That is not because the other person can fix it.
      P In an ordinary class, several people have a worry on any given morning. They are hard to spot, because most of them look bored. Somebody who says "me too" is often as surprised as everybody else.
      P Friends may say that a worry makes no sense. They are usually trying to help, and it is the only tool they have found. That sort of answer hardly ever works. A question works better, such as "What is the worst bit?"
      P<die> Adults are startled by this question because they ask it themselves. Some answer too quickly. "Do not think about it" usually means that they would rather not.
      P<die> Nobody knows the date of anything, and adults would rather tell the truth. Mostly it is on the comforting side. People take care, doctors know a good deal, and most people get old.
      P<rule> Doctors know this kind of worry well, and they have treated it many times. In most schools there are several children who have it. None of them chose it, and most of them tell nobody.
      P<rule> People at home may help with a rule because it ends sooner that way. They mean it kindly. The worry only learns that the rule was needed.
      Q When a worry comes, {Name} may feel ____. It may be in the stomach before it is in the thoughts.
      Q At the end of a day with a worry in it, {Name} might feel ____. It may be two words at once.
      Q In the middle of a worry, {his} body may feel ____. Every body does this in its own way.
      Q<die> When the thought comes in, {Name} might notice ____. It may be in the chest before it is in words.
      Q<die> On the morning after, {Name} might feel ____.
      Q<rule> When a rule has been interrupted, {Name} might feel ____. It is a strong feeling, and it does not stay at its strongest.
      H {helper} can listen first and give advice later. ~ Advice is easier to hear after somebody has listened.
      H {helper} can say honestly what is known and what is not. ~ A true answer lasts longer than a comfortable one.
      H {helper} can keep ten minutes a day for worries, with a clock. ~ A worry that has an appointment can often wait.
      H<helper> {helper} can help to split a big worry into three smaller ones. ~ At least one of them usually has a plan.
      H<adult> {helper} can sit down for a while and offer {adult}. ~ Company helps, even without an answer.
      H<die> {helper} can say plainly what is likely and what nobody knows. ~ Two honest halves are easy to sleep on.
      H<die> {helper} can name the people who would look after {Name}, whatever happened. ~ It is a fair thing to ask.
      H<germs> {helper} can go with {Name} to a doctor if the worry takes up much of the day. ~ It is a well-known kind of worry, and there is good help for it.
      H<rule> {helper} can say, "I hear the worry," and not take part in the rule. ~ Each time, the rule gets a little less important.
      H<rule> {helper} can find somebody who treats such worries. ~ It is easier with a person who knows the tricks.
      T {he} can tell one person the worry in one sentence. ~ It is usually shorter out loud than it was inside.
      T {he} can breathe in for four counts and out for six, five times. ~ The long way out is the part that helps.
      T {he} can find one small thing to do about it, such as packing a bag. ~ Doing one part is often better than thinking about all of it.
      T<comforter> {he} can hold {comforter} while telling somebody. ~ It is easier to find words with something soft in reach.
      T<quiet> {he} can spend twenty minutes {quiet}. ~ Busy hands give a busy brain something else to do.
      T<activity> {he} can spend half an hour {activity} before thinking about it again. ~ A worry looks different to a head that has been somewhere else.
      T<doing> {he} can try {doing} as soon as the first "what if" turns up. ~ It is easier early than late.
      T<die> {he} can put the question on paper and ask it at breakfast. ~ By daylight it has a size.
      T<die> {he} can name five things in the room, and then the plan for tomorrow. ~ It fetches the mind back from far away.
      T<germs> {he} can wash once, put the towel back, and wait five minutes with the worry still talking. ~ It usually gets quieter without a second wash.
      T<rule> {he} can put off one small rule for a minute, by the clock. ~ The feeling goes up first, and then it comes down.
      T<rule> {he} can write down the rules and mark the easiest one. ~ That is the one to begin with.
      C<paper> When it comes round again, {he} can think, "That one is on the paper."
      C<paper> Before supper, {he} can say, "The paper can keep it for now."
      C<breath> When things get fast, {he} can think, "Slow on the way out."
      C<breath> {he} can think, "My breath goes first, and my heart can follow."
      C<here> When a "what if" comes, {he} can think, "And what is?"
      C<here> {he} can think, "Floor, cup, feet, that is what is."
      C<topic> In a worried minute, {he} can think about {topic} and make a list of ten.
      C<die> {he} can think, "It is a long way off, and I am here."
      C<die> {he} can think, "True, unlikely, and not for tonight."
      C<germs> {he} can think, "It is the worry asking, not the hands."
      C<rule> {he} can think, "That is the worry's rule, and it can wait a minute."
      A<paper> On paper, a worry is a few words long. Part of it may happen, part of it may not, and part can be crossed out tomorrow. Paper can keep it all until then. {Name} can have supper in the meantime.
      A<paper> A worry on paper is easier to show than a worry in a head. Two people can look at it and find the piece that has a plan. The rest can stay in a drawer. Thinking ahead is a useful talent, and it also needs time off.
      A<breath> A slow breath is not an answer to a worry. It changes the body that the worry is in, and after some minutes that makes a difference. It costs nothing, it makes no noise, and {Name has} it everywhere. What is left of the worry can be told to somebody.
      A<here> Later will be a "what is" too, when it comes. There will be a floor then, and a chair, and people to ask. Until it starts, a worry is a guess about it. Guesses can be shared, and they are easier to look at from a chair.
      A<here> A day comes at its own speed, and worry does not make it faster or slower. When it comes, some of the questions may have answers. Today has a floor in it, and a cup, and {Name}. It is a reasonable place to be.
      A<die> It stays true, and it stays far away. People who have thought about it tend to value an ordinary supper. The worry may look in again some evening, because it is a big one. It can be told, and after that there is still the rest of a long book to read.
      A<die> By morning the thought has shrunk to a sentence, and the sentence can be said to somebody over toast. No one can answer all of it. What can be answered helps for quite a while. If a worry of that kind comes every night, it is worth telling a doctor as well.
      A<germs> A worry like this wants to be certain, and certain is not to be had in any bathroom. Good enough is, and it takes twenty seconds. Skin that is left alone gets better at its own job, which is keeping things out. The tap can stay off for an afternoon and see.
      A<rule> A worry does not like it when a rule is late. It gets louder, and after some minutes it gets quieter, without any help from the rule. It takes practice, and nobody begins with the hardest one. There are people who do this for a living, and they start small.
      A<rule> One minute is not long, and it is the beginning. The world stayed as it was, although a rule was late. The worry may come back tomorrow with the same list. {Name} knows something about it now, and so does somebody else.
      D<apart> Minds are poor at not knowing. When somebody important is out of sight, {Name} may start to worry, and the pictures are clear. They feel like knowledge. But they are made by the part of the brain that looks for danger. It would rather be wrong a thousand times than miss one. In the meantime, the person in question is probably doing something quite ordinary.
      P<apart> Adults know this kind of worry very well, and many have it about their own children. They have got into the habit of noticing it and going on with what they were doing. It took most of them years.
      P<apart> A worry sometimes pretends to be useful, as if thinking hard about somebody kept them safe. What keeps people safe is duller: belts, brakes, doctors, and others who are near.
      Q<apart> In the middle of the day, {Name} might notice ____. It may begin in the stomach.
      H<apart> {helper} can say beforehand what the day looks like, and who would help if something went wrong. ~ A gap that is filled with facts has less room for guesses.
      H<apart> {helper} can agree on one fixed moment for a message, and no more than one. ~ Checking too often makes a worry hungrier.
      T<apart> {he} can write down the guess in the morning and the truth in the evening. ~ After two weeks there is a score.
      T<apart> {he} can notice five things in the room and then the next task. ~ It brings the mind back from where it has been.
      C<apart> {he} can think, "That is a guess, and it has been wrong before."
      A<apart> In the evening both days can be compared, the guessed one and the real one. The real one usually has more queues in it. It cannot be promised that nothing will ever happen to anybody. It is true that people at home have plans. And a worry that comes every day is worth telling a doctor.
      D<say> There are sentences that get longer the longer they are not said. {Name} has one ready, and a worry goes through what may happen afterwards. It plays all the parts, including the face of the other person. It does that badly, because it has only one face in its box. What the real person will do is not known yet.
      P<say> People who hear something they did not expect usually show it for a moment. The moment is not the answer. What they say an hour later is closer to it.
      P<say> Most adults prefer an awkward sentence to finding out by accident. Some of them are still waiting to say one of their own.
      Q<say> With the sentence ready and the mouth shut, {Name} might feel ____.
      Q<say> After it has been said, {Name} might feel ____. Light is one possible word.
      H<say> {helper} can listen to it first, as a rehearsal. ~ The second time is easier.
      H<say> {helper} can be in the room, and say nothing. ~ It helps to have somebody there.
      T<say> {he} can begin with "There is something I find hard to say." ~ It makes people listen in another way.
      T<say> {he} can put it in three lines on paper. ~ A note can be read when nobody is looking on.
      C<say> {he} can think, "My worry has only one face in its box."
      A<say> Said, a sentence has its ordinary length, about five seconds. What comes next is a conversation, and those can be stopped, put off and taken up again. The worry is out of work for now. Whatever the answer is, it is a real one, and real ones can be dealt with.
      D<wave> A panic attack is an alarm without a fire. The heart races, breathing gets fast and hands may tingle, and the mind looks for a reason. {Name} may know this, and the worry beforehand that it will happen again. It feels dangerous and is not. The body has switched on everything for running away. It cannot keep that up, so after some minutes the wave goes down.
      P<wave> From outside there is little to see. People may think that somebody is tired or silent. A friend who knows about it can sit there and wait, and that is a real help.
      P<wave> Doctors and counsellors deal with such waves every week. There are ways of making them rarer, and they can be learnt.
      Q<wave> At the first sign, {Name} might notice ____. It may be the hands, the chest or the wish to get out.
      H<wave> {helper} can stay calm and count slow breaths aloud. ~ A calm voice nearby is a kind of rail.
      H<wave> {helper} can arrange a talk with the doctor. ~ It is treatable, and early is easier.
      T<wave> {he} can breathe out for longer than in, with both feet on the floor. ~ It tells the heart that nobody is running.
      T<wave> {he} can hold something cold, or look for five things of one colour. ~ It gives the mind another job.
      C<wave> {he} can think, "It is a wave. It has a top, and then it goes down."
      A<wave> Waves go down because bodies cannot stay on alarm. Afterwards there is mostly tiredness, and hunger. The worry about the next one may take up more room than the attack did. It gets smaller with every wave that came, stood and went.
      D<liked> {Name} may know the worry that plays everything back after a talk. Scientists once asked strangers to talk for a few minutes. Afterwards all of them said how much they liked the other one. They also guessed how much they were liked. Most people guessed too low. Nobody else hears the playback. There is another one going on over there, about another sentence.
      P<liked> People who seem to be watching are mostly thinking about their own hair, their own joke or their lunch. It is not unkind. A head has room for one main person.
      P<liked> Some people do say something unkind, and that is worth telling an adult. Most say nothing and mean nothing. A blank face is usually a face at rest.
      Q<liked> When others look over, {Name} might notice ____. It may be in the cheeks or in the stomach.
      Q<liked> After talking to somebody, {Name} may feel ____. It can last longer than the talk.
      H<liked> {helper} can ask what was said, word for word. ~ It is often less than the worry makes of it.
      H<liked> {helper} can tell about something embarrassing and who remembers it today. ~ The list is usually short.
      T<liked> {he} can ask one person a real question. ~ People like being asked, and a head that listens has less time for the playback.
      T<liked> {he} can notice the colour of somebody's eyes. ~ It is hard to look outwards and inwards at once.
      C<liked> {he} can think, "That is a guess, and guesses run low."
      C<liked> {he} can think, "They are busy with their own playback."
      A<liked> Nobody can look into another head, so a worry can only guess, and it guesses low. The others go home with a playback of their own. One of them may be wondering what {Name} thought. It is the same guess, seen from the other side.
      A<liked> The worry may start its playback again tonight. It shows one person only, and that is not what the others saw. They saw a room with a lot of people in it. Most of them were in the middle of a picture of their own.
      D<lock> By day, nobody thinks much about locks. At night {Name} may worry that somebody could get in, and every creak sounds like a step. Break-ins are rare, and most people who do it look for a home with nobody in it. A worry does not read numbers, though. It wants to check the windows, and ten minutes later it wants to check them again.
      D<lock> A worry about burglars has good ears. {Name} may lie in bed and hear the fridge, the pipes and the stairs, one after the other. Houses make such sounds because wood and metal shrink a little when the night gets cold. The lock makes no sound at all. It is a piece of metal that holds, and it works while everybody sleeps.
      H<lock> {helper} can walk one round with {Name} in the evening, door by door and window by window. ~ One round gives an answer, and a second one gives the worry more to do.
      H<lock> {helper} can explain how the lock works and who has a key. ~ What is known leaves less room for guesses.
      T<lock> {he} can name each sound and where it comes from, such as the fridge or the pipes. ~ A sound with a name is not such a big question.
      T<lock> {he} can go round once in the evening and leave it at that. ~ The first few nights are the hardest for it.
      C<lock> {he} can think, "Checked once is checked."
      A<lock> In the night the pipes knock, and the stairs answer. The windows were shut in the evening, and they are still shut when nobody looks. A worry may ask again, and it can do without a second answer. Everybody at home is behind the same door, which works for people who sleep as well.
      P<germs> This sort of worry is well known, and it has tricks. It threatens people with things that it cannot do, so that they wash once more. A worry cannot make anything happen to anybody.
      P<germs> People at home may answer "yes, it is clean" twenty times, because they cannot bear to see somebody worried. It is kind. It also keeps the worry in business.
      Q<germs> When the tap is off and the worry is not, {Name} might notice ____.
      Q<germs> In the minute when the worry is loudest, {Name} might feel ____. It goes up, and it comes down by itself.
      D<night> During the day the brain is fully booked. At night, in bed, the appointments stop, and every worry that was put off comes in at once. {Name} may know how a worry goes round: tomorrow first, then something that was said, then tomorrow again. It is not a sign that things are worse than they look by daylight. Tired brains judge threats as bigger. Scientists have measured it.
      D<night> A worry at nine in the evening has no competition, which is the secret of its success. {Name} may lie there and try to answer it, and each answer brings up two new questions. Trying hard to sleep makes it worse, because sleep cannot be reached by effort. What helps is to make the worry wait, politely, with an appointment.
      P<night> In many a street somebody else is awake with something similar. From outside all the houses look peaceful. At breakfast nobody mentions it.
      P<night> Parents who say "go to sleep" know that it is not possible on command. They are tired, and it is a wish rather than an instruction.
      Q<night> About twenty minutes after the light goes out, {Name} might feel ____.
      Q<night> When the circle starts again, {Name} might notice ____. It can be in the jaw or the stomach.
      H<night> Someone at home can keep fifteen minutes free for worries in the early evening, with somebody who listens. ~ It sounds odd, and it has been tested.
      H<night> Someone at home can be told if this goes on for weeks. ~ There are people whose job it is to help with nights.
      T<night> {he} can keep a pad by the bed and write each worry down in five words. A written worry need not be remembered.
      T<night> {he} can get up for ten minutes, read something dull in a dim light, and go back.
      C<night> {he} can think, "Noted. Open again at breakfast."
      C<night> {he} can think, "That is the bedtime version."
      A<night> By daylight there are five worries left. Two are funny, one is for somebody else, and two can be worked on. Those two are real, and now they are in a place with people in it. The bedtime version will be back some evening. It is still only a thought, at a bad time of day.
      D<fire> Worry likes rare things with loud pictures, and a house fire is one of those. {Name} may have heard of one nearby, or seen it on a screen, and the picture stays on. Figures help a little: most people live their whole lives without a fire at home. What helps more is that it is one of the best prepared dangers there is. There are alarms, doors that hold back smoke, a plan, and people whose job it is.
      P<fire> Firefighters spend most of their working hours on things that are not fires. They visit schools, test hoses and cook for each other. They will tell anybody that a working alarm and a plan do the larger part.
      Q<fire> Lying awake with that picture, {Name} might notice ____. The nose often joins in and finds smells that are toast.
      H<fire> Someone at home can go through the plan with {him}: two ways out, a place to meet, no going back. ~ It takes ten minutes and lasts for years.
      H<fire> Someone at home can say what is done every evening, and keep doing it. ~ It is an adult's job, and it is being done.
      T<fire> {he} can test the alarm on the first of each month and write down the date. ~ A date is stronger than a feeling.
      T<fire> {he} can say to the worry, "Checked," and turn over. ~ Checking again would tell it that once was not enough.
      C<fire> {he} can think, "Alarm, plan, checked. Next question."
      A<fire> The alarm blinks every minute or so, which means that it is on duty. The plan hangs on the fridge behind a takeaway menu. Worry may bring the picture again, since it has only a few. It can be looked at and put back, in a house that has been looked at as well.
    `),
    '11+': script(`
      D<paper> A worry is a thought about something that has not happened yet, and {Name} may know how it behaves in the evening. It arrives at about the time when nothing can be done. Each answer produces two more questions, and most of them begin with "what if". The brain repeats them because it does not want to lose them, as people do with a phone number before they find a pen. It is tiring, but it is not a forecast. On a list, the same question is asked only once.
      D<paper> Unfinished thoughts take up room. Memory treats a worry like an open tab, and it brings the thing back at regular intervals to see whether it is still there. In {his} case that may happen in the middle of a film, or of a perfectly good lesson. Putting it on a list has a curious effect. The thought does not disappear, but the mind checks on it less often, because it now knows where it is kept.
      D<breath> Worry is physical long before it is a thought. With an unanswered message or a long day ahead, {his} heart may speed up, the breath gets shallow, and the stomach may refuse dinner. It is the same preparation that a body makes for running, delivered to somebody who is sitting down. Most of it cannot be controlled directly. Breathing can, and a slow breath out brings the heart rate down a little with it.
      D<breath> The human alarm system was designed for things with teeth. It reacts to a worry about next week with the same equipment, so {his} pulse may rise over an unanswered message. That is normal, and it is not a sign that anything is wrong. Nearly all of this equipment runs without asking. The exception is the breath, which can be slowed on purpose, and which takes the heart along when the way out is long.
      D<here> Most worries are written in one tense. They begin with "what if", they are about some other day, and they cannot be checked from a bedroom. {Name} may notice that a sentence beginning with "what is" behaves quite differently. What is here may be a floor, a cold cup of tea, two feet and a car going past. It sounds like a poor exchange, but it has one advantage, which is that all of it can be verified.
      D<rule> A worry can behave like an official with a long list of rules. Touch this twice, it says, or think that again, or start from the beginning, because otherwise somebody will come to harm. {Name} may have followed some of them to be on the safe side. Each one brings relief for about a minute. The brain learns from the relief, and so the list gets longer. It has nothing to do with being weak or superstitious. It is a known loop, and nothing outside a person's head is steered by it.
      P People at home may say "just relax", which works for almost nobody. They are usually alarmed themselves, and they reach for the first sentence that comes. What they mean is that they would like to help and cannot see how. A practical request makes it easier for them.
      P Confidence is hard to judge from a distance. The person at the next desk may be thinking the same thing, with a better poker face. Studies show that people underestimate how often the others are worried, because so little of it can be seen.
      P Teachers see the outside of a worry, which may be a late essay or a short answer. They cannot tell whether it is worry, boredom or a bad night. Many of them would gladly adjust something small if they knew. They are rarely told, because it is difficult to begin that conversation.
      P Adults worry about the future in much the same way, only with more paperwork. They lie awake over emails. Plenty of them have found something that helps, such as a list, a walk or one honest friend. Hardly anybody asks them about it.
      P<rule> For doctors and psychologists, this is one of the better understood kinds of worry, and one that can be treated. They have heard thoughts that nobody would repeat at dinner. A thought is not a wish and not a plan, however unpleasant it may be.
      P<rule> At home, people often play along with a rule, since it ends the scene sooner. They mean well, and the list gets longer. It helps everybody to know how the loop works.
      Q At about ten in the evening, {Name} might notice ____. It may be in the jaw or the stomach before it turns into a thought.
      Q When the first "what if" arrives, {Name} might feel ____. Worry and hope are sometimes about the same thing.
      Q On a morning with a worry in it, {Name} may feel ____. It is information, and it is not an instruction.
      Q<rule> In the minute before a rule is carried out, {Name} might notice ____. It is usually strongest just then.
      H {helper} can ask whether this is a moment for advice or for listening. ~ It is a short question, and it saves a great deal of time.
      H {helper} can ask one practical question, such as the time of the alarm, and then talk about something else. ~ Ordinary talk is a kind of help.
      H {helper} can be honest about what nobody knows yet. ~ Uncertainty is easier to share than to hide.
      H<helper> {helper} can describe a worry from the same age and what became of it. ~ The honest version of such a story is usually the useful one.
      H<adult> {helper} can offer {adult}, and take no for an answer. ~ Help that can be refused is easier to accept.
      H<rule> {helper} can arrange to see somebody who treats this, and leave the pace to {Name}. ~ Nobody is made to begin with the hardest rule.
      H<rule> {helper} can stop taking part in the rules, after talking about it first. ~ It is a kindness that takes a while to look like one.
      T {he} can say the worry aloud to one person, as exactly as possible. ~ An exact worry is usually smaller than a general one.
      T {he} can set aside fifteen minutes a day for worrying, and postpone the rest until then. ~ Some worries fail to turn up for their appointment.
      T {he} can do the smallest useful part of it, such as finding the right page. ~ A started task produces fewer questions than an untouched one.
      T<comforter> {he} can keep {comforter} somewhere close. ~ Plenty of adults own something similar and mention it to nobody.
      T<quiet> {he} can spend half an hour {quiet} before going back to it. ~ A mind that has done something else returns with better questions.
      T<activity> {he} can spend half an hour {activity} before deciding anything. ~ A change of occupation changes the mood that a worry is read in.
      T<doing> {he} can try {doing} at the first "what if". ~ It works better early than late.
      T<rule> {he} can write down one rule and put it off for two minutes. ~ The feeling rises, levels out and comes down, and that is the interesting part.
      T<rule> {he} can tell one person what the rules are. ~ Said aloud, they lose some of their authority.
      C<paper> When the next question comes, {he} can think, "Already on the list."
      C<paper> In the middle of something else, {he} can think, "It is written down, and it can wait there."
      C<breath> When the pulse goes up, {he} can think, "In by itself, out on purpose."
      C<breath> Sitting still, {he} can think, "My body is ready for a race that nobody entered."
      C<here> When a "what if" arrives, {he} can think, "Noted, and what is?"
      C<here> {he} can think, "Floor, tea, feet, car, and all of it is true."
      C<topic> At ten in the evening, {he} can think about {topic} in as much detail as possible.
      C<rule> {he} can think, "Noted. The rule can wait."
      A<paper> In the morning the list is a few lines on a sheet of paper in an ordinary room. Some of it may happen, and some of it may look odd by daylight. The parts that need a plan can get one, with help if that is useful. A person who worries is usually a person who cares how things turn out, and that is worth something.
      A<paper> A worry that has been written down keeps well, and nobody needs to check on it before morning. By then it may need a plan, or a phone call, or nothing. That is for {Name} to decide, at a better hour. The evening is still there in the meantime.
      A<breath> A slow breath does not answer the question that the worry asked. It only changes who is reading it, from a person ready to run to a person sitting on a chair. From there, most questions look as big as they are. Some of them are big, and those are a good reason to talk to somebody.
      A<here> Eventually the day in question will arrive and become a "what is". It will have a floor, a time of day and other people in it, like every day so far. Nobody can say in advance how it will go, and it is honest to admit that. Until then a worry is a draft, and the tea is getting cold.
      A<here> The question may still be open tonight, and it may stay open for a while. Floors, cups and feet are not an answer to a worry. They are a place to stand while there is no answer. It is reasonable to stand there, and to ask somebody to come and stand there too.
      A<rule> The worry will protest, since that is the only method it has. Kept waiting, it tends to get louder for some minutes and then to run out of breath. Few people manage this by willpower, and hardly anybody does it alone or in a week. It is done rule by rule, beginning with the easiest. What comes back in the end is time, which had belonged to the list.
      D<apart> Not knowing where somebody is used to be the normal state of affairs for most of every day. {Name} may worry in those hours that something has happened, and find that the mind supplies it in detail. That is what an alarm system does when it has no information. It assumes the worst, because a false alarm is cheap. The body does not know that it is false, and so it is exhausting.
      P<apart> Adults who are worried about in this way often do not notice, or try to end it with a joke. They would rather know. Most of them remember lying awake for a key in a door.
      P<apart> Worrying can feel like a duty, as though somebody were kept safe by it. It is understandable, and it does not work. The things that do work are brakes, doctors and a number of people nearby.
      Q<apart> In a quiet hour, {Name} might notice ____. It may be in the chest before it is a thought.
      H<apart> {helper} can say plainly what is planned and who would step in. ~ Facts take up the space that guesses use.
      H<apart> {helper} can agree on one message at one time, and keep to it. ~ More than that tends to feed the alarm.
      T<apart> {he} can keep a record for two weeks of what was feared and what happened. ~ The second column is remarkably dull.
      T<apart> {he} can tell one adult how often it comes. ~ A worry that arrives daily is something a doctor can help with.
      C<apart> {he} can think, "No information is not bad news."
      A<apart> The key turns in the door, and it was the traffic. It is usually the traffic. Nobody can know about every day to come, and that is as true for those who worry as for those who do not. What can be had is a plan, a few people in it, and an alarm that is believed a little less.
      D<say> An unsaid sentence gathers interest. {Name} has one prepared, and a worry has supplied it with every possible reply, none of them friendly. That is what a mind does with a person it cannot ask. It fills the part with the worst actor available. The real person may be disappointed, relieved or not very surprised, and there is only one way of finding out.
      P<say> A first reaction is mostly reflex. People whose plans are touched tend to say the second-best thing first, and to regret it on the stairs. A day later they are usually somebody one can talk to.
      P<say> Adults overestimate how easy they are to tell things to. It is worth letting them know that it was hard.
      Q<say> At the point where it could be said, {Name} might notice ____. The throat has its own opinion.
      Q<say> Once it is out, {Name} might feel ____. Relief and regret may arrive together.
      H<say> {helper} can hear a first draft of it. ~ Drafts are for that.
      H<say> {helper} can say beforehand that nothing will be decided on the spot. ~ It takes the weight off the first minute.
      T<say> {he} can send two lines in advance: what it is about, and that it is difficult. ~ The other side then has time to find its better face.
      T<say> {he} can separate the news from the reasons, and give the news first. ~ Reasons are heard better when nobody is guessing.
      C<say> {he} can think, "That is the worry's casting, not theirs."
      A<say> It takes about five seconds, and the weeks before it are over. There may be a poor first answer and a better second one. The worry has nothing left to rehearse. What follows is a matter between two people who both know the same thing, which is a better position than before.
      D<wave> A panic attack is a false alarm with full equipment. Within a minute the heart races, breathing speeds up, hands tingle, and the mind concludes that something terrible is going on. {Name} may know that, and the worry in advance, which can be worse than the thing itself. It is unpleasant and not dangerous. An alarm of that strength burns itself out, usually within ten minutes, whether or not anything is done about it.
      P<wave> To others it is close to invisible. They see somebody looking out of a window. One person who knows and simply stays there is worth more than a crowd with good advice.
      P<wave> About one person in ten has had at least one. Doctors do not find it odd, and there are treatments that work well.
      Q<wave> At the first sign, {Name} might notice ____. Recognising it early makes it less convincing.
      Q<wave> Half an hour afterwards, {Name} might feel ____. Exhausted is the usual word.
      H<wave> {helper} can make an appointment with a doctor or counsellor. ~ It is among the most treatable things they see.
      H<wave> {helper} can stay nearby without asking questions until it is over. ~ Questions can come with the tea.
      T<wave> {he} can breathe out for longer than in, and leave the rest to run its course. ~ Fighting a wave makes it longer.
      T<wave> {he} can use something cold, something solid and the names of five things in sight. ~ Senses outvote thoughts.
      C<wave> {he} can think, "False alarm, full volume. It goes down by itself."
      A<wave> It went up, it stood, and it went down, as they do. What remains is the worry about the next one, and avoiding places tends to feed that. Short visits to the place, with a friend and a way out, make it smaller. Somewhere around the tenth wave, people say, it gets hard to be impressed.
      D<liked> {Name} may know from inside the worry about what other people think. Psychologists once put strangers in pairs, let them talk, and then asked both how much they liked the other and how much they were liked. The second answer was reliably too low. It was too low even among students who had shared rooms for months. A mind goes over its own half of a conversation, finds every fault, and assumes that the other side kept the same notes. The other side was busy with its own.
      P<liked> Much of what looks like judgement is absence of mind. Somebody frowns because of a bus, or laughs at a message, and a bystander takes it personally. The one who frowned would be astonished to hear it.
      P<liked> Some people do judge, and they do it aloud. They are few, and they are easy to hear. The many who thought nothing, or something friendly, rarely announce it.
      Q<liked> On the way home from other people, {Name} might feel ____. The replay has often started by then.
      Q<liked> Walking into a room, {Name} might notice ____. It may be in the shoulders or the face.
      H<liked> {helper} can ask for the evidence with real interest, and leave the verdict open. ~ "Of course they like you" convinces nobody.
      H<liked> {helper} can look for a doctor or a counsellor if the worry decides what gets done and what does not. ~ It is among the most common kinds, and treatment works well.
      T<liked> {he} can find out one thing about the person opposite. ~ A mind that is asking has no hands free for a replay.
      T<liked> {he} can write down the guess, and next to it what was actually said. ~ The second column is often empty.
      C<liked> {he} can think, "That is a guess, and it runs low."
      C<liked> {he} can think, "They kept other notes."
      A<liked> What other people think is one of the few things that cannot be looked up. A worry fills the space with a guess, and the guess is usually too low. It may be a comfort, or at least a joke, that the others are guessing as well. Somewhere tonight one of them is going over a sentence and hoping that {Name} did not mind.
      A<liked> The replay has one viewer, and nobody else has bought a ticket. It may still run for a while, because a worry of this kind likes an evening with nothing on. Other people's notes would be a surprise, if they could be read. There is not much in them, and some of it is kind.
      D<lock> Around midnight a house becomes surprisingly talkative. Pipes tick, a stair settles, something hums, and {Name} may lie there with the worry that somebody is trying to get in. An alert brain treats each sound as evidence, because missing a real danger once would cost more than a hundred false alarms. That is sensible, and it is a poor way to spend a night. Break-ins are rare, and most people who attempt one look for a home with nobody in it.
      H<lock> {helper} can check doors and windows with {Name} once, at a fixed time, and then leave it at that. ~ Every further check teaches the worry that it was needed.
      H<lock> {helper} can explain what the locks do and what the plan would be. ~ A plan that exists already leaves less to invent at midnight.
      T<lock> {he} can listen on purpose for a minute and put a name to each sound. ~ Most of them turn out to be plumbing.
      T<lock> {he} can skip the second check and see what the worry does after ten minutes. ~ Usually it gets bored before the lock does.
      C<lock> {he} can think, "That is a pipe, and that is a stair."
      A<lock> In the morning the house is silent again, and the lock has done what locks do. It needed no one to keep watch. Being alert is a talent, although it keeps bad hours. A worry that gets no second round tends to ask less often, with some practice.
      D<night> There are worries that keep office hours, and there are those that come at half past eleven. {Name} may lie awake with the second kind, in the dark, with no one to contradict them. The brain at that hour is short of sleep, and it rates every danger higher and every solution lower. It is the same mind with the wrong settings. Worries that are convincing at midnight have often lost most of their arguments by breakfast.
      P<night> Parents tend to ask what the matter is at the very moment when it cannot be put into words. The question is more useful at five in the afternoon.
      P<night> Others who look rested are frequently not. Sleeping badly is one of the best-kept common experiences of people of that age.
      Q<night> Around midnight, {Name} might feel ____.
      Q<night> On looking at the clock again, {Name} might notice ____. The sum of hours left is rarely a help.
      H<night> Someone at home can be told in daylight, in general terms, that the nights are hard. ~ If it goes on, a doctor is a reasonable next step.
      H<night> Someone at home can keep to ordinary talk in the last hour. ~ Nothing needs to be settled after ten.
      T<night> {he} can set aside twenty minutes in the early evening to worry on paper, on purpose. Studies of it are quite encouraging.
      T<night> {he} can turn the clock round, get up when it is hopeless, and sit somewhere dim with something boring.
      C<night> {he} can think, "Wrong settings. Ask again at breakfast."
      C<night> {he} can think, "Lying still is enough."
      A<night> In the morning the arguments were noticeably weaker, and one of them could not be reconstructed. What was left had a name and could be talked about. A night with too little sleep is unpleasant and survivable, and the next one is usually better by itself. The worry can have its twenty minutes, at a decent hour, with the light on.
      D<fire> The mind is bad at rare events. It rates them by the strength of the picture, and few pictures are stronger than a fire. {Name} may know the numbers and still lie there sniffing, because a worry is not after numbers. It wants certainty, which nobody has, and it can be offered readiness instead. That consists of an alarm with a battery in it, two ways out and an agreement about where to meet.
      P<fire> Adults check the cooker and say nothing about it. Most of them also have a picture of their own, about brakes, or lumps, or planes. They have learned to let it pass through.
      Q<fire> At the hour when it comes, {Name} might notice ____. A raised pulse can seem like proof, and it is not.
      H<fire> Someone at home can run through the plan once, properly, and then drop the subject. ~ Reassurance wears off faster the more often it is given.
      T<fire> {he} can be in charge of testing the alarms. ~ Responsibility for a thing with a button is oddly calming.
      T<fire> {he} can give the worry two minutes, with a clock, and then do something with {his} hands. ~ It does not need to be won, only outlasted.
      C<fire> {he} can think, "Ready is as good as it gets, and it is good."
      A<fire> The alarm on the landing has a light that blinks about once a minute. It will go on doing so while everybody sleeps. The worry may be back on Thursday with the same picture. By then it will have been seen before.
    `),
  },
};

/** Worry about what may come: what a worry is, what it does in a body, and what can be done with one. Promises nothing. */
export const feelingWorried: Frame = withScenes(
  own,
  beforeAMatch,
  aHeartThatCanBeHeard,
  morningTummy,
  goingOverIt,
  bigFeet,
  bigOnesInThePlayground,
  nextDoor,
  mightDie,
  lateAtTheGate,
  worriedAboutBurglars,
  somebodyToTalkTo,
  answersOnAList,
);

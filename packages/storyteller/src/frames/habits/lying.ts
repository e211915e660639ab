import { somebodyUnseenDidIt } from './somebody-unseen-did-it.ts';
import { script, type Frame } from '../../frame.ts';
import { TOLD_UNTRULY } from '../../match/weighty.ts';
import { whereISaidIWas } from './where-i-said-i-was.ts';
import { truthThatIsSafe } from './truth-that-is-safe.ts';
import { withScenes } from '../scene.ts';
import { biggerThanItWas } from './bigger-than-it-was.ts';
import { pointedAtAnother } from './pointed-at-another.ts';

const own: Frame = {
  id: 'lying',
  name: 'Telling the truth',
  says: [
    'lying',
    'keeps lying about everything',
    'tells lies',
    'my daughter lies to my face',
    'lies about homework',
    'lies about brushing his teeth',
    'says the dog did it',
    'blames her brother for things she did and lies',
    'makes up stories that are not true',
    'tells fibs',
    'little white lies',
    'denies everything even when i saw it',
    'not telling the truth',
    'wont tell the truth when he breaks something',
    'caught her in a lie again',
    'he is a compulsive liar',
    'lied to his teacher',
    'fibbing about sweets',
    'says he washed his hands but he didnt',
    'dishonest',
    'tells whoppers at school about our family',
    'lies to get out of trouble',
    'honesty',
    'lyes all the time',
  ],
  claims: {
    strong: [
      'blamed it on',
      'blames it on',
      'blame it on',
      'blame the baby',
      'blame the dog',
      'blame the cat',
      'blame his brother',
      'blame his sister',
      'blame her brother',
      'blame her sister',
      'blame his little brother',
      'blame his little sister',
      'blame her little brother',
      'blame her little sister',
      'blame his friend',
      'blame her friend',
      'lies about',
      'lies about doing',
      'lies about small things',
      'lies about little things',
      'lies about whether',
      'signs the diary',
      'signs it herself',
      'signs it himself',
      'forged my signature',
      'forged the signature',
      'says he has done',
      'says she has done',
      'pretends she has done',
      'pretends he has done',
      'says his sister did',
      'says her sister did',
      'says his brother did',
      'says her brother did',
      'says her brother did it',
      'says the dog did',
      'when he hasnt',
      'when she hasnt',
      'when he has not',
      'when she has not',
      'told me she was at',
      'told me he was at',
      'lie',
      'lied',
      'tell lies',
      'liar',
      'fib',
      'fibbing',
      'white lie',
      'caught in a lie',
      'tell the truth',
      'telling the truth',
      'truthful',
      'truth',
      'dishonest',
      'honest',
      'honesty',
      'untruth',
      'make up stories',
      'made up stories',
      'tall tales',
      'whopper',
      'deny everything',
      'denies everything',
      'deny it',
      'says the dog did it',
      'porkies',
      'porky',
      'makes stuff up',
      'make stuff up',
      'making things up',
      'makes things up',
      'not the truth',
      'tells stories that',
      'fibber',
      'untruths',
      'to my face',
      'invents stories',
      'looks me in the eye',
      'blames the cat',
      'blames the dog',
      'blames everyone',
      'never admits',
      'never tells the truth',
      'wasnt me',
      'it wasnt me',
      'says it wasnt',
    ],
    cues: ['deny', 'story', 'trouble', 'blame', 'face', 'believe', 'pretend'],
    not: [
      'was honest',
      'told the truth',
      'been honest',
      'was so honest',
      'lie down',
      'lie in',
      'lie on',
      'lie awake',
      'lie still',
      'lie next',
      'lie with',
      'lie beside',
      'lie there',
      'to be honest',
      'lies in bed',
      'lies about on',
      'bedtime story',
      'tell lies about him',
      'tell lies about her',
      'lies about him',
      'lies about her',
      'spread lies',
      'honestly',
      'lied to me about homework',
    ],
  },
  topicWords: ['true', 'truth', 'lie', 'lies', 'untrue'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'thing'],
  facts: [
    'Most children begin to say untrue things at three or four; it shows that they have understood that others do not know what they know.',
    'The most common reason is to avoid trouble; others are wishes, politeness, wanting to be liked, and trying out a story.',
    'Children tell the truth more often when adults stay calm and say that they are glad to hear it than when they fear the reaction.',
    'Under five, wish and memory are still easily mixed.',
    'An untrue answer takes more work for the brain, because the true one is held back and the new one is to be remembered.',
    'Trust comes back through many true answers over time.',
    'Pretend play and stories are not lies: both sides know.',
    'Adults say untrue things too, often to be polite.',
    'If a secret is frightening or about a touch, telling an adult is right.',
  ],
  threads: {
    wall: 'a line on the wall, and who knows where it came from',
    done: 'a yes that came too early, and the job that is still there',
    blame: 'a finger that points at somebody else, and comes back',
    cup: 'a broken cup and the answer "not me"',
    second: 'the second answer that a person may give',
    dragon: 'a dragon in a story and a dragon in an answer',
  },
  // "Said he had practised, but he hadn't".
  decidedBy: [
    TOLD_UNTRULY,
    /\b(?:told (?:us|me|mum|dad)|said|says|tells (?:us|me)) (?:that )?(?:he|she|they) (?:was|were|is|are) (?:at|going to|with|in|staying)\b[^.!?]{0,40}\b(?:but|and|when)\b[^.!?]{0,24}\b(?:(?:was|were|is) (?:actually |really |in fact )?(?:at|in|with|out|somewhere|not)|went|wasn['’]?t|weren['’]?t)\b/i,
    /(?<!\b(?:dad\w*|mum\w*|mom\w*|father|mother|husband|wife|partner|ex|nan\w*|gran\w*|uncle|aunt\w*|teacher|coach|friend|I|we) (?:has |had |always |also )?)\b(?:said|says|told (?:me|us)|tells (?:me|us)|swore|claims?|claimed|pretends?|pretended) (?:that )?(?:he|she|they)(?:['’]?d| had| has|['’]s)\b[^.!?]{0,40}\b(?:but|when|and)\b[^.!?]{0,10}\b(?:had|has|did|have)(?: not|n['’]?t)\b/i,
    /^(?![^]*\b(?:imaginary|pretend\w*|games?|rules|words|songs|about (?:him|her|them))\b)[^]*?\b(?:mak(?:es|ing)|made) (?:things|stuff) up\b/i,
  ],
  threadCues: {
    wall: /^(?![^]*\b(?:blam\w*|(?:said|says) (?:it was|that) (?:his|her|their|the)))[^]*?\b(?:drew|draws?|drawing|drawn|scribbl\w*|wrote|writ(?:es|ing)|colou?r(?:ed|ing|s)?|paint(?:ed|ing|s)?|crayon\w*|felt ?tips?|pens?)\b[^.]{0,24}\b(?:walls?|sofa|table|floor|door|carpet|bed|curtains?|couch|wallpaper)\b/i,
    done: /\b(?:said|told (?:me|us)) (?:that )?(?:he|she|they)(?:['’]d| had) (?:done|finished|practi[sc]ed|read|learnt|learned|tidied|fed|handed)\b|\b(?:lie[sd]?|lying|fibs?|fibbing|untruths?|truth|says? (?:he|she|they)(?:'s| has| have)?|tells? (?:me|us) (?:he|she|they)(?:'s| has| have)?|pretends?|claims?|swears?)\b[^.]{0,40}\b(?:(?:brush|wash|clean|tidy|practis|practic|flush|finish)(?:ed|es|ing)?|teeth|homework|hands|bedroom|spellings|reading (?:log|book|at)|practi[sc]e|chores)\b/i,
    blame:
      /\bblam(?:es?|ed|ing)\b(?! (?:me|himself|herself|themsel\w+))|\b(?:says?|said|tells?|told|claims?|swears?|swore)\b[^.]{0,24}\b(?:it was|was) (?:the (?:baby|dog|cat)|(?:his|her|their) (?:\w+ )?(?:brother|sister|friend|cousin|twin))\b|\bpoint(?:s|ed) (?:the finger )?at (?:his|her|the|somebody|someone)\b/i,
    cup: /^(?![^]*\bblam(?:es?|ed|ing)\b(?! me))[^]*?\b(?:br(?:oke|eaks?|oken)|spil(?:t|ls?|led)|smash\w*|vase|window|cup|plate|mess|drew|scribbl\w*|ate|eaten|chocolate|biscuits?|who did|blam\w*|not me|wasn'?t me)\b/i,
    dragon:
      /\bdied\b|\b(?:ma(?:kes?|de|king) (?:things |stuff |stories |it )?up|stor(?:y|ies)|tall|boast\w*|brag\w*|pretend\w*|imagin\w*|invent\w*|exaggerat\w*|fantas\w*|claims?|swimming pool|rich|famous)\b/i,
  },
  comesFirst: ['wall'],
  onlyWhenSaid: ['wall', 'done', 'cup', 'dragon', 'blame'],
  tellsAlone: ['wall', 'done', 'blame'],
  roles: {
    // What was said to be done: "Have you done your teeth?" It stands only in the question, so it says "your".
    job: {
      fallback: { text: 'the job' },
      cues: [
        { match: /\bteeth\b|\btoothbrush\w*/i, phrase: { text: 'your teeth' } },
        { match: /\bhomework\b|\bspellings\b|\bschool ?work\b/i, phrase: { text: 'your homework' } },
        {
          match: /\b(?:piano|violin|guitar|music|trumpet|flute|drum)\b|\bpractis|\bpractice/i,
          phrase: { text: 'your practice' },
        },
        { match: /\breading\b/i, phrase: { text: 'your reading' } },
        { match: /\b(?:bed)?room\b|\btid(?:y|ied|ying)\b/i, phrase: { text: 'the tidying' } },
        { match: /\bhands\b|\bwash(?:ed|ing)?\b/i, phrase: { text: 'your hands' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Line on the Wall', thread: 'wall' },
      { text: 'The Red Line', thread: 'wall' },
      { text: 'A Yes Too Soon', thread: 'done' },
      { text: 'Yes Can Wait', thread: 'done' },
      { text: 'The Finger That Came Back', thread: 'blame' },
      { text: 'Crash Went the Cup', thread: 'cup' },
      { text: 'A Cup in Three Bits', thread: 'cup' },
      { text: 'The Second Answer', thread: 'second' },
      { text: 'A Dragon in a Story', thread: 'dragon' },
      { text: 'What Is True?' },
      { text: '{name} and the True Words' },
    ],
    older: [
      { text: 'Who Drew the Line?', thread: 'wall' },
      { text: 'The Job and the Yes', thread: 'done' },
      { text: 'The Early Yes', thread: 'done' },
      { text: 'A Finger Can Turn Round', thread: 'blame' },
      { text: 'The Parcel That Came Back', thread: 'blame' },
      { text: 'Three Pieces of a Cup', thread: 'cup' },
      { text: 'The Second Answer', thread: 'second' },
      { text: 'A Place for Dragons', thread: 'dragon' },
      { text: 'What Happened, in Plain Words' },
      { text: 'True, and Hard to Say' },
      { text: '{name} and the Truth' },
    ],
  },
  benefits: [
    'Explains why untrue answers come so fast, without calling anybody a liar.',
    'Shows that a true answer can still be given later.',
    'Gives {name} a few words that make it easier to begin.',
  ],
  talk: {
    young: [
      'What was true in this story?',
      'How does it feel when a grown-up asks what happened?',
      'Shall we practise a short true answer together?',
    ],
    older: [
      'Why is the first answer sometimes not the true one?',
      'Which word went into the blank?',
      'Shall we agree that a second answer is welcome at home?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'think',
    feeling: 'shy',
    companion: null,
    props: ['cup', 'broom'],
  },
  text: {
    '2-3': script(`
      D<cup> Crash! {Name sees} a cup in bits. What is true? "Who did it?" asks a grown-up.
      D<second> "Is it done?" asks a grown-up. {Name} may say yes. Is it true? It is not done yet.
      D<second> A wish can come out as words. {Name} may say it. It is not true. It is a wish.
      D<second> Some words are true. Some words are not. {Name} may say one, quick. Then a true one can come.
      D<dragon> {Name has} a book with a dragon. Roar! Is it true? No, it is a story.
      P Grown-ups like to know what is true.
      P Lots of children say, "Not me."
      P<cup> Things break fast. Grown-ups know that.
      P A grown-up cannot see it all.
      Q When somebody asks, {Name} may feel ____.
      Q With a grown-up near, {Name} may feel ____.
      Q After true words, {Name} may feel ____.
      H {helper} can listen.
      H {helper} can help put it right.
      H {helper} can use a soft voice.
      H<helper> {helper} can smile and nod.
      T {he} can say what happened.
      T {he} can show it with a finger.
      T {he} can nod for yes.
      T<comforter> {he} can tell {comforter}.
      T<doing> {he} can try {doing}.
      C<cup> {he} can say, "Crash. The cup fell."
      C<second> {he} can say, "Wait. It was no."
      C<dragon> {he} can say, "Dragon is a story."
      C<topic> {he} can think about {topic}.
      A<cup> Sweep, sweep, sweep. The bits are gone. The true words are out. Here is a new cup.
      A<second> Now it is true. A no can come second. A grown-up nods. Hello, true words.
      A<second> First one word, then one more. The second one is true. Somebody hears it. True words can take time.
      A<dragon> The dragon is in the book. The book goes on the shelf. True things are here. Night-night, dragon.
      D<wall> A line is on the wall. {Name} may know who drew it. A "not me" is not true. The line is still there.
      P<wall> Walls are big. Hands like big.
      P<wall> Grown-ups have a sponge.
      Q<wall> When they look, {Name} may feel ____.
      H<wall> {helper} can bring a sponge.
      H<wall> {helper} can bring big paper.
      T<wall> {he} can hold the sponge.
      T<wall> {he} can nod or say yes.
      C<wall> {he} can say, "Me. I drew it."
      A<wall> Rub, rub, rub. The line gets thin. It is true, and now it is told. Here is paper. It is big too.
    `),
    '4-5': script(`
      D<cup> First there is a cup on the table. Then it is on the floor in three bits. {Name} may know what is true. But the mouth may say, "Not me." That is quick. The bits are still there.
      D<second> The first answer is fast. {Name} may say a thing before it is thought. Then the words are out, and they are not true. They feel a bit odd in the mouth. A second answer can come after them.
      D<second> What is true stays so, whatever is said. {Name} may wish that it was another way. Then the wish comes out as an answer. Nobody can see that from outside. It can be said again, and better.
      D<second> Sometimes a grown-up asks, "Who did that?" or "Is it done?" {Name} may say something quick. It may not be true, only fast. Then it sits there like a stone in a shoe. There can be a second answer.
      D<dragon> A dragon in a game is fun. {Name} may be a dragon, and so may a chair. Everyone knows that it is not true. But some questions are not a game. "Who ate the cake?" needs a true answer.
      P A grown-up cannot see it all. So a grown-up asks. A true answer is a big help.
      P Many children say "not me" when they are scared. They do not want trouble. Grown-ups did that too when they were small.
      P Some wishes are so big that they sound true. A child may say, "We have a horse." There is no horse, but it is a good wish.
      Q When somebody asks what happened, {Name} may feel ____.
      Q Before the true words come out, {Name} may feel ____.
      Q After the true words, {Name} may feel ____.
      H {helper} can ask in a calm voice. ~ It is easier to talk to a calm face.
      H {helper} can help to put it right and talk later. ~ Most things can be mended a bit.
      H {helper} can say, "I am glad that you told me." ~ That is true as well.
      H<helper> {helper} can wait for the second answer. ~ It may need a minute.
      T {he} can ask to try again, and then tell it.
      T {he} can show what happened with two toys.
      T {he} can tell it from under a blanket.
      T<comforter> {he} can hold {comforter} and say it slowly.
      T<quiet> {he} can spend a little time {quiet} first.
      T<doing> {he} can try {doing} when it is hard to say.
      C<cup> {he} can say, "It was me, and I want to help."
      C<second> {he} can say, "My first answer was not true."
      C<dragon> {he} can say, "That was a story. This is true."
      C<topic> After that, {he} can think about {topic}.
      A<cup> The three bits go into the bin. The floor is clean, and the true words are out. Nobody needs to hide anything now. There are more cups on the shelf.
      A<second> The second answer was true. The grown-up heard it and gave a nod. What is left to do can be done by two. That is a good way to end a day.
      A<second> The true words took a bit longer, and here they are. It is lighter now inside. Grown-ups like a late true answer more than none. Now there is time for other things.
      A<dragon> Dragons are good in games and in books. A true answer is good when somebody asks. There is room for both in one head. The dragon can have some cake as well.
      D<blame> Somebody asks, "Who did it?" {Name} may know what is true. But a finger is quick, and it points at somebody else. That feels safe for a bit. The other one did not do it.
      P<blame> The one who is pointed at gets a cross look for nothing. That feels bad, and a baby or a dog cannot say so.
      P<blame> Grown-ups know that a finger points when somebody is scared.
      Q<blame> When somebody asks who did it, {Name} may feel ____.
      H<blame> {helper} can ask with a calm voice. ~ Then the answer comes out better.
      H<blame> {helper} can help to put it right.
      T<blame> {he} can turn the finger round and say, "Me."
      T<blame> {he} can say the true thing in a whisper.
      C<blame> {he} can say, "It was me. I can help."
      A<blame> The finger came back, and it was a brave finger. The true word is out. What was done can be cleaned or mended. The other one may get a pat.
      D<done> "Have you done {job}?" somebody asks. {Name} may say yes, because yes is quick. But it is not true yet. Now the game can go on. The job is still there, and so is the yes.
      D<done> A yes takes one second, and a job takes longer. {Name} may say the yes first. It is not true yet, and nobody sees that. Then somebody has a look.
      P<done> Grown-ups ask because they cannot be in two rooms. They would like to help, or to say well done.
      P<done> Grown-ups did that too when they were small. Some of them had a very dry toothbrush.
      Q<done> When somebody asks, "Is it done?" {Name} may feel ____.
      Q<done> With a job that is not done, {Name} may feel ____.
      H<done> {helper} can come along and stay near. ~ A job is shorter with two.
      H<done> {helper} can say, "Let us look together." ~ Then nobody needs to guess.
      T<done> {he} can say, "Not yet," and then go and start.
      T<done> {he} can take the yes back. There is time for that.
      C<done> {he} can say, "Not yet, but I am going."
      C<done> {he} can say, "Oops, that yes was too soon."
      A<done> "Not yet" is a true answer, and it is short too. The job got done a bit later. Then there was a yes that fitted. A true yes is good to say, and good to hear.
      A<done> First came the job and then the yes. That way round, both are true. Nobody looked twice. The game was still there after it.
      D<wall> There is a long line on the wall. {Name} may know who drew it. But "not me" is quick to say, and it is not true. The line is still there. A line cannot say who drew it.
      D<wall> A wall is the biggest paper in the house. {Name} may know how good a line looks. Then a grown-up comes, and out comes something untrue. It may even say that it was somebody else. Now there is a line, and somebody else is sad.
      P<wall> Grown-ups ask because they want to know. They are cross about the wall for a bit. They are not cross for long with somebody who tells them.
      P<wall> Somebody who gets the blame did not do a thing. That feels very unfair. It can be put right with one sentence.
      Q<wall> When somebody asks, "Who did that?" {Name} may feel ____.
      Q<wall> Next to the line, {Name} may feel ____.
      H<wall> {helper} can say, "Thank you for telling me." ~ That makes it easier next time.
      H<wall> {helper} can find a sponge for two. ~ Most lines come off.
      T<wall> {he} can say who it was, even a bit later.
      T<wall> {he} can help to rub, and ask for big paper.
      C<wall> {he} can say, "I drew it. I can rub it off."
      C<wall> {he} can think, "A true word, and then a sponge."
      A<wall> The sponge went round the corner and back. The line is thin now, and the true word is out. Nobody else is blamed. There is a big paper on the floor, for more lines.
      A<wall> A bit of the line is still there. It is a line with a true story now. Somebody drew it, told it and helped to rub. Big paper can be had for the asking.
    `),
    '6-7': script(`
      D<cup> A cup falls, and there are three pieces on the floor. Then somebody asks what happened. {Name} may know the true answer, and it is stuck. "It was not me" comes out faster, because it is short and feels safe. For a moment everything is quiet. But the pieces are still there.
      D<second> Why do people say what is not true? {Name} may know some of the reasons. Somebody could be cross, or there is something to get out of. So the mouth is quicker than the head. After that it feels as if there were a stone in a shoe.
      D<second> Lies often come in a hurry. {Name} may hear a question and give the answer that sounds best. It is not true, and one person knows it. Now there are two things to carry, the thing itself and the answer. A second answer takes away one of them.
      D<second> The first answer may be a lie, but it is not the last one. {Name} may say yes, and then know that it was a no. That can bother a person all day. It is there at lunch, and in the bath, and in bed. A second answer can end it. It may come one minute later, or one day.
      D<dragon> Some things that are not true are fun. A story about a dragon is one of them, because everyone knows. {Name} may make it as long as a street. A lie is different, because only one person knows. The other one believes it and may do the wrong thing. That is why people mind.
      P Grown-ups ask even when they can guess. They need the true answer to know how to help. With a wrong answer they help with the wrong thing.
      P Most people say something untrue now and then. Often they are afraid that somebody will be angry. Being afraid makes short answers.
      P A friend who believed something and finds out later may be sad. That friend may ask more questions for a while. After some time it gets less.
      Q When the question comes, {Name} may feel ____. It may be in the tummy or in the face.
      Q When only one person knows, {Name} may feel ____.
      Q When the true answer is out, {Name} may feel ____. It can be two things at once.
      H {helper} can ask, "What happened?" and then wait. ~ Waiting gives the true words time.
      H {helper} can stay calm and help to mend it. ~ Things are easier to mend than to hide.
      H {helper} can say that a second answer is welcome. ~ It counts just as much as the first.
      H<helper> {helper} can tell about an untrue answer from long ago. ~ Most grown-ups gave some.
      T {he} can ask, "Can I say it again?" ~ Most people will say yes to that.
      T {he} can write it or draw it and hand it over. ~ Paper can say hard things.
      T {he} can take one breath before the first word. ~ The true answer is often just behind it.
      T<comforter> {he} can squeeze {comforter} and say it in one go. ~ Short sentences are the easiest.
      T<quiet> {he} can spend some minutes {quiet} and then tell it. ~ It is easier when the heart is slow.
      T<doing> {he} can try {doing} before telling it. ~ It makes a hard thing a bit smaller.
      C<cup> {he} can say, "It was me. What can we do?"
      C<second> {he} can say, "Here is my second answer."
      C<dragon> {he} can think, "Is this a game, or a question?"
      C<topic> When it is said, {he} can think about {topic}.
      A<cup> A cup in three pieces can be glued or thrown away. It takes a few minutes with two people. The true words are out by then, and nobody needs to hide. Next time they may be a bit faster.
      A<second> After the second answer, lunch is just lunch and bed is just bed. A true answer is welcome at any time. Late is fine, and it is better than not at all. People know that it was not easy.
      A<second> One of the two things has been put down, the heavier one. The true answer is out, and it needs no looking after. What is left can be mended or said sorry for. A second answer is quick, once it has begun.
      A<dragon> Dragons have lots of room in books and games. In answers there is room for what is true. Someone who can invent a dragon has a good head. The same head can tell what happened.
      D<blame> "Who did that?" is a question with a lot in it. {Name} may know the true answer. All the same, a finger points at somebody else. It is quick, and then the cross look goes over there. But the other one did nothing. Now there are two things to mend, and one of them is not true.
      P<blame> Whoever gets the blame for nothing feels it for a long time. Babies and dogs cannot even say that it is wrong.
      P<blame> People of all ages have pointed at somebody else. It comes from being afraid, and it can be taken back.
      Q<blame> When the wrong one gets a cross look, {Name} may feel ____.
      H<blame> {helper} can ask again later, when it is calm. ~ A true answer likes a calm room.
      H<blame> {helper} can help with the sponge, the glue or the words.
      T<blame> {he} can say, "It was me, and not the other one."
      T<blame> {he} can put it right first, and say it then.
      C<blame> {he} can think, "My finger can turn round."
      A<blame> It was said, and it took one breath. The sponge did the rest, or a good part of it. The other one had no part in it, and now everybody knows that. The true thing was out, and there was room for supper.
      D<done> "Have you done {job}?" That question comes when something else is in the middle. {Name} may say yes at once, and it is not true. It was not planned. It just made the question go away. The job is still where it was.
      D<done> There is a kind of lie that is only meant to save time. {Name} may know it. "Have you done {job}?" somebody asks, and out comes a yes. It saves about three minutes. Later somebody looks, and then it costs a lot more than three.
      P<done> A grown-up who asks is mostly not looking for a fault. There is a list in that head, and one thing on it could go. A yes that is not true makes the list wrong.
      P<done> When an answer turns out untrue, people ask twice next time. They do not like that either. It takes a while until once is enough again.
      Q<done> When somebody asks, "Have you done it?" {Name} may feel ____.
      Q<done> When somebody goes to look, {Name} may feel ____. It may be in the tummy.
      H<done> {helper} can stop asking and say what there is to do. ~ That needs no answer.
      H<done> {helper} can come along for the first minute. ~ Starting is the longest part.
      T<done> {he} can say, "Not yet, in two minutes," and then do it.
      T<done> {he} can change the answer straight away. A yes can be turned into a "not yet".
      C<done> {he} can say, "That was too early. I will do it now."
      C<done> {he} can think, "Job first, yes second."
      A<done> It took three minutes, and then the yes was true. Nobody went to look, and nobody asked twice. A true "not yet" is worth more than a quick yes. It can be said at any time, even with a mouth full of toothpaste.
      A<done> The job is done, and it was shorter than any talk about it. Tomorrow the same question will come. There are two true answers to it, and "not yet" is one.
      D<wall> A line on a wall is there for everyone to see. What cannot be seen is who drew it. {Name} may have said, "It was not me," and that is not true. Perhaps there was another name in it. So there are two things to clean, the wall and the answer.
      P<wall> The one with the other name is in trouble for nothing. That person may not have been in the room. It is hard to prove that somebody did not do a thing.
      P<wall> Grown-ups often know more than they say. They have seen the pen, or the height of the line. They ask because they would like to hear it.
      Q<wall> When the question comes, {Name} may feel ____. It may be in the ears.
      Q<wall> When somebody else gets the blame, {Name} may feel ____.
      H<wall> {helper} can stay calm about the wall. ~ Walls can be painted.
      H<wall> {helper} can say what helps to get it off. ~ Toothpaste works for some pens.
      T<wall> {he} can go back and say, "I want to change my answer."
      T<wall> {he} can tell the one who got the blame that it is sorted out.
      C<wall> {he} can say, "It was me, and I can help to clean it."
      C<wall> {he} can think, "The wall first, or the answer first. Then both."
      A<wall> The wall took ten minutes, and the answer took ten seconds. The ten seconds were harder. After that nobody else was blamed. The true story could be told at supper. There is a place for long lines, on paper, along the whole hall.
    `),
    '8-10': script(`
      D<cup> When a cup gets broken, the truth is on the floor for everyone to see. What is missing is how it got there. {Name} may start to think about what people will say before the pieces have stopped moving. Then someone asks, and a lie is ready, because brains are quick when they feel in danger. "It was like that already" takes one second. Getting out of it takes rather longer.
      D<second> When people are asked why they said something untrue, most say that it just came out. {Name} may know that. The question feels like a trap, the brain looks for the nearest exit, and the exit is a sentence. It works for about an hour. Then the sentence needs a second one to hold it up.
      D<second> There is a moment after an untrue answer in which nothing has happened yet. {Name} may have noticed how quiet it is. The other person believes it and goes on. From then on it needs remembering, and a true answer does not. That is the whole difference between them.
      D<second> A lie is more work than it looks. {his} brain, like any other, holds back the true answer and builds a new one in its place. After that the new one needs looking after. Who heard it, and what exactly was said? Each question makes it a little longer. A second answer, the true one, ends all that work in one sentence.
      D<dragon> Inventing things is a talent, and people pay for it when it comes in a book. A dragon in chapter three is not a lie, because the reader and the writer have an agreement. {Name} may invent dragons in any game or story. In an answer to a plain question, there is no such agreement. The other person believes it and plans with it. When it turns out to be a dragon, that person feels foolish.
      P Adults who ask what happened are seldom as interested in the thing as in the answer. Most things can be put right somehow. They would like to be able to believe the next answer, and the one after that.
      P Someone who has been fooled may check everything for a while. It feels unfair to the other side, above all when the answer is true this time. After a row of true ones, people stop checking.
      P Adults tell small lies as well, mostly to be polite. They say that a scarf is lovely and put it in a drawer. So they do know how it happens.
      Q When the question comes, {Name} might feel ____. Ears can get hot from it.
      Q While the true answer is still inside, {Name} may feel ____. It can take up a lot of room.
      Q After it has been said, {Name} might feel ____. Being relieved and being in trouble can go together.
      H {helper} can ask a second time, and in a calm voice. ~ A question like that is easier to answer.
      H {helper} can make it known that second answers are welcome until bedtime. ~ It gives the truth a few more hours.
      H {helper} can thank somebody for a hard answer before dealing with the rest. ~ The thanks are for the truth, and the rest can be mended.
      H<helper> {helper} can tell a true story of this kind from years ago. ~ Most people have one, with a window or a vase in it.
      T {he} can say, "That was not right, I will start again." ~ People tend to listen to someone who starts again.
      T {he} can leave a note where it will be found. ~ On paper, nobody can interrupt.
      T {he} can start with the hardest word and let the rest follow. ~ After the first word the others are lighter.
      T<comforter> {he} can hold on to {comforter} and say it to the wall first. ~ Walls make good practice.
      T<quiet> {he} can spend a quarter of an hour {quiet}, and then say it. ~ Calm people find shorter sentences.
      T<doing> {he} can try {doing} first. ~ It takes the heat out of the ears.
      C<cup> {he} can say, "It was me, and I will help to fix it."
      C<second> {he} can say, "I have a second answer."
      C<dragon> {he} can think, "Good dragon, wrong place."
      C<topic> When all that is over, {he} can think about {topic}.
      A<cup> The pieces get swept up, and that is the end of the cup. The true sentence was the heavier thing, and it has been put down. There may be something to pay or to mend. That is work with a beginning and an end, which a lie does not have.
      A<second> One true sentence, and there is nothing left to remember. No list of who heard what needs to be kept. People may be annoyed for an hour and still be glad of it. Trust is made of second answers as much as of first ones.
      A<second> A true answer has one great advantage: it can be forgotten, and it is still right the next day. Whatever it leads to has an end. People who give a second answer once find the next one shorter. The truth is less work, in the long run.
      A<dragon> A person with dragons in the head will not run out of uses for them. They can go into stories, plays and excuses that are meant as jokes. When somebody needs to know what is true, the dragons can wait outside. Afterwards there may be a good story in it.
      D<blame> Pointing at somebody else is one of the oldest tricks there are, and it works for about a minute. {Name} may know that minute, in which the true answer is unpleasant. A finger finds somebody else, best of all somebody who is not there. The trouble is passed on like a parcel. It is heavier when it comes back, because now it holds two things, and one of them is not true.
      P<blame> The one who gets the blame may not be able to defend themselves. Babies and dogs certainly cannot. Others can, and they remember it.
      P<blame> Adults look for who did it because they want to be sure. Most of them calm down faster over a mess than over a finger.
      Q<blame> In the minute after pointing, {Name} might notice ____. It may be in the stomach.
      H<blame> {helper} can ask later and alone, without an audience. ~ Few people tell the truth on a stage.
      H<blame> {helper} can say beforehand that the truth makes it smaller, and keep to that.
      T<blame> {he} can take it back in one sentence: "That was me."
      T<blame> {he} can say sorry to the one who had the blame, since that one had done nothing.
      C<blame> {he} can think, "The parcel is mine. I can put it down."
      A<blame> The sentence had three words, and it was over before the kettle boiled. There was something to clean and somebody to say sorry to. Both were finished by supper. The truth can arrive late and still be welcome.
      D<done> Some lies are told to avoid trouble, and some are told to save three minutes. "Have you done {job}?" is the usual place for the second kind. {Name} may hear a yes come out while the mind is still on something else. It feels harmless, since the job could be done later. Then it is forgotten, and what was only early has become untrue.
      D<done> "Have you done {job}?" can be answered in half a second, and the job itself takes longer. So the answer tends to come first. {Name} may even mean to make it true afterwards. The odd thing is that hardly anybody minds about the job. What people mind is that the next yes is worth a little less.
      P<done> Parents who check are not enjoying it. They would rather be drinking tea. They check because the last yes did not hold, and each one that holds makes checking rarer.
      P<done> Nearly everyone does this with something. Adults say that an email is "nearly ready" before they have opened it. They know the feeling when somebody asks to see it.
      Q<done> Just after the early yes, {Name} might notice ____.
      Q<done> When somebody goes to have a look, {Name} might feel ____. It may start in the ears.
      H<done> Someone at home can say "it is time for it now" and leave out the question. ~ A sentence without a question mark cannot be answered wrongly.
      H<done> Someone at home can let "not yet" pass without a speech. ~ Then it will be used.
      T<done> {he} can use three words, "not yet, sorry", and get up while saying them.
      T<done> {he} can correct it within a minute. A corrected answer counts as a true one.
      C<done> {he} can think, "Do it, then say it."
      C<done> {he} can say, "Actually, no. I will go now."
      A<done> Later the job was done and the yes was true, in that order. It took less time than the argument about it usually does. Trust is built out of small things of this kind, a toothbrush here and a page of sums there. Most of it is boring, and all of it counts.
      A<done> The question will come again tomorrow, at an awkward moment. "Not yet" is as quick as "yes", and it has the advantage of being true. After a while people ask once and go back to their tea.
    `),
    '11+': script(`
      D<cup> Most lies are not planned. Something happens, a question follows, and for {Name}, as for anybody, an answer may be out before it has been looked at. Psychologists call this self-protection, and it works well for about four seconds. After that there is a version of events in the world that needs support. The broken cup would have cost a few coins, and the version costs a good deal of attention.
      D<second> Most untrue answers are not plans. They are exits, taken in half a second because a question felt like a corner. {Name} may have used one and found out what is on the other side of it, namely more questions. Others act on what they were told, and each arrangement they make adds a little weight. It is seldom the original matter that is hard to admit after a week.
      D<second> The truth has one practical advantage, which is that it is the same every time. {Name} may know the alternative: who was told what, and when, and whether those people ever meet. Hardly anybody sets out to build such a thing. It begins with one answer that was meant to buy an evening, and the evening gets longer.
      D<second> There is an idea that a lie ends a conversation. In practice it only moves it. {Name} may spend an evening checking which details fit, who might talk to whom and what was said about the bus. It is a kind of bookkeeping, and it is tiring. The strange thing is how short the way out is, since a second answer rarely needs more than one sentence.
      D<dragon> This is not a lecture about the truth, because people who give those have usually lied within the week. Some lies are polite, some are private and some are simply invention in the wrong place. In a story, {Name is} free to invent anything at all, since both sides know. What matters to other people is whether they can see the difference when they need to.
      P The person who was lied to may react to that and forget the original matter completely. It seems out of proportion. They are asking themselves what else was not true, and that question has no natural end.
      P Those who were lied to usually notice more than they say. They may start to divide everything by two, the true things as well. It is seldom meant unkindly, and it takes a while to wear off.
      P Parents are aware that some things are none of their business. Privacy is not lying, and "I would rather not say" is a complete answer. Most of them would choose it over a version with details.
      Q In the second before answering, {Name} might notice ____. Faces and stomachs tend to be faster than decisions.
      Q While the version is holding, {Name} might feel ____. It may be relief with something underneath.
      Q After a true answer, {Name} may feel ____. It is often not the feeling that was expected.
      H {helper} can separate the answer from the consequences and deal with them at different times. ~ People tell more when it does not all arrive at once.
      H {helper} can accept "I would rather not say" for private things. ~ Where privacy exists, fewer lies are needed.
      H {helper} can react to a hard truth with a pause. ~ The first ten seconds may decide whether there will be a next time.
      H<helper> {helper} can admit to a lie of the same kind. ~ It makes the conversation less steep.
      T {he} can say, "I gave you a wrong answer earlier, and this is the right one." ~ It is an awkward line that nearly everyone respects.
      T {he} can send it in writing, if a face is too much. ~ A message gives both sides time to think.
      T {he} can say, "That is private," when it is. ~ It is true, and it needs no upkeep.
      T<comforter> {he} can have {comforter} near while finding the words. ~ Nobody needs to know about that.
      T<quiet> {he} can spend half an hour {quiet} before going back to it. ~ The sentence gets shorter with time.
      T<doing> {he} can try {doing} to get calm first. ~ Truth does not need to be breathless.
      C<cup> {he} can say, "It was me, and I would rather say so."
      C<second> {he} can think, "One sentence, and the bookkeeping is over."
      C<dragon> {he} can think, "Is this a story, a private matter or an answer?"
      C<topic> When it has been said, {he} can think about {topic} with a free head.
      A<cup> In the end there is a cup to pay for and a sentence that was hard to say. Both are finished on the same day. People remember for a surprisingly long time that somebody told them the truth when it was not convenient. It is a reputation, and it is built from small broken things.
      A<second> The books are closed, and nothing needs to be remembered any more. There may be some anger to sit through, which is fair. It passes faster than the bookkeeping would have. A truth that comes late is still worth more than a lie that holds.
      A<second> What is true stays where it is and needs no looking after. The conversation may be short or long, and then it is over, which could not be said of the other version. Somebody who has once corrected an answer knows that it can be survived. The next time, the gap between first and second may be smaller.
      A<dragon> Inventing remains one of the best things that a mind can do. It belongs where both sides know about it, and there it can be as large as it likes. For the rest there is the truth, or a polite refusal. And if something true is too frightening to carry alone, a trusted adult can be told, and then another, until somebody helps.
    `),
  },
};

/** Telling lies: why an untrue answer comes so fast, what work it makes, and how a true one can be said. */
export const lying: Frame = withScenes(
  own,
  somebodyUnseenDidIt,
  pointedAtAnother,
  whereISaidIWas,
  biggerThanItWas,
  truthThatIsSafe,
);

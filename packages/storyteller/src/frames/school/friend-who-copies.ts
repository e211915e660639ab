import { whoWroteItFirst } from './who-wrote-it-first.ts';
import { script, type Frame } from '../../frame.ts';
import { said } from '../scene.ts';
import { saidUnless } from '../said-unless.ts';
import { withScenes } from '../scene.ts';

/** A child who does as somebody else does, and nobody who does as the child does. */
const BORROWS = String.raw`(?:^\W*|\b(?:he|she|they|(?:my |our )?(?:son|daughter|child)|\d+ ?(?:yo|year old))(?: always| just| keeps| only| constantly| tries to)? )cop(?:ies|ying|y|ied) (?:(?:everything|whatever|all) )?(?:(?:his|her|their) (?:\w+ )?(?:friends?|brother|sister|cousin|mates?|classmates?|twin)|other (?:kids|children|people|girls|boys)|everyone|everybody|what (?:others|other|everyone)|the (?:other|others|popular|older|big)|others)\b`;
const copied = (...words: readonly string[]): RegExp =>
  new RegExp(saidUnless(String.raw`\b(?:${words.join('|')})\b`, BORROWS), 'i');
/** Nobody who is mocked, or does something bad after another, is told of a second drawing. */
const NOT_COPIED = String.raw`\b(?:tics?|stutter\w*|stammer\w*|accent|walks?|bad|naughty|swear\w*|rude|cry\w*|laugh\w*|teas\w*|mock\w*|voice|disab\w*|wheelchair)\b`;
const OTHER_CHILD = String.raw`(?:friends?|bestie|mates?|classmates?|cousins?|(?:girl|boy|child|kid)(?: (?:in|at|from) (?:\w+ )?(?:class|school|year|nursery))?)`;
/** Whom a friend copies, and in what, before the things that are copied are read as a matter of their own. */
const IS_COPIED = said(
  String.raw`\b(?:is|are|being|gets?|getting|been) (?:always |constantly )?copied (?:all the time )?by (?:\w+ ){1,3}?${OTHER_CHILD}\b|\b(?<!(?:cop(?:ies|ying|y)|like) (?:\w+ ){1,3})${OTHER_CHILD} (?:(?:who|always|just|keeps?|is|constantly|all the time) )*cop(?:ies|ying|y) (?:everything|(?:his|her|their|my \w+['’]s) (?:\w+ )?(?:draw\w*|pictures?|paint\w*|ideas?|hair\w*|clothes|outfits?|shoes|coat|bags?|style|bobbles?|bows?|stor(?:y|ies)|games?))\b`,
  NOT_COPIED,
);
const MADE = String.raw`draw\w*|pictures?|paint\w*|art|story|stories|ideas?|projects?|competition|invent\w*|made|makes|lego|build\w*|games?`;
const SAID = String.raw`says?|saying|said|words?|voice|parrots?|repeats?|phrases?|jokes?|accent|laugh|everything|(?<=\bcop(?:y|ies|ied|ying)\b[^.!?]*)(?:danc(?:e|es|ing)|moves?|hops?|walks?|sings?|singing)`;
const WORN = String.raw`coats?|jackets?|shoes|trainers|clothes|outfits?|dress(?:es)?|hair(?:style|cut|do)?|bracelets?|glasses|wears? (?:the same|what|everything)|same (?:bags?|rucksack|backpack|pencil case|nails|style)|bought (?:the same|a)|style`;

/** Somebody copies: drawings, clothes, words, games. Why people do, that it may annoy, and what can be said. */
const own: Frame = {
  id: 'friend-who-copies',
  name: 'Being copied',
  says: [
    'her friend copies everything she does',
    'a girl in class copies her drawings',
    'he gets angry when his friend copies him',
    'copycat friend',
    'everything she wears her friend wears the next day',
    'little sister copies her all the time',
    'younger brother copies everything he says',
    'hates being copied',
    'says they stole her idea',
    'classmate copies her work',
    'somebody copied his story and got a star',
    'friend bought the same bag',
    'screams stop copying me',
    'cousin repeats every word she says to annoy her',
    'best friend copies her hair and her hobbies',
    'cant stand it when others draw the same picture',
    'he copies off my daughter in maths',
    'the boy next to him looks at his answers',
    'she wants to be the only one with those shoes',
    'twin copies him',
    'copying game drives her mad',
    'friend picked the same costume',
    'stealing her ideas at school',
    'copys me',
  ],
  claims: {
    strong: [
      'twin says everything he says',
      'twin says everything she says',
      'says everything he says',
      'says everything she says',
      'repeats everything he says',
      'repeats everything she says',
      'copies her friend',
      'copies his friend',
      'copies her best friend',
      'copies his best friend',
      'copies everything her friend',
      'copies everything his friend',
      'copies whatever her friend',
      'copies whatever his friend',
      'copies her sister',
      'copies his brother',
      'copies her big sister',
      'copies his big brother',
      'copies her older sister',
      'copies his older brother',
      'same trainers as',
      'same shoes as',
      'same bag as',
      'same coat as',
      'same haircut as',
      'same glasses as',
      'same clothes as her',
      'same clothes as him',
      'exactly the same haircut',
      'wears the same glasses',
      'copying my son',
      'copying my daughter',
      'copying her',
      'copying his',
      'friend copies',
      'friend copied',
      'friend copy',
      'friend who copies',
      'copycat friend',
      'copy cat friend',
      'girl copies',
      'boy copies',
      'sister copies',
      'brother copies',
      'cousin copies',
      'twin copies',
      'classmate copies',
      'somebody copies',
      'someone copies',
      'somebody copied',
      'someone copied',
      'being copied',
      'be copied',
      'gets copied',
      'copies her drawing',
      'copies his drawing',
      'copies her drawings',
      'copies his drawings',
      'copies her work',
      'copies his work',
      'copies her clothes',
      'copies her hair',
      'copies everything she does',
      'copies everything he does',
      'copies everything she says',
      'copies everything he says',
      'copies my daughter',
      'copies my son',
      'copies off',
      'copying me',
      'copy me',
      'copying game',
      'stole her idea',
      'stole his idea',
      'steal her idea',
      'steal his idea',
      'stealing her ideas',
      'stealing his ideas',
      'same costume',
      'looks at his answers',
      'looks at her answers',
    ],
    cues: ['copy', 'copies', 'copycat', 'idea', 'same', 'drawing', 'imitate', 'friend', 'repeat'],
    not: [
      'copies bad',
      'copies the bad',
      'copies the naughty',
      'copies naughty',
      'copies swear',
      'copies other children',
      'copies the other',
      'in a silly voice',
      'copycat behaviour',
      'copies from the board',
      'stole from',
      'photocopy',
    ],
  },
  topicWords: ['copy', 'copied', 'copies', 'same', 'idea', 'twice'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'activity'],
  facts: [
    'Babies copy faces and sounds within their first year; copying is one of the chief ways in which people learn.',
    'Children copy above all those whom they like or admire, and those who seem to know how.',
    'From about five, children notice who had an idea first and may mind when it is copied.',
    'Painters learnt for centuries by copying the pictures of others.',
    'Two people who do the same thing do it differently; no two drawings of one cat are alike.',
    'Repeating everything somebody says in order to annoy is teasing; it loses its point when it gets no reaction.',
    'Copying answers in a test is against the rules; sorting that out is a teacher’s job.',
    'Asking for a stop, naming what may be shared, and doing some things alone are all fair.',
  ],
  threads: {
    answers: 'a page of answers, an arm round it, and a teacher who can move chairs',
    coat: 'two people with the same thing on, and who is inside it',
    cat: 'a drawing of a cat with boots, and a second one',
    echo: 'words and deeds that come back, as from a wall',
    spring: 'where ideas come from, and that there are more',
    letter: 'a plain word to an equal about being imitated',
    borrow: 'an idea that was taken over from somebody, and what can be added to it',
  },
  decidedBy: [
    IS_COPIED,
    /\b(?:copies|copying|keeps copying|copied) (?:(?:his|her|their|\p{Lu}\p{Ll}+['’]s|off (?:him|her|them)) )?(?:answers?|work|homework|tests?)?\b(?<=answers?|off (?:him|her|them)|'s work)[^.]{0,40}\b(?:in|maths|class|tests?|stop)\b/iu,
  ],
  threadCues: {
    // What is said or danced is on no paper.
    spring: new RegExp(
      `^(?!${'[^]*'}\\b(?:says?|saying|said|danc(?:e|es|ing)|moves?|parrots?|repeats?)\\b)${copied(MADE, SAID, WORN).source.replace(/^\^/, '')}`,
      'i',
    ),
    letter: copied(MADE, SAID, WORN),
    borrow: new RegExp(BORROWS, 'i'),
    cat: copied(MADE),
    echo: copied(SAID),
    answers: new RegExp(
      String.raw`^(?![^]*(?:${BORROWS}))[^]*?(?:\bcop(?:y|ies|ied|ying)(?: [\w'’]+){0,5} (?:answers?|homework|worksheets?|spellings?|maths|(?:his|her|their) (?:school ?)?work|tests?|exams?)\b|\b(?:answers?|tests?|exams?)\b(?: \w+){0,6} cop(?:y|ies|ied|ying)\b)`,
      'i',
    ),
    coat: copied(WORN),
  },
  onlyWhenSaid: ['answers', 'coat', 'borrow'],
  tellsAlone: ['answers', 'borrow'],
  roles: {
    item: {
      fallback: { text: 'look' },
      cues: [
        { match: /\bcoats?\b/i, phrase: { text: 'coat' } },
        { match: /\bjackets?\b/i, phrase: { text: 'jacket' } },
        { match: /\btrainers\b/i, phrase: { text: 'pair of trainers' } },
        { match: /\bshoes\b/i, phrase: { text: 'pair of shoes' } },
        { match: /\bglasses\b/i, phrase: { text: 'pair of glasses' } },
        { match: /\bdress\b/i, phrase: { text: 'dress' } },
        { match: /\bbracelets?\b/i, phrase: { text: 'bracelet' } },
        {
          match: /\bhair ?(?:bobbles?|bands?|bows?|clips?|slides?|ties?)\b|\bbobbles\b/i,
          phrase: { text: 'pair of bobbles' },
        },
        { match: /\bhair(?:cut|style|do)?\b/i, phrase: { text: 'haircut' } },
        { match: /\b(?:bag|rucksack|backpack)\b/i, phrase: { text: 'bag' } },
      ],
    },
    who: {
      fallback: { text: 'somebody' },
      cues: [
        { match: /\bfriends?\b|\bbestie\b|\bfreind\b/i, phrase: { text: 'a friend' } },
        { match: /\bcousins?\b/i, phrase: { text: 'a cousin' } },
        {
          match: /\bclassmates?\b|\b(?:girl|boy|kid|child) in (?:her|his|their|the) class\b/i,
          phrase: { text: 'a classmate' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Two the Same', thread: 'coat' },
      { text: 'Clap, Clap, the Same', thread: 'borrow' },
      { text: 'May I Do It Too?', thread: 'borrow' },
      { text: 'Two Cats in Boots', thread: 'cat' },
      { text: 'One Cat, and One More', thread: 'cat' },
      { text: 'Me Too, Me Too', thread: 'echo' },
      { text: 'The Same Again', thread: 'echo' },
      { text: 'When Somebody Copies' },
      { text: '{name} Had It First' },
    ],
    older: [
      { text: 'An Arm Round the Page', thread: 'answers' },
      { text: 'Whose Answers Are They?', thread: 'answers' },
      { text: 'Who Had It First?', thread: 'coat' },
      { text: 'Borrowed, With a Bit Added', thread: 'borrow' },
      { text: 'I Got That From You', thread: 'borrow' },
      { text: 'The Same One Twice', thread: 'coat' },
      { text: 'The Second Cat in Boots', thread: 'cat' },
      { text: 'Whose Cat Is It?', thread: 'cat' },
      { text: 'What Comes Back From the Wall', thread: 'echo' },
      { text: 'The Next Idea', thread: 'spring' },
      { text: 'Where Ideas Come From', thread: 'spring' },
      { text: 'On Having an Imitator', thread: 'letter' },
      { text: '{name} and the Copied Idea' },
    ],
  },
  benefits: [
    'Tells why people copy, without saying that it is pleasant.',
    'Says what is fair to ask for and what a grown-up sorts out.',
    'Gives {name} a sentence that is clear and not unkind.',
  ],
  talk: {
    young: [
      'What was there twice?',
      'How does it feel to be copied?',
      'Shall we each draw one thing and see how they differ?',
    ],
    older: [
      'Why do people copy others?',
      'Which word went into the blank?',
      'Shall we think which things are for sharing and which are not?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'sit',
    feeling: 'surprised',
    companion: 'child',
    props: ['crayon', 'notebook'],
  },
  text: {
    '2-3': script(`
      D<cat> {Name} may draw a cat. Now {who} draws a cat. The same! Two cats on the table.
      D<cat> Look, a cat in boots! {Name} may make it. Then {who} makes the same. Meow, meow!
      D<echo> {Name} may jump. Then {who} jumps. Just the same! {Name} says "la", and back comes "la".
      P Copy, copy. Small ones learn like that.
      P A copy can mean, "I like you."
      P Some like a copy. Some do not.
      Q When it is copied, {Name} may feel ____.
      Q With two the same, {Name} may feel ____.
      Q After that, {Name} may feel ____.
      H<cat> {helper} can look at both.
      H<cat> {helper} can find more paper.
      H {helper} can start a new game.
      H {helper} can help to say stop.
      T {he} can say, "Stop, please."
      T {he} can go and play.
      T<cat> {he} can make a new one.
      T<cat> {he} can put a dot on it.
      T<comforter> {he} can hug {comforter}.
      C<cat> {he} can say, "My cat, your cat."
      C<cat> {he} can say, "Meow, I made this one."
      C<echo> {he} can say, "Now I do it alone."
      C<topic> {he} can think about {topic}.
      A<cat> Two cats are on the wall. They are not the same. One has a big nose. Meow, meow, good night!
      A<cat> One cat, two cats. A copy is a cat too. There is more paper. What comes next?
      A<echo> Jump and jump. La and la. Then the copy game stops. Quiet now. Shh, and shh.
      D<borrow> Somebody claps. {Name} claps too. Clap, clap, the same! It is a copy of a clap.
      P<borrow> Small children copy a lot. They like it.
      Q<borrow> Doing the same, {Name} may feel ____.
      H<borrow> {helper} can clap something new.
      T<borrow> {he} can ask, "Me too?"
      T<borrow> {he} can do one new thing.
      T<borrow,comforter> {he} can tell {comforter}.
      C<borrow> {he} can say, "And now one of mine."
      A<borrow> Clap, clap, stamp! The stamp is new. It is not a copy. Two can do it now.
    `),
    '4-5': script(`
      D<cat> Here is a cat with boots on. {Name} may have the idea and draw it. Then {who} draws a cat with boots too. It is almost the same. Now there are two of them on the table.
      D<cat> An idea comes, and {Name} may put it on paper. It may be a cat in boots. At the next place, {who} looks over. Soon there is a copy, with boots and all. That can make a tummy feel hot.
      D<echo> {Name} hops, and {who} hops. One says "ready", and back comes "ready". It is a copy of each word. It may be funny two times. At the tenth time, it may not be funny.
      P People copy what they like. It means that it is good. They may not know how to say so.
      P Small children learn to talk and walk like that. They look, and then they do the same.
      P<cat> It may feel as if a thing was taken. But it is still there. It is on the paper.
      Q<cat> When there is a copy of the cat, {Name} may feel ____.
      Q When somebody does just the same, {Name} may feel ____.
      Q<echo> When all the words come back, {Name} may feel ____.
      Q<cat> With a new sheet of paper, {Name} may feel ____.
      H<cat> {helper} can look for what is not the same.
      H<cat> {helper} can write a name on each. ~ Then people know who made it.
      H {helper} can help both to find a game for two.
      H<adult> {helper} can help by {adult}.
      T {he} can say, "I want to do this one alone."
      T<cat> {he} can turn the chair and draw on.
      T<cat> {he} can show how the boots are made.
      T<echo> {he} can stop and wait till it is quiet.
      T<comforter> {he} can hold {comforter} for a bit.
      T<quiet> {he} can spend some time {quiet}.
      C<cat> {he} can say, "That is your cat, and this is mine."
      C<cat> {he} can think, "I have more cats in my head."
      C<echo> {he} can say, "Stop, the copy game is over."
      C<topic> {he} can think about {topic}.
      A<cat> On the wall hang two cats in boots. One looks to the left, and one has six legs by mistake. They are the same idea, and not the same cat. There is space for a dog in a hat.
      A<cat> Both cats went home, the first one and the copy. Both got a place on a fridge. An idea does not get less when two have it. The next one may come at night.
      A<echo> When nothing is said, there is nothing to copy. So it gets quiet for a bit. Then one of the two may laugh. Now they can play a game with words for both.
      D<coat> Somebody comes in with the same {item}. {Name} had it first, and now there are two. It is like a copy. It can be nice, or it can be a bit much. But each of the two is a different child.
      C<coat> {he} can say, "Same {item}, but this one is me."
      A<coat> They go home, one to the left and one to the right. From far off, they look a bit the same. A copy is only on the outside. What they like to laugh about is not the same at all.
      D<borrow> People learn a lot when they do the same as others. {Name} may copy somebody who is fun to be with. It may be a word, a game or a hop. The other one may like that. Or it may be a bit much.
      P<borrow> Grown-ups copy too. They cook the soup of a friend. Then they say whose soup it is.
      Q<borrow> When two do the same, {Name} may feel ____. It may be fun, or not.
      H<borrow> {helper} can help to find a bit that is new. ~ One bit will do.
      T<borrow> {he} can ask, "Can I do that too?"
      T<borrow> {he} can do it with one thing changed.
      T<borrow,comforter> {he} can show the new one to {comforter}.
      C<borrow> {he} can say, "I like yours. Can I do it too?"
      A<borrow> A copy is fine when somebody was asked. "I like yours" is a good thing to hear. After that, there can be a bit that is new. Then the two are not quite the same.
      D<borrow> It is nice to do the same. {Name} may say "me too" when something looks good. It may be a hat, a word or a game. To copy is a way to learn. The other one may want one thing that is not the same.
    `),
    '6-7': script(`
      D<cat> On one sheet of paper there is a cat in boots. {Name} may have had the idea, boots and all. On the next sheet, {who} draws a cat in boots as well. A copy can look like a theft. But the first cat is still there, with nothing missing.
      D<echo> Some people copy without a pencil. {Name} may say a word or pick a game. Then {who} does the same. It can go on with the shoes, the snack and the way to laugh. That is a bit like a wall that sends each word back. It can be nice, and it can be too much.
      D<spring> Where did the idea come from? {Name} may know, or may not. It was not there, and then it was. Somebody else can copy what is on the paper. The place where the ideas come from cannot be copied.
      P People mostly copy somebody whom they like. They want to be near, or to be as good. It would be clearer if they said so.
      P Somebody who copies is often unsure. A safe way is to do what has worked for another. A new idea needs some quiet and some courage.
      P Painters used to copy the pictures of other painters for years. It was their school. Then they began to paint their own.
      P Being copied may feel like losing something. That is a real feeling. It helps when somebody has seen who was first.
      Q<cat> When the second cat appears, {Name} may feel ____.
      Q When it happens again the next day, {Name} may feel ____.
      Q<spring> With a new idea coming, {his} head may feel ____.
      H<cat> {helper} can look at both drawings and find ten things that differ. ~ There are more than ten, as a rule.
      H {helper} can listen to it and not find it small. ~ It is not small from inside.
      H {helper} can help the other one to find a start. ~ Some people only need the first line.
      H<adult> {helper} can help by {adult}. ~ It has helped on other days.
      T {he} can say, "I would like to be the only one with this." ~ Others cannot know it if nobody tells them.
      T {he} can keep an idea quiet while it is new. ~ Many inventors do that.
      T {he} can offer to make one thing together. ~ Then there is one thing, and two people who made it.
      T<comforter> {he} can go to {comforter} for a while. ~ It is good to cool down before talking.
      T<quiet> {he} can spend some time {quiet}, without anyone looking on. ~ Ideas like that.
      C<cat> {he} can think, "Same boots, other cat."
      C<echo> {he} can say, "I would like a turn without an echo."
      C<spring> {he} can think, "They have this idea. I have the next."
      C<topic> {he} can think about {topic} and wait for the next idea.
      A<cat> Side by side on the wall, the cats are easy to tell apart. One of them was first, and that stays so. A copy does not wipe it out. On the table is an empty sheet, and it is a big one.
      A<echo> The wall stops when nobody calls. People are better than walls, because they can be told. Some of what was copied was meant as a hello. There are games where both do the same on purpose.
      A<spring> The copied idea is two days old by now. A new one is on its way. It may be bad, and the one after that may be good. That is how it is with ideas.
      D<coat> Somebody comes round the corner with the very same {item}. {Name} picked it out first, and now it is there twice. It can feel as if something was taken. Nothing is gone, and still it is a copy. People often copy what they like, because they like who had it first.
      C<coat> {he} can think, "They have the {item}, and I have me."
      A<coat> Two people look alike, and nobody can tell who was first. They can be told apart with eyes shut. A copy fades, and tastes change. Next year it may be something else.
      D<answers> Eyes can go for a walk in a quiet room. Somebody may look at what {Name} writes and copy it. It is odd to think and think, and then see it twice. Those answers were work. Nobody needs to give them away, and nobody needs to fight about it.
      P<answers> The one who copies may be afraid of a wrong answer. It is a way to hide that something is hard. The teacher cannot help with what is hidden.
      P<answers> Teachers see it more often than one would think. They can change the seats without a word about why.
      P<answers> Helping a friend is nice. Giving all the answers is not the same as helping.
      Q<answers> When somebody looks across, {Name} may feel ____.
      Q<answers> When both pages are the same, {Name} may feel ____.
      H<answers> {helper} can tell the teacher, so that {he does} not need to. ~ Grown-ups can do that quietly.
      H<answers> {helper} can think of a friendly sentence with {him}. ~ Practised words come faster.
      T<answers> {he} can put an arm round the page. ~ Many people write like that.
      T<answers> {he} can say, "I can explain it to you at break." ~ That is real help.
      T<answers> {he} can ask the teacher for another place. ~ Chairs can move.
      C<answers> {he} can say, "This is my work, and you have your own."
      A<answers> The arm lies round the page like a wall. Behind it there is room to think. What was copied does not stay in the other head. The answers belong to the one who can find them again.
      A<answers> Now there is a bit more space between two chairs. Nobody made a fuss. A friend who asks can get it explained. A copy of an answer is only ink.
      D<borrow> How do people find out what they like? They try what others do, and {Name} may do that too. A copy means that somebody liked the first one. The one who had it first may not know that. Nobody has said it yet.
      P<borrow> The one who was first may mind it, and may be proud too. Both can be true. One kind sentence helps the proud part.
      Q<borrow> Seeing a good thing that somebody else does, {Name} may feel ____.
      H<borrow> {helper} can ask what is so good about it. ~ Then it can be done in a new way.
      T<borrow> {he} can say who had the idea first. ~ People like to hear that.
      T<borrow> {he} can take the idea and change two things.
      T<borrow,comforter> {he} can try a new idea with {comforter} first.
      C<borrow> {he} can say, "I got that from you, because I like it."
      A<borrow> It is fine to get an idea from somebody. It is kind to say from whom. The next bit of it can be new. Step by step, a copy turns into a new thing.
      D<borrow> At first, each song was somebody else's song. {Name} may hear a good idea and use it right away. The idea does not get less by that. But the one who had it may feel that something is missing. One sentence can help with it.
    `),
    '8-10': script(`
      D<cat> It is a particular kind of annoyance to look up and see one's own idea on another person's paper. {Name} may know it from a drawing, a costume or a joke. The cat in boots is there twice, and the second cat is getting the praise. Nothing has been taken, because the first cat still has its boots. All the same it feels like a pocket with a hole in it.
      D<echo> There are people who copy as a wall sends back a shout. {Name} may mention a book, and {who} is reading it. New shoes can have twins within a week. Being imitated is said to be a compliment, and now and then it is one. It can also feel as if there were less room to be somebody in.
      D<spring> Copying is older than writing. {Name} learnt to speak in that way, and so did everyone else who can. Babies copy a face before they know that they have one. Apprentices used to copy their masters for seven years. Later on, people want their ideas to be their own. They notice at once when one has been borrowed.
      P Those who copy are rarely thieves at heart. They admire something, or they are afraid of getting it wrong by themselves. A few do it because it gets a reaction.
      P The person who is copied would often like nothing more than to hear "I got that from you". It costs four seconds. Most people do not know how much it is worth.
      P Teachers see two similar pages and were not there when they were made. They may praise the wrong one. A calm word after the lesson helps them more than a shout across the room.
      P Repeating every word somebody says is a game for one. It needs a person who gets cross. Without that it becomes dull within a minute or two.
      Q<cat> On seeing the second cat, {Name} might notice ____. It may rise from the stomach to the ears.
      Q When somebody else gets the praise, {Name} might feel ____.
      Q Some days later, {Name} might feel ____. Ideas age quickly.
      H {helper} can listen to the whole story before saying that it is a compliment. ~ Nobody likes that sentence at first.
      H {helper} can speak to the teacher when answers or homework are being copied. ~ It is about rules then, and not about friendship.
      H {helper} can help to find words that are clear and still friendly. ~ Practising them once makes them shorter.
      H<adult> {helper} can help by {adult}. ~ It has been useful before.
      T<cat> {he} can say, "You may use the boots, if you say where they come from." ~ That is how scientists do it.
      T {he} can keep new ideas in a notebook until they are finished. ~ An idea with a date on it is easy to recognise.
      T {he} can suggest a thing to invent together. ~ Someone who is asked to take part needs to copy less.
      T<quiet> {he} can spend some time {quiet}, with the door closed. ~ Ideas come more easily when nobody looks on.
      T<activity> {he} can spend some time {activity}. ~ It is hard to be annoyed with busy hands.
      C<cat> {he} can think, "The boots were mine, and the next cat flies."
      C<echo> {he} can say, "Please find your own version of that."
      C<spring> {he} can think, "They can borrow this one. The next is still in here."
      C<topic> For now, {he} can think about {topic}.
      A<cat> Next week there may be several cats in boots, and by then they are nobody's in particular. That is how fashions start. Whoever had the idea first knows it, and so do one or two others. A copy is a day behind, at best.
      A<echo> Saying it once, kindly and clearly, often changes more than a month of being cross. Some imitators are friends who have run out of ideas. Some simply need to hear a no. There are things worth having in common, and they can be chosen.
      A<spring> A borrowed idea is only the finished part. How it was found and what might come of it stay with the person who had it. People who have ideas tend to have more of them. A notebook has a good many empty pages, and nobody can copy those.
      D<coat> A {item} is chosen out of a hundred, and for a week it belongs to one person only. Then it comes into the room with somebody else. {Name} may feel both flattered and robbed when a thing is copied, which is an odd mixture. There are thousands of each, so it was not the only one in the world. It was the only one in this room, and that is what counted.
      C<coat> {he} can say, "Nice {item}. I know where you got the idea."
      A<coat> By spring nobody will remember who had the {item} first, apart from two people. A copy of a {item} is easy. A copy of how somebody tells a joke, or helps a friend, is not sold in any shop. And there are odd socks, for those who want to be safe.
      D<answers> An answer takes work, and copying it takes two seconds. {Name} may have noticed eyes on the page in a test, or the same mistake in two places. It puts a person in an awkward spot. Saying something feels like telling tales, and saying nothing feels like being used. There is also the worry that the teacher will not know whose answers they were.
      P<answers> Somebody who copies is often more worried than lazy. That is worth knowing, and it is not a reason to supply the answers.
      P<answers> Teachers can tell more than people think, from the working, the order and the mistakes. When they are told early, they can move chairs and say nothing.
      P<answers> A friendship in which one person thinks and the other copies is not in balance. Both may be glad when that ends.
      Q<answers> When a head leans across, {Name} might feel ____.
      Q<answers> Handing in two pages that match, {Name} might notice ____.
      H<answers> {helper} can have a quiet word with the school, without a fuss.
      H<answers> {helper} can help to find words that keep the friendship. ~ Short and friendly works best.
      T<answers> {he} can turn the page or the chair a little. ~ It says no without a scene.
      T<answers> {he} can say, "I will explain it, but I am not lending it." ~ That is generous enough.
      T<answers> {he} can tell the teacher before there is a question about it. ~ Early is the easy time.
      C<answers> {he} can think, "I can share how, and keep what."
      A<answers> A chair has been moved, and the view is different. Whoever wants to know how it works can ask at break, and will get an answer that lasts. What was copied is gone by the next page. The thinking stays with the one who did it.
      A<answers> It was said, in one sentence, and the sky did not fall. Some friends are cross for a day when the supply stops. The ones worth keeping ask for an explanation instead. A page is a small thing, and it is one's own, not a copy.
      D<borrow> Nearly everything that people can do began as a copy. {Name} learned to talk in that way, and musicians learn to play like that. Copying somebody is a way to try out how it is to be like them. It gets difficult when the other person has nothing left that is only theirs. Then it helps to say where an idea came from.
      P<borrow> The person who is copied sees only the copy. The liking behind it cannot be seen until somebody mentions it. After that, many people mind it much less.
      Q<borrow> Next to somebody who seems to know what is good, {Name} might feel ____.
      H<borrow> {helper} can ask which part of it is the best and which could go. ~ Choosing is how a taste begins.
      T<borrow> {he} can say, "I got that from you." ~ It takes two seconds and changes a lot.
      T<borrow> {he} can change one thing each time. ~ After four times it is something new.
      T<borrow,comforter> {he} can try out a new idea with {comforter} before anybody sees it.
      C<borrow> {he} can think, "I got it from there. What can I add?"
      A<borrow> A copy with thanks is a compliment, and without them it may look like something else. People who say where they got an idea are often given more of them. After some time the borrowed part and the new part grow together. That is called style.
      D<borrow> If nobody copied, each person would need to invent the spoon again. {Name} may take an idea from somebody who seems to do things well. The difficulty is not the idea. It is that the other person may feel like a shop in which nobody pays. There is a way to pay, and it takes one sentence.
    `),
    '11+': script(`
      D<echo> Having an imitator is one of the stranger social situations. {Name} may recognise it: a phrase is copied in another voice, a jacket gets a twin, and a taste in music proves to be catching. In theory this is praise. In practice it can feel like meeting oneself in a corridor and not being asked. Nobody has done anything that could be reported, and that is part of what makes it so irritating.
      D<spring> Being original is a younger idea than most people think. Painters copied for centuries as a matter of course, and composers borrowed each other's tunes without blushing. {Name} may nevertheless mind when an idea that took a weekend turns up in somebody else's file. Both are reasonable, because learning needs copying, and the person who was copied is owed a mention in return.
      D<letter> This is for somebody who is tired of hearing that being copied is a compliment. {Name} may suspect that the people who say so have not had it happen lately. At an age when everyone is working out who they are, it is unsettling to see an idea used elsewhere before the ink is dry. It can also be awkward, because the person who does it is often a friend. A clear word is possible without ending anything.
      P People who imitate are usually short of confidence, not of character. They look for someone who seems to know how it is done. It would surprise them to hear how uncertain that someone is on most days of the week.
      P Others notice more than they let on. Who started wearing, saying or drawing something is generally known, even if nobody says it. Such things are remembered well in a class, without anyone writing them down.
      P People who look on see two similar things and have no way to tell which was first. A calm sentence can say it. A loud one makes it harder to be fair, and it makes the copying more interesting than the thing itself.
      P A younger brother, sister or cousin who copies everything is doing research. It is exhausting to be the subject of it. The phase tends to end just when one has got used to it, and then the silence is peculiar.
      Q Hearing a familiar sentence from another mouth, {Name} might feel ____. Laughter and fury are close neighbours here.
      Q When the imitation gets more applause than the original, {Name} might notice ____.
      Q Thinking about it a week later, {Name} might feel ____. Some of it may have become funny by then, though not all.
      H {helper} can resist the word "compliment" and listen. ~ The rest of the conversation goes better.
      H {helper} can help to sort out whether it is about style, ideas or marks. ~ Each of the three has another solution.
      H {helper} can contact the school where work has been handed in as someone else's. ~ There are rules for that, and they protect both.
      H<adult> {helper} can offer {adult} in the meantime. ~ It has improved things before.
      T {he} can say in private, "I mind about that one, please do something else." ~ Most imitators did not know that it was noticed.
      T {he} can show early work only to people who give credit. ~ That is how it is done in studios and in labs.
      T {he} can invite the person to make something together, if {he likes} them. ~ Working together is copying with a yes.
      T<quiet> {he} can spend an afternoon {quiet} and tell nobody the result. ~ Things that are not for show are a relief.
      T<activity> {he} can spend some time {activity}. ~ It shifts the attention back to where the ideas come from.
      C<echo> {he} can think, "They have the phrase, and I have the voice."
      C<spring> {he} can think, "Last week's idea. I have moved."
      C<letter> {he} can say, "I would rather keep that one to myself."
      C<topic> For the moment, {he} can think about {topic}.
      A<echo> An echo is late by nature. By the time it returns, the person who called has usually walked on. Some imitators become friends with tastes of their own, and a few drift away to copy somebody else. What remains for the person copied is the fact of having had something that was worth the trouble.
      A<spring> In the end, ideas are not so much owned as grown, and the ground they came from cannot be handed over. A copied result leaves its author with everything except the first use. Credit can be asked for, calmly and with dates. After that it is usually more fun to make the next thing, and to let it dry before anyone sees it.
      A<letter> It may help to know that this gets rarer as people find out who they are. Until then, the same jacket may hang in two hallways. It is fine to be annoyed about it, and it is fine to laugh, even on the same afternoon. Being copied in the details has not yet produced a second person.
      D<coat> Style is mostly borrowed, and everybody knows it until it is theirs that is borrowed. {Name} may have met the same {item} on a person who did not have it last week. Part of the irritation is that it cannot be complained about without sounding like somebody who owns a colour. Imitating a friend is one of the ways in which people find out who they are. It is not the most considerate of them, and a copy worn next to the original is hard to overlook.
      C<coat> {he} can think, "The {item} can be had. The person in it cannot."
      A<coat> In the end, what is copied is the part that can be bought. It can be said once, lightly, that it was noticed, and that usually does more than a quarrel. Tastes move on, and the one who has them moves first. The imitator will be left with last year’s {item}.
      D<answers> Having one's answers copied is a compliment that could end in detention. {Name} may have noticed the angle of a head, or a mistake that turned up twice. Refusing looks petty and reporting looks worse, so people put up with it for a surprisingly long time. The difficulty is that from the outside two identical pages have no author. Helping somebody understand is generous, and supplying them with results is a different trade.
      P<answers> People who copy in tests are mostly frightened of the result or have lost touch weeks ago. It explains the behaviour and leaves the risk where it was, which is with two people.
      P<answers> Teachers can often tell from the working who thought of it. They would rather hear about it beforehand, and they can change a seating plan without giving reasons.
      P<answers> Friends who are told no about this tend to sulk briefly. If the friendship depended on the supply, that is useful to know.
      Q<answers> In the silence of a test, with somebody looking across, {Name} might feel ____.
      Q<answers> Seeing the same wrong answer twice, {Name} might notice ____.
      H<answers> {helper} can help to find a sentence that is firm and does not sound like a lecture.
      H<answers> {helper} can mention it to the school in general terms. ~ No name is needed for a new seating plan.
      T<answers> {he} can offer half an hour of explaining, and keep the page closed. ~ It is help of the kind that lasts.
      T<answers> {he} can say it outside the test, when both are calm: "I am not comfortable with that." ~ It is hard to argue with.
      T<answers> {he} can ask for another seat, without a reason. ~ People do it because of draughts.
      C<answers> {he} can think, "I can lend an explanation. I am not lending my name."
      A<answers> The seat has changed, or the conversation has taken place. What was being copied was the least interesting part, namely the result. The way to it stays with the person who found it, and can be explained to anyone who asks. That is an offer, and a fair one.
      A<answers> Being useful to a friend does not include being invisible on one's own page. It was awkward to say, and it took under a minute. Those who want to understand will come back with a question. A copy would only have got them to the next test.
      D<borrow> Taste is mostly put together from other people. {Name} may have taken a word from one person and a style from another, as nearly everybody does. Psychologists see such a copy as a way of trying on who one might be. The person it comes from sees only somebody else in the same words. What makes the difference is seldom the copy and mostly whether it is mentioned.
      P<borrow> Being imitated is pleasant in theory and tiresome on a Tuesday. A person who hears "that was your idea" in front of others can usually live with it. Silence is the part that is hard to forgive.
      Q<borrow> Beside somebody who seems to be sure of everything, {Name} might notice ____.
      H<borrow> {helper} can ask what it is about that person that is worth having. ~ It is often something that cannot be bought.
      T<borrow> {he} can mention the source once, lightly. ~ It costs nothing and is remembered.
      T<borrow> {he} can keep one thing that nobody else has chosen. ~ One is enough to begin with.
      T<borrow,comforter> {he} can try out what is new with only {comforter} to see it.
      C<borrow> {he} can think, "Borrowed, and I can say from whom."
      A<borrow> What is borrowed gets changed by use, until hardly anyone could say whose it was. To mention it once costs little and changes a good deal. People who are sure of their own taste began with a copy of somebody else's. There is no other place to begin.
      D<borrow> Every style has a family tree, and most people do not mention theirs. {Name} may have picked up a way of dressing, a joke or an idea from somebody nearby. It is one of the ordinary ways to become someone. The original may see it as flattery or as burglary, depending on whether it was acknowledged. A copy with a name on it is called a quotation.
    `),
  },
};

export const friendWhoCopies: Frame = withScenes(own, whoWroteItFirst);

import { script, type Frame } from '../../frame.ts';
import { wrongOutLoud } from './wrong-out-loud.ts';
import { oneBadMark } from './one-bad-mark.ts';
import { withScenes } from '../scene.ts';
import { rubbedOut } from './rubbed-out.ts';

const own: Frame = {
  id: 'perfectionism',
  name: 'Mistakes, and wanting it perfect',
  says: [
    'perfectionist',
    'everything has to be perfect',
    'cant cope with making mistakes',
    'tears up her drawing if one line is wrong',
    'rips up his work',
    'starts over again and again',
    'erases everything until the paper tears',
    'melts down when he gets one wrong',
    'will not hand in work that is not perfect',
    'takes two hours to write one sentence because of the letters',
    'crosses out everything she writes',
    'so hard on himself when he makes a mistake',
    'it has to be just right or she screams',
    'cries over 19 out of 20',
    'full marks or tears',
    'scared of getting it wrong',
    'wont start in case its not good',
    'one wrong note and she stops practising piano',
    'says its ruined because of a tiny smudge',
    'he cannot bear to be wrong',
    'screws up every picture and throws it away',
    'perfectionism and homework taking all evening',
    'beats herself up over small mistakes',
    'redoes his lego because one brick is off',
  ],
  claims: {
    strong: [
      'tears up his work',
      'tears up her work',
      'tears up their work',
      'teacher says to fix',
      'asked to fix something',
      'mistake',
      'mistakes',
      'perfection',
      'has to be perfect',
      'have to be perfect',
      'must be perfect',
      'rips up her work',
      'rips up his work',
      'rips up their work',
      'rips up every',
      'tear up her',
      'tear up his',
      'tears up her',
      'tears up his',
      'start over',
      'starts over',
      'erase',
      'erases',
      'crosses out',
      'screws up every',
      'just right',
      'one wrong',
      'get it wrong',
      'getting it wrong',
      'be wrong',
      'full marks',
      'its ruined',
      'hard on himself',
      'hard on herself',
      'beats himself up',
      'beats herself up',
      'in case its not good',
      'smudge',
      'perfectionist',
      'perfectionism',
      'be perfect',
      'not perfect',
      'make mistake',
      'everything perfect',
      'perfect or',
      'rub out',
      'rub everything out',
      'line is wrong',
      'one mistake',
      'erases his',
      'erases her',
      'hole in the paper',
      'one wrong note',
      'not good enough unless',
      'throws his drawing',
      'crumples',
      'scrunches up',
      'scribbles it out',
      'starts again and again',
      'afraid of mistakes',
      'hates mistakes',
      'gets anything wrong',
      'got one wrong',
      'slams the lid',
      'isnt right',
      'isnt perfect',
      'not exactly right',
      'exactly right',
      'screws up his picture',
      'screws up her picture',
      'throws it away and starts',
      'rubbing out',
      'wrong line',
      'colours outside',
      'colouring outside',
      'his own worst critic',
      'never good enough',
      'good enough for her',
      'good enough for him',
    ],
    cues: [
      'perfect',
      'perfectionist',
      'perfectionism',
      'wrong',
      'drawing',
      'writing',
      'letters',
      'line',
      'ruined',
      'again',
      'error',
      'correct',
      'mark',
      'redo',
      'piano',
      'practise',
    ],
    not: [
      'my mistake',
      'by mistake',
      'admit mistake',
      'admit a mistake',
      'own his mistake',
      'own her mistake',
      'practise piano',
      'practice piano',
    ],
  },
  topicWords: ['mistake', 'wrong', 'perfect', 'oops', 'slip', 'crossed out', 'wobble'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Brains notice an error within about a tenth of a second and pay more attention just afterwards; that is part of learning.',
    'X-ray pictures of old paintings show changed hands, moved heads and whole figures painted over.',
    'Manuscripts of well-known writers and composers are full of crossings-out.',
    'Hand-drawn lines wobble, because muscles make many tiny movements.',
    'Pencils with a rubber on the end have been sold since the middle of the nineteenth century.',
    'Wanting to do well is different from believing that a mistake makes a person worth less; the second goes with worry and putting things off.',
    'Naming a mistake calmly and going on is something children learn by watching adults do it.',
  ],
  threads: {
    practise: 'two bars, played again and slowly',
    torn: 'a page that is kept until tomorrow',
    oops: 'the word oops, and what comes after it',
    tower: 'a tower that falls and is built otherwise',
    pencil: 'a pencil with two ends',
    painters: 'the painted-over hand under an old picture',
    wobble: 'the line that wobbles because a hand drew it',
    done: 'the point at which a thing is done',
  },
  decidedBy: [
    // What gets torn up over one mistake was not too hard.
    /^(?=[^]*\b(?:(?:one|a|any|every|tiny|small|little|single|first) (?:\w+ )?mistakes?|mistakes?\b|(?:goes|went|gets?|got) (?:\w+ ){0,3}wrong))[^]*?\b(?:rip(?:s|ped|ping)?|tears?|tore|torn|tearing|scrunch\w*|crumpl\w*|screw(?:s|ed|ing)?)\b (?:it |them )?(?:up )?(?:it |them |his |her |their |the |a )?[^.]{0,30}\b(?:home ?work|page|sheets?|worksheets?|work|book|drawing|picture|paper|spellings|it|them)\b/i,
  ],
  threadCues: {
    practise:
      /\b(?:piano|violin|viola|cello|guitar|ukulele|flute|clarinet|recorder|trumpet|cornet|saxophone|sax|harp|instrument|keyboard|drum(?:s|ming)? (?:practice|lessons?))\b/i,
    torn: /\b(?:r[iu]p(?:s|ped|ping)?|tears? (?:it|them|up|his|her|their|the|out)|tore|torn|screw(?:s|ed|ing)? (?:\w+ )?up|scrunch\w*|scrumpl\w*|crumpl\w*|scribbl\w* (?:all )?(?:over|out)|rub(?:s|bed|bing)? (?:it |everything |\w+ \w+ )?out|delet\w+|starts? (?:all )?(?:over|again)|throws? (?:\w+ ){0,2}(?:away|out|in the bin)|bins? (?:it|them|his|her|their))\b/i,
  },
  comesFirst: ['practise', 'torn'],
  onlyWhenSaid: ['practise', 'torn'],
  tellsAlone: ['practise', 'torn'],
  roles: {},
  titles: {
    young: [
      { text: 'A Page on a Shelf', thread: 'torn' },
      { text: 'Oops, and Then', thread: 'oops' },
      { text: 'Drip, Drop, Oops', thread: 'oops' },
      { text: 'Up Goes the Tower', thread: 'tower' },
      { text: 'One Block, Two Blocks', thread: 'tower' },
      { text: 'The Pencil With Two Ends', thread: 'pencil' },
      { text: 'One End to Write', thread: 'pencil' },
      { text: '{name} Says Oops' },
      { text: 'Not Quite Right Yet' },
    ],
    older: [
      { text: 'A Wrong Note Points', thread: 'practise' },
      { text: 'Two Bars, Slowly', thread: 'practise' },
      { text: 'The Page That Stayed Whole', thread: 'torn' },
      { text: 'Kept Until Tomorrow', thread: 'torn' },
      { text: 'The Other End of the Pencil', thread: 'pencil' },
      { text: 'A Pencil With Two Ends', thread: 'pencil' },
      { text: 'The Hand Under the Painting', thread: 'painters' },
      { text: 'Painted Over', thread: 'painters' },
      { text: 'Why a Line Wobbles', thread: 'wobble' },
      { text: 'Drawn by a Hand', thread: 'wobble' },
      { text: 'When Is It Done?', thread: 'done' },
      { text: 'The Last Ten Minutes', thread: 'done' },
      { text: '{name} and the Mistake' },
      { text: 'Not Perfect, but Finished' },
    ],
  },
  benefits: [
    'Shows that mistakes are part of how things get made.',
    'Separates a mistake in a piece of work from the person who made it.',
    'Gives {name} one small thing to do in the moment after a mistake.',
  ],
  talk: {
    young: [
      'What went wrong in the story, and what came then?',
      'How does it feel when a thing goes wrong?',
      'Shall we each make one oops on purpose and see what it can be?',
    ],
    older: [
      'What did the story say about mistakes?',
      'Which word went into the blank, and how long did that feeling stay?',
      'Shall we each tell one mistake from this week at supper?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'think',
    feeling: 'determined',
    companion: null,
    props: ['pencil', 'notebook'],
  },
  text: {
    '2-3': script(`
      D<oops> {Name} may paint a sun. Drip, drop, oops! A blot falls on it. A blot can be a bird.
      D<tower> Up, up, up go the blocks. {Name} may make a tower. Then it slips. Crash! Oops, all down.
      D<pencil> A pencil draws a line. {his} line may go wrong. Oops! Turn it round. Rub, rub, rub.
      P Grown-ups say oops too. Their milk falls over.
      P Some children cry then. Some laugh. Both are okay.
      P Friends spill and drop things. Splash, crash, oops!
      Q When it goes wrong, {Name} may feel ____.
      Q At the oops, {Name} may feel ____.
      Q After the oops, {Name} may feel ____.
      H {helper} can say oops too.
      H {helper} can sit and help.
      H {helper} can get more paper.
      H<adult> {helper} can try {adult}.
      T {he} can blow one long breath.
      T {he} can ask for help.
      T {he} can try one more time.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<oops> {he} can say, "Oops, and on we go."
      C<tower> {he} can say, "Crash, and up again."
      C<pencil> {he} can say, "Rub, rub, again."
      C<topic> {he} can think about {topic}.
      A<oops> Drip, drop, and oops. The blot has two wings now. It is still a good sun. Bye-bye, oops.
      A<oops> Oops, a blot. Oops, a bird. The sun has a friend now. Drip, drop, dry.
      A<tower> Oops is a small word. Up, up, up go the blocks. It is a new tower. {Name is} good at up.
      A<tower> The crash is over. One block. Two blocks. It may slip, and that is okay. Oops, and up!
      A<pencil> Rub, rub, and it is gone. Now there is room. Wrong lines are okay. Here comes a new one.
      A<pencil> The wrong line is gone. Blow, blow! Round goes the pencil. It draws and draws.
    `),
    '4-5': script(`
      D<oops> Oops is a word for a mistake. {Name} may paint, and a drop falls down. Then there is a blot next to the sun. It was not the plan. A blot can get legs and be a bug. It can also stay a blot.
      D<tower> A tower goes up, block by block. {Name} may have a plan for it. Then one block is wrong, and the tower falls. That is how hands find out which block goes at the bottom. Big ones go there.
      D<pencil> A pencil has two ends. One end writes, and the other end rubs out. If {Name makes} a mistake, the pencil turns round. Pencils are made like that because so many people make mistakes. Rub, rub, and blow.
      P Grown-ups make mistakes each day. They put salt in the tea. Then they say oops and make new tea.
      P Friends look at the whole thing. They see that somebody made it. They may not see the bit that went wrong.
      P Teachers like to see a second try. Then they know that a head was at work.
      Q When it is not just right, {Name} may feel ____.
      Q Next to a mistake, {his} hands may feel ____.
      Q When a line goes wrong, {Name} may feel ____.
      H {helper} can say, "Oops, I made one too."
      H {helper} can wait close by until it is quieter.
      H {helper} can help to see what is good in it. ~ There is a lot.
      H<helper> {helper} can make a wobbly picture with {him}. ~ Wobbly is fun.
      H<adult> {helper} can help by {adult}. ~ It is good after a crash.
      T {he} can stop for a bit and shake both hands.
      T {he} can leave it there and go on with the next bit.
      T {he} can ask, "Can we look at it again later?"
      T<comforter> {he} can show it to {comforter} first.
      T<quiet> {he} can spend a little time {quiet} and then look again.
      T<doing> {he} can try {doing} when it goes wrong.
      C<oops> {he} can say, "Oops, hello, little bug."
      C<tower> {he} can think, "Now I know which one goes down low."
      C<pencil> {he} can say, "Turn it round and rub."
      C<topic> {he} can take a rest and think about {topic}.
      A<oops> The picture dries, blot and all. It is okay when it is not perfect. It has a sun, and it may have a bug. The next picture will have its own oops.
      A<oops> The drop is dry, and it is a part of the picture. Somebody may look and see a bug. Somebody may see a boat. Without the oops there would be just a sun.
      A<tower> A new tower stands on big blocks. It may lean a bit, and that is fine. Each mistake showed the hands something. It looks good from all sides.
      A<tower> Some blocks are back in the box, and some still stand. The mistake is known now, and hands know it best. Next time they may take a big one first. Or it is a new mistake, and that is okay.
      A<pencil> Both ends of a pencil get small with time. That is a sign of good work. A wrong line is just a line. There is more paper, and there is time.
      A<pencil> Rub, rub, blow. A bit of dust flies off the page. It was a mistake, and now it is dust. The pencil turns round and goes on.
      D<torn> {Name} draws. Then one line goes the wrong way. Hands may want to rip the page or squash it. Rip! Then all of it is gone, and the good bits too. A line can go wrong, and the rest is still a picture.
      P<torn> Grown-ups look at the whole page. They see a house, a sun and a lot of work.
      P<torn> All children make wobbly lines. Some make them with a smile.
      Q<torn> With a wrong line on the page, {Name} may feel ____.
      H<torn> {helper} can put the page on a shelf for later.
      H<torn> {helper} can draw a wobbly line as well. ~ Then there are two.
      T<torn> {he} can put both hands flat on the table.
      T<torn> {he} can make the line into a tail or a cloud.
      C<torn> {he} can say, "Oops, line. You can be a tail."
      A<torn> The page is on the shelf. It has one odd line, and it has a sun. Tomorrow there is time to look again. A picture with a mistake in it is still a picture.
    `),
    '6-7': script(`
      D<pencil> A pencil has two ends, one to write and one to rub out. Somebody had the idea long ago, because people make mistakes all the time. {Name makes} some too. A brain notices a mistake fast and pays more attention after it. So a mistake is a moment when a brain is wide awake.
      D<painters> Painters who lived long ago made mistakes, just as {Name} may. With X-rays, people can look under the old paint. There they find a hand in the wrong place. There may be a dog that was taken out. The painters looked, thought and painted over it.
      D<wobble> Why does a line wobble? {his} hand has many small muscles, and they all pull a little. A ruler does not wobble, because a ruler is not alive. Letters go over the line because a hand makes them. Every hand has its own kind of wobble.
      P Teachers learn a lot from mistakes. They see what a child was thinking. A page with no mistakes tells them less.
      P Somebody who looks at a drawing sees all of it at once. The one who drew it sees the wrong bit first. They look at two different pictures.
      P Grown-ups hide their mistakes well. They throw away the first letter and send the third. So children think that grown-ups get it right at once.
      Q When something is not right, {Name} may feel ____. It may be in the face or in the hands.
      Q Looking at a mistake, {Name} may feel ____.
      Q Before starting, {Name} may feel ____. Some people worry most before the first line.
      H {helper} can talk about a mistake from today. ~ It is good to hear that they happen all over.
      H {helper} can say how long a piece of work will last. ~ Work with an end is easier to begin.
      H {helper} can look for the best part first. ~ Most pages have several good ones.
      H<helper> {helper} can draw next to {him} and leave the wobbles in.
      H<adult> {helper} can help with a big feeling by {adult}. ~ After that, the page looks smaller.
      T {he} can leave one thing as it is and go on. ~ To go on is a thing to be good at.
      T {he} can stop, press both feet down and breathe out slowly. ~ Then hands get soft again.
      T {he} can have one go that is just for trying. ~ In that one, wrong is allowed.
      T<comforter> {he} can take a break with {comforter}. ~ The page will wait.
      T<quiet> {he} can spend ten minutes {quiet} and look at it again. ~ Eyes see more after a rest.
      T<doing> {he} can try {doing} right after a mistake. ~ That is the hard moment.
      C<pencil> {he} can think, "That is what the other end is for."
      C<painters> {he} can think, "Good painters painted over it too."
      C<wobble> {he} can think, "A hand did this, and hands wobble."
      C<topic> In a break, {he} can think about {topic} and then go back.
      A<pencil> When a pencil is old, both ends are short. That is how work looks. It is all right to want to do well, and to make mistakes.
      A<pencil> Somebody who looks at the page sees what is on it now. The wrong bits are dust on the floor. A pencil turns round many times, because that is what it is made for. The last line is the one that stays.
      A<painters> That first hand is still there, under the paint. Nobody minds, and the picture hangs on a wall. A mistake is part of how a thing gets made. {Name is} in good company.
      A<painters> People stand in front of the picture and say that it is good. They do not know about the hand under the paint. The painter knew, and painted on. A mistake can be the bottom layer of something that hangs on a wall.
      A<wobble> From close up there is a wobble. From the door there is a picture. Both are true. A thing can be wrong in one corner and good as a whole. It was made by a hand, and people can see that.
      A<wobble> The line is done, and it wobbles a bit in the middle. A ruler would have made it straight. But nobody would know whose line it was. This one came from one hand, on one day, and here it is.
      D<torn> A picture in a head is neat. On paper, a line goes where the hand goes. {Name} may look at a page and see just one mistake. Then hands are quick, and the page gets torn or crumpled. That feels like an end to it. But the good bits are gone as well, and they took a long time.
      D<torn> There was a page with one mistake, and now it is in pieces. {Name} may know how fast that goes. A mistake looks big just after it was made. An hour later it looks smaller. A page that was torn cannot be looked at later.
      P<torn> Other people look at the whole page. They often do not see the bad bit until somebody points at it.
      P<torn> People who draw for a job have drawers full of pages that went wrong. They keep them, because something in them is often good.
      Q<torn> When one line goes wrong, {his} hands may feel ____.
      Q<torn> After the page is gone, {Name} may feel ____.
      H<torn> {helper} can put the page on a shelf until tomorrow. ~ Many pages look better then.
      H<torn> {helper} can draw something wobbly too. ~ Then nobody's page is the only one.
      T<torn> {he} can put both hands flat on the table for ten breaths. ~ Then there is time to choose.
      T<torn> {he} can turn a wrong line into a cloud or a tail.
      C<torn> {he} can think, "Wait, page. I will look again."
      A<torn> On the shelf lies a page with one odd line in it. The next day it looks smaller. It can be kept, or changed, or put away. It is all right to want it perfect. Hardly anything is. A page with a mistake can still be a good one.
      A<torn> Today's page is whole. It has an odd corner, and it has a part that went well. Both were made by the same hand. A mistake is a small part of a page.
      D<practise> A tune is in the head first, and there it sounds right. Fingers are slower, and they need to meet it a few times. {Name} may hear each wrong note and mind it a lot. But fingers learn by doing it again, and slow is best. A wrong note is like a finger that points. It says, "This bit, please, once more."
      P<practise> People who play for a job play small bits very often. They make mistakes at home, so that there are fewer on the stage.
      P<practise> A teacher hears what got better since last week. The one who plays hears only what is still wrong.
      Q<practise> When a note goes wrong, {Name} may feel ____. It may be in the hands.
      Q<practise> Before it is time to practise, {Name} may feel ____.
      H<practise> {helper} can listen from the next room at home. ~ It is easier with nobody close by.
      H<practise> {helper} can set a clock for ten minutes. ~ Then the end is known.
      T<practise> {he} can play one small bit three times, slowly.
      T<practise> {he} can end with a bit that goes well. ~ It is nice to begin there the next day.
      C<practise> {he} can think, "Wrong note, good place to look."
      A<practise> The ten minutes are over, and one small bit sounds better than before. The rest can wait for its turn. A mistake at home is what practice is for. Tomorrow the fingers know a little more.
    `),
    '8-10': script(`
      D<pencil> Pencils with a rubber on one end have been sold since the nineteenth century, which says something about people. {Name is} one of many who make mistakes with the sharp end. The brain notices a mistake within about a tenth of a second. It is often faster than the hand can stop. For a moment attention goes up, and this is when learning happens.
      D<painters> Museums use X-rays to look underneath famous paintings. What they find is a collection of mistakes, larger than any of {hers}. Hands have been moved, hats removed and whole people painted over. It is easy to look at a finished picture and think that it came out like that. It hardly ever did. Visitors see the last layer only.
      D<done> When is a piece of work finished? Some people stop when it is perfect, so they stop late or not at all. {Name} may know how the last ten minutes can go. A letter is rubbed out, then again, and then the paper tears. There is a point when each change makes a thing different and no longer better. Finding that point is a skill of its own.
      P Someone who reads a page reads what it says. Only the person who wrote it knows how it was meant to look. That is why other people are often happier with it.
      P Adults make mistakes at work and fix them before anybody sees. A child sees only the fixed ones. It gives the wrong idea about adults.
      P People who are good at something have usually been bad at it for longer than others were willing to be. They seldom mention that part. It makes for dull interviews.
      Q Just after a mistake, {Name} might feel ____. It often arrives before any thought.
      Q Showing something to others, {Name} may feel ____. Two feelings can go together.
      Q At the first line of a new page, {Name} might feel ____. An empty page is harder for some than a full one.
      H {helper} can agree how long the work takes and stop the clock then. ~ An end that was agreed is easier than one that is felt.
      H {helper} can talk about the idea in the work and leave the spelling for later. ~ Both matter, one after the other.
      H {helper} can mention a mistake or two of their own at supper, as if they were weather. ~ After a while mistakes become ordinary.
      H<helper> {helper} can show {him} something old that is not well made and is still loved. ~ Most homes have a mug like that.
      H<adult> {helper} can help in a stuck moment by {adult}. ~ A stuck moment usually passes faster in company.
      T {he} can circle a mistake lightly and carry on to the end. ~ A finished page can be mended, and an empty one cannot.
      T {he} can decide on one small thing to leave as it is. ~ It is practice, like holding a note.
      T {he} can set a timer for the last part and stop when it rings. ~ Then the timer decides, and not the worry.
      T<comforter> {he} can keep {comforter} on the desk while working. ~ It is not a judge.
      T<quiet> {he} can spend a quarter of an hour {quiet} before looking again. ~ Fresh eyes are kinder and more exact.
      T<doing> {he} can try {doing} in the first minute after a mistake. ~ Good decisions begin after that minute.
      C<pencil> {he} can think, "One tenth of a second, and I am learning."
      C<painters> {he} can think, "This is a lower layer."
      C<done> {he} can think, "Different now, but not better, so it is done."
      C<topic> In a break, {he} can think about {topic} and come back in five minutes.
      A<pencil> There is no pencil with a rubber at both ends. People write more than they rub out, even on bad days. A mistake is an event, and it lasts about as long as noticing it does. What comes next is just another line.
      A<pencil> In a drawer there are pencils of all lengths, and no one remembers what the short ones wrote. They were sharpened and turned round, and then turned back. The mistakes have gone with the dust. What was left on the paper is what people have read.
      A<painters> Down under the paint the wrong hand is still waving. It has not hurt the picture. Wanting things to be good is how good things get made, layer by layer. There is no need to do it in one.
      A<painters> The guard in the museum walks past that picture forty times a day. It looks finished from there. Only the X-ray knows about the hat and the hand that moved. A mistake that has been painted over holds up the paint on top of it, like anything else down there.
      A<done> A page handed in with a mistake is in the world, where people can use it. A perfect one that stays on the desk is no use to anyone. {Name is} allowed to call a thing finished. The paper will thank nobody, but it will be whole.
      A<done> It has been handed in, with one thing in it that could be better. The evening is still there, and it would not have been. Somebody will read the page and not find the mistake, or find it and read on. Done is a good word, and it has four letters.
      D<torn> There are two versions of every piece of work: the one in the head, and the one on the page. The one in the head has no smudges, since it was only thought of. {Name} may compare the two, find the mistake and tear up the one that is real. It brings relief for about a minute. After that there is nothing left, not even the parts that were good.
      D<torn> To tear up a page takes one second, and to make it took an hour. {Name} may have done that sum already. A mistake looks biggest straight after it was made, because that is what the eyes are fixed on. By the next day, eyes see the whole page again. Then it is a pity if it is in the bin.
      P<torn> Other people cannot see the version in the head. They can only look at the page, and so they see what is there and not what is missing.
      P<torn> Writers and inventors keep their crossed-out pages. Some of those hang in museums now, because people like to see how a thing came about.
      Q<torn> In the second before a page gets torn, {Name} might feel ____. It may be in the hands.
      Q<torn> Looking at the pieces, {Name} might feel ____.
      H<torn> {helper} can keep a folder for unfinished things, which nobody looks through. ~ A folder gives a page time.
      H<torn> {helper} can ask what was meant to be there, instead of calling it lovely. ~ "Lovely" is hard to hear just then.
      T<torn> {he} can put the page away until tomorrow and decide then. ~ Eyes that have slept are fairer.
      T<torn> {he} can choose one thing that is to be right today and let the rest wobble. ~ One is a number that can be managed.
      C<torn> {he} can think, "It can wait until tomorrow, and so can I."
      A<torn> The folder has nine pages in it, and every one of them has a mistake. Some were finished later, and a few turned out better than they were remembered. To want a thing perfect is a way of caring about it. To leave it whole is another way.
      D<practise> A piece of music gets played twice. In the head it is perfect, and the fingers have only just met it. {Name} may hear both at once, and then every mistake is easy to hear. Fingers learn by repeating, a little each time, and best when it is slow. A wrong note is useful in that way. It shows where to look. Hardly anybody plays a new piece without one, and those who do have mostly met it before.
      P<practise> Professional players spend much of their time on two bars at half speed. Their neighbours know those bars better than the audience does.
      P<practise> A teacher hears what has got better since last week. The one who plays hears only what is still wrong.
      Q<practise> When a note goes wrong, {Name} might notice ____. It may be in the shoulders or the throat.
      Q<practise> Opening the book to practise, {Name} might feel ____.
      H<practise> {helper} can listen from another room at home and say nothing until asked. ~ Practice is easier without an audience.
      H<practise> {helper} can set a clock for ten minutes. ~ Practice that ends in time gets taken up again tomorrow.
      T<practise> {he} can pick two bars and play them three times, slowly. ~ Slow is where fingers learn.
      T<practise> {he} can stop after a bit that goes well. ~ It is easier to begin there the next day.
      C<practise> {he} can think, "Wrong note, right place to look."
      A<practise> Ten minutes are over, and two bars are better than they were. The others can wait for their turn. A mistake at practice is not a mistake on a stage. It is what practice is for. Perfect is something that happens now and then, mostly to people who were listening to the music.
    `),
    '11+': script(`
      D<painters> Under one famous painting after another, X-rays have found mistakes: a head turned the other way, a third arm, a dog that was sent away. What hangs on the wall is the last of many decisions. {Name compares} first attempts with the final layers of other people, which is not a fair comparison. Nobody hangs up the sketches. They exist all the same, and there were plenty of them.
      D<wobble> A machine can draw a perfect line, and nobody would cross a room to look at it. A line by hand wobbles, because dozens of muscles are correcting one another several times a second. {Name} may know lines like that, and sentences with a weak word in them, or music with a wrong note. It is possible to find this unbearable. It is also possible to notice that what people love in a voice or a drawing is mostly made of such deviations.
      D<done> Anything can be improved, which is the trouble with improving things. The first hour changes a great deal and the second changes some, but by the fourth {Name} may be moving one comma in and out. A mistake seems to be hiding somewhere, so stopping feels careless. In fact the time has a price as well, and it is paid in sleep and in everything else. Deciding when to stop is part of the work, and it is seldom taught.
      P From the outside, high standards look like talent or like stubbornness. Few people see the evening behind them. When somebody says "it's fine, just hand it in", they are talking about the page. It may sound as if they were talking about caring.
      P Teachers often worry more about a pupil who is afraid of mistakes than about one who makes them. They know that the next stage of any subject is full of wrong turns. Most would gladly trade some neatness for a risk.
      P Researchers tell two things apart: wanting to do well, and believing that a mistake makes a person worth less. The first one helps people. The second goes together with worry and with putting things off, because what has not been started cannot be wrong.
      Q Looking at the thing that is not good enough, {Name} might feel ____. Annoyance and tenderness are both common among people who make things.
      Q Letting it go anyway, {Name} may notice ____. It is often worst in the minute before.
      Q When somebody praises it, {Name} might feel ____. Praise can be surprisingly hard to believe.
      H {helper} can ask what the work was trying to do, instead of how it went. ~ It is a more interesting question.
      H {helper} can say out loud when something at home is done badly and left that way. ~ Example works better than advice.
      H {helper} can agree on a time when books are closed, and keep to it as well. ~ A limit from outside is sometimes a relief.
      H<helper> {helper} can describe a failure of some size and what became of it. ~ Details are more useful than a moral.
      H<adult> {helper} can offer {adult} at a stuck moment, without looking at the page. ~ Company is help even when it says nothing about the work.
      T {he} can decide beforehand how much time the task deserves, and stop there. ~ It is a decision about value and not about quality.
      T {he} can write a deliberately bad first version in ten minutes. ~ It breaks the silence, and bad pages can be edited.
      T {he} can leave one small flaw in something that gets no mark, and see whether anyone mentions it. ~ The result is usually interesting.
      T {he} can treat one wrong answer as news about that answer. ~ It says nothing about the others.
      T<comforter> {he} can finish the evening with {comforter} and a shut notebook. ~ What is wrong with the page will keep until daylight.
      T<quiet> {he} can spend an hour {quiet} before looking at it again. ~ Distance corrects more than staring does.
      T<doing> {he} can try {doing} when the same line has been changed three times. ~ Three is a useful signal.
      C<painters> {he} can think, "This is an early layer, and early layers look like this."
      C<wobble> {he} can think, "It wobbles because somebody made it."
      C<done> {he} can think, "One comma in, one comma out, and I am done."
      C<topic> During a break, {he} can think about {topic} and leave the page in another room.
      A<painters> The dog is still there, a few hairs below the surface, and it troubles nobody. Wanting to do something well is worth keeping. It only helps to remember what is being looked at: other people's last layer. Mistakes are what the earlier ones are for.
      A<wobble> A perfect line can be bought anywhere. The other kind is only available from people, and each of them has a particular wobble that a friend would recognise. Work improves with practice, and the hand remains in it. There are worse things than being known by a wobble.
      A<done> The finished thing will contain a mistake, since all finished things do. It will also exist, which is more than can be said for the version in the mind. Somebody may read it, use it or laugh in the right place. Meanwhile {Name has} an evening, with sleep at the end of it.
      D<torn> To throw away an hour of work takes about a second, and for that second it feels like control. {Name} may know the moment: there is one mistake in it, and suddenly the whole thing is unbearable. What is being compared is a finished idea with an unfinished attempt. Ideas have an unfair advantage, because nobody has carried them out yet. The attempt goes in the bin, and the standard stays as high as it was.
      P<torn> Those who see the work from outside have nothing to compare it with. They notice what is there. It is one of the few advantages of not being the person who made it.
      P<torn> People who do this for a living throw away as much as anyone. The difference is that they wait a day first, and that they count the discarded versions as part of the work.
      Q<torn> In the second before it gets thrown away, {Name} might feel ____. Disappointed is one possible word, and furious is another.
      H<torn> {helper} can leave out the praise and ask which part is holding up. ~ A question is easier to believe than a compliment.
      H<torn> {helper} can stay out of it until it is asked for. ~ Nobody likes being watched with an unfinished thing.
      T<torn> {he} can keep the version, date it and begin a second one beside it. ~ Two versions are easier to judge than one.
      T<torn> {he} can set an hour at which it counts as done, whatever it looks like. ~ Deadlines have finished more good work than taste has.
      C<torn> {he} can think, "Keep it until tomorrow, and judge it then."
      A<torn> By the next day the thing is usually neither as bad as it seemed nor as good as it was planned. It can be improved, which is not true of a deleted one. High standards are worth having, as long as they come after the work and do not stand in front of it. Every finished thing has a mistake in it somewhere, and it was finished all the same.
      D<practise> Practice has an unfair structure: the ear is years ahead of the hands. {Name} can hear exactly how it is meant to sound, and therefore hears every mistake as well. That is a sign of a good ear, although it feels like a lack of talent. Hands learn by repetition, and they learn whatever is repeated, which is why half speed works better than frustration. A wrong note is information about one place. It says nothing about the person who played it.
      P<practise> Professionals rehearse two bars at half speed until the neighbours can hum them. The effortless version that reaches an audience is the last of several hundred.
      P<practise> Teachers hear the difference between this week and last. The person who plays only hears the distance that is left.
      Q<practise> When the same bar goes wrong again, {Name} might notice ____. Shoulders and jaws usually report it first.
      H<practise> {helper} can stay out of earshot and offer no comment. ~ An audience turns practice into a performance.
      H<practise> {helper} can agree that it ends after a fixed time, tears or not. ~ What ends in time is taken up again.
      T<practise> {he} can take one bar at half speed and count five clean rounds of it. ~ Accuracy comes first, and speed follows.
      T<practise> {he} can record it on one day and listen a week later. ~ Progress is easier to hear from a distance.
      C<practise> {he} can think, "That is information about bar nine."
      A<practise> The time is up, and one bar is better than it was. The rest can wait, as it has waited for three hundred years in some cases. Mistakes at home are what practice is made of. Perfect performances exist, and they are mostly given by people who had stopped thinking about it.
    `),
  },
};

/** Mistakes and wanting it to be just right: pencils with two ends, painters who painted over, and when a thing is done. */
export const perfectionism: Frame = withScenes(own, wrongOutLoud, oneBadMark, rubbedOut);

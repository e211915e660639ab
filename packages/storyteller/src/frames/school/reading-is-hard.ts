import { nameForTheGroup } from './name-for-the-group.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { goesOutForReading } from './goes-out-for-reading.ts';
import { whenItIsReadingTime } from './when-it-is-reading-time.ts';

/** The word has been found for this child, and it is not only supposed or waited for. */
const NAMED_TO_THE_CHILD =
  /^(?![^]*(?:n't|n’t|\bnot|\bnever|yet to|before we) (?:\w+ )?(?:been )?(?:told|tell|knows?)\b)(?![^]*\b(?:might|maybe|may (?:have|be)|possibl[ey]|probably|suspect\w*|waiting|assess\w*|think (?:he|she|they)|wonder\w*|could be|not (?:told|know)|doesn'?t know|does not know|signs of|if (?:he|she|they)|brother|sister|dad|mum|friend)\b[^.]{0,30}\bdyslexi[ac]\b)[^]*?\b(?:(?:is|she'?s|he'?s|they'?re|are|was|been|just|has|with|got) (?:\w+ ){0,3}dyslexi[ac]|dyslexi[ac],? (?:just|diagnos\w+|and (?:thinks|feels|says|she|he))|diagnos\w+[^.]{0,20}dyslexia)\b/i;

const own: Frame = {
  id: 'reading-is-hard',
  name: 'Reading is hard (dyslexia)',
  says: [
    'dyslexia',
    'just been told she is dyslexic',
    'reading is hard for him',
    'cant read yet and everyone else can',
    'hates reading',
    'struggles with reading',
    'mixes up b and d',
    'letters jump around she says',
    'behind in reading',
    'slow reader',
    'avoids books because she cant read them',
    'guesses words instead of reading',
    'how do i explain dyslexia to my son',
    'reading group at school makes him feel stupid',
    'spells the same word three ways',
    'wont read to me',
    'cries over her reading book',
    'dyslexic and thinks hes dumb',
    'extra phonics lessons and embarrassed',
    'goes out of class for reading support',
    'still learning his letters at seven',
    'dislexia assessment',
    'cant remember the sounds',
    'friends read chapter books and he cannot',
  ],
  claims: {
    strong: [
      'reads aloud in class',
      'read aloud in class',
      'reading aloud in class',
      'reads out loud in class',
      'coloured overlays',
      'coloured overlay',
      'colored overlays',
      'reading pen',
      'reading ruler',
      'dyslexia',
      'dyslexic',
      'dislexia',
      'dyslexi',
      'hates reading',
      'hate reading',
      'reading is hard',
      'struggles with reading',
      'struggle with reading',
      'struggles to read',
      'struggle to read',
      'learn to read',
      'learning to read',
      'cant read',
      'cannot read',
      'not reading yet',
      'behind in reading',
      'slow reader',
      'slower at reading',
      'slow at reading',
      'reads slower',
      'reads more slowly',
      'slower reader',
      'slowest reader',
      'reading slower',
      'behind with reading',
      'behind with her reading',
      'behind with his reading',
      'reluctant reader',
      'wont read',
      'mixes up b',
      'mix up letters',
      'mixes up letters',
      'letters jump',
      'letters move',
      'phonics',
      'reading group',
      'reading support',
      'reading difficulty',
      'reading difficulties',
      'letters swim',
      'cannot read yet',
      'words dance',
      'letters dance',
      'reading level',
      'lowest reading group',
      'spelling is hard',
      'mixes up b and d',
      'hide his reading book',
      'hides his reading book',
      'trouble is reading',
      'trouble is her reading',
      'trouble is his reading',
      'problem is reading',
      'problem is her reading',
      'problem is his reading',
      'open a book',
      'trouble with reading',
      'struggling with reading',
      'see the letters',
      'sound out',
      'words move',
      'cant spell',
      'learning to read is',
    ],
    cues: [
      'read',
      'reading',
      'letter',
      'word',
      'book',
      'spell',
      'spelling',
      'sound',
      'page',
      'school',
      'behind',
      'guess',
      'write',
    ],
    not: [
      'read to him',
      'read to her',
      'reads to him',
      'reads to her',
      'reading bedtime stories',
      'bedtime reading',
      'read aloud in assembly',
      'loves reading',
    ],
  },
  topicWords: ['read', 'letter', 'word', 'book', 'page'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'Reading aloud asks for more attention at once than silent reading, and being watched takes some of it away.',
    'Nobody is born reading: brains learn to join parts for seeing and for speech, and that takes years of teaching.',
    'About one person in ten has dyslexia: reading and spelling take more work; it has to do with how a brain handles the sounds in words, often runs in families and says nothing about how clever somebody is.',
    'Teaching sounds and letters step by step, often and in short turns, helps; so do listening to books, more time, clear print and tools that read out.',
    'Listening to stories builds words and knowledge as reading does.',
    'Small children begin with pictures and sounds; not reading at four or five is ordinary.',
    'People who find reading hard can be good at many things; it is not caused by lack of effort or bad parenting.',
    'English spelling is one of the harder ones: the same letters stand for different sounds.',
  ],
  threads: {
    aloud: 'a page that is read to a room',
    thick: 'a thick book and a thin one, seen from across a room',
    comic: 'a comic, in which the pictures do half of the telling',
    look: 'a book that is looked at and listened to',
    path: 'a path in the head that gets wider with each walk',
    letters: 'the letters b and d, which are one shape turned round',
    ears: 'ears, which are a way into a book',
    spelling: 'English spelling, which is odd',
    word: 'the word dyslexia, and what it does not mean',
    table: 'a table in a classroom, and the people who read at it',
    band: 'a coloured sticker on a book, and what it does not say',
  },
  threadCues: {
    aloud:
      /^(?![^]*\b(?:to (?:me|us|mum|dad)|at home|reading book)\b)[^]*?(?:\bread(?:s|ing)?\b[^.]{0,30}\b(?:aloud|out loud|in front of|to the (?:class|others))\b|\b(?:aloud|out loud)\b)/i,
    thick:
      /\b(?:chapter books|easy (?:ones|books?|readers?)|baby books|(?:thin|thick) books?|behind (?:the|her|his|their|other)|friends (?:are|all|can|read)|everyone else (?:can|reads)|compar\w+|slowest|still (?:can'?t|cannot) read)\b/i,
    comic:
      /\b(?:comics?|graphic novels?|manga|dog man|bunny vs monkey|wimpy kid|(?:only|just) (?:reads?|wants?|likes?) (?:\w+ )?(?:comics?|magazines?|picture books|the same book|fact books)|same (?:old )?books?)\b/i,
    word: NAMED_TO_THE_CHILD,
    table:
      /^(?![^]*\bdyslexi[ac]\b)[^]*?\b(?:(?:lower|lowest|bottom|slow|slowest|thick|dumb|stupid|easy|low|worst|baby|red|blue|yellow|green) (?:reading |ability |phonics )?(?:table|group|set)|reading (?:table|group)|moved (?:him |her |them )?down a (?:table|group|set)|(?:everyone|everybody|all|others?|rest|friends|kids|children) (?:else )?(?:on|at|of|from) (?:his|her|their|the) table\b[^.!?]{0,30}\b(?:books?|read\w*|chapter))\b/i,
    // Which table it is says less than a word for it that was found.
    band: /^(?![^]*\bdyslexi[ac]\b)[^]*?\b(?:(?:book|reading) (?:bands?|levels?|colou?rs?|groups?|stages?)|(?:higher|highest|lower|lowest|bottom|top) (?:\w+ )?(?:books?|band|level|group|table|set)|(?:group|table|set|class) (?:with|of|full of) (?:the )?(?:younger|little|small)\w*(?: kids| ones| children)?|(?:red|blue|yellow|green) (?:table|group)|(?:baby|easy|easier|picture) books?\b[^.!?]{0,60}\b(?:chapter|friends|everyone|everybody|others|class)|chapter books?\b[^.!?]{0,60}\b(?:baby|easy|easier|picture) books?|on (?:red|yellow|blue|green|orange|turquoise|purple|gold|white|lime)(?: band| books?)?)\b/i,
    letters: /\b(?:letters?|b and d|bs and ds|back to front|mirror|reverse\w*|mix(?:es|ing)? up)\b/i,
  },
  onlyWhenSaid: ['aloud', 'thick', 'table', 'band', 'comic', 'word'],
  // What somebody concludes from a colour is what the story answers.
  answers: { band: /\b(?:stupid|thick|dumb|not clever|embarrass\w*|behind)\b/i },
  tellsAlone: ['aloud', 'table', 'band', 'comic', 'word'],
  comesFirst: ['aloud'],
  roles: {
    teacher: TEACHER,
  },
  titles: {
    young: [
      { text: 'A Word for It', thread: 'word' },
      { text: 'A Book of Pictures', thread: 'comic' },
      { text: 'My Book, My Page', thread: 'band' },
      { text: 'Flip, Flip, a Duck', thread: 'look' },
      { text: 'A Book Has Pictures', thread: 'look' },
      { text: 'A Path in the Grass', thread: 'path' },
      { text: 'Step, Step, the Same Path', thread: 'path' },
      { text: 'Ears Can Read Too', thread: 'ears' },
      { text: 'A Book for Two Ears', thread: 'ears' },
      { text: '{name} and the Book' },
      { text: 'Words Take Time' },
    ],
    older: [
      { text: 'Slow Is Allowed', thread: 'aloud' },
      { text: 'A Page for Thirty Listeners', thread: 'aloud' },
      { text: 'The Table by the Window', thread: 'table' },
      { text: 'A Table Is for Sitting At', thread: 'table' },
      { text: 'A Word for It', thread: 'word' },
      { text: 'Slow Letters, Quick Thoughts', thread: 'word' },
      { text: 'A Thick One and a Thin One', thread: 'thick' },
      { text: 'One Shelf of Forty', thread: 'comic' },
      { text: 'Ten Pages and Then', thread: 'comic' },
      { text: 'The Sticker Is for the Shelf', thread: 'band' },
      { text: 'One Shape, Four Letters', thread: 'letters' },
      { text: 'The Trouble With b and d', thread: 'letters' },
      { text: 'A Path That Gets Wider', thread: 'path' },
      { text: 'Walked Again and Again', thread: 'path' },
      { text: 'Two Ways Into a Book', thread: 'ears' },
      { text: 'Read With the Ears', thread: 'ears' },
      { text: 'Though, Through and Tough', thread: 'spelling' },
      { text: 'Blame the Spelling', thread: 'spelling' },
      { text: '{name} and the Page' },
      { text: 'Reading Is Work' },
    ],
  },
  benefits: [
    'Explains why reading is hard work for some heads, and that it does not show how clever somebody is.',
    'Names things that help, at school and at home.',
    'Gives {name} one thing to ask for and one sentence to keep.',
  ],
  talk: {
    young: [
      'What can be done with a book in the story?',
      'How does it feel when the page is full of letters?',
      'Shall we look at a book with no words and tell it ourselves?',
    ],
    older: [
      'What makes reading easier, in the story?',
      'Which word went into the blank, and is it the same with a story to listen to?',
      'Shall we choose a book to listen to this week?',
    ],
  },
  cover: { setting: 'library', time: 'day', pose: 'sit', feeling: 'curious', companion: 'grown-up', props: ['book'] },
  text: {
    '2-3': script(`
      D<look> {Name has} a book. Flip, flip, flip. There is a duck. There is a boat. Quack, says the duck.
      D<path> {Name sees} a book each day. Flip, and look. It is new at first. Then it is known. Here comes the duck.
      D<ears> {Name has} two ears. A book has words. Somebody reads them out. Ears hear a duck and a boat. Quack, splash.
      P Some children like to sit with books. Some like to move.
      P Grown-ups once saw just dots and lines too.
      P A book has time. It can wait.
      Q With a book, {Name} may feel ____.
      Q In a long book, {Name} may feel ____.
      Q When it ends, {Name} may feel ____.
      H {helper} can read one page.
      H {helper} can make the duck talk.
      H {helper} can stop for a bit.
      H<helper> {helper} can find the next book.
      T {he} can turn the page.
      T {he} can point at one thing.
      T {he} can pick a book.
      T<comforter> {he} can show {comforter}.
      T<doing> {he} can try {doing}.
      C<look> {he} can say, "Flip, flip, quack."
      C<path> {he} can say, "Again, again."
      C<ears> {he} can say, "Ears, here comes a duck."
      C<topic> {he} can think about {topic}.
      A<look> Flip, flip, and shut. The duck is in the book. The boat is in the book. They can come out again.
      A<look> The book is shut now. Quack, it says in there. The duck can wait. Night-night, boat.
      A<path> One time, two times, ten times. Now the book is a friend. The duck is known. Quack, quack, the end.
      A<path> Flip, flip, the end. The duck came each time. It is a known duck. Night-night, book.
      A<ears> The book is shut. The words are in the ears. Quack, splash, night-night. It was a good book.
      A<ears> The book is quiet. The ears are quiet. The duck is in there. Quack, splash, shh.
    `),
    '4-5': script(`
      D<look> A page has pictures and small black signs. The signs are letters. {Name} may see them and not know what they say. The picture says a lot too. There is a duck in a boat, and it has a hat.
      D<path> Where a lot of feet walk, grass turns into a path. Learning letters is a bit like that. {Name} may see an A, and then forget it again. That is okay. Each look walks the path one more time.
      D<ears> There are two ways into a book. One is with eyes, and one is with ears. {Name} may like the one with ears best for now. Somebody reads, and a duck comes along. The duck does not care which way it came.
      P Teachers know that letters take a long time. They have taught it to lots of children. Nobody gets it all at once.
      P Grown-ups could not read when they were small. It took them years. They forgot how hard it was.
      P One child reads words, and one can draw a good duck. Friends need both for a book.
      Q When there are a lot of letters, {Name} may feel ____.
      Q When another child can read it, {Name} may feel ____.
      Q With a new book, {Name} may feel ____.
      H {helper} can read, and stop at the good bits.
      H {helper} can look for just one letter today. ~ One is enough.
      H {teacher} can help with small steps. ~ Small steps get there too.
      H<helper> {helper} can read it again and again. ~ The same book is fine.
      H<adult> {helper} can end a hard page by {adult}. ~ Then books stay nice.
      T {he} can find the first letter of {his} own name.
      T {he} can tell the story from the pictures.
      T {he} can ask, "Can you read it out for me?"
      T<comforter> {he} can look at a book with {comforter}.
      T<quiet> {he} can spend some time {quiet} after the book.
      T<doing> {he} can try {doing} when letters are too hard.
      C<look> {he} can say, "I can read the duck."
      C<path> {he} can think, "One more walk on the path."
      C<ears> {he} can say, "Ears first, and then eyes."
      C<topic> {he} can look for a book about {topic}.
      A<look> The book is shut, and the duck sails on inside. It was told from start to end. Letters can come later, one by one. It is good to like books right now.
      A<look> The book is shut, and the duck has come a long way. It needed no letters for that. They stood beside it on each page. There is time to get to know them.
      A<path> After a lot of walks, the grass is flat. Then there is a path, and feet know it. Letters get known like that too. It may take long, and that is fine.
      A<path> Today the path got one more walk, or two. It cannot be seen yet, but feet have been there. An A may come back tomorrow and look known. Letters stay where they are.
      A<ears> The duck came in by the ears and stayed. Now it is in the head, hat and all. Reading with eyes can wait a bit. The book will still be there.
      A<ears> The book is shut, and the duck is in the ears. It quacks when nobody is reading. A book that comes in by ear counts. Eyes get their turn bit by bit.
      D<band> Reading books have coloured stickers. {Name} may have one colour, and a friend may have another. The colour tells where a book stands on the shelf. It does not tell how good a person is. Some people walk along a shelf slowly.
      P<band> Teachers choose a colour so that a book is not too hard. They change it quite often.
      Q<band> When the colours are different, {Name} may feel ____.
      H<band> {helper} can read every other page.
      T<band> {he} can choose the best picture in the book.
      T<band> {he} can read one page to a toy.
      C<band> {he} can think, "My book, my page."
      A<band> The sticker is on the back, and the story is inside. It has a dog in it, or a boat. Reading goes page by page, and each page counts. When the book is shut, nobody sees the colour.
    `),
    '6-7': script(`
      D<table> In many classes people with the same kind of page sit at one table. {Name} may look round and see that other tables have thicker books. Then it seems as if a table said who is clever. It does not. It says what reading is practised there, so that a teacher can help.
      P<table> Teachers move people from table to table as things change. They do it so that nobody sits there with the wrong page.
      P<table> The others at that table have good heads as well. They know about whales, or jokes, or how to mend a chain.
      Q<table> When the books are given out, {Name} may feel ____.
      Q<table> When somebody at another table is quicker, {Name} may feel ____. It may be a word that is not true.
      H<table> {helper} can read one page and let the next one be read. ~ Taking turns makes a book short.
      H<table> {helper} can ask the teacher what is being practised right now. ~ Then it can be practised at home, for five minutes.
      T<table> {he} can choose a book about something good and look at it with somebody.
      T<table> {he} can say, "Reading takes me time," when somebody asks.
      C<table> {he} can think, "It is a table. It is not my head."
      A<table> The tables are pushed back, and it is playtime. Nobody can tell by a run or a joke who reads at which one. Reading grows with each page. A clever head can need a lot of time for it, and many do.
      D<word> Some brains work hard on letters. It is called dyslexia, and {Name} has a word for it now. In each class there are a few who have it. It makes reading slow. It says nothing about how clever a person is.
      P<word> A brain with dyslexia hears the sounds in words in its own way. That is why letters take more work.
      P<word> Teachers know the word too. They know things that help, such as colours, ears and more time.
      Q<word> Hearing the word dyslexia, {Name} may feel ____.
      H<word> {helper} can read aloud. ~ Ears are good readers.
      T<word> {he} can read with ears, from a book that speaks.
      C<word> {he} can think, "Slow at letters, and clever."
      A<word> Reading with dyslexia takes more time, and it grows with the right help. Clever was there the whole time. A good story gets in through ears as well as eyes.
      D<letters> The letters b and d are one shape, turned round. {Name} may mix them up, and so do many people. A cup turned round is still a cup. So eyes learn early that turning makes no difference. With letters they need to learn it again.
      D<path> Reading is not something that brains are born with. {his} brain needs to build a path from eyes to sounds to words. Some brains build it fast. For others it takes more walks, and that is nobody's fault. The path gets wider each time.
      D<ears> Who said that a book goes in by the eyes? Stories are much older than letters. {Name} may read with the ears, when somebody reads out loud. The words come in, and the head makes the pictures. All that is missing is the work with the letters.
      P Teachers know that some heads need more time and other ways. So they try one way, and then another. They look for what works.
      P Children who read fast often do not know why. It was not because they tried harder. They are slow at other things.
      P Grown-ups may say, "You knew that word before." They forget that words hide. It is not done on purpose.
      Q When the page is full of words, {Name} may feel ____. It may be in the eyes or in the tummy.
      Q When others turn the page first, {Name} may feel ____.
      Q When a word comes out right, {Name} may feel ____.
      H {helper} can read one line and listen to the next one. ~ Taking turns makes a page short.
      H {teacher} can give small lessons, often. ~ Short and often is best for reading.
      H {helper} can find books that read themselves out. ~ There are more and more of them.
      H<helper> {helper} can stop after ten minutes, even in the middle. ~ It is good to stop while it is nice.
      H<adult> {helper} can help after a hard page by {adult}. ~ Reading time needs a kind end.
      T {he} can put a finger or a card under the line. ~ It keeps the words from running together.
      T {he} can ask for the word after two tries. ~ Then the story goes on.
      T {he} can tell what happened in {his} own words. ~ That is half of reading.
      T<comforter> {he} can read one line to {comforter}. ~ It has a lot of time.
      T<quiet> {he} can spend ten minutes {quiet} and then look again. ~ Tired eyes read badly.
      T<doing> {he} can try {doing} when the letters swim. ~ Then they often stand still again.
      C<letters> {he} can think, "It is just a d with its back to me."
      C<path> {he} can think, "One more walk, and the path gets wider."
      C<ears> {he} can think, "A story is a story, by ear or by eye."
      C<topic> {he} can ask for a book about {topic}.
      A<letters> The b looks one way, and the d looks the other. With time, eyes get used to it. A mixed up letter is just that. The word behind it is a good one.
      A<letters> A b and a d look like twins who stand back to back. It is no wonder that eyes mix them up. A whole word helps to tell which is which. There are only a few such letters, and there is a lot of time.
      A<path> Nobody can see the path, but it is being built. One day a word is just there, with no work. Slow is a way of learning to read. It gets to the same books.
      A<path> The path was walked again today, from eyes to sounds to words. It is a bit wider than this morning. Nobody can see that, and it is true all the same. The books at the end of it are not going anywhere.
      A<ears> The story is in the head now, whichever way it came. Letters can be practised a bit each day. Books are for everyone. {his} ears are good at them already.
      A<ears> Somebody shut the book, and the story went on in the head. It does that with any good story, read or heard. Letters are one way in. {his} ears are another, and that door was open first.
      D<band> A coloured sticker on a reading book is for the teacher. It says on which shelf the book lives. {Name} may look at it and then at the sticker of a friend. It seems to say who is clever. It only says who is quick. Some trees are tall early, and some are tall late.
      P<band> A teacher gives the book that fits right now. With a book that is too hard, reading turns into guessing.
      P<band> A friend on another colour has pages that go wrong, too. They only have other words on them.
      Q<band> When books are given out, {Name} may feel ____.
      H<band> {helper} can ask the teacher what comes next.
      H<band> {helper} can read aloud from any book at bedtime. ~ Ears are not in a band.
      T<band> {he} can read one page twice. The second time is quicker, and it can be heard.
      T<band> {he} can choose a book for fun that has no sticker.
      C<band> {he} can think, "The sticker is for the shelf."
      A<band> By next term most stickers have another colour. The story about the dog stays in the head, and the sticker does not. Reading grows like hair, and it is hard to see from day to day. Somebody who looks back after some months can see it.
      D<comic> Some books have only words. In others the pictures do half of the telling. {Name has} a kind of book that is liked best. Eyes and heads work in all of them. Whoever reads a lot of one kind may try another one some day.
      P<comic> Grown-ups remember one big book that they loved. They want to share it, and so they push it across the table.
      P<comic> Writers and people who draw read all sorts of things. Many of them began with small pictures in boxes.
      Q<comic> When somebody holds out another book, {Name} may feel ____.
      H<comic> {helper} can read the first page aloud, and then stop.
      H<comic> {helper} can look for a book with half pictures and half words.
      T<comic> {he} can read two pages of something else and then choose.
      T<comic> {he} can show somebody the best page of a book that {he likes}.
      C<comic> {he} can think, "Two pages, and then I choose."
      A<comic> On the shelf the thin books lean on the thick ones. Two pages of another book were read, or they wait for tomorrow. Reading is reading, with pictures or without. The best page can be read again, just so.
      D<thick> Some reading books are thick, and some are thin. {Name} may have a thin one, and a friend may have a thick one. From across the room, only the cover can be seen. A cover does not tell how good the story is. The right book is one in which most of the words let somebody in.
      C<thick> {he} can think, "My book is for me, page by page."
      A<thick> A thick book is read page by page, and so is a thin one. Nobody has found another way. Next to each other on a shelf they look like big and small coats. {Name} can read in one today, or look at the pictures.
      D<aloud> To read out loud, eyes and a mouth work together. That is hard, even for grown-ups. {Name} may know a word and still trip over it when others listen. Then ears get hot, and it takes a while to find the line again. Somebody may even laugh. Tripping over a word is a part of reading, and it happens to everybody.
      D<aloud> At home a page can be read with nobody waiting. In class there are lots of ears. {Name} may look at the page, and the words seem to have got longer. They have not. It is hard to read and to think about the others as well. A head that does two things at once goes more slowly.
      P<aloud> When one child reads, the others look at their own page. Some of them are thinking about their own turn.
      P<aloud> It is not kind to laugh at a mistake. The one who laughs may be glad that it was somebody else. {teacher wants} to know about it.
      Q<aloud> Just before a turn to read, {Name} may feel ____.
      Q<aloud> When a word gets stuck, {Name} may feel ____.
      H<aloud> {helper} can ask {teacher} for the page a day early. ~ Then it can be tried out at home.
      H<aloud> {helper} can agree on the page with {Name} a day early. ~ A page that is known is not so hard.
      H<aloud> {helper} can listen to the page at home, all the way through. ~ Nobody minds a mistake there.
      T<aloud> {he} can put a finger under the line and go slowly.
      T<aloud> {he} can read the page to a toy or a pet first. ~ They do not laugh.
      T<aloud,comforter> {he} can read the page to {comforter} first. ~ That is a good listener.
      C<aloud> {he} can think, "One word, and then the next."
      A<aloud> The page is read, and somebody else has a turn. It had some bumps in it, and it got to the end. Reading out loud gets easier bit by bit. A word that was hard in one week is often easy in the next.
      A<aloud> The book is shut, and the class talks about the story. Hardly anyone can say who read which line. Reading is more than saying words out loud. A slow page is a page too.
    `),
    '8-10': script(`
      D<table> Classes get sorted into tables and sets, and everybody knows which is which, however the tables are called. {Name} may have worked out that the animals or colours stand for an order. What such a group says is small: which pages are useful at the moment. How quickly somebody reads depends on practice, on eyes and ears and on how a brain deals with letters. It does not depend on how clever the rest of that brain is.
      P<table> Teachers make groups because they cannot be at thirty desks at once. Some of them were in the slow one themselves, and they seldom mention it.
      P<table> Children at other tables think about this less than it seems. They have a table of their own to look up at.
      Q<table> When the groups are read out, {Name} might feel ____. It may turn up as a joke.
      H<table> {helper} can ask the teacher what exactly is practised there, and for how long. ~ An answer with a plan in it is worth having.
      H<table> {helper} can read something good aloud each evening. ~ Ears can take in books that eyes still need time for.
      T<table> {he} can find one thing that is interesting enough to be read slowly, such as a manual or a comic.
      T<table> {he} can say, "I read slowly and I think fast," if somebody asks.
      C<table> {he} can think, "It is a table. It measures pages."
      A<table> At the end of the lesson the tables look alike, with the same bits of paper under them. Nobody takes one home. Reading gets easier by being done a little on most days, at any table. A clever head may take its time over it.
      D<word> There is a word for why reading is so much work. It is dyslexia, and about one person in ten has it. {Name} has the word now. It means that a brain handles the sounds in words in another way, so letters take more effort. It has nothing to do with how clever somebody is. A reading table does not measure that either.
      P<word> From outside, slow reading can look like not understanding. Teachers who know about dyslexia see the difference. They know what helps, from more time to listening.
      P<word> Before there is a word for it, many children think that they are not clever. They are as clever as before, and now they know why letters are slow.
      Q<word> Hearing the word dyslexia, {Name} might feel ____. It may be two things at once.
      H<word> {helper} can explain to the school what helps. ~ It is easier to give help that has a name.
      H<word> {helper} can read aloud from books that are far too hard to read alone. ~ Ears are ahead of eyes for years.
      T<word> {he} can listen to a book and call it reading. ~ The story is the same one.
      T<word> {he} can tell one friend what the word means, or keep it private.
      C<word> {he} can think, "My letters are slow. My thoughts are not."
      A<word> Reading with dyslexia gets better with the right kind of practice, and it may stay slower. Thinking was quick all the time. There is a word for it now, and it is a kinder one.
      D<path> No brain is born with a part for reading. {his} brain, like all others, borrows bits that were made for seeing and speaking and builds a path between them. In some brains this building takes far more work, and there are teachers who know how to help with it. It has nothing to do with being clever. The path gets faster each time it is used.
      D<ears> A book can get into a head in two ways, and {Name} may know both. Through the eyes, it needs decoding, letter by letter, before anything happens. Through the ears it arrives ready to use. Listening uses the same words and the same thinking. Many good readers do both.
      D<spelling> English spelling is a museum. The words though, through, tough and cough look like sisters and sound like strangers. If {Name finds} reading them hard, part of the blame goes to people who died five hundred years ago. Children in Finland or Italy have it easier, because there a letter nearly keeps to one sound. Nobody has tidied up English yet.
      P Teachers who know about reading see how much work goes into one page. They count the effort as well as the words. Others still need to be told about it.
      P Classmates are mostly busy with their own page. A few who read fast think that it is the same as being clever. It is the same as reading fast.
      P Parents may have found reading hard too, since it often runs in families. Some of them have not spoken about it for years. They may be good to ask.
      Q In front of a full page, {Name} might feel ____. It may be tired before it is anything else.
      Q When it is time to read out in class, {Name} may feel ____. It can begin long before the turn comes.
      Q On leaving the room for extra lessons, {Name} might feel ____. Two feelings may go along.
      H {helper} can read out a chapter, and nobody is too old for that. ~ It keeps the good books within reach.
      H {teacher} can agree that reading aloud is done only by choice. ~ Surprise is the worst part of it.
      H {helper} can ask the school for more time, clear print or a program that reads out. ~ These are tools, like glasses.
      H<helper> {helper} can say plainly that effort has been noticed. ~ Most of it happens where nobody looks.
      H<adult> {helper} can end the evening with {adult}. ~ A day of letters needs a different ending.
      T {he} can cover the lines below with a card. ~ Less page means less noise.
      T {he} can listen to a book and follow the lines with a finger. ~ Ears and eyes learn together.
      T {he} can tell a teacher which tool helps. ~ They like exact hints.
      T<comforter> {he} can read to {comforter}, mistakes and all. ~ It has no red pen.
      T<quiet> {he} can spend half an hour {quiet} after reading. ~ Other parts of the brain want a turn.
      T<doing> {he} can try {doing} when the lines begin to swim. ~ A short break saves a long one.
      C<path> {he} can think, "Under construction, and open."
      C<ears> {he} can think, "By ear counts."
      C<spelling> {he} can think, "It is the spelling that is odd, and not me."
      C<topic> {he} can look for something to read or hear about {topic}.
      A<path> Roads that took long to build carry just as much as the others. {Name} may read slowly for years and still read whatever is worth reading. Tools and time are there to be used. What goes along the path, the ideas and the jokes, was there before.
      A<path> A path takes more than one go, and nobody has seen it grow. Each page that was read today, slowly or with help, went over it once more. There are other ways into a book in the meantime. The ideas do not ask how somebody got in.
      A<ears> In the end two people can talk about one book, one who read it and one who heard it. They will not notice a difference. Reading by eye goes on being practised, in small portions. The stories do not wait for it.
      A<ears> The last chapter has been heard, and the room is quiet. What happens next goes on in the head, with voices of its own. Nobody in there asks about spelling. The next book can be read, or heard, or both, and it will be just as thick.
      A<spelling> Somebody may tidy up English one day. Until then there are lists, tools, patient people and a button that checks. A word that was spelled wrongly can still be the right word. It is the page that is difficult, and only on some days the reader.
      A<spelling> Though, through, tough and cough still look like a family photograph. Nobody needs to like them. Machines can spell such words by now, and people can think about what they want to say. When English was made, nobody planned it. It would be odd to be judged by it.
      D<band> Sorting books by colour is a trick of libraries, so that each reader finds one that fits. Sorting readers by colour was not the idea. {Name} may see it that way when the groups are read out. What a band measures is how many words in a hundred are easy. It does not measure curiosity, memory or jokes. Reading speed at nine says little about reading at fifteen.
      P<band> Friends on a higher band may be quick with words and slow with what they mean. It cannot be heard from outside.
      P<band> Teachers think of a band as a shoe size, to be changed when it pinches. They forget that others compare.
      Q<band> When the groups are read out, {Name} might feel ____.
      H<band> {helper} can ask the school what is practised next and for how long.
      H<band> {helper} can keep reading aloud at home, from books that are far too hard. ~ Ears are ahead of eyes for years.
      T<band> {he} can read the same page on three evenings and time it. ~ It is a fair race, against one person only.
      T<band> {he} can choose something for pleasure that nobody has graded, such as a comic.
      C<band> {he} can think, "It is a shelf, not a rank."
      A<band> The stickers get changed at the end of term, and the ones from last year have been forgotten. What stays from reading is the stories, and a path that gets wider with use. It widens at different speeds in different heads. At the far end nobody asks about colours.
      D<comic> A page on which pictures and words share the work is not an easy page. The eye goes from one box to the next, and the head fills in what happened in between. {Name has} a kind of book that comes before all others. There is nothing wrong with that as reading. It is one shelf, though, and a library has forty.
      P<comic> Adults worry that somebody will stay on one shelf. Hardly anyone does. They mostly stayed on one themselves for a year or two.
      P<comic> Long books have one advantage, which is that they last. It takes some pages until that can be noticed.
      Q<comic> When another book is suggested, {Name} might feel ____.
      H<comic> {helper} can read the first chapter aloud and leave the book lying about. ~ It works better than advice.
      H<comic> {helper} can ask a librarian for something that is close to the favourite. ~ They like that question.
      T<comic> {he} can give another book ten pages before deciding. ~ Ten are enough to know.
      T<comic> {he} can explain to somebody what is good about a favourite page. ~ It is harder than it sounds.
      C<comic> {he} can think, "Ten pages are a fair test."
      A<comic> The favourite shelf has not gone anywhere. Now and then a book from another one comes along, gets its ten pages and stays, or goes back. Reading widens in that way, sideways and without a plan. Nobody needs to give anything up for it.
      D<thick> From across a classroom, only one thing about a book can be seen, which is how thick it is. {Name} may look at the ones on other tables and do a sum. It is a poor sum. It leaves out who understood what, who skipped half of it and who is on page one since Monday. A book fits when most of its words open without a push.
      C<thick> {he} can think, "My book, my page, my speed."
      A<thick> Thick books are read page by page, and nobody has found another method. A thin one that was read is more of a story than a thick one that was carried about. Reading goes up in steps, with long flat bits in between. On the flat bits people get better without noticing.
      D<aloud> Reading aloud gives {Name} three jobs at once. The eyes are on one word, and the voice is on the word before it. A part of the mind is listening to the room. The first two may go well at home. In class the third job gets so loud that the others trip over it. A word sticks, a line gets lost, and perhaps somebody laughs. None of that says how well a person understands a story.
      D<aloud> A voice can only go at one speed, and it cannot go back without being heard. That is why reading aloud is harder than reading alone. {Name} may stumble over a word, and with a whole class listening even a short stop seems long. People who read the news for a living stumble as well. They get the page in advance, and they practise.
      P<aloud> Somebody who laughs at a stumble is often glad that it was not their turn. That explains it, and it does not make it fair. A teacher who hears of it can put a stop to it.
      P<aloud> While one person reads, most of the others are counting lines to find out which will be theirs. They hear much less than it seems.
      Q<aloud> When the turn comes closer, {Name} might notice ____. It may be in the throat or in the hands.
      Q<aloud> In the middle of a word that sticks, {Name} might feel ____.
      H<aloud> {helper} can ask {teacher} to agree on the page the day before. ~ A page that is known is half as hard.
      H<aloud> {helper} can agree on one paragraph with {Name} the day before. ~ Surprise is the worst part of it.
      H<aloud> {helper} can listen to the same page twice, without correcting. ~ The second time is mostly smoother.
      T<aloud> {he} can put a finger under the line and read a little more slowly than feels right. ~ To listeners it sounds calm.
      T<aloud> {he} can stop at a hard word, breathe and say it in two halves. ~ Newsreaders do that too.
      T<aloud,comforter> {he} can practise with {comforter} as the audience. ~ It is a patient one.
      C<aloud> {he} can think, "One line at a time, and slow is allowed."
      A<aloud> The paragraph ends, and the next name is called. By lunch, the others may remember the story, and hardly who stumbled in it. Reading aloud gets easier with practice, in small rooms first and with kind listeners. A stumble is a place where somebody kept going.
      A<aloud> Somebody else is reading now, and listening is the easier job. The page is behind {Name}, with its bumps and its full stop. It is fair to ask for it a day early. Reading to a room is a skill of its own, and it comes a page at a time.
    `),
    '11+': script(`
      D<word> Dyslexia is the name for a brain that handles the sounds in words differently, so that reading and spelling cost more effort. About one person in ten has it, and it often runs in families. {Name} has that word now, perhaps after years of worse ones. It has no connection with intelligence. A reading group does not measure that either, although it can feel like it.
      P<word> Slow reading looks like slow thinking only from outside. Teachers who know the difference can offer more time, a reader or a keyboard. None of these is cheating.
      P<word> People who get the word late often say that it explained a great deal. Some are relieved, and some are angry that it took so long. Both are reasonable.
      Q<word> With the word dyslexia in the room, {Name} might feel ____. It may change from day to day.
      H<word> {helper} can find out what the school offers, and ask for it in writing. ~ Help with a name is easier to get.
      T<word> {he} can use audiobooks without calling it second best. ~ The story does not know how it got in.
      T<word> {he} can decide who hears about it, and in which words.
      C<word> {he} can think, "It costs me more, and I understand it."
      A<word> Dyslexia does not go away, and reading still gets easier with the right practice and the right tools. The effort is real, and so is what is understood at the end of it. The word for it is more exact than the old ones. It has nothing to say about being clever.
      D<path> Reading is a recent invention, and brains have not caught up with it. Every reader joins parts of the brain that were made for shapes and for speech. In about one person in ten, {Name} perhaps included, that takes far more work. It runs in families, and there is help for it. It says nothing about how clever somebody is, which is easy to forget in a building where nearly everything is handed out on paper.
      D<ears> Schools tend to treat reading with the eyes as the real thing and listening as a kind of cheating. There is little reason for it. If {his} decoding is slow, listening is simply the faster road to the part that matters. The words and the ideas are the same whether a text arrives as print or as sound. Plenty of people in demanding jobs have most of their reading read to them.
      D<spelling> English spelling was fixed by printers, clerks and accidents, mostly while the pronunciation was changing, and {Name} may have paid for that in red ink. The result is that four letters, as in "though", have at least six sounds. Reading English takes longer to learn than most languages do. A difficulty with such a system is exactly that, and it makes an unreliable measure of a mind.
      P Teachers outside the subject of English may not realise what a dense page costs. They see a slow start or a short answer and draw the wrong conclusion. One sentence in private about what helps is usually enough, and most are embarrassed not to have asked.
      P Friends mainly notice avoidance: the joke when it is time to read out, the forgotten glasses. Those who are told the reason tend to shrug, which is a more useful reaction than sympathy.
      P Adults who struggled with reading themselves often hide it well. In a family there may be somebody who has been choosing the same dish for thirty years because of the menu. They might be relieved to compare methods.
      Q Looking at a long text, {Name} might notice ____. Tiredness and reluctance are hard to tell apart.
      Q When it is nearly time to read aloud, {Name} might feel ____. It may have begun several rows earlier.
      Q Hearing that others finished it in an hour, {Name} may feel ____. Speed is visible, and effort is not.
      H {helper} can read instructions out without comment. ~ It costs a minute and saves an evening.
      H {teacher} can arrange extra time, a reader or typed answers in exams. ~ These level the ground and give no one an advantage.
      H {helper} can get hold of the audio versions before they are needed. ~ It is administration, and adults are good at that.
      H<helper> {helper} can ask what the day took, and not only what it produced. ~ Most of the work does not show.
      H<adult> {helper} can offer {adult} after a day of print, and accept a no. ~ Brains that decode all day deserve a different evening.
      T {he} can listen at a raised speed and follow the text with the eyes. ~ Both channels together work better for many people.
      T {he} can dictate a first draft and correct it afterwards. ~ It separates having ideas from spelling them.
      T {he} can explain to one teacher, in two sentences, what helps and what does not. ~ Being specific gets more than being brave about it.
      T<comforter> {he} can read a difficult page to {comforter} with the door shut. ~ There is no audience and no red ink.
      T<quiet> {he} can spend an hour {quiet} after a long text. ~ It uses the parts that print leaves idle.
      T<doing> {he} can try {doing} when the lines begin to slide. ~ Two minutes away are quicker than a fourth attempt.
      C<path> {he} can think, "More work per page, same ideas at the end."
      C<ears> {he} can think, "The decoding is not the thinking."
      C<spelling> {he} can think, "Six sounds for four letters, and I am the odd one?"
      C<topic> {he} can look for a recording about {topic} and skip the print altogether.
      A<path> The connection improves with use and will perhaps not become effortless, which is true of most skills worth having. People with slow reading have become scientists, builders, writers and judges. They used more time and more tools than was visible. The page is one way in among several.
      A<ears> To have heard a book is to have read it, for every purpose except winning races. Decoding can go on being trained in short stretches, like scales on a piano. Meanwhile the concert can go on. What somebody has understood is what counts afterwards.
      A<spelling> The printers are long dead, and there are now machines that know what they decided. Using them is no more dishonest than using a map. What remains is the part no machine supplies: having something to say. On that subject, reading speed has no opinion.
      D<comic> A page of pictures and words is read twice at once. The eye decides the order, and the mind supplies what happens between two boxes. {Name has} a kind of reading that comes first. As reading it needs no defence. The only thing to be said against a single shelf is that there are others.
      P<comic> Adults treat books as medicine, to be taken in a certain strength. It makes them poor advertisers.
      P<comic> Readers tend to move in loops, away from a kind and back to it. What looks like a fixed taste is usually a phase with good reasons.
      Q<comic> When a different book is recommended, {Name} might feel ____.
      H<comic> {helper} can swap: one recommendation in each direction. ~ Each of them reads one.
      H<comic> {helper} can find out which parts of a favourite are liked best, and look for more of those elsewhere.
      T<comic> {he} can give something else fifteen pages before dropping it. ~ Dropping a book is allowed.
      T<comic> {he} can try listening to a long one. ~ Ears count as well.
      C<comic> {he} can think, "Fifteen pages, and no obligation."
      A<comic> Books that were put aside after fifteen pages form a respectable heap, and one of them has been kept. The favourites are on the same shelf as before. A reader is somebody who reads, and nobody has managed to improve on that definition. The rest is a matter of shelves.
      D<aloud> Being asked to read aloud turns a private skill into a public one. {Name} may read silently at a good speed and still lose the thread with thirty people listening. Silent reading skips, guesses and goes back, and nobody notices. A voice can do none of that. Part of the mind is occupied with the room as well, and a simple sentence can come apart in the middle. It is a matter of attention being in two places. It is no measure of intelligence.
      P<aloud> Whoever sniggers is usually measuring the distance to their own turn. It is unpleasant all the same, and a teacher who knows about it can end it without a speech.
      P<aloud> Actors and newsreaders do not read unprepared if they can help it. They go through a text beforehand, mark the breaths and practise the names. It is considered professional.
      Q<aloud> As the turn moves along the row, {Name} might notice ____. Counting paragraphs is a common response.
      H<aloud> {helper} can ask the school for a text in advance, or for volunteers only. ~ Teachers agree to this more often than people expect.
      H<aloud> {helper} can be an audience of one, with nothing to say afterwards. ~ It is the kind that is easiest to practise on.
      T<aloud> {he} can mark two places to breathe before beginning. ~ A pause that was planned does not sound like a stumble.
      T<aloud> {he} can read slightly too slowly. ~ It feels endless, and it sounds confident.
      C<aloud> {he} can think, "They are counting their own lines."
      A<aloud> The paragraph is over, and the lesson moves on to what it means. Within a day hardly anyone could say who read which part. Reading aloud is a craft with tricks that can be learned, and some people learn them late because nobody mentioned that they exist. Until then it is fair to ask for the page a day early.
    `),
  },
};

/** Reading that is hard work, whatever it is called: a diagnosis is the family's to name, so no story says one. */
export const readingIsHard: Frame = withScenes(own, whenItIsReadingTime, nameForTheGroup, goesOutForReading);

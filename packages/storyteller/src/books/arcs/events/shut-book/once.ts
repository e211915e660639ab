import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Once upon a…',
  'Psst! Once upon a…',
  'Ahem! Once upon a…',
  'Well? Once upon a…',
  'Now. Once upon a…',
  'So. Once upon a…',
  'Hm! Once upon a…',
  'Please! Once upon a…',
  'Listen! Once upon a…',
  'Again. Once upon a…',
] as const;
const TITLES = ['once upon a…', 'the book that waited', 'say it, then', 'the shut book'];

/** Whoever keeps the library, where the theme has somebody who does, is the second one; the child is then the first. */
function keeping(going: Going): Going {
  const { A, K, B, company } = going;
  // "A book that won't open" is the book on the shelf, and nobody who takes it down.
  if (A !== K && /\bbook$/.test(A.kind)) {
    const mate = B === K ? company.person(K.name === 'Robin' ? 'Sal' : 'Robin', 'child') : B;
    return { ...going, A: K, a: K.name, B: mate, b: mate.name, third: null, comesToo: '' };
  }
  if (A === K || !/librar/.test(going.raw)) return going;
  return { ...going, A: K, a: K.name, B: A, b: A.name, third: B !== K ? B : null, comesToo: '' };
}

/** What the second one does there. */
const keeps = ({ raw }: Going): string =>
  /\bguard/.test(raw) ? 'guarded' : /\blives?\b|\blived\b/.test(raw) ? 'lived in' : 'protected';

/** A book says half a line and waits for the rest, and everybody only pulls at it. */
export const ONCE: EventPlot = mateBeside({
  id: 'once',
  young: (going) => young(keeping(going)),
  middle: (going) => middle(keeping(going)),
  old: (going) => old(withLibrarian(keeping(going))),
});

/** Told to the big ones, no small animal of ours keeps a list of nine thousand books: there is a librarian. */
function withLibrarian(going: Going): Going {
  const { B, company } = going;
  const isOurs = B === company.friend && !isKept(going) && !company.details.includes(B.name);
  if (!isOurs || B.isChild) return going;
  const librarian = company.person('Mr Quill', 'librarian');
  return { ...going, B: librarian, b: librarian.name, all: `${going.a} and ${librarian.name}` };
}

const IS_DARK = /\b(?:haunt\w*|ghost\w*|spook\w*|nights?|midnight|dark)\b/iu;
/** When there is somebody there, and what is said of the place where the theme says so. */
const openIn = ({ raw }: Going): string => (IS_DARK.test(raw) ? 'evenings' : 'afternoons');
const saidOfIt = ({ raw }: Going): string =>
  /\b(?:haunt\w*|ghost\w*|spook\w*)\b/iu.test(raw)
    ? ' People said that the library was haunted. It was only the one shelf.'
    : '';

const isKept = (going: Going): boolean =>
  /librar/.test(going.raw) && going.B.being !== null && going.B === going.company.hero;

function young(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const once = chance.pick(...REFRAINS);
  const readers = G === B || G === A ? null : G;
  const first = isKept(going)
    ? `${B.introduced} ${keeps(going)} the library. There was a book that would not open.`
    : `There was a book in the library. It would not open.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: once,
    pages: [
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: isKept(going) ? [seen(B, 'stand', 'proud')] : [],
          things: ['book'],
        },
        first,
        isKept(going)
          ? `Who ${keeps(going)} the library? ${B.introduced}! One book there was shut. It never opened.`
          : `In the library stood a red book. It was shut. It never opened.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'book')], things: ['book'] },
        `${A.introduced} took it. "${once}" whispered the book. It waited.`,
        `"Open!" said ${A.introduced}. "${once}" said the book. And it waited.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')], things: ['book'] },
        `${a} pulled. "Gently!" said ${isKept(going) ? b : B.introduced}. "${once}" said the book.`,
        `So ${a} pulled. "Oh, gently!" said ${isKept(going) ? b : B.introduced}. "${once}" said the book.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'curious', 'spoon'), seen(A, 'stand', 'curious')],
          things: ['spoon', 'book'],
        },
        `${b} tried with a spoon. The spoon bent. "${once}" said the book.`,
        `Next, ${b} got a spoon. Bend, went the spoon. "${once}" said the book.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['feather', 'book'] },
        `They tickled it with a feather. It did not open. "${once}"`,
        `They got a feather. Tickle! "Hee!" said the book. But it stayed shut. "${once}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['book'] },
        `"It says that and waits," said ${a}.`,
        `"Why does it stop?" asked ${b}. "Why does it wait?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')], things: ['book'] },
        readers ? `At bedtime ${g} reads. But ${a} says the last word. Oh!` : `At bedtime ${a} says the last word. Oh!`,
        `"I must say the next word!" said ${a}. "Say it again, book!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'excited')], things: ['book'] },
        `"${once}" said the book. "Time!" said ${a}. Click! It opened.`,
        `"${once}" said the book. "TIME!" called ${a}. And open it went, click!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'sit', 'happy')], things: ['book'] },
        `"There was a…" said the book. "Pig!" said ${b}. There was a pig, on the page.`,
        `"There was a little…" said the book. "Pig!" said ${b}. It was on the page at once!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')], things: ['book'] },
        `They told it all, to the end. "The…" said the book. "End!" said ${a}. And it shut, softly.`,
        `It was a good story. "And that is the…" "End!" they said. Then the book slept.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const once = chance.pick(...REFRAINS);
  const kept = isKept(going);
  const reader = G === B || G === A || g === 'the grown-up' ? 'they' : g;
  const reads = reader === 'they' ? 'they read' : `${g} reads`;
  const stops = reader === 'they' ? 'they stop' : `${g} stops`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: once,
    pages: [
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: kept ? [seen(B, 'stand', 'proud')] : [seen(A, 'stand', 'curious')],
          things: ['book'],
        },
        `${kept ? `${B.introduced} ${keeps(going)} the library, and knew every book in it.` : `${A.introduced} had read nearly every book in the library.`} But on the lowest shelf was one that nobody had ever read. It was red and thick, and it would not open. Strong men had tried.`,
        `On the lowest shelf of the library was a book that wouldn't open. It had a red back, and nobody knew what was in it. ${kept ? `${B.introduced} ${keeps(going)} all the books, but this one most of all.` : `${A.introduced} had walked past it a hundred times.`} Teachers had pulled at it. It stayed shut.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'book')], things: ['book'] },
        `One wet day ${kept ? A.introduced : a} took it out, and laid an ear to it. "${once}" whispered the book. Then it stopped. It was quite still, as if it were holding its breath. "Did you say something?" said ${a}.`,
        `On Monday ${kept ? A.introduced : a} was looking for something else, and leaned on the shelf. "${once}" said a small, dry voice. It was the book. ${a} waited for more. The book waited, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')], things: ['book'] },
        `"There's somebody in it!" said ${a}. ${a} took hold of the covers, and pulled. "Gently!" cried ${kept ? b : B.introduced}, and held on to the other end. They pulled till they both sat down. The book said the same again.`,
        `${a} tried with both hands, and then with both feet. "You'll hurt it!" said ${kept ? b : B.introduced}. "I only want to know how it goes on," said ${a}. The book said the same again, and waited.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'determined', 'spoon'), seen(A, 'stand', 'curious')],
          things: ['spoon', 'book'],
        },
        `${b} fetched a spoon, for jars open with spoons. The book was not a jar. First the spoon bent one way, and then it bent the other. "${once}" said the book, a bit louder. "Yes, yes," said ${b}. "Don't talk while I'm working."`,
        `Next came the spoon. ${b} put it under the edge, and leaned on it. It went "ping," and flew across the room, and hit a vase. "${once}" said the book. "In a minute," said ${b}. "We've got to get you open first."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['feather', 'book', 'key'],
        },
        `There were forty keys in the desk, but there was no keyhole. There was a feather on the floor. They tickled the book from top to bottom. It shook, and giggled, and dropped some dust. "Hee! ${once}" it said. It did not open by so much as a hair.`,
        `They tried a key, but where do you put it? They said "Open!" in four languages. They used a feather, and the book laughed until it hiccuped. "${once}" it gasped. It looked at them, as far as a book can. And it stayed shut.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['book'] },
        `"I give up," said ${b}. "It's rude, too. It begins to say a thing, and then it stops." "It stops each time at the same place," said ${a}. They sat on the floor, with the book between them.`,
        `They sat down on the carpet. "It only knows one line," said ${b}, "and not even all of it." "Perhaps it waits for the rest," said ${a}, and then sat up. "${b}! Say that again!" "Say what?" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'sit', 'curious')], things: ['book'] },
        `${a} thought of home, and of bed. When ${reads} to ${a}, ${stops} now and then, just before a word. It's not that the word has been forgotten. It's so that ${a} can say it. "Oh!" said ${a}. "We've been pulling, and all it wanted was an answer!"`,
        `When ${reads} to ${a} at night, ${stops} in mid-line. Then ${a} says what comes next. It's the best part. "Nobody's shut it," said ${a}. "It's stopped in the middle. It's looking up!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'excited')], things: ['book'] },
        `They bent down over it, all ears. "${once}" said the book, rather tired. "TIME!" said ${a}. There was a click, like a key in a lock. The book fell open in ${A.names} lap, as easily as a butterfly.`,
        `"Now, then," said ${a} to the book. "Say it." "${once}" it whispered, as it had for a hundred years. "Time," said ${a}. The book drew a long, long breath. And it opened.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'sit', 'happy')], things: ['book'] },
        `It was quite empty. Then three words came up on the page. "There was a…" said the book. "Pig!" cried ${b}. And there it was, with a curly tail, still wet. "Who had a very big…" "Hat!" cried ${a}.`,
        `All the pages were white. "There lived a…" said the book, and waited. They looked at each other. "A pig," said ${b}. "With boots," said ${a}. It was there in a moment, printed, with a picture. "Who wanted to…" said the book, quite out of breath.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['book'] },
        `They went on until the lamps were lit. Sometimes they both spoke at once. Then the pig had boots on in one line and none in the next. The book didn't mind. It had waited so long that it would have printed anything.`,
        `The pig went to sea. That was ${A.names} idea. The pig had a good supper first, and that was ${B.names}. With each word a page turned over. "Then there came a…" said the book. It was the best afternoon of its life.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')], things: ['book'] },
        `Then it was time to go home. "And so that was the…" said the book. Neither of them wanted to say it. "End," said ${a}, very softly. The book shut. But when they were at the door, they heard it. "${once}" "Tomorrow!" called ${a}.`,
        `"And they all lived happily ever…" said the book. "After," they said together. It closed like an eye. ${a} put it back on the lowest shelf. "Shall we come again tomorrow?" said ${b}. From the shelf it said, sleepily, "${once}"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const once = chance.pick(...REFRAINS);
  const kept = isKept(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: once,
    pages: [
      page(
        { setting: 'library', camera: 'wide', actors: [seen(B, 'stand', 'calm')], things: ['book'] },
        `${kept ? `${B.introduced} had ${keeps(going)} the library for longer than anybody could remember.` : `${B.introduced} looked after the library in the ${openIn(going)}, and liked it best when it was empty.`}${saidOfIt(going)} There were nine thousand books in it, and ${b} had a list of what was in them. There was one line on the list that said, "Red. Won't open." People had sat on it. A man had brought a crowbar, once, and ${b} had stood in front of the shelf until he went.`,
        `In the library there was a red book that would not open. It was on the list like all the others, under Don't Know. ${kept ? `${B.introduced} ${keeps(going)} the place, and that book was the reason.` : `${B.introduced} kept that list, and came in the ${openIn(going)}.`}${saidOfIt(going)} There'd been a professor with a saw. "You can saw me first," ${b} had told him, and stood in front of the shelf. It wasn't that ${b} cared about stories. ${b} liked to know what was in things. But you don't saw.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'book')], things: ['book'] },
        `${A.introduced} came in out of the rain. ${a} did not mean to read. At school they read aloud, in turn, and when it was ${A.names} turn the words stuck. In the back row they laughed. So ${a} sat on the floor by the lowest shelf, where nobody would ask. "${once}" said somebody, at ${A.names} elbow. It was a dry little voice. It stopped there, and seemed to listen.`,
        `${A.introduced} was there because of the radiator. Books were all right, as long as you weren't asked to read them out. When ${a} did, in class, each word had to be pulled up like a bucket. They'd count the seconds, in the back row. ${a} leaned on the bottom shelf and got warm. "${once}" said the shelf. ${a} looked round. It was a red one. It waited, like somebody at a door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')], things: ['book'] },
        `"You've heard it as well," said ${b}, who had come up without a sound. "I thought that it was only me." "What comes after that?" said ${a}. "Nothing does," said ${b}. "It doesn't open." ${a} took hold of it, and pulled. "Gently!" said ${b}. They tried it by turns, and then together, with their feet against the shelf. The book said its words again, when they had got their breath.`,
        `"It talks," said ${a}. "It doesn't say anything, though," said ${b}, with the list under one arm. "I can't put that down." They had it out on the carpet. ${a} pulled at the front, and ${b} said, "Gently!" and pulled at the back. It was like pulling at a stone that's the shape of a book. It said its words again, in between, and looked from one of them to the other. It had no face, but it did.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'hold', 'determined', 'spoon'), seen(A, 'stand', 'curious')],
          things: ['spoon', 'book', 'feather'],
        },
        `They were at it all that week. They tried a spoon, and it bent like a reed. They tried forty keys, but it had no place for one. They breathed on it, and sang to it, and let it out in the rain. A feather made it laugh. "${once}" it wheezed, and waited. "You be quiet," said ${b}. "We're trying to get you open." It's strange what people don't hear themselves say.`,
        `On Tuesday it was the spoon, which went through a window. On Wednesday they read it the rules. By Thursday ${b} had a page of crosses, with headings. Warm. Cold. Upside down. Feather, and it had enjoyed the feather. "${once}" it said, at the end of each. "It's always the same words," said ${a}. "They're in the notes for Monday," said ${b}. "I've stopped writing them down. They aren't a result."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')],
          things: ['letter', 'book'],
        },
        `On Friday there was a letter. There were too many books, it said. Whatever had not been lent for fifty years was to go, on the cart, at six o'clock. ${b} read it twice. "It's never been lent at all," said ${b}. "It can't be. You can't stamp it." It was ten past five. The rain ran down the windows. "${once}" said the book. It said it as it had said it every day. It had no idea.`,
        `The letter lay on the desk on Friday. They wanted the room. What nobody had read could go, and a cart was coming for it at six. "They'll pulp it," said ${b}. "It'll be egg boxes." ${b} had the list open, and couldn't find anything on it that helped. ${a} took the book on both knees. It was rather warm. "${once}" it said, full of hope. It was twenty past five.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'stand', 'curious')], things: ['book'] },
        `${a} knew that kind of quiet. You get to know it, standing there with a word that won't come, and everybody waiting. There's the one sort of waiting, which laughs. But there had been a teacher once who only looked up, and nodded, and left a space. You could step into that space. "It isn't stuck," said ${a}. "It's leaving a space. ${b}, it isn't stuck at all! It's our turn!"`,
        `"It stops," said ${a}, "like me." ${a} hadn't meant to say it. "In class I stop, and they all groan. And all I'd want is somebody who's at the same place in the line, and says the next word. Only that. Then I could go on." They both looked at the book. It lay there, and had stopped, at the same place as for a hundred years. "Oh, you poor thing," said ${a}. "It's been our turn all the time."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'excited')], things: ['book'] },
        `"${once}" said the book. ${a} had never in all that time been so afraid of a word. It's a very small one. "T," said ${a}. "T-time." Nobody laughed. There was a click, and a sigh, and a smell of old rooms with the windows thrown up. It opened down the middle, like somebody who stretches after a night in a train. And every page in it was white.`,
        `"Say it," said ${a} to the book. It did. "${once}" You could hear the clock. ${a} opened up, and the word was not there, and then it was. It was not loud. "Time," said ${a}. Something gave way, inside. The covers went back to left and right of their own weight. Dust flew up, golden. ${b} leaned over to see what was in it, at last. "Nothing," said ${b}. "It's blank."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'point', 'surprised')], things: ['book'] },
        `Four words came up on the first page, like fish to the top of a pond. "There was a…" said the book. "It wants us to do it," said ${a}. "I don't do stories," said ${b}. "I do lists." "There was a pig," said ${a}. There was, in ink, with a tail. "How many pigs?" said ${b}. "One can't just say a pig." The page turned over. "One," wrote the book, "who lived by herself, because…"`,
        `Then "Once upon a time" came up on the first page, by itself. "There lived a…" said the book. ${b} looked behind, in case somebody else was meant. "A person who counted things," said ${b}, stiffly. It's what you say when you have never made anything up. "In a…" "In a house with nine thousand doors," said ${a}. They stared at it. It was quite a good beginning. It was a quarter to six.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')], things: ['book'] },
        `It went well for six pages. Then ${a} wanted wolves, and ${b} wanted to know what there was for supper. They both said it at once, and said it again, louder. The book shut. It was not unkind; it was how you shut a window. "Look what you've done," said ${b}. "You can't have wolves on an empty stomach!" Outside there were wheels. ${a} swallowed something sharp that was nearly said. "You say supper," said ${a}. "Then I'll say wolves. In turns."`,
        `At the seventh page there was a door, and each of them knew what was behind it. ${a} said wolves. ${b} said supper. They said it together, over each other. The book closed with a snap, and you could hear the horse come round the corner. "It's my list," said ${b}. "It's my word that opened it," said ${a}. There they stood. It's hard to be the one who leaves a space. "Go on," said ${a}, at last. "You first. I'll wait."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'calm')], things: ['book'] },
        `It opened again, a bit at a time. They had supper, and then they had the wolves. The men were on the stairs when it came to the last page. "And what they feared more than wolves," said the book, "was…" It wasn't going to be put off. ${a} knew what stood there, if it was to be true. So did everybody in the back row. "Reading it out," said ${a}. "In front of people." The book wrote it down. It did not even look surprised.`,
        `So they took turns, and it was supper, and after that it was wolves. They reached the last page as the door downstairs was opened. "And what nobody knew about them was…" said the book, and waited. It was a different sort of space. ${b} looked at the list. "That I like it when somebody comes in," said ${b}. "I only say that I don't." "And I'm scared of reading aloud," said ${a}. It took both. It had just the room.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'book'), seen(B, 'stand', 'proud')],
          things: ['book'],
        },
        `"What's that?" said one of the men with the cart. "Red," said ${b}. "It opens." "And who's read it?" the man wanted to know. It was quite still. ${a} stood up, with the book in both hands, and began on page one. It went in jerks. At each word that stuck, the book held on to it a little, in a whisper, until it came. It took half an hour. The men had sat down on the floor. "And then?" they said, each time that ${a} stopped. "Go on. And then?"`,
        `Two men came in with a barrow. "Nobody's ever read that one," they said. "It's in the letter." ${b} stood in front of the shelf, as before. It wouldn't be enough, this time. "I'll read it to you," said ${a}. It was the hardest thing that had ever been offered in that room. The first line took a minute. They did not count. When ${a} stuck, the book breathed the word, and when the book was tired, ${b} did. At the wolves one of the men took off his cap.`,
      ),
      page(
        { camera: 'wide', time: 'night', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['book'] },
        `It's still there, on the lowest shelf, and it's hardly ever in. On the list it says, "Red. Opens, if asked." It's a different story each time, since it depends on who's there. ${a} comes on Saturdays, to read to the small ones, and it goes in jerks, and they don't mind. When ${a} stops, eleven voices say the word. At closing time ${b} puts out the lamps. "${once}" says somebody, in the dark. And from the door two people answer.`,
        `They were asked to say the end, and didn't like to. Once it's said, it's written, and belongs to everybody. They said it on a Saturday, both together. Then it was blank again, and waiting. So that's the way it works. There's a stamp in it now, and after that another. In class ${a} still stops. But the last time, somebody in the back row said the next word, quite low, and left it at that. "${once}" says the book, to whoever leans there. You know how it goes on.`,
      ),
    ],
  };
}

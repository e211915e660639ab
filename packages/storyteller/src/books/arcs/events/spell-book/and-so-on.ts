import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'and so on!',
  'and so forth!',
  'and all that!',
  'and the rest!',
  'and such!',
  'and on and on!',
  'and the like!',
  'and on it goes!',
  'and all the rest!',
  'and more of that!',
] as const;
const TITLES = ['and so on', 'the spell book that flew off', 'half a blue cow', 'right to the end'];

interface Parts {
  /** Who reads it to the end. */
  readonly H: Figure;
  readonly h: string;
  readonly C: Figure;
  readonly refrain: string;
  readonly Said: string;
}

function partsOf({ A, B, K, company, chance }: Going): Parts {
  const H = A === K ? B : K;
  const refrain = chance.pick(...REFRAINS);
  return {
    H,
    h: H.name,
    C: company.meet('cow'),
    refrain,
    Said: refrain.charAt(0).toUpperCase() + refrain.slice(1),
  };
}

/** Nobody ever reads a spell to its end, and so the book goes off to be read; and all that it leaves behind is half done. */
export const AND_SO_ON: EventPlot = { id: 'and-so-on', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { H, h, C, refrain, Said } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: Said,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'book')], things: ['book'] },
        `${A.introduced} has a spell book. "Cup, be hot, ${refrain}" ${a} never reads to the end.`,
        `This is ${A.introduced}. Here is the spell book. "Tea, be sweet, ${refrain}" And shut!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(H, 'point', 'surprised')] },
        `Then the book is gone. Flap! ${H.introduced} sees it fly.`,
        `Oh! No book! "It flew away," says ${H.introduced}. Flap, flap!`,
      ),
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(C, 'stand', 'surprised'), seen(A, 'walk', 'surprised')] },
        `They look for it. Here is a cow. Half of it is blue!`,
        `Where is it? Look, a cow! Half of it is blue. "It was here!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(H, 'stand', 'curious')], things: ['gate'] },
        `Here is a gate. It sings half a song. "La, la."`,
        `And this gate can sing! "La, la." But only half a song.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited'), seen(H, 'look-up', 'surprised')],
          things: ['tree', 'book'],
        },
        `There it sits, up in a tree. "Come down, ${refrain}" The book comes half down.`,
        `"There, in the tree! Book, come down, ${refrain}" It comes down. But only half.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'surprised')], things: ['hat'] },
        `${a} jumps at it. Fzzz! Now the hat is half a hen. Cluck!`,
        `${a} wants to grab it. Fzzz! Cluck, says the hat. It is half a hen!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(H, 'stand', 'curious')], things: ['book'] },
        `"It is all half," says ${h}. "${a}, what comes at the end?" "I do not know."`,
        `"Half, half, half!" says ${h}. "How do they end?" ${a} does not know.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'happy'), seen(A, 'sit', 'surprised')], things: ['book'] },
        `"Book, tell us the end!" says ${h}. Flap, flap. It comes!`,
        `"Book, may we read the end?" says ${h}. Down, down it comes!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(H, 'sit', 'happy'), seen(C, 'stand', 'happy')],
          things: ['book'],
        },
        `They read. At the end it says, "And back again." Fzzz! The cow is brown.`,
        `They read to the very end. "And back again," it says. Fzzz! No more blue cow.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hold', 'sleepy', 'book'), seen(H, 'sit', 'sleepy')],
          things: ['book'],
        },
        `Now they read it every night. "${Said}" says ${a}? No. "The end!"`,
        `They read every night. "${Said}" says ${h}. "No!" says ${a}. "The end!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { H, h, C, refrain, Said } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: Said,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'book'), seen(H, 'stand', 'curious')],
          things: ['book'],
        },
        `${A.introduced} had a spell book, as thick as a loaf. But ${a} was always in a hurry. "Kettle, kettle, boil for two, ${refrain}" Bang, it was shut. "Wasn't there more?" said ${H.introduced}. "It boils," said ${a}.`,
        `"Fire, burn bright, ${refrain}" That was ${A.introduced}. And the spell book was clapped shut. It did work. "You never read it to the end," said ${H.introduced}. "Nobody has time for ends," said ${a}. The book ruffled its pages.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(H, 'point', 'surprised')] },
        `One morning there was only a square of no dust. The window stood open. "I've lost my spell book!" cried ${a}. "I think that it has lost you," said ${h}, who had seen it go. It flapped like a goose.`,
        `Then came a windy Tuesday, and it was gone. "Who has had my spell book?" cried ${a}. "Nobody," said ${h}. "It got up on the sill and opened itself in the middle. Then it flapped."`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(C, 'stand', 'surprised'), seen(A, 'walk', 'surprised'), seen(H, 'point', 'surprised')],
        },
        `It was not hard to follow. In the first field stood a cow. It was brown in front. Behind, it was as blue as a plum. "It's been here," said ${h}.`,
        `A spell book that lies open drips. By the farm they met a cow, blue up to the middle. There it simply stopped. "Moo?" said the brown half. "That's my book," said ${a}. "It went this way."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(H, 'stand', 'curious')], things: ['gate'] },
        `Then there was a gate that sang. It had a fine voice. "There was an old," it sang, and then it began again. "There was an old what?" said ${h}. It didn't know. A bench came by, and only its front legs hopped.`,
        `A bench came hopping up the lane. Its back legs walked, and its front legs hopped. Behind it a gate sang a song, as far as the second line. "Everything is only half," said ${h}. "How very odd," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited'), seen(H, 'look-up', 'surprised')],
          things: ['tree', 'book'],
        },
        `And there it sat, up in the pear tree, with its pages fluffed up. There was one spell that ${a} knew by heart. "Flying thing, come down to me, ${refrain}" The book came half down. It waited. Then it went up.`,
        `They heard it first. It rustled. It sat up in the pear tree, and read itself to a crow. "I know a spell for that," said ${a}. "Bird and bat, come down, come down, ${refrain}" Half of the book came down. The other half stayed up.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cover', 'surprised'), seen(H, 'stand', 'surprised')],
          things: ['hat', 'book'],
        },
        `So ${a} climbed on the bench and grabbed at it. "Got you!" said ${a}. The book opened. Fzzz! "Cluck," said the hat. It was a hen in front, and a hat behind. Off flapped the book.`,
        `${a} fetched a net, and crept up to it. Fzzz! There was only half a net, and the rest of it was noodles. Fzzz! The hat said cluck. It had a beak, and no feet. ${a} sat down in the grass.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(H, 'think', 'curious')], things: ['book'] },
        `"A cow with no end," said ${h}. "A song with no end. A hat with no end. ${a}, how does it go on, after you say that?" "After what?" "${Said}" said ${h}. ${a} began to answer, and stopped. "I don't know," said ${a}. "I've never looked."`,
        `${h} sat down beside ${a}. "What do you say to a kettle?" said ${h}. "Kettle, kettle, boil for two, ${refrain}" said ${a}. "And is that what it says in the book?" It took ${a} a while. "There's something underneath," said ${a}. "I thought that it was only the end."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'happy'), seen(A, 'sit', 'surprised')], things: ['book'] },
        `${h} didn't call the book. ${h} looked up at it, and patted the grass. "I'd like to know how you end," said ${h}. "All of it. We've got until supper." There was a rustle. Like a big shy bird the book came down, and opened at page one.`,
        `"Book," said ${h}, "would you read us the ends? We're not in a hurry." Nobody had ever asked it that. Then there was a bump in the grass. It walked the last bit, on its corners.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(H, 'sit', 'happy'), seen(C, 'stand', 'happy')],
          things: ['book'],
        },
        `${a} read, with one finger under the words. "Cow, be blue from head to toe." It went on for nine lines. "And back again," said the last one. Fzzz! Far off, a whole brown cow said moo. Fzzz! The hat was a hat.`,
        `They read about the cow, and this time ${a} did not stop. Below the middle there was a last line. All the spells had the same one, in small letters. "And back again," read ${a}. Fzzz! The cow was brown all over. Fzzz! The hat was a hat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(H, 'cheer', 'happy')], things: ['gate', 'book'] },
        `Spell by spell they read it to the end. The bench stood still. The gate sang of an old man in a pan, and squeaked for joy. "They all have ends," said ${a}. "And they're the best bit!"`,
        `After each last line something somewhere went fzzz. The bench stood still. The gate sang its song to the last verse, and was a gate. "For years," said ${a}, "I've only had the top half."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hold', 'sleepy', 'book'), seen(H, 'sit', 'sleepy')],
          things: ['book'],
        },
        `It flew home by itself, just over their heads. Now it's read every evening, one spell, and slowly. "Good night, sleep tight," read ${a}, and yawned. "${Said}" said ${h}. The book looked up. "No," said ${a}, and read the end.`,
        `In the evening the book wanted one more. ${a} read it, every word. "And they all slept, ${refrain}" said ${a}. The book ruffled itself. "I was joking," said ${a}. "And they woke up again."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { H, h, C, refrain, Said } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: Said,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'book'), seen(H, 'stand', 'curious')],
          things: ['book'],
        },
        `${A.introduced} was the fastest in the county. Other people took a whole morning over a spell. ${a} opened the spell book, read a line, said "${refrain}" and clapped it shut. The kettle boiled. Who cares about the rest of a kettle? "There's a lot more on the page," said ${H.introduced}, who was there to learn. "That's only the end," said ${a}. "Magic is all in the beginning."`,
        `It was a fine old spell book, with brass corners, and it had belonged to somebody patient. Now it belonged to ${A.introduced}. "Door, door, open wide, ${refrain}" said ${a}, and it did, and the book was slammed. ${H.introduced} had come to learn the trade. So far ${h} had learned how to slam. "Doesn't it mind?" asked ${h}. It was only a book. But it had ruffled up, like a cat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(H, 'point', 'surprised')] },
        `On Thursday at ten there was to be an inspection, with a certificate, of all the county's magic. On Wednesday the shelf was empty. "I've lost it," said ${a}, as white as milk. "I can't do one thing without it." "You didn't lose it," said ${h}. "I saw. It climbed on the sill, and opened in the middle, and went." It had flown rather badly, like a hen. It had never been open for so long.`,
        `The worst of it was that an inspector was coming. Tomorrow at ten ${a} would have to do three spells in front of her, for the licence. And tonight there was a gap on the shelf, with a brass scratch along the window sill. "Somebody's taken my spell book!" "It took itself," said ${h}, and pointed. Far out over the fields something square was flapping into the sun.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(C, 'stand', 'surprised'), seen(A, 'walk', 'surprised'), seen(H, 'point', 'surprised')],
        },
        `A spell book that is open leaks. They took a lantern, and only had to follow the leaks. First there was a cow. She had been turned blue, beginning from the tail, and it had stopped at the shoulders, in a straight line. She did not seem to know which end to believe. "Shoddy," said ${a}. "Who does half a cow?" ${h} wrote it down.`,
        `They went after it with a lantern. There was no need to ask the way. The farmer at the corner had a cow that was brown in front and blue behind. It went round her middle like the sea round a post. "It's not finished," said ${h}. "It just breaks off." "The book's old," said ${a}. "It must be leaving bits out." ${h} looked at ${a}, and said nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(H, 'think', 'curious')], things: ['gate'] },
        `A gate sang to them, in a good baritone. "There was an old," it sang, and stopped, and looked unhappy, and began again. There was a bench that could run with its back legs. There was a pond that had turned to glass as far as the middle, with ducks on it. "It's always half," said ${h}. "It's as if somebody had got bored." "Don't be clever," said ${a}. "Look up. I saw it."`,
        `It went on like that. The postman's bicycle could talk, but only in the first half of words. "Goo mor," it said. A gate sang "There was an old," and no further. A pond had turned to glass as far as the middle. The ducks were giving it a good deal of thought. ${h} had a list by now. "They all begin so well," said ${h}. It reminded ${h} of something. Then they both heard a rustling.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(H, 'look-up', 'surprised')],
          things: ['tree', 'book'],
        },
        `It sat in the top of a pear tree, with all its pages fluffed out. It was reading itself, aloud, to nobody. There was one spell that ${a} knew by heart, from having used it on birds. "Thing with wings, come down to me, ${refrain}" The book floated down, as far as the middle of the tree. There it hung, politely, as if waiting to hear some more. When nothing came it went up again.`,
        `Up in the pear tree the spell book had found a listener. It was a crow. The book turned its own pages, and the crow was half a clock already. "I can do this one without looking," said ${a}. "Fly, fly, down from the sky, ${refrain}" One cover came down. The other one stayed where it was. It hung there like a tent, and both of them stared at it. "You see?" said ${a}. "It's broken." It was not the book that was broken, thought ${h}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cover', 'surprised'), seen(H, 'stand', 'surprised')],
          things: ['hat', 'book'],
        },
        `After that ${a} got a ladder, and grabbed. You should not grab a spell book, least of all by the letter H. Fzzz! "Cluck," said the hat. The front half laid an egg, which rolled down ${A.names} nose. The book flapped across to the next tree, and looked back. It was waiting for something. That was plain to anybody who wasn't wearing half a hen. "Tomorrow at ten," said ${a}, and sat down, and hid.`,
        `They tried a net. Fzzz, said the book, at N. It was net on the left, and noodles on the right. They tried honey. They tried shouting, and ${a} was good at that. At H the hat got a beak, and began to look about for worms. "I'm finished," said ${a}, down in the wet grass. "By ten tomorrow I'll be nobody at all." The hat pecked. Above them the book turned a page, rather loudly, as if to say, well?`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'determined'), seen(A, 'sit', 'sad')], things: ['book'] },
        `There was a thing that ${h} had to say, and it wasn't the moment. You don't tell your teacher such a thing, while the teacher's hat has a beak. "It isn't the book," said ${h}. "It does what it has learned. You never read it any further than that." "Than what?" "${Said}" said ${h}. It was quite quiet, but for the hat. ${a} could have been very angry, and got as far as breathing in.`,
        `"May I read you my list?" said ${h}. "Half a cow. Half a song. Half a pond. Kettle, door and fire, half." "Those were mine," said ${a}. "They all worked!" "They all started," said ${h}. It would perhaps be the end of learning anything here. ${h} held on to the list with both hands. "It's been taught that there's nothing after the middle. Who says ${refrain.replace(/!$/, '')}, all day long?" ${a} got up, and sat down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(H, 'sit', 'calm')], things: ['book'] },
        `The breath went out again. "I don't know how they end," said ${a}. "I've been doing this for eleven years. People think that I'm quick." ${a} turned the half hen round and round. "I tried it once, the whole way, when I was small. I got stuck, and they laughed. If you stop before the hard bit, nobody can tell." "The book can," said ${h}.`,
        `It was a long time before ${a} said anything. "There are long words, at the bottom," said ${a}. "The letters get small. When I was learning I always came to grief there, and so I got fast at the top." ${a} had told that to nobody. The rustling in the tree had stopped. "I could hold the light," said ${h}, "and you could use your finger. I don't mind if it takes all night."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'look-up', 'happy'), seen(A, 'sit', 'surprised')],
          things: ['book', 'lantern'],
        },
        `They didn't call it. ${h} patted the grass, and put the lantern there. "We should like to hear how you end," ${h} said, up into the leaves. "All of it. Even the small letters." There was a pause. Then it came down, in one piece, like a big shy bird. It walked the last yard on its corners. It lay down across their knees, and it weighed as much as a child. It was open at page one.`,
        `"Please," said ${a}, to the tree. It was not a word that ${a} used every day. "I'd like to try the ends." For a moment nothing moved. Then something settled on the grass in front of them, dusty, with a twig in its spine. It opened itself, and smoothed its own page down. It was the kindest thing that ${a} had ever seen a book do.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(H, 'sit', 'happy'), seen(C, 'stand', 'happy')],
          things: ['book', 'lantern'],
        },
        `${a} read. It went like a cart on stones. There were words of six syllables. Twice it would have been so easy to say it, and the book waited, and ${a} went on. At the very bottom, under the cow, there was a line that nobody had read for years. It was the same under every spell. "And back again," read ${a}. Fzzz! In the dark a whole brown cow said moo.`,
        `It took them an hour to get to the bottom of the cow. ${a} stumbled, and went back, and took the long word in bites. Nobody laughed. And there it stood, in letters as small as fleas. "And back again." Fzzz! They turned over. It was at the end of the pond, too, and of the gate, and the hat. It was how they all finished. "So that's where you get off," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(H, 'cheer', 'happy')], things: ['gate', 'book'] },
        `All night things went fzzz, one by one, over the fields. The ducks fell in. The gate sang all nineteen verses, and wept. At ten in the morning the inspector came, and ${a} did a kettle, from the top to the bottom. It took forty minutes. "That's the slowest spell that I have ever seen," said the inspector. She put down her pen. "And it's the first this year that I've seen whole."`,
        `By the time it got light nothing was half of anything any more. And at ten there stood the inspector, with a form to fill in. "I'm told that you are the fastest," said the inspector. "I was," said ${a}. And ${a} put one finger under the first word. The inspector had to sit down for it, and missed a train. But the kettle boiled, and sang, and stopped, and was cold. "I had forgotten that they did that," said the inspector.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hold', 'sleepy', 'book'), seen(H, 'sit', 'sleepy')],
          things: ['book'],
        },
        `It is in no certificate, but the book sleeps on the bed now. ${h} does the beginnings, and ${a} does the ends. They've got as far as M. "And all the stars went out, ${refrain}" said ${h} last night, half asleep. The book sat up. "Oh, no, you don't," said ${a}, and took the lantern, and found the place. "And back again."`,
        `These days there's a queue, for things take longer. Nobody minds. One cow came back of her own accord, and asked to be blue, all over this time. Every evening the two of them read a page. "And then they went to bed," read ${a}, "${refrain}" There was a dreadful rustle. "It really says that!" cried ${a}. "Look!" ${h} held up the light. It did. But it was not the last line.`,
      ),
    ],
  };
}

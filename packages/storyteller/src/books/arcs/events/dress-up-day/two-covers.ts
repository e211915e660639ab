import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './two-covers-old.ts';

/** All come as somebody out of a book, and one comes as the book, with nobody in it. */
export const TWO_COVERS: EventPlot = { id: 'two-covers', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, T, t, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'cover', 'worried'), seen(G, 'stand', 'surprised')] },
        `It is dressing-up day today. Oh no! ${A.introduced} forgot. So did ${g}.`,
        `Today is dressing-up day. "We forgot!" says ${g}. ${A.introduced} has no costume.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(G, 'kneel', 'happy')], things: ['box'] },
        `But there is a box. ${Gcap} cuts it. Now it has a front and a back.`,
        `Here is a big box! Snip, snip, goes ${g}. In goes ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'proud')], things: ['box'] },
        `"I am a book!" says ${a}. Open the box. Shut the box. It works!`,
        `The box can open. The box can shut. "I am a book!" says ${a}.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(B, 'point', 'curious', 'hat'), seen(A, 'stand', 'happy')],
          things: ['hat'],
        },
        `${B.introduced} has a wizard hat. "Who is in your book?" "${refrain}"`,
        `"I'm a wizard," says ${B.introduced}, in a hat. "Who's in there?" "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'proud', 'crown'), seen(A, 'stand', 'shy')],
          things: ['crown'],
        },
        `${N.introduced} has a crown. "Who is in it?" "${refrain}" says ${a}.`,
        `Here comes ${N.introduced}, in a crown. "Who is in it, ${a}?" "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'think', 'sad')], things: ['box'] },
        `${a} looks. White, white, white. It is a very empty book.`,
        `${a} turns round and round. The box is all white. It has no story.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy', 'crayon'), seen(B, 'kneel', 'happy')],
          things: ['crayon'],
        },
        `Then ${a} gets a crayon. "Come in!" And ${b} draws a wizard.`,
        `"Do you want to come in?" ${a} has a crayon. In goes a wizard!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'kneel', 'happy'), seen(T, 'kneel', 'happy'), seen(A, 'stand', 'proud')],
          things: ['crayon'],
        },
        `In goes a crown. ${n} draws it. ${T.introduced} draws a cat. Now it is full!`,
        `${n} draws a queen. ${T.introduced} draws a nose. No white is left!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(T, 'sit', 'happy'),
            seen(A, 'stand', 'proud'),
            seen(B, 'sit', 'happy'),
            seen(N, 'sit', 'happy'),
          ],
        },
        `Then ${t} reads ${a}, front and back. "Who is in it?" "Everybody!"`,
        `They all sit down. ${t} reads ${a} out loud. Who is in it? "Everybody!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'kneel', 'happy'), seen(A, 'sleep', 'sleepy')],
          things: ['box'],
        },
        `At night ${g} opens the box. Who is in it? ${a}, asleep.`,
        `It is night. ${Gcap} looks in the book. ${a} is in it, asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, T, t, N, n, W, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'letter'), seen(G, 'cover', 'surprised')],
          things: ['letter', 'banana'],
        },
        `The letter had been in the bag for a week, under a banana. ${A.introduced} read it at breakfast. "Come to school as somebody out of a book," it said. "Today." "Oh," said ${g}.`,
        `"What's this?" said ${g}, and pulled a letter from under an old banana. "It's dressing-up day. You're all to be somebody out of a book." "When?" said ${A.introduced}. It was today.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(G, 'think', 'determined')], things: ['box'] },
        `They tried a saucepan. That was somebody with a saucepan on. They tried a sheet, and that was washing. There were ten minutes left, and one big cardboard box. ${Gcap} looked at the box.`,
        `A sheet made a bed. A colander made a cook with no spoon. "Nobody in any book looks like this," said ${a}. By then it was ten to nine. There was a cardboard box by the door.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(G, 'kneel', 'proud')], things: ['box'] },
        `Snip, snip. Now it had a front and a back, and opened at the side. White paper went in between. "You're not out of a book," said ${g}. "You are the book." There was no time for words.`,
        `${Gcap} cut, and ${a} taped. It became two covers, full of white paper, with ${a} in the middle. "Which book am I?" said ${a}. But the bus was coming.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(B, 'point', 'curious', 'hat'), seen(A, 'stand', 'happy')],
          things: ['hat'],
        },
        `In class there were nine wizards, four cats and a queen. One wizard was ${B.introduced}. "You're a book!" said ${b}, and opened ${a}, and turned the pages. "Who's in it?" "${refrain}" said ${a}.`,
        `${B.introduced} was a wizard. So were eight others, and they all had the same hat. "A book!" said ${b}. "Can I look?" It was white, and white, and white. "But who's in it?" "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'proud', 'crown'), seen(A, 'stand', 'shy')],
          things: ['crown'],
        },
        `${N.introduced} had a real crown, out of a shop. "Who's in there?" said ${n}. "${refrain}" "A book has to have somebody in it," said ${n}. "Otherwise it's just a pile of paper."`,
        `The queen was ${N.introduced}. The crown had come from a shop, with a box of its own. "Who's it about?" said ${n}, and looked inside ${a}. "${refrain}" "Then it's a box," said ${n}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'think', 'sad'), seen(T, 'stand', 'calm')] },
        `A book can't sit down. It can't go through a door, except sideways. ${a} stood beside ${T.introduced}, the witch, and felt blank on both sides.`,
        `${a} had to stand in the corner, where ${T.introduced} kept the tall things. It was hard to be something, and have nothing to tell. All the pages rustled when ${a} sighed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'angry'), seen(A, 'think', 'curious')] },
        `Then the wizards fell out. "I'm the real one," said ${b}. "No, I am!" said eight others. "You can't all be in the same book," said ${n}. ${a} looked down. "They can in mine," said ${a}.`,
        `By break nine wizards were shouting. Each of them was the only true one. "There isn't a book with nine of you in it," said ${n}. ${a} opened up, with both hands. "There is," said ${a}. "There's room."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'kneel', 'happy', 'pencil'), seen(A, 'stand', 'proud'), seen(N, 'reach', 'shy')],
          things: ['pencil'],
        },
        `So a pencil went round. The first page was ${b}. Each wizard got a page, and turned the one before into a frog. The cats ate the frogs. Then ${n} asked for a page, in a small voice, and got two.`,
        `They wrote themselves in. ${b} made it snow on page one. By page nine the snow was soup. There were cats in it. "Could there be a queen?" said ${n}, and took off the crown to write. "She could be hungry."`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hide', 'sad'), seen(A, 'reach', 'happy', 'pencil')], things: ['pencil'] },
        `One page was still white. Behind the coats sat ${W.introduced}, in a jumper. "I'm nobody," said ${w}. "I haven't got a costume." ${a} held out the pencil. "Then you're who writes the end," said ${a}. "They never dress up."`,
        `The last page was for ${W.introduced}, who sat under the coats, in a jumper. "I didn't come as anyone," said ${w}. "You came as the one who wrote it," said ${a}. "They're always in a jumper." And ${w} took the pencil.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(T, 'sit', 'happy'),
            seen(A, 'stand', 'proud'),
            seen(W, 'sit', 'proud'),
            seen(B, 'cheer', 'happy'),
          ],
        },
        `After lunch ${t} sat down and read ${a} aloud, from cover to cover. It took all afternoon. At the end one frog was king. "And who's in it?" said ${t}. "Everybody!" they said.`,
        `At story time ${t} didn't go to the shelf. ${t} opened ${a}, and read every page. They laughed so much at the frogs that the book shook. "Who's in it?" said ${w}, to hear it said. "Everybody!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'kneel', 'happy'), seen(A, 'sleep', 'sleepy')],
          things: ['box'],
        },
        `At bedtime nobody wanted to take it off. So ${g} read it all again, with ${a} still in it. At the ninth wizard it was quite still inside. ${a} was asleep. ${Gcap} shut the book, very gently.`,
        `That night ${g} opened the front, and read by the lamp. Wizard, wizard, soup. There was no sound from the middle. ${a} was asleep between page ten and the queen. So ${g} put out the lamp, and closed the book.`,
      ),
    ],
  };
}

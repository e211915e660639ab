import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { icyWorldOf } from './icy.ts';

/** For ages 8 to 12: what was promised can be kept cold, or whoever sits beside it can be kept warm. */
export function old(asked: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = apart(asked);
  const { name, far, of, near, odd } = icyWorldOf(asked);
  const not = chance.pick("That's not it.", 'Not that one.');
  return {
    title: titled(chance.pick(`a cup of ${name}`, `the shelf with ${name} on it`)),
    refrain: not,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'point', 'calm'), seen(A, 'stand', 'curious')],
          things: ['shell'],
        },
        `There was a shelf that ${g} kept for other places. It had a shell on it, and a pebble from the top of a mountain. They all had labels. At the end was a label with nothing behind it. It said ${name.toUpperCase()}. "I wrote that when I was your age," said ${g}. "One ought to leave room." ${A.introduced} looked at the room that had been left. "I'm going on Saturday," said ${a}. "I'll bring you some."`,
        `Other people collect stamps. On the shelf in the hall ${g} collected places. There was a shell, which was Wales. There was a bottle cap, which was Spain. Each had a label, in ink. The last label had gone brown with waiting, and had nothing to be the label of. ${name.toUpperCase()}, it said. "That was a joke," said ${g}. But ${A.introduced} had a rocket, and a free Saturday. "I promise," said ${a}.`,
      ),
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'point', 'excited')],
          things: ['rocket'],
        },
        `It's further than one thinks. The rocket went by Mars before lunch. After that, for a long time, it went by nothing.${comesToo} "There," said ${B.introduced}, who had been told not to say "there" again until it was true. It was ${far}. Nobody spoke. You see a thing in books all your life, and then it's outside the window, looking at you.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'surprised')] },
        `${near} ${a} turned the engine down to a purr and went in close. ${odd} "It's very quiet," said ${b}, in a whisper. It was quiet in the way that a room is when somebody has just stopped singing. "What does one take?" whispered ${a}. "From all this?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(B, 'hold', 'calm')] },
        `"The nearest," said ${b}, who liked to get home for supper, and held up a lump. "${not}" said ${a}. It might have come out of anybody's fridge. The next was a beauty, and as large as a bus. "${not}" They looked for so long that the tea got cold in the flask. The flask was ${b}'s, and so was the tea. ${b} only said once that it had been hot.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud'), seen(B, 'float', 'curious')], things: ['cup'] },
        `Then ${a} reached for one that was no bigger than a plum. It was as clear as glass. Deep in the middle there was a white star, with six points. It was older than people. "That's it," said ${a}. It went into the cup from the flask. Clink. It was a piece of ${of}. "It's longer than it's ever been from the others," said ${b}. They both felt a bit solemn.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')] },
        `The way home leads towards the sun. They both saw it at the same moment. "It'll be all right," said ${a}, "if we keep it cold." So they switched the heating off, and flew on in their coats. By teatime there was frost on the handles. ${b} wore the blanket and the tablecloth. "I don't mind," said ${b}, and every word of it had a chatter in. "You promised. A promise is a p-p-promise."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'sad')], things: ['cup'] },
        `After Mars ${b} stopped saying it. That was what made ${a} look round. There was not much to be seen of ${b} but a nose, and it was the wrong colour. On one side stood the cup, with the star in it, safe and sharp. There was a label waiting that had waited for forty years. "I'm all right," said the nose. ${a} looked from one to the other. It wasn't a hard sum. It just wasn't a nice one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'surprised')], things: ['cup'] },
        `${a} turned the heating up to the top. "You'll lose it," said ${b}. "Yes," said ${a}. "Drink your tea." It takes some time for a thing to go that has been there for so long. First its corners went. Then one could not see the star for drops, and then there was no star. ${b} got pink from the ears inwards. At the moon something went plip, and after that there was nothing in the cup that clinked.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'sad'), seen(G, 'stand', 'curious'), seen(B, 'stand', 'shy')],
          things: ['cup'],
        },
        `${Gcap} was waiting up, and had dusted the shelf. ${a} had thought out several things to say. "It's water," said ${a}. "It was ice, with a star in it. I had it, and I let it go." "I was cold," said ${b}, from under the tablecloth. "It was the best thing there was," said ${a}, "and ${b} was next to it." Then it was out. It was quiet for about as long as it is out there.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'happy'), seen(A, 'look-up', 'surprised')], things: ['cup'] },
        `"Let me see that," said ${g}, and tilted the cup to the lamp. "So this was there the whole time? Before there was anybody?" "All of it," said ${a}. "It's only lost its shape." ${Gcap} thought about that. Then ${g} went out with the cup, carefully, with one hand underneath. They heard a door suck shut. "I've had to move the peas," said ${g}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited'), seen(B, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
          things: ['cup'],
        },
        `Nobody really slept. At five they were all three of them in the kitchen in their socks. ${a} took the cup and gave it a shake. Clink. It was as clear as glass, and as hard, and the shape of a cup. "It's not the same one," said ${b}. "There's no star." ${a} held it up against the window, where the last stars were. You could see four of them through it. "That's it," said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hold', 'proud'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
        `It can't live on the shelf, of course. Behind the old brown label ${g} has stood a card. It says, SEE FREEZER, BEHIND PEAS. But once a year, on the hottest evening, they fetch it out. It's passed from hand to hand until it is water. ${b} has it last, who was never so warm. Then it goes back. "It comes and it goes," says ${g}. "Round and round," says ${b}. "It always did."`,
        `A freezer is no place for a label, so the label stayed where it was, with an arrow on it. Visitors follow the arrow down the hall. "${name}?" they say, among the peas. On the hottest night of the summer, when nobody can sleep, it comes out. ${Gcap} holds it, and ${a}, and then ${b}, for longest. It's water by the time that they've all had it. "There's no harm done," says ${b}. "It knows the way back."`,
      ),
    ],
  };
}

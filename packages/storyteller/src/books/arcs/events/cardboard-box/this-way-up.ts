import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

/**
 * A box that is a rocket says "This way up". In space there is no up, and whoever is lost there needs only to go where the
 * arrow does not point.
 */
export const THIS_WAY_UP: EventPlot = standsApart({
  id: 'this-way-up',
  when: /^(?!.*\bsits?\b).*(?:\bspace|rocket|\bmoon|\bstars?\b|planet|\bmars\b|astronaut)/i,
  only: true,
  closest: true,
  young,
  middle,
  old,
});

const TITLES = ['this way up', 'the arrow on the box', 'past the moon in a box', 'up is away'] as const;
const REFRAIN = 'This way up!';

interface Parts {
  readonly title: string;
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Whether it goes to the moon itself, as the theme says, or to space and past the moon. */
  readonly toMoon: boolean;
}

const partsOf = ({ A, a, B, b, G, g, Gcap, raw, chance }: Going): Parts => ({
  title: titled(chance.pick(...TITLES.map((each) => (/\bmoon\b/.test(raw) ? each.replace('past', 'to') : each)))),
  A,
  a,
  B,
  b,
  G,
  g,
  Gcap,
  toMoon: /\bmoon\b/.test(raw),
});

function young(going: Going): Told {
  const { title, A, a, B, b, toMoon } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'curious')],
          things: ['box'],
        },
        `Here is a cardboard box. "It is a rocket!" says ${a}. "I go to ${toMoon ? 'the moon' : 'space'}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'hold', 'happy')], things: ['box'] },
        `There is an arrow on it. ${a} turns the box over. "${REFRAIN}" says ${B.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited')],
          things: ['apple', 'pillow', 'box'],
        },
        `In goes a pillow. In goes an apple. In they get. "${REFRAIN}" says ${b}.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')],
          things: ['box', 'cloud'],
        },
        `Three, two, one! Up goes the box. Past the roof! Past a cloud!`,
      ),
      page(
        {
          setting: 'space',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')],
          things: ['moon', 'star'],
        },
        toMoon
          ? `Stars! They roll over and over. Then, bump! They land on the moon.`
          : `Space! They roll over and over. Hello, moon! Hello, stars!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')], things: ['apple', 'moon'] },
        toMoon
          ? `Hop! Up goes the apple. It comes down so slowly! "Time to go home," says ${a}.`
          : `The apple floats. Bite! ${b} floats. "Time to go home," says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'worried'), seen(B, 'float', 'worried')], things: ['star'] },
        `But where is home? Stars here. Stars there. What is up? What is down?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'float', 'curious')], things: ['box'] },
        `"The arrow!" says ${a}. "That is up. So home is the other way!"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['box'],
        },
        `They turn the box over. Down, down, down. Bump! Home.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'happy')],
        },
        `Bed time. ${b} is asleep. The feet are on the pillow! "${REFRAIN}" whispers ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, A, a, B, b, G, g, toMoon } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'curious')],
          things: ['box'],
        },
        `The new fridge had come in a cardboard box. ${a} walked round it once, and knew. "That's not a box," said ${a}. "It's a rocket. It's going to ${toMoon ? 'the moon' : 'space'} today." ${B.introduced} was going as well. Nobody goes to ${toMoon ? 'the moon' : 'space'} alone.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'hold', 'worried')], things: ['box'] },
        `On the side was a big black arrow. THIS WAY UP, it said. ${a} wanted the flap at the front, for a door, and tipped it over. "${REFRAIN}" said ${b}. ${a} tried it on its back. "${REFRAIN}" said ${b}. You could not do a thing with ${b} there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited'), seen(G, 'wave', 'happy')],
          things: ['saucepan', 'pillow', 'box'],
        },
        `They took two saucepans for helmets, a pillow, an apple and a torch. "Be back for tea," said ${g}, who was reading. "It's only ${toMoon ? 'the moon' : 'space'}," said ${a}. "Three, two, one." "${REFRAIN}" said ${b}, and for once that was just what was wanted.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')],
          things: ['box', 'cloud'],
        },
        `Whoosh! The box shook. Up they went, past the curtains, past the chimney and the church clock. They went into a cloud at the bottom and came out at the top. The sky went blue, and dark blue, and black.`,
      ),
      page(
        {
          setting: 'space',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')],
          things: ['moon', 'star'],
        },
        `Then it was quiet. The pillow got up by itself. So did ${b}. They turned over and over, slowly, like socks in the wash. ${toMoon ? `The moon got bigger and bigger, until there was nothing else. Bump! "Hello, moon," they said, and got out.` : `The moon went by underneath, and after that it went by on top. "Hello, moon," they said, both ways up.`}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')],
          things: toMoon ? ['apple', 'moon'] : ['apple', 'star'],
        },
        toMoon
          ? `It was grey there, and as quiet as a Sunday. They played catch with the apple. While it came down one could hop round a hole, twice. They left a great many footprints. Then ${a} smelled something. You would not think you could, from the moon. It was toast.`
          : `They played catch with the apple. It never came down, so nobody ever dropped it. They shook hands with the end of a comet. It was cold, and it tickled. Then ${a} smelled something. You would not think you could, from there. It was toast.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'worried'), seen(B, 'float', 'worried')], things: ['star'] },
        `"It's tea," said ${a}. ${toMoon ? 'They got in, and pushed off with one foot. ' : ''}"Turn round. We'll go home." They turned round. There were stars. They turned round again, and there were other stars. "It's down," said ${b}. "Home's always down." "But which way is that?" said ${a}, upside down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'hug', 'worried')], things: ['box'] },
        `There is no down in space. There is not any up. It is all just there. ${b} did not say anything, and held on to the side of the box. ${a} looked at what ${b} was holding on to. It was the arrow.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'cheer', 'happy')], things: ['box'] },
        `"It knows!" said ${a}. "It's the only thing in space that does! We came the way it points. So home is the way it doesn't." "That way up?" said ${b}. "That way up," said ${a}. "And we want the other."`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['box', 'cloud'],
        },
        `So they turned the rocket over, with the arrow at the back. Down they went, past the black and the blue. Cloud, church clock, chimney, curtains. Bump!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'happy')],
        },
        `There was toast. There was a very nice box, on its head by the sofa. That night ${a} looked across, and ${b} was asleep already. There were two feet on the pillow, and no face. "${REFRAIN}" whispered ${a}. But it had been a long way, and you can sleep in any direction.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { title, A, a, B, b, G, g, Gcap, toMoon } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'curious')],
          things: ['box'],
        },
        `When the men had carried in the fridge, they left the rocket in the hall. You could see that it was one. It was two metres tall and empty, and it smelled of far away. All it wanted was a door and somebody to be brave. "I'll do ${toMoon ? 'the moon' : 'space'}," said ${a}. "You can be second in command." ${B.introduced} had never been to ${toMoon ? 'the moon' : 'space'} either, and began to walk round it slowly, reading.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'calm'), seen(A, 'hold', 'angry')], things: ['box'] },
        `There was only one thing to read. It was an arrow as long as your arm. THIS WAY UP, it said. ${a} wanted the flaps at the side, and tipped it over. "${REFRAIN}" said ${b}. ${a} wanted them underneath, for the flames. "${REFRAIN}" "It's cardboard," said ${a}. "It doesn't matter which way up it is." "They wouldn't have put an arrow," said ${b}, "if it didn't matter to somebody."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited'), seen(G, 'wave', 'happy')],
          things: ['saucepan', 'pillow', 'box'],
        },
        `So it stood the dull way. They put in two saucepans, for the head, a pillow, a torch, an apple, and the book about space. "Tea's at six," said ${g}, coming by with a spanner. "How far are you going?" "${toMoon ? 'Only to' : 'Just past'} the moon," said ${a}. ${Gcap} nodded, and stood well back, as you should. "Three," said ${a}, "two, one." There was a silence. "${REFRAIN}" said ${b}, under the other saucepan. That was what it had been waiting for.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')],
          things: ['box', 'cloud'],
        },
        `It's not true that you feel nothing. You feel your stomach, some way behind. They went up past the coats, and past the chimney, and past a gull, which looked the other way. They went in at the bottom of a cloud and came out at the top with wet hair. The blue got deeper and deeper. Then somebody turned it off, and there were all the stars at once.`,
      ),
      page(
        {
          setting: 'space',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')],
          things: ['moon', 'star'],
        },
        `The pillow was the first to go. It rose like bread, and hung there. ${b} let go of the side, and rose as well, looking surprised. They turned over and over in the flaps of the box. ${toMoon ? 'The moon came by, the size of a plate, and then of a field. Somewhere in between it had stopped being up, and was down. There was a bump, as soft as flour, and they stood on it.' : 'The moon went by underneath, very slowly, and some time later it went by overhead. It was the same moon. It was they who had gone round.'} ${a} had never been so happy, in any direction.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'curious')],
          things: toMoon ? ['apple', 'moon'] : ['apple', 'star'],
        },
        `${toMoon ? 'They took one small step, and it lasted eleven seconds. They threw the apple, which went over a mountain, and they hopped after it. In the dust they wrote both their names. There is no wind up there, so they are there still. They were so busy' : 'They threw the apple. It went off in a straight line, and they had to go after it. A comet came through, with its hair down its back, and they ran their fingers through it. They were so busy'} that it was ${b} who noticed. "What time is it?" said ${b}. It's never any time up there. But ${a} thought of ten to six, and of ${g}, putting out plates. "We'd better turn round," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'worried'), seen(B, 'float', 'worried')], things: ['star'] },
        `${toMoon ? 'They pushed off, and there' : 'They turned round, and there'} were stars. They turned round more, and there were a great many others. There was the moon, but which side of it had they come? ${a} tried to remember. It's easy to know where you have been, if there's a street. "Home is down," said ${b}, in a small voice. "That's how you tell. You let go of something, and it goes there." ${a} let go of the torch. It stayed where it was, and shone in their eyes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'hug', 'worried')], things: ['box'] },
        `The book was no use. "In space," it said, on page nine, "there is no up or down." It had sounded so grand at home. ${a} was the captain, and a captain has to say something. "I don't know the way," said ${a}. It was a hard thing to say to somebody in a saucepan. ${b} did not cry, or only slightly. ${b} just took hold of the box, hard, with both hands. There was something black beneath them.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'cheer', 'happy')], things: ['box'] },
        `It was the arrow. "${b}," said ${a} slowly. "Why did they put that on?" "Because it mattered to somebody." "It's us! We're the somebody! There isn't any up in the whole of space, apart from that one. It's the only one there is, and you made me bring it." They had gone the way it pointed, from the first second. All the way home was nothing but the other end. "You were right," said ${a}. It was easier to say than the last thing.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['box', 'cloud'],
        },
        `It's quite a job to stand a rocket on its head. Then they lay along the flaps, with the arrow behind them. The black went blue, and the stars went in. They came down through the cloud, and the gull looked the other way. Chimney. Coats. There was a bump that shook the fridge. "Four minutes to," said ${g}, not even looking up. "Wash your hands. What's that in your hair?" It was only a bit of comet.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'happy')],
        },
        `The box went to the tip in the end, as they do. But ${a} had cut the arrow out of it first. It hangs on the wall between the beds, and points at the ceiling, in case. Late that night ${a} leaned over to say something about the moon. There were ten toes on the pillow. The rest of ${b} was down the other end, fast asleep. "${REFRAIN}" said ${a}, very softly. Nobody turned over. It was all one to ${b}, in there.`,
      ),
    ],
  };
}

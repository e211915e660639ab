import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './next-door-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Up and down one only meets doors; sideways one meets whoever has lived next door for years. */
export const NEXT_DOOR: EventPlot = { id: 'next-door', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, z, S, s, H, h, P, p } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'calm')] },
        `${A.introduced} got in the ${z}. ${B.introduced} got in. "Up to our floor!"`,
        `Into the ${z} went ${A.introduced}. In went ${B.introduced}. "Our floor, please!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Hmmm! It did not go up. "${refrain}" said the ${z}.`,
        `Hmmm! It did not go down. "${refrain}" said the ${z}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'sad'), seen(A, 'look-up', 'curious')],
          things: ['soup'],
        },
        `Ping! It was a kitchen. "So much soup!" said ${S.introduced}. "And only me."`,
        `Ping! There was ${S.introduced}, with soup. "It's too much for me," she said.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'wide',
          actors: [seen(H, 'sit', 'happy'), seen(B, 'cover', 'shy')],
          things: ['bathtub'],
        },
        `"${refrain}" Ping! ${H.introduced} sang in the bath. "La, la! Shut the door!"`,
        `"${refrain}" Ping! A bath! In it sang ${H.introduced}. "La, la, la!"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'sit', 'sad'), seen(A, 'stand', 'curious')],
          things: ['chair'],
        },
        `"${refrain}" Ping! ${P.introduced} had a long table. Every chair was empty.`,
        `"${refrain}" Ping! ${P.introduced} had a long, long table. Each chair was empty.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'curious')] },
        `"Are you all next door?" said ${a}. They were! And nobody knew.`,
        `"They all live next door!" said ${a}. "We did not know."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'wave', 'excited'), seen(S, 'hold', 'happy', 'bowl')],
          things: ['soup', 'bowl'],
        },
        `"Come in!" said ${a} to ${s}. "Bring the soup, and a bowl!"`,
        `So back they went. In got ${s}, soup, bowl and all.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(H, 'run', 'happy'), seen(S, 'stand', 'happy')] },
        `"${refrain}" In got ${h}, wet and singing. ${s} moved up.`,
        `In got ${h}, very wet. ${s} held the soup. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            seen(P, 'cheer', 'happy'),
            seen(S, 'sit', 'happy'),
            seen(H, 'dance', 'happy'),
            seen(A, 'sit', 'happy'),
          ],
          things: ['soup'],
        },
        `Ping! They all sat down. Soup for ${p}! Soup for ${a}! ${h} sang. Slurp!`,
        `Ping! Soup at the long table! ${h} sang. ${p} and ${s} hummed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `Now ${a} goes there every day. Not up. Not down. Knock, knock. "${refrain}"`,
        `Now they just use the door. Knock, knock! "${refrain}" say ${a} and ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, z, pressed, S, s, H, h, P, p } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'calm')] },
        `For thirty years the ${z} had gone up, and come down. One day ${A.introduced} and ${B.introduced} got in. "Which floor?" said ${b}. And ${a} pressed ${pressed}.`,
        `There is one in every ${z} that nobody has tried. ${A.introduced} and ${B.introduced} only wanted to go up to their floor. But ${a} pressed ${pressed}. "Hmmm," said the ${z}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `It shook itself, like a dog that is let off. It did not go up, and it did not go down. "${refrain}" said the ${z}, in quite a new voice. The wall went by, and then another wall.`,
        `"${refrain}" said the ${z}. It had never said anything before. ${b} fell over to the left, and ${a} fell on top of ${b}. It was going through the house like a drawer.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'surprised'), seen(A, 'wave', 'shy'), seen(B, 'stand', 'curious')],
          things: ['soup'],
        },
        `Ping! The doors opened, and there was a kitchen. In it stood ${S.introduced}, beside a very large pot. "I always make too much soup," she said. "I learned it when there were ten of us. Now there's me."`,
        `Ping! It smelled of onions. "Oh!" said ${S.introduced}, and put down a spoon as long as an arm. There was soup for ten, and one small plate. "I can't make it any smaller," she said. "I've tried."`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'wide',
          actors: [seen(H, 'sit', 'surprised'), seen(B, 'cover', 'shy')],
          things: ['bathtub'],
        },
        `"${refrain}" said the ${z}. Ping! There was steam, and a song with a great many high notes. "Do you mind?" said ${H.introduced}, from the bath. "Sorry," said ${b}. "It's a nice song." "Nobody's ever heard it," said ${h}.`,
        `"${refrain}" Ping! In a bath sat ${H.introduced}, and sang to a sponge. ${b} shut both eyes at once. "Don't stop," said ${a}. "I only sing in here," said ${h}. "Who'd listen?"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'sit', 'sad'), seen(A, 'stand', 'curious')],
          things: ['chair'],
        },
        `"${refrain}" Ping! This was a long room, with a long table, and one chair pulled out. "I made it myself," said ${P.introduced}. "I got the length wrong. Shall I tell you who sits down there? Nobody."`,
        `"${refrain}" Ping! ${P.introduced} looked up from the end of a table. The other end was so far off that it was blue. There was a chair for everybody, and nobody in it. "It's rather long for one," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'surprised')] },
        `${a} counted on three fingers. "That's the wall behind our bath," said ${a}. "They're next door. They've been next door the whole time." "We only ever went up and down," said ${b}. "There's nobody in that direction."`,
        `"I know that wallpaper," said ${b}. "It's the back of ours." ${a} thought about it. Going up one met doors, and going down one met doors. It was only along that there was anybody.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'wave', 'excited'), seen(S, 'hold', 'surprised', 'bowl')],
          things: ['bowl', 'soup'],
        },
        `So ${a} pressed it again, the other way. Ping! "Have you got a lid?" said ${a}. "Why?" said ${s}. "Because you're coming along," said ${a}. "Bring the soup. Bring a bowl for everybody."`,
        `Back they went. "It isn't too much soup," said ${a} to ${s}. "It's just in the wrong place." She looked at the pot, and then at the doors. Then she took down a bowl, and nine more.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(H, 'run', 'excited'), seen(S, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
        `"${refrain}" Ping! "Is it far?" said ${h}, and got in, dripping, with a towel on. ${s} moved up, and so did ${b}. It was a tight fit, with the soup. "You might sing something," said ${s}.`,
        `They stopped for ${h}, who came in a towel, and left wet feet. "Only if nobody looks," said ${h}. "We've all got soup," said ${s}. "${refrain}" ${b} held the lid down, and off they went.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            seen(P, 'cheer', 'happy'),
            seen(S, 'sit', 'happy'),
            seen(H, 'dance', 'happy'),
            seen(A, 'sit', 'happy'),
          ],
          things: ['soup'],
        },
        `Ping! ${p} stood up so fast that a chair fell over. Then it was all elbows and spoons. The soup went down the whole table and came back empty. ${h} sang, and ${s} beat time, and ${a} had thirds.`,
        `"You've got the length just right," said ${a} to ${p}. They sat there, all of them, with soup at both ends. ${s} had just made enough. ${h} sang the high bit twice.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'happy')] },
        `The ${z} had stood there with its doors open, and listened. "Don't you want to go up again?" said ${a}. "I've been up," said the ${z}. But it was late, and it took them home. ${b} patted it on the wall.`,
        `"Is that what you wanted?" said ${b} to the ${z}. It opened its doors, and shut them. It was the nearest it could get to a nod. "Thirty years," it said. "And I could hear them through the wall."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(S, 'walk', 'happy')],
          things: ['bowl'],
        },
        `It has only gone up and down since then. It doesn't need to do more. Each evening somebody comes out with a bowl, and goes along next door. "${refrain}" says ${s}. So say ${a} and ${b}.`,
        `Nobody has ever got it to do that again. But at six there are feet in the passage, wet ones and dry ones. ${s} has the bowl. "${refrain}" call ${a} and ${b}, and knock at the next door.`,
      ),
    ],
  };
}

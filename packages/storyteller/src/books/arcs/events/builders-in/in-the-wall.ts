import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './in-the-wall-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It is nearly done for weeks; and in the wall there is a box from somebody who was told the same. */
export const IN_THE_WALL: EventPlot = { id: 'in-the-wall', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, whyYoung, M, m, trade } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'wave', 'happy', 'hammer'), seen(A, 'stand', 'curious')],
          things: ['hammer'],
        },
        `${whyYoung} In came ${trade} with a hammer. Hello, ${A.introduced}!`,
        `${whyYoung} "Hello!" said ${trade}. A hammer! ${A.introduced} stood and looked.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'happy', 'hammer')], things: ['hammer'] },
        `Bang, bang, went the hammer. "${refrain}" said ${m}.`,
        `The hammer went bang. Dust! "${refrain}" said ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cover', 'surprised'), seen(A, 'point', 'happy')], things: ['bread'] },
        `${a} saw dust on the bread. And on ${B.introduced}! "${refrain}"`,
        `${B.introduced} had dust on top. So had the bread. "Achoo!" said ${a}. "${refrain}"`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'curious')],
          things: ['plate'],
        },
        `So ${a} and ${b} ate in bed. A plate in bed!`,
        `A plate was in bed! ${a} and ${b} ate there.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'reach', 'curious'), seen(B, 'jump', 'happy')] },
        `Bang! Now there was a hole. ${a} looked in. "Boo!" said ${b}.`,
        `Look, a hole! In went an arm of ${a}. "Boo!" said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'surprised', 'box'), seen(A, 'look-up', 'excited')],
          things: ['box'],
        },
        `"${refrain}" said ${m}. But what was this? A box! ${a} looked in.`,
        `"${refrain}" said ${m}. Oh! There was a box in the wall. "Ooh!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'letter')], things: ['letter'] },
        `In it was an old, old letter. "Bang, bang!" it said. "${refrain}" From Ned.`,
        `It was a letter from Ned, long ago. "${refrain}" it said. Oh, ${a}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'proud'), seen(B, 'sit', 'happy')],
          things: ['box', 'letter', 'sock'],
        },
        `${a} put in a letter too. ${b} put a sock in the box.`,
        `In the box went a letter from ${a}. In went a sock of ${B.names}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'proud'), seen(A, 'wave', 'sad')], things: ['hammer'] },
        `The hole was shut. "Done!" said ${m}. No hammer. ${a} was sad.`,
        `Up went the wall. "Done," said ${m}. Bye-bye, hammer! ${a} was sad.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(M, 'walk', 'happy')] },
        `But then, drip, drip! Back came ${m}. "${refrain}" said ${a}.`,
        `Drip! What was that? In came ${m} again! "${refrain}" said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, why, M, m, trade } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy', 'hammer'), seen(A, 'stand', 'curious')],
          things: ['hammer'],
        },
        `${why} So on Monday ${trade} came, with a hammer. "Where does it begin?" said ${A.introduced}. "In this wall," said ${m}, and knocked on it. "It won't take long."`,
        `${why} ${trade} had a hammer, and put one ear to the kitchen wall. "It's in there," said ${m}. "What is?" said ${A.introduced}. "All of it," said ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'proud', 'hammer')], things: ['hammer'] },
        `On Tuesday there was a bang, and then forty more. The hammer had a song, and ${m} knew all the verses. There was dust in the butter. "${refrain}" said ${m}, quite white.`,
        `The hammer went bang, and the whole kitchen jumped. By noon there was dust in the butter, and dust in the jam. "${refrain}" said ${m}, who had eyebrows like snow.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['plate', 'bread'],
        },
        `The rest of the kitchen had to go somewhere. It went to ${a}, with the bread and every plate. They had supper in bed, all in a row. ${B.introduced} had crumbs in both ears.`,
        `There was no room to eat, so every plate moved in with ${a}. The bread slept under the bed. ${B.introduced} ate the middle of it. "I could get used to this," said ${b}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'reach', 'curious'), seen(B, 'jump', 'happy'), seen(M, 'stand', 'calm')],
        },
        `On Thursday there was a hole. It went into the wall, and came out by the stairs. ${a} put in an arm, and ${b} shook it. "${refrain}" said ${m}, and had some tea.`,
        `Then it went right through. Now there was a hole to say boo in. ${a} said it on one side, and ${b} said it on the other. "${refrain}" called ${m}, over a cup of tea.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'worried'), seen(M, 'think', 'calm')] },
        `"You said that on Tuesday," said ${g}. "When is it done?" ${m} looked at the hole, and the hole looked back. "It depends what's in there," said ${m}. "One never knows, with a wall."`,
        `${Gcap} had eaten standing up all that week. "And when will it be done?" said ${g}. ${m} thought. "It's a wall," said ${m}. "They never tell you everything at once."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'surprised', 'box'), seen(A, 'look-up', 'excited')],
          things: ['box'],
        },
        `And then ${m} said, "Hello." Deep down in the wall there was a box. It was a tin one, with rust on it. "That's older than I am," said ${m}, and gave it to ${a}.`,
        `In the wall something didn't go bang. It went tonk. ${m} put in an arm up to the shoulder, and brought out a box. "It isn't mine," said ${m}. "Is it yours, ${a}?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'letter')], things: ['letter'] },
        `In it ${a} found a letter, in pencil, and quite brown. "My name is Ned, and I am seven. We have men in our wall. It is three weeks now. They always say, ${refrain}"`,
        `${a} unfolded a letter. "Whoever you are," it said, "I hope that your wall is better. I am Ned. There is dust in my porridge. The man has tea and says, ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'happy'), seen(M, 'stand', 'shy'), seen(A, 'sit', 'curious')] },
        `"Eighty years ago!" said ${g}, and began to laugh. ${a} thought of Ned. "Did they ever finish?" "Of course they did," said ${m}. "You can see it. That's a very good wall."`,
        `There was a date, and it was eighty years ago. "Nothing changes," said ${g}. ${m} had gone rather pink. "But they got it done," said ${m}. "It took me four days to get in."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'proud'), seen(B, 'sit', 'happy')],
          things: ['box', 'letter', 'sock'],
        },
        `So ${a} wrote a letter too. It had the dust in it, and the supper in bed. It went in next to Ned's. There was some room left in the box. ${b} put in one sock.`,
        `${a} wrote a letter to whoever came next. "Try saying boo in it," it said. "We did." They laid it in the box, on top of Ned's. ${b} put in a sock, for company.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'kneel', 'proud'), seen(A, 'hold', 'calm', 'box')],
          things: ['box'],
        },
        `In the morning the box went back. ${m} built up the wall in front. ${a} put in the last brick. Then one couldn't tell. "Done," said ${m}. And it was.`,
        `The next day ${a} put the box back in. ${m} laid the bricks, until there was no hole to say boo in. It was very flat. "Well," said ${m}, "that's that, then."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(G, 'look-up', 'surprised'), seen(B, 'sit', 'surprised')],
        },
        `It was clean now, and quiet. ${a} and ${b} had supper at a table, and it wasn't the same. Then something went drip. It was somewhere behind the stairs. ${Gcap} looked up. "${refrain}" cried ${a}.`,
        `There was no dust, and no bang, and nobody to say when it would be done. ${a} and ${b} sat at the table like visitors. Drip, went something, in another wall. "Oh no," said ${g}. "${refrain}" said ${a}, and beamed.`,
      ),
    ],
  };
}

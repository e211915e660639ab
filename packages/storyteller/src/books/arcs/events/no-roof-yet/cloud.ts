import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './cloud-old.ts';
import { partsOf } from './parts.ts';

/** Something big goes in at no door and no window, and a child looks up. */
export const CLOUD: EventPlot = { id: 'cloud', young, middle, old };

function young(going: Going): Told {
  const { K: A, k: a, G, Gcap } = going;
  const { lifted, F, f, driver, call, title, refrain } = partsOf(going);
  const { word, sound } = lifted;
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'wave', 'excited'), seen(G, 'wave', 'happy')] },
        `${driver} drives a crane. It is big and yellow. ${A.introduced} may come and see.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(F, 'stand', 'happy')], things: ['helmet'] },
        `${a} has a helmet. There is a yellow line. Behind it stands ${F.introduced}, with ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'excited'), seen(F, 'look-up', 'happy')], things: lifted.drawn },
        `A lady has a ${word}. It must go into her top room. Up goes the ${word}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'shout', 'worried'), seen(A, 'look-up', 'worried')] },
        `In at the balcony door? "${refrain}" calls ${f}. ${sound} It is too wide.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'shout', 'worried'), seen(A, 'look-up', 'worried')] },
        `In at the window? "${refrain}" ${sound} It is too high.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'sit', 'sad'), seen(A, 'look-up', 'sad')] },
        `Is there a bigger window? No. "${refrain}" ${sound} It will not go in.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['cloud'] },
        `${a} looks up, up, up. There is a cloud in the top room!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(F, 'look-up', 'surprised')] },
        `"There is no roof!" says ${a}. "No," says ${f}. "It comes tomorrow. Oh!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'excited'), seen(F, 'cheer', 'happy')], things: lifted.drawn },
        `"Up a bit${call}!" calls ${a}. "Up! Up! Stop! Now down!" And in it goes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(F, 'cheer', 'happy')] },
        `The lady runs up to her ${word}. ${lifted.usedShort} Hooray!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'sleepy')],
        },
        `Bedtime! ${Gcap} lifts ${a}. "Up a bit. Stop. And down." Good night, ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K: A, k: a, G, Gcap, g } = going;
  const { lifted, F, f, driver, call, title, refrain } = partsOf(going);
  const { word, sound } = lifted;
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'wave', 'excited'), seen(G, 'wave', 'happy')],
          things: ['helmet'],
        },
        `${driver} drove a crane. It was yellow, and taller than the church. Today ${A.introduced} could come to work too, and had a helmet. "You stay behind the yellow line," said ${g}, and climbed up, and up. At the top ${g} was as small as a pea.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(F, 'hold', 'happy')] },
        `Behind the line stood ${F.introduced} with a radio. It was for telling ${g} what to do. They were building a house. It had a door and five floors. It had windows, and big white clouds behind it. On the lorry stood a ${word}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'excited'), seen(F, 'look-up', 'calm')], things: lifted.drawn },
        `The ${word} was for the lady in the top flat. She stood in the street with her hat on. ${lifted.wanted} "Ready?" said ${f}. The hook came down. They put straps round the ${word}, and it went up like a balloon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'shout', 'worried'), seen(A, 'look-up', 'worried')] },
        `First they tried the balcony door. "${refrain}" called ${f}. "${sound}" said the ${word}. It was too wide, by one hand. The lady held on to her hat with both of hers.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'shout', 'worried'), seen(A, 'look-up', 'worried')] },
        `Then they tried the big window. "${refrain}" called ${f}. ${sound} It was too high. They let it down, and tied it on its side. ${sound} Now it was too wide again.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'sit', 'sad'), seen(A, 'stand', 'sad')] },
        `They measured every window in the house. ${f} wrote the numbers down and looked at them. They did not get any bigger. "${refrain}" called ${f}, just in case. ${sound} "I can't hold it up here all day," said ${g} in the radio.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['cloud'] },
        `Everybody looked at the windows. ${a} had nothing to measure with, and so ${a} looked up. There was the top floor. There was a cloud. It was a funny place for a cloud. It was inside the top room.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(F, 'think', 'surprised')], things: ['cloud'] },
        `"Please, ${f}," said ${a}, "why can I see a cloud in there?" "Because there's no roof on," said ${f}, without looking up from the numbers. "It comes tomorrow." Then the pencil stopped. ${f} looked up. They all looked up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'excited'), seen(F, 'hold', 'happy')], things: lifted.drawn },
        `${f} held out the radio. "You say it," said ${f}. "Up a bit${call}!" said ${a}. "Up, up, up! Stop! And now right down!" The ${word} sank in at the top, like an egg into a cup.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(F, 'cheer', 'happy'), seen(G, 'cheer', 'happy')] },
        `The lady ran up all five floors. ${lifted.used} People leaned out of windows to hear what it was. ${Gcap} climbed down, and got bigger and bigger, and hugged ${a}. "I'd never have seen that," said ${g}. "I only looked at the ${word}."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'sleepy')],
        },
        `The roof came the next day, and it went on like a lid. "It can never come out again," said ${f}. "Who would want it to?" said the lady. That night ${g} carried ${a} to bed. "Up a bit. Left a bit. Stop," said ${g}. "And down."`,
      ),
    ],
  };
}

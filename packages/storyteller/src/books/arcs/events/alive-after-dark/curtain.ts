import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './curtain-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Somebody is awake only at night, and the child only by day; but in winter night begins long before bedtime. */
export const CURTAIN: EventPlot = { id: 'curtain', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { refrain, S, s, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}!`,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(S, 'stand', 'calm'), seen(K, 'stand', 'happy')],
        },
        `Here is ${S.introduced}. ${s} stands${where}. Does ${s} move? "${refrain}!" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(S, 'stand', 'calm')], things: ['footprints'] },
        `Look! Footprints! They go all round. ${s} was alive, in the dark!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sleep', 'sleepy')] },
        `It is night. Is ${k} up? No. ${k} is asleep.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(S, 'dance', 'happy')] },
        `Now ${s} comes alive. Hop, hop! But nobody plays. "${refrain}!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sleepy')] },
        `Next night ${k} stays up. Look, look, look... and asleep.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'look-up', 'sad'), seen(S, 'stand', 'calm')],
        },
        `In the morning there is a nose mark. It is outside! ${s} came to look.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'sit', 'sad')] },
        `"It is dark," says ${g}. Swish! The curtain. Now it is time for tea.`,
      ),
      page({ camera: 'close', actors: [seen(K, 'stand', 'curious')] }, `Dark? At tea? ${k} looks behind the curtain.`),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'wave', 'surprised'), seen(S, 'wave', 'surprised')] },
        `Who looks in? ${s}! Alive! "Is it night?" says ${k}. "It is dark!" says ${s}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'dance', 'excited'), seen(S, 'dance', 'excited')] },
        `Coat on! Boots on! Hop, hop, round the garden. "${refrain}! And before tea!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Now it is bedtime. Two noses are on the glass. Good night, ${s}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, S, s, kind, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(S, 'stand', 'calm'), seen(K, 'stand', 'curious')],
        },
        `${cap(where.trim())} stood ${S.introduced}, and did nothing at all. All day long ${s} did it, and did it very well. But every morning ${k} saw something new. Today ${s} had a leaf behind one ear.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'calm')], things: ['footprints'] },
        `"You come alive," said ${k}. "There are footprints. When do you do it?" ${s} said nothing. It was eleven in the morning. "I know," said ${k}. "${refrain}."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'sleepy')] },
        `Night is when you are in bed. So ${k} sat up in bed, with both eyes wide open. They got smaller. They got smaller still. Then it was breakfast.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'curious')],
        },
        `${Gcap} opened the curtains next morning. There was a mark on the window, low down, the shape of a nose. ${k} rubbed it. It did not come off. "It's on the outside," said ${g}.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'stand', 'sad'), seen(S, 'wave', 'calm')] },
        `${s} was by the wall, with one arm up. The sun had come up in the middle of a wave. "You waited till it was light," said ${k}, "and I was asleep." ${k} waved back. It was hours too late.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'determined'), seen(S, 'stand', 'calm')] },
        `So they played by post. ${k} drew noughts and crosses on the path, with one nought in it. In the morning there was one cross. It was a good game, but it took nine days. "${refrain}," sighed ${k}.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'reach', 'calm'), seen(K, 'sit', 'sad')] },
        `"We'll never meet," said ${k}. "I'm for the day, and ${s} is for the night." "That's sad," said ${g}, and drew the curtains, to keep the warm in. They always did that before tea.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(G, 'stand', 'calm')] },
        `"Why do we shut them so early?" said ${k}. "Because it's dark," said ${g}. "It's winter. It's dark by half past four." ${k} stopped with one sock on. Dark? It wasn't bedtime for three hours.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'look-up', 'surprised'), seen(S, 'look-up', 'surprised')] },
        `${k} pulled the curtain open. There was a nose on the glass. Behind it was ${s}, as alive as anybody. They looked at each other for a long time. "It's only half past four!" said ${k}. "How dark does it have to be?" said ${s}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'dance', 'excited'), seen(S, 'dance', 'excited')] },
        `"I thought night was bed," said ${k}, outside, in a coat. "I thought you went to bed when it got dark," said ${s}. Every day they had stood there, with a curtain between them. They played noughts and crosses. It took one minute.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')] },
        `Nobody draws that curtain now till seven. "A ${kind} comes alive?" people say to ${k}. "${refrain}," says ${k}, who is yawning. There are two nose marks on the glass, one on each side. Nobody may wipe them off. Good night.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { HUNT_TITLES, old } from './eaten-old.ts';

/** The fourth riddle has been eaten by its own answer; and the last one is left to whoever has not had one yet. */
export const EATEN: EventPlot = { id: 'eaten', young, middle, old };

function young({ K, B, G, k, b, Gcap, company, chance }: Going): Told {
  const S = company.meet('snail');
  return {
    title: titled(chance.pick(...HUNT_TITLES)),
    refrain: 'I know!',
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'jump', 'excited')] },
        `${Gcap} had a hunt for ${k}. "Find the clues!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy')] },
        `"It has four legs. It can't walk." "I know! The table!" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(B, 'stand', 'curious')], things: ['clock'] },
        `"It has two hands. It can't clap." "I know! The clock!" ${k} told ${b}.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'kneel', 'surprised')] },
        `${k} went into the garden. Oh no! The clue was all holes.`,
      ),
      page({ camera: 'close', actors: [seen(S, 'sit', 'calm')] }, `Who ate it? Munch, munch. A snail!`),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(K, 'stand', 'curious')] },
        `"A house on its back," read ${k}. ${b} looked at the snail.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'happy'), seen(K, 'jump', 'happy')] },
        `"I know!" said ${b}. "It's the snail!" Well done, ${b}! ${k} laughed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy')], things: ['ice-cream'] },
        `Under the snail house was a box. Ice cream for ${k} and ${b}!`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'happy')] },
        `And the snail? It had one more clue. Munch, munch.`,
      ),
    ],
  };
}

function middle({ K, B, G, k, b, g, Gcap, company, chance }: Going): Told {
  const S = company.meet('snail');
  const r = 'I know!';
  return {
    title: titled(chance.pick(...HUNT_TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy'), seen(K, 'jump', 'excited'), seen(B, 'stand', 'happy')],
        },
        `${Gcap} had made a treasure hunt. There were five riddles, each one hidden at the answer to the last. "Be quick," said ${g}. "The treasure drips." ${k} and ${B.introduced} got the first.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(B, 'think', 'curious')] },
        `"I HAVE FOUR LEGS AND CANNOT WALK," ${b} read. "I AM LAID..." "${r}" said ${k}. "The table! It's laid every day!" And there was number two, taped underneath. ${b} had not got to the end.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(B, 'stand', 'calm')], things: ['clock'] },
        `"I HAVE A FACE AND TWO HANDS," read ${b}, "AND..." "${r}" said ${k}. "The clock!" It was behind the clock. "I was going to say that," said ${b}, "in a minute."`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'cheer', 'proud'), seen(B, 'stand', 'sad')] },
        `"THE MORE I DRY, THE WETTER I GET." "${r}" said ${k}, who was already on the stairs. It was a towel. Number four is by the gate, said a note in the towel. ${b} had stopped reading aloud.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'kneel', 'worried')] },
        `But number four was mostly holes. Something had had it for breakfast. "HOUSE ON MY B," it said, and "ONE FOO". ${k} looked at it from both sides. For once there was nothing to know.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'sad')] },
        `"A house on a bus?" said ${k}. "One food?" ${k} ran to the bus stop and back. ${k} looked in the bread bin. The treasure was dripping somewhere, and it was no good at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(S, 'sit', 'calm')] },
        `${b} had not run anywhere. ${b} was looking at the gate, and at who was sitting on it. It was a snail, with its mouth full. It had one foot. It had a house on its back. "It's YOU," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'happy'), seen(B, 'run', 'proud')] },
        `The snail had eaten a riddle about a snail! By the pond was a big one of stone. Under that lay number five. "You read it," said ${k}. "I'm only holding the corner."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'worried'), seen(B, 'think', 'curious')] },
        `"WHAT GETS BIGGER, THE MORE YOU TAKE AWAY?" ${k} knew it. It was right there, behind the teeth. ${k} put two hands over it. ${b} thought, and thought. Somewhere something went drip.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(K, 'jump', 'happy')] },
        `"A hole," said ${b}, very slowly. "It's a hole! It's the hole in the old tree!" "Is it?" said ${k}, with both cheeks red. And it was, and in it was a cold box.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')] },
        `It had been ice cream. It was more of a soup by now, and they drank it through straws. "What took you so long?" said ${g}. "We had to wait for it to get bigger," said ${k}. ${b} passed the straws.`,
      ),
    ],
  };
}

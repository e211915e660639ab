import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hero-old.ts';

const TITLES = ['super plop', 'plop to the rescue', 'a hero in a wheelbarrow', 'where is plop'] as const;
const REFRAINS = ['Phew! No, thank you!', 'Phew! Not you!', 'Phew! Go away, please!', 'Phew! We can manage!'] as const;

/** A poo that wants to be somebody, and is: old dung feeds what is planted in it. */
export const HERO: EventPlot = {
  id: 'hero',
  when: /\b(?:poo|poop|turd|poo ?poo)s?\b[^.]*\b(?:want(?:s|ed)? to|dreams? of|becomes?|turns? into|(?:who|that) (?:is|can|talks|saves|helps)|called|named)\b|\b(?:super|talking|magic|little|brave|lonely|sad|happy) (?:poo|poop|turd)\b/iu,
  only: true,
  closest: true,
  young,
  middle,
  old: (going) => old(going, going.chance.pick(...REFRAINS), titled(going.chance.pick(...TITLES))),
};

function young({ K, G, k, g, Gcap, company, chance }: Going): Told {
  const H = company.meet('horse');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(H, 'stand', 'happy'), seen(K, 'stand', 'surprised')] },
        `Plop! ${H.introduced} did a poo. "Hello," said the poo. "I am Plop!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy')], things: ['wheelbarrow'] },
        `"I want to be a superhero," said Plop. ${K.introduced} fetched the wheelbarrow. Off they went!`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'walk', 'happy')], things: ['wheelbarrow'] },
        `A lady had heavy bags. "Super Plop can help!" "${refrain}" said the lady.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'worried')], things: ['wheelbarrow', 'tree'] },
        `A cat was up a tree. "Super Plop is here!" Sniff. Down she jumped, very fast!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad')], things: ['wheelbarrow', 'bus'] },
        `The bus was late. "Super Plop can push!" "${refrain}" said the driver.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['wheelbarrow'] },
        `"Nobody wants me," said Plop. "I am only a poo." ${k} was sad, too.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(G, 'kneel', 'sad'), seen(K, 'stand', 'curious')] },
        `At home ${g} was in the garden. "My pumpkin is thin. It needs help."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'excited'), seen(G, 'stand', 'happy')], things: ['wheelbarrow'] },
        `"Help?" said Plop. "Here I come!" Tip! In went Plop. Then ${k} washed both hands.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'surprised'), seen(G, 'cheer', 'happy')] },
        `One week. Two weeks. It grew and grew! It was as big as a car!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'hug', 'happy')] },
        `"Are you in there, Plop?" said ${k}. "I am all of it!" said the pumpkin. ${Gcap} laughed. Super Plop!`,
      ),
    ],
  };
}

function middle({ K, G, k, g, Gcap, company, chance }: Going): Told {
  const H = company.meet('horse');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(H, 'stand', 'calm'), seen(K, 'stand', 'surprised')] },
        `${H.introduced} did what horses do, and walked on. It lay in the lane and steamed. "Good morning," it said to ${K.introduced}. "I'm Plop. I'm new. I'm going to be a superhero." Nobody had ever told a poo that it could not.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy')], things: ['wheelbarrow'] },
        `A superhero has to get about. ${k} fetched a spade, and the wheelbarrow. Plop sat in it like a king. A big leaf had stuck on behind, and that was the cape. "To the rescue!" cried Plop. "Whom do we rescue?"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'walk', 'happy')], things: ['wheelbarrow'] },
        `There was a lady with four bags. "Fear not!" cried Plop. "Put them in here with me!" The lady looked at the wheelbarrow. She had not known that she could run with four bags. "${refrain}" she called.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'worried')], things: ['wheelbarrow', 'tree'] },
        `Up a tree sat a cat who could not get down. The fire brigade stood below, with a ladder that was too short. Up rolled Plop. The cat sniffed, once. Then she was down, and over the wall, and gone. "Saved!" said Plop. "${refrain}" said the fire brigade.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad')], things: ['wheelbarrow', 'bus'] },
        `They tried the bus, and they tried the baker's. It was the same all over town. Before Plop could even say "rescue", doors shut, and windows, and noses. "${refrain}" It came from every side.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['wheelbarrow'] },
        `"A hero is somebody whom people are glad to see," said Plop, very low. The leaf had slipped off. "I'm what they step over." ${k} sat down on the kerb, not too close. It was hard to say that it wasn't so.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(G, 'kneel', 'sad'), seen(K, 'stand', 'curious')] },
        `At home ${g} knelt by the thinnest pumpkin in the street. It had one leaf, and that was yellow. "It's starving," said ${g}. "The earth's worn out. It would take a miracle."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'reach', 'excited'), seen(G, 'stand', 'surprised')],
          things: ['wheelbarrow'],
        },
        `${Gcap} looked up, and sniffed. "Is that horse?" "It's Plop," said ${k}. "Oh, how lovely," said ${g}. Nobody had ever said that. Plop went quite warm in the middle. "Tip me in," said Plop. So ${k} did, and washed both hands after it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised'), seen(G, 'cheer', 'happy')] },
        `For a week nothing was to be seen. Plop had sunk in, and there was only earth. Then the yellow leaf turned green. The pumpkin got as big as a ball, and then a bath. By autumn it lay across the path, and the postman had to climb.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'cheer', 'proud'), seen(G, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `It won the cup. It made soup for the lady, the driver, and the fire brigade. "Who did this?" they all said. "It's so good!" "Plop did," said ${k}. There was a silence, with spoons in it. Then they asked for more.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'kneel', 'happy')] },
        `One seed was kept. ${k} planted it that evening, with a big leaf on top. "Are you still there, Plop?" said ${k}. It was quiet in the bed. "I'm everywhere," said the earth. "Fear not." And down the lane came ${H.name}, who did what horses do.`,
      ),
    ],
  };
}

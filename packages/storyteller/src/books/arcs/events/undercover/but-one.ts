import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './but-one-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Small good deeds in secret, and nobody to tell; stuck in a bush, the agent finds that one has noticed all of them. */
export const BUT_ONE: EventPlot = { id: 'but-one', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, Gcap, chance } = going;
  const { refrain, what, Q, q, N } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `${A.introduced} is a ${what}. Shh! It is a secret.`,
        `Shh! This is ${A.introduced}. ${a} is a ${what}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['cup'] },
        `A cup is falling! ${a} pushes it back. ${refrain}`,
        `Oh! That cup will fall. Push! ${refrain}`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'worried'), seen(A, 'hide', 'happy')],
          things: ['glasses', 'book'],
        },
        `Where are the glasses? ${Gcap} looks and looks. There! On the book. ${refrain}`,
        `${Gcap} needs the glasses. ${a} puts them on a book. ${refrain}`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined', 'watering-can')],
          things: ['watering-can', 'flower'],
        },
        `A flower is dry. ${a} comes. Drip, drip! ${refrain}`,
        `Poor flower! It is so dry. Drip, drip! ${refrain}`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(Q, 'sleep', 'calm'), seen(A, 'reach', 'happy')],
          things: ['blanket'],
        },
        `Night! Here sleeps ${Q.introduced}. But where is the blanket? ${a} pulls it up. Is one eye open?`,
        `Night! Down falls a blanket. It belongs to ${Q.introduced}. ${a} pulls it up. Did ${q} blink?`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised')],
          things: ['bush', 'ball'],
        },
        `In the morning ${a} wants a ball. It is in the bush. Oh no, stuck!`,
        `In the morning ${a} sees a ball. It is in the bush. Oh no, stuck!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'calm'), seen(N, 'walk', 'calm'), seen(A, 'hide', 'scared')] },
        `Here comes ${G.name}. Here comes ${N.introduced}. They will see ${a}!`,
        `Step, step. It is ${G.name}, with ${N.introduced}. Now they will see ${a}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'point', 'excited'), seen(G, 'look-up', 'curious')] },
        `"Look up!" shouts ${q}. "Up there! A balloon!" ${Gcap} looks. Is there one? No!`,
        `Then ${q} shouts. "A balloon! Up there!" ${Gcap} looks up. There is no balloon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'reach', 'determined'), seen(A, 'jump', 'surprised')] },
        `Pull, ${q}, pull! Pop! Out comes ${a}. ${refrain}`,
        `${q} pulls and pulls. Pop! ${a} is out. ${refrain}`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'letter'), seen(Q, 'wave', 'happy')],
          things: ['letter'],
        },
        `At night there is a letter. "I am a ${what}, too." It is from ${q}!`,
        `At night ${a} gets a letter. "I saw it all," it says. "Love, ${q}."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, nobody, what, cover, Q, q, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `${A.introduced} was a ${what}. It was a very good job, and nobody was to know of it. But that was easy. Nobody looks twice ${cover}.`,
        `There are people who would like to be a ${what}. ${A.introduced} was one. The great thing is not to be noticed. And who looks twice ${cover}?`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'curious')],
          things: ['cup'],
        },
        `Mission one was a cup. It stood with half its foot over the edge. ${a} gave it one small push. "Did I leave it there?" said ${g}. ${refrain}`,
        `Mission one stood on the kitchen table, and was nearly off it. It was a cup of tea. ${a} pushed it back, and was gone. ${Gcap} drank it up. ${refrain}`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'worried'), seen(A, 'hide', 'happy')],
          things: ['glasses', 'book'],
        },
        `Mission two was a pair of glasses. ${Gcap} looked under everything there was. They were in the bread bin, so ${a} laid them on the book. "Ah!" said ${g}. ${refrain}`,
        `"Who has seen my glasses?" said ${g}, under the sofa. ${a} had. They had been in the bread bin since breakfast. Now they were on the book. That was mission two. ${refrain}`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined', 'watering-can'), seen(N, 'stand', 'surprised')],
          things: ['watering-can', 'flower'],
        },
        `Mission three hung its head. It was a flower, and it was dry. ${a} came with the watering can, and went again. "It must have rained," said ${N.introduced} from next door. ${refrain}`,
        `Next door ${N.introduced} had a flower that nobody remembered. It was mission three. It got a whole can of water, early, from ${a}. "Rain," said ${n}, and looked at the sky. ${refrain}`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(Q, 'sleep', 'calm'), seen(A, 'reach', 'calm')],
          things: ['blanket'],
        },
        `Mission four came in the night. ${Q.introduced} slept without a blanket. ${a} pulled it up, one corner at a time, and tiptoed off. One eye may have been open. It was too dark to tell.`,
        `At night there was mission four. ${Q.introduced} was asleep, and the blanket had gone for a walk. ${a} brought it back, and tucked it in all round. Did ${q} blink? Nobody blinks when they are asleep.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['cup'] },
        `Then ${a} sat in the kitchen with the moon. It had been a fine day's work. It would have been nice to tell someone. "Well done," said ${a}, to the cup. "Thank you," said ${a}, for the cup.`,
        `There's one thing wrong with being a ${what}. If it goes well, then nobody says well done. "I did the blanket," ${a} told the moon, in a whisper. "All four corners." The moon had been there, and knew.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised')],
          things: ['bush', 'ball'],
        },
        `In the morning there was mission five. It was a ball in a bush. ${a} went in for it, and it went in further. So did ${a}. "Now back," said ${a}. The bush said no.`,
        `Mission five, in the morning, was somebody's ball. It had rolled into the bush. ${a} crawled in after it, up to the end, and got it. "And back," said ${a}. But one half was stuck.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'walk', 'calm'), seen(N, 'walk', 'happy'), seen(A, 'hide', 'scared')],
          things: ['bush'],
        },
        `Feet came down the path. It was ${g}, with ${n}, and they were talking about rain. Three more steps, and they would see all of it. No ${what} had ever been so very noticeable. ${a} held still.`,
        `"It rains only on the one flower," ${n} was saying. "It's odd," said ${g}. They were coming this way, step by step, and looking at everything. ${a} tried to be a leaf. It's hard to be a leaf.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'point', 'excited'), seen(G, 'look-up', 'curious'), seen(N, 'look-up', 'curious')],
        },
        `"Look!" cried ${q}, all of a sudden. "Up there! A balloon, with a horse in it!" ${Gcap} looked up. ${n} looked up as well. And something took hold of ${a} by the feet.`,
        `Then there was a shout. "Look up! Quick! A flying piano!" It was ${q}, who never shouted. ${Gcap} and ${n} looked at the sky, and turned round and round. Behind them ${a} felt a pull.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(Q, 'stand', 'calm'), seen(G, 'stand', 'curious')],
        },
        `Plop! "I don't see it," said ${g}. "It was very fast," said ${q}. By then ${a} was sitting on the grass, as you sit on grass. ${refrain}`,
        `Plop, went the bush. "It's behind a cloud now," said ${q}. ${Gcap} looked down. There was ${a} on the grass, with a ball. It might have been anybody. ${refrain}`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'letter'), seen(Q, 'wave', 'happy')],
          things: ['letter'],
        },
        `That night ${a} found a letter. "One: cup. Two: glasses. Three: flower. Four: MY BLANKET, thank you. Well done. ${refrain} But I did. From ${q}, who is a ${what}, too."`,
        `At bedtime there lay a letter, quite small. "${nobody}," it said, "but me. I saw the cup, and the glasses, and the flower. I wasn't asleep. Mission six is at eight. Shall we both go? ${q}."`,
      ),
    ],
  };
}

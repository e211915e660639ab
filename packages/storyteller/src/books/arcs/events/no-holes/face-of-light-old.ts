import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: to want two things that do not go together, and who finds where the holes may be. */
export function old(going: Going): Told {
  const { P, K, G, W, p, k, g, Gcap, w, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(P, 'stand', 'happy')] },
        `You don't choose a pumpkin, in the end. You walk round the heap in the cold with your hands under your arms, and one of them chooses you. ${K.introduced} carried it to the car like a full bath. It was ${P.introduced}, without a scratch, and too round to stay where it was put. It rolled off the table twice on the way to being carved. They ought to have noticed.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'surprised', 'spoon'), seen(P, 'stand', 'worried')] },
        `${Gcap} spread out a newspaper and rolled up both sleeves. "Lid first," said ${g}, and lifted the big spoon. "${refrain}," said somebody. ${Gcap} looked at ${k}, and ${k} looked at ${g}. "I don't wish to be a trouble," said ${p}. "I know what the day is. It's only that I'd rather be whole." "It talks," said ${g}, and sat down on the newspaper. "It hasn't got a mouth." "One manages," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(P, 'stand', 'shy')] },
        `"You needn't feel a thing," said ${k}. "Have you seen one in November?" said ${p}. ${k} had. By Bonfire Night they have sunk in at the cheeks. A week later they're a sort of puddle, with an expression. "They shine for one evening," said ${p}. "I don't say that it isn't worth it. But I've got something in here that isn't finished." It would not say what it was. ${k} shook it gently. It rattled, like a long way off.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'hat'), seen(P, 'stand', 'curious')] },
        `So they tried it without. They tried a hat and a scarf, and it was Great-Uncle Ted. They tried felt eyes, with pins, and ${p} only said, "${refrain}." ${k} got out the good paints and gave it a grin with seven teeth. That was really frightening, for a quarter of an hour. Then it rained. The teeth went first. By four o'clock the grin was on its way to the drain.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(P, 'stand', 'sad'), seen(K, 'stand', 'sad')],
        },
        `Then it got dark, and up and down the street they were lit. It is the one night when every house has somebody at the door. There were grinning ones, and gap-toothed ones. There was one at number six with eyebrows. They were all the same gold, as though the street had been let in on something. On ${K.names} step there was a dark round thing. A small witch fell over it, and said sorry to it, and went next door.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'sad'), seen(K, 'hug', 'sad')] },
        `"I didn't know that it looked like that," said ${p}, when nobody had spoken for some time. "On the farm one only sees the backs." "I could still do it," said ${k}. "A little one. Only the eyes." It was quiet. Across the road the one with eyebrows was laughing its head off. "I'd like to shine," said ${p}. "I'd like it very much. And I'd like to be all here in the morning. I'm afraid that's two things. ${refrain}." Something ran down its side. It had stopped raining by then.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'scissors')], things: ['box', 'torch'] },
        `${k} sat down beside it and went through it again. It had to have a face of light. A face of light is made with holes. There must not be holes. However you put it, it came out the same. "Unless," said ${k}, and stopped. It is a good word, and one shouldn't hurry it. "There have got to be holes," said ${k}. "But nobody ever said whose." ${k} came back with the scissors, a torch, and the box from the new boots. ${k} cut as carefully as a dentist.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'cheer', 'surprised'), seen(K, 'cheer', 'excited')],
          things: ['torch', 'box'],
        },
        `The torch went into the box, and the box went up on the wall, across the path. "Keep still," said ${k}, which was not difficult. Click. Two eyes flew out through the dark, and a mouth came after them, with one tooth. They landed on ${p}, and fitted. There it sat, gold all over the front, with a grin from one side to the other. It hadn't a scratch. "Oh," breathed ${p}. "It's warm. What do I look like?" "Like yourself," said ${k}. "Lit."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'stand', 'surprised'), seen(P, 'cheer', 'happy'), seen(K, 'jump', 'happy')],
        },
        `It was ${w} who saw it first, out with a bowl of toffees. "It looked at me," said ${w}. ${k} had only moved the box. The eyes slid to the left, and then up to the moon. ${k} put a thumb over one of them, and it winked. ${k} swapped the lid, and it was amazed. By eight they were three deep at the gate, with their lanterns, and nobody was ringing at number six. "Ours has been making that same face since tea," said somebody. "I thought that they had to."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'stand', 'sleepy'), seen(K, 'kneel', 'curious')],
        },
        `In the second week of November, all along the street, they were carried round to the compost, on spades. ${p} had frost on, and was otherwise well. At Christmas it wore a sprig of holly. It was there for three weeks of snow. Then, one soft day in April, it called ${k} out into the garden. "It's finished," it said. It yawned, and a line opened round the top, just where one would have cut. And ${k} looked in. There were hundreds, flat and white, packed like letters. "That's what I was keeping," said ${p}. "You might see that they get posted."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'surprised')], things: ['leaf'] },
        `By October one could not get to the shed. They lay about under the leaves like a lot of dropped moons. ${Gcap} came out with the big spoon, for form's sake. "${refrain}," said the nearest. "${refrain}." It went off down the rows like a greeting. ${k} had cut sixty boxes. Right at the end, by the fence, was one that had hardly got beyond an apple. It had said nothing so far. "Excuse me," it said now. "I wonder. Might I have just one? It needn't be a mouth. I'd like to look out."`,
      ),
    ],
  };
}

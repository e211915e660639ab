import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './barrow-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A barrow of poo that nobody in the street will have, until it is left where something has to grow. */
export const BARROW: EventPlot = { id: 'barrow', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { A, B, G, D, a, b, d, g, Gcap, comesToo, huge, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'surprised'), ...along],
        },
        `${D.introduced} did a poo.${huge} It was so big! ${A.introduced} saw it.${comesToo}`,
        `Plop! It was a poo.${huge} ${D.introduced} did it. ${A.introduced} laughed.${comesToo}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy', 'wheelbarrow'), seen(B, 'walk', 'happy')],
          things: ['wheelbarrow'],
        },
        `${B.introduced} got a wheelbarrow. In it went. Who wants a poo?`,
        `In the wheelbarrow with it! ${B.introduced} helped. Who wants a big poo?`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad', 'wheelbarrow')],
          things: ['wheelbarrow'],
        },
        `They went to the baker. "${refrain}" said the baker. It was smelly.`,
        `The baker had buns. "${refrain}" Bang went the door.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad', 'wheelbarrow'), seen(B, 'stand', 'sad')],
          things: ['wheelbarrow', 'bus'],
        },
        `They went to the bus. "${refrain}" said the driver. Off went the bus.`,
        `Could the poo go by bus? "${refrain}" said the driver. Brrm!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'walk', 'sad', 'wheelbarrow'), seen(G, 'kneel', 'sad')],
          things: ['wheelbarrow'],
        },
        `So they went home. ${Gcap} was sad. "My pumpkin does not grow."`,
        `At home was ${g}. "See my pumpkin? It is so small," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')] },
        `"You may have this," said ${a}. Plop! They put it by the pumpkin.`,
        `They tipped it out by the pumpkin. Plop! It had nowhere else to go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')] },
        `One day, two days, three days. Oh! It grew! It grew and grew!`,
        `It rained. It shone. The pumpkin was as big as a bear!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'cheer', 'proud'), seen(A, 'cheer', 'happy')] },
        `It was as big as a bed. ${Gcap} won a prize for it!`,
        `It was the biggest pumpkin in town. ${Gcap} got first prize!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
        `"What did you do?" said the baker. "It was the poo," said ${a}.`,
        `"How did it grow?" they all said. "Poo!" said ${a} and ${b}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(A, 'stand', 'happy')],
          things: ['bucket'],
        },
        `Here came ${d}. Plop! "I want it!" "Me!" They all ran with a bucket.`,
        `Then ${d} did one more. Plop! Everybody ran out with a bucket. "For me!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, B, G, D, a, b, d, g, Gcap, comesToo, huge, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(A, 'stand', 'surprised'), ...along],
        },
        `${D.introduced} came down the street, and stopped, and did a poo.${huge} It was the biggest that anybody had ever seen. It steamed. Then ${d} went on, looking much better.${comesToo}`,
        `It was a fine quiet street, and it was swept every day. Then ${D.introduced} came down it with the cart. There was a sort of sigh. Plop! It was a poo.${huge} It was the biggest that the street had seen.${comesToo}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined', 'wheelbarrow'), seen(B, 'walk', 'happy')],
          things: ['wheelbarrow'],
        },
        `All the windows shut. "Somebody ought to do something," said everyone. So ${A.introduced} and ${B.introduced} fetched the wheelbarrow and two spades. In it went. "Now we've got it," said ${b}. "Who wants it?"`,
        `People held their noses, and waited for other people. "We'll do it," said ${A.introduced}. ${B.introduced} held the wheelbarrow. It was heavier than it looked. "It's a very good one," said ${a}. "Somebody must want it."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised', 'wheelbarrow'), seen(B, 'stand', 'calm')],
          things: ['wheelbarrow'],
        },
        `The baker's shop smelled of warm buns. Then it smelled of something else. "${refrain}" cried the baker, behind a tray. They went out backwards, and it was not easy.`,
        `First they asked the baker. He had his eyes shut, to smell the bread. He opened them. "${refrain}" shouted the baker. All the buns had gone a bit flat.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad', 'wheelbarrow'), seen(B, 'stand', 'sad')],
          things: ['wheelbarrow', 'bus'],
        },
        `"We could send it back to the farm," said ${b}. So they waited for the bus. It stopped, and the doors opened, and the driver sniffed. "${refrain}" said the driver. The doors shut. It went off faster than buses do.`,
        `At the bus stop there was a long queue. When they came, there was no queue. "Two, please, and this," said ${a}. "${refrain}" said the driver, through a scarf.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'sad', 'wheelbarrow'), seen(B, 'cover', 'sad')],
          things: ['wheelbarrow'],
        },
        `They tried the museum. They tried the band, which had a big drum. "${refrain}" It was warm, and it was a long street. By now there were flies that knew them. "It isn't its fault," said ${a}.`,
        `The lady with the fence said it. The man with the white dog said it. "${refrain}" ${a} looked at it, lying there. Nobody had been so unwanted since the world began. "Never mind," ${a} told it.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'sad'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'calm')],
        },
        `So they pushed it home. ${Gcap} was in the garden, on both knees, beside a plant. "It's for the Pumpkin Show," said ${g}. "It hasn't grown since June." It was as big as a plum. It was rather pale. "I think it's hungry," said ${a}.`,
        `There was only home left. In the garden sat ${g}, and looked at a pumpkin. It might have been a marble. "I've given it water," said ${g}, "and I've sung to it. It just sits there." "Perhaps it hasn't had any dinner," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')] },
        `They looked at the pumpkin, and at the wheelbarrow. "Well, nobody else will have you," said ${a}. They tipped it out, very gently, all round the roots, and patted it. The pumpkin did not say "${refrain}" It did not say a thing.`,
        `Nobody was looking. They tipped the barrow up, and out it slid. They tucked it in with a spade. Then they washed their hands up to the elbows, twice. Behind them somebody made a very small noise, like a straw in a glass.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `In a week it was as big as a football. In two it pushed the bench over. It turned orange, and lifted up a leaf to see who was there. ${Gcap} came out in slippers and sat down on the step.`,
        `On Monday it was as big as a head. By Friday it had got hold of the fence. It grew so fast that it creaked. At the end they had to take the gate off. ${Gcap} could not speak.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'hold', 'proud', 'trophy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `It went to the Pumpkin Show on a cart, and ${d} pulled. There was no other that you could even see beside it. ${Gcap} got the trophy, and a kiss from the judge. "You must have fed it on cake," said the judge.`,
        `It took nine people to get it to the Pumpkin Show. The next in size was a melon, which cried. They gave ${g} the trophy. "What did you give it?" said the judge. "I sang," said ${g}, who did not know.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
        `The whole street wanted to know. The baker bent right down. "What was it?" said the baker. "Tell me, and you can have buns for a year." "It was the one that you didn't want," said ${a}. "It was poo."`,
        `"It's a secret," said ${b}. "It's a very old one." Everybody came closer, the baker, and the driver, and the lady with the fence. ${a} whispered it. It was a short word. It went down the street like a wind.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bucket'],
        },
        `On Saturday ${d} came by again, and stopped, and thought. All the doors flew open. Out they ran, in their best clothes, each with a bucket. "Mine!" "I was first!" ${d} looked round at them. It is nice to be wanted. "Oh, all right," said ${D.names} face. Plop!`,
        `Now on Saturdays there is a queue. The baker is in it, with a cake tin. They bring ${d} buns, and wait, and nobody speaks. There is a sort of sigh. Plop! And ${d} gets three cheers, and bows.`,
      ),
    ],
  };
}

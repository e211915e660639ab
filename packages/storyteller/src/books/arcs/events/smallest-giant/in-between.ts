import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './in-between-old.ts';
import { partsOf } from './parts.ts';

/** Too small for the giants and huge in the village: only somebody in between can see both, when a great foot comes down. */
export const IN_BETWEEN: EventPlot = { id: 'in-between', young, middle, old };

function young(going: Going): Told {
  const { A, K, M, a, k, m, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(M, 'stand', 'calm')] },
        `This is ${A.introduced}. All the others are like hills. But ${a} is like a house.`,
        `Giants are as big as hills. But ${A.introduced} is not. ${a} is as big as a house.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'calm'), seen(A, 'sit', 'sad')] },
        `"You are too small to play," they say. "Too small!" says ${M.introduced}.`,
        `"Mind ${a}!" says ${M.introduced}. They play ball, right over ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'surprised'), seen(K, 'look-up', 'surprised')],
          things: ['house'],
        },
        `So ${a} goes over the hill. There are tiny houses. There is ${K.introduced}. "You are BIG!" says ${k}.`,
        `${a} goes away, down to the houses. ${K.introduced} looks up and up. "How BIG you are!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(K, 'stand', 'happy')] },
        `"${refrain}," says ${a}. "BIG!" says ${k}. ${a} goes pink. No one ever said that.`,
        `"What?" says ${a}. "${refrain}!" "BIG," says ${k}. ${a} is so glad.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'proud'), seen(K, 'cheer', 'happy')], things: ['ball'] },
        `The ball is on the roof. ${a} gets it down. "How tall you are!" "${refrain}!"`,
        `${a} gets a ball off the roof. ${a} holds up the bus. "How strong you are!" "${refrain}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'scared'), seen(K, 'look-up', 'surprised')] },
        `Boom! Boom! Boom! What is that? It gets dark. It is a foot! It is so big!`,
        `Boom! The cups jump. Boom! The sun goes away. ${k} looks up. A very, very big foot!`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'walk', 'worried'), seen(A, 'stand', 'worried')] },
        `It is ${m}, who looks for ${a}. ${m} is big. The town is too small to see.`,
        `${m} is there, and calls, "${a}!" ${m} cannot see the houses. They are too small.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(M, 'stand', 'surprised')] },
        `"STOP!" shouts ${a}. ${m} can see ${a}. ${m} can hear ${a}. The foot stops.`,
        `But ${m} can see ${a}. ${a} can see the town. "STOP!" And the foot stops.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'kneel', 'surprised'), seen(K, 'wave', 'happy'), seen(A, 'point', 'proud')],
        },
        `"Look, with one eye," says ${a}. ${m} looks. "Oh! It has windows! And somebody waves!"`,
        `${m} kneels, and looks with one eye. "Oh! Windows!" says ${m}. There is ${k}, who waves.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'proud'), seen(K, 'hug', 'happy')] },
        `"I am too big," says ${m}. "You are just right." "${refrain}," says ${a}.`,
        `"You saved them all," says ${m}. "You are just the right size." And ${a}? "${refrain}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, M, a, k, m, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(M, 'stand', 'calm')] },
        `A proper giant is as high as a hill. ${A.introduced} was as high as a house, with the chimney. It was nobody's fault. "You'll grow," they said. They had been saying that for ninety years.`,
        `There was a family of giants, whom most people took for hills. ${A.introduced} was the smallest. ${a} came up to their ankles, on tiptoe. "Mind the little one!" they said, when they got up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'calm'), seen(A, 'sit', 'sad')] },
        `They played catch with a rock, and it went over ${A.names} head. "Let me!" said ${a}. "You're too small," they said kindly. "Then let me carry something!" "You're too small," said ${M.introduced}. "Go and play with the trees, dear."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'surprised'), seen(K, 'look-up', 'surprised')],
          things: ['house'],
        },
        `So one day ${a} went off, over the last hill. There were little boxes there, with doors in them. Something the size of a thumb stood in the road. It was ${K.introduced}, who looked up, and up, and up. "You're the BIGGEST person in the world!" said ${k}.`,
        `${a} walked until the hills stopped. There was a street, and it was no wider than ${A.names} shoe. In the middle stood ${K.introduced}, with a very stiff neck. "I never saw anybody so BIG!" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'shy'), seen(K, 'stand', 'happy')] },
        `${a} looked round. There was nobody behind. "Do you mean me?" "Of course," said ${k}. "You're huge." ${a} went pink, from the ears down. "${refrain}," said ${a}. "HUGE," said ${k}.`,
        `${a} sat down on the green, very carefully. "What was that word?" "Big," said ${k}. "${refrain}." "BIG." ${a} shut both eyes, to hear it better.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'proud'), seen(K, 'cheer', 'happy')], things: ['ball'] },
        `It was a good week. ${a} picked eleven balls off the school roof, like cherries. ${a} held up the bus while they changed a wheel. "How strong!" they said. "How tall!" "${refrain}," said ${a}, every time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'worried'), seen(K, 'look-up', 'surprised')] },
        `On Sunday the cups began to walk about in the cupboards. BOOM, it went. All the dogs sat down. BOOM. Then the sun went out. ${k} looked up. What hung there over the roofs was grey, and it had a heel.`,
        `Then came the morning when the bells rang by themselves. BOOM. The milk fell over. BOOM. It got dark, from one end of the street to the other. "Is it a cloud?" said ${k}. "No," said ${a}. "It's a shoe."`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'walk', 'worried'), seen(A, 'stand', 'worried')] },
        `It was ${m}, who was looking for ${a}. ${m} had looked in all the valleys. ${m} was so big that a street was only a sort of crack. "${a}!" called ${m}, and lifted the other foot. They all shouted. It was too small a noise to get up there.`,
        `Up in the clouds somebody was calling. "${a}! Little one!" It was ${m}, and ${m} was not bad at all. ${m} only could not see them. To somebody like that, a house is a crumb.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(M, 'stand', 'surprised')] },
        `Only one of them could see how small they were. ${a} jumped out on the green. "STOP!" shouted ${a}. "There's somebody here!" It was as loud as a house. ${m} looked, and saw ${a}, and stood there on one leg.`,
        `They could not see ${m}, it was all foot. ${m} could not see them. But ${a} was big enough to be seen, and small enough to see. ${a} held up both arms. "STOP! There's somebody there!" And the foot stopped.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'kneel', 'surprised'), seen(K, 'wave', 'happy'), seen(A, 'point', 'proud')],
        },
        `"Somebody where?" said ${m}. "Get down," said ${a}. "Right down. With one eye." It took a while. The eye was as big as a pond. It looked along the street. "Oh," whispered ${m}. "It's got windows. And something is waving!" That was ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(M, 'walk', 'happy')], things: ['fence'] },
        `Nobody has trodden on anything since. ${a} walks in front, and shows them where. "A pond there," says ${a}. "A school there. Left foot, please." They built a fence of tree trunks, too, so that giants can feel it.`,
        `After that they never went out without ${a}. ${a} goes first, and looks. "Mind the farm," says ${a}. "Mind the little ones." And all the giants go on tiptoe, right round the edge.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `"I'm too big," said ${m}, "and they're too small. If you had been any other size!" ${m} wiped away a tear, and it filled the pond. "You're just right." ${a} had gone pink. "Could you bend down," said ${a}, "and say that again?"`,
        `${k} was measured at the school door. ${a} was measured at the church. "You've not grown an inch," said ${m}. "What a good thing. You're exactly the right size." It was very quiet. "${refrain}," said ${a}.`,
      ),
    ],
  };
}

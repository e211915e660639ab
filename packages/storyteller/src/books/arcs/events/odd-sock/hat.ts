import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hat-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The other sock is looked for everywhere; it has been in the picture from the first page, as a hat. */
export const HAT: EventPlot = { id: 'hat', young, middle, old };

function young(going: Going): Told {
  const { refrain, A, a, T, t, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(T, 'sit', 'happy')] },
        `This is ${K.introduced}. Here is ${T.introduced}. A new red hat!`,
        `${K.introduced} is up. So is ${T.introduced}, in a red hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `Here is ${A.introduced}. ${a} is red. There should be two!`,
        `And here is ${A.introduced}. ${a} is red. The other one is gone!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'curious')], things: ['mittens'] },
        `"Take a mitten," says ${g}. But a mitten has a thumb. "${refrain}" says ${k}.`,
        `${Gcap} finds a mitten. It has a thumb! "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'walk', 'surprised'), seen(A, 'sit', 'worried')] },
        `"Then a long blue one," says ${k}. One up, one down. "${refrain}"`,
        `${k} takes a long blue one. It goes up and up. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'kneel', 'curious')] },
        `${k} looks under the bed. Dust! ${k} looks in the tub. Soap! No sock.`,
        `Is it under the bed? No. Is it in the tub? No. No sock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'happy'), seen(K, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `${t} looks on, in the red hat. "You have a hat," says ${k}. "I have one sock."`,
        `${k} sits down by ${t}. "Your hat is so red," says ${k}. "Like my sock."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised'), seen(T, 'sit', 'surprised')] },
        `${k} looks at the red hat again. The hat has a heel!`,
        `${k} looks again. What is that at the back? A heel! On a hat!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'sit', 'happy')] },
        `It is the other sock! Now there are two. "A pair!" says ${k}.`,
        `Off comes the hat. It is the other sock! Two red socks. "A pair!"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'think', 'calm')] },
        `But ${t} has cold ears now. ${k} thinks. Then ${k} puts the hat back on.`,
        `Oh, ${t} is cold! Poor ears! So ${k} gives the hat back.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(T, 'sleep', 'happy'), seen(A, 'sleep', 'happy')],
        },
        `Night. One is a sock, and one a hat. "${refrain}" says ${k}. Good night!`,
        `In bed are ${k}, ${t} and ${a}. Here a sock, up there a hat. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, T, t, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(T, 'sit', 'happy')] },
        `It was a cold morning. ${T.introduced} sat on the pillow, in a new red hat. ${K.introduced} had found it for ${t}, half asleep, in the dark. Now ${k} got up, and wanted socks.`,
        `${K.introduced} woke up with cold toes. ${T.introduced} was warm enough. ${t} had on a red hat. Somebody had found it in the dark. Now it was the toes' turn.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `In the drawer lay ${A.introduced}, red, with a white toe. ${a} was by itself. "Where's the other one?" said ${k}. "I wish I knew," said ${a}. "We went to bed together."`,
        `There was ${A.introduced}, red, with a white toe, alone. "I've lost the other one," said ${a}. "I've never been one before. It's draughty."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'curious')], things: ['mittens'] },
        `"Take something else that's red," said ${g}. There was a mitten. ${k} put it on the foot. The thumb stuck out at the side, and was cold. "${refrain}" said ${k}.`,
        `${Gcap} held up a red mitten. "That's nearly the same," said ${g}. It was, up to the thumb. ${k} couldn't get that into the shoe. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'surprised'), seen(A, 'sit', 'worried')] },
        `Next to it lay a long blue one, from football. It went up to the knee. With ${a} on the other leg, ${k} walked in a circle. "${refrain}" said ${k}, and sat down.`,
        `"How about him?" said ${a}. It was for football, blue, and as long as a leg. ${k} put on both, and one side was summer, and one was winter. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'kneel', 'determined'), seen(G, 'stand', 'curious')] },
        `So they looked. Under the bed there was dust, and a plum stone. In the washing machine there was a coin. "They go somewhere," said ${g}. "I've lost forty in my life."`,
        `They took the bed apart. They turned the basket upside down. ${k} put one arm right into the washing machine. "One never finds them," said ${g}. "I've got a drawer full of halves."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'happy'), seen(K, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `${k} sat down on the bed again, with ${a} on one knee. "What's one sock good for?" said ${a}. ${t} looked on, from under the hat. It was a very good hat. It had a white tip.`,
        `In the end they all sat there in a row. "I'm half of nothing," said ${a}. ${k} leaned on ${t}, and looked at the hat. "You're lucky," said ${k}. "You only need one. With a nice white tip."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised'), seen(T, 'sit', 'surprised')] },
        `A white tip? ${k} looked at ${A.names} toe. It was white as well. ${k} turned ${t} round, very slowly. There was a bump at the back of the hat. A hat has no heel.`,
        `Then it was quiet for a moment. ${k} looked from one white tip to the other. "${t}," said ${k}, "turn round, please." At the back there was a lump. It was just where you have a heel.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'sit', 'happy')] },
        `"It's been there all the time!" cried ${k}. ${a} and the other one lay side by side, toe to toe. They had been one and one; now they were two. "You looked everywhere," said the other one, "but you never asked the hat."`,
        `Off came the hat, and it was a sock. "There you are!" said ${a}. "I was up here," said the other one. "I could see you looking. It's hard to wave, when one is a hat."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'think', 'worried')] },
        `${k} had one foot in already. Then ${k} saw ${t}. Without a hat, ${t} had two bare ears, and one was thin. "I don't mind," said ${t}. But it was said in a very small voice.`,
        `"A pair!" said ${k}. But on the pillow sat ${t}, with nothing on. ${t} pulled both ears in, as far as they go. "It's only till spring," said ${t}, bravely.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy'), seen(A, 'sit', 'happy'), seen(T, 'sit', 'happy')] },
        `"What would you like to be?" ${k} asked the other sock. It thought. "I've been a sock for years," it said. "I've only been a hat for one night." So it stayed up there.`,
        `"It's for you to say," said ${k} to the other one. "Foot, or head?" "I like it up here," it said. "One sees more. And it's only two feet off." So back it went.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(T, 'sleep', 'happy'), seen(A, 'sleep', 'happy')],
        },
        `${k} wore ${a}, and a green one. "${refrain}" said ${g}. "No," said ${k}. "It's a one and a one." But at night ${a} lay at the bottom of the bed. The hat lay at the top. They said good night along the whole of ${k}.`,
        `${k} went about with ${a} on one foot, and yellow on the other. "${refrain}" people said. They had not been there at bedtime. "Good night, down there," said the hat. "Good night, up there," said ${a}.`,
      ),
    ],
  };
}

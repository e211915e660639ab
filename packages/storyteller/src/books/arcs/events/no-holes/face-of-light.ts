import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './face-of-light-old.ts';
import { partsOf } from './parts.ts';

/** A pumpkin will not have a hole cut in it and would like to shine: so the holes go into a box, and the face shines on it. */
export const FACE_OF_LIGHT: EventPlot = { id: 'face-of-light', young, middle, old };

function young(going: Going): Told {
  const { P, K, G, W, p, k, g, Gcap, w, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(P, 'stand', 'happy')] },
        `${K.introduced} has ${P.introduced}. It is big and round. Now it will get a face!`,
        `Look what ${K.introduced} brings home! It is ${P.introduced}. So round!`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'surprised', 'spoon'), seen(P, 'stand', 'worried')] },
        `${Gcap} has a spoon. "Now for the eyes!" "${refrain}," says ${p}.`,
        `Here comes ${g}, with a spoon. "Where are the eyes to be?" "${refrain}," says ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(P, 'stand', 'shy')] },
        `"Not even a small one?" says ${k}. "${refrain}," says ${p}. "I am full in here."`,
        `"Just a nose?" says ${k}. "${refrain}," says ${p}. "I like to be whole."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'hat'), seen(P, 'stand', 'curious')] },
        `So ${k} puts a hat on it. "Hello, Uncle!" says ${g}. No. That will not do.`,
        `${k} gives it a hat. Now it looks like an old man. No, not that!`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(P, 'stand', 'sad'), seen(K, 'stand', 'sad')],
        },
        `It is dark. In front of each door a face shines. Only ${p} does not shine.`,
        `Night! All down the street are faces of light. But ${p} stands in the dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'sad'), seen(K, 'hug', 'sad')] },
        `"I want to shine, too," says ${p}. "But you need holes," says ${k}. "${refrain}," says ${p}.`,
        `"It is pretty," says ${p}. "I want that. But ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}." What can ${k} do?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'scissors')], things: ['box', 'torch'] },
        `${k} gets a box and a torch. Snip, snip! The holes go into the box!`,
        `${k} has a box. Snip! Two eyes and a mouth, in the BOX. Here is the torch.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'cheer', 'happy'), seen(K, 'cheer', 'excited')], things: ['torch'] },
        `Click goes the torch. And there is a face on ${p}! It is all made of light!`,
        `The torch goes on. The light comes out of the box. ${p} has a face!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'stand', 'surprised'), seen(P, 'cheer', 'happy'), seen(K, 'jump', 'happy')],
        },
        `${k} moves the box, and the face moves! "It winks!" says ${w}. "None of ours can wink."`,
        `"It can look up!" says ${w}. "It can look down!" All the street comes to see.`,
      ),
      page(
        { setting: 'garden', time: 'day', camera: 'medium', actors: [seen(K, 'kneel', 'happy')], things: ['seedling'] },
        `Weeks go by. Its seeds go into the garden. Up they come, ten of them. "${refrain}," say all ten.`,
        `Weeks later it is spring. Now the seeds are planted. Ten little ones grow. "${refrain}!" they say.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { P, K, G, W, p, k, g, Gcap, w, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(P, 'stand', 'happy')] },
        `There was a heap at the farm, and ${K.introduced} had picked the very roundest. It sat on ${K.names} knees all the way home. It was ${P.introduced}. It was to stand by the door at Halloween, with a face.`,
        `${K.introduced} rolled it in at the door, because it was too heavy. "That's the best in the field," said ${g}. It was ${P.introduced}. It was as round as a moon, without a scratch.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'surprised', 'spoon'), seen(P, 'stand', 'worried')] },
        `${Gcap} had the big spoon ready. "Now then," said ${g}. "Eyes here, mouth there." "${refrain}," said somebody. It was not ${k}. They both looked down. "I beg your pardon," said ${p}. "But I would rather be whole."`,
        `"First we take the lid off," said ${g}, and got the big spoon. "${refrain}," said ${p}, very politely. The spoon fell on the floor. "It talks," said ${g}. "It hasn't got a mouth." "I manage without," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(P, 'stand', 'shy')] },
        `"It's Halloween," said ${k}. "You have to have a face." "Have you looked at the ones with holes?" said ${p}. "In a week they sit down. In two they're soup. I have something in here that I am keeping." It would not say what.`,
        `"Everyone has them," said ${k}. "They don't last," said ${p}. "The rain gets in, and then they sag. And there is something in me that's still needed." "What is it?" said ${k}. "Shake me," said ${p}. It rattled.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'hat'), seen(P, 'stand', 'curious')] },
        `They tried a hat. "Good evening, Uncle Ted," said ${g}. They tried a face made of paint, but it was raining. By tea time the smile was on the doorstep. "${refrain}," said ${p}, when ${k} looked at the spoon.`,
        `So ${k} gave it a hat and a scarf. Then it was only somebody with a very big head. ${k} painted on a grin. The rain came, and the grin ran down into the scarf.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(P, 'stand', 'sad'), seen(K, 'stand', 'sad')],
        },
        `Then it was dark. One after the other the faces lit up, at every door in the street. There were wide ones and wicked ones, and all were gold. In front of ${K.names} door there was something round that one fell over.`,
        `In the evening they all began to shine. All along the street there were eyes and teeth, as bright as honey. Only one step was dark. Somebody stubbed a toe on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'sad'), seen(K, 'hug', 'sad')] },
        `"Oh," said ${p}, after a while. "I didn't know that they did that." It sounded quite small. "I would like to do that." "You need holes for it," said ${k}. "It's the holes that shine." ${p} thought. "${refrain}," it said, but it was sad.`,
        `${p} looked across the road for a long time. "Does it hurt, to shine?" "No," said ${k}. "But the light has to come out somewhere." "I see," said ${p}. "Then I can't. ${refrain}." And a drop ran down it. It may have been the rain.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'scissors')], things: ['box', 'torch'] },
        `${k} sat down beside it. There had to be holes, and there couldn't be any. "But who says," said ${k}, "that they have to be in YOU?" ${k} ran in. ${k} fetched the scissors, a torch and the box from the new shoes.`,
        `"The light has to come out of something with holes in," said ${k} slowly. "It needn't be you." ${k} got a cardboard box. Snip! It had two eyes. Snip, snip! It had a mouth, with one tooth. Then ${k} put the torch inside.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'cheer', 'surprised'), seen(K, 'cheer', 'excited')],
          things: ['torch', 'box'],
        },
        `Click. Out of the box flew two eyes and a grin. They landed on ${p}. There it sat in the dark, and had a face, as bright as any. It was made of nothing but light. And there was not one hole in it.`,
        `${k} put the box on the wall and switched on the torch. The holes were in the box, and the face was on ${p}! It shone from ear to ear. "Is that me?" whispered ${p}. "It tickles!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'stand', 'surprised'), seen(P, 'cheer', 'happy'), seen(K, 'jump', 'happy')],
        },
        `"It looked at me!" said ${w}, who was passing. For ${k} had moved the box, and the eyes had moved, too. They looked left. They looked right. With a finger in front ${p} could even wink. The whole street came and stood at the gate. "Ours only stares," they said.`,
        `Then ${k} held a thumb over one eye. "It winked!" cried ${w}. ${k} turned the box over, and it frowned. It could look up at the moon. It could laugh until it shook. Nobody had ever seen one that could do that.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'stand', 'sleepy'), seen(K, 'kneel', 'curious')],
        },
        `By the end of that week the others had all sat down. At Christmas ${p} was as round as ever, with some holly. In spring it yawned, and came open along the top by itself. "Now," it said. "This is what I was keeping." It was full of seeds.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'surprised')], things: ['leaf'] },
        `They were planted behind the shed. In autumn forty pumpkins lay there, and ${g} came out with the spoon. "${refrain}!" they all said. ${k} had forty boxes ready. Then a little voice spoke up from the back. "Could I have just one?" it said. "To look out of?"`,
        `${k} sowed them all along the fence. The next October ${k} and ${g} walked along between the leaves. "${refrain}," said the first one. "${refrain}," said the second, and the tenth. The very last was no bigger than an apple. "I wouldn't mind one," it said. "If it's a small one."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './what-a-hat-old.ts';

/** Everybody takes it for a hat, until the wind takes all the hats; and from up there one sees where they are. */
export const WHAT_A_HAT: EventPlot = { id: 'what-a-hat', young, middle, old };

function young(going: Going): Told {
  const { K, G, C, W1, W2, k, g, c, w1, w2, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(C, 'look-up', 'curious'), seen(K, 'stand', 'happy')] },
        `Who is down here? ${C.introduced}! All that ${c} sees is feet.`,
        `What does ${C.introduced} see? Shoes and feet. So ${c} looks up. Up is better!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(C, 'sit', 'happy')] },
        `Hop, on a chair. Hop, on the table. Hop, on ${K.introduced}! There ${c} stays.`,
        `Up on the chair. Up on ${K.introduced}. Up on the head! There ${c} sits down.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'calm'), seen(C, 'sit', 'calm')] },
        `"Nice hat," says ${g}. "${refrain}," says ${k}. "Mind the wind," says ${g}.`,
        `"That is a good hat," says ${g}. "${refrain}," says ${k}. ${c} shuts one eye.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(W1, 'wave', 'happy'), seen(K, 'walk', 'calm'), seen(C, 'sit', 'calm')],
          things: ['hat'],
        },
        `Here comes ${w1}, in a hat. "Fine hat!" says ${w1}. "${refrain}," says ${k}.`,
        `${w1} lifts his hat. "Good day! New hat?" "${refrain}," says ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W2, 'stand', 'curious'), seen(K, 'stand', 'calm'), seen(C, 'sit', 'sleepy')],
          things: ['hat'],
        },
        `${w2} has a big hat. "Yours can yawn!" says ${w2}. "${refrain}," says ${k}.`,
        `Then comes ${w2}. Her hat is huge. "Yours has eyes!" "${refrain}," says ${k}.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(W1, 'reach', 'surprised'), seen(W2, 'reach', 'surprised')],
          things: ['hat'],
        },
        `Whoosh! The wind! Off goes his hat. Off goes her hat. All the hats fly away!`,
        `Whoosh! ${w1} has no hat. ${w2} has no hat. The wind has them all!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'determined'), seen(K, 'stand', 'happy')] },
        `But ${c} holds on. ${c} sits as still as a stone. "THAT is a hat!" they say.`,
        `Only one does not fly away. ${c} holds on to ${k}. "What a good hat!" they say.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'point', 'curious'), seen(K, 'walk', 'curious')] },
        `${c} looks over the wall. What can ${c} see, so high up? ${k} goes to look.`,
        `${c} can see far, from up there. Over the wall! So ${k} runs round it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(K, 'hold', 'proud', 'hat'),
            seen(W1, 'cheer', 'happy'),
            seen(W2, 'cheer', 'happy'),
            seen(C, 'sit', 'proud'),
          ],
        },
        `There are all the hats! One for ${w1}. One for ${w2}. "Thank you, ${c}!"`,
        `All the hats lie there in a heap. Here you are! "Thank you," they say to ${c}.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `Night. ${k} is in bed. ${c} is on two feet. "Nice slippers," says ${g}.`,
        `${k} is in bed. ${c} lies on two feet. "Warm slippers!" says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, C, W1, W2, W3, k, g, c, w1, w2, w3, kind, kinds, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(C, 'look-up', 'curious'), seen(K, 'stand', 'happy')] },
        `From down there you only see shoes. ${C.introduced} had looked at shoes for two whole years. There had to be something above them. So one morning ${c} got up on the chair, and on the table. From there it was only one more hop, and that was ${K.introduced}.`,
        `${C.introduced} had only ever seen the world's feet. "What's up there?" thought ${c}. It went by way of the stool, and the shelf, and ${K.names} shoulder. Then it was as high as one can get. It sat down on top of ${K.introduced}, and folded its feet.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'calm'), seen(C, 'sit', 'calm')] },
        `"That's a nice hat," said ${g}, who was looking for the keys. "${refrain}," said ${k}. "Good," said ${g}. "Keep it on. It's windy." ${c} looked round. You could see right over the fence.`,
        `"You've got a hat on, good," said ${g}, from inside a cupboard. "${refrain}," said ${k}. "There's a wind," said ${g}. Nobody listens before breakfast. ${c} was looking out of the top of the window.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(W1, 'wave', 'happy'), seen(K, 'walk', 'calm'), seen(C, 'sit', 'calm')],
          things: ['hat'],
        },
        `One has to walk very straight with somebody up there. ${w1} came by and lifted his own hat, a straw one. "New?" he said. "Very smart. Is it warm?" "${refrain}," said ${k}. "Ah," said ${w1}. "Foreign."`,
        `${k} went down the street like a king. ${w1} had a straw hat, and lifted it. "Good morning! That's what I call a hat." "${refrain}," said ${k}. "I never knew they made them," said ${w1}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W2, 'stand', 'curious'), seen(K, 'stand', 'calm'), seen(C, 'sit', 'sleepy')],
          things: ['hat'],
        },
        `At the bus stop stood ${w2}. Her hat had cherries on it, and a bow. She looked at ${c}, and ${c} yawned. "How clever!" said ${w2}. "Mine doesn't do that." "${refrain}," said ${k}. "Wherever did you get it?" said ${w2}.`,
        `${w2} had a hat as big as a tray, with cherries on it. "And yours has eyes!" she said. "They even move! How is it done?" "${refrain}," said ${k}. "They can do anything, these days," said ${w2}.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(W3, 'point', 'calm'), seen(K, 'stand', 'calm'), seen(C, 'sit', 'happy')],
        },
        `"No hats in the library," said ${w3}. "${refrain}," said ${k}. ${w3} put on her glasses. Then she put on another pair. "There's nothing in the rules about that," she said. "But it has to be quiet." So ${c} was.`,
        `In the library ${w3} pointed to a notice. NO HATS, it said. "${refrain}," said ${k}. ${w3} had a long look, from both sides. "Has it got a ticket?" she said. By five to ten it had.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(W1, 'reach', 'surprised'), seen(W2, 'reach', 'surprised')],
          things: ['hat'],
        },
        `Then the wind came round the corner. It had been saving up. Whoosh! Up went the straw hat. Up went the cherries. Caps went, and bonnets, and a whole wedding. They sailed away over the roofs like birds. ${w1} and ${w2} held their bare heads.`,
        `And then came the wind, all at once. Whoosh! ${w1} took hold of his hat, and there was none. ${w2} grabbed at one cherry. All along the street the hats got up and left.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'sit', 'determined'), seen(K, 'stand', 'happy'), seen(W1, 'stand', 'surprised')],
        },
        `Only one stayed where it was. ${c} had shut both eyes and held on with everything. "Look at that!" said ${w1}. "It didn't even wobble! Now THAT'S a hat." "${refrain}," said ${k}. And this time they heard.`,
        `When it was over there was one left in the whole street. It sat on ${k} and had its ears back. "It held on!" said ${w1}. "A hat that holds on!" "${refrain}," said ${k}. "Good gracious," said ${w1}. "So it is."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(C, 'point', 'curious'), seen(K, 'walk', 'curious'), seen(W2, 'stand', 'worried')],
        },
        `"But where have ours gone?" said ${w2}. They looked left, and they looked right. There was a high wall. ${c} stood up, on four toes, and looked over it. ${k} felt that, from underneath. "I think it can see something," said ${k}.`,
        `"My cherries!" said ${w2}. Nobody could see where they had got to. But somebody sat higher than anybody. ${c} was staring at something behind the wall, and leaning. When ${c} leaned left, ${k} went left.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            seen(K, 'hold', 'proud', 'hat'),
            seen(C, 'sit', 'proud'),
            seen(W1, 'cheer', 'happy'),
            seen(W2, 'cheer', 'happy'),
          ],
        },
        `Behind the wall was a garden, and in the garden was a pear tree. It had never had such a crop. There hung the straw, and the cherries, and the wedding. ${k} handed them all down. ${w1} put his on, and at once took it off again. "Good morning, ${c}," said ${w1}.`,
        `On the other side there was a tree, and it wore everything. There were nineteen hats in it, and a sock. ${k} climbed on the bench and reached them down. "It's the highest that sees most," said ${w1}. And ${w2} gave ${c} a cherry. It was a wax one.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(W1, 'walk', 'proud'), seen(W2, 'walk', 'proud'), seen(K, 'wave', 'surprised')],
        },
        `The next morning ${k} met ${w1}. "Nice hat," said ${k}. "Dear me, no," said ${w1}. "${refrain}." And it was. ${w2} had two, because of her bow. By Friday none of the ${kinds} in that street looked at shoes any more.`,
        `On Monday ${w1} came down the street and walked very straight. "Is that a hat?" said ${k}. "${refrain}," said ${w1}. Behind him came ${w2}, with hers, which was asleep. You couldn't see over anybody on the bus.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `At bedtime ${k} lay down, and there was nothing to sit on any more. So ${c} went to the other end. "Nice warm slippers," said ${g}, and put out the light. "They're not slippers," said ${k}. But nobody listens after supper.`,
        `That night ${K.names} head felt bare. But ${K.names} feet were as warm as toast. "Slippers in bed?" said ${g}, at the door. "They're not slippers," said ${k}, with both eyes shut. "They're a ${kind}."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './floor-old.ts';
import { COMFORTABLE } from './floor-parts.ts';

const TOO_SMALL = [
  'Too small!',
  'Much too small!',
  'Far too small!',
  'No, too small!',
  'Oh dear, too small!',
  'Too little room!',
  'Not room enough!',
  'No room here!',
  'It will not do!',
  'Not big enough!',
] as const;
const TITLES = ['wall to wall', 'the guest', 'where shall I sleep?', 'the best bed in the house'];

/** A bed, a bath and a sofa are too small; the floor is right, and there is nothing left of it for the child. */
export const FLOOR: EventPlot = { id: 'floor', young, middle, old };

function young({ A, K, G, a, k, g, Gcap, comesToo, chance }: Going): Told {
  const refrain = chance.pick(...TOO_SMALL);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'sad')] },
        `Brr! ${K.introduced} has cold feet.${comesToo} Ding-dong! Who can that be?`,
        `It is a cold night. ${K.introduced} has cold feet.${comesToo} Ding-dong! It is the door.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(K, 'wave', 'excited')] },
        `It is ${A.introduced}. "I have come to stay," says ${a}. "Come in!" says ${k}.`,
        `There stands ${A.introduced}. "May I stay?" says ${a}. "Yes!" says ${k}. "Come in!"`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'sit', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['pillow'],
        },
        `${a} gets into the bed. Creak. Bump! "${refrain}" says ${a}.`,
        `They try the bed. It creaks. It goes bump. "${refrain}" says ${a}.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(K, 'stand', 'curious')] },
        `They try the bath. Half of ${a} hangs out. "${refrain}" says ${a}.`,
        `${a} gets into the bath. It goes drip on ${a}. "${refrain}" says ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'worried')],
        },
        `${a} lies down on the sofa. So does the sofa. "${refrain}" says ${a}.`,
        `${a} tries the sofa. Now it is a very flat sofa. "${refrain}" says ${a}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(K, 'think', 'worried')] },
        `They look at the floor. There is a lot of floor.`,
        `There is the floor. It is big.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(K, 'cheer', 'happy')] },
        `${a} lies down, from wall to wall. "Just right!" says ${a}.`,
        `Down lies ${a}, from door to window. "That fits!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(A, 'sit', 'happy')] },
        `But where is ${k} going to sleep? "Brr," says ${k}.`,
        `"And me?" says ${k}. The floor is full. "Brr!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'sleepy')] },
        `Up climbs ${k}, on top. ${a} is warm. Now ${K.names} feet are warm, too.`,
        `"Come up here," says ${a}. Up goes ${k}. Oh, how warm!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'surprised'), seen(K, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy')] },
        `In comes ${g}. "Is there a place for me?" ${k} looks. "${refrain}" says ${k}.`,
        `${Gcap} looks in. "Can I come up too?" says ${g}. "${refrain}" says ${k}. Good night!`,
      ),
    ],
  };
}

function middle({ A, K, G, a, k, g, comesToo, chance }: Going): Told {
  const refrain = chance.pick(...COMFORTABLE);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')] },
        `${K.introduced} had everything ready for the guest.${comesToo} There was a clean pillow, and a glass of water. "I'll sleep on the mat," said ${k}. "A guest gets the bed." The floor was cold. ${K.names} feet said so already.`,
        `"When somebody comes to stay," said ${g}, "they get the bed." So ${K.introduced} made a place on the mat.${comesToo} There was a draught down there. It went straight for the toes. But a guest is a guest.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(K, 'wave', 'excited')] },
        `Then the bell rang. It was ${A.introduced}. ${a} filled the whole door, and some more was still on the step. "How very kind of you to have me," said ${a}. "You won't know that I'm here." All the cups on the shelf said clink.`,
        `There was a knock, and the house shook. There stood ${A.introduced}. "I've come to stay," said ${a}. "I take up no room at all."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'sit', 'calm'), seen(K, 'stand', 'surprised')],
          things: ['pillow'],
        },
        `${a} got into bed. The bed said creak. It bent, and bent, until its middle was on the floor. "Are you all right?" asked ${k}. "${refrain}," said ${a}. "Thank you for asking." Something went ping.`,
        `"What a lovely bed," said ${a}, and lay down in it. One leg of the bed went left. One went right. "Is it big enough?" said ${k}. "${refrain}," said ${a}, with both ends hanging over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(A, 'sit', 'worried')] },
        `${k} lay on the mat. The cold came in under the door. "And you?" said ${a}. "Are you warm down there?" "As warm as toast," said ${k}. You don't make a guest feel bad. ${K.names} teeth went click, click, click.`,
        `"Are you sure about the mat?" said ${a}. "Oh, yes," said ${k}. "I love the mat." There was a wind on it. ${k} put both feet into one sock.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(K, 'stand', 'curious')] },
        `In the night something went plop. ${k} got up to look. There was ${a}, in the bath, folded up like a letter. The tap dripped. "The bed was so good," said ${a}. "I wanted to leave some for tomorrow." "Do you fit?" "${refrain}," said ${a}. Plop.`,
        `Later there was a noise in the bathroom. In the bath lay ${a}, and most of ${a} was outside it. The tap dripped on the rest. "I came for a drink," said ${a}, "and it was so nice here." "Isn't it wet?" said ${k}. "${refrain}," said ${a}, and blinked.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'worried')],
        },
        `After that it was the sofa. It had four seats, and ${a} used them all. It sighed, and was flat. "${refrain}," said ${a}, before anybody had asked. But there was a yawn in it, as big as an oven.`,
        `At midnight there was a long, slow crunch. ${a} was on the sofa. It had been a high sofa. Now it was more of a rug. "Don't get up!" called ${a}. "${refrain}!" And ${a} yawned so hard that the curtains moved.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried'), seen(A, 'sit', 'sad')] },
        `${k} stood there with blue toes and looked. "You're not comfortable," said ${k}. ${a} looked at the toes. "You're not warm," said ${a}. Nobody said anything polite for a whole minute.`,
        `"You yawned," said ${k}. "You're shivering," said ${a}. They looked at each other. "It's a bit cold on my mat," said ${k}, very quietly. "There's a bit too much of me," said ${a}, even more quietly.`,
      ),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(K, 'point', 'excited')] },
        `"What would you like best?" said ${k}. "If you could just say." ${a} looked round. "All that," said ${a}. "The floor. From wall to wall." They took up the mat. ${a} lay down like a hill, and it was exactly enough. "Oh," said ${a}. "Oh, that's it."`,
        `"If you weren't a guest," said ${k}, "where would you lie?" ${a} did not even have to think. "There," said ${a}, and showed it, "on the whole of the floor." The mat went out. ${a} went down like a hill. Nothing creaked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'surprised'), seen(A, 'sit', 'happy')] },
        `Now there was no floor for ${k}. "And you?" said ${a}. "What would you like best?" ${k} thought of toes. "Something warm," said ${k}. "Something very big and warm." They both saw it at the same moment.`,
        `"And now I've got your floor," said ${a}. "What do you want? Just say it." "To have warm feet," said ${k}, and looked at the hill. It was warm, like a wall with the sun on it. "Would you mind...?" "I thought you'd never ask," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy')] },
        `It was like sleeping on a boat. Up it went, and down. No draught came so high. "Are you all right up there?" said ${a}. "${refrain}," said ${k}. And that time it was true.`,
        `${k} lay on top, flat as a leaf. It was warm right down to the toes. Up went the hill, and down again. "How is it?" said ${a}, from below. "${refrain}," said ${k}. There was no yawn in it, only a snore, a small one.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'sit', 'happy'), seen(A, 'sit', 'happy')],
        },
        `In the morning ${g} looked in. The bed was a heap, and the sofa was a rug. On the floor lay two who would not get up. "Did you sleep well?" asked ${g}. They looked at each other. "${refrain}," they said.`,
        `"Good heavens," said ${g}, next morning. "What a flat sofa! And how did our guest sleep?" "On the floor," said ${k}. "And where did you?" ${k} pointed downwards. "${refrain}," said ${k}. "May I stay another night?" said ${a}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './room-underneath-old.ts';

/** Too big to be under a roof is big enough to be one. */
export const ROOM_UNDERNEATH: EventPlot = { id: 'room-underneath', young, middle, old };

function young(going: Going): Told {
  const { K, k } = going;
  const { T, t, H, h, C, c, home, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'happy')] },
        `This is ${T.introduced}. What big wheels! Vroom!`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(T, 'walk', 'happy')] },
        `Now it is bedtime. "Into the ${home}!" says ${k}. All the little cars are in.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'surprised'), seen(K, 'stand', 'surprised')] },
        `In goes ${t}. ${refrain} Oh dear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'walk', 'determined'), seen(K, 'stand', 'worried')] },
        `${t} goes in backwards. Beep, beep, beep. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'determined'), seen(K, 'stand', 'worried')] },
        `${t} lets out some air. Psss. Now ${t} is small! In goes ${t}. ${refrain} ${k} pumps the tyres up.`,
      ),
      page(
        { time: 'night', weather: 'rain', camera: 'wide', actors: [seen(T, 'stand', 'sad')] },
        `So ${t} must sleep outside. Drip, drop. It is raining. ${t} is cold and all alone.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'walk', 'sad'), seen(T, 'stand', 'curious')] },
        `Who comes here? ${H.introduced}! "I am so wet," says ${h}. In goes ${h}, under ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'run', 'sad'), seen(T, 'stand', 'surprised'), seen(H, 'sit', 'happy')] },
        `Who comes here? ${C.introduced}! "Is there room for me?" ${h} says, "Lots!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `${k} looks out of the window. All is wet. But it is dry under ${t}!`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(T, 'stand', 'surprised')] },
        `"${t}!" calls ${k}. "You do not need a ${home}. You are a ${home}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'proud'), seen(H, 'sit', 'happy'), seen(C, 'sit', 'happy')] },
        `Out come the little cars. Vroom, vroom! They park under ${t}, with ${h} and ${c}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'sleep', 'sleepy'), seen(H, 'sleep', 'sleepy'), seen(C, 'sleep', 'sleepy')],
        },
        `${t} is asleep. ${h} and ${c} are asleep. It is a full house. Good night, ${t}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k } = going;
  const { T, t, H, h, C, c, home, size, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `${T.introduced} had wheels as high as a door. By day there was nothing better than that. ${t} drove over bumps and puddles, and ${k} waved from the wall.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(T, 'walk', 'happy'), seen(K, 'point', 'happy')] },
        `But at night all the little cars drove into the ${home} to sleep. It was warm in there, and they told each other about their day. "I want to sleep in there too," said ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'surprised'), seen(K, 'stand', 'worried')] },
        `"Straight in," called ${k}. "Mind your head!" ${t} rolled up to the door and in. ${refrain} Only the front bumper was inside.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'walk', 'determined'), seen(K, 'point', 'determined')] },
        `"Try it backwards," said ${k}. Beep, beep, beep, went ${t}, very carefully. ${refrain} It was just as ${size} from behind.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'determined'), seen(K, 'stand', 'worried')] },
        `"Then I'll be smaller," said ${t}, and let some air out of the tyres. Psssss. ${t} sank down, and crept up to the door on soft flat wheels. ${refrain} So ${k} pumped them up again. It took until dark.`,
      ),
      page(
        { time: 'night', weather: 'rain', camera: 'wide', actors: [seen(T, 'stand', 'sad')] },
        `So ${t} had to sleep outside. The door was shut. Behind it the little cars were laughing about something. Then it began to rain. It rained on the roof, and it rained on the lights. ${t} felt very much alone.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'walk', 'worried'), seen(T, 'stand', 'curious')] },
        `"Excuse me," said somebody, a long way down. It was ${H.introduced}, dripping from every prickle. "Is it dry under you? It looks dry." "I don't know," said ${t}. "I've never been under me." ${h} went in and had a look. "It's lovely," said ${h}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'run', 'worried'), seen(H, 'sit', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `Then ${C.introduced} came running along the wall. "Is there room for one more?" "There's room for forty," called ${h}. After that came two sparrows and a wet football.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'worried')] },
        `${k} could not sleep for thinking of ${t} in the rain. ${k} got up and looked out. The street was wet. The wall was wet. But under ${t} there was one big dry square, full of eyes.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'shout', 'excited'), seen(T, 'stand', 'surprised'), seen(H, 'sit', 'happy')],
        },
        `${k} knocked on the window. "${t}!" called ${k}. "Of course you don't fit into a ${home}. A ${home} doesn't fit into a ${home}! Look who's parked in you!" ${t} looked. ${h} looked back. Then they all laughed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'proud'), seen(C, 'sit', 'happy')] },
        `At that the door opened by a crack. "What's so funny out there?" said the smallest car. Then it heard ${c}, who was purring like an engine. Out came the smallest car, and the next one. They backed in under ${t}, one by one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'sleep', 'sleepy'), seen(H, 'sleep', 'sleepy')] },
        `The old ${home} is full of boxes now. On the front of ${t} hangs a sign, which ${k} painted: ROOM FOR ALL. It was raining again last night. ${t} was fast asleep, and so was everybody underneath. Not one of them was too ${size}.`,
      ),
    ],
  };
}

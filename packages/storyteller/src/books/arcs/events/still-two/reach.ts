import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './reach-old.ts';

/** A child is a year older and feels just the same, until a hand is where it never came before. */
export const REACH: EventPlot = { id: 'reach', young, middle, old };

function young(going: Going): Told {
  const { A, a, G, g, Gcap } = going;
  const { now, before, refrain, title, C } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'reach', 'curious'), seen(G, 'stand', 'happy')] },
        `Today ${A.introduced} is ${now}! The light switch is too high. So ${g} puts on the light.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['mirror'] },
        `${a} looks in the mirror. The same nose! The same two ears! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['shoe'] },
        `${a} puts on one shoe. It fits, like yesterday. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'jump', 'sad')] },
        `${a} jumps. Boing! It is the same jump as always. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'stand', 'happy'), seen(G, 'hold', 'happy', 'cake')],
        },
        `Here comes the cake! ${C.introduced} sings. ${a} blows. Puff! Out go all ${now}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'happy')], things: ['cake'] },
        `${a} eats some cake. It tastes of cake. "${refrain}" says ${a}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(C, 'stand', 'worried'), seen(A, 'stand', 'surprised')] },
        `Now it gets dark. It is too dark to play. Bump! "Oh! Who puts on the light?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')] },
        `${a} runs. ${a} stands on tiptoe. Up, up, up goes one hand.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(G, 'stand', 'surprised')] },
        `Click! It is light! "Who was that?" says ${g}. "It was me!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy')] },
        `Click, click, click! On, off, on! "I am not ${before}," says ${a}. "I am ${now.toUpperCase()}!"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [seen(A, 'sleep', 'happy')] },
        `Bedtime. ${Gcap} goes to the switch. "No, me!" says ${a}. Click. Good night, ${now}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, G, g, Gcap } = going;
  const { now, Now, before, refrain, title, C, c } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(G, 'stand', 'happy')] },
        `${A.introduced} woke up, and was ${now}. It was all there was to think about. "Well?" said ${g}, taking the coats down from the middle hook. "How does it feel?" ${a} felt all over, from the top to the toes. It did not feel like anything.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['mirror'] },
        `Perhaps it could be seen. ${a} looked in the mirror for a long time. There was the same nose as yesterday. There were the same two ears. The hair stuck up on the same side. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'calm')],
          things: ['pencil'],
        },
        `Perhaps it could be measured. By the kitchen door there were pencil lines, one for every month. ${a} stood against them, as tall as could be. "Chin down," said ${g}. The new line went exactly on top of the last one. "${refrain}" said ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(C, 'stand', 'curious')] },
        `Perhaps it was in the legs. ${a} ran to the fence and back, and ${C.introduced} counted. It took a count of ten. Yesterday it had taken ten as well. "${refrain}" said ${a}, and lay down on the grass.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'hold', 'happy', 'cake'), seen(C, 'cheer', 'happy')],
        },
        `Then they all came, and there was cake. Everybody sang, and ${c} sang the longest. ${a} blew. ${Now} candles went out at one go. "And now?" said ${g}. ${a} waited a bit, to see. The cake tasted very nice. It tasted just as it had at ${before}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(C, 'sit', 'calm')] },
        `"When does it start?" said ${a} to ${c}. "I've been ${now} since breakfast." ${c} did not know. "It may have gone to the wrong house," said ${a}. Outside it was getting late. People were saying thank you, and looking for their shoes.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'worried'), seen(C, 'stand', 'worried'), seen(A, 'stand', 'curious')],
        },
        `"My coat!" said somebody. All the coats hung by the door. They hung four deep, on the middle hook, too high for ${before}. And ${g} had both arms full of plates. "One moment," called ${g}. "I can't get to them!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['coat'] },
        `"Here you are," said ${a}, and took down the first coat. "And this is yours." Down came the second. It was a moment before anybody noticed. ${a} was holding the third. ${A.names} hand was still up there, on the hook.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(G, 'stand', 'surprised')] },
        `It had gone quiet in the hall. "You're not standing on anything," said ${g}. ${a} looked down. There was only floor. "You couldn't do that last week," said ${g}. "I couldn't do it when I was ${before}," said ${a}, very slowly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(G, 'stand', 'happy')] },
        `Then nobody got home for quite some time. All the coats had to go up again, for ${a} to take them down. "${Now}," said ${a} at each of them. "${Now}. ${Now}." It was in the arms! Nobody had thought of looking there.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'stand', 'happy')],
        },
        `At bedtime ${g} looked for the dressing gown. It wasn't on its low hook. It hung on the middle hook, a little crooked, beside the big ones. ${Gcap} left it there, and put out the light. "Good night, ${now}," said ${g}. But ${now} was asleep.`,
      ),
    ],
  };
}

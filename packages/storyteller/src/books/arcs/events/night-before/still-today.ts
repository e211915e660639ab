import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './still-today-old.ts';

/** Tomorrow is waited for, and never comes: when one gets there, it is today. */
export const STILL_TODAY: EventPlot = { id: 'still-today', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, day, treat, drawn } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'jump', 'excited')] },
        `Here is ${A.introduced}. One more sleep to ${day}! "${refrain}"`,
        `This is ${A.introduced}. One more sleep! Then comes ${day}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'calm'), seen(A, 'stand', 'sad')] },
        `"No," said ${g}. "It is still today." Oh, ${a}!`,
        `${Gcap} said no. "It is today, ${a}. All day."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'curious')],
        },
        `So ${a} went to bed. "${refrain}" "No," said ${B.introduced}.`,
        `"Then I will sleep now," said ${a}. "${refrain}" ${B.introduced} said no.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'surprised')], things: ['clock'] },
        `${a} put the clock on. Round and round! "${refrain}"`,
        `Here is the clock. ${a} pushed it on. "${refrain}"`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'sad'), seen(B, 'look-up', 'calm')],
          things: ['moon'],
        },
        `Then ${a} and ${b} saw the moon. The moon said no.`,
        `But up came the moon. "Still today," said ${b}. Oh, ${a}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'curious')] },
        `"Let us see it come!" ${a} and ${b} sat and looked.`,
        `${a} and ${b} sat up. They would see it come.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')], things: ['pillow'] },
        `Down on the pillow went ${a}. Down went ${b}. Good night!`,
        `A head on the pillow. Two heads! ${a} and ${b} slept.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(G, 'wave', 'happy')],
        },
        `In the morning in came ${g}. "${refrain}" said ${a}. "No. It is TODAY!"`,
        `In the morning ${a} sat up. "${refrain}" "No," said ${g}. "It is TODAY!"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'dance', 'happy')],
          things: [drawn],
        },
        `And what a day! There was ${treat}. ${a} and ${b} sang.`,
        `Down ran ${a} and ${b}. There was ${treat}! Hooray for today!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'sit', 'calm')],
        },
        `Then it was night. "${refrain}" said ${a}. "No," said ${g}. "Good!" said ${a}.`,
        `That night ${a} lay and yawned. "${refrain}" "Not yet," said ${g}. "Oh, good!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, day, treat, drawn } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(G, 'sit', 'calm')] },
        `A week ago there were still eight sleeps to go. Now there was one, and then came ${day}. "${refrain}" said ${A.introduced}, at breakfast. "No," said ${g}. "It's today."`,
        `There had been ten sleeps, and then five. ${A.introduced} had slept them all. Now there was just one left before ${day}. "${refrain}" said ${a}. "No," said ${g}. "It's still today."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'calm', 'spoon'), seen(A, 'stand', 'curious')],
          things: ['spoon'],
        },
        `${a} waited for a whole minute. It was a long one. It went round the kitchen twice. "${refrain}" said ${a}. ${Gcap} was counting, and had to begin again with the first spoon.`,
        `At ten o'clock it was today. At noon it was today as well. "${refrain}" said ${a}, just to be safe. ${Gcap} put down the spoon. "I'll tell you when," said ${g}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'curious')],
          things: ['pillow'],
        },
        `One has to sleep first. So ${a} went to bed at five, with the sun on the pillow. ${B.introduced} came too. They shut their eyes hard. Then ${a} opened one. "${refrain}"`,
        `"I'll get it over with," said ${a}, and went to bed before supper. ${B.introduced} got a bit of the pillow. They lay as stiff as boards. "${refrain}" said ${a}. It was ten past five.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')],
          things: ['soup'],
        },
        `You can go to bed early, but sleep comes when it likes. So they got up again for supper. "And now?" said ${a}. "Today isn't done yet," said ${g}. "It has still got soup in it."`,
        `"Sleep won't come if you shout for it," said ${g}. It was true. ${a} had shouted four times. There was soup, and there were stairs, and teeth to brush. And still it was today.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'surprised')],
          things: ['clock'],
        },
        `Then ${a} looked at the clock. So that was it. It was much too slow! ${a} took hold of the hands. Round they went, up to seven in the morning. "There," said ${a}. "${refrain}"`,
        `"It's the clock that's in charge," said ${a}. The clock stood there and said half past six. ${a} helped it on with one finger. Soon it was morning, on the clock. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'point', 'calm'), seen(A, 'look-up', 'sad'), seen(B, 'look-up', 'calm')],
          things: ['clock', 'moon'],
        },
        `${Gcap} came, and looked at the clock, and looked out at the dark. "Somebody ought to tell the moon," said ${g}. The moon was only just getting up. It hadn't heard a thing.`,
        `${b} looked out at the moon. "That doesn't think so," said ${b}. "Nor do I," said ${g}, in the door. The clock said seven, all by itself. It looked a bit silly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'curious')] },
        `"Then we'll watch for it," said ${a}. "It has to come in somewhere." They sat up in bed. ${b} took the window, and ${a} took the door. Nothing could get past them.`,
        `"Where does it come from?" said ${b}. They didn't know. So they sat up to see it come. It would be big, they thought, with all its lights on. "We'll shout hello," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')], things: ['pillow'] },
        `They watched for a long time. Something dripped. "Are you asleep?" said ${a}. "No," said ${b}. "I'm listening to the pillow." "${refrain}" said ${a}. There was no answer to that.`,
        `After a while ${b} watched with only one eye. "I'll put my head on the pillow," said ${a}, "and watch lying down." It was very soft. "${refrain}" said ${a}, to nobody much.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(G, 'sit', 'happy')] },
        `In the morning the door opened. "${refrain}" said ${a}, with both eyes shut. "No," said ${g}. ${a} could have cried. There had been such a lot of night. "It's today," said ${g}. "Today!"`,
        `In the morning somebody sat down on the bed. It was ${g}. "${refrain}" said ${a}. "I'm afraid not," said ${g}. "It's today." "Oh," said ${a}. And then, "Today? Is it? Now?"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'dance', 'happy')],
          things: [drawn],
        },
        `Somewhere in the dark tomorrow had turned over. It was today on the other side. ${a} and ${b} ran down. There was ${treat}. It was ${day}, and it went on all day long.`,
        `It had gone right past them in the dark, without one light on. And it was ${day}. There was ${treat}, and ${a} sang, and ${b} danced. Nobody asked what time it was.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['clock'],
        },
        `That night ${b} was asleep at once. "${refrain}" said ${a}. "No," said ${g}. "It's today for hours yet." "Good," said ${a}. And one hand came out, and put the clock back.`,
        `Then it was night, and ${b} lay curled up. "${refrain}" said ${a}, very low. "Not yet," said ${g}. "Good," said ${a}, who had got hold of the clock. It went back to breakfast.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './mind-the-step-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** What the teacher says at the door must be hello, so it is said to everybody, until somebody comes to the step with a tray. */
export const MIND_THE_STEP: EventPlot = { id: 'mind-the-step', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, A, a, B, b, Bcap, T, t, N, n, school, wordsNow } = partsOf(going, 'young');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(A, 'stand', 'shy')] },
        `${A.introduced} is new at ${school}. ${wordsNow}`,
        `This is ${A.introduced}, new at ${school}. ${wordsNow}`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'wave', 'happy'), seen(A, 'stand', 'curious')] },
        `${T.introduced} is at the door. "${refrain}" she says. Is that hello?`,
        `At the door is ${T.introduced}. "${refrain}" That must be hello!`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'surprised')] },
        `There sits ${B.introduced}. "${refrain}" says ${a}. ${Bcap} looks down. What step?`,
        `"${refrain}" says ${a} to ${B.introduced}. ${Bcap} looks at the floor.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(N, 'stand', 'surprised'), seen(A, 'wave', 'happy')] },
        `${N.introduced} has the soup. "${refrain}" says ${a}. ${n} looks down, too.`,
        `There is ${N.introduced}, with soup. "${refrain}" She looks at her feet.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `Nobody says it back. They only look down. ${a} says no more.`,
        `They all look down. Nobody says it back. So ${a} is quiet.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(B, 'walk', 'happy', 'paint'), seen(A, 'stand', 'worried')],
          things: ['paint'],
        },
        `Here comes ${b}, with red paint. Oh! ${b} comes to the door, backwards!`,
        `Look, ${b} has paint. ${b} walks backwards. And there is the door!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'surprised')],
          things: ['paint'],
        },
        `"${refrain}" shouts ${a}. ${Bcap} stops. One foot is in the air.`,
        `${a} shouts it. "${refrain}" And ${b} stops, on one foot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(A, 'cover', 'surprised')], things: ['paint'] },
        `Not one drop! Now ${a} knows it. It is not hello at all!`,
        `No paint is lost! So that is a step! Oh, ${a}! You all laugh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'dance', 'happy')] },
        `"What is your hello?" ${a} tells ${b}. ${Bcap} says it wrong. It comes out as "Goat!"`,
        `${a} has a hello, too. ${Bcap} tries it. It comes out as "Goat!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(A, 'cheer', 'happy')],
        },
        `The next day all say it to ${a}. "${refrain}" And ${a}? "Goat!" ${t} and ${b} laugh.`,
        `The next day ${t} and ${b} wave. "Goat!" they say. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, A, a, B, b, Bcap, T, t, N, n, school, came, words } = partsOf(going, 'middle');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(A, 'stand', 'shy')] },
        `${came} On Monday it was the first day at ${school}. ${words} ${a} had a great many words. They were all of the wrong sort.`,
        `${came} ${words} ${a} was full of words, right up to the top. But at the new ${school} there was nobody to say them to.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'wave', 'happy'), seen(A, 'stand', 'curious')] },
        `At the door stood ${T.introduced}. "${refrain}" she said to each of them, and smiled. "So that's hello," thought ${a}, and learned it by heart.`,
        `${T.introduced} stood in the doorway. Whoever came in got a smile and the same few sounds. "${refrain}" she said. So that was how they said hello here! ${a} said it over, without a noise.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'surprised')] },
        `The first one was ${B.introduced}. "${refrain}" said ${a}, and smiled. ${Bcap} looked down at the floor. "Where?" said ${b}. It was as flat as a plate.`,
        `${a} went straight up to ${B.introduced}. "${refrain}" It came out very well. ${Bcap} took a quick look at both feet, and then behind. "What step?" said ${b}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(N, 'stand', 'surprised'), seen(A, 'wave', 'happy')] },
        `${N.introduced} was the cook, and she was new as well. She had words from somewhere else again. "${refrain}" said ${a}. She stood still, and held on to the soup.`,
        `At noon there was ${N.introduced}, with the soup. She had come from somewhere, too, and never said a word. "${refrain}" said ${a}. ${n} looked under the pan, just in case.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `It was odd. Everybody to whom one said hello looked at their feet. Nobody said it back. "Perhaps I say it wrong," thought ${a}, "or they are all very shy. Then I'll be shy, too."`,
        `${a} had said it eleven times. Eleven people had looked at the ground, and not one had said it back. "I'd better be quiet," thought ${a}. It was very full in there.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(B, 'walk', 'happy', 'paint'), seen(A, 'stand', 'worried')],
          things: ['paint'],
        },
        `In the afternoon they painted outside. ${Bcap} came out with the paint, all the pots at once. "Coming!" called ${b}, and came backwards, to hold the door. And ${a}, who was sitting there, looked at the ground.`,
        `They were to paint in the yard. ${Bcap} had the paint, red and blue and green, up to the chin. "I've got it!" called ${b}, who couldn't see a thing. ${b} was coming to the door, and ${a} was by it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'surprised')], things: ['paint'] },
        `There was only one thing that ${a} could say. So ${a} said hello, as loud as it would go. "${refrain}" And ${b} stopped, with one foot in the air.`,
        `What does one shout? ${a} had one thing to say, and it was hello. It would have to do. "${refrain}" ${b} stopped. The foot hung over the edge, and came back.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'cheer', 'happy'), seen(A, 'cover', 'surprised'), seen(T, 'stand', 'happy')],
          things: ['paint'],
        },
        `Not one drop was lost. "You saved the paint!" said ${b}. ${a} looked at the foot, and at the edge, and at ${t}. Oh. So that was what it meant. It had never been hello at all.`,
        `The paint shook, and stayed in. ${a} saw where the foot had been, and where it had not been. There was a step. "Well done!" said ${t}. It had never been hello! And ${a} had said it to the cook.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')] },
        `First ${a} went hot all over. Then a laugh came up, from home, and that needs no words. ${b} laughed too. "And how do you say it?" asked ${b}, and waved a hand. "Hello?"`,
        `It was awful for as long as a sneeze. Then it was so funny that ${a} had to sit down. ${Bcap} sat down beside. They laughed in the same language. "Now teach me yours," said ${b}, and waved.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'curious'), seen(A, 'stand', 'happy')] },
        `So ${a} said it, quite slowly, the warm word from home. ${Bcap} said it after. It was not quite the same. It was the word for a goat. "Goat!" said ${b}, with a big smile. "Goat, goat, goat!"`,
        `${a} gave ${b} the best word there was, and ${b} tried it. "Like this?" It is a hard one. A bit of it went missing on the way. "Goat!" said ${b}, as friendly as anything. "Was that right?" "Goat," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(T, 'wave', 'happy'),
            seen(B, 'wave', 'happy'),
            seen(N, 'wave', 'happy'),
            seen(A, 'cheer', 'happy'),
          ],
        },
        `The next morning they all stood at the door. "Goat!" said ${b}. "Goat!" said ${t}, and ${n} waved a spoon. "${refrain}" said ${a}. In that place nobody has said hello in any other way since.`,
        `In the morning ${a} came to the door, and they had all been practising. "Goat!" called ${t}, and ${b}, and even ${n}. ${a} did not put them right. "${refrain}" said ${a}, and they minded it.`,
      ),
    ],
  };
}

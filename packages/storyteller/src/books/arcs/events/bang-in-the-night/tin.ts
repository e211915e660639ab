import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { noiseIn, refrainsOf, titlesOf } from './noises.ts';
import { old } from './tin-old.ts';

/** Whoever fell out of bed with a tin looks for the noise too, for nobody hears himself fall. */
export const TIN: EventPlot = { id: 'tin', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, raw, comesToo, chance } = going;
  const n = noiseIn(raw);
  const N = n.toUpperCase();
  const refrain = chance.pick(...refrainsOf(n));
  return {
    title: titled(chance.pick(...titlesOf(n))),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['box'],
        },
        `Night. ${A.introduced} slept. ${cap(B.introduced)} slept. ${b} had a tin in bed.`,
        `Here slept ${A.introduced}. Here slept ${B.introduced}. Who slept with a tin? ${b}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')], things: ['box'] },
        `${N}! "${/kitchen/.test(raw) ? 'Who is in the kitchen' : 'What was that'}?" said ${a}. ${b} sat on the floor. The tin did, too.`,
        `${N}! Up sat ${a}. "Was that ${/kitchen/.test(raw) ? 'the kitchen' : 'downstairs'}?" "I heard it," said ${b}, from the floor.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'curious', 'saucepan'), seen(B, 'stand', 'curious')],
        },
        `They went to look.${comesToo} Was it the saucepan? CLANG! "${refrain}," said ${a}.`,
        `"Was it this?" CLANG, went the saucepan.${comesToo} "${refrain}," said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(B, 'hold', 'curious', 'book'), seen(A, 'stand', 'curious')],
        },
        `Was it the book? ${b} let go. SLAP! "${refrain}," said ${a}.`,
        `${b} dropped a book. SLAP! "Was it that?" "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'curious', 'ball'), seen(B, 'jump', 'surprised')] },
        `Was it the ball? BOING, boing, boing! "${refrain}," said ${a}.`,
        `Then they tried the ball. BOING! It went on and on. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'shy'), seen(B, 'hide', 'shy')] },
        `On went the light. There was ${g}. "What was THAT?" said ${g}.`,
        `"What is all this noise?" said ${g}. ${Gcap} was wide awake now.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'point', 'calm'), seen(A, 'walk', 'sad'), seen(B, 'walk', 'sad')],
        },
        `"We heard a ${n}," said ${a}. "I heard a clang," said ${g}. "Bed!"`,
        `"Clang, slap, boing!" said ${g}. "I heard that. Into bed!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')], things: ['box'] },
        `They lay down. Quiet. ${b} turned over. So did the tin.`,
        `All quiet. ${b} rolled a bit. The tin rolled, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'surprised')], things: ['box'] },
        `${N}! "THAT was it!" said ${a}. "Oh," said ${b}, on the floor.`,
        `${N}! "There!" said ${a}. And who was on the floor? ${b} and the tin!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sleep', 'sleepy')], things: ['pillow'] },
        `So they put a pillow there. Puff, went ${b}. Nobody woke up. Good night.`,
        `Now a big pillow lay there. Puff! That was ${b}, fast asleep. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, raw, comesToo, chance } = going;
  const n = noiseIn(raw);
  const N = n.toUpperCase();
  const refrain = chance.pick(...refrainsOf(n));
  return {
    title: titled(chance.pick(...titlesOf(n))),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['box'],
        },
        `The house was asleep. In one bed slept ${A.introduced}. In the other slept ${B.introduced}, round a biscuit tin. ${b} never slept without it.`,
        `It was the middle of the night. ${A.introduced} was asleep on a pillow. ${cap(B.introduced)} was asleep on a biscuit tin, right at the edge. You never know when you may need a biscuit.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')], things: ['box'] },
        `${N}! ${a} sat up straight. "What was that?" "I don't know," said ${b}, from the floor. "It woke me." The tin lay next to ${b}, with a dent in it.${comesToo}`,
        `${N}! "Did you hear that?" said ${a}. "Very near," said ${b}, and climbed up from the floor with the tin.${comesToo}`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'curious', 'saucepan'), seen(B, 'stand', 'curious')],
        },
        `There was no going back to sleep. They crept down to the kitchen to find it. "It may have been the saucepan," said ${b}. ${a} dropped it, to hear. CLANG! It rang and rang. "${refrain}," said ${a}.`,
        `They had to know. They went down on tiptoe, and tried one thing after another. First ${a} let go of a saucepan. CLANG! "That's too long and thin," said ${b}. "Yes," said ${a}. "${refrain}."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(B, 'hold', 'determined', 'book'), seen(A, 'stand', 'curious')],
        },
        `In the next room they had books. "Take a fat one," said ${a}. ${b} took the fattest, with both arms, and let it fall. SLAP! It blew all the dust off the carpet. "${refrain}," said ${a}.`,
        `"Was it flat?" asked ${b}, and pushed a book off the table. SLAP! Their hair flew up. It was a good noise, only it was the wrong one. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'curious', 'ball'), seen(B, 'jump', 'surprised')] },
        `Behind the sofa was the ball. BOING! Then it went boing, boing, boing, all the way down the hall. They listened till the end. "${refrain}," said ${a}.`,
        `The ball was ${b}'s idea. BOING! It hit the ceiling, the lamp and the other wall. BOING! "It's too cheerful," said ${b}. "${refrain}," agreed ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'shy'), seen(B, 'hide', 'shy')] },
        `The light went on. There stood ${g}, with hair like a broom. "What," said ${g}, "was THAT?" "That's what we're trying to find out," said ${a}.`,
        `"Aha!" said ${b}. "Footsteps!" They were ${g}'s. ${Gcap} stood in the door, in one slipper. "What in the world is going on?" "Something went ${n}," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'point', 'calm'), seen(A, 'stand', 'determined'), seen(B, 'stand', 'sleepy')],
        },
        `"I heard a clang," said ${g}, "and a slap, and eleven boings. I never heard a ${n}." "It was before those," said ${a}. "It was the one that started it." "Bed," said ${g}.`,
        `${Gcap} had heard everything but that. "Clang, yes. Slap, yes. Boing, a great many." "But not the ${n}?" said ${a}. "I was asleep until you began to look for it," said ${g}. "Off you go."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sleep', 'sleepy')],
          things: ['box'],
        },
        `So they lay down again. ${a} kept both ears open. It was quiet enough to hear the moon. ${b} was asleep at once, round the tin, right at the edge. Then ${b} turned over.`,
        `${a} did not mean to sleep. ${a} sat up in bed and waited. In the other bed ${b} hugged the tin, and rolled a bit. And then ${b} rolled a bit more.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited'), seen(B, 'sit', 'surprised')], things: ['box'] },
        `${N}! "That's IT!" cried ${a}. "That's the very one!" "Where?" said ${b}, on the floor, beside the tin. They looked at the bed, and at the tin, and at ${b}. "Oh," said ${b}. "It was me."`,
        `${N}! "There it is again!" cried ${a}, and put on the lamp. On the floor sat ${b}. On top of ${b} sat the tin. "I heard it too," said ${b}, and then, more slowly, "I was it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'pillow'), seen(B, 'sit', 'shy'), seen(A, 'sit', 'happy')],
        },
        `There was ${g} again. "Now I've heard it," said ${g}. "You're right. It was a ${n}." Down on the floor went the fattest pillow of all. They had one biscuit each.`,
        `"So that's it," said ${g} in the door. "A very good one, too." Then ${g} laid cushions all round ${b}'s bed, like a nest. And as the tin was there, they ate a biscuit.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sleep', 'sleepy')], things: ['pillow'] },
        `An hour later there was a noise in the night. It was puff. "${refrain}," said ${a}, in a dream. And everybody slept until morning.`,
        `Towards morning something went puff. ${a} opened one eye. "${refrain}," said ${a}, and shut it. There on the cushions lay ${b}, and went on sleeping.`,
      ),
    ],
  };
}

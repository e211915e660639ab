import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './last-door-old.ts';
import { partsOf } from './sound.ts';

/** Somebody too shy to knock swallows what opens every door: three hope for something else, and behind the last is a friend. */
export const LAST_DOOR: EventPlot = { id: 'last-door', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, k, Gcap, third } = going;
  const { x, goes, hopes, drawn, P, W, C, refrain: r, title } = partsOf(going);
  const [h1, h2, h3] = hopes;
  const also = third ? ` And so did ${k}.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'shy')], things: ['house'] },
        `One, two, three, four doors. ${A.introduced} never knocked. ${a} was too shy.`,
        `${A.introduced} went past four doors. Knock? Oh no. ${a} was too shy.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: drawn },
        `"A plum!" Gulp! No plum. It was a ${x}.`,
        `A plum in the grass? Gulp! No. It was a ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'excited', h1.drawn), seen(A, 'stand', 'shy')],
          things: [h1.drawn],
        },
        `${goes}! Out ran ${P.name} with ${h1.holding}. "${h1.cry}" "${r}" said ${a}. "Oh," said ${P.name}.`,
        `${goes}! A door flew open. "${h1.cry}" said ${P.name}. "${r}" said ${a}. "Oh."`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'run', 'excited'), seen(A, 'stand', 'shy')], things: [h2.drawn] },
        `${goes}! "${h2.cry}" Out ran ${W.introduced}. "${r}" said ${a}. "Oh."`,
        `${goes}! Door two! "${h2.cry}" said ${W.introduced}. "${r}" said ${a}. "Oh."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'jump', 'excited'), seen(A, 'stand', 'shy')], things: [h3.drawn] },
        `${goes}! "${h3.cry}" Out ran ${C.introduced}. "${r}" said ${a}. "Oh."`,
        `${goes}! Door three! "${h3.cry}" said ${C.introduced}. "${r}" said ${a}. "Oh."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'sad')] },
        `In they all went. Nobody wanted ${a}. "Hush," said ${a} to the ${x}.`,
        `The doors shut. One, two, three. "It is never me," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried')], things: ['house'] },
        `One more door. Tip, toe. ${a} did not breathe. Tip, toe. Tip... ${goes}!`,
        `Now for door four. Sh! ${a} held it in. And in. And in. ${goes}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'excited'), seen(A, 'cover', 'shy')] },
        `The door flew open. It was ${B.introduced}. "${r}" said ${a}, very low.`,
        `Out ran ${B.introduced}.${also} "${r}" said ${a}. ${a} looked at the mat.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'stand', 'surprised')], things: drawn },
        `"You!" said ${b}. "I wanted it to be you!" "OH!" said ${a}. Out fell the ${x}.`,
        `"It is you!" said ${b}. "I want YOU!" "OH!" said ${a}. Pop! Out came the ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bowl', ...drawn],
        },
        `${Gcap} hung the ${x} up high. Then there were plums. Real plums!`,
        `Up on a hook went the ${x}. ${Gcap} had real plums for them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'run', 'happy')], things: ['house'] },
        `Now ${a} has no ${x}. But here is door four. "${goes}!" says ${a}. And out runs ${b}.`,
        `Who is that at door four? There is no ${x} now. "${goes}!" says ${a}. "It's me!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, k, Gcap, third } = going;
  const { x, goes, hopes, drawn, P, W, C, refrain: r, title } = partsOf(going);
  const [h1, h2, h3] = hopes;
  const also = third ? ` ${k} looked out, too.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'shy')], things: ['house'] },
        `There are four doors in Hill Street. Every day ${A.introduced} went past, and never knocked at one. What would you say, when it opened? ${a} couldn't think of anything.`,
        `Every day ${A.introduced} walked down Hill Street. It had four doors. Once ${a} had nearly knocked. But then somebody might have come, and there you are, with nothing to say.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: drawn },
        `On Monday there was a plum in the grass. At least ${a} took it for a plum. It went down in one gulp, and it was cold. It wasn't a plum at all. "${goes}!" said ${a}'s tummy. It was a ${x}.`,
        `Something small lay by the wall. ${a} took it for a plum. One doesn't look at a plum for long. Gulp! It didn't hurt. But the next time ${a} breathed out, it went "${goes}!" It had been a ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'excited', h1.drawn), seen(A, 'stand', 'shy')],
          things: [h1.drawn],
        },
        `The first door flew open. "${h1.cry}" cried ${P.name}, and out she ran with ${h1.holding}. She looked right over the top of ${a}. "${r}" said ${a}. "Oh," said ${P.name}. "So it is." And she went in again.`,
        `"${h1.cry}" Out of number one came ${P.name}, with ${h1.holding}, in one slipper. She looked left, and she looked right. She looked down last. "${r}" said ${a}. "What a pity," said ${P.name}, and shut the door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'run', 'excited'), seen(A, 'stand', 'shy')], things: [h2.drawn] },
        `"${goes}!" The second door banged. "${h2.cry}" It was ${W.introduced}, with ${h2.holding}, and at a gallop. ${W.name} was as far as the corner before ${W.name} stopped. "${r}" called ${a}. "Oh," said ${W.name}, and came all the way back.`,
        `"${goes}!" "${h2.cry}" Out shot ${W.introduced}, with ${h2.holding}. ${W.name} fell right over ${a}. "${r}" said ${a}, from underneath. "Oh," said ${W.name}. "I had so hoped that you were something else."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'jump', 'excited'), seen(A, 'stand', 'shy')], things: [h3.drawn] },
        `${a} tried not to breathe, past number three. It's a wide house. "${goes}!" "${h3.cry}" sang ${C.introduced}. ${C.name} danced on the step, with ${h3.holding}. "${r}" said ${a}. ${C.name} stopped, on one leg. "Oh."`,
        `At number three ${a} ran. That made it worse. "${goes}, ${goes.toLowerCase()}, ${goes.toLowerCase()}!" "${h3.cry}" cried ${C.introduced}. "At last!" And there stood ${C.name} with ${h3.holding}, and such a happy face. "${r}" said ${a}. The face went in.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} sat down on the kerb. It wasn't ${h1.it}. It wasn't ${h2.it}. It wasn't even ${h3.it}. Every time a door opened, somebody was waiting for something. "And it's never me," said ${a}. "${goes}," said the ${x}, quite low.`,
        `"Three doors," said ${a}, "and I was wrong for all of them." One wanted ${h1.it}. One wanted ${h2.it}. One wanted ${h3.it}. Nobody runs out of a house for ${A.aKind}. "${goes}," said the ${x}. It was sorry.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried')], things: ['house'] },
        `There was only number four. ${a} took one long breath, and held it, and went on tiptoe. Past the gate. Past the mat. Nearly past the pot with the fern in it. The fern tickled. "${goes.toUpperCase()}!"`,
        `The way home goes by number four. ${a} shut both lips, and both eyes, and crept. It was going well. It was going so well that ${a} let out a little sigh. "${goes.toUpperCase()}!" It rang in the letter boxes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'excited'), seen(A, 'cover', 'shy')] },
        `The door opened before it was over. There stood ${B.introduced}, out of breath.${also} ${a} said it to the mat. "${r}" And ${a} had turned round already, when nobody said "Oh".`,
        `Feet came down the stairs, two at a time. ${a} knew by now how it goes. "I'm not anything," said ${a}, before the door was quite open. "${r}" It was ${B.introduced}.${also} And ${b} didn't look over the top at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'stand', 'surprised')], things: drawn },
        `"It's YOU!" said ${b}. "You go by every day at four, and you never knock. I've been waiting and waiting." "For me?" said ${a}. "OH!" It was the biggest oh there had ever been. And out of it fell the ${x}.`,
        `"I thought you'd never come," said ${b}. "I wave every day, from up there. You only ever look at the doors." "You were waiting for me?" said ${a}. "OH!" Such an oh wants a lot of room. Out popped the ${x}, and rolled under the mat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bowl', ...drawn],
        },
        `${Gcap} looked down ${a}'s throat with a torch. There was nothing left in there but a bit of a hum. "Food goes in," said ${going.g}, "and nothing else." Then the ${x} was washed, and hung up high. And there were plums.`,
        `"Nothing goes in there but food," said ${going.g}. The ${x} was washed three times. It was hung on a nail, too high for anybody. After that they had plums, which ${a} looked at very closely first. They played until the lamps came on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'run', 'happy')], things: ['house'] },
        `On Tuesday, at four, ${a} stood before number four. There was no ${x} now, and there was the door. Knock? ${a} still couldn't. So ${a} breathed in. "${goes}!" said ${a}. And the feet came down the stairs, two at a time.`,
        `Next day it was very quiet in Hill Street. Then somebody stood at number four, and coughed. "${goes}," said somebody. It was not much like a ${x}. "Who is it?" called ${b}, who knew. ${a} thought of what to say. "It's me!"`,
      ),
    ],
  };
}

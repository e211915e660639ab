import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './own-way-old.ts';
import { partsOf, TITLES, drawn } from './parts.ts';

/** The work is done, three times, as nobody else there does it; and then there is a door that only so can be opened. */
export const OWN_WAY: EventPlot = { id: 'own-way', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { work, way, refrain, A, a, N, n, as } = partsOf(going);
  const { name, things, put, carried, to, insideNow, setting } = work;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['cap'] },
        `Look at ${A.introduced}! ${a} works at the ${name}${as}.`,
        `A new cap for ${A.introduced}! ${a} works at the ${name}${as}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'calm'), seen(A, 'walk', 'happy')], ...drawn(work) },
        `Here is ${N.introduced}. "The ${things} go ${put}." ${way.tidyNow(a, things)}`,
        `"The ${things} go ${put}!" That is ${N.introduced}. ${way.tidyNow(a, things)}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'surprised'), seen(K, 'stand', 'happy')] },
        `"${refrain}" says ${n}. ${K.introduced} laughs.`,
        `${K.introduced} laughs. "${refrain}" says ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(N, 'stand', 'surprised')] },
        `The ${carried} go ${to}. ${way.carryNow(a, carried)} "${refrain}"`,
        `Now ${a} has the ${carried}. ${way.carryNow(a, carried)} "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'excited'), seen(N, 'cover', 'worried')] },
        `"Say hello!" says ${n}. ${way.greetNow(a)} "${refrain}"`,
        `Here come people. ${way.greetNow(a)} "${refrain}"`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(N, 'run', 'surprised'), seen(A, 'run', 'surprised'), seen(K, 'run', 'excited')],
          things: ['hat'],
        },
        `Whoosh! The wind takes ${N.names} hat. Out they all run. Got it!`,
        `The wind! Off goes ${N.names} hat. They all run out. Got it!`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'stand', 'worried')] },
        `Bang! The door! The key is inside. ${insideNow}`,
        `Bang goes the door. "My key is inside!" says ${n}. ${insideNow}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'reach', 'worried'), seen(K, 'reach', 'worried'), seen(A, 'stand', 'shy')],
        },
        `They pull and pull. No. "Do it your way, ${a}!" says ${k}.`,
        `${n} pulls. ${k} pulls. No. "Now you, ${a}! Your way!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')] },
        `${way.solveNow(a)} All come in. Hurray!`,
        `"May I?" ${way.solveNow(a)} Hurray! All come in.`,
      ),
      page(
        {
          setting,
          weather: 'clear',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'proud')],
        },
        `${n} wants to learn it. ${way.copyNow(n)} "${refrain}" says ${a}.`,
        `"Show me!" says ${n}. ${way.copyNow(n)} "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { work, way, refrain, A, a, N, n, as } = partsOf(going);
  const { name, things, put, carried, to, inside, setting } = work;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(N, 'stand', 'calm')],
          things: ['cap', 'key'],
        },
        `On Monday ${A.introduced} began to work at the ${name}${as}. There was a cap with a shiny peak. ${N.introduced} hung the key on its hook by the door. "Here everything is done in one way," said ${n}. "Mine."`,
        `${A.introduced} had got the job at the ${name}${as}. The cap nearly fitted. "The key hangs here, by the door," said ${N.introduced}. "And everything is done just as I do it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(N, 'stand', 'surprised')], ...drawn(work) },
        `"First, the ${things} go ${put}," said ${n}. "I can do that," said ${a}. ${way.tidy(A, things)} ${n} looked for a long time. "${refrain}" said ${n}.`,
        `There was a heap of ${things}. "They go ${put}," said ${n}, and turned round. ${way.tidy(A, things)} "${refrain}" said ${n}. "All done," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(N, 'cover', 'surprised'), seen(K, 'stand', 'happy')],
        },
        `Then the ${carried} had to go ${to}. ${way.carry(A, carried)} ${K.introduced} had come in to look. "${way.slow ? 'Do that again' : 'That was quick'}!" said ${k}. "${refrain}" said ${n}.`,
        `"Can you carry?" said ${n}. "The ${carried} go ${to}." ${way.carry(A, carried)} "${refrain}" said ${n}. ${K.introduced} stood at the door, and clapped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'excited'), seen(N, 'sit', 'worried')] },
        `At nine came the people. "We say good morning to them, with a nod," said ${n}. ${way.greet(A)} "${refrain}" said ${n}, and had to sit down.`,
        `"People are coming," said ${n}. "You nod at them. That's all." ${way.greet(A)} ${n} sat down on the nearest chair. "${refrain}" said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'walk', 'calm'), seen(A, 'walk', 'sad'), seen(K, 'stand', 'curious')] },
        `So ${n} showed it again. One thing, four steps, a nod. ${a} did it like that until the evening. It was right, and it was only eleven things. "It's not wrong any more," said ${a} to ${k}. "It just isn't me."`,
        `"Now do as I do," said ${n}. One thing, four steps, a nod. ${a} did it like that, all the week. "You do it right now," said ${k}. "Yes," said ${a}. "And I've got as far as eleven."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(N, 'run', 'surprised'), seen(K, 'run', 'excited'), seen(A, 'run', 'surprised')],
          things: ['hat'],
        },
        `On Saturday there was a wind. It came in, and took ${N.names} hat, and went out again. Out ran ${n}, and ${a}, and ${k}, and all the people. They got it back at the corner. Bang! That was the door.`,
        `On Saturday the wind blew in at the door. When it went, it had ${N.names} hat on. They ran after it, ${n} and ${k} and ${a} and all. "Got it!" called ${k}. And behind them the door fell shut.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'worried'), seen(K, 'reach', 'determined')] },
        `The key hung on its hook, inside. ${inside} ${n} pulled at the door. ${k} pulled at ${n}. The people pulled at ${k}. It was a good door. It opened with the key, or not at all.`,
        `And where was the key? On its hook, inside. ${inside} ${n} reached in at the letter flap, up to the shoulder. ${k} tried it as well. They were both too short, by a lot.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'shy')] },
        `Only ${a} stood there and did nothing. ${k} looked at ${a}. "What would you do?" said ${k}. "It's not the way," said ${a}. "No," said ${k}. "But what would it be?"`,
        `${a} had done nothing yet, with a nod. "You've thought of something," said ${k}. "It's not how it's done," said ${a}. "But it's how you would do it?" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'surprised')] },
        `${n} looked at the door, and then said, "Please." ${way.solve(A)} And so they all got in again.`,
        `They all looked at ${n}. ${n} looked at the hat. "Just this once," said ${n}. ${way.solve(A)} ${way.slow ? 'And everybody' : 'It took no longer than a sneeze, and everybody'} could get in.`,
      ),
      page(
        {
          setting,
          weather: 'clear',
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'proud'), seen(K, 'cheer', 'happy')],
        },
        `And it was all in time. ${n} hung up the hat, next to the key. "${refrain}" said ${n}. "That's what I always said. Would you please go on with it?"`,
        `They were just in time. "I always said, ${refrain}" said ${n}. "Well, I was wrong. On Monday you may do it your way." "And say good morning?" said ${k}. "That as well," said ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'kneel', 'surprised'), seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `On Monday ${k} came by very early. ${way.copy(n, things)} "I only wanted to see what it's like," said ${n}. ${a} put the cap straight. "${refrain}" said ${a}. "Look, I'll show you."`,
        `When ${k} and ${a} came in on Monday, it was very quiet. ${way.copy(n, things)} "Is this right?" said ${n}. "${refrain}" said ${a}, but ever so kindly.`,
      ),
    ],
  };
}

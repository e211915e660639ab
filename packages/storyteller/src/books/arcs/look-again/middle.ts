import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { LookAgain } from './arc.ts';

const MOST = 14;

/** For ages 5 to 7: a museum, a gust of wind, and those who have looked. */
export function middle(bound: LookAgain): Told {
  const { child: K, friend: F, grownUp: G, passer: A, visitor: V, kept, home, drawn, refrain, chance } = bound;
  const [k, f, g, a] = [K.name, F.name, G.name, A.name];
  const Gcap = cap(g);
  const { many, one, isMass } = kept;
  const [is, they, They] = isMass ? ['is', 'it', 'It'] : ['are', 'they', 'They'];
  return {
    title: titled(
      chance.pick(`the museum of ${many}`, refrain, `number nine`, `one more ${one}`, `${K.names} ${many}`),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'proud'), seen(F, 'stand', 'curious')],
          things: drawn,
        },
        ...keeping(
          MOST,
          [
            `${k} collected ${many}. ${They} lived ${home}, and each ${one} had a number. Number one was from outside the dentist. Number nine was from the day it hailed. There were forty-one in the collection.`,
            `Other people had a rabbit. ${k} had ${many}, ${home}. Each ${one} had a number and a place it came from. "Number forty-one," said ${k}. That was the whole collection.`,
          ].map((text) => (isMass ? text.replace('It lived', 'It lived') : text)),
          `${k} collected ${many}. It was quite a collection. Number nine was from the day it hailed. There were forty-one in the collection.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'think', 'curious'), seen(K, 'stand', 'proud')], things: drawn },
        `"Don't be cross," said ${F.introduced}, "but they're all the same." "${refrain}," said ${k}. ${cap(f)} looked, in a hurry. "They're still the same," said ${f}.`,
        `"They can't all be different," said ${F.introduced}. "They are," said ${k}. "${refrain}." But ${f} had something on the stove.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(K, 'stand', 'worried')], things: drawn },
        `By then there was some on the stairs as well. "Couldn't a few of them go?" said ${g}. "Which?" said ${k}. ${Gcap} bent down to choose. ${Gcap} was down there for quite some time, and came up with none.`,
        `"There's a ${one} in the bread bin," said ${g}. "That's twenty-six," said ${k}. "It likes to be by itself." ${Gcap} looked at twenty-six, and shut the bread bin again.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'point', 'determined'), seen(F, 'hold', 'curious')],
          things: ['sign', ...drawn],
        },
        `So ${k} made a sign. THE MUSEUM OF ${many.toUpperCase()}, it said. OPEN TODAY. It stood by the gate. On a plank in front of it lay all forty-one, in a row. It cost nothing. You only had to look.`,
        `On Saturday there was a plank by the gate, and a sign. MUSEUM, it said. ${many.toUpperCase()}. PLEASE LOOK. All forty-one lay there, with their numbers. ${cap(f)} was to take the tickets, if anybody came.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'calm'), seen(K, 'wave', 'excited')],
          things: ['sign', ...drawn],
        },
        `The first was ${A.introduced}, who was late for something. "Ah," said ${a}. "${cap(many)}." "${refrain}," said ${k}. ${cap(a)} did, for as long as a sneeze. "Still ${many}," said ${a}, and hurried on.`,
        `Until eleven nobody came at all. Then ${A.introduced} did. "Is that all ${they} ${is === 'is' ? 'does' : 'do'}?" said ${a}. "${refrain}," said ${k}. But ${a} had seen it. At least, ${a} had been past it.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'kneel', 'curious'), seen(K, 'point', 'happy')], things: drawn },
        `Then there was ${V.introduced}, with twelve minutes until her bus. She began at number one. "There's a corner off it," she said at number nine. "It hailed," said ${k}. "And this has a sort of face." "${refrain}." "Two faces," said ${V.name}. Her bus went by behind her.`,
        `Mrs Vane sat down by it, because of her feet. She looked at number one, since there was nothing else to look at. Then she looked at number two. "But they're nothing like each other!" said Mrs Vane. "${refrain}," said ${k}. She missed two buses.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(V, 'point', 'excited'),
            seen(A, 'stand', 'surprised'),
            seen(F, 'stand', 'curious'),
            seen(G, 'stand', 'curious'),
          ],
          things: drawn,
        },
        `When one person looks hard at something, others come to see what it is. ${cap(a)} came back. "Nine," said ${V.name}, "is the best." "Seventeen," said ${a}, surprised at ${a}. "It's looking at me." Even ${f} bent down. Even ${g} did.`,
        `Somebody stopped to ask what she had lost. "Nothing," said ${V.name}. "${refrain}!" By noon there was a queue. ${cap(a)} was in it twice. They stood and argued, about nine, and about seventeen. They had all been the same at ten o'clock.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(K, 'reach', 'scared'), seen(F, 'cover', 'worried')],
          things: drawn,
        },
        `Then the wind got under the plank. Up it went, and over. All forty-one were on the ground, and the numbers blew off down the street. ${k} stood there. Now they were nobody. It was only a lot of ${many}.`,
        `It was nobody's fault. It was the wind, and a plank. There was a crash, and then all the numbers flew off like moths. ${k} got down on both knees. "I don't know where to begin," said ${k}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [
            seen(V, 'kneel', 'happy'),
            seen(A, 'kneel', 'happy'),
            seen(G, 'kneel', 'happy'),
            seen(K, 'kneel', 'surprised'),
          ],
          things: drawn,
        },
        `"That's nine," said ${V.name}, and picked it up. "There's a corner off." "Here's seventeen," said ${a}. "I'd know it anywhere." "And twenty-six," said ${g}. "It was next to the crumbs." They all knelt there in the road, and not one was wrong.`,
        `"Begin with seventeen," said ${a}, "it's here by my foot." "This is nine," said ${V.name}. One after the other somebody knew them, by a dent, or by a face. "That's the one from the bread bin," said ${g}. "Put it a bit apart."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'think', 'surprised'), seen(F, 'stand', 'shy')],
          things: drawn,
        },
        `${k} counted. Thirty-nine, forty, forty-one. Forty-two! There was one more ${one} than before. It was a bit damp. ${cap(f)} looked at the sky. "I found it by the pond," said ${f}. "I thought that it looked interesting. Does it?"`,
        `At the end lay a ${one} that ${k} did not know. "It's mine," said ${f}, very fast. "It's from the day of the wind. I saw it, and I looked again. Is it any good?"`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: drawn,
        },
        `${k} looked at it from all sides. It took a long time, and ${f} hardly breathed. "Yes," said ${k}. "There's nothing like it." It lies ${home} now, next to nine. And people in that street walk slowly, and look at the ground.`,
        `"${refrain}," said ${f}, when ${g} came to see. "Isn't it the same as the others?" said ${g}, to be polite. "No!" they both said. It is number forty-two. There is a free place next to it, in case.`,
      ),
    ],
  };
}

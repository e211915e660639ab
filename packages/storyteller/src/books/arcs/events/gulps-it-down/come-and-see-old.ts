import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Somebody writes down when it eats and when it does not, and the list has the answer in it. */
export function old(going: Going): Told {
  const { A, a, G, g, Gcap, chance } = going;
  const { refrain, F, f, eater, many, one, setting, drawn } = partsOf(going);
  const all = (pose: 'run' | 'kneel' | 'sit' | 'stand', feeling: 'surprised' | 'curious' | 'happy') => [
    seen(A, pose, feeling),
    seen(G, pose, feeling),
    seen(F, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'night', camera: 'wide', actors: [seen(A, 'stand', 'surprised')], things: drawn },
        `Nobody had ever had anything to say about the ${eater}. ${eater === 'monster' ? 'It was there, in the corner, and people said good morning to it and went away again.' : 'It was there, and it worked, and people used it and went away again.'} Then, on a Sunday at five past eight, it ate a ${one}. ${a} was the only witness. There had been two ${many} on the floor. There was a sound like a very large frog with good manners. "Gulp." And then there was one.`,
      ),
      page(
        { camera: 'medium', actors: all('kneel', 'curious') },
        `"The ${eater} has eaten my ${one}!" shouted ${a}. Everybody came running. ${Gcap} looked underneath with a torch. ${F.introduced} looked behind, and sneezed. They knelt in a ring round it, with their heads together. For a while it was as cosy as a campfire. But nobody found the ${one}. "It'll turn up," said ${g}. They went away, and somebody switched off the light.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised')], things: ['sign'] },
        `On Monday ${a} put up a sign. NO ${many.toUpperCase()}, it said. BY ORDER. It hung there for four minutes. "Gulp," said the ${eater}, and that was the end of the second ${one}, and of the sign. "${refrain}" shouted ${a}. Everybody came running. ${f} had brought a biscuit, in case it took long. They put their heads together once more, and once more they went away.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'surprised'), seen(F, 'stand', 'surprised')],
          things: drawn,
        },
        `On Tuesday ${a} laid a ${one} on the top shelf, put a heavy book on it, and shut the door. That should have been enough. "Gulp," they heard, through the door. "${refrain}" The book lay just where it had been. "That isn't even possible," said ${g}, who came back twice to look. ${a} got out a notebook. If you can't stop a thing, you can at least write it down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: [...drawn, 'notebook'] },
        `So on Wednesday ${a} sat down next to the ${eater}, with the notebook open, to watch it at work. A ${one} lay between them. "Seven o'clock," wrote ${a}. "Nothing." At half past there was still nothing. It's a dull job. ${a} hummed. Then ${a} told the ${eater} the whole of a film, with all the voices. Eight o'clock. Nothing. The ${one} had not moved an inch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised')] },
        `"Bed!" called ${g}. "It isn't hungry tonight," said ${a}, quite disappointed, and got up, and went to the door. "Gulp." ${a} spun round. There was the floor. There was the notebook, lying where it had been dropped. There was nothing between them. "${refrain}" said ${a}, but slowly this time, like somebody who is counting. Down the hall came all the feet.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sit', 'curious')], things: ['notebook'] },
        `That night ${a} sat on the bed and read the notebook through. Sunday, five past eight: everybody just gone. Monday: everybody just gone. Tuesday: the door shut. And on Wednesday, from seven until eight, with somebody there all the time, there was nothing at all. Then ${a} drew a line, and wrote what came after each gulp. It was the same every time. "Everybody came running."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(G, 'stand', 'surprised'), seen(F, 'sit', 'curious')],
        },
        `"It's not hungry," said ${a}, in the kitchen door. "It doesn't want ${many}. What would it do with them? It's lonely. We ${eater === 'monster' ? 'say good morning to it' : 'go to it when we need it'}, and then we switch off the light. The only time when all of us are there together is when it has eaten something. I'd eat things, too." ${Gcap} put down the cup. "How long have we had it?" said ${g}. It was eleven years. Nobody had ever asked how it was.`,
      ),
      page(
        { setting, camera: 'wide', actors: all('sit', 'happy') },
        `On Thursday they went in before anything was gone. It felt silly for about a minute. They sat on cushions, all round the ${eater}, and did not look for anything. ${a} read out the good parts of the day. ${Gcap} told the story of the camping holiday, with the cow in it, and even ${f} laughed. And somewhere inside the ${eater}, very low, something began to hum.`,
      ),
      page(
        { camera: 'close', actors: all('stand', 'surprised'), things: [...drawn, 'sign'] },
        `The hum went up. The floor shook. They had just time to stand back. "BURP," said the ${eater}. Out flew four ${many}, as warm and dry as toast. Out flew the sign. After that came a glove, two library cards, and a wooden spoon that ${g} had blamed on the neighbours. It was quiet for a bit. "I beg your pardon," said a deep, shy voice. "Don't mention it," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: all('run', 'happy') },
        `It costs them five minutes in the evening. They go in together, and each of them tells it one thing, and says good night. It has not touched a ${one} since the spring. There was just one Sunday when they came home late, after a long drive, and went straight to bed. The house lay still. "Gulp," came a voice in the dark, as small as it could make it. "All right!" said everybody, and felt for their slippers. "We're coming!"`,
      ),
    ],
  };
}

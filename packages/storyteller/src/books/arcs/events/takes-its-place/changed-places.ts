import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './changed-places-old.ts';
import { partsOf, titlesFor } from './parts.ts';

/** A thing and a child change places for a day; being a child never stops, and nobody says good night to a thing. */
export const CHANGED_PLACES: EventPlot = { id: 'changed-places', young, middle, old };

function young(going: Going): Told {
  const { A, K, G, a, k, g, chance } = going;
  const parts = partsOf(going);
  const { refrain, job, kind, saysShort } = parts;
  const { spot, setting } = job;
  return {
    title: titled(chance.pick(...titlesFor(going, parts))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'angry')] },
        `${A.introduced} ${saysShort}. "I stop!" says ${a}.`,
        `"I stop!" says ${A.introduced}. ${a} ${saysShort}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'cheer', 'happy'), seen(A, 'stand', 'calm')],
        },
        `"Oh dear," says ${g}. "${refrain}" "I will!" says ${K.introduced}.`,
        `"Stop?" says ${g}. "${refrain}" "Let me!" says ${K.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'proud'), seen(A, 'run', 'happy')] },
        `So ${k} is the ${kind}. And ${a} is ${k}! Off goes ${a}.`,
        `Now ${k} stands ${spot}. Off runs ${a}! ${a} is ${k} today.`,
      ),
      page({ camera: 'medium', actors: [seen(K, 'hold', 'happy')] }, job.workNow(k), `Look at ${k}! ${job.workNow(k)}`),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(G, 'point', 'calm')],
          things: ['egg'],
        },
        `"Eat your egg, ${k}," says ${g}. But that is ${a}! What is an egg?`,
        `${a} sits at the table. "Egg, ${k}?" says ${g}. "Elbows, ${k}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(G, 'point', 'calm')] },
        `"Wash your hands, ${k}! Pick up your socks, ${k}!" Poor ${a}! It never stops.`,
        `"Hands, ${k}! Nose, ${k}! Socks, ${k}!" says ${g}. Oh, dear! Poor ${a}!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'stand', 'calm')],
        },
        `It is night. ${a} is in bed. "Good night, ${k}," says ${g}. How nice!`,
        `Then it is night. "Good night, ${k}," says ${g}. ${a} likes that.`,
      ),
      page(
        { setting, camera: 'close', actors: [seen(K, 'stand', 'sad')] },
        `But who is that, in the dark? It is ${k}. No good night for ${k}.`,
        `And ${k}? ${k} stands in the dark. Nobody says good night to the ${kind}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'happy'), seen(K, 'hug', 'happy')] },
        `Here comes ${a}! "I am the ${kind}. You are ${k}. Good night!"`,
        `Down comes ${a}. "I want to be the ${kind}. Good night, ${k}!"`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(A, 'stand', 'happy')] },
        `Now ${k} says it, each night. "Good night, ${kind}!" "${refrain}" It is ${a}.`,
        `"Good night, ${kind}!" says ${k}, each night. "${refrain}" And it is ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const parts = partsOf(going);
  const { refrain, job, kind, says, N, n } = parts;
  const { spot, setting } = job;
  return {
    title: titled(chance.pick(...titlesFor(going, parts))),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(G, 'reach', 'calm'), seen(K, 'stand', 'curious')],
        },
        `"Not today," said ${A.introduced}, ${spot}. "Not ever again." "That's the ${kind} that ${says}," said ${g} to ${K.introduced}. "I can't help it. ${refrain}"`,
        `${A.introduced} stood ${spot}, and would not come. "It's the ${kind} that ${says}," said ${g}. "But what can one do? ${refrain}" ${K.introduced} looked at ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(A, 'stand', 'sad')] },
        `"I've been it for nine years," said ${a}. "Nobody ever asked me." ${k} thought that over. "I'll be the ${kind} for a day," said ${k}. "But then you'll have to be me."`,
        `"Has anybody ever asked you?" said ${k}, when ${g} had gone. "Not in nine years," said ${a}. "Then I'll be the ${kind} today," said ${k}, "and you be me."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(G, 'look-up', 'calm')],
          things: ['egg'],
        },
        `So ${a} sat on ${K.names} chair. ${Gcap} had lost the glasses, and saw nobody clearly. "Eat your egg, ${k}," said ${g}. ${a} had never met an egg. There was something in it.`,
        `At breakfast it was ${a} who sat there. ${Gcap} couldn't find the glasses that day, and saw only edges. "Egg, ${k}," said ${g}. ${a} knocked. Nobody in the egg said come in.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(K, 'hold', 'determined'), seen(G, 'stand', 'calm')] },
        `${k} took the place of ${a}, and was the ${kind}. ${job.work(k, g, Gcap)}`,
        `And ${k} was the ${kind} now, ${spot}. ${job.work(k, g, Gcap)}`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(N, 'hug', 'happy'), seen(A, 'stand', 'surprised')] },
        `At eleven came ${N.introduced} from next door. "How you've grown, ${k}!" said ${n}, and kissed ${a} twice. ${a} had to say thank you for a vest. Nobody had said that there would be kissing.`,
        `Then ${N.introduced} came in, from next door. "Is that ${k}? So big!" said ${n}. ${a} was kissed on both sides, and had to say thank you for a vest. It went on for some time.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(G, 'point', 'calm')] },
        `After that it was hands, and nose, and reading aloud, and picking up socks. "When does it stop?" said ${a}. "A ${kind} stops now and then. Being ${k} goes on all day."`.replace(
          /"A ([aeiou])/,
          '"An $1',
        ),
        `"Hands, ${k}," said ${g}. "Nose, ${k}. Are those your socks, ${k}?" ${a} did it all, and read a page aloud. "The ${kind} can stop sometimes," said ${a}. "Being ${k} has got no stop."`,
      ),
      page(
        {
          setting,
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'stand', 'sad')],
          things: ['letter'],
        },
        `It was slow, being the ${kind}. The letters were put down on ${k}. Nobody said thank you, and nobody looked. It got dark. "So that's how it is," said ${k}.`,
        `After tea nobody needed the ${kind}. ${k} stood there. Somebody left the letters on top of ${k}, and didn't say a word. It got dark. "Is that all?" said ${k}. It was.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'stand', 'calm')],
        },
        `Upstairs ${g} put out the light. "Good night, ${k}." ${a} lay there, and was warm all through. In nine years nobody had said that to ${a}. Then ${a} sat up. It was not ${a} that it was for.`,
        `"Good night, ${k}," said ${g}, upstairs, and shut the door. ${a} lay in the dark and listened to it again. It was the best thing in the whole day. But it belonged to somebody else.`,
      ),
      page(
        { setting, camera: 'close', actors: [seen(A, 'reach', 'calm'), seen(K, 'stand', 'happy')] },
        `So ${a} got up, and went down in the dark. Somebody stood ${spot}. "I've got something of yours," said ${a}. "Good night, ${k}." "Does nobody say it to the ${kind}?" said ${k}. "No," said ${a}.`,
        `${a} went down without a light. There was ${k}, ${spot}. "This was for you," said ${a}. "Good night." ${k} held on to it for a moment. "And who says it to you?" "To a ${kind}?" said ${a}.`.replace(
          /"To a ([aeiou])/,
          '"To an $1',
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'hug', 'happy')] },
        `"I'll have it back now," said ${a}. "You'll still be the ${kind} that ${says}," said ${k}. "I know. But you do it all wrong," said ${a}. "${refrain}" "Then good night, ${kind}," said ${k}.`,
        `"Get down from there," said ${a}. "You're doing it wrong." "But you're the ${kind} that ${says}," said ${k}. "I still am," said ${a}. "${refrain}" "Good night, then, ${kind}," said ${k}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy')],
        },
        `They have said it every evening since, and ${a} has Sundays off. On Sunday ${g} found the glasses, and saw who was at the table. "${refrain}" said ${g}. Then ${g} went and stood ${spot}.`,
        `${k} has said it each evening since, and ${a} has a day off each Sunday. On Sunday ${g} looked for the ${kind}, with the glasses on. It was having an egg. "${refrain}" said ${g}, and went and stood ${spot}.`,
      ),
    ],
  };
}

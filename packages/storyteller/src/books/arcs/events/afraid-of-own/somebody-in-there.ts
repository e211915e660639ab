import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { goesHomeTo, partsOf } from './own.ts';
import { old } from './somebody-in-there-old.ts';

/** It sits in the dark, and each time the door opens somebody screams at it: so it jumps. It only wants a hello. */
export const SOMEBODY_IN_THERE: EventPlot = { id: 'somebody-in-there', young, middle, old };

function young(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const { word, loud, soft, trouble, helps, refrain, titles } = partsOf(going);
  const home = goesHomeTo(A);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'scared')] },
        `This is ${A.introduced}. ${a} has a ${word}. "${loud}" "Help!" cries ${a}.`,
        `Here is ${A.introduced}. Now listen. "${loud}" Oh! "Help!" cries ${a}. "My ${word}!"`,
        `Look, it is ${A.introduced}! "${loud}" "Help!" cries ${a}. It was only the ${word}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'scared')] },
        `${a} goes behind the hill. Is the ${word} gone? "${loud}" "${refrain}" says ${a}.`,
        `Quick, behind the hill! All is quiet. Then, "${loud}" "${refrain}" says ${a}.`,
        `Off goes ${a}, behind the hill. No ${word} here? "${loud}" "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `So ${a} keeps it in. Hmmm. ${a} gets very round. Hmmm... "${loud}" "${refrain}"`,
        `"I will not let it out." Hmmm. ${a} hums all day. Then, "${loud}" "${refrain}"`,
        `${a} holds it in. It is so full in there! Hmm, hmm... "${loud}" "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'curious'), seen(A, 'sit', 'sad')] },
        `Along comes ${K.introduced}. "Where does your ${word} live?" "In me," says ${a}.`,
        `${K.introduced} sits on a stone, over there. "Where does it live?" "In here," says ${a}.`,
        `"Where is it now?" asks ${K.introduced}. "It lives in here," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(A, 'sit', 'curious')] },
        `"Is it dark in there?" "Yes." "And what do you say to it?" "Help!" says ${a}.`,
        `"It sits in the dark. Then it comes out. What does it hear?" "Help!" says ${a}.`,
        `"It is alone in the dark," says ${k}. "Out it comes. And you cry help!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(A, 'stand', 'surprised')] },
        `"I would jump, too," says ${k}. "It is afraid of you!" "Of me?" says ${a}.`,
        `"So it jumps," says ${k}. "Then you jump." "Poor ${word}!" says ${a}.`,
        `"Oh!" says ${a}. "It is afraid of me!" "Say hello to it," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy')] },
        `${a} looks down. "Hello in there," says ${a}. "${soft}" It is quite small!`,
        `"Hello," says ${a}, very low. "It is only me." "${soft}" Out it comes, so small.`,
        `Deep breath. "Hello, ${word}," says ${a}. "${soft}" That is all it was!`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(G, 'stand', 'worried'), seen(A, 'look-up', 'worried')] },
        `${trouble[0]} And ${g} does not know. "Shall we?" says ${a}.`,
        `${trouble[0]} What will ${g} do? "Come, ${word}," says ${a}.`,
        `${trouble[0]} Oh, poor ${g}! "Let us try," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(G, 'walk', 'happy')] },
        `"Hello," says ${a}. "${soft}" ${helps[0]} "Well done," says ${g}.`,
        `"Hello in there!" says ${a}. "${soft}" ${helps[0]} ${Gcap} laughs.`,
        `${a} says hello. "${soft}" ${helps[0]} "Who did that?" says ${g}.`,
      ),
      page(
        {
          setting: home,
          time: 'night',
          camera: 'close',
          actors: [
            seen(K, home === 'bedroom' ? 'sleep' : 'stand', 'sleepy'),
            seen(A, home === 'bedroom' ? 'sleep' : 'stand', 'sleepy'),
          ],
        },
        `Now it is late. Is the ${word} in bed? "${refrain}" Good night, all three.`,
        `Now it is night. ${a} lies still. And the ${word}? "${refrain}" Sleep well in there.`,
        `"Good night, ${k}. Good night, in there." "${soft}" "${refrain}" says ${a}. Good.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, G, a, k, g, chance } = going;
  const { word, loud, soft, trouble, helps, refrain, titles } = partsOf(going);
  const home = goesHomeTo(A);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'scared')] },
        `There was nothing wrong with the ${word} of ${A.introduced}. Other people would have been proud of it. But whenever it came, "${loud}", ${a} said "Help!" and was gone.`,
        `"${loud}" That was ${A.introduced}. "Help!" That was ${a} as well. A ${word} came out, and it was always ${A.names} own. And each time ${a} got the fright of the year.`,
        `${A.introduced} was afraid of one thing. It wasn't the dark, and it wasn't spiders. "${loud}" it went, quite close. "Help!" cried ${a}. It was ${A.names} own ${word}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'scared')] },
        `So ${a} went right round the hill, and stood there panting. It was lovely and quiet. "Now I've lost it," said ${a}, and let out a sigh. "${loud}" "${refrain}" cried ${a}.`,
        `One can always move house. ${a} went to live behind the hill, and told nobody where. That was on Monday. On Monday evening ${a} yawned. "${loud}" "${refrain}" cried ${a}.`,
        `"I shall simply leave it here," said ${a}. So ${a} crept off round the hill on tiptoe. ${a} was out of breath by the end. "${loud}" "${refrain}" cried ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'scared')], things: ['rock'] },
        `Behind a rock is a good place, if one keeps still. ${a} kept still all morning. "It will have forgotten about me," said ${a}, rather too loudly. "${loud}" "${refrain}"`,
        `There was a big rock, with room behind it for one. ${a} looked to the left and to the right. "Nobody," said ${a}. "${loud}" went the nobody. "${refrain}" cried ${a}.`,
        `Next ${a} tried a rock. It was as big as a shed. Nothing could get round that without being seen. "Ha!" said ${a}. And that was a mistake. "${loud}" "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `There was one way left, and that was not to let it out. ${a} held it in all Tuesday. By noon ${a} was quite round. By three ${a} hummed, like a kettle. Then came a tickle in the nose. "${loud}" "${refrain}"`,
        `"Then it must stay in," said ${a}, and shut every door there was. It was like sitting on a suitcase. ${a} got rounder, and redder, and could only say "mmm". "${loud}" "${refrain}"`,
        `After that ${a} held it in, with both cheeks. People said good morning, and ${a} said "mf". It went well until a bee looked ${a} in the eye. "${loud}" "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'curious'), seen(A, 'sit', 'sad')] },
        `${K.introduced} had watched it all from a wall, a good way off. "What does it do, when it's out?" said ${k}. "I don't know," said ${a}. "I've always gone by then." "And where does it live?" "In here."`,
        `"Who are you running from?" That was ${K.introduced}, who stood well back. "From my ${word}," said ${a}. "Where does it live?" said ${k}. ${a} had to say it very softly. "In me."`,
        `"You do go about a lot," said ${K.introduced}, from a good way off. "It's my ${word}," said ${a}. "It's after me. It even knows where I'm going." "Where does it live?" "In here," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(A, 'sit', 'curious')] },
        `"What's it like in there?" said ${k}. "Dark," said ${a}. "And small." "So it sits alone in the dark. Then somebody opens the door. And what do you say to it?" ${a} went rather pink. "I say help."`,
        `${k} thought about it, with one hand on one ear. "It's dark in there. It's all by itself. Then there's a bit of light, and out it comes. What is the first thing that it hears?" "Help," said ${a}, after a while.`,
        `"Has it got a lamp?" said ${k}. It had not. "Has it got company?" It hadn't, either. "And then you open up, and it looks out. And somebody screams." "That's me," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(A, 'stand', 'surprised')] },
        `"I'd jump as well," said ${k}. ${a} sat down. "All this time," said ${a}, "I thought that it was after me." "It only wanted to see who was shouting," said ${k}. "It's afraid of you."`,
        `"No wonder that it comes out like that," said ${k}. "I should too." "You mean it's frightened?" said ${a}. "But I'm so nice!" "It has never met you," said ${k}. "You're always gone."`,
        `"Then I know who is afraid of whom," said ${k}. Nobody had ever been afraid of ${a} before. ${a} did not care for it at all. "The poor thing," said ${a}. "What must I do?" "What does one say, at a door?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy')] },
        `${a} breathed in, and did not run. It was the hardest thing yet. "Hello," said ${a}, down into the dark. "It's only me." There was a rustle. "${soft}" It was no bigger than a plum.`,
        `${a} bent down a little, as one does with somebody small. "Hello in there," said ${a}. "You can come out. I'm staying." It waited. Then, "${soft}" It came out on tiptoe.`,
        `"Good morning," said ${a}, and it shook a bit. "I live out here. You live in there. We haven't met." For a long time nothing happened. And then it came. "${soft}" "Oh," said ${a}. "It's shy."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(G, 'stand', 'worried'), seen(A, 'look-up', 'worried')] },
        `They said hello all afternoon. ${trouble[1]} "Somebody ought to do something," said ${k}. ${a} looked down. "Shall we?" said ${a}.`,
        `By tea time it came when it was asked. ${trouble[1]} "Who could help?" said ${k}. "We could," said ${a}. "There are two of us."`,
        `It got better with every hello. ${trouble[1]} "Oh dear, ${g}!" said ${k}. "May we try?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(G, 'walk', 'happy')] },
        `"Hello," said ${a}, as if there were all the time in the world. "${soft}" ${helps[1]} Nobody said help at all.`,
        `"Hello in there," said ${a}. "You're wanted." "${soft}" ${helps[1]} ${a} had not even shut both eyes.`,
        `${a} did not hurry it. "Hello," said ${a}. "It's us." "${soft}" ${helps[1]} "It's mine," said ${a}, to anybody who asked.`,
      ),
      page(
        {
          setting: home,
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'sleepy'), seen(A, home === 'bedroom' ? 'sleep' : 'stand', 'sleepy')],
        },
        `At bedtime ${k} came to say good night. "Has it gone?" ${a} listened, deep down. Somebody in there turned over. "No," said ${a}, and pulled up the cover for two. "${refrain}"`,
        `"Are you still afraid of it?" said ${k}, at bedtime. "Only when it's big," said ${a}. "Then I say hello twice." It was quiet. "Did you leave it outside?" ${a} smiled in the dark. "${refrain}"`,
        `That night ${a} could not sleep, and then could. "Was it lonely in there?" said ${k}. "It used to be," said ${a}. "We never noticed that there were two of us. Listen. ${refrain}"`,
      ),
    ],
  };
}

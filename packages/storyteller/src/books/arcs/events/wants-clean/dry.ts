import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './dry-old.ts';
import { REFRAINS, TITLES } from './said.ts';

/** Water makes more mud; but mud that is dry falls off, and takes everything with it. */
export const DRY: EventPlot = {
  id: 'dry',
  when: /\b(?:clean\w*|mud\w*|dirt\w*|muck\w*|messy|tidiest)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `This is ${A.introduced}. ${a} wants to be clean. But the yard is all mud.`,
        `Mud, mud, mud! ${A.introduced} does not like it. "I want to be clean," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'curious')], things: ['boots'] },
        `${K.introduced} has dry mud on both boots. Knock, knock! It falls off.`,
        `Knock, knock! ${K.introduced} bangs two boots. The dry mud falls off.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'bucket'), seen(A, 'stand', 'happy')] },
        `${k} has a bucket of water. Swoosh! "${refrain}" says ${a}. One step. Splat!`,
        `Water from the bucket. Swoosh! "${refrain}" But the water makes mud. Splat!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'stand', 'surprised')] },
        `Then ${a} rolls in the hay. "${refrain}" No! Now ${a} is all hay.`,
        `Next ${a} rolls in hay. "${refrain}" Oh dear. The hay sticks.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'calm')], things: ['bucket'] },
        `One more wash. Then ${a} gets on the bucket. No mud here! "${refrain}"`,
        `Wash it all off. Now ${a} stands on the bucket. No mud here! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')], things: ['bucket'] },
        `A fly comes. It tickles. The bucket wobbles. Oh, oh, oh!`,
        `Here comes a little fly. Tickle, tickle. The bucket tips. Oh no!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'surprised')] },
        `SPLAT! Right into the deepest mud. Now ${a} is mud all over.`,
        `SPLAT! Mud on top. Mud below. Poor ${a}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')], things: ['sun'] },
        `${a} sits in the sun. The mud gets hard, like a pot.`,
        `They sit in the sun. Now the mud is dry, like a shell.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'happy')] },
        `"Like my boots!" says ${k}. Knock, knock. Crack! It all falls off. "${refrain}"`,
        `"Like my boots!" says ${k}. Knock, knock. Crack! How ${a} shines! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'cheer', 'happy')] },
        `Next day ${a} runs to the mud. SPLAT! "What are you doing?" says ${k}. "I am washing!"`,
        `Now ${a} jumps into the mud. SPLAT! "Again?" says ${k}. "I have to get clean!" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `${A.introduced} wanted to be clean. It was not easy. There was mud in front of the door, and there was mud behind it. "Just for once," said ${a}, "I'd like to gleam."`,
        `Where ${A.introduced} lived, there was mud. The others thought that it was the best thing about the place. ${a} didn't like it at all. "It gets into everything," said ${a}. "I want to be clean."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'curious')], things: ['boots'] },
        `${K.introduced} sat on the wall. There were two boots, and they were grey with old mud. Knock, knock, they went against each other. It came off in flakes. "That's that," said ${k}. "And now let's do you."`,
        `"I'll help you," said ${K.introduced}. "I've only got to do my boots." They had stood in the sun all day. ${k} knocked them together, twice, and the mud fell off like a crust.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'bucket'), seen(A, 'stand', 'happy')] },
        `They began with water. ${k} poured a whole bucket over ${a}. "${refrain}" cried ${a}. But where does the water go? It went down, and made a puddle of the best new mud. ${a} took one step. Splat.`,
        `Swoosh! That was the first bucket. Swoosh! That was the second. "${refrain}" said ${a}, and shone. But water and yard make mud, and there was more than before. ${a} only slipped a little. Splat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'stand', 'surprised')] },
        `"Then without water," said ${a}, and took a roll in the hay. It rubbed everything off. "${refrain}" But one half of the hay came along. ${k} walked round it. "Are you still in there?" said ${k}.`,
        `Next they tried hay, which is dry. ${a} rolled in it from one end to the other. "${refrain}" said a voice. It came out of something like a haystack, on the move. "Not quite," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'calm')], things: ['bucket'] },
        `So there was one more wash. But this time ${k} turned the bucket over. ${a} got up on it at once. All round was mud, and in the middle stood ${a}. "${refrain}" said ${a}. "I shall never get down."`,
        `"It isn't the washing," said ${k}. "It's what you do afterwards." They washed it all off. Then ${k} turned the bucket over. ${a} got on top, like a statue. "${refrain}" said ${a}. It was true, and it was rather dull.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')], things: ['bucket'] },
        `A fly came by. It sat down in the one place where nobody can scratch. ${a} wriggled. The bucket wriggled as well. "Go away," said ${a}, and blew. It was the blowing that did it.`,
        `It would have gone well, without the fly. It walked up and down, and tickled. ${a} shook a bit, and the bucket rocked. ${a} shook a bit more. For a moment they leaned, the two of them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'surprised')] },
        `SPLAT! It was the deepest place in the yard. ${a} went in on one side, and came up on the other. There was mud from top to toe. "There isn't a clean spot left," said ${k}. "Not one as big as a pea."`,
        `SPLAT! Then there was quiet. Then something got up, and it was brown all over, and thick. Only by the voice could you tell who it was. "I give up," it said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')], things: ['sun'] },
        `They sat down by the wall, in the sun. ${k} did not know what to say. It was very hot. After a time the mud went grey. After a longer time it was as hard as a pot. "I can't move," said ${a}.`,
        `${k} brought no more water. There seemed no point in it. They sat in the sun, side by side, until dinner. "You're going stiff," said ${k}. "Now I'm a brick as well," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'happy')] },
        `${k} looked at ${a}, and then at the boots. "Wait," said ${k}, and knocked, twice. Crack! A line ran down the middle. It fell off in big plates. And inside, as bright as a new spoon, was ${a}. "${refrain}"`,
        `It was the boots that did it, there in the sun. "You're like them!" said ${k}, and knocked on ${a}, as on a door. Crack! It all came down at once, and what was left of the hay. What stood there shone so that ${k} had to blink. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'cheer', 'happy')] },
        `Since then ${a} has been the cleanest for miles. Each morning there is a run, and a jump, and a great big SPLAT. "Look at you!" people say, over the fence. "Don't disturb me," says ${a}. "I'm washing."`,
        `The next day ${k} heard it from far away. SPLAT! ${a} lay in the very middle of it, and rolled over. "I thought you wanted to be clean," said ${k}. "I do," said ${a}. "This is the first half."`,
      ),
    ],
  };
}

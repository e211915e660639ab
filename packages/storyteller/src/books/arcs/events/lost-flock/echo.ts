import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './echo-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Somebody answers from the hill, with the very same words; who is really there says something else. */
export const ECHO: EventPlot = { id: 'echo', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, pack, left, L } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'walk', 'curious')] },
        left
          ? `The ${pack} goes right. ${A.introduced} wants to go left. So ${a} does.`
          : `The ${pack} goes on. ${A.introduced} looks at a frog.`,
        left
          ? `All the ${pack} goes the same way. Not ${A.introduced}! ${a} goes off alone.`
          : `${A.introduced} sees a frog. Hop, hop! Then ${a} looks up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
        left
          ? `It is fun, for a bit. Then it is quiet. Now ${a} wants the ${pack}.`
          : `Where is the ${pack}? Gone! ${a} is all alone.`,
        left
          ? `Left is nice. But it gets late. ${a} looks round. No ${pack}!`
          : `Nobody there! The ${pack} has gone. It is so quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'curious')] },
        `Here is ${B.introduced}. "Call them!" says ${b}. "Call as loud as you can!"`,
        `${B.introduced} comes by. "All alone?" says ${b}. "Then call them!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined')] },
        `"${refrain}" calls ${a}. And the hill? "${refrain}" They are there!`,
        `${a} calls, "${refrain}" The hill calls, "${refrain}" Somebody is there!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'excited')], things: ['rock'] },
        `Up the hill they run. Nobody. Only stones. "I am here!" "I am here!"`,
        `They run up there. Only stones! "Come out!" says ${a}. "Come out!" says somebody.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'sad')] },
        `"Say soup," says ${b}. "Soup!" "Soup!" "It only says what you say!"`,
        `"Try soup," says ${b}. "Soup!" calls ${a}. "Soup!" comes back. It is the hill!`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'curious')] },
        `So ${a} calls once more. "${refrain}" "${refrain}" says the hill. Then they wait.`,
        `Once more! "${refrain}" calls ${a}. "${refrain}" says the hill. They listen well.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'cheer', 'excited')] },
        `And then, far off, "Down by the river!" ${a} did not say that!`,
        `"By the river!" calls a small voice. The hill never said that. It is the ${pack}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(L, 'run', 'happy')] },
        `Down they run. There is ${L.introduced}! There they all are! Noses, noses, noses.`,
        `Run, ${a}, run! Here comes ${L.introduced}. Here come all the others!`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(L, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
        },
        `Now they lie in one warm heap. "Good night!" calls ${a}. "Good night!" says the hill.`,
        `Good night, ${pack}. Good night, ${b}. "Good night, hill!" And the hill says so, too.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, pack, left, L, l } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'walk', 'curious')] },
        left
          ? `In the ${pack} they did everything together. If you sat, they all sat. If you went right, they all went right. ${A.introduced} had always wanted to see what there was on the left. So one day ${a} went and looked.`
          : `The ${pack} was going over the hills, one behind the other. ${A.introduced} was the last. There was a frog that could jump over its own puddle. ${a} watched it do that nine times. Then ${a} looked up.`,
        left
          ? `${A.introduced} knew by heart the tail in front. That's how it is in a ${pack}. "I want to be first for once," said ${a}, and left. And now ${a} was first. ${a} was also last, and in the middle.`
          : `${A.introduced} only stopped for a moment. There was a frog, and the frog had something to show. It takes a while to look at a frog. When it was over the path was empty, from one end to the other.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
        left
          ? `It was lovely, until about three. There was nobody to wait for. There was nobody to say look to, either. ${a} turned round to say it, and there was only wind. "I think I've been away for long enough," said ${a}.`
          : `"They can't be far," said ${a}. But a ${pack} goes faster than you think. There were no feet to hear, and no voices. There was only a lot of hill.`,
        left
          ? `There were good things on the left. But by tea time ${a} had seen them. It was odd to eat with nobody pushing. "I'd like to go back to the ${pack} now," said ${a}. But which way was back?`
          : `${a} ran to the top, and looked. There was nothing but grass on every side. The whole ${pack} had gone over some edge or other. "Somebody will count us," said ${a}, "and notice."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'curious')] },
        `That was how ${B.introduced} found ${a}, on a stone. "I've lost everybody," said ${a}. "Have you called them?" said ${b}. "You've got the voice for it. Stand up, breathe in, and ask."`,
        `"You're sitting in the middle of nowhere," said somebody. It was ${B.introduced}. "I had a ${pack} this morning," said ${a}. "Then shout for it," said ${b}. "It can't answer if you don't ask."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'excited'), seen(B, 'cheer', 'happy')] },
        `${a} called, and it went out over the hills. "${refrain}" And at once, from over there, it came back. "${refrain}" ${a} jumped up. "That's them! They're looking for me, too!"`,
        `"${refrain}" called ${a}. It was quite still for a moment. Then somebody called, from the tall hill. "${refrain}" "Did you hear that?" said ${a}. "They want to know where I am!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(B, 'run', 'curious')], things: ['rock'] },
        `"I'm here!" shouted ${a}. "I'm here!" came the answer. "Then come!" "Then come!" They waited a good while. Nobody came. "They're waiting for us," said ${a}. So they ran all the way up, and there were only rocks.`,
        `"Stay where you are!" called ${a}. "Stay where you are!" said the hill. So they both stayed, and it got cold. "One of us will have to go," said ${a}. They climbed up. Nobody was there but stones.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'angry'), seen(B, 'think', 'curious')] },
        `"Hello!" cried ${a}. "Hello!" It came from the other side now, from where they had been. "They've gone round us!" said ${a}. They ran down, and up again, and there was the same stone.`,
        `"Hello!" Now the voice was behind them. "Hello!" So they ran back. There was the stone where ${a} had sat, and it was cold. "They're playing a game with me," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"Say soup," said ${b}. "Why?" said ${a}. "Just say it." "Soup!" called ${a}. "Soup!" said the hill. "Nobody would say soup back," said ${b}. "It's not them. It only says what you've said."`,
        `${b} had been counting the words. "Shout something silly," said ${b}. "Porridge!" shouted ${a}. "Porridge!" said somebody, quite seriously. They looked at each other. "That's no ${pack}," said ${b}. "That's only you, coming back."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'calm')] },
        `It was a sad thing to hear. ${a} had talked all afternoon, and there had been nobody there. "But it's useful," said ${b}. "Now you know what isn't them. Ask again. If it's the hill, it asks. If it's somebody, they answer."`,
        `So there was still nobody in the world but ${a}. The sun went down. "Once more," said ${b}. "A hill can ask you a thing. It can't tell you one. So listen for what you haven't said."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'excited')] },
        `"${refrain}" called ${a}, with all the breath there was. "${refrain}" said the hill. They went on listening. And then, thin as a thread, came something else. "Down by the river!" ${a} had never said river, not once.`,
        `${a} put everything into it. "${refrain}" The hill asked it, too, and was quiet. And then, after it, came a very small voice. "By the river! Where are YOU?" "That wasn't me!" cried ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(L, 'run', 'happy')] },
        left
          ? `They met half way, in the heather. ${L.introduced} was in front, and ran straight into ${a}. "What was there?" said ${l}. "On the left?" "A waterfall," said ${a}. "I had nobody to show it to."`
          : `They met half way, in the heather. ${L.introduced} was in front, and ran straight into ${a}. "We counted," said ${l}, "and it came out wrong." "There was a frog," said ${a}. "I'll show you."`,
        left
          ? `First came ${L.introduced}, and then came all the others. Everybody had to smell everybody. "We shouted all day," said ${l}. "But something on that hill kept shouting it back." And they all talked at once about the left.`
          : `First came ${L.introduced}, and then came all the others. Everybody had to smell everybody. "We shouted all day," said ${l}. "But something on that hill kept shouting it back." "I know it," said ${a}. "It likes soup."`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(L, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
        },
        `That night the whole ${pack} lay in a heap. ${a} was in the middle, and ${b} on top. "Good night!" called ${a} to the tall hill. "Good night!" it said. It's a polite hill. It only has no feet to lie against.`,
        `Later they lay so close that nobody knew whose foot it was. "${refrain}" said ${l}, half asleep. "Here," said ${a}. And the hill, which had never found anybody, said nothing at all.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './down-there-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Somebody looks out of the water who is always alone, and cannot be fetched; then a friend sits down beside. */
export const DOWN_THERE: EventPlot = { id: 'down-there', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, X, x, Y, y, Ycap, setting, things, glass, goneYoung, wait } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(X, 'kneel', 'curious')], things },
        `${X.introduced} looks into ${glass}. Somebody looks out!`,
        `Who looks out of ${glass}? ${X.introduced} looks in. Oh!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'wave', 'happy')], things },
        `"Hello!" says ${x}. It says hello, too. But it makes no noise.`,
        `${x} waves. It waves, too. "Hello!" says ${x}. It says nothing.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'kneel', 'sad')], things },
        `Nobody is with it. Not one friend. "${refrain}" says ${x}.`,
        `It sits there with nobody. "${refrain}" says ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'hold', 'happy', 'biscuit')], things: ['biscuit', ...things] },
        `${x} brings a biscuit. It has one, too! It eats when ${x} eats.`,
        `"Here is a biscuit," says ${x}. But it has one, too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'hold', 'worried', 'ball')], things: ['ball', ...things] },
        `${x} brings a ball. It has a ball and nobody to play. "${refrain}"`,
        `${x} has a ball. It has one, too. Who plays with it? "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'surprised')], things },
        `"Come out and play!" ${goneYoung} Oh no!`,
        `"Come to me!" says ${x}. ${goneYoung} Where is it?`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'sad')], things },
        `${x} sits down. Now ${x} is alone, too.`,
        `It does not come. ${x} sits there, all alone.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'walk', 'curious'), seen(X, 'sit', 'sad')], things },
        `Here comes ${Y.introduced}. "What is it, ${x}?" ${Ycap} sits down, too.`,
        `"Why so sad, ${x}?" It is ${Y.introduced}. ${Ycap} sits down there, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'kneel', 'surprised'), seen(Y, 'kneel', 'happy')], things },
        `"Shh!" says ${x}. "Now ${wait}!" And ${y} does. There it is again! "Look, two!"`,
        `They wait, ${x} and ${y}. There! It is back. And who is that with it?`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(Y, 'wave', 'happy')], things },
        `"It has a friend!" says ${x}. "It isn't alone any more!" ${Ycap} waves to both.`,
        `Two look in. Two look out. "It isn't alone any more!" ${x} and ${y} wave.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, X, x, Y, y, Ycap, setting, things, glass, Glass, gone, wait, clears, out } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(X, 'kneel', 'curious')], things },
        `${X.introduced} had nothing to do, and nobody to do it with. So ${x} looked into ${glass}. And somebody looked ${out}.`,
        `${Glass} was quite smooth that morning. ${X.introduced} bent over it, to see what it was like. There was somebody in there, who was bending over as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'wave', 'happy')], things },
        `"Hello," said ${x}. It said hello in the same moment. "After you," said ${x}. It said that, too. It was very polite, but it made no noise at all.`,
        `"Good morning," said ${x}. It opened its mouth at once. "No, you go first," said ${x}, and waited. It waited, too. You could not have met a better mannered person anywhere.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'think', 'sad')], things },
        `${x} looked to the left of it, and then to the right. There was a bit of sky, and that was all. Nobody sat beside it. "${refrain}" said ${x}, and it looked up as if it knew.`,
        `It was there at noon, and it was there at three. Not once did anybody come to see it. "${refrain}" said ${x}. It put its head on one side, quite sadly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'hold', 'happy', 'biscuit')], things: ['biscuit', ...things] },
        `So ${x} brought it a biscuit. It had brought one as well. "For you," said ${x}. It held its own out, too. In the end each of them ate one, to be polite.`,
        `${x} ran to get a biscuit. "This is for you!" But it had run, too, and was holding one out. It bit when ${x} bit. It was finished just at the same time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'hold', 'worried', 'ball')], things: ['ball', ...things] },
        `Next ${x} brought a ball. It had one, and stood there with it, and threw it to no one. "${refrain}" said ${x}. "You can't play ball alone. I know that very well."`,
        `"Have you got a ball?" said ${x}, who had. It did have. But there was nobody for it to throw to. ${x} knew how that was. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'surprised')], things },
        `"Then come out to me," said ${x}. It only moved its lips. ${gone} "Come back!" cried ${x}. There was nobody there.`,
        `"It can't be nice in there," said ${x}. "Come out, and we'll both play." It did not come. ${gone} And it was gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'sad')], things },
        `${x} sat down with the ball. "I frightened it," said ${x}. "And it had nobody but me." It was very quiet. Somebody did look lonely there, if anybody had come by and seen.`,
        `"I've sent it away," said ${x}, and did not dare to look. "It was the only one who came." So there sat ${x}, with one ball. And somebody came by, and saw.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'walk', 'curious'), seen(X, 'sit', 'sad')], things },
        `It was ${Y.introduced}. "What are you doing?" said ${y}. "I had a friend in there," said ${x}, "but it has gone." ${Ycap} didn't say anything. ${Ycap} sat down beside.`,
        `"Is that a ball?" said ${Y.introduced}, coming along. "Shh," said ${x}. "There's somebody in there. It's shy." "Oh," said ${y}, and came on tiptoe, and sat down as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'kneel', 'worried'), seen(Y, 'kneel', 'curious')], things },
        `"Now ${wait}," said ${x}. They both did it, as hard as they could. ${clears} "Now don't look too quickly," said ${x}. They leaned over, both at once.`,
        `"What do we do?" said ${y}. "Nothing," said ${x}. "But ${wait}." That takes a long time, when there are two of you. ${clears} They bent forward.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'cheer', 'surprised'), seen(Y, 'wave', 'happy')], things },
        `There it was! And it was not by itself. Somebody sat beside it, close up, with quite a nice face. "Look!" whispered ${x}. "It has found a friend!" ${Ycap} looked, and nodded.`,
        `It had come back. And there was another one with it! They looked so happy together that ${x} forgot to whisper. "It's got somebody!" said ${x}. "So it has," said ${y}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'jump', 'happy'), seen(Y, 'cheer', 'happy')],
          things: ['ball', ...things],
        },
        `So that was all right. "It isn't alone any more," said ${x}. "Then shall we play?" said ${y}. They played until it was dark. Now and then they looked in. Those two had a ball, as well.`,
        `After that ${x} hardly had time to look in. ${y} threw, and ${x} caught. "It isn't alone any more," said ${x}. Once ${y} waved to them, in passing. They had both just waved first.`,
      ),
    ],
  };
}

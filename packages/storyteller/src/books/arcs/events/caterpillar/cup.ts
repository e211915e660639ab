import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './cup-old.ts';
import { REFRAINS, TITLES, parts, unwilling } from './cup-parts.ts';

/** A caterpillar walks three times round the cup every day; it is gone, and a butterfly is in the way. */
export const CUP: EventPlot = { id: 'cup', young, middle, old };

function young(going: Going): Told {
  const { third, chance } = going;
  const { A, C, F } = parts(going);
  const no = unwilling(going);
  const [a, c] = [A.name, C.name];
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` ${third.name} looks too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'walk', 'happy')],
          things: ['cup'],
        },
        `${A.introduced} has a red cup. Who walks on it? It is ${C.introduced}!${too}`,
        `Who sits on the red cup? It is ${C.introduced}! "Hello," says ${A.introduced}.${too}`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'walk', 'happy'), seen(A, 'sit', 'happy')], things: ['cup'] },
        `Round the cup goes ${c}. Once, twice, three times! Then a nap.`,
        `Every day ${c} goes round the cup. Once, twice, three times. Then a nap.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'happy'), seen(A, 'kneel', 'happy')], things: ['leaf'] },
        no
          ? `"I will stay ${c}," says ${c}. Munch! "No wings for me!" ${c} gets fat.`
          : `Munch, munch. ${c} eats a leaf. Munch! ${c} gets fat.`,
        no
          ? `"I want no wings," says ${c}. "I like my feet." Munch, munch! ${c} gets fat.`
          : `${a} brings ten leaves. Munch, munch, munch! ${c} gets fat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious')], things: ['leaf'] },
        `Then ${c} makes a small brown bag. ${c} is inside. Hush.`,
        `A brown bag grows on a twig. "Sleep well, ${c}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm')], things: ['cup'] },
        `${a} waits and waits. Nobody goes round the cup.`,
        `It is a long, long time. Nobody goes round the cup.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `One morning the bag is open. Nobody is in it! "${refrain}"`,
        `Then one morning the bag is empty. Where is ${c}? "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'float', 'happy'), seen(A, 'kneel', 'worried')], things: ['leaf'] },
        `${a} looks under the leaf. Here comes a butterfly. "${refrain}" It only flaps.`,
        `A butterfly sits on the leaf. "${refrain}" says ${a}. The butterfly flaps.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'worried'), seen(F, 'float', 'happy')], things: ['basket'] },
        `${a} looks in the basket. Flap, flap! "Not now, butterfly! ${refrain}"`,
        `${a} looks under the basket. Flap, flap! "Not now, butterfly! ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'walk', 'happy'), seen(A, 'sit', 'surprised')], things: ['cup'] },
        `${a} sits down by the red cup. The butterfly lands on it. Once, twice, three times round!`,
        `The butterfly walks on the cup. Once, twice, three times! "Oh!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(F, 'float', 'excited')], things: ['flower', 'cup'] },
        `"It is you!" says ${a}. "You have wings!" Up it goes.${no ? ' Whee! It likes that, too.' : ''} Then a nap on the cup.`,
        `"You are still ${c}!" says ${a}. Up it flies.${no ? ' Whee! Wings are nice!' : ''} Then it naps on the cup.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, C, F, colour } = parts(going);
  const no = unwilling(going);
  const [a, c] = [A.name, C.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(C, 'walk', 'happy')],
          things: ['cup'],
        },
        `There was something on the edge of the red cup. It was ${colour}, and it had a great many feet. It was ${C.introduced}. ${A.introduced} had wanted to drink from that cup, and now did not.${comesToo}`,
        `${A.introduced} had put down the red cup, for just a moment. When ${a} picked it up, ${C.introduced} was walking along the edge. ${c} was ${colour}, and did not seem to mind the drop.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'walk', 'happy'), seen(A, 'sit', 'happy')], things: ['cup'] },
        `Round the cup went ${c}. It was once, twice, three times, and then a nap. It was the same the next day. "Why three times?" said ${a}. "I like to be sure that it's round," said ${c}.`,
        `${c} went all the way round it, and was back. ${c} looked surprised, and went round again, to be sure. It was three times altogether. "And every day it's the same place!" said ${c}. "It's a cup," said ${a}. They were friends by then.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'happy'), seen(A, 'kneel', 'happy')], things: ['leaf'] },
        `Between times ${c} ate. A leaf went in at one end like a letter in a machine. "Are you never full?" said ${a}. ${no ? `"They say that one gets wings from it," said ${c}. "I don't want to be a butterfly. I'm me."` : `"It isn't all for me," said ${c}. "Some of it's for later. I'm going to need wings."`}`,
        `${a} brought leaves, and ${c} ate them from left to right. By Friday ${c} was as fat as a finger. "What do you do with it all?" said ${a}. ${no ? `"It's for wings, I'm told," said ${c}. "I don't want to be a butterfly. I'd rather stay, and walk."` : `"I'm saving up," said ${c}. "For wings." ${a} thought that it was a joke.`}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
        `One evening ${c} climbed a twig, and hung there upside down. "I shall be a while," said ${c}. "Don't wait up." In the morning there was only a small brown case. "Sleep well, then," said ${a}.`,
        `Then came a day when ${c} did not want a leaf. ${c} went up a twig, and pulled on a brown coat. "See you," said ${c}, from inside. After that it did not move any more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm')], things: ['cup'] },
        `${a} looked every day. In there a caterpillar goes nearly all to soup. Out of the soup come wings. It rained on the twig, and it got warm again. ${a} put the red cup underneath, in case. Nobody went round it. Thirteen days is a long time to have nobody on your cup.`,
        `A week went by, and another week began. Inside such a case a caterpillar goes nearly all to soup. The soup makes the wings. ${a} told the brown case what there was for dinner. It hung there, and kept its mouth shut. The red cup stood beside it and was just a cup.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `On the fourteenth morning there was a slit in the case. You could see right through. ${a} looked inside with one eye. There was no ${c} in it, and none on the twig. "Oh, no," said ${a}.`,
        `And then it was empty. It was open down the front, like a coat on a hook. ${a} turned it round, and looked up the sleeve. "${c}?" said ${a}. Nobody was at home, and nobody had said goodbye.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(F, 'float', 'happy')], things: ['leaf'] },
        `${a} began to look. Under the leaves there was only a butterfly. It was new, and its wings were creased. "${refrain}" said ${a}. It opened and shut. That was no answer.`,
        `The first that ${a} met was a butterfly. It sat in the sun and dried. "Excuse me," said ${a}. "${refrain}" The butterfly got up, rather crooked, and flew once round ${A.names} head. "Thank you," said ${a}. "You're no help."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'worried'), seen(F, 'float', 'excited')], things: ['basket'] },
        `${a} looked in the flower pots, and asked a snail. "${refrain}" The butterfly came too. It sat down on ${A.names} nose. "Not now, butterfly," said ${a}. "I'm looking for somebody."`,
        `${a} asked the ants, all of them. "${refrain}" They were busy. And that butterfly was there again. It was in front of everything that ${a} tried to look at. "Please mind out," said ${a}. "It's important."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(F, 'float', 'worried')], things: ['cup'] },
        `In the end ${a} sat down beside the red cup. "${refrain}" said ${a}, to nobody. It was somebody small that ${a} missed, with too many feet. The butterfly had gone quiet as well.`,
        `After that there was nowhere left. ${a} put the cup on the grass, and sat down, very low. "${refrain}" The butterfly folded up. It seemed to be thinking how to say a thing without any words.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'walk', 'determined'), seen(A, 'sit', 'surprised')], things: ['cup'] },
        `Then it flew down on to the edge of the cup. It began to walk. It went round once, and a bit wobbly, because of the wings. It went round twice. ${a} did not breathe. It went round three times, and lay down for a nap.`,
        `It came down on the red cup, and put its wings together. It walked. Once round. "What are you doing?" said ${a}. Twice round. "Wait," said ${a}. Three times! "Why three?" said ${a}, slowly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(F, 'float', 'excited')], things: ['cup', 'flower'] },
        `"It's you!" said ${a}. "You were here all the time! And I asked you where you were!" The butterfly went up, over the flowers and over the wall. But by nap time it was back.${no ? ` It was a butterfly, and it was still ${c}.` : ''} It is still the same cup.`,
        `"You did it," said ${a}. "You said wings, and you meant it." Up went the butterfly, and round the whole tree, and round the house. It went three times. It wanted to be sure.${no ? ' So one could have wings, and walk as well.' : ''} Then it came back to the cup, where there was somebody it knew.`,
      ),
    ],
  };
}

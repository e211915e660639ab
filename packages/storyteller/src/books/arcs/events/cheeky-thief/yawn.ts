import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { TITLES, drawnIn, partsOf, refrainsOf } from './parts.ts';
import { old } from './yawn-old.ts';

/** It takes whatever it is offered, and lets go of nothing; but nobody can see a yawn and not yawn. */
export const YAWN: EventPlot = { id: 'yawn', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { X, K, G, k, g, G0, at, y, whose, it, is, up, setting, bait, treat } = parts;
  const x = X.name;
  const refrain = chance.pick(...refrainsOf(parts));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'sleepy')] },
        `${k} sits ${at}, and yawns. So ${g} yawns, too. One yawn makes another!`,
        `${G0} sits ${at}, and yawns. "Now I must!" says ${k}. One yawn makes another.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'run', 'excited'), seen(K, 'reach', 'surprised')], ...drawnIn(parts) },
        `Whoosh! Here comes ${X.introduced}. Snap! ${is === 'are' ? 'There go' : 'There goes'} ${whose}! "${refrain}"`,
        `Who is that? ${X.introduced}! ${x} steals ${whose}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'sit', 'proud'), seen(K, 'jump', 'angry')], ...drawnIn(parts) },
        `${x} sits up ${up}. ${k} jumps. It is too high. "${refrain}"`,
        `Now ${x} is up ${up}. ${k} cannot jump so high. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', bait.drawn), seen(X, 'reach', 'happy')] },
        `"Do you want my ${bait.word}?" says ${k}. ${x} takes that, too! "${refrain}"`,
        `"I'll swap my ${bait.word}!" says ${k}. ${x} keeps both! "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'reach', 'determined'), seen(X, 'sit', 'proud'), seen(K, 'stand', 'worried')],
          things: ['umbrella'],
        },
        `${G0} has an umbrella. Snap! Now ${x} has that as well. "${refrain}"`,
        `"My umbrella is long," says ${g}. Snap! Now ${x} has that. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'sleepy')] },
        `${k} is tired, and yawns. ${G0} sees it, and yawns, too.`,
        `Now ${k} yawns. Aaah! ${G0} sees it. Aaah! One yawn makes another.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'look-up', 'sleepy'), seen(K, 'point', 'surprised')] },
        `And ${x}? Look! ${x} opens wide. Aaaaah!`,
        `Look at ${x}! Aaaaah, goes ${x}, and stretches.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'happy'), seen(X, 'sit', 'surprised')], ...drawnIn(parts) },
        `${is === 'are' ? 'Down come' : 'Down comes'} the ${y}! Down comes the umbrella. ${k} has ${it} back.`,
        `Plop! ${is === 'are' ? 'There fall' : 'There falls'} the ${y}. There falls the umbrella. ${k} catches the ${y}!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(X, 'sit', 'happy')],
          things: [treat.drawn],
        },
        `Next day ${k} has ${treat.a}. Who is there? ${x}! And ${x} yawns. Aaah!`,
        `Next day ${k} eats ${treat.a}. ${x} looks in, and yawns. Aaah!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'happy', treat.drawn), seen(K, 'sit', 'surprised')] },
        `Oh no! ${k} has to yawn. Down falls the ${treat.word}. Snap! "Give it back!" Munch.`,
        `${k} must yawn, too. Aaah! The ${treat.word} falls. Snap, goes ${x}. One yawn makes another!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { X, K, G, k, g, G0, at, y, whose, it, is, up, setting, bait, treat, ofTheHouse } = parts;
  const x = X.name;
  const refrain = chance.pick(...refrainsOf(parts));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'sleepy')] },
        `${k} and ${g} had got up very early, and sat ${at}. ${G0} yawned. "Don't!" said ${k}. But it was too late. ${k} had seen it, and had to yawn as well. "One yawn makes another," said ${g}, and yawned at that.`,
        `${k} and ${g} sat ${at}, and ${k} yawned. Then ${g} had to. Then ${k} had to, because of ${g}. "Stop it," said ${g}. "You began," said ${k}. "It's like a ball," said ${g}. "One yawn makes another."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'run', 'excited'), seen(K, 'reach', 'surprised')], ...drawnIn(parts) },
        `That was the moment when ${X.introduced} came.${ofTheHouse} ${k} had both eyes shut, and then there was a whoosh. ${whose} ${is === 'are' ? 'were' : 'was'} gone. "Stolen!" said ${g}. "${refrain}" shouted ${k}. "${X.says}," said ${x}, from a good way up.`,
        `You have to shut your eyes to yawn. It takes a second. It was all the time that ${X.introduced} needed.${ofTheHouse} Snap! ${is === 'are' ? 'Gone were' : 'Gone was'} ${whose}. "A thief!" said ${g}. "${refrain}" cried ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'sit', 'proud'), seen(K, 'jump', 'angry'), seen(G, 'stand', 'surprised')],
          ...drawnIn(parts),
        },
        `There sat ${x}, up ${up}, as pleased as a king. ${k} jumped. "It's too high by three people," said ${g}. "${refrain}" "${X.says}!" said ${x}, which means no.`,
        `It was no good running, because ${x} sat up ${up}. ${k} jumped for it until both knees hurt. ${x} looked down, as you look at fleas. "${refrain}" said ${k}. ${x} held on tighter.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', bait.drawn), seen(X, 'reach', 'happy'), seen(G, 'stand', 'calm')],
        },
        `"We could swap," said ${g}. ${k} held up ${bait.a}. Down came ${x}, quick as a wink. Up went ${x}, with the ${bait.word}. But ${x} had kept the ${y} as well. "That isn't a swap!" said ${k}. "${refrain}"`,
        `"It has to be worth ${X.his} while," said ${g}. So ${k} offered ${bait.a}. ${x} thought that was fair. ${x} took it, and put it with the ${y}. "You have to let go of one!" said ${k}. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'reach', 'determined'), seen(X, 'sit', 'proud'), seen(K, 'stand', 'worried')],
          things: ['umbrella'],
        },
        `Then ${g} took the umbrella by the wrong end, and hooked. It was nearly long enough. Then ${x} hooked as well, and was better at it. Now the umbrella was up ${up}, and open. "${refrain}" said both of them.`,
        `"I'll fetch ${it} down," said ${g}, and poked with the umbrella. ${x} watched the end of it come, and took it, and pulled. "Oh," said ${g}, whose hand was empty. "${refrain}" "It looks like a shop up there," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'sleepy')] },
        `So they sat down on a bench, without anything. "It's been a long morning," said ${g}. ${k} yawned. "Oh, don't," said ${g}, and yawned. A man with a dog went by, and saw that, and yawned. So did the dog.`,
        `They had nothing left to swap. ${k} sat down, and yawned, a long one. It went over to ${g}. It went on to a lady with a pram. "See where it goes!" said ${g}. And then ${k} looked up.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'look-up', 'sleepy'), seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `"Look," whispered ${k}. "${x} saw it, too." Something was going on, up there. ${x} looked away. ${x} shut ${X.his} mouth hard. It was no use. "Again!" said ${k}, and did the biggest yawn in the world.`,
        `${x} was staring at them, and had gone quite stiff. "It's got to ${X.him}!" whispered ${k}. "Do another!" They stood up, side by side. They opened as wide as they could, and stretched, and went "Aaaaaah!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'jump', 'happy'), seen(X, 'sit', 'surprised'), seen(G, 'cheer', 'happy')],
          ...drawnIn(parts),
        },
        `And ${x} yawned. It began at the top, and went down to the feet. Nobody can yawn like that and hold on to things. First came the ${bait.word}. Next came the umbrella. And last, right into ${K.names} lap, came the ${y}.`,
        `It was a beauty. ${x} opened in all directions, like that umbrella. Everything fell: the ${bait.word}, and the umbrella, and something that ${k} caught. ${is === 'are' ? 'They were' : 'It was'} the ${y}. "Thank you," said ${k}. ${x} blinked.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(X, 'sit', 'happy')],
          things: [treat.drawn],
        },
        `The next day ${k} was having ${treat.a} by the open window. There was a small cough. There sat ${x}, on the sill, and did not take anything. ${x} only looked ${k} in the eye. And then, very slowly, ${x} opened wide.`,
        `Next day somebody sat on the window sill. It was ${x}. "You're not getting my ${treat.word}," said ${k}, and held it up high. ${x} didn't even look at it. ${x} looked at ${k}, and took a deep, deep breath.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'hold', 'happy', treat.drawn), seen(K, 'sit', 'surprised'), seen(G, 'stand', 'happy')],
        },
        `"Oh, no," said ${k}. "Not that. I won't... Aaaaah!" When it was over, there was no ${treat.word}. "Give it back!" cried ${k}. "${X.says}," said ${x}, with ${X.his} mouth full. "One all," said ${g}, and yawned.`,
        `${k} bit on both lips. It came all the same. "Aaaaah!" said ${k}, and let go. Snap! "One yawn makes another," said ${g}, from the stove. "And one ${treat.word}," said ${k}, "makes it one all."`,
      ),
    ],
  };
}

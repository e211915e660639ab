import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { keptOf, NOT_SHARED } from './kept.ts';
import { old } from './mine-old.ts';
import { two } from './pair.ts';
import { REFRAINS, TITLES } from './said.ts';

/** Whoever has it all alone has to be everybody else as well: whoever pushes, whoever takes the plate. */
export const MINE: EventPlot = standsApart(ableFriend({ id: 'mine', when: NOT_SHARED, young, middle, old }));

function young(going: Going): Told {
  const { chance } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { t, aT, it, things, asks, game, alone, wrong, found, works, afterwards } = keptOf(going, a, b);
  const refrain = chance.pick(...REFRAINS);
  const treat = /biscuit|cookie/.test(t) ? 'a bun' : 'a biscuit';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hug', 'proud')], things },
        `This is ${A.introduced}. ${a} has ${aT}. "${refrain}" says ${a}.`,
        `Look, ${aT}! It belongs to ${A.introduced}. "${refrain}" says ${a}.`.replace(
          'It belongs',
          it === 'it' ? 'It belongs' : 'They belong',
        ),
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'happy'), seen(A, 'hug', 'angry')], things },
        `Here comes ${B.introduced}. "${asks[0]}" says ${b}. "${refrain}"`,
        `${B.introduced} has seen ${it}. "${asks[0]}" says ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'angry'), seen(B, 'stand', 'sad')] },
        `"${asks[1]}" says ${b}. "${refrain}" "${asks[2]}" "${refrain}"`,
        `"${asks[1]}" "${refrain}" says ${a}. "${asks[2]}" says ${b}. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud')],
          things: game.every((each) => each.includes(t)) ? things : [],
        },
        game[0],
        game[1],
      ),
      page({ camera: 'medium', actors: [seen(A, 'run', 'excited')] }, alone[0], alone[1]),
      page({ camera: 'close', actors: [seen(A, 'stand', 'surprised')] }, wrong[0], wrong[1]),
      page({ camera: 'medium', actors: [seen(A, 'run', 'surprised'), seen(B, 'sit', 'shy')] }, found[0], found[1]),
      page({ camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'happy')] }, works[0], works[1]),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        afterwards[0],
        afterwards[1],
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'surprised')],
          things: [treat === 'a biscuit' ? 'biscuit' : 'bread'],
        },
        `Next day ${b} has ${treat}. "${refrain}" says ${b}. But then ${b} breaks it in two.`,
        `Now ${b} has ${treat}. "${refrain}" says ${b}. "No, half is yours!"`,
      ),
    ].map((each, i) => (i === 9 && treat === 'a bun' ? { ...each, scene: { ...each.scene, things: [] } } : each)),
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { t, aT, theT, it, things, asks, wasGame, wasAlone, wentWrong, wasFound, worked, best } = keptOf(going, a, b);
  const refrain = chance.pick(...REFRAINS);
  const treat = /biscuit|cookie/.test(t) ? 'bun' : 'biscuit';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hug', 'proud')], things },
        `${A.introduced} had ${aT}, and would not share ${it} with anybody. "${refrain}" said ${a}, in the morning, and again at night. It was the first thing that ${a} said, and the last.`,
        `There was nothing that ${A.introduced} liked as much as ${theT}. And ${a} would not share ${it}, not with one single soul. "${refrain}" said ${a}, even when nobody had asked.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'happy'), seen(A, 'hug', 'angry')], things },
        `"${asks[0]}" said ${B.introduced}, looking at ${theT}. ${a} put both arms round ${it}. "${refrain}" said ${a}. "Oh," said ${b}, and waited a bit.`,
        `Along came ${B.introduced}, who had seen ${theT} from far away. "${asks[0]}" said ${b}. "${refrain}" said ${a}. "I only asked," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'angry'), seen(B, 'stand', 'sad')] },
        `"${asks[1]}" said ${b}. "${refrain}" said ${a}. "${asks[2]}" said ${b}, quite softly. There is hardly anything less than that to ask for. "${refrain}" said ${a}.`,
        `${b} thought of something smaller. "${asks[1]}" "No," said ${a}. ${b} thought of the smallest thing there was. "${asks[2]}" "${refrain}" said ${a}. "And you're looking at ${it} too much."`,
      ),
      page({ camera: 'wide', actors: [seen(A, 'walk', 'proud')] }, wasGame[0], wasGame[1]),
      page({ camera: 'medium', actors: [seen(A, 'run', 'excited')] }, wasAlone[0], wasAlone[1]),
      page({ camera: 'close', actors: [seen(A, 'stand', 'surprised')] }, wentWrong[0], wentWrong[1]),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `${a} sat down in the middle of it all. It was very quiet behind the hedge. There was so much to do, and only one to do it. "I'm not enough," said ${a}.`,
        `"Somebody ought to help me," said ${a}, quite cross. But all the somebodies were ${a}. They looked at each other, as it were. None of them had an idea.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised'), seen(B, 'sit', 'shy')] },
        wasFound[0],
        wasFound[1],
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'happy')] },
        `${a} was just going to say it. It was on the tip of the tongue. ${worked[0]}`,
        `${a} breathed in to say the usual thing. But there was no breath left for it. ${worked[1]}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `They did it ten times more. "Do you want to have ${best} for a bit?" said ${a}. Nobody had asked for that. ${b} went pink, and was very careful.`
          .replace('have the driver', 'be the driver')
          .replace('have the shopkeeper', 'be the shopkeeper'),
        `It was so good that they forgot about supper. After a while they changed over. "What did you say this was?" said ${b}. "${theT.replace(/^t/, 'T')} of ours," said ${a}, by mistake.`.replace(
          /"The (.+) of ours," said/,
          '"Our $1," said',
        ),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'proud'), seen(A, 'stand', 'surprised')],
          things: treat === 'biscuit' ? ['biscuit'] : [],
        },
        `The next day ${b} came by with a ${treat}. It was a big one, with sugar on. "${refrain}" said ${b}, and put both arms round it. Then ${b} could not keep it up for laughing, and broke it in two.`,
        `The day after, ${b} had a ${treat}, and sat down with it. "What's that?" said ${a}. "${refrain}" said ${b}. They looked at each other for quite a while. Then ${b} broke it in the middle. "That's the bigger half," said ${a}.`,
      ),
    ],
  };
}

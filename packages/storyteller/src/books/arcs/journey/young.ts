import type { Told } from '../../arc.ts';
import { HABITS } from '../helping/habits.ts';
import { cap, sentence, titled, within, wordCount } from '../wording.ts';
import type { Journey } from './arc.ts';

/** The friend's habit is in the way on every page ("Not now!") until it is the only thing that helps ("Now!"). */
export function young(bound: Journey): Told {
  const { chance, child, friend, grownUp, resident, place, known, ability, block, loadThings } = bound;
  const Grown = cap(grownUp.name);
  const habit = HABITS[ability];
  const sound = sentence(habit.sound(friend));
  const [first, second] = chance.some(2, habit.does);
  const stop = chance.pick('Not now', 'Not here', 'Later', 'Stop that', 'Not again', 'No, no');
  const hush = `"${stop}, ${friend.name}!"`;
  const refrain = chance.pick(
    'Not yet, not yet.',
    'Nearly, but not yet.',
    'On and on and on.',
    'A bit more, a bit more.',
    'Far, and then far again.',
    'Soon, soon, but not so soon.',
    'Over and along, and on.',
  );
  const solved = block.solveShort[ability]?.(friend) ?? sound;
  const string = ability === 'string' ? (['string'] as const) : [];
  const packs = bound.loads.filter((each) => wordCount(each) <= 5).slice(0, 1);
  const packed = packs.length > 0 ? packs.map((each) => `In went ${each}.`).join(' ') : 'In went lunch.';
  const sights = (known?.sees ?? []).map((each) => `They saw ${each}.`).filter((each) => within(8, each));
  const bareSights = (known?.sees ?? []).map((each) => sentence(each)).filter((each) => within(8, each));
  const sight =
    sights.length > 0
      ? chance.pick(...sights)
      : bareSights.length > 0
        ? `Look! ${chance.pick(...bareSights)}`
        : 'It was big. It was quiet.';
  const smell =
    known && within(8, `It smelled of ${known.smell}.`) ? `It smelled of ${known.smell}.` : 'How far they had come!';
  const called = bound.calledOn === null ? '' : ` ${bound.calledOn} lives there.`;
  const short = within(8, block.short) ? sentence(block.short) : 'The way was shut.';
  const met = bound.calledOn === null ? resident.introduced : resident.name;
  const meets = `${met} lived there. "${resident.says}," said ${resident.name}.`;
  const play = chance.pick<{ pose: 'dance' | 'hide' | 'jump'; text: readonly string[] }>(
    {
      pose: 'dance',
      text: [
        `${meets} "${friend.says}," said ${friend.name}. That means: let's dance!`,
        `"${resident.says}!" Who said that? It was ${met}. They danced and danced.`,
      ],
    },
    {
      pose: 'hide',
      text: [
        `${meets} They played hide and seek. Can you see ${resident.name}?`,
        `Who is that? It is ${met}. "Let's all hide!" So they hid. Can you see ${child.name}?`,
      ],
    },
    {
      pose: 'jump',
      text: [
        `${meets} "${friend.says}," said ${friend.name}. ${friend.name} jumped. So they all jumped.`,
        `"${resident.says}!" It was ${met}. "Can you jump?" Yes! They all jumped high.`,
      ],
    },
  );
  const kept = sentence(bound.keep);
  const ending = within(8, kept) ? kept : 'A small, smooth bit of far away.';
  return {
    title: titled(
      chance.pick(
        `${stop}, ${friend.name}!`,
        `All the Way to ${place}`,
        `${friend.names} Big Day Out`,
        `Off to ${place}`,
        'Pancakes After',
        `${child.name} and ${friend.name} Go Far`,
        `${cap(place)}, Please`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `This is ${friend.introduced}. Up gets ${child.name}. Today is the day. Off to ${place}!${called}`,
          `"Let's go," said ${child.name}. "To ${place}!"${called} "${friend.says}!" said ${friend.introduced}. That means yes.`,
          `${child.name} has a friend. It is ${friend.introduced}. Today they will go far. To ${place}!${called}`,
          `Where is ${child.name} going? To ${place}!${called} Who will come too? ${friend.introduced}!`,
        ],
        scene: {
          setting: 'bedroom',
          actors: [
            { who: child, pose: 'point', feeling: 'excited' },
            { who: friend, pose: 'look-up', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `${child.name} got ready. ${sound} ${first?.(friend) ?? ''} ${hush} said ${child.name}.`,
          `First, the shoes. ${sound} What was that? ${first?.(friend) ?? ''} ${hush}`,
          `Is ${friend.name} ready? Oh no. ${sound} ${first?.(friend) ?? ''} ${hush} said ${child.name}.`,
          `But look at ${friend.name}! ${first?.(friend) ?? sound} That is no help. ${hush}`,
        ],
        scene: {
          setting: 'living-room',
          actors: [
            { who: friend, pose: 'jump', feeling: 'proud' },
            { who: child, pose: 'stand', feeling: 'surprised' },
          ],
          things: string,
        },
      },
      {
        text: [
          `${packed} ${sound} ${hush} said ${child.name}.`,
          `Time to pack. ${second?.(friend) ?? sound} ${hush} said ${child.name}.`,
          // No dinosaur fits into a bag.
          (friend.being?.size ?? 1) > 2
            ? `Where is the bag? Under ${friend.name}! ${sound} ${hush} said ${child.name}.`
            : `The bag moved. Who was in it? ${friend.name}! ${sound} ${hush}`,
        ],
        scene: {
          actors: [
            { who: child, pose: 'kneel', feeling: 'determined' },
            { who: friend, pose: 'stand', feeling: 'excited' },
          ],
          camera: 'wide',
          things: packs.length > 0 ? [...loadsShown(packs, loadThings), ...string].slice(0, 4) : string,
        },
      },
      {
        text: [
          `Off went ${child.name}. Off went ${friend.name}. ${Grown} had the lunch. "Are we there?" "${refrain}"`,
          `They went by ${bound.by}. ${Grown} came too. "Are we there?" "${refrain}"`,
          `Goodbye, house! It was a long way. "Now?" said ${child.name}. "${refrain}"`,
        ],
        scene: {
          setting: bound.leave,
          camera: 'wide',
          actors: [
            { who: child, pose: 'wave', feeling: 'excited' },
            { who: friend, pose: 'stand', feeling: 'happy' },
            { who: grownUp, pose: 'walk', feeling: 'calm' },
          ],
          things: bound.vehicle,
        },
      },
      {
        text: [
          `Stop! ${short} "Please?" said ${child.name}. No. "${refrain}"`,
          `Oh dear. ${short} ${child.name} tried. ${Grown} tried. No! "${refrain}"`,
          `Uh-oh. ${short} ${Grown} looked at the map. No help! "${refrain}"`,
          `Look! ${short} "What now?" said ${child.name}. "I don't know," said ${grownUp.name}. "${refrain}"`,
        ],
        scene: {
          setting: bound.road,
          camera: 'medium',
          actors: [
            { who: child, pose: 'think', feeling: 'worried' },
            { who: grownUp, pose: 'hold', feeling: 'worried', holds: 'map' },
          ],
        },
      },
      {
        text: [
          `"Help us, ${friend.name}!" said ${child.name}. "Now!" ${sound} ${solved} Now they can go on.`,
          `${sound} Who is that? It is ${friend.name}! "Yes, now!" said ${child.name}. ${solved} Hooray!`,
          `But ${friend.name} can help! ${sound} ${solved} "Clever ${friend.name}!" said ${child.name}. And on they went.`,
          `Who can help? ${friend.name} can. ${sound} ${solved} ${child.name} cheered. The way was open.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: friend, pose: 'reach', feeling: 'determined' },
            { who: child, pose: 'cheer', feeling: 'excited' },
          ],
          things: string,
        },
      },
      {
        text: [
          `Here! It is ${place}! ${sight} "${friend.says}," said ${friend.name}.`,
          `At last! This was ${place}. ${sight} ${smell}`,
          `"Look!" said ${child.name}. "It's ${place}!" ${sight} ${friend.name} looked and looked.`,
        ],
        scene: {
          setting: bound.setting,
          camera: 'wide',
          actors: [
            { who: child, pose: 'look-up', feeling: 'surprised' },
            { who: friend, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: play.text,
        scene: {
          camera: 'medium',
          actors: [
            { who: resident, pose: play.pose, feeling: 'happy' },
            { who: friend, pose: play.pose, feeling: 'happy' },
            { who: child, pose: play.pose, feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Home for pancakes, and then to bed. ${child.name} is asleep. ${friend.name} is asleep. Good night.`,
          `Look in ${child.names} hand. ${ending} From ${resident.name}! ${child.name} and ${friend.name} are asleep now.`,
          `Who had the last pancake? ${friend.name} did! ${friend.name} is asleep now, and ${child.name} too.`,
          `Home again. Bed. ${sound} "${stop}," said ${child.name}. Now they are both fast asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          actors: [
            { who: child, pose: 'sleep', feeling: 'sleepy' },
            { who: friend, pose: 'sleep', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

/** Of what a picture can show of a load, only what the page names. */
function loadsShown<Name extends string>(packs: readonly string[], things: readonly Name[]): readonly Name[] {
  return things.filter((thing) => packs.some((pack) => pack.includes(thing.split('-')[0] ?? thing)));
}

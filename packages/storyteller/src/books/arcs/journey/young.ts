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
  const packs = bound.loads.filter((each) => wordCount(each) <= 5).slice(0, 2);
  const packed = packs.length > 0 ? packs.map((each) => `In went ${each}.`).join(' ') : 'In went lunch.';
  const sights = (known?.sees ?? []).map((each) => sentence(each)).filter((each) => within(8, each));
  const sight = sights.length > 0 ? chance.pick(...sights) : 'It was big. It was quiet.';
  const short = within(8, block.short) ? sentence(block.short) : 'The way was shut.';
  const meets = `${resident.introduced} lived there. "${resident.says}," said ${resident.name}.`;
  const play = chance.pick<{ pose: 'dance' | 'hide' | 'jump'; text: readonly string[] }>(
    {
      pose: 'dance',
      text: [
        `${meets} "${friend.says}," said ${friend.name}. That means: let's dance!`,
        `"${resident.says}!" Who said that? It was ${resident.introduced}. They danced and danced.`,
      ],
    },
    {
      pose: 'hide',
      text: [
        `${meets} They played hide and seek. Can you see ${resident.name}?`,
        `Who is that? It is ${resident.introduced}. "${resident.says}. Can you find me?" They all hid. Oh dear!`,
      ],
    },
    {
      pose: 'jump',
      text: [
        `${meets} "${friend.says}," said ${friend.name}. ${friend.name} jumped. So they all jumped.`,
        `"${resident.says}!" It was ${resident.introduced}. "How high can you jump?" This high! THIS high!`,
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
          `"Guess where," said ${child.name}. "${friend.says}," said ${friend.introduced}. Nearly! It is ${place}.`,
          `Bump, bump, on the bed. It is ${friend.introduced}. "${friend.says}!" Up gets ${child.name}. ${cap(place)}? Today? Today!`,
          `"${cap(place)}!" said ${child.name}. "${friend.says}," said ${friend.introduced}. That means: let's go!`,
          `Where shall we go? "${cap(place)}," said ${child.name}. "${friend.says}," said ${friend.introduced}. That means yes.`,
          `${child.name} is up. So is ${friend.introduced}. Where to? ${cap(place)}! "${friend.says}!" That means yes.`,
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
          `Is ${friend.name} ready? Oh no. ${first?.(friend) ?? sound} ${hush} said ${child.name}.`,
          `${child.name} has one shoe on. Where is ${friend.name}? ${sound} That is where. ${hush}`,
          `${sound} ${first?.(friend) ?? ''} ${hush} said ${child.name}.`,
          `But first: ${sound} ${first?.(friend) ?? ''} ${hush} said ${child.name}.`,
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
          `${packed} ${sound} ${hush}`,
          `${packed} ${second?.(friend) ?? ''} ${hush}`,
          // No dinosaur fits into a bag.
          ...((friend.being?.size ?? 1) > 2
            ? [`Where is the bag? ${sound} ${friend.name} is on it! ${hush} said ${child.name}.`]
            : [`The bag was wriggling. ${sound} Out came ${friend.name}! ${hush} said ${child.name}.`]),
          `${child.name} packed a kiss, for later. ${sound} ${hush}`,
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
          `Off go ${child.name} and ${friend.name}. Off goes ${grownUp.name}, with the lunch. "${refrain}"`,
          `A long, long way. "Now?" said ${child.name}. "${refrain}" And ${grownUp.name} yawned.`,
          `Off they went, by ${bound.by}. "Are we there?" "${refrain}" ${Grown} was right behind.`,
          `Goodbye, house! They went by ${bound.by}. ${Grown} came too. "Are we there?" "${refrain}"`,
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
          `${short} ${child.name} looked at ${grownUp.name}. And ${grownUp.name} looked at ${child.name}. "${refrain}"`,
          `${short} "Round?" said ${child.name}. No. "Back?" No! "${refrain}"`,
          `Uh-oh. ${short} ${Grown} looked at the map. It was upside down. "${refrain}"`,
          `Stop! ${short} ${child.name} said please. No. ${Grown} turned the map round. "${refrain}"`,
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
          `"Please, ${friend.name}," said ${child.name}. "Now!" ${sound} ${solved}`,
          `Did ${friend.name} stop? No! ${sound} "Hooray!" said ${child.name}. ${solved}`,
          `${sound} Who is that? "Now, ${friend.name}!" said ${child.name}. "NOW!" ${solved}`,
          `${sound} Listen! ${child.name} jumped. "Oh, ${friend.name}! Now! NOW!" ${solved}`,
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
          `And there it was. Oh, look! ${sight}`,
          `Shh. Look. There was ${place}! ${sight}`,
          `"Here," whispered ${child.name}. It really was. ${sight} "${friend.says}," whispered ${friend.name}.`,
          `Look high. Look low. Look at ${friend.name}, looking! ${sight}`,
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
          `Who had the last pancake? ${friend.name}. Both fast asleep, and a bit sticky.`,
          `Pancakes, then bed. Now ${child.name} is far away again. So is ${friend.name}. Shh.`,
          `Home for pancakes. Then sleep. What is under the pillow? ${ending} Good night, ${friend.name}.`,
          `Pancakes, one, two, three. Fast asleep, all but one. ${sound} "${stop}," said ${child.name}. Good night.`,
          `Home for pancakes. Sleepy heads. "${friend.says}," said ${friend.name}, softly. That means: again tomorrow. Good night.`,
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

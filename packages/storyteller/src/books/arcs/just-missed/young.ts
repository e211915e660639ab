import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { JustMissed } from './arc.ts';

const MOST = 8;

/** The lunch goes out to look for somebody, who has come home to look for the lunch. */
export function young(bound: JustMissed): Told {
  const { child: K, worker: P, trade, grownUp: G, stops, met, chance } = bound;
  const Yours = `Your ${P.name.charAt(0).toLowerCase()}${P.name.slice(1)}`;
  const said = chance.pick('Just gone', 'All gone', 'Not here now');
  const stop = (n: 0 | 1): readonly string[] => {
    const [who, at] = [met[n].name, stops[n]];
    return [
      `"Is ${P.name} here?" "${said}!" said ${who}. "${Yours} ${at.helpedShort}." In goes ${at.gives}.`,
      `Knock, knock, ${who}. "${Yours} ${at.helpedShort}," said ${who}. "${said}!" In goes ${at.gives}.`,
      `Here is ${who}. "${said}!" said ${who}. "${Yours} ${at.helpedShort}." In goes ${at.gives}.`,
    ];
  };
  return {
    title: titled(chance.pick(`${P.names} lunch`, `${said}!`, `where is ${P.name}?`, `lunch for ${P.name}`)),
    refrain: `${said}!`,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${P.name}. ${P.name} is ${trade}. Bye-bye, ${P.name}! Off to work.`,
            `Who is ${trade}? ${P.name} is! Kiss for ${K.name}. Off goes ${P.name}.`,
            `Boots on. Hat on. ${P.name} is ${trade}. Bye-bye, ${K.name}!`,
          ],
          `This is ${P.name}. Bye-bye, ${P.name}! Off to work.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: P, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `But look, ${K.name}! What is that? It is the lunchbox. Oh no, ${P.name}!`,
          `Oh! The lunchbox is still here. No lunch for ${P.name}? "Come on!" said ${K.name}.`,
          `What is on the table? The lunchbox! "${P.name} must have it," said ${K.name}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [{ who: K, pose: 'point', feeling: 'surprised' }],
          things: ['lunchbox'],
        },
      },
      {
        text: [
          `Quick, quick! ${K.name} has the lunchbox. ${cap(G.name)} has the key. Down the road.`,
          `Out of the door with the lunchbox. ${K.name} first. Then ${G.name}. Trot, trot, trot.`,
          `Off they go, ${K.name} and ${G.name}. Bump, bump, goes the lunchbox.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'run', feeling: 'determined' },
            { who: G, pose: 'run', feeling: 'happy' },
          ],
          things: ['lunchbox'],
        },
      },
      {
        text: keeping(MOST, stop(0), `"Is ${P.name} here?" "${said}!" said ${met[0].name}. In goes ${stops[0].gives}.`),
        scene: {
          setting: stops[0].setting,
          camera: 'medium',
          actors: [
            { who: met[0], pose: 'point', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: [stops[0].drawn],
        },
      },
      {
        text: keeping(MOST, stop(1), `"Is ${P.name} here?" "${said}!" said ${met[1].name}. In goes ${stops[1].gives}.`),
        scene: {
          setting: stops[1].setting,
          camera: 'medium',
          actors: [
            { who: met[1], pose: 'point', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: [stops[1].drawn],
        },
      },
      {
        text: [
          `The lunchbox is full. The lunchbox is fat. But where is ${P.name}? Sit down, ${K.name}.`,
          `${K.name} sat down. It is a big town. It is a big, fat lunchbox. No ${P.name}.`,
          `Left? No. Right? No. The lunchbox will not shut. "I miss ${P.name}," said ${K.name}.`,
        ],
        scene: {
          setting: 'street',
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'sad' }],
          things: ['lunchbox'],
        },
      },
      {
        text: [
          `"Home," said ${G.name}. And who is at the gate? Who looks left and right? ${P.name}!`,
          `So home they went. Who sat on the step? "Where is my lunch?" said ${P.name}.`,
          `Round the corner. There is the gate. "${K.name}!" "${P.name}!" They both ran.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'run', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `They sat on the step. Bite for ${P.name}. Bite for ${K.name}. What a lot of lunch!`,
          `Out comes ${stops[0].gives}. Out comes ${stops[1].gives}. "From all of them," said ${K.name}. Yum, ${P.name}.`,
          `Open it up. Oh, ${P.name}! So much lunch. One for ${K.name}, one for ${P.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: P, pose: 'sit', feeling: 'happy' },
          ],
          things: ['lunchbox'],
        },
      },
      {
        text: [
          `Night. The lunchbox is by the door. On top are ${P.names} boots. Good night, ${K.name}.`,
          `Now the lunchbox sits in ${P.names} boot. No one can forget it. Good night, ${P.name}.`,
          `${K.name} put the lunchbox in ${P.names} hat. There! Good night, ${K.name}. Good night, ${P.name}.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [
            { who: K, pose: 'hug', feeling: 'sleepy' },
            { who: P, pose: 'hug', feeling: 'happy' },
          ],
          things: ['lunchbox'],
        },
      },
    ],
  };
}

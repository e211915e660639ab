import { kinWords } from '../../../facts/kin.ts';
import type { Telling } from '../../arc.ts';
import { cap } from '../wording.ts';
import type { Thread } from './around.ts';
import type { Going } from './event.ts';

/** "Mia's" of "her birthday", "Grandma's" of "Grandma's birthday". */
export function birthdayChild({ K, raw }: Going): string {
  const whose = /\bon (?:my |our |her |his )?(\p{L}+)['’]s birthday\b/u.exec(raw)?.[1];
  return whose !== undefined && kinWords.includes(whose) ? `${cap(whose)}'s` : K.names;
}

/** "for the school fair". */
export const A_FEAST =
  /\bfor (?:the|our|my|her|his|a) ((?:\p{Ll}+ ){0,2}(?:fair|f[eê]te|party|picnic|show|feast|market|sale|wedding|carnival|parade|concert))\b/u;

type Lines = readonly [begins: string, goesOn: string, second: string, ends: string];
const thread =
  (young: (going: Going) => Lines, older: (going: Going) => Lines) =>
  (going: Going, telling: Telling): Thread => {
    const [begins, first, second, ends] = (telling === 'young' ? young : older)(going);
    return { begins, goesOn: [first, second], ends };
  };

const mineOf = (going: Going): string => {
  const whose = birthdayChild(going);
  return whose === going.K.names ? 'my birthday' : `${whose} birthday`;
};
const feastOf = ({ raw }: Going): string => A_FEAST.exec(raw)?.[1] ?? 'party';

/** Days, hours, weathers and places in other words than the first ones. Lines for the youngest have at most eight words. */
export const OTHERWISE = {
  snow: thread(
    ({ K }) => [
      'There was snow, snow, snow.',
      `Snow fell on ${K.names} chin.`,
      'Crunch, crunch, went the snow.',
      'The snow was so still.',
    ],
    () => [
      'There was snow on everything, and it squeaked when one trod on it.',
      "Somebody's hat had turned to snow without being asked.",
      'Snow had got in where no snow should be.',
      'Only the snow had heard it all, and snow keeps quiet.',
    ],
  ),
  rain: thread(
    ({ K }) => [
      'Pitter, patter! There was rain.',
      `Rain ran into ${K.names} collar.`,
      'Pitter, patter, went the rain.',
      'Pitter, patter, rain, rain, rain!',
    ],
    () => [
      'It rained, and had no plans to stop.',
      "The rain had found the hole in somebody's boot.",
      'It rained a little harder, so as to be in it as well.',
      'The rain clapped, on everything at once.',
    ],
  ),
  night: thread(
    () => [
      'It was dark. The stars were out.',
      'A moth came by in the dark.',
      'The stars looked down.',
      'Good night, stars.',
    ],
    () => [
      'It was night, when small sounds are large ones.',
      'A moth came out of the dark to see who was still up.',
      'The stars had moved round a little.',
      'And the night, which had held its breath, let it out.',
    ],
  ),
  birthday: thread(
    (going) => [
      `It was ${birthdayChild(going)} birthday today!`,
      `"Not on ${mineOf(going)}!" said ${going.k}.`,
      `"But it is ${mineOf(going)}!" said ${going.k}.`,
      `"What a birthday!" said ${going.k}.`,
    ],
    (going) => [
      `It was ${birthdayChild(going)} birthday, which only comes once.`,
      `"Nobody else has this on a birthday," said ${going.k}.`,
      `"At least it's ${mineOf(going)}," said ${going.k}, "whatever happens."`,
      `"I'd have that birthday again," said ${going.k}.`,
    ],
  ),
  holiday: thread(
    ({ k }) => [
      'They were on holiday.',
      `"No hurry! Holiday!" said ${k}.`,
      'It was still holiday.',
      'What a holiday it was!',
    ],
    ({ k }) => [
      'They were on holiday, and nobody knew what day it was.',
      `"At home it would be Monday now," said ${k}. "Here it's holiday."`,
      'Such things take longer on holiday, and nobody minds.',
      'It all went on the holiday postcard, in very small writing.',
    ],
  ),
  feast: thread(
    (going) => [
      `It was nearly time for the ${feastOf(going)}.`,
      `"Oh no, the ${feastOf(going)}!" said ${going.A.name}.`,
      `"Soon it is the ${feastOf(going)}!" said ${going.A.name}.`,
      `And here was the ${feastOf(going)}!`,
    ],
    (going) => [
      `It was not long now until the ${feastOf(going)}.`,
      `"And the ${feastOf(going)} won't wait," said ${going.A.name}.`,
      `"There's still time before the ${feastOf(going)}," said ${going.A.name}. There was not much.`,
      `They were just in time for the ${feastOf(going)}.`,
    ],
  ),
  forest: thread(
    () => [
      'All round were the trees.',
      'A squirrel looked down from a tree.',
      'Rustle, rustle, went the trees.',
      'So still was the forest.',
    ],
    () => [
      'It was in the forest, with moss underfoot and leaves for a roof.',
      'A squirrel looked down from its tree, as one looks down on beginners.',
      'The forest cleared its throat, a long way up.',
      'Then the forest closed behind it all, as a book does.',
    ],
  ),
  seaside: thread(
    () => [
      'They were on the sand, by the sea.',
      'A crab walked by on the sand.',
      'Swish, went the waves.',
      'Swish, swish, went the waves.',
    ],
    () => [
      'They were by the sea, and there was sand in everything already.',
      'A crab came out to look, and went in again under the sand.',
      'The waves brought something, and took it away again.',
      'The sea had come a little nearer, to hear the end.',
    ],
  ),
  garden: thread(
    () => [
      'It was a day in the garden.',
      'A bee in the garden said, "Bzz!"',
      'A robin came into the garden.',
      'Now the garden was quiet.',
    ],
    () => [
      'It was out in the garden, among the flowerpots.',
      'A robin came down into the garden to see what was going on.',
      'A bee in the garden went round them, as one goes round a statue.',
      'All round them the garden was quiet, and smelled of earth.',
    ],
  ),
  school: thread(
    () => [
      'They were at school. It was playtime.',
      '"Look!" said all the school.',
      'Nobody at school had ever seen that.',
      'In they went, into school again.',
    ],
    () => [
      'It was at school, at playtime.',
      'Even the big ones at school had stopped their game.',
      'The teacher on duty looked at a watch, and let it be.',
      'By home time the whole school knew about it.',
    ],
  ),
} as const;

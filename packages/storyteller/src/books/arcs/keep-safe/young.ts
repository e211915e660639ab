import type { Told } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { KeepSafe } from './arc.ts';

const MOST = 8;

/** Told to the smallest: what is said to spoons all day is said once in earnest, and somebody comes. */
export function young({
  hero: H,
  friend: F,
  grownUp: G,
  danger: D,
  cry,
  good,
  gone,
  line,
  end,
  to,
  chance,
}: KeepSafe): Told {
  const [one, two, three] = to;
  const Grown = cap(G.name);
  const lost = D.lost;
  const a = withArticle(lost);
  return {
    title: titled(
      chance.pick(
        `${H.name} and ${D.title}`,
        `${cry}!`,
        `the ${lost} had to wait`,
        `${H.name} said it`,
        `what ${G.name} says`,
        `${H.name} called`,
      ),
    ),
    refrain: cry,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. "${cry}!" says ${G.name}. To ${one}! And to ${two}!`,
            `"${cry}!" Who says so? ${Grown}. To ${one}! To ${two}! ${H.introduced} laughs.`,
            `Listen to ${G.name}. "${cry}!" Why tell ${one}? Why tell ${two}? ${H.introduced} does not know.`,
            `${Grown} tells ${one}. ${Grown} tells ${two}. "${cry}!" ${H.introduced} hears it all.`,
          ],
          `This is ${H.name}. ${H.name} is ${H.aKind}. "${cry}!" says ${G.name}, to ${one}.`,
        ),
        scene: {
          setting: H.isChild ? 'kitchen' : D.setting,
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Here they are, with ${a}. ${F.introduced} came too. ${good}`,
            `${good} ${H.name} has ${a}. ${F.introduced} wants a turn.`,
            `Look! ${H.name} and ${F.introduced}. And ${a}! ${good}`,
            `What fun! ${H.name} holds ${a}. Up comes ${F.introduced}. ${good}`,
          ],
          `${good} ${H.name} has ${a}. ${F.name} wants a turn.`,
        ),
        scene: {
          setting: D.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: F, pose: 'stand', feeling: 'excited' },
          ],
          things: D.thing === null ? [lost] : [D.thing, lost],
        },
      },
      {
        text: [
          `Whoops. ${gone} "Oh!" said ${F.name}.`,
          `One, two, gone. ${gone} Oh no, ${H.name}!`,
          `It was nobody's fault. ${gone} "Oh," said ${H.name}.`,
          `"Oops," said ${F.name}. ${gone} "Bother," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'point', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'surprised' },
          ],
          things: [lost],
        },
      },
      {
        text: [
          `"I will get it!" said ${F.name}. "${cry}!" said ${H.name}. ${F.name} stood still.`,
          `"${cry}!" Who said that? Not ${G.name}. ${H.name} did! ${F.name} stopped.`,
          `Up jumped ${F.name}. "${cry}!" That was ${H.name}. It came out all by itself.`,
          `"Quick!" said ${F.name}. "${cry}!" said ${H.name}. And nobody was quick.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'shout', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${H.name} wants the ${lost}. Very much. ${line}`,
          `There is the ${lost}. Here is ${H.name}. ${line}`,
          `Can ${H.name} get the ${lost}? No. ${line} It is hard.`,
          `${line} So ${H.name} looks at the ${lost}. Only looks.`,
        ],
        scene: { camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'worried' }], things: [lost] },
      },
      {
        text: [
          `${H.name} called. ${H.name} called again. Run, run, run. Here comes ${G.name}!`,
          `Feet still. Mouth open. ${H.name} called, so loud! And ${G.name} heard.`,
          `Who can help? ${Grown} can. ${H.name} shouted. ${Grown} came.`,
          `Where is ${G.name}? Not far. ${H.name} called. Feet, feet, feet. Here!`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'shout', feeling: 'determined' },
            { who: G, pose: 'run', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${Grown} ${D.jobs[0]}. ${Grown} ${D.jobs[1]}. ${D.backShort(G.name)}`,
          `No hurry. ${Grown} ${D.jobs[0]}. And then? ${D.backShort(G.name)}`,
          `Watch, said ${G.name}. ${Grown} ${D.jobs[1]}. ${D.backShort(G.name)} There!`,
          `${Grown} came slowly. ${Grown} ${D.jobs[1]}. ${D.backShort(G.name)} Just so.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
          things: [lost],
        },
      },
      {
        text: [
          `${H.name} hugs the ${lost}. And ${G.name} hugs ${H.name}. Tight.`,
          `"You called," said ${G.name}. "And I came." Hug, ${H.name}. Hug, ${lost}.`,
          `Who has the ${lost}? ${H.name}. Who has ${H.name}? ${Grown} has.`,
          `Here is the ${lost}! And a hug. One for ${H.name}, one for ${G.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'hug', feeling: 'happy' },
            { who: G, pose: 'hug', feeling: 'happy' },
          ],
          things: [lost],
        },
      },
      {
        text: [
          `${end} "${cry}." That is ${H.name}, to ${three}.`,
          `Who says it now? ${H.name} does, to ${three}. "${cry}." ${end}`,
          `Sleepy ${H.name}. ${end} "${cry}, ${three.replace('the ', '')}. Good night."`,
          `Who is told tonight? ${cap(three)}. ${end} "${cry}," whispers ${H.name}.`,
        ],
        scene: { camera: 'wide', time: 'sunset', actors: [{ who: H, pose: 'sit', feeling: 'calm' }] },
      },
    ],
  };
}

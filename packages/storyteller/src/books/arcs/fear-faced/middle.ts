import type { Told } from '../../arc.ts';
import { PLANTS } from '../../plot/plot.ts';
import { twoTries } from '../../plot/two-tries.ts';
import { cap, clause, fitting, keeping, sentence, titled } from '../wording.ts';
import type { FearFaced } from './arc.ts';
import { hidingPlaces } from './hiding-places.ts';

/** After "not scared of". */
const BOLD = [
  'thunder',
  'giants',
  'cabbage',
  'very long words',
  'cold baths',
  'the deep end',
  'the cupboard at the back',
  'Great-Aunt Hilda',
  'the noise the pipes make',
  'soup with bits in',
  'sums',
] as const;

const REFRAINS = [
  'Not me, not today',
  'Not yet, not near, not now',
  'Nope, nope and nope',
  'Not while I am looking',
  'Some other time, and somewhere else',
  'No, thank you, and goodbye',
  'Out until Friday',
] as const;

/** Told from five: two hiding places that do not work, and a small shaking thing that knows just how it feels. */
export function middle(bound: FearFaced): Told {
  const { hero, other, beside, ability, problem, home, outside, undersea, underBed, size, chance } = bound;
  const [name, x, kinds] = [hero.name, other.theKind, other.kinds];
  const [b1, b2, b3] = chance.some(
    3,
    BOLD.filter((each) => !each.includes(other.kind)),
  );
  const [h1, h2] = chance.some(2, hidingPlaces(size, underBed ? 'bedroom' : undersea ? 'sea' : 'land'));
  const tries = twoTries(chance, problem.fails).map((pair) => pair.map((fail) => fail(beside.name, x)));
  const no = chance.pick(...REFRAINS);
  const big = (other.being?.size ?? 2) > 2;
  const where = underBed ? 'under the bed' : undersea ? 'by the big rock' : big ? 'beside the gate' : 'on the gate';
  const scary = other.being?.scary ?? 'are always there';
  const near = hero.isChild ? ` ${cap(beside.name)} came too, one step behind.` : '';
  const solved = problem.solve[ability]?.(hero, x) ?? '';
  const failed = (fail: readonly [string, string] | undefined): string => {
    if (!fail) return '';
    const [attempt, reason] = [fail[0], clause(fail[1])];
    return sentence(fitting(14, `${attempt}, ${reason}`, `${attempt}. ${reason}`));
  };
  return {
    title: titled(
      chance.pick(
        `${name} and the one and only ${other.kind}`,
        `${name} is not scared of ${b1}`,
        `${other.aKind} ${where}`,
        `what ${name} was scared of`,
        `${name}, who was brave about ${b2}`,
        `the other one was shaking too`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: [
          `${hero.introduced} was not scared of ${b1}. ${hero.He} was not scared of ${b2}. ${hero.He} was not even scared of ${b3}. But ${name} was very, very scared of ${kinds}.`,
          `"${name}?" people said. "Oh, ${name} is brave." And ${hero.introduced} was. Brave about ${b1}. Brave about ${b2}. Brave about ${b3}, with a spoon in each hand. Nobody ever asked about ${kinds}.`,
          `${hero.introduced} had never run away from anything. Not ${b1}. Not ${b2}. Not even ${b3}. But then, nobody had ever brought ${hero.him} ${other.aKind}.`,
        ],
        scene: { setting: home, actors: [{ who: hero, pose: 'stand', feeling: 'proud' }] },
      },
      {
        text: [
          fitting(
            14,
            `"They ${clause(scary)}," said ${name}. "How can you trust a thing like that?" ${cap(beside.name)} thought about it. "I don't know," said ${beside.name}. "I never asked one."`,
            `"It's the way they are," said ${name}. "How can you trust a thing like that?" ${cap(beside.name)} thought about it. "I don't know," said ${beside.name}. "I never asked one."`,
          ),
          fitting(
            14,
            `"What is it about ${kinds}?" said ${beside.name}. "They ${clause(scary)}," said ${name}. "All of them?" "I have not stayed to count," said ${name}.`,
            `"What is it about ${kinds}?" said ${beside.name}. "All of it," said ${name}. "All of it?" "I have not stayed to count," said ${name}.`,
          ),
          `"Suppose one came here," said ${beside.name}. "It won't," said ${name}. "I've told it not to." "When?" "Every night," said ${name}, "to be on the safe side."`,
          `"What have they ever done to you?" said ${beside.name}. "Nothing," said ${name}. "Well, then." "Yet," said ${name}, and looked behind the cushions.`,
        ],
        scene: {
          actors: [
            { who: hero, pose: 'think', feeling: 'worried' },
            { who: beside, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          14,
          PLANTS[ability].flatMap((plant) => [
            `${plant(hero)} "Is that good for anything?" said ${beside.name}. "No," said ${name}. "It's just a thing I do."`,
            `${plant(hero)} That was as far as it went. "It passes the time," said ${name}.`,
            `${plant(hero)} "I suppose it will come in useful," said ${beside.name}. It had not, so far.`,
          ]),
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'stand', feeling: 'happy' },
            { who: beside, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: underBed
          ? [
              `Then, one night, there was ${other.aKind} under the bed. "${clause(other.says)}," it said. "${no}," said ${name}, and hid ${h1?.where}. But ${h1?.why}.`,
              `That night something moved. It was under the bed. It was ${other.aKind}, and it was being ${other.aKind} straight at ${name}. "${no}," said ${name}, and hid ${h1?.where}. But ${h1?.why}.`,
              `The light had been out for one minute. Down below, somebody turned over. It was ${other.aKind}, under the bed. "${no}," said ${name}, and hid ${h1?.where}. But ${h1?.why}.`,
            ]
          : [
              `One morning there was ${other.aKind} ${where}. "${clause(other.says)}," it said. "${no}," said ${name}, and hid ${h1?.where}. But ${h1?.why}.`,
              `And then, after breakfast, ${other.aKind} sat ${where}. It was not doing anything. It was doing it straight at ${name}. "${no}," said ${name}, and hid ${h1?.where}. But ${h1?.why}.`,
              `Nobody had sent for it. But there it was, ${where}: ${other.aKind}, on a good Tuesday. "${clause(other.says)}," it said. "${no}," said ${name}, and hid ${h1?.where}. But ${h1?.why}.`,
              `It came without asking first. It stopped ${where}, and it looked about, and it was ${other.aKind}. "${no}," said ${name}, and hid ${h1?.where}. But ${h1?.why}.`,
            ],
        scene: {
          setting: outside,
          ...(underBed ? { time: 'night' as const } : {}),
          camera: 'wide',
          actors: [
            { who: hero, pose: 'hide', feeling: 'scared' },
            { who: other, pose: 'sit', feeling: 'calm' },
          ],
          things: [
            ...(underBed ? ([] as const) : undersea ? ([] as const) : (['gate'] as const)),
            ...(h1 ? [h1.thing] : []),
          ],
        },
      },
      {
        text: [
          `So ${name} hid ${h2?.where}. But ${h2?.why}. "${no}," said ${name}, rather muffled. ${hero.He} stayed there for a very long time.${underBed ? '' : ' Lunch came and went.'}`,
          `Next ${name} hid ${h2?.where}, which was better. But ${h2?.why}. "${no}," said a small voice. Everybody knew whose it was.`,
          `"Has it gone?" said ${name}. It had not. So ${name} tried hiding ${h2?.where}. But ${h2?.why}. "${no}," said ${name}, and that made twice.`,
          `That would not do at all. The next place was ${h2?.where}. But ${h2?.why}. "Are you all right in there?" said ${beside.name}. "${no}," said ${name}, which was not an answer.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: hero, pose: 'hide', feeling: 'scared' }],
          things: h2 ? [h2.thing] : [],
        },
      },
      {
        text: problem.troubles.flatMap((tell) => [
          `Then it went quiet. It went too quiet. ${cap(beside.name)} went to look. ${sentence(tell(x))}`,
          `"I can't hear it," said ${name}. ${cap(beside.name)} went to look. ${sentence(tell(x))} "Oh," said ${beside.name}. "It isn't waiting for you at all."`,
          `After a while there was no sound at all. That was worse. ${cap(beside.name)} went to see, and was gone some time. ${sentence(tell(x))}`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: other, pose: 'sit', feeling: 'sad' },
            { who: beside, pose: 'kneel', feeling: 'worried' },
          ],
        },
      },
      {
        text: tries.flatMap(([one, two]) => [
          `${failed(one)} ${failed(two)} "Bother," said ${beside.name} to ${x}.`,
          `${failed(one)} ${failed(two)} "I can't do it by myself," said ${beside.name}, not very loud.`,
          `"Leave it to me," said ${beside.name}. ${failed(one)} ${failed(two)} Nothing was left to try.`,
          `${failed(one)} Then it had to be something else. ${failed(two)} "Oh, you poor thing," said ${beside.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: beside, pose: 'reach', feeling: 'worried' },
            { who: other, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `${name} looked out with one eye. ${cap(x)} looked back. It was shaking. ${name} knew that kind of shaking. ${hero.He} took one step. Then ${hero.he} took the next one, which is harder.${near}`,
          `${name} meant to stay where it was safe. But ${x} was shaking all over. ${name} had only ever seen shaking from the inside. "${no}," said the inside of ${hero.him}. The rest of ${hero.him} took one step. And one more.${near}`,
          `Nobody was looking at ${name}. Nobody said a thing. But it is hard to sit still while somebody else is shaking. ${name} put one foot out, and then the other. ${hero.He} went to help.${near}`,
          `${cap(x)} was shaking. So was ${name}. "It's frightened too," said ${name}. So ${hero.he} went over to help. It was nine steps. ${name} was scared for all nine.${near}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'walk', feeling: 'determined' },
            { who: other, pose: 'look-up', feeling: 'scared' },
            ...(hero.isChild ? [{ who: beside, pose: 'walk', feeling: 'calm' } as const] : []),
          ],
        },
      },
      {
        text: problem.afters.flatMap((after) => [
          `${sentence(solved)} ${sentence(after(x))}`,
          `${sentence(solved)} ${sentence(after(x))} Nobody had asked ${hero.him} to. It was just a thing ${hero.he} did.`,
          `"Hold still," said ${name} to ${x}. ${sentence(solved)} ${sentence(after(x))}`,
          `${sentence(solved)} It took less time than hiding had. ${sentence(after(x))}`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'reach', feeling: 'determined' },
            { who: other, pose: 'look-up', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `"Thank you," said ${x}. "I was so scared." "Of that?" said ${name}. "Of you," said ${x}. "You have been popping ${h1?.from.startsWith('out') ? h1.from : `out ${h1?.from}`} all ${underBed ? 'night' : 'day'}."`,
          `"Were you frightened?" said ${name}. "Very," said ${x}. "There was somebody staring at me ${h2?.from}." ${name} did not know where to look. "That was me," ${hero.he} said. "I know," said ${x}. "I could see all the rest of you."`,
          `"Is it still there?" whispered ${x}. "Is what still there?" said ${name}. "The thing ${h1?.where}. It kept looking at me." ${name} thought about this. "It won't do it again," said ${name}. "It was shy."`,
          `"You came," said ${x}. "I nearly didn't," said ${name}. "I was busy ${h1?.where}." "I thought something lived there," said ${x}. "I was keeping well away from it."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: other, pose: 'point', feeling: 'happy' },
            { who: hero, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `${name} is still not scared of ${b1}. Or ${b2}. Or ${b3}. ${hero.He} is a tiny bit scared of ${kinds}. But there is one that says good night to ${hero.him}. "${clause(other.says)}," it says, every time.`,
          underBed
            ? `They sat side by side in the dark. "Are you scared of ${b1}?" said ${x}. "No," said ${name}. "I am," said ${x}. "Budge up, then," said ${name}.`
            : `They sat side by side until the sun went down. "Are you scared of ${b1}?" said ${x}. "No," said ${name}. "I am," said ${x}. "Budge up, then," said ${name}.`,
          underBed
            ? `It is under the bed most nights now. ${name} puts a biscuit there, and one sock. In the night somebody says "${clause(other.says)}", very softly. It means good night.`
            : `It comes by most evenings now. ${name} keeps one eye on it. It keeps one eye on ${name}. That leaves two eyes for watching the sun go down.`,
        ],
        scene: {
          time: underBed ? 'night' : 'sunset',
          camera: 'wide',
          actors: [
            { who: hero, pose: 'sit', feeling: 'calm' },
            { who: other, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { ByOneMark } from './arc.ts';

const MOST = 14;

/** A good word costs a mark when it is quiet; and nobody else has one on the day. */
export function middle(bound: ByOneMark): Told {
  const { hero: H, grownUp: G, next: N, judge: J, game, day, neverWon, contest, at, shown, call, chance } = bound;
  const { group, event, onTheDay, join, hasSides } = contest;
  const haveWon = neverWon === '' ? '' : 'They had won, for the first time ever. ';
  const h = H.name;
  const g = G.name;
  const n = N.name;
  const j = J.name;
  return {
    title: titled(
      chance.pick(
        'by one mark',
        `${call}, said ${h}`,
        'the list on the door',
        'the loudest one on the bench',
        'in the quiet',
      ),
    ),
    refrain: call,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(H, [
            `When a thing went well, ${h} had to say so. "${call}," said ${h}, to the bus. "${call}," to the toast, when it jumped.${neverWon} And at ${game} ${h} said it to everyone${hasSides ? ', even the other side' : ' there was'}.`,
            `"${call}!" said ${h}. It was for ${g}, who had caught a falling spoon. At ${game} ${h} said it to whoever did something good.${neverWon} "You'll wear it out," said ${g}.`,
            `${h} liked ${game} more than pudding.${neverWon} And ${h} liked to tell people when they did it well. "${call}," said ${h}, all day long, to everybody.`,
          ]),
        ),
        scene: { setting: at, camera: 'wide', actors: [{ who: H, pose: 'wave', feeling: 'happy' }], things: shown },
      },
      {
        text: keeping(MOST, [
          `First came ${day}. On Friday the names of the best would be on a list. "I want to be on that list," said ${h}, "more than anything." "I know," said ${g}.`,
          `Soon it would be ${day}. Twenty of them wanted to be in ${group}, and only eleven could. The names would be on a list on the door. "I want to be on that list," said ${h}.`,
          `"Who will be on the list for ${group}?" said ${h}. "The ones who do best at ${day}," said ${g}. ${h} could see it already. At the top it said: ${h}.`,
        ]),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'excited' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I must think of nothing but ${game}," said ${h}. ${h} would not say it to anybody any more. But it came out as hiccups. "${call}," said ${h}, hic, and then they stopped.`,
          `To get better, ${h} only looked straight ahead. But somebody behind did something lovely, and ${h} had to turn round and see. So ${h} walked into a post. "${call}," said ${h}, all the same.`,
          `To get better, ${h} tried to say nothing, with one hand over it. But nobody can do ${game} with one hand. "${call}," said ${h}, when the hand came down.`,
        ]),
        scene: { setting: 'street', camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `So ${h} practised until supper, over and over. But tired arms get everything wrong. "You need a rest," said ${g}. "${call}," said ${h}, to a moth that had found the way out.`,
          `After that ${h} practised before breakfast, and in the rain, and in the dark. But you cannot get better when you are so tired. ${cap(g)} found ${h} asleep, sitting up. "${call}," said ${h}, in a dream.`,
          `${h} made a chart, with a square for each time of practising. But then ${h} only thought about the squares. ${cap(g)} hung the chart on the wall. "${call}," said ${h}, to ${g}.`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'determined' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(
            J,
            introducing(N, [
              `Then it was the day. "Quiet, please," said ${j}. "It's one mark off for calling out." ${h} was first, and did it as well as ever. Next came ${n}, as white as a plate.`,
              `They sat in a row. "No talking," said ${j}, "or you lose a mark." ${h} got up and did it, and nothing went wrong at all. Next came ${n}, who was shaking.`,
              `${j} had a pencil, and a rule. It was: not one word. ${h} did it beautifully, without one word. Then ${n} walked out, like somebody going to the dentist.`,
            ]),
          ),
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: N, pose: 'stand', feeling: 'worried' },
            { who: J, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `In the middle ${n} stopped, too frightened to go on. ${h} knew what would help ${n}. But it would cost ${h} a mark. "${call}!" said ${h}. And ${n} breathed in, and went on, and did it.`,
          `It was so quiet that ${n} forgot everything. Say nothing, thought ${h}, or you lose a mark. Then ${h} saw how ${n}'s knees shook. "${call}!" ${n} heard it, and did it all.`,
          `${n} stood there, and was too frightened to begin. ${h} wanted to help, and was not allowed to. Then ${h} said it all the same. "${call}!" ${n} looked up, and it all came right.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: N, pose: 'stand', feeling: 'scared' },
            { who: H, pose: 'shout', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Friday the list was on the door. ${n} was on it, and ${h} was not. "It was by one mark," said somebody. ${h} knew which. It was the mark for calling out.`,
          `On Friday they all read the list. ${n} was on it, at the very bottom. ${h} was not on it at all. It was by one mark. ${h} had lost that mark for helping ${n}.`,
          `The list was up. ${n} was in ${group}, and ${h} was not, because of one mark. ${h} did not cry until later. "${call}," said ${h} to ${n}, and went home.`,
        ]),
        scene: {
          setting: 'school-gate',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: N, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Do you want chips," said ${g}, "or do you want to be cross?" "Both," said ${h}. So they had both. ${cap(g)} did not say that it did not matter.`,
          `${cap(g)} and ${h} sat on the step and threw gravel at a bucket. "Would you say it again?" said ${g}. ${h} thought. "Yes," said ${h}. "And I'd mind again." Ping, went the bucket.`,
          `There was a pie, and ${h} only ate the edge. "I knew that it would cost a mark," said ${h}. "I know you did," said ${g}. "I was proud of you. And I'm sad too."`,
        ]),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: G, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Saturday ${n} rang the bell. "I can't do it when it's quiet," said ${n}. "Will you come?" ${h} would have to sit and look at that place. It would be horrible. "What time?" said ${h}.`,
          `Somebody knocked. It was ${n}, in new socks. "We've got a ${event}, and it's so quiet without you," said ${n}. ${h} wanted to stay in bed. But ${n} needed help. "I'll sit at the end," said ${h}.`,
          `"You needn't come and watch," said ${n}, on the step, "but would you?" It is hard to see somebody else in your place. ${h} knew that already. "Only the first half, then," said ${h}.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: N, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${onTheDay} nobody made a sound, and it all went wrong. ${n} looked round for ${h}. There was no mark to lose now. "${call}!" shouted ${h}, with both arms. And ${n} smiled, and could do it.`,
          `${h} sat on the bench, between two coats. It was too quiet, and it was all going wrong. "${call}!" shouted ${h}. Somebody else on the bench said it too. Soon the whole row did, and ${n} could do anything.`,
          `It was so quiet that ${n} was frightened again. So ${h} got up. "${call}!" That was for ${n}. The next was for ${hasSides ? 'the other side' : 'somebody else'}, who had done something clever. After that nobody was quiet at all.`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'excited' },
            { who: N, pose: 'run', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${haveWon}"I can't give the mark back," said ${j}. "It was the rule." "I know," said ${h}. "But there's always somebody with a cold," said ${j}. "Come on Tuesdays." "To sit?" said ${h}. "To ${join}," said ${j}.`,
          `${haveWon || 'It was the best that they had ever done. '}"I need one more in ${group}," said ${j}. "I need one who helps the others. Come on Tuesdays, ${h}." "To sit?" said ${h}. "To ${join}."`,
          `${haveWon}"Was that you, at ${day}?" said ${j}. "Yes," said ${h}. "I'd have to take it off again." "I'd have to say it again," said ${h}. They shook hands. "Tuesday, then," said ${j}.`,
        ]),
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: J, pose: 'stand', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `That night ${h} did the hard bit once more, in socks, in the dark. It went exactly right, and nobody saw it. But ${g} had heard, behind the door. "${call}," said ${g}.`,
          `It was dark, and ${h} could not sleep. So ${h} did the hard bit one last time, and did not fall. "${call}," said ${g} on the stairs, and the light went out.`,
          `The house was dark. On the rug stood ${h}, on one leg, and did not wobble. Somebody ought to say something to ${h} now. And ${g} did, in the door. "${call}."`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'happy' }],
        },
      },
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { ByOneMark } from './arc.ts';

const MOST = 14;

/** A good word costs a mark when it is quiet; and nobody else has one on the day. */
export function middle(bound: ByOneMark): Told {
  const { hero: H, grownUp: G, next: N, judge: J, game, day, neverWon, at, shown, call, chance } = bound;
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
            `When a thing went well, ${h} had to say so. "${call}," said ${h}, to the bus. "${call}," to the toast, when it jumped.${neverWon} And at ${game} ${h} said it to everyone, even the other side.`,
            `"${call}!" That was ${h}. It was for ${g}, who had caught a falling spoon. It might be for a pigeon. At ${game} it was for whoever did something good.${neverWon} "You'll wear it out," said ${g}.`,
            `${h} liked ${game} more than pudding.${neverWon} And ${h} liked to tell people when they did it well. "${call}," said ${h}, all day long. It was not a habit. It was more like a sneeze.`,
          ]),
        ),
        scene: { setting: at, camera: 'wide', actors: [{ who: H, pose: 'wave', feeling: 'happy' }], things: shown },
      },
      {
        text: keeping(MOST, [
          `On Friday there would be a list on the door. ${cap(day)} came first, and then the list. "I want to be on it," said ${h}. "I want it so much that I can feel it in my knees." "I know," said ${g}.`,
          `Soon it would be ${day}. There were eleven places, and twenty who wanted one. ${h} had looked at the door already. There was nothing on it but a hook. "Not yet," said ${g}.`,
          `"Who will be on the list?" said ${h}. "The ones who do best at ${day}," said ${g}. ${h} could see it already, with every letter. It began with ${h}. It did not go on after that.`,
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
          `First ${h} tried not to talk, so as to save it all up. But it has to go somewhere. It turned into hiccups. "${call}," said ${h}, hic, and then they stopped.`,
          `${h} looked only straight ahead, like a horse in a street. But a horse can hear. Somebody behind did something lovely. ${h} turned round, and walked into a post. "${call}," said ${h}.`,
          `Then ${h} held it in with one hand. But nobody can do ${game} with one hand. "${call}," said ${h}, when the hand came down. It was for the gate. It had shut very neatly.`,
        ]),
        scene: { setting: 'street', camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `So ${h} did it over and over, until supper. But tired arms do not listen. They went off and did something else. "You have practised the mistakes in," said ${g}. "${call}," said ${h}, to nobody.`,
          `After that ${h} practised before breakfast, and in the dark, and in the rain. But you cannot get better and be asleep. ${cap(g)} found ${h} sitting up, with both eyes shut. "${call}," said ${h}, in a dream.`,
          `${h} made a chart with squares. Each go was one square. But a chart does not get any better at ${game}. It only gets full. ${cap(g)} hung it on the wall. "${call}," said ${h}, to the chart.`,
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
              `They sat in a row. "No talking," said ${j}, "or you lose a mark." ${h} got up and did it, and nothing went wrong at all. Then it was the turn of ${n}, who was shaking.`,
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
          `In the middle ${n} stopped. It was too quiet. ${h} knew what was wanted. It would cost a mark. It came up anyway, and out. "${call}!" And ${n} breathed in, and went on, and did it.`,
          `${n} looked round, and there was nobody there. There were only faces. Say nothing, thought ${h}. Then ${h} saw how ${n}'s knees shook. "${call}!" It was out. ${n} heard it, and flew.`,
          `It was so quiet that you could hear ${n} being frightened. ${h} sat on both hands. But it does not come out of the hands. "${call}!" said ${h}. ${n} looked up, and it all came right.`,
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
          `On Friday the list was on the door. The last name was ${n}'s. ${h} read it down, and up, and on the back. "It was one mark," said somebody. ${h} knew which.`,
          `There it hung. ${n} was on it, at the very bottom. After that there was only door. ${h} put a finger where the next name would have been. It was by one mark.`,
          `It was a short list. ${n} was on, and ${h} was not. One mark is as thin as a pin, and it goes in like one. "${call}," said ${h} to ${n}, and went home.`,
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
          `There was a pie, and ${h} only ate the edge. "I knew that it would cost a mark," said ${h}. "I know you did," said ${g}. They watched the middle get cold.`,
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
          `Somebody knocked. It was ${n}, in new socks. "We've got a match, and nobody says it," said ${n}. ${h} wanted to stay in bed with the curtains shut. "I'll sit at the end," said ${h}.`,
          `"You needn't," said ${n}, on the step, "but would you?" It is hard to watch somebody else in your place. ${h} knew that already. "Only the first half, then," said ${h}.`,
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
          `Nobody made a sound. It was all going wrong, one bit after another. ${n} looked round. There was no mark to lose now. "${call}!" shouted ${h}, with both arms. And ${n} began to smile, and then to do it.`,
          `${h} sat between two coats and held on. It was too quiet. It was coming apart. "${call}!" It went over everybody's heads, right to ${n}. Somebody else said it too. Soon the whole row did.`,
          `There was that quiet again, like a lid. ${h} got up. "${call}!" It was for ${n}. Then it was for the other side, who had done something clever. After that nobody was quiet at all.`,
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
          `"I can't give the mark back," said ${j}. "It was the rule." "I know," said ${h}. "But there's always somebody with a cold," said ${j}. "Come on Tuesdays." "To sit?" said ${h}. "To play," said ${j}.`,
          `They did not win. They came fourth, which was their best. "I want a twelfth," said ${j} to ${h}. "It isn't on the list. It's under the list." ${h} thought that under was quite near.`,
          `"Was that you, at ${day}?" said ${j}. "Yes," said ${h}. "I'd have to take it off again." "I'd have to say it again," said ${h}. They shook hands. "Tuesday, then," said ${j}.`,
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
          `That night ${h} did the hard bit once more, in socks, in the dark. It went exactly right. Nobody was there. It was very quiet. Then a voice came from behind the door. "${call}," it said, half asleep.`,
          `It was dark, and ${h} could not sleep. So ${h} did it one last time, on the rug. There was no thump. "${call}," said somebody on the stairs, and the light went out.`,
          `The house was dark. On the rug stood ${h}, on one leg, and did not wobble. It ought to have been mentioned. And then it was. "${call}," said the dark, from down the hall.`,
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

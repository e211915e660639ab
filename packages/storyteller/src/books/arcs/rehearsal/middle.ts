import type { Told } from '../../arc.ts';
import { cap, clause, fitting, keeping, sentence, titled } from '../wording.ts';
import type { Kept, Rehearsal } from './arc.ts';

const MOST = 14;

/** How the useful thing came about, for a reason, and was thought nothing of. */
const BORN: Readonly<Record<Kept, (name: string, player: string) => readonly string[]>> = {
  again: (name, player) => [
    `The second bear kept falling on its face. It has too much head. Each time they all had to stop and prop it up. "And on from there," said ${name}. They did that nine times.`,
    `You cannot get far with a bear that falls over. But you can stop, and sit it up. Then you say, "And on from there." ${name} said it so often that ${player} stopped looking round.`,
    `Flop went the second bear, in the middle of every bit. ${name} did not start again at the beginning. That would have taken until Christmas. "Up. And on from there," said ${name}.`,
  ],
  paw: (name, player) => [
    `The second bear was not happy. You could tell by the ear. But how can a bear say stop, with a sewn mouth? "Put a paw up," said ${name}. So that was the rule. Paw up, and everybody waits.`,
    `They went too fast for the second bear. It could not shout, having nothing to shout with. ${name} lifted its paw for it. "That means wait," said ${name}. Even ${player} waited.`,
    `"Do the bears like this bit?" Nobody knew. Bears do not say. So ${name} made up a sign, one paw in the air, for stop. After that the second bear did it all the time.`,
  ],
  next: (name, player) => [
    `There was so much plan that ${name} forgot it. So did ${player}. They gave it to the rabbit, because of the ears. Whenever anyone was stuck, they all asked. "What comes next?" The rabbit always told them.`,
    `Halfway through, nobody could think how it went on. "Somebody has to be the one who knows," said ${name}. The rabbit looked as if it knew. "What comes next?" they asked it, after every bit.`,
    `${name} had the middle written down, but the middle had got wet. That left the rabbit. "What comes next?" said ${name} in its ear, and then listened. It worked every time.`,
  ],
};

/** Told from five: if it is played today, tomorrow will be the second time; and it is not a bit like it. */
export function middle({
  hero: H,
  beside,
  player: P,
  helper,
  first,
  stand,
  kept,
  atHome,
  refrain,
  chance,
}: Rehearsal): Told {
  const name = H.name;
  const b = beside.name;
  const [p1, p2, p3] = stand.props;
  const [m1, m2] = stand.mishaps;
  const smell = fitting(MOST, sentence(chance.pick(...first.sense)), '');
  const step = clause(first.step1);
  const wobble = fitting(MOST, sentence(first.wobble), 'Then, somewhere, a door went bang.');
  const came = atHome ? `${helper.name} came up the stairs` : `They went in, ${name} and ${b}`;
  const gear = first.gearThing ? [first.gearThing] : [];
  const help: readonly string[] = {
    again: [
      `Everything in ${name} wanted to go back to the very beginning. It wanted to be yesterday. But bears do not do that. "Up," said ${name}, to ${name}. "And on from there." ${helper.name} heard. "From just there?" "From just there." And that was only a little way from the end.`,
      `"Shall we leave it?" said ${helper.name}. ${name} thought of the second bear. It had done this nine times, on its face. "No," said ${name}. "I only fell over a bit, inside. Now it goes on from there." So it did.`,
      `It was just like a bear going flop. And ${name} knew what to do about that. Stop. Sit up. Breathe. "And on from there," said ${name}. They went on from there.`,
    ],
    paw: [
      `${name} could not find one word. They had all gone. Then up went a hand, all by itself, like a paw. ${helper.name} saw it and stopped at once. "That's a good sign," said ${helper.name}. "Tell me when." It went down when it was ready.`,
      `What does a bear do, with its mouth sewn on? ${name} did that. One paw, straight up. Everything waited. It was ${name} who had stopped it. Only ${name} could let it go. "Now," said ${name}.`,
      `"Paw up," thought ${name}, and there it was, up in the air. "Is that for stop?" said ${helper.name}, and had stopped already. "It's for wait," said ${name}. They waited as long as it took. It did not take long.`,
    ],
    next: [
      `There was no rabbit here. But there was ${helper.name}. "What comes next?" said ${name}. And ${helper.name} said it, one bit after another, right up to the end. There were only three bits. A thing with three bits in it cannot be so very big.`,
      `It was the not knowing that was so large. So ${name} asked, as one asks a rabbit. "What comes next?" "Next, only this," said ${helper.name}, and showed it. "And after that?" "Home." Well. One can do only this.`,
      `${name} looked round for two long ears. Then ${name} asked anyway. "What comes next?" ${helper.name} bent down, and told it all in a whisper, like a rabbit. There was nothing in it as big as ${name} had thought.`,
    ],
  }[kept];
  const end: readonly string[] = {
    again: [
      `The second bear is on the windowsill now. It still falls over. Nobody says oh dear. Late at night you hear it. Flop. And then, from under the quilt, half asleep: "And on from there."`,
      `In bed that night there were two bears, and one was on its face. ${name} sat it up in the dark. It had been a great help. By morning it was down again, and fast asleep.`,
      `${name} was nearly asleep when the bear fell out of bed. There was a pause. "Up," said ${name}. "And on from there." It had the pillow, after that.`,
    ],
    paw: [
      `That night ${b} read one more page. Then ${b} shut the book. In the bed were two bears and ${name}, all asleep, you would have thought. But one paw was up. So there was one page more.`,
      `The bears had their supper in bed. "And now sleep," said ${b}. Up went a paw. It was the second bear. It only wanted the window open, to hear the rain.`,
      `Nobody has put that paw down. It is up still, at the end of the bed. ${name} sleeps on one side of it. It may mean stop. But it looks a lot like hello.`,
    ],
    next: [
      `"What comes next?" said ${name}, in bed, into one long ear. It was so quiet that you could hear the rabbit think. Next came the dark, and after that there was toast.`,
      `The rabbit has gone back to being a rabbit. It sleeps on its list. But you can still put an ear to it, in the night. Next, it says, the sun comes up.`,
      `That night somebody turned the light out, and ${name} asked the rabbit. Then ${name} laughed, and went to sleep. So nobody knows what it said. It is still smiling.`,
    ],
  }[kept];
  return {
    title: titled(
      chance.pick(`${name} does it the day before`, `the second bear`, `two bears, a rabbit and ${first.place}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `The first time of anything is the hard one. ${H.introduced} had noticed that. The second time, you know where the door is. And tomorrow was the day for ${first.place}. "Then I'll have the first time today," said ${name}, "here, and get it over."`,
            `Tomorrow it would be ${first.place}. "${sentence(first.ask)}" said ${H.introduced}. "I don't know," said ${b}. "Then we must do it today," said ${name}. "In the kitchen. And tomorrow I'll have been."`,
            `${H.introduced} did not like surprises, apart from cake. So on the day before ${first.place}, ${name} shut the kitchen door. "We are going to do all of it now," said ${name}. "Then there'll be none left over."`,
          ],
          `Tomorrow it would be ${first.place}. "Then we must do it today," said ${name}. "In the kitchen. And tomorrow I'll have been." This was ${H.introduced}.`,
        ),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'determined' },
            { who: beside, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${cap(sentence(p1))} ${cap(sentence(p2))} ${cap(sentence(p3))} Two bears and a rabbit were the people. "And who is ${helper.name}?" said ${b}. There was only one left, so ${P.introduced} was ${helper.name}.`,
            `They used what there was. ${cap(sentence(p3))} ${cap(sentence(p1))} ${cap(sentence(p2))} The people were two bears and a rabbit, who had come early. ${cap(P.introduced)} played ${helper.name}, without being asked.`,
            `"${cap(sentence(p2))}" said ${name}. "${cap(sentence(p1))} And remember, ${p3}." The bears remembered. So did the rabbit. The part of ${helper.name} went to ${P.introduced}, who had the face for it.`,
          ].map((each) => each.replace(/\.(" said)/, ',$1')),
          `They used what there was. Two bears and a rabbit were the people. ${P.name} was ${helper.name}. ${P.name} is ${P.aKind}.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'point', feeling: 'excited' },
            { who: P, pose: 'sit', feeling: 'curious' },
          ],
          things: ['teddy', 'rabbit-toy', ...stand.things.slice(0, 2)],
        },
      },
      {
        text: [
          `"Begin," said ${name}, and clapped twice, as people do who are in charge. ${m1.full} For a moment nobody said a thing. "${refrain}," said ${name}. "Perhaps not," said ${b}.`,
          `It began well. ${name} had on a hat, for luck, and all were looking. ${m1.full} "${refrain}!" said ${name}, to the bear. It was hard on the bear, who had only come to help.`,
          `One, two, three, go. It was so quiet that you could hear the bear think. ${m1.full} Everybody looked at ${name}, and ${name} looked at the ceiling. "${refrain}," said ${name}, crossly. "Again."`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'kneel', feeling: 'surprised' }], things: ['teddy'] },
      },
      {
        text: [
          `They went on to the next part, which was bound to be easier. ${m2.full} One long ear fell slowly over one glass eye. "${refrain}," said ${name}, and wrote something down.`,
          `So they tried a different bit, and tried it slowly. ${m2.full} "${refrain}!" ${P.name} looked at the floor. It had crumbs on it, and one of those was worth a closer look.`,
          `After that it went worse, and all by itself. ${m2.full} ${name} sat down on the cold tiles and counted who was left. "${refrain}," said ${name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: P, pose: 'stand', feeling: 'curious' },
          ],
          things: ['rabbit-toy'],
        },
      },
      {
        text: BORN[kept](name, P.name),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'calm' },
            { who: P, pose: 'stand', feeling: 'calm' },
          ],
          things: kept === 'next' ? ['rabbit-toy'] : ['teddy'],
        },
      },
      {
        text: [
          `They never got to the end. Just before it, ${P.name} went to sleep, while being ${helper.name}. "Five goes," said ${name}, "and it was wrong in all of them." "Then we know five ways it doesn't go," said ${b}.`,
          `It got dark outside, and there was supper to lay. "We haven't had the end yet!" said ${name}. But ${P.name} was asleep on the end. "It will have to do," said ${b}, and took back the kitchen.`,
          `"Once more, properly," said ${name}. But ${P.name} had gone to sleep, right in the part of ${helper.name}. ${cap(b)} put the kitchen back where it goes. Tomorrow would have to be the first time after all.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: P, pose: 'sleep', feeling: 'sleepy' },
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `And then it was tomorrow. ${came}. ${smell} ${stand.real} There was ${first.helper}. It was nothing like ${P.aKind}.`,
            `In the morning they took ${first.gear}. ${came}. ${smell} "Good morning," said ${helper.name}. ${name} looked for anything at all that was like the kitchen. ${stand.real}`,
            `The next day it was real. ${came}. ${stand.real} ${smell} "You must be ${name}," said ${helper.name}. Nobody in the kitchen had ever said that.`,
          ],
          `And then it was tomorrow. ${came}. "Good morning," said ${helper.name}. It was nothing like the kitchen.`,
        ),
        scene: {
          setting: first.setting,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
            { who: helper, pose: 'wave', feeling: 'happy' },
          ],
          things: gear,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Still, a beginning is a beginning. ${name} ${step}. That went well. But just as ${name} was thinking so, it happened. ${wobble} "${refrain}," whispered ${name}.`,
            `"Where would you like to start?" said ${helper.name}. ${name} ${step}. It was almost nice. And then came the part that no one had played. ${wobble} "${refrain}!" said ${name}.`,
            `${name} ${step}. So far there was nothing to it. ${wobble} It was not in the plan, and ${name} had no more plan. "${refrain}," said ${name}, to nobody.`,
          ],
          `${name} did the first small bit. That went well. But then came the part that no one had played. ${wobble} "${refrain}," whispered ${name}.`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'scared' }] },
      },
      {
        text: help,
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: kept === 'paw' ? 'reach' : 'stand', feeling: 'determined' },
            { who: helper, pose: 'kneel', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Where did you get that from?" said ${helper.name}, when it was done. "From ${kept === 'next' ? 'a rabbit' : 'a bear'}," said ${name}. "It was the only thing we got right." And ${clause(first.after)}.`,
            `Afterwards ${clause(first.after)}. "So was it how you planned it?" said ${b}. "No," said ${name}. "Not one bit of it." And ${name} could not stop smiling about that.`,
            `That was the end, the one they never got to. It was quite short. "You've done this before," said ${helper.name}. "Only with bears," said ${name}. Then ${clause(first.after)}.`,
          ],
          `"Where did you get that from?" said ${helper.name}, when it was done. "From the kitchen," said ${name}. "It was the only thing we got right."`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: helper, pose: 'stand', feeling: 'happy' },
            { who: beside, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: end,
        scene: {
          setting: H.being?.setting ?? 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
          things: kept === 'next' ? ['rabbit-toy'] : ['teddy'],
        },
      },
    ],
  };
}

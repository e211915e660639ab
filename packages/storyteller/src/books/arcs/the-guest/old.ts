import type { BeatPage, Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import { errand, rulesOf, timesOf } from './arrival.ts';
import type { TheGuest } from './arc.ts';
import { howItEnds } from './old-end.ts';
import { keptBy } from './rules.ts';

const MOST = 20;

/** There is a card to be had for knowing how, and a guest who would have to be out of sight. */
export function old(bound: TheGuest): Told {
  const { hero: H, child: K, judge: J, ask, nearly, what, chance } = bound;
  return {
    title: titled(
      chance.pick(
        `the card that said knows how`,
        `${H.name} Behind the Curtain`,
        `how to have ${H.aKind} to ${what === 'stay' ? 'stay' : what}`,
        `what ${J.name} could not read`,
        `"${nearly}," said ${K.name}`,
        `${ask.replace('?', '')}, said ${H.name}`,
      ),
    ),
    refrain: ask,
    pages: [...howItBegins(bound), ...howItEnds(bound)],
  };
}

function howItBegins(bound: TheGuest): readonly BeatPage[] {
  const { hero: H, child: K, host: G, judge: J, rules, ask, nearly, found, foundIn, inside } = bound;
  const [first, second] = rules;
  const Host = cap(G.name);
  const of = rulesOf(bound);
  const never = nearly.toLowerCase();
  const times = timesOf(bound);
  return [
    {
      text: keeping(
        MOST,
        [
          `There is such a thing as a small blue card, with KNOWS HOW printed on it in gold. There were people who had lived in the street for thirty years without being given one. ${K.name} meant to have one by Friday. There were only three rules for ${of}. "${first.line}," said ${K.name}. "${second.line}." The third had been rained on, and was a smudge.`,
          `The list had hung there longer than anybody could remember. "${first.line}," it said, and "${second.line}". Under that was a brown smudge, where somebody had once put down something hot. But two out of three was more than most people knew about ${of}. Whoever knew it all was given a blue card. ${K.name} had already cleared a place for it on the wall.`,
          `Some people can whistle, and some can swim. What ${K.name} could do was ${of}. ${K.name} had the rules by heart: "${first.line}", and "${second.line}", and a third that nobody could read. There was a blue card to be had for it, which said KNOWS HOW. It was given out at ${times.bell}. All that was missing was somebody to do it to.`,
        ],
        `There were only three rules for ${of}, and ${K.name} knew two. "${first.line}," said ${K.name}. "${second.line}." The third was a smudge. Whoever kept them all was given a blue card at ${times.bell} o'clock. KNOWS HOW, it said. ${K.name} had already cleared a place for one on the wall.`,
      ),
      scene: {
        setting: inside,
        time: times.begins,
        camera: 'medium',
        actors: [{ who: K, pose: 'point', feeling: 'proud' }],
      },
    },
    {
      text: found
        ? [
            `"Were you expecting anybody ${found}?" said ${G.name}. It was ${H.introduced}, standing on the least possible amount of floor. "${errand(bound)}," said ${H.name}. "I am afraid I missed the door. I have been practising all week, but not that part." Then, very low: "Do say if I get it wrong." ${K.name} could have cheered. Here was somebody who knew nothing at all, with an hour and a half to spare.`,
            `They had looked for a guest all along the street, and there was one ${found}. ${Host} found it, on going in for something else. "${errand(bound)}," said ${H.introduced}. There was a bow, and the only thing that could fall over fell. "I haven't done it before. I hope it doesn't show." "You could not have come to a better person," said ${K.name}. ${Host} coughed.`,
          ]
        : [
            `At ${times.start} there came eleven small knocks, as if somebody had not been sure how many. ${Host} opened the door. "${errand(bound)}," said ${H.introduced}. Every part of ${H.name} had been washed, and some of it ironed. "I have been practising. Do say if I get anything wrong, because I should hate to do it twice." ${K.name} could have cheered. There was an hour and a half left, and here was somebody who knew nothing whatever.`,
            `"${H.says}," said somebody on the step, and then, "I beg your pardon. ${errand(bound)}." It was ${H.introduced}, holding an invitation by its very edges. Nobody could remember having sent one. ${Host} looked at ${K.name}, and ${K.name} looked at the time. "You're lucky," said ${K.name}. "You might have gone next door, where they just do it anyhow." ${H.name} had not known that there was a how.`,
            `${H.introduced} had walked past four times already, to see how people went in. At the fifth ${G.name} came out and asked. "${errand(bound)}," said ${H.name}, all in one breath. "It is my first. I thought that I had better begin with somebody who knows." It would have been hard to say anything that ${K.name} could have liked more. They shook on it, and began.`,
          ],
      scene: {
        setting: foundIn,
        camera: 'wide',
        actors: [
          { who: H, pose: 'stand', feeling: 'shy' },
          { who: K, pose: 'wave', feeling: 'excited' },
          { who: G, pose: 'stand', feeling: 'surprised' },
        ],
      },
    },
    {
      text: [
        `"We'll start with something simple," said ${K.name}. "${first.line}." "Certainly," came the answer. ${keptBy(H, first).old(H.name)} "${ask}" said ${H.name}, when it was over. ${K.name} looked for a word. It had to be a kind one, and it had to be true, and there are not many of those. "${nearly}," said ${K.name}.`,
        `The first rule took until ${times.first}. "It says '${first.line}'," said ${K.name}, "and that is really all there is to it." ${keptBy(H, first).old(H.name)} Nobody spoke for a little. "${ask}" said ${H.name}, who had tried so hard that it could be heard. "${nearly}," said ${K.name}, and looked at the clock behind ${H.name}.`,
        `"Anybody can do number one," said ${K.name}, and read it out: "${first.line}." It turned out that this depended on the anybody. ${keptBy(H, first).old(H.name)} "I have seen it done differently," said ${K.name} at last. ${H.name} looked up with great hope. "${ask}" "${nearly}."`,
      ],
      scene: {
        setting: inside,
        camera: 'medium',
        actors: [
          { who: H, pose: first.pose, feeling: 'determined' },
          { who: K, pose: 'stand', feeling: 'surprised' },
        ],
      },
    },
    {
      text: [
        `"Then we'll try the other," said ${K.name}, a little louder than was necessary. "${second.line}." ${H.name} asked to hear it twice, so as to get it exactly right. ${keptBy(H, second).old(H.name)} It was ${times.second}. "${ask}" said ${H.name}, in hardly any voice. ${K.name} said the same thing as before, but this time it came out with corners on it. "${nearly}."`,
        `Number two was the one ${K.name} liked best, and it was done with a little flourish. "${second.line}." "I know somebody who can do that," said ${H.name}, breathing hard, and began. ${keptBy(H, second).old(H.name)} "${ask}" ${K.name} was picking something up, and did not turn round. "${nearly}," said ${K.name} to the floor.`,
        `There was still the second rule, and ${H.name} begged to be let try. "${second.line}," said ${K.name}, holding on to whatever was left. ${keptBy(H, second).old(H.name)} "${ask}" asked ${H.name}. It is possible to be so tired of a word that you can taste it. "${nearly}," said ${K.name}.`,
      ],
      scene: {
        camera: 'close',
        actors: [
          { who: H, pose: second.pose, feeling: 'worried' },
          { who: K, pose: 'cover', feeling: 'worried' },
        ],
      },
    },
    {
      text: [
        `At ${times.near} ${K.name} began to sweep, and to think. The room could be made to look as if nothing had happened in it. There was only one thing that could not be put straight, and it was saying sorry to the wall. "Would you mind," said ${K.name}, "just while ${J.name} is here, standing behind the curtain?" ${H.name} did not ask why. "Of course," said ${H.name}. "Is that the third rule?"`,
        `In ten minutes there would be a bell. ${K.name} looked at what was left, and at ${H.name}, who was trying to take up less of it. There is a thing you can think quite quickly, and it takes a long time to have thought it. "You could wait behind the curtain," said ${K.name}. "It won't be long. It's only for the card." "Oh, a curtain," said ${H.name}, much relieved. "I can do those."`,
        `"When ${J.name} comes," said ${K.name}, "it might be best if there were not quite so much of you." ${H.name} nodded, and breathed in, and it made no difference. They both looked at the curtain at the same moment. ${K.name} had hoped to be the second one to look. "It's a very good curtain," said ${H.name} politely, and went and stood behind it, with a bit showing.`,
      ],
      scene: {
        camera: 'wide',
        actors: [
          { who: K, pose: 'stand', feeling: 'worried' },
          { who: H, pose: 'hide', feeling: 'sad' },
        ],
      },
    },
    {
      text: [
        `It was quiet then, and the floor was nearly clean. ${K.name} stood the list up straight. From behind the curtain came a whisper, going over it all from the beginning. "${ask}" it said, and left a gap, and answered itself. "${nearly}." It did both the voices. It did ${K.name}'s very well. ${K.name} had not known how that word sounded from the other side.`,
        `Nobody is as quiet as somebody who has been asked to be. ${K.name} straightened the mat and could hear it. After a while the curtain said something under its breath. "I have counted," it was saying. "It was '${never}', eleven times. But the last one was the nicest." ${K.name} went on straightening the mat long after there was nothing wrong with it.`,
        `"Are you all right in there?" said ${K.name}. "Perfectly," said the curtain. "I am thinking about what you told me." There was a pause. "${ask}" it said softly, trying it again, and then, in quite another voice, "${nearly}." It went through the whole afternoon like that. Everything on the wall was straight by now. ${K.name} wished that it would fall down again.`,
      ].map((text) => text.replaceAll(`${K.name}'s`, K.names)),
      scene: {
        camera: 'close',
        actors: [
          { who: K, pose: 'think', feeling: 'sad' },
          { who: H, pose: 'hide', feeling: 'calm' },
        ],
      },
    },
  ];
}

import type { Told } from '../../arc.ts';
import { keeping } from '../wording.ts';
import type { KeptCompany } from './arc.ts';
import { stateOf } from './moods.ts';

const MOST = 20;

/** There is a committee, and a prize; so somebody pretends. Only who looks slowly can see where a smile stops. */
export function old(bound: KeptCompany): Told {
  const { hero: H, child: K, grownUp: G, neighbours, mood, word, tries, refrain, home, way, slow, chance } = bound;
  const [A, B] = neighbours;
  const [one, two, three] = tries;
  const [like, other] = chance.some(2, mood.like);
  const aSlow = slow.said === 'apple' ? 'an apple' : `a ${slow.said}`;
  const prize = chance.pick('a cake with four floors', 'a cup with two handles and a lid', 'a bun the size of a hat');
  const there = `${way?.said ?? 'on foot'}, with ${G.name} in front`;
  const state = stateOf(bound);
  return {
    title: chance.pick(
      `The Committee for Cheering Up ${H.name}`,
      `Where ${H.names} Smile Stopped`,
      `Twenty to Five with ${H.name}`,
    ),
    refrain,
    pages: [
      {
        text: [
          `${K.name} had never once been first at anything. It was not the legs. It was the looking. There was always something on the way, and ${K.name} always stopped until it was finished. One ${slow.said} could last from ten until noon. "It must be stone cold," said ${G.name}. "It was cold to begin with," said ${K.name}. "It's ${aSlow}." There is not much one can say to that.`,
          `If you gave ${K.name} ${aSlow} at ten o'clock, you got an empty plate at noon. Nobody knew what happened in between. ${K.name} said it was mostly looking. "The day is not made of elastic," said ${G.name}, hunting for the other shoe. ${K.name} had stopped on the stairs, to find out how a spider turns round. It does it one leg at a time.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: [slow.thing],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `That was the week when ${H.introduced} ${state}. ${mood.signs[0]} By Monday noon everybody knew. "${H.says}," said ${H.name}, when asked. It was the way it was said. ${A.introduced} said that something must be done, and looked round to see who was writing it down.`,
            `Meanwhile ${H.introduced} ${state}. It had begun on Sunday, with no reason given. ${mood.signs[1]} "${H.says}," said ${H.name}, so that it hung in the air. "We can't have that," said ${A.introduced}, who liked things to be had or not had.`,
          ],
          `This is ${H.introduced}. ${mood.signs[0]} "${H.says}," said ${H.name}. ${A.introduced} said that something must be done.`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: mood.feeling },
            { who: A, pose: 'point', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `So there was a committee. It had ${A.name} in it, and ${B.introduced}, and a sign. There was also a prize, for whoever did the trick: ${prize}. ${A.name} went first, and ${one[0]}, ${one[1]}. "${refrain}," said ${H.name}, not rudely. ${A.name} put a cross on the sign.`,
          `They formed a committee, because that is quicker than thinking. ${B.introduced} painted a sign for it. There was a prize too, which was ${prize}. ${A.name}, being first on the list, ${one[0]}, ${one[1]}. "${refrain}," said ${H.name}, and was sorry to be a bother.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'shout', feeling: 'determined' },
            { who: B, pose: 'stand', feeling: 'curious' },
            { who: H, pose: 'cover', feeling: mood.feeling },
          ],
          things: ['sign'],
        },
      },
      {
        text: `On Tuesday ${B.name} ${two[0]}, ${two[1]}. On Wednesday a visitor ${three[0]}, ${three[1]}. "${refrain}," said ${H.name}, each time. On Thursday they made a chart. It had a line on it that went down and down. At the end of the line somebody had drawn ${H.name}. It was a good likeness. That did not help.`,
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'dance', feeling: 'determined' },
            { who: H, pose: 'sit', feeling: mood.feeling },
          ],
        },
      },
      {
        text: [
          `"Shouldn't you be on it?" said ${G.name}. "The committee?" "I was," said ${K.name}. "I missed my turn. There was an ant." But on Friday they did set out, ${there}. And when they got there, it was over. ${H.name} was smiling. Everybody was shaking everybody by something. "${H.says}!" cried ${H.name}. "Look at me! I feel quite different!"`,
          `${K.names} turn had been on Thursday, but there was an ant in the way, with a leaf. So it was Friday when they came, ${there}. They were too late. "Cured!" cried ${A.name}. And there was ${H.name}, smiling from one side to the other. "${H.says}!" said ${H.name}. "Never better! You can all stop now!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
          things: way ? [way.thing] : [],
        },
      },
      {
        text: [
          `There was going to be a party. ${B.name} had gone for the prize, and they had decided to cut it into equal shares. ${K.name} got out ${aSlow}, sat down, and looked at the smile. It was a very good one. It went up at both ends. But most smiles go on for a bit, round the edges, and this one stopped where it stopped. It was like a picture of a smile that somebody was holding up. It looked heavy.`,
          `"Three cheers!" said ${A.name}, and there were. ${K.name} did not cheer, being busy with ${aSlow}. ${K.name} looked at the smile instead. Everybody else had looked at it once, and been pleased. ${K.name} started at the left and went along it slowly. It was quite a long way. And at the end of it there was nothing at all, only somebody who was tired of holding it up.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious', holds: slow.thing },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `It would have been easy to say nothing. There was ${prize} on its way, and ${K.name} had never had any. Nobody would thank a person for spoiling it. ${K.name} thought about this for as long as it takes, which was four bites. Then ${K.name} went up close. "You can put it down, if you like," said ${K.name}, in a whisper. "Put what down?" said ${H.name}, through the smile. "That."`,
          `There are two sorts of telling, and ${K.name} stopped to see which this was. If it were said aloud, there would be no party. There would be no prize, which was ${prize}. If it were not said, ${H.name} would have to go on with it until Christmas. So ${K.name} waited until nobody was near. "You needn't," said ${K.name}, very low. "Needn't what?" said ${H.name}. "Do the ends."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'worried' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `The smile came down like washing off a line. "${refrain}," said ${H.name}. There was a silence with a whole committee in it. "But we have ordered the prize!" said ${A.name}. "I only did it so that you could stop," said ${H.name}. "You all looked so tired." Nobody had thought of that. ${A.name} took down the sign. They went off one by one, and the prize was sent back. You could hear that some of them minded.`,
          `And ${H.name} did stop. It was a relief to see it go. "${refrain}," said ${H.name}, to all of them. "I'm sorry. I thought it would be kinder." ${B.name}, who had just come round the corner with the prize, stood still. Then ${B.name} went back round the corner, and so did it. "Well," said ${A.name} to ${K.name}, "I hope you're pleased." ${K.name} was not sure. It did not feel like being pleased.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: mood.feeling },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'walk', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `Then there was room to sit. ${K.name} sat. "Aren't you going to try something?" said ${H.name}, after a while. "I've still got some ${slow.said}," said ${K.name}. "What's it like, being ${word}?" Nobody on the committee had thought of asking. ${H.name} took some time over it. "${like}," said ${H.name}. "Or ${(other ?? like ?? '').replace(/^I/, 'i')}. No. The first one." "Mine is more like soup," said ${K.name}, "with a fork." They both looked at that.`,
          `"What are you for?" said ${H.name}. "Are you the last try?" "No," said ${K.name}. "I've still got half of this ${slow.said}." They sat. "${like}," said ${H.name}, by and by, though nobody had pressed. ${K.name} turned that over. "All the time? Or mostly mornings?" "Mostly when they ask," said ${H.name}. It was the longest talk they had had with anybody that week.`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'think', feeling: 'curious' },
          ],
          things: [slow.thing],
        },
      },
      {
        text: [
          `Nobody saw it go. It may have been about twenty to five. There was an ant, with something on its head. The two of them had a good deal to say about where it was bound. When it had gone, ${H.name} went to be ${word} again. It was not where it had been left. "${H.says}," said ${H.name}, carefully. It came out quite plain. "Was that me?" "I think so," said ${K.name}. "Do another."`,
          `At twenty to five it went. It did not say goodbye. ${H.name} was busy at the time, telling ${K.name} that the ant was wrong about the hill. "${H.says}!" said ${H.name}, because the ant had fallen off. Then they both heard it. There was nothing in it at all. It was just a noise, with a laugh coming along behind.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'point', feeling: 'happy' },
            { who: K, pose: 'kneel', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `"And what did you do?" said ${G.name}, when it was time. "Nothing," said ${K.name}. "It took until dark." ${mood.after} There was no prize. But where ${K.name} had sat there was a crumb. ${H.name} would not have swept it up for any money. On the back of the old sign it now says, quite small: SIT HERE IF YOU LIKE.`,
          `${mood.after} "Same time next week?" said ${H.name}. "I'll set out now," said ${K.name}. They had to be called twice. At home ${G.name} found half of ${aSlow}, saved in a pocket. It was not for ${K.name}. It was for the next bad Monday, whosever it was.`,
        ],
        scene: {
          camera: 'wide',
          time: 'night',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'wave', feeling: 'sleepy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

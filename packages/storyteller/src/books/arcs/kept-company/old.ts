import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { KeptCompany } from './arc.ts';
import { stateOf } from './moods.ts';

const MOST = 20;

/** There is a committee, and a prize; so somebody pretends. Only who looks slowly can see where a smile stops. */
export function old(bound: KeptCompany): Told {
  const { hero: H, child: K, grownUp: G, neighbours, mood, word, tries, refrain, home, way, slow, chance } = bound;
  const [A, B] = neighbours;
  const [one, two, three] = tries;
  const [like, other] = chance.some(2, mood.like);
  const aSlow = `a ${slow.said}`;
  const after = chance.pick(...mood.after);
  const prize = chance.pick(
    'a cake with four floors',
    'a bun the size of a hat',
    'a pie that it took two to carry',
    'a jelly in the shape of a castle',
    'a pudding with its own candle',
  );
  const there = `${way?.said ?? 'on foot'}, with ${G.name} in front`;
  const state = stateOf(bound);
  return {
    title: chance.pick(
      `The Committee for Cheering Up ${H.name}`,
      `Where ${H.names} Smile Stopped`,
      `Twenty to Five with ${H.name}`,
      `Sit Here If You Like`,
      `${K.name} Missed a Turn`,
      `The Prize for Cheering Up ${H.name}`,
    ),
    refrain,
    pages: [
      {
        text: [
          `${K.name} had never once been first at anything. It was not the legs. It was the looking. There was always something on the way, and ${K.name} always stopped until it was finished. One ${slow.said} could last from ten until noon. "It must be stone cold," said ${G.name}. "It was cold to begin with," said ${K.name}. "It's ${aSlow}." There is not much one can say to that.`,
          `If you gave ${K.name} ${aSlow} at ten o'clock, you got an empty plate at noon. Nobody knew what happened in between. ${K.name} said it was mostly looking. "The day is not made of elastic," said ${G.name}, hunting for the other shoe. ${K.name} had stopped on the stairs, to find out how a spider turns round. It does it one leg at a time.`,
          `There is a kind of person who is always told to come along. ${K.name} was one. It was not that ${K.name} would not come. There was a gate to look through first, and it had five bars, with something different in each. ${cap(aSlow)} was much the same. "How can it take two hours?" said ${G.name}. "I stop to see how it's going," said ${K.name}.`,
          `Two things were known about ${K.name}. One was that ${aSlow} at ten would still be there at noon. The other was that ${K.name} had once missed a bus by looking at it. "You could look faster," said ${G.name}. ${K.name} had tried that. All you get is less.`,
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
            `You could not have missed it. ${H.introduced} ${state}. ${mood.signs[2]} "Is it something we did?" said ${A.introduced}. "${H.says}," said ${H.name}. "Then it's something we haven't done yet," said ${A.name}, and looked quite happy at the thought.`,
            `About that time ${H.introduced} ${state}. ${mood.signs[3]} People could tell by the "${H.says}", which came at the end of everything. "It lowers the tone," said ${A.introduced}. "Whose?" said ${H.name}. "Everybody's," said ${A.name}, and sent for some paper.`,
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
          `By noon there was a committee of two, which is the quickest kind. ${A.name} was one half. ${B.introduced} was the other half, and held the sign. It said BACK TO NORMAL BY FRIDAY. The winner would have ${prize}. ${A.name} began, and ${one[0]}, ${one[1]}. "${refrain}," said ${H.name}. "Put down nearly," said ${A.name}.`,
          `Nothing is really being done until it has a name and a sign. So there was the Committee, and there was the sign, with ${B.introduced} beside it. Whoever managed the thing would win ${prize}. ${A.name} stepped up, and ${one[0]}, ${one[1]}. ${H.name} watched to the end, so as to be polite. "${refrain}." Somebody sighed, and ticked a box.`,
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
        text: [
          `On Tuesday ${B.name} ${two[0]}, ${two[1]}. On Wednesday a visitor ${three[0]}, ${three[1]}. "${refrain}," said ${H.name}, each time. On Thursday they made a chart. It had a line on it that went down and down. At the end of the line somebody had drawn ${H.name}. It was a good likeness. That did not help.`,
          `${B.name} had Tuesday, and ${two[0]}, ${two[1]}. Wednesday went to somebody's cousin, who ${three[0]}, ${three[1]}. "${refrain}," said ${H.name} to the one, and "${refrain}" to the other. By Thursday there were rules. Rule one was that ${H.name} must be doing it wrong. ${H.name} heard that read out twice, and began to think so too.`,
          `"We're getting closer," said ${B.name} on Tuesday, and ${two[0]}, ${two[1]}. "${refrain}," said ${H.name}. On Wednesday a stranger got closer still, and ${three[0]}, ${three[1]}. "${refrain}." On Thursday they all stood round in a ring, to see if it was any better. It is surprisingly hard to get better in a ring.`,
          `It went on all week. ${B.name} ${two[0]}, ${two[1]}. Somebody from over the way ${three[0]}, ${three[1]}. "${refrain}," said ${H.name}, and after that said it without waiting to be asked. By Thursday people had stopped saying good morning. They said, "Any change?" ${H.name} started to look for some, to have something to give them.`,
        ],
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
          `"You were down for Thursday," said ${G.name}. "I was on the way," said ${K.name}. "There was an ant going in the same direction." They came on Friday instead, ${there}, and heard the clapping first. "You've missed it!" said ${A.name}. There stood ${H.name}, with the largest smile that anybody had seen. "${H.says}!" said ${H.name}. "I'm better! Is everybody happy now?"`,
          `The list had a line for Thursday, and on the line was ${K.name}. But Thursday had an ant in it, with luggage, and one cannot leave in the middle. On Friday they got there, ${there}. "Gone!" said ${A.name}. "See for yourself!" "${H.says}!" sang out ${H.name}, and smiled at each of them in turn, and then went round again. "All gone! Not a bit left!"`,
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
          `Everyone was talking about what had done it. Some said Tuesday and some said Wednesday. ${K.name} had ${aSlow} to get on with, and looked at ${H.name} over the top of it. When people turned left, the smile went on. When they turned right, it was still on. When nobody was looking but ${K.name}, it slipped a little at one end, and was pulled up again.`,
          `${K.name} sat where it was quiet, with ${aSlow}, and had a look at ${H.name}. It was the sort of look that takes several bites. The smile was big. It was also very, very still. Real ones move about, like cats, and will not stay when they are told. This one had been told, and had stayed. It must have been hard work.`,
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
          `It is not much fun to be the one who notices. ${K.name} looked away, to see if that helped. It did not. They would all be so cross, and there would go ${prize}. ${K.name} had been wondering how long one could make that last. But somebody had to say it, and nobody else had seen. "Doesn't it hurt?" said ${K.name}, very softly. "Doesn't what hurt?" said ${H.name}. "Smiling for so long."`,
          `${K.name} worked it out, crumb by crumb. There were all those happy people. There was ${prize}, and a share for everybody. On the other side there was just one smile, and how it must ache. It should have been an easy sum, and it was not. "You could stop," said ${K.name}, when the rest had gone to watch the road. "Stop what?" said ${H.name}, with both ends up. "Holding it."`,
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
          `First one end came down, and then the other. "${refrain}," ${H.name} told them, quite quietly. "I only said so because you'd been to such trouble." ${B.name} had to take the prize away again. It went past ${K.name}, close enough to smell. Nobody said thank you. ${A.name} picked up the sign and did not seem to know where to put it.`,
          `${H.name} let go of it. You could nearly hear the bump. "${refrain}," said ${H.name}, in the old voice. "It never went. I'm sorry about the party." "But we've told people!" said ${A.name}. ${B.name} turned round, with the prize, and walked off with it. It was a long walk, with everybody watching. "We were doing so well," said ${A.name} to ${K.name}, "until you came."`,
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
          `It was much quieter without a committee. ${K.name} did not say anything, and ${H.name} did not say anything back. That lasted for a good deal of the ${slow.said}. "${like}," said ${H.name}, in the end. "Does it come in from outside?" said ${K.name}. "Or was it there?" "I've never seen it come," said ${H.name}. So they kept a look-out for a while, in case it did it again.`,
          `"You've missed the cure," said ${H.name}. "There's nobody left to do one." "I know," said ${K.name}, and sat down, and unwrapped the rest of the ${slow.said}. "Is it very ${word}, from in there?" "${like}," said ${H.name}. ${K.name} tried to think how that would be, and took two bites over it. "That's a lot to hold up a smile with." Nobody had put it like that before.`,
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
          `By then there was an ant, with a leaf twice its own size, and it would not be told. "Left," said ${H.name}. "Left! No, the other left!" It went over backwards. "${H.says}!" cried ${H.name}, and stopped, and listened. It was about twenty to five. It had come out with nothing behind it at all. "Say that again," said ${K.name}. And then neither of them could say anything.`,
          `Nothing happened, and then more of it happened. ${K.name} had one bite left, and was saving it. An ant came for a crumb, from a long way off, and they both kept very still. "${H.says}," breathed ${H.name}, as it went by underneath its load. ${K.name} looked up. "That one didn't have any ${word} in it." ${H.name} had a feel about inside. "So it didn't," said ${H.name}. It was twenty to five.`,
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
          `"And what did you do?" said ${G.name}, when it was time. "Nothing," said ${K.name}. "It took until dark." ${after} There was no prize. But where ${K.name} had sat there was a crumb. ${H.name} would not have swept it up for any money. On the back of the old sign it now says, quite small: SIT HERE IF YOU LIKE.`,
          `${after} "Same time next week?" said ${H.name}. "I'll set out now," said ${K.name}. They had to be called twice. At home ${G.name} found half of ${aSlow}, saved in a pocket. It was not for ${K.name}. It was for the next bad Monday, whosever it was.`,
          `"Is it all gone?" said ${G.name}, on the way back. "I don't think it goes," said ${K.name}. ${after} ${H.name} waved until they were too small for it. Then ${H.name} turned the old sign to face the other way. By morning it said: NO CURES. COMPANY WELCOME. BRING YOUR OWN ${slow.said.toUpperCase()}.`,
          `It was dark when they set off, with ${K.name} last, and ${H.name} waving. ${after} "Did they ever say who won?" said ${G.name}. "Nobody won," said ${K.name}. "It just got late." And then, a good bit further on: "I was first to sit down, though." In all the years of ${K.name}, that had never happened before.`,
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

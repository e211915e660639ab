import type { Told } from '../../arc.ts';
import { cap, inBrief, keeping, titled, within } from '../wording.ts';
import type { LongWayRound } from './arc.ts';

const MOST = 20;

/** It shuts at five. Somebody asks for half an hour; and somebody with a map will not ask for anything. */
export function old(bound: LongWayRound): Told {
  const { child: K, friend: F, grownUp: G, keeper: R, place, known, giver, sayer, misses, refrain, chance } = bound;
  const [A, B] = [giver.who, sayer.who];
  const gift = giver.stop;
  const word = sayer.stop;
  const Grown = cap(G.name);
  const told = misses.map((each) => inBrief(MOST, each.long(G.name)));
  const smell = known ? ` and that it smelled of ${known.smell}` : '';
  const there = known
    ? `It smelled of ${known.smell}. They saw ${known.sees[0]}. They saw ${known.sees[1]}. They saw ${known.sees[2]}.`
    : `It was not like the picture. It was larger, and it had more corners, and there was nobody else in it at all.`;
  const fact =
    known && within(MOST, `"${cap(known.fact)}," ${R.name} told them.`)
      ? `"${cap(known.fact)}," ${R.name} told them.`
      : '';
  const tidy = (text: string): string => inBrief(MOST, text.replaceAll(/ {2,}/g, ' '));
  return {
    title: titled(
      chance.pick(`The Long Way to ${place}`, `${place}, by Way of Everywhere Else`, `What ${G.name} Did Not Ask`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `There was a leaflet about ${place}. It said that it was open every day until five${smell && `,${smell}`}. ${K.name} had read it so often that it had come apart. "We'll go straight there," said ${K.name} to ${F.introduced}. "We'll be first." "I'll do the map," said ${G.name}. Now ${G.name} had never been lost. It was well known. What people did not know was that ${G.name} had never once asked the way, either.`,
            `"It is quite simple," said ${G.name}, and spread out the map. ${place.replace(/^the /, 'The ')} was on the right. They were on the left. ${K.name} put a finger on each, and there was hardly room between for ${F.introduced}. The leaflet said that it shut at five${smell && `,${smell}`}. They would be there by noon. "What if we get lost?" said ${K.name}. "I don't get lost," said ${G.name}. "I never have to ask."`,
            `Everybody knew somebody who had been to ${place}. ${K.name} had not, and nor had ${F.introduced}. So on Saturday they were going. People said that it was open until five${smell && `,${smell}`}. "Do we know the way?" said ${K.name}. ${Grown} held up the map, rather like a flag. "Nobody in this family," said ${G.name}, "has ever had to stop and ask."`,
          ],
          `${K.name} and ${F.name} were going to ${place}. It was open until five. "I'll do the map," said ${G.name}. Now ${G.name} had never been lost. It was well known. What people did not know was that ${G.name} had never once asked the way, either.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'proud' },
            { who: K, pose: 'kneel', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'curious' },
          ],
          things: ['map'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They set out at nine. They took ${bound.load}. They went by ${bound.by}, and for an hour or so it was all just as it should be. ${told[0]} "Shall we ask?" said ${K.name}. They were just passing somebody who looked as if they knew. "No need," said ${G.name}. So they did not, and after a while they stopped. "${refrain}" said ${K.name}.`,
            `By ten they had gone a long way by ${bound.by}. They had with them ${bound.load}. ${F.name} had been promised the window, and told them all about it. ${told[0]} "We could ask," said ${K.name}. "I know exactly where we are," said ${G.name}. In a way it was true. They were there. "${refrain}" said ${K.name}.`,
            `${Grown} packed ${bound.load}, and off they went by ${bound.by}. It is a fine thing to be going somewhere. You can do it sitting down. ${told[0]} People waved, and ${G.name} waved back, and did not stop. It may be that they were not just waving. "${refrain}" said ${K.name}, at last.`,
            `The bags were done up by eight: ${bound.load}. They took the fast way, by ${bound.by}, and ${F.name} sang. "It should be about here," said ${G.name}, when they had been about here for a while. ${told[0]} Somebody was leaning on a gate with nothing to do but be asked. "Couldn't we?" said ${K.name}. "There's really no need," said ${G.name}, going by. "${refrain}" said ${K.name}.`,
          ].map(tidy),
          tidy(
            `They set out at nine, by ${bound.by}. ${told[0]} "Shall we ask?" said ${K.name}. "No need," said ${G.name}. So they did not, and after a while they stopped. "${refrain}" said ${K.name}.`,
          ),
        ),
        scene: {
          setting: bound.leave,
          camera: 'wide',
          actors: [
            { who: K, pose: 'wave', feeling: 'excited' },
            { who: F, pose: 'sit', feeling: 'happy' },
            { who: G, pose: 'look-up', feeling: 'calm' },
          ],
          things: [...bound.vehicle, ...bound.loadThings].slice(0, 4),
        },
      },
      {
        text: [
          `It was ${gift.where}. It smelled of ${gift.smell}. On the map there was nothing there at all but the letter E. "I wonder," said ${A.introduced}, not very loudly. "${gift.asks}" It would take half an hour. You could see that it would. ${place.replace(/^the /, 'The ')} shut at five, and it was past two. "We really can't," said ${G.name}. ${A.name} said that of course they could not, and began again alone.`,
          `It smelled of ${gift.smell}. It was ${gift.where}. You would not have found it on purpose. "${place.replace(/^the /, 'The ')}?" said ${A.introduced}. "Oh, you are nowhere near. But as you are here. ${gift.asks}" ${K.name} looked at the sun. There was just time to get there, if they went now. It was not as if they had promised anybody.`,
          `"It is not," said ${A.introduced}. There was no arguing with that. It was ${gift.where}, and it smelled of ${gift.smell}. ${Grown} turned the map to see if it was on the other side. "While you look," said ${A.name}. "${gift.asks} There isn't anyone else." It had gone two o'clock. If they set off that minute, and nothing else went wrong, they could still do it.`,
          `There was ${gift.where}. It smelled of ${gift.smell}. It was plainly the wrong place. And yet somebody seemed to be expecting them. "At last," said ${A.introduced}. "${gift.asks}" ${Grown} explained about ${place}, and five o'clock. "I see," said ${A.name}, and tried not to look at the thing that had to be done. "It would only have been half an hour." It was a quarter past two.`,
        ].map(tidy),
        scene: {
          setting: gift.setting,
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'worried' },
            { who: K, pose: 'think', feeling: 'worried' },
            { who: G, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${K.name} got as far as turning round. Then ${K.name} turned back, and ${gift.did}. It took all of the half hour, and a bit more that nobody had allowed for. ${G.name} looked at the map. ${F.name} looked at the road. "I am much obliged," said ${A.name}, when it was over. "Have this. It's what there is." It was ${gift.gift}. "What's it for?" said ${K.name}. "That," said ${A.name}, "is up to you."`,
          `"It's only half an hour," said ${K.name}. It was the half hour they had. They both knew that. But ${K.name} ${gift.did}. ${F.name} sat by and kept the time. At the end of it ${A.name} went off, and came back with ${gift.gift}. "It's not much," said ${A.name}. It was not. It was no use to anybody who was going to ${place}. They said thank you, and wrapped it in the leaflet.`,
          `Nobody would have blamed them. ${A.name} had said so already. It is much easier to leave somebody who is cross. ${K.name} put down the bag, and ${gift.did}. By then it was nearly three. "For your trouble," said ${A.name}, and held out ${gift.gift}. ${K.name} had been hoping for a short cut. But it was held out as if it were the best one, so that was how it was taken.`,
          `They had gone ten steps when ${K.name} stopped. It is hard to walk away from somebody who has not asked twice. So back they went, all three. ${K.name} ${gift.did}. ${F.name} lay down, and ${G.name} looked at a watch, and then put the watch away. It was done by three. "I can't pay you," said ${A.name}. "But I've got ${gift.gift}." Nobody had ever wanted one less. "How kind," said ${K.name}.`,
        ].map((text) => tidy(text.replaceAll(/(?<=[.!?]"? )(the grown-up)/gu, (name) => cap(name)))),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined' },
            { who: A, pose: 'reach', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'curious' },
            { who: G, pose: 'think', feeling: 'worried' },
          ],
          things: gift.shown ? [gift.shown] : [],
        },
      },
      {
        text: [
          `After that they went faster, which is not the same as nearer. ${told[1]} "${refrain}" said ${F.name}, or would have, and everybody could hear how it would have sounded. It was ${word.where}. "${word.word}," said ${B.introduced}. "I beg your pardon?" said ${G.name}. "${word.word}," said ${B.name}, more kindly, as you do to foreigners.`,
          `"We can make it up," said ${G.name}. ${told[1]} They came round the last corner at a run. "${refrain}" said ${K.name}, with what breath there was. "${word.word}," said ${B.introduced}. It smelled of ${word.smell}. It was ${word.where}, and it was a quarter to four.`,
          `They did not talk much on that part of the way. ${told[1]} And so, at ten to four, they came to ${word.where}. "${refrain}" said ${K.name}, though there was no need to say it. "${word.word}," said ${B.introduced}, and looked pleased. ${Grown} folded the map very small.`,
          `${told[1]} It was so late by now that even the map looked tired. In front of them was ${word.where}. It smelled of ${word.smell}, which was nothing like. "${refrain}" said ${K.name}, and heard how small it had got. Somebody looked round. It was ${B.introduced}. "${word.word}," said ${B.name}, as if that settled it. "That is not an answer," said ${G.name}. It did turn out to be one, later.`,
        ].map(tidy),
        scene: {
          setting: word.setting,
          camera: 'wide',
          actors: [
            { who: B, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: G, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `It was what they said there. ${word.custom} "${word.word}," said ${K.name}, to be polite, and it fitted the mouth rather well. They had tea, since it was too late for anything else. ${G.name} stirred for a long time. "How does one get to ${place} from here?" said ${G.name} suddenly, and went pink. It was quite quiet. "Why, by the road behind you," said ${B.name}. "You had only to ask."`,
          `"Does that mean something?" said ${K.name}. "It means good morning," said ${B.name}, "and goodbye, and a number of other things." ${word.custom} ${K.name} tried it. ${F.name} had a go as well. Then somebody coughed. "I wonder," said ${G.name}, in an odd voice, "whether you could tell us the way." And nothing dreadful happened. ${B.name} pointed.`,
          `You had to say it back. ${word.custom} "${word.word}," said ${K.name}. "${word.word}," said everybody, and a chair was brought. It was hopeless by then in any case. Perhaps that was what did it. ${G.name} took off a hat, and looked into it. "I believe," said ${G.name}, "that we are lost." "Oh, is that all?" said ${B.name}. "Left at the tree. People ask every day."`,
          `"You say it too," said ${B.name}. "Or we don't know where we are with you." ${word.custom} "${word.word}," said ${K.name}, and was given a bun. By the second bun it was no trouble at all. It was ${G.name} who sat without eating. "The fact is," said ${G.name}, to the bun, "I do not know the way." Nothing fell down. "Nobody does, the first time," said ${B.name}. "It's over that hill."`,
        ].map((text) => tidy(text.replaceAll(/(?<=[.!?]"? )(the grown-up)/gu, (name) => cap(name)))),
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'sit', feeling: 'shy' },
            { who: B, pose: 'point', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `It was twenty past five when they got there. They saw the gate first. It had nothing on either side, but one does not go round a gate. ${gift.gate} "If I hadn't stopped," said ${K.name}. That was all. If they had not stopped, they would have been there by four. ${F.name} leaned on one leg, and ${G.name} put down the bags.`,
          `So they came to ${place}, at the end of the day, and it was shut. There was a gate, all by itself, as if it had been left behind. ${gift.gate} ${K.name} did the sum again. Take away half an hour for ${A.name}. Take away tea. It came out right each time, and it came out sad. "I would have stopped too," said ${G.name}, "if I had been you. I like to think so."`,
          `They heard a clock strike five while they were still on the hill. They went on, as you go on eating when a thing has gone cold. And there was the gate, standing on its own in the last of the light. ${gift.gate} "We could have been in there all afternoon," said ${K.name}. Nobody said whose half hour it had been. Nobody even thought it, much.`,
          `${place.replace(/^the /, 'The ')} was over the hill, just as they had been told. You came on the gate before you expected it. It stood there with no wall, as if it was thinking. ${gift.gate} "It's twenty past," said ${G.name}. "I'm sorry. I should have asked at nine o'clock this morning." "And I should have said no," said ${K.name}. But when ${K.name} tried to be sorry about ${A.name}, it did not come.`,
        ].map((text) => tidy(text.replaceAll(/(?<=[.!?]"? )(the grown-up)/gu, (name) => cap(name)))),
        scene: {
          setting: bound.setting,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'sleepy' },
            { who: G, pose: 'stand', feeling: 'worried' },
          ],
          things: ['gate'],
        },
      },
      {
        text: [
          `It was ${F.name} who sat down on it. It had been at the bottom of the bag since three o'clock: ${gift.gift}. ${K.name} looked at that. ${K.name} looked at the gate. It is not often that you can see a thing and its reason, both at once. "Hold the bag," said ${K.name}, and ${gift.opens}. It took about as long as it takes to say so. Then there was only a path in front of them.`,
          `"What we want," said ${G.name}, thinking aloud, "is ${gift.gift}. But nobody brings that to ${place}." "No," said ${K.name}, slowly. "Nobody who came straight here." The leaflet was unwrapped. There it was, as odd as ever, and not odd at all. ${K.name} ${gift.opens}. And the gate, which had kept out all sorts of clever people, let them by.`,
          `${K.name} put a hand in the bag for a handkerchief, and it came out with ${gift.gift}. For a while nobody moved. "You don't think," said ${G.name}. "I do, though," said ${K.name}, and ${gift.opens}. It went as easily as if it had been waiting. Somewhere behind them, a long way back, ${A.name} was having supper, and had forgotten all about it.`,
          `"Let's at least eat something," said ${G.name}, and turned out the bag. There was a crust. There was ${gift.gift}. They all looked at it, and then at the gate, and then at one another. It was like hearing the end of a joke that somebody began that morning. ${K.name} ${gift.opens}. "${A.name} said that it was up to us," said ${K.name}. And in they could go, or very nearly.`,
        ].map(tidy),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'look-up', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['gate', ...(gift.shown ? [gift.shown] : [])],
        },
      },
      {
        text: [
          `But it was past five, and there was a keeper. ${cap(R.introduced)} came down the path with the day's leaves in a bucket. "${word.asks}" said ${R.name}. You could tell that most answers would be wrong. ${K.name} did not think. It had been in the air since tea. "${word.word}," said ${K.name}. ${R.name} put the bucket down. "It's years since I heard that," said ${R.name}. "${word.why} You had better have the evening to yourselves."`,
          `A light came along the path, and behind it came ${R.introduced}. "We're shut," said ${R.name}. Then, because there are things one always says: "${word.asks}" ${G.name} opened the map, as if it might be in there. "${word.word}," said ${K.name}. It was out before anybody could stop it. The light was held up higher. "Somebody has taught you manners," said ${R.name}. "${word.why}"`,
          `"${word.asks}" Somebody was standing there: ${R.introduced}, with the keys already put away for the night. They might have said who they were. They might have said how far they had come, and made a long tale of it. "${word.word}," said ${K.name}, just as one did, where they had been. There was a silence. "${word.why}" said ${R.name}. "Well, don't stand there. It's at its best when they have all gone home."`,
          `"And where do you think you are off to?" said a voice. ${R.introduced} stood across the path, as broad as a door. "${word.asks}" There was clearly one right answer to that. Nobody ever tells you what it is. But somebody had. "${word.word}," said ${K.name}. "Oh!" said ${R.name}, and all the broadness went out. "You've come by the old way. ${word.why}"`,
        ].map((text) =>
          tidy(text.replaceAll(/(?<=[.!?]"? )(the grown-up)/gu, (name) => cap(name)).replace(/\."(?= said)/g, ',"')),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: R, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'wave', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['gate'],
        },
      },
      {
        text: [
          `So they saw ${place} with nobody in it. ${there} ${fact} "People come straight here," said ${R.name}, "and go straight round, and straight home. They've never got anything on them." ${K.name} did not say anything. It was too big to talk in. ${F.name} found the middle of it, and sat down there, and stayed.`,
          `They had it to themselves. ${there} ${fact} In the day, it seemed, you had to queue, and keep to the left. Nobody had ever been let in so late. "May we stay till it's dark?" said ${K.name}. "It's when I have my own supper," said ${R.name}. "You may as well have some." They ate it on the gate.`,
          `It was worth it. ${there} ${fact} ${G.name} asked what everything was. Having once begun to ask, ${G.name} could not stop. ${R.name} had waited years for somebody who wanted to know. ${K.name} and ${F.name} went on ahead, slowly, by way of all the corners.`,
          `They had come so far round that they came in at the back. ${there} ${fact} ${R.name} walked beside them and did not hurry. "Is it what you thought?" said ${G.name}. "No," said ${K.name}, after a time. "It's got more edges." And ${F.name}, who had sniffed all of it, began again.`,
        ].map((text) => tidy(text.replaceAll(/(?<=[.!?]"? )(the grown-up)/gu, (name) => cap(name)))),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'look-up', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'happy' },
            { who: R, pose: 'point', feeling: 'proud' },
            { who: G, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `They were home by the short way, which turned out to be very dull. On the windowsill lay ${bound.keep}. ${G.name} had the map on the table, and an ink pen. Where the letter E had been there was now a small drawing, and a name. There was another further on. The line between them was not straight at all. ${K.name} was asleep by the time it got to ${place}.`,
          `The next time anybody asked ${K.name} about ${place}, it took a while. You had to begin with ${gift.smell}. Then there was a part about tea. But that was later. Now it was night, and ${bound.keep} lay by the bed. Down below, somebody knocked at the wrong door and wanted the way to the station. "${word.word}," said ${G.name}. "Come in. Let me show you." And ${K.name} was asleep.`,
          `It was past midnight. ${K.name} slept, with ${bound.keep} under one hand. On the wall hung the map. It would never fold again. In the corner, where it says how long an inch is, somebody had written in pencil: ASK. And right across the middle of it, from stop to stop, ran the mark of a wet cup.`,
        ].map((text) => tidy(text.replaceAll(/(?<=[.!?]"? )(the grown-up)/gu, (name) => cap(name)))),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }],
          things: bound.keepThings,
        },
      },
    ],
  };
}

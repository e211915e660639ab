import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { JustMissed } from './arc.ts';

const MOST = 20;

/** The child is always half a minute behind; and then somebody needs help, and there is nobody there to give it but one. */
export function old(bound: JustMissed): Told {
  const { child: K, worker: P, trade, grownUp: G, stops, met, refrain, chance } = bound;
  const g = cap(G.name);
  const p = P.name;
  /** What the neighbours say: "your mummy". */
  const yours = `your ${p.charAt(0).toLowerCase()}${p.slice(1)}`;
  const Yours = cap(yours);
  const [A, B, C] = met;
  const kite = chance.pick('a kite with a face on it', 'a box kite with nine sides', 'a kite made of old maps');
  return {
    title: titled(
      chance.pick(
        `half a minute behind ${p}`,
        `twelve o'clock on the green`,
        `the heaviest lunchbox in town`,
        `${K.name}, going by`,
        `${refrain}, said everybody`,
        `${P.names} lunch`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${p} was ${trade}, and late for everything at home. ${p} had been late for the school play, and for the second half of a birthday. "I was held up," ${p} always said. ${K.name} used to believe that, and now ${K.name} only nodded. On Saturday at twelve there was the kite day on the green. ${K.name} had made ${kite}. "I'll be there," said ${p}. ${K.name} nodded.`,
            `It is not easy to live with ${trade}. Other people's parents came to things. ${p} came to the ends of things, out of breath, with one hand up to say sorry. "Somebody needed a hand," said ${p}. There was always a somebody. On Saturday there would be kites on the green, at twelve sharp, and ${K.names} was the best that ${K.name} had ever made. It was ${kite}.`,
            `"Twelve," said ${K.name}. "Not five past." "Twelve," said ${p}, who was ${trade}, and already in the hall. There was to be a prize on the green that Saturday, for the best kite in the air. ${K.name} had ${kite}, and it had taken five weeks. "I'll be there before you are," said ${p}. The gate clicked. ${K.name} had heard that before, and had heard the gate before.`,
          ],
          `${p} was ${trade}, and late for everything at home. On Saturday at twelve there was the kite day on the green. ${K.name} had made ${kite}. "I'll be there," said ${p}.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: P, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'worried', holds: 'kite' },
          ],
          things: ['kite'],
        },
      },
      {
        text: [
          `At ten there was still a lunchbox on the table. It was ${P.names}. "That will be a long day without it," said ${G.name}. ${K.name} looked at the kite, and at the clock, and did a sum. It was ten minutes to where ${p} worked, and ten back. "I'll take it," said ${K.name}. It was partly to be kind. It was partly to be able to say, "Look, I came all this way for you."`,
          `It was ten when ${K.name} found the lunchbox. It had been left by the toaster, with its lid on, like somebody waiting for a bus. "Again," said ${G.name}. There were two hours to go. ${K.name} put the kite under one arm, and took the lunchbox by the handle. One could go by ${P.names} work on the way to the green. It was hardly any further.`,
          `"And there's the lunch," said ${G.name}, "on the table, as usual." ${K.name} was oiling the reel. It was ten o'clock, and a good wind was getting up. "We could drop it off," said ${K.name}. It would take no time. Then ${p} would have to see, at least once, what it was like to have somebody come. They took the kite along, so as to go straight on.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['lunchbox', 'kite'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They had not gone far when they came on ${A.name}, who ${stops[0].was}. "${Yours}?" said ${A.name}. "${refrain}. ${Yours} ${stops[0].helped}, and wouldn't so much as stop for tea. Is that the lunchbox? Then you can put this in it, and no arguing." It was ${stops[0].gives}. ${K.name} said thank you, rather shortly. So that was where the time went.`,
            `${A.name} ${stops[0].was}. "If you want ${yours}, you're out of luck. ${refrain}," said ${A.name}. "But I'll tell you something. There I was, at my wits' end, and ${yours} ${stops[0].helped}. I hadn't even asked." ${K.name} held out the lunchbox for ${stops[0].gives}. It was a quarter past ten. It was nice to hear, and it was also a quarter past ten.`,
            `"Whose child are you?" said ${A.name}, who ${stops[0].was}. "I thought so, by the walk. ${refrain}! ${Yours} ${stops[0].helped}. It took half an hour, I should think." ${K.name} thought so too. That half an hour had been the first half of a birthday, or one like it. ${A.name} put ${stops[0].gives} in with the lunch, and patted the lid.`,
          ],
          `"${Yours}? ${refrain}," said ${A.name}. "${Yours} ${stops[0].helped}." Into the lunchbox went ${stops[0].gives}. So that was where the time went, thought ${K.name}.`,
        ),
        scene: {
          setting: stops[0].setting,
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: [stops[0].drawn, 'lunchbox'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Nor was ${p} at work. There was a hook with a name over it, and a cup that was still warm. "${refrain}," said somebody behind a desk. "There was a call." So they asked their way, and came to ${B.name}, who ${stops[1].was}. "A saint," said ${B.name}. "${Yours} ${stops[1].helped}. Here, take ${stops[1].gives}." The lid had to be leaned on by then.`,
            `${B.name} ${stops[1].was}. "${refrain}. You could still feel the draught," said ${B.name}. "${Yours} ${stops[1].helped}. I've lived here for forty years, and nobody has ever done that." Out came ${stops[1].gives}. It was eleven now. They had been to where ${p} worked, and found a coat on a chair. "It's like hunting the wind," said ${G.name}.`,
            `By eleven they had been told about it in three streets. It was always the same. Somebody had been stuck, and ${p} had come by, and gone. "${refrain}," said ${B.name}, who ${stops[1].was}. "${Yours} ${stops[1].helped}. I said, you'll be late. I know, said ${yours}." ${K.name} took ${stops[1].gives} without a word. So ${p} did know.`,
          ],
          `"${refrain}," said ${B.name}. "${Yours} ${stops[1].helped}." Out came ${stops[1].gives}. It was eleven now, and the lid had to be leaned on.`,
        ),
        scene: {
          setting: stops[1].setting,
          camera: 'medium',
          actors: [
            { who: B, pose: 'point', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'surprised' },
          ],
          things: [stops[1].drawn, 'lunchbox'],
        },
      },
      {
        text: [
          `It was twenty to twelve. "Leave it," said ${G.name}. "We have done what we could. It's the green for you." You could see it from there, at the end of the road, with the first kites up. ${K.name} began to run. The lunchbox banged, and the kite pulled. It was a perfect wind. If they did not stop for anything at all, they would be there with five minutes to spare.`,
          `"That's that," said ${K.name}, at twenty to. "${p} can have cold lunch for supper." They turned towards the green. It was all downhill. Over the roofs a red kite went up, and then a yellow one, and each of them was somebody's. ${K.name} went faster and faster. The wind was already trying to look at the kite.`,
          `Then the church clock said a quarter to. There is a time to look for people, and a time to be looked at. "I'm going," said ${K.name}, "with lunch or without." ${g} could hardly keep up. They could hear the loudspeaker, telling people where to stand. It was two streets off, and then it was only one.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'run', feeling: 'determined' },
            { who: G, pose: 'run', feeling: 'worried' },
          ],
          things: ['kite', 'lunchbox'],
        },
      },
      {
        text: [
          `In the last street stood ${C.name}, with a bag that had burst. There were marbles in it, or had been. They were for the little ones, at the tables on the green. Now they were in the gutter, and going down the hill, all two hundred. People stepped over them, on their way to the kites. They said what a pity. ${K.name} stepped over one as well. Then ${K.name} had stopped, and did not know why.`,
          `It was ${C.name}, and it was a pram wheel. It had come off in the last street of all. The pram sat on its corner, with two babies in it, who were starting to notice. "You wouldn't have a bit of string?" said ${C.name}. Nobody had. They had kites. But kites have string, and ${K.name} had sixty yards of the best. You cannot cut a thing like that and then fly it.`,
          `There was only one street left, and in the middle of it was ${C.name}, holding up a table. It was the long one, for the cakes, and a leg was off. "If I let go, it's all over," said ${C.name}. "They'll be back in a minute, I expect." It had been a good many minutes. You could tell from the arms. ${K.name} ran past, and got as far as the corner.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: C, pose: 'reach', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['kite'],
        },
      },
      {
        text: [
          `It is very odd to find out what something feels like from the inside. On one side was five weeks of paste. On the other was somebody who had not even asked. ${K.name} could hear the loudspeaker counting down. Nobody would ever have said a thing about it. "I was held up," said ${K.name}, to try it. So that was all it meant. ${K.name} put down the kite. "Hold this," said ${K.name} to ${G.name}, and went back.`,
          `${K.name} stood there with a foot in each direction. It was ten to twelve, and there was that face. You could not have walked by it. Well, you could. People were. "Oh, bother ${p}," said ${K.name}, out loud. It was a terrible thing to have caught. Then ${K.name} turned round, and got down to it, and did not look at the clock again. Looking at it would only have made two people unhappy.`,
          `"It's no good," said ${K.name}. "What isn't?" said ${G.name}. "I can't see the kites any more. I only see that." It was true. You can shut your eyes to a thing, but you cannot shut your back. Somewhere a whistle blew, for the first round. ${K.name} gave one look at the sky, as you do when a train goes. Then ${K.name} laid the kite on a wall, with a stone on it.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['kite'],
        },
      },
      {
        text: [
          `It took twenty-five minutes, with ${G.name} helping. "I don't know what to say," said ${C.name}, at the end of it. "You are as bad as ${yours}." ${K.name} looked up. "Has ${p} been here?" "${refrain}! And running. ${Yours} wanted to know if you had gone by. There was something about a lunch, and a kite, and being at a gate." They looked at each other. Then they went home.`,
          `When it was done, the clock had struck twelve, and gone on. The kites were coming down, one by one. "Now I've made you late," said ${C.name}. "And you would not even stop for tea. You must be ${P.names}. ${refrain}, by the way. ${Yours} was looking for the two of you all over. Went home to see." It was the first time in years that anybody had been waiting for ${K.name}.`,
          `"You've missed it, haven't you?" said ${C.name}. "I was held up," said ${K.name}, and went red, and laughed. It just came out like that. ${C.name} laughed as well. "${Yours} said the very same. ${refrain}! Stood where you are standing, half an hour ago, and asked for you. Ran back to your house to fetch you." It was ten past twelve. All at once there was no hurry at all.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: C, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `${p} was sitting on their own front step, with both hands up before anybody had spoken. "I got away at eleven," said ${p}. "I was going to be early. I came to fetch you, and you had gone. So I went to the green, and you weren't there. I thought that you had given me up." "I was bringing your lunch," said ${K.name}. "And then I was held up." ${p} looked at ${K.name} for quite some time. "Was it a somebody?" said ${p}. "It was," said ${K.name}.`,
          `There was someone at the gate with no breath left. "You weren't on the green," said ${p}. "I was there at ten to. I was there before you were! I looked at every kite." ${K.name} sat down on the wall. Of all the Saturdays in the world! "I met ${C.name}," said ${K.name}. There was no need to say more than that. "Ah," said ${p}. "Yes. One can't, can one?" "No," said ${K.name}. "One can't."`,
          `They met in the middle of the road, both running, both with a hand up to say sorry. "I was on time," said ${p}. "I was on time, and you weren't there!" "I know," said ${K.name}. "It's horrible, isn't it?" ${p} thought about that, and stopped smiling, and nodded. "I never knew," said ${p}. "You stand there, and look at all the faces." "And I never knew either," said ${K.name}. "You can't just step over it."`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: P, pose: 'sit', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `They had the lunch on the empty green. There was ${stops[0].gives}, and ${stops[1].gives}, and all the rest of it. ${K.name} said who each bit was from. Then, since there was still some wind, they put up the kite. It took both of them. There was nobody there to give it a prize, only ${A.name}, going home with a basket, and ${B.name}. They stopped to look. "Is that one of yours?" said ${A.name}. "No," said ${p}. "It's ${K.names}. I'm only holding the string."`,
          `By three there was nobody left on the green. They opened the lunchbox on the grass, and it went off like a spring. "Who gave me all this?" said ${p}. ${K.name} told it from the beginning. After that they let the kite go up. It went higher than any of the others had been. ${p} looked up at it, and did not look at the clock. Somewhere a gate was banging. For once it could bang.`,
          `It was the best lunch either of them had ever had, with ${stops[1].gives} for afters. The kite went up at half past three. It stayed until the light was red. Two people came by who wanted to know if ${p} could spare a minute. "Not just now," said ${p}, letting out string. "I'm held up." And ${K.name}, at the other end of the green, put up one hand.`,
        ],
        scene: {
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: P, pose: 'look-up', feeling: 'happy' },
            { who: K, pose: 'point', feeling: 'proud' },
          ],
          things: ['kite', 'lunchbox'],
        },
      },
    ],
  };
}

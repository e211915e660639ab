import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { WhileItLasts } from './arc.ts';
import { introducedOnce, madeNames } from './made-of.ts';

const MOST = 20;

/** A treat that is given up for an afternoon with somebody who has only the one. */
export function old(bound: WhileItLasts): Told {
  const { child: K, grownUp: G, made: M, of, m, introduced, treat, refrain, turned, tries, chance } = bound;
  const k = K.name;
  const g = G.name;
  const { a, it, thing } = of.token;
  const lines = madeNames(bound);
  const token = thing ? [thing] : [];
  const made = M ? [{ who: M, pose: 'stand', feeling: 'happy' } as const] : [];
  const [one, two] = tries;
  const attempts = of.old.tries(lines);
  return {
    title: titled(
      chance.pick(
        `what the ${it} saw`,
        'seats in the front',
        'the last thing to go in',
        `an afternoon with ${m}`,
        `${refrain.toLowerCase()}, and it did`,
        'good at staying',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(K, [
            `There are people who sign the things they make. ${k} did not. ${k} had ${a}. It went in last of all, when the thing was done. Until then the thing was only mud, or dough. "So that you can see," said ${k}. It had been in a clay boat, and a potato horse. It had been in a loaf, and somebody had very nearly eaten that. Then it came out again and waited in a pocket. It must have seen more than most of its kind.`,
            `It had belonged to something once. Nobody knew to what. ${k} had found it, and it was only ${a}, but it had a way of looking at you. So it got a job. Whenever ${k} made anything, it was the last to go in. "There," said ${k}. And from then on it was rude to turn your back on it. Things did not last, in that house. There was always somebody who needed the table. But what had looked out of them did, and went on to the next.`,
            `If you ask ${k} when a thing is finished, ${k} does not have to think. It is finished when it looks back. For that there was ${a}. It had been looking back for years, out of a mud owl, and a scone. Once it was a bear of wet newspaper, but that had gone off in the end. Those were all gone now. ${k} did not mind that so much. One had only to feel in a pocket, and there was the part of them that had done the seeing.`,
          ]),
        ),
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'calm' }],
          things: token,
        },
      },
      {
        text: keeping(
          MOST,
          of.old.made({ ...lines, m: introduced }).map((each) => introducedOnce(each, introduced, m)),
          `${k} was out there for four hours, and made ${introduced}. ${cap(m)} was not at all what ${k} had meant to make. ${cap(m)} was better, and leaned a little, like somebody who is going to be told something.`,
        ),
        scene: { setting: of.at, camera: 'wide', actors: [{ who: K, pose: 'reach', feeling: 'excited' }, ...made] },
      },
      {
        text: keeping(
          MOST,
          of.isBrief
            ? [
                `Then in went the ${it}. It is hard to say what changed. It was as when you have been talking in a room that you thought was empty. "Good afternoon," said ${k}, and felt that it had been heard. They looked at one another until there was a shout about lunch. "I've got to," said ${k}. "But I'm coming back. ${refrain}." People always say that. But ${k} went ten steps, and looked round, and it was exactly what ${m} was doing.`,
                `"Hold on," said ${k}. "You can't see yet." In went the ${it}, on the best side, with the view. And now ${m} was not something that ${k} had made any longer, but somebody who happened to be there. ${k} showed ${m} round. It did not take long. "I'm only going to wash my hands," said ${k}. "${refrain}." There are not many you can say that to, and be sure. Most people have other plans.`,
                `${k} put in the ${it}, and took away the hand, and there was the look. It was friendly, and rather far off. "So," said ${k}, "that's done," and did not go. What do you say to somebody who was not here this morning? You begin with what there is. ${k} pointed out the light, and where it came from. Then somebody called. "${refrain}," said ${k}. And in all the time that they knew each other, ${m} never did anything else.`,
              ]
            : [
                `Then in went the ${it}. It is hard to say what changed. It was as when you have been talking in a room that you thought was empty. "Good afternoon," said ${k}, and felt that it had been heard. They looked at one another until it was time to go. "I've got to," said ${k}. "But I'm coming back. ${refrain}." People always say that. But ${k} went ten steps, and looked round, and it was exactly what ${m} was doing.`,
                `"Hold on," said ${k}. "You can't see yet." The ${it} went in with a small, cold, satisfactory sound. And now ${m} was not something that ${k} had made any longer, but somebody who happened to be there. ${k} showed ${m} round. It did not take long. "I'll be back," said ${k}. "${refrain}." There are not many you can say that to, and be sure. Most people have other plans.`,
                `${k} put in the ${it}, and took away the hand, and there was the look. It was friendly, and rather far off. "So," said ${k}, "that's done," and did not go in for another hour. What do you say to somebody who was not here this morning? You begin with what there is. ${k} pointed out the sky. When the light went somebody called from the house. "${refrain}," said ${k}. And in all the time that they knew each other, ${m} never once did anything else.`,
              ],
        ),
        scene: { camera: 'close', actors: [{ who: K, pose: 'hold', feeling: 'proud' }, ...made], things: token },
      },
      {
        text: keeping(
          MOST,
          of.isBrief
            ? [
                `It turned out that you could tell ${m} things. ${k} told about the vase, and what had been said at school, and what you ought to have said back. ${cap(m)} heard all of it, and was not shocked, and did not have a story of the same sort. From time to time ${k} had to go and get something to show. "${refrain}," said ${k}, each time. And each time it was a small surprise, and a great relief, to find that it had been done.`,
                `Everyone had to see. ${k} brought them up one at a time, so that it should not be too much. There was ${g}, who walked all round, and said nothing, and then said, "Well." There was a boy with a dog, and the dog sat down. "Did you do that?" said the boy. "I started it," said ${k}. It seemed the right way to put it. "I'm just going to fetch one more," said ${k} to ${m}. "${refrain}. You're very good at it."`,
                `${cap(g)} came over to be introduced. "How long will you be staying?" said ${g}. It was only manners. But nobody knew quite where to look after that. "As long as anyone," said ${k}, quickly. And when ${g} had gone again ${k} stayed to explain that some people just say things. There was such a lot to do still. It was only two o'clock. You could do anything, with a whole afternoon. "${refrain}," said ${k}, running to get a drink. "Promise."`,
              ]
            : [
                `It turned out that you could tell ${m} things. ${k} told about the vase, and what had been said at school, and what you ought to have said back. ${cap(m)} heard all of it, and was not shocked, and did not have a story of the same sort. "Would you like to come in?" said ${k}, once, before thinking. It was not an easy moment. "No," said ${k}, "of course. I'll bring it out." And what there was indoors came out, piece by piece, to be looked at. "${refrain}," said ${k}, each time.`,
                `They got into a way of doing things. ${k} went, so as to be able to come back. That was the best of it, to come round the corner not quite knowing, and there was ${m}. "You're still here," said ${k}. It was the sort of joke that only they had. Everybody else that ${k} knew was on the way to something. ${cap(m)} was not on the way to anything. "${refrain}," said ${k}, going off to prove it again. "I'll only be a minute."`,
                `${cap(g)} came out to be introduced, and shook what there was to shake. "How long will you be staying?" said ${g}. It was only manners. But nobody knew quite where to look after that. "As long as anyone," said ${k}, quickly. And when ${g} had gone in ${k} stayed to explain that some people just say things. There was such a lot to do still. They had not even started on the summer holidays. "${refrain}," said ${k}, at the gate. "Promise."`,
              ],
        ),
        scene: {
          camera: 'wide',
          actors: [{ who: K, pose: 'sit', feeling: 'happy' }, ...made, { who: G, pose: 'stand', feeling: 'happy' }],
        },
      },
      {
        text: keeping(MOST, of.old.sign(lines)),
        scene: {
          camera: 'close',
          actors: [
            ...made.map((each) => ({ ...each, feeling: 'surprised' as const })),
            { who: K, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [attempts[one] ?? attempts[0]]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: G, pose: 'hold', feeling: 'calm' },
            ...made,
          ],
        },
      },
      {
        text: keeping(MOST, [attempts[two] ?? attempts[1]]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'worried' },
            ...made,
          ],
        },
      },
      {
        text: keeping(
          MOST,
          of.isBrief
            ? [
                `And at three there was ${treat}. They had talked of it all the week. They had seats in the front. "We could be back by five," said ${g}, who had the tickets in one hand. ${k} knew what there would be at five. "${refrain}," said ${k}, from habit. It was the first time it had been said to somebody who could not. It was a terrible thing to hear oneself say. ${k} stood there with one shoe on.`,
                `"You've done what you can," said ${g}, and it was true. "And it won't help, to stay and watch." That was true as well. There was ${treat} at three, and it was only today. They had been saving up for it, both of them, in the same jar. ${k} went as far as ten steps. "${refrain}," said ${k}, not very loud. And ${m}, who had always done it, and would have liked to now, went on getting less.`,
                `${k} had a choice, and it was a plain one. There was ${treat}, with lights, at three, and ${k} had wanted it since the spring. It would be over by five. Here there was nothing to see. Here there was only somebody who had the one afternoon, and who could not even be told so. "Coming?" said ${g}. "${refrain}," ${k} began, and looked round, and did not get to the end.`,
              ]
            : [
                `And at half past two there was ${treat}. It had been in the calendar since before ${m} was thought of, with a ring round it. They had seats in the front. "We could be back by five," said ${g}, who was holding both coats. ${k} knew what there would be at five. "${refrain}," said ${k}, from habit. It was the first time it had been said to somebody who could not. It was a terrible thing to hear oneself say. ${k} stood there with one arm in a sleeve.`,
                `"You've done what you can," said ${g}, and it was true. "And it won't help, to stay and watch." That was true as well. There was ${treat}, and it was only today. They had been saving up for it, both of them, in the same jar. ${k} went as far as the corner. "${refrain}," said ${k}, not very loud. And ${m}, who had always done it, and would have liked to now, went on getting less.`,
                `${k} had a choice, and it was a plain one. There was ${treat}, with lights, at half past two, and ${k} had wanted it since the spring. It would be over by five. Here there was nothing to see. Here there was only somebody who had this one afternoon, and could not even be told so. "Coming?" said ${g}. "${refrain}," ${k} began, and looked round, and did not get to the end.`,
              ],
        ),
        scene: {
          camera: 'medium',
          actors: [{ who: G, pose: 'stand', feeling: 'calm' }, { who: K, pose: 'think', feeling: 'sad' }, ...made],
        },
      },
      {
        text: keeping(
          MOST,
          of.isBrief
            ? [
                `"${turned}," said ${k}. It came out in quite an ordinary voice. It was the same thing as always, only the other way round, and it was ${K.names} turn. ${k} sat down, close up, and did not try to save anybody. There was a good deal of ground to cover. They did the winter, month by month. They did snow, and bicycles, and what it is like to be ten. ${cap(g)} folded the tickets up small, and sat down on the other side, with a bag of plums.`,
                `So ${k} took off the shoe again, and went back. "You can't," said ${k}, "and it isn't your fault. ${turned}." There was no more running about with plans. It is surprising how much time there is, once nobody is trying to make it longer. ${k} told a story from the middle, because there would not be time for both ends. ${cap(g)} listened too. When it got to the good part, all three of them leaned in.`,
                `${k} sat down. It was not a sad thing, once it was done. It was like putting down a bag. "${turned}," said ${k}. They looked at what there was to look at. A fly came. A boy went by with a trumpet case. ${k} said what everything was called, so that ${m} should have heard it once. ${cap(g)} had sat down as well, in a hat that was meant for ${treat}.`,
              ]
            : [
                `"${turned}," said ${k}. It came out in quite an ordinary voice. It was the same thing as always, only the other way round, and it was ${K.names} turn. ${k} sat down, close up, and did not try to save anybody. There was a good deal of ground to cover. They did the summer, month by month. They did the sea, and bicycles, and what it is like to be ten. ${cap(g)} went in and made a telephone call, and came out with a rug and a pan of soup.`,
                `So ${k} took off the coat again, and gave it to ${g}, and went back. "You can't," said ${k}, "and it isn't your fault. ${turned}." There was no more running about with plans. It is surprising how much time there is, once nobody is trying to make it longer. ${k} read aloud from the middle of a book, because there would not be time for both ends. ${cap(g)} listened too. The shadow of the roof came over, and they moved up for it.`,
                `${k} sat down. It was not a sad thing, once it was done. It was like putting down a bag. "${turned}," said ${k}. They looked at what there was to look at. A bird came. A boy went by on the far side with a trumpet case. ${k} said what everything was called, so that ${m} should have heard it once. ${cap(g)} had sat down as well, on a bucket, in a hat that was meant for ${treat}.`,
              ],
        ),
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'calm' }, { who: G, pose: 'sit', feeling: 'calm' }, ...made],
        },
      },
      {
        text: keeping(MOST, of.old.going(lines)),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `When there was nothing more to stay with, ${k} got up, and one foot was asleep. Something was looking up. It was the ${it}. It lay on its back, and had the whole of the evening sky in it. ${k} dried it on a sleeve. "What was ${treat} like?" somebody asked next door, over the wall. "I don't know," said ${k}. "I was with a friend." That night it was by the bed, facing in. ${k} told it the rest of the story, and they were both asleep by nine.`,
          `"Well," said ${g}. It was one of those wells that there is nothing in. They stood there for some time, holding hands. Then ${k} bent down and felt about. It was just where it had to be, and not even scratched. Of all that had gone on, the ${it} was the only one who had seen it from inside. It went up to bed in a closed hand. ${k} did not cry very much, and then not at all, and slept.`,
          `There is always a bit left over. It was ${a}, and it was wet, and looked at ${k} as it looked at everyone. ${k} had thought that it would be sad. But it had never been sad, out of all those things. It was always just about to see something. It lay on the sill that night, with its face to the glass. ${k} was asleep long before it was. I don't believe, myself, that it ever is.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }],
          things: token,
        },
      },
      {
        text: keeping(MOST, of.old.next(lines)),
        scene: {
          setting: of.at,
          time: 'day',
          camera: 'wide',
          actors: [{ who: K, pose: 'kneel', feeling: 'happy' }],
          things: token,
        },
      },
    ],
  };
}

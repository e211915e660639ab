import type { Told } from '../../arc.ts';
import { bare, cap, keeping, titled } from '../wording.ts';
import type { OnlySand } from './arc.ts';

const MOST = 20;

/**
 * There is a sign that says there is nothing to see, and whoever painted it has to paint it out again in front of
 * everybody. The stranger's own "only" is the same mistake, and is found out by those who made it first.
 */
export function old(bound: OnlySand): Told {
  const { hero: H, child: K, first: A, second: B, far, there, inThere, own, ownAs, ask, home, chance } = bound;
  const [one, two, three] = far.wonders;
  const [theFirst, theSecond] = [one, two].map(({ it }) => `the ${bare(it)}`);
  return {
    title: titled(
      chance.pick(
        `nothing to see`,
        `only ${one.it}`,
        `the sign ${inThere}`,
        `what ${H.name} stopped at`,
        `move up, said ${H.name}`,
        `twenty steps from home`,
      ),
    ),
    refrain: ask,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Where the road comes into ${there} stood a sign. NOTHING TO SEE, it said, in large neat letters. ${A.introduced} had painted it, to save people the trouble. It worked very well. Nobody had stopped there for years. Then one morning ${H.introduced} came along the road with a bag, and with ${K.name}, and read it twice. "Good," said ${H.name}. "Then it won't be crowded."`,
            `There were no ${H.kinds} ${inThere}. There never had been. So it was talked about when one came up the road with a bag, in no hurry at all. "I'm ${H.introduced}," it said. "This is ${K.name}. We've come to look." "At what?" said ${A.introduced}, and pointed to the sign. NOTHING TO SEE, said the sign. ${A.name} had painted it.`,
            `"You'll be lost," said ${A.introduced}, who looked after the sign. It was the only sign ${inThere}, and it said NOTHING TO SEE. "No," said ${H.introduced}. "This is where we were going." "But you're ${H.aKind}," said ${A.name}. "Yes," said ${H.name}. "We haven't got any of this at home." ${K.name} put down the bag.`,
          ],
          `${H.introduced} came to ${there} with ${K.name}. A sign said: NOTHING TO SEE. ${A.introduced} had painted it.`,
        ),
        scene: {
          setting: far.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'point', feeling: 'calm' },
          ],
          things: ['sign'],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} got as far as the first thing there was. "${ask}?" said ${H.name}. ${A.name} looked about for something, and could not find it. "Where? Oh, that! That's only ${one.it}." ${H.name} bent down. ${one.old} "Only?" said ${H.name}. Then ${H.name} sat down on the bag in front of it, and stayed there until lunch.`,
          `They had not gone six steps before ${H.name} stopped. "${ask}?" "That's ${one.it}," said ${A.name}. "It's only ${one.it}. It's just there." ${one.old} "And nobody told me!" said ${H.name}. ${A.name} felt that somebody was being made fun of, and was not sure who.`,
          `"${ask}?" said ${H.name}, and pointed. ${A.name} explained that it was only ${one.it}. Nobody minded it. ${one.old} "May I look at it for a bit?" said ${H.name}. A bit, with ${H.name}, came to three hours. ${K.name} had brought a book.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'point', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `After lunch they met ${B.introduced}, who was on the way to somewhere and did not mean to stop. "${ask}?" said ${H.name}. "What?" said ${B.name}. "That's only ${two.it}." ${two.old} "I have been past it every day of my life," said ${B.name}. "And what's the best side of it?" said ${H.name}. ${B.name} began to answer, and found that there was no answer there.`,
          `${B.introduced} was busy. Everybody is busy who lives somewhere. "${ask}?" said ${H.name}. "Only ${two.it}," said ${B.name}, walking. ${two.old} ${H.name} made such a noise of surprise that ${B.name} came back to see who was hurt. Nobody was hurt. It was only somebody looking.`,
          `"${ask}?" It was the fourth time that day. ${B.introduced} sighed. "That's only ${two.it}," said ${B.name}. "One doesn't look at that. One goes round it." ${two.old} ${H.name} did not go round it. ${H.name} and ${K.name} had their sandwiches in front of it, as if it were a play.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'look-up', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `That evening ${A.name} and ${B.name} talked it over. They were not unkind. "It's out of its mind with missing home," said ${A.name}. "Why else would it stare at ${theFirst}?" "${cap(H.kinds)} need ${own}," said ${B.name}, who had once read that. So ${A.name} got out the paint. There was a second sign by morning, with an arrow on it. HOME, it said, and underneath, to be helpful: THAT WAY.`,
            `"Somebody ought to help it," said ${B.name}. "It can't find its way, and it's too proud to say so." There is nothing so kind as people who have understood you wrong. They sat up half the night with a brush. In the morning there was an arrow beside the road, as long as a door. HOME, it said. ${A.name} had even painted a bit of ${own} on the end of it.`,
            `It is uncomfortable to be looked at in a place where there is nothing to see. "It wants to go home, and it hasn't noticed," said ${A.name}. "We must show it." They meant it well, and did it in good paint. The new sign was an arrow, and on it stood HOME. They put it by the road, where a stranger would be sure to stop.`,
          ],
          `They thought that ${H.name} was lost. So they painted a second sign, with an arrow. HOME, it said.`,
        ),
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: B, pose: 'point', feeling: 'calm' },
          ],
          things: ['sign'],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} read the new sign to the end of the arrow. "I think that's for us," said ${H.name}. "You could tell them that it's wrong," said ${K.name}. "It's their ${far.own}," said ${H.name}. "They'll know how much of it they want looked at." So ${H.name} thanked everybody, and ${B.name} most of all, and said goodbye to ${theFirst} by name. Then they went, the way they were shown.`,
          `"Is that where we live?" said ${K.name}. "It's the direction," said ${H.name}. It would have been easy to stay and argue. But it is hard to go on enjoying a thing while somebody holds the door. ${H.name} picked up the bag. "Thank you," said ${H.name}. "It was all very good. It was the best ${one.it} I ever saw." And that was true, and they laughed at it.`,
          `There are two ways to read an arrow. "They're being kind," said ${K.name}. "They're being kind in that direction," said ${H.name}, and took up the bag. Nobody had said go. Nobody had said stay, either. ${H.name} walked backwards for the first part, so as to waste none of it.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'sad' },
            { who: K, pose: 'walk', feeling: 'worried' },
            { who: B, pose: 'wave', feeling: 'calm' },
          ],
          things: ['sign'],
        },
      },
      {
        text: keeping(MOST, [
          `Then it was as it had always been. Nobody stood in the road. Nobody asked. ${A.name} came by the place where ${H.name} had sat, and there was a round mark there, from the bag. One could just sit down in it, to see if it fitted. It did. In front of it there was only ${one.it}. ${one.old} ${A.name} sat there for some time. "How long has it been doing that?" said ${A.name}.`,
          `"Peace," said ${A.name}, and went about the day's work. It went wrong from the start. There was ${theFirst} in the way, where it had always been, and ${A.name} could not get past. ${one.old} It had been like that on Monday too, and on all the Mondays before. ${A.name} had lived there for forty years, and had missed every one.`,
          `It began with ${B.name}, who walked into ${theSecond}, because of looking at it. "I only wanted to see which side was best," said ${B.name}. "And which is?" said ${A.name}. They tried them all. Then they went back to ${theFirst}, and began again from there. ${one.old} By noon they had got no further than ${H.name} had, and they had lived there for forty years.`,
        ]),
        scene: {
          camera: 'close',
          actors: [{ who: A, pose: 'sit', feeling: 'surprised' }],
        },
      },
      {
        text: keeping(MOST, [
          `Everybody was on the road at that hour, and they could all see ${A.name} fetch the paint. It is not pleasant to paint out your own large letters in front of your neighbours. NOTHING TO SEE had taken a whole week. "What's wrong with it?" called somebody. "It isn't true," said ${A.name}, rather red, and put the brush through NOTHING. "I never looked. I wrote it first."`,
          `"Then this has to come down," said ${B.name}, under the old sign. ${A.name} had been proud of it. There was not a crooked letter in it. It would have been quite possible to leave it up, and look at things in secret. "I put it there," said ${A.name}. "I'll do it." And ${A.name} climbed up in broad daylight, and painted out forty years.`,
          `${A.name} stood before the two signs. The one said NOTHING TO SEE, and the other said HOME, and both were in ${A.names} best hand. "They're very neat," said ${B.name}. "They're neat, and they're wrong," said ${A.name}. Half the place had stopped to watch. ${A.name} took the biggest brush there was, and did not wait until it was dark.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'determined' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
      },
      {
        text: keeping(MOST, [
          `Then they ran after ${H.name}, the way of the arrow. It was no distance. One goes slowly when one has to stop at everything, and ${H.name} was just round the first bend, on the bag. "${ask}?" said ${H.name}, not even turning round. ${B.name} took a breath. "That's ${three.it}," said ${B.name}. Nobody said "only". ${three.old} "Move up," said ${A.name}.`,
          `They had thought that they would have to run all day. They had to run twenty steps. There sat ${H.name} and ${K.name}, with their backs to the road, and something in front of them that took their whole mind. "${ask}?" said ${H.name}. "I've no idea," said ${A.name}, and sat down. "People call it ${three.it}." ${three.old}`,
          `"Please come back," said ${A.name}, out of breath. "We haven't left yet," said ${K.name}. It was true. In the whole of that time ${H.name} had gone as far as the next thing. "${ask}?" ${A.name} and ${B.name} looked at it for the first time in forty years. ${three.old} "It's ${three.it}," said ${B.name}. "I think we'll need longer."`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `When it was too dark to look at anything, they talked. "And what is there where you come from?" said ${B.name}. "At home?" said ${H.name}. "Oh, there's nothing to see. It's only ${ownAs}." It was quiet for a moment. "Only ${ownAs}," said ${A.name}, slowly. "I've never seen that in my life. Is it all over the place? Does it do anything?" ${H.name} did not answer. ${H.name} could not remember. ${K.name} bit into a sleeve, so as not to laugh.`,
          `"You've told us about ${there}," said ${A.name}. "Now tell us about yours." "There's nothing to tell," said ${H.name}. "We've only got ${ownAs}." "Only?" said ${A.name}, and ${B.name}, and ${K.name}. You could have heard ${three.it} being looked at. "I suppose," said ${H.name} after a while, "that I've been going past it."`,
          `${B.name} asked it at last. "What's it like, where it's all ${own}?" "Dull," said ${H.name}. "It's just there. It's only ${ownAs}." And then ${H.name} heard it, and went hot from top to bottom. They were too polite to say so. But ${A.name} reached for the paint, and held it out. "You can have what's left," said ${A.name}. "In case you've got a sign."`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'cover', feeling: 'shy' },
            { who: A, pose: 'sit', feeling: 'curious' },
            { who: B, pose: 'sit', feeling: 'curious' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They are at ${H.names} home now, all four of them. It ought to have taken two days, and it took nine. Before they had even come to the door ${A.name} stopped. "${ask}?" said ${A.name}. "That?" said ${H.name}. "That's only." There it ended. ${H.name} had been past it ten thousand times. ${H.name} put down the bag, and sat on it, and moved up. "I don't know," said ${H.name}. "Let's see."`,
          `If you should come through ${there}, there is still a sign. It says TO SEE. The first word is under the paint. There is nobody in. They have gone to stay with ${H.name} and look at ${ownAs}, and have sent one card. "We are at the gate," it says. "We have been here since Friday. ${ask}? ${H.name} says, how should I know? It is marvellous."`,
          `${H.name} has a visitor on each side, these days, and walks very slowly. "${ask}?" says ${A.name}. "${ask}?" says ${B.name}. "I used to think that I lived nowhere much," said ${H.name} to ${K.name}, "and it turns out that I've only got as far as the gate." Over the gate is a new board. It has been painted in a large neat hand. It does not say anything yet. They are still looking.`,
        ]),
        scene: {
          setting: home,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'point', feeling: 'excited' },
            { who: B, pose: 'look-up', feeling: 'excited' },
          ],
        },
      },
    ],
  };
}

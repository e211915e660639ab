import type { Temper } from '../temper.ts';

/** Somebody who always takes the wrong turning; and so has been everywhere. */
export const LOST: Temper = {
  id: 'lost',
  short: ({ a }) => `But ${a} got so lost!`,
  young: {
    happens: [
      ({ a }) => [`${a} went left. It was right.`, `${a} went right. It was left.`],
      ({ a }) => [`"Is this it?" said ${a}. It was a pond.`, `"Here we are!" said ${a}. It was a farm.`],
      ({ a }) => [`Where was ${a}? In a field of cows.`, `Where was ${a}? Up a hill.`],
    ],
    need: ({ q }) => [
      `Then ${q} was gone! Where was ${q}? Nobody knew the way.`,
      `"Where is ${q}?" they said. ${q} was lost, and so small.`,
    ],
    tries: ({ p, q }) => [
      `${p} looked at the map. ${q} was not on it.`,
      `They went up the road. They came back. No ${q}!`,
    ],
    turn: ({ a, q }) => [
      `"I know! I got lost there too," said ${a}. And there sat ${q}!`,
      `"Left, and wrong at the tree," said ${a}. "Then wrong again." There was ${q}!`,
    ],
    last: ({ a, q }) => [
      `"This way!" says ${a}. It is wrong. "What a nice place," says ${q}.`,
      `Now ${q} goes with ${a}. They are lost all day. It is lovely.`,
    ],
  },
  middle: {
    happens: [
      ({ a }) => [
        `${a} turned left at the corner, where one turns right. There was a pond.`,
        `${a} set off whistling. At noon there was a postcard, from the next town.`,
      ],
      ({ a }) => [
        `"Here we are," said ${a}. It was a field, and they were cows.`,
        `They drew an arrow on the road. ${a} followed it nicely, the wrong way.`,
      ],
      ({ a }) => [
        `It was across the yard, and there was a rope to hold. The rope came back. ${a} did not.`,
        `It was just behind the door. But there were two doors. ${a} is thought to have been in Wales.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday ${q} was not there for tea. ${q} was six, and had gone after a kite. "Which way?" they said. Nobody had seen. It was getting dark.`,
      `On Friday ${q} did not come home. They found a glove by the bridge, and that was all. There are so many ways to go wrong, after the bridge.`,
    ],
    tries: ({ p, q }) => [
      `${p} had a map. They looked along every road on it. But ${q} was not on any road. That is what lost is.`,
      `They all went where one ought to go, and shouted. Nobody who is lost is where one ought to go. ${p} turned the map round.`,
    ],
    turn: ({ a, q }) => [
      `"At the bridge I always take the wrong one," said ${a}. "Then I'm wrong at the oak. Then there's a barn." Off went ${a}, wrong, and wrong, and wrong. And in the barn sat ${q}, with the kite. "You found the place," said ${q}.`,
      `"I've been lost there," said ${a}. "I've been lost everywhere. If it's a kite, one comes out by the mill." They went left where it was right, and over what was not a stile. ${q} sat by the mill. "Hello," said ${q}. "Is this where you go?"`,
    ],
    last: ({ a, q }) => [
      `${a} is making a map now, of all the wrong turnings. It's the only one. ${q} colours it in.`,
      `On Fridays ${q} and ${a} get lost together, and they take sandwiches. They've found three new places. "It's this way," says ${a}. It isn't.`,
    ],
  },
  old: {
    happens: [
      ({ a }) => [
        `It was down the road and on the right. ${a} went down the road, with a good firm step. There is a pond on the left. It was in the pond that they looked, and there was the hat. The rest had gone on to the next village, to ask.`,
        `${a} set off at nine, whistling, and with sandwiches. At noon there came a postcard. It had a castle on it. "Nearly there," it said.`,
      ],
      ({ a }) => [
        `This time there were arrows, painted on the ground, every ten steps. It is hard to go wrong by an arrow. But they are the same at both ends, if one comes upon them backwards, and is thinking of something else. ${a} followed them with great care, to where the paint came from.`,
        `"Here we are," said ${a}, and knocked. It was a good door. It was in the wrong street, and the people there were having a wedding. ${a} was asked to stay, and made a speech.`,
      ],
      ({ a }) => [
        `It was only across the yard, and they had tied on a rope. Everybody stood and watched the rope go out. After a while it went tight, and then it went slack. They pulled it in. There was a cow on it, who had been given it to hold.`,
        `There was a crowd to see it. It was in the very next room. But there were two doors, and a passage in between, with a draught in it. They waited until six. ${a} is believed to have been in Wales.`,
      ],
    ],
    trick: ({ a, k }) => [
      `It was ${k} who thought of the string. One end was on ${a}'s belt, and ${k} had the other, and walked in front. All Thursday ${a} was where one ought to be, at the time when one ought to be there. ${a} looked at the back of ${k}'s head. There was nothing else to see.`,
      `"Don't go," said ${k}. "Send." So all Thursday ${a} sat still in the one chair. Everything went to where it should by boy, or by cart. There was not one mistake. There was not one pond, either.`,
    ],
    need: ({ q }) => [
      `On Friday ${q} did not come in to tea. ${q} was seven, and had gone after a kite. Somebody had seen the kite above the bridge, going well, and a small person under it, going backwards. After the bridge there are eleven ways. The sun was on the hill by now, and half of it was behind.`,
      `On Friday there was a glove on the bridge. It was ${q}'s. ${q} had been sent to an aunt's with a pie. It was a walk of nine minutes, and that had been at one. "You can't go wrong," they had said. They say it to everybody.`,
    ],
    tries: ({ p, q }) => [
      `${p} unrolled the map, on a wall, and they took a road each. They went to the end of every road there was. ${q} was not on a road. One isn't, when one is lost. That is all that it means. They came back with eleven lanterns, and each one hoped to see that one of the others had a kite.`,
      `"Let us think where one would go," said ${p}. They thought, and they went there, all of them. It's a sensible place. It has a bench. But whoever is lost did not mean to be, and has gone where nobody would go who had thought. ${p} turned the map the other way up.`,
    ],
    choice: ({ a, k }) => [
      `${a} had been to all of the places that are not on it. But there was the badge, for a whole day without one wrong turning. To go out there one would have to take every wrong turning there was. One would have to do it on purpose, with everyone behind with a lantern. ${k} still had hold of the string.`,
      `"I might know," said ${a}. "I don't know where it is. I never do. I only know how one gets there." They laughed, not unkindly. It was a poor time to go and lose somebody else. It would cost a badge only to stand up out of that chair.`,
    ],
    turn: ({ a, q, k }) => [
      `${a} untied the knot. "Come if you like," said ${a}, "but don't help me." At the bridge one goes right. ${a} stopped, and thought of nothing at all, and went left. They all saw it, and bit their tongues. ${a} was wrong again at the oak. ${a} went over a thing that was not a stile, and down where one would never go. There was a barn. "I generally end up here," said ${a}. There was a kite in the door. "Hello," said ${q}, who had been about to cry. "They didn't say there was anybody else who knew it."`,
      `So ${a} got up, and went out into it with one lamp. It's hard to do by trying. ${a} had to think about cheese. "There's the wrong lane," said ${a}, at last, quite pleased. "Then I'm wrong by the mill. And there's usually a ditch." There was. ${k} came behind, and counted: it was nine mistakes, and not a good one left out. And under a hedge, at the end of the ninth, sat ${q}, by what was left of a pie. "I did it just how they told me," said ${q}. "So did I," said ${a}. "Every time."`,
    ],
    last: ({ a, q }) => [
      `There's a new map up on the wall. It shows where the roads are not. ${q} put in the trees, and ${a} did the mistakes, in red. On Fridays they go out together and make some more. They are always home by Saturday.`,
      `${a} still can't find it. It's on the right. But if somebody is missing they don't take out the lanterns first. "Send for ${a}," they say, "and don't tell ${a} the way." ${q} carries the sandwiches.`,
    ],
  },
};

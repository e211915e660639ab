import type { Temper } from '../temper.ts';

/** Somebody who falls over, drops and bumps into things, where that must not happen; and who knows how one gets up again. */
export const FALLS: Temper = {
  id: 'falls',
  short: ({ a }) => `Bump! Oh dear, ${a}!`,
  young: {
    happens: [
      ({ a }) => [`Whoops! Down went ${a}.`, `Bump! ${a} fell flat.`],
      ({ a }) => [`Bang! ${a} sat down hard.`, `Crash! ${a} was upside down.`],
      ({ a }) => [`Oops! Over went ${a}, and ${a} rolled.`, `Bump, bump, bump went ${a}.`],
    ],
    need: ({ q }) => [
      `Then ${q} came in. Whoops! ${q} fell flat. They all looked.`,
      `Here comes ${q}. Bump! ${q} fell. ${q} would not get up.`,
    ],
    tries: ({ p, q }) => [
      `"Up you get," said ${p}. But ${q} hid under a hat.`,
      `"Look where you go," said ${p}. ${q} cried a bit.`,
    ],
    turn: ({ a, q }) => [
      `${a} ran to help. Bump! Now there were two. "Oh!" said ${q}, and laughed.`,
      `${a} came. Bump! Down went ${a} too. "It's nice here," said ${a}. ${q} laughed.`,
    ],
    last: ({ a, q }) => [
      `Bump, goes ${a}. Bump, goes ${q}. "Up again!" they say.`,
      `"Show me again," says ${q}. Bump! "And up!" says ${a}.`,
    ],
  },
  middle: {
    happens: [
      ({ a, he }) => [
        `${a} came in smiling, and then ${he} was on the floor. ${a} had met the mat.`,
        `Nobody saw what ${a} fell over. There was nothing there. Down ${he} went.`,
      ],
      ({ a }) => [
        `It was going well. Then there was a bang, and ${a} sat in a bucket.`,
        `${a} took hold of something, so as not to fall. That came down as well.`,
      ],
      ({ a, he }) => [
        `${a} went down on the left side, to begin with. Then ${he} did the right.`,
        `${a} fell, got up, bowed and fell over the bow.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday ${q} came in, who was small and had new shoes. Down went ${q}, flat, in front of everybody. It got very quiet. "I'm never getting up," said ${q}, into the floor.`,
      `On Friday ${q} stood outside and would not come in. "I'll only fall," said ${q}. And with that ${q} fell, over nothing, and lay there. Everybody had seen.`,
    ],
    tries: ({ p, q }) => [
      `"One looks where one is going," said ${p}. That was page three. "I never fall," said a lady. ${q} pulled a hat down over both ears.`,
      `"It's quite easy to stand," said ${p}, and stood, to show how. Everybody stood. From down there it was a great many knees.`,
    ],
    turn: ({ a, he, q }) => [
      `${a} ran up to help, and then ${he} was down there too. "Oh, good," said ${a}. "You've found the soft bit." ${q} looked out of the hat. "Does it happen to you?" "Nine times, since breakfast," said ${a}. "Do you want to see how I get up?"`,
      `There was a bang, and ${a} lay beside ${q}. "It's interesting, under here," said ${a}. "There's a button." ${q} began to laugh. "Now comes the clever part," said ${a}, and got up. "You do that with one hand." So ${q} did.`,
    ],
    last: ({ a, q }) => [
      `On Fridays now ${a} gives a lesson. ${q} never misses it. First they all fall. "And up," says ${a}.`,
      `${q} comes every Friday, in the shoes. Bang, they go, the two of them. "That was a good one," says ${a}.`,
    ],
  },
  old: {
    happens: [
      ({ a }) => [
        `${a} came in by the door, which was open, and met the mat, which was flat. It takes some people years to learn to fall like that. The bucket went one way, and ${a} the other. The ladder took its time.`,
        `To this day nobody knows what ${a} fell over. They looked for it afterwards, on their hands and knees. There was the floor, and then there was ${a}, all along it.`,
      ],
      ({ a }) => [
        `It was going well. People said so later. Then ${a} took hold of a shelf, so as not to fall. The shelf took hold of the one below. It was some time before the last plate had stopped going round.`,
        `${a} had thought it over, and did the whole of it sitting down. One can't fall from sitting, ${a} thought. It turned out that one can, if there is a wheel on the chair.`,
      ],
      ({ a }) => [
        `There was a crowd, and a band. ${a} tripped over the drum, and begged its pardon, and stepped back into the tuba. It was a long way down. They could hear it from outside, like somebody putting away saucepans.`,
        `${a} walked out, slowly, and did not fall. A sort of sigh went up. So ${a} bowed, and went over ${a} like a gate, and took the flowers along.`,
      ],
    ],
    trick: ({ a, k }) => [
      `It was ${k} who thought of the cushions. They tied on nine, with string, and after that ${a} could only go slowly and with both arms out. But one can't fall, in nine cushions. One leans. All Thursday ${a} leaned, and nothing got broken, and nobody laughed either.`,
      `"Hold on to the wall," said ${k}. "Only ever go along the wall." So that was how ${a} went about on Thursday, sideways, like somebody on a ledge. It took five times as long. There was not one bang from dawn to dusk.`,
    ],
    need: ({ q }) => [
      `On Friday ${q} came in, who was small, with new shoes and a bunch of flowers. And down went ${q}, full length, in front of everybody there. The flowers went on a bit. It got so quiet that one could hear the shoes. "I'm never getting up," said ${q}, into the floor.`,
      `On Friday there was ${q}, on the other side of the door. "I'll watch from here," said ${q}. "I'd only fall." Somebody pulled, to be kind, and ${q} came in, and fell. It was a bad one. It had a skid in it. ${q} lay there with both eyes shut, so as to be somewhere else.`,
    ],
    tries: ({ p, q }) => [
      `"One looks where one is going," said ${p}. It was page three. "I've never fallen in my life," said a lady. "Not once." They stood all round, in a ring, and told ${q} about balance. From down there it was chiefly knees.`,
      `"Up we get," said ${p}. Somebody brought a chair for ${q} to hold. Somebody said that nobody had noticed, and everybody nodded. They were all so very upright. ${q} pulled a hat down over both ears.`,
    ],
    choice: ({ a, he, q }) => [
      `${a} saw it from over by the wall. It was five steps to ${q}, straight across, with nothing to hold on to. There was the badge, for a whole day without a bang. If ${he} let go now, there would be one. ${a} knew that floor.`,
      `${a} was the one person who might have said something. But to get there one had to let go and walk, with the badge on and everybody watching. It would never last to the middle. ${a} looked at the hat on the floor. It shook a bit.`,
    ],
    turn: ({ a, q }) => [
      `${a} let go of the wall, and got as far as the third step. It was the best fall of the week. When the noise was over there were two of them down there, nose to nose. "Oh, good," said ${a}. "You've found the soft bit." ${q} looked out. "Do you do it too?" "Nine times a day," said ${a}. "I'm not much good at the standing. But I'm the best in the county at getting up. Do you want to see?" First came an elbow. Then they both did a knee.`,
      `Off came everything, and ${a} ran. There was a bang, and then a long slide, with sparks, and it ended at the hat. "Excuse me," said ${a}. "Is this place taken?" There was a noise inside the hat. It might have been crying. It was not. "You took the flowers with you," said ${q}. "I generally do," said ${a}. "Falling is only the first half. They all go home before the good bit." And ${a} showed ${q} the good bit, which is done with one hand and a grunt.`,
    ],
    last: ({ a, q }) => [
      `There is a class on Fridays, and one brings a cushion if one likes. ${q} teaches the beginners. "First we fall," says ${q}. They can do that already, all of them. "Now watch ${a}." And it goes quiet, for the good bit.`,
      `The floor has been left as it is. There are dents in it, and ${q} knows whose they are. "That one's Monday," says ${q}. "That one's me." Then comes a bang, from the next room. They both listen. "And up," says ${q}.`,
    ],
  },
};

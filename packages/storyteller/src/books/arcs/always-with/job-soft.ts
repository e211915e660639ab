import type { Job } from './job.ts';

const cap = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** What is soft stops a thing from banging. */
export const SOFT: Job = {
  things: new Set([
    'teddy',
    'toy rabbit',
    'doll',
    'blanket',
    'sock',
    'mitten',
    'scarf',
    'dress',
    'shirt',
    'coat',
    'pillow',
    'costume',
  ]),
  who: ['hedgehog', 'tortoise'],
  trouble: {
    young: [
      ({ who, b }) => `The gate went bang. Up jumped ${who}. "I want to sleep," said ${b}.`,
      ({ who, b }) => `Who can not sleep? ${cap(who)}. The gate goes bang, bang! "Oh," said ${b}.`,
      ({ who }) => `It is windy. The gate goes bang! Poor ${who} can not sleep.`,
    ],
    middle: [
      ({ who, b }) =>
        `Then the wind got up, and the gate began to bang. Bang! It woke ${who}, who was asleep for the winter. "I have six months to sleep," said ${b}, "and I've done nine minutes."`,
      ({ who, b }) =>
        `Bang, went the gate in the wind. Bang! ${cap(who)} came out in a nightcap. "I sleep all winter," said ${b}. "But how can I, with that noise?"`,
      ({ who, b }) =>
        `At the end of the lane lived ${who}, right under the gatepost. The wind blew the gate open, and it shut again. Bang! "It has done that since Monday," said ${b}. "I haven't slept since Monday."`,
    ],
    old: [
      ({ who, b }) =>
        `They had got as far as the jam when the wind came round the corner. There is a gate to that field. Bang, it said. There was a pause. Bang. Out of the foot of the post came ${who}, with a quilt. "I'm so sorry to interrupt," said ${b}. "But I go to sleep in October, and I wake up in April. It's a long way to go in small pieces."`,
      ({ who, b }) =>
        `Nobody could hear the band. It was the gate. The wind would open it, slowly, like somebody with an idea. Then it would slam. "It's been three days," said ${who}, who lived in the roots of the post. There were rings round both of ${b}'s eyes. "If I don't sleep by the frost, I don't sleep. There's nothing in the larder. I've always slept right through."`,
      ({ who, b }) =>
        `At four there was a bang, and everybody's tea jumped. At one minute past there was another. "Take no notice," they told each other. But you can't take no notice of a thing that you are waiting for. By the gate sat ${who}, wide awake, with a nightcap on, swaying. "I'm asleep really," said ${b}. "It's only my eyes."`,
    ],
  },
  tries: {
    young: [
      ({ a }) => `${cap(a)} held the gate. But it was too cold. ${cap(a)} went home. Bang!`,
      ({ a }) => `"Shh, gate," said ${a}. But gates can not hear. Bang!`,
      ({ b, a }) => `${cap(a)} put a stone there. Now it went clonk. "Worse," said ${b}.`,
    ],
    middle: [
      () =>
        `They tied the gate shut. But the postman has to come through, and he undid the knot. They put a stone in the way. But then the gate went clonk, and that was no better.`,
      ({ b, a }) =>
        `${cap(a)} leaned on the gate. But ${a} had to go home to supper. They propped it open with a stick. But the wind blew the stick away. Bang! "That was a good try," said ${b}.`,
      ({ b, a }) =>
        `"Put your paws in your ears," said ${a}. "Then I can hear my own heart," said ${b}, "and it goes bang too." They oiled the gate. But then it only shut faster. Bang!`,
    ],
    old: [
      ({ a, b }) =>
        `${cap(a)} shut it, and held it, and looked pleased. But you can't be a latch until April. They tied it with a bootlace. Then nobody could get in to the cake, and somebody undid it. They put a stone in the way. It did not go bang after that. It went clonk. "Is that better?" they said. "It's different," said ${b}, who was polite.`,
      ({ a, b }) =>
        `First they oiled it. That took away a squeak that nobody had minded, and the bang came in sooner. "Take it off its hinges," said ${a}. But there were sheep. They had been watching it all with interest, from just behind. In the end ${a} sang, to cover it up, and that woke the bees. ${b} wrapped the quilt twice round both ears.`,
      ({ a, b }) =>
        `They tried to get to it before it shut. There were eight of them, in a row, with their arms out. But the wind looked, and waited until they scratched. "I'll stay by it all night," said ${a}, "and catch it." ${cap(a)} meant it. But ${a} had been asleep on both feet since the second song. Bang. "Never mind," said ${b}, and shook.`,
    ],
  },
  moment: {
    young: [
      ({ b, n, t }) => `${n} ties on the ${t}. It is soft! The gate shuts. Fff. No bang, ${b}!`,
      ({ b, n, t }) => `The ${t} is soft. ${n} hangs it on the gate. Fff! No bang. Sleep, ${b}.`,
      ({ b, n, t }) => `${n} puts the ${t} in between. Here comes the gate. Fff! ${b} is asleep.`,
    ],
    middle: [
      ({ n, t }) =>
        `${n} hung the ${t} on the post, just where the gate shuts. They all held on to their ears. The wind blew the gate open, and let go. Fff. It was like somebody sitting down on a bed.`,
      ({ b, n, t }) =>
        `The ${t} was soft. That was all that was needed. ${n} put it between the gate and the post. The gate came at it as hard as it could. Fff. "Do that again," whispered ${b}. Fff. But ${b} was asleep by then.`,
      ({ n, k, t }) =>
        `${k} held the gate, and ${n} tied the ${t} to the post. They let go and shut their eyes. The gate came back, and there was no bang. The ${t} was too soft. There was only a fff.`,
    ],
    old: [
      ({ t, n, b }) =>
        `It went on the post, at the height of the latch, with two knots. ${n} patted it. It had been laughed at on buses. It had been asked what it was good for, and it had never had an answer, being soft. Then the wind drew the gate right back, as far as it goes. They saw it come. It met the ${t}. There was a sound like a very old lady getting into a very deep chair. Then there was no sound. ${b} was asleep with one foot still in the air.`,
      ({ t, n, b, a }) =>
        `"It'll have to stay there," said ${a}, quietly. "Until April." It would be rained on, too. ${n} thought of the winter, with nothing under one arm. A gate shuts a great many times in a winter. "It's all right," said ${n}. "It's got more give in it than I have." Fff, said the ${t}, for the first time. And under the post ${b} turned over and began at the beginning.`,
      ({ t, n, k, b }) =>
        `There was nothing clever in it at all. ${k} held the gate, and ${n} put the ${t} between a hard thing and a hard thing. That was where it belonged. You could tell by the noise. It was the kind that snow makes. Eight people stood in the dark with their mouths open, listening. There was nothing to hear. "Has it started?" said ${b}, and slept.`,
    ],
  },
  last: {
    young: [
      ({ b, n, t }) => `${b} sleeps. The ${t} stays on the gate. Good night, ${n}.`,
      ({ n, t }) => `No bang. No bang. No bang. Good night, ${t}. Good night, ${n}.`,
      ({ n, t }) => `${n} says good night to the ${t}. Fff, says the gate. ${n} goes to bed.`,
    ],
    middle: [
      ({ n, t, b }) =>
        `In April ${b} came out, looking new, and gave it back. The ${t} has a gate-shaped dent in it. ${n} would not have it ironed for anything.`,
      ({ a, n, t }) =>
        `Every time that ${n} goes by, the gate shuts with a fff. ${n} says it back. And ${a} has begun to lift a hat to the ${t}.`,
      ({ n, t, a }) =>
        `It snowed on the gate, and on the post, and on the ${t}. ${n} took it out a scarf of its own. Nobody said that it looked silly. It was ${a} who tied the bow.`,
    ],
    old: [
      ({ n, t, b }) =>
        `It was out all winter. ${n} went by it every day, on the way to nowhere, and gave it a shake. On the first warm morning there was a knock. It was ${b}, twice as thin, with it in both arms. "I dreamed that I was in a cloud," said ${b}. There is a dent in the ${t} to this day. It fits exactly under ${n}'s chin.`,
      ({ n, t, a }) =>
        `Nobody asks it to stand up on the bus now. "Is that the one off the gate?" people say, and move their bags. On windy nights there is sometimes a bang, somewhere in the town, and then a light goes on. "Could it come?" they say, at ${n}'s door, in slippers. So ${n} fetches the ${t}. And ${a} comes too, to hold the lantern.`,
      ({ n, t, b, k }) =>
        `They have made the gate a cushion of its own since then, out of an old curtain. It does very well. But on the last night of October ${n} and ${k} take the ${t} up the lane all the same. They hang it on the post for an hour, for luck. "Is it there?" says ${b}, from below, with both eyes shut. Fff, it says.`,
    ],
  },
};

/** The same for what a child sleeps with: somebody is helped for a day, and it is home before bedtime. */
export const SOFT_FOR_A_DAY: Job = {
  ...SOFT,
  last: {
    young: [
      ({ n, t }) => `The gate has a sock on now. ${n} has the ${t} back. Good night.`,
      ({ n, t }) => `Home again! ${n} has the ${t}. The gate has a mop on it. Good night.`,
      ({ b, n, t }) => `${b} has a cushion for the gate. ${n} has the ${t}. Sleep well, all.`,
    ],
    middle: [
      ({ n, t, b }) =>
        `By supper the gate had a cushion of its own, out of an old chair. So the ${t} came home. It smells a bit of gate. When it is dark ${n} lets it bang, very softly, on the pillow. Fff. Far off ${b} turns over.`,
      ({ n, t, a }) =>
        `Somebody found a mop for the gate, and it does nearly as well. The ${t} rode home on ${n}'s shoulders. ${a.replace(/^./, (letter) => letter.toUpperCase())} got up, to give it the window seat.`,
      ({ n, t }) =>
        `Before bedtime they put half a sack of straw in its place. The ${t} has a dent in it now, as long as a gate. ${n}'s nose fits into it. It might have been measured.`,
    ],
    old: [
      ({ n, t, b }) =>
        `They found an old saddle for the gate before the light went, and tied it on with everybody's bootlaces. It does very well. The ${t} was home in time for bed. It has a dent in it now, the length of a latch. "You might have told me what you were for," said ${n}, in the dark, and put a chin in the dent. Under the post ${b} had got to the middle of November.`,
      ({ n, t, a }) =>
        `It was ${a} who gave up a coat for the gate. "I've another," said ${a}, who had not. So the ${t} came home the same night, by the same bus, in the seat by the window. Nobody was asked to stand. They had all got up. It smelled of rust, and of outdoors, and a little of sleep. ${n} would not have it washed.`,
      ({ n, t, b, k }) =>
        `By evening the gate had been given a cushion, out of an old curtain. It took three people to sew it and one to suck a thumb. ${n} and ${k} untied the ${t} and tried the cushion, with their eyes shut. Fff. "Not so deep," said ${n}, "but it'll do for the winter." "Is it there?" said ${b}, from below. They were halfway home. The ${t} looked back over one shoulder.`,
    ],
  },
};

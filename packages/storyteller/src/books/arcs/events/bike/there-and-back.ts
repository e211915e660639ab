import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Stop that bike!',
  'Catch that bike!',
  'After that bike!',
  'Come back, bike!',
  'Wait, bike, wait!',
  'Hold that bike!',
  'Bike, come here!',
  'Get that bike!',
  'Bike, come back!',
  'Grab that bike!',
  'Stop, bike, stop!',
] as const;
const TITLES = ['stop that bike', 'there and back', 'ting, said the bike', 'the marble and the bike'];

const out = ({ place }: Going): string => (place ? `They rode to ${place}.` : 'They rode to two green hills.');

/** A bike runs away down one hill and up the other, and back, like a marble in a bowl; who waits in the middle has it. */
export const THERE_AND_BACK: EventPlot = {
  id: 'there-and-back',
  when: /^(?!.*\b(?:learn|first)).*\b(?:down ?hill|hills?|slopes?|fast|faster|speed\w*|brakes?|runaway|run(?:s|ning)? away|r[ao]n away|roll\w*|rides?|riding|bike ride)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a marble. In the bowl it rolled. There and back! Then it stopped.`,
          `The marble ran in the bowl. There and back! ${A.introduced} watched. Then it lay still.`,
        ],
        scene: { setting: 'kitchen', camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['bowl', 'marbles'] },
      },
      {
        text: [
          `${out(going)} ${B.introduced} came.${comesToo} ${Gcap} came.`,
          `"Bike ride!" said ${g}. ${out(going)} ${B.introduced} came, too.${comesToo}`,
        ],
        scene: {
          setting: going.at ?? 'mountain',
          camera: 'wide',
          actors: everybody(going, 'walk', 'happy'),
          things: ['bicycle'],
        },
      },
      {
        text: [
          `There were two hills. ${a} let go of the bike. It began to roll!`,
          `Up one hill they pushed. At the top ${a} let go. Off rolled the bike!`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'reach', 'surprised')], things: ['bicycle'] },
      },
      {
        text: [
          `Down it went, and nobody on it! Ting! "${refrain}" said ${a}. They ran down.`,
          `"Ting!" went the bike, down the hill. "${refrain}" They all ran down after it.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['bicycle'] },
      },
      {
        text: [
          `But it was gone. It was up the other hill! "${refrain}" They ran up.`,
          `It ran up the other hill. "${refrain}" So they ran up, too.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'run', 'determined'), things: ['bicycle'] },
      },
      {
        text: [
          `Ting! Here it came, down again. It went right by them! "${refrain}"`,
          `Near the top it turned. Ting! Down it came again, and past them! "${refrain}"`,
        ],
        scene: { camera: 'close', actors: everybody(going, 'jump', 'surprised'), things: ['bicycle'] },
      },
      {
        text: [
          `Up it went. Back it came. Puff, puff! "I cannot run any more," said ${b}.`,
          `There and back, there and back. ${b} sat down. "It is too fast for us!"`,
        ],
        scene: { camera: 'medium', actors: [seen(B, 'sit', 'worried')], things: ['bicycle'] },
      },
      {
        text: [
          `"It is like the marble!" said ${k}. "It will come to the middle. Just wait."`,
          `"There and back," said ${k}. "The marble did that! Sit down in the middle!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'excited')] },
      },
      {
        text: [
          `So they all sat down. The bike got slow. Slower. Ting. It stopped beside them.`,
          `They waited in the middle. There and back, but slower. Ting. There it stood.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'sit', 'happy'), things: ['bicycle'] },
      },
      {
        text: [
          `Then ${a} rode it, there and back. Now ${a} lies in bed. Quite still. Good night.`,
          `There and back went ${a}, all day. Now ${a} is asleep, in the middle.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `At breakfast ${A.introduced} dropped a marble into an empty bowl. It rolled down one side and up the other, there and back. Each time it went a little less far. At last it lay still in the middle. "Finished?" said ${g}.`,
          `The porridge was gone. So ${A.introduced} put a marble in the bowl instead. There it went, and back, up this side and up that. "What's it looking for?" said ${g}. "The middle," said ${a}. Then it stopped, at the bottom.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(going.G, 'stand', 'happy')],
          things: ['bowl', 'marbles'],
        },
      },
      {
        text: [
          `It was a day for a bike ride${place ? ` at ${place}` : ''}. ${B.introduced} came to see that it was done properly.${comesToo} They pushed the bike up a green hill. Across the dip was another hill, just as green.`,
          `"Who's coming for a bike ride${place ? ` to ${place}` : ''}?" said ${g}. ${B.introduced} was, for one.${comesToo} First they had to push, for it was uphill. At the top they looked about. There was a second hill, facing them, like the other side of a bowl.`,
        ],
        scene: {
          setting: going.at ?? 'mountain',
          camera: 'wide',
          actors: everybody(going, 'walk', 'happy'),
          things: ['bicycle'],
        },
      },
      {
        text: [
          `"I'll just do up my helmet," said ${a}, and let go. It stood there for a moment. It seemed to look at the view. Then it set off without anybody. "${refrain}" shouted ${a}.`,
          `"Stand there," said ${a} to the bike. "I'm putting on my helmet." It stood for one second. It did not do two. "Ting," it said, and went. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'surprised', 'helmet')], things: ['bicycle'] },
      },
      {
        text: [
          `Down it went, bumping and ringing, through the daisies. They ran after it with their mouths open. They got to the bottom in no time. But the bike had no time to wait. It was running up the other hill. "${refrain}" shouted ${b}. "Oh, do!"`,
          `It shot down the grass with its bell going. A rabbit sat up to look. They all came flying down behind. "Nearly!" called ${a}. But the bike ran straight up the other side. "${refrain}" said ${b}.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['bicycle', 'daisy'] },
      },
      {
        text: [
          `So they ran up that hill. It was steep. The bike went slower, and slower, and stopped. "Got you!" said ${a}. But bikes cannot stand on a hill. It began to roll back. Ting! It went right between them. "${refrain}"`,
          `Up they went, puffing. Near the top the bike was getting tired. "Now!" said ${a}, and made a jump. At that very moment the bike changed its mind. Back down it came, past all of them. Ting, ting! "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'jump', 'surprised'), things: ['bicycle'] },
      },
      {
        text: [
          `They ran down. It ran up. They ran up. It ran down. They were always on one hill, and it was always on the other. "It's doing it on purpose," said ${b}, and lay flat. "It's laughing at us. I can hear the bell."`,
          `After that there was a great deal of running. Whenever they were up, it was down. Whenever they were down, it was up. "I think it likes us," said ${b}, and fell over. "It keeps coming back. It just won't stay."`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['bicycle'] },
      },
      {
        text: [
          `${k} had stopped to get some breath. From there you could see it all. There and back went the bike, up this side and up that. "I know what that is," said ${k}. "It's the marble!"`,
          `${k} did not run that time. ${k} watched. Up this side went the bike, and up that. And each time it went a little less far. "We've seen this before!" said ${k}. "It was in the bowl!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['bicycle'] },
      },
      {
        text: [
          `"Don't chase it," said ${k}. "Nobody chased the marble. We only have to sit in the middle." It was hard to sit down while your own bike went by. But they did, in the dip, all in a row.`,
          `"The marble ended up at the bottom," said ${k}. "So that's where we'll wait for it." "And no running!" So they went and sat in the dip, as still as they could.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'sit', 'calm'), things: ['daisy'] },
      },
      {
        text: [
          `The bike ran by on the left. It came back on the left, not so fast. It went by like somebody out for a walk. At last it came up beside them. "Ting," it said. And it lay down.`,
          `There it went. And back. There. And back. It was no faster than a trot now, and then than a stroll. It rolled up to ${a}, and leaned, and stopped. That was all.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['bicycle'] },
      },
      {
        text: [
          `"My turn," said ${a}, and put on the helmet. Down one hill went ${a}, and up the other, and back again, ringing. They did not have to chase. They sat in the middle and waved, twice each time.`,
          `Then ${a} had a ride, the same way that the bike had. You swooped down, and up. There you hung for a moment, as light as anything. Then you came all the way back. "${refrain}" they shouted, from the daisies, but only for fun.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['bicycle', 'helmet'] },
      },
      {
        text: [
          `In bed that night ${a} could still feel it. There and back, went the bed, there and back. It went a little less each time. Then it lay still, and so did ${a}, asleep in the middle.`,
          `At bedtime ${a} rolled to one side, and then the other. There, and back. There, and back. "Have you finished?" said ${g} at the door. There was no answer. ${a} had stopped, in the middle, fast asleep.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} never sat still, not even for porridge. When the bowl was empty, ${a} put a marble in it. It went up one side and up the other, there and back, each time a little less. ${B.introduced} could have watched it for an hour. "What's the hurry?" said ${b}, as the marble came to rest. But ${a} was already out in the hall with the bike.`,
          `The marble was ${B.names}. All day long it went where ${b} went, and at breakfast it lived in a bowl. ${B.introduced} liked to let it run, there and back, there and back, until it found the middle. "It takes its time," said ${b}. ${A.introduced} did not. ${a} had eaten breakfast standing up, with a helmet on.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'sit', 'calm')],
          things: ['bowl', 'marbles'],
        },
      },
      {
        text: [
          `There is a place${place ? ` at ${place}` : ''} where two hills look at each other, with a long dip between.${comesToo} "Down one and up the other," said ${a}. "Easy!" First there was a long push. They took it in turns. ${a} pushed at a run. ${b} pushed at a walk, with stops for beetles. "At this rate," said ${a}, "it'll be dark when we get up there."`,
          `They rode out to ${place ?? 'the two hills'}, and ${g} brought up the rear.${comesToo} "That one's for going down," said ${a}. But you had to get to the top of it first. "I'll race you," said ${a}. "To what?" said ${b}, who had found a beetle the colour of a bottle. One of them was at the top long before the other.`,
        ],
        scene: {
          setting: going.at ?? 'mountain',
          camera: 'wide',
          actors: everybody(going, 'walk', 'happy'),
          things: ['bicycle'],
        },
      },
      {
        text: [
          `That was how it happened. ${a} got up there first, and shouted at ${b} to come on, and waved with everything that would wave. It is not possible to wave and hold a bike. There was a small, polite ting. By the time ${a} turned round, it was going by a thistle. "${refrain}" yelled ${a}.`,
          `"Come on, slow-worm!" called ${a}, and turned right round to call it, and let go. The bike had been waiting for something like that. It did not fall. It pointed its front wheel at the view, and said "Ting", and left. There was no one on it at all. "${refrain}" shouted ${a}. "It's gone without me!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'surprised'), seen(B, 'walk', 'calm')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `It is surprising how well a bike rides when there is nobody to get it wrong. It took the bumps like a boat. It went round a sheep. ${a} tore down the hill behind it, gaining at every step, and came into the dip like a stone. The bike was already halfway up the other side. "${refrain}"`,
          `They had never seen it go so well. It skimmed. It rang at every bump, as if there were people in the way. All of them pelted after it, ${g} too. They arrived at the bottom in a heap. The bike, which had come down faster, was using it all up on the second hill. "${refrain}" said ${a}, and was up again. "It can't go on for ever!"`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['bicycle'] },
      },
      {
        text: [
          `You would think that going up a hill would stop a thing. It very nearly did. The bike climbed slower and slower, and stood still, a jump away. ${a} jumped. But to stand still on a hill is only the beginning of going down it. ${a} lay with a mouth full of clover, and listened to it go by. Ting, ting, ting. "${refrain}"`,
          `${a} ran straight up the other hill, after it. Near the top it slowed to a walk. "I've got it!" cried ${a}. For one second nothing moved, neither the bike nor the sky. Then it started to come down backwards, quite gently, and then not gently. It missed ${a} by a whisker. "${refrain}" came up from below.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'jump', 'surprised')], things: ['bicycle'] },
      },
      {
        text: [
          `"You should have stayed at the bottom!" shouted ${a}. "You should have held on to it!" said ${b}, who did not often shout. "You're always so slow!" "You're always so gone!" It was not much of a quarrel, for there was no breath to have it with. The bike went past in the middle of it, the other way, and nobody even got up.`,
          `They were all over the place by then, one up here and one down there. "If you'd only run!" said ${a}. "If you'd only once stand still!" said ${b}. They glared at each other. It was all quite true, on both sides. Ting, went the bike, passing between them, from left to right. After a while it passed between them from right to left.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `It was ${k} who began to laugh. ${k} was lying on the slope with a good view of everything. "Up this side," said ${k}. "Up that side. There and back. Each time a bit less. It isn't running away, it's in a bowl! It's ${B.names} marble!" They looked. Two green hills, and a dip. It was the biggest bowl that they had ever been at the bottom of.`,
          `"Wait," said ${k}. "Watch the thistle." On its first trip the bike had gone a long way past the thistle. Next time, it only just did. Now it did not get there at all. "It's getting less. Where have we seen that?" It had been at breakfast. It had been going there and back in a bowl, with ${b} watching.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['bicycle', 'flower'] },
      },
      {
        text: [
          `"So nobody has to catch it," said ${b}. "We only have to be in the right place, and stop." They all knew which of them that would be hard for. ${a} looked at the bike. It was coming down again, quite near. One good rush might do it. It might also knock it flat on a stone. ${a} had never in all this time waited for anything. ${a} went to the middle of the dip, next to ${b}, and sat down.`,
          `${b} walked down to the very bottom, tried two places, and sat in the third. "Here," said ${b}. "Marbles always know." But you have to keep still, or you are only one more thing to bump into. The bike whirred by, so close that ${a} could feel the wind of it. Every bit of ${a} wanted to leap. ${a} took hold of two tufts of grass, and stayed.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'calm')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `There, and back. There, and back. ${a} saw things that day that ${a} had never had the time for. There was a beetle like a bottle. There were two kinds of clover. There was the sound the bike made, going away, and the other one, coming home. "Is it always like this," said ${a}, "where you are?" "Mostly," said ${b}.`,
          `It took a good while. They heard it go, and they heard it come. Nobody spoke. A lark went up and hung over them, like a thing on a string. "I've never seen one before," whispered ${a}. "You've never been here before," said ${b}. "You've only been through it." And the ting came again, slower.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'calm') },
      },
      {
        text: [
          `At last it came down no faster than a cow. It rolled along the dip, and it seemed to be looking for them. One length off it stopped. It leaned. And ${b}, who was never quick, was there quicker than a cat, and held it up. "Ting," said the bike. "I saw that!" said ${a}. "I save it up," said ${b}.`,
          `Then it was only strolling. It came up to them, and thought about the other hill, and thought better of it. It began to tip. It would have come down on its bell. But ${b} was up, in one jump that nobody saw the start of, and had it by the handlebars. "You were fast!" said ${a}. "I was near," said ${b}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'reach', 'proud'), seen(A, 'sit', 'surprised')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `After that they rode it. You went down with your ears flat, and up, and up. At the top you hung there like a lark. You did not have to do anything. Then the hill gave you back. ${a} had eleven goes and ${b} had three. "${refrain}" everyone yelled, from the middle, for the pleasure of not having to.`,
          `They spent the rest of the day in that bowl, going there and back. ${a} liked the going. ${b} liked the moment at the end of it, when there is no hurry in any direction. It was the same ride for both. ${Gcap} had one go, and rang the bell all the way. "${refrain}" they shouted, and nobody moved a toe.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'cheer', 'happy')],
          things: ['bicycle', 'helmet'],
        },
      },
      {
        text: [
          `There was a marble in ${A.names} bed that night. It was a present. ${a} let it run in the hollow of the pillow, there and back, each time a little less. ${a} meant to get up again directly. But it came to rest, in the middle, and so did ${a}.`,
          `When ${g} went up, ${a} had a bowl in bed, and was looking into it. "It hasn't finished yet," whispered ${a}. There it went, and back, slower and slower. It was a long wait. At the end of it they were both lying quite still, the marble and ${a}, who was asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['marbles', 'bowl'],
        },
      },
    ],
  };
}

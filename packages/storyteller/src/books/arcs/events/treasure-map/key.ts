import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  "It doesn't fit",
  'Not that one',
  'Too small for it',
  'No, not here',
  "It won't go in",
  'Wrong lock',
  'Not this lock',
  "That isn't it",
  "It doesn't turn",
  'Not here either',
  'No good',
] as const;
const TITLES = ["always four o'clock", 'a key that fits nothing', 'the clock on the wall', 'the long way to four'];

/** Where the key was found, as the theme has it. */
const found = ({ raw, place }: Going): string => {
  if (/\bgarden|\bunder\b/.test(raw)) return 'under a flowerpot in the garden';
  if (/\battic|\bloft/.test(raw)) return 'in a box in the attic';
  if (/\bbeach|\bsea\b|\bsand/.test(raw)) return 'in the sand on the beach';
  if (/\bwoods?\b|\bforest/.test(raw)) return 'under the leaves in the wood';
  if (/\bbook\b/.test(raw)) return 'in an old book';
  if (place === 'the shed') return 'in the shed';
  return 'in the old teapot';
};

/** A key is tried in every lock there is. It belongs to the clock, which has always said four, and that was nice. */
export const KEY: EventPlot = standsApart(
  kinBeside({
    id: 'key',
    when: /\bkeys?\b/i,
    only: true,
    young,
    middle,
    old,
  }),
);

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const where = found(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['clock', 'cake'],
        },
        `There is a clock. It never ticks. It says four. "Four! Cake!" says ${A.introduced}.`,
        `The clock stands still. It always says four. "Cake time!" says ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'key'), seen(B, 'stand', 'curious')] },
        `One day there is a key. It lies ${where}. "For what?" says ${B.introduced}.`,
        `${a} has found a key. It was ${where}. ${B.introduced} looks, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined', 'key'), seen(B, 'stand', 'curious')] },
        `They try the door. No. The key is small. "${refrain}" says ${b}.`,
        `Is it for the door? ${a} tries the key. "${refrain}" says ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined', 'key'), seen(B, 'kneel', 'curious')],
          things: ['box'],
        },
        `They try the box. No. The box has no lock. "${refrain}"`,
        `Is it for the box? The box just opens. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'worried', 'key'), seen(B, 'stand', 'curious')],
          things: ['gate'],
        },
        `They try the gate. No. Now the key is wet. "${refrain}"`,
        `They run out to the gate. The gate is too big. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')], things: ['clock'] },
        `${a} sits down. It fits nothing. ${b} looks up. There is a hole in the clock!`,
        `"It is for nothing," says ${a}. ${b} looks at the clock. It has a hole.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'excited', 'key'), seen(B, 'look-up', 'excited')],
          things: ['clock'],
        },
        `In goes the key. It fits! Turn, turn, turn. Tick, says the clock. Tick, tock!`,
        `The key goes in. Click, click, click. Tick, tock, goes the clock!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'dance', 'happy')], things: ['clock'] },
        `Tick, tock! ${a} claps. ${b} hops. It is five. It is six.`,
        `The clock goes and goes. ${a} and ${b} dance. It says five. It says six.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['clock'],
        },
        `Bong! says the clock. Seven! "Cake?" says ${a}. "No," says ${b}. "It is bedtime."`,
        `Now it says seven. Bong! "Is it cake time?" says ${a}. "No," says ${b}. "Bedtime."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'sleepy')] },
        `${a} goes to bed. Tick, tock, says the clock. Four comes back tomorrow. With cake.`,
        `So ${a} goes to bed. Tick, tock. Tomorrow it is four again. With cake!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, G, g, Gcap, comesToo, third, chance } = going;
  const short = chance.pick(...REFRAINS);
  const where = found(going);
  const more = third ? [seen(third, 'stand', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: short,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(G, 'hold', 'calm'), ...more],
          things: ['clock', 'cake'],
        },
        `The clock on the wall had stopped long ago. It always said four. "Four o'clock! Time for cake," ${A.introduced} would say, at any time of day. And ${g} would sigh, and cut one more slice. ${B.introduced} had the crumbs.${comesToo}`,
        `Four o'clock is cake time. On the wall there hung a clock that never moved. It said four in the morning, and it said four at night. "Look, it's cake time again," said ${A.introduced}, every day, a good deal. "So it is," said ${g}. ${B.introduced} liked that clock too.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'key'), seen(B, 'stand', 'curious')] },
        `One wet Sunday there was a key ${where}. It was small and fat, with two round ears. "Whatever is that for?" said ${b}. "There's something locked up somewhere," said ${a}. "We've only got to find out what."`,
        `It was ${a} who found the key. It had been ${where}. It was no longer than a thumb. "It must open something small," said ${b}, "with something good in it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined', 'key'), seen(B, 'stand', 'curious')] },
        `They started with the front door. The key fell right through, and they had to go outside to get it. "${short}," said ${b}. The back door was the same. The larder had a hook.`,
        `There were five doors in the house. In the first the key was lost in the hole, and it rattled. In the next four it was no better. "${short}," said ${b}, five times.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined', 'key'), seen(B, 'kneel', 'curious')],
          things: ['box'],
        },
        `"It wants something smaller," said ${a}. They got out the sewing box. It had a lock, but that was for a flat key. This one was round. "${short}," said ${b}, and shut the lid.`,
        `Then they tried small things. There was a jewel box with a lock like a pin. The key was too fat by far. "${short}," said ${b}. They shook the box to hear what they were missing. It was a button.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried', 'key'), seen(B, 'stand', 'worried')] },
        `It did not fit the piano. It did not fit the suitcase, which was open anyhow. It did not fit the shed, and there was rain running down their necks. "${short}," said ${b}. "I think it's a key for nothing. They made it and forgot the lock."`,
        `They went out in the rain and tried the shed, and the gate. They tried a tree with a hole in it. "${short}," said ${b}, and shook off the wet. "That's everything. There isn't any more house."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad', 'key'), seen(B, 'sit', 'curious')], things: ['clock'] },
        `${a} lay down on the rug and looked straight up. "At least it's four," said ${a}. ${b} looked at the clock as well. "What's that in its face?" said ${b}. "Between the hands. It's got a little hole there."`,
        `They sat under the clock to dry. "Four," said ${a}, "as ever." From down there you saw something that you did not see from a chair. There was a hole in the clock, round and small, just under the twelve. "That isn't a lock," said ${a}. "No," said ${b}. "But it's the right size."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy'), seen(A, 'reach', 'excited', 'key'), seen(B, 'look-up', 'excited')],
          things: ['clock'],
        },
        `${Gcap} took down the clock and held it. In went the key. It fitted as if it had come home. ${a} turned it, click, click, click, until it would not turn any more. There was a hush. Then something inside said tick.`,
        `The clock was lifted down by ${g}. ${a} put in the key. Nobody said anything. It turned! It went round with a noise like a very large cricket. The clock seemed to think. "Tick," it said, and after that, "tock."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'dance', 'happy'), seen(G, 'stand', 'happy')],
          things: ['clock'],
        },
        `They set the hands right, and up it went. It was the best thing that had happened all week. The whole room ticked. ${a} walked in time to it, and ${b} hummed. They watched until the big hand had been all the way round.`,
        `It was hung up again and put right. Tick, tock, it went, all over the room. ${b} nodded to it, and ${a} danced. Even ${g} did a step. The hands moved! You could not see them do it, but they did.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'point', 'happy'), seen(B, 'stand', 'surprised')],
          things: ['clock'],
        },
        `"And now it's time for cake," said ${a}, and pointed at the wall. Bong, said the clock. It said it seven times. "It's seven o'clock," said ${g}. "Do you know what happens at seven?" ${a} did know. Nobody had ever been able to prove it before. "Bed," said ${a}.`,
        `Then the clock began to strike. Bong, bong, it went, and they counted. There were seven. "Four!" said ${a}, quickly. "Cake!" "Look at it," said ${g}. ${a} looked. It was not four. It had not been four for hours. "That's bedtime," whispered ${b}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sleep', 'calm'), seen(B, 'sleep', 'sleepy')] },
        `"We could take the key out again," said ${b}, in bed. "It would stop in the end." ${a} thought of all those fours, one on top of the other. Down below, the clock walked up and down, looking after the house. "No," said ${a}. "Listen to it."`,
        `In the dark ${a} held on to the key. "If nobody winds it," said ${a}, "it'll stop, and we can choose where." "At four," said ${b}. Tick, tock, said the clock through the floor, like somebody knitting. It was a nice thing to lie and listen to. They had stopped talking about it by eight.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'sit', 'happy'), seen(G, 'hold', 'happy')],
          things: ['clock', 'cake'],
        },
        `Next day ${a} sat under the clock from half past three. It is a long way to four. Bong, bong, bong, bong! "Cake," said ${g}, and there it was. It had never tasted like that before. "Is it four at night as well?" said ${b}. "Only when we are asleep," said ${a}.`,
        `At three the next day it was not yet time for cake. At half past it was not, and ${a} was hungry. It was the first time for years. Then it struck four. ${Gcap} came in with a plate. "I didn't have to say it," said ${a}, with a full mouth. "It came by itself."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, G, g, Gcap, comesToo, third, chance } = going;
  const short = chance.pick(...REFRAINS);
  const where = found(going);
  const more = third ? [seen(third, 'stand', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: short,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'calm'), seen(G, 'sit', 'calm'), ...more],
          things: ['clock'],
        },
        `In that house it was four o'clock. The clock on the wall had stopped there, longer ago than anybody could think. ${A.introduced} thought it the best clock in the world. At four there is cake, and nobody has to go to bed. "Look at the time," ${a} would say, whenever it was needed. ${B.introduced} used to say that it couldn't be four all day. But ${b} ate the cake.${comesToo}`,
        `"What does the clock say?" ${A.introduced} would ask, at noon, and at supper, and late in the evening. It said four. It had said so for years. And everybody knows that one has cake at four, and that one is not sent to bed. "It's only stopped," said ${B.introduced}, who liked things to be so. ${Gcap} looked up at it sometimes, as you look at a friend who has stopped writing. But there was always cake.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'key'), seen(B, 'stand', 'curious')] },
        `The key turned up on a wet Sunday. It was ${where}, where nobody had looked, since nobody had lost anything. It was short and thick, and in place of teeth it had a square hole. At the top were two rings, like the ears of a bear. "A key is half of something," said ${a}. "Somewhere there's the other half." "With something in it," said ${b}. They looked at each other. It was raining. They had all day.`,
        `A thing that one is not looking for is easily found. ${a} came on the key ${where}, on a Sunday, in the rain. It was no longer than a thumb. Where other keys have teeth, it had a square hole. "It's worn out," said ${b}. "It's secret," said ${a}. "There's a lock for this. There has to be, or why would anybody have made it?" And so they began.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined', 'key'), seen(B, 'hold', 'calm', 'pencil')] },
        `${b} made a list, by rooms. The front door was first, and the key dropped through it as a pea drops through a letter box. "${short}," said ${b}, and made a cross. The cellar was too wide, and the larder had a hook. By eleven there were fourteen crosses. ${a} had begun to listen at the keyholes instead. There was a draught in all of them.`,
        `They did the doors first. There were eleven, if one counted the cupboards. In every one of them the key wobbled like a spoon in a bucket. "${short}," said ${b}, who was keeping count on a sheet of paper. ${a} tried it upside down. ${a} tried it with the eyes shut, in case it was that sort of key. "${short}," said ${b}, and ruled a line.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined', 'key'), seen(B, 'kneel', 'calm')], things: ['box'] },
        `Then it was the turn of things with lids. There was a writing box that had been shut for ever. ${a} carried it to the table with both hands. This was it. It was so clearly it that they did not speak. The key sat on top of the lock and would not go in by so much as a hair. "${short}," said ${b}, gently. ${a} tipped the box over and it fell open. The lock had been broken all along. It was full of string.`,
        `"Something smaller," said ${a}. There was a music box, a money box, and a diary that was none of their business. None of them would have it. It was too thick, or too blunt. The last was a sea chest, under coats, with a lock as black as a tooth. "${short}," said ${b}, after a long time. ${a} gave the chest a thump, and up went the lid. It hadn't been locked. There were more coats.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad', 'key'), seen(B, 'sit', 'calm')] },
        `By evening they had done the shed as well, and the gate. They lay on the rug, steaming. "It's a key to something that's gone," said ${b}, and put down the list. It was all crosses. "You could hang it on a string." ${a} turned it over and over. It's sad to be half of something. "At least it's four," said ${a}, out of habit, and looked up.`,
        `The list was four pages long, and there was a cross on every line. They had even asked the piano. "Some things don't fit," said ${b}. "It happens. You can hang it on a string." ${a} did not want it on a string. ${a} lay on the rug, at the bottom of the whole wet day. One thing in the room was always kind. "Four," said ${a}, and looked up at it, and stopped.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'curious')],
          things: ['clock'],
        },
        `From a chair one sees a clock's hands. From the rug one sees the rest. Under the four, where it had been all their lives, was a hole. It was no keyhole. It was small and round, and inside it, if one moved one's head, stood a little square peg. "${b}," said ${a}. "You left something off the list." "A clock's not locked," said ${b}. But ${b} had got up.`,
        `There was a mark on the face of the clock. ${a} had taken it for a fly, for years. It was a hole. In the hole, a long way in, something square caught the light. "It was made with no teeth," said ${a}, slowly. "It isn't for opening at all." ${b} looked from the key to the clock. "It's for winding," said ${b}. They both went rather quiet.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried', 'key'), seen(B, 'stand', 'curious')],
          things: ['clock'],
        },
        `"Well, go on," said ${b}. ${a} did not go on. "If it goes," said ${a}, "then it won't be four." ${b} had not thought of that. There'd be a three, which is nothing, and a five, which is over. There'd be a seven. You would have to have them all. "Nobody knows but us," said ${a}. "It could go on a string." It was the first time that ${a} had wanted a string.`,
        `It was what they had looked for all day, and now they stood and did nothing. ${b} was the one who said it. "You do know what comes after four?" ${a} did. Five comes, and the plates are cleared away. Then there's six. And behind that there was one that nobody in this house had ever been able to prove. "We needn't have found it," said ${a}. "Nobody's asked us." "No," said ${b}. "It's your key."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'look-up', 'sad'), seen(A, 'stand', 'calm', 'key'), seen(B, 'stand', 'calm')],
          things: ['clock'],
        },
        `Then ${g} came in, and looked up at the clock, as always, and sighed. "It's a pity," said ${g}. "It's got such a good voice, by all accounts. I'd have liked to hear it, just once." And ${g} went to see about the cake. There were about a thousand cakes in that clock, and only one voice. ${a} stood there a little longer. "Oh, bother," said ${a}, and held out the key. "Can you lift it down?"`,
        `The door opened, and it was ${g}. "What a day," said ${g}. "And you can't even tell when it's over. A house ought to tick." There was nothing more to it than that, but ${a} heard it. It's hard to have a thing behind one's back that somebody else is wishing for. ${a} looked at the four, for the last time. It had been a good four. Then ${a} brought out the key.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'excited', 'key'), seen(G, 'hold', 'surprised'), seen(B, 'look-up', 'excited')],
          things: ['clock'],
        },
        `It went in like a foot into an old shoe. ${a} turned it, and there was a crackle, as if the clock were pulling up its socks. It took eighteen turns. Nothing happened. Then ${b}, who had never been unkind to a clock, gave it the smallest push from the side. "Tick," it said, rather rusty. They waited. It seemed to be trying to remember the other word. "Tock."`,
        `${Gcap} held it, and ${a} wound. It was heavy at first, and it ground like a pepper mill. After that it ran as smoothly as anything. Eighteen, counted ${b}. Then it would go no further, and it was quite still. "Perhaps it's too late," said ${a}. "Shh," said ${b}. Deep down in there something let go, and swung, and caught itself. Tick. And, after a while, as though it had been asked a hard question, tock.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(G, 'stand', 'happy'), seen(B, 'stand', 'surprised')],
          things: ['clock'],
        },
        `They put it right, by ${G.names} watch, and hung it up. Then it struck. It had a voice like a spoon on a deep glass. ${Gcap} heard it with shut eyes. It was lovely. It was also seven. "Well, now," said ${g}, opening them, and looked at ${a} for some time. "That's what I was afraid of," said ${a}. And ${a} went up to bed, with three slices too few.`,
        `The moment that its hands were put right, it cleared its throat, and struck. It was low and sweet, like a bell under water. They all held quite still. ${Gcap} did not say anything, and blew a nose. One, two, three, it went. "Stop there," begged ${a}, at four. It did five, and it did six. It did seven. "So that's what it sounds like," said ${g}, softly. And then, "Do you know, I believe that means bed."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'calm'), seen(B, 'sleep', 'sleepy')] },
        `"Are you sorry?" said ${b}, in the dark. ${a} listened. It was going up and down below them with its hands behind its back, like a watchman. It had stood on one leg all those years, waiting for somebody to come. "Ask me at four," said ${a}.`,
        `It was strange to lie there so early. But the house was different. It had somebody in it who was awake. "Listen," said ${b}. "It's going to do that all night, and nobody's even looking." "I gave up a thousand cakes for that," said ${a}. "Was it worth it?" said ${b}. There was no answer but the tick. ${a} was asleep.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'sit', 'happy'), seen(G, 'hold', 'happy')],
          things: ['clock', 'cake'],
        },
        `On Monday ${a} was under the clock by three. You get really hungry, waiting for a four. There was nobody to be talked round, and nothing to say. It came by itself, step by step, across the whole afternoon. It struck, and the door opened, and there was ${g} with the cake. ${a} took one bite. "It never tasted like that before," said ${a}. "It was never four before," said ${b}.`,
        `The next afternoon ${a} tried saying it at half past two, for old times' sake. "Not yet," said ${b}, and pointed. So they waited. It's a long way from half past two. But when at last it struck, all four of them, there was ${g} in the door with the plate. They were real ones, those four, each with a ring to it. And the key hangs on a string now, by the clock, and on Sundays it has eighteen turns.`,
      ),
    ],
  };
}

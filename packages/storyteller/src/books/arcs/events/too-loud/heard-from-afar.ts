import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { voiceIn, type Voice } from './voice.ts';

const REFRAINS = [
  'Not so loud!',
  'A bit less!',
  'Softly, please!',
  'Oh, our ears!',
  'Half of that!',
  'Must you?',
  'Smaller, please!',
  'Lower, lower!',
] as const;
const TITLES = ['loud enough', 'the far side of the rock', 'just loud enough', 'a long way off'];

interface Parts {
  readonly voice: Voice;
  /** The neighbour, and who goes out with the neighbour. */
  readonly N: Figure;
  readonly P: Figure;
  readonly n: string;
  readonly p: string;
  readonly setting: 'undersea' | 'mountain';
  readonly murk: string;
  readonly refrain: string;
}

function partsOf({ A, B, K, company, chance, raw }: Going): Parts {
  const isAtSea = A.being?.isa === 'sea';
  const N = company.meet(isAtSea ? 'crab' : 'hedgehog');
  const P = A === K ? B : K;
  return {
    voice: voiceIn(raw),
    N,
    P,
    n: N.name,
    p: P.name,
    setting: isAtSea ? 'undersea' : 'mountain',
    murk: isAtSea ? 'cloud of sand' : 'fog',
    refrain: chance.pick(...REFRAINS),
  };
}

/** What is too much for whoever is next door is just enough for somebody who has lost the way. */
export const HEARD_FROM_AFAR: EventPlot = { id: 'heard-from-afar', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { voice, N, P, n, p, setting, murk, refrain } = partsOf(going);
  const { call, soft, noun } = voice;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'shout', 'happy')] },
        `This is ${A.introduced}. "${call}!" Oh! That is a very big ${noun}.`,
        `"${call}!" What is that? It is ${A.introduced}, saying good morning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'jump', 'surprised'), seen(A, 'shout', 'happy')] },
        `${N.introduced} is asleep. "${call}!" Up jumps ${n}. "${refrain}"`,
        `${N.introduced} piles up stones. "${call}!" Down they come. "${refrain}" says ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(A, 'think', 'determined')] },
        `"Try it softly," says ${P.introduced}. ${a} tries. "${soft}." Then, "${call}!"`,
        `"Make it small," says ${P.introduced}. "${soft}," says ${a}. And then? "${call}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['rock'] },
        `So ${a} goes behind the big rock. No one is there. ${a} says nothing.`,
        `${a} goes a long way off. Here is a big rock. It is very quiet.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(P, 'look-up', 'surprised'), seen(N, 'stand', 'surprised')] },
        `${p} and ${n} go out. In comes the ${murk}. Now they cannot see.`,
        `Far out, ${p} looks up. "Where is everything?" says ${n}. It is all grey.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(N, 'point', 'worried'), seen(P, 'stand', 'worried')] },
        `"Is home here?" says ${n}. "Or is it there?" They stand still and call.`,
        `"This way?" says ${n}. "That way?" says ${p}. They stand still. They call.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['rock'] },
        `Behind the rock ${a} hears it. It is very small. What can ${a} do?`,
        `What was that? ${a} sits up. Somebody calls, a long way off.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined')], things: ['rock'] },
        `"${call}!" says ${a}, as loud as can be. "${call}! ${call}!"`,
        `Up on the rock goes ${a}. "${call}!" And once more! "${call}!"`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(P, 'cheer', 'excited'), seen(N, 'cheer', 'happy')] },
        `"That is ${a}!" says ${p}. "That is home!" says ${n}. "Louder, please!"`,
        `"Home is over there!" says ${p}. They go to the ${noun}. It gets very loud.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'hug', 'happy'), seen(N, 'hug', 'happy'), seen(P, 'hug', 'happy')],
        },
        `Bump! There they are. "${soft}?" says ${a}. "No!" says ${n}. "All of it!"`,
        `Bump! "Was that too much?" says ${a}. "It was just enough," says ${p}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(N, 'sit', 'sleepy'), seen(A, 'sit', 'happy')] },
        `Now it is night. "${refrain}" says ${n}. "But in the morning, all of it."`,
        `At night ${a} says it softly. "${soft}." Somewhere a stone falls down. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { voice, N, P, n, p, setting, murk, refrain } = partsOf(going);
  const { call, soft, noun } = voice;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'shout', 'happy')] },
        `${A.introduced} had a ${noun} that was bigger than ${a}. "${call}!" It was only meant as good morning. But for a mile around everybody sat up, and held on to something.`,
        `There are loud ones, and then there was ${A.introduced}. "${call}!" said ${a} at eight o'clock, to be friendly. By one minute past eight nobody was asleep, as far as you could see.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'angry'), seen(A, 'shout', 'happy')] },
        `Next door lived ${N.introduced}, who was building a tower of stones, one on another. It had got to nine. "${call}!" Then there was one, with eight beside it. "${refrain}" said ${n}.`,
        `${N.introduced}, from next door, built towers out of flat stones. You need a still day for that. "There!" said ${n}. "Eleven, and the last one is..." "${call}!" They never heard what it was. "${refrain}" said ${n}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'think', 'determined'), seen(N, 'stand', 'calm')],
        },
        `"You could do it smaller," said ${P.introduced}, and showed how. ${a} let go of only a corner of it. "${soft}," it went, as thin as a thread. Then the rest came after. "${call}!" "${refrain}" called ${n}.`,
        `"I'll teach you," said ${P.introduced}. "It goes like this. ${soft}." "${soft}," said ${a}. It was beautiful. You could have put it in a matchbox. But the other end was still to come. "${call}!" "${refrain}" called ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(P, 'think', 'curious')] },
        `They tried it into a hole, and the hole made it rounder. They tried it with both eyes shut. That was no different, only darker. "I can't find the end of it," said ${a}. "It's all one piece."`,
        `They tried it lying down. They tried it into a hole, and all the other holes gave it back. "Where do you keep the rest of it?" said ${a}. "I've never had that much," said ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['rock'] },
        `So ${a} went to the far side of the big rock, where there was nobody to wake. You could be as loud as you liked there. That was the odd thing. With no one to say it to, ${a} didn't want to.`,
        `There was a big rock, and behind it there was nobody. ${a} went to live on that side, for a bit. Here no towers fell. ${a} took a breath, and thought about it, and let it out again. It isn't good morning if nobody says it back.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(P, 'look-up', 'surprised'), seen(N, 'stand', 'surprised')] },
        `That afternoon ${p} and ${n} went to look for flat stones. They kept their eyes down. When they looked up, there was nothing to look at. The ${murk} had come, as thick as soup.`,
        `It was good and quiet now, and the tower grew. In the afternoon ${n} ran out of stones, and ${p} came along to find more. They went on and on, looking down. And so they never saw the ${murk} till they were in it.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(N, 'point', 'worried'), seen(P, 'stand', 'worried')] },
        `"We came from over there," said ${p}. "Or from there." They went a bit one way, and it wasn't that. "Stand still," said ${n}. "We had better call." It went about as far as a sneeze.`,
        `"Home is behind us," said ${n}. They turned round. Then it was still behind them. "Stand still," said ${p}, which is what you should do, "and call." They called, both together. The ${murk} swallowed it whole.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['rock'] },
        `On the far side of the rock ${a} lay and listened to nothing. Then there was something in it. It was small, and it was two voices. "I'm too loud," thought ${a}. And then, "Too loud for how far?"`,
        `Behind the rock it was so quiet that ${a} could hear a crumb fall. And then a voice, no bigger than that. And a second one. They were a long, long way off. "I've got something that goes that far," thought ${a}.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(P, 'cheer', 'excited'), seen(N, 'cheer', 'happy')] },
        `"${call}!" It went through the ${murk} like a stick through soup. "That's ${a}!" cried ${p}. "That's home!" They held on to each other and made for where it was loudest. "More!" shouted ${n}. Nobody had ever said that to ${a}.`,
        `"${call}!" They both turned to it at once, as flowers do. "It's over there!" said ${p}. "${call}!" It came again and again, and they walked along it as if it were a rope. "Louder!" called ${n}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'hug', 'happy'), seen(N, 'hug', 'happy'), seen(P, 'hug', 'happy')],
        },
        `It grew until their ears hummed, and then they bumped into somebody warm. It stopped. "Was that too much?" said ${a}, quite softly. It had come out small, all by itself. "It was exactly enough," said ${n}.`,
        `Then it was right in front of them, and it was ${a}. For a moment they could hear nothing at all. "${soft}?" said ${a}. That one was small enough for a matchbox, and had no other end. "You've done it," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(N, 'cheer', 'happy'), seen(P, 'cheer', 'happy')] },
        `Now they build on quiet days, all three, as high as it goes. When the last stone is on, ${n} steps back. "Now!" "${call}!" says ${a}, and it all comes down with a crash, and they cheer. At night it is another thing. "${refrain}" says ${n}, and ${a} whispers it. It is still rather loud.`,
        `They have a new rule, and it hangs on the rock. Small in the morning. Big when it is needed, or at the end of a tower. "Thirty!" says ${n}. "Is it needed?" says ${a}. "It is!" "${call}!" Down it comes, all thirty, and you can hear it for miles. "${refrain}" says somebody, a long way off.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { voice, N, P, n, p, setting, murk, refrain } = partsOf(going);
  const { call, soft, noun } = voice;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'shout', 'happy')] },
        `There was nothing wrong with ${A.introduced} but the ${noun}. It was a size too big. It set out like anybody else's, and on the way it met itself coming back. "${call}!" ${a} would say at eight in the morning, and mean it kindly. On the far side of the big rock things were dropped. People had got used to that. They held on to whatever it was from about a minute to eight.`,
        `Most people have a ${noun} that stops at the garden gate. But ${A.introduced} had one that had never found a gate. It went over the hill, and asked who lived there. "${call}!" said ${a} to the day, every day at eight, and it was as good as a clock. Nobody for a mile around owned an alarm. There were some who would have liked to choose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'angry'), seen(A, 'shout', 'happy')] },
        `Next door lived ${N.introduced}, who built towers. They were made of flat stones with nothing in between, and the record stood at thirty-one. Such a tower needs a still day, and a stiller neighbour. "${refrain}" said ${n}, forty times a week, with one stone in the air. At twenty-six, or at twenty-eight, there would come a friendly greeting. And then it was one.`,
        `It was hardest on ${N.introduced}, who lived nearest and had a delicate hobby. It was towers. You lay one flat stone on another, without any glue, and hold your breath. The most that ${n} had ever got to was thirty-one. That had been in a week when ${a} had a cold. "${refrain}" ${n} would say, among the ruins. "I only said hello," said ${a}. "I know," said ${n}. "I heard. They heard it in the next county."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'determined'), seen(A, 'stand', 'surprised')] },
        `"On Saturday they come to measure," said ${n}. "If it's more than thirty-one it goes into the book. All I ask for is one day. From sunrise until sunset, not a sound." ${a} had never been asked for something so important. "I promise!" said ${a}. The top stone slid off. "Starting on Saturday," said ${n}, and picked it up.`,
        `There is a book in which such things are written down, and on Saturday somebody was coming with it. ${n} came over to say so. "One day without you," said ${n}, "is all I need. From when the sun comes up to when it goes down." It was put rather badly, and they both heard it. "I promise," said ${a}, as low as possible. A stone fell, somewhere. "From Saturday on," said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'happy'), seen(A, 'think', 'determined')] },
        `${P.introduced} helped with the practising. They tried it into a hole, and the hole made it rounder. They tried to let out only a corner, and the rest came after, like washing off a line. In the end ${a} just thought it, with both eyes shut. The pebbles began to hum. "Where do you put the rest of it?" said ${a}. "I never had any rest of it," said ${p}.`,
        `So they practised, with ${P.introduced} as the teacher. "Say it as if you had a feather on your nose." "${soft}," said ${a}, and it was a small wonder. "${call}!" said the rest of it. They never found the feather. They tried it on an out-breath, and an in-breath, and no breath at all. "The only thing that works is not to," said ${p}. "Then I won't," said ${a}, "for a day." Each of them thought that a day was shorter than it is.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['rock'] },
        `Saturday came, and ${a} sat behind the big rock with nothing to say. The sun rose in three colours, and ${a} did not mention it. Somebody fell over a bucket, a good way off, and ${a} did not laugh. By noon the tower had twenty stones, and ${n} had not looked round once. It is hard to be good at a thing that nobody can hear.`,
        `On Saturday eight o'clock went by like any other time. ${a} was behind the big rock, with a promise, and kept it. It was the longest morning that ever was. There was a joke lying about, and nobody made it. Each hour ${a} laid down a pebble, and looked round the corner. Twelve stones. Twenty. Twenty-six! And it had to be kept in, the whole cheer, like a bee in a jar.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(P, 'look-up', 'surprised'), seen(N, 'stand', 'surprised')] },
        `At thirty there were no more flat ones. ${n} knew a place, and ${p} went along to carry. They went from stone to stone with their eyes down, and each was a bit flatter than the last. When they had enough they looked up to go home. There was no home. There was no rock, and hardly any ${n}. The ${murk} had come down on them without a sound.`,
        `Thirty were up, and no stone left that was any good. "There's a place," said ${n}, "but it's a step." ${p} went along to carry. They found two at once, and a third that was as smooth as soap. They had never seen such stones. That's how it happens. They looked down for an hour, and in that hour the ${murk} came and took away everything that was higher than their feet.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(N, 'point', 'worried'), seen(P, 'stand', 'determined')] },
        `They did everything that you should. They stayed together, they stood where they were, and they called. But that stuff eats up small voices as toast eats butter. "At five they'll be there with the book," said ${n}. ${p} said that it would lift. It did not lift. It got to be the colour of slate. "Once more," said ${p}, "both at once." They both knew who would have been loud enough. ${n} did not care to say it.`,
        `"Stay where we are," said ${p}, "and call." It is the right thing, and they did it until they were hoarse. It was like throwing feathers. "I could have asked somebody to come along," said ${n}, after a while, "who can be heard." "You asked somebody to be quiet," said ${p}. It was not meant unkindly. They sat down back to back, on the smooth stone, to be warmer, and tried it again.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'think', 'worried')], things: ['rock'] },
        `Behind the rock ${a} heard it. It was not much more than a scratch. It came again, and it had two ends to it. ${a} knew at once what was needed, and who had it. But there stood the tower, thirty high, with the last one hardly touching. A breath would bring it down. And there was the promise, until sunset, and the sun was not even low. ${a} had never kept one that long.`,
        `It was so still behind the rock that ${a} heard something that nobody hears. It was two voices, at the very end of their reach. ${a} stood up. On this side there were thirty stones, and they leaned a little. There was nine tenths of a promise. On the other side there was a scratch in the ${murk}. It's no use to shout softly. ${a} had tried that all week.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined')], things: ['rock'] },
        `${a} went as far from the tower as there was time for. "Sorry," thought ${a}, "all thirty." And then it came, the whole day's worth of it, with everything in it that had not been said. "${call}!" It went out into the ${murk} like a road. Behind it there was a clatter, which took some time to finish. ${a} did not turn round. "${call}!"`,
        `It did not take as long as it takes to tell. ${a} ran to where the ${murk} began, and left the rock behind, and the day, and the book. "${call}!" It was the biggest that there had ever been. There was a week in it. Something clattered, back there, stone after stone after stone. "${call}!" said ${a}, once for each of them, and then all over again.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(P, 'cheer', 'excited'), seen(N, 'cheer', 'surprised')] },
        `"That's ${a}," said ${p}. "Then that's home!" They held on to each other, and went in where it was loudest. When it stopped for breath they stopped too. "Louder!" shouted ${n}. It was a word that ${n} had never been known to use. It grew and grew, until the stones sang in their arms. Then they bumped into somebody.`,
        `They were on their feet before they knew it. You could have leaned on that ${noun}. "It's over there," said ${p}, "and it's getting us out." They walked along it with one hand each, as you do along a wall. "Don't stop!" called ${n} into the grey. "More! Is that all you've got?" It was not. The last bit was so loud that they found ${a} by the wind.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(N, 'hug', 'happy'), seen(P, 'stand', 'happy')],
        },
        `Nobody said anything for a bit, as nobody could hear. They came round the rock together, and there was the tower. It was one high. Somebody had been there, and had left a card. "I promised," said ${a}. It came out quite small, all on its own, so that they looked round to see who it was. "You kept it for nine hours," said ${n}. "And then you kept us."`,
        `There was one stone, and twenty-nine round about. Next to it stood two footprints, where somebody had waited with a book. "It was till sunset," said ${a}, "and I knew it was." That was so soft that a feather would have stayed on. "I asked you for the wrong thing," said ${n}, and put down the smooth one, the best of all. "I don't need a day without you. I tried it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(N, 'cheer', 'proud'), seen(P, 'cheer', 'happy')] },
        `The record still stands at thirty-one. They are at it most afternoons, all three, and it is always ${a} who does the end. When the last one is on there is a hush. ${n} steps back, and nods. "${call}!" says ${a}. You can hear it come down for miles, and it's the best part. After sunset it's another thing. "${refrain}" says ${n}, through the wall. "${soft}," says ${a}. It is as soft as can be, and somewhere something is dropped.`,
        `It isn't in the book, and they have stopped minding. There are three of them to a tower now. ${p} hands, ${n} lays, and ${a} holds it in until somebody says when. Last week it was forty. They looked at it for a whole minute. "When," said ${n}. "${call}!" It was over in no time, and they lay on the ground and laughed. "${refrain}" somebody called from the next county. "Who was that?" said ${n}. "They've got a nerve. It isn't even eight."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './get-set-old.ts';
import { partsOf } from './parts.ts';

/** The one who starts the race is as slow as those who run it: all games, and the prizes, are over before the word is said. */
export const GET_SET: EventPlot = { id: 'get-set', young, middle, old };

function young(going: Going): Told {
  const { S, W, K, N, s, w, k, n, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'jungle', camera: 'wide', actors: [seen(S, 'stand', 'happy'), seen(K, 'cheer', 'excited')] },
        `Today there is a race. ${S.introduced} is in it. ${K.introduced} comes to see.`,
        `It is the big race! ${S.introduced} will run. ${K.introduced} has come to clap.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'cheer', 'proud'), seen(S, 'stand', 'determined')] },
        `${W.introduced} starts the race. Up goes one arm. "On... your... marks..."`,
        `Here is ${W.introduced}. Slowly, slowly, up goes an arm. "On... your... marks..."`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'cheer', 'calm'), seen(K, 'stand', 'excited')] },
        `"Get... set..." ${k} holds on tight. Now it comes!`,
        `And then? "Get... set..." ${k} cannot wait. And what now?`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'calm'), seen(K, 'look-up', 'curious')], things: ['leaf'] },
        `A leaf falls down. That is all. "${refrain}," says ${s}.`,
        `Nothing comes. Only a leaf falls. "${refrain}," says ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'happy'), seen(S, 'stand', 'calm')] },
        `${k} hops ten times. ${k} eats a banana. "Has it begun?" "${refrain}," says ${s}.`,
        `${k} runs round the tree. Twice! "Did you go?" "Not yet. ${refrain}," says ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(W, 'cheer', 'surprised')], things: ['nest'] },
        `Here comes ${N.introduced}. ${n} builds a nest. It is on ${W.names} arm!`,
        `${N.introduced} has a nest. Where does it go? On the arm that ${w} holds up!`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(S, 'stand', 'calm'), seen(W, 'cheer', 'calm'), seen(K, 'hold', 'calm', 'umbrella')],
        },
        `It rains. It stops. ${k} has an umbrella. "${refrain}," says ${s}.`,
        `Down comes the rain. ${k} puts up an umbrella. "${refrain}," says ${s}, quite wet.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(K, 'stand', 'curious')] },
        `"Who wins?" says ${k}. "Look," says ${s}. "Nobody is last!"`,
        `"Are you cross?" says ${k}. "Oh, no," says ${s}. "So far we all win."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(K, 'hold', 'happy', 'medal')] },
        `The sun goes down. Time for the medals! All are first. One is for ${k}, too.`,
        `It is late. Here are the medals. Gold for ${s}, and gold for ${k}. Gold for all!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(W, 'cheer', 'happy'), seen(S, 'sleep', 'sleepy')] },
        `They all sleep. It is quite still. Then the nest is empty. "Go," says ${w}.`,
        `Good night, ${s}. Good night, all. And far off ${w} says it. "Go."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { S, W, K, N, s, w, k, n, kinds, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'jungle', camera: 'wide', actors: [seen(S, 'stand', 'happy'), seen(K, 'cheer', 'excited')] },
        `The games of the ${kinds} are held every four years. These were the ones from last time. They had not been quite ready. ${S.introduced} was in the great race. ${K.introduced} had come to carry the towel.`,
        `Every four years the ${kinds} have their games, in the big tree. Everybody comes a bit late. ${S.introduced} was going to run in the great race. ${K.introduced} had come to clap, and had been clapping since the gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'cheer', 'proud'), seen(S, 'stand', 'determined')] },
        `The race went along one branch, as far as the knot. It was ten steps. ${W.introduced} was the starter. One arm went up, and it took its time. "On," said ${w}. "Your. Marks." They were on their marks by eleven.`,
        `Five of them stood in a row. It was ten steps along the branch, and then you were there. Above them ${W.introduced} lifted one arm, like a flag going up. "On your marks," said ${w}. It took from breakfast to nearly lunch.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'cheer', 'calm'), seen(K, 'stand', 'excited')] },
        `"Get set," said ${w}. ${k} held both thumbs, and did not breathe. Everyone looked at the arm. A leaf let go, and came down, and lay there. Then ${k} had to breathe after all.`,
        `"Get," said ${w}, "set." Nobody spoke. ${k} stood on tiptoe. It would be the next word. It could be now. It could be now. ${k} came down off tiptoe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'happy'), seen(S, 'stand', 'calm')] },
        `"When does it start?" said ${k}. "${refrain}," said ${s}. So ${k} did ten cartwheels, and had a banana. ${k} ran to the river, and put one foot in. "Have I missed it?" "No, no," said ${s}. "${refrain}."`,
        `${k} ran once round the tree, to save time. They were all still standing there. "Has it begun?" said ${k}. "${refrain}," said ${s}, with one foot in front. ${k} ate the sandwiches, and then the apple.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'surprised'), seen(S, 'stand', 'curious')], things: ['leaf'] },
        `A snail came along the branch. It was not in the race. It only lived there. It went by all five of them, and over the knot, and away. "Did you see that?" they said. "The speed of it!"`,
        `There were other games, meanwhile. There was Hanging. There was Looking at a Leaf. A snail went past in the middle of it, and everybody turned round. "Too fast," they said. "It will hurt itself." "${refrain}," said ${s} to ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(W, 'cheer', 'surprised')], things: ['nest'] },
        `In the afternoon came ${N.introduced}, with a straw. There is nothing as good for a nest as a branch that keeps still. ${n} chose the best one. It was ${W.names} arm. By four there were three blue eggs up there.`,
        `Then ${N.introduced} flew by and saw an arm sticking up. It had not moved all day. "Just what I've been looking for," thought ${n}. It was a nice nest. When the eggs were in it, ${w} hardly dared to blink.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(S, 'stand', 'calm'), seen(K, 'hold', 'calm', 'umbrella')] },
        `It rained for a bit. ${k} held an umbrella over whoever was nearest. "And now ${w} can't say it," said ${k}. "Not with the eggs." "Oh dear, no," said ${s}. "It would wake them. But ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}."`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(K, 'stand', 'curious')] },
        `"Don't you mind?" said ${k}. "You can't ever win like this." ${s} thought about that until the sun came out. "Look along the branch," said ${s}. "There are five of us, all side by side. This is the best part. Nobody has lost yet."`,
        `"I'd be so cross," said ${k}. "Would you?" said ${s}. "I'm in a race. I'm in front, with four friends, and there's nobody behind me. It can only get worse." ${k} had never seen it like that. ${k} sat down, too.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(K, 'hold', 'happy', 'medal')] },
        `When the sun was low, it was time for the medals. They had been sent off four years ago, and had just come. "Who was first?" they asked. All were. Nobody could say that anybody had been second. There was even one over, and that was for ${k}. It was for sitting.`,
        `In the evening the medals were given out, as it said in the programme. It had been the closest race of all time. All five got gold. And one was left, so ${k} got that, for the fastest sandwich.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['medal'] },
        `${k} went home and to bed, with the medal on. ${k} tried to get to sleep slowly, as they do. But ${k} was there at once. It can't be learnt in a day.`,
        `At home ${k} brushed ${K.names} teeth, one after the other. It took until half past nine. Then ${k} lay in bed with a medal on, and slept.`,
      ),
      page(
        { setting: 'jungle', camera: 'wide', actors: [seen(W, 'cheer', 'happy'), seen(N, 'sit', 'happy')] },
        `The eggs hatched, and the small ones grew. One night the last of them flew off with ${n}. Up in the tree somebody still had one arm in the air. There was a moon. ${w} looked into the nest, and it was empty. ${w} breathed in. "Go," said ${w}.`,
        `That would be all, but for the nest. The eggs in it became birds. The birds learned to fly, and went off with ${n}. It was a still night, and everybody was asleep on the mark. ${w} let down the arm, bit by bit. Then ${w} remembered. "Go," said ${w}.`,
      ),
    ],
  };
}

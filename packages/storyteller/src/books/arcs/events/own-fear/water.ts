import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Not one drop!',
  'Nothing wet, thank you!',
  'Dry is nice!',
  'No water for me!',
  'Dry is best!',
  'I stay dry!',
  'I like it dry!',
  'Dry for me, please!',
  'Nice and dry, please!',
  'No splash for me!',
  'Never a drop!',
] as const;
const titles = (a: string): readonly string[] => [
  `not one drop for ${a}`,
  'the paper boat',
  `when did ${a} get wet`,
  'just a bit further',
];

/** Somebody who is busy with a paper boat gets wet by and by. */
export const WATER: EventPlot = { id: 'water', when: /\b(?:water|wet|sea|pond)\b/i, only: true, young, middle, old };

/** With what a fish feels whether it is wet. */
const hasFins = ({ being }: Figure): boolean =>
  /^(?:fish|goldfish|whale|shark|dolphin|orca|narwhal|seahorse|clownfish|mermaid|merman)$/.test(being?.id ?? '');
const toe = (who: Figure): string => (hasFins(who) ? 'fin' : 'toe');
/** How far whoever has no feet gets at a time. */
const step = (who: Figure): string => (hasFins(who) ? 'hop' : 'step');

/** Where there is water one can stand in. */
const shore = ({ raw }: Going): 'beach' | 'pond' =>
  /\bsea\b|pirate|sailor|captain|mermaid/.test(raw) ? 'beach' : 'pond';
const water = (going: Going): string => (shore(going) === 'beach' ? 'the sea' : 'the pond');

function young(going: Going): Told {
  const { A, K, a, k, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `This is ${A.introduced}. ${a} will not go into ${water(going)}. "${refrain}"`,
          `${A.introduced} stands by ${water(going)}. In? No! "${refrain}" says ${a}.`,
        ],
        scene: { setting: shore(going), camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `${k} has a paper boat. It is for ${a}. Off it goes! It floats. It floats away.`,
          `Look what ${k} has! A paper boat. In it goes. Away it floats.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'happy')], things: ['boat'] },
      },
      {
        text: [
          `"Come back, boat!" says ${a}. It is too far. One ${step(A)}. Splash, says a ${toe(A)}. "${refrain}"`,
          `"My boat!" says ${a}. Too far! One small ${step(A)}. A wet ${toe(A)}. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'surprised')], things: ['boat'] },
      },
      {
        text: [
          `${a} gets a stick. It is too short. One ${step(A)} more. ${k} and ${Gcap.charAt(0).toLowerCase()}${Gcap.slice(1)} look on.`,
          `Here is a long stick. It is not long enough. So ${a} takes one ${step(A)} more.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(K, 'stand', 'curious')],
          things: ['boat'],
        },
      },
      {
        text: [
          `${a} blows and blows. The boat comes. The boat goes. One more ${step(A)}!`,
          `Puff! ${a} blows at the boat. It turns round and round. One more ${step(A)}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'determined')], things: ['boat'] },
      },
      {
        text: [
          `Nearly! Nearly! One more ${step(A)}. And there it is. "I've got it!" says ${a}.`,
          `It is nearly here. Just one ${step(A)} more. Got it! ${a} has the boat.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'hold', 'proud')], things: ['boat'] },
      },
      {
        text: [
          `"${a}," says ${k}. "Look down." Where is ${a}? In the water! Up to the tummy!`,
          `"Look down, ${a}!" says ${k}. Oh! The water is all round. ${a} is in it!`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(K, 'point', 'happy')], things: ['boat'] },
      },
      {
        text: [
          `${a} is still. It is cool. It tickles. Pat, pat. Splash! "More!" says ${a}.`,
          `What now? It is soft. It goes plip. ${a} gives it a pat. Splash! "Again!"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(K, 'cheer', 'happy')] },
      },
      {
        text: [
          `Home now. ${a} gets a big towel. "${refrain}" says ${a}. "Not one drop more!"`,
          `Good night, ${a}. The boat is on the shelf. "${refrain}" says ${k}, and yawns.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sleepy'), seen(K, 'stand', 'sleepy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, g, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const at = water(going);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `You would think that ${A.introduced} liked water. Everybody thought so. But ${a} liked it in a glass, with a straw. "${refrain}" said ${a}, and kept to the dry side.`,
          `${A.introduced} lived beside ${at} and had never been in it. "It's wet," said ${a}. "I've seen it. ${refrain}" ${a} even went round puddles.`,
        ],
        scene: { setting: shore(going), camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `One day ${k} came down with ${g} and a newspaper. They folded it this way and that way, and it was a boat. "It's for you," said ${k}. Nobody had ever made ${a} a boat.`,
          `${k} had made something out of a page of the newspaper. It had a point at each end. "A boat," said ${k}. "You can be its captain." ${a} saluted. ${Gcap} sat down on the bank.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hold', 'happy'), seen(A, 'stand', 'happy')], things: ['boat'] },
      },
      {
        text: [
          `They set it on the water, just at the edge. It stood up straight. Then there was a puff of wind, and it sailed away. "Come back!" called ${a}. It did not know how.`,
          `"It should just try it out," said ${k}, and put it down. It tried it out, and it liked it, and it left. "Stop!" called ${a}, up and down the edge.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(K, 'kneel', 'surprised')], things: ['boat'] },
      },
      {
        text: [
          `First ${a} tried to reach it. It was a bit too far. So ${a} took one ${step(A)}, and only one. "${refrain}" said ${a}, quite crossly, to a wet ${toe(A)}.`,
          `"I'll get it," said ${a}, and stretched. It wanted just a little more. ${a} looked at the water, and at the boat. Then ${a} put in one ${toe(A)}. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['boat'] },
      },
      {
        text: [
          `Next ${a} found a stick. It was long enough to touch the boat, and that was bad. The boat spun round and went further out. "Stay there!" said ${a}, and went one ${step(A)} after it.`,
          `${k} handed over a stick. ${a} poked, and the boat bobbed off on the poke. "That was the wrong way," said ${a}. "Once more." It took one ${step(A)}, or perhaps two.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(K, 'stand', 'curious')],
          things: ['boat'],
        },
      },
      {
        text: [
          `Then ${a} began to blow. That sent it off as well. "From the other side!" called ${k}. So ${a} went round behind the boat, in a big half circle. ${a} puffed, and never once looked down.`,
          `"You have to get behind it," said ${k}, "and blow it home." That was clever. So ${a} went round it, puffing, ${step(A)} by ${step(A)}. One can't think of two things when one puffs.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(K, 'point', 'excited')],
          things: ['boat'],
        },
      },
      {
        text: [
          `It worked! The boat turned round and came in, and ${a} came in behind it. ${k} took it out and shook it. "Thank you, captain," said ${k}. "${a}? What are you standing in?"`,
          `Puff by puff the boat sailed home. It ran on to the bank with a bump. "I've got it!" called ${k}. "Well done! And, ${a}, look where you are!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hold', 'happy'), seen(A, 'stand', 'proud')], things: ['boat'] },
      },
      {
        text: [
          `${a} looked down. There was no grass. There was water in front and behind. It came up to the middle. Nobody said a word. ${a} stood as still as a post, to see what it would do.`,
          `${a} looked. There was nothing down there but water, with ${a} in the middle. It was all round. ${a} went stiff, like a chair. And then nothing happened.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `It did not do anything. It was cool, and it rocked a little. ${a} gave it a pat, as one pats a strange dog. It said plip. "Oh," said ${a}, and patted harder. It said SPLASH. "Oh!" said ${a}. "It's fun!"`,
          `It held ${a} up a bit, like somebody helping. "Is that all?" said ${a}, and jumped, once. Everybody on the bank got wet. "There used to be a saying," said ${g}, and wiped one eye. "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'cheer', 'happy')] },
      },
      {
        text: [
          `When it grew dark they had to call ${a} seven times. The boat had come to bits by then. "Never mind," said ${k}. "There's a new paper tomorrow." And ${a} went home, dripping, all over the grass.`,
          `They could not get ${a} out for supper. They had to send the boat. It sailed up, and on it stood a biscuit. "That's a good captain," said ${k}, and held out the towel.`,
        ],
        scene: { time: 'sunset', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy')] },
      },
      {
        text: [
          `At bedtime ${k} had a glass of water. A bit went on the pillow. "${refrain}" said ${k}, and turned the pillow over. The other side was dry.`,
          `That night it rained. It ran down the window in front of ${K.names} bed. "${refrain}" murmured ${k}, all warm. Outside, somebody was standing in it, with a happy face.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sleepy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, g, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const at = water(going);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `It was a thing that one did not talk about. There was ${A.introduced}, and there was ${at}, and a strip of dry ground in between. The strip was always exactly as wide. If the water came up a little, ${a} moved back a little. "${refrain}" said ${a}, to anybody who asked. People supposed that it was a joke.`,
          `Strangers came down the path, and saw ${A.introduced} on the bank, and smiled. It looked so right. They did not see that ${a} was holding on to a post. "Going in?" they said. "I've just been," said ${a}, or, "It's too early," or, "It's too late." The true answer was "${refrain}" That one was only said at night.`,
        ],
        scene: { setting: shore(going), camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `${k} folded boats. It was the year for it. The whole class did, and on Saturday there would be a regatta. ${K.names} was made of good stiff paper from an old atlas. It had the Indian Ocean on one side. "It wants a captain," said ${k}. "One who knows about water." ${a} looked round. There was nobody else there.`,
          `There was to be a race for paper boats on Saturday, with a flag. ${k} had been folding for three days, and this was the one. It had taken the last sheet of the stiff blue paper. You couldn't get any more. "You're the captain," said ${k}. "You'll know all about it." "Naturally," said ${a}, and held on to the post.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'hold', 'proud'), seen(A, 'stand', 'surprised')],
          things: ['boat'],
        },
      },
      {
        text: [
          `They put it in for a minute, close to the edge, on a string, to get used to it. The string was ${A.names} idea. It would have been a good one if it had been tied to anything at the other end. There was a puff of wind. The Indian Ocean leaned over, picked up its skirts and went. ${Gcap}, on the bank, called that nobody was to go in after it.`,
          `"Just to see if it floats," said ${k}. It floated. It floated like a thing that has waited for it all its life. By the time they had finished saying "Oh!" it was further than an arm, and then further than a stick. "No," said ${g} to ${k}, from the bank, in the voice that means it. "Not in those shoes, and not alone." They both looked at the captain.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'kneel', 'surprised'), seen(A, 'stand', 'worried')],
          things: ['boat'],
        },
      },
      {
        text: [
          `There was the moment to say it. "I can't," one could say, "because I never have." But ${k} had turned round, with such a face, and had not a doubt in the world. ${a} went to the edge. There was grass, and then mud, and then the other thing. "I'll just lean," said ${a}. It was one ${toe(A)} that slipped. "${refrain}" said ${a}, through shut teeth, and leaned on it.`,
          `${a} was about to explain, and stopped. On Saturday there would be a flag. ${k} had folded for three days, and there wasn't any more of the blue. "I'll lean," said ${a}. "I'm known for leaning." It was short by a hand. It was short by a ${toe(A)}. ${a} looked at the ${toe(A)}, and said goodbye to it, and put it in. "${refrain}" hissed ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'scared')], things: ['boat'] },
      },
      {
        text: [
          `It is strange about a boat that you try to catch. Whatever you do to it, it goes away from you. ${a} reached, and that made a ripple, and the ripple took it off. ${a} went one ${step(A)} after it. ${a} held out a branch, and the branch gave it a push. "Who is on whose side here?" said ${a}, getting quite hot. It was another ${step(A)}, or it may have been three.`,
          `"Try the stick," called ${k}. The stick reached it, with the wrong end of the push, and it spun round and bowed and moved off. "Oh, do stand still!" said ${a}. One has to keep one's eyes on a thing like that. If you look away it takes advantage. ${a} did not look away, not to the left, not to the right, and above all not down.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(K, 'point', 'excited')],
          things: ['boat'],
        },
      },
      {
        text: [
          `"You're pushing it out!" called ${k}. "You'd have to be on the other side!" That was so. All that reaching would be just as good if it came from over there. ${a} saw it as one sees the answer to a sum. "Of course," said ${a}, and went round, in a wide half circle, with great swinging ${step(A)}s. "Why did nobody say so?" And ${a} began to blow.`,
          `It was ${k} who worked it out, with a twig and a leaf. "Everything you do sends it away from you," called ${k}. "So be where you want it to go away from!" It took ${a} a moment. Then it was too beautiful not to try. ${a} went out past the boat, well past it, turned, and drew a long breath. ${k} had stopped calling. ${k} had just seen how far that was.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(K, 'stand', 'surprised')],
          things: ['boat'],
        },
      },
      {
        text: [
          `It came in like a royal yacht. Every puff brought it nearer, and behind it came ${a}, pink and out of breath, steering. It touched the bank. ${k} picked up the Indian Ocean and let it drip. "Captain," said ${k}, "may I say something? You won't like it." "Say it," said ${a}. "Don't look down," said ${k}. And naturally ${a} did.`,
          `"Left a bit," said ${k}, from the bank, in a whisper, as one speaks to somebody on a roof. ${a} puffed left a bit. In it sailed, over the last weeds, and ran on to the mud. "There's your boat," said ${a}. "Dry as a bone inside. What's the matter with everybody?" Nobody liked to be the one to point.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'hold', 'surprised'), seen(A, 'stand', 'proud')],
          things: ['boat'],
        },
      },
      {
        text: [
          `There was water wherever there was any room for it. It came up to the middle of ${a}, and it had been there, by the feel, for some time. ${a} waited for it to do what it does. That was what all the years of dry ground had been for. It went up and down a little. A very small fish came, and looked at a ${toe(A)}, and went about its business.`,
          `So ${a} looked down, and there was no down. There was only ${at}, and it had ${a} in it. A great many things ought to have happened then. ${a} had thought about them at night, one by one. None of them had heard that it was time. The water was busy being water. It was cooler than air and warmer than stone, and it leaned on you like a cat.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"Are you all right?" called ${k}. "I'm in it," said ${a}. "Yes." "How long have I been in it?" "About since the stick," said ${k}. ${a} thought that over. "Then I've already done it," said ${a}. "The bit that I was afraid of. It was while I was busy." And ${a} sat down, to see whether it went on upwards as well. It did.`,
          `"I ought to tell you," said ${a}, who had not moved, "that I'm afraid of water." "When?" said ${k}. It was a fair question. ${a} went through it. "Not at present," said ${a}. "I must have left off. I think that it was when you said that about the other side." ${a} lifted one ${hasFins(A) ? 'fin' : 'foot'}, and put it down again. SPLASH, it went. "Did you see that? I did that."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `On Saturday eleven boats started, and nine of them sailed straight out into the middle and stayed there, bowing. There were tears. "Stand back," said somebody. It was ${a}, who had been in since breakfast. One after another ${a} puffed them home. The Indian Ocean came in fourth, and had a flag all the same, for its captain.`,
          `The race was won by a boat made out of a bus ticket. But as for getting them back again, afterwards, nobody had thought of that. Eleven paper boats lay out on the water, and eleven children on the bank. Then there was a sort of puffing. "I only do it from behind," said ${a}, wading by. "It's a question of where you stand."`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(K, 'cheer', 'happy')], things: ['boat'] },
      },
      {
        text: [
          `Somebody has moved the post. They found that it was in the way of the towels. That night ${k} put the boat on the window sill, to dry. There was a drop left in the fold, and it fell on ${K.names} nose. "${refrain}" said ${k}, already half asleep. From far away, in the dark, there was an answer. It was a splash.`,
          `There isn't any strip now between ${a} and ${at}. It has grown over. ${k} lay in bed that night with the window open, and heard the others come up the path. "Going in?" they said. "I've just been," said a voice, and this time you could hear the drips. "${refrain}" said ${k} to the pillow, and fell asleep.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { house } from './host.ts';

const REFRAINS = [
  'Move up!',
  'Move over!',
  'Budge over!',
  'Make room!',
  'Shove up!',
  'Shift up!',
  'Scoot over!',
  'Scoot up!',
  'Closer, please!',
  'Shuffle up!',
] as const;
const TITLES = ['move up', 'the bed that filled up', 'boom', 'room for one more', 'a sleepover with thunder'];

/** With each thunderclap one more gets into the bed. When it is over they all go back, and the bed is too big. */
export const THUNDER: EventPlot = {
  id: 'thunder',
  when: /\b(?:thunder\w*|storm\w*|lightning|rain\w*)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `${A.introduced} was at a sleepover. ${B.introduced} was there.${comesToo} Two beds! "Good night!" said ${g}.`,
        `A sleepover! Here is ${A.introduced}. Here is ${B.introduced}.${comesToo} There were two beds. ${Gcap} said good night.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(A, 'sleep', 'surprised')] },
        `${a} was in bed. It was dark. Flash! Then came a thunderstorm. BOOM!`,
        `Then there was a thunderstorm. Flash! BOOM! In bed ${a} sat up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'worried'), seen(A, 'sit', 'calm')], things: ['pillow'] },
        `Pat, pat, pat. Here came ${b} with a pillow. "${refrain}" So ${a} did.`,
        `Who was that in the dark? It was ${b}, with a pillow. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'surprised'), seen(A, 'sit', 'surprised')], things: ['teddy'] },
        `BOOM! Down fell the teddy. He was all by himself. "${refrain}" said ${b}. In went the teddy.`,
        `BOOM! "My teddy is scared," said ${a}. "${refrain}" So the teddy came in, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy')] },
        `BOOM! In came ${g}. "I only want to look." BOOM! "${refrain}" said ${g}.`,
        `BOOM! There stood ${g} in the door. "Is there room for me? ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'sit', 'happy') },
        `Now the bed was full. It was full of feet. Somebody laughed. They all laughed.`,
        `It was a very full bed. "That is my foot!" "No, it is mine!" They laughed and laughed.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(K, 'look-up', 'curious')] },
        `"Ssh," said ${k}. "Listen!" Boom, it went, far away. The storm was going home.`,
        `"What was that?" said ${k}. It was only a small boom. The storm had gone away.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'calm'), seen(B, 'walk', 'sleepy')] },
        `So ${g} went back to bed. ${b} went back to bed. Good night, good night!`,
        `Off went ${g}. Off went ${b}. They all went to their own beds.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `${A.names} bed was big now. It was too big. Pat, pat, pat. "${refrain}" They slept.`,
        `Now there was too much room. ${a} got up. "${b}? ${refrain}" Soon they were asleep.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `It was the night of the sleepover at ${house(going)}. There were two beds.${comesToo} ${A.introduced} had the one by the window. ${B.introduced} had the one by the door. "I like lots of room," said ${a}, and lay like a star.`,
        `${A.introduced} was sleeping at ${house(going)}. So was ${B.introduced}.${comesToo} Each of them had a bed. "Mine's the biggest," said ${a}. "I can reach all four corners." And ${a} did.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(A, 'sleep', 'surprised')] },
        `${Gcap} said good night and put out the light. It was dark, and then, for a moment, it was not. Flash! "One, two, three," said somebody. BOOM! It was a thunderstorm.`,
        `"Sleep well," said ${g}. But nobody did. First came the rain, and then a flash as white as milk. They counted. They got to three. BOOM went the thunderstorm.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'worried'), seen(A, 'sit', 'calm')], things: ['pillow'] },
        `Something came across the floor. It was a pillow, with ${b} behind it. "I'm not scared," said ${b}. "It's only loud over there. ${refrain}" So ${a} gave up one corner.`,
        `Feet came over the carpet, very fast. "I thought you might be lonely," said ${b}, with a pillow. "${refrain}" Then ${a} had only three corners.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'teddy'), seen(B, 'sit', 'surprised')] },
        `Flash! "One, two." BOOM! A teddy fell off the shelf, on to his nose. They could not leave him there, with that going on. "${refrain}" said ${a}, and pulled him in.`,
        `Flash! They got to two. BOOM! "What about the teddy?" said ${b}. He was on the chair, alone. "${refrain}" said ${a}. He came in, and he took the middle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `The door opened, and there stood ${g} in one slipper. "I came to see if you were all right," said ${g}. Flash! "One." BOOM! "${refrain}" said ${g}, and was in before it ended.`,
        `Then came the biggest of all. Flash, BOOM, with no counting in between. "Is everybody well in here?" said ${g} at the door. "Good. ${refrain}" The bed said eek.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'sit', 'happy') },
        `There was no more room, not for a flea. There were knees in it, and elbows, and one slipper. "Whose cold foot is this?" said ${g}. It was nobody's. It was the teddy's nose. They laughed until the bed shook.`,
        `${a} lay on the very edge, like a book on a shelf. Somebody's hair was in somebody's mouth. "If anyone sneezes," said ${g}, "we'll all fall out." Then ${b} sneezed. What a heap there was!`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(K, 'look-up', 'curious')] },
        `"Wait," said ${k}. "There was a flash, and nobody counted." So they counted now. They got to ten, to twenty. Far away somebody moved a chair. "It's going home," said ${k}.`,
        `It was ${k} who stopped laughing first. "Count," said ${k}. One, two, three, and on and on, up to twenty-five. Then there was a mumble, like someone talking in the next street. The storm had left.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'sleepy'), seen(B, 'walk', 'sleepy')] },
        `So ${g} found both slippers and went back to bed. ${b} took the pillow and went back to bed. "Now you've got all your room again," said ${b}.`,
        `They said good night for the second time. Off went ${g}, yawning. Off went ${b}, with the pillow. The teddy went back to his place and looked at the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'curious')] },
        `In bed ${a} lay like a star again. There was a cold place where ${b} had been. There was a cold place where ${g} had been. It was all much too big.`,
        `In bed ${a} could reach all four corners. Every one of them was cold. It was so quiet now that you could hear the gutter drip. Who can sleep in that?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `Across the carpet went a pillow, with ${a} behind it. "${b}?" "Mm?" "It's only quiet over there," said ${a}. "${refrain}" And they were both asleep before the next drip.`,
        `So it was ${a} who got up this time. "I thought you might be lonely," said ${a}. ${b} was asleep already. "${refrain}" said ${a}, softly, and fitted in round the edge, and slept.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `There were rules for the sleepover at ${house(going)}, and ${A.introduced} had made them.${comesToo} One bed each. A line down the middle of the carpet, of socks. Nobody to cross it without a reason. "What's a reason?" said ${B.introduced}. "Fire," said ${a}. "Flood. I like my own corners." ${b} looked at the socks for a while. "I don't mind company," said ${b}.`,
        `${A.introduced} could only sleep alone, and said so to everybody who was at ${house(going)} that night.${comesToo} "I lie like a star," said ${a}. "I need all my points." So there was a rule. A row of socks was laid between the beds, and nobody might cross it without a reason. "Like what?" said ${B.introduced}, who had looked forward to whispering. "Like fire," said ${a}, "or flood." But ${b} did not mind company.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'happy')], things: ['lamp'] },
        `${Gcap} came to put out the lamp. "There's weather coming," said ${g}. "If you see a flash, you count until the bang. Every three seconds is a kilometre. That's how you know where it is." "I'm not bothered by thunder," said ${a}. "It's only air." "So it is," said ${g}. "A great deal of it, in a hurry."`,
        `"Do you know how to tell where a storm is?" said ${g}, with one hand on the lamp. "You see it before you hear it. You count. Three seconds for a kilometre. If the numbers get bigger, it's going away." "And if they get smaller?" said ${b}. "Then it's coming to tea," said ${g}. "It's only air," said ${a}.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(A, 'sleep', 'surprised')] },
        `The first flash came through the curtains and went into every corner, and looked at them. In bed ${a} counted. Nine. The bang was not so bad. It was like a cupboard falling over in another house. "Three kilometres," said ${a}, out loud. "That's miles." It is nearly two. ${a} pulled in one point of the star.`,
        `In bed ${a} saw the whole room turn blue, with a shadow behind everything. It was gone before you could be sure. Then came the counting, and then, at nine, the thunderstorm. It rolled right round the sky like a marble round a plate. "Air," said ${a}. It did sound like rather a lot of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'worried', 'pillow'), seen(A, 'sit', 'calm')] },
        `Six. BOOM. After that there was a pillow at the edge of the bed, and ${b} was looking over it. "You've crossed the line," said ${a}. "I've got a reason," said ${b}. "What is it?" "I'd tell you," said ${b}, "but my teeth are going. ${refrain}" ${a} thought of the rules, and gave up the two left-hand corners.`,
        `At six seconds, the glass in the window buzzed. Somebody was standing beside the bed. "I'm frightened," said ${b}. It was said quite plainly, as you would say that you were thirsty. ${a} had never heard anyone do that. There was no answer to it. "${refrain}" said ${b}, and that was half the bed gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'teddy'), seen(B, 'sit', 'surprised')] },
        `Three. The bang knocked a teddy from the shelf, and he lay on the sock line with his face down. They both looked at him. "He isn't real," said ${a}. "No," said ${b}. Flash, went the window, and his fur stood out all round. ${a} was out and back before the bang. "${refrain}" said ${a}, breathing hard. "He had a reason."`,
        `"What about him?" said ${b}. An old teddy lived on the chair there, and he had his back to the window. He could not see it coming. Flash! "One," said ${a}, and on two was on the carpet. On three ${a} was back, with the teddy by one leg. BOOM. "${refrain}" said ${a}. "I only went because he's deaf."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')],
        },
        `One. There was hardly room for it between the flash and the crack. The door flew open. It was ${g}, in one slipper, holding a torch that did not work. "I came to see if you needed me," said ${g}. The next one had no number at all. "Right," said ${g}. "That settles it. ${refrain}" It was a narrow bed, and it groaned.`,
        `Then flash and bang came together, and the whole house jumped. "It's here," whispered ${b}. Feet ran along the passage. "I was only passing," said ${g}, in the doorway, in one slipper. Nobody passes that door, asleep or awake. It leads to nothing else. "${refrain}" said ${g}, and they all heard something in the bed go ping.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'sit', 'happy') },
        `So there they lay, in a row, like pencils. ${a} was at the wall and could not move so much as a toe. It ought to have been dreadful. But it is odd about thunder. It has to come in somewhere, and there was no space left. "I was scared from nine," said ${a} suddenly. "I said it was air. I was scared from nine on." "I know," said ${b}. "I heard you stop breathing."`,
        `Nobody had a corner now. Nobody had a blanket either, to speak of. "Which knee is this?" said ${g}. "It's for sale." ${a} had started to laugh, and when one laughed, the rest were shaken. Then ${a} said it, to the ceiling, because it was dark. "I'm not a bit used to storms. I only say things." "You went and got the teddy," said ${b}. "That wasn't saying."`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(K, 'look-up', 'curious')] },
        `"Ssh," said ${k}. "We've stopped counting." There had been a flash, while they were talking, and not one of them had noticed when the bang came. They waited for the next. They got to nine, and to fifteen. At thirty somebody rolled a barrel, a long way off, downhill. "Ten kilometres," said ${k}. "It isn't even ours any more."`,
        `It was ${k} who saw the next flash, and it was only a thin one. "Count," said ${k}. They all counted together. It was like going down steps in the dark. At twenty-eight, there was a small cough from the other side of the town. "Somebody else has it now," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'sleepy'), seen(B, 'walk', 'sleepy')] },
        `So that was that. ${Gcap} found the other slipper, on the teddy, and shuffled off. ${b} climbed out, and stopped at the socks. "It was a good reason," said ${b}, "wasn't it?" "It was flood, nearly," said ${a}. ${b} stepped over the line, and got into the far bed, and turned over.`,
        `They went as they had come, one after another, only slower. "Thank you for having me," said ${g}, at the door. ${b} picked up the pillow. It looked as if there was something more to say, but ${b} did not know what. The far bed creaked. Then the whole room was as quiet as a plate.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'curious')] },
        `In bed ${a} stretched out, point by point. Here were the four corners, all present. They had never been so cold. Outside, the gutter dripped. Between one drip and the next there was room to fall into. One, two, three, counted ${a}. Nothing came. That was the trouble.`,
        `${a} had the whole of it again. In bed ${a} lay like a star, which was what ${a} had always liked. But a star is a thing by itself in the middle of a great deal of dark. Nobody had pointed that out. It grew quieter, and bigger, and there was not a knee in it anywhere.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `The socks were cold underfoot. "${b}," said ${a}. "Mm?" "I've crossed the line." "What's the reason?" said ${b}, not opening an eye. ${a} thought of fire, and of flood, and of storms. "I don't mind company," said ${a}. "${refrain}" In the morning they were both asleep in the one bed. A row of socks divided nothing from nothing.`,
        `Somebody picked up the socks of the day, and a teddy, and came across the carpet in the dark. "I'm lonely," said ${a}. It was said quite plainly, as you would say that you were thirsty. It turned out to be easy. "${refrain}" ${b} did, and there was exactly enough room, and nobody knows which of the two was asleep first.`,
      ),
    ],
  };
}

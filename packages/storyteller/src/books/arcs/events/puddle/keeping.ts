import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = ['Stay, puddle!', 'Stay there, puddle!', 'Do not go, puddle!', 'Wait, puddle!'] as const;
const TITLES = ['stay, puddle', 'save me the puddle', 'where the puddle went', 'squelch'];

/** A puddle has to be kept for somebody who comes late, and it dries. Half of it is where nobody looked: in the boots. */
export const KEEPING: EventPlot = { id: 'keeping', when: /\b(?:puddles?|splash\w*)\b/i, young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy')],
          things: ['puddle', 'boots'],
        },
        `Look! A big puddle! ${A.introduced} had boots on.${comesToo}`,
        `It rained and rained. It made a puddle. ${A.introduced} put on boots.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited')], things: ['puddle', 'boots'] },
        `Splash! In jumped ${a}. Water went into the boots. Squelch, went the boots.`,
        `Splash, splash! The boots got water in. Squelch, squelch! "Ha!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'excited'), seen(A, 'wave', 'happy')], things: ['puddle'] },
        `${B.introduced} was having lunch. "I will come soon!" said ${b}. "Save it for me!"`,
        `"Me too!" said ${B.introduced}. "But lunch first. Save me the puddle!"`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'look-up', 'worried')], things: ['sun', 'puddle'] },
        `Out came the hot sun. The puddle got smaller. "${refrain}" said ${a}.`,
        `The rain stopped. The sun was hot. "${refrain}" said ${a}. It got smaller.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'umbrella')], things: ['puddle'] },
        `${a} held an umbrella over it. But it ran down the path. "${refrain}"`,
        `Up went the umbrella. No sun now! But it got smaller and smaller. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')], things: ['leaf', 'puddle'] },
        `${a} put a leaf on it. It was too small. "${refrain}"`,
        `A leaf can be a lid. But the leaf was too small. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['boots'] },
        `Then the puddle was gone. ${a} was sad.`,
        `It was so small. Then it was gone. "Oh no," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'curious'), seen(A, 'walk', 'sad')], things: ['boots'] },
        `Here came ${b}. ${a} got up. Squelch! "What is that?" said ${b}.`,
        `"Where is it?" said ${b}. ${a} went to look. Squelch, squelch. "What was that?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'boots'), seen(B, 'point', 'excited')] },
        `It was in the boots! They took them off. Out came water, and more water!`,
        `"It is in your boots!" said ${b}. They tipped them up. So much water!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'happy'), seen(A, 'cheer', 'happy')], things: ['puddle'] },
        `There was the puddle again! Splash! In jumped ${b}. "You saved it!" said ${b}.`,
        `Now it was a puddle! In jumped ${b}. Splash! They both got wet.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'stand', 'sleepy')], things: ['boots'] },
        `Night. The boots stood upside down. Drip. "Off you go, puddle," said ${a}.`,
        `The boots hung up to dry. Drip, drip. "Good night, puddle," said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited')],
          things: ['puddle', 'boots'],
        },
        `It had rained since breakfast. By the gate lay the best puddle of the year. It was wide, and brown, and deep in the middle. ${A.introduced} found it first.${comesToo}`,
        `${A.introduced} put on boots. What had the rain made? It had made a puddle as big as a bed.${comesToo} Nobody had been in it yet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited')], things: ['puddle', 'boots'] },
        `In jumped ${a}, with both boots. The water went up like a fountain. Then it came down, and a lot of it went into the boots. Squelch, they said, at every step.`,
        `SPLASH! It was deeper than it looked. It came over the tops of the boots and ran down inside. "Squelch," said the left one. "Squelch," said the right one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'excited'), seen(A, 'wave', 'happy')], things: ['puddle'] },
        `${B.introduced} looked out of the door. "I've got lunch," called ${b}, "and it's soup, and it's hot! Save me the puddle!" "I will," said ${a}.`,
        `"That's a good one!" called ${B.introduced}, from indoors. "I have to eat first. Don't let it go!" "Go where?" said ${a}. "It's a puddle."`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'look-up', 'worried')], things: ['sun', 'puddle'] },
        `Then the rain stopped, and out came the sun. It was a hungry sun. The edge of the puddle went dry, and then the next bit. "${refrain}" said ${a}.`,
        `That was when the clouds blew off. The sun shone straight down and the path began to steam. The puddle was only as big as a table now. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'umbrella')], things: ['puddle'] },
        `${a} fetched an umbrella and held it over the puddle. That was the sun seen to. But the path went downhill. The puddle had found that out. Away it ran, under the gate. "${refrain}"`,
        `"You need some shade," said ${a}, and put up the umbrella. It helped on top. Underneath, the puddle was sinking into the ground. "${refrain}" said ${a}, to the ground.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['leaf', 'puddle'] },
        `Next ${a} put leaves on it, like a lid. Four sparrows came to see why. They liked the puddle. They had a bath in it, and shook it all over the hedge. "${refrain}" shouted ${a}.`,
        `So ${a} built a little wall of mud and leaves around it. Two pigeons walked in over the wall and drank. They drank as if they had soup at home that was too hot. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['boots'] },
        `It was as big as a plate. It was as big as a penny. Then there was just a dark place, and then not even that. ${a} sat down beside it. "I said I'd save it," said ${a}.`,
        `In the end it would have fitted in a spoon. ${a} looked away for one moment. When ${a} looked back, the path was as dry as toast. That had been ${B.names} puddle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'excited'), seen(A, 'stand', 'sad')], things: ['boots'] },
        `${b} came running, with soup on one cheek. "Where is it?" "Gone," said ${a}, and got up to show the place. Squelch. "What was that?" said ${b}.`,
        `"I'm finished!" shouted ${b}. ${a} could not say anything, and only went to meet ${b}. Squelch, squelch, squelch. ${b} stopped. "You're walking very wet," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'hold', 'surprised', 'boots')] },
        `"That's only my boots," said ${a}. "But what's in them?" said ${b}. They looked at each other. Off came the boots, and they tipped them up. Out it poured, brown and warm.`,
        `${b} listened to the left boot, and then to the right one. "It didn't all go," said ${b}. "Half of it is in here!" They pulled, and tipped, and it came out with a whoosh.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'happy'), seen(A, 'cheer', 'happy')], things: ['puddle'] },
        `It was not as wide as before. It was just wide enough for two feet. "Now!" said ${a}. ${b} jumped, and it went all over both of them.`,
        `There it lay, on the very same place. "It's small," said ${a}. "It's mine, though," said ${b}, and took a long run. SPLASH!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'stand', 'sleepy')], things: ['boots'] },
        `That night the boots stood upside down by the back door. There was one last drop in the left one. Drip. "You can go now, puddle," said ${a}.`,
        `At bedtime the boots hung upside down on the line. Outside it had begun to rain again, on the path by the gate. "Off you go, puddle," said ${a}, to the last drip. "There's another one coming."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited')],
          things: ['puddle', 'boots'],
        },
        `There are puddles, and there are puddles. This one had taken three days to make. It lay in the dip by the gate, the colour of tea. Nobody had set foot in it. ${A.introduced} stood at the edge in boots and looked at it with respect.${comesToo}`,
        `On the third day of rain the dip by the gate filled up to the brim. ${A.introduced} had been watching it from the window, as other people watch a cake.${comesToo} Now it was done. It had a leaf sailing on it. The middle was so deep that you could not see the stones.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited')], things: ['puddle', 'boots'] },
        `You only get one first jump. ${a} took a run, and went in with both boots together. The water stood up all round like a crown. Then it came down again, and it had to go somewhere. A good deal of it went in at the top of the boots. From then on they said squelch.`,
        `${a} counted to three and jumped. For a moment there was no garden, only water. It was deeper than the boots were. It came in over the tops, cold at first and then quite friendly, and it stayed there. "Squelch," said the boots, whenever anybody walked. ${a} soon stopped hearing it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'sad'), seen(A, 'wave', 'happy')], things: ['puddle'] },
        `${B.introduced} was at the kitchen window. ${b} had to finish peeling the potatoes first, because it was ${B.names} turn and had been since Tuesday. "Save me the puddle!" shouted ${b}, through the glass. "Promise?" It is an easy thing to promise, when it is raining. "Promise!" said ${a}.`,
        `Somebody knocked on the inside of the kitchen window. It was ${B.introduced}, up to the elbows in the washing-up. That was because of something about a jam jar and a bet. "I'll be an hour!" called ${b}. "You'll save me some, won't you? You won't use it all up?" ${a} laughed. "You can't use up a puddle," said ${a}. "I promise."`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'look-up', 'worried')], things: ['sun', 'puddle'] },
        `A quarter of an hour later the rain stopped. It did not slow down, it just left, like somebody who has remembered a train. The sun came out, and the whole garden began to steam. ${a} had put a stone at the edge of the puddle. Soon it was not at the edge any more. "${refrain}" said ${a}.`,
        `Then, for the first time since Monday, ${a} had a shadow. It was a hot, yellow, thirsty kind of afternoon. A dark ring ran all round the puddle, where it had been and was not. The leaf had stopped sailing. It was sitting on mud. "${refrain}" said ${a}, but without raising the voice. It might be nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'umbrella')], things: ['puddle'] },
        `First ${a} put up the big umbrella and held it over the middle. It kept the sun off beautifully. What it could not do was mend the ground. Dirt that has been dry all summer likes a drink, and this had not had enough. The puddle was going out through the bottom. "${refrain}" said ${a}, with an aching arm.`,
        `An umbrella keeps off rain, so it ought to keep off sun. ${a} held it, and changed arms, and held it. In the shade the puddle lay and looked better. But the dip had a lip on one side, towards the road, and ${a} saw a thin bright line there. It was the puddle, leaving. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['puddle', 'leaf'] },
        `So ${a} built a dam, of mud and leaves and one flowerpot. It was a very good dam. It was so good that eleven sparrows came to look, and saw that somebody had built them a bath. They got in. A sparrow takes out nearly nothing, in its feathers. Eleven of them do it forty times. "${refrain}" shouted ${a}. The sparrows thought it was the puddle's name.`,
        `There was nothing for it but a lid. ${a} laid down leaves, side by side, like slates on a roof. It took a long time. They were just done when next door's dog came in by the gate. It had been chasing something, and it was hot. It ate the first leaf, to see, and then put its whole face through the lid. "${refrain}" said ${a}, to the noise of drinking.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')], things: ['cup'] },
        `There was still the tap. ${a} thought about the tap. A few cupfuls, and there would be a puddle, and ${b} would never know. ${a} went as far as filling one cup. It was clear and cold and came from under the street. It was not three days of rain. ${a} had promised that one. The water went on the roses.`,
        `It would have been easy to cheat. There was a tap by the back step, and a cup beside it. Who can tell one puddle from another? ${a} carried one cup of water halfway down the path, and slower and slower. "I could tell," said ${a}, to nobody. The cup got poured out over the beans.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['boots'] },
        `By the end it was a saucer, and then it was a coin. ${a} lay down beside it and kept the sun off with both arms. Then it was a dark mark in the shape of nothing much. In the house a door opened. It was the hour exactly.`,
        `So ${a} stayed and watched it go, since somebody should. It grew as small as an egg cup. It was the size of an eye. It looked up at ${a}, and held a bit of blue sky, and shut. "I'm coming!" shouted ${b}, from indoors.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'sad')] },
        `${b} looked at the dry dip for a good while. "You used it up," said ${b}. "I didn't. The ground did, and the birds. I built it a dam." "You promised!" "I know," said ${a}. There was no more to say than that. ${a} turned to go in, and ${b} was too cross to follow. Squelch, went the path. Squelch. Squelch.`,
        `"You said you can't use up a puddle," said ${b}. "I was wrong," said ${a}. "I could have made you another, out of the tap. But it wouldn't have been it." ${b} kicked at the dust, and it was real dust. Neither of them knew what to do next. ${a} took a step, and then another one. Squelch, it went, and squelch.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'surprised')], things: ['boots'] },
        `"Wait," said ${b}. "Walk again." ${a} walked again. "You've been making that noise all day, haven't you? I heard it through the window." "It's only my boots," said ${a}. "I jumped in the deep part, and it came..." And there ${a} stopped. They both looked down. "In," said ${b}.`,
        `${b}, who was staring at the ground, saw something shine there. There was a wet patch wherever ${a} had trodden. "Where's that coming from?" said ${b}. "Everything's dry. Everything but you." ${b} knelt down and knocked on the left boot, like somebody at a door. It was full.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'boots'), seen(B, 'jump', 'excited')],
          things: ['puddle'],
        },
        `It took two to get them off. They carried them to the dip without losing a drop, and tipped. Out came the colour of tea, and a very small leaf. "That's it," said ${a}. "That's the real one." It was as big as a tray. ${b} walked back as far as the roses, for a proper run. It lasted one splendid second.`,
        `They pulled off one boot each, and poured, both at the same time, and did not speak. It was brown. It was as warm as a bath by now. It lay in the deepest part of the dip, where it belonged. There was room in it for exactly one jump. "Go on," said ${a}. "It's yours." The splash reached the gate.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'sleepy'), seen(B, 'stand', 'sleepy')],
          things: ['boots'],
        },
        `At bedtime two boots stood upside down on the back step. Every now and then one of them let go of a drop. "You can go now, puddle," said ${a}. "Not too far," said ${b}. Over the gate, in the last of the light, there was a cloud, and it was coming back.`,
        `The boots were hung on two pegs, with a bowl under each. Drip, they said, in the dark, and a long time later, drip. "Off you go, puddle," whispered ${a}. In the morning there was half a cup in the bowls. ${b} took it down the path, very carefully, and put it back in the dip for next time.`,
      ),
    ],
  };
}

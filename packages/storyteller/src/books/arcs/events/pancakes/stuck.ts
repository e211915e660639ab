import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Not yet! It sticks!',
  'Wait! It still sticks!',
  'Not now! It sticks!',
  'No, no! It sticks!',
] as const;
const TITLES = ['the pancake on the lamp', 'it sticks', 'not yet, pancake', 'the last pancake'];

/** A pancake is tossed too high, and sticks with its raw side. It lets go when it is done, as it does in the pan. */
export const STUCK: EventPlot = { id: 'stuck', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['egg', 'milk'],
        },
        `Pancakes today! Egg, milk, flour. ${A.introduced} stirs. ${Gcap} has the pan.${comesToo}`,
        `Pancakes! ${A.introduced} helps ${g}. In goes an egg. In goes milk.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(G, 'stand', 'calm')] },
        `It is wet on top. "Now?" says ${a}. "${refrain}" says ${g}.`,
        `"Is it done?" says ${a}. "${refrain}" says ${g}. It has to be dry.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'happy')],
          things: ['pancakes', 'plate'],
        },
        `Then it slides. Now it is done! ${B.introduced} gets it.`,
        `Now it is dry. It lets go. ${B.introduced} has it. Yum!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'look-up', 'surprised'), seen(A, 'look-up', 'surprised')],
          things: ['lamp'],
        },
        `One more. Up it flies! Too high! Splat, on the lamp.`,
        `Up goes the next one. Splat! It is on the lamp.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'broom')], things: ['lamp'] },
        `${a} has a broom. Push! The wet side is on the lamp. "${refrain}"`,
        `Push, goes ${a}, with the broom. It is wet there. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'determined')], things: ['lamp'] },
        `${b} jumps. Jump, jump, jump! Nobody can get it. "${refrain}"`,
        `Now ${b} jumps up. No, it is too high. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(G, 'look-up', 'curious')], things: ['lamp'] },
        `"The lamp is like the pan!" says ${k}. "It will let go!"`,
        `"It gets dry up there," says ${k}. "Then it is done. Then it lets go!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'plate')], things: ['lamp'] },
        `${k} holds a plate under the lamp. They wait. They look up. Plop!`,
        `So ${k} gets a plate. They wait and wait. And then? Plop, on the plate!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['pancakes', 'plate'] },
        `It is round and brown. They cut it up. Some for you, and some for me!`,
        `What a good pancake! They all have some. It is the best one.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hug', 'sleepy'), seen(G, 'hug', 'happy')],
        },
        `Night. ${a} holds on to ${g}. "Time to sleep!" "${refrain}" says ${a}.`,
        `What a long hug! "Let go," says ${g}. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['egg', 'milk', 'flour'],
        },
        `It was a day for pancakes. ${A.introduced} was in charge of the stirring. Some of it stayed in the bowl.${comesToo} ${Gcap} was in charge of the pan.`,
        `There were going to be pancakes. ${A.introduced} broke the eggs, one of them on the floor.${comesToo} "You stir, I fry," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(G, 'stand', 'calm')] },
        `The first one went hiss. "Turn it!" said ${a}. ${Gcap} shook the pan, but nothing moved. "${refrain}" said ${g}. "While it's wet it holds on. When it's done, it lets go."`,
        `${Gcap} poured, and it spread out like a moon. "Is it ready?" said ${a}. "${refrain}" said ${g}. "You can't hurry it. It lets go by itself, when it's brown."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'happy')],
          things: ['pancakes', 'plate'],
        },
        `And so it did. It slid about in there like a skater. ${B.introduced} got that one, with jam. "More!" said ${b}, in no time.`,
        `All at once it came loose. Up it went, and over, and down. It was for ${B.introduced}, and soon it was gone. "Higher!" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'look-up', 'surprised'), seen(A, 'look-up', 'surprised')],
          things: ['lamp'],
        },
        `By number six they were all very good at it. "Now a high one," said ${g}. It was high. It went up, and turned once, and did not come down. It hung on the big kitchen lamp.`,
        `There was batter left for just one more. ${Gcap} took a swing. Splat! They waited, with their plates held out. Then they all looked up. The last pancake was on the lamp.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'broom')], things: ['lamp'] },
        `${a} fetched the broom and gave it a push. That only pressed it flatter. It had landed with the raw side in. "${refrain}" said ${b}.`,
        `"I'll knock it off," said ${a}, with the broom held up high. But the top had still been wet, and the wet was like glue. "${refrain}" cried ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'determined')], things: ['lamp'] },
        `${b} tried jumping, with a spoon. The spoon got jam on the wall, but it got nowhere near the lamp. "${refrain}"`,
        `Next they all jumped at once, so that the floor shook. A cup fell over. The pancake did not even wobble. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(B, 'sit', 'sad')] },
        `They blew at it. They told it a joke. "Well, that was the last one," said ${g}. "And it was going to be halves." They looked at the empty bowl.`,
        `"We could leave it there," said ${g}, "and say it's a lampshade." ${b} licked out the bowl, and there was nothing in it. It was a sad bowl.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(G, 'look-up', 'curious')], things: ['lamp'] },
        `${k} sniffed. There was a smell of pancake, and the pan was cold. "It's cooking!" said ${k}. "The lamp is warm. It's only holding on because it isn't done!"`,
        `${k} watched it for a while. Round the edge it was going brown. "It'll let go by itself," said ${k}. "When it's ready! Just as it does in the pan!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'plate')], things: ['lamp', 'plate'] },
        `So ${k} stood under it with a plate. They counted to a hundred, and then to another one. One side of it curled. It began to slide. It came down like a leaf, right on to the plate.`,
        `They put the plate just under it, and sat round it. Nobody said a word. Then there was a very small noise, like a kiss. Flop!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['pancakes', 'plate'] },
        `It was brown on both sides and tasted a little of lamp. They cut it into as many bits as there were people. "The best ones take longest," said ${b}, with a full mouth.`,
        `They all had a piece. It was crisp, and had a pattern on it from the shade. "Next time," said ${a}, "put two up there."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hug', 'sleepy'), seen(G, 'hug', 'happy')],
        },
        `At bedtime ${a} hung round ${G.names} neck, and did not come off. "Down you come," said ${g}. "${refrain}" said ${a}. So they waited until it was done.`,
        `"Good night," said ${g}, and tried to stand up. Two arms held on. "${refrain}" said ${a}. It took a while. Then, all by themselves, they let go.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'stand', 'happy')],
          things: ['egg', 'milk', 'flour'],
        },
        `In that kitchen there were two schools of pancakes. ${A.introduced} believed in speed. ${Gcap} believed in waiting, and had the pan.${comesToo} "You may stir as fast as you like," said ${g}. So ${a} stirred. There was flour on the cat flap.`,
        `${A.introduced} could make batter in under a minute, and you could tell from the walls.${comesToo} "What's the hurry?" said ${g}, who was in charge of anything hot. "There are pancakes at the end of it," said ${a}. It seemed a good enough answer.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(G, 'stand', 'calm')] },
        `The first one was poured, and lay there. "Toss it," said ${a}. ${Gcap} shook the pan. You could have turned it upside down. "${refrain}" said ${g}. "It's wet, and what's wet holds on. You can scrape it, and then you get crumbs. Or you wait. The minute it's done, it lets go on its own."`,
        `Hiss, went the pan. "Now," said ${a}. "${refrain}" said ${g}. "How about now?" "It'll tell us. Look, I can't move it. It isn't ready to come." And ${g} stood and whistled two verses of something. In the third verse it gave a sort of sigh, and began to slide about.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'proud')],
          things: ['pancakes', 'plate'],
        },
        `${B.introduced} was the audience. ${b} had one with lemon, one with jam, and one with both, and gave marks out of ten. "Eight," said ${b}. "Eight and a half. Could they go higher?" ${a} looked at the ceiling. "They could," said ${a}. "We just haven't asked them to."`,
        `The jury was ${B.introduced}, who sat at the table with a fork in each fist. Number one was pale. Number two was a map of Africa. By number five there was nothing to be said, and ${b} said it with a full mouth. "But they don't fly much," said ${b}. "It's more of a hop."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'look-up', 'surprised'), seen(A, 'look-up', 'surprised')],
          things: ['lamp'],
        },
        `At last there was batter for one. It was to be shared. "Throw it now!" said ${a}. "The top's still wet," said ${g}. "That's the heavy side. It'll go higher!" They looked at one another. Even a person who believes in waiting has a weak moment. ${Gcap} swung. It rose like a lark. It met the lamp, and stayed.`,
        `The last of it went into the pan, and it made a large one. ${a} could not bear it. "It's loose enough! Go on, a really high one, before it's done!" And ${g}, who knew better, did it. It turned over once in the air, slowly, and showed them its shining face. Splat. Nothing came down but a drip.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'broom')], things: ['lamp'] },
        `It was a big round lamp, with a shade like a hat, and now it had a brim. ${a} went at it with the broom. A push only spread it. A poke made a hole, and the hole looked at them. "${refrain}" said ${b}, and hid the jam.`,
        `"No harm done," said ${a}. "I'll have it off in a second." The broom was long enough. But it had gone on with the raw side, and that had got a grip on the shade. The more you shoved, the better it fitted. "${refrain}" said ${b}, and took off half a mark.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'determined'), seen(A, 'stand', 'worried')], things: ['lamp'] },
        `${b} thought of wind, and flapped a tray. It blew out the page of the recipe. ${b} thought of jumping, in case the house could be made to shake. It could. Three cups came down from their hooks. The pancake stayed exactly as it was. "${refrain}"`,
        `Then they threw things that were soft. An oven glove went up, and a sponge. The sponge stuck as well. They jumped all together on the count of three, and next door knocked on the wall. "${refrain}" said ${a}. There was nothing left to throw but a lemon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `"It was half mine," said ${b}, and did not say more, which was worse. ${a} sat on the step stool. It would have been easy to say that ${g} had thrown it. "I told you to," said ${a}. "You said wait." "I have two arms of my own," said ${g}. "I wanted to see it too."`,
        `${b} laid down both forks. It had been going to be shared. "Who was it that said higher?" asked ${a}. Nobody answered. "And who said now?" "That was me," said ${a}, after a bit. It was not nice to hear it said out loud. ${Gcap} rinsed the bowl, and was fair about it, and said that there had been three of them.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(G, 'stand', 'calm')], things: ['lamp'] },
        `It was quiet then, and in the quiet ${k} smelled something. It was warm and brown. The pan was in the sink. "What's cooking?" said ${k}. They all looked at the stove, which was off. And then they all looked up.`,
        `${k} had been lying on the floor, to see it better. "It had a shiny edge," said ${k}. "It hasn't now. It's going dull, from the outside in." "Has it?" said ${g}. There was a smell in the room that had not been there before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'look-up', 'surprised')], things: ['lamp'] },
        `"The lamp's warm," said ${k}. "It's a pan, only upside down. It's holding on because it isn't done. And when it's done..." "It'll let go on its own," said ${g}. Nobody had pushed the broom away so fast before. For once there was just one school of pancakes in that kitchen.`,
        `"We needn't get it off," said ${k}. "It's like the first one. You shook it and shook it, and it wouldn't. Then it was ready, and it did." "You mean that we should wait?" said ${g}. "Yes," said ${k}. "It'll tell us." It is very odd to hear what you always say.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'look-up', 'excited'), things: ['plate', 'lamp'] },
        `They put the best plate under it, and pulled up their chairs. ${a} had never in all that time waited for anything with both hands still. ${g} whistled. In the second verse one side came away. In the third it leaned right out, and seemed to look down. It sighed. It landed the right way up.`,
        `${a} held the plate, since it was ${a} who had been in a hurry. It took eleven minutes. An arm can ache a good deal in eleven minutes. Nobody offered to take over, and ${a} did not ask. Then something up there went tick. It peeled off like a stamp, and came down on the plate without a sound.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(K, 'sit', 'proud')],
          things: ['pancakes', 'plate'],
        },
        `It was crisp on the one side and gold on the other. It bore the name of the lamp, back to front. They cut it fairly. ${b} chewed for a long while. "Ten," said ${b}. "Is that because it flew?" said ${a}. "No," said ${b}. "It's done right through."`,
        `There was a hole in it from the broom, and ${a} took the piece with the hole. "Nine and a half," said ${b}. "What's the half for?" asked ${a}. "The sponge is still up there," said ${b}. They all leaned back and looked at it. Nobody fetched the broom.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hug', 'sleepy'), seen(G, 'hug', 'happy')],
        },
        `At bedtime ${g} bent down to say good night, and was taken round the neck. After a time it was plain that nothing would come loose there. "Don't you let go?" said ${g}. "${refrain}" said ${a}. So ${g} sat down and whistled. It was about the third verse.`,
        `${Gcap} put out the light and could not get up. Somebody had hold of a sleeve. "I have to do the washing-up," said ${g}. "${refrain}" said ${a}, with shut eyes. There was no point in pulling. It gets done, if you wait, and then it lets go by itself.`,
      ),
    ],
  };
}

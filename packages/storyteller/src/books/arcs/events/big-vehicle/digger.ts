import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Quite dry here!',
  'No pipe down here!',
  'No water here!',
  'Not in this hole!',
  'No pipe in here!',
  'Not down here!',
  'Not one drop here!',
  'The wrong hole!',
  'No leak down here!',
  'Nothing down this one!',
  'This hole is dry!',
] as const;
const TITLES = ['not here', 'the puddle that never dried', 'a digger in our street', 'three holes and a puddle'];

/** The digger looks for a broken pipe, hole after hole. The puddle that never dries has known all the time where it is. */
export const DIGGER: EventPlot = {
  id: 'digger',
  when: /\b(?:diggers?|excavators?)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(B, 'jump', 'happy'), seen(A, 'stand', 'happy')],
          things: ['puddle'],
        },
        `${B.introduced} had a puddle. ${A.introduced} liked it too. It never dried up.`,
        `By the gate was a puddle. It was always there. ${A.introduced} jumped. ${B.introduced} jumped. Splash!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'curious')],
          things: ['cup'],
        },
        `But in the kitchen no water came. "A pipe is broken," said ${g}.`,
        `In the house the tap went drip. "No water," said ${g}. "There is a hole in a pipe."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: everybody(going, 'point', 'excited'), things: ['digger'] },
        `Brrrm! A digger came to our street.${comesToo} It was big and yellow.`,
        `Then a yellow digger came to our street.${comesToo} It had a very long arm.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious')], things: ['digger'] },
        `It dug a hole by the tree. No pipe! "${refrain}" said the driver.`,
        `Dig, dig, dig, by the tree. The hole was dry. "${refrain}" said the driver.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious')], things: ['digger'] },
        `It dug a hole by the lamp. There was an old boot. "${refrain}"`,
        `Then it dug by the lamp. Up came one old boot. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')], things: ['digger'] },
        `It dug a hole by the wall. It was a deep one, and dry. "${refrain}"`,
        `So it dug by the wall. There was only sand. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['puddle'] },
        `${k} looked at the puddle. Blip! Up came a bubble. Blip, blip! It had not rained.`,
        `"Blip," went the puddle. ${k} saw bubbles. Where did the water come from?`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'excited')], things: ['digger', 'puddle'] },
        `"Here!" said ${k}. "Dig here!" Dig, dig. Whoosh! Up came the water. There was the pipe!`,
        `"It comes from down there!" said ${k}. So the digger dug. Whoosh! They had found the pipe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'calm')] },
        `Soon the pipe was whole again. But the puddle was gone. "Oh," said ${b}.`,
        `They mended the pipe. They filled the hole. "My puddle!" said ${b}. It was all gone.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: everybody(going, 'jump', 'happy'), things: ['puddle'] },
        `So the digger made a small dip. Pat, pat. And then it rained. Here, puddle, here!`,
        `Pat! The digger left a dip there. Down came the rain. Splash! Here was the puddle.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(B, 'jump', 'happy'), seen(A, 'stand', 'happy')],
          things: ['puddle'],
        },
        `There was a puddle outside the gate, and it never dried up. It was there in May. It was there in July. "It's my puddle," said ${B.introduced}. "Ours," said ${A.introduced}, and they jumped in.`,
        `${A.introduced} and ${B.introduced} had a puddle of their own. It lay by the gate. Other puddles came and went. This one stayed, even when it had not rained for weeks. "It's a good one," said ${b}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'stand', 'curious')],
          things: ['cup'],
        },
        `Then one morning ${g} turned on the tap. It coughed. It gave half a cup, and stopped. "There's a hole in a pipe," said ${g}, "somewhere under the street."`,
        `In the kitchen there was trouble. The tap went thin, like a thread. "It'll be a broken pipe," said ${g}. "The water's getting out before it gets to us."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: everybody(going, 'point', 'excited'), things: ['digger'] },
        `So a digger came to our street.${comesToo} It came at nine, and it was as yellow as a duck. It put down its feet and stretched out its neck. Everybody stood at the gate.`,
        `They heard it before they saw it.${comesToo} Round the corner came a digger, with a bucket full of teeth. "It's come to look for the hole," said ${a}. "It'll have to make one first," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')], things: ['digger'] },
        `It dug by the tree. Down went the arm, and up it came, with a great mouthful of earth. There were roots. There was no water. "${refrain}" called the driver, and filled it in.`,
        `The first hole was by the tree. It was as deep as a door. The driver looked in, and they looked in, from behind the tape. It was dry. "${refrain}" said the driver.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'surprised')], things: ['digger', 'boots'] },
        `The next one was by the lamp post. Up came a boot, all on its own, with a worm in it. "Somebody will be glad of that," said ${b}. But no pipe. "${refrain}"`,
        `After that it dug next to the lamp post. It found a boot, very old. It found half a plate with a blue bird on it. "${refrain}" said the driver. "No drips."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried')], things: ['digger'] },
        `They had a third hole, by the wall. It was the deepest of all. Sand, and sand, and sand. The driver got down and scratched his head. "${refrain}" he said. "It could be anywhere."`,
        `By the wall they went so deep that only the arm showed. "${refrain}" came a voice from below. The driver wiped his face. "I can't dig up the whole street," he said.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['puddle'] },
        `It was hot. ${k} went to cool both feet in the puddle. Blip, it said. There was a bubble. Blip, blip. "When did it last rain?" said ${k}. Nobody could remember.`,
        `${k} sat down by the puddle to think. In the middle of it, three bubbles came up, one after another. Who was blowing bubbles? "It hasn't rained since Easter," said ${k}. "So why are you wet?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['digger', 'puddle'],
        },
        `"It's not a puddle!" shouted ${k}. "It's the hole in the pipe, coming up!" The digger swung round. It dug once. Whoosh! The water shot up as high as the lamp post.`,
        `"Please dig here," said ${k}, with a finger on the puddle. "It never dries, so it must be fed from below." Down went the bucket. Up went the water, like a whale.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'calm')] },
        `They mended the pipe, and the tap ran fat again. But the road was flat now, and black, and dry. "It was the best one in the street," said ${b}. "I miss it already."`,
        `So everyone had water, and ${b} had none. There was only new tar by the gate. "I know that it was a leak," said ${b}. "But it was our leak."`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: everybody(going, 'jump', 'happy'), things: ['puddle'] },
        `The driver had heard. Before it went, the digger put down its bucket, just there, and leaned. Pat. It left a dip like a plate. Then the rain came. It rained and rained. Splash!`,
        `"Hold on," said the driver. The digger pressed the warm tar with one tooth, ever so gently. It made a hollow. It was nothing much, till it rained. Then guess what lay by the gate.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'stand', 'calm')],
          things: ['puddle'],
        },
        `${B.introduced} kept a puddle. It lay by the gate, and it was no bigger than a tablecloth, but it was never dry. There were two snails that lived by it, and a sparrow came at eight. "It's only water," said ${A.introduced}, who liked machines. "Machines are only iron," said ${b}. They had agreed to leave it at that.`,
        `Other people had a cat. ${B.introduced} had a puddle, outside the gate, and looked after it. It had been there all through the spring, and all through a summer without a drop of rain. Birds washed in it, and two snails lived by it. ${A.introduced} could not see the point. A puddle did nothing. ${a} liked a thing that went, and the bigger the better.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'stand', 'curious')],
          things: ['cup'],
        },
        `One Monday the tap in the kitchen gave a sort of sigh and stopped. ${g === 'the grown-up' ? 'The grown-up' : g} shook it. It was the same at every house, up and down the street. "There's a pipe gone, underneath," said ${g}. "The water's getting out somewhere on the way. They'll have to come and dig." ${a} was out of the door before the end of the sentence.`,
        `It began with the tea. There was enough in the tap for half a cup, and then it was all cough. "That's a burst pipe," said ${g}. "It will be down under the road, and who knows where. They'll have to send a digger." "A digger," said ${a}. "Here?" It was like hearing that a whale was coming to lunch.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: everybody(going, 'point', 'excited'), things: ['digger'] },
        `The digger came to our street at nine.${comesToo} It was yellow where it was not muddy, and it walked on two belts. It set down its feet, one by one. It unfolded its arm like somebody with all the time in the world. They stood behind the tape. "Isn't it beautiful?" said ${a}. ${b} was looking at the belts, and at how near they had come to the snails.`,
        `You could feel it in your teeth.${comesToo} Round the corner, at the speed of a cow, came the digger. It had a cab like a lantern, and a neck, and a bucket with five teeth. A woman in orange put up tape, and they all lined up behind it. ${a} did not blink. "It'll go over my puddle," said ${b}. "It won't," said ${a}. "It can pick up an egg, if the driver's good."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'worried')], things: ['digger'] },
        `It began by the tree, because the map said so. The arm went down and came up, and each time it shook itself, like a dog. It dug as deep as a door is high. "${refrain}" called the driver. There were roots, and a smell of cellars, and nothing dripped.`,
        `According to the map there was a pipe beneath the tree. The map was ninety years old. The bucket bit out one slice of road, quite neatly, and then the clay below. They all held their breath. Dry as a biscuit. "${refrain}" said the driver, and put every slice back.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'surprised')], things: ['digger', 'boots'] },
        `Then it tried the lamp post. There it found half a plate, a boot, and a horseshoe that ${a} was let hold. The boot was so old that it had buttons. "That's history, that is," said the driver, and hung it on the fence. "But it's not wet. ${refrain}" It was past noon by then, and people had begun to come out with empty kettles.`,
        `By the lamp post things got interesting. A boot came up, with its tongue out. A bottle came up, and a horse's shoe. ${a} was allowed to hold the horseshoe. "${refrain}" said the driver, all the same. "Anything but a pipe." There was a row of people along the fence now, and all of them were thirsty.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')], things: ['digger'] },
        `The third one was by the wall, and it was a giant. They dug until the arm would not reach. Out came sand. Then came more sand. The driver climbed down, and took off his hat. "${refrain}" he said. "If I don't find it by four, they'll have the whole road up. Kerb to kerb." ${a} thought that it would be grand. Then ${a} looked at ${b}, and did not say so.`,
        `Hole number three went down by the wall. It grew so deep that the driver needed a ladder. "${refrain}" said a voice in the ground. He came up grey with dust. "There's only one thing for it. We shall have to lift the lot, from end to end." All week there would be diggers. It was everything that ${a} could have wished for. And there would be nothing left by the gate at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['puddle'] },
        `${k} had gone to the gate to look at the snails before it was too late. It was very hot. All round, the road was white with dust. Only there it was black and wet. And as ${k} looked, something came up from the bottom, and broke. Blip. After a bit came another. "It isn't breathing," said ${k}. "It can't be. So what is it?"`,
        `"Somebody should say goodbye to it," said ${k}, and sat down beside the puddle. It was as clear as glass. A leaf lay on it and turned slowly round and round, though there was no wind. Under the leaf a chain of little bubbles was rising, one by one. ${k} watched them for some time. Puddles lie still. Everybody knows that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(K, 'stand', 'worried')], things: ['puddle'] },
        `"It never dries," said ${k}, "and it hasn't rained since Easter." Then they both saw what it meant, ${b} too. If you said it, they would come with the teeth. If you did not, there would be no tea in forty houses, and no street. ${b} picked up the snails, one in each hand, and put them on the wall. "Go on, then," said ${b}. "It's ever so clever. It's only that I wish it were somebody else's."`,
        `"It's coming from below," said ${k}. "That's why it's always been here." ${b} had known that puddle longer than anyone, and did not need to have it explained. Nobody would ever find out if they kept quiet. There stood the people with their kettles. The sparrow had a last bath. "I'll tell them," said ${b}. "It's mine. I ought to be the one." And ${b} did.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'determined')],
          things: ['digger', 'puddle'],
        },
        `The digger came up to the gate, and the belts went as softly as belts can. "Gently," said ${a}. "It's somebody's." The driver nodded. The arm came down as softly as a hand. It scraped away one spoonful of road. Then, with a roar, the water stood up in the street, with a rainbow in it. From forty doors there was a cheer.`,
        `"Here?" said the driver. "Here," said ${b}, and looked the other way. ${a} did not watch the bucket. It was the best dig of the day, and ${a} stood with an arm round ${b} instead. They heard it, though. There was a crunch, and then a whoosh, and everyone was wet. A jet had gone up, taller than the houses. You could see right through it to the sun.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'sit', 'sad')],
          things: ['digger'],
        },
        `By six there was a new pipe, and a new black road on top, as flat as a plate. There was not a drop on it. ${a} went up to the driver. It took some courage, as you do not ask for favours from a thing like that. They talked for a bit. "How big?" said the driver. "A tablecloth," said ${a}. And the bucket came down once more, and leaned.`,
        `They filled in the hole and rolled it smooth. The taps ran. ${b} sat on the step and said that it was quite all right. ${a} looked at the digger. Then ${a} gave the driver back the horseshoe. "I'd rather have something else," said ${a}, "if the tar's still warm." He thought about it. He climbed into his cab, and put one great bucket down by the gate, and pressed.`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'stand', 'happy')],
          things: ['puddle'],
        },
        `It was only a dent. You would hardly have noticed it. But in the night there came a sound on the roofs, the first since Easter. They went to the gate in their coats to see. It had the right shape. It was quite the right size. "It'll dry up, you know," said ${b}, "this one." "Then it'll come back," said ${a}. One of the snails was on its way.`,
        `It left a hollow, shallow as a saucer. ${b} did not see it, that day. Two nights later the rain came, and they ran out in their boots. By the gate lay a puddle. "But how did it know where to be?" said ${b}. ${a} looked up at the sky. "They can pick up an egg," said ${a}, "if the driver's good."`,
      ),
    ],
  };
}

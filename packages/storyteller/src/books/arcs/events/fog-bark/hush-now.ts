import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Hush now!',
  'Do hush!',
  'Hush, I say!',
  'Not so loud!',
  'Quiet, please!',
  'Now be quiet!',
  'Oh, do be quiet!',
  'Will you hush!',
  'Hush, you!',
  'Shush now!',
] as const;
const TITLES = ['hush now', 'louder than the fog', 'a voice in the fog', 'once more, please'];

interface Parts {
  /** What A says, without a stop: "Woof". */
  readonly woof: string;
  readonly N: Figure;
  readonly n: string;
  readonly lives: string;
  readonly refrain: string;
}

function partsOf({ A, company, chance }: Going): Parts {
  const N = company.meet('lighthouse keeper');
  return { woof: A.says, N, n: N.name, lives: A.kind, refrain: chance.pick(...REFRAINS) };
}

/** In fog no lamp is any use. What is needed is somebody who has been told all year to hush. */
export const HUSH_NOW: EventPlot = { id: 'hush-now', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { woof, N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['lighthouse'],
        },
        `${n} keeps the lighthouse. It has a big lamp. ${A.introduced} lives there, too.`,
        `${A.introduced} lives in a lighthouse. ${n} keeps the lamp there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(N, 'cover', 'angry')], things: ['boat'] },
        `A boat goes out. Ting, ting! "${woof}!" says ${a}. "${refrain}" says ${n}.`,
        `Ting, ting! A boat! "${woof}!" says ${a}. "${refrain}" says ${n}.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(K, 'look-up', 'surprised')], things: ['lighthouse'] },
        `Then comes the fog. All is white. ${K.introduced} looks out. "Where is the boat?"`,
        `Fog! White, white fog. "Where is the boat?" says ${K.introduced}. Ting. It is out there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'determined'), seen(K, 'stand', 'worried')], things: ['lamp'] },
        `${n} puts on the big lamp. But fog is thick. No one can see it.`,
        `On goes the lamp. But it only makes the fog white. The boat cannot see it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'worried'), seen(A, 'stand', 'excited')], things: ['saucepan'] },
        `${n} bangs a pan. Too soft! "${woof}!" says ${a}. "${refrain}" says ${n}.`,
        `${n} calls. ${n} bangs a pan. "${woof}!" says ${a}. "${refrain}" says ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A, 'shout', 'happy')] },
        `Ting, ting! "The boat heard that!" says ${k}. "Once more, ${a}!" "${woof}!"`,
        `Ting, ting! It comes from there! "They heard you!" says ${k}. "More!" "${woof}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(K, 'stand', 'happy')] },
        `"${woof}!" Ting. "${woof}!" Ting, ting. The boat is near. It follows ${a}.`,
        `"${woof}!" Ting, ting. "${woof}!" Ting! It comes nearer and nearer.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(N, 'stand', 'surprised')], things: ['boat'] },
        `Bump! There is the boat. All are safe! They hug ${a}.`,
        `Bump! The boat is in. They are all there. They hug ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'kneel', 'happy'), seen(A, 'sit', 'proud')] },
        `"I say it no more," says ${n}. "Say what?" says ${k}. "${refrain}"`,
        `"${refrain}" says ${n}. "I said it all year. How silly of me."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(N, 'stand', 'calm')],
          things: ['boat'],
        },
        `Now ${a} is asleep. A boat goes by. Ting, ting! "${refrain}" says ${n}.`,
        `${a} has no voice left, and sleeps. Ting, ting, goes a boat. "${refrain}" says ${n}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { woof, N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(N, 'stand', 'proud'), seen(A, 'stand', 'happy')],
          things: ['lighthouse'],
        },
        `On a rock stood a lighthouse. ${N.introduced} kept the light, and polished it every day. ${A.introduced} lived there as well. "I can see why I'm here," said ${n}. "I don't know what you are for."`,
        `${N.introduced} had the best lamp on the coast. You could see it for twenty miles. In the same lighthouse lived ${A.introduced}, who had a voice. "And what are you for?" said ${n}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'excited'), seen(N, 'cover', 'angry'), seen(K, 'stand', 'happy')],
          things: ['boat'],
        },
        `Ting, ting! A fishing boat went out, with its little bell. "${woof}!" said ${a}, as loud as could be. "${refrain}" said ${n}. ${a} said it to all the boats, and ${n} said it to ${a}. ${K.introduced}, who was on a visit, waved.`,
        `${K.introduced} was staying there that week. Every time a boat went by with its bell, ting, ting, ${a} ran out. "${woof}!" "${refrain}" called ${n}, from above. "I'm counting the waves. Now I've lost my place."`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(N, 'stand', 'worried')],
          things: ['lighthouse'],
        },
        `In the afternoon the fog came in. First the sea was gone, and then the rock, and then the door. "And the boat?" said ${k}. Far out it went ting. "They're coming home," said ${n}, "and there are rocks."`,
        `Then the fog rolled in. It was like living in milk. ${k} held out one hand, and it was gone. Ting, it went, a long way off. "That's the boat," said ${k}. "Can they see us?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'determined'), seen(K, 'stand', 'worried')], things: ['lamp'] },
        `${n} lit the great lamp, and turned it up. It made the fog as bright as a sheet. But that was all. Light can't get through so much wet. "Twenty miles," said ${n}, "and today not even to the gate."`,
        `"Now you'll see something," said ${n}, and lit the lamp. They saw fog. It was white before, and now it was whiter. The light went in, and did not come out on the other side. ${n} polished it once more. It didn't help.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'worried'), seen(A, 'stand', 'excited')], things: ['saucepan'] },
        `Next ${n} tried the foghorn. It had not been used for years. Pff, it said, and a mouse came out. ${n} beat on a saucepan. "${woof}!" said ${a}, quite beside it. "${refrain}" said ${n}. "I'm trying to make a noise."`,
        `There was a horn for such days. "Pff," it said, and a feather fell out. So ${n} shouted, and banged a pan with a spoon. It made their ears ring, but fog eats up small noises. "${woof}!" "${refrain}" said ${n}. "They can't hear my pan."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(A, 'shout', 'happy'), seen(N, 'stand', 'surprised')],
        },
        `Ting, ting, ting! That was quick. "They didn't answer the pan," said ${k}. "They answered ${a}! Once more, please!" ${a} looked at ${n}. Nobody had ever asked for it before. "${woof}!" Ting, ting, ting!`,
        `But from the fog came ting, ting, ting. "Listen," said ${k}. "That's for ${a}! Do it again!" Again? ${a} wasn't sure. ${n} opened wide to say something, and then nodded. "${woof}!" said ${a}. Ting, ting!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(K, 'think', 'curious')] },
        `Then something else said it. "${woof}!" It came from the left, where the cliff is. It was only the echo, but the boat didn't know that. The bell turned left. "Not there!" cried ${n}. "There are rocks!"`,
        `"${woof}!" said ${a}. "${woof}!" said the cliff, on the other side, giving it back. Now there were two. Ting, went the bell, in the wrong place. The boat was going to the cliff. "Oh, no!" said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'determined'), seen(A, 'shout', 'determined')] },
        `${k} held on to ${a}, and thought. A cliff is always late. It can only say what has been said. "Wait," whispered ${k}. "Wait for the bell. And then at once!" Ting! "${woof}!" It came as quick as a shot, and the cliff came after.`,
        `"An echo can't be first," said ${k}. "It has to wait for you. So you must answer before it can. When they go ting, you say it, straight away!" They listened with all their ears. Ting! "${woof}!" And only then came the cliff.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(K, 'stand', 'happy'), seen(N, 'stand', 'worried')],
        },
        `Ting! "${woof}!" Ting! "${woof}!" Out there they understood it. Whoever answers first is real. The bell came round, away from the cliff. It grew. It was so near that they could hear somebody cough.`,
        `In the boat they had understood. They rang, and steered for the one who was quick. Ting! "${woof}!" Nearer. Ting! "${woof}!" They could hear the oars. ${a} was getting hoarse. "Once more," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(N, 'hug', 'happy')], things: ['boat'] },
        `Bump. There was a nose in the fog, and it was a boat. Three fishermen climbed out, as wet as mops. "Where is the one who rescued us?" they said. They did not mean ${n}. They gave ${a} the biggest fish, and then their hats.`,
        `"I can see a boot!" cried ${k}. Bump! The boat was in, with all of them, and the fish. They walked right past ${n}, and knelt down before ${a}. "You rescued us," they said.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(N, 'stand', 'calm'), seen(K, 'stand', 'happy')],
          things: ['boat'],
        },
        `The next day the sun shone. ${a} had no voice left, and was asleep on the step. A boat came by. Ting, ting! ${n} ran out with both arms up. "${refrain}" said ${n} to the boat. "Somebody's sleeping. It's the foghorn."`,
        `By morning they could see for twenty miles. ${a} lay in the sun, and slept. "Now I know what you are for," said ${n}. Ting, ting, went a boat, on its way out. "${refrain}" said ${n}, quite sharply. And all the fishermen took off their hats.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { woof, N, n, lives, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(N, 'stand', 'proud'), seen(A, 'stand', 'happy')],
          things: ['lighthouse'],
        },
        `In thirty years the lamp had not gone out for one night. ${N.introduced} saw to that, and had a framed letter that said so. The lamp stood on top of the lighthouse, as big as a bath. A clockwork turned it round, with a rumble that went down all the stairs. And at the bottom of the stairs lived ${A.introduced}. "A lamp is for the ships," ${n} used to say. "A mop is for the floor. What a ${lives} is for, I've never found out."`,
        `There was a lighthouse on a rock, and it was the pride of ${N.introduced}. The lamp went round by clockwork, day in, day out, with a noise like a mill. It had burned for thirty years without a break. ${n} had a framed letter that said so. The only other one who lived there was ${A.introduced}. There was no letter about that. ${A.names} voice could be heard above the clockwork, and ${n} had not thought that possible.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'excited'), seen(N, 'cover', 'angry'), seen(K, 'stand', 'happy')],
          things: ['boat'],
        },
        `Every boat in that bay has a bell. Ting, ting, they went, going out in the morning. "${woof}!" said ${a}, to each of them. It was meant as good luck. "${refrain}" called ${n} from above, who was writing down the weather. ${K.introduced}, who had come to stay, could see the fishermen laugh. They looked out for it, rather. "It's the same every day," said ${n}. "It's like living inside a drum."`,
        `${K.introduced} was there for the holidays, and had the room under the lamp. The boats woke everybody. They rang a bell when they passed the rock, ting, ting, and ${a} ran out to the end of it. "${woof}!" "${refrain}" said ${n}. It happened nineteen times in a morning. "Why do you do it?" ${k} asked ${a}, who only looked after the last of them until it was quite small.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(N, 'stand', 'worried')],
          things: ['lighthouse'],
        },
        `On Friday the fog came. It came in standing up, like a wall. It took the horizon, and the bay, and in the end it took the bottom of the stairs. "Eighteen are in," said ${n}, who had counted the bells. "All but one." Out in the white something went ting. There are two rows of rocks out there, and a gap, and behind the gap is the cliff.`,
        `It was so clear at noon that you could count the sheep in the next county. At one there was no next county. By two o'clock ${k} couldn't see the far end of a spoon. They stood at the rail, and listened. Eighteen boats had come in. Ting, said the nineteenth, a long way out. It didn't sound like good luck. It sounded like somebody who knocks, and does not know where the door is.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'determined'), seen(K, 'stand', 'worried')], things: ['lamp'] },
        `"This is what we're here for," said ${n}, and turned up the lamp as far as it would go. It had never been so bright. The fog lit up like a lampshade, and that was the end of it. A light can't get through a thousand million drops. Each of them keeps a bit. The clockwork rumbled. ${n} turned it up once more. "Twenty miles," said ${n}. "It says twenty miles in the letter."`,
        `${n} ran up all the hundred steps, and ${k} ran after. The flame was so white that it hissed. It shone on the fog, and the fog shone back. Down below you couldn't even see that it was on. "It's the best lamp on the coast," said ${n}, and wiped the glass, which was clean. "It is the best," said ${k}. "I don't think it's the lamp." Ting, said the boat. It was further to the left than before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'worried'), seen(A, 'shout', 'excited')], things: ['saucepan'] },
        `There was a foghorn, from before ${n}. It said pff, and blew out a nest. There was a saucepan. ${n} beat it over the rail with a ladle, and shouted. It might as well have been a pillow. Down on the rock somebody had come to the same conclusion. "${woof}!" "${refrain}" roared ${n}. "I can't hear myself bang!" ${a} sat down, and looked out at nothing, trembling all over.`,
        `They did it with noise, then. The horn had rusted solid in the year that ${n} came. So it was saucepan lids, until the ladle broke, and then it was lungs. "Ahoy!" shouted ${n}. The fog took it in, and folded it up. "${woof}!" said a voice below. "${refrain}" shouted ${n}, who at last had somebody to be angry with. It went quiet. It was a bad kind of quiet. In it the bell went twice, and fast.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised'), seen(N, 'stand', 'surprised')],
        },
        `Ting, ting, ting. "That wasn't for the saucepan," said ${k}. "They rang when they heard ${a}. They know that voice. They hear it every morning." ${n} put down the saucepan. Nobody likes to learn such a thing, after thirty years and a letter. "Well, let's have it, then," said ${n}. ${a} looked up, to see whether it was a joke. "${woof}!" Ting, ting, ting!`,
        `"They answered!" cried ${k}. "You banged for ten minutes, and nothing. ${a} said it once!" "They can't steer by a ${lives}," said ${n}. "Why not?" said ${k}. "They've had it on the same rock every day at seven." That was so. It was better than a chart. ${n} leaned over the rail. It came out stiffly. "Would you mind," said ${n}, "doing that again?" "${woof}!" Ting, ting!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(K, 'think', 'worried')] },
        `It went well for as long as you can hold your breath. Then the bell swung off to the left. "${woof}," it said there, quite plainly. It was the cliff, giving it back, as cliffs do. In the boat they heard two, and one of them was rocks. And up here they heard less and less, for the clockwork rumbled and rumbled. "I can't tell where they are," said ${k}, "and they can't tell which is ${a}."`,
        `"${woof}!" said ${a}. "${woof}!" said the cliff. It's a good cliff, and gives back everything. Out there they stopped rowing, and that was sensible. Then the bell came from the cliff's side. "They've picked the wrong one," said ${n}, in a thin voice. ${k} leaned out to listen. But the clockwork over their heads ground away, and it was hard to hear anything but that.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'determined'), seen(N, 'stand', 'sad')], things: ['lamp'] },
        `"An echo is always second," said ${k}. "It has to be. If ${a} answers the bell at once, quicker than a cliff can, they'll know which is real. But then ${a} has to hear the bell." They both looked up. The great lamp went round, and rumbled. There was one lever for it, with a seal of lead. The lamp was no use to anybody today, and it had not stopped for thirty years. ${k} did not say it. It was not a thing for a guest to say.`,
        `"You'd have to answer so fast that the cliff can't be first," ${k} called down. ${a} listened for the bell, with shut eyes, and could not catch it. It was the clockwork. There was one lever for it, with a seal of lead. If that was pulled the lamp would stand still, and go out. Then there would be a letter saying so. "Thirty years," said ${n}. Ting, it went, out there, or perhaps it did.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'reach', 'determined'), seen(K, 'stand', 'surprised'), seen(A, 'stand', 'curious')],
          things: ['lamp'],
        },
        `${n} broke the seal, and pulled the lever. It made a very small snap. The rumble ran down, slower, and slower, and stopped. The light behind them sank, and was a red thread, and was out. Nobody there had known what silence was. "${refrain}" whispered ${n}, but it was to the stairs, and the gulls, and the sea. And then they all heard it, as clear as a spoon in a cup. Ting. "${woof}!" said ${a}.`,
        `It was ${n} who pulled the lever, with both hands, and looked the other way. The clockwork sighed. The lamp went once more half round, and sank down to nothing. Now it was just a tower in a fog. You could hear a drop fall off the rail. "${refrain}" said ${n}, to nobody in particular, quite gently. Ting. It was as if it were in the room. And ${a} was there before it had finished. "${woof}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(K, 'cheer', 'excited'), seen(N, 'stand', 'worried')],
        },
        `Ting! "${woof}!" And then, a long breath late, the cliff. Out there somebody understood. They rang, and waited, and took the first. Ting! "${woof}!" The bell came round. It came through the gap. After an hour ${A.names} voice had worn down to a sort of saw. "Once more," said ${n}, who was sitting on the rock, with an arm round ${a}. "And once more. That's it. I never heard such a voice."`,
        `They had got it, in the boat. You could hear it by the bell. It asked, and it listened, and it came a bit nearer to whoever was quickest. It asked two hundred times. Two hundred times ${a} was quicker than a cliff. At the end it was not much more than a squeak. ${n} had come down with a blanket. "Can you do another?" said ${n}. ${a} could. Somebody out there was heard to sneeze.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'proud'), seen(N, 'kneel', 'happy'), seen(K, 'stand', 'happy')],
          things: ['boat'],
        },
        `Bump. There was a wet rope, and a hand, and four fishermen. They went straight past the lamp's keeper and got down on their knees on the stones. "You rescued us," they said. "We'd know that voice anywhere." ${a} tried to say something, and there was nothing left to say it with. ${n} was looking at the dark window on top. "It went out," said ${n}. "Did it?" they said. "We couldn't see."`,
        `It came out of the white all at once, an arm's length off, with four of them in it. Nobody said thank you, for nobody could speak. They had been rescued, and put their foreheads against ${a}, one after another. "I put out the light," ${n} told them, so as to have it over with. The oldest blew his nose. "That's when we could hear," he said. "We were wondering who had been so clever."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(N, 'stand', 'calm'), seen(K, 'wave', 'happy')],
          things: ['boat', 'lighthouse'],
        },
        `There is another letter now. "One night dark," it says, "for a good reason." It hangs beside the first, and lower, where ${a} can see it. The next morning was as clear as glass. ${a} slept on the step, without a voice, in a blanket. The nineteen boats came out. Ting, ting, began the first. ${n} ran down all the hundred stairs. "${refrain}" said ${n}, with one finger up. And they all went by on tiptoe.`,
        `${n} wrote it in the big book. "Friday, fog. Lamp out from three to five. All in." Under "cause" it says ${a}. On Saturday you could see the next county. The boats came past, one after another, and looked up at the rock, and missed something. "${refrain}" said ${n} to the fleet. "It's having a day off." So the fishermen cupped their hands, and said it themselves, very softly. "${woof}." On the step, under a blanket, one eye opened.`,
      ),
    ],
  };
}

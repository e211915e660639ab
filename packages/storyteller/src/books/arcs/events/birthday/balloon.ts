import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Come down, balloon!',
  'Down, balloon, down!',
  'Balloon, come back!',
  'Please come down!',
  'Balloon, come down!',
  'Balloon, to me!',
  'Down you come!',
  'Do come down!',
  'Come here, balloon!',
  'Fly down, balloon!',
  'Balloon, please come!',
] as const;
const TITLES = ['come down, balloon', 'the red balloon and the blue one', 'up there', 'the balloon that came to bed'];

/** The red balloon is up at the ceiling and will not be caught. But yesterday's blue one was up there too, once. */
export const BALLOON: EventPlot = {
  id: 'balloon',
  when: /\b(?:balloons?|presents?|gifts?)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'balloon')] },
        `A birthday party! ${A.introduced} had a balloon. It was red, with a string.`,
        `Happy birthday! ${A.introduced} has a balloon. It is big and red.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy')], things: ['balloon'] },
        `${B.introduced} had a blue one. It was old and small. It lay down here.${comesToo}`,
        `${B.introduced} had a blue one. It was old. It was down here.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['balloon', 'cake'] },
        `Then there was cake. ${a} let go of the string. Up it went! "${refrain}"`,
        `"Cake!" said ${g}. ${a} clapped. Oh! Up went the red balloon. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined')], things: ['balloon'] },
        `${a} jumped. ${a} jumped again. The string was too high. "${refrain}"`,
        `Jump, jump, jump! But ${a} was not that tall. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined')], things: ['broom', 'balloon'] },
        `${b} got a broom. Swish! The balloon went away from it. "${refrain}"`,
        `Then ${b} had a broom. Swish, swish! It only made a wind. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')], things: ['balloon'] },
        `Even ${g} was too small. The balloon sat up there. ${a} did not want any cake.`,
        `${g === 'the grown-up' ? 'The grown-up' : g} could not get it. ${a} sat down. "It likes the ceiling best."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['balloon'] },
        `${k} looked at the blue one. "That was up there, too. It came down by itself!"`,
        `"Who got the blue one down?" said ${k}. Nobody did! It got tired.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'dance', 'happy'), things: ['balloon', 'cake'] },
        `So they let it stay. They danced. They had cake. It looked down at them all.`,
        `They did not call it now. They had cake and they danced. It bobbed along.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['balloon'],
        },
        `At night ${a} is asleep. Bob, bob, bob. Who comes in? It is the red balloon.`,
        `${a} is asleep in bed. Down, down, down comes something red. Bump. Good night, balloon.`,
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
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'balloon'), seen(B, 'stand', 'happy')],
        },
        `It was ${A.names} birthday party. ${A.introduced} had a red balloon, the kind that pulls. It had a long silver string. "Don't let go," said ${B.introduced}. "I never will," said ${a}.`,
        `There were many things at the birthday party. But the best was a balloon, as round as the moon. ${A.introduced} held it by its string. "It wants to go up," said ${B.introduced}. "It wants to stay with me," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'calm'), seen(A, 'stand', 'happy')], things: ['balloon'] },
        `There was another one too, behind the chair.${comesToo} It was blue, and two days old. It had wrinkles. It lay on the carpet and rolled when you breathed.`,
        `${b} had a blue one, from another day.${comesToo} It was small now, and soft. It did not pull at all. It followed you along the floor, if you walked fast, like an old dog.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['balloon', 'cake'] },
        `Then in came the cake, with every candle lit. You cannot clap with a string in your hand. ${a} clapped. Up went the balloon, and bumped on the ceiling. "${refrain}" cried ${a}.`,
        `"Here it comes!" said ${g}, with the cake. Everyone clapped, and ${a} clapped hardest. When the clapping was over, there was no string. It was all up there. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined')], things: ['balloon'] },
        `The end of the string hung just out of reach. ${a} jumped for it. All the guests jumped for it. The floor shook, and the balloon nodded. It did not come. "${refrain}"`,
        `${a} jumped, and touched the string with one finger. It swung away. ${a} jumped ten times more. Each time it was lower than the last. That was ${a}, not the balloon. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined')], things: ['broom', 'balloon'] },
        `${b} fetched the broom. But when you wave at a balloon, you push the air at it. It sailed off, all along the ceiling, to the far side. "${refrain}" said ${b}.`,
        `"I'll sweep it down," said ${b}, with a broom. The broom went one way and so did the air. The balloon ran before it, from corner to corner. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')], things: ['cake', 'balloon'] },
        `${Gcap} stretched, and was a hand too short. "Have some cake," said ${g}. "I don't want cake," said ${a}. "It's my own birthday, and it likes the ceiling better than me."`,
        `"I'm not tall enough either," said ${g}. ${a} looked at the cake and did not eat it. It is no fun to be left by your own balloon.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious')], things: ['balloon'] },
        `Something nudged ${K.names} foot. It was the blue one. ${k} picked it up, and looked at it, and looked at the ceiling. "You were red once," said ${k}. "I mean, you were up. Who got you down?"`,
        `${k} sat down on the floor, and the blue one rolled up. "This used to be on a ceiling," said ${k} slowly. "Now it's here. How did it get down?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'balloon'), seen(A, 'stand', 'surprised')] },
        `Nobody had got it down. It had come by itself. "They get tired!" said ${k}. "It's only that they need to be up first. You don't have to catch it. You just have to let it finish."`,
        `"I didn't do anything," said ${b}. "I went to bed." "That's it!" said ${k}. "Up is what they do on the first day. Then they come and find you."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'dance', 'happy'), things: ['balloon', 'cake'] },
        `So they let it be, and had the party underneath it. It got a good view. When they danced, it danced as well. ${a} had two pieces of cake, and held one up, to show.`,
        `${a} looked up and waved. "Stay as long as you like," said ${a}. Then there was cake, and a game, and another game. The string went to and fro above them.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['balloon'],
        },
        `In the night, when ${a} was asleep, something came in through the door. It went along the bed. Then it sank, little by little, until its string lay in ${A.names} hand.`,
        `The house was dark. ${a} was asleep. A round thing came slowly down, and looked in, and stayed. In the morning it was beside the pillow.`,
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
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'balloon'), seen(B, 'stand', 'shy')],
        },
        `${B.introduced} had saved up for it, for six weeks. It was a red balloon with real gas in it, and it pulled so hard that it hummed. ${A.introduced} got it at the birthday party, and wound the string three times round one finger. "It's from me," said ${b}. "It's the best thing here," said ${a}. "I'll never let go of it." ${b} went pink with pleasure.`,
        `At the birthday party there was a table full of parcels. One thing would not lie on a table. It was a balloon. It was red, and it had been bought with six weeks' money. "It's only a balloon," said ${B.introduced}. "It isn't only anything," said ${A.introduced}, and held on to it with both hands. "I'll never let go."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'calm'), seen(A, 'stand', 'happy')], things: ['balloon'] },
        `There was a blue one, too, left over from Thursday.${comesToo} It had belonged to somebody's cousin. It had the face of an old apple, and lay behind the sofa. If you opened a door, it went for a little walk. "Poor thing," said ${a}, and did not look at it again. Nobody wants to see what becomes of balloons.`,
        `Under the table lay another, which was blue.${comesToo} It had been there since Thursday. It was as soft as an ear. When a guest went by, it got up and trundled after them for a step or two, and stopped. "Shall I throw that out?" said ${g}. "Leave it," said ${a}. "It isn't doing any harm."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'sad')],
          things: ['balloon', 'cake'],
        },
        `Then the lights went out and the cake came in. Everybody sang. It was ${A.names} own cake, with a tractor on it, and ${a} forgot about fingers and clapped. It was over in a second. There was a hum, and a bump. When the lights came on, all of them looked up. ${b} looked at ${a}. "${refrain}" said ${a}, in a voice that did not sound like anyone's.`,
        `They carried in the cake, with a tractor on it, and everyone clapped. It takes two hands to clap. ${a} knew what had happened before it had happened, and snatched, and got a fistful of air. The string went up past ${A.names} nose like a fish. "${refrain}" But the balloon had reached the ceiling, and rubbed its head on it. ${b} said that it did not matter at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined')], things: ['balloon'] },
        `They jumped for it, one at a time and then in teams. The end of the string was curled, and hung at the exact height of nobody. "${refrain}" With every jump the whole room shook, and the balloon bobbed politely, as you do to strangers. The guests wanted to play something else. ${a} would not.`,
        `${a} could jump as high as the door handle, and that was not high enough by a door. ${a} went on with it after everyone had stopped. They stood about with their plates. "Leave it, ${a}," they said. "${refrain}" said ${a}, between one jump and the next. It is a bad thing to have to see your present from underneath.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'angry')], things: ['broom', 'balloon'] },
        `A broom was worse. It sent a wind ahead of it, and the balloon fled along the ceiling from lamp to curtain and back. Then ${a} saw the hook. It was on the end of the broom in no time. One good poke, and it would come down at once. "${refrain}" said ${a}. "You'll burst it," said ${b}. "At least I'd have it," said ${a}. And nobody spoke.`,
        `After that it was the broom, and then it was two brooms tied together, with a hook. The more they chased it, the more it went. "I'll get it if I have to pop it," said ${a}. The hook went up. It was under the thing, a hand away. "${refrain}" ${b} did not say a word, but shut both eyes and waited for the bang.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['balloon'] },
        `The bang did not come. ${a} stood there, and let down the broom. "I don't want it in bits," said ${a}. "I only want it not to have been me who let go." "I'd have clapped, too," said ${b}. "It had a tractor on it." They sat down on the floor with their backs to the sofa. Above them the six weeks' money hummed to itself.`,
        `Nothing went bang. When ${b} looked, the hook was on the carpet, and ${a} next to it. "I said I'd never let go," said ${a}. "I had it for eleven minutes." "They were good ones, though," said ${b}. ${a} gave a sort of hiccup. "You're meant to be cross." "I was," said ${b}. "I've stopped. It does look nice up there."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['balloon'] },
        `It was then that the blue one came out. The door had opened, and it took a turn round the sofa and stopped at ${K.names} knee. ${k} put a finger on it. "How old is this?" said ${k}. "It's from Thursday." "And where was it on Thursday?" They looked at it, and then, all together, they looked up.`,
        `Something touched ${K.names} elbow. It was Thursday's balloon, on its rounds. ${k} was about to push it off, and did not. There was a bit of white dust on its head. ${k} rubbed it with a thumb. "That's off a ceiling," said ${k}. "It's been up there. It had its nose against it. So who got it down?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'balloon'), seen(G, 'stand', 'calm'), seen(A, 'stand', 'surprised')],
        },
        `"Nobody," said ${g}. "It came in its own time. They do. The gas creeps out, and they sink." "So it's not that it won't come," said ${k}. "It's only that it can't, yet." They worked it out. It would be lamp high by bedtime. It would be door high by midnight. "You don't have to hold on to it," said ${k}. "It'll be back."`,
        `"No one did," said ${g}. "They go up because they're light, and then they get tired, and then they come to see you." ${k} held the blue one against one cheek. "It isn't what's left of a balloon," said ${k}. "It's one that's come home." ${a} looked up for a long time. It was quite a different thing, to be looking at somebody who would be back.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'dance', 'happy'), things: ['balloon', 'cake'] },
        `They had the cake after all, and the games, with the balloon for a lamp. Whoever stood under the string had to sing. At the end the guests all said goodbye to it. "Shall I get you another," said ${b}, "a new one, that you could keep hold of?" "No, thank you," said ${a}. "I'd like to see what this one does."`,
        `So it became that sort of party: the sort with somebody looking on. They danced, and it swayed. They played at statues, and it won. ${b} was given the corner of the cake with the wheel on it. "It was the best present," said ${a}. "It's the only one that everybody could see."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['balloon'],
        },
        `At one in the morning it let go of the ceiling. It came down through the dark house by degrees, and the draught on the landing turned it to the left. ${a} was asleep, with one arm hanging out. The end of a string came over the edge of the bed, and crossed a palm, and lay still. In the morning the fingers were shut.`,
        `The door had been left open, on purpose. ${a} had meant to stay awake for it, and was fast asleep. There was a small rubbing noise along the wall, and a rustle on the mat. When it grew light there were two by the bed, a red one and a blue one. They had their heads together like old friends.`,
      ),
    ],
  };
}

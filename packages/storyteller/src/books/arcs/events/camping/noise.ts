import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Hark, what is that?',
  'Did you hear it?',
  'Who is out there?',
  'Listen, there it is!',
  'Whatever was that?',
  'Who is making that?',
  'Who goes there?',
  'Now who was that?',
  'Do you hear that?',
  'What is out there?',
  'Hush, what is it?',
] as const;
const TITLES = ['crunch', 'something outside the tent', 'with the torch off', 'who is out there'];

/** Who comes for the biscuits: a hedgehog, unless the theme has one already. */
const smallOne = ({ A, B, company }: Going): Figure =>
  company.meet([A, B].some((each) => each.kind === 'hedgehog') ? 'mouse' : 'hedgehog');

/** Something crunches outside, and stops whenever the torch goes on. */
export const NOISE: EventPlot = {
  id: 'noise',
  when: /\b(?:nois\w+|sounds?|rustl\w*|growl\w*|dark|creatures?|monsters?|spooky|scary|torch|owls?|hears?|heard|something outside)\b/i,
  young,
  middle,
  old,
};

/** Where the tent is, in a few words. */
const camp = ({ place }: Going): string => (place ? `The tent was at ${place}.` : 'They went camping in a tent.');

function young(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const guest = smallOne(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${camp(going)} There was ${A.introduced}. The torch was on.${comesToo}`,
          `${camp(going)} ${A.introduced} had the torch.${comesToo} Outside it was night.`,
        ],
        scene: {
          setting: at ?? 'forest',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy', 'torch')],
          things: ['tent'],
        },
      },
      {
        text: [
          `${B.introduced} was there, too. ${Gcap} was asleep. Biscuits by the door. Torch off!`,
          `${B.introduced} had the biscuits. ${Gcap} was asleep. Torch off!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['biscuit', 'tent'],
        },
      },
      {
        text: [
          `Crunch. Crunch. A noise outside! "${refrain}" said ${a}.`,
          `Crunch, crunch! What a noise! "${refrain}" said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['tent'] },
      },
      {
        text: [
          `Click! The torch was on. Now it was quiet. Only grass. Nobody was there.`,
          `Torch on! ${a} looked out. There was grass. There was nobody. It was quiet.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'look-up', 'worried', 'torch')], things: ['tent'] },
      },
      {
        text: [
          `Torch off. Crunch, crunch! "${refrain}" said ${b}. "Is it a bear?"`,
          `Off went the torch. Crunch! "${refrain}" said ${b}. "Is it a big bear?"`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'hide', 'worried')], things: ['tent'] },
      },
      {
        text: [
          `Click! They both looked. No bear. It was quiet again.`,
          `Torch on! They looked up and down. Nobody big was there. Not a sound.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'look-up', 'worried'), things: ['torch', 'tent'] },
      },
      {
        text: [
          `"It stops for the torch," said ${k}. "Leave it off. Wait." So they waited.`,
          `"It does not like the torch," said ${k}. So they left it off. They sat still.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'determined')], things: ['torch', 'tent'] },
      },
      {
        text: [
          `First it was all black. Then they saw stars. Then they saw grass. Crunch! "${refrain}"`,
          `The dark got lighter. There were the stars. There was the grass. Crunch, crunch! "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'curious'), things: ['star', 'tent'] },
      },
      {
        text: [
          `And there, by the door, was ${guest.aKind}. It was small. It had a biscuit.`,
          `It was ${guest.aKind}! It was no bigger than a bun. It was eating biscuits.`,
        ],
        scene: { camera: 'close', actors: [seen(guest, 'sit', 'happy')], things: ['biscuit'] },
      },
      {
        text: [
          `Now ${k} is asleep. There is a small snore. "${refrain}" says ${guest.theKind}.`,
          `They are all asleep in the tent. Somebody snores. "${refrain}" says ${guest.theKind}. Good night!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(guest, 'sit', 'surprised')],
          things: ['tent'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, at, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const guest = smallOne(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The tent was up. ${A.introduced} had the torch. ${B.introduced} had the tin of biscuits. "Four each," said ${b}, "and the rest for breakfast." The tin went outside the door, to be out of the way of toes.${comesToo}`,
          `It was a night for camping, at ${place ?? 'the edge of the wood'}. ${A.introduced} had brought a torch. ${B.introduced} had brought a tin of biscuits.${comesToo} Soon only eight were left. "Those are breakfast," said ${b}, and put the tin outside the tent.`,
        ],
        scene: {
          setting: at ?? 'forest',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy', 'torch'), seen(B, 'sit', 'happy')],
          things: ['tent', 'biscuit'],
        },
      },
      {
        text: [
          `It grew dark, as it does when you have forgotten about it. ${Gcap} said good night and began to snore. Off went the torch. It was just as black with your eyes open as with them closed.`,
          `"Good night, all," said ${g}, and went straight to sleep, which grown-ups can. ${a} put out the torch. There was nothing left to see at all. There was only a great deal of dark.`,
        ],
        scene: { time: 'night', camera: 'medium', actors: everybody(going, 'sit', 'calm'), things: ['tent', 'torch'] },
      },
      {
        text: [
          `Crunch. They all lay still. Crunch, crunch, snuff. It was just outside. "${refrain}" whispered ${a}.`,
          `Then something went crunch. It stopped. It went crunch, crunch, and then it sniffed. ${a} sat straight up. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['tent'] },
      },
      {
        text: [
          `On went the torch. ${a} put it out of the door and looked along it. There was one round piece of grass, very bright. All round that it was blacker than before. Nothing crunched.`,
          `Click! ${a} shone the torch to the left, and there was a bush. ${a} shone it to the right, and there was another. Nobody stood between them. It was quite quiet.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'look-up', 'worried', 'torch')], things: ['bush', 'tent'] },
      },
      {
        text: [
          `But the moment it was off: crunch. "${refrain}" said ${b}, with a blanket up to the nose. "I think it's a badger. No. It sounds like two badgers." Click! Not one badger was to be seen.`,
          `They lay down. Click, off. Crunch! "${refrain}" said ${b}. "That's two badgers. They've got boots on." On went the torch at once. There were no badgers, and there were no boots.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'cover', 'worried')], things: ['blanket', 'torch'] },
      },
      {
        text: [
          `They tried it quickly. They tried it slowly. They tried it with a saucepan, to bang. Each time the torch went on, it stopped. Each time it went off, it began. "It's getting bigger," said ${b}. "That was at least a bear."`,
          `So they kept the torch on. Nothing happened. But nobody can sleep with a light in their eyes. And it was growing yellow. "If we put it out," said ${b}, "there'll be a bear." They put it out for one second. Crunch.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'sit', 'scared'), things: ['torch', 'tent'] },
      },
      {
        text: [
          `${k} had been thinking. "It's afraid of the torch," said ${k}. "It stops because we look. So let's not look. Let's leave it off, and just wait." It was not easy. They held on to each other.`,
          `"Whatever it is," said ${k}, "it's shyer than we are. It can see us coming for miles, with that." So they put the torch under a pillow, and sat in the door. They sat very close.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'determined')], things: ['torch', 'pillow'] },
      },
      {
        text: [
          `At first there was nothing but black. Then there was a grey bit. That was the sky, and it was full of stars. Then the bushes came out, one by one, and the grass. "It isn't dark at all," said ${a}. "The torch was making it dark!"`,
          `And a funny thing happened. The longer they looked, the more there was. Stars came, and then the tops of the trees. They could see every blade of grass. "Who put the light on?" whispered ${b}. Nobody had.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'surprised'), things: ['star', 'tent'] },
      },
      {
        text: [
          `Crunch. There by the tin sat ${guest.aKind}. It was about as big as a bun. Its biscuit was nearly as wide as itself. It was eating round the edge. "Two badgers," said ${a}.`,
          `Something small came round the tin. It was ${guest.aKind}. It sniffed, and chose, and sat down with a biscuit. Crunch! For somebody so little it had terrible manners. "There are your badgers," said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(guest, 'sit', 'happy')], things: ['biscuit'] },
      },
      {
        text: [
          `"That's our breakfast," said ${b}. But it was such a good noise, now that they knew it. So they each took a biscuit and crunched, too. ${cap(guest.theKind)} looked round once and went on.`,
          `They were so glad that they began to laugh. ${cap(guest.theKind)} stopped. "Go on," said ${b}. They all had a biscuit, so that it would feel at home. Soon there was crunching on both sides.`,
        ],
        scene: {
          camera: 'medium',
          actors: [...everybody(going, 'sit', 'happy'), seen(guest, 'sit', 'happy')],
          things: ['biscuit', 'tent'],
        },
      },
      {
        text: [
          `Later the torch was off, and everybody was asleep. In the tent ${g} gave a long, loud snore. Outside, ${guest.theKind} dropped its biscuit. "${refrain}" said ${guest.theKind}.`,
          `Then they slept. It was quite still, but for one snore, like a saw in a plank. That was ${g}. "${refrain}" said ${guest.theKind}, and waited for it to stop.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(guest, 'stand', 'surprised'), seen(K, 'sleep', 'sleepy')],
          things: ['tent'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, at, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const guest = smallOne(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} was not afraid of the dark, and said so all through the packing. "It's only the same things with the light off," said ${a}. ${B.introduced} did not say anything. ${b} had packed the big torch, and had gone back into the house for a second battery.${comesToo}`,
          `It was their first night of camping. ${A.introduced} explained the dark to everybody. There was nothing in it, said ${a}, that had not been there at teatime. ${B.introduced} looked at the trees, which were closer than they had been at teatime. Then ${b} went back for a spare battery, to be on the safe side.${comesToo}`,
        ],
        scene: {
          setting: at ?? 'forest',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'hold', 'worried', 'torch')],
          things: ['tent'],
        },
      },
      {
        text: [
          `They camped at ${place ?? 'the edge of the wood'}, and supper came out of one saucepan. After it there were biscuits. Eight were left over. "Breakfast," said ${g}, and shut the tin, though it was the kind that never quite shuts. It stood outside the door for the night. You will want to remember the tin. Everybody else forgot it.`,
          `They had beans at ${place ?? 'the edge of the wood'}, and watched the sky go green. There was a tin of biscuits, too, for the morning. It went out on the grass, because the tent was full of people. The lid was bent and sat on it like a hat. Then ${g} yawned, and they all caught it.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: everybody(going, 'sit', 'happy'),
          things: ['biscuit', 'saucepan', 'tent'],
        },
      },
      {
        text: [
          `"Torch out," said ${g}, and was asleep before it cooled. Nobody else was. The dark came right up to their faces. Then, a little way off, or else very near, there was a noise. It waited, as if to see how they liked that. Crunch, it said. Snuff. "${refrain}" whispered ${b}.`,
          `It is never as quiet as you expect. The tent creaked. A leaf came down. ${Gcap} breathed in and out like the sea. They had got used to all of it when there came a new noise. Crunch, crunch, it went, and sniffed. It was on the other side of the cloth. The cloth was not thick. "${refrain}" said ${b}.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(B, 'sit', 'scared'), seen(A, 'sit', 'surprised')],
          things: ['tent'],
        },
      },
      {
        text: [
          `"A leaf," said ${a}. "Leaves don't sniff," said ${b}. So ${a} took the torch and put it out through the door. It made a round white hole in the night. In the hole was some grass. ${a} moved the hole along: grass, bush, a boot. Nothing crunched. "There you are," said ${a}, and switched it off. Crunch.`,
          `${a} knew what to do, and did it: you look. The torch made a path as white as milk. At the end of the path stood a tree, looking caught. There was nobody on it or behind it or up it. The crunching had stopped. "Nothing there," said ${a}. The torch went out. "Crunch," said the nothing.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'look-up', 'determined', 'torch')], things: ['bush', 'tent'] },
      },
      {
        text: [
          `"${refrain}" said ${b}. "It's a badger. I've heard one on the radio." Click. Nothing. Click. Crunch, crunch. "It's a horse. It's a horse with a limp." They lay and listened to it limp. The odd thing was that it did not come any nearer. It only grew. By ten o'clock it had antlers.`,
          `After that ${b} began to work out its size. One crunch was a badger. Two were a pony. "It's having to bend down," whispered ${b}, "to sniff like that." "${refrain}" said a voice, and it was not ${B.names} voice. It was ${A.names}. Every time the torch went on it hid, and each time it came back it was bigger. It had antlers by now.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'cover', 'scared'), seen(A, 'sit', 'worried')],
          things: ['torch', 'tent'],
        },
      },
      {
        text: [
          `"We'll leave the light on," said ${a}, quite quickly. They did, and sat up round it with their backs together. It was worse. Inside the light they could see each other's faces, which were no comfort. Outside it the whole wood had gone, as if somebody had painted over it. The torch went from white to yellow. "Where's the second battery?" said ${a}. ${b} looked. It was at home, by the clock.`,
          `Then ${a} said that they might just as well keep it lit, if ${b} was worried. ${b} looked at ${a}. "I'm worried," said ${b}. "What are you?" The light shook a bit, for a light that was being held by somebody who was not afraid. It was going yellow, too. And the spare battery, so carefully fetched, was at home on the bed.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'sit', 'scared'), things: ['torch', 'tent'] },
      },
      {
        text: [
          `"I'd better tell you," said ${a}. "I don't like it. I never did. I only like it when somebody else likes it less." There was a pause. It is a hard thing to say in a tent, where nobody can look away. "I thought it was just me," said ${b}. "Budge up." They budged up. It was only one crunch less frightening, but that was something.`,
          `"About what I said," said ${a}. "It's true. It's all the same things. I just don't believe it when it's dark." ${b} thought that over. "I was going to wake ${g}," said ${b}, "but I didn't want you to know." "I was going to ask you to," said ${a}. They moved up closer. There was a good deal more room in the tent than before.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'shy'), seen(B, 'sit', 'calm')], things: ['tent'] },
      },
      {
        text: [
          `It was ${k} who had been counting. "Nine times on," said ${k}, "and nine times it stopped. We're not hearing where it is. We're frightening it." They thought about that: something out there was sitting quite still in the dark with its heart going. "We can't see it with the light," said ${k}. "So we'll have to do without." Somebody would have to switch it off and leave it off. They all drew one long breath.`,
          `"Does it strike you," said ${k}, "that it's scared of us?" It had struck nobody. "It crunches. We jump out with a light like a train. It stops. If that was me, I'd stop, too." There was only one way to find out, and no one wanted it. The torch was nearly done in any case. "On three," said ${k}. They waited until three had been gone for some time. Then it was dark.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            seen(K, 'think', 'determined'),
            ...[A, B].filter((each) => each !== K).map((each) => seen(each, 'sit', 'worried')),
          ],
          things: ['torch', 'tent'],
        },
      },
      {
        text: [
          `They sat in the door and looked at nothing. It stayed nothing for about as long as it takes to eat an apple. Then part of it turned grey, and had an edge, and the edge was trees. Somebody seemed to be putting out stars by the handful. The grass came up, every blade. "It was here all the time," said ${a}. "We couldn't see the dark for the torch."`,
          `To begin with it was like having your head in a sack. "I don't like this at all," said ${a}, aloud, and felt the better for it. And then the sack wore thin. Stars came through. A hedge came, and its gate. They could see ${B.names} face, and the light on the grass, right to the end of the field. No torch in the world could have reached that far.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'surprised'), things: ['star', 'tent'] },
      },
      {
        text: [
          `Crunch. It was two steps away. The lid of the tin lay on the grass, and in the tin, up to its middle, was ${guest.aKind}. It backed out with a biscuit. It was about as big as a bun. It sat down and ate in a circle, sniffing. "Mind the antlers," said ${a}. ${b} had to bite the blanket.`,
          `And there was the tin with its hat off. Over the side of it came somebody the size of a teacup. It was ${guest.aKind}, pulling a whole biscuit after it. Crunch! It had the loudest mouth for its size in the country. They could see its nose going. "I think," said ${b}, very softly, "it's left its antlers at home."`,
        ],
        scene: { camera: 'close', actors: [seen(guest, 'sit', 'happy')], things: ['biscuit'] },
      },
      {
        text: [
          `There were three biscuits left by then, and they were breakfast. ${a} could have clapped once and kept them. It would have been off like a shot. They looked at each other. "I'm not very fond of breakfast," said ${b}. So they sat on in the cold, with nothing to eat, and watched it finish the tin. It took until eleven. It was worth three biscuits.`,
          `One cough would have saved the last of the breakfast. Nobody coughed. ${a}, whose biscuits they were, put a blanket round as many as it would go round. "It did come back every time," said ${a}. They stayed until the tin was empty, and ${guest.theKind} had been back to make sure. Then it went home through the grass. They could hear exactly where.`,
        ],
        scene: {
          camera: 'medium',
          actors: [...everybody(going, 'sit', 'happy'), seen(guest, 'sit', 'happy')].slice(0, 4),
          things: ['blanket', 'tent'],
        },
      },
      {
        text: [
          `They slept with the door open, to let the stars in. After a time ${g} began to snore in earnest. It was long and deep and rattled at the end. Out by the hedge ${guest.theKind} stopped short with one foot up. "${refrain}" it said. It thought it was a cow, at least. It thought it was a cow with antlers.`,
          `By midnight they were all asleep. Only ${guest.theKind} was up, under the hedge, and it did not like what it heard. Something in that tent was sawing wood. "${refrain}" it said to itself. The thing was the size of a horse, by the sound of it. And it did not stop when you looked.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(guest, 'stand', 'surprised'), seen(K, 'sleep', 'sleepy')],
          things: ['tent', 'bush'],
        },
      },
    ],
  };
}

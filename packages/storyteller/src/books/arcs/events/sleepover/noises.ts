import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { house } from './host.ts';

const REFRAINS = [
  'What was that noise?',
  'What is that noise?',
  'Listen, what was that?',
  'Ssh, what was that?',
  'Now what was that?',
  'What can that be?',
  'Ssh, what is it?',
  'What went like that?',
  'Who made that noise?',
  'Hark, what was that?',
] as const;
const TITLES = ['what was that', 'the house that would not be quiet', 'tick, drip, bump', 'too quiet'];

/** They put out one strange noise after another, until it is so quiet that nobody can sleep; then they let them back in. */
export const NOISES: EventPlot = {
  id: 'noises',
  when: /\b(?:nois\w+|sounds?|creak\w*|bumps?|spooky|monsters?|dark|scary|scared|afraid|ghosts?|snor\w+)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `${A.introduced} was at a sleepover. ${B.introduced} was there.${comesToo} "Good night," said ${g}. "Sleep well."`,
        `A sleepover! ${A.introduced} had one bed. ${B.introduced} had one.${comesToo} ${Gcap} put out the light.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'curious')], things: ['clock'] },
        `In bed ${a} heard a strange noise. "${refrain}" Tick, tock. It was only the clock.`,
        `"${refrain}" said ${a}. Tick, tock. It was strange. Oh, it was the clock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'clock')], things: ['pillow'] },
        `${a} put the clock under a pillow. No more tick, tock.`,
        `So ${a} got up. The clock went under a pillow. Now it was still.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(B, 'reach', 'determined')] },
        `Drip, drip. "${refrain}" said ${b}. It was the tap. ${b} turned it off.`,
        `Then it went drip, drip. "${refrain}" It was only a tap. ${b} turned it right off.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: everybody(going, 'walk', 'curious') },
        `Bump, bump. "${refrain}" It was a door. The door went bump. They shut it.`,
        `Then came bump, bump. "${refrain}" They went to look. A door! They shut it tight.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: everybody(going, 'sit', 'worried') },
        `Now there was no tick. No drip. No bump. It was so quiet! Nobody could sleep.`,
        `Back they went. There was no noise at all. It was too quiet. They sat up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'clock')] },
        `"It is too quiet," said ${k}. ${k} got the clock out. Tick, tock. That was better.`,
        `"I miss the clock," said ${k}. Out it came. Tick, tock, it said. Hello, clock!`,
      ),
      page(
        { setting: 'bathroom', camera: 'wide', actors: everybody(going, 'walk', 'happy') },
        `They let the tap go drip. They let the door go bump. Tick, drip, bump.`,
        `The tap may drip again. The door may bump again. What a nice noise!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `"Good night, noises." Soon there was one more. Snore! "${refrain}" It was ${a}, fast asleep.`,
        `Tick, drip, bump. And a snore! "${refrain}" said ${g}. It was ${b}. They were both asleep.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `${A.introduced} had come for a sleepover at ${house(going)}. ${B.introduced} was there too.${comesToo} They had two beds and one lamp. "Good night," said ${g}, and clicked it off. That was the first noise.`,
        `It was the sleepover at last. ${A.introduced} slept by the wall of ${house(going)}.${comesToo} ${B.introduced} slept by the window. ${Gcap} turned out the light and went downstairs. Creak, said the stairs.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'curious')], things: ['clock'] },
        `At home the dark was quiet. This dark went tick, tick, tick. That was strange. "${refrain}" whispered ${a} in bed. "The clock," said ${b}. "It's only loud when you listen."`,
        `In bed ${a} lay and listened. Tick, tick. It was very strange. "Somebody has very small shoes." "${refrain}" said ${a}. It was the clock. They looked, to be sure.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'clock')], things: ['pillow'] },
        `"I can't sleep with that," said ${a}. The clock went under a pillow. They had to put another pillow on it, and then a jumper. At last it gave up.`,
        `"Hush," said ${a}. It went into a jumper, and under a pillow. Now it could walk about in there. "Good night," said ${a}.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(B, 'reach', 'determined')] },
        `They had just lain down. Plip. Then nothing. Then plip. "${refrain}" said ${b}. They followed it along the passage. It was the bathroom tap. ${b} turned it as hard as a tap goes.`,
        `Then there was a plip. It waited until you had forgotten it. Plip. "${refrain}" said ${b}. It was only the tap. ${b} turned it and turned it until it stopped.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: everybody(going, 'walk', 'worried') },
        `They were halfway back when it came. Bump. Bump-bump. Everyone held on to everyone. "${refrain}" It was a door that did not shut. "Stop it," said ${b}, and pushed a slipper under it.`,
        `Bump. "Stop," said ${b}. They stood still in the passage. Bump, went something downstairs. "${refrain}" Three steps down, they saw it. A door was swinging, all by itself, in the wind. They wedged it with a slipper.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: everybody(going, 'sit', 'calm') },
        `"There," said ${a}. "That's every noise in the house." They lay down. No tick. No plip. No bump. It was as quiet as the inside of a stone.`,
        `Now there was nothing left to hear. They got back into the beds. "Lovely," said ${b}. "Yes," said ${a}. Then nobody said anything, and nothing else did either.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'worried'), seen(B, 'sleep', 'worried')] },
        `It went on being quiet. In bed ${a} could hear it. "It's like somebody not talking." "Are you asleep?" said ${a}. "I can't," said ${b}. "It's too loud."`,
        `But a quiet like that has no sides. In bed ${b} lay and waited for a noise. So did ${a}. The longer it did not come, the bigger it was going to be. "I don't like it," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'clock')] },
        `"I know what it wants," said ${k}. ${k} dug down under the pillow, and there was the clock, quite warm. Tick, tick, tick. You could hear where the room was again. "Hello," said ${a}.`,
        `It was ${k} who got up and let the clock out. Tick, tick, said the very small shoes. They went round and round the room, keeping an eye on things. "That's better," said ${k}.`,
      ),
      page(
        { setting: 'bathroom', camera: 'wide', actors: everybody(going, 'walk', 'happy') },
        `After that they put them all back. ${b} undid the tap until it said plip. They took the slipper away, and the door bumped to say thank you. Tick, plip, bump. It was almost a song.`,
        `They gave the house back its noises. "Here you are, tap. Here you are, door." "We know you now," said ${a}. "You can do it as much as you like."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `At midnight ${g} woke up. Tick. Plip. Bump. Those were the old ones. But there was a new one, like a small saw. "${refrain}" said ${g}. It was ${a}, asleep, with open mouth. And it was keeping time.`,
        `When ${g} came up to bed, there was tick, and plip, and bump. And there was a long rrrrr, and a whistle. "${refrain}" said ${g}, and looked in. They were asleep, the lot of them, and snoring in turns.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `Before the sleepover, ${B.introduced} had slept at ${house(going)} a hundred times.${comesToo} ${A.introduced} had never slept there at all. "You won't hear a thing," said ${b}. "It's the quietest house there is." ${Gcap} clicked off the lamp, and the stairs said goodbye to ${g}, one by one. ${a} had counted eleven noises before the door was shut.`,
        `${A.introduced} had packed for the sleepover at ${house(going)} with great care.${comesToo} There was a toothbrush, and a spare toothbrush. But you cannot pack a night. The one at home was soft and went all round you. This one was somebody else's. "Are you all right?" said ${B.introduced}, who was used to it. "Perfectly," said ${a}. ${Gcap} put out the light.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'worried')], things: ['clock'] },
        `Tick, it began. In bed ${a} lay like a plank. Tick, tick, tick, rather fast, as if it had somewhere to be. "${refrain}" "What was what?" said ${b}. "I don't hear anything." "That!" There was a long wait. "Oh," said ${b}. "The clock. Fancy you hearing the clock." To ${b} it was like hearing the wallpaper.`,
        `There were feet in the wall. They were very small, and they never got tired. In bed ${a} stopped breathing to listen. "${refrain}" said ${a}. "Mm?" said ${b}. "Something's walking." ${b} sat up, and really tried. "There's only the clock," said ${b}. "It's always done that. I think it has."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'clock'), seen(B, 'sit', 'surprised')] },
        `"It'll have to go," said ${a}. The clock went under a pillow. It ticked through the pillow. It went into a drawer with two jumpers on top, and at last it was only a sort of thought. ${b} did not much like to see the drawer shut. But a guest is a guest. "Now you'll sleep," said ${b}.`,
        `${a} took the clock in both hands and shut it in a drawer, among the socks. It felt warm, and it ticked at ${a} all the way. "I'm sorry," said ${a}. The shelf where it had stood was very empty. ${b} kept looking there, to see what time it was not.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'sleepy')] },
        `Then it was the tap. You would never have noticed it by day. By night it let each drop grow as fat as a plum, and then it let go. "${refrain}" hissed ${a}. They screwed it up as tight as it would go. "That's been dripping since before I was born," said ${b}. It sounded like something being missed already.`,
        `Plip. ${a} waited for the next one. It is a dreadful thing to wait for a plip. "${refrain}" said ${a}, the moment that it came, and ${b} groaned. They found it in the bathroom. They turned it, both together, until it squeaked and was still. It took all their strength.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: everybody(going, 'walk', 'worried') },
        `Bump. That one they both heard. "${refrain}" said ${a}, and for once ${b} did not say that it was nothing. They went down close together. A door stood in the dark, and opened itself, and shut itself. Bump. "It's the draught," said ${b}, who had gone rather pale. "The kitchen door doesn't fit. Only I've never come down to see it." They stopped it with a slipper.`,
        `On the way back there was a bump. It was below them, and it was not small. "${refrain}" "The kitchen door," said ${b}. "It doesn't fit." But they had both been looking for noises so hard that they had got good at it. It took them four minutes to go down twelve stairs. It was the kitchen door. It did not fit. ${a} pushed a slipper under it and made it.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'calm')] },
        `"That's all of them," said ${a}, back under the covers. They had done the clock and the tap and the door. They had done the window, the coat hanger and the loose slat. There was not a sound left in that house. "Listen to that," said ${a}. ${b} listened. ${b} did not say anything.`,
        `They had put out every noise in the house, the way you put out lamps. "There," said ${a}. "Now it's like at home." It was not like any home at all. It was like being inside a pillow. ${a} turned over, and it sounded like a landslide.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sleep', 'worried'), seen(A, 'sleep', 'worried')] },
        `An hour went by, or it may have been a minute. Nobody could say, without a clock. "Are you awake?" It was ${b} who asked. In bed ${b} was lying with both eyes open. "I've never heard it like this. It's as if they'd all gone off and left us." "I thought you'd like it," said ${a}. "I did it so that I could sleep here. And now you can't."`,
        `In bed ${b} lay and stared. It was ${b} who could not sleep now. All those nights there had been something going on down there. Somebody ticked, and somebody dripped, and somebody saw to the door. You could leave it all to them. "It's not the same house," said ${b}. "I know I said I couldn't hear them. I think I only couldn't hear them because they were there."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious')] },
        `"At home," said ${k}, thinking, "there's a boiler that coughs, and there's a dog over the road. I never hear those either." It was quite true. Every quiet place is full of noises that have been forgiven. "So it isn't quiet that you want," said ${k}. "It's to know who's making it."`,
        `${k} had been thinking it out, there in the dark. "When I sleep at home, something hums," said ${k}. "It's never once kept me awake. It isn't strange. That's all the difference there is." A strange noise is a noise that you have not met. And tonight they had met every one.`,
      ),
      page(
        { setting: 'bathroom', camera: 'wide', actors: everybody(going, 'walk', 'happy') },
        `They went round with a torch and put them back. ${a} did it; it was only right. The clock came out of its drawer, still talking. The tap was let loose. "Plip," it said, and ${a} said good evening to it. When the slipper was pulled away, the door thought about it, and bumped. "That's the kitchen," said ${a}. "It doesn't fit."`,
        `So off they went again, in bare feet, and this time it was like giving presents. Here was the clock, for the shelf. Here was a drop for the bath. ${a} took the slipper out of the door and held it open, for a good long swing. Bump! "Thank you," said ${b}. It was not said to the door.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `Tick, they went. Plip. Tick, bump. ${a} lay and told them over like the names of friends, and was asleep before the end. Some time after midnight ${g} sat up. "${refrain}" said ${g}. There was a new one. It was long and low, with a whistle at the end of it. It came from the guest, and it fitted in as if it had always been there.`,
        `"Goodnight, clock," said ${a}. "Goodnight, tap. Goodnight, door that doesn't fit." There was one that answered, and it was ${b}, snoring. At breakfast ${g} looked at them over the toast. "There was the oddest noise in the night," said ${g}. "${refrain}" ${a} smiled. "That was only me, sleeping," said ${a}. "You'll get used to it."`,
      ),
    ],
  };
}

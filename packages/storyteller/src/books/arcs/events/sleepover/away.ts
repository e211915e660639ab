import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { house } from './host.ts';

const REFRAINS = [
  'Not like at home.',
  'Not like my bed.',
  'It is the wrong way round.',
  'It is all back to front.',
  'Not the way I know.',
  'Not how I know it.',
  'Not as it should be.',
  'It is all wrong here.',
  'It is the other way round.',
  'Not where mine is.',
  'It is all turned round.',
] as const;
const TITLES = ['the wrong way round', 'feet on the pillow', 'the other end of the bed', 'good morning, feet'];

/** In this bed everything is on the wrong side, and then somebody lies down with the feet where the head goes. */
export const AWAY: EventPlot = {
  id: 'away',
  when: /\b(?:miss\w*|homesick|home|first|lonely|phone|friends?|grand\w*|nan\w*|granny|aunt\w*|cousins?)\b/i,
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
        `${A.introduced} was at a sleepover. ${B.introduced} was there.${comesToo} There were two beds. Jump, jump!`,
        `A sleepover! ${A.introduced} had a bag. ${B.introduced} had a bag.${comesToo} Here were their beds.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(A, 'sit', 'calm')], things: ['lamp'] },
        `"Good night," said ${g}. The door was left open. There was a line of light.`,
        `${Gcap} said good night. A little light came in.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'worried')] },
        `In bed ${a} looked for the light. It was behind. "${refrain}"`,
        `Where was the light? In bed ${a} could not see it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'calm', 'teddy'), seen(A, 'sit', 'sad')] },
        `"Do you want a teddy?" said ${b}. The teddy was nice. But the wall was wrong. "${refrain}"`,
        `${b} got a teddy for ${a}. But on this side was a wall. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'calm', 'cup'), seen(A, 'sit', 'sad')] },
        `${Gcap} came with some milk. It was warm. But the window was wrong, too. "${refrain}"`,
        `Then ${g} had a cup of milk. ${a} saw the window. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'happy'), seen(A, 'sit', 'surprised')], things: ['pillow'] },
        `${b} fell over on the bed. Now there were feet on the pillow! They all laughed.`,
        `Hop, flop! ${b} had both feet on the pillow. "That is the wrong end!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `"Look," said ${k}. "From this end I can see the light!" And there was the wall.`,
        `${k} put a head at that end. "Oh! Here is the light. Here is the window!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sleep', 'sleepy')] },
        `So ${a} turned round in bed. Now it was just like at home. ${a} went to sleep.`,
        `${a} lay down at the other end. It was like at home now. Soon ${a} was asleep.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'sit', 'happy')],
          things: ['pillow'],
        },
        `Next morning ${g} came in. The pillow had toes on it. "Good morning, feet!"`,
        `Now it was morning. In came ${g}. Who was on the pillow? Two feet! "Good morning, feet."`,
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
          setting: 'bedroom',
          time: 'sunset',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['backpack'],
        },
        `${A.introduced} had packed a bag for the sleepover at ${house(going)}.${comesToo} ${B.introduced} bounced on one bed, and ${a} bounced on the other. "I could live here," said ${a}. It was still light then.`,
        `"It's my first sleepover," said ${A.introduced}. They were all at ${house(going)}. ${B.introduced} had a torch.${comesToo} They had pancakes for supper. "I'm never going home," said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(A, 'sit', 'calm')] },
        `Then it was bedtime. ${Gcap} left the door open a crack. A line of light lay on the floor. "If you need me," said ${g}, "I'm at the end of it."`,
        `"Shout if you want anything," said ${g}. The door stayed open as wide as a hand. The light from the passage came in and lay down on the carpet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'worried')] },
        `In bed ${a} looked for the light. At home it came in by the feet. Here it came in behind, where you could not see it. "${refrain}" said ${a}, very quietly.`,
        `In bed ${a} turned to where the light was at home. There was the wardrobe. The light was on the other side of the world. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'calm', 'teddy'), seen(A, 'sit', 'sad')] },
        `"Have my teddy," said ${b}. He was a good teddy. So ${a} turned to the wall, to hold him against it. But there was no wall there. The wall was on the left. "${refrain}"`,
        `${b} heard a sniff, and brought a teddy across. It did help. But at home there was a wall to put your back against. Here was only an edge. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'calm', 'cup'), seen(A, 'sit', 'sad')] },
        `${Gcap} came with warm milk and sat on the bed. "We can ring home," said ${g}. "Or you can try till the cup is empty." ${a} drank slowly. The window was in the wrong place too. "${refrain}"`,
        `"Is it home that hurts?" said ${g}, with a cup of milk. ${a} nodded. "It's the window. It's meant to be there, and it's there. ${refrain}" "We can ring them up whenever you like," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'happy'), seen(A, 'sit', 'surprised')], things: ['pillow'] },
        `"I'll cheer you up," said ${b}. It was a roll, and it went wrong. There was a thump. Two feet lay on the pillow, side by side, as if they were asleep.`,
        `${b} tried to stand on both hands, to be funny. It nearly worked. Then there was ${b}, flat on the bed, upside down. "Hello," said ${b}, from the bottom end.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `${k} laughed, and bent down to look. And ${k} stopped. "Wait," said ${k}. "If your head's at this end, the light's over there. By the feet! And the wall's on this side."`,
        `${k} put a head down next to the feet. It was very strange. Nothing was strange. "Here's the light," said ${k}. "Here's the wall! It's all come right!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'pillow')] },
        `So ${a} turned round, and left the pillow where it was. It was not the room that was wrong. It had only been read from the wrong end. Light there. Wall here. Window, just so.`,
        `They did not have to move the window. They did not have to ring. They only moved ${a}. "Like at home?" said ${b}. ${a} shut both eyes and felt about. "Like at home."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')], things: ['cup'] },
        `There was still some milk in the cup. ${a} had meant to finish it and then decide. But the light lay by the feet, and ${a} was asleep.`,
        `When ${g} looked in, the cup was not empty yet. ${a} was asleep, the wrong way round, which was the right way. ${b} slept too.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'sit', 'happy')],
          things: ['pillow'],
        },
        `In the morning ${g} came in and bent down to the pillow. There were ten toes on it. "Good morning," said ${g}. "Did you sleep well?" The toes wiggled.`,
        `Next morning, two feet lay on the pillow, tucked up to their ankles. "Did you have nice dreams, feet?" said ${g}. And a voice from the other end said, "Yes."`,
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
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['backpack'],
        },
        `${A.introduced} had been looking forward to the sleepover at ${house(going)} for three weeks.${comesToo} There was a list. It said cards, torch, biscuits, and midnight, underlined. "We won't sleep at all," said ${a}. ${B.introduced}, who got tired early, said that it would be nice to sleep a bit. "You can sleep at home," said ${a}. "That's what it's for."`,
        `"The whole point of a sleepover," said ${A.introduced}, "is the over." ${B.introduced} had thought that it was the sleep.${comesToo} They unpacked in the little room at ${house(going)}. ${a} had brought cards and a torch and a list. The last thing on it was MIDNIGHT. It was all going to be quite different from home, and that was the best of it.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'wave', 'happy'), seen(A, 'sit', 'calm'), seen(B, 'sit', 'sleepy')],
        },
        `It was different. The supper had been different, and the soap. ${Gcap} said good night in a different order, window first, then lamp. "I'll leave the door ajar," said ${g}. "And there's the telephone, if anybody wants to ring home. Any time. People often do." "I shan't," said ${a}. A line of yellow light fell in and stopped beside the wardrobe.`,
        `They played cards until ${b} fell asleep holding the seven of hearts. That was at ten past nine. ${Gcap} came to see to the lamp. "Door open or shut?" "I don't mind," said ${a}. It was left open, by the width of a hand. "You can always ring home from here," said ${g}. "It's no trouble at all." ${a} said thank you, and that it would not be needed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'worried')] },
        `The trouble came when there was nothing left to do. In bed ${a} looked for the light, down by the feet, where it lived. There was a wardrobe there. It did nothing, and did it all the time. The light was behind, out of sight, at the wrong end of everything. "${refrain}" said ${a} aloud. Nobody answered.`,
        `In bed ${a} rolled over to the left and nearly fell out. At home there is a wall on the left. You put your back against it, and it holds up the night. Here it was on the right, and the light was behind, and the window was nowhere. "${refrain}" It was such a small thing. That made it worse.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'sad')], things: ['teddy'] },
        `"Are you crying?" said ${b}. "I've got a cold," said ${a}. "${refrain}" ${b} got up, and came across in the dark, and put something on the blanket. It was an old teddy, with one ear. "He's for colds," said ${b}. ${a} had meant to laugh at that teddy in the morning. He was warm, and smelled of somebody else. But there was no wall behind. "${refrain}" said ${a}, into the ear.`,
        `"${refrain}" said ${a} again. A bed creaked. "I woke up," said ${b}. "Have you lost something?" "The wall," said ${a}, and heard how it sounded. ${b} did not laugh. ${b} felt about, and pushed a one-eared teddy in at ${A.names} back, on the left. "That's where I have mine," said ${b}. He was a good teddy. He was not a wall. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'calm', 'cup'), seen(A, 'sit', 'worried')] },
        `${Gcap} must have heard the floor. ${g} brought warm milk, and did not put on the lamp. "It comes at about this time," said ${g}. "It's like hiccups. We can ring, and you can be fetched, and nobody will say a word. Or you can drink this first and ring after. It's for you to say." It was a tall cup. ${a} looked at the telephone through the door, and then at the milk.`,
        `There was milk after that, in a blue cup. ${Gcap} sat on the end of the bed. "Shall we ring?" "They'd come," said ${a}. "They'd come at once, in their slippers." "They would." ${a} could see it: the car, the cold seat, the way home. And ${b}, at breakfast, with two plates. "Can I do it when I've drunk this?" said ${a}. "You can do it when you like," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'happy'), seen(A, 'sit', 'surprised')], things: ['pillow'] },
        `${b} could not bear to watch anybody drink so slowly. "I'll do you my trick," said ${b}. "It's the only one I've got." It was a forward roll. It began well, but the bed was short. When it was over, ${b} was lying flat with both feet on the pillow, looking pleased. "It usually goes the other way," said ${b}.`,
        `"I could be funny," said ${b}. "Would that help?" There was a run, and a leap. ${b} landed on the bed the wrong way up, with toes on the pillow and head at the foot. "That's it," said ${b}. "That's all I can do." And then, because it was comfortable, ${b} stayed there.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious')] },
        `${k} was the one to see it. The line of light fell across the carpet, over the blanket, straight to that upside-down face. "Don't get up," said ${k}. "What have you got on your left?" "Wall," said the upside-down voice. "And by your feet?" "By my feet there's the door. Why?"`,
        `Then ${k} lay down with a cheek on the wrong end, to see what was so funny. It was quiet for a bit. "That's the light," said ${k}. "And that's a wall. And there's the window, over there." Nothing in the room had moved by so much as an inch. But it had all walked round to where it belonged.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'sit', 'happy')], things: ['pillow'] },
        `They turned ${a} round like a cake on a plate. Feet to the pillow. Head to the foot. And there was the light, down by the toes, a thin yellow line. There was the wall, cool and flat, on the left, and it held. "It was the right room all the time," said ${a}. "I had it upside down." "So you'll stay?" said ${b}. It was said to the ceiling, as if it did not matter.`,
        `${a} tried it. Back to the wall. Light where the feet were. If you shut one eye, the wardrobe might have been any wardrobe. "Is it like at home?" said ${b}, rather low. ${a} thought that it was like having home folded up and put in your pocket. "It's near enough," said ${a}. "You can have your bed back in the morning, if you want one the right way up."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')], things: ['cup'] },
        `There was one mouthful in the cup. ${a} held it for some time. If it was drunk, you had to choose. "I wasn't going to sleep at all," said ${a}. "I had it on a list." "We could cross it off," said ${b}, and shone the torch. So MIDNIGHT was crossed out. The cup went down on the floor with the last mouthful still in it.`,
        `The milk was nearly gone. "I didn't really want to stay awake till midnight," said ${a}. "It was only so as not to get to this bit." ${b} thought about it. "This bit's not so bad," said ${b}, "with two." Out in the passage, the telephone sat in its pool of light, in case. ${a} put down the cup and did not look at it again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `At two o'clock, when everything on the list would have been done, ${g} looked in. There was the line of light, and there were two feet on a pillow. ${a} was asleep with a wall on one side and a teddy on the other. ${b} had turned round as well, to keep it company.`,
        `${Gcap} came by once more, late, for the cup. They were both asleep. They were both upside down. It looked like a room in a mirror. ${g} drank the last mouthful, since it was there, and left the door as it was.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy')],
          things: ['pillow'],
        },
        `In the morning there was a knock. "Did you sleep well?" said ${g}, very politely, to the ten toes on the pillow. They looked at each other, as toes do. Then they bowed.`,
        `It was morning, and somebody tucked in the blanket round ${A.names} ankles. "And what will you have for breakfast, feet?" said ${g}. There was a silence from the pillow. "Socks," said a voice, from the far end.`,
      ),
    ],
  };
}

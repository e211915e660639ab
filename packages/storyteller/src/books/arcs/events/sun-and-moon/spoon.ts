import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'No sun in it!',
  'There is no sun there!',
  'That is not the sun!',
  'No sun in there!',
  'Not a bit of sun!',
  'I see no sun!',
  'But where is the sun?',
  'And where is the sun?',
  'The sun is not there!',
  'That is no sun!',
] as const;
const TITLES = [
  'a bit of sun for the moon',
  'the moon wants to see the sun',
  'good morning, moon',
  'what shines on a spoon',
];

const MOON = { things: ['moon'] } as const;
const SPOON_SEEN = { things: ['spoon'] } as const;

/** Whoever has the window brings the moon a bit of sun, which does not keep; and the moon has had it all along. */
export const SPOON: EventPlot = { id: 'spoon', young, middle, old };

function young(going: Going): Told {
  const { A, K, k, a, third, chance } = going;
  const r = chance.pick(...REFRAINS);
  const also = K === A && !third ? '' : ` ${k} helps.`;
  const beside = K === A ? [] : [seen(K, 'stand', 'happy')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'look-up', 'curious')], ...MOON },
        `It is night. ${A.introduced} sees the moon. "I never see the day," says the moon.`,
        `The moon looks in at ${A.introduced}. "What is in the day?" says the moon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')], ...MOON },
        `"There is a sun in it," says ${a}. "Please bring me a bit!"`,
        `"The sun!" says ${a}. "Oh," says the moon. "Please bring me a bit!"`,
      ),
      page(
        { setting: 'garden', time: 'day', camera: 'close', actors: [seen(A, 'hold', 'surprised', 'spoon')] },
        `Now it is day. The sun falls on a spoon. It shines! In the shade it is grey.`,
        `The next day ${a} has a spoon. The sun makes it shine. The shade does not.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), ...beside], things: ['jar'] },
        `${a} holds up a jar. Sun goes in. Lid on!${also}`,
        `${a} lets the sun into a jar. Now the lid, quick!${also}`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'hold', 'sad', 'jar')], ...MOON },
        `It is night. ${a} opens the jar. "${r}" says the moon.`,
        `Night again. Off with the lid. It is all dark. "${r}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'sad', 'rock')], ...MOON },
        `${a} brings a stone, all warm. But now it is cold. "${r}"`,
        `Next, a warm stone. At night it is cold. "${r}" says the moon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad', 'daisy')], ...MOON },
        `${a} brings a daisy, like a sun. At night it is shut. "${r}"`,
        `A daisy is like a sun. But it shuts at night. "${r}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], ...SPOON_SEEN },
        `There lies the spoon. It is night. And it shines! Who shines on it?`,
        `Look, the spoon! It shines, and it is night. What shines on it?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited')], ...MOON },
        `"You do, moon!" says ${a}. "And the sun shines on you!"`,
        `"It is you, moon! You shine, too. The sun shines on you!" says ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), ...beside],
          things: ['moon', 'sun'],
        },
        `In the morning the sun comes up. And there is the moon! "Hello," they say.`,
        `Up comes the sun. The moon is still there, quite pale. Good morning! Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, third, k, chance } = going;
  const r = chance.pick(...REFRAINS);
  const helps = third ? [seen(third, 'stand', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'look-up', 'curious')], ...MOON },
        `${A.introduced} was supposed to be asleep, and looked out of the window instead. There was the moon. "You again," said the moon. "Tell me something. What goes on in the day? I'm never there."`,
        `One night the moon stopped at the window of ${A.introduced}. "Have you ever been up in the day?" said the moon. "I never have. What is it like? Is anything in it?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')], ...MOON },
        `"There's the sun," said ${a}. "It's round like you, but you can't look at it, and it's warm." "Round like me?" said the moon. "Nobody told me. I should so like to see it! Could you bring me a bit?"`,
        `"The sun is in it," said ${a}. "It's up there all day. It's round." "Another round one!" said the moon. "And I've never met it! When I come, it's gone. Could you keep me a little?"`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'spoon'), seen(B, 'sit', 'curious')],
        },
        `At breakfast the sun fell on a spoon, and the spoon flashed. ${a} moved it into the shade. Now it was only grey. "A spoon can't shine by itself," said ${B.introduced}. ${a} put it in a pocket, and went to look for a jar.${comesToo}`,
        `At breakfast, in the sun, ${a} told ${B.introduced} about it. The spoon in the egg was so bright that it hurt. When a cloud came, it was just a spoon. "It only shines when it's shone on," said ${b}. ${a} put it away, and went to find a jar.${comesToo}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'curious'), ...helps],
          things: ['jar'],
        },
        `The jar stood in the sun until noon. You could see that it was full, right up to the top. Then ${a} put the lid on, fast. "Don't shake it," said ${b}. They carried it in with a cloth round it.`,
        `"It must be glass," said ${b}, "to see when it's full." They held it up to the sun for an hour. It was as full as could be. ${a} screwed on the lid, and put it in the cupboard.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'hold', 'sad', 'jar')], ...MOON },
        `That night ${a} took off the lid, under the moon's very nose. The jar was as dark as the room. "${r}" said the moon. "It must have got out," said ${a}.`,
        `"Are you ready?" said ${a} to the moon, and opened the jar. They both looked in. There was some dark in it. "${r}" said the moon, very kindly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'sad', 'rock')], ...MOON },
        `The next day it was a stone. It had lain in the sun until it was as hot as toast. ${a} ran with it at bedtime, and wrapped it in a sock. But the moon was late. By then it was as cold as any stone. "${r}"`,
        `A stone keeps warm. So ${a} laid one in the sun, and hugged it all through supper. The moon came over the roof at last. "Feel!" said ${a}. But there was nothing left to feel. "${r}" said the moon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad', 'daisy'), seen(B, 'stand', 'curious')], ...MOON },
        `On the third day ${b} had an idea. "A daisy looks just like it," said ${b}, "with rays." So they picked the best one. But at night a daisy shuts itself up, like a fist. "${r}" said the moon.`,
        `"Take it a picture of the sun," said ${b}. There was one growing in the grass. It was a daisy, yellow in the middle. It was a good likeness. Only daisies close in the evening. "${r}" said the moon, and sighed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised')], ...SPOON_SEEN },
        `${a} sat down on the bed, and something poked. It was the spoon. ${a} put it on the sill. And there, in the middle of the night, it shone. It was bright on one side, and it made a spot on the wall.`,
        `Nothing of the day would keep. ${a} turned out all the pockets, and there was the old spoon. It lay on the sill. It was silver. It was shining, and there was no sun for miles.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'surprised')], things: ['moon', 'spoon'] },
        `A spoon can't shine by itself. ${a} looked at the spoon, and then at the moon. "It's you. You're shining on it." "So I am," said the moon. "I've always shone. I don't know how I do it. I've no fire in me."`,
        `"It only shines when it's shone on," said ${a}, slowly. "And you are shining on it." "I do that every night," said the moon. "I couldn't tell you how. I'm quite cold. I'm mostly stones."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited')], ...MOON },
        `"You're a spoon!" cried ${a}. "The sun is round the corner, where you can see it and I can't. It shines on you, and you shine on us. That's the sun, all over you!" The moon was silent for a long time. "Oh," it said. "That one."`,
        `"Then something shines on you," said ${a}. "Isn't there a light, over there on your bright side?" The moon looked. "That? That is always there," said the moon. "It's so bright that I never asked." "That's it," said ${a}. "You've got it on your face."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), ...helps],
          things: ['sun', 'moon'],
        },
        `Early next morning ${a} and ${b} went out. On one side the sun was coming up. On the other there was still the moon, as pale as paper. It had stayed to see. "Good night," said ${a} to the one. "Good morning," to the other.${third ? ` ${k} waved to both.` : ''}`,
        `A few days later, ${b} looked up in the middle of the morning. "There's the moon, in the day!" And so it was, thin and white, on the blue. ${a} took out the spoon, and made it flash, twice. You could see that the moon was pleased.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, comesToo, third, k, chance } = going;
  const r = chance.pick(...REFRAINS);
  const N = going.company.person(K.name === 'Mr Fennel' ? 'Mr Moss' : 'Mr Fennel', 'neighbour');
  const n = N.name;
  const helps = third ? [seen(third, 'stand', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'look-up', 'curious')], ...MOON },
        `In the street where ${A.introduced} lived there were two who were up all night. One was ${n}, who baked the bread. The other was the moon. They had both got used to seeing ${a} at the window, long after anybody should be. "Tell me something," said the moon, one night in May. "You're there in the day. What goes on in it? I always come when it's over."`,
        `When ${A.introduced} could not sleep there was company. Down in the yard the baker, ${n}, came out for air, all white with flour. Up above came the moon. ${n} would nod, and go in again to his loaves. The moon was the one for talking. "What have they got, in the day?" it said. "By the time I'm over the roofs, they have put it all away."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')], ...MOON },
        `"There's the sun in it, mainly," said ${a}. "It's round, like you. It's so bright that you mustn't look at it." "There's another?" said the moon. "And I've never met it?" It's not often that you see the moon at a loss. "I suppose you couldn't bring me a bit," it said. "Only to look at." And ${a}, who liked to say yes to people, said yes.`,
        `"The sun, of course," said ${a}. "It's the same size as you, to look at. It does the day, and you do the night." The moon thought that over. "So there are two of us," it said, "and nobody ever told me. We're never in at the same time. Do you think that you could save me some?" "I'll try," said ${a}. It had been asked so politely.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'spoon'), seen(B, 'sit', 'calm')],
        },
        `"The moon can't talk," said ${B.introduced}, at breakfast on the step. ${b} liked things to be so, or not so. ${a} had a spoon, and the sun was on it, and it sent a spot of light up the wall. Then a cloud came, and it was as dull as a stone. "There," said ${b}. "A spoon doesn't shine. It's all from somewhere else. It's the same with your moon that talks." ${a} put the spoon in a pocket, so as not to answer.${comesToo}`,
        `At breakfast ${B.introduced} didn't hold with it. "It's a lump of rock," said ${b}, "and you dreamed it." The sun was on the step where they sat. ${A.names} spoon blazed up in it as if it would burn. When ${b} leaned over it went grey. "You see? It only looks alive," said ${b}. "It's all from somewhere else." ${a} put it away, rather hurt, and went to find a jar.${comesToo}`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'hold', 'sad', 'jar')], ...MOON },
        `The jar had stood in the sun from nine to five, until it was full to the brim. ${a} carried it upstairs in the dark, like a thing that may spill. "Now," said ${a}, under the moon's nose, and took the lid off. They looked in, first one and then the other. It smelled a little of pickles. "${r}" said the moon. "But thank you."`,
        `There is a way of filling a jar with sun. You hold it up, and wait, and clap on the lid. ${a} did it four times, to be sure, and kept it under a cushion. That night they opened it together. It was dark in there, as in any jar, and rather darker than outside. "${r}" said the moon. "It was kind of you to carry it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'sad', 'rock')], ...MOON },
        `Then there was the stone. It had lain on the wall all day, and was as hot as a loaf. ${a} had it in both arms at supper. But the moon rises later every night, by most of an hour, and nobody had thought of that. At ten it was warm. At half past it was only not cold. When the moon came at last, it was a stone. "${r}"`,
        `A stone can hold the sun for hours, if it's big enough. ${a} took the biggest one that could be lifted, and had it in bed. It was like sleeping with a loaf. But each night the moon is later than on the night before. By the time it looked in, the stone was cold right through, and so was ${a}. "${r}" said the moon.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(N, 'stand', 'calm')] },
        `"No luck?" said somebody below. It was ${n}, at the back door, having his air. "I know how it is. I've got a sister who opens the shop at seven. I go to bed at six. We leave each other notes, on the bread bags. Six years, now, and I couldn't tell you if she's gone grey." He turned the collar up. "You get fond of the writing," he said.`,
        `Down in the yard ${n} had seen it all. "It doesn't keep," he said. "I've tried, for my sister. She does the shop, and I do the bread. She goes in as I go home to bed. I'd like to show her a night, once. I put it in a note." He laughed, not very much. "She writes back that it's a fine day." And he went in to his oven.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['spoon', 'moon'] },
        `It was then that something poked ${a}. It was the spoon. ${a} laid it on the sill, and stared. It was the middle of the night, and the spoon was shining. There was a spot on the ceiling, thin and silver. A spoon doesn't shine, it's shone on. "That's you," said ${a}. "That's you, doing that." "I expect so," said the moon. "I do it to everything. I've never known how. I'm quite cold inside."`,
        `${a} turned over in bed, and was stabbed in the leg by a spoon. It went on the sill, to be out of the way. And on the sill it began to gleam. "It's all from somewhere else," ${b} had said. ${a} sat up. "You're shining on it," said ${a}. "And what is shining on you?" "On me?" said the moon. "I'm only rock, you know. I've often wondered where it comes from."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited')], ...MOON },
        `"On your bright side," said ${a}. "What's over there? I can't see round the corner of the world, but you can." "There's that great light," said the moon. "It's always been there. I thought that was just how things are, on that side." "That's it," said ${a}. "That's the sun. You've been looking at it all night, every night. You're covered in it." For once the moon had nothing to say.`,
        `"Look round," said ${a}, "past the edge of us. What is there, on the side where you're bright?" "Nothing. Only the glare," said the moon. "You get used to it." "But that's him!" said ${a}. "He isn't gone when you come. He's just gone from here. It's his light that you bring us." The moon said nothing for so long that a cloud went by. "I never looked," it said, "because it was so bright."`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'curious')],
        },
        `"Then we were both right," said ${b}, next day, which was handsome. "It's a lump of rock. And it's lovely." There was one thing more. They looked it up. When the moon is full, it goes down just as the sun comes up. For a few minutes they stand on two sides of the sky, and see each other over the roofs. It would be tomorrow, at five. It was also the day of the big race, at nine, and they were both in it.`,
        `In the morning ${b} listened to the end, and had the grace to go pink. "I said it about the spoon," said ${b}. "I never thought of it for the moon." They got out the almanac. Once a month, it said, when the moon is full, the one sets as the other rises. Both can be seen at once. It was tomorrow, at ten to five. There was the race at nine, and they had both trained for it since March. "You'll be asleep on your feet," said ${b}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'sleepy'), seen(N, 'stand', 'surprised')],
        },
        `They had asked at home, and had been lent the alarm clock. At four they were at the corner, in coats, and the baker's light was on. "Come outside at ten to five," said ${a}. "And tell your sister, on a bread bag." "She's asleep," said ${n}. "It's her only hour." "Then knock," said ${b}, surprisingly. ${n} looked at his floury hands. He had not knocked at that door for six years.`,
        `They had to ask at home, and were allowed as far as the corner, with coats. It was black when they got there, and the baker's window was the only light. "In half an hour you'll see something," said ${a}. "Your sister ought to see it as well." "She gets up at six," said ${n}. "I don't like to wake her." "One morning," said ${b}. ${n} stood there, with a loaf in each hand. Then he put them down.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'surprised'), seen(N, 'stand', 'happy'), ...helps],
          things: ['sun', 'moon'],
        },
        `At dawn, at ten to five, the end of the street went red. Over the chimneys on the left stood the sun, as low as a lamp. And over those on the right, huge and pale, there was the moon, which had waited. They stood there face to face with a whole town in between. ${a} held up the spoon. It had one light on this side, and another on that. Behind them a door went. "You have gone grey," said ${n}. "So have you," said his sister.`,
        `At dawn the sky went yellow at one end. Then came the edge of the sun, between two chimneys. At the other end of the street, quite low, hung the moon, as big as a cartwheel. Neither of them hurried. "There," said ${a}, not very loudly. You don't talk, when two are meeting. On the step stood ${n}, and beside him a woman in a nightcap, with flour on her sleeve. "So this is what you look like," she was saying.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')],
          ...SPOON_SEEN,
        },
        `In the race, at nine, they came in last, both of them, and yawned throughout. Nobody could understand why they didn't seem to mind. There are no notes on the bread bags any more. ${n} and his sister have breakfast together, his last thing and hers first. "Well?" said ${a}, that night, at the window. "It's very bright," said the moon, shyly. "I'd see it anywhere. I've got some on."${third ? ` And ${k}, who had been there, waved.` : ''}`,
        `${a} came in last in the race, and was asleep before the prizes. It did not matter as much as it should have. The spoon lies on the sill for good. By day it has the one on it, and by night the other. It's the same light, ${b} says. It has only come the long way round. "And did you like him?" said ${a}. "We didn't talk," said the moon. "But I do know him now."${third ? ` And ${k}, who had been there, waved.` : ''}`,
      ),
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { GoneToTheSea } from './arc.ts';

const MOST = 20;

/**
 * There is a nearly new set to be had, on the day when it would matter most; but there is room for only one. Whoever took
 * one long ago has something to say about it.
 */
export function old(bound: GoneToTheSea): Told {
  const {
    hero: H,
    child: K,
    neighbour: A,
    second: S,
    part,
    words,
    never,
    standIns,
    We,
    are,
    home,
    refrain,
    chance,
  } = bound;
  const { x, they, them, is } = words;
  const us = We === 'We' ? 'us' : 'me';
  const [one, two] = standIns;
  return {
    title: titled(
      chance.pick(
        `wish you were here`,
        `what ${H.names} ${x} wrote`,
        `${H.name} and the nearly new ${x}`,
        `gone to the sea, back when missed`,
        `a letter to the ${x} of ${H.name}`,
        `room for only one`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          never
            ? [
                `Most ${H.kinds} have ${x}, and ${H.introduced} had none. It was the first thing people said, and they often said it as if they had found something out. "I know," said ${H.name}. "I've looked." ${H.name} had looked for years, in all the sensible places. It had never come to anything.`,
                `There was a place for ${x} on ${H.introduced}, and there was nothing in it. "They may have been left off," said the neighbours, who meant to be kind. "Perhaps there were not enough to go round." You can get used to being looked at. But nobody gets used to being looked at for what is not there.`,
                `"Excuse me," people said to ${H.introduced}, "but where ${is} your ${x}?" They seemed to think that ${H.name} had put ${them} down somewhere. There is no good answer to it. "Out," said ${H.name}, in the end. "Just now." And that, as it turned out, was truer than anybody knew.`,
              ]
            : [
                `${H.introduced} had ${x}, and thought about ${them} as often as you think about your elbows. In the morning the ${x} got up when ${H.name} got up. At night ${H.name} lay down on top of ${them}. Nobody had ever said good morning to ${them}, or asked how ${they} did. Nobody thought that anything of the kind could mind.`,
                `There was never anything wrong with the ${x} of ${H.introduced}. That was the trouble. A thing that goes wrong gets looked after. It is patted and put to bed. But what is simply there, every day, and works, is sat on. ${H.name} had sat on the ${x} for years, and had once slid down a whole mountain that way.`,
                `If you had asked ${H.introduced} for a list of friends, the ${x} would not have been on it. ${cap(they)} would not have been on any list, except perhaps at the very end, with the roof and the kettle. And yet ${they} had been everywhere that ${H.name} had been. Not once had ${they} been asked where ${they} would like to go.`,
              ],
          `This is ${H.introduced}. Nobody thinks about ${x} until there are none.`,
        ),
        scene: { setting: home, camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: never ? 'sad' : 'calm' }] },
      },
      {
        text: keeping(MOST, [
          `On Monday there was a note on the pillow. GONE TO THE SEA. BACK WHEN MISSED. It was signed YOUR ${x.toUpperCase()}, in a small round hand that ${H.name} had never seen before. Why would one? ${H.name} looked down, and then, for a long time, in the mirror. There was a good deal of ${H.name} in it, and nothing else.`,
          `It was ${K.name} who found the note, pinned to the end of the bed. "Dear ${H.name}," it said. "${We} ${are} taking a holiday. There is cheese in the cupboard. Do not wait up. Your ${x}." "Can ${they} do that?" said ${H.name}. "${cap(they)} did," said ${K.name}. "Look at you."`,
          `A piece of paper had been pushed under the door, from the inside. It had a drawing of a wave on it. "${We} ${are} off to the sea," it said. "You will hardly notice. Yours, and so on, your ${x}." It was the "and so on" that hurt. ${H.name} read it out twice to ${K.name}, to see if it got better.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `"I shan't notice, then," said ${H.name}. ${one.old(words)} ${refrain}.`,
          `And on Saturday, of all days, there was to be the photograph. Everybody in the place was to be in it, on the steps. "We've got till Saturday," said ${K.name}. ${one.old(words)} ${refrain}.`,
          `"It can't be so hard to make some," said ${K.name}. ${one.old(words)} ${refrain}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'reach', feeling: 'determined' },
          ],
          things: one.things,
        },
      },
      {
        text: keeping(MOST, [
          `${two.old(words)} ${refrain}. And it was nearly Saturday. On Saturday there would be the big photograph, with everybody on the steps.`,
          `So they tried once more. ${two.old(words)} ${refrain}. Saturday was the day of the great photograph, and it was Wednesday already.`,
          `They gave it a night's thought. ${two.old(words)} ${refrain}. There were three days left. On Saturday they were all to be photographed, the whole place, on the steps.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'think', feeling: 'worried' },
          ],
          things: two.things,
        },
      },
      {
        text: keeping(MOST, [
          `On Thursday there was a card, with a pier on the front. "There is so much room here," it said. "${We} swim before breakfast. A lady asked where ${We === 'We' ? 'we were' : 'I was'} from. Nobody had ever asked. Your ${x}." ${H.name} held it up to the light, as if there might be more. "I could have asked that," said ${H.name}. "Yes," said ${K.name}. "You could."`,
          `The post came, and it smelled of fish. "${We} have seen a whale," said the card. "Everybody waves at ${us} from the boats. ${We} did not know that one could be waved at. Wish you were here. Your ${x}." "Do you think it's meant?" said ${H.name}. "The last bit?" "It's printed on," said ${K.name}, who had to be honest.`,
          `A card came, of a lighthouse. "Today ${We === 'We' ? 'we' : 'I'} did nothing at all," it said. "It was very good. At four there was ice cream. Nobody has sat on ${us} since Sunday." ${H.name} read that line again. "I didn't know that it was on anybody," said ${H.name}. "I thought I was just sitting."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'hold', feeling: 'surprised', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(
          MOST,
          part.missed.old.map((each) => each(words)),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: A, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Friday ${S.introduced} came by with a flat box. "Nearly new," said ${S.name}. "I thought of you. You could have ${them} on by tomorrow." Inside, in tissue paper, lay somebody's ${x}, more beautiful than any that ${H.name} had ever had. "There's one thing," said ${S.name}. "There's only room for one person's ${x} on you. Put ${them} on, and yours can't come back."`,
          `There is a shop for everything, and ${S.introduced} had been to it. "I thought of you," said ${S.name}, and took the lid off. ${H.name} had never seen such ${x}, hardly used, with a guarantee. ${H.name} thought of the photograph. "What's this in the small print?" said ${K.name}. It said: ROOM FOR ONE ONLY. NO RETURNS.`,
          `"You needn't stand there like that tomorrow," said ${S.introduced}, and held out a parcel. Out of the paper came ${x}, second-hand, so fine that your mouth went dry. Everybody would look. ${H.name} had the string off. "And if my own ${x} came home?" "There'd be no room," said ${S.name}. "That's how it works. You have to choose."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['box'],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} shut the lid. It was one of the hardest things that ${H.name} had ever shut. So on Saturday they all stood on the steps, in their best, with their best sides out. "You at the end," called the man with the camera. "Could you step back a bit? There's nothing to see there." ${H.name} stepped back. In the photograph there is a piece of an ear.`,
          `"No," said ${H.name}. "Thank you. I'm expecting somebody." It sounded braver than it was. The next day was Saturday, and everybody said "Cheese". When it was over they found that they had forgotten to leave a place. Nobody had meant to. It is easy to forget a person whom you can't pick out. ${K.name} had not said "Cheese", to keep ${H.name} company.`,
          `It took ${H.name} until midnight to wrap it up again. The string had been tied so nicely. At ten next morning the photograph was taken, and ${H.name} is in it, if you know. There is an arm at the back. "You could have been in the middle," said ${S.name}. "In the middle of what?" said ${H.name}. "It wouldn't have been me."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
          things: [],
        },
      },
      {
        text: keeping(MOST, [
          `That evening ${H.name} sat down to write. COME HOME AT ONCE, it said first. "Would you?" said ${K.name}. It went into the basket. YOU ARE MINE, said the next one, and followed it. The third took until dark. "Dear ${x}. What is it like, being you? I never asked. I have found out some of what you did. Thank you. I am sorry about the sitting. Love, ${H.name}."`,
          `"What do you write to your own ${x}?" said ${H.name}. "What would you want to be written?" said ${K.name}. They sat there until the lamp smoked. In the end it was quite short. "Dear ${x}. Tell me about the sea. I said good morning today, in case you heard. There is a place kept. It is not big, but it is yours. Love, ${H.name}."`,
          `${H.name} had never written to anybody so near. The first page was all about the photograph. The second was all about ${H.name}. "There's nobody else in it," said ${K.name}, and ${H.name} saw that this was so. The third page had four lines. "Dear ${x}. I did not know that you could be asked. Are you well? Stay as long as it is nice. I miss you. Love, ${H.name}."`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'determined' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `Three nights went by, and they were long ones. On the fourth there was a foot on the stair, a small wet one, and then another. Something put down a bucket as quietly as it could. Something waited at the side of the bed, as you do when you are not sure. "Move up," it said at last. And ${H.name}, fast asleep, moved up.`,
          `Nobody saw it but the moon. Over the sill came a thin line of sand, and along the boards, and it stopped by the bed. It stopped there for some time. Then ${H.name}, in a dream, said "Good morning", as clear as anything. After that there were only a few steps more.`,
          `You cannot hear such things come home. You can only find the sand. It lay on the mat, and on every second stair. By the bed there was a whole small beach, where somebody had stood and thought about it. ${H.name} slept on, and had left the half by the wall free.`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
          things: ['footprints'],
        },
      },
      {
        text: keeping(MOST, [
          `In the morning there was no doubt of it. ${part.back.older(words)} On the chair lay a card that had been too slow for the post. "${We} got your letter," it said. "${We} read it on the pier, twice. Nobody had ever written to ${us} before. ${We} ${are} starting home tonight." "Good morning," said ${H.name}, and looked all the way down, so as to leave nothing out.`,
          `The next morning it was plain to see. ${part.back.older(words)} "Good morning," said ${H.name}. "How was it?" It is not certain that there was an answer. But ${K.name}, who came in just then, says that ${H.name} was nodding. There was a shell on the chair, the sort with the sea in it. It was the right size for one ear.`,
          `${part.back.older(words)} Next morning ${S.name} came to see. ${S.name} looked for a long while, and did not say anything about guarantees. "I had one of my own, once," said ${S.name}. "A whistle. I got a better one, so it never came home." "Did you write?" said ${K.name}. "To a whistle?" said ${S.name}. And then, much later: "Have you got a stamp?"`,
        ]),
        scene: {
          setting: home,
          time: 'day',
          camera: 'close',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: S, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Every June there is a note on the door. GONE TO THE SEA, it says, and it is in ${H.names} own hand. They are all away together. There is a photograph of that as well. ${K.name} took it. They are not in the middle of anything, and every one of them is waving.`,
          `The letter box has been busy since. ${S.name} goes to it on Fridays, with something for a whistle. People write to their shadows, and their tempers, and one to a left sock. Not all of them hear back. But you would be surprised how many find sand on the stairs.`,
          `${H.name} still sits down, because one has to. But there is a small pause before it, and a word is said. Strangers think it is "Sorry". ${K.name}, who is nearer, knows that it is "Ready?"`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

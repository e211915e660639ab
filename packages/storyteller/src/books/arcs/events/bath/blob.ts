import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Not in my eyes!',
  'It got in my eyes!',
  'Mind my eyes!',
  'Oh, my eyes!',
  'Oh, not my eyes!',
  'Keep off my eyes!',
  'My poor eyes!',
  'It stings my eyes!',
  'Water in my eyes!',
  'It ran in my eyes!',
  'Eyes shut! Too late!',
  'Ow, my eyes!',
] as const;
const TITLES = ['the blob on the ceiling', 'not in my eyes', 'look up', 'will it fall'];

/** A blob of foam sticks to the ceiling. To watch it one looks up; and who looks up gets no water in the eyes. */
export const BLOB: EventPlot = {
  id: 'blob',
  when: /\b(?:hair\w*|shampoo\w*|eyes|rins\w*|wash\w*)\b/i,
  young,
  middle,
  old,
};

/** What is washed: a dinosaur has no hair. */
const hairOf = ({ A }: Going): string => (A.isChild ? 'hair' : 'head');

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const hair = hairOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bathtub', 'bubbles'],
        },
        `"No wash!" said ${A.introduced}. ${B.introduced} was there.${comesToo} Splash! So much foam!`,
        `Bath time! Here is ${A.introduced}. Here is ${B.introduced}.${comesToo} They have a lot of foam.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited')], things: ['bubbles'] },
        `${a} threw some foam up. Splat! It stuck up there. "Will it fall?"`,
        `Up went a blob of foam. Splat! It sat on the ceiling. Will it come down?`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'calm', 'cup'), seen(A, 'sit', 'worried')] },
        `Then ${g} came to wash the ${hair}. Down came the water. "${refrain}"`,
        `Then ${g} washed ${A.names} ${hair}. The water ran down. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried')], things: ['hat'] },
        `${a} put on a hat. But under a hat no ${hair} gets wet. Off! "${refrain}"`,
        `So ${a} got a hat. The hat had to come off. Splash! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'hold', 'surprised', 'umbrella')] },
        `${a} got an umbrella. Now ${g} was wet! And then: splash. "${refrain}"`,
        `Up went an umbrella. It all ran on to ${g}. They put it away. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'excited')] },
        `"Look up!" said ${k}. "The blob! It is going to fall!"`,
        `${k} looked at the ceiling. "Oh, look! The blob is coming down!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(G, 'hold', 'calm', 'cup')] },
        `${a} looked up and up. The water ran down behind. Not one drop went in the eyes!`,
        `Up looked ${a}. Now the water ran the other way. It ran down the back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')] },
        `"All done," said ${g}. "Is it?" said ${a}. "I was looking at the blob!"`,
        `"Now it is clean," said ${g}. ${a} did not feel it. The blob was still up there.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `Now ${a} is in bed, asleep. It is quiet. Then, in the bathroom: plop!`,
        `Good night. ${a} is fast asleep. What was that? Plop! The blob came down.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const hair = hairOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bathtub', 'bubbles'],
        },
        `There was more foam than bath. ${A.introduced} sat in the middle of it, with a beard. "You look a hundred," said ${B.introduced}.${comesToo} It was the best bath of the week.`,
        `Somebody had put in too much. The foam stood up over the edge. "I can't see you," said ${B.introduced}.${comesToo} "I'm a cloud," said ${A.introduced}, from inside the bath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited')], things: ['bubbles'] },
        `${a} took a good big blob and threw it up. Splat. It did not come down. It sat on the ceiling, like an egg. "How long will it stay?" said ${b}. Nobody could say.`,
        `Up went a blob, as big as a bun. It hit the ceiling and stuck there. They waited for it to drop. It only shook a little. "It likes it up there," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'calm', 'cup'), seen(A, 'sit', 'worried')] },
        `Then ${g} came with the cup. "It's time to wash your ${hair}." "I don't want to!" said ${a}. The water ran down in front. "${refrain}" howled ${a}.`,
        `But every bath has a bad bit. "I don't want to have it washed," said ${a}. But ${g} had filled the cup. ${a} looked down. Of course it all ran forwards. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'determined'), seen(B, 'stand', 'curious')], things: ['hat'] },
        `"I need a hat," said ${a}. ${b} fetched a rain hat. It kept off every drop. "But I've got to wash what's under it," said ${g}. Off it came. "${refrain}"`,
        `${b} brought a hat with a brim. Under it, ${a} was as dry as a bone. So nothing got washed at all, and it had to go. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'hold', 'surprised', 'umbrella')] },
        `An umbrella was much better. The water ran off it all round, and into ${g}. "I am not the one who's having a wash," said ${g}. So that went too. "${refrain}"`,
        `Then ${a} thought of an umbrella. Whoosh! It worked. It all went down ${g}, front and sleeves. "No," said ${g}, and put it out on the landing. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `There was still soap to come out. "One more cup," said ${g}. ${a} bent down low, and held on to both knees. "I'm never going to be ready," said ${a}.`,
        `"It's all soap now," said ${g}. "It can't stay like that." ${a} curled up like a shell. But a shell looks down, and that is where the water goes.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'excited')] },
        `It was quiet for a moment. Then ${k} looked at the ceiling. "It's moving!" said ${k}. The blob had grown a long, thin leg. "Look up! It's going to fall!"`,
        `"Ssh," said ${k}. "The blob!" It had let go with one side. It hung there by a corner. "It's coming! Look, look, look up!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(G, 'hold', 'calm', 'cup')] },
        `${a} looked straight up, with mouth open and eyes wide open. And ${g} poured. All the water ran down behind, as if it had been asked to. ${a} did not even notice.`,
        `Everybody put back their heads. They could not look away. The cup came, and went, and came again. It ran down ${A.names} back like rain down a roof. Nobody said ouch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')] },
        `"Finished," said ${g}. "But you haven't done it yet!" said ${a}. Then ${a} felt. No soap. No sting. "It's because you looked up," said ${k}. "Water can't run uphill to your eyes."`,
        `"That's that," said ${g}. "What is?" said ${a}. It was clean to the last bit. "You have to look up," said ${k}. "Then the eyes are on top, and the water's underneath."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `The blob did not fall after all. It hung by its leg, and thought about it. Late that night, when ${a} was asleep, something went plop.`,
        `They had left it hanging there. "Leave the light on for it," said ${a}. In the night, with everyone asleep, came a small wet sound. Plop. So now we know.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const hair = hairOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bathtub', 'bubbles'],
        },
        `There is a right amount of bath foam, and it is written on the bottle. ${A.introduced} had not read the bottle.${comesToo} It had come over the side and was on its way to the door. "We'll be in trouble," said ${B.introduced}. "We'll be in foam," said ${a}. It was a bet. ${a} bet a week of puddings that a blob would stick to the ceiling. ${b} said that nothing sticks to a ceiling.`,
        `${A.introduced} and ${B.introduced} had a bet on, for a week of puddings.${comesToo} It was about foam, and there was plenty, because ${a} had tipped in half the bottle. "It'll stick," said ${a}, up to the neck. "It's mostly air," said ${b}, "and it's wet. It'll come straight down." They had argued about it all day. Now there was only one way to find out.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited'), seen(B, 'look-up', 'surprised')], things: ['bubbles'] },
        `${a} chose it with care. It was as big as a bun, and stiff. Up it went. Splat. They waited, with their arms over their heads. It stayed. It sat on the ceiling above the taps, and shook, and looked down. "I win," said ${a}. "Not until bedtime," said ${b}. "Sticking means staying. If it's there at bedtime, you win."`,
        `The first two fell in the soap. The third was a masterpiece. It flew up slowly, turning, and met the ceiling with a sound like a kiss. They counted to sixty. "There," said ${a}. "It's got to stay till bedtime," said ${b}, quickly. "Or it isn't stuck. It's only been thrown." So the bet went on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'calm', 'cup'), seen(A, 'sit', 'worried')] },
        `Then the door opened, and it was ${g}, with the cup. It was the evening when ${A.names} ${hair} was washed, and ${a} did not want to have it done. Everybody has one thing, and that was ${A.names}. It was not the wet, and it was not the soap. It was the stuff coming down over the forehead, slowly, like a curtain. "${refrain}" said ${a}, before a drop had fallen. And then it fell.`,
        `"Right," said ${g}, coming in with a cup. "That ${hair} wants to be washed." ${a} could hold a spider, and could swim a length. But at the sight of that cup, ${a} went into a ball with both hands over the face. The water came down over the front, since that was lowest, and found its way in. "${refrain}" It was always the same.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'determined'), seen(B, 'stand', 'curious')], things: ['hat'] },
        `${b} could not bear it, and ran for a hat. It was a fisherman's hat, and it kept off the water to perfection. It kept it off everything. ${a} sat beneath it as dry as toast, while ${g} waited. "I can't wash a hat," said ${g}. It had to come off. "${refrain}"`,
        `"Wait!" said ${b}. There was a sou'wester on the landing, with a brim in front and a flap behind. ${a} put it on, and tied it. Two cups went over it, and not a drop got in. Not a drop got to the ${hair} either. ${g === 'the grown-up' ? 'The grown-up' : g} untied it, quite gently. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'hold', 'surprised', 'umbrella')] },
        `Next came the umbrella. It was ${B.names} idea, and ${b} was proud of it. You held it with the handle in your teeth, low down, over the eyes. It sent the whole cup back where it came from. "I have had my bath," said ${g}, dripping. "I had it this morning." The umbrella was folded up. "${refrain}"`,
        `After that they tried it with an umbrella. It was a matter of angles, ${b} said. The water hit the top, and slid, and left by way of ${G.names} sleeve. It came out at the elbow. There was a silence. "Not that either," said ${g}, and wrung out a cuff. The soap had begun to creep down. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `"It's only water," said ${b}. That is the sort of thing people say. "You don't like moths," said ${a}, into both knees. "They're only paper." ${b} thought about moths. "No," said ${b}. "All right. It isn't only." And ${b} sat down on the mat and held on to the edge of the bath, to be near. There were three cups still to come.`,
        `${b} had stopped having ideas. "I could let you off the puddings," said ${b}, "if that's any use." It was a handsome offer. "It's not a thing you can swap," said ${a}, very small. "I know it doesn't make sense." "It doesn't have to," said ${b}. "I can't go past the cellar." Neither of them had told the other that before.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'excited')] },
        `Nobody had been watching the ceiling. It was ${k} who did now, for want of anything better. "Oh," said ${k}. "It's let go." The blob had come away at one side. It hung by a sort of neck, and it was getting longer. It was right over the taps. A week of puddings hung there with it. "Look up! Quick!"`,
        `Plip. A drop fell, from nowhere, on the soap dish. ${k} looked to see where it came from. The blob was leaning out. It had grown a chin. It stretched, like somebody looking over the edge of a bunk. "It's going to fall," said ${k}. "Or it isn't. Look up, everybody, or you'll miss it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(G, 'hold', 'calm', 'cup')] },
        `Up came ${A.names} chin. Back went ${A.names} head, as far as a head will go. "Stay," whispered ${a}. "Fall," whispered ${b}. And ${g}, who knows a chance, picked up the cup, and poured, and poured. It all ran off behind, down the neck and down the back. ${a} had both eyes wide open, and not one drop came near them.`,
        `${a} forgot about everything. When you have a week of puddings on the ceiling, there is only one place to look. ${g === 'the grown-up' ? 'The grown-up' : g} filled the cup without a sound. Once. Twice. Three times. It went over the top, and straight down the back, like rain going off a slate. "Hold on," breathed ${a}. It was the blob that was meant.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'happy')] },
        `"You're done," said ${g}. "You haven't begun," said ${a}, not moving. Then ${a} put up a hand, and felt, and it squeaked. They worked it out, there and then, with a flannel and a jug. Head down, and it runs to the eyes. Head up, and it runs away. "All these years," said ${a}. "Nobody told me where to look." They had. But nobody had put anything there to look at.`,
        `"And that," said ${g}, "is that." ${a} would not believe it. It was as clean as a plate. "But I had my eyes open! I was only looking at..." And ${a} stopped. Look down, and your eyes are in the way. Look up, and they are out of it. "You could have told me," said ${a}. "I have," said ${g}. "Every Sunday. I never thought of throwing something at the ceiling."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `At bedtime it was still up there, by one thread. So ${a} had won. "You can have the puddings, though," said ${a}, in the dark. "Half. If you hadn't made a bet of it, I'd never have looked up." "Half is fair," said ${b}. ${a} was asleep when it happened. It was ten past two. Plop.`,
        `It hung on until bedtime, as agreed. ${b} paid up without a word. But ${a} only took every other pudding, because fair is fair. In the small hours, when they were all asleep, there was a sound in the bathroom. It was small, and wet, and satisfied. Next Sunday they would need another.`,
      ),
    ],
  };
}

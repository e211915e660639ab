import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TakesTwo } from './parts.ts';

/** For the oldest: one more gold star is wanted by Saturday at five, and what there is to do cannot be seen, or is too slow. */
export function old({ F, S, A, B, Z, K, refrain, offer, chance }: TakesTwo): Told {
  const [f, s, a, b, z] = [F.name, S.name, A.name, B.name, Z.name];
  const cameToo = K ? ` ${K.name} held the box with the stars in.` : '';
  return {
    title: titled(
      chance.pick(
        'eleven stars',
        `nobody asked ${f}`,
        'two ends and one me',
        `${offer}?`,
        'a line of silver',
        'hold the gate',
      ),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(F, 'stand', 'proud'), ...(K ? [seen(K, 'hold', 'happy')] : [])],
          things: ['star', 'sign'],
        },
        `By the pump there was a board, with gold stars on it, one for every good turn. Whoever had twelve by Saturday at five would have the chair with the lions, at the long table. ${F.introduced} had eleven.${cameToo} "${offer}?" ${f} said to people, and got on with it. It saved time not to wait for the answer.`,
        `${F.introduced} did more good turns than anybody in the street. It was up on a board, by the pump, in eleven gold stars. With twelve you would be given the lion chair, at the street party, on Saturday at five.${cameToo} "I can't think why the last one should take so long," said ${f}. And it was true that people had begun to cross over.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(F, 'reach', 'happy'), seen(A, 'stand', 'surprised')] },
        `On Thursday ${A.introduced} had washed the cloth for the long table. It was as long as the street, and it had taken since dawn to hang. ${f} had it down by nine, and rolled up, with a ribbon. "${refrain}," said ${f}, and looked about for the star. "It had only just gone up," said ${a}. Something had begun to run out of the end of the roll.`,
        `The party cloth was forty yards long. ${A.introduced} had hung it in the sun, across three gardens, and had gone in to sit down. ${f} saw it, and was so glad. It was off the line, folded in sixteen and pressed flat with a bench before the kettle boiled. "${refrain}," said ${f}. "It was wet," said ${a}, quite quietly. You could have wrung out the bench.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'reach', 'calm'), seen(A, 'stand', 'calm')] },
        `Half an hour after ${f}, as a rule, there came ${S.introduced}. Nobody gave ${s} any stars. ${s} carried things back to where they had been, and unpressed them, and found the pegs. "You needn't," said ${a}. "I know," said ${s}, with an armful of pegs. It was done without a sound. There was not so much as a box on the board for it.`,
        `It was ${S.introduced} who hung it out again. ${s} did that sort of thing. If you looked along the street on any day, there was ${f} in front, like a brass band. A good way behind was ${s}, putting back the chairs. ${s} looked tired that morning, and a bit low. But you would have had to ask, to be told why. "That's that," said ${s}, to the last peg.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(F, 'hold', 'happy'), seen(Z, 'stand', 'surprised')] },
        `In the lane ${f} came upon ${Z.introduced}. ${z} had set out for the party on Monday, so as not to be late, and could see the gate. "So far from home!" cried ${f}. "And with carts about!" It took one minute to run all the way back to where ${z} had started from. "${refrain}," said ${f}. ${z} did not say a word. ${z} had none that were long enough.`,
        `${Z.introduced} was four feet from the gate. It had taken four days. There was a cousin on the other side whom ${z} had not seen since the summer before last. "You're going the wrong way, little one," said ${f}. And ${z} was put down where the lane begins, with a pat. "${refrain}." ${z} looked at the lane. It was all still there. It had just been moved to the front again.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(F, 'wave', 'happy'), seen(B, 'sit', 'surprised')] },
        `${B.introduced} was up all night, being a baker, and slept in the mornings, in a chair. "You look worn out," said ${f}, and pulled the curtains open so as to see it better. "You should be asleep." "I was," said ${b}. "${refrain}," said ${f}. On the board at noon there were still eleven stars. Somebody had thought of taking one off.`,
        `There was only ${b} left, who had shut the shop at noon, and put both feet on a stool. ${B.introduced} had just gone off when the door flew open. "You were snoring," said ${f}. "I came as fast as I could." "Thank you," said ${b}, from the ceiling. "${refrain}!" said ${f}. You could hear all the keys in the street being turned, one after the other, like a zip.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(F, 'walk', 'worried')] },
        `On Friday nobody was in. They were so much not in that they said so. "We've everything we want!" called ${a}, through the keyhole. "I'm out!" called ${b}. ${f} went from step to step with both arms ready. All the lamps that ${f} had hung were being hung again, the right way up. It was ${s} who did it. "Do you always do that?" said ${f}. "Only after you," said ${s}.`,
        `The next day it was as if there were snow. There was not a soul about. "No help today, thank you!" said a card in ${A.names} window, and there was one in ${B.names}, underlined. Down at the end somebody was turning all the flowerpots back to the sun. "I did those yesterday," said ${f}. "Yes," said ${s}. "I'm just doing them today." ${f} stood and looked back along the street. A great deal had been put right there, and all of it after ${f}.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'sit', 'sad'), seen(S, 'sit', 'calm')] },
        `${f} sat down on a step. It was the first time that anybody had seen the top of ${f}. After a bit ${s} sat there too. "${offer}?" said ${f}, and stopped, because of having listened to it. ${s} looked tired. ${f} did not ask, and did not fetch a cushion. They sat until the street lamp came on. "It's been a long day," said ${s}. "That was the good part of it." "But I didn't do anything," said ${f}. "No," said ${s}.`,
        `There are worse things than to be no use, but ${f} could not have named one. Then there was somebody on the other half of the step. It was ${s}, who was a bit low as well, and did not say why. ${f} had nine things ready to do about it. ${f} held them all down, like a lid. It grew dark, and they went on sitting. "That's better," said ${s}, at last, and meant it, and it had not cost ${f} anything but everything.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(S, 'point', 'happy'), seen(F, 'stand', 'surprised')],
        },
        `On Saturday morning ${s} was at the gate. "Could you help me?" said ${s}. Nobody had ever said that to ${f}. There had never been a gap to say it in. "It's the cloth. It's dry, and it has two ends, and there's only one of me. It will take until four, and it's round at the back, where nobody can see. I don't suppose that you would get a star for it." "How would you like it done?" said ${f}.`,
        `"I've got forty yards of cloth," said ${s}, next morning, "and two arms. It wants folding, and it can't be done alone. I've tried. Would you?" It was the last day for stars. A person who went round to the front might still pull somebody out of something. Behind the houses there was only the line, and the wind, and no one to see. "Tell me which end," said ${f}, "and what you do with it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'dance', 'happy'), seen(F, 'dance', 'happy')] },
        `There is a way of folding a long cloth. You walk towards each other, and you give up your corners, and then you go back for the bend. If either of you does it for the other, it ends in a knot. ${f} pulled once. "Wait for me," said ${s}. So ${f} waited. After the tenth fold they had left off counting. They came together, and went apart, and bowed. You would have said there was music.`,
        `They were bad at it to begin with. ${f} was at the middle before ${s} had left. "You come when I come," said ${s}. "That's all there is to it." In, and hand over; out, and shake; in again. By the third bedspread's worth, ${f} had got it. It is a queer thing to do half of something, and leave the other half alone. It was four before they had done, and neither of them had noticed it strike.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(F, 'kneel', 'worried'), seen(Z, 'walk', 'determined')] },
        `They carried it round. It was twenty to five, and there on the board was a twelfth star, a bit crooked. ${a} had put it up, for the cloth, having seen. ${f} had only to go and sit in the lions. But in the lane was ${z}. ${z} had got as far as the lamp. "${offer}?" said ${f}, and lay down flat to hear. It was a long time coming. "You could stand there," said ${z}, "and let nobody tread on me. It's only as far as the gate." "How long will it take?" "About till nine," said ${z}.`,
        `There would be a star for the cloth, said ${a}, who had watched it from an upstairs window. That made twelve. The bell was to go at five, and whoever was not there would not be in the chair. ${f} went by the lane, because it was quicker. And there was ${z}, at the lamp, doing it all a second time. ${f} knelt in the road. "I took four days off you," said ${f}. "${offer}?" You could have boiled an egg. "Walk beside me," said ${z}, "on the side where the carts are. Don't carry." It was thirty feet to go. It was ten to five.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(F, 'walk', 'calm'), seen(Z, 'walk', 'happy')] },
        `The bell went. You could hear the chairs being pulled up, and somebody called ${f}, twice. ${f} took a step, and waited, and took another. You see a good deal at that pace. There is moss in a lane, and a smell of bread. A cart came, and went round. The cheering was for ${b}, who had ten, and got the lions. "You could go," said ${z}. "It's a good way yet." "I was asked," said ${f}.`,
        `At five there was a trumpet, and then there was a silence, such as there is before somebody's name. It went on too long. They gave the lions to ${b} in the end, who had ten, and had not asked for it. ${f} heard them clap. It was a good way to the gate yet. "What do we talk about?" said ${f}. "You don't," said ${z}. But some way on ${z} did. It was about the cousin. It was the longest story that ${f} had ever listened to the end of.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sit', 'happy'), seen(F, 'sit', 'happy'), ...(K ? [seen(K, 'sit', 'happy')] : [])],
        },
        `They got to the gate at five to nine, and ${f} held it. There was still cake. ${s} had kept two places at the very bottom, on a box.${K ? ` ${K.name} was there with a lantern.` : ''} "I never put it on the board," said ${s}. "I wouldn't know how many to put." It rained a little, and then the moon came out. Up ${F.names} own step, and across it, and down, went a line of silver. It shone like anything. It had been written by somebody who had gone a long way round to do it.`,
        `The table was all crumbs when they came. But ${s} had saved half of everything, on one plate, and they ate that.${K ? ` ${K.name} yawned, and leaned on them both.` : ''} "You're late for your chair," said ${s}. "I had company," said ${f}. The board hung there by the pump in the moonlight. It had twelve stars on it, that nobody had counted again. And right across the middle of it, in no hurry, went a bright, thin line of silver.`,
      ),
    ],
  };
}

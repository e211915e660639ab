import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './office.ts';

/** For ages 8 to 12: the best of three laws does the most harm, and no fourth one mends it. */
export function old(going: Going): Told {
  const { A, B, a, b, third } = going;
  const { role, the, room, outside, all, law, C, c, refrain: r, title, things } = partsOf(going);
  const also = third ? [seen(third, 'stand', 'happy')] : [];
  const there = third ? ` ${third.name} was to come along and be everybody else.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        {
          setting: room,
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(C, 'stand', 'calm', 'book'), ...also],
          things,
        },
        `${A.introduced} became ${role} on a Monday, at nine, by sitting down. The chair had looked comfortable. "Congratulations," said ${c}, who had been waiting behind it with a book and a very sharp pencil. "${the.charAt(0).toUpperCase()}${the.slice(1)} has gone fishing. It's yours till six. Whatever you say in that chair is the ${law}."${there}`,
        `Once a year ${the} goes fishing, and then somebody else has to do it. It is all quite fair. They take the first one who comes past the door. That year it was ${A.introduced}, who had come about something else. "Sit," said ${c}, and licked his pencil. "You're ${role} until six. I write down whatever you say, and then it is so."${there}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(C, 'stand', 'calm')], things: ['cake'] },
        `"Whatever I say?" said ${a}. "Within reason," said ${c}. "And who says what's in reason?" ${c} looked it up. "You do." So there was cake before breakfast. "${r}" said ${c}. A bell rang somewhere. By twenty past nine ${all} was eating cake, and trying not to look pleased.`,
        `There ought to be a lot to think about, when one is ${role}. ${a} thought for as long as it takes to swing both legs twice. "Cake," said ${a}. "First thing. For everybody." "${r}" said ${c}, without so much as an eyebrow. From the window you could see ${all} with its mouth full.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: [seen(C, 'jump', 'calm'), seen(B, 'jump', 'excited')] },
        `The second was a joke, really. "No walking," said ${a}. "Today we hop." "${r}" ${c} hopped out with the book held straight, to make it known. It turned out that nobody looks important hopping. Along the fence came ${B.introduced}, who took it seriously. Whatever was in ${b}'s pockets hopped a second time, by itself.`,
        `"Is it allowed to be silly?" said ${a}. "It has been known," said ${c}. So that was how the hopping began. "${r}" You had to see it from above, the heads going up and down like porridge. ${c} did it with great dignity. ${B.introduced} did it best. ${b} jingled.`,
      ),
      page(
        { setting: room, camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(C, 'stand', 'happy')], things },
        `Then ${a} wanted to do it properly. There must be one thing that is good for everybody, and that nobody had thought of. ${a} thought of it. "Nobody is to be sad," said ${a}, "until six." ${c}'s pencil hung in the air. "Nobody at all?" "That's the point of it." "${r}" said ${c}, and put on a smile. One could see that it was new.`,
        `Cake and hopping were all very well. But they'd never put up a statue for it. ${a} sat in the big chair and looked out over ${all}, and felt kind. "Put this," said ${a}. "From this minute nobody's sad." It was the shortest ${law} in the book, and the best. "${r}" said ${c}, a little late.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'sad'), seen(A, 'look-up', 'surprised')], things: [] },
        `It worked. All that came past the door was smiling. It was as quiet as a shop window. And in the quiet, something behind the curtain sniffed. ${a} went to look. It was ${b}, with a smile like all the rest of them. Only, this one was being held up, at the corners, so that it shouldn't fall.`,
        `By noon there were smiles wherever you looked. ${a} had begun to count them. It was the ninth that didn't fit. It stood behind the curtain, where there is nothing to smile at, and it belonged to ${b}. ${b} had hold of it at both ends, like somebody who is hanging out a sheet in the wind.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
        `"What is it?" said ${a}. "Nothing," said ${b}. "I'm very happy. You can ask anybody." A tear came out, and took its time. It went round the smile, and off the end of ${b}'s chin. You can't wipe your eyes while you are holding up a smile. "I'm sorry," said ${b}. "I'll go and do that somewhere else."`,
        `"You're sad," said ${a}. "I'm NOT," said ${b}, in real alarm. "It's against the ${law}! I'd never!" And all the while it was running down, on both sides. "It's just that I haven't a hand free," said ${b}. "If I let go it drops. I've tried." ${a} found that there was nothing to say to that, or nothing that one says from a big chair.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(A, 'think', 'sad')] },
        `It was only a button. It was red, and it was off a coat that wasn't there any more, nor was who had worn it. "I just have it with me," said ${b}. "I had it at breakfast. I mean, at cake. Then we hopped." "Oh," said ${a}. So it was like that. The one ${law} had done it, and the other did not let anybody mind.`,
        `${a} got it out of ${b} one word at a time. A red button. It wasn't worth anything. ${b} had had it so long that there was a dent in the pocket. "And it was there until the hopping." Neither of them said whose idea the hopping had been. "It doesn't matter," said ${b}, through the smile. It was the saddest thing that ${a} had heard that day, and it had been said so cheerfully.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'jump', 'worried'), seen(A, 'point', 'worried')], things },
        `Well, what is it all for, if not for this? ${a} marched to the big chair. "Let the button be found!" "${r}" And they looked, all of them, hopping, and smiling as hard as they could. Have you ever tried to find something small while the floor jumps? ${a} made it a ${law} twice more, each time louder. That makes no difference to a button.`,
        `"I'll put it right," said ${a}, from the big chair. "Everybody's to look for it." "${r}" ${c} hopped, and the cook hopped, and the lamp rattled. A thing that's round and lies on the floor doesn't stay for that. "Quicker!" said ${a}. "Happier!" It struck four, and it struck five. It is no fun at all when they do everything you say, and nothing comes of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'sad')], things: ['chair'] },
        `There was nothing left to order. ${a} climbed down off the big chair, which took longer than going up, and sat on the carpet beside ${b}. "You can let go of that," said ${a}. "It's the ${law}." "I know. I'll look after the ${law}. You just be sad." So ${b} did it. It was loud, and not tidy, and ${a} didn't do anything about it at all. ${a} was only there.`,
        `At half past five ${a} gave up being ${role}, for a bit. It doesn't say in the book that you can. ${a} got down on the floor. "Put it down," said ${a}. "What?" "The smile. It must be heavy." It fell at once. ${b} cried like a tap, and ${a} sat next to it, and got wet on one side, and said nothing. Nobody wrote it down. ${c} had turned to the wall.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(B, 'look-up', 'surprised')],
          things: ['chair', 'button'],
        },
        `From a big chair you can see as far as the hills. What you can't see is what is under it. ${a} was lying on the carpet by then, to keep ${b} company, and looking at nothing. And in the middle of nothing, by the back leg, was something round. "What colour did you say?" said ${a}. It had been right below all day long.`,
        `When you've cried enough you lie down flat. They lay side by side, and looked at the world from underneath. It was mostly fluff. "I never knew about any of this," said ${a}. "I'm down here a lot," said ${b}. Then neither of them spoke. They'd both seen it, red and round, under the big chair. The one who gives the orders has no view of that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'happy'), seen(C, 'stand', 'happy')] },
        `It wanted a minute to six. "Any of these to keep?" said ${c}, and turned back the pages. ${a} crossed out the cake, with a sigh, and the hopping, and the long one. "Write that anybody may be sad," said ${a}. "And then somebody sits down there too." "That isn't how a ${law} goes," said ${c}. He wrote it, all the same. "${r}" he said, and then at last he blew his nose. "It was my birthday on Sunday," he said. "Nobody knew." They both sat down.`,
        `"Last orders," said ${c}, at six, still smiling, with water in his eyes. "Cross it all out," said ${a}. "All?" "You can leave one line. If anybody's sad, they may. And nobody has to do it alone." ${c} wrote for some time. "${r}" he said, and let his face go wherever it wanted to. It looked much more like a face. And ${b}'s smile was back, and neither end of it was being held.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'hug', 'happy')] },
        `${the.charAt(0).toUpperCase()}${the.slice(1)} came home with one small fish, and had the line put up over the door. On Tuesday ${a} was just ${a}. It was one of those days, and you can't cross out a day. ${a} sat down in the grass with it, and along the path came ${b}. "Could you stop here for a while?" said ${a}. "It isn't a ${law}, or anything." "${r}" said ${b}, and put the button down between them, where they could both see it.`,
        `They say that ${the} has never changed it, and that there is a cushion on that carpet now. ${a} heard of it only later. On Tuesday nobody did anything that ${a} said. The bus went without stopping, and it rained. "I'd like somebody to sit here," ${a} told the wet grass, not from a chair, and not to anyone. Nobody had to. "${r}" said ${b}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './said.ts';
import { stayingOf } from './staying.ts';

/** The long one: the book has lost its last page, and whoever stays knows how it ends. */
export function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { does, doing, where, there, hadBit, wasOut, force, between } = stayingOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'hide', 'calm')] },
        `There is a day when it's done, and all the others had done it. They were ${there}, and called to each other. ${A.introduced} was still ${where}. "I've nothing against it," said ${a}. "It's only that in here I know where everything is. Nobody has ever come back and said what it's like." And that was so. Nobody had ever come back.`,
        `Nobody knew why ${A.introduced} stayed. It was the time of the year to ${does}, and it had been so easy for all the others. They were ${there}, every one of them, and making a noise about it. But ${a} stayed ${where}. It was quiet, and it was snug, and it was never any different. "If it's so nice out there," said ${a}, "then it'll keep."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'hide', 'shy')] },
        `${K.introduced} came every afternoon. "Are you going to ${does}?" said ${k}. "${refrain}" said ${a}. It was quite polite. On Tuesday ${k} brought a biscuit for it, and on Wednesday an umbrella, in case it was the weather. "It isn't the weather," said ${a}. "It's the not knowing."`,
        `It was ${K.introduced} who worried about it. "You're the last," said ${k}. "Somebody has to be," said ${a}. "Won't you ${does}? For a biscuit?" "${refrain}" said ${a}, who had everything. You can't give anything to somebody who has everything. ${k} ate the biscuit, and thought.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'determined'), seen(A, 'hide', 'worried')] },
        `On Thursday ${k} tried it with noise. There was a drum in it, and a saucepan, and counting up to three. Would you ${does} into that? "${refrain}" said ${a}, and drew everything in. The people from next door looked over the wall. ${force} By the evening ${k} had no voice left, and it hadn't been any use.`,
        `"It wants a push," said the people from next door. They shouted, all together, and ${k} shouted with them. One of them had a trumpet. "${refrain}" came the answer, smaller than before. "Then pull," said the people. ${force} So they went home to their supper, and ${k} could only croak.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(A, 'hide', 'curious')], things: ['book'] },
        `So ${k} left off. It was a relief to them both. ${k} only sat there, on Friday, because ${k} had got used to sitting there. There was an old book from the attic, and ${k} read it out, under the breath. "A bear once went to sea in a bathtub." Nothing was said. But it was a different kind of nothing.`,
        `After that ${k} asked no more. Nobody goes on knocking at a door for ever. But ${k} didn't stop coming. ${k} brought a book, found at the bottom of a trunk, and read it there in a whisper. It was about a bear who put to sea in a bathtub. "What's a bathtub?" said somebody. It was the first question that ${a} had ever asked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'curious'), seen(K, 'sit', 'calm')], things: ['book'] },
        `On the third page there was a fog, and in the fog something knocked on the tub, from below. ${k} read it as a fog should be read. It came out as hardly more than breath. "What did?" said ${a}. "What knocked?" "I can't do it any louder," whispered ${k}. "You'd have to come to me." There was a silence. Then ${a} ${hadBit}. "I'm not ${doing}," said ${a}. "I'm only listening."`,
        `It was a good book for a whisper, for there was a fog in it. Then there came a knock, from underneath. ${k} had to stop there, and cough. "Go on!" said ${a}, and listened so hard that something gave. ${a} ${hadBit}. "What are you doing?" said ${k}. "Nothing," said ${a}. "I'm listening. That isn't the same as ${doing}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(K, 'sit', 'happy')], things: ['book'] },
        `It went on like that for a week, a page a day. Every day the bear drifted further out, and the knocking came nearer, and ${a} had to as well. "You aren't, are you?" said ${k}, on Wednesday. "${refrain}" said ${a}. "Read." And ${k} moved back by the breadth of a hand, and read, and felt a little bad about it.`,
        `They had a page each afternoon. ${k} could have read louder by then. The hoarseness had gone. But with every soft line there was a bit more of ${a}, and so ${k} let it be. Was that cheating? "Are you still only listening?" said ${k}, on the Wednesday. "${refrain}" said ${a}, by mistake, not having heard the question.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(A, 'stand', 'worried')], things: ['book'] },
        `On Sunday the bear took a deep breath, and leaned over the edge, to see who it was. ${k} turned the page. There was no page. There was the cover, and a torn edge, where somebody had wanted it for a boat, a hundred years ago. "Well?" said ${a}. "Who knocked?" "I don't know," said ${k}. "It's gone. I didn't know that it was gone."`,
        `And then it was the last page but one. "The bear leaned over," read ${k}, "and looked straight down, and saw." There it stopped. The rest had been torn out, long ago, and there was nothing left but a fringe. "Saw what?" said ${a}. ${k} looked under the book, and in the grass. "I'm sorry," said ${k}. "There isn't any more. I never looked."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(A, 'think', 'calm')] },
        `It was terrible. You can't leave a bear like that. ${k} thought of a mermaid, and of a submarine, and they were both wrong. "And there's something else," said ${k}. "I could have read louder. I did it on purpose, so that you'd come nearer." "I know," said ${a}. "I could have listened harder." It was some time before either of them said anything.`,
        `${k} shut the book. "I'd better tell you," said ${k}. "I wasn't hoarse any more. I only wanted you to ${does}." "I'd noticed," said ${a}, "by about Thursday. I thought that if I said so, you'd stop." So that was in order. But the bear was not. ${k} tried a crab, and a mermaid, and neither would do. Nothing that ${k} could think of would knock like that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(K, 'sit', 'sad')] },
        `And it came to ${a} who it was. It was quite clear, to somebody who had always lived where ${a} had. ${k} would never guess it, not from out there. "I know who!" called ${a}, and said it. But there was ${between}, and it swallowed the best of it. "A what?" said ${k}. "I can't hear you!" ${a} said it again. Only half of it got through, and it was the wrong half.`,
        `All at once ${a} knew how it ended. There are things that you only know when you have never gone anywhere. "Listen!" said ${a}, and told it all. It was no good. A small voice doesn't go far, through ${between}. "I only got the first word," said ${k}, with a hand behind one ear. For the first time ${a} had something that ${k} hadn't got. And there was no way to hand it over, from in there.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'determined'), seen(K, 'cheer', 'surprised')] },
        `You can't go back, afterwards. ${a} knew that; it was the whole trouble. There would be no more of knowing where everything was. There was a last look round, at the quiet, snug, finished place. It had been a good one. But it had no bear in it. "Don't go away," said ${a}. "I'm coming to tell you." ${wasOut[0]}`,
        `${a} thought about it for as long as it takes to breathe in. Nobody was asking, this time. Nobody had a biscuit, or a drum. ${a} could stay, and keep it, and be right about it for ever, all alone. Or ${a} could go and say it to somebody. "Wait there," said ${a}, and let go of everything. ${wasOut[1]}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'excited'), seen(K, 'kneel', 'happy')] },
        `"It was somebody who lived down there," said ${a}, out of breath. "In the dark, where it's always the same. They heard the bear singing, through the tub. They'd never wanted to come up before. They only knocked because they couldn't hear the words." ${k} said nothing. It was exactly right. "And then they got in," said ${a}. "There was room at the tap end."`,
        `"I know who knocked," said ${a}. "It was somebody who'd always been at the bottom. It was nice there. But one day something dark came over, and it was singing. And it wanted to know the second verse." ${k} looked at ${a} for a long time. "So it knocked," said ${k}. "That's how it ends. That's what was on the page." They both knew that it couldn't have been anything else.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['book'],
        },
        `${k} wrote it in, on the inside of the cover. It got late, and the light went long and yellow. ${a} looked at all of it, from one end to the other. It was not at all as they'd said. It was much more. "Shall we stop for today?" said ${k}. "It'll be cold soon." "${refrain}" said ${a}. "I've only just come."`,
        `They wrote it down together, where the page had been. Then it was evening, and there was a first star, and ${a} had to be told what that was. There was a good deal to be told. "I could go on tomorrow," said ${k}, and yawned. "Have you had enough?" "${refrain}" said ${a}. "What else have you got out here?"`,
      ),
    ],
  };
}

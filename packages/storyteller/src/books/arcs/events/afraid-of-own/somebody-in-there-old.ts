import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { goesHomeTo, partsOf } from './own.ts';

/** It sits in the dark and is screamed at; and there is a morning on which it could have been got rid of for good. */
export function old(going: Going): Told {
  const { A, K, G, a, k, chance, company } = going;
  const { word, loud, soft, trouble, helps, refrain, titles } = partsOf(going);
  const home = goesHomeTo(A);
  const Q = company.person('Mr Quill', 'grandparent');
  const q = Q.name;
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'scared')] },
        `It is a fine thing to have a ${word}, if one is used to it. ${A.introduced} had had one from the beginning, and was not used to it at all. "${loud}" it went, from nowhere, very close by. "Help!" cried ${a}, and was behind something before it was over. People said that ${a} would grow out of it. What grew was the ${word}.`,
        `Ask the neighbours, and they would tell you that ${A.introduced} was not easily frightened. Storms were all right, and so were cellars. There was only the one thing, and it had no manners. It never knocked. "${loud}" it went, and "Help!" cried ${a}, and the washing line was down again. It was ${A.names} own ${word}. That didn't make it any better.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'scared')] },
        `The first plan was to move. ${a} went round to the far side of the hill, by night, and left no address. It was a good place, with a view. For a whole day there was not a sound but grass. "You see?" said ${a} to the view, and sighed as one sighs in a new house. "${loud}" "${refrain}" cried ${a}. One could hear it in the valley.`,
        `${a} began by leaving. It was done properly, with a bag, and on the other side of the hill the bag was unpacked. ${a} sat down on it, and thought how quiet it was. One ought to have done this years ago. Then somebody yawned, and it can only have been ${a}. "${loud}" "${refrain}" cried ${a}, and ran all the way back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'scared')], things: ['rock'] },
        `The second plan was a rock. It was about as big as a chapel, and nobody could get round it without a map. ${a} leaned against the cool side, and held still until the sun had gone right along it. "It will have gone home," said ${a}, quite loudly. It had not. "${loud}" "${refrain}"`,
        `Next it was to be a matter of hiding. Behind the biggest rock there was a place where even the wind didn't look. ${a} counted to a thousand in there. At nine hundred it began to seem silly, and at nine hundred and ninety ${a} laughed. It is not safe to laugh. "${loud}" "${refrain}" cried ${a}, and bumped both ends on the rock.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(K, 'sit', 'curious')] },
        `"Then it shall stay where it is," said ${a}, and held it in. On the first day ${a} got round. On the second ${a} hummed. ${K.introduced}, who had a place on the wall by then, a good way back, brought a cushion for the third. It was about noon when a bee flew past, and stopped, and looked ${a} in the eye. "${loud}" it went, over four parishes. "${refrain}"`,
        `The third plan was a strong will. If one doesn't open anything, nothing can come out; that stands to reason. ${a} said "mf" for good morning, and "mf" for thank you, and swelled. "You're humming," said ${K.introduced}, who sat a long way off with a sandwich, and had followed it all from there. ${a} shook a head as round as a drum. And that shook it loose. "${loud}" "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'stand', 'calm'), seen(A, 'sit', 'sad')], things: ['sign'] },
        `On Thursday ${q} came by, with a case. There was a sign on it: CORKS. "I hear that you have trouble with a ${word}," said ${q}. "I do those. It's one cork, it's put in on a Saturday, and you'll never hear from it again." "Never?" said ${a}. "Not a word," said ${q}. "I've done a geyser." ${a} had not slept for a week. It was written down for Saturday at nine.`,
        `It had been heard in the town. On Thursday somebody called ${q} put up a folding table, and a sign that said CORKS. "Everything that comes out can be kept in," said ${q}. "It's only a question of size." The cork was as big as a bun. "And it would be gone?" said ${a}. "As good as," said ${q}. "For ever, and no money back." ${a} said Saturday, at nine, because that was the soonest there was.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(A, 'sit', 'curious')] },
        `"What does it do, when it's out?" said ${k} that evening. "I couldn't tell you," said ${a}. "I'm never there." "And where is it now?" ${a} pointed, with some dislike, at the middle. "What's it like in there?" "Dark," said ${a}. "It's narrow, too. There's nobody else." ${k} was quiet for so long that one could hear the grass. "And when you open up," said ${k}, "what do you say to it?"`,
        `${k} had been thinking about that cork. "Have you ever looked at it?" said ${k}. "Properly, I mean." ${a} had not; one doesn't, running. "But you know where it lives." "In here," said ${a}. "It's pitch dark, and there's just room to sit. It has been there since I was small." "Alone?" said ${k}. "Well, yes," said ${a}. "And then there's a crack of light at last, and it looks out. What does it see?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'sit', 'calm')] },
        `"I say help," said ${a}. Said aloud, it sounded different. Something sat in the dark for days, and waited, and somebody opened the door and screamed in its face. "I should come out like that myself," said ${k}. "I'd come out like a cannon." ${a} had gone very quiet. "I thought that it was after me," said ${a}. "All these years. I think that it was trying to get behind me."`,
        `"It sees me," said ${a}. "I've got all my teeth showing, and I'm yelling." They both considered this. It was not how one would want to be met. "So it jumps," said ${k}, "and you jump, and it jumps because of that." "Then it isn't after me," said ${a} slowly. "It's just as frightened as I am." Nobody had ever been frightened of ${a}. It was a horrid feeling, like a stone in a bun.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'shy')] },
        `It took until Friday night. Four times ${a} breathed in, and four times ran as far as the rock. The fifth time the feet were told to stay. "Hello," said ${a}, down into the dark. "It's only me. I'm the one who shouts. I'm sorry about that." There was a silence in there of somebody who can't believe it. And then it came, sideways, with a hand over its eyes, if it had had one. "${soft}"`,
        `There isn't any easy way to do it. On Friday night ${a} lay down in the grass, so as not to run, and held on to some. "I don't know what one says," said ${a}. "Hello. I'm what you live in." It stirred. "You needn't come. I just thought that somebody ought to have said it." And because nobody screamed, it put out its nose. "${soft}" It was the size of a plum, and it was shaking.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(Q, 'stand', 'calm'), seen(A, 'stand', 'worried')] },
        `At nine on Saturday there was ${q}, with the cork on a cloth. "It won't hurt," said ${q}, "and by ten past you'll be rid of it." One had only to say yes. There would be no more washing lines, and no more nights behind a rock. It wasn't as if it had become small. It had only been small once. "No, thank you," said ${a}. "It has just come out." "You'll be sorry," said ${q}. "Sometimes," said ${a}.`,
        `${q} was there on Saturday before the dew was off, and had the cork in both hands. Nobody else would come that way with one for years. "Open," said ${q}. ${a} thought of quiet. One could have sat in company, and laughed, like other people. Then there was the dark in there, and now nobody would ever open it. "I'd rather not," said ${a}. "We've only just met." The cork went to somebody with a hiccup.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'look-up', 'worried'), seen(K, 'stand', 'worried')],
        },
        `And by noon it had gone off again, "${loud}", over a butterfly. ${a} sat behind the rock and thought of corks. One couldn't call them back. ${trouble[2]} "If somebody could only do something," said ${k}. ${a} came out. "I can't promise how big it'll be," said ${a}. "Nobody's asking it to be small," said ${k}. "Only ask."`,
        `It wasn't all hellos after that. At dinner time there was a wasp, and "${loud}", and a hedge had to be stood up again. "I had the chance," said ${a}, "and I've sent it away." ${trouble[2]} ${k} didn't say anything. ${k} only looked at the middle of ${a}. "It might do it wrong," said ${a}. "It might," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(G, 'walk', 'happy'), seen(K, 'cheer', 'happy')] },
        `"Hello," said ${a}. "Are you there? There's somebody who needs you. I'm going to open the door now, and I'm not going anywhere." ${k} stood well back, and held on to a fence. "${soft}" ${helps[2]} It was done before ${a} had remembered to be afraid.`,
        `${a} sat down, to show that there would be no running. "It's me again," said ${a}. "This is a big one, and I'd be glad of the company." One could feel it get up, in there, and straighten itself. "${soft}" ${helps[2]} And ${a} had watched it from beginning to end, for the first time.`,
      ),
      page(
        {
          setting: home,
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'sleepy'), seen(A, home === 'bedroom' ? 'sleep' : 'stand', 'sleepy')],
        },
        `They asked ${a} later if it was cured. "It isn't an illness," said ${a}. There is still a "Help!" now and then, and sometimes one can't tell from which of them. "Did you put it out for the night?" said ${k}, in the door. ${a} listened. Deep down somebody turned round three times and lay still. "No," said ${a}, and moved up in bed, as if there were two. "${refrain}"`,
        `There's a wall by the hill, a good way back, where one can hear them at it in the evening. "Hello," says the one. Then comes the other. "${soft}" Nobody has moved house lately. "Don't you ever wish that you'd had the cork?" said ${k} once, at bedtime. "On windy days," said ${a}. Then ${a} yawned, and said sorry, downwards. "There, you see? ${refrain}"`,
      ),
    ],
  };
}

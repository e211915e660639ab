import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: whoever sees what two mean has no right to say it for them. */
export function old(going: Going, title: string): Told {
  const { A, a, L, l, K, k, answer, refrain, setting, time } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, time, camera: 'medium', actors: [seen(A, 'sit', 'shy'), seen(K, 'sit', 'curious')] },
        `It came on a Monday, like a cold. By five o'clock ${A.introduced} could not sit, and could not stand, and had said "Sorry" to a gatepost. "Does it hurt?" said ${k}, who was worried. "Not as such," said ${a}. "It's warm, and it's about here, and it hums. I believe that I'm in love." "Oh," said ${k}. "Can you do anything for it?"`,
        `There are things you can hide from a friend, but not for long. "You've been looking at that leaf since lunch," said ${k}. "Have I?" said ${A.introduced}. "Is it a leaf?" ${cap(k)} waited. It is generally the best way. "It's as if somebody had moved in," said ${a} at last, "and put all the lamps on. I'm in love, I think. Nobody must know."`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'walk', 'calm'), seen(A, 'hide', 'shy'), seen(K, 'look-up', 'happy')] },
        `It was ${L.introduced}, who went by each evening at six, and said good evening, and never guessed. "But that's simple," said ${k}. "It's three words, and they're all short. I love you. People say it to puddings." ${cap(a)} tried it on ${k}, and it was perfect. ${cap(a)} tried it on a stone, a bush and a passing beetle. The beetle was quite touched.`,
        `"With whom?" said ${k}. And just then ${L.introduced} came past, as always at six, and there was no need to ask again. ${cap(a)} had gone the colour of jam. "You only have to say it," said ${k}, afterwards. "I love you. It's less than your own address." So they practised. By bedtime ${a} could do it forwards, and backwards, and in the voice of a duke.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(L, 'stand', 'calm')] },
        `Six o'clock came, and so did ${l}. "Good evening," said ${l}. ${cap(a)} had all three words lined up, like children at a door. The door opened. ${cap(l)} looked so very much like ${l} that they turned round and ran. There was still the open door, and something had to come out of it. "It's Monday!" said ${a}. ${cap(l)} gave this some thought. "${answer}," said ${l}, and went on.`,
        `So when ${l} came round the corner, all was ready. ${cap(a)} stepped forward. ${cap(a)} breathed in. What nobody had practised was being looked at. ${cap(l)} did it very kindly, with both eyes, and everything that ${a} had ever known fell out at the back. One thing was left at the bottom. "It's Monday!" said ${a}. "${answer}," said ${l}, after a moment.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'shy'), seen(L, 'stand', 'curious'), seen(K, 'hide', 'worried')] },
        `"It's the eyes," said ${k}, who had watched from behind something. "Shut yours. Then it's only the dark that you're telling, and you don't mind the dark." It was a good idea, as far as it went. At six there were steps. ${cap(a)} shut both eyes, and drew breath, and let it go. "It's Tuesday!" It could be heard three gardens away. "${answer}," said the dark, in a voice that ${a} would have known anywhere.`,
        `"You leave yourself time to think," said ${k}. "Don't. Do it as you'd jump into cold water." The next evening ${a} stood with both feet together. There was a rustle. ${cap(a)} jumped. "It'sTuesday!" said ${a}, before ${l} had come all the way round the corner, and before it was wholly clear that it was ${l}. It was, though. "${answer}," said ${l}. "How quickly it came!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'shy'), seen(L, 'kneel', 'curious'), seen(K, 'think', 'worried')],
        },
        `On the third day ${k} thought of singing. You can get nearly anything out if there is a tune to it. ${cap(a)} made one, with a high part in the middle that was really rather lovely. ${cap(l)} stopped to listen. The tune went up, and up, and there at the top of it, where the three words were to have been, hung the whole of Wednesday. "${answer}," said ${l}, when it was over. And then, "Would you do the high part again?"`,
        `"Too loud," said ${k}. "That's what it is. It isn't a thing you shout." So on the third evening ${a} meant to whisper. ${cap(l)} had to come close, to hear. ${cap(l)} had to come so close that each could count what the other had in the way of eyelashes. "Yes?" whispered ${l}. There was a long, long quiet. "Wednesday," breathed ${a}. "${answer}," breathed ${l}, and did not go away at once.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'sad'), seen(K, 'sit', 'sad')] },
        `"You nearly had it," said ${k}. "I had Wednesday," said ${a}. "I'm a calendar. One looks at them, and one says thank you, and one turns the page. Nobody has ever been in love with one." On Thursday ${a} got behind the largest thing there was. "If I come out I shall only say what day it is. And ${l} can't want to hear that again. Nobody could." ${cap(k)} had no more ideas, and said so.`,
        `After that there was no more practising. "Think how it must be for ${l}," said ${a}. "One goes for a walk, and every single evening somebody jumps out and tells one the date." Put like that, it did sound bad. On Thursday ${a} was not at the corner. ${cap(a)} was a little way off, behind something, with everything tucked in. ${cap(k)} sat nearby, and kept quiet, which is harder than having ideas.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `It struck six. Round the corner came ${l}, and slowed down, and stopped. ${cap(l)} looked left. ${cap(l)} looked right, and up. Then ${l} walked back to the corner and came round it again, rather more loudly. Nothing happened. "Excuse me," said ${l} to ${k}. "Has there been no day today?" "How do you mean?" said ${k}. "Usually I'm told," said ${l}.`,
        `${cap(l)} was early. It was only ten to. ${cap(l)} had done something nice with a ribbon, and stood just where one would stand to be told something. Six o'clock went by. So did ten past. "I suppose," said ${l} to ${k}, not looking, "that you don't know what day it is?" "It's Thursday," said ${k}. "No," said ${l}. "I mean, thank you. But that isn't it."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(K, 'think', 'surprised')] },
        `"I could tell you myself," said ${k}. "It's very good of you," said ${l}, "but it wouldn't be the same." ${cap(l)} sat down. "I never used to know what day it was. I had no use for them, they were all alike. Then there was a Monday, and somebody had been saving it for me. I've thought about it a good deal. I thought that there might be one every day." ${cap(k)} looked at ${l}, and began, slowly, to grin.`,
        `"It's silly," said ${l}. "It was only days. But no one else ever gave me one. They were shouted, and they were sung. There was one with hardly any voice to it at all, and I've kept that one longest." ${cap(l)} looked at the corner. "I never said anything back. I wanted to. I practised on a hedge." "What did you practise?" said ${k}, and held very still. ${cap(l)} went the colour of jam.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(L, 'walk', 'excited'), seen(A, 'hide', 'shy')] },
        `It was all there now, and it needed only one word to put it together. ${cap(k)} had the word. It was right at the front. But there are things which, if somebody else says them for you, have not been said. So ${k} shut that mouth with one hand. With the other ${k} did a thing that is not, strictly speaking, telling. It was a finger, and it pointed at the largest thing there was.`,
        `Nobody would have blamed ${k}. It would have taken one breath, and everybody would have been home for supper. But it wasn't ${k} who had hummed for a week, and it wasn't ${k} who had practised on a hedge. "I'm not going to say a thing," said ${k}. ${cap(k)} only turned, and looked at a certain place, and went on looking at it. After a while ${l} noticed where.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'shy'), seen(A, 'look-up', 'surprised')] },
        `"I know that you're there," said ${l}. "You needn't come out. I have three words, and I've had them since Monday, and I can't do it if you look at me. When you look, they go, and all I can find is that other thing. I say, ${answer.toLowerCase()}. I lie awake and I could bite myself." It was quiet behind the largest thing there was. "Did you try a bush?" said ${a}. "And a stone," said ${l}.`,
        `"I've come about my day," said ${l}. There was no answer. "I know how it must look. You say something interesting, every evening, and I say, ${answer.toLowerCase()}. It isn't what I mean. I've got it all ready, and then it's you, and it isn't ready any more." Something stirred, and part of ${a} came out, and then some more. "I thought that was only me," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hug', 'happy'), seen(L, 'hug', 'happy'), seen(K, 'walk', 'happy')] },
        `${cap(k)} was halfway home by then, walking as you do past somebody asleep. But sound carries in the evening. There was a breath, a big one, and behind it three words were lined up like children at a door. They looked out. They saw who it was. "It's Thursday," said ${a}. "I love you, too," said ${l}.`,
        `That was when ${k} got up and went, for there are times when three is a crowd. They did not see. It was nearly dark, and they were looking at the only thing there was to look at. Somebody took a breath. ${cap(k)} stopped, and did not turn round. "It's Thursday," said ${a}, as clear as a bell. And after a very little while, "I love you, too," said ${l}.`,
      ),
    ],
  };
}

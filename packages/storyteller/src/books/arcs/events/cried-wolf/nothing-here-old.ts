import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: whoever believes nothing comes and sees it, and the one who believed everything stays at home. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, company, chance } = going;
  const { refrain, what, X, x, never } = partsOf(going);
  const N = company.person([a, b, g].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'sit', 'sleepy')], things: ['gate'] },
        `Somebody has to sit on the gate. It's on top of the hill, and you can see anything that comes, and shout. That summer it was ${A.introduced}. ${never} By June ${a} knew each stalk of the grass, and didn't care for some of them. It was then that ${a} began to wonder what would happen.`,
        `It was an important gate, as everybody had told ${A.introduced}. From the top of it you could see for ten miles. If anything came you were to shout, and all the village would run. ${never} A gate can be very important and not at all interesting. One hot morning ${a} took a deep breath, only to try it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited'), seen(B, 'run', 'worried'), seen(G, 'run', 'worried', 'broom')],
          things: ['broom'],
        },
        `It was a Monday. "${refrain}" Doors flew open. ${B.introduced} came up the hill like a ball, and ${g} behind, with a broom. "Where?" they said. "You've missed it," said ${a}. "It was as big as a barn." They stood about for a while, and told each other how they had run. Then they went home to burnt porridge.`,
        `"${refrain}" And they came, that Monday! There was ${B.introduced}, first of all, and ${g} with a broom and one boot. Nobody had ever run like that for ${a}. "It's just gone," said ${a}, and showed them where. "It was about the size of a church." They looked at the place with respect. It was, without any doubt, the best ten minutes of the year.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'walk', 'curious'), seen(A, 'stand', 'surprised')], things: ['gate'] },
        `When they'd been gone for half an hour, somebody else came. It was ${N.introduced}, from the last house, who had a bad knee. "Have I missed it?" she said. "I came as fast as I could. I've wanted to see one all my life." "Just," said ${a}. She had a good look over the gate. "Next time," said ${n}, and started down again.`,
        `The last one got there when there was nobody left. "I'm afraid it's my knee," said ${N.introduced}, and held on to the gate. "Is it still about? My father saw one, once. I've always hoped." "You've just missed it," said ${a}. "Never mind," said ${n}. "There'll be another." It takes her until lunch to get back down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'stand', 'surprised'), seen(N, 'sit', 'calm')],
          things: ['gate'],
        },
        `On Tuesday it was as big as two barns. On Wednesday it had a crown on. "${refrain}" They came up a little more slowly each time. "What colour was the crown?" said ${b}. "Gold," said ${a}. "At noon it was silver," said ${b}. But half an hour later ${n} sat down by the gate, with her leg out straight. "A crown!" she said. "And I was doing my hair." She never asked what colour. It began to be less fun to tell.`,
        `On Tuesday it had a crown on. On Wednesday there were two, and they were married. "${refrain}" ${a} would shout. "And they've gone, I suppose," ${g} called, from halfway up. "It's odd," said ${b}, "how quick they are." Only ${n} came right up to the gate, half an hour late. "Married!" she said. "I'd have brought them something. You are good, to shout for us." ${a} told it to her, and it came out shorter.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'walk', 'happy', 'accordion'), seen(A, 'stand', 'surprised')],
          things: ['accordion', 'gate'],
        },
        `On Thursday ${a} hadn't shouted at all. There was a sound on the other side of the hill. It was an accordion. And round the bend, in step with it, came ${X.introduced}. It was not as big as a barn. It was exactly as big as it was, which was worse and better. "Good day," said ${x}. "Do you dance, here?"`,
        `It was on Thursday that the gate was knocked at. Nobody had ever knocked at it. Behind it stood ${X.introduced}, with an accordion, and no crown. "I play for dances," said ${x}. "I'm on my way to the coast. I've got until dark, if you'd care for some." There was no need to add anything to it. It was all there.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited'), seen(X, 'dance', 'happy', 'accordion')],
          things: ['accordion'],
        },
        `"${refrain}" shouted ${a}. "And it's got an accordion! It's true, this time!" It's what you would say, of course. "An accordion," said ${g}, far below. "That's quite good." And the door closed. ${x} played a polka, and kicked. ${a} was the only person in the world who could see it. It was like a birthday in an empty house.`,
        `${a} shouted until it hurt. "${refrain}" You could see ${b}, in the square, look up. Then ${b} shrugged, and went on with a bun. ${x} had begun to play. It was the kind of tune that gets in at the knees. Nothing like it had ever come up that hill, or would again. "Are they all out?" said ${x}, politely.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(B, 'look-up', 'curious'), seen(G, 'look-up', 'surprised')],
        },
        `It came to ${a} upside down. They didn't believe a word. Very well. "There's no ${what} here!" shouted ${a}. "There's nothing to see! Stay where you are!" There was a silence. "That's new," said ${g}. "If there's none when we hear that there's one," said ${b}, and didn't stop to finish. All the doors flew open.`,
        `What does one do, if nobody believes a thing one says? One says the other. "It's all quiet!" shouted ${a}. "No ${what}, none at all! I should stay at home!" Every head in the village came up. "That's not like ${a}," said ${g}. "So if there isn't one, then there is," said ${b}, who was good at sums. And they ran as they had on Monday.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(G, 'dance', 'happy'),
            seen(X, 'dance', 'happy', 'accordion'),
            seen(B, 'dance', 'happy'),
            seen(A, 'look-up', 'worried'),
          ],
          things: ['accordion'],
        },
        `How they danced! "${refrain}" sang ${g}, round and round, with the broom. They'd all come. The sun was low, and ${x} looked at it. ${a} looked down the hill for somebody on a stick. Half an hour, it always took her. Then ${a} stood quite still. She'd have set out at the first shout. Then she'd have heard the other, that there was nothing. She'd have believed it, and turned round, and gone home.`,
        `It was a night that they talk of still. "${refrain}" shouted ${g}, and they all shouted it, in time, and stamped. ${a} was lifted up on somebody's shoulders. You could see the whole hill from there, and nobody on it. And it went through ${a} like cold water. There was one person who did believe every word. She'd have got as far as the well. Then she'd have heard that there was nothing, and gone home.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'run', 'determined')] },
        `${x} would play one more, and go. It would be the best. It was beginning now. ${a} had waited for it all summer, and longer. ${a} could stay, and go down to tell ${N.name} about it after. She'd like that. She always did. ${a} was halfway down the hill before the second bar, and didn't look round.`,
        `"Last dance!" called ${x}. They were making a place for ${a} in the middle of the ring. It would take ten minutes to the last house, and a good deal more to come back. By then it would be dark, and it would be over. ${a} got down off the shoulders, and went under all the arms, and ran.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'surprised')] },
        `"There is one," said ${a}, at her door. "Now. I said there wasn't, so that they'd come. And there wasn't one on Monday. There wasn't any crown." ${n} held on to the door for a time. "I went up three times and a half," she said. "I know," said ${a}. It was very quiet. Then she reached for her stick. "Well, come along. You've never once told me that you made it up."`,
        `It had to be said quickly, and there was a lot of it. "There weren't any, before," said ${a}. "Not one, with a crown or without. But there's one tonight." ${n} looked at her knee, and then at ${a}. It took longer than the hill. "Then I'd better believe you once more," she said. "It would be a pity to stop just before the real one."`,
      ),
      page(
        {
          setting: 'farm',
          time: 'night',
          camera: 'wide',
          actors: [seen(N, 'dance', 'happy'), seen(A, 'dance', 'happy')],
          things: ['gate', 'moon'],
        },
        `They got to the gate by the light of the moon, and there was nobody. But the wind was right. Far off on the coast road went an accordion, and it was the last dance, over again. "That's it," said ${n}. "That's what he heard." They danced it at the gate, with one knee between them. "${refrain}" she said, softly, to the moon.`,
        `It was dark when they reached the top, and the grass was all trodden flat. "Just gone," said ${a}, and it was true, and it was dreadful. "Hush," said ${n}. Over the hill, a long way off, it was still playing as it walked. They listened at the gate until there was only the moon. And then ${n} took ${a} by both hands, and hummed it.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(N, 'kneel', 'curious'), seen(B, 'kneel', 'curious')],
          things: ['gate'],
        },
        `In the morning ${a} called down, not very loud. "There's a snail on the gate." "As big as a barn?" called ${b}. "No," called ${a}. "It's rather small." Nobody ran. But about half an hour later ${n} came up, with ${b} on her arm, to have a look. She put on her glasses. It was rather small. She said that it was the best she'd seen.`,
        `The next morning there was a snail on the gate. ${a} thought about it, and called it out, just as it was. "About so big!" called ${a}. "Brown." ${b} came, to see what was wrong with it. ${n} came after, in her own time, and bent down. It was brown, and about so big. "There," said ${n} to ${b}. "I told you."`,
      ),
    ],
  };
}

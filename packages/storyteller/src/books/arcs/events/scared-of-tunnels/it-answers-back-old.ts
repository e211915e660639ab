import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: it was only an echo, and then something in there answers that is none. */
export function old(going: Going): Told {
  const { A, K, a, k, company, chance } = going;
  const { refrain, back, tunnel, N, n } = partsOf(going);
  const L = company.meet('lamb');
  const l = L.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(K, 'sit', 'calm')] },
        `There are two ways past the hill. One goes round, by way of everywhere, and takes until supper. The other is ${tunnel}. It takes four minutes. ${A.introduced} had gone round for years, and gave the view as the reason. The truth was that ${a} was scared of tunnels. It was not the dark so much. It was whoever lived in it.`,
        `Most people have a thing that they go round. With ${A.introduced} it was a hill. ${a} went round it twice a day, past six farms and a pond. The short way was ${tunnel}. "I like the ducks," ${a} would say. But it wasn't the ducks. ${a} was scared of tunnels, and felt that somebody was in there, waiting.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'point', 'worried'), seen(A, 'stand', 'worried'), seen(K, 'sit', 'calm')],
        },
        `It got out on a Friday, on account of the buns. ${N.introduced} had forty of them, hot, for a wedding at noon. "We shall have to go through," said ${n}. ${a} looked into it. It was as black as a boot, and it breathed. "What's in there?" said ${a}. "Nothing," said ${n}. "You can't see nothing in the dark," said ${a}. "It could be anything." ${k} had got down to have a look.`,
        `Then came a Friday with a wedding in it. "Noon, and not a minute after," said ${N.introduced}, climbing in with forty hot buns. There was only one way to be there by noon. In front of ${tunnel} ${a} stopped. A cold air came out and felt ${a} all over. "What are we waiting for?" said ${n}. "For somebody to come out," said ${a}. ${k} climbed down to see who.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'worried'), seen(K, 'stand', 'curious')] },
        `"You might ask who's there," said ${k}. It was a thing that had never occurred to ${a}. "${refrain}" called ${a}, in a voice with a crack in it. There was no sound at all, for about as long as it takes to hope. Then it came up out of the dark, cracked and all. "... ${back}" And ${a} was back at the farm before last, with buns all down the line.`,
        `"Have you tried saying hello?" said ${k}. "You don't, to things like that," said ${a}. But you can't sit and shake all day. "${refrain}" It went in, and it was gone. They had just begun to breathe, when something answered, thin and wobbly. "... ${back}" It took ${k} ten minutes to catch up, and ${n} was picking up buns the whole way.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(A, 'stand', 'worried')] },
        `"It's an echo," said ${k}. "It's you. It goes in, and bumps into the end, and comes back." ${a} considered that. "Then why does it sound so frightened?" "Because you did," said ${k}. It was a queer idea. All those years ${a} had been going round the long way, so as not to meet ${a}. "I'll need to hear it again," said ${a}.`,
        `"That was you," said ${k}. "It's called an echo. Whatever you put in comes out." "I know what an echo is," said ${a}, who had only thought that they were bigger. "It didn't sound like me. It sounded scared." ${k} said nothing, in a very kind way. ${a} went pink round the bumpers. "I see," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(K, 'cheer', 'happy')] },
        `So they tried it with other things. "Buns!" called ${a}. "... buns!" it said. "Ducks are better!" "... better!" "I'm not scared of you!" "... scared of you!" it admitted, and ${a} was nearly sorry for it. You can't be very afraid of a thing that agrees with everything. "Now go in," said ${n}, with a watch. "In a minute," said ${a}.`,
        `They tried it out. "It's Friday!" "... Friday!" "You're as big as a house!" "... a house!" it said, rather pleased. ${a} began to enjoy it. When ${a} spoke up, it spoke up, too. When ${a} was polite, it was as polite as could be. "It's twenty to twelve," said ${n}. "It's only manners, to say goodbye," said ${a}, putting it off.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'surprised')] },
        `"Are you all alone?" called ${a}, for the fun of it. "... alone!" it said. And then it said, "Meh." They looked at each other. Nobody had put that in. ${a} kept quite quiet, so that it should have nothing to give back. "Meh," said ${tunnel} again. It had come out of there all by itself.`,
        `"Well, goodbye!" called ${a}. "... goodbye!" it said, and after that, a good deal smaller, it said something else. "Meh." "What did you say?" whispered ${a}. "I didn't say anything," said ${k}. "Nor did I," said ${n}. An echo can't begin. Everybody knows that. And there it was again. "Meh."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'scared'), seen(N, 'point', 'worried')] },
        `So there was somebody, after all. ${a} had been right for years, and it was no pleasure. "That's a lamb," said ${k}. "It's got in, and can't turn round." "They shut the gates at noon," said ${n}, "at both ends, until Monday." Round by the road was an hour. There were eight minutes, and there was ${tunnel}. It was just as dark as it had been. It was only that somebody in it was smaller than ${a}.`,
        `It would have been nice to be wrong. "It's a lamb," said ${k}. "They come down for the shade. Somebody must fetch it, before they shut the gates." "When is that?" said ${a}. "At noon," said ${n}, and held up the watch, and the hand was shaking. You could go for the farmer, by the long way, past the ducks. ${a} looked at the long way. It had never looked so long.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(K, 'hold', 'calm')] },
        `"Take the buns off," said ${a}. "All of them. They rattle, and it's frightened enough." There was a groan from ${n}, and forty buns went down on the grass. So much for the wedding. "Are you still scared?" said ${k}. "Yes," said ${a}, and put on the big light. "I'd rather it was only me."`,
        `"I can't do it with the buns," said ${a}. "If I have to stop, they'll slide." So ${n} put them out on the grass, tray after tray. They were cold before the last one was down. "You needn't," said ${k}. "It could be that somebody else comes." "I've always been the one who says so," said ${a}, and put on the big light.`,
      ),
      page(
        {
          setting: 'cave',

          camera: 'medium',
          actors: [seen(A, 'walk', 'scared'), seen(K, 'point', 'curious')],
        },
        `It was quite dark. You might as well say so. But where the light fell it was bricks, and where there was a drip there was a fern. "${refrain}" called ${a}, as warmly as you can. "... ${back}" It was just as warm. "Meh," said somebody, nearer. ${a} had never noticed what it does to a voice, when it is meant for someone.`,
        `In there you could hear everything twice. ${k} sat in front, and read it out. "There are bricks. There's a mushroom. That's a bat, and he's asleep." "${refrain}" called ${a}. "... ${back}" It came from all sides, and it was a steady sort of voice, that one could go to. "Meh," it heard, and went on.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(L, 'stand', 'scared'), seen(A, 'kneel', 'calm'), seen(K, 'reach', 'happy')],
        },
        `In the middle, in the beam, stood ${L.introduced}, on legs like pencils. "There you are," said ${a}. "It's only a tunnel. I'll tell you about it on the way." ${k} lifted ${l} in. They did the second half rather fast. And behind them, not one minute after, came the clang of the gates.`,
        `And there, in the middle, with its back to a brick, was ${L.introduced}. It was shaking so hard that it was hard to count the legs. "I know," said ${a}. "I know all about it. Get in." ${k} pulled, and ${l} was in, all over ${K.names} knees. They came out at the far end with four minutes gone. In the eighth, the gates went clang.`,
      ),
      page(
        {
          setting: 'mountain',

          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'hug', 'happy'), seen(L, 'stand', 'happy')],
        },
        `Nobody knows what it was like at the wedding, without buns. ${n} came walking over the hill, quite slowly, with one that was still warm in the middle. "I had the right to be cross," said ${n}. "I looked for it, all the way up, and I couldn't find it." ${l} ate the bun. ${a} looked back at the hole in the hill. It looked back, and that was all that it did.`,
        `They had no buns at the wedding. They had the lamb, though, with a ribbon on, and it was in all the pictures. "Forty buns," said ${n}, sadly, and then laughed. "I shall bake them again. You can't do that with everybody." "It was my fault," said ${a}. "If I'd gone through at once..." "Then who'd have heard it?" said ${k}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'shout', 'proud'), seen(K, 'wave', 'happy')] },
        `Sundays ${a} still goes round, to see the ducks. It turns out that they are quite good ducks. But on weekdays it's ${tunnel}, in four minutes, and always with a stop in front. "${refrain}" calls ${a}, and waits to hear if there's anything after it. "... ${back}" There never has been. But it's polite to ask.`,
        `It's four minutes now, there and back. ${a} never goes in without a word first. "${refrain}" "... ${back}" It has a good, strong voice these days. "You sound well," said ${k}, one evening. "I try to," said ${a}. "You never know who's in there, and listening."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, partsOf } from './parts.ts';

/** For the oldest: the shoal would take one who says nothing; and the tide goes out from under the one who has said yes. */
export function old(going: Going): Told {
  const { chance } = going;
  const { F, C, K, P, Q } = partsOf(going);
  const [f, c, k, p, q] = [F.name, C.name, K.name, P.name, Q.name];
  const sort = (F.being?.size ?? 1) >= 4 ? 'large and grey' : 'thin and silver';
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'wide', actors: [seen(F, 'float', 'sad')] },
        `Everybody at the bottom of the sea was friendly, in a general way. They nodded. But ${F.introduced} was looking for a friend, which is something else. ${f} had the sentence ready. "Will you be my friend?" It had five words in it. Each came out inside a bubble, as all words do down there. ${f} had never thought about that.`,
        `${F.introduced} talked a good deal, for somebody who lived alone. It came out in bubbles, a word to each, and rose, and that was the last of it. It was quiet down there, and green. People passed by and nodded to one another. And ${f}, who was looking for a friend, had practised how to ask. "Will you be my friend?" It was a good sentence. It had never been answered.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'float', 'happy'), seen(P, 'float', 'calm')], things: ['bubbles'] },
        `${f} said it to ${P.introduced}, quite slowly. There were five bubbles. ${refrain} ${p} watched them politely, as you look at somebody's holiday pictures. Then ${p} bowed, and went about ${P.his} business. "It's a matter of the right moment," said ${f}. It made seven bubbles, and they went too.`,
        `It was ${P.introduced} whom ${f} asked first, because ${P.he} had a kind face. The sentence came out perfectly. ${refrain} ${p} waited to see if there would be more. There wasn't. ${p} gave a nod, the general one. "You could have said no," said ${f}, after a while, to where ${p} had been.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'float', 'excited'), seen(Q, 'float', 'calm')], things: ['bubbles'] },
        `So it wanted saying louder. "WILL YOU BE MY FRIEND?" It nearly turned ${f} over. The bubbles were the size of melons. ${Q.introduced} swam into the third, and was carried off backwards. ${refrain} "I only asked!" called ${f}. It's hard to explain a thing when explaining makes more of it.`,
        `${Q.introduced} was old, so ${f} shouted. It blew up a good deal of sand. ${refrain} When it had come down again, ${q} had both eyes shut, and was waiting for it to be over. "It wasn't weather," said ${f}. "It was me." But that was bubbles, as well, and ${q} shut ${Q.his} eyes tighter.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'float', 'calm')] },
        `Then the shoal came by. There were forty of them, ${sort}, and they turned all together, like one leaf. They didn't ask who ${f} was. They opened in the middle, and there was a place. Nobody said a word in there. It wasn't needed. You turned when the others turned. ${f} swam with them the whole afternoon, and for the first time ${f} was not alone.`,
        `What ended it was the shoal. Forty came round the rock, ${sort}, all of one mind, and took ${f} along. It was very comfortable. There was somebody on each side. They ate when they ate, and slept when they slept, and they never opened their mouths except for that. "So this is it," thought ${f}. It would have been nice to say so to someone.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'float', 'worried')], things: ['bubbles'] },
        `It was evening when ${f} saw a thing that was worth mentioning. The light came down in the shape of a ladder. "Look at that," said ${f}, without thinking. Three bubbles! Forty heads turned round. They weren't angry. It was only that nobody does, in a shoal. ${f} shut up. And up went the three, all alone, through the ladder of light. ${refrain}`,
        `"Isn't it beautiful?" said ${f}. It had slipped out. There was nothing the matter; it was only the sun going down, up there, and all the green turning gold. But the shoal gave a sort of shiver and drew apart a little, where ${f} was. It closed up again at once, for they were kind. Three bubbles went off by themselves. ${refrain} ${f} looked after them, and couldn't stop.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'look-up', 'determined')], things: ['bubbles'] },
        `"All that I ever said has gone up there," thought ${f}. "It must be somewhere." The shoal wouldn't wait for somebody who left. It wouldn't even notice. There'd be no place again in the middle, with somebody on each side. ${f} swam on with them for as long as it takes to count to forty. Then they turned left, and ${f} didn't.`,
        `There was all of it up there, every word, every single question. And here was a warm place between two others. There was no having both. ${f} let out one small bubble, with "friend" in it, to see. It rose. The shoal went on. For a moment ${f} hung between the two. There was a gap in the shoal, of the size of ${f}. Then it closed.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'sit', 'worried'), seen(K, 'stand', 'curious')],
          things: ['rock', 'bubbles'],
        },
        `At the top of the sea was a rock, and on the rock sat ${C.introduced}. The tide was going out. Everybody who lived there had gone with it. "You'll be left behind," said ${k}, who had come down with a bucket. "Shh," said ${c}. Pop! "Friend," said the bubble. "It's been asking since Monday," said ${c}. "I've answered each time. I can't very well go away now."`,
        `${C.introduced} should have gone down with the tide. They had all gone down, an hour ago, and the rock was nearly dry. "What are you waiting for?" said ${k}, from the sand. "Listen," said ${c}. Pop! "Will," it said. Pop, pop! "You be." "Since Monday somebody has been asking me something," said ${c}. "I've said yes forty times. But it goes on asking. What would you do?"`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'look-up', 'surprised'), seen(C, 'kneel', 'happy')] },
        `Pop! That one was not a word. It was ${f}, with a very round mouth. There was so much sky. "Is it here that they come out?" said ${f}. "All of them," said ${c}. "I know you by heart. You like the green light, and you don't like being nodded at. You said sorry to somebody on Tuesday. And it's yes. It has been yes from the first pop."`,
        `Then the sea opened, and it was the asker. They looked at each other for some time. "You've heard it?" said ${f}. "Every word," said ${c}. "There was a good one about a rock that looked like your aunt. I laughed. You can't have heard." "No," said ${f}. "Nothing ever came back." "But I shouted yes!" said ${c}. "I've nearly lost my voice!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'shout', 'happy'), seen(K, 'think', 'curious'), seen(F, 'look-up', 'curious')],
        },
        `"Say it now," said ${k}, "and we'll see." "Yes!" shouted ${c}, right down into the water. It jumped straight back out, as a ball does. "It's made of air," said ${k}. "So are the questions. Nothing that's made of air goes down." They were silent, all three. It was such a small thing to have been alone for.`,
        `${k} had them try it out. ${f} went down a little way, and ${c} called. ${f} came up. "Well?" "I saw your mouth move," said ${f}. "It's because words are light," said ${k}. "They can get up from there. They can't get down from here." So ${f} had asked and asked, and ${c} had answered and answered. And there had been nothing between them but the sea.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'happy', 'rock'), seen(K, 'kneel', 'happy'), seen(F, 'look-up', 'excited')],
        },
        `"It wants something heavier than a word," said ${c}, and looked round. There was a pebble, white, with a line round its middle. "This is yes." Plop! It sank, and shone, and sank. ${f} was after it before the rings had gone. It fell past ${p}, and it fell past ${q}. They saw ${f} go by, laughing, after a stone.`,
        `${c} chose a pebble with care, from all that the tide had left. It was white, and not too big. "What does it mean?" said ${k}. "It means yes," said ${c}, and opened, and let it go. Plop! It went down and down, rocking, through the gold and the green. And the yes that had been said since Monday came to rest on the sand with a small, clear click.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'bucket'), seen(C, 'sit', 'happy')],
          things: ['bucket'],
        },
        `There was still the matter of the tide. It was half a mile out, by now. "You've missed it," said ${k}, "because of a yes." "I know," said ${c}. "It was that, or go." So ${k} held the bucket, and ${c} got in. They walked out over the wet sand, to the edge of the sea. It was the first time that anybody had ever carried ${c} home.`,
        `Then ${c} looked round, and there was no sea. It had gone out, and left the rock standing. "Oh," said ${c}. "I thought it might." It's a long way on short legs. "Get in," said ${k}, with the bucket. They went down over the ribs of the sand together, to where the water began. "Was it worth it?" said ${k}. "Ask me something harder," said ${c}.`,
      ),
      page(
        { setting: 'undersea', camera: 'wide', actors: [seen(F, 'sleep', 'sleepy')], things: ['bubbles'] },
        `They have got very good at it since. One pebble is yes, and two are no, and three are "Tell that again." ${p} came to see what the heap was, and stayed to watch. "Good night," says ${f}, when it's dark. ${refrain} Pop! Then there's a wait. It comes rocking down, white, out of the black. Plop, click. And ${f} goes to sleep.`,
        `It's still quiet down there. People nod. But by ${F.names} door lies a heap of white pebbles, and it grows. "Are you there?" says ${f}, at night, quite softly, for it needn't be loud. ${refrain} And after a while, click. The shoal went past, just then, with all its mouths shut. One of them turned its head to look. Then ${f} was asleep.`,
      ),
    ],
  };
}

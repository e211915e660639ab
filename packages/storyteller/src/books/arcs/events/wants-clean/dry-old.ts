import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './said.ts';

/** The long one: it is clean at last, for the fair, and somebody who loves the mud is stuck in it. */
export function old(going: Going): Told {
  const { A, K, a, k, chance, company } = going;
  const [C = company.friend] = company.passersBy(1, ({ isa, size }) => isa === 'pet' && size >= 2 && size <= 3);
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `Some yards have a bit of mud in them. This was mud, with a bit of yard. ${A.introduced} lived there, and wanted to be clean. It wasn't for show. It was that ${a} never knew, in there, where ${a} left off and the yard began. "Just once," said ${a}, "I'd like to see what I look like."`,
        `"You'll get used to it," they had told ${A.introduced} about the mud. That was years ago. It was in front of the door, and it was in the corners of the day. ${a} wanted to be clean, quite clean, to the edges. There was a shop window in the village, and ${a} had once gone by it. What went by in the glass was a lump.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'jump', 'happy'), seen(A, 'stand', 'worried')] },
        `${C.introduced} was ${A.names} friend, and nobody understood why. ${c} loved mud. It was good to lie in on hot days, and to slide down on wet ones. "You think about it too much," said ${c}. "You think about it too little," said ${a}. They said so every morning, instead of how do you do.`,
        `There was nobody who liked ${a} so much as ${C.introduced}, and they agreed about nothing. ${c} would come home at night like something dug up. "It's lovely today," ${c} would call. "It's up to the knees!" "Don't shake," ${a} would say. ${c} always shook. It was meant as a present.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'excited')], things: ['boots'] },
        `On Monday ${K.introduced} came, and sat on the wall to do the boots. Knock, knock, and the dry mud dropped off them like crusts. "There's the fair on Saturday," said ${k}. "There's a ribbon for whoever looks their best. I've put you down for it." ${a} didn't say anything. It was too big to say anything to.`,
        `It was ${K.introduced} who brought the news, and told it while banging two boots together on the wall. The old mud flew off in flakes. "It's the fair on Saturday," said ${k}. "They're going to give a ribbon to the best kept. I said that I'd bring somebody." ${a} looked round, to see whom that could mean.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'determined', 'bucket'), seen(A, 'stand', 'happy')] },
        `On Tuesday they did it with water, eleven buckets. "${refrain}" cried ${a}. But water has to go somewhere, and it goes down. Then there was twice as much mud as before, and ${a} slid in it as far as the gate. On Wednesday they did it without. ${a} rolled in the barn. "${refrain}" said a haystack, with a voice.`,
        `They tried soap and the pump. It ran off brown, and then grey, and then clear. "${refrain}" said ${a}, and stepped out of the wet. It was a step too many. You can't wash a thing in the middle of what it's being washed of. So they rubbed it dry with hay, which was cleverer. "${refrain}" But the hay liked it there, and stayed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'calm')], things: ['bucket'] },
        `It was Thursday before they saw it. "It isn't the getting clean," said ${k}. "It's the staying." So after the next wash a bucket was turned over, and ${a} was put on it. There were two days to go. All there was to do was nothing. "${refrain}" said ${a}, quietly, in order not to tip.`,
        `"You only have to stand still until Saturday," said ${k}, and set the bucket down with its bottom up. ${a} got on, gleaming from end to end. It was like being a candle on a cake. It was also two days and two nights. "${refrain}" said ${a}, and looked straight ahead.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'run', 'happy'), seen(A, 'stand', 'sad')], things: ['bucket'] },
        `There was a good view of everything from up there. On Friday they had made a slide, down by the pond, of the very best. They went down it in a row, with ${c} in front. ${a} could hear it. "There's room for you!" called ${c}. "I can't," said ${a}. "I'm clean." It was the first time that it had sounded like being ill.`,
        `Being clean took up the whole day. You couldn't sit. You couldn't laugh, because of the rocking. At the far end ${c} and the others had found a place where it came up to the middle. There was a lot of shrieking. Then ${c} came over, and stood a good way off, so as not to shake. "I won't come any nearer," said ${c}. It was kindly meant. ${a} didn't like it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(C, 'reach', 'scared')], things: ['bucket'] },
        `On Saturday, an hour before the fair, the shrieking stopped. ${a} looked. ${k} had gone for the cart, and the others were in at breakfast. Out in the middle of the deepest part were the head and shoulders of ${c}. "It's all right," called ${c}. "I'm only stuck. It's never been so good as this." And then, less loudly, "I can't find the bottom of it."`,
        `${k} had gone to fetch the cart. It was Saturday, at nine, and there wasn't a spot on ${a}. "Hello," said somebody, out by the pond. It was ${c}, in up to the chest, and not moving. "I don't want to trouble you," said ${c}. "You're going to be late. Only I seem to be stuck, and there's nobody else here."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'determined')], things: ['bucket'] },
        `It was a week's work, and ${a} looked at it. It went right down to the tips. There would be no more time for another wash. There was ${k}, who was counting on it. ${a} could shout. Somebody might hear it, in a while. ${a} looked across at that head, which was trying to look cheerful. Then ${a} stepped down off the bucket.`,
        `${a} could have waited for ${k}. It would be a few minutes, or it would be ten. Nobody could have said a word against it, least of all ${c}. ${a} took one last look at what there was to see, without a spot on it anywhere. "I'd just like to remember that," said ${a}. And ${a} went in.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(C, 'hold', 'surprised')] },
        `SPLAT! It was quite warm. You sink less if you lie flat, and so ${a} lay flat. "You're getting dirty," said ${c}. "I had noticed," said ${a}. "Hold on to the back of me." There was a long, rude noise, and something let go. They came out on the other side like two loaves out of one tin. Nobody could have said which was which.`,
        `SPLAT! ${a} had found a plank, and went in flat, as is best with mud. ${c} got hold of the end. "Why are you doing that?" said ${c}. "You'd been so clean." "I was on my own with it," said ${a}. "Pull." It gave way with a smack that they heard in the village. They lay on the grass, and were mud from end to end, and there was no telling them apart.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(A, 'sit', 'sad'), seen(C, 'sit', 'sad')],
          things: ['sun'],
        },
        `${k} came back with the cart, and stood there. "Which of you is it?" said ${k}. "This one," said ${a}. "I'm sorry." ${k} had seen the bucket, and the tracks, and asked no more. There wasn't time for so much as a flannel. So they went as they were. The sun beat down on the cart all the way. By the second mile they had both gone grey. By the fourth they couldn't bend.`,
        `"Oh," said ${k}, holding the reins. Then ${k} saw where the tracks went, and whose they were. "Well," said ${k}, "I said that I'd bring somebody, and I never said what colour." All three of them rode to the fair. It was the hottest day of the year. "I'm going hard," said ${c}, after a while. "So am I," said ${a}. They arrived like a pair of garden ornaments.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'happy'), seen(C, 'stand', 'happy')],
        },
        `"Best kept?" said the judge, and looked, and took off her glasses. Somebody laughed. ${k} went red, and stared down at two boots. And then ${k} saw them. Knock, knock, went ${k}, on ${a}, and once on ${c} for luck. A crack ran down from the top. It all came off in two great shells. The judge put her glasses on again, because of the glare. "${refrain}" said ${a}.`,
        `The others stood there, brushed, with bows. "Next," said the judge, and then, "What is it?" ${k} wished to be elsewhere, and stamped a foot. A bit of dry mud dropped off the boot. ${k} looked at the boot. "One moment, please," said ${k}, and knocked on ${a}, as on a door. It fell away like the shell of an egg. There was a sound from the crowd like a wave going out. "${refrain}" whispered ${a}. And so was ${c}, who was appalled.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(C, 'jump', 'happy'), seen(K, 'stand', 'happy')] },
        `They cut the ribbon in two. People come and ask about it now, from as far as the coast. Every morning there are two of them by the pond. One is there for the mud, and one for after. SPLAT! "I thought you wanted to be clean," says ${k}. "I do," says ${a}, from underneath. "I've just begun."`,
        `There was a mirror at the fair, and ${a} had a good look in it. It was nice. It didn't take very long. On Sunday the bucket stood in the yard the right way up. ${a} was down by the pond, behind ${c}. SPLAT! "You'll get dirty!" called ${k}. "I'm washing," said ${a}. "It's only that this is the long part."`,
      ),
    ],
  };
}
